"""``luxor simulate``: many games of any bots, and their figures."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from luxor.bots.registry import split_specs
from luxor.cli.drawing import table
from luxor.cli.lab_options import add_keeping, add_setting, run_experiment, setting_of
from luxor.cli.standings_text import owed, several_seats, shares_seats
from luxor.lab.simulate import Simulation

ENDS = {"tomb": "two in the tomb chamber", "standstill": "standstill", "round_limit": "round limit"}
"""What ended a game in few words, by the name of the reason."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of ``luxor``."""
    parser = subparsers.add_parser(
        "simulate",
        help="play many games and print their means",
        description="Plays games of bots on all cores and prints how long they are, where points "
        "come from and who wins. With --out everything is kept, and the same command goes on after "
        "an interruption. Exit status 1 if a game broke off.",
    )
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOT,BOT",
        help="one for all seats, or one for each; they change seats, and each deal is played once "
        "for each seating (default: random)",
    )
    parser.add_argument("--fixed-seats", action="store_true", help="bots keep their seats")
    add_setting(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="default: 1000")
    add_keeping(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Simulate as the command line says; return the exit status."""
    simulation = Simulation(
        setting_of(args), split_specs(args.bots), games=args.games, rotate=not args.fixed_seats
    )
    fixed = ["--fixed-seats"] if args.fixed_seats else []
    words = ("simulate", "--bots", args.bots, *fixed)
    return run_experiment(args, simulation, words, in_words, rotated=simulation.rotated)


def in_words(form: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of a text for people."""
    alike = len(form["by_bot"]) == 1
    whose = f"{form['bots'][0]} " if alike else ""
    yield (
        f"{form['games']} {whose}games of {form['players']} "
        f"players, {len(form['errors'])} broken off"
    )
    for error in form["errors"][:10]:
        yield f"  game {error['game']}: {error['error']}"
    for bot, side in form["by_bot"].items():
        if side["faults"]:
            yield owed(bot, side["fault_kinds"])
    if form["games"]:
        yield (
            f"a game: {form['mean_rounds']:.1f} rounds, {form['mean_turns']:.1f} turns, "
            f"{form['mean_decisions']:.1f} decisions"
        )
        ends = form["ends_by_reason"].items()
        yield "ended: " + ", ".join(f"{ENDS[name]} {games}" for name, games in ends)
        yield ""
        yield from _by_seat(form)
        if not alike:
            yield ""
            yield from _by_bot(form)


def _by_seat(form: dict[str, Any]) -> Iterator[str]:
    head = ["points, mean", *(f"p{seat + 1}" for seat in range(form["players"]))]
    means = {**form["mean_score_by_source"], "all": form["mean_score"]}
    rows = [[name, *(f"{mean:.2f}" for mean in by_seat)] for name, by_seat in means.items()]
    won = ["won", *(f"{wins / form['games']:.1%}" for wins in form["wins_by_seat"])]
    yield table(head, [*rows, won])
    if not form["rotated"] and len(form["by_bot"]) > 1:
        yield f"seats: {', '.join(f'p{seat} {bot}' for seat, bot in enumerate(form['bots'], 1))}"


def _by_bot(form: dict[str, Any]) -> Iterator[str]:
    limits = {bot: side["win_rate_limit"] for bot, side in form["by_bot"].items()}
    what = "seats" if shares_seats(limits) else "games"
    rows = []
    for bot, side in form["by_bot"].items():
        if side["games"]:
            low, high = side["win_rate_95"]
            won = (f"{side['win_rate']:.1%}", f"{low:.1%} to {high:.1%}")
            rows.append([bot, str(side["games"]), *won, f"{side['mean_score']:.1f}"])
    yield table(["bot", what, "won", "95 % interval", "score"], rows)
    if form["rotated"] and not form["balanced_seats"]:
        yield (
            "Not all deals were played in all seatings, so the bots did not sit equally often in "
            "every seat."
        )
    if shares_seats(limits):
        yield several_seats(limits)
