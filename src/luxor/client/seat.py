"""A seat of one's own at a game online: what it sees, and what it can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from luxor.client.errors import LineError, LineLostError
from luxor.core.actions import Action
from luxor.core.view import View
from luxor.server.protocol.client_messages import (
    Answer,
    Chat,
    Hint,
    Leave,
    Look,
    Propose,
    Resign,
    Sit,
    Undo,
    Vote,
)
from luxor.server.protocol.server_messages import (
    Advice,
    DecisionForm,
    Done,
    Outlook,
    SeatForm,
    SeatPart,
)
from luxor.server.protocol.setup import Level

if TYPE_CHECKING:
    from luxor.client.connection import Connection

Wish = Literal["take_back", "abort", "bot", "take_over", "rematch"]


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
        """What the server has told this seat last."""
        part = self._known.parts.get(self.number)
        if part is None:
            raise LineError(f"the server has told nothing to {self!r}")
        return part

    @property
    def form(self) -> SeatForm:
        """The seat as everybody sees it."""
        return self._known.room.seats[self._seat]

    @property
    def decision(self) -> DecisionForm | None:
        """What the seat is asked, None if it is not."""
        return self.part.decision

    @property
    def can_undo(self) -> bool:
        """Whether the last answer can be taken back without asking anybody."""
        return self.part.can_undo

    def view(self) -> View:
        """Return the seat's view, as bots get it; needs a connection with the history."""
        return self._known.view(self.number)

    # --- playing -----------------------------------------------------------------------------

    async def answer(self, *answers: Action | str) -> Answered:
        """Answer the open decision, and those that follow it in the same gesture.

        If the line breaks before the server has said ``done``, the number of the game's answers
        tells after coming back: if nobody has answered meanwhile, it is sent again, otherwise it
        was taken, wholly or in part.
        """
        texts = tuple(str(answer) for answer in answers)
        while True:
            room, decision = self._known.room, self.decision
            try:
                return await self._answer(room.version, texts)
            except LineLostError:
                await self.connection.until(lambda: self.connection.is_open)
                now = self._known.room
                if now.answers != room.answers or self.decision != decision:
                    return Answered(now.version, None)

    async def _answer(self, version: int, texts: tuple[str, ...]) -> Answered:
        done = await self.connection.request(
            lambda number: Answer(
                type="answer", id=number, version=version, seat=self._seat, answers=texts
            )
        )
        return Answered(done.version, done.taken if isinstance(done, Done) else None)

    async def undo(self) -> None:
        """Take back the last answer."""
        version = self._known.room.version
        await self.connection.request(
            lambda number: Undo(type="undo", id=number, version=version, seat=self._seat)
        )

    async def resign(self) -> None:
        """Give up."""
        version = self._known.room.version
        await self.connection.request(
            lambda number: Resign(type="resign", id=number, version=version, seat=self._seat)
        )

    async def hint(self) -> Advice:
        """Return what a strong bot would do at the open decision."""
        version = self._known.room.version
        advice = await self.connection.request(
            lambda number: Hint(type="hint", id=number, version=version, seat=self._seat)
        )
        if not isinstance(advice, Advice):
            raise LineError("the server has answered a hint without advice")
        return advice

    async def look(self) -> Outlook:
        """Return what each way to answer the open decision would lead to."""
        version = self._known.room.version
        found = await self.connection.request(
            lambda number: Look(type="look", id=number, version=version, seat=self._seat)
        )
        if not isinstance(found, Outlook):
            raise LineError("the server has answered a look without an outlook")
        return found

    # --- the others at the table -------------------------------------------------------------

    async def sit(self, name: str) -> None:
        """Sit down under a name; before the game, with bytes to add to the deal."""
        digest = None
        if self._known.room.phase == "waiting":
            digest = self.connection.contributions.for_seat(self._seat)
        await self.connection.request(
            lambda number: Sit(type="sit", id=number, seat=self._seat, name=name, digest=digest)
        )
        if digest is not None:
            self._known.witness.promised[self._seat] = digest

    async def leave(self) -> None:
        """Get up; before the game the seat is open again, during it it stays mine."""
        await self.connection.request(
            lambda number: Leave(type="leave", id=number, seat=self._seat)
        )
        if self._known.room.phase == "waiting":
            self._known.witness.promised.pop(self._seat, None)
            self.connection.contributions.forget(self._seat)

    async def propose(
        self,
        what: Wish,
        *,
        to: int | None = None,
        whose: int | None = None,
        level: Level | None = None,
        name: str | None = None,
    ) -> None:
        """Ask the others for something that needs their consent (see ``Propose``)."""
        version = self._known.room.version
        digest = self._for_rematch() if what == "rematch" else None
        await self.connection.request(
            lambda number: Propose(
                type="propose",
                id=number,
                version=version,
                seat=self.number,
                what=what,
                to=to,
                whose=whose,
                level=level,
                name=name,
                digest=digest,
            )
        )

    async def vote(self, proposal: int, *, yes: bool) -> None:
        """Agree to a proposal of the room, or not."""
        form = next((p for p in self._known.room.proposals if p.proposal == proposal), None)
        is_rematch = yes and form is not None and form.what == "rematch"
        digest = self._for_rematch() if is_rematch else None
        await self.connection.request(
            lambda number: Vote(
                type="vote",
                id=number,
                seat=self._seat,
                proposal=proposal,
                yes=yes,
                digest=digest,
            )
        )

    async def chat(self, text: str) -> None:
        """Say something to everybody in the room."""
        await self.connection.request(
            lambda number: Chat(type="chat", id=number, seat=self.number, text=text)
        )

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
