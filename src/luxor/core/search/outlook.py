"""What a position promises a seat: one evaluation for the planner, the levels and the search.

An outlook is the points a seat would have if the game ended now, and what its pieces promise beyond
that: places on the way, treasures half gathered, sets half complete, keys for the chamber, cards.
The less of the game is left, the less a promise counts.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import (
        ACTIVE,
        ADVENTURERS,
        FALLEN,
        HAND,
        INSIDE,
        MAX_PLACES,
        OVER,
        SLEEPING,
        T_TREASURE,
        TREASURE_TYPES,
    )
    from luxor.core.rules.scoring import complete_sets, final_points
    from luxor.core.rules.treasures import adventurers_on
    from luxor.core.ruleset import Ruleset
    from luxor.core.state import State

HORIZON = 12  # places ahead whose points make a place worth more


def no_points(n: int) -> list[float]:
    """Return ``n`` times no points."""
    return [0.0] * n


class Outlook:
    """An evaluation of positions under one ruleset; ``promises`` 0 counts only what is there."""

    def __init__(self, rs: Ruleset, promises: float = 1.0) -> None:
        self.promises = promises
        self.ahead = no_points(MAX_PLACES)
        self._look_along(rs)

    def _look_along(self, rs: Ruleset) -> None:
        """Work out what each place is worth with those after it in view."""
        for place in range(rs.chamber + 1):
            total = 0.0
            weight = 0.0
            for step in range(HORIZON + 1):
                at = place + step if place + step < rs.chamber else rs.chamber - 1
                total += rs.place_points[at] * (HORIZON + 1 - step)
                weight += HORIZON + 1 - step
            self.ahead[place] = total / weight
        self.ahead[rs.chamber] = rs.place_points[rs.chamber]

    def margin(self, s: State, seat: int) -> float:
        """Return how far a seat is ahead of the others' mean; when the game is over, for good."""
        total = 0.0
        for other in range(s.rs.players):
            if other != seat:
                total += self.value(s, other)
        return self.value(s, seat) - total / (s.rs.players - 1)

    def value(self, s: State, seat: int) -> float:
        """Return the points that a seat may expect at the end, as far as one can see."""
        points = float(final_points(s, seat))
        if self.promises > 0.0 and s.asks != OVER:
            left = time_left(s)
            points += self.promises * left * self.promise(s, seat)
        return points

    def promise(self, s: State, seat: int) -> float:
        """Return what a seat's pieces promise beyond their points if much of the game is left."""
        rs = s.rs
        total = 0.0
        base = seat * ADVENTURERS
        for i in range(base, base + ADVENTURERS):
            status = s.status[i]
            if status == SLEEPING:
                continue
            place = s.pos[i]
            if status == INSIDE:
                continue
            total += 1.0 + self.ahead[place] - rs.place_points[place]
            if status == FALLEN:
                total -= 2.0
            elif status == ACTIVE and rs.tile_family[s.tiles[place]] == T_TREASURE:
                total += gathering(s, seat, place)
        total += sets_to_come(s, seat)
        total += keys_to_come(s, seat)
        for i in range(seat * HAND, seat * HAND + s.hand_size[seat]):
            if s.hand[i] >= 0 and rs.card_eyes[s.hand[i]] > 0:
                total += 0.6 + 0.4 * rs.card_eyes[s.hand[i]]
        return total


def time_left(s: State) -> float:
    """Return how much of the game is left, 1 at its beginning, 0 when the chamber is full.

    The two adventurers nearest to the chamber end it.
    """
    first = 0
    second = 0
    for i in range(s.rs.players * ADVENTURERS):
        place = s.pos[i]
        if place > first:
            second = first
            first = place
        elif place > second:
            second = place
    return 1.0 - (first + second) / (2.0 * s.rs.chamber)


def gathering(s: State, seat: int, place: int) -> float:
    """A2: return the share of one adventurer in a treasure that still needs others."""
    rs = s.rs
    tile = s.tiles[place]
    here = adventurers_on(s, seat, place)
    missing = rs.tile_needs[tile] - here
    if missing <= 0:
        return 0.5 * rs.tile_value[tile] / here  # only a move away and back, or a 0
    near = 0
    base = seat * ADVENTURERS
    for i in range(base, base + ADVENTURERS):
        if s.status[i] == ACTIVE and place - 6 <= s.pos[i] < place:
            near += 1
    worth = rs.tile_value[tile] + 2.0
    chance = 0.45 if missing == 1 else 0.2
    if near < missing:
        chance *= 0.4
    return worth * chance / here


def sets_to_come(s: State, seat: int) -> float:
    """E4: return what treasures beyond the complete sets promise."""
    base = seat * TREASURE_TYPES
    sets = complete_sets(s, seat)
    after = sets + 1
    if after >= s.rs.sets:
        return 0.0
    have = 0
    extra = 0
    for i in range(3):
        have += 1 if s.treasures[base + i] >= after else 0
        extra += s.treasures[base + i] - sets if s.treasures[base + i] > sets else 0
    gain = s.rs.set_points[after] - s.rs.set_points[sets]
    share = 0.5 if have == 2 else 0.2 if have == 1 else 0.0
    return gain * share + 0.6 * extra + 1.2 * s.jokers[seat]


def keys_to_come(s: State, seat: int) -> float:
    """M6: return what keys promise: without one nobody enters the chamber."""
    keys = s.keys[seat]
    if keys == 0:
        return 0.0
    return 3.0 if keys == 1 else 4.5
