"""Measures a server under load: how long answers take, what it costs, what a table weighs.

Server and clients share the machine, as the figures say. After the load every answer is looked for
in the database; then the server is restarted, loads the same tables, and is weighed.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from bench.machine import say
from bench.online.crowd import AT_ONCE, Client, Crowd, Measured, PlayedTable
from bench.online.noted import KEPT, judge_all
from bench.online.serving import Served, allow_files, machine_core_seconds
from bench.online.shared import SQLITE, fresh, kind_of, on_each, planned, rows, section
from luxor.client.api import Api
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.play.saved import save
from luxor.play.table import Table

MOST_P99 = 150.0
"""Milliseconds that are asked of the 99th percentile at 500 answers a second."""

MOST_ROOM = 150.0
"""KiB of memory that are asked of an idle room without its sockets."""

WARM_UP = 3.0
"""Seconds of load before anything is measured."""

SETTLE = 1.0
"""Seconds before a server is weighed."""

T = TypeVar("T")


@dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    rooms: int = 500
    clients: int = 4
    rates: Sequence[float] = (500.0,)
    seconds: float = 60.0
    modules: Sequence[str] = ()
    warm_up: float = WARM_UP
    settle: float = SETTLE


QUICK = Load(rooms=4, rates=(40.0,), seconds=1.0, warm_up=0.1, settle=0.1)


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Measure as the command line says."""
    args.rates = args.rate
    load = planned(Load(), QUICK, args)
    return on_each("server", args.database or [SQLITE], lambda name: measure(name, load))


def run_on_loop(story: Awaitable[T]) -> T:
    """Return the result of a coroutine, on the fastest loop available."""

    async def tell() -> T:
        return await story

    try:
        import uvloop
    except ImportError:
        return asyncio.run(tell())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(tell())


def measure(database: str, load: Load) -> dict[str, Any]:
    """Return the figures of one database (see ``fresh``)."""
    allow_files(load.rooms * load.clients + 500)
    with fresh(database) as url:
        with Served(url) as served:
            empty = run_on_loop(_weigh_one(served, load))
        with Served(url) as served:
            runs, crowd = run_on_loop(_play(served, load))
        say("looking for every answer in the database")
        verdict = run_on_loop(judge_all(url, crowd.notes))
        verdict.faults += [f"the server wrote: {line}" for line in served.warnings()]
        memory = weigh(url, empty, list(crowd.tables.values()), load)
    about = {key: getattr(load, key) for key in ("rooms", "clients", "modules", "seconds")}
    return {
        "database": kind_of(database),
        **about,
        "runs": runs,
        "memory": memory,
        "p99_at_most": MOST_P99,
        "room_kib_at_most": MOST_ROOM,
        "is_good": verdict.is_good,
        **asdict(verdict),
        "faults": verdict.faults[:20],
    }


async def _play(served: Served, load: Load) -> tuple[list[dict[str, Any]], Crowd]:
    crowd = Crowd(served, load.clients, tuple(load.modules))
    say(f"{load.rooms} rooms of {load.clients} sit down")
    await crowd.open(load.rooms)
    await crowd.answer(load.rates[0], load.warm_up)
    runs = []
    for rate in load.rates:
        say(f"{rate:g} answers/s for {load.seconds:g} s")
        server, own, machine = served.usage(), time.process_time(), machine_core_seconds()
        began = time.perf_counter()
        measured = await crowd.answer(rate, load.seconds)
        passed = time.perf_counter() - began
        server_core = served.usage().core - server.core
        own = time.process_time() - own
        busy, total = (n - m for n, m in zip(machine_core_seconds(), machine, strict=True))
        runs.append(
            {
                "rate": rate,
                **latencies(measured),
                "server_cores": round(server_core / passed, 3),
                "generator_cores": round(own / passed, 3),
                "other_cores": round(max(0.0, busy - server_core - own) / passed, 3),
                "machine_busy": round(busy / total, 3),
                "server_us_per_answer": round(server_core / max(1, measured.sent) * 1e6),
            }
        )
    crowd.close()
    return runs, crowd


def latencies(measured: Measured) -> dict[str, Any]:
    """Return how long answers took, in milliseconds."""
    took = sorted(measured.latencies)
    return {
        "answers": len(took),
        "reached_per_s": round(len(took) / measured.seconds, 1),
        "owed": measured.owed,
        "p50_ms": at_share(took, 0.5),
        "p90_ms": at_share(took, 0.9),
        "p99_ms": at_share(took, 0.99),
        "max_ms": at_share(took, 1.0),
    }


def at_share(took: Sequence[float], share: float) -> float | None:
    """Return which of the sorted times a share of them does not exceed, in milliseconds."""
    if not took:
        return None
    return round(took[max(0, -int(-len(took) * share // 1) - 1)] * 1000, 2)


# --- memory ----------------------------------------------------------------------------------


def weigh(url: str, empty: int, tables: list[PlayedTable], load: Load) -> dict[str, Any]:
    """Return KiB of memory for an idle room, without and with its sockets, and for a whole game.

    Fresh servers load the rooms, since one that has been busy does not give memory back; ``empty``
    is what one weighs that has a single room.
    """
    say("weighing the rooms without sockets, then with them")
    with Served(url) as served:
        rooms = run_on_loop(_weigh_rooms(served, empty, tables, load))
        games = run_on_loop(_import(served, len(tables), load))
    say("weighing games that are over")
    with Served(url) as served:
        whole = run_on_loop(_weigh_games(served, games, load))
    return {**rooms, "whole_game_kib": whole, "whole_game_answers": whole_game(load)[1]}


async def _weigh_one(served: Served, load: Load) -> int:
    """Return the bytes of a server with one room that has done everything once."""
    crowd = Crowd(served, load.clients, tuple(load.modules))
    await crowd.open(1)
    await crowd.answer(20.0, 0.5)
    crowd.close()
    await _load(served, [(table.noted.game, table.spectator) for table in crowd.tables.values()])
    return await _memory(served, load)


async def _weigh_rooms(
    served: Served, empty: int, tables: list[PlayedTable], load: Load
) -> dict[str, Any]:
    await _load(served, [(table.noted.game, table.spectator) for table in tables])
    loaded = await _memory(served, load)
    clients = [
        Client(table, client.seat, client.token) for table in tables for client in table.clients
    ]
    waiting = iter(clients)

    async def some() -> None:
        for client in waiting:
            await client.open(served)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))
    connected = await _memory(served, load)
    for client in clients:
        client.close()
    answers = sum(len(table.noted.acknowledged) for table in tables)
    return {
        "room_kib": _kib(loaded - empty, len(tables)),
        "room_with_sockets_kib": _kib(connected - empty, len(tables)),
        "socket_kib": _kib(connected - loaded, len(clients)),
        "room_answers": round(answers / len(tables), 1),
    }


async def _weigh_games(served: Served, games: Sequence[tuple[str, str]], load: Load) -> float:
    """Return KiB for a game that is over; some are loaded before the weighing begins."""
    first = len(games) // 10
    await _load(served, games[:first])
    before = await _memory(served, load)
    await _load(served, games[first:])
    return _kib(await _memory(served, load) - before, len(games) - first)


async def _load(served: Served, rooms: Sequence[tuple[str, str]]) -> None:
    """Let a server load rooms without a socket: by asking for their records."""
    api = Api(served.base)
    for game, token in rooms:
        await api.record(game, token)


async def _memory(served: Served, load: Load) -> int:
    await asyncio.sleep(load.settle)
    return served.usage().memory


def _kib(size: int, count: int) -> float:
    return round(size / 1024 / count, 1)


async def _import(served: Served, count: int, load: Load) -> list[tuple[str, str]]:
    api = Api(served.base)
    text, _ = whole_game(load)
    games = [await api.import_record(text) for _ in range(count)]
    return [(created.game, created.spectator) for created in games]


def whole_game(load: Load) -> tuple[str, int]:
    """Return the record of a random game, and how many answers people gave in it."""
    table = Table(Options(load.clients, None, tuple(load.modules)), seed=1)
    rng = Rng(1)
    while (decision := table.decision) is not None:
        table.play(decision.options[rng.below(len(decision.options))])
    return save(table), sum(answer.seat is not None for answer in table.answers)


# --- Markdown --------------------------------------------------------------------------------

RUN = (
    ("reached_per_s", "answers/s reached"),
    ("p50_ms", "median, ms"),
    ("p90_ms", "90 %, ms"),
    ("p99_ms", "99 %, ms"),
    ("max_ms", "longest, ms"),
    ("server_cores", "cores used by the server"),
    ("server_us_per_answer", "µs of a core for an answer"),
    ("generator_cores", "cores used by the clients"),
    ("other_cores", "cores used by anything else, a database server included"),
)


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as docs/performance.md has them."""
    by_database = {one["database"]: one for one in result["server"]}
    runs = {
        f"{name}, {run['rate']:g} answers/s": run
        for name, one in by_database.items()
        for run in one["runs"]
    }
    first = result["server"][0]
    memory = {name: one["memory"] for name, one in by_database.items()}
    weights = (
        ("room_kib", f"a room after {first['memory']['room_answers']:g} answers, no sockets"),
        ("room_with_sockets_kib", f"the same with its {first['clients']} sockets"),
        ("socket_kib", "a socket"),
        ("whole_game_kib", f"a game that is over, {first['memory']['whole_game_answers']} answers"),
    )
    asked = (
        f"At 500 answers/s at most {MOST_P99:g} ms are asked of the 99 %, and at most "
        f"{MOST_ROOM:g} KiB of an idle room without its sockets."
    )
    about = (
        f"{first['rooms']} rooms of {first['clients']} connected clients each, modules: "
        f"{', '.join(first['modules']) or 'none'}, {first['seconds']:g} s for each rate; server "
        "and clients share the machine"
    )
    return section(
        *(result, about, rows("From an answer to all clients", runs, RUN)),
        *(rows("Saved", by_database, KEPT), rows("Memory, KiB", memory, weights), ["", asked]),
    )
