"""Bots that think in iterations: *flat* and *ismcts*."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from luxor.bots import options_of
from luxor.bots.specs import Budget
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.search.outlook import Outlook
from luxor.core.search.rollout import Rollout
from luxor.core.state import State
from luxor.core.view import View

SLICE = 0.01  # seconds between two looks at the clock, roughly
MOST_AT_ONCE = 1 << 16  # iterations between two looks at the clock
STEP = 100  # iterations between two words on how far it is

Watch = Callable[[float], None]
"""Is told now and then which part of the budget is used up, from 0 to 1."""


class Search(Protocol):
    """Something that grows with iterations: see ``core/search/flat.py`` and ``tree.py``."""

    def grow(self, iterations: int, rng: Rng) -> None:
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
        self.rollout = Rollout(Outlook(), rounds, trust)

    def choose(self, view: View, rng: Rng) -> Action:
        """Return the best of the view's options; raises ``ValueError`` if the view has none."""
        options = options_of(view)
        if len(options) == 1:
            return options[0]
        return Action.from_id(self.think(view, rng).best())

    def think(self, view: View, rng: Rng, watch: Watch | None = None) -> Search:
        """Return a search that has used up the budget, the same whether somebody watches or not."""
        search = self.search(view.known, self.rollout)
        iterations = self.budget.iterations
        if iterations is None:
            grow_for(search, self.budget.seconds or 0.0, rng, watch)
        elif watch is None:
            search.grow(iterations, rng)
        else:
            for done in range(0, iterations, STEP):
                watch(done / iterations)
                search.grow(min(STEP, iterations - done), rng)
        return search


def grow_for(search: Search, seconds: float, rng: Rng, watch: Watch | None = None) -> None:
    """Let a search grow for a time, at least once; it looks at the clock now and then.

    A search that is decided is not waited for.
    """
    end = time.monotonic() + seconds
    size = 1
    while True:
        before = time.monotonic()
        search.grow(size, rng)
        now = time.monotonic()
        if now >= end or search.is_decided():
            return
        if watch is not None:
            watch(1.0 - (end - now) / seconds)
        if now - before < SLICE and size < MOST_AT_ONCE:
            size *= 2
