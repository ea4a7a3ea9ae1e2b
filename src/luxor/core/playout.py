"""Random games inside the compiled loop, for benchmarks, statistics and search."""

from __future__ import annotations

from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import answer_unchecked, draw_unchecked
    from luxor.core.inline import *
    from luxor.core.rules.scoring import final_points


class Tally:
    """What the playouts counted together came to."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0  # cards played
        self.decisions = 0  # questions with more than one option
        self.options = 0  # options of those questions together
        self.rounds = 0
        self.points = 0  # final points of all seats together


def playout(s: State, rng: Rng, tally: Tally) -> None:
    """Play a state to its end, every option of a question equally likely, and count it."""
    turns = 0
    decisions = 0
    options = 0
    while True:
        if s.asks == CHANCE:
            answer_unchecked(s, draw_unchecked(s, rng))
        elif s.asks == DECISION:
            n = s.n_options
            if s.stack[s.top] == F_PLAY:
                turns += 1
            if n > 1:
                decisions += 1
                options += n
                answer_unchecked(s, s.options[rng.below(n)])
            elif n == 1:
                answer_unchecked(s, s.options[0])
            else:
                raise LuxorError("a view of somebody else's decision cannot be played on")
        else:
            break
    tally.games += 1
    tally.turns += turns
    tally.decisions += decisions
    tally.options += options
    tally.rounds += s.round
    for seat in range(s.rs.players):
        tally.points += final_points(s, seat)


def playouts(start: State, games: int, rng: Rng) -> Tally:
    """Play ``games`` random games from copies of a state and return what they came to."""
    tally = Tally()
    for _ in range(games):
        playout(start.copy(), rng, tally)
    return tally


def copies(start: State, times: int) -> None:
    """Copy a state so many times, for the benchmark."""
    for _ in range(times):
        start.copy()
