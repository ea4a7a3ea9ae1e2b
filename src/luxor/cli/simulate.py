"""``luxor simulate``: many random games, and what they come to."""

from __future__ import annotations

import argparse
import json
import sys
import time

from luxor.cli.module_option import MODULES_HELP, NONE, modules_of
from luxor.core.errors import OptionsError
from luxor.core.options import Options
from luxor.lab.simulate import MOST_GAMES, Summary, simulate
from luxor.notation.edition_file import load_edition

ENDS = {"tomb": "two in the tomb chamber", "standstill": "standstill", "round_limit": "round limit"}
"""What ended a game in few words, by the name of the reason."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of ``luxor``."""
    parser = subparsers.add_parser(
        "simulate",
        help="play many random games and print their means",
        description="Plays random games (every option equally likely) and prints how long they "
        "are, where points come from and who wins. Exit status 1 if a game broke off.",
    )
    parser.add_argument("--players", type=int, default=2, metavar="2..5", help="default: 2")
    parser.add_argument("--modules", default=NONE, metavar="A,B", help=f"{MODULES_HELP} (default)")
    parser.add_argument(
        "--extra-cards",
        action=argparse.BooleanOptionalAction,
        help="with the expansion's Horus cards (default: with five players or a module)",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default: 1000")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.add_argument("--edition", metavar="NAME|FILE", help="default: the built-in one")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate as the command line says; return the exit status."""
    modules = modules_of(args.modules)
    if not 1 <= args.games < MOST_GAMES:
        raise OptionsError(f"--games: 1 to {MOST_GAMES - 1}, not {args.games}")
    if args.seed < 0:
        raise OptionsError(f"--seed: a whole number from 0 on, not {args.seed}")
    options = Options(args.players, None, modules, args.extra_cards)
    progress = Progress(args.games) if sys.stderr.isatty() else None
    summary = simulate(
        options,
        games=args.games,
        seed=args.seed,
        edition=load_edition(args.edition),
        progress=progress.show if progress else None,
    )
    if progress:
        progress.end()
    print(json.dumps(summary.to_json(), indent=2) if args.json else in_words(summary))
    return 1 if summary.errors else 0


def in_words(summary: Summary) -> str:
    """Return the figures as a text for people."""
    form = summary.to_json()
    lines = [
        (
            f"{summary.games} random games of {summary.options.players} players, "
            f"{len(summary.errors)} broken off"
        ),
    ]
    lines += [f"  game {error.game}: {error.error}" for error in summary.errors[:10]]
    if summary.games:
        lines += [
            (
                f"a game: {form['mean_rounds']:.1f} rounds, {form['mean_turns']:.1f} turns, "
                f"{form['mean_decisions']:.1f} decisions"
            ),
            "ended: " + ", ".join(f"{ENDS[name]} {n}" for name, n in summary.ends.items()),
            "",
            "points, mean" + "".join(f"{f'p{seat + 1}':>8}" for seat in range(form["players"])),
        ]
        rows = {**form["mean_score_by_source"], "all": form["mean_score"]}
        lines += [
            f"{name:<12}" + "".join(f"{mean:>8.2f}" for mean in means)
            for name, means in rows.items()
        ]
        wins = "".join(f"{wins / summary.games:>8.1%}" for wins in summary.wins)
        lines.append(f"{'won':<12}{wins}")
    return "\n".join(lines)


class Progress:
    """A line on the terminal that says how far a simulation is."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = self.told = time.monotonic()

    def show(self, done: int) -> None:
        """Say how many games are done, at most ten times a second."""
        now = time.monotonic()
        if now - self.told >= 0.1:
            self.told = now
            speed = done / (now - self.began)
            left = (self.games - done) / speed
            bar = "█" * (24 * done // self.games)
            text = f"\r{bar:░<24} {done}/{self.games}  {speed:,.0f} games/s  {left:.0f} s left "
            print(text, end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clear the line."""
        print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
