"""``run.py bench --server``, ``--kill`` and ``--flood``."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from typing import Any

import luxor
from bench.machine import describe
from bench.online.databases import POSTGRESQL, SQLITE
from bench.rounds import say
from bench.worker import compiled_files, compilers
from luxor.core.modules import NAMES

ROOMS, CLIENTS, RATE, SECONDS = 500, 4, 500.0, 60.0
QUICK_ROOMS, QUICK_RATE, QUICK_SECONDS, QUICK_PAUSE = 4, 40.0, 1.0, 0.1
TIMES, KILL_ROOMS, KILL_RATE = 50, 20, 200.0
FLOOD_ROOMS, FLOOD_CLIENTS, FLOOD_RATE, FLOOD_SECONDS = 20, 2, 60.0, 10.0
QUICK_TIMES, QUICK_KILL_ROOMS, QUICK_KILL_RATE, QUICK_CLIENTS = 3, 3, 1000.0, 2


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what can be chosen."""
    group = parser.add_argument_group("--server, --kill and --flood")
    group.add_argument(
        "--database",
        action="append",
        metavar="URL",
        help=f"{SQLITE} (a new file), {POSTGRESQL} (a server started for this), or the URL of an "
        "empty\ndatabase; may be repeated",
    )
    group.add_argument(
        "--rooms", type=int, metavar="N", help=f"default {ROOMS}, or {KILL_ROOMS}, or {FLOOD_ROOMS}"
    )
    group.add_argument(
        "--clients",
        type=int,
        choices=range(2, 6),
        help=f"in each room (default {CLIENTS}, or {FLOOD_CLIENTS})",
    )
    group.add_argument(
        "--rate",
        type=float,
        action="append",
        metavar="N",
        help=f"answers a second in all (default {RATE:g}, or {KILL_RATE:g}, or {FLOOD_RATE:g});\n"
        "with --server it may be repeated",
    )
    group.add_argument("--times", type=int, metavar="N", help=f"kills (default {TIMES})")
    group.add_argument(
        "--modules", nargs="*", choices=NAMES, help="default: none, with --kill all of them"
    )


def main(wish: argparse.Namespace, about: dict[str, Any]) -> tuple[dict[str, Any], str, int]:
    """Measure; return the document, the section for a page, and the exit status."""
    from bench.online import report

    name = "server" if wish.server else "kill" if wish.kill else "flood"
    measure = {"server": _load, "kill": _kill, "flood": _flood}[name]
    chosen = wish.database or ([SQLITE, POSTGRESQL] if wish.kill else [SQLITE])
    for url in wish.database or ():  # it may hold a password
        if url not in (SQLITE, POSTGRESQL):
            about["command"] = about["command"].replace(url, "URL")
    found = [measure(database, wish) for database in chosen]
    result = {
        "compiled": luxor.is_compiled(),
        "machine": describe(compilers(compiled_files())),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        **{key: about[key] for key in ("command", "load")},
        name: found,
    }
    for fault in report.faults(found):
        say(fault)
    markdown = {
        "server": report.load_markdown,
        "kill": report.kill_markdown,
        "flood": report.flood_markdown,
    }[name]
    return result, markdown(result), 0 if all(one["is_good"] for one in found) else 1


def _load(database: str, wish: argparse.Namespace) -> dict[str, Any]:
    from bench.online import load

    quick = wish.quick
    plan = load.Load(
        rooms=wish.rooms or (QUICK_ROOMS if quick else ROOMS),
        clients=wish.clients or CLIENTS,
        rates=wish.rate or [QUICK_RATE if quick else RATE],
        seconds=wish.seconds or (QUICK_SECONDS if quick else SECONDS),
        modules=tuple(wish.modules or ()),
        warm_up=QUICK_PAUSE if quick else load.WARM_UP,
        settle=QUICK_PAUSE if quick else load.SETTLE,
    )
    return load.measure(database, plan, say)


def _kill(database: str, wish: argparse.Namespace) -> dict[str, Any]:
    from bench.online import kill

    quick = wish.quick
    plan = kill.Plan(
        times=wish.times or (QUICK_TIMES if quick else TIMES),
        rooms=wish.rooms or (QUICK_KILL_ROOMS if quick else KILL_ROOMS),
        clients=wish.clients or (QUICK_CLIENTS if quick else CLIENTS),
        rate=(wish.rate or [QUICK_KILL_RATE if quick else KILL_RATE])[0],
        modules=tuple(NAMES if wish.modules is None else wish.modules),
    )
    return kill.measure(database, plan, say)


def _flood(database: str, wish: argparse.Namespace) -> dict[str, Any]:
    from bench.online import flood, load

    quick = wish.quick
    plan = flood.Plan(
        rooms=wish.rooms or (QUICK_ROOMS if quick else FLOOD_ROOMS),
        clients=wish.clients or FLOOD_CLIENTS,
        rate=(wish.rate or [QUICK_RATE if quick else FLOOD_RATE])[0],
        seconds=wish.seconds or (QUICK_SECONDS if quick else FLOOD_SECONDS),
        warm_up=QUICK_PAUSE if quick else load.WARM_UP,
    )
    return flood.measure(database, plan, say)
