"""Rooms in one process with a real storage: what happens when things go wrong or come back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import CLIENT_MESSAGE, PROTOCOL, Hello
from luxor.server.protocol.http import CreatedGame
from luxor.server.protocol.server_messages import SERVER_MESSAGE
from luxor.server.protocol.setup import GameSetup
from luxor.server.rooms import lobby as lobby_file
from luxor.server.rooms.bot_pool import BotPool
from luxor.server.rooms.lobby import Lobby
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.errors import StorageError
from luxor.server.storage.rows import Consequence, LogRow
from luxor.server.storage.store import Store, open_store
from tests.view_changes import apply_changes, checksum

pytestmark = pytest.mark.compiled

COLOURS = ("red", "green", "blue", "yellow", "purple")


class Ear:
    """A line that keeps what it is sent, and follows it as a good client does.

    Every message fits its model, and every update leads to a view with the checksum in it.
    """

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.room: dict[str, Any] = {}
        """The room as it is by now."""
        self.views: dict[int | None, dict[str, Any] | None] = {}
        """By seat (None: the public), the view as it is by now."""
        self._news = asyncio.Event()

    def send(self, text: bytes) -> None:
        SERVER_MESSAGE.validate_json(text)
        message = json.loads(text)
        if message["type"] == "welcome":
            self.room = message["room"]
        elif message["type"] == "update":
            self.room = self.room | message["room"]
        for part in message.get("parts", ()):
            self.take(part)
        assert message["type"] != "preview" or message["seat"] == self.room["asked"]
        self.heard.append(message)
        self._news.set()

    def take(self, part: dict[str, Any]) -> None:
        """Follow what is new for a seat."""
        view = part["start"] or self.views.get(part["seat"])
        if part["snapshot"] is None:
            for event in part["events"] or ():
                assert view is not None
                view = apply_changes(view, event.get("changes", {}))
        elif part["start"] is not None:
            for event in part["events"]:
                view = apply_changes(view or {}, event.get("changes", {}))
            assert view == part["snapshot"]
        view = part["snapshot"] or view
        assert part["checksum"] == (None if view is None else checksum(view))
        self.views[part["seat"]] = view

    def end(self, reason: str, *, again: bool) -> None:
        self.send(json.dumps({"type": "bye", "reason": reason, "again": again}).encode())

    def last(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind."""
        return next(m for m in reversed(self.heard) if m["type"] == kind)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(30):
            while not wanted():
                self._news.clear()
                await self._news.wait()


class House:
    """A lobby with its storage, or something that behaves like one, and its bots."""

    def __init__(self, store: Any, **more: Any) -> None:
        self.store: Store = store
        self.bots = BotPool(1)
        self.lobby = Lobby(self.store, self.bots, **more)

    async def close(self) -> None:
        await self.lobby.stop()
        await self.bots.close()
        await self.store.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def setup(players: int = 2, bots: Sequence[int] = (), **more: Any) -> GameSetup:
    seats = [
        {"colour": COLOURS[seat], "bot": "tourist" if seat in bots else None}
        for seat in range(players)
    ]
    mine = [seat for seat in range(players) if seat not in bots]
    form = {"seats": seats, "mine": mine, "first": 0, "pace": (0, 0), **more}
    return GameSetup.model_validate(form)


async def say(member: RoomMember, **message: Any) -> None:
    await member.handle(CLIENT_MESSAGE.validate_python({"id": 7, **message}))


async def come(house: House, game: CreatedGame, token: str, ear: Ear) -> RoomMember:
    """Enter with one token."""
    hello = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=(token,))
    return await house.lobby.enter(game.game, hello, ear)


async def enter(house: House, game: CreatedGame, ear: Ear) -> RoomMember:
    """Enter with all seats."""
    tokens = tuple(link.token for link in game.seats) or (game.spectator,)
    hello = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=tokens)
    return await house.lobby.enter(game.game, hello, ear)


async def seated(house: House, game: CreatedGame, ear: Ear) -> RoomMember:
    """Enter with all seats and sit down at all of them."""
    member = await enter(house, game, ear)
    for link in game.seats:
        await say(member, type="sit", seat=link.seat, name=f"Player {link.seat}")
    return member


async def answer(member: RoomMember, ear: Ear) -> None:
    """Give the first answer there is."""
    parts = ear.last("update")["parts"]
    part = next(part for part in parts if part["decision"])
    options = part["decision"]["options"]
    await say(
        member,
        type="answer",
        version=ear.room["version"],
        seat=part["seat"],
        answers=[options[0]["id"]],
    )


class FailingStore:
    """A real storage whose next ``append`` fails: before or after it has written."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails: str | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, game: str, entries: Sequence[LogRow], phase: str, also: Consequence | None = None
    ) -> None:
        fails, self.fails = self.fails, None
        if fails != "before":
            await self._store.append(game, entries, phase, also)
        if fails is not None:
            raise StorageError("the disk is full")


@pytest.mark.parametrize("fails", ["before", "after"])
def test_what_the_storage_refuses_has_not_happened(database_url: str, fails: str) -> None:
    """If one cannot know whether it was written, the room shows what is there."""

    async def test() -> None:
        store = FailingStore(await open_store(database_url))
        house = House(store)
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        version = ear.room["version"]
        store.fails = fails
        with pytest.raises(ServerError) as refused:
            await answer(member, ear)
        assert refused.value.code == Code.UNAVAILABLE
        assert ear.room["version"] == member.version == version + (fails == "after")
        await answer(member, ear)
        assert ear.room["version"] == version + 1 + (fails == "after")
        rows = await house.store.log(game.game)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) == member.version
        await house.close()

    run(test)


def test_a_game_goes_on_in_another_server_where_it_stood(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(3))
        ear = Ear()
        member = await seated(house, game, ear)
        for _ in range(25):
            await answer(member, ear)
        before, shown, parts = ear.room, ear.views, ear.last("update")["parts"]
        await house.close()
        assert ear.last("bye")["reason"] == "stopping"
        house = House(await open_store(database_url))
        ear = Ear()
        await enter(house, game, ear)
        welcome = ear.last("welcome")
        assert welcome["room"] == before
        assert {part["seat"]: part["snapshot"] for part in welcome["parts"]} == shown
        assert [p["decision"] for p in welcome["parts"]] == [p["decision"] for p in parts]
        await house.close()

    run(test)


def test_bots_go_on_by_themselves_when_a_server_comes_back(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(2, bots=(0,), pace=(10, 10)))
        await seated(house, game, Ear())
        version = (await house.lobby.room(game.game)).game.version
        await house.close()
        house = House(await open_store(database_url))
        await house.lobby.start()
        async with asyncio.timeout(20):
            while house.lobby.counts()["rooms"] == 0:  # nobody has to come for that
                await asyncio.sleep(0.01)
        room = await house.lobby.room(game.game)
        assert room.game.version == version
        assert not room.is_idle
        await house.close()

    run(test)


def test_time_that_the_server_was_away_counts_for_nobody(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from luxor.server.clock import milliseconds
    from luxor.server.rooms import room as room_file

    late = [0]
    for file in (lobby_file, room_file):
        monkeypatch.setattr(file, "milliseconds", lambda: milliseconds() + late[0])

    async def test() -> None:
        house = House(await open_store(database_url))
        clock = {"game": 600, "at_zero": "resign"}
        game = await house.lobby.create(setup(2, clock=clock))
        await seated(house, game, Ear())
        await house.close()
        late[0] = 3_600_000
        house = House(await open_store(database_url))
        ear = Ear()
        await enter(house, game, ear)
        assert ear.room["phase"] == "playing"
        assert min(ear.room["clock"]["game_left"]) > 500_000
        late[0] += 700_000
        room = await house.lobby.room(game.game)
        room._look_at_clock()
        await ear.until(lambda: ear.room["phase"] == "over")
        assert ear.room["result"]["reason"] == "resigned"
        await house.close()

    run(test)


def test_rooms_that_nobody_uses_are_put_away_and_found_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_file, "IDLE_SECONDS", 0.0)

    async def test() -> None:
        house = House(await open_store(database_url), most_rooms=2)
        games = [await house.lobby.create(setup()) for _ in range(4)]
        members = [await seated(house, game, Ear()) for game in games[:2]]
        with pytest.raises(ServerError) as refused:
            await enter(house, games[2], Ear())
        assert refused.value.code == Code.TOO_MANY
        members[0].gone()
        await seated(house, games[2], Ear())
        assert house.lobby.counts() == {"rooms": 2, "connections": 2}
        members[1].gone()
        ear = Ear()
        await enter(house, games[0], ear)
        assert ear.room["phase"] == "playing"
        await house.close()

    run(test)


def test_a_game_of_bots_alone_is_played_for_those_who_watch(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(2, bots=(0, 1)))
        room = await house.lobby.room(game.game)
        await asyncio.sleep(0.05)
        version = room.game.version
        assert room.is_idle
        ear = Ear()
        member = await enter(house, game, ear)
        await ear.until(lambda: ear.room["version"] > version + 3)
        member.gone()
        await asyncio.sleep(0.5)
        stood = room.game.version
        await asyncio.sleep(0.3)
        assert room.game.version == stood
        await house.close()

    run(test)


def test_who_goes_away_in_the_middle_of_an_answer_does_not_stop_it(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear, other = Ear(), Ear()
        member = await seated(house, game, ear)
        await enter(house, game, other)
        version = member.version
        task = asyncio.create_task(answer(member, ear))
        await asyncio.sleep(0)
        task.cancel()
        member.gone()
        await other.until(lambda: other.room["version"] == version + 1)
        assert len(await house.store.log(game.game)) == version + 1
        await house.close()

    run(test)


def test_answers_are_carried_out_in_the_order_they_come(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        tries = [answer(member, ear) for _ in range(5)]  # all for the same version
        found = await asyncio.gather(*tries, return_exceptions=True)
        refusals = [error.code for error in found if isinstance(error, ServerError)]
        assert found[0] is None
        assert refusals == [Code.STALE] * 4
        await house.close()

    run(test)


def test_it_is_known_of_which_games_seats_are_open(database_url: str) -> None:
    """Also where no room of it is in memory; nothing is known while the storage fails."""

    class Broken(FailingStore):
        async def game(self, game: str) -> None:
            raise StorageError(game)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        assert await house.lobby.is_waiting(game.game)
        assert not await House(Broken(house.store)).lobby.is_waiting(game.game)
        await seated(house, game, Ear())
        assert not await house.lobby.is_waiting(game.game)
        assert not await house.lobby.is_waiting("no_such_game")
        await house.close()

    run(test)
