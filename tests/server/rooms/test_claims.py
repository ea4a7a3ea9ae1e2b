""" "That's my seat": how people who lost their device come back, and others do not."""

from __future__ import annotations

from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.game.proposals import ALONE
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, come, run, say
from tests.server.rooms.test_stand_in import Table
from tests.server.rooms.times import Time

pytestmark = pytest.mark.compiled


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def claim(table: Table, seat: int) -> tuple[RoomMember, Ear, str]:
    """Let a spectator say that a seat is theirs; return the token."""
    member, ear = await table.come()
    await say(member, type="claim", seat=seat)
    return member, ear, ear.last("claiming")["token"]


async def is_good(table: Table, token: str) -> list[int] | None:
    """Return the seats of a token, None if it is good for nothing."""
    try:
        _, ear = await table.come(token)
    except ServerError:
        return None
    seats: list[int] = ear.last("welcome")["seats"]
    return seats


def test_another_device_of_the_seat_approves_at_once(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time)
        _, ear, token = await claim(table, 1)
        assert await is_good(table, token) == [], "until then it is a spectator's"
        for other in table.ears:
            assert token not in str(other.heard)
        await table.vote(1, yes=True)
        assert ear.last("granted") == {
            "type": "granted",
            "game": table.game.game,
            "seat": 1,
            "token": token,
        }
        assert table.seat(1)["reclaimed"]
        assert await is_good(table, token) == [1]
        assert await is_good(table, table.game.seats[1].token) == [1], "old tokens stay"
        assert table.ears[1].last("devices") == {"type": "devices", "seat": 1, "count": 2}
        assert [m for m in table.ears[0].heard if m["type"] == "devices"] == []
        await table.house.close()

    run(test)


def test_all_others_approve_after_two_minutes(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        claimant, _, token = await claim(table, 1)
        claimant.gone()  # need not stay
        await table.vote(0, yes=True)
        await time.pass_(1000, table.room)
        assert await is_good(table, token) == [], "not without all of them"
        await table.vote(2, yes=True)
        assert await is_good(table, token) == [1]
        assert table.seat(1)["reclaimed"]
        await table.house.close()

    run(test)


def test_nobody_is_approved_before_there_was_time_to_object(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        _, _, token = await claim(table, 1)
        await table.vote(0, yes=True)
        await table.vote(2, yes=True)
        await time.pass_(119, table.room)
        assert await is_good(table, token) == []
        await time.pass_(1, table.room)
        assert await is_good(table, token) == [1]
        await table.house.close()

    run(test)


@pytest.mark.parametrize("how", ["no", "answer", "other", "withdrawn"])
def test_a_claim_that_is_refused_leaves_nothing_behind(
    database_url: str, time: Time, how: str
) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        claimant, _, token = await claim(table, 0)
        number = table.ears[0].room["proposals"][0]["proposal"]
        await table.vote(1, yes=True)
        match how:
            case "no":
                await table.vote(0, yes=False)
            case "answer":
                await answer(table.members[0], table.ears[0])
            case "other":
                await table.vote(2, yes=False)
            case "withdrawn":
                await say(claimant, type="vote", seat=None, proposal=number, yes=False)
        assert table.ears[0].room["proposals"] == []
        assert await is_good(table, token) is None
        await time.pass_(1000, table.room)
        assert not table.seat(0)["reclaimed"]
        await claim(table, 0)  # another one may be made
        await table.house.close()

    run(test)


def test_with_two_people_it_takes_a_day_without_a_move(database_url: str, time: Time) -> None:
    """Also if a bot has stood in meanwhile, and if the server was started again."""

    async def test() -> None:
        table = await Table.lay(database_url, time)
        table.members[1].gone()
        await time.pass_(120, table.room)
        assert await table.let_bot(0, 1) is None
        await time.pass_(3600, table.room)
        _, _, token = await claim(table, 1)
        await table.vote(0, yes=True)
        await time.pass_(ALONE / 1000 - 3721, table.room)
        assert await is_good(table, token) == []
        await table.house.close()
        time.seconds += 2
        table.house = House(await open_store(database_url), clock=time.steady)
        table.room = await table.house.lobby.room(table.game.game)
        await time.pass_(119, table.room)
        assert await is_good(table, token) == [], "nobody could object while the server was away"
        await time.pass_(1, table.room)
        assert await is_good(table, token) == [1]
        await table.house.close()

    run(test)


def test_the_owner_who_returns_vetoes_it_by_playing_on(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time)
        table.members[0].gone()
        await time.pass_(120, table.room)
        assert await table.let_bot(1, 0) is None
        _, _, token = await claim(table, 0)
        owner, ear = await table.come(table.game.seats[0].token)
        assert [p["what"] for p in ear.room["proposals"]] == ["claim"], "announced"
        parts = ear.last("update")["parts"]
        text = parts[0]["decision"]["options"][0]["id"]
        await say(owner, type="answer", version=ear.room["version"], seat=0, answers=[text])
        assert await is_good(table, token) is None
        await table.house.close()

    run(test)


def test_who_plays_alone_can_only_approve_it_themselves(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, bots=(1,))
        _, ear, token = await claim(table, 0)
        assert (ear.room["proposals"][0]["waits_for"], ear.room["proposals"][0]["until"]) == (
            [],
            None,
        )
        await time.pass_(10**6, table.room)
        assert await is_good(table, token) == []
        await table.vote(0, yes=True)
        assert await is_good(table, token) == [0]
        await table.house.close()

    run(test)


def test_whom_a_bot_stood_in_for_has_a_say_again(database_url: str, time: Time) -> None:
    """Nobody gets a claim through by sending away who would refuse it."""

    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        _, _, token = await claim(table, 1)
        await table.vote(0, yes=True)
        table.members[2].gone()
        await time.pass_(120, table.room)
        assert await table.let_bot(0, 2) is None
        await time.pass_(120, table.room)
        assert await is_good(table, token) == [], "one other person: a day"
        _, ear = await table.come(table.game.seats[2].token)
        await time.pass_(120, table.room)
        assert ear.room["proposals"][0]["waits_for"] == [2]
        assert await is_good(table, token) == []
        await table.house.close()

    run(test)


def test_who_may_claim_what(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3, bots=(2,))

        async def refused(who: int | RoomMember, seat: int) -> Code | None:
            error = await table.try_(who, type="claim", seat=seat)
            return None if error is None else error.code

        assert await refused(0, 1) == Code.NOT_NOW, "who has a seat"
        spectator, _ = await table.come()
        assert await refused(spectator, 2) == Code.NOT_NOW, "a bot's from the beginning"
        assert await refused(spectator, 4) == Code.MALFORMED
        assert await refused(spectator, 1) is None
        assert await refused(spectator, 0) == Code.TOO_MANY, "one at a time"
        other, _ = await table.come()
        assert await refused(other, 1) == Code.NOT_NOW, "one for a seat"
        stranger = await table.try_(other, type="vote", seat=None, proposal=3, yes=False)
        assert stranger is not None
        number = table.ears[0].room["proposals"][0]["proposal"]
        not_mine: dict[str, Any] = {"seat": None, "proposal": number, "yes": False}
        assert await table.try_(other, type="vote", **not_mine) is not None
        await table.house.close()

    run(test)


def test_the_token_of_a_claim_is_of_one_game_and_sees_nothing(
    database_url: str, time: Time
) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time)
        _, _, token = await claim(table, 1)
        (mine,) = (await table.house.lobby.my_games((token,))).games
        assert (mine.role, mine.seat) == ("spectator", None)
        with pytest.raises(ServerError):
            await table.house.lobby.device_token(table.game.game, token)
        with pytest.raises(ServerError):
            await table.house.lobby.sign_out(table.game.game, token)
        with pytest.raises(ServerError):
            await table.house.lobby.replay(table.game.game, token, 1)
        member = await come(table.house, table.game, token, Ear())
        refused = await table.try_(member, type="chat", seat=1, text="hello")
        assert refused is not None
        assert refused.code == Code.NOT_ALLOWED
        await table.house.close()

    run(test)


def test_a_shared_screen_is_one_person(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        table.room.game.host_seats = {0, 2}
        _, _, token = await claim(table, 1)
        await table.vote(0, yes=True)
        await table.vote(2, yes=True)
        await time.pass_(120, table.room)
        assert await is_good(table, token) == [], "only two people: a day"
        await time.pass_(ALONE / 1000, table.room)
        assert await is_good(table, token) == [1]
        await table.house.close()

    run(test)


def test_no_second_voice_comes_in_by_a_bots_seat(database_url: str, time: Time) -> None:
    """Of two people neither lets a friend into a bot's seat who then agrees to a claim."""

    async def test() -> None:
        table = await Table.lay(database_url, time, 3, bots=(2,))
        table.members[1].gone()
        await time.pass_(120, table.room)
        assert await table.let_bot(0, 1) is None
        friend, ear = await table.come()
        wish = {"version": table.room.kept, "seat": None, "what": "take_over", "whose": 2}
        await say(friend, type="propose", **wish, name="Eve")
        await table.vote(0, yes=True)
        assert ear.room["proposals"][0]["waits_for"] == [1], "whose game it still is"
        assert table.seat(2)["kind"] == "bot"
        await table.house.close()

    run(test)
