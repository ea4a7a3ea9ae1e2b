"""Bots stand in for people who are away, and people get their seats back."""

from __future__ import annotations

from typing import Any

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game.proposals import NOTICE
from luxor.server.protocol.http import CreatedGame
from luxor.server.rooms.member import RoomMember
from luxor.server.rooms.room import Room
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, answer, come, run, say, setup
from tests.server.rooms.times import Time

pytestmark = pytest.mark.compiled


class Table:
    """People at a table, each on a connection of their own; bots take their time."""

    def __init__(self, house: House, game: CreatedGame, time: Time, room: Room) -> None:
        self.house = house
        self.game = game
        self.time = time
        self.room = room
        self.ears: list[Ear] = []
        self.members: list[RoomMember] = []

    @classmethod
    async def lay(cls, url: str, time: Time, players: int = 2, **more: Any) -> Table:
        house = House(await open_store(url), clock=time.steady)
        game = await house.lobby.create(setup(players, pace=(10, 10), **more))
        table = cls(house, game, time, await house.lobby.room(game.game))
        table.room.game.host_seats = {0}  # as if the others had come by the table's link
        for link in game.seats:
            ear = Ear()
            member = await come(house, game, link.token, ear)
            await say(member, type="sit", seat=link.seat, name=f"Player {link.seat}")
            table.ears.append(ear)
            table.members.append(member)
        return table

    async def let_bot(self, by: int, whose: int) -> ServerError | None:
        """Ask for a bot at a seat; return why not."""
        return await self.try_(
            by, type="propose", version=self.room.kept, seat=by, what="bot", whose=whose
        )

    async def try_(self, who: int | RoomMember, **message: Any) -> ServerError | None:
        """Say something; return why it is refused."""
        try:
            await say(self.members[who] if isinstance(who, int) else who, **message)
        except ServerError as error:
            return error
        return None

    async def vote(self, seat: int, *, yes: bool) -> None:
        (proposal,) = self.ears[0].room["proposals"]
        await say(
            self.members[seat], type="vote", seat=seat, proposal=proposal["proposal"], yes=yes
        )

    async def come(self, token: str | None = None) -> tuple[RoomMember, Ear]:
        """Enter by the table's link, or by another token."""
        ear = Ear()
        return await come(self.house, self.game, token or self.game.spectator, ear), ear

    def seat(self, number: int) -> dict[str, Any]:
        """Return a seat as everybody sees it."""
        found: dict[str, Any] = self.room.game.seats[number].to_json()
        return found


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_the_old_attack_fails_at_every_step(database_url: str, time: Time) -> None:
    """A line that drops for 30 ms costs nobody their seat, and two minutes do not either."""

    async def test() -> None:
        table = await Table.lay(database_url, time)
        victim = table.game.seats[1].token
        table.members[1].gone()
        await table.time.pass_(0.03, table.room)
        refused = await table.let_bot(0, 1)
        assert refused is not None
        assert (refused.code, refused.wait) == (Code.NOT_NOW, 120)
        assert table.ears[0].last("presence")["away"] == {"1": 0}
        again, ear = await table.come(victim)
        table.members[1] = again
        await table.time.pass_(60, table.room)
        refused = await table.let_bot(0, 1)
        assert refused is not None, "thinking is not being away"
        second, _ = await table.come()
        wish = {"version": table.room.kept, "seat": None, "what": "take_over", "whose": 1}
        refused = await table.try_(second, type="propose", **wish, name="Eve")
        assert refused is not None
        assert refused.code == Code.NOT_NOW

        again.gone()
        await table.time.pass_(120, table.room)
        assert await table.let_bot(0, 1) is None
        assert table.seat(1)["stand_in"]
        refused = await table.try_(second, type="propose", **wish, name="Eve")
        assert refused is not None, "a bot stands in, but the seat is a person's"
        refused = await table.try_(second, type="sit", seat=1, name="Eve")
        assert refused is not None
        _, ear = await table.come(victim)
        assert ear.last("welcome")["seats"] == [1]
        assert ear.room["seats"][1]["kind"] == "person", "back at once"
        await table.house.close()

    run(test)


def test_absence_is_counted_from_the_last_connection(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        table.members[1].gone()
        await time.pass_(100, table.room)
        member, _ = await table.come(table.game.seats[1].token)
        member.gone()
        await time.pass_(100, table.room)
        refused = await table.let_bot(2, 1)
        assert refused is not None
        assert refused.wait == 20
        await time.pass_(20, table.room)
        assert await table.let_bot(2, 1) is None, "any other player, without a vote"
        await table.house.close()

    run(test)


def test_who_starts_a_server_again_has_just_left(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time)
        await table.house.close()
        time.seconds += 1000
        house = House(await open_store(database_url), clock=time.steady)
        member = await come(house, table.game, table.game.seats[0].token, Ear())
        wish = {"what": "bot", "whose": 1, "version": member.version, "seat": 0}
        with pytest.raises(ServerError) as refused:
            await say(member, type="propose", **wish)
        assert refused.value.wait == 120
        await house.close()

    run(test)


@pytest.mark.parametrize("how", ["sit", "answer"])
def test_who_let_a_bot_stand_in_says_when_they_are_back(
    database_url: str, time: Time, how: str
) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        version = table.room.kept
        text = table.ears[0].last("update")["parts"][0]["decision"]["options"][0]["id"]
        assert await table.let_bot(0, 0) is None, "one's own seat at once"
        member, ear = await table.come(table.game.seats[0].token)
        assert ear.room["seats"][0]["stand_in"], "they asked for it"
        if how == "sit":
            await say(member, type="sit", seat=0, name="Player 0")
        else:
            await say(member, type="answer", version=version, seat=0, answers=[text])
        assert table.seat(0)["kind"] == "person"
        await table.house.close()

    run(test)


def test_who_does_not_answer_is_asked_whether_they_are_there(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        await time.pass_(commands.STALLED - 1, table.room)
        refused = await table.let_bot(1, 0)
        assert refused is not None
        assert refused.wait == 1
        refused = await table.let_bot(1, 2)
        assert refused is not None, "nobody waits for this one"
        await time.pass_(1, table.room)
        assert await table.let_bot(1, 0) is None
        (proposal,) = table.ears[0].room["proposals"]
        assert (proposal["whose"], proposal["waits_for"], proposal["until"]) == (0, [2], NOTICE)
        await table.vote(2, yes=True)
        assert table.seat(0)["kind"] == "person", "there is time to object"
        await time.pass_(119, table.room)
        assert table.seat(0)["kind"] == "person"
        await time.pass_(1, table.room)
        assert table.seat(0)["stand_in"]
        await table.house.close()

    run(test)


@pytest.mark.parametrize("how", ["no", "answer", "chat", "sit", "silent other"])
def test_who_is_there_keeps_the_seat(database_url: str, time: Time, how: str) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, 3)
        await time.pass_(commands.STALLED, table.room)
        assert await table.let_bot(1, 0) is None
        if how != "silent other":
            await table.vote(2, yes=True)
        match how:
            case "no":
                await table.vote(0, yes=False)
            case "answer":
                await answer(table.members[0], table.ears[0])
            case "chat":
                await say(table.members[0], type="chat", seat=0, text="Yes")
            case "sit":
                await say(table.members[0], type="sit", seat=0, name="Player 0")
        assert (table.ears[0].room["proposals"] == []) == (how != "silent other")
        await time.pass_(1000, table.room)
        assert table.seat(0)["kind"] == "person"
        await table.house.close()

    run(test)


def test_with_a_clock_it_is_the_clock_that_decides(database_url: str, time: Time) -> None:
    async def test() -> None:
        table = await Table.lay(database_url, time, clock={"turn": 1000})
        await time.pass_(999, table.room)
        refused = await table.let_bot(1, 0)
        assert refused is not None
        assert refused.wait is None
        await time.pass_(1, table.room)
        assert table.seat(0)["stand_in"]
        member, ear = await table.come(table.game.seats[0].token)
        assert ear.room["seats"][0]["stand_in"], "there is no time left in this turn"
        room = table.room
        while room.game.asked == 0:
            legal = room.game.table.snapshot().legal()  # type: ignore[union-attr]
            await room.do(lambda: room.bot_answers(room.game, room.kept, 0, legal[0]))  # noqa: B023
        assert table.seat(0)["kind"] == "person", "back as soon as there is"
        member.gone()
        await table.house.close()

    run(test)
