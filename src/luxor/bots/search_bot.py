"""Bots that think in iterations: *flat* and *ismcts*."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from luxor.bots import options_of
from luxor.bots.specs import MOST_ITERATIONS, Budget
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.search.evaluation import Evaluation
from luxor.core.search.rollout import Rollout
from luxor.core.state import State
from luxor.core.view import View

SLICE = 0.01  # seconds between two looks at the clock, roughly
MOST_AT_ONCE = 1 << 16  # iterations between two looks at the clock

Watch = Callable[[float], None]
"""Is told now and then which part of the budget is used up, from 0 to 1."""


class Search(Protocol):
    """Something that grows with iterations: see ``core/search/flat.py`` and ``tree.py``."""

    def grow(self, iterations: int, rng: Rng, /) -> None:
        """Think on."""

    def is_decided(self) -> bool:
        """Return whether growing on would change nothing."""

    def best(self) -> int:
        """Return the best answer so far."""

    def choices(self) -> list[tuple[int, int, float, float]]:
        """Return for each option its visits, mean chance to win and mean margin."""


class SearchBot:
    """Searches behind its view within a budget, and takes what the search finds best."""

    def __init__(
        self, search: Callable[[State, Rollout], Search], budget: Budget, rounds: int, trust: float
    ) -> None:
        self.search = search
        self.budget = budget
        self.rollout = Rollout(Evaluation(), rounds, trust)

    def choose(self, view: View, rng: Rng) -> Action:
        """Return the best of the view's options; raises ``ValueError`` if the view has none."""
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        return Action.from_id(self.think(view, rng).best())

    def think(self, view: View, rng: Rng, watch: Watch | None = None) -> Search:
        """Return a search that has used up the budget, the same whether somebody watches or not."""
        search = self.search(view.known, self.rollout)
        grow_within(search, self.budget, rng, watch)
        return search


def grow_within(
    search: Search,
    budget: Budget,
    rng: Rng,
    watch: Watch | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Let a search grow until its iterations are done, its time is over, or it is decided.

    It grows in slices, of a single iteration at first, since one may be slow where nothing is
    compiled; between two of them it looks at the clock. Where the time does not run out, slices
    change nothing about what is found.
    """
    iterations = budget.iterations or MOST_ITERATIONS
    seconds = budget.seconds
    if seconds is None and watch is None:
        search.grow(iterations, rng)
        return
    began = now = clock()
    done, size = 0, 1
    while done < iterations and not search.is_decided():
        before = now
        slice_of = min(size, iterations - done)
        search.grow(slice_of, rng)
        done += slice_of
        now = clock()
        used = done / iterations
        if seconds is not None:
            used = max(used, (now - began) / seconds)
        if used >= 1.0:
            return
        if watch is not None:
            watch(used)
        if now - before < SLICE:
            size = min(2 * size, MOST_AT_ONCE)
