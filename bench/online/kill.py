"""Kills a server again and again in the middle of its work, and checks whether anything is lost.

People play at several tables by the client of the package, which comes back by itself; at every
other table one seat is a bot's. The server gets SIGKILL at a random moment while answers are under
way, and is started again on the same database. When it has been killed often enough the games are
played to their end; then every log is compared with what the clients got.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from bench.machine import say
from bench.online.load import at_share, run_on_loop
from bench.online.noted import KEPT, Noted, judge_all
from bench.online.serving import Served
from bench.online.shared import POSTGRESQL, SQLITE, fresh, kind_of, on_each, planned, rows, section
from luxor.client.api import Api
from luxor.client.connection import Connection, Patience
from luxor.client.errors import LineError, LineLostError
from luxor.client.link import socket_address
from luxor.client.seat import Seat
from luxor.core.modules import NAMES
from luxor.server.protocol.http import CreatedGame
from luxor.server.protocol.setup import COLOURS, GameSetup

PATIENCE = Patience(first=0.05, most=0.5, give_up=120.0, steady=0.1)
LEVEL = "tourist"
"""Of the bots: one that answers at once."""

SPREAD = 1.0
"""Seconds within which the server is killed once it is at work again."""

AT_WORK = 2
"""Acknowledged answers for each table after which it is."""


@dataclass(frozen=True)
class Plan:
    """How often a server is killed, and what it has to do meanwhile."""

    times: int = 50
    rooms: int = 20
    clients: int = 4
    rate: float = 200.0
    modules: Sequence[str] = NAMES
    seed: int = 1


QUICK = Plan(times=3, rooms=3, clients=2, rate=1000.0)


@dataclass
class Seen:
    """What happened to the clients."""

    lost_lines: int = 0
    kept_unheard: int = 0
    """Answers that were kept although the server died before it could say so."""
    sent_again: int = 0
    """Answers that died with the server, so that the client gave them again."""
    interrupted: Counter[str] = field(default_factory=Counter)
    """What the tables were asked when the server was killed, by question."""
    back_after: list[float] = field(default_factory=list)
    """Seconds from each kill to the next acknowledged answer."""


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Measure as the command line says."""
    plan = planned(Plan(), QUICK, args)
    databases = args.database or [SQLITE, POSTGRESQL]
    return on_each("kill", databases, lambda name: measure(name, plan))


def measure(database: str, plan: Plan, say: Callable[[str], None] = say) -> dict[str, Any]:
    """Return the figures of killing a server on one database (see ``fresh``)."""
    with fresh(database) as url:
        served = Served(url)
        with served:
            party = Party(served, plan, say)
            run_on_loop(party.play())
        say("comparing every log with what the clients got")
        verdict = run_on_loop(judge_all(url, party.notes))
    if verdict.over < verdict.games:
        verdict.faults.append(f"{verdict.games - verdict.over} games are not over")
    seen = party.seen
    back = sorted(seen.back_after)
    return {
        "database": kind_of(database),
        **asdict(plan),
        "is_good": verdict.is_good,
        **asdict(verdict),
        "faults": verdict.faults[:20],
        "lost_lines": seen.lost_lines,
        "kept_unheard": seen.kept_unheard,
        "sent_again": seen.sent_again,
        "interrupted": dict(seen.interrupted.most_common()),
        "back_after_p50_ms": at_share(back, 0.5),
        "back_after_max_ms": at_share(back, 1.0),
    }


class Party:
    """All tables, and a task that kills the server."""

    def __init__(self, served: Served, plan: Plan, say: Callable[[str], None]) -> None:
        self._served = served
        self._plan = plan
        self._say = say
        self._api = Api(served.base)
        self._chance = random.Random(plan.seed)
        self._acknowledged = 0
        self._new = asyncio.Event()
        self._asking: dict[int, str] = {}
        self._has_ended = False
        self.notes: list[Noted] = []
        self.seen = Seen()

    async def play(self) -> None:
        """Play and kill until both are done."""
        async with asyncio.TaskGroup() as group:
            for number in range(self._plan.rooms):
                group.create_task(self._table(number))
            group.create_task(self._kill())

    # --- killing -----------------------------------------------------------------------------

    async def _kill(self) -> None:
        for number in range(self._plan.times):
            await self._acknowledge_some(AT_WORK * self._plan.rooms)
            await asyncio.sleep(self._chance.uniform(0.0, SPREAD))
            self.seen.interrupted.update(self._asking.values())
            killed = time.perf_counter()
            await asyncio.to_thread(self._served.kill)
            await asyncio.to_thread(self._served.start)
            await self._acknowledge_some(1)
            self.seen.back_after.append(time.perf_counter() - killed)
            self._say(f"killed {number + 1} of {self._plan.times} times")
        self._has_ended = True

    async def _acknowledge_some(self, count: int) -> None:
        """Return when so many more answers have been acknowledged."""
        until = self._acknowledged + count
        while self._acknowledged < until:
            self._new.clear()
            await self._new.wait()

    # --- playing -----------------------------------------------------------------------------

    async def _table(self, number: int) -> None:
        """Play one game after the other at a table."""
        while True:
            game = await self._create(number)
            noted = Noted(game.game)
            self.notes.append(noted)
            async with asyncio.TaskGroup() as group:
                for link in game.seats:
                    group.create_task(self._sit_and_play(number, game, noted, link.seat))
            if self._has_ended:
                return

    async def _create(self, number: int) -> CreatedGame:
        last = self._plan.clients - 1
        seats = [
            {"colour": COLOURS[seat], "bot": LEVEL if seat == last and number % 2 else None}
            for seat in range(self._plan.clients)
        ]
        mine = [number for number, seat in enumerate(seats) if seat["bot"] is None]
        form = {"seats": seats, "mine": mine, "modules": self._plan.modules, "pace": (0, 0)}
        setup = GameSetup.model_validate(form)
        while True:
            with contextlib.suppress(LineError):
                return await self._api.create(setup)
            await asyncio.sleep(0.1)

    async def _sit_and_play(self, table: int, game: CreatedGame, noted: Noted, number: int) -> None:
        token = next(link.token for link in game.seats if link.seat == number)
        line = await self._connect(game.game, token)
        watching = asyncio.create_task(self._watch(line, noted))
        try:
            seat = line.seat()
            while seat.form.kind != "person":
                with contextlib.suppress(LineLostError):  # then it is seen whether it was done
                    await seat.sit(f"p{number + 1}")
            while True:
                await line.until(lambda: line.known.is_over or seat.decision is not None)
                if line.known.is_over:
                    break
                await self._answer(table, seat, noted)
            try:
                seat.view()
            except LineError as error:
                noted.fault(f"p{number + 1}: {error}")
            assert line.known.room.result is not None
            noted.points = line.known.room.result.points
        finally:
            watching.cancel()
            self.seen.lost_lines += line.losses
            await line.close()

    async def _connect(self, game: str, token: str) -> Connection:
        while True:
            socket = socket_address(self._served.base, game)
            line = Connection(socket, [token], patience=PATIENCE)
            try:
                await line.open()
            except LineError:  # killed before the first welcome
                await line.close()
                await asyncio.sleep(0.1)
            else:
                return line

    async def _watch(self, line: Connection, noted: Noted) -> None:
        """Note every version that a client gets; it never goes down."""
        last = 0

        def look() -> bool:
            nonlocal last
            version = line.known.room.version
            if version < last:
                noted.fault(f"version {last} was sent, and {version} after reconnecting")
            last = version
            noted.see(version)
            return False

        await line.until(look)

    async def _answer(self, table: int, seat: Seat, noted: Noted) -> None:
        """Think a while, then answer, even if the server dies meanwhile."""
        assert seat.number is not None
        line, decision = seat.connection, seat.decision
        assert decision is not None
        self._asking[table] = decision.question.name
        await asyncio.sleep(self._chance.expovariate(self._plan.rate / self._plan.rooms))
        await line.until(lambda: line.is_open)
        version = line.known.room.version + 1
        chosen = decision.options[(7 * version + table) % len(decision.options)]
        noted.send(version, seat.number, chosen.id)
        losses = line.losses
        answered = await seat.answer(chosen.id)
        if answered.taken is None:
            self.seen.kept_unheard += 1
            return
        self.seen.sent_again += line.losses > losses
        noted.acknowledge(answered.version)
        self._acknowledged += 1
        self._new.set()


ROWS = (
    ("times", "killed"),
    ("games", "games"),
    ("over", "played to their end"),
    *KEPT,
    ("lost_lines", "connections that broke and came back"),
    ("kept_unheard", "answers saved although the server died before it said so"),
    ("sent_again", "answers that died with the server and were given again"),
    ("back_after_p50_ms", "from the kill to the next acknowledged answer, median, ms"),
    ("back_after_max_ms", "longest, ms"),
)


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as docs/performance.md has them."""
    first = result["kill"][0]
    questions = sorted({name for one in result["kill"] for name in one["interrupted"]})
    about = (
        f"{first['rooms']} tables of {first['clients']}, {first['rate']:g} answers/s, modules: "
        f"{', '.join(first['modules']) or 'none'}; a bot plays at every other table; interrupted "
        f"at {len(questions)} kinds of questions: {', '.join(f'`{name}`' for name in questions)}"
    )
    return section(result, about, rows("SIGKILL", {o["database"]: o for o in result["kill"]}, ROWS))
