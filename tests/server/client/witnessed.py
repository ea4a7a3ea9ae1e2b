"""A game in one process, and what a client beside it gets to see: for tests of the check."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence

from luxor.client.witness import Witness
from luxor.server.game import commands, messages
from luxor.server.game import entries as e
from luxor.server.game.course import course_of
from luxor.server.protocol.http import Course
from luxor.server.protocol.server_messages import RoomJson, SeatPart
from luxor.server.rooms.updates import Updates
from tests.server.game.games import Logged


def bytes_of(seat: int) -> bytes:
    """Return what a seat adds to the deal."""
    return bytes([seat]) * 16


def digest_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class Witnessed(Logged):
    """A game with a client at the first seat, which notes what an honest one notes.

    While ``connected`` is false it hears nothing; the next thing it hears is a welcome.
    """

    def __init__(self, players: int = 2, bots: Sequence[int] = (), **setup: object) -> None:
        super().__init__(players, bots, **setup)
        self.witness = Witness()
        self.witness.setup = self.game.setup
        self.connected = True
        self._heard: int | None = None
        self._was_gone = True
        self._look(None)

    def do(self, entries: Sequence[e.Entry]) -> None:
        before = self.game.version
        super().do(entries)
        if self.connected:
            self._look(before)
        else:
            self._was_gone = True

    def _look(self, before: int | None) -> None:
        """Hear what the server sends to the seat."""
        known = self._heard if self._was_gone else before
        since = 0 if known is None else self.game.events_since(known)
        room = json.loads(json.dumps(messages.room_json(self.game, self.now)))
        part = json.loads(json.dumps(Updates().part(self.game, 0, since)))
        self.witness.look(
            RoomJson.model_validate(room),
            [SeatPart.model_validate(part)],
            after_gap=self._was_gone,
        )
        self._heard = self.game.version
        self._was_gone = False

    def promise(self, seat: int) -> None:
        """Let a person sit down who adds to the deal."""
        digest = digest_of(bytes_of(seat))
        if seat == 0:
            self.witness.promised[0] = digest
        self.do(commands.sit(self.game, seat, f"Player {seat}", digest))

    def reveal(self, seat: int) -> None:
        """Let a person reveal what they promised."""
        if seat == 0:
            self.witness.revealed[0] = bytes_of(0)
        self.do(commands.reveal(self.game, seat, bytes_of(seat)))

    def dealt(self, *silent: int) -> Witnessed:
        """Let everybody sit down and reveal, but for some."""
        people = [seat.number for seat in self.game.seats if seat.level is None]
        for seat in people:
            self.promise(seat)
        for seat in people:
            if seat not in silent:
                self.reveal(seat)
        self.do(commands.begin_without(self.game))
        assert self.game.phase == "playing"
        return self

    def take_back(self) -> None:
        """Go back by consent to the last decision of the first seat."""
        number = self.propose(0, "take_back")
        for seat in self.game.voters(but=0):
            self.vote(seat, number)

    def course(self) -> Course:
        """Return what the server tells at the end, after its way through JSON."""
        course = course_of(self.game, self.log)
        return Course.model_validate_json(course.model_dump_json())
