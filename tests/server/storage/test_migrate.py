"""Migrations lead to the schema, keep what is there, and do all or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent, indent

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from luxor.server.storage.engines import Database, database
from luxor.server.storage.errors import OpenError
from luxor.server.storage.migrate import SCRIPTS, migrate, newest, revision
from luxor.server.storage.schema import VERSION_TABLE, metadata
from luxor.server.storage.store import Store, open_store, writing
from tests.server.storage.rows import create, entries, with_store

pytestmark = pytest.mark.compiled


def with_writer(url: str, story: Callable[[Connection, Database], None]) -> None:
    place = database(url)
    with writing(place) as connection:
        story(connection, place)


def test_the_migrations_lead_to_the_schema(database_url: str) -> None:
    def story(connection: Connection, _: Database) -> None:
        options = {
            "version_table": VERSION_TABLE,
            "compare_type": True,
            "compare_server_default": True,
        }
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        connection.rollback()
        # What the comparison leaves out: names, on which later migrations rely.
        look = inspect(connection)
        for name, table in metadata.tables.items():
            assert look.get_pk_constraint(name)["name"] == table.primary_key.name
            keys = {key["name"] for key in look.get_foreign_keys(name)}
            assert keys == {key.name for key in table.foreign_key_constraints}
            assert all(not key["options"] for key in look.get_foreign_keys(name))  # no cascade
        connection.rollback()

    with_writer(database_url, story)


def test_the_logs_of_a_file_are_sorted_by_game(tmp_path: Path) -> None:
    def story(connection: Connection, _: Database) -> None:
        look = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master").all()
        made = {name for name, sql in look if sql and "WITHOUT ROWID" in sql}
        assert made == {"log", "chat"}
        connection.rollback()

    with_writer(str(tmp_path / "games.db"), story)


def later(folder: Path, upgrade: str) -> Path:
    """Return a copy of the migrations with one more at the end."""
    (folder / "versions").mkdir(parents=True)
    for file in SCRIPTS.rglob("*.py"):
        (folder / file.relative_to(SCRIPTS)).write_text(file.read_text())
    head = f"""
        import sqlalchemy as sa
        from alembic import op

        revision = "9999"
        down_revision = "{newest()}"

        def upgrade():
    """
    text = dedent(head).rstrip() + "\n" + indent(dedent(upgrade), "    ")
    (folder / "versions" / "r9999_later.py").write_text(text)
    return folder


REBUILD = """
    with op.batch_alter_table("games", recreate="auto") as games:
        games.alter_column("version", new_column_name="entries", existing_type=sa.Integer)
        games.add_column(sa.Column("more", sa.Integer, server_default="7", nullable=False))
"""


async def keep_something(store: Store) -> None:
    await create(store)
    await store.append("g", entries(2, 3), "playing")
    await store.add_chat("g", 0, 1, "hello")


async def keep_more(store: Store) -> None:
    await store.append("g", entries(4), "playing")


def test_a_table_that_others_point_to_is_rebuilt_without_losing_rows(
    database_url: str, tmp_path: Path
) -> None:
    with_store(database_url, keep_something)
    scripts = later(tmp_path / "scripts", REBUILD)

    def story(connection: Connection, place: Database) -> None:
        migrate(connection, place.name, scripts)
        with connection.begin():
            assert revision(connection) == "9999"
            row = connection.exec_driver_sql("SELECT entries, more FROM games").one()
            assert tuple(row) == (3, 7)
            assert connection.exec_driver_sql("SELECT count(*) FROM log").scalar_one() == 3
            assert connection.exec_driver_sql("SELECT count(*) FROM chat").scalar_one() == 1
            if connection.dialect.name == "sqlite":  # they are checked again from here on
                on = connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one()
                assert on == 1

    with_writer(database_url, story)


def test_a_migration_that_fails_changes_nothing(database_url: str, tmp_path: Path) -> None:
    with_store(database_url, keep_something)
    scripts = later(tmp_path / "scripts", REBUILD + '    op.execute("SELECT nonsense")\n')

    def story(connection: Connection, place: Database) -> None:
        with pytest.raises(Exception, match="nonsense"):
            migrate(connection, place.name, scripts)
        with connection.begin():
            names = set(inspect(connection).get_table_names())
            assert names == {*metadata.tables, VERSION_TABLE}

    with_writer(database_url, story)
    with_store(database_url, keep_more)


def test_a_migration_that_leaves_rows_without_a_game_is_undone(tmp_path: Path) -> None:
    url = str(tmp_path / "games.db")
    with_store(url, keep_something)
    scripts = later(tmp_path / "scripts", 'op.execute("DELETE FROM games")')

    def story(connection: Connection, place: Database) -> None:
        with pytest.raises(OpenError, match="4 rows belong to no game"):
            migrate(connection, place.name, scripts)
        with connection.begin():
            assert connection.exec_driver_sql("SELECT count(*) FROM games").scalar_one() == 1

    with_writer(url, story)


def test_a_database_of_a_later_version_is_refused(database_url: str, tmp_path: Path) -> None:
    scripts = later(tmp_path / "scripts", "pass")
    with_writer(database_url, lambda connection, place: migrate(connection, place.name, scripts))
    with pytest.raises(OpenError, match=r"later version of Luxor \(its schema is 9999"):
        asyncio.run(open_store(database_url))


def test_a_database_with_tables_of_the_same_names_is_refused(database_url: str) -> None:
    place = database(database_url)
    engine = place.writer()
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE games (chess TEXT)")
    engine.dispose()
    place.release()
    with pytest.raises(OpenError, match="something else than Luxor's games"):
        asyncio.run(open_store(database_url))


def test_a_path_with_a_percent_sign_does_no_harm(tmp_path: Path) -> None:
    scripts = later(tmp_path / "100%d ä", "pass")
    place = database(str(tmp_path / "50%s?.db"))
    with writing(place) as connection:
        migrate(connection, place.name, scripts)
    assert (tmp_path / "50%s?.db").stat().st_size
