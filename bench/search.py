"""Measures the searching bots on one core: iterations a second from the opening.

An iteration of *ismcts* goes down the tree, plays some rounds as the planner would and asks the
evaluation; with a ``trust`` below 1 it then plays the game to its end: a complete playout. The
race is not let end (``sure=100``), so that all iterations are made. Beside it stand *flat*, and the
bare loop of random games, in the same rounds.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median
from typing import Any

import luxor
from bench.loops import start
from bench.machine import describe
from bench.rounds import say
from bench.worker import compiled_files, compilers
from luxor.bots.registry import make_bot
from luxor.bots.search_bot import SearchBot
from luxor.core import engine
from luxor.core.playout import playouts
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import view

SETTINGS = ("2", "4", "5-all")
"""Those of ``bench/loops.py`` that are measured."""

ROUNDS, ITERATIONS = 7, 4000
QUICK_ROUNDS, QUICK_ITERATIONS = 1, 20
LEAST = 8000
"""Playouts a second that are asked of ismcts with two players and no module."""


def bots(iterations: int) -> dict[str, str]:
    """Return the specs that are measured, by the name of the figure."""
    return {
        "ismcts_complete": f"ismcts:{iterations}it:sure=100:trust=0.75",
        "flat_complete": f"flat:{iterations}it:trust=0.75",
        "ismcts": f"ismcts:{iterations}it:sure=100",
        "flat": f"flat:{iterations}it",
    }


def opening(name: str) -> State:
    """Return the first decision of a game."""
    s = start(name).state.copy()
    engine.deal(s, Rng(1))
    return s


def searched(spec: str, s: State, iterations: int) -> float:
    """Return the iterations a second of a search at a position."""
    bot = make_bot(spec)
    assert isinstance(bot, SearchBot)
    seen = view(s, engine.asked_seat(s))
    began = time.process_time()
    bot.think(seen, Rng(1))
    return iterations / (time.process_time() - began)


def bare(s: State, games: int) -> float:
    """Return the random playouts a second from a position."""
    began = time.process_time()
    playouts(s, games, Rng(1))
    return games / (time.process_time() - began)


def measure(rounds: int, iterations: int, say: Callable[[str], None]) -> dict[str, dict[str, int]]:
    """Return iterations a second, the median of the rounds, by setting and by what plays them."""
    found: dict[str, dict[str, list[float]]] = {}
    for done in range(rounds):
        say(f"search: round {done + 1} of {rounds}")
        for name in SETTINGS:
            s = opening(name)
            row = found.setdefault(name, {})
            row.setdefault("random", []).append(bare(s, iterations))
            for bot, spec in bots(iterations).items():
                row.setdefault(bot, []).append(searched(spec, s, iterations))
    return {
        name: {what: round(median(speeds)) for what, speeds in row.items()}
        for name, row in found.items()
    }


def text(result: dict[str, Any]) -> str:
    """Return the figures as a table."""
    machine, figures = result["machine"], result["search"]
    head = f"{machine['cpu']}, {machine['cores']} cores, {machine['python']}; {result['date']}"
    columns = list(next(iter(figures.values())))
    lines = [head, "iterations a second from the opening, one core"]
    lines.append(f"{'':<12}" + "".join(f"{column:>17}" for column in columns))
    lines += [
        f"{name:<12}" + "".join(f"{row[column]:>17,}" for column in columns)
        for name, row in figures.items()
    ]
    lines.append(f"at least {LEAST:,} complete playouts are asked of ismcts with 2 players")
    return "\n".join(lines)


def main(wish: argparse.Namespace, about: dict[str, object]) -> int:
    """Measure and print as the command line says; return the exit status."""
    rounds, iterations = (QUICK_ROUNDS, QUICK_ITERATIONS) if wish.quick else (ROUNDS, ITERATIONS)
    result = {
        "compiled": luxor.is_compiled(),
        "machine": describe(compilers(compiled_files())),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        **about,
        "rounds": rounds,
        "iterations": iterations,
        "at_least": LEAST,
        "search": measure(rounds, iterations, say),
    }
    print(json.dumps(result, indent=2) if wish.json else text(result))
    return 0
