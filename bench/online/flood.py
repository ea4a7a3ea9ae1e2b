"""Measures how long answers take while somebody floods the server, beside quiet times.

The server has its default limits. The flood comes from an address of its own, over one connection
at a time, opened again whenever the server drops it. Quiet times and floods take turns in one run,
so the ratios say more than the times: server, players and flood share the machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

from bench.machine import say
from bench.online.crowd import Crowd, Measured
from bench.online.flooder import FLOODS, MIB
from bench.online.load import WARM_UP, latencies, run_on_loop
from bench.online.serving import Served
from bench.online.shared import SQLITE, fresh, kind_of, on_each, planned, rows, section
from luxor.server.protocol.paths import SOCKET
from luxor.server.settings import Settings

RATIOS = ("p50", "p99", "max")


@dataclass(frozen=True)
class Plan:
    """What is measured: each flood for so many seconds, and as long before it without one."""

    rooms: int = 20
    clients: int = 2
    rate: float = 60.0
    seconds: float = 10.0
    warm_up: float = WARM_UP


QUICK = Plan(rooms=4, rate=40.0, seconds=1.0, warm_up=0.1)


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Measure as the command line says."""
    plan = planned(Plan(), QUICK, args)
    return on_each("flood", args.database or [SQLITE], lambda name: measure(name, plan))


def measure(database: str, plan: Plan) -> dict[str, Any]:
    """Return the figures of one database (see ``fresh``)."""
    usual = Settings()
    limits = (
        *("--rate", f"messages={usual.messages}", "--rate", f"requests={usual.requests}"),
        *("--most-connections-per-address", str(usual.most_connections_per_address)),
    )
    with fresh(database) as url, Served(url, *limits) as served:
        calm, floods, faults = run_on_loop(_play(served, plan))
    about = {key: getattr(plan, key) for key in ("rooms", "clients", "rate", "seconds")}
    return {
        "database": kind_of(database),
        **about,
        "calm": calm,
        "floods": floods,
        "is_good": not faults and all(one["dropped"] for one in floods),
        "faults": faults[:20],
    }


async def _play(
    served: Served, plan: Plan
) -> tuple[dict[str, Any], list[dict[str, Any]], list[str]]:
    crowd = Crowd(served, plan.clients)
    await crowd.open(plan.rooms)
    await crowd.answer(plan.rate, plan.warm_up)
    calm = Measured()
    flooded = []
    for name in FLOODS:
        say(f"{plan.seconds:g} s without a flood, then {plan.seconds:g} s of {name}")
        quiet = await crowd.answer(plan.rate, plan.seconds)
        calm.seconds += quiet.seconds
        calm.latencies += quiet.latencies
        before = served.usage().memory
        with _Flooder(served.port, name) as flooder:
            measured = await crowd.answer(plan.rate, plan.seconds)
            after = served.usage().memory
        flooded.append((name, measured, flooder.counts, after - before))
    crowd.close()
    usual = latencies(calm)
    floods = []
    for name, measured, counts, grown in flooded:
        found = latencies(measured)
        ratios = {f"{key}_ratio": _ratio(found[f"{key}_ms"], usual[f"{key}_ms"]) for key in RATIOS}
        memory = round(grown / MIB, 1)
        floods.append({"flood": name, **ratios, **found, **counts, "memory_grown_mib": memory})
    return usual, floods, [fault for noted in crowd.notes for fault in noted.faults]


def _ratio(flooded: float | None, calm: float | None) -> float | None:
    return None if flooded is None or not calm else round(flooded / calm, 2)


class _Flooder:
    """A process that floods a server while a context lasts; then its counts are known."""

    def __init__(self, port: int, flood: str) -> None:
        path = SOCKET.format(game="any")
        self._words = [sys.executable, "-m", "bench.online.flooder", str(port), path, flood]
        self.counts: dict[str, float] = {}

    def __enter__(self) -> _Flooder:
        self._process = subprocess.Popen(
            self._words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self._process.stdout.readline()  # it begins
        return self

    def __exit__(self, *_: object) -> None:
        said, _none = self._process.communicate()
        self.counts = json.loads(said)


ROWS = (
    ("p50_ratio", "median, times that without a flood"),
    ("p99_ratio", "99 %, times that without a flood"),
    ("max_ratio", "longest, times that without a flood"),
    ("p50_ms", "median, ms"),
    ("p99_ms", "99 %, ms"),
    ("max_ms", "longest, ms"),
    ("connections", "connections of the flood"),
    ("dropped", "dropped by the server"),
    ("refused", "refused by the server"),
    ("sent_mib", "MiB that it could send"),
    ("memory_grown_mib", "MiB by which the server grew"),
)


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as docs/performance.md has them."""
    first = result["flood"][0]
    about = (
        f"{first['rooms']} rooms of {first['clients']} connected clients each, {first['rate']:g} "
        f"answers/s; {first['seconds']:g} s of each flood, and as long before it without one; "
        "server, clients and flood share the machine"
    )
    tables = []
    for one in result["flood"]:
        floods = {flood["flood"]: flood for flood in one["floods"]}
        tables.append(rows(one["database"], {"no flood": one["calm"], **floods}, ROWS))
    return section(result, about, *tables)
