"""Positions with characters for the tests of module 4, and what to read from them."""

from __future__ import annotations

from textwrap import dedent

from luxor import Options, load_edition
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules.characters import POWERS
from luxor.core.rng import Rng
from luxor.core.state import State
from tests.support import (
    asked,
    changed,
    position,
)

IDLE = ("plunder", "collector")
"""The powers of those who are not the point of a test."""

MOVE_CARD, NEW_HAND, ALL_4 = 1, 4, 14
"""Mummy tiles, counted from 1."""


def table(text: str, p1: str = "", p2: str = "", modules: str = "characters") -> State:
    """Return a position in which p1 and p2 have those powers, or one that does nothing there."""
    idle = [name for name in IDLE if name not in (p1, p2)]
    powers = [name or idle.pop() for name in (p1, p2)]
    lines = [f"data power p{n}: {POWERS.index(name)}" for n, name in enumerate(powers, start=1)]
    return position("\n".join([f"modules: {modules}", dedent(text), *lines]))


def holding(s: State, cards: str) -> State:
    """Return a position in which p1 holds other cards, also such as only its colour has."""
    numbers = [s.rs.card_names.index(name) for name in cards.split()]
    return changed(s, hands=[numbers, *s.to_dict()["hands"][1:]])


def data(s: State, name: str, seat: int = 0) -> int:
    """Return a number that a module keeps."""
    found = next(module.offsets[name] for module in s.rs.modules if name in module.offsets)
    number: int = s.to_dict()["data"][found + seat]
    return number


def set_up(players: int = 2, seed: int | None = None) -> State:
    """Return a game with characters whose set-up has come to them, or with a seed is done."""
    rules = Options(players=players, first=0, modules=("characters",))
    s = engine.new_game(compile_ruleset(rules, load_edition()), listen=True)
    rng = Rng(seed or 0)
    while s.asks == k.CHANCE and (seed is not None or asked(s)[1] != "character"):
        engine.answer(s, engine.draw_outcome(s, rng))
    return s


def powers(s: State) -> list[str]:
    """Return who has which power."""
    return [POWERS[data(s, "power", seat)] for seat in range(s.rs.players)]


STATUE = """
    p1: t6 t6 statue statue statue
    p1 hand: 1 2 3 4 5
    p2 hand: 1 2 3 4 5
    t7: joker
"""
