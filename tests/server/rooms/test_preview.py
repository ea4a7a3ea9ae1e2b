"""Previews: pushed to the seat that is asked, to nobody else, and once for each question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.protocol.http import CreatedGame
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, come, run, say, seated, setup

pytestmark = pytest.mark.compiled


def previews(ear: Ear) -> list[dict[str, Any]]:
    return [message for message in ear.heard if message["type"] == "preview"]


def last_way(steps: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the steps of the last way of a preview."""
    while steps:
        yield steps[-1]
        steps = steps[-1].get("next", [])


async def two_players(house: House, **more: Any) -> tuple[CreatedGame, list[Ear], list[RoomMember]]:
    """Let two people sit down, each on a connection of their own; the first seat begins."""
    game = await house.lobby.create(setup(**more))
    ears = [Ear(), Ear()]
    members = [
        await come(house, game, link.token, ear) for link, ear in zip(game.seats, ears, strict=True)
    ]
    for seat, member in enumerate(members):
        await say(member, type="sit", seat=seat, name=f"Player {seat}")
    return game, ears, members


def test_a_preview_comes_to_the_seat_that_is_asked_and_to_nobody_else(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game, ears, members = await two_players(house, hints=False)  # a preview is no hint
        watcher, again = Ear(), Ear()
        await come(house, game, game.spectator, watcher)
        await come(house, game, game.seats[0].token, again)
        for _ in range(30):
            asked = ears[0].room["asked"]
            preview = previews(ears[asked])[-1]
            version = ears[asked].room["version"]
            assert (preview["version"], preview["seat"]) == (version, asked)
            assert ears[asked].heard.index(preview) > ears[asked].heard.index(
                next(m for m in reversed(ears[asked].heard) if m["type"] == "update")
            ), "after the update"
            if asked == 0:
                assert previews(again)[-1] == preview, "on all devices of the seat"
            steps = list(last_way(preview["steps"]))
            message = {
                "version": version,
                "seat": asked,
                "answers": [step["option"]["id"] for step in steps],
            }
            await say(members[asked], type="answer", **message)
            assert ears[asked].last("done")["taken"] == len(steps)
            part = ears[asked].last("update")["parts"][0]
            foreseen = [event for step in steps for event in step["events"]]
            happened = [
                {name: value for name, value in event.items() if name != "stack"}
                for event in part["events"][: len(foreseen)]
            ]
            assert happened == foreseen
        for seat, ear in enumerate(ears):
            assert {preview["seat"] for preview in previews(ear)} == {seat}
            assert len({preview["version"] for preview in previews(ear)}) == len(previews(ear))
        assert previews(watcher) == []
        await house.close()

    run(test)


def test_who_shares_a_screen_gets_the_previews_of_all_seats(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        seats = []
        for _ in range(20):
            seats.append(ear.room["asked"])
            await answer(member, ear)
        assert [preview["seat"] for preview in previews(ear)][:20] == seats
        assert set(seats) == {0, 1}
        await house.close()

    run(test)


def test_what_does_not_change_the_question_brings_no_other_preview(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        _, ears, members = await two_players(house)
        assert len(previews(ears[0])) == 1
        version = ears[0].room["version"]
        await say(members[1], type="propose", version=version, seat=1, what="abort")
        assert ears[0].room["version"] > version
        assert len(previews(ears[0])) == 1
        await answer(members[0], ears[0])
        await say(members[0], type="ping")
        news = previews(ears[0])[1:] + previews(ears[1])
        assert [preview["version"] for preview in news] == [ears[0].room["version"]]
        await house.close()

    run(test)


def test_a_seat_at_which_a_bot_stands_in_gets_a_preview_when_its_person_is_back(
    database_url: str,
) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game, ears, members = await two_players(house, pace=(10, 10))
        version = ears[0].room["version"]
        bot = {"what": "bot", "whose": 0, "level": "tourist"}
        await say(members[0], type="propose", version=version, seat=0, **bot)
        assert ears[0].room["seats"][0]["stand_in"]
        assert ears[0].last("update")["parts"][0]["decision"] is None
        count = len(previews(ears[0]))
        await say(members[0], type="sit", seat=0, name="Player 0")
        assert ears[0].last("update")["parts"][0]["decision"] is not None
        assert len(previews(ears[0])) == count, "it has that of this question already"
        ear = Ear()
        await come(house, game, game.seats[0].token, ear)
        assert len(previews(ear)) == 1
        await house.close()

    run(test)


def test_a_program_can_do_without_previews(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game, ears, members = await two_players(house)
        plain = Ear()
        tokens = (game.seats[0].token,)
        hello = Hello(type="hello", id=1, protocol=PROTOCOL, tokens=tokens, preview=False)
        await house.lobby.enter(game.game, hello, plain)
        await answer(members[0], ears[0])
        assert previews(plain) == []
        await house.close()

    run(test)


def test_there_are_no_previews_before_a_game_and_after_it(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game, ears, members = await two_players(house)
        assert [preview["version"] for preview in previews(ears[0])] == [ears[0].room["version"]]
        await say(members[0], type="resign", version=ears[0].room["version"], seat=0)
        assert ears[0].room["phase"] == "over"
        late = Ear()
        await come(house, game, game.seats[0].token, late)
        assert previews(late) == []
        await house.close()

    run(test)
