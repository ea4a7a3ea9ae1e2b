"""Looking ahead to the end of one's own turn: every answer, every roll, judged by an evaluation."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import answer_unchecked, pick
    from luxor.core.inline import *
    from luxor.core.search.evaluation import Evaluation

EXTRA_TURN = 4.0  # what a turn is worth, in points
MOST_ANSWERS = 100  # of one turn: more than there can be
QUICK_ANSWERS = 3
CLOSE = 1e-9  # values nearer than this are equal


class TurnSearch:
    """Finds the best answer of a turn by an :class:`Evaluation`.

    It goes on to the end of the turn and looks at how far the seat is ahead of the others. A
    ``quick`` one, for playouts, looks a few answers ahead, at one face of a die, and at the seat
    alone.
    """

    def __init__(self, evaluation: Evaluation, *, quick: bool = False) -> None:
        given: object = evaluation
        if not isinstance(given, Evaluation):
            raise TypeError(f"a search needs an Evaluation, not {evaluation!r}")
        self.evaluation = evaluation
        self.quick = quick
        self.deepest = QUICK_ANSWERS if quick else MOST_ANSWERS

    def best(self, s: State, rng: Rng) -> int:
        """Return the best option of the seat that is asked; equal ones are equally likely."""
        plays = plays_later(s)
        top = 0.0
        equal = 0
        best = s.options[0]
        for i in range(s.n_options):
            value = self.option(s, i, plays)
            if i == 0 or value > top + CLOSE:
                top = value
                best = s.options[i]
                equal = 1
            elif value > top - CLOSE:
                equal += 1
                if rng.below(equal) == 0:
                    best = s.options[i]
        return best

    def options(self, s: State) -> list[tuple[int, float]]:
        """Return each option of the seat that is asked with what it is worth."""
        plays = plays_later(s)
        return [(s.options[i], self.option(s, i, plays)) for i in range(s.n_options)]

    def option(self, s: State, i: int, plays: int) -> float:
        """Return what an option of the seat that is asked is worth to it."""
        seat = s.stack[s.top + SEAT]
        after = s.copy()
        answer_unchecked(after, s.options[i])
        return self.look(after, seat, plays, self.deepest - 1)

    def look(self, s: State, seat: int, plays: int, depth: int) -> float:
        """Return what a position is worth to a seat that may give ``depth`` more answers.

        ``plays`` is 1 if it still plays a card in this turn.
        """
        if s.asks == OVER:
            return self.judge(s, seat)
        kind = s.stack[s.top]
        if s.asks == CHANCE:
            if kind in (F_DRAW, F_DEAL):
                return self.judge(s, seat)
            return self.expected(s, seat, plays, depth)
        if depth == 0 or s.stack[s.top + SEAT] != seat:
            return self.judge(s, seat)
        if kind == F_PLAY:
            if plays == 0:
                return self.judge(s, seat) + EXTRA_TURN
            plays = 0
        best = 0.0
        for i in range(s.n_options):
            after = s.copy()
            answer_unchecked(after, s.options[i])
            value = self.look(after, seat, plays, depth - 1)
            if i == 0 or value > best:
                best = value
        return best

    def judge(self, s: State, seat: int) -> float:
        """Return what a position is worth as it lies, with the turns that the seat has extra."""
        value = self.evaluation.value(s, seat) if self.quick else self.evaluation.margin(s, seat)
        for i in range(s.queued):
            if s.queue[i] == seat:
                value += EXTRA_TURN
        return value

    def expected(self, s: State, seat: int, plays: int, depth: int) -> float:
        """Return the mean over what chance may bring: a face of the die, or a scarab.

        Of what is turned up from another pile the middle one stands for all: there are many kinds,
        and what they are worth hardly depends on the answers before.
        """
        rs = s.rs
        pile = s.stack[s.top + A]
        if (self.quick and depth < self.deepest - 1) or pile not in (P_DIE, P_SCARAB):
            after = s.copy()
            answer_unchecked(after, pick(s, pile, s.pile_size[pile] // 2))
            return self.look(after, seat, plays, depth)
        start = rs.pile_start[pile]
        total = 0.0
        weight = 0
        for i in range(rs.pile_length[pile]):
            count = s.counts[start + i]
            if count > 0:
                after = s.copy()
                answer_unchecked(after, rs.pile_first[pile] + i)
                total += count * self.look(after, seat, plays, depth)
                weight += count
        return total / weight


def plays_later(s: State) -> int:
    """Return 1 if the seat that is asked has yet to play its card of this turn, else 0."""
    for i in range(0, s.top, FRAME):
        if s.stack[i] == F_PLAY:
            return 1
    return 0
