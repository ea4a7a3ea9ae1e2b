"""What one looks at to judge a seat's position: numbers that points may come of.

Each is a count or an amount of points; what one of it is worth, early and late in a game, stands
in ``weights.py``. Hands that one does not know must have been imagined before.
"""

from __future__ import annotations

from luxor.core.search.weights import WEIGHTS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.landing import adventurers_on
    from luxor.core.rules.movement import has_twin
    from luxor.core.rules.scoring import complete_sets

NAMES = tuple(WEIGHTS)
"""The features by number."""

COUNT = len(NAMES)
STAGES = 5
FARTHEST = 7  # tiles that a single card may go, as far as one looks
INSIDE_FEATURE = STAGES + 1
GATHERED = INSIDE_FEATURE + 3
SETS = GATHERED + 2
KEYS = SETS + 4
ENDS = KEYS + 4
CARDS = ENDS + 4
MODULES = CARDS + 8

# What the action of a tile is worth, roughly, to compare cards by what they can reach.
TILE_WORTHS = [
    0.0,  # no tile
    0.0,  # a treasure has points of its own
    2.0,  # Horus
    0.6,  # Osiris
    2.2,  # a scarab
    2.0,  # a joker
    2.4,  # either of them
    2.4,  # favour
    1.0,  # a tunnel
]
SET_WORTH = 2.0
CHAMBER_WORTH = 6.0
JOIN_WORTH = 2.0
DRAWN_NUMBER = 3.0  # what a card that is still to be drawn counts for among the numbers


def no_numbers(n: int) -> list[float]:
    """Return ``n`` zeros."""
    return [0.0] * n


class Features:
    """The features of one seat at one position; replaced by each :meth:`look`."""

    def __init__(self) -> None:
        self.seen = no_numbers(COUNT)
        self.reach = no_numbers(FARTHEST + 1)

    def look(self, s: State, seat: int) -> None:
        """Look at a seat's position."""
        check_bounds("seat", seat, 0, s.rs.players - 1)
        for i in range(COUNT):
            self.seen[i] = 0.0
        self.look_around(s, seat)
        self._look_at_adventurers(s, seat)
        self._look_at_sets(s, seat)
        self._look_at_keys(s, seat)
        self._look_at_hand(s, seat)
        if s.rs.on_potential:
            for item in s.rs.on_potential:
                self.seen[MODULES] += as_module(item).potential(s, seat)

    def look_around(self, s: State, seat: int) -> None:
        """Work out what each number of tiles would reach."""
        chamber = s.rs.chamber
        for d in range(FARTHEST + 1):
            self.reach[d] = 0.0
        base = seat * ADVENTURERS
        for i in range(base, base + ADVENTURERS):
            if s.status[i] != ACTIVE or has_twin(s, seat, i - base):
                continue
            place = s.pos[i]
            for d in range(1, FARTHEST + 1):
                place = s.ahead[place]
                if place >= chamber:
                    if place == chamber and s.keys[seat] > 0 and self.reach[d] < CHAMBER_WORTH:
                        self.reach[d] = CHAMBER_WORTH
                    break
                worth = action_worth(s, seat, place)
                if worth > self.reach[d]:
                    self.reach[d] = worth

    def _look_at_adventurers(self, s: State, seat: int) -> None:
        """Where they stand, and what they gather for."""
        rs = s.rs
        base = seat * ADVENTURERS
        foremost = 0
        for i in range(base, base + ADVENTURERS):
            status = s.status[i]
            if status == SLEEPING:
                continue
            if status == INSIDE:
                self.seen[INSIDE_FEATURE] += 1.0
                continue
            place = s.pos[i]
            if status == FALLEN:
                self.seen[INSIDE_FEATURE + 1] += 1.0
            if place > foremost:
                foremost = place
            stage = place * STAGES / (rs.chamber + 0.0)
            lower = int(stage)
            self.seen[lower] += lower + 1 - stage
            self.seen[lower + 1] += stage - lower
            tile = s.tiles[place]
            if (
                status == ACTIVE
                and rs.tile_family[tile] == T_TREASURE
                and not has_twin(s, seat, i - base)
            ):
                missing = rs.tile_needs[tile] - adventurers_on(s, seat, place)
                if missing == 1:
                    self.seen[GATHERED] += rs.tile_value[tile]
                elif missing > 1:
                    self.seen[GATHERED + 1] += rs.tile_value[tile]
        self.seen[INSIDE_FEATURE + 2] = foremost / (rs.chamber + 0.0)

    def _look_at_sets(self, s: State, seat: int) -> None:
        """E4: how far the next set is."""
        rs = s.rs
        base = seat * TREASURE_TYPES
        sets = complete_sets(s, seat)
        have = 0
        for i in range(3):
            left = s.treasures[base + i] - sets
            if left > 0:
                have += 1
                self.seen[SETS + 2] += left
        if sets + 1 < rs.sets:
            gain = rs.set_points[sets + 1] - rs.set_points[sets]
            if have >= 2:
                self.seen[SETS] = gain
            elif have == 1:
                self.seen[SETS + 1] = gain
        self.seen[SETS + 3] = s.jokers[seat]

    def _look_at_keys(self, s: State, seat: int) -> None:
        """M6: keys for the chamber."""
        keys = s.keys[seat]
        if keys > 0:
            self.seen[KEYS] = 1.0
            if keys > 1:
                self.seen[KEYS + 1] = 1.0
                self.seen[KEYS + 2] = keys - 2
            if self.seen[STAGES] > 0.0:
                self.seen[KEYS + 3] = self.seen[STAGES]

    def _look_at_hand(self, s: State, seat: int) -> None:
        """T2, T3: what the cards can do, by how near they are to an end of the hand."""
        rs = s.rs
        base = seat * HAND
        last = s.hand_size[seat] - 1
        best = 0.0
        other = 0.0
        for slot in range(last + 1):
            card = s.hand[base + slot]
            if card < 0:
                continue
            family = rs.card_family[card]
            if family == C_NUMBER:
                self.seen[CARDS] += rs.card_value[card]
            elif family > C_FEWER:
                self.seen[MODULES - 1] += 1.0
            else:  # both kinds of ranges count together
                self.seen[CARDS + family - (1 if family > C_RANGE else 0)] += 1.0
            worth = self.card_worth(s, card)
            if slot in (0, last):
                if worth > best:
                    other = best
                    best = worth
                else:
                    other = worth
            elif slot in (1, last - 1):
                self.seen[ENDS + 2] += worth
            else:
                self.seen[ENDS + 3] += worth
        self.seen[CARDS] += DRAWN_NUMBER * (HAND - 1 - last)
        self.seen[ENDS] = best
        self.seen[ENDS + 1] = other

    def card_worth(self, s: State, card: int) -> float:
        """Return what a card can bring; :meth:`look_around` must have looked before."""
        family = s.rs.card_family[card]
        value = s.rs.card_value[card]
        if family == C_LAST:
            return JOIN_WORTH
        if family == C_STEP:
            return self.reach[1]
        if family in (C_NUMBER, C_ALL, C_FEWER):
            return self.reach[value] if value <= FARTHEST else 0.0
        total = 0.0
        most = 0.0
        for d in range(1, 7):
            if self.reach[d] > most and (family != C_RANGE or d <= value):
                most = self.reach[d]
            total += self.reach[d] if family == C_DIE else most
        return most if family == C_RANGE else total / 6.0


def action_worth(s: State, seat: int, place: int) -> float:
    """Return what one adventurer more on a place brings at once, roughly."""
    rs = s.rs
    tile = s.tiles[place]
    family = rs.tile_family[tile]
    if family == T_TREASURE:
        if rs.tile_needs[tile] <= adventurers_on(s, seat, place) + 1:
            return rs.tile_value[tile] + SET_WORTH
        return 0.2 * rs.tile_value[tile]
    return TILE_WORTHS[family] if family <= T_TUNNEL else 0.0
