"""Connections that flood the server are dropped: nobody else waits for them, no memory grows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator

import pytest

from luxor.server.protocol.client_messages import PROTOCOL
from luxor.server.settings import Rate, Settings
from luxor.server.web import uvicorn_limits
from luxor.server.web.app import Web
from luxor.server.web.line import MOST_BYTES
from luxor.server.web.uvicorn_limits import (
    SLICE,
    SPARE_FRAMES,
    ConnectionLimits,
    LimitedWebSocket,
    frame_rate,
)
from tests.server.web.running import PATH, dial, eventually, frame, handshake
from tests.server.web.stand_in import OneRoom

pytestmark = pytest.mark.compiled

TOKEN = "A" * 43
MUCH = Rate(100_000, 1)
HELLO = frame({"type": "hello", "id": 1, "protocol": PROTOCOL, "tokens": [TOKEN]})
NO_MASK = bytes(4)
TEXT, PING, PONG = (bytes([0x80 | kind, 0x80]) + NO_MASK for kind in (1, 9, 10))
FIRST_FRAGMENT, FRAGMENT = b"\x01\x80" + NO_MASK, b"\x00\x80" + NO_MASK
LONG_PING = b"\x89\xfd" + NO_MASK + bytes(125)
BAD_UTF_8 = b"\x81\x81" + NO_MASK + b"\xff"


@contextlib.contextmanager
def entered(port: int) -> Iterator[socket.socket]:
    """Open a WebSocket that does only what it is told, and say hello."""
    with socket.create_connection(("127.0.0.1", port), 20) as line:
        line.sendall(handshake())
        assert line.recv(1000).startswith(b"HTTP/1.1 101 ")
        line.sendall(HELLO)
        assert b"welcome" in line.recv(1000)
        yield line


def send_until_dropped(line: socket.socket, data: bytes, most: int) -> int:
    """Send something again and again; return how many bytes were taken before the end."""
    sent = 0
    try:
        while sent < most:
            sent += line.send(data)
    except ConnectionError:
        return sent
    raise AssertionError(f"{sent} bytes were taken, and the connection is still there")


def ended(web: Web, reason: str) -> int:
    """Return how many connections the server has ended for a reason."""
    return int(web.metrics.ended.labels(reason)._value.get())


@pytest.mark.parametrize(
    "flood", [PING, PONG, FRAGMENT, TEXT], ids=["ping", "pong", "bits", "text"]
)
def test_a_flooding_connection_is_dropped_and_the_others_go_on(
    app: tuple[int, Web], rooms: OneRoom, monkeypatch: pytest.MonkeyPatch, flood: bytes
) -> None:
    parsed: list[int] = []
    handle = LimitedWebSocket.handle_events

    def count(self: LimitedWebSocket) -> None:
        parsed.append(len(self.conn.events))
        handle(self)

    monkeypatch.setattr(LimitedWebSocket, "handle_events", count)
    port, web = app
    with dial(port, PATH) as other, entered(port) as line:
        other.hello(TOKEN)
        assert other.hear()["type"] == "welcome"
        parsed.clear()
        if flood is FRAGMENT:
            line.sendall(FIRST_FRAGMENT)
        send_until_dropped(line, flood * 40_000, 64 << 20)
        eventually(lambda: len(rooms.gone) == 1)
        assert ended(web, "flood") == 1
        # Of the quarter of a megabyte that came at once hardly anything was looked at.
        assert sum(parsed) <= frame_rate(Settings().messages).count + SLICE // len(flood) + 10
        other.say("ping")
        assert other.hear()["type"] == "done"


@pytest.mark.parametrize("settings", [Settings(port=0, messages=MUCH)])
def test_what_waits_for_somebody_who_only_pings_is_bounded(
    app: tuple[int, Web], rooms: OneRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    handle = LimitedWebSocket.handle_events

    def measure(self: LimitedWebSocket) -> None:
        handle(self)
        waiting.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(LimitedWebSocket, "handle_events", measure)
    port, web = app
    with entered(port) as line:
        send_until_dropped(line, LONG_PING * 100, 64 << 20)
        eventually(lambda: len(rooms.gone) == 1)
    assert MOST_BYTES < max(waiting) <= MOST_BYTES + SLICE
    assert ended(web, "too_slow") == 1


@pytest.mark.parametrize("settings", [Settings(port=0, messages=MUCH)])
def test_a_message_in_endless_fragments_is_bounded(app: tuple[int, Web], rooms: OneRoom) -> None:
    port, web = app
    with entered(port) as line:
        line.sendall(FIRST_FRAGMENT + FRAGMENT * (SPARE_FRAMES + SLICE))
        eventually(lambda: len(rooms.gone) == 1)
    assert ended(web, "flood") == 1


def test_whoever_speaks_before_the_handshake_is_answered_is_dropped(
    app: tuple[int, Web], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never_answer(self: LimitedWebSocket) -> None:
        while (await self.receive())["type"] != "websocket.disconnect":
            pass

    monkeypatch.setattr(LimitedWebSocket, "run_asgi", never_answer)
    port, web = app
    with socket.create_connection(("127.0.0.1", port), 20) as line:
        line.sendall(handshake())
        send_until_dropped(line, PING, 64 << 20)
    assert ended(web, "flood") == 1


def test_messages_in_fragments_and_pings_are_understood(app: tuple[int, Web]) -> None:
    with dial(app[0], PATH) as client:
        client.hello(TOKEN)
        assert client.hear()["type"] == "welcome"
        for number in range(1, 21):
            client.line.ping().wait(20)
            client.line.send(['{"type": "ping",', f'"id": {number}', "}"])
            assert client.hear()["id"] == number


def test_as_many_frames_as_messages_are_allowed_at_least() -> None:
    assert frame_rate(Settings().messages) == Rate(200, 10)
    assert frame_rate(Rate(10, 1000)) == Rate(150, 10)
    assert frame_rate(Rate(1_000_000, 1)) == Rate(1_000_000, 1)


def test_bad_utf_8_ends_the_connection_and_is_not_logged(
    app: tuple[int, Web], rooms: OneRoom, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        with entered(app[0]) as line:
            line.sendall(BAD_UTF_8 * 2)
            closed = line.recv(1000)
            assert closed[:1] == b"\x88"
            assert closed[2:4] == (1007).to_bytes(2, "big")
            assert line.recv(1000) == b""
    eventually(lambda: len(rooms.gone) == 3)
    assert [x.getMessage() for x in caplog.records if x.levelno > logging.INFO] == []


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n[\r\n" * 40_000


@pytest.mark.parametrize(
    ("rest", "status"), [(CHUNKED, b"411"), (b"a:\r\n" * 60_000, b"400")], ids=["chunks", "headers"]
)
def test_requests_that_take_long_to_parse_are_refused(
    app: tuple[int, Web], caplog: pytest.LogCaptureFixture, rest: bytes, status: bytes
) -> None:
    with dial(app[0], PATH) as other:
        other.hello(TOKEN)
        assert other.hear()["type"] == "welcome"
        with socket.create_connection(("127.0.0.1", app[0]), 20) as line:
            line.sendall(b"POST /api/games HTTP/1.1\r\nHost: x\r\n" + rest[:20_000])
            assert line.recv(1000).startswith(b"HTTP/1.1 " + status)
            send_until_dropped(line, rest, 64 << 20)
        other.say("ping")
        assert other.hear()["type"] == "done"
    assert not caplog.records


@pytest.mark.parametrize("head", [b"GET /healthz HTTP/1.1\r\nHost: x\r\n", handshake()[:-2]])
def test_what_comes_in_pieces_is_put_together(app: tuple[int, Web], head: bytes) -> None:
    """Of a long request, and of what follows it, only some is parsed at once."""
    with socket.create_connection(("127.0.0.1", app[0]), 20) as line:
        line.sendall(head + b"X-Long: " + b"x" * 3 * SLICE + b"\r\n\r\n" + head + b"\r\n")
        line.settimeout(20)
        assert line.recv(1000).startswith((b"HTTP/1.1 200 ", b"HTTP/1.1 101 "))


# --- connections -----------------------------------------------------------------------------


def open_connections(port: int, count: int, stack: contextlib.ExitStack) -> list[socket.socket]:
    """Open connections over which nothing is asked."""
    return [
        stack.enter_context(socket.create_connection(("127.0.0.1", port), 20)) for _ in range(count)
    ]


def answers(line: socket.socket) -> bytes:
    """Return the first words of the answer to a request; none if the connection is closed."""
    try:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        return line.recv(1000)[:13]
    except ConnectionError:
        return b""


@pytest.mark.parametrize(
    ("host", "is_counted"),
    [("::1", False), ("127.0.0.1", False), ("::ffff:127.0.0.1", False), ("::2", True), ("", True)],
)
def test_connections_of_trusted_proxies_are_not_counted(host: str, is_counted: bool) -> None:
    settings = Settings(trusted_proxies=("::1", "127.0.0.0/8"))
    limits = ConnectionLimits(settings, lambda _: None)
    transport = asyncio.Transport()
    limits.enter(transport, (host, 1))
    assert limits._counts.total == is_counted
    limits.leave(transport, (host, 1))
    assert not limits._counts.total


def test_a_connection_whose_end_nobody_heard_of_is_not_counted_for_ever() -> None:
    limits = ConnectionLimits(Settings(), lambda _: None)
    first, second = asyncio.Transport(), asyncio.Transport()
    for transport in (first, second):
        limits.enter(transport, ("192.0.2.1", 1))
        assert limits._counts.total == 1
    limits.leave(first, ("192.0.2.1", 1))
    assert limits._counts.total == 1
    limits.leave(second, ("192.0.2.1", 1))
    assert limits._counts.total == 0


@pytest.mark.parametrize(
    ("settings", "is_limited"),
    [
        (Settings(port=0, most_connections_per_address=2), True),
        (Settings(port=0, most_connections_per_address=2, trusted_proxies=("::1",)), True),
        (Settings(port=0, most_connections_per_address=2, trusted_proxies=("127.0.0.0/8",)), False),
    ],
)
def test_so_many_connections_from_one_address(app: tuple[int, Web], is_limited: bool) -> None:
    port, web = app
    with contextlib.ExitStack() as stack:
        lines = open_connections(port, 2 + uvicorn_limits.SPARE_CONNECTIONS, stack)
        assert answers(lines[-1]) == b"HTTP/1.1 200 "
        one_more = open_connections(port, 1, stack)[0]
        if not is_limited:
            assert answers(one_more) == b"HTTP/1.1 200 "
            return
        assert one_more.recv(1000).startswith(b"HTTP/1.1 429 ")
        assert ended(web, "too_many") == 1
        lines[0].close()
        lines[1].sendall(handshake())  # what becomes a WebSocket is counted until its end
        assert lines[1].recv(1000).startswith(b"HTTP/1.1 101 ")
        lines[1].close()

        def free() -> bool:
            return answers(open_connections(port, 1, stack)[0]) == b"HTTP/1.1 200 "

        eventually(free)
        eventually(free)
        refused = answers(open_connections(port, 1, stack)[0])
        assert refused != b"HTTP/1.1 200 "
