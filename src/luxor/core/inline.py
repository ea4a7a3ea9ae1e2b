"""What rules do most, for the compiler to put in place instead of calling it.

``inline.pxd`` says it when compiled: a method of another file costs a call through its table, an
entry of a list costs a check of its type. Uncompiled, the verbs are the methods of a state and a
cast hands back what it gets.
"""

from __future__ import annotations

from luxor.core.kinds import CardFamily, FrameKind, TileFamily
from luxor.core.module import Module
from luxor.core.state import State

push = State.push
pop = State.pop
offer = State.offer


def as_frame_kind(item: FrameKind) -> FrameKind:
    """Return an entry of ``Ruleset.frames``."""
    return item


def as_card_family(item: CardFamily) -> CardFamily:
    """Return an entry of ``Ruleset.card_families``."""
    return item


def as_module(item: Module) -> Module:
    """Return an entry of a list of modules, such as ``Ruleset.on_landed``."""
    return item


def play_card(s: State, seat: int, card: int, bonus: int) -> None:
    """Do what a card that was laid says; a first card may have added a ``bonus`` (Q3)."""
    s.rs.card_families[s.rs.card_family[card]].play(s, seat, s.rs.card_value[card], bonus)


def as_tile_family(item: TileFamily) -> TileFamily:
    """Return an entry of ``Ruleset.tile_families``."""
    return item
