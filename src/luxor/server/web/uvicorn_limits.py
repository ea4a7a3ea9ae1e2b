"""Limits that only the connection itself can keep.

So many connections from one address, so many WebSocket frames of every kind on one connection, a
bound on what waits for a client that does not read, and no connection that never asks for anything.
Only :class:`LimitedWebSocket` knows uvicorn's internals: the requirements admit only the versions
for which the tests pass.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from luxor.server.errors import ServerError
from luxor.server.settings import MOST_RATE, Rate, Settings
from luxor.server.web.limits import Bucket, Connections, address_of
from luxor.server.web.line import MOST_BYTES, WRITE

SPARE_FRAMES = 140
"""Frames of every kind that a connection may send beside its messages: fragments, pings, pongs."""

FRAME_SECONDS = 10
"""In which as many frames are allowed again, or sooner if that goes for messages."""

SLICE = 2048
"""Bytes that are parsed at once, however many have come."""

SPARE_CONNECTIONS = 100
"""TCP connections from one address beside its WebSockets; a browser keeps up to six."""

SPARE_CONNECTIONS_IN_ALL = 500

REQUEST_SECONDS = 20.0
"""How long a connection may wait for a request, or for the rest of one."""

KEEP_SECONDS = 75
"""How long a connection is kept for another request: longer than proxies keep it."""

logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # a warning for each bad request

TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)

Peer = tuple[str, int]
"""Host and port at the other end of a connection."""


def frame_head(size: int) -> bytes:
    """Return what precedes a text of so many bytes: a whole message, not compressed."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def frame_rate(messages: Rate) -> Rate:
    """Return how many frames a connection may send that may send so many messages."""
    count = min(messages.count + SPARE_FRAMES, MOST_RATE)
    return Rate(count, min(messages.seconds, FRAME_SECONDS))


@dataclass(slots=True, eq=False)
class OpenConnection:
    """A connection, and whether it is used."""

    transport: asyncio.Transport
    address: str | None
    """Under which it is counted; None if it is not."""
    idle_until: float
    """When it is closed if no request has come by then."""
    requests: int = 0
    """That are being answered."""


class ConnectionLimits:
    """All connections of one server: how many may come from where, and which are idle."""

    def __init__(self, settings: Settings, ended: Callable[[str], object]) -> None:
        """``ended`` is called with the reason for each connection that is dropped."""
        self.frames = frame_rate(settings.messages)
        self.ended = ended
        self.most = settings.most_connections + SPARE_CONNECTIONS_IN_ALL
        per_address = settings.most_connections_per_address + SPARE_CONNECTIONS
        self._counts = Connections(self.most, per_address)
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies]
        self._open: dict[Peer | None, OpenConnection] = {}

    def enter(self, transport: asyncio.Transport, peer: Peer | None) -> None:
        """Count a connection; one too many is refused. Those of trusted proxies do not count."""
        if peer is None:
            transport.abort()
            return
        if old := self._open.get(peer):  # whose end we have not heard of
            self.leave(old.transport, peer)
        address = None if self._is_proxy(peer[0]) else address_of(peer[0])
        if address is not None:
            try:
                self._counts.enter(address)
            except ServerError:
                self.ended("too_many")
                transport.write(TOO_MANY_CONNECTIONS)
                transport.close()
                return
        idle_until = time.monotonic() + REQUEST_SECONDS
        self._open[peer] = OpenConnection(transport, address, idle_until)

    def leave(self, transport: asyncio.BaseTransport, peer: Peer | None) -> None:
        """Count a connection no longer, if it was counted."""
        connection = self._open.get(peer)
        if connection is not None and connection.transport is transport:
            del self._open[peer]
            if connection.address is not None:
                self._counts.leave(connection.address)

    def watched(self, app: ASGIApp) -> ASGIApp:
        """Return an application whose connections are idle while nothing is asked over them."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            connection = self._open.get(scope.get("client"))
            if connection is None:
                await app(scope, receive, send)
                return
            connection.requests += 1
            try:
                await app(scope, receive, send)
            finally:
                connection.requests -= 1
                connection.idle_until = time.monotonic() + KEEP_SECONDS + REQUEST_SECONDS

        return answer

    def close_idle(self) -> None:
        """Close connections that have waited for a request for long, or for the rest of one."""
        now = time.monotonic()
        for connection in list(self._open.values()):
            if not connection.requests and connection.idle_until <= now:
                connection.transport.abort()

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._proxies)


class LimitedConfig(uvicorn.Config):
    """A configuration of uvicorn whose connections keep limits."""

    def __init__(self, app: ASGIApp, limits: ConnectionLimits, **options: Any) -> None:
        super().__init__(
            limits.watched(app),
            http=LimitedHttp,
            ws=LimitedWebSocket,
            limit_concurrency=limits.most,
            timeout_keep_alive=KEEP_SECONDS,
            **options,
        )
        self.limits = limits


class LimitedHttp(H11Protocol):
    """A connection that is counted for its address, and parses a little at a time.

    So requests that take long to parse hold up nobody else. It overrides nothing but what any
    ``asyncio.Protocol`` has.
    """

    def __init__(self, config: LimitedConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._limits = config.limits
        self._stream: asyncio.Transport
        self._peer: Peer | None
        self._unread = b""
        self._is_paused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection."""
        super().connection_made(transport)
        self._stream, self._peer = transport, get_remote_addr(transport)
        self._limits.enter(transport, self._peer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer; one that has become a WebSocket ends there."""
        super().connection_lost(exc)
        self._limits.leave(self._stream, self._peer)

    def data_received(self, data: bytes) -> None:
        """Parse the beginning; the rest waits until others have had their turn."""
        is_waiting = bool(self._unread)
        self._unread += data
        if not is_waiting:
            self._parse_some()

    def _parse_some(self) -> None:
        stream = self._stream
        if stream.is_closing():
            return
        if self._is_paused:
            self._is_paused = False
            stream.resume_reading()
        some, self._unread = self._unread[:SLICE], self._unread[SLICE:]
        super().data_received(some)
        if not self._unread or stream.is_closing():
            return
        protocol = stream.get_protocol()
        if protocol is not self:  # a WebSocket by now
            assert isinstance(protocol, asyncio.Protocol)
            protocol.data_received(self._unread)
            return
        if stream.is_reading():
            self._is_paused = True
            stream.pause_reading()
        asyncio.get_running_loop().call_soon(self._parse_some)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is dropped if it floods the server or never reads."""

    def __init__(self, config: LimitedConfig, *args: Any, **options: Any) -> None:
        super().__init__(config, *args, **options)
        self._limits = config.limits
        self._bucket = Bucket(config.limits.frames)
        self._written: list[bytes] = []

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        super().connection_lost(exc)
        self._limits.leave(self.transport, self.client)

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time, so that frames are counted before there are thousands."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            if self.handshake_initiated and not self.handshake_complete:
                self._drop("flood")  # clients wait for the answer to their handshake
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Count what was parsed before anything is done with it."""
        in_bits = len(self.frames) > SPARE_FRAMES  # a message that never comes to an end
        if in_bits or not all(self._bucket.take() for _ in self.conn.events):
            self._drop("flood")
        elif self.transport.get_write_buffer_size() > MOST_BYTES:  # pongs, which no outbox bounds
            self._drop("too_slow")
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        """Let the application send without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Send a text at once; return False where that has to wait, or nobody is there any more."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self._written += (frame_head(len(text)), text)
        if len(self._written) == 2:  # what else is sent now goes with it
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        self.transport.write(b"".join(self._written))
        self._written.clear()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; a second one that waits stops the reading.

        Bad UTF-8 ends the connection without uvicorn's line in the log.
        """
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _drop(self, reason: str) -> None:
        self.conn.events_received()  # forgotten
        self._limits.ended(reason)
        self.transport.abort()
