"""One writer: groups in one commit, nothing lost on the way out, and what happens in trouble."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection

from luxor.server.storage import writer
from luxor.server.storage.errors import StorageError
from luxor.server.storage.store import Store, open_store
from tests.server.postgres import Postgres
from tests.server.storage.rows import create, entries, opened, stored, with_store

pytestmark = pytest.mark.compiled


def connection_of(store: Store) -> Connection:
    return store._writer._connection


@stored
async def test_what_waits_goes_into_one_commit(store: Store) -> None:
    names = [f"g{i}" for i in range(50)]
    await asyncio.gather(*(create(store, name) for name in names))
    commits: list[object] = []
    event.listen(connection_of(store).engine, "commit", commits.append)
    await asyncio.gather(*(store.append(name, entries(2), "playing") for name in names))
    # The first may go alone; the others wait for it and go together.
    assert 1 <= len(commits) <= 10


@stored
async def test_after_a_group_the_writer_waits_for_others(store: Store) -> None:
    names = [f"g{i}" for i in range(6)]
    commits: list[object] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writer, "PAUSE", 0.5)
        await asyncio.gather(*(create(store, name) for name in names))
        await asyncio.gather(*(store.append(name, entries(2), "playing") for name in names))
        event.listen(connection_of(store).engine, "commit", commits.append)
        early = asyncio.create_task(store.append("g0", entries(3), "playing"))
        await asyncio.sleep(0.05)
        assert not early.done()
        await asyncio.gather(early, store.append("g1", entries(3), "playing"))
    assert len(commits) == 1


@stored
async def test_a_group_has_a_limit(store: Store) -> None:
    many = writer.MOST_AT_ONCE * 2 + 10
    await create(store)
    lines = await asyncio.gather(*(store.add_chat("g", 0, i, str(i)) for i in range(many)))
    assert [row.number for row in lines] == list(range(1, many + 1))


@stored
async def test_who_is_cancelled_does_not_stop_the_others(store: Store) -> None:
    await create(store)
    lines = [asyncio.create_task(store.add_chat("g", 0, i, str(i))) for i in range(30)]
    await asyncio.sleep(0)
    for task in lines[::2]:
        task.cancel()
    done = await asyncio.gather(*lines, return_exceptions=True)
    kept = {row.text for row in await store.chat("g", 99)}
    assert kept >= {row.text for row in done if not isinstance(row, BaseException)}
    assert len(kept) == 30  # what was asked for is written, also if nobody waits


async def test_closing_writes_what_waits(database_url: str) -> None:
    async with opened(database_url) as store:
        await create(store)
        tasks = [asyncio.create_task(store.add_chat("g", 0, i, str(i))) for i in range(30)]
        await asyncio.sleep(0)
    assert all(task.done() for task in tasks)
    await asyncio.gather(*tasks)
    async with opened(database_url) as store:
        assert len(await store.chat("g", 99)) == 30


def test_a_loop_that_ends_before_the_writer_does_no_harm(database_url: str) -> None:

    async def first() -> Store:
        store = await open_store(database_url)
        creating = asyncio.ensure_future(create(store))
        await asyncio.sleep(0)
        creating.cancel()
        return store

    store = asyncio.run(first())
    asyncio.run(store.close())

    async def second(store: Store) -> None:
        assert await store.game("g") is not None

    with_store(database_url, second)


async def test_a_full_disk_fails_what_is_written_and_only_that(tmp_path: Path) -> None:
    """SQLite says the same of a file that may not grow as of a disk that is full."""
    async with opened(str(tmp_path / "games.db")) as store:
        await create(store, "g")
        await create(store, "h")
        driver: Any = connection_of(store).connection.driver_connection
        (pages,) = driver.execute("PRAGMA page_count").fetchone()
        driver.execute(f"PRAGMA max_page_count = {pages}")
        small, big = entries(2), entries(2, body="x" * 1_000_000)
        results = await asyncio.gather(
            store.add_chat("g", 0, 1, "goes ahead, so that the others wait and are a group"),
            store.append("h", small, "playing"),
            store.append("g", big, "playing"),
            store.append("h", entries(3), "playing"),
            return_exceptions=True,
        )
        told = [type(result) for result in results[1:]]
        assert told[1] is StorageError
        assert "full" in str(results[2])
        assert len(await store.log("g")) == 1
        assert len(await store.log("h")) == 1 + told.count(type(None))
        driver.execute("PRAGMA max_page_count = 1000000")
        await store.append("g", big, "playing")
        assert len(await store.log("g")) == 2


async def test_a_file_locked_by_a_stranger_is_an_error_and_then_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("luxor.server.storage.sqlite_engines.WAIT", 0.05)
    async with opened(str(tmp_path / "games.db")) as store:
        await create(store)
        stranger = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
        with stranger.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="locked"):
                await store.append("g", entries(2), "playing")
            connection.rollback()
        stranger.dispose()
        await store.append("g", entries(2), "playing")


def disconnect_all(url: str) -> None:
    """Let PostgreSQL drop every connection to a database but the one that asks for it."""
    engine = create_engine(url)
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
    engine.dispose()


async def test_a_lost_connection_is_made_again(postgres_server: Postgres) -> None:
    with postgres_server.database() as url:
        store = await open_store(url)
        await create(store)
        assert await store.game("g")
        disconnect_all(url)
        await store.append("g", entries(2), "playing")
        assert len(await store.log("g")) == 2
        disconnect_all(url)
        assert len(await store.log("g")) == 2
        await store.check()
        await store.close()


async def test_who_lost_the_lock_to_another_server_does_not_write(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("luxor.server.storage.postgres_engines.WAIT", 0.2)
    with postgres_server.database() as url:
        store = await open_store(url)
        await create(store)
        disconnect_all(url)
        other = await open_store(url)
        await other.append("g", entries(2, body="other"), "playing")
        with pytest.raises(StorageError, match="in use by another server"):
            await store.append("g", entries(3, body="first"), "playing")
        assert [row.body for row in await other.log("g")] == ["{}", "other"]
        await other.close()
        await store.append("g", entries(3, body="first"), "playing")
        await store.close()


async def test_a_commit_is_on_the_disk_even_where_the_server_says_otherwise(
    postgres_server: Postgres,
) -> None:
    with postgres_server.database() as url:
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            name = connection.engine.url.database
            connection.exec_driver_sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
        engine.dispose()
        async with opened(url) as store:
            driver: Any = connection_of(store).connection.driver_connection
            (setting,) = driver.execute("SHOW synchronous_commit").fetchone()
            driver.rollback()
            assert setting == "on"


async def test_what_is_deleted_is_overwritten(tmp_path: Path) -> None:
    """In the file at the next checkpoint, and everywhere once the server has stopped."""
    words = os.urandom(16).hex()
    file = tmp_path / "games.db"

    def found() -> set[str]:
        return {path.name for path in tmp_path.iterdir() if words.encode() in path.read_bytes()}

    async with opened(str(file)) as store:
        await create(store)
        await create(store, "other")
        await store.append("g", entries(2, 40, body=words * 50), "playing")
        await store.add_chat("g", 0, 1, words)
    assert found() == {"games.db"}
    async with opened(str(file)) as store:
        assert await store.delete("g")
    assert found() == set()
    async with opened(str(file)) as store:
        assert await store.game("other")


async def test_a_busy_server_overwrites_what_is_deleted(tmp_path: Path) -> None:
    """Without being stopped: the write-ahead log begins again after some MiB."""
    words = os.urandom(16).hex()

    def found() -> set[str]:
        return {path.name for path in tmp_path.iterdir() if words.encode() in path.read_bytes()}

    async with opened(str(tmp_path / "games.db")) as store:
        await create(store)
        await store.append("g", entries(2, 40, body=words * 50), "playing")
        assert await store.delete("g")
        assert found() == {"games.db-wal"}
        await create(store, "busy")
        for number in range(2, 42):
            await store.append("busy", entries(number, body="x" * (1 << 20)), "playing")
        assert found() == set()
