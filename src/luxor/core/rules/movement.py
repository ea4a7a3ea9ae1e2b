"""Moving adventurers along the path (M1, M2, M4, M5, M8)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, WITH_ADVENTURER, Event, Field

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.tomb import enter_tomb, may_enter, rest_in_chamber


# --- where a move ends -----------------------------------------------------------------------


def final_place(s: State, seat: int, place: int) -> int:
    """M6, M8: return where an adventurer that comes to ``place`` stays, or NOWHERE.

    An Osiris tile throws it on, again and again; the chamber takes it by exact count and for a
    key only, so a throw beyond the chamber makes the whole move illegal.
    """
    while place < s.rs.chamber:
        tile = s.tiles[place]
        if s.rs.tile_family[tile] != T_OSIRIS:
            return place
        for _ in range(s.rs.tile_value[tile]):
            place = s.ahead[place]
    return place if place == s.rs.chamber and may_enter(s, seat) else NOWHERE


def has_twin(s: State, index: int, adventurer: int) -> int:
    """Return 1 if an earlier active adventurer of the seat stands on the same place.

    The two are the same to move, and equal choices appear once.
    """
    place = s.pos[index]
    for i in range(index - adventurer, index):
        if s.pos[i] == place and s.status[i] == ACTIVE:
            return 1
    return 0


def can_move(s: State, seat: int, low: int, high: int) -> int:
    """M1: return 1 if an active adventurer has a legal move of ``low`` to ``high`` tiles.

    ``low`` is at least 1.
    """
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    return can_move_unchecked(s, seat, low, high)


def can_move_unchecked(s: State, seat: int, low: int, high: int) -> int:
    """Do the same for callers whose numbers are known to be right."""
    base = seat * ADVENTURERS
    for i in range(base, base + ADVENTURERS):
        if s.status[i] == ACTIVE:
            place = s.pos[i]
            for _ in range(1, low):
                place = s.ahead[place]
            for _ in range(low, high + 1):
                place = s.ahead[place]
                if final_place(s, seat, place) != NOWHERE:
                    return 1
    return 0


def can_step_back(s: State, seat: int) -> int:
    """M3, M4: return 1 if an active adventurer can go one tile back."""
    base = seat * ADVENTURERS
    for i in range(base, base + ADVENTURERS):
        if s.status[i] == ACTIVE:
            place = s.behind(s.pos[i])
            if place > 0 and final_place(s, seat, place) != NOWHERE:
                return 1
    return 0


def somebody_active(s: State, seat: int) -> int:
    """Return 1 if a seat has an active adventurer."""
    for i in range(seat * ADVENTURERS, seat * ADVENTURERS + ADVENTURERS):
        if s.status[i] == ACTIVE:
            return 1
    return 0


def tell_could_move(s: State, seat: int) -> None:
    """E2: in this round somebody could move, and everybody knows it."""
    if not s.could_move & COULD:
        s.could_move = COULD
        tell(s, E_COULD_MOVE, seat)


# --- going there -----------------------------------------------------------------------------


def walk(s: State, seat: int, adventurer: int, steps: int) -> None:
    """M1, M2, M8: move an adventurer that many tiles (-1: one back), and on from Osiris tiles."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    check_bounds("adventurer", adventurer, 0, ADVENTURERS - 1)
    walk_unchecked(s, seat, adventurer, steps)


def walk_unchecked(s: State, seat: int, adventurer: int, steps: int) -> None:
    """Do the same for callers whose numbers are known to be right."""
    rs = s.rs
    index = seat * ADVENTURERS + adventurer
    place = s.pos[index]
    if steps < 0:
        place = s.behind(place)
    else:
        for _ in range(steps):
            place = s.ahead[place]
    move_to(s, seat, adventurer, place, WALK)
    while place < rs.chamber and rs.tile_family[s.tiles[place]] == T_OSIRIS:
        for _ in range(rs.tile_value[s.tiles[place]]):
            place = s.ahead[place]
        move_to(s, seat, adventurer, place, THROWN)
    if rs.on_landed:
        tell_landed(s, seat, adventurer)


def tell_landed(s: State, seat: int, adventurer: int) -> None:
    """Tell the modules that an adventurer's move has ended."""
    for item in s.rs.on_landed:
        as_module(item).landed(s, seat, adventurer)


def move_to(s: State, seat: int, adventurer: int, place: int, how: int) -> None:
    """Put an adventurer on another place; what it passes (M5) or enters (M6) has its effect."""
    rs = s.rs
    index = seat * ADVENTURERS + adventurer
    start = s.pos[index]
    s.pos[index] = place
    s.could_move = COULD
    tell(s, E_ADVENTURER_MOVED, seat, adventurer, start, place, how)
    if start <= rs.statues[STATUES - 1]:
        for statue in range(STATUES):
            if start <= rs.statues[statue] < place:
                pass_statue(s, seat, statue)
    if place == rs.chamber:
        enter_tomb(s, seat, adventurer)


def see_move(v: State, seat: int, adventurer: int, start: int, place: int, how: int) -> None:
    """Follow an adventurer to another place, without the effects that have events of their own."""
    v.pos[seat * ADVENTURERS + adventurer] = place
    v.could_move = COULD
    if place == v.rs.chamber:
        rest_in_chamber(v, seat, adventurer)


def pass_statue(s: State, seat: int, statue: int) -> None:
    """M5: stand the own adventurer that lies at a passed statue on the stairs."""
    adventurer = ADVENTURERS - STATUES + statue
    if s.status[seat * ADVENTURERS + adventurer] == SLEEPING:
        release(s, seat, adventurer, statue)
        if s.rs.on_released:
            for item in s.rs.on_released:
                as_module(item).released(s, seat, adventurer)


def release(s: State, seat: int, adventurer: int, statue: int) -> None:
    """M5: stand an adventurer that lies at a statue on the stairs."""
    s.status[seat * ADVENTURERS + adventurer] = RELEASED
    tell(s, E_ADVENTURER_RELEASED, seat, adventurer, statue)


# --- questions -------------------------------------------------------------------------------


def offer_moves(s: State, seat: int, low: int, high: int, flags: int) -> None:
    """Offer every legal move of ``low`` to ``high`` tiles, at least 1, and with BACK one back."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    check_bounds("move of a number of tiles of", low, 1, high + 1)
    check_bounds("move of a number of tiles of", high, 0, 2 * STRIDE - 1)  # powers ask for many
    offer_moves_unchecked(s, seat, low, high, flags)


def offer_moves_unchecked(s: State, seat: int, low: int, high: int, flags: int) -> None:
    """Do the same for callers whose numbers are known to be right."""
    base = seat * ADVENTURERS
    action = MOVE + 1
    for i in range(ADVENTURERS):
        index = base + i
        if s.status[index] == ACTIVE and not has_twin(s, index, i):
            place = s.pos[index]
            if flags & BACK:
                back = s.behind(place)
                if back > 0 and final_place(s, seat, back) != NOWHERE:
                    offer(s, action - 1)
            for _ in range(1, low):
                place = s.ahead[place]
            for n in range(low, high + 1):
                place = s.ahead[place]
                if final_place(s, seat, place) != NOWHERE:
                    offer(s, action + n)
        action += STRIDE


def offer_numbers(s: State, seat: int, low: int, high: int, flags: int) -> None:
    """Offer what ``low`` to ``high`` tiles allow, 0 (Q2) and only the EDGES among them."""
    if low > 0 and not flags & EDGES:
        offer_moves_unchecked(s, seat, low, high, flags)
    else:
        if low == 0:
            offer_staying(s, seat)
        elif flags & EDGES:
            offer_moves_unchecked(s, seat, low, low, 0)
        if high > 0:
            offer_moves_unchecked(s, seat, high if flags & EDGES else 1, high, 0)
        s.sort_options()


def offer_staying(s: State, seat: int) -> None:
    """Q2: an active adventurer does not move; it does the action of its tile, or nothing."""
    for i in range(ADVENTURERS):
        index = seat * ADVENTURERS + i
        if s.status[index] == ACTIVE and not has_twin(s, index, i) and s.tiles[s.pos[index]] != 0:
            offer(s, MOVE + i * STRIDE + 1)
    if somebody_active(s, seat):
        offer(s, NO)


def tell_nothing_happened(s: State, seat: int, adventurer: int, reason: int) -> None:
    """Write the event that a card moves nobody (T6, T7), or that a tile does nothing (A1)."""
    tell(s, E_NOTHING_HAPPENED, seat, adventurer, reason)


def roll_for_card(s: State, seat: int, flags: int, bonus: int) -> None:
    """Have the die rolled; that a face would allow a move counts as could move (T7, E2)."""
    if not s.could_move & COULD:
        more = 1 if flags & ADJUST else 0
        if can_move_unchecked(
            s, seat, max(1 - more + bonus, 1), s.rs.pile_length[P_DIE] + more + bonus
        ):
            tell_could_move(s, seat)
    push(s, F_ROLL, seat, P_DIE, flags, bonus)


EVENTS = (
    Event("could_move", (BY_SEAT,), tell_could_move),
    Event(
        "adventurer_moved",
        (
            BY_SEAT,
            WITH_ADVENTURER,
            Field("from", d.PLACE),
            Field("to", d.PLACE),
            Field("how", d.WAY),
        ),
        see_move,
    ),
    Event("adventurer_released", (BY_SEAT, WITH_ADVENTURER, Field("statue", d.STATUE)), release),
    Event(
        "nothing_happened",
        (BY_SEAT, Field("adventurer", d.ADVENTURER_OR_NONE), Field("reason", d.NO_EFFECT)),
    ),
)
