"""Whole games on the real server, with lines that break and a server that is killed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from luxor.bots.registry import make_bot
from luxor.cli.main import main
from luxor.client.api import Api
from luxor.client.connection import Connection, Patience
from luxor.client.fairness import check_course
from luxor.client.player import play
from luxor.client.seat import Answered, Seat
from luxor.core.actions import Action
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.record import parse_record
from luxor.play.saved import table_of
from luxor.server.protocol.client_messages import PROTOCOL
from luxor.server.protocol.http import CreatedGame
from luxor.server.protocol.setup import COLOURS, GameSetup, SeatSetup
from tests.server.client.real_server import RealServer

pytestmark = pytest.mark.compiled

PATIENCE = Patience(first=0.02, most=0.5, give_up=60.0)


def setup_of(players: int, modules: tuple[str, ...] = (), **more: Any) -> GameSetup:
    seats = tuple(SeatSetup(colour=colour) for colour in COLOURS[:players])  # type: ignore[arg-type]
    more = {"mine": tuple(range(players)), **more}
    return GameSetup(seats=seats, modules=modules, pace=(0, 0), **more)


def line_to(server: RealServer, game: CreatedGame, *seats: int) -> Connection:
    tokens = [link.token for link in game.seats if link.seat in seats]
    socket = server.link(game.game, game.spectator).socket
    return Connection(socket, tokens or [game.spectator], previews=True, patience=PATIENCE)


class Watched(Seat):
    """A seat that notes its answers and looks whether its views are those of the server."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat.connection, seat.number)
        self.answers: list[str] = []

    def compare(self) -> None:
        """The events lead to a view, and the server says that it is the right one."""
        assert self.part.checksum == ViewFollower(self.view()).checksum

    async def answer(self, *answers: Action | int) -> Answered:
        self.compare()
        self.answers += [
            str(each if isinstance(each, Action) else Action.from_id(each)) for each in answers
        ]
        return await super().answer(*answers)


async def play_watched(server: RealServer, game: CreatedGame, lines: list[Connection]) -> None:
    """Let bots play a game; afterwards its record must hold just their answers."""

    async def one(number: int) -> Watched:
        async with line_to(server, game, number) as line:
            lines.append(line)
            seat = Watched(line.seat())
            result = await play(seat, make_bot("planner"), name=f"bot {number}", rng=Rng(number))
            assert result is not None
            seat.compare()
            return seat

    seats = await asyncio.gather(*(one(link.seat) for link in game.seats))
    record = parse_record(await Api(server.base).record(game.game, game.seats[0].token))
    table = table_of(record)
    assert table.result is not None
    course = await Api(server.base).course(game.game, game.spectator)
    for seat in seats:
        given = [str(Action.from_id(a.id)) for a in table.answers if a.seat == seat.number]
        assert seat.answers == given
        assert seat.view() == table.view(seat.number)
        assert seat.connection.known.room.result is not None
        found = check_course(course, seat.connection.known.witness)
        assert found.added == tuple(link.seat for link in game.seats)
        assert tuple(seat.connection.known.room.result.points) == table.result.points


async def cut(lines: list[Connection], chance: random.Random) -> None:
    """Cut one line after the other."""
    while True:
        await asyncio.sleep(chance.uniform(0.02, 0.2))
        line = chance.choice(lines)._line if lines else None
        if line is not None:
            line.transport.abort()


async def test_games_of_all_sizes_and_modules_with_lines_that_break(server: RealServer) -> None:
    games = [(2, ()), (3, ("mummy", "characters")), (4, ("equipment", "sceptres")), (5, NAMES)]

    api = Api(server.base)
    lines: list[Connection] = []
    cutting = asyncio.create_task(cut(lines, random.Random(5)))
    async with asyncio.timeout(300):
        created = [await api.create(setup_of(*game)) for game in games]
        await asyncio.gather(*(play_watched(server, game, lines) for game in created))
    cutting.cancel()
    assert sum(line.losses for line in lines) > 20


async def has_answers(line: Connection, number: int) -> None:
    """Return when a game has so many answers."""
    await line.until(lambda: line.known.room.answers >= number)


def test_a_server_that_is_killed_comes_back_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test(server: RealServer) -> None:
        game = await Api(server.base).create(setup_of(2))
        lines: list[Connection] = []
        playing = asyncio.create_task(play_watched(server, game, lines))
        async with asyncio.timeout(120):
            while not lines:
                await asyncio.sleep(0.01)
            for answers in (60, 80, 100):  # of which the deal has some 50
                await has_answers(lines[0], answers)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await playing

    with RealServer(str(tmp_path / "games.sqlite")) as server:
        asyncio.run(test(server))


def test_a_server_that_is_killed_while_bytes_are_revealed_deals_from_them(tmp_path: Path) -> None:
    """One player reveals before, the other one after: nothing is lost, nothing asked again."""
    data = bytes(range(16))
    hello = {"type": "hello", "id": 1, "protocol": PROTOCOL}
    sit = {"type": "sit", "id": 2, "seat": 1, "name": "slow"}
    sit["digest"] = hashlib.sha256(data).hexdigest()

    async def test(server: RealServer) -> None:
        game = await Api(server.base).create(setup_of(2))
        line = line_to(server, game, 0)
        socket = server.link(game.game, game.spectator).socket
        async with asyncio.timeout(60), line:
            await line.seat().sit("quick")
            async with connect(socket) as slow:
                for message in ({**hello, "tokens": [game.seats[1].token]}, sit):
                    await slow.send(json.dumps(message))
                await line.until(lambda: revealed(line) == [True, False])
                await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with connect(socket) as slow:
                reveal = {"type": "reveal", "id": 2, "seat": 1, "bytes": data.hex()}
                for message in ({**hello, "tokens": [game.seats[1].token]}, reveal):
                    await slow.send(json.dumps(message))
                await line.until(lambda: line.known.room.phase == "playing")
                assert revealed(line) == [True, True]
            await line.seat().resign()
            course = await Api(server.base).course(game.game, game.spectator)
            assert check_course(course, line.known.witness).added == (0, 1)

    with RealServer(str(tmp_path / "games.sqlite")) as server:
        asyncio.run(test(server))


def revealed(line: Connection) -> list[bool]:
    dealing = line.known.room.dealing
    return [] if dealing is None else [data is not None for data in dealing.revealed]


def test_the_command_plays_on_the_server(
    server: RealServer, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> str:
        api = Api(server.base)
        game = await api.create(setup_of(2, hide_scores=True))
        once = (await api.device_token(game.game, game.seats[1].token)).token
        link = f"{server.link(game.game, game.seats[0].token).page}#once={once}"
        other = line_to(server, game, 0)
        async with asyncio.timeout(120), other:
            mine = asyncio.create_task(play(other.seat(), make_bot("random"), name="me"))
            arguments = ["online", link, "--bot", "random", "--name", "the other"]
            assert await asyncio.to_thread(main, arguments) == 0
            await mine
        return game.seats[1].token

    token = asyncio.run(test())
    out, err = capsys.readouterr()
    assert err == ""
    assert "The one-time link is used up; this one stays: http" in out
    assert token not in out
    assert "the other plays green, p2" in out
    assert "The game is over" in out
    assert "draws are what the server had committed to." in out
    assert "Random bytes in the deal: me, the other." in out


def test_no_token_is_in_the_log(server: RealServer) -> None:
    async def test() -> CreatedGame:
        api = Api(server.base)
        game = await api.create(setup_of(2))
        await api.my_games((game.host, game.spectator))
        async with line_to(server, game, 0, 1) as line:
            await line.seat(0).sit("Ada")
            await line.seat(1).sit("Bea")
            await line.until(lambda: line.known.room.phase == "playing")
        await api.record(game.game, game.seats[0].token)
        return game

    game = asyncio.run(test())
    log = "".join(server.log)
    assert "/api/games" in log
    for token in (game.host, game.spectator, *(link.token for link in game.seats)):
        assert token not in log
