"""Bots that play online, at a small server that breaks the line now and then."""

from __future__ import annotations

import asyncio
import io
import sys
from typing import Any

import pytest

from luxor.bots.registry import make_bot
from luxor.cli.main import main
from luxor.client.connection import Connection
from luxor.client.player import play
from luxor.core.errors import IllegalActionError
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import Answer, ClientMessage, Vote
from luxor.server.protocol.setup import GameSetup
from tests.server.client.small_server import TOKENS, DroppedError, SmallServer, seats
from tests.server.client.test_connection import QUICK, SETUP, once, run

pytestmark = pytest.mark.compiled


def player(server: SmallServer, seat: int, bot: Any, **more: Any) -> Any:
    async def go() -> Any:
        async with Connection(server.address, [TOKENS[seat]], patience=QUICK) as line:
            return await play(line.seat(), bot, name=f"bot {seat}", rng=Rng(seat), **more)

    return go()


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ("sceptres",))])
async def test_bots_play_a_game_to_its_end(players: int, modules: tuple[str, ...]) -> None:
    setup = GameSetup(seats=seats(players), modules=modules)
    async with SmallServer(setup) as server:
        results = await asyncio.gather(
            *(player(server, seat, make_bot("random")) for seat in range(players))
        )
        assert server.table.result is not None
        assert server.names == [f"bot {seat}" for seat in range(players)]
        for result in results:
            assert result.points == list(server.table.result.points)
        assert server.answered == sum(answer.seat is not None for answer in server.table.answers)


async def test_bots_play_on_over_many_losses_of_the_line() -> None:
    async with SmallServer(SETUP) as server:
        count = {"before": 0, "after": 0}

        def every(number: int, when: str) -> Any:
            def fault(_: object, message: ClientMessage) -> None:
                if isinstance(message, Answer):
                    count[when] += 1
                    if count[when] % number == 0:
                        raise DroppedError

            return fault

        server.before = every(19, "before")
        server.after = every(17, "after")
        await asyncio.gather(*(player(server, seat, make_bot("random")) for seat in (0, 1)))
        assert server.table.is_over
        heard = sum(isinstance(message, Answer) for message in server.heard)
        assert heard == server.answered + count["before"] // 19


class Stubborn:
    """A bot that fails at every decision."""

    def choose(self, view: View, rng: Rng) -> Any:
        raise NotImplementedError("not today")


async def test_a_bot_that_fails_costs_a_random_answer_and_is_told() -> None:
    told: list[str] = []
    async with SmallServer(SETUP) as server:
        await asyncio.gather(
            player(server, 0, make_bot("random")),
            player(server, 1, Stubborn(), notice=told.append),
        )
        assert server.table.is_over
    (said,) = set(told)
    assert said.startswith("the bot raised NotImplementedError in test_player.py, line ")
    assert said.endswith(": not today")


class Keen:
    """A bot that wants to know when a game begins and how it ends."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def new_game(self) -> None:
        self.heard.append("new")

    def game_over(self, view: View) -> None:
        self.heard.append(view)

    def choose(self, view: View, rng: Rng) -> Any:
        return view.options[rng.below(len(view.options))]


async def test_a_bot_hears_of_the_beginning_and_the_end() -> None:
    bot = Keen()
    async with SmallServer(SETUP) as server:
        await asyncio.gather(player(server, 0, bot), player(server, 1, make_bot("random")))
        assert bot.heard == ["new", server.table.view(0)]


async def test_a_bot_agrees_to_proposals() -> None:
    async with SmallServer(SETUP) as server:
        proposal = {
            "proposal": 1,
            "by": 0,
            "what": "take_back",
            "to": None,
            "whose": None,
            "level": None,
            "name": None,
            "waits_for": [1],
            "until": None,
        }
        server.proposals = [proposal]
        task = asyncio.create_task(player(server, 1, make_bot("random")))
        while server.proposals:
            await asyncio.sleep(0.01)
        votes = [message for message in server.heard if isinstance(message, Vote)]
        assert [(vote.seat, vote.proposal, vote.yes) for vote in votes] == [(1, 1, True)]
        task.cancel()
        await asyncio.wait([task])


async def test_a_bot_whose_seat_was_given_to_another_stops() -> None:
    async with SmallServer(SETUP) as server:
        task = asyncio.create_task(player(server, 1, make_bot("random")))
        while server.kinds[1] != "person":
            await asyncio.sleep(0.01)
        server.kinds[1] = "bot"
        await server.changed("seated")
        assert await task is None


async def test_a_bot_for_which_another_stood_in_sits_down_again() -> None:
    async with SmallServer(SETUP) as server:
        task = asyncio.create_task(player(server, 1, make_bot("random")))
        while server.kinds[1] != "person":
            await asyncio.sleep(0.01)
        server.kinds[1], server.stand_ins[1] = "bot", True
        await server.changed("seated")
        while server.kinds[1] != "person":
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.wait([task])


async def test_an_answer_that_is_late_is_thought_over_again() -> None:
    async with SmallServer(SETUP) as server:

        async def meanwhile() -> None:
            await server.changed("seated")  # the version moves on before the answer is read

        server.before = once(Answer, meanwhile)
        await asyncio.gather(*(player(server, seat, make_bot("random")) for seat in (0, 1)))
        assert server.table.is_over


async def test_a_refusal_for_no_reason_is_raised() -> None:
    async with SmallServer(SETUP) as server:

        def refuse(_: Answer) -> int:
            raise IllegalActionError("not this time")

        server.carry_out = refuse
        with pytest.raises(ServerError) as refusal:
            await player(server, 0, make_bot("random"))
        assert refusal.value.code == Code.NOT_AN_OPTION


def test_the_command_plays_a_game_from_a_link(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with SmallServer(SETUP) as server:
            page = server.address.replace("ws:", "http:").replace("/api", "")
            link = f"{page.removesuffix('/socket')}#t={TOKENS[1]}"
            monkeypatch.setattr(sys, "stdin", io.StringIO(link + "\n"))
            other = asyncio.create_task(player(server, 0, make_bot("random")))
            arguments = ["online", "-", "--bot", "random", "--name", "Ada"]
            assert await asyncio.to_thread(main, arguments) == 0
            await other
            assert server.table.is_over
            assert server.names == ["bot 0", "Ada"]

    run(test())
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("Ada plays green, p2, at http://127.0.0.1:")
    assert "The game is over" in out
    assert TOKENS[1] not in out


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["http://h/games/g"], "the link has no token"),
        (["http://127.0.0.1:1/games/g#t=" + "x" * 43], "cannot be reached"),
        (["http://h/games/g#t=" + "x" * 43, "--name", " "], "--name: 1 to 24 characters"),
        (["http://h/games/g#t=" + "x" * 43, "--name", "a\tb"], "--name: 1 to 24 characters"),
        (["http://h/games/g#t=" + "x" * 43, "--bot", "nobody"], "'nobody' is no bot"),
    ],
)
def test_the_command_says_what_is_wrong(
    arguments: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["online", *arguments]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert wrong in err
    assert "x" * 43 not in err
