"""A connection's outbox: bounded, emptied by a task of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import orjson
from starlette.types import Send

MOST_WAITING = 256
"""Messages in an outbox."""

MOST_BYTES = 4 << 20
"""Behind the first message of an outbox, which may be larger.

The welcome of five players who share a screen brings all events of a long game, about 2 MiB.
"""

FLUSH_SECONDS = 5.0
"""How long a connection that is to end has for what still waits in its outbox."""

WRITE = "luxor.write"
"""The extension of a WebSocket's scope whose ``write`` sends a text at once, or returns False."""

CLOSE_CODES = {
    "stopping": 1012,  # service restart
    "deleted": 1000,
    "elsewhere": 1000,
    "too_slow": 1013,  # try again later
    "too_often": 1008,  # policy violation
}


Write = Callable[[bytes], bool]


class Outbox:
    """What waits to be sent on one WebSocket. It is the ``Line`` that a room gets."""

    __slots__ = (
        "_bytes",
        "_code",
        "_is_idle",
        "_on_end",
        "_send",
        "_waiting",
        "_wake",
        "_write",
        "ended",
    )

    def __init__(
        self, send: Send, on_end: Callable[[str], None], write: Write | None = None
    ) -> None:
        """``on_end`` is called once, with the reason, when the server ends the connection.

        ``write`` sends a text at once, where the connection can.
        """
        self._send = send
        self._write = write
        self._is_idle = False  # everything has been sent, in order
        self._on_end = on_end
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code = 1000
        self.ended = False

    def send(self, text: bytes) -> None:
        """Put a message into the outbox; a full one ends the connection instead."""
        if self.ended:
            return
        if self._is_idle and self._write is not None and self._write(text):
            return
        self._is_idle = False
        waiting = self._waiting
        behind_first = self._bytes - len(waiting[0]) if waiting else 0
        full = behind_first + len(text) > MOST_BYTES or len(waiting) >= MOST_WAITING
        if full and waiting:
            waiting.clear()  # the client comes back and says what it has
            self._bytes = 0
            self.end("too_slow", again=True)
            return
        waiting.append(text)
        self._bytes += len(text)
        self._wake.set()

    def end(self, reason: str, *, again: bool) -> None:
        """Say ``bye`` after what waits, and close."""
        if not self.ended:
            bye = orjson.dumps({"type": "bye", "reason": reason, "again": again})
            self._waiting.append(bye)
            self._bytes += len(bye)
            self.close(CLOSE_CODES.get(reason, 1000), reason)

    def close(self, code: int, reason: str) -> None:
        """Close after what waits, without a word."""
        if not self.ended:
            self.ended = True
            self._is_idle = False
            self._code = code
            self._wake.set()
            self._on_end(reason)

    def forget(self) -> None:
        """Drop everything: nobody is there any more."""
        self.ended = True
        self._waiting.clear()
        self._bytes = 0

    async def run(self) -> None:
        """Send what comes until the end, then close; returns too if the client has gone."""
        waiting = self._waiting
        try:
            while True:
                while waiting:
                    text = waiting.popleft()
                    self._bytes -= len(text)
                    await self._send({"type": "websocket.send", "text": text.decode()})
                if self.ended:
                    break
                self._wake.clear()
                self._is_idle = True
                await self._wake.wait()
            await self._send({"type": "websocket.close", "code": self._code})
        except (OSError, RuntimeError):  # the client has gone, as the reader is being told
            self.forget()
