"""A seat of one's own at a game online: what it sees, and what it can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel

from luxor.client.errors import LineError, LineLostError
from luxor.core.actions import Action
from luxor.core.view import View
from luxor.server.protocol.client_messages import (
    Answer,
    AskHint,
    Chat,
    Leave,
    Propose,
    Resign,
    Sit,
    Undo,
    Vote,
)
from luxor.server.protocol.server_messages import (
    DecisionJson,
    Done,
    Hint,
    Preview,
    SeatJson,
    SeatPart,
)
from luxor.server.protocol.setup import Level

if TYPE_CHECKING:
    from luxor.client.connection import Connection, Reply

Proposable = Literal["take_back", "abort", "bot", "take_over", "rematch"]


@dataclass(frozen=True, slots=True)
class Answered:
    """Answers have been taken: the room's ``version`` now, and how many of them.

    ``taken`` is None where the line broke before the server said so, and the room has gone on.
    """

    version: int
    taken: int | None


class Seat:
    """A seat at a game online; ``number`` None is a place to look on from.

    Every method that says something waits for the server's ``done`` and raises ``ServerError`` if
    it refuses. Where the line breaks in between ``LineLostError`` is raised, except by
    :meth:`answer`, which finds out what became of it.
    """

    def __init__(self, connection: Connection, number: int | None) -> None:
        self.number = number
        self.connection = connection
        self._known = connection.known

    def __repr__(self) -> str:
        return "<onlooker>" if self.number is None else f"<Seat p{self.number + 1}>"

    # --- looking -----------------------------------------------------------------------------

    @property
    def part(self) -> SeatPart:
        """What the server has sent to this seat last."""
        part = self._known.parts.get(self.number)
        if part is None:
            raise LineError(f"the server has sent nothing to {self!r}")
        return part

    @property
    def form(self) -> SeatJson:
        """The seat as everybody sees it."""
        return self._known.room.seats[self._seat]

    @property
    def decision(self) -> DecisionJson | None:
        """What the seat is asked, None if it is not."""
        return self.part.decision

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back without asking anybody."""
        return self.part.can_undo

    def view(self) -> View:
        """Return the seat's view, as bots get it."""
        return self._known.view(self.number)

    @property
    def preview(self) -> Preview | None:
        """What each way to answer the open decision leads to.

        None if there is no decision, or the connection was made without previews.
        """
        return None if self.decision is None else self._known.previews.get(self._seat)

    # --- playing -----------------------------------------------------------------------------

    async def answer(self, *answers: Action | int) -> Answered:
        """Answer the open decision, and those that follow it in the same gesture.

        If the line breaks before the server has said ``done``, the number of the game's answers
        tells after coming back: if nobody has answered meanwhile, it is sent again, otherwise it
        was taken, wholly or in part.
        """
        ids = tuple(each.id if isinstance(each, Action) else each for each in answers)
        while True:
            room, decision = self._known.room, self.decision
            try:
                done = await self._request(Answer, version=room.version, answers=ids)
            except LineLostError:
                await self.connection.until(lambda: self.connection.is_open)
                now = self._known.room
                if now.answers != room.answers or self.decision != decision:
                    return Answered(now.version, None)
            else:
                return Answered(done.version, done.taken if isinstance(done, Done) else None)

    async def undo(self) -> None:
        """Take back the last answer."""
        await self._request(Undo, version=self._known.room.version)

    async def resign(self) -> None:
        """Give up."""
        await self._request(Resign, version=self._known.room.version)

    async def hint(self) -> Hint:
        """Return what a strong bot would do at the open decision."""
        hint = await self._request(AskHint, version=self._known.room.version)
        if not isinstance(hint, Hint):
            raise LineError("the server has answered something else than a hint")
        return hint

    # --- the others at the table -------------------------------------------------------------

    async def sit(self, name: str) -> None:
        """Sit down under a name; before the game, with bytes to add to the deal."""
        digest = None
        if self._known.room.phase == "waiting":
            digest = self.connection.contributions.for_seat(self._seat)
        await self._request(Sit, name=name, digest=digest)
        if digest is not None:
            self._known.witness.promised[self._seat] = digest

    async def leave(self) -> None:
        """Get up; before the game the seat is open again, during it it stays mine."""
        await self._request(Leave)
        if self._known.room.phase == "waiting":
            self._known.witness.promised.pop(self._seat, None)
            self.connection.contributions.forget(self._seat)

    async def propose(
        self,
        what: Proposable,
        *,
        to: int | None = None,
        whose: int | None = None,
        level: Level | None = None,
        name: str | None = None,
    ) -> None:
        """Ask the others for something that needs their consent (see ``Propose``)."""
        await self.connection.request(
            Propose,
            version=self._known.room.version,
            seat=self.number,
            what=what,
            to=to,
            whose=whose,
            level=level,
            name=name,
            digest=self._for_rematch() if what == "rematch" else None,
        )

    async def vote(self, proposal: int, *, yes: bool) -> None:
        """Agree to a proposal of the room, or not."""
        rematches = [p.proposal for p in self._known.room.proposals if p.what == "rematch"]
        digest = self._for_rematch() if yes and proposal in rematches else None
        await self._request(Vote, proposal=proposal, yes=yes, digest=digest)

    async def chat(self, text: str) -> None:
        """Say something to everybody in the room."""
        await self.connection.request(Chat, seat=self.number, text=text)

    async def _request(self, kind: type[BaseModel], **fields: Any) -> Reply:
        """Send something from this seat."""
        return await self.connection.request(kind, seat=self._seat, **fields)

    def _for_rematch(self) -> str | None:
        """Return the digest of what this seat adds to the deal of a rematch."""
        if self.number is None:
            return None
        return self.connection.contributions.next.for_seat(self.number)

    @property
    def _seat(self) -> int:
        if self.number is None:
            raise LineError("an onlooker has no seat to do this from")
        return self.number
