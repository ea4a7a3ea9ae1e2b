"""Positions for the tests of powers that change how far a card moves."""

from __future__ import annotations

from textwrap import dedent

from luxor.core.events import redact
from luxor.core.state import State
from tests.rules.character_positions import holding, table
from tests.support import (
    options,
)

ALONE = "characters"
EQUIPPED = "equipment characters"
MUMMY = "mummy characters"

SINGLE_STEP = 3
"""A mummy tile, counted from 1."""


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


def seen(s: State, seat: int) -> list[tuple[int, ...]]:
    """Return the events as a seat sees them."""
    return [redact(s.rs, event, seat) for event in s.events or []]


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
