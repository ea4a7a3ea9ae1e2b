"""A seat on several devices, and who may do what with a game."""

from __future__ import annotations

import asyncio

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.rooms import room as room_file
from luxor.server.storage.rows import ChatRow
from luxor.server.storage.store import open_store
from luxor.server.tokens import digest
from tests.server.rooms.test_lobby import Ear, House, come, enter, run, say, seated, setup

pytestmark = pytest.mark.compiled


def test_a_seat_is_signed_out_everywhere_else_by_its_owner(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        first, other, both = Ear(), Ear(), Ear()
        member = await come(house, game, game.seats[0].token, first)
        await come(house, game, game.seats[1].token, other)
        once = await house.lobby.device_token(game.game, game.seats[0].token)
        unused = await house.lobby.device_token(game.game, game.seats[0].token)
        key = (await house.lobby.redeem(once.token)).token
        for heard in (first.heard, other.heard):
            counts = [m["count"] for m in heard if m["type"] == "devices"]
            assert counts == ([2] if heard is first.heard else [])
        second = Ear()
        await come(house, game, key, second)
        assert second.last("welcome")["devices"] == {"0": 2}
        tokens = (game.seats[0].token, game.seats[1].token)
        hello = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=tokens)
        await house.lobby.enter(game.game, hello, both)

        await house.lobby.sign_out(game.game, key)
        assert first.last("bye") == {"type": "bye", "reason": "signed_out", "again": False}
        assert both.last("lost") == {"type": "lost", "seat": 0}, "people who share a screen"
        assert second.last("devices")["count"] == 1
        with pytest.raises(ServerError) as refused:
            await say(member, type="leave", seat=0)
        assert refused.value.code == Code.NOT_ALLOWED
        for dead in (house.lobby.redeem(unused.token), come(house, game, tokens[0], Ear())):
            with pytest.raises(ServerError) as refused:
                await dead
            assert refused.value.code == Code.NOT_KNOWN
        again = Ear()
        await house.lobby.enter(game.game, hello, again)
        assert again.last("welcome")["seats"] == [1], "what is still good is enough"
        await come(house, game, key, Ear())
        await house.close()

    run(test)


def test_signing_out_reaches_the_rematch_too(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        await say(member, type="resign", version=member.version, seat=0)
        once = await house.lobby.device_token(game.game, game.seats[0].token)
        key = (await house.lobby.redeem(once.token)).token
        await say(member, type="propose", version=member.version, seat=0, what="rematch")
        number = ear.room["proposals"][0]["proposal"]
        await say(member, type="vote", seat=1, proposal=number, yes=True)
        await house.lobby.sign_out(ear.room["rematch"], key)
        assert (await house.lobby.my_games((game.seats[0].token,))).games == []
        assert len((await house.lobby.my_games((key,))).games) == 2
        await house.close()

    run(test)


def test_spectators_use_up_nothing_and_keep_nobody_out(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_file, "MOST_MEMBERS", 2)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        with pytest.raises(ServerError) as refused:
            await house.lobby.device_token(game.game, game.spectator)
        assert refused.value.code == Code.NOT_ALLOWED
        for _ in range(2):
            await come(house, game, game.spectator, Ear())
        with pytest.raises(ServerError) as refused:
            await come(house, game, game.spectator, Ear())
        assert refused.value.code == Code.TOO_MANY
        ear = Ear()
        await come(house, game, game.host, ear)
        assert ear.last("welcome")["role"] == "host"
        await house.close()

    run(test)


def test_who_has_a_seat_does_not_chat_as_a_spectator(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        member = await enter(house, game, Ear())
        with pytest.raises(ServerError) as refused:
            await say(member, type="chat", seat=None, text="Play the left card!")
        assert refused.value.code == Code.NOT_ALLOWED
        spectator = await come(house, game, game.spectator, Ear())
        await say(spectator, type="chat", seat=None, text="Good luck!")
        await house.close()

    run(test)


def test_the_host_deletes_only_what_is_theirs_alone(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        shared = await house.lobby.create(setup(mine=[0]))
        await say(await enter(house, shared, Ear()), type="sit", seat=0, name="Ani")
        guest, ear = await come(house, shared, shared.spectator, Ear()), Ear()
        await say(guest, type="sit", seat=1, name="Ben")
        await come(house, shared, shared.spectator, ear)
        with pytest.raises(ServerError) as refused:
            await house.lobby.delete(shared.game, shared.host)
        assert refused.value.code == Code.NOT_NOW
        version = ear.room["version"]
        await say(guest, type="resign", version=version, seat=1)
        with pytest.raises(ServerError):
            await house.lobby.delete(shared.game, shared.host)
        for alone in (setup(), setup(2, bots=(1,)), setup(2, bots=(0, 1))):
            game = await house.lobby.create(alone)
            await seated(house, game, Ear())
            await house.lobby.delete(game.game, game.host)
        waiting = await house.lobby.create(setup(mine=[0]))
        await say(
            await come(house, waiting, waiting.spectator, Ear()), type="sit", seat=1, name="Ben"
        )
        await house.lobby.delete(waiting.game, waiting.host)
        await house.close()

    run(test)


def test_who_comes_in_while_they_are_signed_out_does_not_stay(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        old = game.seats[0].token
        once = await house.lobby.device_token(game.game, old)
        key = (await house.lobby.redeem(once.token)).token
        store, chat = house.lobby.store, house.lobby.store.chat
        tasks: list[asyncio.Task[None]] = []

        async def chat_slowly(name: str, last: int) -> list[ChatRow]:
            tasks.append(asyncio.create_task(house.lobby.sign_out(game.game, key)))
            while await store.token(digest(old), game.game) is not None:
                await asyncio.sleep(0)
            await chat(name, last)  # time for the rest of it
            return await chat(name, last)

        monkeypatch.setattr(store, "chat", chat_slowly)
        ear = Ear()
        await come(house, game, old, ear)
        await asyncio.gather(*tasks)
        assert ear.last("bye")["reason"] == "signed_out"
        await house.close()

    run(test)
