"""What the tile does on which a move ended (A1, A4 to A7)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import (
    BY_SEAT,
    WITH_ADVENTURER,
    Event,
    Field,
    flags,
    marked,
    pile_named,
)

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.horus import gain_horus_card, take_horus_card
    from luxor.core.rules.movement import move_to, tell_landed


class Land(FrameKind):
    """A1: the tile's action is done."""

    arguments = (WITH_ADVENTURER, Field("fewer", flags("one adventurer fewer (H4)", "fewer")))

    def run(self, s: State) -> None:
        seat, adventurer, spare, _ = pop_frame(s)
        do_tile_unchecked(s, seat, adventurer, spare)


def do_tile(s: State, seat: int, adventurer: int, spare: int) -> None:
    """A1: do the action of the tile under an adventurer, if it is active and there is one."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    check_bounds("adventurer", adventurer, 0, ADVENTURERS - 1)
    do_tile_unchecked(s, seat, adventurer, spare)


def do_tile_unchecked(s: State, seat: int, adventurer: int, spare: int) -> None:
    """Do the same for callers whose numbers are known to be right."""
    index = seat * ADVENTURERS + adventurer
    if s.status[index] == ACTIVE:
        tile = s.tiles[s.pos[index]]
        if tile != 0:
            family = as_tile_family(s.rs.tile_families[s.rs.tile_family[tile]])
            family.act(s, seat, adventurer, tile, spare)
        else:
            tell(s, E_NOTHING_HAPPENED, seat, adventurer, NO_TILE)


# --- tiles -----------------------------------------------------------------------------------


class NoTile(TileFamily):
    """A1: an empty space does nothing."""

    name = "none"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        pass


class OsirisTile(NoTile):
    """M8: nobody rests on an Osiris tile, so it does nothing either."""

    name = "osiris"


class HorusTile(TileFamily):
    """A4: a key, or the open card of the pile with as many eyes."""

    name = "horus"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        offer_horus_cards(s, seat, adventurer, KEY_BIT | HORUS_BIT << (s.rs.tile_value[tile] - 1))


class ScarabTile(TileFamily):
    """A5: a scarab."""

    name = "scarab"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        offer_things(s, seat, adventurer, SCARAB_BIT)


class JokerTile(TileFamily):
    """A5: a joker."""

    name = "joker"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        offer_things(s, seat, adventurer, JOKER_BIT)


class EitherTile(TileFamily):
    """A5: a joker or a scarab."""

    name = "joker_or_scarab"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        offer_things(s, seat, adventurer, JOKER_BIT | SCARAB_BIT)


class FavourTile(TileFamily):
    """A6: the open card of one of two neighbouring piles; the tile's value is the lower level."""

    name = "favour"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        offer_horus_cards(s, seat, adventurer, HORUS_BIT * 3 << (s.rs.tile_value[tile] - 1))


class TunnelTile(TileFamily):
    """A7: on to the next tunnel, one jump only, without an action there."""

    name = "tunnel"

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        rs = s.rs
        for place in range(s.pos[seat * ADVENTURERS + adventurer] + 1, rs.chamber):
            if rs.tile_family[s.tiles[place]] == T_TUNNEL:
                move_to(s, seat, adventurer, place, TUNNEL)
                if rs.on_landed:
                    tell_landed(s, seat, adventurer)
                break
        else:
            tell(s, E_NOTHING_HAPPENED, seat, adventurer, NO_TUNNEL_AHEAD)


# --- taking one of several things ------------------------------------------------------------


def offer_horus_cards(s: State, seat: int, adventurer: int, things: int) -> None:
    """Let a seat take one of several things, Horus cards among them."""
    if s.rs.on_horus_piles:
        for item in s.rs.on_horus_piles:
            things = as_module(item).horus_piles(s, seat, things)
    offer_things(s, seat, adventurer, things)


def offer_things(s: State, seat: int, adventurer: int, things: int) -> None:
    """Let a seat take one of several things, as far as anything is left."""
    if s.events is not None and not available(s, things):
        tell(s, E_NOTHING_HAPPENED, seat, adventurer, NOTHING_LEFT)
    push(s, F_TAKE, seat, things, 0, 0)


def available(s: State, things: int) -> int:
    """Return 1 if any of several things (bits) is left, else 0."""
    if (
        (things & KEY_BIT and s.key_supply > 0)
        or (things & JOKER_BIT and s.joker_supply > 0)
        or (things & SCARAB_BIT and s.pile_size[P_SCARAB] > 0)
    ):
        return 1
    for level in range(LEVELS):
        if things & HORUS_BIT << level and s.tops[level] != UNKNOWN:
            return 1
    return 0


class Take(FrameKind):
    """A4 to A6: one of several things, as far as available.

    A Horus card is taken quietly where no tile's action brings it.
    """

    arguments = (Field("things", d.THINGS), Field("quiet", marked("quiet", QUIET)))

    def options(self, s: State) -> None:
        things = s.stack[s.top + A]
        if things & KEY_BIT and s.key_supply > 0:
            offer(s, TAKE_KEY)
        if things & JOKER_BIT and s.joker_supply > 0:
            offer(s, TAKE_JOKER)
        if things & SCARAB_BIT and s.pile_size[P_SCARAB] > 0:
            offer(s, TAKE_SCARAB)
        for level in range(LEVELS):
            if things & HORUS_BIT << level and s.tops[level] != UNKNOWN:
                offer(s, TAKE_HORUS + level)

    def answer(self, s: State, answer: int) -> None:
        seat, _, quiet, _ = pop_frame(s)
        if answer >= TAKE_HORUS and quiet:
            gain_horus_card(s, seat, answer - TAKE_HORUS)
        elif answer >= TAKE_HORUS:
            take_horus_card(s, seat, answer - TAKE_HORUS)
        elif answer == TAKE_KEY:
            take_key(s, seat)
        elif answer == TAKE_JOKER:
            take_joker(s, seat)
        else:
            push(s, F_SCARAB, seat, P_SCARAB, 0, 0)

    def skip(self, s: State) -> None:
        """A4 to A6: nothing is left to take."""
        pop(s)


def take_key(s: State, seat: int) -> None:
    """A4: take a key from the supply."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    s.key_supply -= 1
    s.keys[seat] += 1
    tell(s, E_KEY_TAKEN, seat)


def take_joker(s: State, seat: int) -> None:
    """A5: take a joker from the supply."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    s.joker_supply -= 1
    s.jokers[seat] += 1
    tell(s, E_JOKER_TAKEN, seat)


class Scarab(FrameKind):
    """A5: a scarab is taken face down; only its owner may look."""

    arguments = (Field("pile", pile_named("scarabs")),)

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        take_scarab(s, seat, answer)


def take_scarab(s: State, seat: int, scarab: int) -> None:
    """A5: take a scarab from the supply; in a view its kind may be UNKNOWN."""
    if scarab == UNKNOWN:
        s.pile_size[P_SCARAB] -= 1
    else:
        s.take_from_pile(P_SCARAB, scarab)
        s.scarabs[seat * MAX_SCARABS + scarab] += 1
    s.scarab_count[seat] += 1
    tell(s, E_SCARAB_TAKEN, seat, scarab)


FRAMES: dict[int, FrameKind] = {
    F_LAND: Land("land", NOTHING),
    F_TAKE: Take("take", DECISION),
    F_SCARAB: Scarab("scarab", CHANCE, secret=True),
}

TILE_FAMILIES: dict[int, TileFamily] = {
    T_NONE: NoTile(),
    T_OSIRIS: OsirisTile(),
    T_HORUS: HorusTile(),
    T_SCARAB: ScarabTile(),
    T_JOKER: JokerTile(),
    T_EITHER: EitherTile(),
    T_FAVOUR: FavourTile(),
    T_TUNNEL: TunnelTile(),
}

EVENTS = (
    Event("key_taken", (BY_SEAT,), take_key),
    Event("joker_taken", (BY_SEAT,), take_joker),
    Event("scarab_taken", (BY_SEAT, Field("scarab", d.SCARAB, secret=True)), take_scarab),
)
