"""A backup holds everything as it was at one instant, fits both databases, and comes back whole."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from luxor.cli.main import main
from luxor.server.storage import backup
from luxor.server.storage.backup import back_up, restore
from luxor.server.storage.engines import database
from luxor.server.storage.errors import BackupError, OpenError
from luxor.server.storage.schema import metadata
from luxor.server.storage.store import Store, writing
from tests.server.postgres import Postgres
from tests.server.storage.rows import create, entries, new_game, opened, token, with_store

pytestmark = pytest.mark.compiled

PASSWORD = "correct-horse"

BY_EARLIER_VERSION = Path(__file__).with_name("data") / "backup_format_2.gz"
"""What the last version that wrote lines of JSON made of ``keep_much``."""


async def keep_much(store: Store) -> None:
    """Keep some of everything: every kind of row, every field that may be empty."""
    for i in range(3):
        name = f"g{i}"
        await create(store, name, token(f"a{i}", name), token(f"b{i}", name, None))
        await store.append(name, entries(2, 400, body="𓂀 \n\"'\\"), "playing")
        await store.add_tokens([token(f"once{i}", name, 1, until=99)])
        await store.add_chat(name, None if i else 0, 1, f"line {i}\n")
    await store.create(new_game("empty", 0), [], [])


def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = database(url).snapshot()
    with engine.connect() as connection, connection.begin():
        found = {
            name: [tuple(row) for row in connection.execute(select(table).order_by(*table.c))]
            for name, table in metadata.tables.items()
        }
    engine.dispose()
    return found


@pytest.fixture
def other_url(request: pytest.FixtureRequest, tmp_path: Path, database_url: str) -> Iterator[str]:
    """An empty database of the other kind."""
    if database_url.startswith("sqlite"):
        with request.getfixturevalue("postgres_server").database() as url:
            yield url
    else:
        yield str(tmp_path / "other.db")


def test_a_backup_of_one_database_is_restored_into_the_other(
    database_url: str, other_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    with_store(database_url, keep_much)
    counts = back_up(database_url, file)
    assert counts == {"games": 4, "log": 1200, "tokens": 9, "chat": 3, "service": 1}
    assert restore(file, other_url) == counts
    kept = everything(database_url)
    assert {name: len(rows) for name, rows in kept.items()} == counts
    assert everything(other_url) == kept

    async def goes_on(store: Store) -> None:
        await store.append("g0", entries(401), "over")

    with_store(other_url, goes_on)


def test_a_backup_is_a_compressed_database_for_its_owner_alone(
    database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    with_store(database_url, keep_much)
    back_up(database_url, file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert unpacked(file, tmp_path) == everything(database_url)
    assert not list(tmp_path.glob(".backup.gz.*"))


def unpacked(file: Path, folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Return what is in a backup, read as any program could."""
    copy = folder / "unpacked.db"
    copy.write_bytes(gzip.decompress(file.read_bytes()))
    return everything(str(copy))


def test_a_backup_of_an_earlier_version_is_restored(database_url: str, tmp_path: Path) -> None:
    counts = restore(BY_EARLIER_VERSION, database_url)
    assert counts == {"games": 4, "log": 1200, "tokens": 9, "chat": 3, "service": 1}
    now = str(tmp_path / "now.db")
    with_store(now, keep_much)
    kept, expected = everything(database_url), everything(now)
    for name in ("log", "tokens", "chat"):
        assert kept[name] == expected[name]
    assert [row[:7] for row in kept["games"]] == [row[:7] for row in expected["games"]]


def test_a_backup_of_an_earlier_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    url, file = str(tmp_path / "games.db"), tmp_path / "backup.gz"
    with_store(url, keep_much)
    before = everything(url)
    with sqlite3.connect(url) as connection:  # as revision 0002 left it
        connection.execute("UPDATE luxor_schema SET version_num = '0002'")
        connection.execute("DROP TABLE service")
        connection.execute("DROP INDEX ix_games_phase_touched")
        connection.execute("ALTER TABLE games DROP COLUMN touched")
        connection.execute("CREATE INDEX ix_games_phase_changed ON games (phase, changed)")
    connection.close()
    file.write_bytes(gzip.compress(Path(url).read_bytes()))
    other = str(tmp_path / "other.db")
    restore(file, other)
    assert everything(other)["log"] == before["log"]


@pytest.mark.parametrize("kind", ["later", "foreign"])
def test_a_database_that_cannot_be_a_backup_is_refused(tmp_path: Path, kind: str) -> None:
    url, file = str(tmp_path / "games.db"), tmp_path / "backup.gz"
    with_store(url, keep_much)
    with sqlite3.connect(url) as connection:
        if kind == "later":
            connection.execute("UPDATE luxor_schema SET version_num = '9999'")
        else:
            connection.execute("DROP TABLE luxor_schema")
    connection.close()
    file.write_bytes(gzip.compress(Path(url).read_bytes()))
    with pytest.raises(BackupError, match="later version" if kind == "later" else "no backup"):
        restore(file, str(tmp_path / "other.db"))
    assert not (tmp_path / "other.db").exists()


def test_a_backup_while_a_server_writes_is_of_one_instant(
    database_url: str, tmp_path: Path
) -> None:
    """Every game's version is that of its log, though entries come in all the time."""
    file = tmp_path / "backup.gz"

    async def story(store: Store) -> int:
        for i in range(5):
            await create(store, f"g{i}")
            await store.append(f"g{i}", entries(2, 300), "playing")
        done = asyncio.Event()
        versions = dict.fromkeys((f"g{i}" for i in range(5)), 300)

        async def play(game: str) -> None:
            while not done.is_set():
                versions[game] += 1
                await store.append(game, entries(versions[game]), "playing")

        async def make() -> None:
            try:
                for _ in range(3):
                    await asyncio.to_thread(back_up, database_url, file, replace=True)
            finally:
                done.set()

        await asyncio.gather(make(), *(play(game) for game in versions))
        return sum(versions.values())

    total = with_store(database_url, story)
    rows = unpacked(file, tmp_path)
    versions = {row[0]: row[6] for row in rows["games"]}
    numbers: dict[str, list[int]] = {game: [] for game in versions}
    for game, number, *_ in rows["log"]:
        numbers[game].append(number)
    assert numbers == {game: list(range(1, last + 1)) for game, last in versions.items()}
    assert 1500 < sum(versions.values()) < total


def test_a_file_that_is_there_is_kept_unless_told(tmp_path: Path) -> None:
    url, file = str(tmp_path / "games.db"), tmp_path / "backup.gz"
    with_store(url, keep_much)
    file.write_text("precious")
    with pytest.raises(BackupError, match="is there already"):
        back_up(url, file)
    assert file.read_text() == "precious"
    back_up(url, file, replace=True)
    assert unpacked(file, tmp_path) == everything(url)


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    url, file = str(tmp_path / "games.db"), tmp_path / "folder" / "backup.gz"
    with_store(url, keep_much)
    with pytest.raises(BackupError, match="cannot be written"):
        back_up(url, file)
    file.parent.mkdir()
    with writing(database(url)) as connection, connection.begin():
        # a schema that this version does not know
        connection.exec_driver_sql("UPDATE luxor_schema SET version_num = '9999'")
    with pytest.raises(BackupError, match="schema 9999"):
        back_up(url, file)
    assert list(file.parent.iterdir()) == []


def test_there_must_be_games_to_back_up(tmp_path: Path, postgres_server: Postgres) -> None:
    with pytest.raises(OpenError, match="no such file"):
        back_up(str(tmp_path / "nothing.db"), tmp_path / "backup.gz")
    assert not (tmp_path / "nothing.db").exists()
    with postgres_server.database() as url, pytest.raises(BackupError, match="holds no games"):
        back_up(url, tmp_path / "backup.gz")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_holds_games_is_filled_only_if_told(
    database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.gz"
    with_store(database_url, keep_much)
    back_up(database_url, file)
    before = everything(database_url)

    async def more(store: Store) -> None:
        await create(store, "new", token("new", "new"))
        await store.append("g0", entries(401), "over")

    with_store(database_url, more)
    changed = everything(database_url)
    with pytest.raises(BackupError, match="holds 5 games"):
        restore(file, database_url)
    assert everything(database_url) == changed
    restore(file, database_url, replace=True)
    assert everything(database_url) == before


async def test_a_database_in_use_is_never_filled(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("luxor.server.storage.postgres_engines.WAIT", 0.1)
    file = tmp_path / "backup.gz"
    async with opened(database_url) as store:
        await create(store)
        await asyncio.to_thread(back_up, database_url, file)
        with pytest.raises(OpenError, match="in use by another server"):
            await asyncio.to_thread(restore, file, database_url, replace=True)
        assert await store.game("g")


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


Lines = list[dict[str, Any]]
Harm = Callable[[Lines], object]


def first(lines: Lines, kind: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("row") == kind)


HARMED_FILES: dict[str, tuple[Harm, str]] = {
    "without the last line": (list.pop, "cut off"),
    "a later format": (lambda lines: lines[0].update(format=3), "has format 3"),
    "another file": (lambda lines: lines[0].update(luxor="record"), "is no backup"),
    "an unknown kind": (lambda lines: lines[3].update(row="players"), "line 4 does not belong"),
    "a list": (lambda lines: lines.insert(2, [1, 2]), "line 3 does not belong"),  # type: ignore[arg-type]
    "no kind": (lambda lines: lines[1].pop("row"), "line 2 does not belong"),
    "a missing field": (lambda lines: first(lines, "log").pop("body"), "does not belong"),
    "a field of its own": (lambda lines: lines[1].update(colour="red"), "line 2 does not belong"),
    "another type": (lambda lines: lines[1].update(created="abc"), "line 2 does not belong"),
    "too large a number": (lambda lines: lines[1].update(created=2**63), "line 2 does not belong"),
    "a lost token": (lambda lines: lines.remove(first(lines, "tokens")), "does not count"),
    "more after the end": (lambda lines: lines.append(lines[1]), "does not count"),
    "a phase": (lambda lines: lines[1].update(phase="sleeping"), "empty has an unknown phase"),
    "a role": (lambda lines: first(lines, "tokens").update(role="king"), "with an unknown role"),
}

HARMED_GAMES: dict[str, tuple[Harm, str]] = {
    "a gap in a log": (lambda lines: first(lines, "log").update(number=1000), "is not whole"),
    "another version": (lambda lines: lines[1].update(version=5), "log of game empty is not whole"),
    "a row without a game": (lambda lines: first(lines, "chat").update(game="?"), "cannot be read"),
    "a row twice": (lambda lines: lines.insert(-2, lines[-3]), "cannot be read"),
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    with_store(str(folder / "games.db"), keep_much)
    back_up(str(folder / "games.db"), folder / "backup.gz")
    return folder / "backup.gz"


def harmed(folder: Path, harm: Harm) -> Path:
    lines = lines_of(BY_EARLIER_VERSION)
    harm(lines)
    file = folder / "harmed.gz"
    file.write_bytes(gzip.compress("".join(json.dumps(x) + "\n" for x in lines).encode()))
    return file


@pytest.mark.parametrize(("harm", "words"), HARMED_FILES.values(), ids=HARMED_FILES)
def test_a_file_that_is_not_whole_is_refused_before_anything_is_made(
    tmp_path: Path, harm: Harm, words: str
) -> None:
    with pytest.raises(BackupError, match=words):
        restore(harmed(tmp_path, harm), str(tmp_path / "games.db"))
    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize(("harm", "words"), HARMED_GAMES.values(), ids=HARMED_GAMES)
def test_games_that_are_not_whole_change_nothing(
    database_url: str, tmp_path: Path, harm: Harm, words: str
) -> None:
    async def story(store: Store) -> None:
        await create(store, "before")

    with_store(database_url, story)
    kept = everything(database_url)
    with pytest.raises(BackupError, match=words):
        restore(harmed(tmp_path, harm), database_url, replace=True)
    assert everything(database_url) == kept


@pytest.mark.parametrize("at", [0, 5, 40, -100, -9, -1])
def test_a_backup_that_is_cut_off_is_noticed(good: Path, tmp_path: Path, at: int) -> None:
    file = tmp_path / "cut.gz"
    file.write_bytes(good.read_bytes()[:at])
    with pytest.raises(BackupError, match=r"cut off|cannot be read|no backup"):
        restore(file, str(tmp_path / "games.db"))
    assert not (tmp_path / "games.db").exists()


def test_a_flipped_bit_is_noticed(good: Path, tmp_path: Path) -> None:
    data = bytearray(good.read_bytes())
    data[len(data) // 2] ^= 1
    file = tmp_path / "flipped.gz"
    file.write_bytes(data)
    with pytest.raises(BackupError):
        restore(file, str(tmp_path / "games.db"))
    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize(
    "content",
    [b"", b"no gzip", gzip.compress(b""), gzip.compress(b"[]")],
    ids=["empty", "no gzip", "nothing inside", "something else inside"],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(BackupError, match=str(file)):
        restore(file, str(tmp_path / "games.db"))
    with pytest.raises(BackupError, match="No such file"):
        restore(tmp_path / "nowhere", str(tmp_path / "games.db"))


# --- the commands ----------------------------------------------------------------------------


def test_the_two_commands(
    database_url: str, other_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_store(database_url, keep_much)
    file = tmp_path / "backup.gz"
    assert main(["backup", database_url, str(file)]) == 0
    assert main(["restore", str(file), other_url]) == 0
    told = capsys.readouterr()
    assert told.out == (
        f"4 games with 1200 entries saved in {file}\n4 games with 1200 entries restored\n"
    )
    assert told.err == ""
    assert main(["backup", database_url, str(file)]) == 1
    assert main(["restore", str(file), other_url]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 2
    assert told.err.count("--replace") == 2
    assert main(["backup", database_url, str(file), "--replace"]) == 0
    assert main(["restore", str(file), other_url, "--replace"]) == 0
    assert everything(other_url) == everything(database_url)


def test_what_goes_wrong_is_one_line_without_a_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"postgresql://me:{PASSWORD}@127.0.0.1:1/games"
    assert main(["backup", url, str(tmp_path / "backup.gz")]) == 1
    told = capsys.readouterr().err
    assert told.startswith("luxor: postgresql://127.0.0.1:1/games cannot be read: ")
    assert len(told.splitlines()) == 1
    assert PASSWORD not in told


def test_where_the_servers_packages_are_missing_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, backup.__name__)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    assert main(["backup", "games.db", str(tmp_path / "backup.gz")]) == 1
    assert "luxor[server]" in capsys.readouterr().err


def test_other_commands_do_not_import_a_database() -> None:
    code = (
        "import sys; from luxor.cli.main import main; main(['edition', 'show']); "
        "assert not {'sqlalchemy', 'alembic', 'orjson', 'psycopg'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
