"""What waits for consent, and how long it has to wait at least."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from luxor.server.game.entries import Proposed

if TYPE_CHECKING:
    from luxor.server.game.game import Game

NOTICE: Final = 120_000
"""Milliseconds in which a person can object before a bot stands in, or a claim is approved."""

ALONE: Final = 24 * 3_600_000
"""Milliseconds since a seat's last move before a single other person may approve a claim to it."""

OF_A_SEAT: Final = ("bot", "claim")
"""What is about somebody's seat: its own vote decides at once, either way."""


@dataclass(slots=True)
class Proposal:
    """An open proposal: its number is the version at which it was made."""

    number: int
    what: Proposed
    made: int  # ms since 1970
    waits_for: list[int] = field(default_factory=list)
    agreed: list[int] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)  # by seat, for the deal of a rematch

    def due(self, game: Game) -> int | None:
        """Return from when on the others' consent is enough, in ms since 1970; None if never."""
        if self.what.what not in OF_A_SEAT or self.what.whose is None:
            return 0
        notice = max(self.made, game.awake_since) + NOTICE  # with the server there to object
        if self.what.what == "bot":
            return notice
        others = game.voters(but=self.what.whose)
        if not others:
            return None
        alone = game.seats[self.what.whose].last_move + ALONE
        # Whoever created the game may share a screen: all of its seats are one person's word.
        people = {None if seat in game.host_seats else seat for seat in others}
        return max(notice, alone) if len(people) == 1 else notice

    def is_agreed(self, game: Game, now: int) -> bool:
        """Return whether all have agreed who have a say, and have had the time to object."""
        due = self.due(game)
        return not self.waits_for and due is not None and now >= due

    def to_json(self, game: Game, now: int) -> dict[str, Any]:
        """Return it for everybody to see (``ProposalJson``)."""
        due = self.due(game)
        return {
            "proposal": self.number,
            "by": self.what.by,
            "what": self.what.what,
            "to": self.what.to,
            "whose": self.what.whose,
            "level": self.what.level,
            "name": self.what.name,
            "waits_for": list(self.waits_for),
            "until": max(0, due - now) if due else None,
        }
