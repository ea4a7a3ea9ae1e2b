"""Moving adventurers along the path and into the tomb chamber (M1, M2, M4 to M8)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, WITH_ADVENTURER, Event, Field

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.verbs import spend_key


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
    return place if place == s.rs.chamber and s.keys[seat] > 0 else NOWHERE


def has_twin(s: State, seat: int, adventurer: int) -> int:
    """Return 1 if an earlier active adventurer of the seat stands on the same place.

    The two are the same to move, and equal choices appear once.
    """
    base = seat * ADVENTURERS
    place = s.pos[base + adventurer]
    for i in range(base, base + adventurer):
        if s.pos[i] == place and s.status[i] == ACTIVE:
            return 1
    return 0


def can_move(s: State, seat: int, low: int, high: int) -> int:
    """M1: return 1 if an active adventurer has a legal move of ``low`` to ``high`` tiles.

    ``low`` is at least 1.
    """
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
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


def active_adventurers(s: State, seat: int) -> int:
    """Return which adventurers of a seat are active (bits)."""
    found = 0
    for i in range(ADVENTURERS):
        if s.status[seat * ADVENTURERS + i] == ACTIVE:
            found |= 1 << i
    return found


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
        for item in s.rs.on_released:
            as_module(item).released(s, seat, adventurer)


def release(s: State, seat: int, adventurer: int, statue: int) -> None:
    """M5: stand an adventurer that lies at a statue on the stairs."""
    s.status[seat * ADVENTURERS + adventurer] = RELEASED
    tell(s, E_ADVENTURER_RELEASED, seat, adventurer, statue)


# --- the tomb chamber -------------------------------------------------------------------------


def enter_tomb(s: State, seat: int, adventurer: int) -> None:
    """M6, M7: an adventurer has entered: spend a key and take the best sarcophagus left."""
    spend_key(s, seat)
    rest_in_chamber(s, seat, adventurer)
    if s.in_chamber <= SARCOPHAGI:
        take_sarcophagus(s, seat, s.in_chamber - 1)


def rest_in_chamber(s: State, seat: int, adventurer: int) -> None:
    """M6: an adventurer that has come to the chamber stays there; count those inside."""
    s.status[seat * ADVENTURERS + adventurer] = INSIDE
    s.in_chamber = 0
    for i in range(s.rs.players * ADVENTURERS):
        if s.pos[i] == s.rs.chamber:
            s.in_chamber += 1


def take_sarcophagus(s: State, seat: int, sarcophagus: int) -> None:
    """M7: a sarcophagus becomes a seat's."""
    s.sarcophagus[sarcophagus] = seat
    tell(s, E_SARCOPHAGUS_TAKEN, seat, sarcophagus)


# --- questions -------------------------------------------------------------------------------


def offer_moves(s: State, seat: int, low: int, high: int, flags: int) -> None:
    """Offer every legal move of ``low`` to ``high`` tiles, at least 1, and with BACK one back."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    check_bounds("move of a number of tiles of", low, 1, high + 1)
    check_bounds("move of a number of tiles of", high, 0, 2 * STRIDE - 1)  # powers ask for many
    base = seat * ADVENTURERS
    action = MOVE + 1
    for i in range(ADVENTURERS):
        index = base + i
        if s.status[index] == ACTIVE and not has_twin(s, seat, i):
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
        offer_moves(s, seat, low, high, flags)
    else:
        if low == 0:
            offer_staying(s, seat)
        elif flags & EDGES:
            offer_moves(s, seat, low, low, 0)
        if high > 0:
            offer_moves(s, seat, high if flags & EDGES else 1, high, 0)
        s.sort_options()


def offer_staying(s: State, seat: int) -> None:
    """Q2: an active adventurer does not move; it does the action of its tile, or nothing."""
    active = active_adventurers(s, seat)
    on_tiles = 0
    for i in range(ADVENTURERS):
        if s.tiles[s.pos[seat * ADVENTURERS + i]] != 0:
            on_tiles |= 1 << i
    offer_adventurers(s, seat, active & on_tiles)
    if active:
        offer(s, NO)


def offer_adventurers(s: State, seat: int, among: int) -> None:
    """Offer each of some adventurers (bits), of those that stand on the same place the first."""
    base = seat * ADVENTURERS
    for i in range(ADVENTURERS):
        twin = 0
        for j in range(i):
            if among & 1 << j and s.pos[base + j] == s.pos[base + i]:
                twin = 1
        if among & 1 << i and not twin:
            offer(s, MOVE + i * STRIDE + 1)


def roll_for_card(s: State, seat: int, flags: int, bonus: int) -> None:
    """Have the die rolled; that a face would allow a move counts as could move (T7, E2)."""
    if not s.could_move & COULD:
        more = 1 if flags & ADJUST else 0
        if can_move(s, seat, max(1 - more + bonus, 1), s.rs.pile_length[P_DIE] + more + bonus):
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
    Event("sarcophagus_taken", (BY_SEAT, Field("sarcophagus", d.SARCOPHAGUS)), take_sarcophagus),
    Event("adventurer_released", (BY_SEAT, WITH_ADVENTURER, Field("statue", d.STATUE)), release),
    Event(
        "nothing_happened",
        (BY_SEAT, Field("adventurer", d.ADVENTURER_OR_NONE), Field("reason", d.NO_EFFECT)),
    ),
)
