"""Servers for tests: ``luxor serve`` as a process of its own, and what one asks of it."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from luxor.server.protocol.client_messages import PROTOCOL
from luxor.server.protocol.paths import GAMES, SOCKET

START = """
import signal
from luxor.cli.main import main
for number in (signal.SIGINT, signal.SIGHUP):  # a test run in the background ignores them
    signal.signal(number, signal.SIG_DFL)
raise SystemExit(main())
"""
LUXOR = (sys.executable, "-c", START)
STOP_SECONDS = 30

GENEROUS = (
    *("--rate", "requests=100000/1", "--rate", "new_games=100000/1"),
    *("--rate", "messages=100000/1"),
    *("--rate", "records=100000/1", "--rate", "opinions=100000/1"),
    *("--most-connections-per-address", "1000"),
)
"""Limits that no test reaches by accident."""

PATH = SOCKET.format(game="any")
"""The WebSocket of a game where all games are one."""

TWO = {"seats": [{"colour": "red"}, {"colour": "blue"}], "mine": [0, 1]}
"""The setup of a game of two people, whose tokens a test gets both."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)


class Running:
    """A server that runs: where it is, and what it logs."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self._log = log

    @property
    def log(self) -> str:
        """What the server has written to standard error."""
        return self._log.read_text("utf-8")

    @property
    def port(self) -> int:
        """The port on which it listens."""
        port = urlsplit(self.address).port
        assert port is not None
        return port

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """Send a request to a path below the root and return the answer."""
        given = dict(headers or {})
        data = body if isinstance(body, bytes) else None
        if body is not None and data is None:
            data = json.dumps(body).encode()
            given.setdefault("Content-Type", "application/json")
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            line.request(method, path, data, given)
            answer = line.getresponse()
            return Reply(answer.status, dict(answer.getheaders()), answer.read())
        finally:
            line.close()

    def create(self, setup: object = None, base: str = "") -> dict[str, Any]:
        """Create a game and return its tokens."""
        made = self.ask("POST", base + GAMES, TWO if setup is None else setup)
        assert made.status == 201, made.body
        game: dict[str, Any] = made.json
        return game

    @contextlib.contextmanager
    def connect(self, game: str, base: str = "", **options: Any) -> Iterator[Client]:
        """Open a game's WebSocket."""
        with dial(self.port, base + SOCKET.format(game=game), **options) as client:
            yield client

    @contextlib.contextmanager
    def enter(self, game: str, *tokens: str, base: str = "", **options: Any) -> Iterator[Client]:
        """Open a game's WebSocket and say hello."""
        with self.connect(game, base, **options) as client:
            client.hello(*tokens)
            yield client

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and return the exit status."""
        self.process.send_signal(number)
        return self.process.wait(STOP_SECONDS)


class Client:
    """A client of a game that says and hears plain messages; in updates the room is complete."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self._room: dict[str, Any] = {}

    def hello(self, *tokens: str, **fields: object) -> int:
        """Say who this is; return the message's number."""
        return self.say("hello", protocol=PROTOCOL, tokens=tokens, **fields)

    def say(self, kind: str, **fields: object) -> int:
        """Send a message; return its number."""
        self.number += 1
        self.line.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message, or the next one of some kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(20))
            if "room" in message:
                self._room = message["room"] = self._room | message["room"]
            if not kinds or message["type"] in kinds:
                return message

    def begin(self) -> dict[str, Any]:
        """Sit down at both seats of a game of two; return the update with which it begins."""
        for seat in range(2):
            self.say("sit", seat=seat, name=f"P{seat}")
        while (update := self.hear("update"))["room"]["phase"] == "waiting":
            pass
        return update

    def outcome(self, number: int) -> dict[str, Any]:
        """Return what became of a message: the ``done`` or ``refused`` of its number."""
        while True:
            message = self.hear("done", "refused")
            if message["id"] == number:
                return message

    def rest(self) -> list[dict[str, Any]]:
        """Return everything that comes until the connection is closed."""
        heard = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(self.line.recv(20)))
        return heard

    @property
    def close_code(self) -> int | None:
        """The code with which the connection was closed."""
        return self.line.close_code


def eventually(what: Callable[[], bool]) -> None:
    """Wait for something that comes by itself."""
    until = time.monotonic() + 20
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)


def handshake() -> bytes:
    """Return the request that opens a WebSocket."""
    lines = [
        f"GET {PATH} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(form: object) -> bytes:
    """Return a short text frame, masked with zeros."""
    data = json.dumps(form).encode()
    length = (
        bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    )
    return b"\x81" + length + bytes(4) + data


@contextlib.contextmanager
def dial(port: int, path: str, **options: Any) -> Iterator[Client]:
    """Open a WebSocket on this machine."""
    options = {"compression": None, "open_timeout": 20, **options}
    with connect(f"ws://127.0.0.1:{port}{path}", **options) as line:
        yield Client(line)


@contextlib.contextmanager
def serving(
    folder: Path, *options: str, database: str | None = None, program: Sequence[str] = LUXOR
) -> Iterator[Running]:
    """Run ``luxor serve`` on a free port; it must end well, unless it was stopped before.

    ``program`` is something that does what ``luxor`` does.
    """
    log = folder / "stderr.txt"
    command = (*program, "serve", "--port", "0", "--bot-workers", "1")
    kept = database or str(folder / "games.db")
    environment = {**os.environ, "PYTHONWARNINGS": "error"}
    with (
        log.open("w") as errors,
        subprocess.Popen(
            (*command, "--database", kept, *options),
            stdout=subprocess.PIPE,
            stderr=errors,
            env=environment,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said.startswith("Luxor is at http://"), log.read_text()
            running = Running(process, said.split()[-1], log)
            yield running
            if process.poll() is None:
                assert running.stop() == 0, running.log
        finally:
            if process.poll() is None:
                process.kill()
