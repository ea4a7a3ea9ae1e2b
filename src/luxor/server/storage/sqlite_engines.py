"""Connections to a SQLite file.

In SQLite before 3.51.3 a file can break when two connections write or checkpoint at the same
instant, so exactly one does both: the writer. Readers open the file read-only and cannot do either,
not even when they are the last to close it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import QueuePool, create_engine, event
from sqlalchemy.engine import Connection, Engine

from luxor.server.storage.interface import InUseError, OpenError
from luxor.server.storage.locks import FileLock

WAIT = 5.0  # seconds, for a lock that somebody else holds on the file
CHECKPOINT = 4000  # pages of the write-ahead log: fewer means more often, more means more at once

WRITER = (
    "PRAGMA journal_mode = wal",
    "PRAGMA synchronous = full",  # what is committed survives a loss of power
    "PRAGMA foreign_keys = on",
    "PRAGMA secure_delete = on",  # what is deleted is overwritten with zeros
    f"PRAGMA wal_autocheckpoint = {CHECKPOINT}",
)


class SqliteDatabase:
    """A file; while a server has it, a lock beside it (``FILE.lock``) keeps others out."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))

    @property
    def name(self) -> str:
        """The file's path."""
        return str(self._path)

    def writer(self) -> Engine:
        """Return the writer's engine; the file is made if there is none, for its owner alone."""
        try:
            if not self._lock.take():
                raise InUseError(
                    f"{self.name} is in use by another server: stop that one, or take another file"
                )
            with contextlib.suppress(FileExistsError):
                # Made here and not by SQLite: the games' secrets are in it.
                os.close(os.open(self._path, os.O_CREAT | os.O_EXCL, 0o600))
        except OSError as error:
            self._lock.release()
            raise OpenError(f"{self.name} cannot be written: {error.strerror}") from None
        engine = _engine(self._writing_connection, 1)
        event.listen(engine, "begin", _begin_immediate)
        return engine

    def readers(self, most: int) -> Engine:
        """Return the readers' engine; each statement sees what was committed before it."""
        return _engine(self._reading_connection, most)

    def snapshot(self) -> Engine:
        """Return an engine whose transactions see the file as it was at their first statement."""
        if not self._path.is_file():
            raise OpenError(f"{self.name}: there is no such file")
        engine = _engine(self._reading_connection, 1)
        event.listen(engine, "begin", _begin)
        return engine

    def scrub(self, connection: Connection) -> bool:
        """Empty the write-ahead log, where what was deleted may still stand; False if it is read.

        The pages in the file itself are already overwritten (``secure_delete``).
        """
        driver: Any = connection.connection.driver_connection
        driver.execute("PRAGMA busy_timeout = 0")  # a long backup must not stop the game
        busy, _, _ = driver.execute("PRAGMA wal_checkpoint(truncate)").fetchone()
        driver.execute(f"PRAGMA busy_timeout = {int(WAIT * 1000)}")
        return not busy

    def release(self) -> None:
        """Let go of the lock beside the file."""
        self._lock.release()

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

    def _reading_connection(self) -> sqlite3.Connection:
        return self._connect("ro")

    def _connect(self, mode: str) -> sqlite3.Connection:
        return sqlite3.connect(
            f"file:{quote(self._path.as_posix())}?mode={mode}",
            uri=True,
            timeout=WAIT,
            isolation_level=None,  # begin and commit are said by us, never guessed by the driver
            check_same_thread=False,  # the pool gives a connection to one thread at a time
        )


def _engine(connect: Any, most: int) -> Engine:
    return create_engine(
        "sqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_size=most,
        max_overflow=0,
        hide_parameters=True,  # rows hold secrets; errors are logged
    )


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
