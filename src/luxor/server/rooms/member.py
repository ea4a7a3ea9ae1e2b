"""What a connection in a room may ask for, message by message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import orjson

from luxor.core.actions import Action
from luxor.core.view import View
from luxor.play.preview import Preview
from luxor.server.clock import milliseconds
from luxor.server.errors import Code, ServerError
from luxor.server.game import entries as e
from luxor.server.game import wishes
from luxor.server.game.forms import preview_form
from luxor.server.game.game import Game
from luxor.server.protocol import client_messages as c
from luxor.server.rooms.place import Place
from luxor.server.rooms.room import Room
from luxor.server.storage.interface import Role, SeatFreed, TokenAdded, TokenRow
from luxor.server.tokens import digest, new_token

if TYPE_CHECKING:
    from luxor.server.rooms.lobby import Lobby


class RoomMember:
    """A connection that has said hello."""

    def __init__(self, lobby: Lobby, room: Room, place: Place) -> None:
        self.lobby = lobby
        self.room = room
        self.place = place
        self._hints: set[asyncio.Task[None]] = set()

    @property
    def version(self) -> int:
        """The room's version now, as far as it is kept."""
        return self.room.kept

    def gone(self) -> None:
        """The connection is closed."""
        for task in self._hints:
            task.cancel()
        self.room.gone(self.place)

    async def handle(self, message: c.ClientMessage) -> None:
        """Carry out a message; raises ``ServerError`` if it is refused."""
        await WISHES[type(message)](self, message)

    # --- in the room's order -----------------------------------------------------------------

    async def _in_order(
        self,
        message: Any,
        wish: Callable[[Game], Sequence[e.Entry]],
        *,
        seat: int | None = None,
        version: int | None = None,
    ) -> None:
        """Let a wish happen if the room still has the version that it was made for."""

        async def job() -> None:
            self._check_version(version)
            if seat is not None:
                self._mine(seat)  # still
            await self.room.commit(wish(self.room.game), by=seat)
            await self.room.settle(self.room)
            self._done(message.id)

        await self.room.do(job)

    def _check_version(self, version: int | None) -> None:
        """Refuse what is for another position; what others propose or say does not change it."""
        now = self.room.game.version
        if version is not None and not self.room.game.moved <= version <= now:
            raise ServerError(
                Code.STALE, f"the room has version {now} by now: look again, then decide"
            )

    def _done(self, number: int, taken: int | None = None) -> None:
        version = self.room.game.version
        form = {"type": "done", "id": number, "version": version, "taken": taken}
        self.place.line.send(orjson.dumps(form))

    def _mine(self, seat: int) -> int:
        if seat not in self.place.seats:
            raise ServerError(Code.NOT_ALLOWED, "this seat is not yours")
        return seat

    # --- the messages ------------------------------------------------------------------------

    async def _answer(self, message: c.Answer) -> None:
        seat = self._mine(message.seat)

        async def job() -> None:
            self._check_version(message.version)
            self._mine(seat)
            game = self.room.game
            back: Sequence[e.Entry] = ()
            if game.seats[seat].has_stand_in:  # who answers is back
                back = wishes.come_back(game, seat)
            elif game.seats[seat].level is not None:
                raise ServerError(Code.NOT_NOW, "a bot plays here to the end")
            found, taken = wishes.answer(game, seat, message.answers)
            await self.room.commit([*back, *found], by=seat)
            self._done(message.id, taken)

        await self.room.do(job)

    async def _undo(self, message: c.Undo) -> None:
        seat = self._mine(message.seat)
        await self._in_order(
            message, lambda game: wishes.undo(game, seat), seat=seat, version=message.version
        )

    async def _resign(self, message: c.Resign) -> None:
        seat = self._mine(message.seat)
        await self._in_order(
            message, lambda game: wishes.resign(game, seat), seat=seat, version=message.version
        )

    async def _propose(self, message: c.Propose) -> None:
        if message.seat is not None:
            self._mine(message.seat)
        elif self.place.seats:
            raise ServerError(Code.NOT_ALLOWED, "say which of your seats proposes it")
        wish = e.Proposed(
            by=message.seat,
            what=message.what,
            to=message.to,
            whose=message.whose,
            level=message.level,
            name=message.name,
            digest=message.digest,
        )

        async def job() -> None:
            if wish.what == "take_back":  # of all wishes the one that time makes another
                self._check_version(message.version)
            await self.lobby.consent.propose(self.room, wish, self.place)
            self._done(message.id)

        await self.room.do(job)

    async def _claim(self, message: c.Claim) -> None:
        wish = e.Proposed(what="claim", whose=message.seat)

        async def job() -> None:
            await self.lobby.consent.propose(self.room, wish, self.place)
            self._done(message.id)

        await self.room.do(job)

    async def _vote(self, message: c.Vote) -> None:
        if message.seat is None:
            await self._withdraw(message)
            return
        seat = self._mine(message.seat)

        async def job() -> None:
            self._mine(seat)
            found = wishes.vote(
                self.room.game,
                seat,
                message.proposal,
                yes=message.yes,
                now=self.room.now(),
                digest=message.digest,
            )
            proposal = self.room.game.proposals[message.proposal]
            if message.yes and not self.room.is_able(proposal):
                raise ServerError(Code.NOT_NOW, "who asked for the seat has gone: vote no")
            taker = self.room.takers.get(proposal.number)
            consent = self.lobby.consent
            await consent.carry_out(self.room, found, proposal.what, taker, by=seat)
            await consent.settle(self.room)
            self._done(message.id)

        await self.room.do(job)

    async def _withdraw(self, message: c.Vote) -> None:
        if message.yes or self.place.seats:
            raise ServerError(Code.NOT_ALLOWED, "only those who have a seat vote")

        async def job() -> None:
            await self.lobby.consent.withdraw(self.room, message.proposal, self.place)
            self._done(message.id)

        await self.room.do(job)

    async def _sit(self, message: c.Sit) -> None:
        seat = message.seat

        def wish(game: Game) -> Sequence[e.Entry]:
            return wishes.sit(game, seat, message.name, message.digest)

        if seat in self.place.seats:
            await self._in_order(message, wish, seat=seat)
            return

        async def job() -> None:
            room = self.room
            room.check_open(seat)
            await self.lobby.tokens.check_open(room.game.id, seat)
            token = new_token()
            row = TokenRow(digest(token), room.game.id, Role.SEAT, seat)
            await room.commit(
                wish(room.game),
                by=seat,
                also=TokenAdded(row),
                kept=partial(room.admit, self.place, seat, token),
            )
            await room.tell_devices(seat)
            self._done(message.id)

        await self.room.do(job)

    async def _reveal(self, message: c.Reveal) -> None:
        seat = self._mine(message.seat)
        data = bytes.fromhex(message.bytes)
        await self._in_order(message, lambda game: wishes.reveal(game, seat, data), seat=seat)

    async def _leave(self, message: c.Leave) -> None:
        seat = self._mine(message.seat)

        async def job() -> None:
            room = self.room
            self._mine(seat)
            frees = room.game.phase == "waiting"
            also = SeatFreed(seat) if frees else None
            await room.commit(wishes.leave(room.game, seat), by=seat, also=also)
            if frees:
                room.take_from_all(seat)
            room.tell_presence()
            await room.settle(room)
            self._done(message.id)

        await self.room.do(job)

    async def _fill(self, message: c.Fill) -> None:
        if not self.place.host:
            raise ServerError(Code.NOT_ALLOWED, "only the host lets bots sit down")
        if message.seat >= len(self.room.game.seats):
            raise ServerError(Code.MALFORMED, "there is no such seat")
        seat = message.seat

        async def job() -> None:
            room = self.room
            found = wishes.fill(room.game, seat, message.level)
            frees = seat in room.game.host_seats  # else the host could see the bot's hand
            await room.commit(found, also=SeatFreed(seat) if frees else None)
            if frees:
                room.take_from_all(seat)
                room.tell_presence()
            await room.settle(room)
            self._done(message.id)

        await self.room.do(job)

    async def _chat(self, message: c.Chat) -> None:
        if message.seat is not None:
            self._mine(message.seat)
        elif self.place.seats:
            raise ServerError(Code.NOT_ALLOWED, "say which of your seats says it")
        room = self.room
        if not room.game.setup.chat:
            raise ServerError(Code.NOT_ALLOWED, "this table plays without chat")

        async def job() -> None:
            row = await room.store.add_chat(
                room.game.id, message.seat, milliseconds(), message.text
            )
            line = {"number": row.number, "seat": row.seat, "text": row.text, "at": row.at}
            text = orjson.dumps({"type": "chat", "line": line})
            for place in list(room.places):
                place.line.send(text)
            if message.seat is not None:
                await room.commit(wishes.is_there(room.game, message.seat), by=message.seat)
            self._done(message.id)

        await room.do(job)

    async def _hint(self, message: c.Hint) -> None:
        seat = self._mine(message.seat)

        async def job() -> None:
            game = self.room.game
            if not game.setup.hints:
                raise ServerError(Code.NOT_ALLOWED, "this table plays without hints")
            self._check_version(message.version)
            table = wishes.playing(game)
            if table.asked != seat:
                raise ServerError(Code.OUT_OF_TURN, "hints are for the seat that is asked")
            thinking = self._think(message, table.view(seat), self.room.bot_seed(seat))
            task = asyncio.create_task(thinking)
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

        await self.room.do(job)

    async def _think(self, message: c.Hint, view: View, seed: int) -> None:
        """Send the hint when it is ready; the connection reads on meanwhile."""
        form: dict[str, Any]
        try:
            rows = await self._rated(view, seed)
            form = {"type": "hint", "id": message.id, "version": message.version}
            form |= {"seat": message.seat, "options": rows[0], "then": rows[1:]}
        except ServerError as error:
            form = {"type": "refused", "id": message.id, "code": error.code}
            form |= {"text": error.text, "version": self.version, "wait": error.wait}
        self.place.line.send(orjson.dumps(form))

    async def _rated(self, view: View, seed: int) -> list[list[dict[str, Any]]]:
        """Return what a strong bot thinks of one gesture, question by question."""
        rated: list[list[dict[str, Any]]] = []
        ahead = Preview(view)
        while not rated or ahead.continues:
            rows = await self.room.bots.hint(ahead.view, seed, room=self.room.game.id)
            rated.append(rows)
            ahead = ahead.after(Action.from_id(rows[0]["id"]))
        return rated

    async def _look(self, message: c.Look) -> None:
        seat = self._mine(message.seat)

        async def job() -> None:
            self._check_version(message.version)
            self._mine(seat)
            table = wishes.playing(self.room.game)
            if table.asked != seat:
                raise ServerError(Code.OUT_OF_TURN, "only the seat that is asked looks ahead")
            form: dict[str, Any] = {"type": "outlook", "id": message.id}
            form |= {"version": message.version, "seat": seat}
            form["ways"] = preview_form(table.view(seat))
            self.place.line.send(orjson.dumps(form))

        await self.room.do(job)

    async def _ping(self, message: c.Ping) -> None:
        async def job() -> None:
            self._done(message.id)

        await self.room.do(job)

    async def _hello(self, _message: c.Hello) -> None:
        raise ServerError(Code.NOT_NOW, "you have said hello already")


WISHES: Final[dict[type, Callable[[RoomMember, Any], Awaitable[None]]]] = {
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
    c.Hint: RoomMember._hint,
    c.Look: RoomMember._look,
    c.Chat: RoomMember._chat,
    c.Ping: RoomMember._ping,
}
"""What carries out each kind of message."""
