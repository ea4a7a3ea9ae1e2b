"""A check of a bot: games against random ones, what went wrong in them, and how long it took."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from dataclasses import dataclass, field

from luxor.bots import Bot, bot_rng
from luxor.bots.asking import BotFaultError, ask, begin_game, end_game
from luxor.bots.external import SECONDS, ExternalBot
from luxor.bots.random_bot import RandomBot
from luxor.cli.phrases import all_of, count_words
from luxor.cli.play_terminal import Terminal, printable
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.play.table import Table

SETTINGS = (
    Options(players=2),
    Options(players=2, modules=NAMES),
    Options(players=5),
    *(Options(players=3, modules=(name,)) for name in NAMES),
    Options(players=4, modules=NAMES),
)
"""What is played in a check, so that every question and every table comes up."""

MOST_FAULTS = 10
"""Kinds of faults that are listed."""

SLOW = SECONDS
"""Seconds for a decision after which a program would have lost it."""


@dataclass
class Check:
    """Games of one bot against random ones, and what came of them."""

    bot: Bot
    terminal: Terminal
    seconds: list[float] = field(default_factory=list)
    slowest: tuple[float, str] = (0.0, "")
    """How long the longest decision took, and which it was."""
    faults: Counter[str] = field(default_factory=Counter)
    """How often each kind of fault came."""
    first: dict[str, str] = field(default_factory=dict)
    """When each kind came first, and what it was then."""

    def start(self) -> bool:
        """Start a program; return whether it can be asked."""
        if isinstance(self.bot, ExternalBot):
            began = time.perf_counter()
            try:
                self.bot.start()
            except BotFaultError as error:
                self._count(str(error), error.detail, "at the start")
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
                when = f"in game {number + 1}, round {view.facts['round']}, {view.question}"
                self._time(time.perf_counter() - began, when)
                if answer.fault is not None:
                    self._count(answer.fault, answer.detail or answer.fault, when)
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

    def _time(self, seconds: float, when: str) -> None:
        self.seconds.append(seconds)
        self.slowest = max(self.slowest, (seconds, when))

    def _count(self, fault: str, detail: str, when: str) -> None:
        self.faults[fault] += 1
        more = "" if detail == fault else f": {detail}"
        self.first.setdefault(fault, f"{when}{more}")

    def tell(self) -> None:
        """Print the times, and what went wrong."""
        say = self.terminal.say
        self._tell_times()
        decisions = count_words(len(self.seconds), "decision")
        if not self.faults:
            say(f"no faults in {decisions}")
            return
        say(f"{count_words(self.faults.total(), 'fault')} in {decisions}:")
        for fault, count in self.faults.most_common(MOST_FAULTS):
            say(f"{count} x {fault}", "  ", "      ")
            say(f"first {self.first[fault]}", "      ", "        ")
        if len(self.faults) > MOST_FAULTS:
            say(f"and {len(self.faults) - MOST_FAULTS} more kinds", "  ")
        if isinstance(self.bot, ExternalBot) and self.bot.error_text:
            say("the end of its standard error:")
            for line in self.bot.error_text.splitlines()[-10:]:
                say(printable(line), "  ")

    def _tell_times(self) -> None:
        times = sorted(1000 * seconds for seconds in self.seconds)
        if not times:
            return
        late = times[int(0.99 * (len(times) - 1))]
        self.terminal.say(
            f"a decision took {statistics.median(times):.1f} ms at the median, {late:.1f} ms at "
            f"99 %, {times[-1]:.1f} ms at most ({self.slowest[1]})"
        )
        slow = sum(seconds > SLOW for seconds in self.seconds)
        if slow and not isinstance(self.bot, ExternalBot):
            self.terminal.say(
                f"{count_words(slow, 'decision')} took longer than {SLOW:g}s: nobody interrupts a "
                f"bot in Python, everybody waits for it"
            )
