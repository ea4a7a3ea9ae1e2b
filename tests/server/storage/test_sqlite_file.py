"""A SQLite file is the one that was opened, has one server, and may have a damaged row."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.storage.errors import OpenError, StorageError
from luxor.server.storage.store import Store, open_store
from tests.server.rooms.test_lobby import Ear, House, answer, enter, seated, setup
from tests.server.storage.rows import create, entries, opened, with_store

pytestmark = pytest.mark.compiled


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.mark.parametrize("harm", ["deleted", "replaced", "log deleted"])
async def test_a_file_that_is_gone_is_noticed_at_once(
    file: Path, tmp_path: Path, harm: str
) -> None:
    aside = tmp_path / "aside"
    harmed = file if harm != "log deleted" else file.with_name("games.db-wal")
    async with opened(str(file)) as store:
        await create(store)
        harmed.rename(aside)
        if harm == "replaced":
            shutil.copy(aside, file)
        with pytest.raises(StorageError, match="deleted, moved or replaced while the server runs"):
            await store.check()  # what /readyz asks
        with pytest.raises(StorageError, match="deleted, moved or replaced"):
            await store.append("g", entries(2), "playing")
        with pytest.raises(StorageError, match="deleted, moved or replaced"):
            await store.log("g")
        aside.rename(harmed)
        assert len(await store.log("g")) == 1
        await store.append("g", entries(2), "playing")


async def test_an_answer_is_never_acknowledged_into_a_deleted_file(
    file: Path, tmp_path: Path
) -> None:
    aside = tmp_path / "aside"

    house = House(await open_store(str(file)))
    game = await house.lobby.create(setup())
    ear = Ear()
    member = await seated(house, game, ear)
    version = ear.room["version"]
    file.rename(aside)
    for _ in range(2):
        with pytest.raises(ServerError) as refused:
            await answer(member, ear)
        assert refused.value.code == Code.UNAVAILABLE
    aside.rename(file)
    await answer(member, ear)
    assert ear.room["version"] == version + 1
    await house.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the file itself is locked on Linux only")
def test_no_other_name_and_no_missing_lock_lets_a_second_server_in(file: Path) -> None:
    other = file.with_name("other.db")

    async def story(store: Store) -> None:
        os.link(file, other)
        with pytest.raises(OpenError, match="in use by another server"):
            await open_store(str(other))
        file.with_name("games.db.lock").unlink()
        with pytest.raises(OpenError, match="in use by another server"):
            await open_store(str(file))
        await create(store)

    with_store(str(file), story)
    with_store(str(file), Store.check)


@pytest.mark.parametrize(
    "harm",
    [
        """UPDATE log SET body = '{"kind": "nonsense"}' WHERE number = 2 AND game = ?""",
        "UPDATE log SET body = CAST(x'ff' AS TEXT) WHERE number = 2 AND game = ?",
        "DELETE FROM log WHERE number = 2 AND game = ?",
        "DELETE FROM log WHERE number = 3 AND game = ?",
        "UPDATE games SET setup = '{}' WHERE game = ?",
    ],
)
async def test_a_damaged_game_is_left_alone_and_the_others_are_shown(
    file: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)

    house = House(await open_store(str(file)))
    games = [await house.lobby.create(setup()) for _ in range(3)]
    for game in games:
        await seated(house, game, Ear())
    await house.close()
    broken = games[1].game
    with sqlite3.connect(file) as connection:
        assert connection.execute(harm, (broken,)).rowcount == 1
    connection.close()
    house = House(await open_store(str(file)))
    await house.lobby.start()
    for _ in range(2):
        mine = await house.lobby.my_games(tuple(game.seats[0].token for game in games))
        assert {one.game for one in mine.games} == {games[0].game, games[2].game}
        with pytest.raises(ServerError) as refused:
            await enter(house, games[1], Ear())
        assert refused.value.code == Code.DAMAGED
    await enter(house, games[2], Ear())
    await house.close()
    said = [line for line in caplog.messages if line.startswith(f"game {broken} is damaged")]
    assert len(said) == 1
