"""From URLs to databases: which are understood, who gets in, and what errors do not tell."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError

from luxor.core.errors import LuxorError
from luxor.server.storage.engines import database
from luxor.server.storage.errors import OpenError
from luxor.server.storage.store import Store, open_store, writing
from tests.server.postgres import Postgres
from tests.server.storage.rows import create, opened, with_store

pytestmark = pytest.mark.compiled

PASSWORD = "correct-horse"


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("/srv/games.db", "/srv/games.db"),
        ("sqlite:////srv/games.db", "/srv/games.db"),
        ("sqlite+pysqlite:////srv/games.db", "/srv/games.db"),
        ("/srv/50%/a b?.db", "/srv/50%/a b?.db"),
        (f"postgresql://me:{PASSWORD}@there:5433/games", "postgresql://there:5433/games"),
        (f"postgresql+psycopg://me:{PASSWORD}@there/games", "postgresql://there/games"),
        (f"postgres://there/games?password={PASSWORD}", "postgresql://there/games"),
    ],
)
def test_what_a_url_means(url: str, name: str) -> None:
    assert database(url).name == name


def test_a_path_is_seen_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert database("games.db").name == str(tmp_path / "games.db")
    assert database("sqlite:///games.db").name == str(tmp_path / "games.db")


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "needs a file"),
        (":memory:", "needs a file"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite://games.db", "three slashes"),
        ("sqlite:///games.db?mode=ro", "three slashes"),
        (f"mysql://me:{PASSWORD}@there/games", "no database mysql:// is known"),
        (f"postgresql+asyncpg://me:{PASSWORD}@there/games", "no database postgresql+asyncpg"),
        (f"postgresql://me:{PASSWORD}@there", "names no database"),
        (f"postgresql://me:{PASSWORD}@there:port/games", "cannot be read"),
        (f"postgresql:/me:{PASSWORD}@there/games", "cannot be read"),
    ],
)
def test_what_is_wrong_with_a_url_is_said_without_its_password(url: str, words: str) -> None:
    with pytest.raises(OpenError) as caught:
        database(url)
    assert words in str(caught.value)
    assert PASSWORD not in str(caught.value)
    assert isinstance(caught.value, LuxorError)  # the command line prints it as one line


def test_a_server_that_does_not_answer_is_named_without_the_password(
    caplog: pytest.LogCaptureFixture,
) -> None:
    url = f"postgresql://me:{PASSWORD}@127.0.0.1:1/games?application_name=x"
    with pytest.raises(OpenError) as caught:
        asyncio.run(open_store(url))
    assert str(caught.value).startswith("postgresql://127.0.0.1:1/games cannot be used: ")
    assert PASSWORD not in str(caught.value) + caplog.text
    assert caught.value.__suppress_context__


def test_without_psycopg_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(OpenError, match=r"psycopg: pip install 'luxor\[postgres\]'"):
        database("postgresql://there/games")


@pytest.mark.parametrize("make", ["folder", "text", "foreign", "nowhere"])
def test_a_file_that_is_no_database_of_ours_is_refused_and_left_alone(
    tmp_path: Path, make: str
) -> None:
    file = tmp_path / "file"
    if make == "folder":
        file.mkdir()
    elif make == "text":
        file.write_text("Dear diary, today nothing happened again." * 100)
    elif make == "foreign":
        other = sqlite3.connect(file)
        other.execute("CREATE TABLE diary (day)")
        other.close()
    else:
        file = tmp_path / "nowhere" / "file"
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(OpenError) as caught:
        asyncio.run(open_store(str(file)))
    assert str(file) in str(caught.value)
    if make == "text":
        assert file.read_bytes() == before
    if make == "foreign":
        other = sqlite3.connect(file)
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("diary",)]
        other.close()


def test_a_database_has_one_server(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("luxor.server.storage.postgres_engines.WAIT", 0.1)

    async def story(store: Store) -> None:
        with pytest.raises(OpenError, match="in use by another server"):
            await open_store(database_url)
        await create(store)

    with_store(database_url, story)
    with_store(database_url, Store.check)  # who has closed it lets others in


OPEN = """
import asyncio, sys
from luxor.server.storage import postgres_engines
from luxor.server.storage.errors import OpenError
from luxor.server.storage.store import open_store
postgres_engines.WAIT = 0.1
try:
    asyncio.run(open_store(sys.argv[1]))
except OpenError as error:
    print(error)
"""


def test_another_process_is_refused_too(database_url: str) -> None:
    async def story(_: Store) -> str:
        words = (sys.executable, "-c", OPEN, database_url)
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout

    assert "is in use by another server: stop that one" in with_store(database_url, story)


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "games.db")) as store:
        await create(store)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        names = ("games.db", "games.db-shm", "games.db-wal", "games.db.lock")
        assert modes == dict.fromkeys(names, 0o600)


async def test_a_link_to_a_file_has_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    async with opened(str(tmp_path / "games.db")):
        with pytest.raises(OpenError, match="in use"):
            await open_store(str(tmp_path / "link.db"))


def test_the_writer_of_a_file_is_durable_and_checks(tmp_path: Path) -> None:
    place = database(str(tmp_path / "games.db"))
    names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "wal_autocheckpoint")
    with writing(place) as connection:
        driver: Any = connection.connection.driver_connection
        found = [driver.execute(f"PRAGMA {name}").fetchone()[0] for name in names]
    assert found == ["wal", 2, 1, 1, 4000]


async def test_readers_cannot_write(database_url: str) -> None:
    async with opened(database_url) as store:
        await create(store)
        engine = database(database_url).snapshot()
        with engine.connect() as connection, pytest.raises(DBAPIError):
            connection.exec_driver_sql("DELETE FROM log")
        engine.dispose()
        assert len(await store.log("g")) == 1


def test_readers_of_a_file_neither_write_nor_checkpoint(tmp_path: Path) -> None:
    place = database(str(tmp_path / "games.db"))
    log = tmp_path / "games.db-wal"
    with writing(place):
        readers = place.readers(1)
        with readers.connect() as reader:
            for statement in ("DELETE FROM log", "PRAGMA wal_checkpoint(truncate)"):
                with pytest.raises(DBAPIError):
                    reader.exec_driver_sql(statement)
        size = log.stat().st_size
        readers.dispose()
        assert log.stat().st_size == size > 0
    assert not log.exists()  # the writer, who closes last, has brought everything into the file


async def test_a_snapshot_stays_as_it_was(database_url: str) -> None:
    async with opened(database_url) as store:
        await create(store)
        engine = database(database_url).snapshot()
        with engine.connect() as connection, connection.begin():
            count = "SELECT count(*) FROM games"
            assert connection.exec_driver_sql(count).scalar_one() == 1
            await create(store, "h")
            assert connection.exec_driver_sql(count).scalar_one() == 1
        engine.dispose()


def test_a_url_with_settings_of_its_own_keeps_them(postgres_server: Postgres) -> None:
    with postgres_server.database() as url:
        place = database(f"{url}&application_name=mine")
        engine = place.readers(1)
        with engine.connect() as connection:
            said = connection.exec_driver_sql("SHOW application_name").scalar_one()
        engine.dispose()
    assert said == "mine"
