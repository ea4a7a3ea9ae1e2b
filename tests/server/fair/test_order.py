"""Nothing is shown before it is kept, nothing is done in a room that is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.rooms import room as room_file
from luxor.server.rooms.connection import Connection
from luxor.server.storage.errors import StorageError
from luxor.server.storage.rows import Consequence, LogRow
from luxor.server.storage.store import Store, open_store
from tests.notation.record_games import parse_seat_record
from tests.server.rooms.test_lobby import Ear, House, answer, enter, run, say, seated, setup

pytestmark = pytest.mark.compiled


class SlowStore:
    """A real storage that writes entries only when it is let; it can fail instead."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.let = asyncio.Event()
        self.let.set()
        self.asked = asyncio.Event()
        self.fails = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, game: str, entries: Sequence[LogRow], phase: str, also: Consequence | None = None
    ) -> None:
        self.asked.set()
        await self.let.wait()
        if self.fails:
            raise StorageError("the disk is full")
        await self._store.append(game, entries, phase, also)

    async def log(self, game: str, since: int = 0) -> list[LogRow]:
        if self.fails:
            raise StorageError("the disk is gone")
        return await self._store.log(game, since)


async def slow_house(url: str) -> tuple[House, SlowStore]:
    store = SlowStore(await open_store(url))
    return House(store), store


def test_lists_and_records_wait_until_what_they_tell_is_kept(database_url: str) -> None:
    async def test() -> None:
        house, store = await slow_house(database_url)
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        token = game.seats[0].token
        before = await house.lobby.record(game.game, token)
        store.let.clear()
        store.asked.clear()
        answering = asyncio.create_task(answer(member, ear))
        await store.asked.wait()
        record = asyncio.create_task(house.lobby.record(game.game, token))
        games = asyncio.create_task(house.lobby.my_games((token,)))
        await asyncio.wait((record, games), timeout=0.2)
        assert not record.done()
        assert not games.done()
        store.let.set()
        await answering
        assert await record != before
        assert (await games).games[0].version == ear.room["version"]
        await house.close()

    run(test)


def test_a_name_with_an_unusual_blank_does_not_spoil_the_record(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        member = await enter(house, game, Ear())
        for seat, name in enumerate(('Ada\u00a0"B"\u3000{C}', "Bea")):
            await say(member, type="sit", seat=seat, name=name)
        record = await house.lobby.record(game.game, game.seats[0].token)
        assert parse_seat_record(record.text).names[0] == 'Ada "B" {C}'
        await house.close()

    run(test)


def test_what_waits_in_a_room_whose_storage_fails_is_refused(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_file, "RETRY", 0.01)

    async def test() -> None:
        house, store = await slow_house(database_url)
        game = await house.lobby.create(setup())
        ear, late = Ear(), Ear()
        member = await seated(house, game, ear)
        store.let.clear()
        store.asked.clear()
        answering = asyncio.create_task(answer(member, ear))
        await store.asked.wait()
        used = member.room.last_used
        entering = asyncio.create_task(enter(house, game, late))
        while member.room.last_used == used:  # until it waits in the room
            await asyncio.sleep(0.01)
        store.fails = True
        store.let.set()
        refused = await asyncio.gather(answering, entering, return_exceptions=True)
        assert [error.code for error in refused if isinstance(error, ServerError)] == [
            Code.UNAVAILABLE,
            Code.UNAVAILABLE,
        ]
        with pytest.raises(ServerError, match="cannot be saved or read right now"):
            await answer(member, ear)
        assert late.heard == []
        assert ear.room["version"] == 3, "two have sat down, cards were dealt"
        store.fails = False
        await ear.until(lambda: ear.last("update")["what"] == "reloaded")  # by itself
        await answer(member, ear)
        assert ear.room["version"] == 4
        again = Ear()
        await enter(house, game, again)
        assert again.room["version"] == 4
        await house.close()

    run(test)


def test_a_deleted_game_ends_for_those_who_came_meanwhile(database_url: str) -> None:
    async def test() -> None:
        house, store = await slow_house(database_url)
        game = await house.lobby.create(setup())
        member = await seated(house, game, Ear())
        await store.delete(game.game)  # as the clearing away of dead games does
        ear = Ear()
        await enter_by_name(house, game.game, ear)
        with pytest.raises(ServerError):
            await say(member, type="leave", seat=0)
        assert ear.last("bye") == {"type": "bye", "reason": "deleted", "again": False}
        await house.close()

    async def enter_by_name(house: House, game: str, ear: Ear) -> None:
        room = await house.lobby.room(game)
        hello = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=("x" * 43,))
        connection = Connection(ear)
        await room.do(lambda: room.enter(connection, hello))

    run(test)


def test_a_game_that_cannot_be_loaded_does_not_keep_a_server_from_starting(
    database_url: str,
) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        games = [await house.lobby.create(setup(2, bots=(0,), pace=(10, 10))) for _ in range(2)]
        for game in games:
            await seated(house, game, Ear())
        broken = min(game.game for game in games)  # the first to be loaded
        await house.store.append(broken, [LogRow(3, 1, '{"kind":"from the future"}')], "playing")
        await house.close()
        house = House(await open_store(database_url))
        await house.lobby.start()
        while house.lobby.counts()["rooms"] == 0:
            await asyncio.sleep(0.01)
        await house.close()

    run(test)


def test_spectators_keep_no_player_out(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_file, "MOST_MEMBERS", 3)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        looking = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=(game.spectator,))
        for _ in range(3):
            await house.lobby.enter(game.game, looking, Ear())
        with pytest.raises(ServerError) as refused:
            await house.lobby.enter(game.game, looking, Ear())
        assert refused.value.code == Code.TOO_MANY
        await seated(house, game, Ear())
        await house.close()

    run(test)


def test_what_others_propose_does_not_hide_that_somebody_stalls(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(3))
        ear = Ear()
        member = await seated(house, game, ear)
        room = await house.lobby.room(game.game)
        room.asked_since -= 2 * commands.STALLED

        def asked_for() -> float:
            return room.around(is_host=False).asked_for

        assert asked_for() > commands.STALLED
        await say(member, type="leave", seat=1)
        assert asked_for() > commands.STALLED
        assert [*room.around(is_host=False).away] == [1], "who got up is away, connected or not"
        await answer(member, ear)
        assert asked_for() < commands.STALLED
        await house.close()

    run(test)


def test_a_bot_goes_on_after_its_answer_could_not_be_kept(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_time(_seconds: float, sleep: Any = asyncio.sleep) -> None:
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", no_time)

    class OnceStore(SlowStore):
        async def append(
            self, game: str, entries: Sequence[LogRow], phase: str, also: Consequence | None = None
        ) -> None:
            if '"answered"' in entries[0].body and not self.asked.is_set():
                self.asked.set()
                raise StorageError("the disk is full")
            await self._store.append(game, entries, phase, also)

    async def test() -> None:
        store = OnceStore(await open_store(database_url))
        house = House(store)
        game = await house.lobby.create(setup(2, bots=(0,)))
        ear = Ear()
        await seated(house, game, ear)
        await store.asked.wait()
        await ear.until(lambda: ear.room["asked"] == 1)
        await house.close()

    run(test)
