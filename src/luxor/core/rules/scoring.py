"""The end of the game (E3 to E5)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Event, Field

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *


def finish(s: State, reason: int) -> None:
    """E1 to E3: end the game; everybody shows scarabs, and all sources of points are counted."""
    s.top = -FRAME
    push(s, F_OVER, NOBODY, 0, 0, 0)
    end_game(s, reason)
    if s.events is not None:
        for seat in range(s.rs.players):
            for kind in range(s.rs.scarab_kinds):
                count = s.scarabs[seat * MAX_SCARABS + kind]
                if count > 0:
                    tell(s, E_SCARABS_REVEALED, seat, kind, count)
    for item in s.rs.on_ended:
        as_module(item).ended(s)
    if s.events is not None:
        for seat in range(s.rs.players):
            for source, points in enumerate(points_by_source(s, seat)):
                if points != 0:
                    tell(s, E_FINAL_POINTS, seat, source, points)


def end_game(s: State, reason: int) -> None:
    """E1, E2: the game is over, for a reason."""
    s.reason = reason
    tell(s, E_GAME_ENDED, reason)


def see_scarabs(v: State, seat: int, scarab: int, count: int) -> None:
    """Follow a seat's showing its scarabs of a kind: those unseen so far leave the unseen."""
    index = seat * MAX_SCARABS + scarab
    v.put_unseen(P_SCARAB, scarab, v.scarabs[index] - count)
    v.scarabs[index] = count


def adventurer_points(s: State, seat: int) -> int:
    """E3: return the points of the places of a seat's adventurers."""
    points = 0
    for i in range(seat * ADVENTURERS, seat * ADVENTURERS + ADVENTURERS):
        points += s.rs.place_points[s.pos[i]]
    return points


def sarcophagus_points(s: State, seat: int) -> int:
    """M7, E3: return the points of a seat's sarcophagi."""
    points = 0
    for i in range(SARCOPHAGI):
        if s.sarcophagus[i] == seat:
            points += s.rs.sarcophagi[i]
    return points


def complete_sets(s: State, seat: int) -> int:
    """E4: return the largest number of sets that a seat's treasures and jokers make.

    With n sets each kind gives at most n tiles and jokers give the rest; every set takes at least
    as many real treasures as its jokers leave to fill. Both can always be arranged.
    """
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    vases = s.treasures[seat * TREASURE_TYPES]
    statues = s.treasures[seat * TREASURE_TYPES + 1]
    jewellery = s.treasures[seat * TREASURE_TYPES + 2]
    sets = 0
    while True:
        n = sets + 1
        real = min(vases, n) + min(statues, n) + min(jewellery, n)
        if 3 * n - real > s.jokers[seat] or real < n * (3 - s.rs.jokers_per_set):
            return sets
        sets = n


def set_score(s: State, seat: int) -> int:
    """E4: return the points of a seat's sets; beyond the table its last entry holds.

    The table never falls: where fewer sets would score more, that is what it says.
    """
    sets = complete_sets(s, seat)
    if sets >= s.rs.sets:
        sets = s.rs.sets - 1
    return s.rs.set_points[sets]


def scarab_points(s: State, seat: int) -> int:
    """E3: return the points of a seat's scarabs."""
    points = 0
    for kind in range(s.rs.scarab_kinds):
        points += s.scarabs[seat * MAX_SCARABS + kind] * s.rs.scarab_value[kind]
    return points


def final_points(s: State, seat: int) -> int:
    """E3: return what a seat has at the end, all sources together."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    points = s.score[seat] + adventurer_points(s, seat) + sarcophagus_points(s, seat)
    points += s.keys[seat] + set_score(s, seat) + scarab_points(s, seat)
    if s.rs.on_score:
        for item in s.rs.on_score:
            for _source, more in as_module(item).score(s, seat):
                points += more
    return points


def points_by_source(s: State, seat: int) -> list[int]:
    """E3: return what a seat has at the end from each source."""
    check_bounds("seat", seat, 0, MAX_SEATS - 1)
    points = [0] * MAX_SOURCES
    points[S_PLAY] = s.score[seat]
    points[S_ADVENTURERS] = adventurer_points(s, seat)
    points[S_SARCOPHAGI] = sarcophagus_points(s, seat)
    points[S_KEYS] = s.keys[seat]
    points[S_SETS] = set_score(s, seat)
    points[S_SCARABS] = scarab_points(s, seat)
    for item in s.rs.on_score:
        for source, more in as_module(item).score(s, seat):
            points[source] += more
    return points


def best_sarcophagus(s: State, seat: int) -> int:
    """E5: return the worth of the best sarcophagus of a seat, -1 without one."""
    best = -1
    for i in range(SARCOPHAGI):
        if s.sarcophagus[i] == seat and s.rs.sarcophagi[i] > best:
            best = s.rs.sarcophagi[i]
    return best


def ranking(s: State) -> list[list[int]]:
    """E5: return the seats from first to last; those that share a place stand together."""
    merit: dict[tuple[int, int], list[int]] = {}
    for seat in range(s.rs.players):
        merit.setdefault((final_points(s, seat), best_sarcophagus(s, seat)), []).append(seat)
    return [merit[key] for key in sorted(merit, reverse=True)]


EVENTS = (
    Event("game_ended", (Field("reason", d.END_REASON),), end_game),
    Event(
        "scarabs_revealed",
        (BY_SEAT, Field("scarab", d.SCARAB), Field("count", d.COUNT)),
        see_scarabs,
    ),
    Event("final_points", (BY_SEAT, Field("source", d.SOURCE), d.FOR_POINTS)),
)
