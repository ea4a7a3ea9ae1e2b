"""From a position to a verdict: some rounds as the planner would play, then on to the end.

To the end a guide plays without thinking: what a card or a move reaches, and nothing further.
What the evaluation says after these rounds and how the game then ends are mixed: the first is exact
about what is near, the second sees the whole game.
"""

from __future__ import annotations

from luxor.core.search.features import no_numbers

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from math import exp, sqrt

    from luxor.core.engine import answer_unchecked, draw_unchecked
    from luxor.core.inline import *
    from luxor.core.rules.movement import final_place
    from luxor.core.rules.scoring import best_sarcophagus, final_points
    from luxor.core.search.evaluation import Evaluation, time_left
    from luxor.core.search.features import CHAMBER_WORTH, Features, action_worth
    from luxor.core.search.turn_search import TurnSearch

MARGIN_WORTH = 0.004  # what one point more is worth to a search beside the chance to win
DOUBT_LATE = 2.7  # points by which an evaluation errs near the end ...
DOUBT_EARLY = 11.0  # ... and at the beginning; with more players their leads differ less
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


class Rollout:
    """Plays positions on and judges them.

    ``rounds`` are played by the planner after the turn that is under way; ``trust`` is the weight
    of the evaluation, the rest that of the end of the game, which the guide plays. With a trust
    of 1 no game is played to its end. ``chances`` and ``margins`` are the verdict of the last run,
    by seat: the chance to win, and the points ahead of the mean of the others.
    """

    def __init__(self, evaluation: Evaluation, rounds: int, trust: float) -> None:
        self.evaluation = evaluation
        self.search = TurnSearch(evaluation, quick=True)
        self.guide = Guide()
        self.rounds = rounds
        self.trust = trust
        self.chances = no_numbers(MAX_SEATS)
        self.margins = no_numbers(MAX_SEATS)
        self.points = no_numbers(MAX_SEATS)

    def run(self, s: State, rng: Rng) -> None:
        """Play a state on and judge it; the state is used up."""
        self.plan(s, rng)
        players = s.rs.players
        for seat in range(players):
            self.chances[seat] = 0.0
            self.margins[seat] = 0.0
        trust = 0.0 if s.asks == OVER else self.trust
        if trust > 0.0:
            self.judge(s, trust)
        if trust < 1.0:
            self.guide.finish(s, rng)
            self.count_end(s, 1.0 - trust)

    def plan(self, s: State, rng: Rng) -> None:
        """Play the turn that is under way and some rounds as the planner would."""
        left = self.rounds * s.rs.players
        while s.asks != OVER:
            if s.asks == CHANCE:
                answer_unchecked(s, draw_unchecked(s, rng))
                continue
            if s.stack[s.top] == F_PLAY:
                if left == 0:
                    break
                left -= 1
            if s.n_options == 1:
                answer_unchecked(s, s.options[0])
            else:
                answer_unchecked(s, self.search.best(s, rng))

    def judge(self, s: State, weight: float) -> None:
        """Add what the evaluation says: who has how much to expect, and so who is likely to win."""
        players = s.rs.players
        early = DOUBT_EARLY * sqrt(2.0 / players)
        doubt = DOUBT_LATE + time_left(s) * (early - DOUBT_LATE)
        total = 0.0
        most = -1e9
        for seat in range(players):
            self.points[seat] = self.evaluation.value(s, seat)
            total += self.points[seat]
            if self.points[seat] > most:
                most = self.points[seat]
        shares = 0.0
        for seat in range(players):
            shares += exp((self.points[seat] - most) / doubt)
        for seat in range(players):
            rest = (total - self.points[seat]) / (players - 1)
            self.margins[seat] += weight * (self.points[seat] - rest)
            self.chances[seat] += weight * exp((self.points[seat] - most) / doubt) / shares

    def count_end(self, s: State, weight: float) -> None:
        """E3, E5: add how a game ended."""
        players = s.rs.players
        total = 0.0
        most = -1e9
        winners = 0
        for seat in range(players):
            merit = final_points(s, seat)
            total += merit
            self.points[seat] = merit + 0.01 * best_sarcophagus(s, seat)
            if self.points[seat] > most:
                most = self.points[seat]
                winners = 1
            elif self.points[seat] == most:
                winners += 1
        for seat in range(players):
            own = final_points(s, seat)
            self.margins[seat] += weight * (own - (total - own) / (players - 1))
            if self.points[seat] == most:
                self.chances[seat] += weight / winners
