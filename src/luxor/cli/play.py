"""``luxor play``: a game in the browser, or in the terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from luxor.bots import Bot
from luxor.bots.asking import BotFaultError, close_bot
from luxor.bots.external import ExternalBot
from luxor.bots.levels import timed
from luxor.bots.registry import LEVELS, BotSpecError, make_bot, split_specs
from luxor.cli.module_option import modules_help, modules_of, proposed
from luxor.cli.phrases import count_words
from luxor.cli.play_browser import play_in_browser
from luxor.cli.play_files import FileError, load_table, new_file
from luxor.cli.play_session import Session
from luxor.cli.play_terminal import Terminal
from luxor.cli.replay import ReplayError
from luxor.cli.serve import add_server_options
from luxor.core.errors import OptionsError
from luxor.core.options import Options
from luxor.notation.edition_file import DEFAULT_EDITION, builtin_editions, load_edition
from luxor.play.table import Table

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_DIGITS = 100
"""Of a seed."""

DEFAULT_BOT = "scholar"

BROWSER: dict[str, object] = dict.fromkeys(("port", "database", "bot_workers"))
TERMINAL: dict[str, object] = {
    **dict.fromkeys(("hot_seat", "opponents", "players", "modules", "extra_cards", "seat")),
    **dict.fromkeys(("first", "seed", "edition", "load", "record")),
    **dict.fromkeys(("bots", "auto", "hide_scores"), False),
    "name": [],
}
"""Options that are for one way to play alone, and what they are when they are not given."""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``play``."""
    parser = subparsers.add_parser(
        "play",
        help="play a game",
        description="Play a game in the browser, or in the terminal: with --text, or any option "
        "that is for the terminal. There type ? for help, ? THING for any card, tile or space.",
    )
    browser = parser.add_argument_group("in the browser")
    add_server_options(browser)
    browser.add_argument(
        "--no-browser",
        dest="browser",
        action="store_false",
        help="open none: the address is printed",
    )
    _add_terminal_options(parser.add_argument_group("in the terminal"))
    parser.set_defaults(run=play)


def _add_terminal_options(parser: argparse._ArgumentGroup) -> None:
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--bots", action="store_true", help="you against bots on all other seats (the default)"
    )
    who.add_argument(
        "--hot-seat",
        type=int,
        nargs="?",
        const=0,
        metavar="N",
        help="N people (default: all seats) share this screen, each seeing only their own hand",
    )
    who.add_argument("--auto", action="store_true", help="bots on all seats: watch them play")
    parser.add_argument(
        "--opponents",
        metavar="BOT",
        help=f"how strong the bots are: {', '.join(LEVELS)} (default: {DEFAULT_BOT}), or any bot "
        f"that 'luxor bots' lists",
    )
    parser.add_argument("--players", type=int, metavar="2..5", help="how many play (default: 2)")
    parser.add_argument(
        "--modules",
        metavar="A,B",
        help=f"{modules_help()}; not given: those recommended with five players are proposed",
    )
    parser.add_argument(
        "--extra-cards",
        action=argparse.BooleanOptionalAction,
        help="with the expansion's Horus cards (default: with five players or a module)",
    )
    parser.add_argument(
        "--seat", type=_seat, metavar="pN", help="your seat (default: p1; hot seat: from it on)"
    )
    parser.add_argument(
        "--name", action="append", default=[], help="your name; once for each person at the screen"
    )
    parser.add_argument(
        "--first", metavar="random|pN", help="who begins every round (default: random)"
    )
    parser.add_argument(
        "--seed", type=_seed, metavar="N", help="decides all that chance brings (default: random)"
    )
    parser.add_argument(
        "--edition",
        metavar="NAME|FILE",
        help=f"a built-in edition ({', '.join(builtin_editions())}) or a file",
    )
    parser.add_argument(
        "--hide-scores", action="store_true", help="show others' points in play only at the end"
    )
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    parser.add_argument(
        "--record", metavar="FILE", help="write the game's record there when it ends or is left"
    )


def play(args: argparse.Namespace) -> int:
    """Play a game as the command line says; return the exit status.

    Raises a ``LuxorError`` where the options contradict each other or a bot cannot play.
    """
    of_terminal, of_browser = _given(args, TERMINAL), _given(args, BROWSER)
    if of_browser and (args.text or of_terminal):
        first = of_terminal[0] if of_terminal else "--text"
        raise OptionsError(
            f"{of_browser[0]} is for a game in the browser, {first} for one in the terminal"
        )
    if not args.text and not of_terminal:
        return play_in_browser(args)
    opponents = args.opponents or DEFAULT_BOT
    _check_opponents(opponents)
    try:
        record = new_file(args.record, loaded=args.load) if args.record else None
        table = _loaded(args) if args.load else _new(args)
    except (FileError, ReplayError) as error:  # it begins with the file's name, as editors like it
        print(error, file=sys.stderr)
        return 1
    table.hide_scores = args.hide_scores
    people = _people(args, table.options.players, table.asked if args.load else None)
    seats = [seat for seat in range(table.options.players) if seat not in people]
    bots = _opponents(opponents, seats)
    return Session(table, bots, loaded=bool(args.load), record=record).run()


def _given(args: argparse.Namespace, options: Mapping[str, object]) -> list[str]:
    """Return which of some options were given, as they are typed."""
    values = ((name, getattr(args, name), default) for name, default in options.items())
    found = [name for name, value, default in values if repr(value) != repr(default)]
    return [f"--{name.replace('_', '-')}" for name in found]


def _check_opponents(spec: str) -> None:
    """Raise ``OptionsError`` if there is no such bot."""
    try:
        close_bot(make_bot(spec))
    except BotSpecError as error:
        if len(_specs(spec)) > 1:
            raise OptionsError(
                f"--opponents: one bot, which plays on all other seats, not {spec!r}"
            ) from None
        raise OptionsError(f"--opponents: {error}") from None


def _opponents(spec: str, seats: Sequence[int]) -> dict[int, Bot]:
    """Return a bot for each seat, programs started; raises ``OptionsError`` if one cannot be."""
    bots = {seat: make_bot(timed(spec)) for seat in seats}
    try:
        for bot in bots.values():
            if isinstance(bot, ExternalBot):
                bot.start()
    except BotFaultError as error:
        for bot in bots.values():
            close_bot(bot)
        raise OptionsError(f"--opponents: {spec}: {error.detail}") from None
    return bots


def _specs(text: str) -> list[str]:
    """Return the bots of a list, none if it is no list of bots."""
    try:
        specs = split_specs(text)
        for spec in specs:
            close_bot(make_bot(spec))
    except BotSpecError:
        return []
    return specs


def _new(args: argparse.Namespace) -> Table:
    players = 2 if args.players is None else args.players
    people = _people(args, players, None)
    edition = load_edition(args.edition or DEFAULT_EDITION)
    modules = modules_of(args.modules or "")
    if args.modules is None:
        modules = proposed(players, edition, Terminal() if people else None)
    options = Options(players, _first(args.first, players), modules, args.extra_cards)
    return Table(
        options,
        edition=edition,
        seed=args.seed,
        names=_names(args.name, people, players),
    )


def _loaded(args: argparse.Namespace) -> Table:
    for option in ("players", "first", "name", "modules", "extra_cards"):
        if getattr(args, option) not in (None, []):
            said = option.replace("_", "-")
            raise OptionsError(f"--{said} belongs to a new game: with --load the file says it")
    return load_table(args.load, edition=args.edition, seed=args.seed)


def _people(args: argparse.Namespace, players: int, asked: int | None) -> list[int]:
    """Return the seats of the people at this screen; ``asked`` is who saved a loaded game."""
    if args.auto:
        if args.seat is not None or args.name:
            raise OptionsError("--seat and --name are for people: with --auto nobody is at a seat")
        return []
    count = 1 if args.hot_seat is None else args.hot_seat or players
    if not 1 <= count <= players:
        raise OptionsError(f"--hot-seat: 1 to {players} people can play, not {count}")
    start = args.seat if args.seat is not None else asked or 0
    if start >= players:
        raise OptionsError(f"--seat: with {players} players the seats are p1 to p{players}")
    return sorted((start + i) % players for i in range(count))


def _names(given: Sequence[str], people: Sequence[int], players: int) -> list[str]:
    """Return a name for each seat: the given ones for people, in order, and ``bot2`` ... ."""
    if len(given) > len(people):
        seated = count_words(len(people), "person", "people")
        raise OptionsError(f"--name: {len(given)} names for {seated}")
    for name in given:
        if not name.strip() or not name.isprintable():
            raise OptionsError(f"--name: {name!r} cannot be shown as a name")
    names = [f"p{seat + 1}" if seat in people else f"bot{seat + 1}" for seat in range(players)]
    for seat, name in zip(people, given, strict=False):
        names[seat] = name.strip()
    return names


def _first(text: str | None, players: int) -> int | None:
    if text in (None, "random"):
        return None
    for seat in range(players):
        if text == f"p{seat + 1}":
            return seat
    raise OptionsError(f"--first: random or p1 to p{players}, not {text!r}")


def _seat(text: str) -> int:
    if len(text) == 2 and text[0] == "p" and text[1] in "12345":
        return int(text[1]) - 1
    raise argparse.ArgumentTypeError(f"a seat is p1, p2 ..., not {text!r}")


def _seed(text: str) -> int:
    if text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    if text.isdecimal():
        raise argparse.ArgumentTypeError(f"a seed has at most {MOST_DIGITS} digits")
    raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 on, not {text!r}")
