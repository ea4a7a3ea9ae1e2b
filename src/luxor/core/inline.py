"""What every rule needs, imported with ``*``: the constants, the classes, and what rules do most.

Compiled, ``inline.pxd`` says the same. It puts what rules do most in place instead of calling it: a
method of another file costs a call through its table, an entry of a list a check of its type.
Uncompiled, these are the methods of a state, and a cast hands back what it gets.
"""

from __future__ import annotations

from typing import TypeVar

from luxor.core.bounds import check_bounds as check_bounds
from luxor.core.bounds import refuse as refuse
from luxor.core.constants import *
from luxor.core.kinds import CardFamily as CardFamily
from luxor.core.kinds import FrameKind as FrameKind
from luxor.core.kinds import TileFamily as TileFamily
from luxor.core.kinds import YesNo as YesNo
from luxor.core.module import Module as Module
from luxor.core.rng import Rng as Rng
from luxor.core.ruleset import Ruleset as Ruleset
from luxor.core.state import State as State

T = TypeVar("T")

push = State.push
pop = State.pop
offer = State.offer


def tell(s: State, kind: int, *fields: int) -> None:
    """Write an event, if anybody listens."""
    if s.events is not None:
        s.events.append((kind, *fields))


def tell_own(module: Module, s: State, event: str, *fields: int) -> None:
    """Write an event that a module declares, if anybody listens."""
    if s.events is not None:
        s.events.append((module.numbers[event], *fields))


def top_frame(s: State) -> tuple[int, int, int, int]:
    """Return the seat and the arguments of the frame on top of the stack."""
    _, seat, a, b, c = s.frame()
    return seat, a, b, c


def pop_frame(s: State) -> tuple[int, int, int, int]:
    """Take the frame on top off the stack; return its seat and arguments."""
    frame = top_frame(s)
    s.pop()
    return frame


def pop_seat(s: State) -> int:
    """Take the frame on top off the stack and return its seat."""
    return pop_frame(s)[0]


def same(item: T) -> T:
    """Return what it gets: a cast to the class that the entries of a list have."""
    return item


as_frame_kind = as_card_family = as_tile_family = as_module = same


def play_card(s: State, seat: int, card: int, bonus: int) -> None:
    """Do what a card that was laid says; a first card may have added a ``bonus`` (Q3)."""
    s.rs.card_families[s.rs.card_family[card]].play(s, seat, s.rs.card_value[card], bonus)
