"""The server's clock: no change of the system's time moves it, and nobody pays for a freeze."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import pytest

from luxor.server.clock import ServerClock
from luxor.server.rooms import lobby as lobby_file
from luxor.server.rooms import room as room_file
from luxor.server.rooms.summaries import rebuild
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, run, seated, setup

pytestmark = pytest.mark.compiled

SECOND = 10**9
START = 1_800_000_000 * SECOND


class Hands:
    """The system's two clocks, as a test turns them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = START
        self.steady = 0
        self.clock = ServerClock(lambda: self.wall, lambda: self.steady)
        for file in (lobby_file, room_file):
            monkeypatch.setattr(file, "CLOCK", self.clock)
            monkeypatch.setattr(file, "milliseconds", self.clock.now)

    def step(self, seconds: float) -> None:
        """Change the system's time."""
        self.wall += int(seconds * SECOND)

    def freeze(self, seconds: float) -> None:
        """Let time pass in which nobody looks."""
        self.steady += int(seconds * SECOND)
        self.step(seconds)

    def pass_by(self, seconds: float) -> None:
        """Let time pass, heartbeat by heartbeat."""
        for _ in range(round(seconds * 2)):
            self.freeze(0.5)
            self.clock.now()


def test_a_change_of_the_systems_time_moves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    before = hands.clock.now()
    hands.step(110)
    assert hands.clock.now() == before
    assert hands.clock.jump() == 110_000
    assert hands.clock.jump() == 0
    hands.step(-3600)
    hands.pass_by(1)
    assert hands.clock.now() == before + 1000
    assert hands.clock.jump() == -3_600_000


def test_only_a_watched_clock_notices_freezes(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(monkeypatch)
    clock = hands.clock
    since = clock.now()
    hands.freeze(60)
    assert clock.frozen(since, clock.now()) == 0
    clock.watch()
    hands.pass_by(3)
    assert clock.frozen(since, clock.now()) == 0
    hands.freeze(7)
    assert clock.frozen(since, clock.now()) == 7000
    assert clock.frozen(clock.now() - 1000, clock.now()) == 1000
    assert clock.frozen(since, since + 1000) == 0


async def test_nobody_loses_a_turn_by_a_server_that_stood_still(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch)

    house = House(await open_store(database_url))
    game = await house.lobby.create(setup(clock={"turn": 5, "at_zero": "resign"}))
    ear = Ear()
    await seated(house, game, ear)
    hands.clock.watch()
    room = await house.lobby.room(game.game)
    hands.pass_by(2)
    hands.freeze(7)
    room._look_at_clock()  # wins the race against the heartbeat
    await room.do(partial(asyncio.sleep, 0))
    assert ear.room["phase"] == "playing"
    room.thaw()
    await ear.until(lambda: ear.last("update")["what"] == "resumed")
    assert ear.room["clock"]["turn_left"] == 3000
    hands.pass_by(3)
    room._look_at_clock()
    await ear.until(lambda: ear.room["phase"] == "over")
    await house.close()


async def test_the_log_says_what_counts_for_nobody(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch)

    house = House(await open_store(database_url))
    game = await house.lobby.create(setup(clock={"game": 60, "at_zero": "resign"}))
    ear = Ear()
    member = await seated(house, game, ear)
    hands.clock.watch()
    hands.pass_by(4)
    hands.freeze(100)
    hands.clock.now()
    hands.step(3600)
    hands.pass_by(1)
    await answer(member, ear)
    assert ear.room["clock"]["game_left"][0] == 55_000
    row, rows = await house.store.game(game.game), await house.store.log(game.game)
    assert row is not None
    assert rebuild(row, rows).clocks.used == [5000, 0]
    await house.close()


async def test_a_log_from_the_future_does_not_stop_the_clocks(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(monkeypatch)

    house = House(await open_store(database_url))
    game = await house.lobby.create(setup(clock={"turn": 5, "at_zero": "resign"}))
    await seated(house, game, Ear())
    await house.close()
    hands.step(-86_400)
    hands.clock.__init__(lambda: hands.wall, lambda: hands.steady)  # type: ignore[misc]
    house = House(await open_store(database_url))
    room = await house.lobby.room(game.game)
    assert room.game.clocks.deadline() == hands.clock.now() + 5000
    await house.close()


def test_the_heartbeat_says_what_it_saw(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands(monkeypatch)
    monkeypatch.setattr(lobby_file, "BEAT_SECONDS", 0.001)
    caplog.set_level(logging.WARNING)

    async def test() -> None:
        house = House(await open_store(database_url))
        await house.lobby.start()
        await asyncio.sleep(0)
        hands.freeze(7)
        hands.step(110)
        async with asyncio.timeout(10):
            while len(caplog.messages) < 2:
                await asyncio.sleep(0.001)
        await house.close()

    run(test)
    assert caplog.messages[0] == "the server stood still for 7.0 s: nobody is charged"
    assert caplog.messages[1].startswith("the system's clock jumped by +110 s")
