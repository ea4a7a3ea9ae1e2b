"""Positions with equipment: two cards may be played in a turn, and colours are piles (Q1 to Q5)."""

from __future__ import annotations

from collections.abc import Callable

from luxor.core import constants as k
from luxor.core.modules.equipment import CARDS
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import COUNT, SLOT
from luxor.notation.position_form import Frame, In, must
from luxor.notation.position_rules import ModuleRules, Way

TWO_PLAYED = k.HAND - 2
"""How many cards are left in the hand when two were played."""


def _kit(rs: Ruleset, seat: int) -> int:
    return rs.pile_names.index(f"kit{seat + 1}")


def _numbers(family: str) -> set[int]:
    return {value for of, value in CARDS.values() if of == family}


# --- frames ----------------------------------------------------------------------------------


def _second(f: In) -> str:
    good = f.seat == f.form["active"] and f.a in _numbers("plus")
    return must(good, "the seat whose turn it is, and the number of a card such as 2+")


def _side(f: In) -> str:
    good = f.seat == f.form["active"] and f.a == TWO_PLAYED // 2
    return must(good, f"the seat whose turn it is, and slot{TWO_PLAYED // 2 + 1}")


def _moves(f: In, ways: set[Way]) -> set[Way]:
    """Q2, Q3, Q5: 0, the die with one more or less, N alone, and the sum of two cards."""
    faces = range(1, len(f.rs.pile(k.P_DIE)[2]) + 1)
    plus = _numbers("plus")
    alone = {(n, n) for n in {0} | plus | f.values(k.C_NUMBER) | set(faces)}
    alone |= {(face - 1, face + 1) for face in faces}
    sums = {
        (n + low, n + high, k.TWICE if low else k.TWICE | k.FLOOR)
        for n in plus
        for low, high in alone
    }
    steps = {(n - 1, n + 1, k.TWICE | k.EDGES) for n in plus}
    return ways | {(low, high, 0) for low, high in alone} | sums | steps


def _rolls(_: In, ways: set[Way]) -> set[Way]:
    """Q3, Q5: a die adds to a first card, and one of the cards lets its roll be changed."""
    bonuses = {0} | _numbers("plus")
    return ways | {(k.P_DIE, bits, n) for bits in (0, k.ADJUST) for n in bonuses}


def _sizes(*sizes: int) -> Callable[[Frame, str], tuple[int, ...]]:
    return lambda _frame, _below: sizes


def _by_cards(frame: Frame, _: str) -> tuple[int, ...]:
    """Q3: what was rolled or is moved for two cards says so."""
    twice = frame[k.C] & k.TWICE
    return (TWO_PLAYED if twice else TWO_PLAYED + 1,)


def _by_bonus(frame: Frame, _: str) -> tuple[int, ...]:
    return (TWO_PLAYED if frame[k.C] else TWO_PLAYED + 1,)


_IN_TURN = ("land", "uncover", "take", "scarab")

RULES = ModuleRules(
    arguments={"second": (COUNT,), "side": (SLOT,)},
    on={"second": ("refill",), "side": ("refill", "reveal"), "draw": ("refill",)},
    checks={"second": _second, "side": _side},
    ways={"move": _moves, "roll": _rolls},
    hands={
        "refill": _sizes(k.HAND - 1, k.HAND, TWO_PLAYED),
        "reveal": _sizes(k.HAND, k.HAND - 1),
        "second": _sizes(k.HAND - 1),
        "side": _sizes(k.HAND - 1),
        "move": _by_cards,
        "use_power": _by_cards,
        "roll": _by_bonus,
        "draw": lambda _, below: (TWO_PLAYED if below == "refill" else TWO_PLAYED + 1,),
        "reroll": _by_bonus,
        **dict.fromkeys(_IN_TURN, _sizes(k.HAND - 1, TWO_PLAYED)),
    },
    deals_from=_kit,
)
