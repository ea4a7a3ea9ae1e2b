"""The folder that an experiment leaves behind, also if it is stopped half-way.

``experiment.json``
    what was asked for; the same experiment goes on in its folder, another one is refused
``games.jsonl``
    a row for each finished game, in the order in which they finished
``decisions.jsonl``, ``records/``
    every decision and the record of every game, on request
``games.csv``, ``decisions.csv``, ``summary.json``
    the same for spreadsheets, by number, and what it comes to; written at the end

A row is the last thing that is written of a game, in one piece: whenever the process is killed, a
game is there with all that belongs to it, or it is played again. ``results.py`` reads it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Self

from luxor.core.modules import references
from luxor.lab import csv_files
from luxor.lab.interrupts import uninterrupted
from luxor.lab.jobs import Outcome, Setting
from luxor.lab.results import (
    DECISIONS,
    EXPERIMENT,
    FORMAT,
    GAMES,
    SUMMARY,
    Log,
    StoreError,
    read_experiment,
    read_results,
    row_of,
)
from luxor.lab.rows import GameRow
from luxor.lab.version import code_digests, luxor_version

__all__ = ["Store", "StoreError", "experiment_of", "read_results"]

GAMES_CSV, DECISIONS_CSV, RECORDS = "games.csv", "decisions.csv", "records"
LOCK = ".lock"
FREE = ("command", "games")
"""What may differ when an experiment goes on; it is what asked for the most games."""
SYNC = 1.0
"""Seconds after which what is written is also sent to the disk."""


def experiment_of(
    kind: str, setting: Setting, bots: list[str], games: int, command: str = "", **more: Any
) -> dict[str, Any]:
    """Return what ``experiment.json`` says; ``more`` is what only this kind of experiment has."""
    options = setting.options
    return {
        "format": FORMAT,
        "luxor": luxor_version(),
        "code": code_digests(bots),
        "kind": kind,
        "command": command,
        "players": options.players,
        "modules": references(options.modules),
        "extra_cards": options.extra_cards,
        "edition": {"name": setting.edition.name, "fingerprint": setting.edition.fingerprint},
        "seed": setting.seed,
        "bots": bots,
        "games": games,
        "decisions": setting.decisions,
        "records": setting.records,
        **more,
    }


class Store:
    """A results folder that is being written; leaving it closes it."""

    def __init__(self, path: Path | str, experiment: Mapping[str, Any]) -> None:
        """Make a folder for an experiment, or go on in the one it has begun.

        Raises :class:`StoreError` if the folder belongs to another experiment (the message says
        what differs), is used by another process, or is damaged.
        """
        self.folder = Path(path)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(self.folder)
        except OSError as error:
            raise StoreError(f"{self.folder} cannot be written: {error.strerror}") from None
        with contextlib.ExitStack() as closing:
            closing.callback(self._lock.close)
            self.experiment = self._agree(dict(experiment))
            self._synced = time.monotonic()
            self._games, self._offsets = self._opened(GAMES, None)
            closing.callback(self._games.close)
            self._decisions: BinaryIO | None = None
            self._decided: dict[int, int] = {}
            if self.experiment.get("decisions"):
                self._decisions, self._decided = self._opened(DECISIONS, set(self._offsets))
            closing.pop_all()  # all went well: they stay open

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def finished(self) -> frozenset[int]:
        """The numbers of the games that are there."""
        return frozenset(self._offsets)

    def rows(self) -> Iterator[GameRow]:
        """Yield the rows that are there, by the number of their game."""
        with (self.folder / GAMES).open("rb") as file:
            for game in sorted(self._offsets):
                file.seek(self._offsets[game])
                yield GameRow.from_json(json.loads(file.readline()))

    def add(self, outcome: Outcome) -> None:
        """Keep a finished game; one that broke off or is there already is not kept."""
        row = outcome.row
        if row is not None and row.game not in self._offsets:
            with uninterrupted():
                self._add(row, outcome)

    def _add(self, row: GameRow, outcome: Outcome) -> None:
        if self._decisions is not None:
            self._decided[row.game] = self._decisions.tell()
            self._decisions.write(b"".join(_line(decision) for decision in outcome.decisions))
            self._decisions.flush()
        if outcome.record is not None:
            folder = self.folder / RECORDS
            folder.mkdir(exist_ok=True)
            _write(folder / f"{row.game}.luxor", outcome.record, sync=False)
        self._offsets[row.game] = self._games.tell()
        self._games.write(_line(row.to_json()))
        self._games.flush()
        if time.monotonic() - self._synced > SYNC:
            self._sync()

    def finish(self, summary: Mapping[str, Any]) -> None:
        """Write the tables and the summary, for all games that are there."""
        self._sync()
        csv_files.write_games(self.folder / GAMES_CSV, self.rows())
        if self._decisions is not None:
            csv_files.write_decisions(self.folder / DECISIONS_CSV, self._all_decisions())
        _write(self.folder / SUMMARY, json.dumps(summary, indent=2, ensure_ascii=False) + "\n")

    def close(self) -> None:
        """Give the folder free for others."""
        with contextlib.suppress(ValueError):  # closed before
            self._sync()
        for file in (self._games, self._decisions, self._lock):
            if file is not None:
                file.close()

    # --- inside ------------------------------------------------------------------------------

    def _agree(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Return what the folder's ``experiment.json`` is to say, after writing it."""
        found = read_experiment(self.folder)
        if found is not None:
            there, here = _flat(found), _flat(wanted)
            if "code" not in found:  # a folder from before code was written down
                here = {name: value for name, value in here.items() if name not in wanted["code"]}
            names = [name for name in {**there, **here} if name not in FREE]
            differ = [name for name in names if there.get(name) != here.get(name)]
            if differ:
                what = "; ".join(
                    f"{name}: {_shown(there.get(name))} there, {_shown(here.get(name))} here"
                    for name in differ
                )
                raise StoreError(
                    f"{self.folder} holds another experiment ({what}); "
                    f"take another folder, or the same settings"
                )
            if wanted["games"] < found.get("games", 0):
                wanted |= {name: found[name] for name in FREE if name in found}
        elif (self.folder / GAMES).exists():
            raise StoreError(f"{self.folder} has games but no {EXPERIMENT}; take another folder")
        if wanted != found:
            _write(
                self.folder / EXPERIMENT, json.dumps(wanted, indent=2, ensure_ascii=False) + "\n"
            )
        return wanted

    def _opened(self, name: str, games: set[int] | None) -> tuple[BinaryIO, dict[int, int]]:
        """Open a log for going on behind its last whole line; return it and where games begin.

        With ``games`` what belongs to others is taken out: their rows were never written.
        """
        path = self.folder / name
        if games is not None:
            _leave_only(path, games)
        offsets: dict[int, int] = {}
        whole = 0
        log = Log(path)
        for line in log.lines():
            whole = line.end
            game = row_of(log, line).game if games is None else line.form["game"]
            offsets.setdefault(game, line.begin)
        file = path.open("ab")
        file.truncate(whole)  # a line that was torn off
        file.seek(whole)
        return file, offsets

    def _all_decisions(self) -> Iterator[dict[str, Any]]:
        with (self.folder / DECISIONS).open("rb") as file:
            for game in sorted(self._decided):
                file.seek(self._decided[game])
                while (line := file.readline()) and (form := json.loads(line))["game"] == game:
                    yield form

    def _sync(self) -> None:
        self._synced = time.monotonic()
        for file in (self._decisions, self._games):
            if file is not None:
                file.flush()
                os.fsync(file.fileno())


# --- files -----------------------------------------------------------------------------------


def _line(form: Mapping[str, Any]) -> bytes:
    return (json.dumps(form, separators=(",", ":"), ensure_ascii=False) + "\n").encode()


def _leave_only(path: Path, games: set[int]) -> None:
    """Take the lines of all other games out of a log."""
    log = Log(path)
    if any(line.form["game"] not in games for line in log.lines()):
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            found = (line.form for line in log.lines())
            file.writelines(_line(form) for form in found if form["game"] in games)
        new.replace(path)


def _write(path: Path, text: str, *, sync: bool = True) -> None:
    """Write a file so that it is there as a whole or not at all; ``sync`` waits for the disk."""
    new = path.with_name(path.name + ".new")
    with new.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        if sync:
            file.flush()
            os.fsync(file.fileno())
    new.replace(path)


def _flat(experiment: Mapping[str, Any]) -> dict[str, Any]:
    """Return an experiment with an entry for each part of the code, so that it can be named."""
    rest = {name: value for name, value in experiment.items() if name != "code"}
    return {**rest, **experiment.get("code", {})}


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _locked(folder: Path) -> BinaryIO:
    """Return an open file that keeps others out of the folder until it is closed."""
    file = (folder / LOCK).open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(f"{folder} is in use by another process; wait for it") from None
    return file
