"""Copies of a whole database: made while a server runs, and brought back all or nothing."""

from __future__ import annotations

import contextlib
import itertools
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from luxor.server.storage import portable
from luxor.server.storage.engines import database, unhurried
from luxor.server.storage.errors import reason
from luxor.server.storage.migrate import newest, revision
from luxor.server.storage.portable import BackupError
from luxor.server.storage.schema import games, log, metadata
from luxor.server.storage.store import close_writer, open_writer

TABLES = {kind: metadata.tables[kind] for kind in portable.ROWS}
AT_ONCE = 500  # rows


def back_up(url: str, path: Path, *, replace: bool = False) -> dict[str, int]:
    """Write everything in a database to a file and return how many rows of each kind.

    It is what was there at one instant, also while a server goes on writing. The file is for its
    owner alone: who reads it knows all hands. Raises :class:`BackupError`, also if there is such a
    file and it is not to be replaced, or ``OpenError``.
    """
    place = database(url)
    if path.exists() and not replace:
        raise BackupError(f"{path} is there already: take another name, or replace it (--replace)")
    engine = place.snapshot()
    try:
        with engine.connect() as connection, connection.begin():
            _check_schema(connection, place.name)
            return _write(path, _rows(connection))
    except SQLAlchemyError as error:
        raise BackupError(f"{place.name} cannot be read: {reason(error)}") from None
    finally:
        engine.dispose()


def restore(path: Path, url: str, *, replace: bool = False) -> dict[str, int]:
    """Fill an empty database from a file, all or nothing; return how many rows of each kind.

    ``replace`` deletes what is in the database before. One that a server uses is never filled.
    Raises :class:`BackupError` or ``OpenError``.
    """
    for _ in portable.read(path):  # to the end, before anything is touched
        pass
    place = database(url)
    connection = open_writer(place)
    try:
        with unhurried(connection):
            _empty(connection, place.name, replace=replace)
            counts = _fill(connection, path)
            _check_numbers(connection, path)
        if replace:
            place.scrub(connection)
    except SQLAlchemyError as error:
        raise BackupError(f"{place.name} cannot be filled: {reason(error)}") from None
    finally:
        close_writer(place, connection)
    return counts


# --- making ----------------------------------------------------------------------------------


def _check_schema(connection: Connection, name: str) -> None:
    found, wanted = revision(connection), newest()
    if found is None:
        raise BackupError(f"{name} holds no games of Luxor")
    if found != wanted:
        raise BackupError(
            f"{name} has schema {found}, and this version of Luxor wants {wanted}: back it up with "
            "the version that its server has"
        )


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for kind, table in TABLES.items():
        names = list(portable.ROWS[kind])
        statement = select(*(table.c[name] for name in names)).order_by(*table.primary_key.columns)
        with connection.execute(statement, execution_options={"yield_per": AT_ONCE}) as rows:
            for row in rows:
                yield kind, dict(zip(names, row, strict=True))


def _write(path: Path, rows: Iterator[tuple[str, dict[str, Any]]]) -> dict[str, int]:
    """Write a backup beside its place first, so that there is never half of one."""
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                counts = portable.write(file, rows, int(time.time() * 1000))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror}") from None
    return counts


# --- bringing back ---------------------------------------------------------------------------


def _empty(connection: Connection, name: str, *, replace: bool) -> None:
    count = connection.execute(select(func.count()).select_from(games)).scalar_one()
    if count and not replace:
        raise BackupError(
            f"{name} holds {count} games: take an empty database, or replace them (--replace)"
        )
    for table in reversed(TABLES.values()):
        connection.execute(delete(table))


def _fill(connection: Connection, path: Path) -> dict[str, int]:
    counts = dict.fromkeys(TABLES, 0)
    for kind, rows in itertools.groupby(portable.read(path), key=lambda row: row[0]):
        while some := [row for _, row in itertools.islice(rows, AT_ONCE)]:
            connection.execute(insert(TABLES[kind]), some)
            counts[kind] += len(some)
    return counts


def _check_numbers(connection: Connection, path: Path) -> None:
    """Raise :class:`BackupError` unless each log is whole."""
    entries = select(func.count(), func.max(log.c.number), func.min(log.c.number), log.c.game)
    whole = entries.group_by(log.c.game).subquery()
    count, last, first, game = whole.c
    wrong = connection.execute(
        select(games.c.game)
        .join_from(games, whole, games.c.game == game, isouter=True)
        .where(
            (func.coalesce(count, 0) != games.c.version) | (last != games.c.version) | (first != 1)
        )
        .limit(1)
    ).first()
    if wrong:
        raise BackupError(f"{path}: the log of game {wrong.game} is not whole")
