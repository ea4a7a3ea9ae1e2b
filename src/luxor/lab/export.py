"""Results for other programs: CSV with a line for each game and decision, records as files.

What a seat did is in columns of its own: ``p1_score``, ``p1_points_sets``, ``p1_keys_taken`` and
so on. Lists within a cell (rounds of entries, landings by place, options) have blanks between
their parts.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from luxor.lab.rows import GameRow
from luxor.lab.store import Results

GAME = ("game", "deal", "reason", "rounds", "turns", "decisions")


def export(results: Results, folder: Path) -> list[Path]:
    """Write ``games.csv`` and, where they were kept, ``decisions.csv``, ``records/`` and the
    figures as ``summary.json``; return what was written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    made = [_write(folder / "games.csv", map(flat, results.rows()), GAME)]
    if results.experiment.get("decisions"):
        decisions = ({**line, "actions": " ".join(line["actions"])} for line in results.decisions())
        made.append(_write(folder / "decisions.csv", decisions))
    for game, record in results.records():
        path = folder / "records" / f"{game}.luxor"
        path.parent.mkdir(exist_ok=True)
        path.write_text(record, encoding="utf-8", newline="\n")
        made.append(path)
    summary = results.note("summary")
    if summary:
        made.append(folder / "summary.json")
        made[-1].write_text(json.dumps(summary, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return made


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


def _write(path: Path, lines: Iterator[Mapping[str, Any]], empty: Iterable[str] = ()) -> Path:
    """Write a table whose columns are those of its first line; ``empty`` are those of no line."""
    first = next(lines, None)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(first or empty), lineterminator="\n")
        writer.writeheader()
        writer.writerows(chain([first] if first else [], lines))
    return path
