"""Answers without thinking, for playouts: what a card or a move reaches, and nothing further."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import answer_unchecked, draw_unchecked
    from luxor.core.inline import *
    from luxor.core.rules.movement import final_place
    from luxor.core.search.features import CHAMBER_WORTH, Features, action_worth

WHIM = 8  # one answer in so many is a random one
STEP_WORTH = 0.15  # of going one tile on


class Guide:
    """Chooses the card and the move that reach most at once; other answers at random."""

    def __init__(self) -> None:
        self.features = Features()

    def choose(self, s: State, rng: Rng) -> int:
        """Return an option of the question that a seat is asked."""
        n = s.n_options
        if n == 1:
            return s.options[0]
        first = s.options[0]
        if rng.below(WHIM) > 0:
            if s.stack[s.top] == F_PLAY:
                return self.choose_end(s, rng)
            if MOVE <= first < TAKE_KEY:
                return choose_move(s, rng)
        return s.options[rng.below(n)]

    def choose_end(self, s: State, rng: Rng) -> int:
        """T2: return the end whose card reaches most; the options are both ends."""
        seat = s.stack[s.top + SEAT]
        self.features.look_around(s, seat)
        base = seat * HAND
        left = self.features.card_worth(s, s.hand[base])
        right = self.features.card_worth(s, s.hand[base + s.hand_size[seat] - 1])
        if left == right:
            return s.options[rng.below(s.n_options)]
        return LEFT if left > right else RIGHT

    def finish(self, s: State, rng: Rng) -> None:
        """Play a state to its end."""
        while s.asks != OVER:
            if s.asks == CHANCE:
                answer_unchecked(s, draw_unchecked(s, rng))
            else:
                answer_unchecked(s, self.choose(s, rng))


def choose_move(s: State, rng: Rng) -> int:
    """Return the move that reaches most; answers that are no moves are never the best."""
    seat = s.stack[s.top + SEAT]
    best = -1.0
    chosen = s.options[0]
    for i in range(s.n_options):
        action = s.options[i]
        if action < MOVE or action >= TAKE_KEY:
            continue
        adventurer = (action - MOVE) // STRIDE
        steps = (action - MOVE) % STRIDE - 1
        place = s.pos[seat * ADVENTURERS + adventurer]
        if steps < 0:
            place = s.behind(place)
        for _ in range(steps):
            place = s.ahead[place]
        place = final_place(s, seat, place)
        if place == NOWHERE:
            continue
        worth = CHAMBER_WORTH if place == s.rs.chamber else action_worth(s, seat, place)
        worth += STEP_WORTH * steps + rng.below(64) / 256.0
        if worth > best:
            best = worth
            chosen = action
    return chosen
