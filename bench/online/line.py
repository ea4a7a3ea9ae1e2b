"""The cheapest WebSocket client there is, so that what is measured is the server.

It speaks what is needed with one server that sends whole text frames: no extensions, no fragments.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
FIN, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; with zeros that changes nothing, and costs nothing."""

SHORT, TWO_BYTES, EIGHT_BYTES = 126, 126, 127


class LineError(Exception):
    """The server does not answer as a WebSocket should, or has gone."""


class Line(asyncio.Protocol):
    """One connection: every message goes to ``heard``, and its end to ``lost``."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._greeted: asyncio.Future[None] | None = None
        self._transport: asyncio.Transport | None = None

    async def open(self, host: str, port: int, path: str) -> None:
        """Connect; raises :class:`LineError` or ``OSError`` if that fails."""
        loop = asyncio.get_running_loop()
        self._greeted = loop.create_future()
        await loop.create_connection(lambda: self, host, port)
        assert self._transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        words = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._transport.write(words.encode())
        await self._greeted

    def send(self, text: bytes) -> None:
        """Send a message; nothing happens on a line that is lost."""
        if self._transport is not None:
            self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Hang up, without waiting for an answer."""
        if self._transport is not None:
            self._transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            self._transport.close()

    # --- what the loop calls -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end, or that no WebSocket was opened."""
        self._transport = None
        if self._greeted is not None and not self._greeted.done():
            self._greeted.set_exception(LineError(f"no WebSocket was opened: {exc or 'closed'}"))
        else:
            self._lost()

    def data_received(self, data: bytes) -> None:
        """Take what has come apart into messages."""
        if self._rest:
            data = self._rest + data
        if self._greeted is not None and not self._greeted.done():
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                status = head.split(b"\r\n", 1)[0].decode("latin-1")
                self._greeted.set_exception(LineError(f"no WebSocket was opened: {status}"))
                return
            self._greeted.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            first = data[at]
            start, end = _payload(data, at)
            if end > size:
                break
            at = end
            if first == FIN | TEXT:
                self._heard(data[start:end])
            else:
                self._control(first & 0xF, data[start:end])
        self._rest = data[at:]

    def _control(self, kind: int, payload: bytes) -> None:
        if kind == PING and self._transport is not None:
            self._transport.write(frame(PONG, payload))
        elif kind == CLOSE and self._transport is not None:
            self._transport.close()


def _payload(data: bytes, at: int) -> tuple[int, int]:
    """Return where the payload of the frame at a place begins and ends, as far as can be seen."""
    length = data[at + 1]
    if length < SHORT:
        return at + 2, at + 2 + length
    start = at + (4 if length == TWO_BYTES else 10)
    if len(data) < start:
        return start, start + 1  # not all of the length is there yet: so neither is the rest
    return start, start + int.from_bytes(data[at + 2 : start], "big")


def frame(kind: int, payload: bytes, *, end: bool = True) -> bytes:
    """Return a frame as a client sends it: a whole message, or not its ``end``."""
    first = (FIN if end else 0) | kind
    length = len(payload)
    if length < SHORT:
        head = bytes((first, MASKED | length))
    elif length < 1 << 16:
        head = bytes((first, MASKED | TWO_BYTES)) + length.to_bytes(2, "big")
    else:
        head = bytes((first, MASKED | EIGHT_BYTES)) + length.to_bytes(8, "big")
    return head + NO_MASK + payload
