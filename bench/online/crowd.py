"""Many tables of people who answer at a given rate, in one process.

Answers come at random instants (a Poisson process), as they do from people who do not know of each
other; whichever table has waited longest gets the next one. At a table the client of the seat that
is asked answers with one of its options, always the same at the same version. An answer is *there*
when all clients of its table have the update. A table whose game is over begins another one.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import orjson

from bench.online.line import Line
from bench.online.noted import Noted
from bench.online.serving import Served
from luxor.client.api import Api
from luxor.server.protocol.client_messages import PROTOCOL
from luxor.server.protocol.http import CreatedGame
from luxor.server.protocol.paths import SOCKET
from luxor.server.protocol.setup import COLOURS, GameSetup, SeatSetup

AT_ONCE = 8
"""Tables that are opened at the same time."""

PATIENCE = 60.0
"""Seconds after which what has not come will not come."""

UPDATE = re.compile(
    rb'\{"type":"update","what":"\w+","by":\w+,'
    rb'"room":\{(?:"game":"[\w-]+",)?"version":(\d+)[,}](?:"phase":"(\w+)")?'
)
PREVIEW = b'{"type":"preview"'
ASKED = b'"decision":{'
"""What is looked at in an update for a seat that is not asked: reading all of it takes longer."""


@dataclass
class Measured:
    """What one stretch of time has shown."""

    seconds: float = 0.0
    sent: int = 0
    latencies: list[float] = field(default_factory=list)
    """Seconds from an answer to the update at the last client of its table."""
    owed: int = 0
    """Answers that could not be sent in time since every table was still waiting."""


class Client:
    """One person: a WebSocket, a seat, and what was said there last."""

    def __init__(self, table: PlayedTable, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.version = 0
        self.decision: dict[str, Any] | None = None
        self.phase = ""
        self._line = Line(self._heard, self._lost)
        self._number = 0
        self._waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._answering: dict[int, int] = {}
        self.closed = False

    async def open(self, served: Served) -> None:
        """Connect and say hello."""
        path = SOCKET.format(game=self.table.noted.game)
        await self._line.open(served.host, served.port, path)
        await self._ask({"type": "hello", "protocol": PROTOCOL, "tokens": [self.token]})

    async def sit(self) -> None:
        """Sit down."""
        await self._ask({"type": "sit", "seat": self.seat, "name": f"p{self.seat + 1}"})

    def answer(self, option: int) -> None:
        """Answer; the ``done`` is noted when it comes."""
        self._number += 1
        self._answering[self._number] = self.version + 1
        message = {"type": "answer", "id": self._number, "version": self.version}
        self._line.send(orjson.dumps({**message, "seat": self.seat, "answers": [option]}))

    def close(self) -> None:
        """Hang up."""
        self.closed = True
        self._line.close()

    async def _ask(self, form: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        future = asyncio.get_running_loop().create_future()
        self._waiting[self._number] = future
        self._line.send(orjson.dumps({**form, "id": self._number}))
        async with asyncio.timeout(PATIENCE):
            answer: dict[str, Any] = await future
        return answer

    def _heard(self, text: bytes) -> None:
        if text.startswith(PREVIEW):
            return
        update = UPDATE.match(text)
        if update is not None and ASKED not in text:
            self._look(int(update[1]), (update[2] or b"").decode(), None)
            return
        form = orjson.loads(text)
        kind = form["type"]
        if kind in ("update", "welcome"):
            room = form["room"]
            self._look(room["version"], room.get("phase", ""), form["parts"][0]["decision"])
        if kind == "done" and form["id"] in self._answering:
            version = self._answering.pop(form["id"])
            if version == form["version"]:
                self.table.noted.acknowledge(version)
            else:
                self.table.noted.fault(f"{version} was to be made, {form['version']} was")
            self.table.settle()
        elif kind in ("done", "welcome"):
            self._waiting.pop(form["id"]).set_result(form)
        elif kind in ("refused", "bye"):
            self.table.noted.fault(f"p{self.seat + 1} got {text.decode()}")

    def _look(self, version: int, phase: str, decision: dict[str, Any] | None) -> None:
        if self.phase == "playing" and version != self.version + 1:
            self.table.noted.fault(f"p{self.seat + 1} got {version} after {self.version}")
        self.version = version
        self.phase = phase or self.phase
        self.decision = decision
        self.table.noted.see(version)
        self.table.seen(version)

    def _lost(self) -> None:
        if not self.closed:
            self.table.noted.fault(f"the line of p{self.seat + 1} was lost")


class PlayedTable:
    """One game and its clients."""

    def __init__(self, crowd: Crowd, number: int, created: CreatedGame) -> None:
        self.noted = Noted(created.game)
        self.spectator = created.spectator
        self.clients = [Client(self, link.seat, link.token) for link in created.seats]
        self._crowd = crowd
        self._number = number
        self._version = 0  # that is waited for, 0 if none is
        self._sent_at = 0.0
        self._missing = 0
        self._arrived_at = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the game is over for everybody."""
        return all(client.phase == "over" for client in self.clients)

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is under way."""
        return bool(self._version)

    def answer(self, now: float) -> None:
        """Let the client that is asked answer."""
        client = next(client for client in self.clients if client.decision is not None)
        assert client.decision is not None
        options = client.decision["options"]
        chosen = options[(7 * client.version + self._number) % len(options)]
        self._version = client.version + 1
        self._missing = len(self.clients)
        self._sent_at = now
        self.noted.send(self._version, client.seat, chosen["id"])
        client.answer(chosen["id"])

    def seen(self, version: int) -> None:
        """Note that one client has a version."""
        if version == self._version:
            self._missing -= 1
            if not self._missing:
                self._arrived_at = time.perf_counter()
                self.settle()

    def settle(self) -> None:
        """Report that the answer is there, once it was acknowledged and everybody has it."""
        if self._version and not self._missing and self._version in self.noted.acknowledged:
            self._version = 0
            self._crowd.arrived(self, self._sent_at, self._arrived_at)

    def close(self) -> None:
        """Hang up, all of them."""
        for client in self.clients:
            client.close()


class Crowd:
    """All tables, and the clock by which they answer."""

    def __init__(self, served: Served, clients: int, modules: tuple[str, ...] = ()) -> None:
        self._served = served
        self._api = Api(served.base)
        self._modules = modules
        self._clients = clients
        self._chance = random.Random(20261115)
        self._ready: deque[PlayedTable] = deque()
        self._owed = 0
        self._until = 0.0
        self._measured = Measured()
        self._renewing: set[asyncio.Task[None]] = set()
        self.tables: dict[int, PlayedTable] = {}
        self.notes: list[Noted] = []

    async def open(self, tables: int) -> None:
        """Create games and let everybody sit down at them."""
        numbers = iter(range(tables))

        async def some() -> None:
            for number in numbers:
                await self._open(number)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def _open(self, number: int) -> None:
        seats = tuple(
            SeatSetup.model_validate({"colour": colour}) for colour in COLOURS[: self._clients]
        )
        mine = tuple(range(self._clients))
        created = await self._api.create(GameSetup(seats=seats, mine=mine, modules=self._modules))
        table = PlayedTable(self, number, created)
        self.notes.append(table.noted)
        for client in table.clients:
            await client.open(self._served)
        for client in table.clients:
            await client.sit()
        async with asyncio.timeout(PATIENCE):
            while any(client.phase != "playing" for client in table.clients):
                await asyncio.sleep(0.001)
        self.tables[number] = table
        self._make_ready(table)

    async def answer(self, rate: float, seconds: float) -> Measured:
        """Let all tables together answer so often for so long; return when all has come."""
        measured = self._measured = Measured(seconds=seconds)
        now = time.perf_counter()
        self._until = now + seconds
        due = now
        self._owed = 0
        while (now := time.perf_counter()) < self._until:
            while due <= now:
                due += self._chance.expovariate(rate)
                self._owed += 1
                self._send(now)
            await asyncio.sleep(max(0.0, due - now))
        measured.owed, self._owed = self._owed, 0
        await self._everything_there()
        return measured

    async def _everything_there(self) -> None:
        give_up = time.perf_counter() + PATIENCE
        while any(table.is_waiting for table in self.tables.values()) or self._renewing:
            if time.perf_counter() > give_up:
                for table in self.tables.values():
                    if table.is_waiting:
                        table.noted.fault("the last answer never came to everybody")
                return
            await asyncio.sleep(0.02)

    def _send(self, now: float) -> None:
        if self._owed and self._ready and now < self._until:
            self._owed -= 1
            self._measured.sent += 1
            self._ready.popleft().answer(time.perf_counter())

    def arrived(self, table: PlayedTable, sent: float, arrived: float) -> None:
        """Note that an answer is there; its table can go on."""
        self._measured.latencies.append(arrived - sent)
        if table.is_over:
            table.close()
            task = asyncio.create_task(self._open(table._number))
            self._renewing.add(task)
            task.add_done_callback(self._renewing.discard)
        else:
            self._make_ready(table)

    def _make_ready(self, table: PlayedTable) -> None:
        self._ready.append(table)
        self._send(time.perf_counter())

    def close(self) -> None:
        """Let everybody hang up."""
        for table in self.tables.values():
            table.close()
