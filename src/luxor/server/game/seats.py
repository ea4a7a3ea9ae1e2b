"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from luxor.server.protocol.setup import SeatSetup


@dataclass(slots=True)
class Seat:
    """A seat of a game: open, of a person (who may be away), or of a bot of a ``level``."""

    number: int
    colour: str
    name: str | None
    level: str | None
    taken: bool  # by a person
    away: bool = False
    resigned: bool = False
    timed_out: bool = False
    reclaimed: bool = False
    digest: str | None = None  # of the bytes that the person adds to the deal
    revealed: str | None = None  # those bytes, in hex
    asked_for_bot: bool = False  # the person did, who plays here
    last_move: int = 0  # when the person last sat down or answered, in ms since 1970
    changes: int = 0  # how often somebody got up, took another name or let a bot stand in

    @classmethod
    def of(cls, number: int, setup: SeatSetup) -> Seat:
        """Return a seat as it is set up."""
        return cls(number, setup.colour, setup.name, setup.bot, taken=False)

    @property
    def kind(self) -> str:
        """What everybody sees of it."""
        if self.level is not None:
            return "bot"
        if not self.taken:
            return "open"
        return "away" if self.away else "person"

    @property
    def has_stand_in(self) -> bool:
        """Whether a bot plays here for a person, until they are back."""
        return self.is_persons and self.level is not None

    @property
    def is_persons(self) -> bool:
        """Whether it belongs to a person who has not given up, whoever plays there now."""
        return self.taken and not self.resigned

    @property
    def has_say(self) -> bool:
        """Whether a person sits there whose consent counts."""
        return self.is_persons and self.level is None

    def to_json(self) -> dict[str, Any]:
        """Return it for everybody to see (``SeatJson``)."""
        return {
            "seat": self.number,
            "colour": self.colour,
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "resigned": self.resigned,
            "timed_out": self.timed_out,
            "stand_in": self.has_stand_in,
            "reclaimed": self.reclaimed,
        }
