"""What a position is worth to a seat: one evaluation for the planner, the levels and the search.

That is the points it would have if the game ended now, and the potential of its features, the
points that they may bring beyond that (``features.py``, ``weights.py``).
"""

from __future__ import annotations

from luxor.core.errors import LuxorError
from luxor.core.search.features import NAMES, no_numbers
from luxor.core.search.weights import WEIGHTS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.scoring import final_points
    from luxor.core.search.features import COUNT, Features


class Evaluation:
    """An evaluation of positions; the potential counts by its ``weight``, with 0 not at all."""

    def __init__(self, weight: float = 1.0) -> None:
        self.weight = weight
        self.features = Features()
        self.late = no_numbers(COUNT)
        self.early = no_numbers(COUNT)
        self.weigh([late for late, _ in WEIGHTS.values()], [early for _, early in WEIGHTS.values()])

    def weigh(self, late: list[float], early: list[float]) -> None:
        """Take what one of each feature is worth at the end and at the beginning of a game."""
        if len(late) != COUNT or len(early) != COUNT:
            raise LuxorError(f"there are {COUNT} features, not {len(late)} and {len(early)}")
        for i in range(COUNT):
            self.late[i] = late[i]
            self.early[i] = early[i]

    def margin(self, s: State, seat: int) -> float:
        """Return how far a seat is ahead of the others' mean; when the game is over, for good."""
        total = 0.0
        for other in range(s.rs.players):
            if other != seat:
                total += self.value(s, other)
        return self.value(s, seat) - total / (s.rs.players - 1)

    def value(self, s: State, seat: int) -> float:
        """Return the points that a seat may expect at the end, as far as one can see.

        What everybody gets alike is left out.
        """
        points = final_points(s, seat)
        if self.weight > 0.0 and s.asks != OVER:
            return points + self.weight * self.potential(s, seat)
        return float(points)

    def potential(self, s: State, seat: int) -> float:
        """Return the points that a seat's features may bring beyond those it has."""
        self.features.look(s, seat)
        left = time_left(s)
        total = 0.0
        for i in range(COUNT):
            total += self._part(i, left)
        return total

    def contributions(self, s: State, seat: int) -> list[tuple[str, float]]:
        """Return the name of each feature with the points that it may bring a seat."""
        self.features.look(s, seat)
        return [(NAMES[i], self._part(i, time_left(s))) for i in range(COUNT)]

    def _part(self, i: int, left: float) -> float:
        """Return what a feature that was looked at may bring, with so much of the game left."""
        return self.features.seen[i] * (self.late[i] + left * (self.early[i] - self.late[i]))


def time_left(s: State) -> float:
    """Return how much of the game is left, 1 at its beginning, 0 when the chamber is full.

    The two adventurers nearest to the chamber end it.
    """
    first = 0
    second = 0
    for i in range(s.rs.players * ADVENTURERS):
        place = s.pos[i]
        if place > first:
            second = first
            first = place
        elif place > second:
            second = place
    return 1.0 - (first + second) / (2.0 * s.rs.chamber)
