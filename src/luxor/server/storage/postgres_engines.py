"""Connections to a PostgreSQL database, by psycopg."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine

from luxor.server.storage.errors import InUseError, OpenError

LOCK = 0x4C55584F52  # "LUXOR": the number of the advisory lock, one for each database
WAIT = 5.0  # seconds, for the lock of a server that was killed and whose end is not noticed yet
CONNECT = 4  # seconds, for a connection
LIMIT = 4.0  # seconds, for an answer of the server: players wait for it

NETWORK = {
    "connect_timeout": CONNECT,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": int(LIMIT * 1000),
    "application_name": "luxor",
}
"""So that a server that has gone is noticed in seconds; what the URL says comes first."""

NOTICE_AN_END = (
    "SET tcp_keepalives_idle = 30",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
)
"""A writer that was cut off loses its lock after a minute, not after the usual two hours."""

END_THE_LAST = f"""
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {LOCK >> 32} AND objid = {LOCK & 0xFFFFFFFF}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND pid = %s
"""
"""End our own last connection, should the server not know yet that it is gone."""

INSTALL = "pip install 'luxor[postgres]' brings it; in a checkout, python3 run.py setup"


class PostgresDatabase:
    """A database; the connection that writes holds an advisory lock, so there is only one."""

    def __init__(self, url: URL) -> None:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise OpenError(f"PostgreSQL needs the package psycopg: {INSTALL}") from None
        if not url.database:
            raise OpenError("the URL names no database; right is postgresql://USER@HOST/DATABASE")
        self._url = url.set(drivername="postgresql+psycopg")
        self._last: int | None = None  # the server's process for the last writer

    @property
    def name(self) -> str:
        """Where it is: ``postgresql://HOST:PORT/DATABASE``."""
        host = self._url.host or ""
        port = f":{self._url.port}" if self._url.port else ""
        return f"postgresql://{host}{port}/{self._url.database}"

    def writer(self) -> Engine:
        """Return the writer's engine; each of its connections, also a later one, has the lock."""
        engine = self._engine(pool_size=1)
        event.listen(engine, "connect", self._take_lock)
        return engine

    def readers(self, most: int) -> Engine:
        """Return the readers' engine."""
        return self._engine(pool_size=most, isolation_level="AUTOCOMMIT")

    def snapshot(self) -> Engine:
        """Return an engine whose transactions see the database as it was at their beginning."""
        return self._engine(
            bounded=False,
            pool_size=1,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
        )

    def check(self) -> None:
        """Do nothing: a server that is away says so itself."""

    def release(self) -> None:
        """Do nothing: the lock has gone with its connection."""

    def _engine(self, *, bounded: bool = True, **options: Any) -> Engine:
        """Return an engine; ``bounded``: its connections wait for ``LIMIT`` seconds at most."""
        given = self._url.query
        engine = create_engine(
            self._url,
            connect_args={name: value for name, value in NETWORK.items() if name not in given},
            max_overflow=0,
            pool_timeout=CONNECT,
            hide_parameters=True,  # rows hold secrets; errors are logged
            **options,
        )
        event.listen(engine, "do_connect", partial(_connect, bounded))
        return engine

    def _take_lock(self, connection: Any, _: object) -> None:
        """Take the lock for a connection's life, and see to it that a commit is on the disk."""
        cursor = connection.cursor()
        give_up = time.monotonic() + WAIT
        while not cursor.execute(f"SELECT pg_try_advisory_lock({LOCK})").fetchone()[0]:
            if self._last is not None:
                cursor.execute(END_THE_LAST, (self._last,))
            connection.rollback()
            if time.monotonic() > give_up:
                connection.close()
                raise InUseError(
                    f"{self.name} is in use by another server: stop that one, or take another "
                    "database"
                )
            time.sleep(0.05)
        for statement in NOTICE_AN_END:
            cursor.execute(statement)
        if cursor.execute("SHOW synchronous_commit").fetchone()[0] == "off":
            cursor.execute("SET synchronous_commit = on")
        connection.commit()
        self._last = connection.info.backend_pid


def _connect(
    bounded: bool, _dialect: object, _record: object, args: Any, options: dict[str, Any]
) -> Any:
    """Connect; the server itself gives up a little before we give up the server."""
    from luxor.server.storage.postgres_connection import BoundedConnection

    connection = BoundedConnection.connect(*args, **options)
    if bounded:
        connection.limit = LIMIT
        connection.execute(f"SET statement_timeout = {int(LIMIT * 900)}")
        connection.commit()
    return connection
