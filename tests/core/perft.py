"""Counting everything that can happen from a position, a classic check of move generators.

``python -m tests.core.perft DEPTH < POSITION`` counts from a position in text form.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.state import State
from luxor.notation.position import parse_position


@dataclass
class Row:
    """What lies so many answers ahead: ways to get there, and what is asked there."""

    ways: int = 0
    decisions: int = 0
    chances: int = 0
    over: int = 0
    keys: set[int] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        numbers = (self.ways, self.decisions, self.chances, self.over, len(self.keys))
        return "".join(f"{number:9}" for number in numbers)


def perft(s: State, depth: int) -> list[Row]:
    """Count the nodes from ``s`` on, up to ``depth`` answers of seats and chance alike.

    Outcomes of chance count once each, whatever their weight. The state is left as it is.
    """
    rows = [Row() for _ in range(depth + 1)]
    _count(s, rows, 0)
    return rows


def _count(s: State, rows: list[Row], ahead: int) -> None:
    row = rows[ahead]
    row.ways += 1
    row.keys.add(s.key())
    row.questions.add(s.rs.frames[s.frame()[0]].name)
    row.decisions += s.asks == k.DECISION
    row.chances += s.asks == k.CHANCE
    row.over += s.asks == k.OVER
    if ahead + 1 == len(rows) or s.asks == k.OVER:
        return
    answers = s.legal() if s.asks == k.DECISION else [kind for kind, _ in engine.outcomes(s)]
    for answer in answers:
        following = s.copy()
        engine.answer(following, answer)
        _count(following, rows, ahead + 1)


def table(rows: list[Row]) -> str:
    """Return the counts as text, one line for each number of answers."""
    head = "depth" + "".join(
        f"{name:>9}" for name in ("ways", "decision", "chances", "over", "distinct")
    )
    return "\n".join([head, *(f"{depth:5}{row}" for depth, row in enumerate(rows))]) + "\n"


if __name__ == "__main__":
    print(table(perft(parse_position(sys.stdin.read()), int(sys.argv[1]))), end="")
