"""Looking ahead in a room: who may, when, and that nothing happens by it."""

from __future__ import annotations

from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import Hello
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, run, say, seated, setup

pytestmark = pytest.mark.compiled


async def is_refused(member: RoomMember, code: Code, **look: Any) -> None:
    with pytest.raises(ServerError) as error:
        await say(member, type="look", **look)
    assert error.value.code is code


def test_who_is_asked_looks_ahead_and_others_do_not(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(hints=False))  # this is none
        ear = Ear()
        member = await seated(house, game, ear)
        version, asked = ear.room["version"], ear.room["asked"]
        other = 1 - asked
        await say(member, type="look", version=version, seat=asked)
        told = ear.last("outlook")
        assert (told["id"], told["version"], told["seat"]) == (7, version, asked)
        assert ear.room["version"] == version
        await is_refused(member, Code.OUT_OF_TURN, version=version, seat=other)
        await is_refused(member, Code.STALE, version=version + 1, seat=asked)
        await is_refused(member, Code.STALE, version=0, seat=asked)
        stranger = await house.lobby.enter(
            game.game, Hello(type="hello", id=1, protocol=1, tokens=(game.spectator,)), Ear()
        )
        await is_refused(stranger, Code.NOT_ALLOWED, version=version, seat=asked)
        way = told["ways"][-1]
        await say(member, type="answer", version=version, seat=asked, answers=way["answers"])
        assert ear.last("done")["taken"] == len(way["answers"])
        part = next(part for part in ear.last("update")["parts"] if part["seat"] == asked)
        assert part["events"][: len(way["events"])] == way["events"]
        await is_refused(member, Code.STALE, version=version, seat=asked)
        await house.close()

    run(test)


def test_nobody_looks_ahead_before_a_game_or_after_it(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        tokens = tuple(link.token for link in game.seats)
        hello = Hello(type="hello", id=1, protocol=1, tokens=tokens)
        member = await house.lobby.enter(game.game, hello, ear)
        await is_refused(member, Code.NOT_NOW, version=0, seat=0)
        member.gone()
        member = await seated(house, game, ear)
        await answer(member, ear)
        await say(member, type="resign", version=ear.room["version"], seat=0)
        await is_refused(member, Code.NOT_NOW, version=ear.room["version"], seat=0)
        await house.close()

    run(test)
