"""What all experiments do with their orders: play those that are missing, and save the games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice

from luxor.bots.asking import BotFaultError, close_bot
from luxor.bots.external import ExternalBot
from luxor.bots.registry import make_bot
from luxor.bots.specs import BotSpecError
from luxor.lab.interrupts import uninterrupted
from luxor.lab.jobs import Engine, Order, Outcome, Setting
from luxor.lab.store import Store

FEW = 1000
"""Up to so many orders are handed over as a list, so that an engine knows how few they are."""

Watcher = Callable[[int, int], None]
"""Called with how many games are done, and how many have broken off."""


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


def play_orders(
    engine: Engine,
    setting: Setting,
    orders: Iterable[Order],
    *,
    store: Store | None,
    count: Callable[[Outcome], None],
    watcher: Watcher | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> None:
    """Count the games of the store, then play and count the other orders, until it is enough.

    An outcome is put into the store, counted and shown in one go, even if Ctrl-C comes meanwhile:
    what is counted is what the store holds.
    """
    finished = store.finished if store is not None else frozenset()
    done, broken = len(finished), 0
    for row in store.rows() if store is not None else ():
        count(Outcome(Order(row.game, row.deal, tuple(row.bots)), row))
    if enough():
        return
    outcomes = engine.run(setting, _handed(order for order in orders if order.game not in finished))
    try:
        for outcome in outcomes:
            with uninterrupted():
                if store is not None:
                    store.add(outcome)
                count(outcome)
                done += outcome.row is not None
                broken += outcome.row is None
                if watcher is not None:
                    watcher(done, broken)
            if enough():
                break
    finally:
        stop = getattr(outcomes, "close", None)
        if stop is not None:
            stop()


def _handed(orders: Iterator[Order]) -> Iterable[Order]:
    """Return orders as a list if they are few."""
    first = list(islice(orders, FEW + 1))
    return first if len(first) <= FEW else chain(first, orders)
