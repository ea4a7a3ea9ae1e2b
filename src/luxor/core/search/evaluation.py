"""What a position is worth to a seat: one evaluation for the planner, the levels and the search.

That is the points it would have if the game ended now, and the potential of its features, the
points that they may bring beyond that (``features.py``, ``weights.py``).
"""

from __future__ import annotations

from luxor.core.errors import LuxorError
from luxor.core.search import features, weights

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import *
    from luxor.core.rules.scoring import final_points
    from luxor.core.search.features import COUNT, Features
    from luxor.core.state import State


class Evaluation:
    """An evaluation of positions; the potential counts by its ``weight``, with 0 not at all."""

    def __init__(self, weight: float = 1.0) -> None:
        self.weight = weight
        self.features = Features()
        self.late = features.no_numbers(COUNT)
        self.early = features.no_numbers(COUNT)
        table = [weights.WEIGHTS.get(name, (0.0, 0.0)) for name in features.NAMES]
        self.weigh([row[0] for row in table], [row[1] for row in table])

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
        points = float(final_points(s, seat))
        if self.weight > 0.0 and s.asks != OVER:
            points += self.weight * self.potential(s, seat)
        return points

    def potential(self, s: State, seat: int) -> float:
        """Return the points that a seat's features may bring beyond those it has."""
        self.features.look(s, seat)
        left = time_left(s)
        total = 0.0
        for i in range(COUNT):
            total += self.features.seen[i] * (self.late[i] + left * (self.early[i] - self.late[i]))
        return total

    def contributions(self, s: State, seat: int) -> list[tuple[str, float]]:
        """Return the name of each feature with the points that it may bring a seat."""
        self.features.look(s, seat)
        left = time_left(s)
        found = []
        for i in range(COUNT):
            weight = self.late[i] + left * (self.early[i] - self.late[i])
            found.append((features.NAMES[i], self.features.seen[i] * weight))
        return found


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
