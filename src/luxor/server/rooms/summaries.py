"""Games of a list, looked at without loading their rooms."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any, Final

from luxor.server.errors import Code, ServerError
from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.setup import GameSetup
from luxor.server.storage.errors import DamagedError
from luxor.server.storage.rows import GameRow, LogRow
from luxor.server.storage.store import Store

logger = logging.getLogger("luxor.lobby")

MOST_KEPT: Final = 2000
"""Summaries that are remembered: a game is only built again after something has happened in it."""

Json = dict[str, Any]

_SAID: Final[set[str]] = set()  # of which games the log says that they are damaged


class Summaries:
    """What lists show of games, built aside and one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, Json] = {}  # the least lately used first
        self._building = asyncio.Lock()

    async def of(self, row: GameRow) -> Json:
        """Return what a list shows of a game."""
        found = self._kept.pop(row.game, None)
        if found is None or found["version"] != row.version:
            log = await log_of(self._store, row.game)
            async with self._building:
                found = await asyncio.to_thread(lambda: summary_json(rebuild(row, log)))
        self._kept[row.game] = found
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found


def rebuild(row: GameRow, log: Sequence[LogRow]) -> Game:
    """Return a game from what is kept of it; raises ``ServerError`` (``damaged``) if it cannot."""
    number = 0

    def entries() -> Iterator[tuple[int, e.Entry]]:
        nonlocal number
        for number, entry in enumerate(log, start=1):
            if entry.number != number:
                raise ValueError("an entry is missing")
            yield entry.at, e.read_entry(entry.body)
        if number < row.version:
            raise ValueError("the last entries are missing")

    try:
        setup = GameSetup.model_validate_json(row.setup)
        return Game.rebuild(row.game, setup, row.secret, entries())
    except Exception as error:
        raise damaged(row.game, f"entry {number}: {type(error).__name__}") from error


def read_log(log: Sequence[LogRow]) -> list[tuple[int, e.Entry]]:
    """Return the entries of a log, each with its time."""
    return [(entry.at, e.read_entry(entry.body)) for entry in log]


async def log_of(store: Store, game: str) -> list[LogRow]:
    """Return the log of a game; raises ``ServerError`` (``damaged``) if it cannot be read."""
    try:
        return await store.log(game)
    except DamagedError as error:
        raise damaged(game, str(error)) from error


def damaged(game: str, why: str) -> ServerError:
    """Return the refusal of a game that cannot be read; the log says which one it is."""
    if game not in _SAID:
        _SAID.add(game)
        logger.error("game %s is damaged and left alone (%s)", game, why)
    return ServerError(
        Code.DAMAGED,
        "what is saved of this game is damaged: whoever runs the server finds it in the log",
    )


def summary_json(game: Game) -> Json:
    """Return what a list shows of a game, whoever looks at it (part of a ``GameSummary``)."""
    return {
        "game": game.id,
        "phase": game.phase,
        "version": game.version,
        "seats": [seat.to_json() for seat in game.seats],
        "asked": game.asked,
        "modules": list(game.options.modules),
        "result": game.result(),
    }
