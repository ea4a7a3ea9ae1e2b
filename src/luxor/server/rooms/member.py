"""What a connection in a room may ask for, message by message."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import orjson

from luxor.core.actions import Action
from luxor.core.view import View
from luxor.play.preview import Preview
from luxor.server.clock import milliseconds
from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.protocol import client_messages as c
from luxor.server.rooms.connection import Connection
from luxor.server.rooms.room import Room
from luxor.server.storage.rows import Role, SeatFreed, TokenAdded, TokenRow
from luxor.server.tokens import digest, new_token

if TYPE_CHECKING:
    from luxor.server.rooms.lobby import Lobby

log = logging.getLogger("luxor.room")

DONE: Final[dict[str, Any]] = {}
"""What a handler returns whose message is answered with a plain ``done``."""


class RoomMember:
    """A connection that has said hello.

    A handler runs in the room's order. It returns what its ``done`` says besides the version, or
    None if it sends another answer itself.
    """

    def __init__(self, lobby: Lobby, room: Room, connection: Connection) -> None:
        self.lobby = lobby
        self.room = room
        self.connection = connection
        self._hints: set[asyncio.Task[None]] = set()

    @property
    def version(self) -> int:
        """The room's version now, as far as it is kept."""
        return self.room.kept

    def gone(self) -> None:
        """The connection is closed."""
        for task in self._hints:
            task.cancel()
        self.room.gone(self.connection)

    async def handle(self, message: c.ClientMessage) -> None:
        """Carry out a message; raises ``ServerError`` if it is refused."""

        async def job() -> None:
            if isinstance(message, FOR_POSITION):
                self._check_version(message.version)
            if isinstance(message, FROM_SEAT):
                self._check_mine(message.seat)
            done = await HANDLERS[type(message)](self, message)
            if done is not None:
                self._send("done", message.id, **{"taken": None, **done})

        await self.room.do(job)

    def _send(self, kind: str, number: int, **fields: Any) -> None:
        message = {"type": kind, "id": number, "version": self.room.game.version, **fields}
        self.connection.line.send(orjson.dumps(message))

    def _check_version(self, version: int) -> None:
        """Refuse what is for another position; what others propose or say does not change it."""
        now = self.room.game.version
        if not self.room.game.moved <= version <= now:
            raise ServerError(
                Code.STALE, f"the room has version {now} by now: look again, then decide"
            )

    def _check_mine(self, seat: int) -> None:
        if seat not in self.connection.seats:
            raise ServerError(Code.NOT_ALLOWED, "this seat is not yours")

    def _check_speaker(self, seat: int | None) -> None:
        """Refuse whoever has a seat and doesn't speak from it."""
        if seat is not None:
            self._check_mine(seat)
        elif self.connection.seats:
            raise ServerError(Code.NOT_ALLOWED, "say which of your seats it is from")

    async def _commit(self, entries: Sequence[e.Entry], seat: int) -> dict[str, Any]:
        await self.room.commit(entries, by=seat)
        await self.room.settle(self.room)
        return DONE

    # --- playing -----------------------------------------------------------------------------

    async def _answer(self, message: c.Answer) -> dict[str, Any]:
        seat, game = message.seat, self.room.game
        back: Sequence[e.Entry] = ()
        if game.seats[seat].has_stand_in:  # who answers is back
            back = commands.come_back(game, seat)
        elif game.seats[seat].level is not None:
            raise ServerError(Code.NOT_NOW, "a bot plays here to the end")
        move = commands.answer(game, seat, message.answers)
        await self.room.commit([*back, *move.entries], by=seat, played=move.played)
        return {"taken": move.taken}

    async def _undo(self, message: c.Undo) -> dict[str, Any]:
        return await self._commit(commands.undo(self.room.game, message.seat), message.seat)

    async def _resign(self, message: c.Resign) -> dict[str, Any]:
        return await self._commit(commands.resign(self.room.game, message.seat), message.seat)

    async def _snapshot(self, message: c.AskSnapshot) -> None:
        self._check_speaker(message.seat)
        checksum = self.room.send_snapshot(self.connection, message.id, message.seat)
        if message.checksum not in (None, checksum):
            log.warning("a client's view had gone astray: it was sent another one")

    # --- hints -------------------------------------------------------------------------------

    async def _hint(self, message: c.AskHint) -> None:
        game, seat = self.room.game, message.seat
        if not game.setup.hints:
            raise ServerError(Code.NOT_ALLOWED, "this table plays without hints")
        table = commands.playing(game)
        if table.asked != seat:
            raise ServerError(Code.OUT_OF_TURN, "hints are for the seat that is asked")
        thinking = self._think(message, table.view(seat), self.room.bot_seed(seat))
        task = asyncio.create_task(thinking)
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _think(self, message: c.AskHint, view: View, seed: int) -> None:
        """Send the hint when it is ready; the connection reads on meanwhile."""
        try:
            rows = await self._rated(view, seed)
        except ServerError as error:
            refusal = {"code": error.code, "text": error.text, "wait": error.wait}
            self._send("refused", message.id, **{**refusal, "version": self.version})
        else:
            hint = {"version": message.version, "options": rows[0], "then": rows[1:]}
            self._send("hint", message.id, **{"seat": message.seat, **hint})

    async def _rated(self, view: View, seed: int) -> list[list[dict[str, Any]]]:
        """Return what a strong bot thinks of one gesture, question by question."""
        rated: list[list[dict[str, Any]]] = []
        ahead = Preview(view)
        while not rated or ahead.continues:
            rows = await self.room.bots.hint(ahead.view, seed, room=self.room.game.id)
            rated.append(rows)
            ahead = ahead.after(Action.from_id(rows[0]["id"]))
        return rated

    # --- by consent --------------------------------------------------------------------------

    async def _propose(self, message: c.Propose) -> dict[str, Any]:
        self._check_speaker(message.seat)
        if message.what == "take_back":  # of all proposals the one that time makes another
            self._check_version(message.version)
        proposed = e.Proposed(
            by=message.seat,
            what=message.what,
            to=message.to,
            whose=message.whose,
            level=message.level,
            name=message.name,
            digest=message.digest,
        )
        await self.lobby.consent.propose(self.room, proposed, self.connection)
        return DONE

    async def _claim(self, message: c.Claim) -> dict[str, Any]:
        proposed = e.Proposed(what="claim", whose=message.seat)
        await self.lobby.consent.propose(self.room, proposed, self.connection)
        return DONE

    async def _vote(self, message: c.Vote) -> dict[str, Any]:
        room, consent, seat = self.room, self.lobby.consent, message.seat
        if seat is None:
            if message.yes or self.connection.seats:
                raise ServerError(Code.NOT_ALLOWED, "only those who have a seat vote")
            await consent.withdraw(room, message.proposal, self.connection)
            return DONE
        self._check_mine(seat)
        entries = commands.vote(
            room.game,
            seat,
            message.proposal,
            yes=message.yes,
            now=room.now(),
            digest=message.digest,
        )
        proposal = room.game.proposals[message.proposal]
        if message.yes and not room.is_able(proposal):
            raise ServerError(Code.NOT_NOW, "who asked for the seat has gone: vote no")
        taker = room.takers.get(proposal.number)
        await consent.carry_out(room, entries, proposal.what, taker, by=seat)
        await consent.settle(room)
        return DONE

    # --- coming and going --------------------------------------------------------------------

    async def _sit(self, message: c.Sit) -> dict[str, Any]:
        room, seat = self.room, message.seat
        if seat in self.connection.seats:
            entries = commands.sit(room.game, seat, message.name, message.digest)
            return await self._commit(entries, seat)
        room.check_open(seat)
        await self.lobby.tokens.check_open(room.game.id, seat)
        token = new_token()
        row = TokenRow(digest(token), room.game.id, Role.SEAT, seat)
        await room.commit(
            commands.sit(room.game, seat, message.name, message.digest),
            by=seat,
            also=TokenAdded(row),
            kept=partial(room.admit, self.connection, seat, token),
        )
        await room.send_devices(seat)
        return DONE

    async def _reveal(self, message: c.Reveal) -> dict[str, Any]:
        data = bytes.fromhex(message.bytes)
        return await self._commit(commands.reveal(self.room.game, message.seat, data), message.seat)

    async def _leave(self, message: c.Leave) -> dict[str, Any]:
        room, seat = self.room, message.seat
        frees = room.game.phase == "waiting"
        also = SeatFreed(seat) if frees else None
        await room.commit(commands.leave(room.game, seat), by=seat, also=also)
        if frees:
            room.take_from_all(seat)
        room.send_presence()
        await room.settle(room)
        return DONE

    async def _fill(self, message: c.Fill) -> dict[str, Any]:
        room, seat = self.room, message.seat
        if not self.connection.host:
            raise ServerError(Code.NOT_ALLOWED, "only the host lets bots sit down")
        if seat >= len(room.game.seats):
            raise ServerError(Code.MALFORMED, "there is no such seat")
        entries = commands.fill(room.game, seat, message.level)
        frees = seat in room.game.host_seats  # else the host could see the bot's hand
        await room.commit(entries, also=SeatFreed(seat) if frees else None)
        if frees:
            room.take_from_all(seat)
            room.send_presence()
        await room.settle(room)
        return DONE

    # --- talking -----------------------------------------------------------------------------

    async def _chat(self, message: c.Chat) -> dict[str, Any]:
        self._check_speaker(message.seat)
        room = self.room
        if not room.game.setup.chat:
            raise ServerError(Code.NOT_ALLOWED, "this table plays without chat")
        row = await room.store.add_chat(room.game.id, message.seat, milliseconds(), message.text)
        line = {"number": row.number, "seat": row.seat, "text": row.text, "at": row.at}
        text = orjson.dumps({"type": "chat", "line": line})
        for connection in list(room.connections):
            connection.line.send(text)
        if message.seat is not None:
            await room.commit(commands.is_there(room.game, message.seat), by=message.seat)
        return DONE

    async def _ping(self, _message: c.Ping) -> dict[str, Any]:
        return DONE

    async def _hello(self, _message: c.Hello) -> None:
        raise ServerError(Code.NOT_NOW, "you have said hello already")


FOR_POSITION: Final = (c.Answer, c.Undo, c.Resign, c.AskHint)
"""Messages that are refused once the position is another one."""

FROM_SEAT: Final = (c.Answer, c.Undo, c.Resign, c.AskHint, c.Reveal, c.Leave)
"""Messages that come from a seat of one's own."""

Handler = Callable[[RoomMember, Any], Awaitable[dict[str, Any] | None]]

HANDLERS: Final[dict[type, Handler]] = {
    c.Hello: RoomMember._hello,
    c.Answer: RoomMember._answer,
    c.Undo: RoomMember._undo,
    c.Propose: RoomMember._propose,
    c.Vote: RoomMember._vote,
    c.Sit: RoomMember._sit,
    c.Reveal: RoomMember._reveal,
    c.Leave: RoomMember._leave,
    c.Claim: RoomMember._claim,
    c.Fill: RoomMember._fill,
    c.Resign: RoomMember._resign,
    c.AskHint: RoomMember._hint,
    c.AskSnapshot: RoomMember._snapshot,
    c.Chat: RoomMember._chat,
    c.Ping: RoomMember._ping,
}
"""What carries out each kind of message."""
