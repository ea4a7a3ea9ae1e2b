"""One link per table: whoever has it looks on, or takes a free seat and gets a key of their own."""

from __future__ import annotations

from typing import Any

import pytest

from luxor.server.clock import milliseconds
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.http import CreatedGame
from luxor.server.rooms.member import RoomMember
from luxor.server.storage import writes
from luxor.server.storage.store import open_store
from luxor.server.tokens import digest
from tests.server.rooms.test_lobby import Ear, House, come, run, say, setup

pytestmark = pytest.mark.compiled


async def table(url: str, players: int = 2, **more: Any) -> tuple[House, CreatedGame]:
    """Create a game of which only the first seat is the creator's."""
    house = House(await open_store(url))
    return house, await house.lobby.create(setup(players, mine=None, **more))


async def sit(member: RoomMember, seat: int, name: str) -> Code | None:
    """Try to sit down; return why not."""
    try:
        await say(member, type="sit", seat=seat, name=name)
    except ServerError as error:
        return error.code
    return None


def test_the_creator_gets_tokens_for_their_own_seats_alone(database_url: str) -> None:
    async def test() -> None:
        house, game = await table(database_url, 3)
        assert [link.seat for link in game.seats] == [0]
        hot_seat = await house.lobby.create(setup(4, bots=(0,), mine=[1, 3]))
        assert [link.seat for link in hot_seat.seats] == [1, 3]
        assert (await house.lobby.create(setup(2, bots=(0, 1), mine=None))).seats == []
        await house.close()

    run(test)


def test_whoever_sits_down_by_the_tables_link_gets_a_token_that_nobody_else_hears_of(
    database_url: str,
) -> None:
    async def test() -> None:
        house, game = await table(database_url, 3)
        creator, ani, ben = Ear(), Ear(), Ear()
        host = await come(house, game, game.seats[0].token, creator)
        await sit(host, 0, "Cleo")
        members = [await come(house, game, game.spectator, ear) for ear in (ani, ben)]
        assert ani.last("welcome")["role"] == "spectator"
        assert await sit(members[0], 1, "Ani") is None
        assert await sit(members[1], 1, "Ben") == Code.NOT_NOW, "first come, first served"
        token = ani.last("granted")["token"]
        assert token not in str(creator.heard) + str(ben.heard)
        assert await sit(members[1], 2, "Ben") is None
        for ear, seat in ((ani, 1), (ben, 2)):
            assert ear.room["phase"] == "playing"
            part = ear.last("update")["parts"][0]
            assert (part["seat"], part["since"]) == (seat, 0)
            view = ear.views[seat]
            assert view is not None
            assert None not in view["players"][seat]["hand"]
        again = Ear()
        await come(house, game, token, again)
        assert (again.last("welcome")["seats"], again.last("welcome")["devices"]) == ([1], {"1": 1})
        late = Ear()
        assert await sit(await come(house, game, game.spectator, late), 1, "Eve") == Code.NOT_NOW
        await house.close()

    run(test)


def test_the_seat_of_somebody_who_has_not_sat_down_yet_is_theirs(database_url: str) -> None:
    async def test() -> None:
        house, game = await table(database_url)
        member = await come(house, game, game.spectator, Ear())
        assert await sit(member, 0, "Eve") == Code.NOT_NOW
        assert await sit(member, 4, "Eve") == Code.MALFORMED
        await house.close()

    run(test)


def test_who_gets_up_before_the_game_frees_the_seat(database_url: str) -> None:
    async def test() -> None:
        house, game = await table(database_url)
        ani, ben = Ear(), Ear()
        first = await come(house, game, game.spectator, ani)
        await sit(first, 1, "Ani")
        token = ani.last("granted")["token"]
        await say(first, type="leave", seat=1)
        assert ani.last("lost") == {"type": "lost", "seat": 1}
        with pytest.raises(ServerError) as refused:
            await come(house, game, token, Ear())
        assert refused.value.code == Code.NOT_KNOWN
        second = await come(house, game, game.spectator, ben)
        assert await sit(second, 1, "Ben") is None
        assert await sit(first, 1, "Ani") == Code.NOT_NOW
        await house.close()

    run(test)


def test_a_link_to_one_seat_is_dead_for_who_gave_it_away(database_url: str) -> None:
    async def test() -> None:
        house, game = await table(database_url, 3)
        for token in (game.spectator, game.seats[0].token):
            with pytest.raises(ServerError) as refused:
                await house.lobby.invite(game.game, 1, token)
            assert refused.value.code == Code.NOT_ALLOWED
        invited = await house.lobby.invite(game.game, 1, game.host)
        late = await house.lobby.invite(game.game, 1, game.host)
        key = await house.lobby.redeem(invited.token)
        assert (key.role, key.seat) == ("seat", 1)
        for used in (invited, late):
            with pytest.raises(ServerError) as refused:
                await house.lobby.redeem(used.token)
            assert refused.value.code == Code.NOT_KNOWN
        with pytest.raises(ServerError) as refused:
            await house.lobby.invite(game.game, 1, game.host)
        assert refused.value.code == Code.NOT_NOW
        ear = Ear()
        await come(house, game, key.token, ear)
        assert ear.last("welcome")["seats"] == [1]
        await house.close()

    run(test)


def test_a_seat_that_two_people_take_at_once_is_one_persons(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        house, game = await table(database_url, 3)
        invited = await house.lobby.invite(game.game, 1, game.host)
        check = house.lobby.tokens.check_open

        async def check_slowly(name: str, seat: int) -> None:
            await check(name, seat)
            await house.lobby.tokens.redeem(invited.token, None, milliseconds())

        monkeypatch.setattr(house.lobby.tokens, "check_open", check_slowly)
        ear = Ear()
        member = await come(house, game, game.spectator, ear)
        assert await sit(member, 1, "Eve") == Code.UNAVAILABLE
        assert [m for m in ear.heard if m["type"] == "granted"] == []
        assert (await house.lobby.store.devices(game.game))[1] == 1
        await house.close()

    run(test)


def test_who_lets_a_bot_have_their_seat_keeps_no_key_to_it(database_url: str) -> None:
    """Otherwise the creator could take another seat and see the bot's hand."""

    async def test() -> None:
        house, game = await table(database_url, 3)
        ear = Ear()
        own = await come(house, game, game.seats[0].token, ear)
        host = await come(house, game, game.host, Ear())
        await say(host, type="fill", seat=0, level="tourist")
        assert ear.last("lost") == {"type": "lost", "seat": 0}
        assert await sit(own, 0, "Eve") == Code.NOT_NOW
        with pytest.raises(ServerError) as refused:
            await come(house, game, game.seats[0].token, Ear())
        assert refused.value.code == Code.NOT_KNOWN
        await house.close()

    run(test)


def test_of_many_links_to_one_seat_the_oldest_goes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writes, "MOST_LINKS", 3)

    async def test() -> None:
        house, game = await table(database_url, 3)
        tokens = house.lobby.tokens
        links = [await tokens.invite(game.game, 1, now) for now in range(5)]
        other = await tokens.invite(game.game, 2, 0)
        kept = [
            await house.lobby.store.token(digest(link.token), game.game) is not None
            for link in (*links, other)
        ]
        assert kept == [False, False, True, True, True, True]
        await house.close()

    run(test)
