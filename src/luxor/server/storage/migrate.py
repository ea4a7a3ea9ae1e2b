"""Brings a database to the schema of this version, by Alembic."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from luxor.server.storage.engines import unhurried
from luxor.server.storage.errors import OpenError
from luxor.server.storage.schema import VERSION_TABLE, metadata

SCRIPTS = Path(__file__).resolve().parent / "migrations"


def migrate(connection: Connection, name: str, scripts: Path = SCRIPTS) -> None:
    """Make the tables, or bring them up to date, all or nothing; ``name`` is for messages.

    Raises :class:`OpenError` for a database that is not ours, or that a later version has made.
    """
    config = _config(scripts)
    config.attributes["connection"] = connection
    head = ScriptDirectory.from_config(config).get_current_head()
    with _without_foreign_keys(connection), unhurried(connection):
        found = revision(connection)
        if found == head:
            return
        if found is None:
            _check_that_it_is_empty(connection, name)
        elif found not in _known(config):
            raise OpenError(
                f"{name} was made by a later version of Luxor (its schema is {found}, this "
                f"version knows up to {head}): use that one"
            )
        command.upgrade(config, "head")
        if connection.dialect.name == "sqlite":
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            if broken:
                raise OpenError(f"{name}: {len(broken)} rows belong to no game; nothing is changed")


def revision(connection: Connection) -> str | None:
    """Return the revision that a database is at, None if it has none."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    return context.get_current_revision()


def newest() -> str:
    """Return the revision of this version's schema."""
    head = ScriptDirectory.from_config(_config(SCRIPTS)).get_current_head()
    assert head is not None
    return head


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def _known(config: Config) -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _check_that_it_is_empty(connection: Connection, name: str) -> None:
    tables = set(inspect(connection).get_table_names())
    # A database on a PostgreSQL server may have been given tables by extensions.
    strange = tables if connection.dialect.name == "sqlite" else tables & set(metadata.tables)
    if strange:
        raise OpenError(f"{name} holds something else than Luxor's games: take an empty database")


@contextlib.contextmanager
def _without_foreign_keys(connection: Connection) -> Iterator[None]:
    """Let SQLite rebuild tables that others point to; it can be said only between transactions."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA foreign_keys = off")
    try:
        yield
    finally:
        driver.execute("PRAGMA foreign_keys = on")
