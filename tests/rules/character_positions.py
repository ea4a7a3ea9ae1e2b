"""Positions with characters for the tests of module 4, and what to read from them."""

from __future__ import annotations

from textwrap import dedent

from luxor.core.modules.characters import POWERS
from luxor.core.state import State
from tests.support import changed, data, options, position

IDLE = ("plunder", "collector")
"""The powers of those who are not the point of a test."""


def table(text: str, p1: str = "", p2: str = "", modules: str = "characters") -> State:
    """Return a position in which p1 and p2 have those powers, or one that does nothing there."""
    idle = [name for name in IDLE if name not in (p1, p2)]
    powers = [name or idle.pop() for name in (p1, p2)]
    lines = [f"data power p{n}: {name}" for n, name in enumerate(powers, start=1)]
    return position("\n".join([f"modules: {modules}", dedent(text), *lines]))


def holding(s: State, cards: str) -> State:
    """Return a position in which p1 holds other cards, also such as only its colour has."""
    numbers = [s.rs.card_names.index(name) for name in cards.split()]
    return changed(s, hands=[numbers, *s.to_dict()["hands"][1:]])


def powers(s: State) -> list[str]:
    """Return who has which power."""
    return [POWERS[data(s, "power", f"p{seat + 1}")] for seat in range(s.rs.players)]


STATUE = """
    p1: t6 t6 statue statue statue
    p1 hand: 1 2 3 4 5
    p2 hand: 1 2 3 4 5
    t7: joker
"""


# --- powers that change how far a card moves --------------------------------------------------

ALONE = "characters"
EQUIPPED = "equipment characters"
MUMMY = "mummy characters"


def powered(cards: str, text: str, p1: str, p2: str = "", modules: str = ALONE) -> State:
    """Return a position in which p1 holds those cards, and p1 and p2 have those powers."""
    if modules == EQUIPPED:
        return holding(table(dedent(text), p1, p2, modules), cards)
    return table(f"p1 hand: {cards}\n{dedent(text)}", p1, p2, modules)


def one_tile(cards: str, text: str, modules: str = ALONE) -> State:
    """Return a position in which p1 may play each card as one tile."""
    return powered(cards, text, "one_tile", modules=modules)


def key_turner(cards: str, text: str, modules: str = ALONE) -> State:
    """Return a position in which p1 may change cards by keys."""
    return powered(cards, text, "key_turner", modules=modules)


def steps(s: State) -> list[str]:
    """Return how far a1 may go; "0" is to act without moving."""
    return [name[2:] or "0" for name in options(s) if name.startswith("a1")]


PATH = """
    p1: t9 t9 t9 stairs statue
"""
"""Three of p1's adventurers stand on t9, where nothing hinders them."""

END = """
    p1: t39 t39 t39 t39 t39
    p2: t40 t40 t40 t40 t40
    p2 hand: 3 3 3 5 5
"""
"""p1 can go one tile and no further, p2 cannot move at all: nobody has a key."""

TRAP = """
    p1: t28 t28 t28 t28 t28
    p1 keys: 1
    p2: t29 t29 t29 t29 t29
    p2 hand: 3 3 3 5 5
    t30: osiris3
    t31-t40: empty
"""
"""From t28 one tile is legal, two would be thrown beyond the chamber, three enter it."""

BRINK = TRAP.replace("t28 t28 t28 t28 t28", "t29 t29 t29 t29 t29")
"""From t29 one tile would be thrown beyond the chamber, two enter it."""
