"""From a URL to connections, with what SQLite and PostgreSQL each need set."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError

from luxor.server.storage.errors import OpenError
from luxor.server.storage.postgres_engines import PostgresDatabase
from luxor.server.storage.sqlite_engines import SqliteDatabase

FORMS = "a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE"

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:/")


Database = SqliteDatabase | PostgresDatabase
"""Where games are kept. Its methods raise :class:`OpenError`, and may wait."""


def database(url: str) -> Database:
    """Return the database that a URL or the name of a file means; nothing is opened yet."""
    if not _SCHEME.match(url):
        return SqliteDatabase(_path(url))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise OpenError(f"the database's URL cannot be read; right is {FORMS}") from None
    if parsed.drivername in ("sqlite", "sqlite+pysqlite"):
        return _sqlite(parsed)
    if parsed.drivername in ("postgresql", "postgresql+psycopg", "postgres"):
        return PostgresDatabase(parsed)
    raise OpenError(f"no database {parsed.drivername}:// is known; right is {FORMS}")


@contextlib.contextmanager
def unhurried(connection: Connection) -> Iterator[None]:
    """Begin a transaction that may take as long as it takes."""
    if connection.dialect.name == "sqlite":
        with connection.begin():
            yield
        return
    driver: Any = connection.connection.driver_connection
    limit, driver.limit = driver.limit, None
    try:
        with connection.begin():
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            yield
    finally:
        driver.limit = limit


def _sqlite(url: URL) -> SqliteDatabase:
    if url.host or url.username or url.query:
        raise OpenError("after sqlite:// come three slashes and a file, or four from the root")
    return SqliteDatabase(_path(url.database or ""))


def _path(name: str) -> Path:
    if not name or name.startswith(":") or "\0" in name:
        raise OpenError(f"SQLite needs a file to keep games in; right is {FORMS}")
    return Path(name).expanduser().resolve()
