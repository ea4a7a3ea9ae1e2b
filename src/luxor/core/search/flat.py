"""Flat Monte Carlo: every option of the question gets its share of rollouts."""

from __future__ import annotations

from luxor.core.errors import LuxorError
from luxor.core.search.features import no_numbers

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import answer_unchecked
    from luxor.core.hidden import imagine
    from luxor.core.inline import *
    from luxor.core.search.rollout import MARGIN_WORTH, Rollout


class Search:
    """A search behind one view, by rollouts after each option of the question.

    All options get the same imagined hands and the same luck in turn, so that neither decides
    between them.
    """

    def __init__(self, view: State, rollout: Rollout) -> None:
        if view.asks != DECISION or view.n_options == 0:
            raise LuxorError("a search needs the view of the seat that is asked")
        given: object = rollout
        if not isinstance(given, Rollout):
            raise TypeError(f"a search needs a Rollout, not {rollout!r}")
        self.view = view
        self.rollout = rollout
        self.seat = self.view.stack[self.view.top + SEAT]
        self.iterations = 0
        self.luck: list[int] = []

    def imagine_hands(self, rng: Rng) -> None:
        """Draw the hands and the luck that every option gets once."""
        self.imagined = imagine(self.view, self.seat, rng)
        self.luck = rng.save()

    def state_after(self, option: int, rng: Rng) -> State:
        """Return the imagined state after an option, with its luck in ``rng``."""
        rng.restore(self.luck)
        s = self.imagined.copy()
        answer_unchecked(s, self.view.options[option])
        return s


class FlatSearch(Search):
    """Every option gets its share of the rollouts."""

    def __init__(self, view: State, rollout: Rollout) -> None:
        super().__init__(view, rollout)
        self.chances = no_numbers(MAX_OPTIONS)
        self.margins = no_numbers(MAX_OPTIONS)

    def grow(self, iterations: int, rng: Rng) -> None:
        """Make some more rollouts."""
        for _ in range(iterations):
            option = self.iterations % self.view.n_options
            if option == 0:
                self.imagine_hands(rng)
            self.rollout.run(self.state_after(option, rng), rng)
            self.chances[option] += self.rollout.chances[self.seat]
            self.margins[option] += self.rollout.margins[self.seat]
            self.iterations += 1

    def is_decided(self) -> bool:
        """Return False: every option gets its share to the end."""
        return False

    def best(self) -> int:
        """Return the answer that does best."""
        return max(self.choices(), key=by_success)[0]

    def choices(self) -> list[tuple[int, int, float, float]]:
        """Return for each option its rollouts, and the mean chance to win and margin."""
        n = self.view.n_options
        found = []
        for i in range(n):
            visits = (self.iterations + n - 1 - i) // n
            some = max(visits, 1)
            action = self.view.options[i]
            found.append((action, visits, self.chances[i] / some, self.margins[i] / some))
        return found


def by_success(choice: tuple[int, int, float, float]) -> tuple[int, float]:
    """Return what makes one answer better than another: having been tried, and its success."""
    return min(choice[1], 1), choice[2] + MARGIN_WORTH * choice[3]
