"""Games of a list, looked at without loading their rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.setup import GameSetup
from luxor.server.storage.interface import GameRow, LogRow, Store

MOST_KEPT: Final = 2000
"""Glances that are remembered: a game is only built again after something has happened in it."""

Form = dict[str, Any]


class Glances:
    """What lists show of games, built aside and one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, Form] = {}  # the least lately used first
        self._building = asyncio.Lock()

    async def of(self, row: GameRow) -> Form:
        """Return what a list shows of a game."""
        found = self._kept.pop(row.game, None)
        if found is None or found["version"] != row.version:
            log = await self._store.log(row.game)
            async with self._building:
                found = await asyncio.to_thread(lambda: glance_form(rebuild(row, log)))
        self._kept[row.game] = found
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found


def rebuild(row: GameRow, log: Sequence[LogRow]) -> Game:
    """Return a game from what is kept of it."""
    setup = GameSetup.model_validate_json(row.setup)
    return Game.rebuild(row.game, setup, row.secret, read_log(log))


def read_log(log: Sequence[LogRow]) -> list[tuple[int, e.Entry]]:
    """Return the entries of a log, each with its time."""
    return [(entry.at, e.read_entry(entry.body)) for entry in log]


def glance_form(game: Game) -> Form:
    """Return what a list shows of a game, whoever looks at it (part of a ``GameSummary``)."""
    return {
        "game": game.id,
        "phase": game.phase,
        "version": game.version,
        "seats": [seat.form() for seat in game.seats],
        "asked": game.asked,
        "modules": list(game.options.modules),
        "result": game.result(),
    }
