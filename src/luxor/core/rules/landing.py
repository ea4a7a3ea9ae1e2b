"""What the tile does on which a move ended (A1 to A7, H4)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, WITH_ADVENTURER, Event, Field

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.horus import gain_horus_card, take_horus_card
    from luxor.core.rules.movement import move_to, tell_landed

QUIETLY = d.NumberType(
    "quiet or -", lambda _: ("quiet",), first=QUIET, nothing=0, named=True, only=lambda _: (QUIET,)
)


class Land(FrameKind):
    """A1: the tile's action is done."""

    arguments = (WITH_ADVENTURER, Field("fewer", d.flags("one adventurer fewer (H4)", "fewer")))

    def run(self, s: State) -> None:
        seat, adventurer, spare, _ = pop_frame(s)
        do_tile(s, seat, adventurer, spare)


def do_tile(s: State, seat: int, adventurer: int, spare: int) -> None:
    """A1: do the action of the tile under an adventurer, if it is active and there is one."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    check_bounds("adventurer", adventurer, 0, ADVENTURERS - 1)
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


class ThingsTile(TileFamily):
    """A5: a scarab, a joker, or one of them."""

    def __init__(self, name: str, things: int) -> None:
        self.name = name
        self.things = things

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        offer_things(s, seat, adventurer, self.things)


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
                tell_landed(s, seat, adventurer)
                break
        else:
            tell(s, E_NOTHING_HAPPENED, seat, adventurer, NO_TUNNEL_AHEAD)


# --- treasures --------------------------------------------------------------------------------


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
    for item in rs.on_treasure_points:
        points = as_module(item).treasure_points(s, seat, tile, points)
    gain_treasure(s, seat, space, tile, points)
    for item in rs.on_treasure_taken:
        as_module(item).treasure_taken(s, seat, adventurer, tile)
    for item in rs.on_emptied:
        if as_module(item).emptied(s, seat, adventurer, space):
            break
    else:
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
        for item in s.rs.on_uncovered:
            as_module(item).uncovered(s, seat, adventurer, answer)


# --- taking one of several things ------------------------------------------------------------


def offer_horus_cards(s: State, seat: int, adventurer: int, things: int) -> None:
    """Let a seat take one of several things, Horus cards among them."""
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

    arguments = (Field("things", d.THINGS), Field("quiet", QUIETLY))

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

    arguments = (Field("pile", d.pile_named("scarabs")),)

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
    F_SPARE: Spare("spare"),
    F_UNCOVER: Uncover("uncover", CHANCE),
    F_LAND: Land("land", NOTHING),
    F_TAKE: Take("take"),
    F_SCARAB: Scarab("scarab", CHANCE, secret=True),
}

TILE_FAMILIES: dict[int, TileFamily] = {
    T_NONE: NoTile(),
    T_TREASURE: TreasureTile(),
    T_OSIRIS: OsirisTile(),
    T_HORUS: HorusTile(),
    T_SCARAB: ThingsTile("scarab", SCARAB_BIT),
    T_JOKER: ThingsTile("joker", JOKER_BIT),
    T_EITHER: ThingsTile("joker_or_scarab", JOKER_BIT | SCARAB_BIT),
    T_FAVOUR: FavourTile(),
    T_TUNNEL: TunnelTile(),
}

EVENTS = (
    Event("treasure_taken", (BY_SEAT, d.ON_SPACE, d.WITH_TILE, d.FOR_POINTS), gain_treasure),
    Event("key_taken", (BY_SEAT,), take_key),
    Event("joker_taken", (BY_SEAT,), take_joker),
    Event("scarab_taken", (BY_SEAT, Field("scarab", d.SCARAB, secret=True)), take_scarab),
)
