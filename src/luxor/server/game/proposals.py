"""What waits for consent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from luxor.server.game.entries import Proposed


@dataclass(slots=True)
class Proposal:
    """An open proposal: its number is the version at which it was made."""

    number: int
    what: Proposed
    waits_for: list[int]
    agreed: list[int] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)  # by seat, for the deal of a rematch

    def form(self) -> dict[str, Any]:
        """Return it for everybody to see (``ProposalForm``)."""
        return {
            "proposal": self.number,
            "by": self.what.by,
            "what": self.what.what,
            "to": self.what.to,
            "whose": self.what.whose,
            "level": self.what.level,
            "name": self.what.name,
            "waits_for": list(self.waits_for),
            "until": None,
        }
