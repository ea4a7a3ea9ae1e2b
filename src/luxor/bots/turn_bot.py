"""Bots that look ahead to the end of their own turn: *greedy* and *planner*."""

from __future__ import annotations

from luxor.bots import options_of
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.search.evaluation import Evaluation
from luxor.core.search.turn_search import TurnSearch
from luxor.core.state import State
from luxor.core.view import View, determinize

DICE = 12
"""Summed up, evenly spread numbers are spread like errors; of 12 the variance is that of one."""


class TurnBot:
    """Takes the answer after which its own turn can end best.

    ``potential`` is how much that of a position counts (``core/search/evaluation.py``): with
    0 the bot is greedy. ``noise`` is by how many points it misjudges an answer (the standard
    deviation). What it may not know it imagines, so it needs no more than its view.
    """

    def __init__(self, potential: float, noise: float = 0.0) -> None:
        self.noise = noise
        self.search = TurnSearch(Evaluation(potential))

    def choose(self, view: View, rng: Rng) -> Action:
        """Return the best of the view's options; raises ``ValueError`` if the view has none."""
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        imagined = determinize(view, rng)
        if self.noise:
            return Action.from_id(self._misjudge(imagined, rng))
        return Action.from_id(self.search.best(imagined, rng))

    def _misjudge(self, imagined: State, rng: Rng) -> int:
        """Return the answer that looks best to eyes that err."""
        options = self.search.options(imagined)
        seen = [(value + self.noise * error(rng), action) for action, value in options]
        return max(seen)[1]


def error(rng: Rng) -> float:
    """Return a number around 0, spread by about 1 like a normal one."""
    return sum(rng.below(1 << 16) for _ in range(DICE)) / (1 << 16) - DICE / 2
