"""Taking treasures and what lies under them (A2, A3, H4)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, WITH_ADVENTURER, Event, Field

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *


def adventurers_on(s: State, seat: int, place: int) -> int:
    """A2: return how many active adventurers of a seat stand on a place."""
    here = 0
    base = seat * ADVENTURERS
    for i in range(base, base + ADVENTURERS):
        if s.pos[i] == place and s.status[i] == ACTIVE:
            here += 1
    return here


class TreasureTile(TileFamily):
    """A2: with enough own adventurers on it the treasure is taken."""

    name = "treasure"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        place = s.pos[seat * ADVENTURERS + adventurer]
        missing = s.rs.tile_needs[tile] - adventurers_on(s, seat, place)
        if missing <= 0:
            take_treasure(s, seat, adventurer)
        elif missing == 1 and spare:
            push(s, F_SPARE, seat, adventurer, 0, 0)
        else:
            tell(s, E_NOTHING_HAPPENED, seat, adventurer, TOO_FEW_ADVENTURERS)


class Spare(YesNo):
    """H4: the treasure may be taken with one adventurer fewer."""

    arguments = (WITH_ADVENTURER,)

    def answer(self, s: State, answer: int) -> None:
        seat, adventurer, _, _ = pop_frame(s)
        if answer == YES:
            take_treasure(s, seat, adventurer)
        else:
            tell(s, E_NOTHING_HAPPENED, seat, adventurer, DECLINED)


def take_treasure(s: State, seat: int, adventurer: int) -> None:
    """A2: the treasure under an adventurer becomes the seat's and scores at once."""
    rs = s.rs
    space = s.pos[seat * ADVENTURERS + adventurer]
    tile = s.tiles[space]
    points = rs.tile_value[tile]
    if rs.on_treasure_points:
        for item in rs.on_treasure_points:
            points = as_module(item).treasure_points(s, seat, tile, points)
    gain_treasure(s, seat, space, tile, points)
    if rs.on_treasure_taken:
        for item in rs.on_treasure_taken:
            as_module(item).treasure_taken(s, seat, adventurer, tile)
    settled = 0
    if rs.on_emptied:
        for item in rs.on_emptied:
            if not settled:
                settled = as_module(item).emptied(s, seat, adventurer, space)
    if not settled:
        uncover(s, seat, adventurer, space)


def gain_treasure(s: State, seat: int, space: int, tile: int, points: int) -> None:
    """A2: move a treasure from its space to a seat, which scores."""
    s.remove_tile(space)
    s.score[seat] += points
    s.treasures[seat * TREASURE_TYPES + s.rs.tile_type[tile]] += 1
    tell(s, E_TREASURE_TAKEN, seat, space, tile, points)


def uncover(s: State, seat: int, adventurer: int, space: int) -> None:
    """A3: a temple tile is laid where the symbol asks for one and the pile still has one."""
    pile = s.rs.symbol[space]
    if pile > 0 and s.pile_size[pile] > 0:
        push(s, F_UNCOVER, seat, pile, space, adventurer)


class Uncover(FrameKind):
    """A3: the top temple tile is turned up."""

    arguments = (Field("pile", d.TILE_PILE), d.ON_SPACE, WITH_ADVENTURER)

    def answer(self, s: State, answer: int) -> None:
        seat, pile, space, adventurer = pop_frame(s)
        s.lay_tile(pile, space, answer)
        if s.rs.on_uncovered:
            for item in s.rs.on_uncovered:
                as_module(item).uncovered(s, seat, adventurer, answer)


FRAMES: dict[int, FrameKind] = {
    F_SPARE: Spare("spare"),
    F_UNCOVER: Uncover("uncover", CHANCE),
}

TILE_FAMILIES: dict[int, TileFamily] = {
    T_TREASURE: TreasureTile(),
}

EVENTS = (Event("treasure_taken", (BY_SEAT, d.ON_SPACE, d.WITH_TILE, d.FOR_POINTS), gain_treasure),)
