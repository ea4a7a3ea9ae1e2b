"""Positions of random games, and what bots do at them here, in this process."""

from __future__ import annotations

import dataclasses
from functools import cache
from itertools import combinations

from luxor import Options, Table, load_edition
from luxor.bots import bot_rng
from luxor.bots.hints import rate
from luxor.bots.registry import make_bot
from luxor.core.edition import Edition
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View

ALL_SETS = tuple(names for number in range(len(NAMES) + 1) for names in combinations(NAMES, number))
GAMES = tuple(
    Options(players=players, modules=names)
    for number, names in enumerate(ALL_SETS)
    for players in (range(2, 6) if names in ((), NAMES) else (2 + number % 4,))
)
"""Every set of modules, and the base and all modules with every number of players."""


@cache
def decisions(options: Options) -> tuple[tuple[View, State], ...]:
    """Return the decisions of a random game: what the asked seat sees, and what there is."""
    table = Table(options, seed=1)
    rng = Rng(1)
    found = []
    while table.asked is not None:
        seen = table.view(table.asked)
        found.append((seen, table.snapshot()))
        table.play(seen.options[rng.below(len(seen.options))])
    return tuple(found)


def views(options: Options, every: int = 1) -> list[View]:
    """Return what the seats that are asked see in a random game, at some of its decisions."""
    return [seen for seen, _ in decisions(options)[::every]]


@cache
def a_view(number: int = 0) -> View:
    """Return a view with several options, of a game of all modules."""
    found = [seen for seen in views(Options(players=3, modules=NAMES)) if len(seen.options) > 2]
    return found[10 * number]


@cache
def the_ends() -> View:
    """Return a view whose options are 0 and 1: which end of the hand to play."""
    return next(seen for seen in views(Options()) if seen.known.legal() == [0, 1])


def here(level: str, seen: View, seed: int) -> int:
    """Return what a bot of a level does, asked in this process."""
    assert seen.seat is not None
    return make_bot(level).choose(seen, bot_rng(seed, seen.seat)).id


def hint_here(seen: View, seed: int) -> list[dict[str, object]]:
    """Return the hint of the strongest level, asked in this process."""
    assert seen.seat is not None
    return [
        {
            "id": row.action.id,
            "chance": row.chance,
            "margin": row.margin,
            "visits": row.visits,
        }
        for row in rate(make_bot("pharaoh"), seen, bot_rng(seed, seen.seat))
    ]


def own_edition() -> Edition:
    """Return an edition that is not built in, with other numbers."""
    built_in = load_edition()
    spaces = tuple(dataclasses.replace(space, points=space.points + 1) for space in built_in.spaces)
    return dataclasses.replace(built_in, name="own", spaces=spaces, keys=15, chamber_points=20)
