"""Measures the searching bots on one core: iterations a second from the opening.

An iteration of *ismcts* goes down the tree, plays some rounds as the planner would and asks the
evaluation; with a ``trust`` below 1 it then plays the game to its end: a complete playout. All
iterations are made, because no option is dropped (``sure=100``). *flat* and the bare loop of random
games are measured in the same rounds.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

from bench.loops import SETTINGS, start
from bench.machine import about_lines, say, table
from luxor.bots.registry import make_bot
from luxor.bots.search_bot import SearchBot
from luxor.core import engine
from luxor.core.playout import playouts
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import view

ROUNDS, ITERATIONS = 7, 4000
QUICK_ROUNDS, QUICK_ITERATIONS = 1, 20
LEAST = 8000
"""Complete playouts a second that are asked of ismcts with two players and no module."""

BOTS = {
    "ismcts_complete": "ismcts:{}it:sure=100:trust=0.75",
    "flat_complete": "flat:{}it:trust=0.75",
    "ismcts": "ismcts:{}it:sure=100",
    "flat": "flat:{}it",
}
"""The bots that are measured, by the name of the figure."""


def opening(name: str) -> State:
    """Return the first decision of a game."""
    s = start(name).state.copy()
    engine.deal(s, Rng(1))
    return s


def searched(spec: str, s: State, iterations: int) -> float:
    """Return the iterations a second of a search at a position."""
    bot = make_bot(spec.format(iterations))
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


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Return iterations a second, the median of the rounds, by setting and by who plays them."""
    rounds = QUICK_ROUNDS if args.quick else args.rounds or ROUNDS
    iterations = QUICK_ITERATIONS if args.quick else ITERATIONS
    speeds: dict[str, dict[str, list[float]]] = {}
    for done in range(rounds):
        say(f"search: round {done + 1} of {rounds}")
        for name in SETTINGS:
            s = opening(name)
            row = speeds.setdefault(name, {})
            row.setdefault("random", []).append(bare(s, iterations))
            for bot, spec in BOTS.items():
                row.setdefault(bot, []).append(searched(spec, s, iterations))
    medians = {
        name: {what: round(median(each)) for what, each in row.items()}
        for name, row in speeds.items()
    }
    return {"rounds": rounds, "iterations": iterations, "at_least": LEAST, "search": medians}


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as a table."""
    search = result["search"]
    rows = [(SETTINGS[name].title, *row.values()) for name, row in search.items()]
    asked = f"At least {LEAST:,} complete playouts are asked of ismcts with 2 players."
    head = ["Iterations a second", *search["2"]]
    return [*about_lines(result), *table(head, rows), "", asked]
