"""The page of the protocol: complete, right, and its conversation can be had."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from luxor.bots.registry import make_bot
from luxor.client.api import Api
from luxor.client.connection import Connection
from luxor.client.player import play
from luxor.server.errors import Code
from luxor.server.game.commands import MOST_ASKED_FOR_SEATS, MOST_ENTRIES, MOST_PROPOSALS
from luxor.server.protocol import paths
from luxor.server.protocol.client_messages import CLIENT_MESSAGE, MOST_ANSWERS, MOST_CHAT
from luxor.server.protocol.server_messages import SERVER_MESSAGE
from luxor.server.protocol.setup import GameSetup, SeatSetup
from luxor.server.rooms.room import CHAT_BACKLOG, MOST_MEMBERS, MOST_OF_A_SEAT, REVEAL_SECONDS
from luxor.server.rooms.tokens import MOST_DEVICES, ONCE_MINUTES
from luxor.server.settings import RATES, Settings
from luxor.server.storage.writes import MOST_LINES
from luxor.server.web.line import CLOSE_CODES, MOST_BYTES, MOST_WAITING
from luxor.server.web.socket import HELLO_SECONDS, MOST_MESSAGE
from luxor.server.web.uvicorn_limits import SPARE_CONNECTIONS, SPARE_FRAMES, frame_rate
from tests.server.client.real_server import RealServer
from tests.web.dealt import DEALT
from tools.protocol_page import FILE, MARKER, whole_page
from tools.protocol_schema import read_protocol

pytestmark = pytest.mark.compiled

PAGE = FILE.read_text("utf-8")
PROTOCOL = read_protocol()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with RealServer(str(tmp_path_factory.mktemp("server") / "games.sqlite")) as server:
        yield server


def block(language: str, number: int = 0) -> str:
    """Return one of the page's blocks of a language."""
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return blocks[number]


def rows(heading: str) -> list[list[str]]:
    """Return the rows of the first table below a heading."""
    text = PAGE.partition(f"\n{heading}\n")[2]
    table = re.search(r"(?:^\|.*\n)+", text, re.MULTILINE)
    assert table is not None, heading
    lines = table[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


# --- the reference ---------------------------------------------------------------------------


def test_the_reference_is_up_to_date() -> None:
    assert whole_page(PAGE, PROTOCOL) == PAGE, "run: python -m tools.protocol_page"


def test_no_message_and_no_field_is_missing() -> None:
    reference = PAGE.partition(MARKER)[2]
    sections = dict(re.findall(r"^#### (\w+)\n(.*?)(?=^#|\Z)", reference, re.MULTILINE | re.DOTALL))
    events = set(PROTOCOL.unions["GameEvent"])
    assert set(sections) == set(PROTOCOL.models) - events
    for name, text in sections.items():
        if f"{name}Input" in sections:
            assert f"#{name.lower()}input" in text
            continue
        fields = re.findall(r"^\| `(\w+)`", text, re.MULTILINE)
        assert fields == [field.name for field in PROTOCOL.models[name].fields], name
    told = reference.partition("### What happens in a game")[2].partition("\n### ")[0]
    for name in events:
        event, *fields = PROTOCOL.models[name].fields
        (row,) = re.findall(rf"^\| `{event.schema['const']}` \|(.*)\|$", told, re.MULTILINE)
        assert re.findall(r"`(\w+)` \(", row) == [field.name for field in fields]


# --- what is written by hand -----------------------------------------------------------------


def test_every_code_is_told_with_its_status() -> None:
    told = {row[0].strip("`"): int(row[1]) for row in rows("## Errors")}
    assert told == {str(code): code.status for code in Code}


def test_every_path_is_told() -> None:
    told = {path for row in rows("## Over HTTP") for path in re.findall(r"`(/[^`]*)`", row[1])}
    known = {value for name, value in vars(paths).items() if name.isupper() and "/api" in value}
    assert told == known | {"/healthz", "/readyz"}
    assert f"{paths.PAGE.format(game='GAME')}#{paths.TOKEN_FRAGMENT}=TOKEN" in PAGE
    assert f"#{paths.ONCE_FRAGMENT}=TOKEN" in PAGE


def test_limits_are_those_of_the_server() -> None:
    told = dict(row[:2] for row in rows("## Limits"))
    usual = Settings()
    rates = {
        "messages on one connection": usual.messages,
        "requests from one address": usual.requests,
        "games created or imported from one address": usual.new_games,
        "records and replays for one address": usual.records,
        "opinions for one address": usual.opinions,
    }
    assert len(rates) == len(RATES)
    frames = frame_rate(usual.messages)
    per_address = usual.most_connections_per_address + SPARE_CONNECTIONS
    for what, rate in rates.items():
        assert told.pop(what) == f"{rate.count} in {rate.seconds} s"
    assert told == {
        "WebSockets from one address": str(usual.most_connections_per_address),
        "connections from one address": f"{per_address}, WebSockets included; "
        "those of a trusted proxy are not counted",
        "frames of every kind on one connection": f"{frames.count} in {frames.seconds} s: "
        "messages, fragments, pings and pongs together; then it is dropped without a word",
        "fragments of one message": str(SPARE_FRAMES),
        "head of a request": "16 KiB",
        "connections to one room": f"{MOST_MEMBERS} of players and {MOST_MEMBERS} of spectators",
        "connections of one seat": str(MOST_OF_A_SEAT),
        "entries in the log of one game": f"{MOST_ENTRIES:,}; "
        "then people may only go on and end it",
        "devices of one seat": str(MOST_DEVICES),
        "times that spectators ask for a seat of one game": str(MOST_ASKED_FOR_SEATS),
        "size of a message, or of a request": f"{MOST_MESSAGE // 1024} KiB; with a record 1 MiB",
        "what waits for a client that does not read": f"{MOST_WAITING} messages or "
        f"{MOST_BYTES >> 20} MiB",
        "answers in one gesture": str(MOST_ANSWERS),
        "a line of chat": f"{MOST_CHAT} characters; the last {CHAT_BACKLOG} lines come with "
        f"`welcome`, the last {MOST_LINES:,} are kept",
        "proposals of one seat that wait": str(MOST_PROPOSALS),
        "time for `hello`": f"{HELLO_SECONDS:.0f} s",
        "time to reveal what one adds to the deal": f"{REVEAL_SECONDS:.0f} s",
    }
    assert f"within {ONCE_MINUTES} minutes" in PAGE


def test_every_close_code_is_told() -> None:
    text = PAGE.partition("| close code |")[2]
    for code in CLOSE_CODES.values():
        assert f"\n| {code} |" in text


# --- the conversation ------------------------------------------------------------------------

MORE = "…"


def pattern(text: str) -> Any:
    """Return a message of the page: ``…`` stands for anything, or for more."""
    text = re.sub(r"([\[{,])…", rf'\1"{MORE}"', text)
    text = re.sub(r":…", f':"{MORE}"', text)
    text = re.sub(rf'([{{,])"{MORE}"}}', rf'\1"{MORE}":0}}', text)
    return json.loads(text)


def fits(shown: Any, real: Any) -> bool:
    """Return whether what is shown leaves out only what it says that it leaves out."""
    if shown == MORE:
        return True
    if isinstance(shown, dict) and isinstance(real, dict):
        named = {name: value for name, value in shown.items() if name != MORE}
        if not (set(named) <= set(real) and (MORE in shown or set(named) == set(real))):
            return False
        return all(fits(value, real[name]) for name, value in named.items())
    if isinstance(shown, list) and isinstance(real, list):
        if shown and shown[-1] == MORE:
            shown, real = shown[:-1], real[: len(shown) - 1]
        return len(shown) == len(real) and all(map(fits, shown, real))
    return bool(shown == real)


def test_the_conversation_can_be_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a deal in which nobody but the other seat is asked after the first card."""
    monkeypatch.setenv("LUXOR_DEAL", "a conversation")

    async def test(server: RealServer) -> None:
        seats = (SeatSetup(colour="red"), SeatSetup(colour="green"))
        game = await Api(server.base).create(GameSetup(seats=seats, first=0))
        tokens = {"ADA": game.seats[0].token, "TABLE": game.spectator}
        socket = server.link(game.game, game.spectator).socket
        async with asyncio.timeout(60):
            await converse(socket, tokens, block("conversation").splitlines())

    with RealServer(str(tmp_path / "games.sqlite"), program=DEALT) as server:
        asyncio.run(test(server))


async def converse(socket: str, tokens: dict[str, str], lines: list[str]) -> None:
    ada, bea = await connect(socket), await connect(socket)
    kinds = set()
    for line in lines:
        who, _, text = line.partition("{")
        if who == "--- another connection":
            await ada.close()
            ada = await connect(socket)
        elif who in ("> ", "(Bea) > "):
            kinds.add(CLIENT_MESSAGE.validate_json("{" + say(text, "x" * 43)).type)
            for name, token in tokens.items():
                text = text.replace(f'"{name}"', f'"{token}"')
            await (ada if who == "> " else bea).send("{" + text)
        elif who in ("< ", "(Bea) < "):
            real = await heard(ada if who == "< " else bea)
            while who != "< " and not fits(pattern("{" + text), real):
                real = await heard(bea)  # of hers only what is new is shown
            assert fits(pattern("{" + text), real), f"{line}\nwas in fact\n{json.dumps(real)}"
        else:
            assert not line or line.startswith("#"), line
    with pytest.raises(TimeoutError):  # and nothing else was said
        await asyncio.wait_for(ada.recv(), 0.3)
    await ada.close()
    await bea.close()
    assert kinds == {"hello", "sit", "reveal", "chat", "answer", "propose", "vote", "resign"}


def say(text: str, token: str) -> str:
    return re.sub(r'"(ADA|TABLE)"', f'"{token}"', text)


async def heard(line: ClientConnection) -> Any:
    text = await line.recv()
    SERVER_MESSAGE.validate_json(text)
    return json.loads(text)


# --- the examples in Python ------------------------------------------------------------------


async def test_the_client_of_the_page_plays_and_its_deals_are_checked(server: RealServer) -> None:
    names: dict[str, Any] = {}
    exec(block("python", 1), names)

    api = Api(server.base)
    seats = (SeatSetup(colour="red"), SeatSetup(colour="green"))
    game = await api.create(GameSetup(seats=seats, mine=(0, 1)))
    links = [server.link(game.game, link.token) for link in game.seats]
    async with (
        asyncio.timeout(60),
        Connection(links[0].socket, [links[0].token]) as line,
    ):
        points, result = await asyncio.gather(
            names["play"](links[1].text), play(line.seat(), make_bot("random"), name="other")
        )
        assert result is not None
        assert points == result.points
        names["course"] = await api.course(game.game, game.spectator)
        names["line"] = line
    exec(block("python", 0), names)
    assert names["verdict"].draws > 50
    assert names["verdict"].added == (0, 1)
