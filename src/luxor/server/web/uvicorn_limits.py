"""Limits that only the connection itself can keep, and everything that knows uvicorn's internals.

So many connections from one address, so many WebSocket frames of every kind on one connection, a
bound on what waits for a client that does not read, no requests that take long to parse, and no
connection that never asks for anything. The requirements admit only the versions of uvicorn for
which the tests pass.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
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
"""Bytes that are parsed before the frames in them are counted."""

SPARE_CONNECTIONS = 100
"""TCP connections from one address beside its WebSockets; a browser keeps up to six."""

SPARE_CONNECTIONS_IN_ALL = 500

MOST_HEADERS = 100
"""Header lines of a request."""

REQUEST_SECONDS = 20.0
"""How long a connection may wait for a request, or for the rest of one."""

REQUEST_LOG = logging.getLogger("uvicorn.error.requests")
REQUEST_LOG.setLevel(logging.ERROR)
"""For what uvicorn says of single requests: a warning for each bad one would fill the log."""

TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


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


class ConnectionLimits:
    """What the connections of one server share: its limits, and who is connected from where."""

    def __init__(self, settings: Settings, ended: Callable[[str], object]) -> None:
        """``ended`` is called with the reason for each connection that is dropped."""
        self.frames = frame_rate(settings.messages)
        self.ended = ended
        self.most = settings.most_connections + SPARE_CONNECTIONS_IN_ALL
        per_address = settings.most_connections_per_address + SPARE_CONNECTIONS
        self._connections = Connections(self.most, per_address)
        self._proxies = [ipaddress.ip_network(proxy) for proxy in settings.trusted_proxies]
        self._addresses: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.Transport, host: str | None) -> None:
        """Count a connection; one too many is refused. Those of trusted proxies do not count."""
        if self._is_proxy(host):
            return
        address = address_of(host)
        try:
            self._connections.enter(address)
        except ServerError:
            self.ended("too_many")
            transport.write(TOO_MANY_CONNECTIONS)
            transport.close()
        else:
            self._addresses[transport] = address

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no longer, if it was counted."""
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._connections.leave(address)

    def _is_proxy(self, host: str | None) -> bool:
        try:
            address = ipaddress.ip_address(host or "")
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._proxies)


class LimitedConfig(uvicorn.Config):
    """A configuration of uvicorn whose connections keep limits."""

    def __init__(self, app: Any, limits: ConnectionLimits, **options: Any) -> None:
        super().__init__(
            app,
            http=LimitedHttp,
            ws=LimitedWebSocket,
            limit_concurrency=limits.most,
            **options,
        )
        self.limits = limits


class LimitedRequests(h11.Connection):
    """What comes over a connection, unless it takes long to parse for what it says."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self.refusal: str | None = None

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return what comes next; raises ``RemoteProtocolError`` for a request that is refused."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            if len(event.headers) > MOST_HEADERS:
                self.refusal = f"At most {MOST_HEADERS} header lines, please."
            elif any(name == b"transfer-encoding" for name, _ in event.headers):  # tiny chunks
                self.refusal = "A body needs a Content-Length here."
            if self.refusal is not None:
                raise h11.RemoteProtocolError(self.refusal)
        return event


class LimitedHttp(H11Protocol):
    """A connection that is counted for its address, and whose requests are bounded."""

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = REQUEST_LOG
        self._limits = config.limits
        self.conn: LimitedRequests = LimitedRequests()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection."""
        super().connection_made(transport)
        self._limits.enter(transport, self.client[0] if self.client else None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer; one that has become a WebSocket ends there."""
        super().connection_lost(exc)
        self._limits.leave(self.transport)

    def send_400_response(self, msg: str) -> None:
        """Say what was wrong, and close."""
        super().send_400_response(self.conn.refusal or msg)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is dropped if it floods the server or never reads."""

    def __init__(
        self,
        config: LimitedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = config.limits
        self._bucket = Bucket(config.limits.frames)
        self._written: list[bytes] = []

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        super().connection_lost(exc)
        self._limits.leave(self.transport)

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


class IdleConnections:
    """Closes connections over which no request comes: uvicorn would keep them for ever."""

    def __init__(self) -> None:
        self._since: dict[Any, tuple[object, float]] = {}

    def close(self, state: ServerState, now: float) -> None:
        """Close those that have waited for a request, or for the rest of one, for long."""
        idle = {}
        for connection in state.connections:
            last = getattr(connection, "cycle", connection)  # its last request; no WebSocket's
            answered = getattr(last, "response_complete", False)
            # While nothing has come since the last answer, uvicorn itself watches the time.
            watched = getattr(connection, "timeout_keep_alive_task", None) is not None
            if last is None or (answered and not watched):
                seen, since = self._since.get(connection, (last, now))
                idle[connection] = (last, since if seen is last else now)
        self._since = idle
        for connection, (_, since) in idle.items():
            if now - since >= REQUEST_SECONDS:
                connection.transport.abort()
