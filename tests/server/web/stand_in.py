"""An application in this process over rooms that do what a test wants: flood, fail, count."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import NoReturn, cast

import orjson

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import Chat, ClientMessage, Hello, Resign
from luxor.server.rooms.connection import Line
from luxor.server.rooms.lobby import Lobby
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

    def __getattr__(self, _name: str) -> Callable[..., Awaitable[NoReturn]]:
        """Fail as told at whatever else one may ask for."""

        async def fail(*_: object) -> NoReturn:
            raise self.fault or ServerError(Code.NOT_NOW, "not in this room")

        return fail

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
