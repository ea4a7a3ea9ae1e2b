"""Results read row by row, so that an experiment of any length fits into memory."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from luxor.core.edition import Edition
from luxor.core.errors import LuxorError
from luxor.lab.report.figures import Form, figures_of
from luxor.lab.report.gather import Gathering
from luxor.lab.report.path_form import path_form
from luxor.lab.rows import GameRow, RowError
from luxor.lab.store import EXPERIMENT, FORMAT, GAMES, SUMMARY, StoreError
from luxor.notation.edition_file import builtin_editions, load_edition

LONGEST_LINE = 1 << 24
"""Bytes of a row; a longer line is none."""


@dataclass(slots=True)
class Reading:
    """What is found in results apart from the rows, which :meth:`rows` yields."""

    games: Path
    name: str
    experiment: dict[str, Any] = field(default_factory=dict)
    broken: list[dict[str, Any]] = field(default_factory=list)
    torn: bool = False
    """Whether the last line was torn off; known when all rows have been read."""

    def rows(self) -> Iterator[GameRow]:
        """Yield every game once, in the order of the file.

        A last line that was torn off is left out. Raises :class:`StoreError` with the number of a
        line that is no row.
        """
        seen: set[int] = set()
        with self.games.open("rb") as file:
            for number in range(1, 1 << 62):
                line = file.readline(LONGEST_LINE)
                if not line:
                    return
                if not line.endswith(b"\n") and not file.read(1):
                    self.torn = True
                    return
                row = self._row(number, line)
                if row.game not in seen:
                    seen.add(row.game)
                    yield row

    def _row(self, number: int, line: bytes) -> GameRow:
        try:
            form = json.loads(line)
            if not isinstance(form, dict):
                raise RowError("not a row of a game")
            return GameRow.from_json(form)
        except ValueError as error:  # also a RowError
            what = error if isinstance(error, RowError) else "not JSON"
            raise StoreError(f"{self.games}, line {number}: {what}") from None


def open_results(path: Path | str) -> Reading:
    """Return what a results folder, or the ``games.jsonl`` of one, holds.

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
    name = folder.name or folder.resolve().name
    if not given.is_dir() and given.name != GAMES:
        return Reading(games, given.name)
    return Reading(games, name, _experiment(folder), _broken(folder))


def read_figures(path: Path | str, edition: Edition | None = None) -> Form:
    """Return the figures of a results folder; ``edition`` is the one that was played.

    Without it the built-in edition is looked for that the folder names. Raises
    :class:`StoreError` for a folder that cannot be read or has no finished game, and for an
    edition that is not the one that was played.
    """
    reading = open_results(path)
    gathered = Gathering()
    try:
        for row in reading.rows():
            gathered.add(row)
    except OSError as error:
        raise StoreError(f"{reading.games} cannot be read: {error.strerror}") from None
    except RowError as error:
        raise StoreError(f"{reading.games}: {error}") from None
    if not gathered.games:
        raise StoreError(f"{reading.games} has no finished game yet")
    places = max(len(player.landings) for player in gathered.bots.values())
    return {
        **figures_of(
            gathered,
            reading.experiment,
            name=reading.name,
            path=path_form(_edition(reading, edition), places) if places else None,
            broken=reading.broken,
        ),
        "torn": reading.torn,
    }


def _experiment(folder: Path) -> dict[str, Any]:
    form = _read(folder / EXPERIMENT)
    if form and form.get("format") != FORMAT:
        raise StoreError(
            f"{folder / EXPERIMENT} is of format {form.get('format')!r}; "
            f"this luxor reads format {FORMAT}"
        )
    return form


def _broken(folder: Path) -> list[dict[str, Any]]:
    """Return the games that broke off, as far as the summary knows them."""
    errors = _read(folder / SUMMARY).get("errors")
    return [error for error in errors if isinstance(error, dict)] if errors else []


def _read(path: Path) -> dict[str, Any]:
    try:
        form = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise StoreError(f"{path} cannot be read: {error}") from None
    if not isinstance(form, dict):
        raise StoreError(f"{path} cannot be read: it holds no JSON object")
    return form


def _edition(reading: Reading, given: Edition | None) -> Edition | None:
    """Return the edition that was played, None if it is not at hand."""
    named = reading.experiment.get("edition") or {}
    if given is not None:
        if named and named.get("fingerprint") != given.fingerprint:
            raise StoreError(
                f"{reading.name} was played with the edition {named.get('name')!r} "
                f"({named.get('fingerprint')}), not with {given.name!r} ({given.fingerprint})"
            )
        return given
    if not named:
        return None
    if named.get("name") not in builtin_editions():
        return None
    try:
        found = load_edition(named["name"])
    except LuxorError:
        return None
    return found if found.fingerprint == named.get("fingerprint") else None
