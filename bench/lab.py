"""Measures ``luxor simulate``: random games on all cores, beside the bare loop on one.

The share is what is left of "one core's own loop times the number of cores" when games are dealt
out to workers, scored by seat and source, and added up. Both are measured in turn in the same run;
the clock is the one on the wall, workers have been started before it runs. ``core_share`` is the
same by the time that cores were at work, which other programs on the machine do not touch.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median
from typing import Any, NamedTuple

import luxor
from bench.loops import start
from bench.machine import describe
from bench.rounds import say
from bench.worker import compiled_files, compilers
from luxor.core.options import Options
from luxor.core.playout import playouts
from luxor.core.rng import Rng
from luxor.lab.jobs import Setting
from luxor.lab.local import TINY_SUM, LocalEngine, cores
from luxor.lab.simulate import simulate
from luxor.notation.edition_file import load_edition

ROUNDS, GAMES = 5, 100_000
QUICK_ROUNDS, QUICK_GAMES = 1, TINY_SUM
COMMAND_GAMES = 400_000
STARTING = TINY_SUM
"""Games for each worker that make an engine start it."""
LEAST = 0.6
"""What is asked of the share."""


class Time(NamedTuple):
    """Seconds on the wall, and seconds that cores were at work."""

    wall: float
    core: float


def measure(rounds: int, games: int, command_games: int, say: Callable[[str], None]) -> Any:
    """Return the figures: speeds in games a second, and shares, each the median of the rounds."""
    begin = start("2")
    workers = cores()
    bare: list[Time] = []
    lab: list[Time] = []
    playouts(begin.state, games // 10 + 1, Rng(1))  # the first time is slower: caches are cold
    for done in range(rounds):
        say(f"laboratory: round {done + 1} of {rounds}")
        wall, core = time.perf_counter(), time.process_time()
        playouts(begin.state, games, Rng(1))
        bare.append(Time(time.perf_counter() - wall, time.process_time() - core))
        idle = played(workers, 0)
        busy = played(workers, workers * games)
        lab.append(Time(busy.wall, max(busy.core - idle.core, 1e-6)))
    say(f"laboratory: luxor simulate --games {command_games}")
    pairs = list(zip(bare, lab, strict=True))
    return {
        "workers": workers,
        "games": workers * games,
        "playout_games_per_s": round(games / median(one.wall for one in bare)),
        "simulate_games_per_s": round(workers * games / median(one.wall for one in lab)),
        "share": round(median(one.wall / all_.wall for one, all_ in pairs), 3),
        "core_share": round(median(workers * one.core / all_.core for one, all_ in pairs), 3),
        "at_least": LEAST,
        "command_games": command_games,
        "command_games_per_s": round(command_games / command_seconds(command_games)),
    }


def played(workers: int, games: int) -> Time:
    """Return what simulating takes on the wall, once workers are there, and of cores in all.

    What starting and ending the workers costs the cores is in it.
    """
    setting = Setting(Options(players=2), load_edition())
    core = core_seconds()
    with LocalEngine(workers) as engine:
        simulate(setting, games=workers * STARTING, engine=engine)  # starts them
        wall = time.perf_counter()
        simulate(setting, games=games, engine=engine)
        wall = time.perf_counter() - wall
    return Time(wall, core_seconds() - core)


def core_seconds() -> float:
    """Return what cores have worked for this process and those that it has seen end."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


def command_seconds(games: int) -> float:
    """Return how long the whole command takes, the start of Python and of the workers included."""
    words = [sys.executable, "-m", "luxor", "simulate", "--games", str(games), "--json"]
    began = time.perf_counter()
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def document(figures: dict[str, Any], about: dict[str, object]) -> dict[str, Any]:
    """Return everything as one JSON-ready object; ``about`` says how it was measured."""
    return {
        "compiled": luxor.is_compiled(),
        "machine": describe(compilers(compiled_files())),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        **about,
        "lab": figures,
    }


def text(result: dict[str, Any]) -> str:
    """Return the figures in words."""
    lab, machine = result["lab"], result["machine"]
    name = f"luxor simulate, {lab['workers']} workers"
    return "\n".join(
        [
            f"{machine['cpu']}, {machine['cores']} cores, {machine['python']}; {result['date']}",
            f"{'bare playouts, one core':<28}{lab['playout_games_per_s']:>10,} games/s",
            f"{name:<28}{lab['simulate_games_per_s']:>10,} games/s",
            (
                f"share of one core times {lab['workers']}: {lab['share']:.1%} "
                f"({lab['core_share']:.1%} by the time of the cores; "
                f"at least {lab['at_least']:.0%} is asked)"
            ),
            (
                f"the whole command, {lab['command_games']:,} games, start included: "
                f"{lab['command_games_per_s']:,} games/s"
            ),
        ]
    )


def main(wish: argparse.Namespace, about: dict[str, object]) -> int:
    """Measure and print as the command line says; return the exit status."""
    rounds, games, command_games = ROUNDS, GAMES, COMMAND_GAMES
    if wish.quick:
        rounds, games, command_games = QUICK_ROUNDS, QUICK_GAMES, QUICK_GAMES
    about = {**about, "rounds": rounds, "clock": "perf_counter"}
    result = document(measure(rounds, games, command_games, say), about)
    print(json.dumps(result, indent=2) if wish.json else text(result))
    return 0
