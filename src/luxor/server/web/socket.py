"""The WebSocket of a game: from the first ``hello`` to the end of the connection.

It is served below FastAPI, as plain ASGI: a message then costs half as much.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.types import Message, Receive, Scope, Send

from luxor.server.errors import UNAVAILABLE, Code, ServerError
from luxor.server.protocol.client_messages import (
    CLIENT_MESSAGE,
    Answer,
    AskSnapshot,
    ClientMessage,
    Hello,
    Propose,
)
from luxor.server.protocol.paths import SOCKET
from luxor.server.rooms.lobby import Lobby
from luxor.server.rooms.member import RoomMember
from luxor.server.settings import Rate, Settings
from luxor.server.storage.errors import StorageError
from luxor.server.web import logs
from luxor.server.web.limits import Bucket, Connections, RateLimiter, TooOftenError, address_of
from luxor.server.web.line import FLUSH_SECONDS, WRITE, Outbox, Write
from luxor.server.web.metrics import Metrics
from luxor.server.web.problems import FAULT, code_of, readable
from luxor.server.web.security import HEADERS, NO_STORE, is_allowed_origin

log = logging.getLogger("luxor.socket")

MOST_MESSAGE = 64 * 1024
"""Bytes of a message; the connection of a larger one is closed with 1009."""

HELLO_SECONDS = 10.0
"""How long a connection has for its ``hello``."""

PATIENCE = Rate(20, 60)
"""How much nonsense, or how many messages too many, a connection is forgiven."""

_PATH = re.compile(re.escape(SOCKET).replace(re.escape("{game}"), "([A-Za-z0-9_-]{1,32})"))


class PlaySocket:
    """Answers WebSockets: an ASGI application for scopes of that kind."""

    def __init__(
        self,
        rooms: Lobby,
        settings: Settings,
        metrics: Metrics,
        requests: RateLimiter,
        new_games: RateLimiter,
    ) -> None:
        self.rooms = rooms
        self.settings = settings
        self.metrics = metrics
        self.new_games = new_games
        self._requests = requests
        self._connections = Connections(
            settings.most_connections, settings.most_connections_per_address
        )
        rate = settings.messages
        self.too_often = f"at most {rate.count} messages in {rate.seconds} s: wait a little"
        self._open: set[Conversation] = set()
        self._stopping = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection to its end."""
        await receive()  # "websocket.connect"
        path = str(scope["path"]).removeprefix(scope.get("root_path", ""))
        address = address_of(scope["client"][0] if scope.get("client") else None)
        try:
            game = self._admit(scope, path, address)
        except ServerError as error:
            self.metrics.turned_away.labels(error.code).inc()
            logs.happened(log, "turned away", code=error.code)
            await _turn_away(send, error)
            return
        began = time.monotonic()
        write = scope.get("extensions", {}).get(WRITE, {}).get("write")
        conversation = Conversation(self, game, address, receive, send, write)
        self._open.add(conversation)
        self.metrics.connections.inc()
        try:
            await conversation.run()
        finally:
            self.metrics.connections.dec()
            self._open.discard(conversation)
            self._connections.leave(address)
            if conversation.was_let_in:
                logs.happened(log, "closed", seconds=round(time.monotonic() - began, 1))

    async def stop(self) -> None:
        """Let nobody in any more; say goodbye to those who are there, and give them some time."""
        self._stopping = True
        for conversation in list(self._open):
            conversation.outbox.end("stopping", again=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_SECONDS):
                while self._open:
                    await asyncio.sleep(0.02)

    def _admit(self, scope: Scope, path: str, address: str) -> str:
        """Count a connection in and return its game; raises ``ServerError`` if it must not be."""
        found = _PATH.fullmatch(path)
        if not found:
            raise ServerError(Code.NOT_KNOWN, "there is nothing here")
        if not is_allowed_origin(scope, self.settings):
            raise ServerError(Code.NOT_ALLOWED, "pages of this origin may not connect")
        if self._stopping:
            raise ServerError(Code.STOPPING, "the server is stopping: come back in a moment")
        self._requests.take(address)
        self._connections.enter(address)
        return found[1]


class Conversation:
    """One accepted connection."""

    __slots__ = (
        "_address",
        "_bucket",
        "_game",
        "_limit",
        "_member",
        "_patience",
        "_receive",
        "_send",
        "_server",
        "outbox",
    )

    def __init__(
        self,
        server: PlaySocket,
        game: str,
        address: str,
        receive: Receive,
        send: Send,
        write: Write | None,
    ) -> None:
        self._server = server
        self._game = game
        self._address = address
        self._receive = receive
        self._send = send
        self._bucket = Bucket(server.settings.messages)
        self._patience = Bucket(PATIENCE)
        self._member: RoomMember | None = None
        self._limit = asyncio.timeout(HELLO_SECONDS)
        self.outbox = Outbox(send, self._ends, write)

    @property
    def was_let_in(self) -> bool:
        """Whether it got as far as a welcome."""
        return self._member is not None

    async def run(self) -> None:
        """Accept the connection, and serve it to its end."""
        sender = None
        try:
            async with self._limit:
                await self._send({"type": "websocket.accept"})
                sender = asyncio.create_task(self.outbox.run())
                await self._read()
        except TimeoutError:  # no hello, or what still waited could not be sent in time
            if sender is not None and not self.outbox.ended:
                self.outbox.end("too_slow", again=False)
                await asyncio.wait((sender,), timeout=FLUSH_SECONDS)
        finally:
            if self._member is not None:
                self._member.gone()
            self.outbox.forget()
            if sender is not None and not sender.done():
                sender.cancel()
                await asyncio.wait((sender,))

    def _ends(self, reason: str) -> None:
        """Give the outbox some time, now that the connection is to end."""
        self._server.metrics.ended.labels(reason).inc()
        with contextlib.suppress(RuntimeError):  # the reading is over already
            self._limit.reschedule(asyncio.get_running_loop().time() + FLUSH_SECONDS)

    async def _read(self) -> None:
        """Read messages until the connection ends, from either side."""
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            if self.outbox.ended:
                continue  # what comes after goodbye is not heard
            if not self._bucket.take():
                self._nonsense(None, Code.TOO_OFTEN, self._server.too_often)
                continue
            message = self._parse(event)
            if message is None:
                continue
            if self._member is None:
                await self._enter(message)
            else:
                await self._carry_out(self._member, message)

    def _parse(self, event: Message) -> ClientMessage | None:
        """Return the message of an event; None if it is none, after refusing it."""
        text = event.get("text")
        if text is None:
            self._nonsense(None, Code.MALFORMED, "binary messages are not understood: send JSON")
            return None
        try:
            message: ClientMessage = CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            errors = error.errors(include_url=False, include_input=False)
            code, _ = code_of(errors)
            if code == Code.MALFORMED:
                self._nonsense(_id_in(text), code, readable(errors))
            else:  # what people type is not nonsense
                self._refuse(_id_in(text), code, readable(errors))
            return None
        self._server.metrics.messages.labels(message.type).inc()
        return message

    async def _enter(self, message: ClientMessage) -> None:
        """Let the client into the room with its ``hello``; who may not is sent away."""
        if not isinstance(message, Hello):
            self._nonsense(message.id, Code.NOT_NOW, "say hello first")
            return
        self._limit.reschedule(None)
        try:
            self._member = await self._server.rooms.enter(self._game, message, self.outbox)
        except ServerError as error:
            self._refuse(message.id, error.code, error.text, error.wait)
            self.outbox.close(1008, "refused")
        except StorageError as error:
            logs.fault(log, "the storage failed", error, message="hello")
            self._refuse(message.id, Code.UNAVAILABLE, UNAVAILABLE)
            self.outbox.close(1011, "unavailable")
        except Exception as error:
            logs.fault(log, "fault", error, message="hello")
            self._refuse(message.id, Code.FAULT, FAULT)
            self.outbox.close(1011, "fault")

    async def _carry_out(self, member: RoomMember, message: ClientMessage) -> None:
        """Hand a message to the room, and say so to the client if it is refused."""
        if isinstance(message, Hello):
            self._nonsense(message.id, Code.NOT_NOW, "you have said hello already")
            return
        began = time.perf_counter()
        try:
            if isinstance(message, Propose) and message.what == "rematch":
                self._server.new_games.take(self._address)
            await member.handle(message)
        except ServerError as error:
            self._refuse(message.id, error.code, error.text, error.wait)
        except StorageError as error:
            logs.fault(log, "the storage failed", error, message=message.type)
            self._refuse(message.id, Code.UNAVAILABLE, UNAVAILABLE)
        except Exception as error:
            logs.fault(log, "fault", error, message=message.type)
            self._refuse(message.id, Code.FAULT, FAULT)
        else:
            if isinstance(message, Answer):
                self._server.metrics.answer_seconds.observe(time.perf_counter() - began)
            elif isinstance(message, AskSnapshot) and message.checksum is not None:
                self._server.metrics.diverged.inc()

    def _nonsense(self, number: int | None, code: Code, text: str) -> None:
        """Refuse what no good client sends; who goes on with it is sent away."""
        self._refuse(number, code, text)
        if not self._patience.take():
            self.outbox.end("too_often", again=False)

    def _refuse(self, number: int | None, code: Code, text: str, wait: int | None = None) -> None:
        self._server.metrics.refused.labels(code).inc()
        message = {
            "type": "refused",
            "id": number,
            "code": code,
            "text": text,
            "version": None if self._member is None else self._member.version,
            "wait": wait,
        }
        self.outbox.send(orjson.dumps(message))


def _id_in(text: str) -> int | None:
    """Return the ``id`` of a message that is otherwise wrong, None if that cannot be read."""
    try:
        message: Any = orjson.loads(text)
    except ValueError:
        return None
    number = message.get("id") if isinstance(message, dict) else None
    return number if type(number) is int and 0 <= number < 2**31 else None


async def _turn_away(send: Send, error: ServerError) -> None:
    """Answer a WebSocket's request as one over HTTP."""
    body = orjson.dumps({"code": error.code, "text": error.text, "field": None})
    headers = [(b"content-type", b"application/json"), NO_STORE, *HEADERS]
    if isinstance(error, TooOftenError):
        headers.append((b"retry-after", str(error.wait or 0).encode()))
    status = error.code.status
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
