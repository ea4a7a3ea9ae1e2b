"""Rooms without anybody: what they keep, and what happens in them all the same."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.rooms import lobby as lobby_file
from luxor.server.rooms import room as room_file
from luxor.server.rooms import tokens as tokens_file
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, enter, run, say, seated, setup

pytestmark = pytest.mark.compiled

HOUR = 3_600_000


class Time:
    """A clock that a test turns, in the place of the room's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 10**12
        for file in (lobby_file, room_file):
            monkeypatch.setattr(file, "milliseconds", lambda: self.now)


async def abandoned(house: House, **clock: Any) -> str:
    """Return a game in which a clock runs and nobody is any more."""
    game = await house.lobby.create(setup(clock=clock))
    member = await seated(house, game, Ear())
    member.gone()
    return game.game


def test_games_with_a_clock_that_were_left_keep_nobody_out(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Time(monkeypatch)

    async def test() -> None:
        house = House(await open_store(database_url), most_rooms=2)
        for _ in range(3):
            await abandoned(house, game=604_800)
        ear = Ear()
        await seated(house, await house.lobby.create(setup()), ear)
        assert ear.room["phase"] == "playing"
        await house.close()

    run(test)


def test_a_clock_runs_out_while_nobody_is_there(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def test() -> None:
        house = House(await open_store(database_url))
        name = await abandoned(house, game=30)
        house.lobby._put_away(0.0)
        assert house.lobby.counts()["rooms"] == 0
        before = await house.store.log(name)
        await house.lobby._load_due()
        assert await house.store.log(name) == before, "there is time left"
        time.now += 31_000
        await house.lobby._load_due()
        async with asyncio.timeout(10):
            while len(await house.store.log(name)) == len(before):
                await asyncio.sleep(0.01)
        assert '"flagged"' in (await house.store.log(name))[-1].body
        await house.close()

    run(test)


def test_time_passes_in_a_room_that_was_put_away(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(clock={"game": 600, "at_zero": "nothing"}))
        member = await seated(house, game, Ear())
        member.gone()
        house.lobby._put_away(0.0)
        time.now += 200_000
        ear = Ear()
        await enter(house, game, ear)
        assert ear.room["clock"]["game_left"] == [400_000, 600_000]
        await house.close()

    run(test)


def test_a_server_that_starts_changes_no_game(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(monkeypatch)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(clock={"game": 600}))
        await seated(house, game, Ear())
        await house.close()
        for _ in range(2):
            time.now += HOUR
            house = House(await open_store(database_url))
            await house.lobby.start()
            await house.lobby.room(game.game)
            row = await house.store.game(game.game)
            assert row is not None
            assert row.changed == 10**12
            await house.close()
        house = House(await open_store(database_url))
        ear = Ear()
        member = await enter(house, game, ear)
        assert ear.room["clock"]["game_left"] == [600_000, 600_000]
        ear.heard.append({**ear.last("welcome"), "type": "update"})
        time.now += 5_000
        await answer(member, ear)
        assert ear.room["clock"]["game_left"][0] == 595_000
        await house.close()
        house = House(await open_store(database_url))
        again = Ear()
        await enter(house, game, again)
        assert again.room["clock"]["game_left"] == ear.room["clock"]["game_left"]
        await house.close()

    run(test)


def test_a_link_for_another_device_is_good_for_the_rematch_too(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        token = game.seats[0].token
        before = await house.lobby.device_token(game.game, token)
        await say(member, type="resign", version=member.version, seat=0)
        await say(member, type="propose", version=member.version, seat=0, what="rematch")
        (proposal,) = ear.room["proposals"]
        await say(member, type="vote", seat=1, proposal=proposal["proposal"], yes=True)
        following = ear.room["rematch"]
        after = await house.lobby.device_token(game.game, token)
        for once in (before, after):
            redeemed = await house.lobby.redeem(once.token, following)
            assert (redeemed.game, redeemed.seat) == (following, 0)
            listed = (await house.lobby.my_games((redeemed.token,))).games
            assert {one.game for one in listed} == {game.game, following}
        await house.close()

    run(test)


def test_a_game_is_not_given_to_any_number_of_devices(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tokens_file, "MOST_DEVICES", 2)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        token = game.seats[0].token
        await house.lobby.device_token(game.game, token)
        with pytest.raises(ServerError) as refused:
            await house.lobby.device_token(game.game, token)
        assert refused.value.code == Code.TOO_MANY
        await house.close()

    run(test)


def test_one_seat_does_not_fill_the_room(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_file, "MOST_OF_A_SEAT", 2)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        for _ in range(2):
            await enter(house, game, Ear())
        with pytest.raises(ServerError) as refused:
            await enter(house, game, Ear())
        assert refused.value.code == Code.TOO_MANY
        await house.close()

    run(test)
