"""Connections to a PostgreSQL database, by psycopg."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine

from luxor.server.storage.interface import InUseError, OpenError

LOCK = 0x4C55584F52  # "LUXOR": the number of the advisory lock, one for each database
WAIT = 5.0  # seconds, for the lock of a server that was killed and whose end is not noticed yet
CONNECT = 10  # seconds, for a connection

NOTICE_AN_END = (
    "SET tcp_keepalives_idle = 30",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
)
"""A writer that was cut off loses its lock after a minute, not after the usual two hours."""

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
        return self._engine(pool_size=most, pool_pre_ping=True, isolation_level="AUTOCOMMIT")

    def snapshot(self) -> Engine:
        """Return an engine whose transactions see the database as it was at their beginning."""
        return self._engine(
            pool_size=1,
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
        )

    def scrub(self, _: Connection) -> bool:
        """Do nothing: PostgreSQL clears away deleted rows by itself (autovacuum)."""
        return True

    def release(self) -> None:
        """Do nothing: the lock has gone with its connection."""

    def _engine(self, **options: Any) -> Engine:
        given = self._url.query
        arguments = {"connect_timeout": CONNECT, "application_name": "luxor"}
        return create_engine(
            self._url,
            connect_args={name: value for name, value in arguments.items() if name not in given},
            max_overflow=0,
            hide_parameters=True,  # rows hold secrets; errors are logged
            **options,
        )

    def _take_lock(self, connection: Any, _: object) -> None:
        """Take the lock for a connection's life, and see to it that a commit is on the disk."""
        cursor = connection.cursor()
        give_up = time.monotonic() + WAIT
        while not cursor.execute(f"SELECT pg_try_advisory_lock({LOCK})").fetchone()[0]:
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
