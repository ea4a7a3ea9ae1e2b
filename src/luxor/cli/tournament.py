"""``luxor tournament``: bots that meet each other in all seats, and a table of how they did."""

from __future__ import annotations

import argparse
from pathlib import Path

from luxor.bots.registry import split_specs
from luxor.cli import standings_text
from luxor.cli.lab_options import Form, add_keeping, add_setting, run_experiment, setting_of
from luxor.cli.play_files import FileError, user_path
from luxor.lab import ratings
from luxor.lab.tournament import Tournament


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to those of ``luxor``."""
    parser = subparsers.add_parser(
        "tournament",
        help="let bots meet each other and print who wins how often",
        description="Lets bots meet each other: on every deal every bot sits once in every seat, "
        "and all bots meet equally often. Prints win rates with their 95 % intervals, ratings and "
        "who came in ahead of whom. With --out everything is kept, and the same command goes on "
        "after an interruption. Exit status 1 if a game broke off.",
    )
    parser.add_argument("--bots", required=True, metavar="BOT,BOT", help="two or more")
    add_setting(parser)
    parser.add_argument(
        "--games",
        type=int,
        default=1000,
        metavar="N",
        help="default: 1000; a multiple of the number of bots lets every bot sit equally often in "
        "every seat",
    )
    add_keeping(parser)
    parser.add_argument(
        "--ratings",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="rate the bots, which needs the package openskill (default)",
    )
    parser.add_argument("--markdown", metavar="FILE", help="also write the tables as Markdown")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play a tournament as the command line says; return the exit status."""
    if args.ratings:
        try:
            ratings.require()  # before hours of games, not after them
        except ratings.RatingsError as error:
            raise ratings.RatingsError(f"{error}; or leave them out with --no-ratings") from None
    contest = Tournament(
        setting_of(args), split_specs(args.bots), games=args.games, rated=args.ratings
    )
    words = ["tournament", "--bots", args.bots]
    words += [] if args.ratings else ["--no-ratings"]
    words += [] if args.markdown is None else ["--markdown", args.markdown]

    def write(form: Form) -> None:
        if args.markdown is not None:
            _write(user_path(args.markdown), "\n".join(standings_text.markdown(form)) + "\n")

    return run_experiment(args, contest, words, standings_text.in_words, write=write)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
