"""``luxor bots``: the bots there are, and a check of one's own."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping
from typing import TYPE_CHECKING

from luxor.bots.asking import close_bot
from luxor.bots.outside import OUTSIDE
from luxor.bots.registry import BOTS, LEVELS, BotKind, make_bot
from luxor.bots.specs import BUDGETS
from luxor.cli.bots_check import SETTINGS, Check
from luxor.cli.module_option import modules_help, modules_of
from luxor.cli.phrases import all_of
from luxor.cli.play_terminal import MOST_COLUMNS, Terminal
from luxor.core.errors import OptionsError
from luxor.core.options import Options

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD = 0
FAULTY = 1

INDENT = 14
"""Where the sentences of the list begin."""

MOST_GAMES = 1000


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``bots``."""
    parser = subparsers.add_parser(
        "bots",
        help="list the bots, or check one of your own",
        description="List the bots there are. With --check, play some games with a bot against "
        "random ones, and tell what went wrong and how long it took; the exit status is 1 if "
        "something did. How to write a bot is told in docs/bots.md.",
    )
    parser.add_argument(
        "--check", metavar="BOT", help="a bot's spec, such as 'external:python3 mybot.py'"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=len(SETTINGS),
        metavar="N",
        help=f"how many games a check has (default: {len(SETTINGS)})",
    )
    parser.add_argument(
        "--players", type=int, metavar="2..5", help="how many play (default: it changes)"
    )
    parser.add_argument("--modules", metavar="A,B", help=f"{modules_help()} (default: they change)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the bots or check one; return the exit status."""
    if args.check is None:
        for option, given in (
            ("games", args.games != len(SETTINGS)),
            ("players", args.players is not None),
            ("modules", args.modules is not None),
            ("seed", args.seed != 0),
        ):
            if given:
                raise OptionsError(f"--{option} is for a check: name a bot with --check")
        print(list_of_bots())
        return GOOD
    if not 1 <= args.games <= MOST_GAMES:
        raise OptionsError(f"--games: 1 to {MOST_GAMES}, not {args.games}")
    if args.seed < 0:
        raise OptionsError(f"--seed: a whole number from 0 on, not {args.seed}")
    bot = make_bot(args.check)
    check = Check(bot, Terminal())
    try:
        if check.start():
            check.play(_settings(args), args.games, args.seed)
    finally:
        close_bot(bot)
    check.tell()
    return FAULTY if check.faults else GOOD


def _settings(args: argparse.Namespace) -> tuple[Options, ...]:
    if args.players is None and args.modules is None:
        return SETTINGS
    return (Options(players=args.players or 2, modules=modules_of(args.modules or "")),)


# --- the list --------------------------------------------------------------------------------


def list_of_bots() -> str:
    """Return every bot with a sentence, and how to bring one's own."""
    levels = {name: f"{level.about} ({level.spec})" for name, level in LEVELS.items()}
    kinds = {_form(name, kind): kind.about for name, kind in BOTS.items()}
    own = {kind.form: kind.about for kind in OUTSIDE.values()}
    return "\n\n".join(
        [
            "Levels, the gentlest first:\n" + _rows(levels),
            "Kinds of bots, with the defaults of their parts:\n" + _rows(kinds),
            "Parts, in any order, as in ismcts:2s:explore=0.8:\n"
            + _rows({"it, s, ms": f"a budget for each decision: {BUDGETS}", **_parameters()}),
            "Your own (how to write one is told in docs/bots.md):\n" + _rows(own),
        ]
    )


def _parameters() -> dict[str, str]:
    """Return what each parameter does, what it may be, and whose it is."""
    owners: dict[str, list[str]] = {}
    about = {}
    for name, kind in BOTS.items():
        for key, parameter in kind.parameters.items():
            owners.setdefault(key, []).append(name)
            about[key] = f"{parameter.about} ({parameter.bounds}"
    return {f"{key}=": f"{about[key]}; {all_of(owners[key])})" for key in about}


def _rows(rows: Mapping[str, str]) -> str:
    """Return a form and a sentence on each line; the sentence stands below a long form."""
    return "\n".join(_row(form, about) for form, about in rows.items())


def _row(form: str, about: str) -> str:
    indent = " " * INDENT
    lines = textwrap.wrap(about, MOST_COLUMNS - INDENT, break_on_hyphens=False)
    if len(form) + 4 > INDENT:
        return "\n".join([f"  {form}", *(indent + line for line in lines)])
    return "\n".join([f"  {form}".ljust(INDENT) + lines[0], *(indent + line for line in lines[1:])])


def _form(name: str, kind: BotKind) -> str:
    """Return the spec of a bot with all its parts at their defaults."""
    parts = [f"{key}={parameter.default:g}" for key, parameter in kind.parameters.items()]
    return ":".join([name, *([str(kind.budget)] if kind.budget else []), *parts])
