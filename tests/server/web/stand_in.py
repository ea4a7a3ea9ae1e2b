"""An application in this process over rooms that do what a test wants: flood, fail, count."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from typing import cast

import orjson

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import Chat, ClientMessage, Hello, Resign
from luxor.server.protocol.http import (
    Course,
    CreatedGame,
    ImportedGame,
    MyGames,
    OneTimeToken,
    Opinion,
    RedeemedToken,
    SharedReplay,
)
from luxor.server.protocol.setup import GameSetup
from luxor.server.rooms.connection import Line
from luxor.server.rooms.lobby import Lobby, RecordFile
from luxor.server.settings import Settings
from luxor.server.web.app import Web, make_app
from luxor.server.web.serve import Server, bind

SECRET = "the text of an exception may hold a secret"
FLOOD = 400
FLOOD_BYTES = 64 * 1024


class OneMember:
    """A connection that answers every message with ``done``; ``chat`` brings a flood."""

    def __init__(self, rooms: OneRoom, line: Line) -> None:
        self._rooms = rooms
        self.line = line
        self.version = 7

    async def handle(self, message: ClientMessage) -> None:
        """Answer a message."""
        if isinstance(message, Resign):
            raise RuntimeError(SECRET)
        if isinstance(message, Chat):
            text = orjson.dumps({"type": "flood", "text": "x" * FLOOD_BYTES})
            for _ in range(FLOOD):
                self.line.send(text)
                self._rooms.sent += 1
                await asyncio.sleep(0)  # what can be sent is sent
        self.line.send(orjson.dumps({"type": "done", "id": message.id, "version": self.version}))

    def gone(self) -> None:
        """Count that somebody has gone."""
        self._rooms.gone.append(self)


class OneRoom:
    """All games are the same room, which anybody may enter."""

    def __init__(self) -> None:
        self.members: list[OneMember] = []
        self.gone: list[OneMember] = []
        self.sent = 0
        self.fault: Exception | None = None

    async def enter(self, _game: str, hello: Hello, line: Line) -> OneMember:
        """Let a connection in."""
        if self.fault is not None:
            raise self.fault
        member = OneMember(self, line)
        self.members.append(member)
        line.send(orjson.dumps({"type": "welcome", "id": hello.id}))
        return member

    async def create(self, setup: GameSetup) -> CreatedGame:
        """Fail as told."""
        raise self.fault or ServerError(Code.NOT_NOW, f"{len(setup.seats)} seats")

    async def my_games(self, tokens: tuple[str, ...]) -> MyGames:
        """Know no game."""
        assert tokens
        return MyGames(games=[])

    async def device_token(self, game: str, token: str) -> OneTimeToken:
        """Know no token."""
        raise ServerError(Code.NOT_KNOWN, f"{len(game)} {len(token)}")

    async def invite(self, game: str, seat: int, token: str) -> OneTimeToken:
        """Know no token."""
        raise ServerError(Code.NOT_KNOWN, f"{len(game)} {seat} {len(token)}")

    async def sign_out(self, game: str, token: str) -> None:
        """Do nothing."""
        assert game
        assert token

    async def redeem(self, token: str, game: str | None = None) -> RedeemedToken:
        """Know no token."""
        raise ServerError(Code.NOT_KNOWN, f"{len(token)} {game}")

    async def record(self, game: str, token: str) -> RecordFile:
        """Return a record."""
        return RecordFile("luxor-2026-11-16-ani-ben.luxor", f"{len(game)} {len(token)}")

    async def course(self, game: str, token: str) -> Course:
        """Tell no course."""
        raise ServerError(Code.NOT_NOW, f"{len(game)} {len(token)}")

    async def replay(self, game: str, token: str, eyes: int | None) -> bytes:
        """Return no replay."""
        return orjson.dumps([len(game), len(token), eyes])

    async def opinion(self, game: str, token: str, answers: int) -> Opinion:
        """Have no opinion."""
        raise ServerError(Code.NOT_NOW, f"{len(game)} {len(token)} {answers}")

    async def share(self, game: str, token: str) -> SharedReplay:
        """Share nothing."""
        raise ServerError(Code.NOT_NOW, f"{len(game)} {len(token)}")

    async def import_record(self, text: str) -> ImportedGame:
        """Refuse a record."""
        raise ServerError(Code.MALFORMED, f"{len(text)} letters")

    async def delete(self, game: str, token: str) -> None:
        """Do nothing."""
        assert game
        assert token

    async def is_waiting(self, game: str) -> bool:
        """Wait in games that say so."""
        return game.startswith("waiting")

    async def stop(self) -> None:
        """Do nothing."""

    def counts(self) -> dict[str, int]:
        """Count connections."""
        return {"rooms": 1, "connections": len(self.members) - len(self.gone)}


@contextlib.contextmanager
def in_thread(rooms: OneRoom, settings: Settings) -> Iterator[tuple[int, Web]]:
    """Serve rooms in a thread; yields the port and the application."""

    async def check() -> None:
        if rooms.fault is not None:
            raise rooms.fault

    web = make_app(cast("Lobby", rooms), settings, check=check)
    server = Server(web, settings)
    listener = bind(settings)
    port: int = listener.getsockname()[1]
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        yield port, web
    finally:
        server.should_exit = True
        thread.join(30)
        listener.close()
        assert not thread.is_alive()
