"""The bots of a room: they answer one after the other, at the table's pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final

from luxor.server.errors import Code, ServerError

if TYPE_CHECKING:
    from luxor.server.rooms.room import Room

log = logging.getLogger("luxor.room")

FIRST_ANSWER: Final = 0.3
ANSWER_STEP: Final = 0.5
"""Seconds after which bots answer where people play against each other, and then in steps."""

LONGEST_PAUSE: Final = 60.0
"""Seconds between attempts to save a bot's answer, after the first few."""


class BotMoves:
    """One task that lets bots answer, for as long as a bot is asked and somebody wants the game."""

    def __init__(
        self, room: Room, clock: Callable[[], float], sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self.task: asyncio.Task[None] | None = None
        self._room = room
        self._clock = clock
        self._sleep = sleep

    @property
    def _is_due(self) -> bool:
        room = self._room
        return not room.closed and room.is_wanted and room.game.bot_to_move is not None

    def go_on(self) -> None:
        """Start the task if a bot is asked and it isn't running."""
        if self.task is None and self._is_due:
            self.task = asyncio.create_task(self._answer_all())

    def cancel(self) -> None:
        """Stop the task."""
        if self.task is not None:
            self.task.cancel()

    async def _answer_all(self) -> None:
        pause = 1.0
        try:
            while self._is_due:
                try:
                    await self._answer()
                except Exception as error:
                    if isinstance(error, ServerError) and error.code == Code.STOPPING:
                        break
                    log.error("a bot could not move: %s", type(error).__name__)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    pause = 1.0
        finally:
            self.task = None

    async def _answer(self) -> None:
        """Let the bot that is asked answer once."""
        room, game = self._room, self._room.game
        level, seat, table = game.bot_to_move, game.asked, game.table
        if level is None or seat is None or table is None:
            return
        version = game.version
        asked = room.asked_since
        seed = room.bot_seed(seat)
        found = await room.bots.choose(
            level, table.view(seat), seed, room=game.id, people_wait=lambda: room.has_players
        )
        taken = self._clock() - asked
        await self._sleep(self._answer_time(seed, taken) - taken)
        if found.fault is not None:
            log.warning("a bot owed its answer: %s", found.fault)
        await room.do(partial(room.bot_answers, game, version, seat, found.action))

    def _answer_time(self, seed: int, taken: float) -> float:
        """Return after how many seconds a bot answers that has ``taken`` some to find its answer.

        Where people play against each other it is rounded up, so that a bot's time to think says
        next to nothing about what it holds.
        """
        game = self._room.game
        shortest, longest = game.setup.pace
        after = max(taken, shortest + (longest - shortest) * ((seed >> 20) % 1024) / 1023)
        if sum(seat.taken for seat in game.seats) < 2:
            return after
        return FIRST_ANSWER + ANSWER_STEP * max(0, ceil((after - FIRST_ANSWER) / ANSWER_STEP))
