"""``python -m bench.online.flooder PORT PATH FLOOD`` floods a server until its input ends.

It prints a line and begins: one connection at a time from an address of its own, opened again
whenever the server drops it. In the end it prints what has come of that as JSON.
"""

from __future__ import annotations

import contextlib
import json
import select
import socket
import sys

from bench.online.line import CONTINUATION, PING, TEXT, frame

ADDRESS = "127.0.0.2"
"""All of 127.0.0.0/8 is this machine, but each address has limits of its own."""

AGAIN = 0.02
"""Seconds after which a flood that was dropped or refused connects again."""

MIB = 1 << 20
CHUNK = 256 * 1024


def _many(one: bytes) -> bytes:
    return one * (CHUNK // len(one))


FLOODS = {
    "pings": _many(frame(PING, b"")),
    "long pings, pongs not read": _many(frame(PING, bytes(125))),
    "empty fragments": _many(frame(CONTINUATION, b"", end=False)),
    "empty messages": _many(frame(TEXT, b"")),
    "tiny chunks over HTTP": _many(b"1\r\n[\r\n"),
}
FIRST = {
    "empty fragments": frame(TEXT, b"", end=False),
    "tiny chunks over HTTP": b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
}
"""What must come before."""

OVER_HTTP = ("tiny chunks over HTTP",)
"""For which no WebSocket is opened."""


def is_over(seconds: float = 0.0) -> bool:
    """Return whether the input has ended, at the latest after some seconds."""
    return bool(select.select([sys.stdin], [], [], seconds)[0])


def greet(line: socket.socket, path: str) -> bool:
    """Open a WebSocket; return whether the server agrees."""
    words = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    line.sendall(words.encode())
    return b" 101 " in line.recv(4096)


def main(port: int, path: str, flood: str) -> None:
    """Flood, and print what has come of it."""
    counts = {"connections": 0, "dropped": 0, "refused": 0}
    sent = 0
    print("begun", flush=True)
    while not is_over(AGAIN):
        with contextlib.suppress(OSError), socket.socket() as line:
            line.settimeout(20)
            line.bind((ADDRESS, 0))
            line.connect(("127.0.0.1", port))
            counts["connections"] += 1
            if flood not in OVER_HTTP and not greet(line, path):
                counts["refused"] += 1
                continue
            line.sendall(FIRST.get(flood, b""))
            line.settimeout(0.1)
            while not is_over():
                try:
                    sent += line.send(FLOODS[flood])
                except TimeoutError:  # the server is busy, or reads no more
                    continue
                except OSError:
                    counts["dropped"] += 1
                    break
    print(json.dumps({**counts, "sent_mib": round(sent / MIB, 2)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
