"""What a position is like where its text says nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset

Form = dict[str, Any]
"""A whole position in numbers, as ``State.to_dict`` gives it."""


def stage(form: Form) -> int | None:
    """Return how many stages of the set-up are done or begun, None after the set-up."""
    kind, _, number, *_ = form["stack"][0]
    return number if kind == k.F_SETUP else None


@lru_cache(maxsize=64)
def after_setup(rs: Ruleset) -> Form:
    """Return a game after its set-up: where hands are dealt from, what modules keep."""
    s = engine.new_game(rs)
    engine.deal(s, Rng(0))
    return s.to_dict()


def dealt_from(rs: Ruleset, seat: int) -> int:
    """Return the pile from which a seat gets its first hand (S3, Q1)."""
    pile: int = after_setup(rs)["origins"][seat][0] if rs.modules else k.P_DRAW
    return pile


def keeps_treasures(rs: Ruleset) -> bool:
    """Return whether treasures are left in their pile after the set-up."""
    return bool(rs.modules) and after_setup(rs)["pile_sizes"][k.P_TREASURE] > 0
