"""What all experiments have in common: they play the orders that are missing, and save the games.

>>> from luxor import Options
>>> from luxor.lab.compare import Comparison
>>> from luxor.lab.jobs import Setting
>>> from luxor.lab.local import LocalEngine
>>> from luxor.notation.edition_file import load_edition
>>> setting = Setting(Options(players=2, first=0), load_edition(), seed=1)
>>> duel = Comparison(setting, "greedy", "random", games=10)
>>> with LocalEngine(workers=1) as engine:
...     duel.run(engine)
>>> duel.sums.games, duel.to_json()["parity"]
(10, 0.5)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import Any

from luxor.bots.asking import BotFaultError, close_bot
from luxor.bots.external import ExternalBot
from luxor.bots.registry import make_bot
from luxor.bots.specs import BotSpecError
from luxor.lab.aggregate import Aggregate
from luxor.lab.interrupts import uninterrupted
from luxor.lab.jobs import Engine, Order, Outcome, Setting
from luxor.lab.store import Store

FEW = 1000
"""Up to so many orders are handed over as a list, so that an engine knows how few they are."""

Watcher = Callable[[int, int], None]
"""Called with how many games are done, and how many have broken off."""


class Experiment(ABC):
    """Games of one setting, and what they come to; it can be asked at any time."""

    def __init__(
        self, setting: Setting, bots: Sequence[str], games: int, sums: Aggregate | None = None
    ) -> None:
        self.setting = setting
        self.bots = list(bots)
        self.games = games
        """How many games there are to play."""
        self.sums = Aggregate() if sums is None else sums

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setting.options.players

    @abstractmethod
    def orders(self) -> Iterator[Order]:
        """Yield all games in order."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return all figures under their names."""

    def count(self, outcome: Outcome) -> None:
        """Count a game that an engine hands back, finished or not."""
        self.sums.add_outcome(outcome)

    def is_enough(self) -> bool:
        """Return whether no more games are needed."""
        return False

    def run(
        self, engine: Engine, *, store: Store | None = None, watcher: Watcher | None = None
    ) -> None:
        """Count the games of the store, then play and count the others, until it is enough.

        An outcome is put into the store, counted and shown in one go, even if Ctrl-C comes
        meanwhile: what is counted is what the store holds.
        """
        finished = store.finished if store is not None else frozenset()
        done, broken = len(finished), 0
        for row in store.rows() if store is not None else ():
            self.count(Outcome(Order(row.game, row.deal, tuple(row.bots)), row))
        if self.is_enough():
            return
        missing = (order for order in self.orders() if order.game not in finished)
        outcomes = engine.run(self.setting, _handed(missing))
        try:
            for outcome in outcomes:
                with uninterrupted():
                    if store is not None:
                        store.add(outcome)
                    self.count(outcome)
                    done += outcome.row is not None
                    broken += outcome.row is None
                    if watcher is not None:
                        watcher(done, broken)
                if self.is_enough():
                    break
        finally:
            stop = getattr(outcomes, "close", None)
            if stop is not None:
                stop()


def check_specs(bots: Iterable[str]) -> None:
    """Make every bot once, so that what is wrong with one is said before games are played.

    A program is started too. Raises ``BotSpecError``.
    """
    for spec in dict.fromkeys(bots):
        bot = make_bot(spec)
        try:
            if isinstance(bot, ExternalBot):
                bot.start()
        except BotFaultError as error:
            raise BotSpecError(f"{spec}: the bot cannot be started: it {error.detail}") from None
        finally:
            close_bot(bot)


def _handed(orders: Iterator[Order]) -> Iterable[Order]:
    """Return orders as a list if they are few."""
    first = list(islice(orders, FEW + 1))
    return first if len(first) <= FEW else chain(first, orders)
