"""What is saved of one game: a row of an experiment, as JSON in ``results.sqlite``."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from luxor.core.errors import LuxorError


class RowError(LuxorError):
    """A line is no row of an experiment; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """One finished game. Lists are by seat; seat 0 begins, so a seat is a place in the order.

    ``game`` is its number in the experiment, ``deal`` the number of its deal: games of the same
    deal meet the same chance. ``wins`` are shares of the victory, ``places`` 1 for the winners.
    ``entries`` are the rounds in which adventurers of a seat entered the tomb chamber, ``landings``
    how often one of its adventurers ended a move on each place of the path, ``counts`` what a seat
    did how often, by name (treasures taken, Horus cards taken, keys used, ...). ``faults`` are the
    answers that bots owed (see ``luxor.bots.asking``). Nothing in a row depends on the clock.
    """

    game: int
    deal: int
    bots: list[str]
    reason: str
    rounds: int
    turns: int
    decisions: int
    scores: list[int]
    places: list[int]
    wins: list[float]
    points: dict[str, list[int]]
    entries: list[list[int]] = field(default_factory=list)
    landings: list[list[int]] = field(default_factory=list)
    counts: dict[str, list[int]] = field(default_factory=dict)
    faults: list[dict[str, Any]] = field(default_factory=list)

    @property
    def players(self) -> int:
        """How many seats the game had."""
        return len(self.bots)

    def owed(self) -> Iterator[tuple[int, str]]:
        """Yield for each answer that was owed the seat, and in few words what came instead."""
        for fault in self.faults:
            yield fault["seat"], str(fault.get("fault") or "a fault")

    def to_json(self) -> dict[str, Any]:
        """Return the row under the names of its fields."""
        return {name: getattr(self, name) for name in FIELDS}

    @classmethod
    def from_json(cls, form: dict[str, Any]) -> GameRow:
        """Return the row that :meth:`to_json` wrote; raises :class:`RowError`."""
        try:
            return cls(**form)
        except TypeError as error:
            raise RowError(f"a row has the fields {', '.join(FIELDS)}; {error}") from None


FIELDS = tuple(found.name for found in dataclasses.fields(GameRow))
