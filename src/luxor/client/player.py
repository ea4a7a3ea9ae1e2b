"""A bot that plays online: any bot of Luxor behind a seat of a server.

async with Connection(link.socket, [link.token]) as line:
    result = await play(line.seat(), make_bot("scholar"), name="Ada's bot")
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

from luxor.bots import Bot
from luxor.bots.asking import ask, begin_game, end_game
from luxor.client.errors import LineLostError
from luxor.client.seat import Seat
from luxor.core.rng import Rng
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.server_messages import ResultJson

TRY_AGAIN = (Code.TOO_OFTEN, Code.UNAVAILABLE, Code.FAULT)
LATE = (Code.STALE, Code.OUT_OF_TURN, Code.NOT_AN_OPTION, Code.NOT_NOW)
"""Refusals that come of a room that has gone on meanwhile."""

BREATH = 1.0
"""Seconds to wait where the server finds that too much is said."""


def _silent(_: str) -> None:
    pass


async def play(
    seat: Seat,
    bot: Bot,
    *,
    name: str,
    rng: Rng | None = None,
    notice: Callable[[str], None] = _silent,
) -> ResultJson | None:
    """Sit down, play a game to its end and return its result.

    The result is None if the game was aborted, or if the seat has given up. The bot thinks in a
    thread of its own; where it fails a random option is taken, and ``notice`` is told. It agrees to
    whatever the others propose, but has no opinion on whose seat is whose. Where another bot stood
    in it sits down again. Raises what ends the connection, and ``ServerError`` where the server
    refuses what it should not.
    """
    player = _Player(seat, bot, rng or Rng(secrets.randbits(64)), notice)
    return await player.play(name)


class _Player:
    def __init__(self, seat: Seat, bot: Bot, rng: Rng, notice: Callable[[str], None]) -> None:
        self._seat = seat
        self._bot = bot
        self._rng = rng
        self._notice = notice
        self._known = seat.connection.known
        self._returned_at = -1  # the room's version when it last tried to

    async def play(self, name: str) -> ResultJson | None:
        begin_game(self._bot)
        while not self._known.is_over and not self._sits_as(name.strip()):
            with contextlib.suppress(LineLostError):  # then it is seen whether it was done
                await self._seat.sit(name)
        while True:
            await self._seat.connection.until(self._has_something_to_do)
            if self._is_done():
                break
            if self._may_return():
                await self._return(name)
            elif self._votes():
                await self._vote()
            else:
                await self._answer()
        if self._seat.part.checksum is not None:  # the game had begun
            end_game(self._bot, self._seat.view())
        return self._known.room.result

    def _sits_as(self, name: str) -> bool:
        return (self._seat.form.kind, self._seat.form.name) == ("person", name)

    def _is_done(self) -> bool:
        form = self._seat.form
        return self._known.is_over or (form.kind == "bot" and not form.stand_in)

    def _may_return(self) -> bool:
        return self._seat.form.stand_in and self._returned_at != self._known.room.version

    async def _return(self, name: str) -> None:
        """Take the seat back from a bot that stood in; where its time is up, later."""
        self._returned_at = self._known.room.version
        try:
            await self._seat.sit(name)
        except (ServerError, LineLostError) as error:
            await self._look_again(error, has_changed=True)

    def _votes(self) -> list[int]:
        """Return the proposals that wait for this seat."""
        proposals = self._known.room.proposals
        mine = [form for form in proposals if self._seat.number in form.waits_for]
        return [form.proposal for form in mine if form.what != "claim"]

    def _has_something_to_do(self) -> bool:
        wanted = self._is_done() or self._may_return() or bool(self._votes())
        return wanted or self._seat.decision is not None

    async def _vote(self) -> None:
        proposal = self._votes()[0]
        try:
            await self._seat.vote(proposal, yes=True)
        except (ServerError, LineLostError) as error:
            await self._look_again(error, proposal not in self._votes())

    async def _answer(self) -> None:
        room = self._known.room
        view = self._seat.view()
        answer = await asyncio.to_thread(ask, self._bot, view, self._rng)
        if answer.fault is not None:
            self._notice(f"the bot {answer.detail}")
        if self._known.room.answers != room.answers:  # taken back meanwhile
            return
        version = self._known.room.version
        try:
            await self._seat.answer(answer.action)
        except ServerError as error:
            await self._look_again(error, self._known.room.version != version)

    async def _look_again(self, error: Exception, has_changed: bool) -> None:
        """Go on after a refusal that has a reason outside of this player; raise it otherwise."""
        if isinstance(error, ServerError) and error.code in TRY_AGAIN:
            await asyncio.sleep(BREATH)
        elif isinstance(error, ServerError) and not (error.code in LATE and has_changed):
            raise error
