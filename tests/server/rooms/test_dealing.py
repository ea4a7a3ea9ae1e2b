"""Players add to the deal: what a room waits for, and for how long."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.game import entries as e
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.protocol.http import CreatedGame
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, run, say, setup

pytestmark = pytest.mark.compiled

NEVER = 1e6
AT_ONCE = 0.001


def bytes_of(seat: int) -> bytes:
    return bytes([65 + seat]) * 16


def digest_of(seat: int) -> str:
    return hashlib.sha256(bytes_of(seat)).hexdigest()


async def house_at(url: str, seconds: float) -> House:
    return House(await open_store(url), reveal_seconds=seconds)


async def person(house: House, game: str, created: CreatedGame, seat: int, ear: Ear) -> RoomMember:
    """Enter with one seat."""
    token = next(link.token for link in created.seats if link.seat == seat)
    return await house.lobby.enter(
        game, Hello(type="hello", id=1, protocol=PROTOCOL, tokens=(token,)), ear
    )


async def sit(member: RoomMember, seat: int, **more: Any) -> None:
    await say(member, type="sit", seat=seat, name=f"Player {seat}", **more)


async def reveal(member: RoomMember, seat: int) -> None:
    await say(member, type="reveal", seat=seat, bytes=bytes_of(seat).hex())


def test_the_cards_are_dealt_when_all_have_revealed(tmp_path: Any) -> None:
    async def test() -> None:
        house = await house_at(f"sqlite:///{tmp_path / 'games.db'}", NEVER)
        created = await house.lobby.create(setup(3, bots=(2,)))
        ears = [Ear(), Ear()]
        members = [
            await person(house, created.game, created, seat, ears[seat]) for seat in range(2)
        ]
        commitment = ears[0].last("welcome")["room"]["commitment"]
        for seat in range(2):
            assert ears[0].room["dealing"] is None
            await sit(members[seat], seat, digest=digest_of(seat))
        assert ears[0].room["phase"] == "waiting"
        with pytest.raises(ServerError) as error:
            await say(members[0], type="leave", seat=0)
        assert error.value.code == Code.NOT_NOW
        with pytest.raises(ServerError) as error:  # not one's own seat
            await reveal(members[0], 1)
        assert error.value.code == Code.NOT_ALLOWED
        await reveal(members[0], 0)
        assert ears[1].last("update")["what"] == "revealed"
        assert ears[1].room["phase"] == "waiting"
        await reveal(members[1], 1)
        room = ears[0].room
        assert (room["phase"], room["commitment"]) == ("playing", commitment)
        assert room["dealing"] == {
            "digests": [digest_of(0), digest_of(1), None],
            "revealed": [bytes_of(0).hex(), bytes_of(1).hex(), None],
        }
        with pytest.raises(ServerError) as error:
            await house.lobby.course(created.game, created.spectator)
        assert error.value.code == Code.NOT_NOW
        await house.close()

    run(test)


def test_after_ten_seconds_the_game_begins_without_what_is_missing(tmp_path: Any) -> None:
    async def test() -> None:
        house = await house_at(f"sqlite:///{tmp_path / 'games.db'}", NEVER)
        assert House(house.store).lobby.reveal_seconds == 10
        house.lobby.reveal_seconds = AT_ONCE
        created = await house.lobby.create(setup(2))
        ear, other = Ear(), Ear()
        members = [
            await person(house, created.game, created, seat, mine)
            for seat, mine in enumerate((ear, other))
        ]
        for seat in range(2):
            await sit(members[seat], seat, digest=digest_of(seat))
        await ear.until(lambda: bool(ear.room["phase"] == "playing"))
        assert ear.room["dealing"]["revealed"] == [None, None]
        with pytest.raises(ServerError) as error:
            await reveal(members[0], 0)
        assert error.value.code == Code.NOT_NOW
        await house.close()

    run(test)


def test_nobody_is_too_late_because_the_server_was_frozen(tmp_path: Any) -> None:
    async def test() -> None:
        house = await house_at(f"sqlite:///{tmp_path / 'games.db'}", NEVER)
        created = await house.lobby.create(setup(2, bots=(1,)))
        ear = Ear()
        await sit(await person(house, created.game, created, 0, ear), 0, digest=digest_of(0))
        room = await house.lobby.room(created.game)
        real = room._clock
        room._clock = lambda: real() + NEVER + 5
        for phase in ("waiting", "playing"):  # it waits again, but not for ever
            room._begin_without()
            await room.do(nothing)
            assert room.game.phase == phase
        await house.close()

    run(test)


async def nothing() -> None:
    pass


def test_who_adds_nothing_waits_for_nothing(tmp_path: Any) -> None:
    """One screen for all, or programs that know nothing of it."""

    async def test() -> None:
        house = await house_at(f"sqlite:///{tmp_path / 'games.db'}", NEVER)
        created = await house.lobby.create(setup(2))
        ear = Ear()
        for seat in range(2):
            await sit(await person(house, created.game, created, seat, ear), seat)
        assert (ear.room["phase"], ear.room["dealing"]) == ("playing", None)
        await house.close()

    run(test)


def test_a_server_that_comes_back_waits_again(database_url: str) -> None:
    async def test() -> None:
        house = await house_at(database_url, NEVER)
        created = await house.lobby.create(setup(2))
        for seat in range(2):
            member = await person(house, created.game, created, seat, Ear())
            await sit(member, seat, digest=digest_of(seat))
        await reveal(member, 1)
        await house.close()
        house = await house_at(database_url, NEVER)
        ear = Ear()
        member = await person(house, created.game, created, 0, ear)
        assert ear.last("welcome")["room"]["dealing"]["revealed"] == [None, bytes_of(1).hex()]
        await reveal(member, 0)
        assert ear.room["phase"] == "playing"
        await house.close()

    run(test)


def test_a_server_that_comes_back_does_not_wait_for_ever(database_url: str) -> None:
    async def test() -> None:
        house = await house_at(database_url, NEVER)
        created = await house.lobby.create(setup(2, bots=(1,)))
        await sit(await person(house, created.game, created, 0, Ear()), 0, digest=digest_of(0))
        await house.close()
        house = await house_at(database_url, AT_ONCE)
        ear = Ear()
        await person(house, created.game, created, 0, ear)
        await ear.until(lambda: bool(ear.room["phase"] == "playing"))
        assert ear.room["dealing"]["revealed"] == [None, None]
        await house.close()

    run(test)


def test_who_agrees_to_a_rematch_adds_to_its_deal(tmp_path: Any) -> None:
    """Nobody has to sit down again for it."""

    async def test() -> None:
        house = await house_at(f"sqlite:///{tmp_path / 'games.db'}", NEVER)
        created = await house.lobby.create(setup(3))
        ears = [Ear(), Ear(), Ear()]
        members = [
            await person(house, created.game, created, seat, ears[seat]) for seat in range(3)
        ]
        for seat in range(3):
            await sit(members[seat], seat)
        room = await house.lobby.room(created.game)
        await room.do(partial(room.commit, [e.Aborted()]))
        version = ears[0].room["version"]
        wish = {"seat": 0, "version": version, "what": "rematch"}
        await say(members[0], type="propose", **wish, digest=digest_of(0))
        with pytest.raises(ServerError, match="proposed already"):
            await say(members[0], type="propose", **wish, digest=digest_of(2))
        number = ears[0].room["proposals"][0]["proposal"]
        vote = {"type": "vote", "proposal": number, "yes": True}
        await say(members[1], **vote, seat=1, digest=digest_of(1))
        await say(members[2], **vote, seat=2)
        following = ears[0].room["rematch"]
        late = Ear()
        await person(house, following, created, 2, late)
        welcome = late.last("welcome")["room"]
        assert welcome["phase"] == "waiting"
        assert welcome["dealing"]["digests"] == [digest_of(0), digest_of(1), None]
        assert welcome["commitment"] != ears[0].room["commitment"]
        for seat in range(2):
            await reveal(await person(house, following, created, seat, Ear()), seat)
        assert late.room["phase"] == "playing"
        await house.close()

    run(test)
