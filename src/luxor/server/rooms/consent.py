"""What comes of proposals: carried out when all agree, seats that are taken over or claimed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import orjson

from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.proposals import Proposal
from luxor.server.rooms.connection import Connection
from luxor.server.rooms.room import Room
from luxor.server.rooms.tokens import Tokens
from luxor.server.storage.rows import Role, TokenAdded, TokenRow
from luxor.server.tokens import digest, new_token

Follow = Callable[[Room, Proposal], Awaitable[None]]
"""Creates the rematch that a proposal asks for."""


class Consent:
    """Carries out what people agree to."""

    def __init__(self, tokens: Tokens, follow: Follow) -> None:
        self._tokens = tokens
        self._follow = follow

    async def settle(self, room: Room) -> None:
        """Let happen what waits for nobody's consent any more, one after the other."""
        while ready := self._ready(room):
            proposed, taker = ready[0].what, room.takers.get(ready[0].number)
            await self.carry_out(room, commands.carried(proposed), proposed, taker)
        agreed = [p for p in room.game.proposals.values() if p.what.what == "rematch"]
        for proposal in agreed:
            if room.game.rematch is None and not proposal.waits_for:
                await self._follow(room, proposal)

    def _ready(self, room: Room) -> list[Proposal]:
        agreed = commands.waiting_for_nobody(room.game, room.now())
        return [proposal for proposal in agreed if room.is_able(proposal)]

    async def carry_out(
        self,
        room: Room,
        entries: Sequence[e.Entry],
        proposed: e.Proposed,
        taker: Connection | None,
        *,
        by: int | None = None,
    ) -> None:
        """Let happen what comes of a proposal; if a bot's seat is taken over, ``taker`` gets it."""
        handed_over = proposed.what == "take_over" and any(isinstance(x, e.Seated) for x in entries)
        if not handed_over or taker is None or proposed.whose is None:
            await room.commit(entries, by=by)
            return
        await self._tokens.check_open(room.game.id, proposed.whose)
        token = new_token()
        row = TokenRow(digest(token), room.game.id, Role.SEAT, proposed.whose)
        await room.commit(entries, by=by, also=TokenAdded(row))
        room.admit(taker, proposed.whose, token)

    async def propose(self, room: Room, proposed: e.Proposed, connection: Connection) -> None:
        """Let a connection ask for something; only to be called from a job."""
        if proposed.what in ("take_over", "claim"):
            self._check_asker(room, connection)
        entries = commands.propose(room.game, proposed, room.around(is_host=connection.host))
        if proposed.what == "claim":
            await self._claim(room, proposed, entries, connection)
            return
        number = room.next_version
        await self.carry_out(room, entries, proposed, connection, by=proposed.by)
        if proposed.what == "take_over":
            room.note_taker(number, connection)
        await self.settle(room)

    def _check_asker(self, room: Room, connection: Connection) -> None:
        """Refuse who asks for a seat and has one, has asked for one already, or has gone."""
        if connection not in room.connections:
            raise ServerError(Code.NOT_NOW, "you have gone: come back first")
        if connection.seats:
            raise ServerError(Code.NOT_NOW, "who has a seat needs no other")
        if connection in room.takers.values() or connection.claim is not None:
            raise ServerError(Code.TOO_MANY, "you have asked for a seat already")

    async def _claim(
        self, room: Room, proposed: e.Proposed, entries: Sequence[e.Entry], connection: Connection
    ) -> None:
        """Let somebody say that a seat is theirs; the token becomes the seat's when they may."""
        assert proposed.whose is not None
        token = new_token()
        row = TokenRow(digest(token), room.game.id, Role.CLAIM, proposed.whose)
        await room.commit(entries, also=TokenAdded(row))
        connection.claim = (proposed.whose, token)
        message = {"type": "claiming", "game": room.game.id, "seat": proposed.whose, "token": token}
        connection.line.send(orjson.dumps(message))

    async def withdraw(self, room: Room, number: int, connection: Connection) -> None:
        """Let who has no seat withdraw what they asked for; only to be called from a job."""
        proposal = room.game.proposals.get(number)
        proposed = None if proposal is None else proposal.what
        mine = room.takers.get(number) is connection
        if proposed is not None and proposed.what == "claim":
            mine = connection.claim is not None and connection.claim[0] == proposed.whose
        if proposed is None or proposed.whose is None or not mine:
            raise ServerError(Code.NOT_NOW, "this is not yours to withdraw, or is settled already")
        await room.commit([e.Voted(seat=proposed.whose, proposal=number, yes=False)])
