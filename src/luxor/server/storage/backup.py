"""Copies of a whole database: made while a server runs, and restored all or nothing.

A backup is a SQLite database with the same tables, compressed by gzip, whose checksum shows whether
the file is whole. So it can be restored into either kind of database, also by a later version.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import shutil
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import delete, func, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from luxor.server.storage import json_backup
from luxor.server.storage.engines import Database, database, unhurried
from luxor.server.storage.errors import BackupError, reason
from luxor.server.storage.lifetimes import LIFETIMES
from luxor.server.storage.migrate import newest, revision
from luxor.server.storage.rows import Role
from luxor.server.storage.schema import games, log, metadata, tokens
from luxor.server.storage.sqlite_engines import SqliteDatabase
from luxor.server.storage.store import writing

SQLITE = b"SQLite format 3\0"
"""How a SQLite file begins."""


def back_up(url: str, path: Path, *, replace: bool = False) -> dict[str, int]:
    """Write everything in a database to a file and return the number of rows of each table.

    The backup shows the database at one instant, also while a server goes on writing. Only its
    owner can read the file, since it contains all hands. Raises :class:`BackupError`, also if there
    is such a file and it isn't to be replaced, or ``OpenError``.
    """
    source = database(url)
    if path.exists() and not replace:
        raise BackupError(f"{path} is there already: choose another name, or use --replace")
    try:
        with tempfile.TemporaryDirectory(prefix=f".{path.name}.", dir=path.parent) as folder:
            copy, packed = Path(folder, "copy.sqlite"), Path(folder, "copy.gz")
            counts = _copy_database(source, copy)
            _compress(copy, packed)
            os.replace(packed, path)
    except SQLAlchemyError as error:
        raise BackupError(f"{source.name} cannot be read: {reason(error)}") from None
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror}") from None
    return counts


def restore(path: Path, url: str, *, replace: bool = False) -> dict[str, int]:
    """Fill an empty database from a file, all or nothing; return the number of rows of each table.

    ``replace`` deletes first what the database holds. A database that a server uses is never
    filled. Raises :class:`BackupError` or ``OpenError``.
    """
    with _unpacked(path) as backup, backup.begin():
        _check(backup, path)
        target = database(url)
        try:
            with writing(target) as connection, unhurried(connection):
                _empty(connection, target.name, replace=replace)
                _copy_rows(backup, connection)
        except SQLAlchemyError as error:
            raise BackupError(f"{target.name} cannot be filled: {reason(error)}") from None
        return _counts(backup)


@contextlib.contextmanager
def _reader(place: Database) -> Iterator[Connection]:
    """Give a connection that sees a database at one instant."""
    engine = place.snapshot()
    try:
        with engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = source.execute(
            select(table).execution_options(yield_per=json_backup.ROWS_PER_STATEMENT)
        )
        for some in rows.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in some])


def _counts(connection: Connection) -> dict[str, int]:
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in metadata.tables.items()
    }


# --- making ----------------------------------------------------------------------------------


def _copy_database(source: Database, path: Path) -> dict[str, int]:
    """Make a SQLite file of everything in a database, and return the numbers of rows."""
    with _reader(source) as connection:
        _check_schema(connection, source.name)
        if not isinstance(source, SqliteDatabase):
            with writing(database(str(path))) as copy, copy.begin():
                _copy_rows(connection, copy)
    if isinstance(source, SqliteDatabase):
        source.copy_to(path)
    with _reader(database(str(path))) as copy:
        return _counts(copy)


def _check_schema(connection: Connection, name: str) -> None:
    actual, expected = revision(connection), newest()
    if actual is None:
        raise BackupError(f"{name} holds no games of Luxor")
    if actual != expected:
        raise BackupError(
            f"{name} has schema {actual}, and this version of Luxor expects {expected}: back it up "
            "with the version that its server has"
        )


def _compress(path: Path, packed: Path) -> None:
    descriptor = os.open(packed, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:
        with open(path, "rb") as copy, gzip.GzipFile("", "wb", 6, file) as out:
            shutil.copyfileobj(copy, out, 1 << 20)
        file.flush()
        os.fsync(file.fileno())


# --- restoring -------------------------------------------------------------------------------


@contextlib.contextmanager
def _unpacked(path: Path) -> Iterator[Connection]:
    """Give a connection to a copy of what a backup holds, in this version's schema."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="luxor-restore."))
        content = Path(folder, "content")
        try:
            _decompress(path, content)
            lines = stack.enter_context(open(content, "rb"))
            if lines.read(len(SQLITE)) == SQLITE:
                connection = stack.enter_context(_unpacked_database(content, path))
            else:
                connection = stack.enter_context(writing(database(f"{content}.sqlite")))
                lines.seek(0)
                with connection.begin():
                    json_backup.load(lines, connection, path)
        except SQLAlchemyError as error:
            raise BackupError(f"{path} cannot be read: {reason(error)}") from None
        yield connection


def _decompress(path: Path, content: Path) -> None:
    try:
        with gzip.open(path, "rb") as file, open(content, "wb") as out:
            shutil.copyfileobj(file, out, 1 << 20)
    except (EOFError, zlib.error):
        raise BackupError(f"{path} is damaged or cut off") from None
    except OSError as error:  # among them what gzip says of a file of another kind
        raise BackupError(f"{path} cannot be read: {error.strerror or 'no backup'}") from None


def _unpacked_database(content: Path, path: Path) -> contextlib.AbstractContextManager[Connection]:
    """Return the connection to a backup of any schema up to this version's, brought up to it."""
    with _reader(database(str(content))) as connection:
        found = revision(connection)
    if found is None:
        raise BackupError(f"{path} is no backup")
    if found > newest():
        raise BackupError(f"{path} was made by a later version of Luxor (schema {found}): use that")
    return writing(database(str(content)))


def _empty(connection: Connection, name: str, *, replace: bool) -> None:
    count = connection.execute(select(func.count()).select_from(games)).scalar_one()
    if count and not replace:
        raise BackupError(f"{name} holds {count} games: choose an empty database, or use --replace")
    for table in reversed(metadata.sorted_tables):
        connection.execute(delete(table))


def _check(connection: Connection, path: Path) -> None:
    """Raise :class:`BackupError` unless phases and roles are known and each log is whole."""
    phases = select(games.c.game).where(games.c.phase.not_in(LIFETIMES))
    roles = select(tokens.c.game).where(tokens.c.role.not_in(Role))
    entries = select(func.count(), func.max(log.c.number), func.min(log.c.number), log.c.game)
    count, last, first, game = entries.group_by(log.c.game).subquery().c
    logs = (
        select(games.c.game)
        .join_from(games, count.table, games.c.game == game, isouter=True)
        .where(
            (func.coalesce(count, 0) != games.c.version) | (last != games.c.version) | (first != 1)
        )
    )
    for mistakes, text in (
        (phases, "game {} has an unknown phase"),
        (roles, "game {} has a token with an unknown role"),
        (logs, "the log of game {} is not whole"),
    ):
        if wrong := connection.execute(mistakes.limit(1)).scalar():
            raise BackupError(f"{path}: {text.format(wrong)}")
