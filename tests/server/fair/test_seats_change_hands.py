"""Who takes over the seat of a bot: only whoever was let, and nobody a person's."""

from __future__ import annotations

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.http import CreatedGame
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, come, run, say, setup

pytestmark = pytest.mark.compiled


class Party:
    """Two persons, bots at the other seats, and spectators."""

    def __init__(self, house: House, game: CreatedGame) -> None:
        self.house = house
        self.game = game
        self.ears = [Ear(), Ear()]
        self.members: list[RoomMember] = []

    @classmethod
    async def meet(cls, url: str) -> Party:
        house = House(await open_store(url))
        # Bots that take their time: nothing else happens in these tests.
        game = await house.lobby.create(setup(4, bots=(2, 3), pace=(10, 10)))
        party = cls(house, game)
        for link, ear in zip(game.seats, party.ears, strict=True):
            member = await come(house, game, link.token, ear)
            await say(member, type="sit", seat=link.seat, name=f"Player {link.seat}")
            party.members.append(member)
        return party

    @property
    def version(self) -> int:
        return self.members[0].version

    async def ask(self, ear: Ear, whose: int, name: str) -> tuple[RoomMember, int]:
        """Let a new spectator ask for a seat; return the number of the proposal."""
        member = await come(self.house, self.game, self.game.spectator, ear)
        await say(
            member,
            type="propose",
            version=self.version,
            seat=None,
            what="take_over",
            whose=whose,
            name=name,
        )
        return member, self.version

    async def vote(self, number: int, *, yes: bool = True) -> None:
        """Let all persons vote, or the first refuse."""
        for seat, member in enumerate(self.members if yes else self.members[:1]):
            await say(member, type="vote", seat=seat, proposal=number, yes=yes)


def granted(ear: Ear) -> list[int]:
    return [message["seat"] for message in ear.heard if message["type"] == "granted"]


def seats_shown(ear: Ear) -> list[int | None]:
    """Return whose parts the last update had."""
    return [part["seat"] for part in ear.last("update")["parts"]]


def test_only_the_spectator_who_was_let_gets_the_seat(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        refused, waiting, lucky = Ear(), Ear(), Ear()
        number = (await party.ask(refused, 2, "Refused"))[1]
        await party.vote(number, yes=False)
        await party.ask(waiting, 2, "Waiting")
        number = (await party.ask(lucky, 3, "Lucky"))[1]
        await party.vote(number)
        assert [granted(ear) for ear in (refused, waiting, lucky)] == [[], [], [3]]
        await say(party.members[0], type="leave", seat=0)
        assert [seats_shown(ear) for ear in (refused, waiting, lucky)] == [[None], [None], [3]]
        again = Ear()
        await come(party.house, party.game, lucky.last("granted")["token"], again)
        assert again.last("welcome")["seats"] == [3]
        await party.house.close()

    run(test)


def test_two_who_ask_for_the_same_seat_do_not_both_get_it(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        first, second = Ear(), Ear()
        number = (await party.ask(first, 2, "First"))[1]
        await party.ask(second, 2, "Second")
        await party.vote(number)
        assert (granted(first), granted(second)) == ([2], [])
        await party.house.close()

    run(test)


def test_the_seat_waits_for_nobody_who_has_gone(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        member, number = await party.ask(Ear(), 2, "Gone")
        member.gone()
        await party.ears[0].until(lambda: party.ears[0].room["proposals"] == [])
        with pytest.raises(ServerError) as refused:
            await party.vote(number)
        assert refused.value.code == Code.NOT_NOW
        assert party.ears[0].room["seats"][2]["kind"] == "bot"
        await party.house.close()

    run(test)


def test_somebody_asks_for_one_seat_at_a_time(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        ear = Ear()
        member = (await party.ask(ear, 2, "First"))[0]
        wish = {"seat": None, "what": "take_over", "whose": 3, "name": "First"}
        with pytest.raises(ServerError) as refused:
            await say(member, type="propose", version=party.version, **wish)
        assert refused.value.code == Code.TOO_MANY
        await party.house.close()

    run(test)


def test_what_spectators_ask_for_makes_no_answer_stale(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        ear = party.ears[0]
        version = ear.room["version"]
        await party.ask(Ear(), 2, "Somebody")
        assert ear.room["version"] > version
        parts = ear.last("update")["parts"]
        text = parts[0]["decision"]["options"][0]["id"]
        await say(party.members[0], type="answer", version=version, seat=0, answers=[text])
        with pytest.raises(ServerError) as refused:
            await say(party.members[0], type="answer", version=version, seat=0, answers=[text])
        assert refused.value.code == Code.STALE
        await party.house.close()

    run(test)


def test_a_proposal_that_outlived_its_server_gives_the_seat_to_nobody(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        number = (await party.ask(Ear(), 2, "Before"))[1]
        await party.house.close()
        house = House(await open_store(database_url))
        ear = Ear()
        member = await come(house, party.game, party.game.seats[0].token, ear)
        assert ear.room["proposals"] == []
        with pytest.raises(ServerError) as refused:
            await say(member, type="vote", seat=0, proposal=number, yes=True)
        assert refused.value.code == Code.NOT_NOW
        await house.close()

    run(test)
