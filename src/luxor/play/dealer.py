"""Who answers chance at a table."""

from __future__ import annotations

from typing import Protocol

from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.state import State


class Dealer(Protocol):
    """Answers chance. A dealer keeps what it will bring to itself."""

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""


class SeededDealer:
    """A dealer whose answers its seed determines, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""
        return engine.draw_outcome(s, self._rng)
