"""The results of an experiment: one SQLite file in its folder, whole at any time.

``results.sqlite`` has two tables. ``notes`` holds what was asked for (``experiment``) and, at the
end, the figures (``summary``), both as JSON. ``games`` holds a line for each game by its number:
its row as JSON, and on request its decisions and its record; of a game that broke off, the error.
A line is written in one go, so whenever the process is killed a game is there with all that
belongs to it, or it is played again.

>>> from luxor.lab.store import Results
>>> results = Results("results/duel")  # doctest: +SKIP
>>> results.experiment["bots"], sum(1 for row in results.rows())  # doctest: +SKIP
(['planner', 'greedy'], 400)
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self

from luxor.core.build import VERSION
from luxor.core.errors import LuxorError
from luxor.core.modules import references
from luxor.lab.jobs import Outcome, Setting
from luxor.lab.rows import GameRow, RowError
from luxor.lab.version import code_digests

FORMAT = 2
RESULTS, LOCK = "results.sqlite", ".lock"
OLD_GAMES = "games.jsonl"
"""What a folder of an older Luxor holds instead."""
FREE = ("command", "games")
"""What may differ when an experiment continues; the larger plan is kept."""
SYNC = 1.0
"""Seconds after which finished games are also flushed to the disk."""
BUSY = 5.0
"""Seconds to wait for a reader that is in the way."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS notes (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    game INTEGER PRIMARY KEY, row TEXT, decisions TEXT, record TEXT, error TEXT
);
"""
ADD = """
INSERT INTO games VALUES (?, ?, ?, ?, ?) ON CONFLICT (game) DO UPDATE
SET (row, decisions, record, error) =
    (excluded.row, excluded.decisions, excluded.record, excluded.error)
WHERE games.row IS NULL
"""


class StoreError(LuxorError):
    """Results cannot be used; the message says why and what would be right."""


def experiment_of(
    kind: str, setting: Setting, bots: list[str], games: int, command: str = "", **more: Any
) -> dict[str, Any]:
    """Return the description of an experiment; ``more`` is what only this kind has."""
    return {
        "format": FORMAT,
        "luxor": VERSION,
        "code": code_digests(bots),
        "kind": kind,
        "command": command,
        **setting.to_json(),
        "modules": references(setting.options.modules),
        "bots": bots,
        "games": games,
        "decisions": setting.decisions,
        "records": setting.records,
        **more,
    }


# --- reading ----------------------------------------------------------------------------------


class Results:
    """The results in a folder (or in a lone file), while games are still added or afterwards."""

    def __init__(self, path: Path | str) -> None:
        """Find the file; raises :class:`StoreError` if there is none or it is of another format."""
        given = Path(path)
        self.file = given / RESULTS if given.is_dir() else given
        named = given if given.is_dir() or given.name != RESULTS else given.parent
        self.name = named.name or named.resolve().name
        if not given.exists():
            raise StoreError(f"{given}: there is no such folder; give one that --out of a run made")
        if (given / OLD_GAMES).is_file() and not self.file.is_file():
            raise StoreError(
                f"{given} was written by an older luxor; `luxor results convert {given}` makes it "
                "readable"
            )
        if not self.file.is_file():
            raise StoreError(f"{given} is no results folder: it has no {RESULTS}")
        self.experiment: dict[str, Any] = self.note("experiment") or {}
        if self.experiment.get("format", FORMAT) != FORMAT:
            raise StoreError(
                f"{self.file} is of format {self.experiment['format']!r}; "
                f"this luxor reads format {FORMAT}"
            )

    def note(self, name: str) -> Any:
        """Return what is noted under a name, None if nothing is."""
        found = next(self._read("SELECT value FROM notes WHERE name = ?", name), None)
        return None if found is None else json.loads(found[0])

    def rows(self) -> Iterator[GameRow]:
        """Yield the finished games by number; raises :class:`StoreError` for a damaged one."""
        for game, text in self._read(
            "SELECT game, row FROM games WHERE row IS NOT NULL ORDER BY game"
        ):
            yield row_of(self.file, game, text)

    def broken(self) -> Iterator[tuple[int, str]]:
        """Yield the games that broke off, by number, with the error."""
        yield from self._read("SELECT game, error FROM games WHERE row IS NULL ORDER BY game")

    def decisions(self) -> Iterator[dict[str, Any]]:
        """Yield all decisions that were kept, by the number of their game."""
        for (text,) in self._read(
            "SELECT decisions FROM games WHERE decisions IS NOT NULL ORDER BY game"
        ):
            yield from json.loads(text)

    def records(self) -> Iterator[tuple[int, str]]:
        """Yield the number and the record of each game whose record was kept."""
        yield from self._read(
            "SELECT game, record FROM games WHERE record IS NOT NULL ORDER BY game"
        )

    def _read(self, query: str, *values: object) -> Iterator[Any]:
        with (
            _readable(self.file),
            contextlib.closing(
                sqlite3.connect(f"{self.file.resolve().as_uri()}?mode=ro", BUSY, uri=True)
            ) as connection,
        ):
            yield from connection.execute(query, values)


def row_of(file: Path, game: int, text: str) -> GameRow:
    """Return the row of a game; raises :class:`StoreError` if it is damaged."""
    try:
        form = json.loads(text)
        if not isinstance(form, dict):
            raise RowError("not a JSON object")
        return GameRow.from_json(form)
    except (RowError, TypeError, ValueError, RecursionError) as error:
        raise damaged(file, game, error) from None


def damaged(file: Path, game: int, error: object) -> StoreError:
    """Return the error of a game whose row is not what it should be, with the way out."""
    return StoreError(
        f"{file}, game {game}, is damaged ({error}); delete it (DELETE FROM games WHERE game = "
        f"{game}): the others still count, and the command of the experiment plays it again"
    )


@contextlib.contextmanager
def _readable(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{file} cannot be read: {error}") from None


# --- writing ----------------------------------------------------------------------------------


class Store:
    """The results of an experiment while it runs; leaving it closes them."""

    def __init__(self, path: Path | str, experiment: Mapping[str, Any]) -> None:
        """Make a folder for an experiment, or continue in the one that it has.

        Raises :class:`StoreError` if the folder belongs to another experiment (the message says
        what differs), is in use by another process, or is damaged.
        """
        self.folder = Path(path)
        self.file = self.folder / RESULTS
        with contextlib.ExitStack() as stack:
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                stack.enter_context(contextlib.closing(_locked(self.folder)))
            except OSError as error:
                raise StoreError(f"{self.folder} cannot be written: {error.strerror}") from None
            if (self.folder / OLD_GAMES).exists() and not self.file.exists():
                Results(self.folder)  # says what to do about it
            with _readable(self.file):
                self._connection = stack.enter_context(
                    contextlib.closing(sqlite3.connect(self.file, BUSY, isolation_level=None))
                )
                self._connection.execute("PRAGMA journal_mode = WAL")
                self._connection.execute("PRAGMA synchronous = NORMAL")
                self._connection.executescript(SCHEMA)
                self._finished = {
                    game
                    for (game,) in self._connection.execute(
                        "SELECT game FROM games WHERE row IS NOT NULL"
                    )
                }
            self.experiment = self._continue(dict(experiment))
            self._synced = time.monotonic()
            self._open = stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def finished(self) -> frozenset[int]:
        """The numbers of the games that are there."""
        return frozenset(self._finished)

    def rows(self) -> Iterator[GameRow]:
        """Yield the rows that are there, by the number of their game."""
        return Results(self.folder).rows()

    def add(self, outcome: Outcome) -> None:
        """Save a game; one that is finished already stays as it is."""
        row = outcome.row
        game = outcome.order.game
        if row is None:
            self._connection.execute(ADD, (game, None, None, None, outcome.failure))
        else:
            decisions = _json(outcome.decisions) if self.experiment.get("decisions") else None
            values = (game, _json(row.to_json()), decisions, outcome.record, None)
            self._connection.execute(ADD, values)
            self._finished.add(game)
        if time.monotonic() - self._synced > SYNC:
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            self._synced = time.monotonic()

    def finish(self, summary: Mapping[str, Any]) -> None:
        """Note the figures of all games that are there."""
        self._note("summary", summary)

    def close(self) -> None:
        """Let others use the folder; unless they are being read, the results are one file then."""
        with self._open, contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA busy_timeout = 0")
            self._connection.execute("PRAGMA journal_mode = DELETE")

    def _note(self, name: str, value: object) -> None:
        self._connection.execute("REPLACE INTO notes VALUES (?, ?)", (name, _json(value)))

    def _continue(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Return the description of the experiment, after noting it."""
        found = Results(self.folder).experiment
        if found:
            there, here = _flat(found), _flat(wanted)
            if "code" not in found:  # written before code was noted
                here = {name: value for name, value in here.items() if name not in wanted["code"]}
            differ = [
                f"{name}: {_json(there.get(name))} there, {_json(here.get(name))} here"
                for name in {**there, **here}
                if name not in FREE and there.get(name) != here.get(name)
            ]
            if differ:
                raise StoreError(
                    f"{self.folder} holds another experiment ({'; '.join(differ)}); "
                    f"choose another folder, or the same settings"
                )
            if found["games"] >= wanted["games"]:
                wanted |= {name: found[name] for name in FREE}
        elif self._finished:
            raise StoreError(f"{self.file} has games but does not say of which experiment")
        if found != wanted:
            self._note("experiment", wanted)
        return wanted


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _flat(experiment: Mapping[str, Any]) -> dict[str, Any]:
    """Return an experiment with an entry for each part of the code, so that it can be named."""
    rest = {name: value for name, value in experiment.items() if name != "code"}
    return {**rest, **experiment.get("code", {})}


def _locked(folder: Path) -> sqlite3.Connection:
    """Return a connection that keeps other writers out of the folder until it is closed.

    It locks a file of its own: a lock on the results would keep readers out as well.
    """
    connection = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        connection.close()
        if "locked" in str(error):
            raise StoreError(f"{folder} is in use by another process; wait for it") from None
        raise StoreError(f"{folder} cannot be written: {error}") from None
    return connection
