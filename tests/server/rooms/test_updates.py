"""What goes to the connections of a room: only what is new, and the whole view where that lacks."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from luxor.core.modules import NAMES
from luxor.notation.codec.named import view_json
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, FailingStore, House, come, run, say, seated, setup

pytestmark = pytest.mark.compiled


async def play(member: RoomMember, ear: Ear, answers: int) -> None:
    """Answer for whoever is asked; another option each time."""
    for number in range(answers):
        if ear.room["phase"] != "playing":
            return
        parts = {part["seat"]: part for part in ear.last("update")["parts"]}
        options = parts[ear.room["asked"]]["decision"]["options"]
        await say(
            member,
            type="answer",
            version=ear.room["version"],
            seat=ear.room["asked"],
            answers=[options[number % len(options)]["id"]],
        )


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, NAMES)])
def test_updates_hold_no_whole_view_and_still_lead_to_it(
    database_url: str, players: int, modules: tuple[str, ...]
) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(players, modules=modules))
        ear, watcher = Ear(), Ear()
        await come(house, game, game.spectator, watcher)
        member = await seated(house, game, ear)
        await play(member, ear, 120)
        table = (await house.lobby.room(game.game)).game.table
        assert table is not None
        for one in (ear, watcher):
            updates = [message for message in one.heard if message["type"] == "update"]
            parts = [part for update in updates for part in update["parts"]]
            assert all(part["snapshot"] is None for part in parts)
            started = {part["seat"] for part in parts if part["start"] is not None}
            assert started == set(one.views), "once for each seat, with the deal"
            assert sum(part["start"] is not None for part in parts) == len(started)
            assert one.views == {seat: view_json(table.view(seat)) for seat in one.views}
        await house.close()

    run(test)


def test_an_update_holds_only_what_has_changed_in_the_room(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        await play(member, ear, 20)
        updates = [message["room"] for message in ear.heard if message["type"] == "update"]
        assert all("version" in room for room in updates)
        assert all(room.keys() <= {"version", "asked", "answers"} for room in updates[-15:])
        again = Ear()
        await come(house, game, game.seats[0].token, again)
        assert again.room == ear.room
        await house.close()

    run(test)


def test_what_was_taken_back_is_followed_by_the_whole_view(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        for _ in range(100):
            await play(member, ear, 1)
            undoable = [p["seat"] for p in ear.last("update")["parts"] if p["can_undo"]]
            if undoable:
                break
        await say(member, type="undo", version=ear.room["version"], seat=undoable[0])
        parts = ear.last("update")["parts"]
        assert all(part["snapshot"] is not None and part["start"] is None for part in parts)
        await play(member, ear, 5)
        assert all(part["snapshot"] is None for part in ear.last("update")["parts"])
        await house.close()

    run(test)


def test_everybody_gets_the_whole_view_after_trouble_with_the_storage(database_url: str) -> None:
    async def test() -> None:
        store = FailingStore(await open_store(database_url))
        house = House(store)
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await seated(house, game, ear)
        await play(member, ear, 10)
        before = dict(ear.views)
        store.fails = "before"
        with pytest.raises(ServerError):
            await play(member, ear, 1)
        update = ear.last("update")
        assert update["what"] == "reloaded"
        assert all(part["snapshot"] is not None for part in update["parts"])
        assert ear.views == before
        await play(member, ear, 3)
        await house.close()

    run(test)


def test_who_comes_back_gets_the_events_that_were_missed_with_their_changes(
    database_url: str,
) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear, gone = Ear(), Ear()
        member = await seated(house, game, ear)
        away = await come(house, game, game.seats[0].token, gone)
        await play(member, ear, 4)
        away.gone()
        missed = len(ear.heard)
        await play(member, ear, 6)
        version = gone.room["version"]
        for have in ({"version": version}, {"history": True}, {}):
            back = Ear()
            hello = Hello.model_validate(
                {"type": "hello", "id": 1, "protocol": PROTOCOL, "tokens": (game.seats[0].token,)}
                | have
            )
            entered = await house.lobby.enter(game.game, hello, back)
            (part,) = back.last("welcome")["parts"]
            assert back.views[0] == ear.views[0]
            if "version" in have:
                heard = [m for m in ear.heard[missed:] if m["type"] == "update"]
                own = [p for m in heard for p in m["parts"] if p["seat"] == 0]
                assert part["events"] == [event for p in own for event in p["events"]]
                assert part["start"] is None
            elif have:
                assert part["since"] == 0
                assert part["start"] is not None
            else:
                assert (part["since"], part["events"], part["start"]) == (None, None, None)
            entered.gone()
        await house.close()

    run(test)


def test_whoever_gets_a_seat_during_the_game_is_shown_its_whole_view(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear, newcomer = Ear(), Ear()
        member = await seated(house, game, ear)
        await play(member, ear, 3)
        stranger = await come(house, game, game.spectator, newcomer)
        await say(stranger, type="claim", seat=1)
        number = ear.room["proposals"][0]["proposal"]
        await say(member, type="vote", seat=1, proposal=number, yes=True)
        assert newcomer.last("granted")["seat"] == 1
        await play(member, ear, 2)
        updates = [m for m in newcomer.heard if m["type"] == "update"][-2:]
        assert [update["parts"][0]["seat"] for update in updates] == [1, 1]
        assert [update["parts"][0]["snapshot"] is None for update in updates] == [False, True]
        assert newcomer.views[1] == ear.views[1]
        own = [part for part in ear.last("update")["parts"] if part["seat"] == 1]
        assert own[0]["snapshot"] is None, "who had the seat is sent nothing twice"
        await house.close()

    run(test)


def test_a_client_that_went_astray_gets_the_whole_view(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear, watcher = Ear(), Ear()
        stranger = await come(house, game, game.spectator, watcher)
        member = await seated(house, game, ear)
        await play(member, ear, 8)
        checksum = next(p for p in ear.last("update")["parts"] if p["seat"] == 1)["checksum"]
        with caplog.at_level(logging.WARNING, "luxor.room"):
            await say(member, type="snapshot", seat=1, checksum=checksum)
            assert caplog.records == []
            await say(member, type="snapshot", seat=1, checksum=checksum ^ 1)
        assert "astray" in caplog.text
        snapshot = ear.last("snapshot")
        assert (snapshot["id"], snapshot["seat"]) == (7, 1)
        assert (snapshot["version"], snapshot["checksum"]) == (ear.room["version"], checksum)
        assert snapshot["view"] == ear.views[1]
        await say(stranger, type="snapshot", seat=None)
        assert watcher.last("snapshot")["view"] == watcher.views[None]
        await play(member, ear, 5)
        asked: list[tuple[RoomMember, Any]] = [(stranger, 0), (stranger, 1), (member, None)]
        for who, seat in asked:
            with pytest.raises(ServerError) as error:
                await say(who, type="snapshot", seat=seat)
            assert error.value.code is Code.NOT_ALLOWED
        await house.close()

    run(test)


def test_a_snapshot_before_the_game_is_empty(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup())
        ear = Ear()
        member = await come(house, game, game.seats[0].token, ear)
        await say(member, type="snapshot", seat=0)
        assert ear.last("snapshot")["view"] is None
        await house.close()

    run(test)
