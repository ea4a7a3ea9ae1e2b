"""Tournaments and duels that are played: on any engine, in a results folder or without one.

>>> from luxor import Options
>>> from luxor.lab.contests import Duel
>>> from luxor.lab.jobs import Setting
>>> from luxor.lab.local import LocalEngine
>>> from luxor.notation.edition_file import load_edition
>>> setting = Setting(Options(players=2, first=0), load_edition(), seed=1)
>>> duel = Duel(setting, "greedy", "random", games=10)
>>> with LocalEngine(workers=1) as engine:
...     comparison = duel.run(engine)
>>> comparison.games, comparison.parity
(10, 0.5)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from luxor.lab.compare import Comparison
from luxor.lab.jobs import Engine, Order, Outcome, Setting
from luxor.lab.playing import Watcher, check_specs, play_orders
from luxor.lab.ratings import rate
from luxor.lab.rows import GameRow
from luxor.lab.schedule import check_bots, duel, tournament
from luxor.lab.store import Store
from luxor.lab.tournament import standings


def slim(row: GameRow) -> GameRow:
    """Return a row without what contests do not look at; many fit into the memory."""
    return replace(row, points={}, entries=[], landings=[], counts={})


class Tournament:
    """Bots that meet each other in all seats; what has been played can be asked for at any time."""

    def __init__(self, setting: Setting, bots: Sequence[str], *, games: int) -> None:
        """Prepare; raises ``BotSpecError`` or ``ScheduleError`` for what cannot be played."""
        check_bots(bots)
        check_specs(bots)
        self.setting = setting
        self.bots = list(bots)
        self.games = games
        self.rows: dict[int, GameRow] = {}
        self.broken: dict[int, str] = {}

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setting.options.players

    def orders(self) -> Iterator[Order]:
        """Yield all games in order."""
        return tournament(self.bots, players=self.players, games=self.games)

    def run(
        self, engine: Engine, *, store: Store | None = None, watcher: Watcher | None = None
    ) -> None:
        """Play what is not in the store yet; an interruption loses nothing that was finished."""
        work = (engine, self.setting, self.orders())
        play_orders(*work, store=store, count=self._count, watcher=watcher)

    def _count(self, outcome: Outcome) -> None:
        game = outcome.order.game
        if outcome.row is not None:
            self.rows[game] = slim(outcome.row)
        else:
            self.broken[game] = outcome.failure

    def standings(self, *, rated: bool = True) -> dict[str, Any]:
        """Return the table of what has been played, with ratings unless they are not wanted."""
        rows = list(self.rows.values())
        ratings = rate(rows, self.bots) if rated else None
        return standings(rows, self.bots, players=self.players, ratings=ratings)


def decided(comparison: Comparison) -> bool:
    """Return whether the sequential test has a verdict: then a duel may stop."""
    return comparison.is_decided


def never(_: Comparison) -> bool:
    """Play all games of a duel."""
    return False


class Duel:
    """One bot against copies of another, until all games are played or enough is known."""

    def __init__(self, setting: Setting, bot: str, other: str, *, games: int) -> None:
        """Prepare as many games as make whole deals; raises ``BotSpecError``."""
        check_specs((bot, other))
        players = setting.options.players
        self.setting = setting
        self.games = max(1, games // players) * players
        self.comparison = Comparison(bot, other, players)

    def orders(self) -> Iterator[Order]:
        """Yield all games in order."""
        found = self.comparison
        return duel(found.bot, found.other, players=found.players, games=self.games)

    def run(
        self,
        engine: Engine,
        *,
        store: Store | None = None,
        watcher: Watcher | None = None,
        enough: Callable[[Comparison], bool] = never,
    ) -> Comparison:
        """Play what is not in the store yet, until the comparison is ``enough``.

        The comparison may be asked at any time, also after an interruption.
        """
        comparison = self.comparison
        play_orders(
            *(engine, self.setting, self.orders()),
            store=store,
            count=comparison.hear,
            watcher=watcher,
            enough=lambda: enough(comparison),
        )
        return comparison
