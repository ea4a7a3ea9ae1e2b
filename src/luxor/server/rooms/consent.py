"""What comes of proposals: carried out when all agree, seats that are taken over or claimed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import orjson

from luxor.server.errors import Code, ServerError
from luxor.server.game import entries as e
from luxor.server.game import wishes
from luxor.server.game.proposals import Proposal
from luxor.server.rooms.place import Place
from luxor.server.rooms.room import Room
from luxor.server.rooms.tokens import Tokens
from luxor.server.storage.interface import Role, TokenAdded, TokenRow
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
            wish, taker = ready[0].what, room.takers.get(ready[0].number)
            await self.carry_out(room, wishes.carried(wish), wish, taker)
        agreed = [p for p in room.game.proposals.values() if p.what.what == "rematch"]
        for proposal in agreed:
            if room.game.rematch is None and not proposal.waits_for:
                await self._follow(room, proposal)

    def _ready(self, room: Room) -> list[Proposal]:
        agreed = wishes.waiting_for_nobody(room.game, room.now())
        return [proposal for proposal in agreed if room.is_able(proposal)]

    async def carry_out(
        self,
        room: Room,
        entries: Sequence[e.Entry],
        wish: e.Proposed,
        taker: Place | None,
        *,
        by: int | None = None,
    ) -> None:
        """Let happen what comes of a proposal; if a bot's seat is taken over, ``taker`` gets it."""
        handed_over = wish.what == "take_over" and any(isinstance(x, e.Seated) for x in entries)
        if not handed_over or taker is None or wish.whose is None:
            await room.commit(entries, by=by)
            return
        await self._tokens.check_open(room.game.id, wish.whose)
        token = new_token()
        row = TokenRow(digest(token), room.game.id, Role.SEAT, wish.whose)
        await room.commit(entries, by=by, also=TokenAdded(row))
        room.admit(taker, wish.whose, token)

    async def propose(self, room: Room, wish: e.Proposed, place: Place) -> None:
        """Let a connection ask for something; only to be called from a job."""
        if wish.what in ("take_over", "claim"):
            self._check_asker(room, place)
        found = wishes.propose(room.game, wish, room.around(is_host=place.host))
        if wish.what == "claim":
            await self._claim(room, wish, found, place)
            return
        number = room.next_version
        await self.carry_out(room, found, wish, place, by=wish.by)
        if wish.what == "take_over":
            room.note_taker(number, place)
        await self.settle(room)

    def _check_asker(self, room: Room, place: Place) -> None:
        """Refuse who asks for a seat and has one, has asked for one already, or has gone."""
        if place not in room.places:
            raise ServerError(Code.NOT_NOW, "you have gone: come back first")
        if place.seats:
            raise ServerError(Code.NOT_NOW, "who has a seat needs no other")
        if place in room.takers.values() or place.claim is not None:
            raise ServerError(Code.TOO_MANY, "you have asked for a seat already")

    async def _claim(
        self, room: Room, wish: e.Proposed, found: Sequence[e.Entry], place: Place
    ) -> None:
        """Let somebody say that a seat is theirs; the token becomes the seat's when they may."""
        assert wish.whose is not None
        token = new_token()
        row = TokenRow(digest(token), room.game.id, Role.CLAIM, wish.whose)
        await room.commit(found, also=TokenAdded(row))
        place.claim = (wish.whose, token)
        form = {"type": "claiming", "game": room.game.id, "seat": wish.whose, "token": token}
        place.line.send(orjson.dumps(form))

    async def withdraw(self, room: Room, number: int, place: Place) -> None:
        """Let who has no seat withdraw what they asked for; only to be called from a job."""
        proposal = room.game.proposals.get(number)
        wish = None if proposal is None else proposal.what
        mine = room.takers.get(number) is place
        if wish is not None and wish.what == "claim":
            mine = place.claim is not None and place.claim[0] == wish.whose
        if wish is None or wish.whose is None or not mine:
            raise ServerError(Code.NOT_NOW, "this is not yours to withdraw, or is settled already")
        await room.commit([e.Voted(seat=wish.whose, proposal=number, yes=False)])
