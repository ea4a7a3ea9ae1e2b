"""What a results folder holds, read back row by row; ``store.py`` is what writes it.

>>> from luxor.lab.results import read_results
>>> results = read_results("results/duel")  # doctest: +SKIP
>>> results.experiment["bots"], len(results.rows)  # doctest: +SKIP
(['planner', 'greedy'], 400)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from luxor.core.errors import LuxorError
from luxor.lab.rows import GameRow, RowError

FORMAT = 1
EXPERIMENT, GAMES, DECISIONS, SUMMARY = (
    "experiment.json",
    "games.jsonl",
    "decisions.jsonl",
    "summary.json",
)

LONGEST_LINE = 1 << 24
"""Bytes of a line; a longer one is none."""

WAYS_OUT = {
    GAMES: "delete this line: the other games still count, and the command of the experiment "
    "plays its game again",
    DECISIONS: f"delete this line, and in {GAMES} the row of the game that it belongs to: the "
    "command of the experiment plays that game again",
}
"""What to do about a line that is damaged, by the name of its file."""


class StoreError(LuxorError):
    """A results folder cannot be used; the message says why and what would be right."""


# --- lines ------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of a log: its number from 1 on, where it begins and ends, and what it says."""

    number: int
    begin: int
    end: int
    form: dict[str, Any]


@dataclass(slots=True)
class Log:
    """A file with a JSON object in each line, to which somebody may just be adding.

    ``torn`` says whether the last line was torn off; it is known when all lines have been read.
    """

    path: Path
    torn: bool = False

    def lines(self) -> Iterator[Line]:
        """Yield the lines; one that was torn off at the end is left out, and so is no file.

        Raises :class:`StoreError` where a line before the last one cannot be read.
        """
        if not self.path.exists():
            return
        damage = ""
        begin = 0
        with self.path.open("rb") as file:
            for number in count(1):
                line = file.readline(LONGEST_LINE)
                if not line:
                    self.torn = bool(damage)
                    return
                if damage:
                    raise self.damaged(number - 1, damage)
                form, damage = _form(line)
                if not damage:
                    yield Line(number, begin, begin + len(line), form)
                begin += len(line)

    def damaged(self, number: int, what: str) -> StoreError:
        """Return the error of a line that is not what it should be, with the way out."""
        way_out = WAYS_OUT.get(self.path.name, WAYS_OUT[GAMES])
        return StoreError(f"{self.path}, line {number}, is damaged ({what}); {way_out}")


def _form(line: bytes) -> tuple[dict[str, Any], str]:
    """Return what a line says, and what is wrong with it: nothing if it can be used."""
    try:
        form = json.loads(line)
    except (ValueError, RecursionError):
        return {}, "not JSON"
    if not line.endswith(b"\n"):
        return {}, "without an end"
    if not isinstance(form, dict) or type(form.get("game")) is not int:
        return {}, "without the number of a game"
    return form, ""


def row_of(log: Log, line: Line) -> GameRow:
    """Return the row of a line; raises :class:`StoreError`."""
    try:
        return GameRow.from_json(line.form)
    except RowError as error:
        raise log.damaged(line.number, str(error)) from None


# --- folders ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Reading:
    """What is found in results apart from the rows, which :meth:`rows` yields.

    ``experiment`` is empty if only the rows are there; ``broken`` are the games that broke off, as
    far as the summary knows them.
    """

    log: Log
    name: str
    experiment: dict[str, Any] = field(default_factory=dict)
    broken: list[dict[str, Any]] = field(default_factory=list)
    line: int = 0
    """The number of the line that the last row came from."""

    def rows(self) -> Iterator[GameRow]:
        """Yield every game once, in the order of the file.

        A last line that was torn off is left out. Raises :class:`StoreError` with the number of a
        line that is no row, or if the file cannot be read.
        """
        seen: set[int] = set()
        try:
            for line in self.log.lines():
                self.line = line.number
                row = row_of(self.log, line)
                if row.game not in seen:
                    seen.add(row.game)
                    yield row
        except OSError as error:
            raise StoreError(f"{self.log.path} cannot be read: {error.strerror}") from None


@dataclass(frozen=True, slots=True)
class Results:
    """What a results folder holds: what was asked for, and the finished games by number."""

    experiment: dict[str, Any]
    rows: list[GameRow]


def read_results(path: Path | str) -> Results:
    """Return what a folder holds, finished or not; raises :class:`StoreError`."""
    folder = Path(path)
    experiment = read_experiment(folder)
    if experiment is None:
        raise StoreError(f"{folder} is no results folder: it has no {EXPERIMENT}")
    reading = Reading(Log(folder / GAMES), folder.name)
    return Results(experiment, sorted(reading.rows(), key=lambda row: row.game))


def open_results(path: Path | str) -> Reading:
    """Return what a results folder, or the ``games.jsonl`` of one, holds; rows are read later.

    A lone ``games.jsonl`` will do, though then nobody knows what was asked for. Raises
    :class:`StoreError` if there is nothing to read.
    """
    given = Path(path)
    if given.is_dir():
        folder, games = given, given / GAMES
    else:
        folder, games = given.parent, given
    if not given.exists():
        raise StoreError(f"{given}: there is no such folder; give one that --out of a run made")
    if not games.is_file():
        raise StoreError(f"{given} is no results folder: it has no {GAMES}")
    if not given.is_dir() and given.name != GAMES:
        return Reading(Log(games), given.name)
    name = folder.name or folder.resolve().name
    return Reading(Log(games), name, read_experiment(folder) or {}, _broken(folder))


def _broken(folder: Path) -> list[dict[str, Any]]:
    """Return the games that broke off; the summary of a comparison has another name for them."""
    summary = _read(folder / SUMMARY) or {}
    found = summary.get("errors") or summary.get("broken")
    if not isinstance(found, list):  # a tool of your own may keep what it likes there
        return []
    return [error for error in found if isinstance(error, dict)]


def read_experiment(folder: Path) -> dict[str, Any] | None:
    """Return a folder's ``experiment.json``, None if it has none; raises :class:`StoreError`."""
    path = folder / EXPERIMENT
    form = _read(path)
    if form is not None and form.get("format") != FORMAT:
        raise StoreError(
            f"{path} is of format {form.get('format')!r}; this luxor reads format {FORMAT}"
        )
    return form


def _read(path: Path) -> dict[str, Any] | None:
    try:
        form = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} cannot be read: {error}") from None
    if not isinstance(form, dict):
        raise StoreError(f"{path} cannot be read: it holds no JSON object")
    return form
