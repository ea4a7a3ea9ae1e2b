"""Turns a results folder of an older Luxor, or a lone ``games.jsonl``, into ``results.sqlite``.

Such a folder has ``experiment.json``, a row a line in ``games.jsonl`` and a decision a line in
``decisions.jsonl``, ``records/GAME.luxor`` and ``summary.json``. It stays as it is.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any

from luxor.lab.rows import GameRow, RowError
from luxor.lab.store import FORMAT, OLD_GAMES, RESULTS, SCHEMA, StoreError

OLD_FORMAT = 1


def convert(path: Path | str) -> tuple[Path, int]:
    """Write the results beside the old files; return the new file and its number of games.

    A last line that was torn off is left out, as is a game that is there twice. Raises
    :class:`StoreError` for what cannot be read and where ``results.sqlite`` exists.
    """
    given = Path(path)
    log = given / OLD_GAMES if given.is_dir() else given
    folder = log.parent
    if not log.is_file():
        raise StoreError(f"{given} has no results of an older luxor: there is no {log}")
    if (folder / RESULTS).exists():
        raise StoreError(f"{folder / RESULTS} exists; nothing was changed")
    experiment = _json_file(folder / "experiment.json")
    summary = _json_file(folder / "summary.json")
    if experiment:
        if experiment.get("format") != OLD_FORMAT:
            raise StoreError(
                f"{folder} is of format {experiment.get('format')!r}, not of {OLD_FORMAT}"
            )
        experiment["format"] = FORMAT
    new = folder / f"{RESULTS}.new"
    new.unlink(missing_ok=True)
    with closing(sqlite3.connect(new)) as database, database:
        database.executescript(SCHEMA)
        for name, value in (("experiment", experiment), ("summary", summary)):
            database.execute("INSERT INTO notes VALUES (?, ?)", (name, json.dumps(value)))
        games = database.executemany(
            "INSERT OR IGNORE INTO games VALUES (?, ?, NULL, ?, NULL)", _rows(log)
        ).rowcount
        database.executemany(
            "UPDATE games SET decisions = ? WHERE game = ? AND decisions IS NULL",
            _decisions(folder / "decisions.jsonl"),
        )
        broken = summary.get("errors") or summary.get("broken")  # a comparison says broken
        if isinstance(broken, list):
            lines = [(one.get("game"), one.get("error")) for one in broken if isinstance(one, dict)]
            database.executemany("INSERT OR IGNORE INTO games(game, error) VALUES (?, ?)", lines)
    new.replace(folder / RESULTS)
    return folder / RESULTS, games


def _rows(log: Path) -> Iterator[tuple[int, str, str | None]]:
    """Yield number, row and record of each game."""
    for number, row in _lines(log):
        try:
            GameRow.from_json(row)
        except RowError as error:
            raise _damaged(log, number, str(error)) from None
        record = log.parent / "records" / f"{row['game']}.luxor"
        kept = record.read_text(encoding="utf-8") if record.is_file() else None
        yield row["game"], json.dumps(row, separators=(",", ":"), ensure_ascii=False), kept


def _decisions(log: Path) -> Iterator[tuple[str, int]]:
    """Yield the decisions of each game and its number; those of a game are in a row."""
    if log.is_file():
        for game, lines in groupby(_lines(log), key=lambda line: line[1]["game"]):
            yield json.dumps([form for _, form in lines], ensure_ascii=False), game


def _lines(log: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield the lines with their numbers, without one that was torn off at the end."""
    damage = 0
    with log.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if damage:
                raise _damaged(log, damage, "not a JSON object with the number of a game")
            try:
                form = json.loads(line)
            except (ValueError, RecursionError):
                form = None
            if isinstance(form, dict) and type(form.get("game")) is int and line[-1:] == b"\n":
                yield number, form
            else:
                damage = number


def _damaged(log: Path, number: int, what: str) -> StoreError:
    return StoreError(f"{log}, line {number}, is damaged ({what}); delete it and convert again")


def _json_file(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} cannot be read: {error}") from None
    if not isinstance(found, dict):
        raise StoreError(f"{path} cannot be read: it holds no JSON object")
    return found
