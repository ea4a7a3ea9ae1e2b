"""When bots at a table answer, and who comes first: with a clock that a test sets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from luxor.core.view import View
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.rooms import lobby as lobby_file
from luxor.server.rooms.bot_pool import BotAnswer, BotPool, always
from luxor.server.rooms.lobby import Lobby
from luxor.server.rooms.member import RoomMember
from luxor.server.rooms.room import Room
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, run, say, setup

pytestmark = pytest.mark.compiled


class Time:
    """A clock that goes on only while somebody sleeps or a bot thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)
        await asyncio.sleep(0)


class ThinkingBots:
    """Bots that always take equally long, and answer with the first option."""

    def __init__(self, time: Time, thinks: float) -> None:
        self.time = time
        self._thinks = thinks
        self.people_wait: Callable[[], bool] = always

    async def choose(
        self,
        _level: str,
        view: View,
        _seed: int,
        *,
        room: str = "",
        people_wait: Callable[[], bool] = always,
    ) -> BotAnswer:
        """Answer after some time."""
        assert room
        self.people_wait = people_wait
        self.time.now += self._thinks
        return BotAnswer(view.options[0].id, None)

    async def hint(self, view: View, seed: int, *, room: str = "") -> list[dict[str, object]]:
        """Nobody asks for that here."""
        raise NotImplementedError

    async def close(self) -> None:
        """Do nothing."""


class Watch(Ear):
    """Notes after how long each answer came."""

    def __init__(self, time: Time) -> None:
        super().__init__()
        self._time = time
        self._since = time.now
        self.took: list[float] = []

    def send(self, text: bytes) -> None:
        """Look at the clock."""
        super().send(text)
        message = self.heard[-1]
        if message["type"] == "update":
            if message["what"] == "answered":
                self.took.append(round(self._time.now - self._since, 6))
            self._since = self._time.now


@contextlib.asynccontextmanager
async def opened(
    folder: Path, bots: ThinkingBots, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Lobby]:
    """Open a lobby whose rooms have the time of their bots."""
    time = bots.time

    monkeypatch.setattr(lobby_file, "Room", partial(Room, sleep=time.sleep))
    store = await open_store(f"sqlite:///{folder / 'games.db'}")
    lobby = Lobby(store, cast("BotPool", bots), clock=time)
    yield lobby
    await lobby.stop()
    await store.close()


@pytest.mark.parametrize(
    ("people", "pace", "thinks", "answers_after"),
    [
        (2, 0.0, 0.0, 0.3),
        (2, 0.0, 0.29, 0.3),
        (2, 0.0, 0.31, 0.8),
        (2, 0.0, 0.79, 0.8),
        (2, 0.0, 4.0, 4.3),
        (2, 0.5, 0.1, 0.8),
        (2, 1.0, 1.29, 1.3),
        (1, 0.0, 0.0, 0.0),
        (1, 0.0, 0.31, 0.31),
        (1, 0.5, 0.1, 0.5),
    ],
)
def test_bots_answer_in_steps_where_people_play_against_each_other(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    people: int,
    pace: float,
    thinks: float,
    answers_after: float,
) -> None:
    async def test() -> None:
        bots = ThinkingBots(Time(), thinks)
        async with opened(tmp_path, bots, monkeypatch) as lobby:
            game = await lobby.create(setup(3, bots=range(3 - people), pace=(pace, pace)))
            watch = Watch(bots.time)
            hello = Hello(
                type="hello",
                id=1,
                protocol=PROTOCOL,
                tokens=tuple(link.token for link in game.seats),
            )
            member = await lobby.enter(game.game, hello, watch)
            persons = [link.seat for link in game.seats]
            for seat in persons:
                await say(member, type="sit", seat=seat, name=f"Player {seat}")
            await watch.until(lambda: watch.room["asked"] in persons)
            assert watch.took
            assert watch.took == [pytest.approx(answers_after)] * len(watch.took)

    run(test)


def test_bots_wait_behind_others_where_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        bots = ThinkingBots(Time(), 0.0)
        async with opened(tmp_path, bots, monkeypatch) as lobby:
            game = await lobby.create(setup(2, bots=(0,)))

            async def enter(token: str) -> RoomMember:
                hello = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=(token,))
                return await lobby.enter(game.game, hello, ear)

            ear = Ear()
            player = await enter(game.seats[0].token)
            await say(player, type="sit", seat=1, name="Ani")
            await ear.until(lambda: ear.room["asked"] == 1)
            assert bots.people_wait()
            await enter(game.spectator)
            player.gone()
            assert not bots.people_wait()
            await enter(game.seats[0].token)
            assert bots.people_wait()

    run(test)
