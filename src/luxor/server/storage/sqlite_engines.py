"""Connections to a SQLite file.

In SQLite before 3.51.3 a file can break when two connections write or checkpoint at the same
instant, so exactly one does both: the writer. Readers open the file read-only and cannot do either,
not even when they are the last to close it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import QueuePool, create_engine, event
from sqlalchemy.engine import Connection, Engine

from luxor.server.storage.errors import InUseError, OpenError, StorageError
from luxor.server.storage.locks import FileLock

WAIT = 5.0  # seconds, for a lock that somebody else holds on the file
CHECKPOINT = 4000  # pages of the write-ahead log: fewer means more often, more means more at once

LOCK_BYTE = 2**62
"""Of the file itself, far behind its end and behind the bytes that SQLite locks."""

WRITER = (
    "PRAGMA journal_mode = wal",
    "PRAGMA synchronous = full",  # what is committed survives a loss of power
    "PRAGMA foreign_keys = on",
    "PRAGMA secure_delete = on",  # what is deleted is overwritten with zeros
    f"PRAGMA wal_autocheckpoint = {CHECKPOINT}",
)


class SqliteDatabase:
    """A file; while a server has it, two locks keep others out.

    One lies beside it (``FILE.lock``), as in earlier versions and for every system; one is on the
    file itself, so that another name of it or a lock that was deleted lets nobody in.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wal = path.with_name(path.name + "-wal")
        self._locks = (FileLock(path.with_name(path.name + ".lock")), FileLock(path, LOCK_BYTE))
        self._opened: dict[Path, tuple[int, int]] = {}  # which files the writer has

    @property
    def name(self) -> str:
        """The file's path."""
        return str(self._path)

    def writer(self) -> Engine:
        """Return the writer's engine; the file is made if there is none, for its owner alone."""
        try:
            self._take(self._locks[0])
            with contextlib.suppress(FileExistsError):
                # Made here and not by SQLite: the games' secrets are in it.
                os.close(os.open(self._path, os.O_CREAT | os.O_EXCL, 0o600))
            self._take(self._locks[1])
            self._opened = {self._path: _identity(self._path)}
        except OSError as error:
            self.release()
            raise OpenError(f"{self.name} cannot be written: {error.strerror}") from None
        engine = _engine(self._writing_connection, 1)
        event.listen(engine, "begin", partial(_execute, "BEGIN IMMEDIATE"))
        return engine

    def readers(self, most: int) -> Engine:
        """Return the readers' engine, whose transactions see the file as it was at their start."""
        engine = _engine(partial(self._connect, "ro"), most)
        event.listen(engine, "begin", partial(_execute, "BEGIN"))
        return engine

    def snapshot(self) -> Engine:
        """Return an engine to read everything in a file that is there."""
        if not self._path.is_file():
            raise OpenError(f"{self.name}: there is no such file")
        return self.readers(1)

    def copy_to(self, path: Path) -> None:
        """Write everything, as it is at one instant and without what was deleted, to a new file."""
        engine = _engine(partial(self._connect, "ro"), 1)
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("VACUUM INTO ?", (str(path),))
        finally:
            engine.dispose()

    def check(self) -> None:
        """Raise :class:`StorageError` if the file is not the one that the writer has any more."""
        try:
            if self._wal not in self._opened and self._wal.exists():
                self._opened[self._wal] = _identity(self._wal)
            is_same = all(_identity(path) == known for path, known in self._opened.items())
        except OSError:
            is_same = False
        if not is_same:
            raise StorageError(
                f"{self.name} was deleted, moved or replaced while the server runs: put it back, "
                "or start the server again"
            )

    def release(self) -> None:
        """Let go of the locks, after all connections have been closed."""
        for lock in reversed(self._locks):
            lock.release()

    def _take(self, lock: FileLock) -> None:
        if not lock.take():
            self.release()
            raise InUseError(
                f"{self.name} is in use by another server: stop that one, or take another file"
            )

    def _writing_connection(self) -> sqlite3.Connection:
        connection = self._connect("rw")
        try:
            for pragma in WRITER:
                answer = connection.execute(pragma).fetchone()
                if "journal_mode" in pragma and answer != ("wal",):
                    raise OpenError(f"{self.name}: its file system allows no write-ahead log")
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self, mode: str) -> sqlite3.Connection:
        return sqlite3.connect(
            f"file:{quote(self._path.as_posix())}?mode={mode}",
            uri=True,
            timeout=WAIT,
            isolation_level=None,  # begin and commit are said by us, never guessed by the driver
            check_same_thread=False,  # the pool gives a connection to one thread at a time
        )


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _engine(connect: Any, most: int) -> Engine:
    return create_engine(
        "sqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_size=most,
        max_overflow=0,
        hide_parameters=True,  # rows hold secrets; errors are logged
    )


def _execute(statement: str, connection: Connection) -> None:
    connection.exec_driver_sql(statement)
