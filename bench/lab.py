"""Measures ``luxor simulate``: random games on all cores, beside the bare loop on one.

The share is what is left of "one core's own loop times the number of cores" when games are dealt
out to workers, scored by seat and source, and added up. Both are measured in turn in the same run
by the clock on the wall, after the workers have started. ``core_share`` is the same by the time
that cores were at work, which other programs on the machine don't touch.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from statistics import median
from typing import Any, NamedTuple

from bench.loops import start
from bench.machine import about_lines, say, table
from luxor.bots.process import cores
from luxor.core.options import Options
from luxor.core.playout import playouts
from luxor.core.rng import Rng
from luxor.lab.jobs import Setting
from luxor.lab.local import TINY_SUM, LocalEngine
from luxor.lab.simulate import simulate
from luxor.notation.edition_file import load_edition

ROUNDS, GAMES, COMMAND_GAMES = 5, 100_000, 400_000
LEAST = 0.6
"""The share that is asked for."""


class Time(NamedTuple):
    """Seconds on the wall, and seconds that cores were at work."""

    wall: float
    core: float


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Return speeds in games a second, and shares, each the median of the rounds."""
    rounds, games, command_games = args.rounds or ROUNDS, GAMES, COMMAND_GAMES
    if args.quick:
        rounds, games, command_games = 1, TINY_SUM, TINY_SUM
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
    began = time.perf_counter()
    words = [sys.executable, "-m", "luxor", "simulate", "--games", str(command_games), "--json"]
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    command_seconds = time.perf_counter() - began
    pairs = list(zip(bare, lab, strict=True))
    return {
        "lab": {
            "workers": workers,
            "games": workers * games,
            "playout_games_per_s": round(games / median(one.wall for one in bare)),
            "simulate_games_per_s": round(workers * games / median(one.wall for one in lab)),
            "share": round(median(one.wall / all_.wall for one, all_ in pairs), 3),
            "core_share": round(median(workers * one.core / all_.core for one, all_ in pairs), 3),
            "at_least": LEAST,
            "command_games": command_games,
            "command_games_per_s": round(command_games / command_seconds),
        }
    }


def played(workers: int, games: int) -> Time:
    """Return the time that simulating takes: on the wall once workers are there, of cores in all.

    The cores' time includes starting and ending the workers.
    """
    setting = Setting(Options(players=2), load_edition())
    core = core_seconds()
    with LocalEngine(workers) as engine:
        simulate(setting, games=workers * TINY_SUM, engine=engine)  # starts them
        wall = time.perf_counter()
        simulate(setting, games=games, engine=engine)
        wall = time.perf_counter() - wall
    return Time(wall, core_seconds() - core)


def core_seconds() -> float:
    """Return how long cores have worked for this process and its children that have ended."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as a table."""
    lab = result["lab"]
    rows = [
        ("bare playouts, one core", lab["playout_games_per_s"]),
        (f"luxor simulate, {lab['workers']} workers", lab["simulate_games_per_s"]),
        ("the whole command, start included", lab["command_games_per_s"]),
        (f"share of one core times {lab['workers']}, at least {LEAST:.0%}", f"{lab['share']:.1%}"),
        ("the same by the time of the cores", f"{lab['core_share']:.1%}"),
    ]
    return [*about_lines(result), *table(["Laboratory", "games/s"], rows)]
