"""Replays and opinions of games that are kept in a real storage."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.http import CreatedGame, Opinion
from luxor.server.rooms import opinions as opinions_file
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, come, run, say, seated, setup

pytestmark = pytest.mark.compiled


async def resigned(house: House, answers: int = 6) -> CreatedGame:
    """Play a little, then let somebody give up; return the game, which is over."""
    game = await house.lobby.create(setup())
    ear = Ear()
    member = await seated(house, game, ear)
    for _ in range(answers):
        await answer(member, ear)
    await say(member, type="resign", version=ear.room["version"], seat=0)
    assert ear.room["phase"] == "over"
    member.gone()
    return game


async def seen(house: House, game: CreatedGame, token: str, eyes: int | None = None) -> Any:
    return json.loads(await house.lobby.replay(game.game, token, eyes))


async def is_refused(code: Code, what: Awaitable[object]) -> None:
    with pytest.raises(ServerError) as error:
        await what
    assert error.value.code is code


def test_a_replay_is_the_same_after_the_server_was_away(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await resigned(house)
        before = [await seen(house, game, game.spectator, eyes) for eyes in (None, 0, 1)]
        await house.close()
        house = House(await open_store(database_url))
        after = [await seen(house, game, game.host, eyes) for eyes in (None, 0, 1)]
        assert after == before
        assert len({mark["at"] for mark in before[0]["marks"]}) > 1
        assert [form["eyes"] for form in before] == [None, 0, 1]
        await house.close()

    run(test)


def test_a_running_game_is_seen_with_ones_own_eyes(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        mine, other = game.seats[0].token, game.seats[1].token
        await is_refused(Code.NOT_NOW, house.lobby.replay(game.game, mine, 0))
        await seated(house, game, Ear())
        assert (await seen(house, game, mine, 0))["eyes"] == 0
        assert await seen(house, game, mine) == await seen(house, game, other)
        await is_refused(Code.NOT_ALLOWED, house.lobby.replay(game.game, mine, 1))
        await is_refused(Code.NOT_ALLOWED, house.lobby.replay(game.game, game.spectator, 1))
        await is_refused(Code.NOT_KNOWN, house.lobby.replay(game.game, "x" * 43, None))
        await is_refused(Code.NOT_NOW, house.lobby.opinion(game.game, mine, 47))
        await is_refused(Code.NOT_KNOWN, house.lobby.opinion(game.game, "x" * 43, 47))
        await house.close()

    run(test)


def test_an_opinion_is_the_same_for_everybody_and_thought_of_once(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await resigned(house)
        form = await seen(house, game, game.spectator)
        mark = form["marks"][3]
        found = await house.lobby.opinion(game.game, game.spectator, mark["answers"])
        assert (found.answers, found.seat) == (mark["answers"], mark["seat"])
        assert found.given in {option.id for option in found.options}
        jobs = house.bots.figures().jobs
        assert await house.lobby.opinion(game.game, game.host, mark["answers"]) == found
        assert house.bots.figures().jobs == jobs == {"hint": 1}
        last = await house.lobby.opinion(game.game, game.host, form["room"]["answers"])
        assert last.given is None  # the game ended before
        await is_refused(Code.NOT_NOW, house.lobby.opinion(game.game, game.host, 0))
        await is_refused(Code.NOT_NOW, house.lobby.opinion(game.game, game.host, 10**6))
        await house.close()
        house = House(await open_store(database_url))
        again = await house.lobby.opinion(game.game, game.host, mark["answers"])
        assert again == found
        await house.close()

    run(test)


def test_an_opinion_tells_where_options_lead_and_nothing_else(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await resigned(house)
        marks = (await seen(house, game, game.spectator))["marks"]
        for mark in marks:
            answers, seat = mark["answers"], mark["seat"]
            found = await house.lobby.opinion(game.game, game.spectator, answers)
            for option in found.options:
                assert (option.to is not None) == (option.verb == "move")
                if option.way is None:
                    # of the last one it is not known: somebody gave up before the card moved
                    assert option.id != found.given or mark is marks[-1]
                    continue
                assert option.way.answers[0] == option.id
                told = option.way.events
                assert all(
                    event["card"] is None for event in told if event["event"] == "card_drawn"
                )
                assert all(event.get("seat") in (None, seat) for event in told)
        await house.close()

    run(test)


def test_who_was_there_shares_the_replay_and_nothing_else(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        running = await house.lobby.create(setup())
        await is_refused(Code.NOT_NOW, house.lobby.share(running.game, running.host))
        game = await resigned(house)
        await is_refused(Code.NOT_KNOWN, house.lobby.share(game.game, "x" * 43))
        shared = await house.lobby.share(game.game, game.seats[1].token)
        assert (await seen(house, game, shared.token))["room"]["phase"] == "over"
        (mine,) = (await house.lobby.my_games((shared.token,))).games
        assert (mine.role, mine.seat) == ("replay", None)
        again = await house.lobby.share(game.game, game.seats[1].token)
        assert again == shared == await house.lobby.share(game.game, shared.token)
        with pytest.raises(ServerError) as refused:
            await come(house, game, shared.token, Ear())
        assert refused.value.code == Code.NOT_ALLOWED
        await house.close()

    run(test)


def test_old_opinions_are_forgotten(monkeypatch: pytest.MonkeyPatch, database_url: str) -> None:
    monkeypatch.setattr(opinions_file, "MOST_KEPT", 1)

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await resigned(house)
        marks = (await seen(house, game, game.spectator))["marks"]

        async def opinion(number: int) -> Opinion:
            return await house.lobby.opinion(game.game, game.host, marks[number]["answers"])

        first = await opinion(0)
        await opinion(1)
        assert await opinion(0) == first
        assert house.bots.figures().jobs == {"hint": 3}
        await house.close()

    run(test)


def test_a_game_that_was_dealt_elsewhere_has_replays_and_opinions(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(bots=(0, 1)))
        ear = Ear()
        member = await seated(house, game, ear)
        await ear.until(lambda: ear.room["phase"] == "over")
        member.gone()
        played = await seen(house, game, game.host, 1)
        record = await house.lobby.record(game.game, game.host)
        kept = await house.lobby.import_record(record.text)
        told = json.loads(await house.lobby.replay(kept.game, kept.spectator, 1))
        assert told["events"] == played["events"]
        assert told["room"]["result"] == played["room"]["result"]
        mark = told["marks"][7]
        found = await house.lobby.opinion(kept.game, kept.spectator, mark["answers"])
        assert found.seat == mark["seat"]
        await house.close()

    run(test)


async def aborted(house: House) -> CreatedGame:
    """Play a little, then end the game without a result."""
    game = await house.lobby.create(setup())
    ear = Ear()
    member = await seated(house, game, ear)
    await answer(member, ear)
    await say(member, type="propose", version=ear.room["version"], seat=0, what="abort")
    for proposal in ear.room["proposals"]:
        await say(member, type="vote", seat=1, proposal=proposal["proposal"], yes=True)
    assert ear.room["phase"] == "aborted"
    member.gone()
    return game


@pytest.mark.parametrize("given_up", [resigned, aborted])
def test_a_game_that_was_given_up_comes_back_from_its_record(
    given_up: Callable[[House], Awaitable[CreatedGame]], database_url: str
) -> None:
    """Everybody at the table can have it, and see it again elsewhere as it was."""

    async def test() -> None:
        house = House(await open_store(database_url))
        game = await given_up(house)
        played = await seen(house, game, game.spectator, 1)
        tokens = (game.host, game.spectator, game.seats[0].token)
        record, *others = [await house.lobby.record(game.game, token) for token in tokens]
        assert others == [record] * 2
        assert re.fullmatch(r"luxor-\d{4}-\d\d-\d\d-[a-z0-9-]+\.luxor", record.name)
        kept = await house.lobby.import_record(record.text)
        told = json.loads(await house.lobby.replay(kept.game, kept.spectator, 1))
        assert told["events"] == played["events"]
        for key in ("phase", "result"):
            assert told["room"][key] == played["room"][key]
        assert [seat["resigned"] for seat in told["room"]["seats"]] == [
            seat["resigned"] for seat in played["room"]["seats"]
        ]
        again = await house.lobby.record(kept.game, kept.spectator)
        ends = [line for line in record.text.splitlines() if line.startswith(("gave", "ended"))]
        assert ends
        assert all(line in again.text for line in ends)
        await house.close()

    run(test)


def test_opinions_on_the_way_do_not_hold_up_the_room(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await resigned(house)
        marks = (await seen(house, game, game.spectator))["marks"]
        thinking = asyncio.create_task(
            house.lobby.opinion(game.game, game.host, marks[2]["answers"])
        )
        await asyncio.sleep(0)
        await seen(house, game, game.spectator)
        assert not thinking.done()
        assert (await thinking).answers == marks[2]["answers"]
        await house.close()

    run(test)
