"""Games and decisions as CSV: one line each, one column for each number.

What a seat did is in columns of its own: ``p1_score``, ``p1_points_sets``, ``p1_keys_taken`` and
so on. Lists within a cell (rounds of entries, landings by place, options) have blanks between
their parts.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from luxor.lab.rows import GameRow

GAME = ("game", "deal", "reason", "rounds", "turns", "decisions")
DECISION = (
    "game",
    "number",
    "round",
    "seat",
    "bot",
    "question",
    "options",
    "actions",
    "chosen",
)


def write_games(path: Path, rows: Iterable[GameRow]) -> None:
    """Write a line for each row; all rows must be of the same setting."""
    lines = (flat(row) for row in rows)
    first = next(lines, None)
    head = list(first) if first else list(GAME)
    _write(path, head, [first] if first else [], lines)


def write_decisions(path: Path, decisions: Iterable[Mapping[str, Any]]) -> None:
    """Write a line for each decision."""
    lines = ({**form, "actions": " ".join(form["actions"])} for form in decisions)
    _write(path, list(DECISION), [], lines)


def flat(row: GameRow) -> dict[str, Any]:
    """Return a row as one line, under the names of its columns."""
    line: dict[str, Any] = {name: getattr(row, name) for name in GAME}
    for seat in range(row.players):
        cells = {
            "bot": row.bots[seat],
            "score": row.scores[seat],
            "place": row.places[seat],
            "win": row.wins[seat],
            "faults": sum(fault["seat"] == seat for fault in row.faults),
            "entries": " ".join(map(str, row.entries[seat] if row.entries else ())),
            "landings": " ".join(map(str, row.landings[seat] if row.landings else ())),
            **{f"points_{source}": points[seat] for source, points in row.points.items()},
            **{name: counts[seat] for name, counts in row.counts.items()},
        }
        line |= {f"p{seat + 1}_{name}": cell for name, cell in cells.items()}
    return line


def _write(
    path: Path,
    head: list[str],
    first: list[dict[str, Any]],
    lines: Iterable[Mapping[str, Any]],
) -> None:
    """Write a table so that it is there as a whole or not at all."""
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, head, lineterminator="\n")
        writer.writeheader()
        writer.writerows(first)
        writer.writerows(lines)
    new.replace(path)
