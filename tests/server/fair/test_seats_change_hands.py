"""A seat that changes hands is nobody else's: no token, no connection, no message is left over."""

from __future__ import annotations

import asyncio

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import Hello
from luxor.server.protocol.http import CreatedGame
from luxor.server.rooms.member import RoomMember
from luxor.server.storage.store import open_store
from tests.server.rooms.test_lobby import Ear, House, run, say, seated, setup

pytestmark = pytest.mark.compiled


async def come(house: House, game: CreatedGame, token: str, ear: Ear) -> RoomMember:
    hello = Hello(type="hello", id=1, protocol=1, tokens=(token,))
    return await house.lobby.enter(game.game, hello, ear)


class Party:
    """Two persons, a bot at the third seat, and spectators."""

    def __init__(self, house: House, game: CreatedGame) -> None:
        self.house = house
        self.game = game
        self.ears = [Ear(), Ear()]
        self.members: list[RoomMember] = []

    @classmethod
    async def meet(cls, url: str) -> Party:
        house = House(await open_store(url))
        # Bots that take their time: nothing else happens in these tests.
        game = await house.lobby.create(setup(3, bots=(2,), pace=(10, 10)))
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

    async def replace(self, seat: int) -> None:
        """Let a person be replaced by a bot, of which they ask themselves."""
        await say(
            self.members[seat],
            type="propose",
            version=self.version,
            seat=seat,
            what="bot",
            whose=seat,
        )
        number = self.version
        await say(self.members[1 - seat], type="vote", seat=1 - seat, proposal=number, yes=True)


def granted(ear: Ear) -> list[int]:
    return [message["seat"] for message in ear.heard if message["type"] == "granted"]


def seats_shown(ear: Ear) -> list[int | None]:
    """Return whose parts the last update had."""
    return [part["seat"] for part in ear.last("update")["parts"]]


def test_only_the_spectator_who_was_let_gets_the_seat(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        await party.replace(1)
        refused, waiting, lucky = Ear(), Ear(), Ear()
        number = (await party.ask(refused, 2, "Refused"))[1]
        await party.vote(number, yes=False)
        await party.ask(waiting, 2, "Waiting")
        number = (await party.ask(lucky, 1, "Lucky"))[1]
        await say(party.members[0], type="vote", seat=0, proposal=number, yes=True)
        assert [granted(ear) for ear in (refused, waiting, lucky)] == [[], [], [1]]
        await say(party.members[0], type="leave", seat=0)
        assert [seats_shown(ear) for ear in (refused, waiting, lucky)] == [[None], [None], [1]]
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


def test_whoever_had_the_seat_before_hears_no_more_of_it(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        await party.replace(1)
        new = Ear()
        number = (await party.ask(new, 1, "New"))[1]
        await say(party.members[0], type="vote", seat=0, proposal=number, yes=True)
        old = party.ears[1]
        assert old.heard[-1] == {"type": "bye", "reason": "elsewhere", "again": False}
        heard = len(old.heard)
        await say(party.members[0], type="leave", seat=0)
        assert len(old.heard) == heard
        with pytest.raises(ServerError) as refused:
            await come(party.house, party.game, party.game.seats[1].token, Ear())
        assert refused.value.code == Code.NOT_KNOWN
        token = new.last("granted")["token"]
        again = Ear()
        await come(party.house, party.game, token, again)
        assert again.last("welcome")["seats"] == [1]
        await party.house.close()

    run(test)


def test_what_the_former_owner_still_asks_for_is_refused(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        await party.replace(1)
        number = (await party.ask(Ear(), 1, "New"))[1]
        voting = say(party.members[0], type="vote", seat=0, proposal=number, yes=True)
        sitting = say(party.members[1], type="sit", seat=1, name="Old")
        done, refused = await asyncio.gather(voting, sitting, return_exceptions=True)
        assert done is None
        assert isinstance(refused, ServerError)
        assert refused.code == Code.NOT_ALLOWED
        assert party.ears[0].room["seats"][1]["name"] == "New"
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


def test_others_at_the_same_screen_stay(database_url: str) -> None:
    async def test() -> None:
        house = House(await open_store(database_url))
        game = await house.lobby.create(setup(3, bots=(2,), pace=(10, 10)))
        both, new = Ear(), Ear()
        member = await seated(house, game, both)
        await say(member, type="propose", version=member.version, seat=1, what="bot", whose=1)
        await say(member, type="vote", seat=0, proposal=member.version, yes=True)
        spectator = await come(house, game, game.spectator, new)
        wish = {"seat": None, "what": "take_over", "whose": 1, "name": "New"}
        await say(spectator, type="propose", version=member.version, **wish)
        await say(member, type="vote", seat=0, proposal=member.version, yes=True)
        assert granted(new) == [1]
        assert both.last("lost") == {"type": "lost", "seat": 1}
        await say(member, type="leave", seat=0)
        assert seats_shown(both) == [0]
        with pytest.raises(ServerError) as refused:
            await say(member, type="sit", seat=1, name="Old")
        assert refused.value.code == Code.NOT_ALLOWED
        await house.close()

    run(test)


def test_somebody_asks_for_one_seat_at_a_time(database_url: str) -> None:
    async def test() -> None:
        party = await Party.meet(database_url)
        await party.replace(1)
        ear = Ear()
        member = (await party.ask(ear, 2, "First"))[0]
        wish = {"seat": None, "what": "take_over", "whose": 1, "name": "First"}
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
        text = parts[0]["decision"]["options"][0]["text"]
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
