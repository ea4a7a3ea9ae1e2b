"""``luxor bots``: the bots there are, and a check of one's own."""

from __future__ import annotations

import argparse
import statistics
import textwrap
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from luxor.bots import Bot, bot_rng
from luxor.bots.asking import BotFaultError, ask, begin_game, close_bot, end_game
from luxor.bots.external import ExternalBot
from luxor.bots.outside import OUTSIDE
from luxor.bots.random_bot import RandomBot
from luxor.bots.registry import BOTS, LEVELS, BotKind, make_bot
from luxor.cli.module_option import MODULES_HELP, modules_of
from luxor.cli.phrases import all_of, count_words
from luxor.cli.play_terminal import MOST_COLUMNS, Terminal, printable
from luxor.core.errors import OptionsError
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.play.table import Table

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD = 0
FAULTY = 1

SETTINGS = (
    Options(players=2),
    Options(players=2, modules=NAMES),
    Options(players=5),
    *(Options(players=3, modules=(name,)) for name in NAMES),
    Options(players=4, modules=NAMES),
)
"""What is played in a check, so that every question and every table comes up."""

INDENT = 14
"""Where the sentences of the list begin."""

MOST_GAMES = 1000
MOST_FAULTS = 10
"""Kinds of faults that are listed."""


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
    parser.add_argument("--modules", metavar="A,B", help=f"{MODULES_HELP} (default: they change)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """List the bots or check one; return the exit status."""
    if args.check is None:
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
            "Your own:\n" + _rows(own),
        ]
    )


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


# --- a check ---------------------------------------------------------------------------------


@dataclass
class Check:
    """Games of one bot against random ones, and what came of them."""

    bot: Bot
    terminal: Terminal
    seconds: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)
    """When each fault came first."""

    def start(self) -> bool:
        """Start a program; return whether it can be asked."""
        if isinstance(self.bot, ExternalBot):
            began = time.perf_counter()
            try:
                self.bot.start()
            except BotFaultError as error:
                self._count(error.detail, "at the start")
                return False
            by = f" by {self.bot.author}" if self.bot.author else ""
            name = f"{self.bot.name}{by}" if self.bot.name else "a bot without a name"
            self.terminal.say(f"{name}, ready in {1000 * (time.perf_counter() - began):.0f} ms")
        return True

    def play(self, settings: tuple[Options, ...], games: int, seed: int) -> None:
        """Play games of the settings in turn, the bot on each seat in turn."""
        for number in range(games):
            options = settings[number % len(settings)]
            seat = number // len(settings) % options.players
            self._play_one(number, options, seat, seed + number)

    def _play_one(self, number: int, options: Options, seat: int, seed: int) -> None:
        table = Table(options, seed=seed)
        others = RandomBot()
        rngs = [bot_rng(seed, other) for other in range(options.players)]
        asked, faults = len(self.seconds), self.faults.total()
        begin_game(self.bot)
        while (turn := table.asked) is not None:
            view = table.view(turn)
            began = time.perf_counter()
            answer = ask(self.bot if turn == seat else others, view, rngs[turn])
            if turn == seat:
                self.seconds.append(time.perf_counter() - began)
                if answer.detail is not None:
                    when = f"game {number + 1}, round {view.facts['round']}, {view.question}"
                    self._count(answer.detail, when)
            table.play(answer.action, turn)
        end_game(self.bot, table.view(seat))
        assert table.result is not None
        won = seat in table.result.winners
        modules = f" with {all_of(options.modules)}" if options.modules else ""
        self.terminal.say(
            f"game {number + 1}: p{seat + 1} of {options.players}{modules}: "
            f"{count_words(len(self.seconds) - asked, 'decision')}, "
            f"{count_words(self.faults.total() - faults, 'fault')}, "
            f"{'won' if won else 'lost'} with {table.result.points[seat]} points",
            hanging="  ",
        )

    def _count(self, detail: str, when: str) -> None:
        self.faults[detail] += 1
        self.first.setdefault(detail, when)

    def tell(self) -> None:
        """Print the times, and what went wrong."""
        say = self.terminal.say
        times = sorted(1000 * seconds for seconds in self.seconds)
        if times:
            late = times[int(0.99 * (len(times) - 1))]
            say(
                f"a decision took {statistics.median(times):.1f} ms at the median, {late:.1f} ms "
                f"at 99 %, {times[-1]:.1f} ms at most"
            )
        if not self.faults:
            say(f"no faults in {count_words(len(times), 'decision')}")
            return
        total = count_words(self.faults.total(), "fault")
        say(f"{total} in {count_words(len(times), 'decision')}:")
        for detail, count in self.faults.most_common(MOST_FAULTS):
            say(f"{count} x {detail} (first: {self.first[detail]})", "  ", "      ")
        if len(self.faults) > MOST_FAULTS:
            say(f"and {len(self.faults) - MOST_FAULTS} more kinds", "  ")
        if isinstance(self.bot, ExternalBot) and self.bot.error_text:
            say("the end of its standard error:")
            for line in self.bot.error_text.splitlines()[-10:]:
                say(printable(line), "  ")
