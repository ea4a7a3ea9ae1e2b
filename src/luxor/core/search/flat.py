"""Flat Monte Carlo: every option of the question gets its share of rollouts."""

from __future__ import annotations

from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.engine import answer_unchecked
    from luxor.core.hidden import imagine
    from luxor.core.inline import *
    from luxor.core.search.rollout import MARGIN_WORTH, Rollout


class Node:
    """What came of one answer: how often it was possible and given, and how that ended.

    ``seat`` gave the answer; sums are from its point of view. ``prior`` is what the planner thinks
    of the answer beside the best one there, at most 0.
    """

    def __init__(self, key: int, seat: int, prior: float) -> None:
        self.key = key
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.possible = 0
        self.total = 0.0  # of what is searched for: chance to win, and a little of the margin
        self.chances = 0.0
        self.margins = 0.0
        self.child: Node | None = None
        self.sibling: Node | None = None


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
        self.runners = [Node(action, self.seat, 0.0) for action in view.legal()]

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

    def utility(self, seat: int) -> float:
        """Return how good the last rollout was for a seat."""
        return self.rollout.chances[seat] + MARGIN_WORTH * self.rollout.margins[seat]

    def note(self, node: Node) -> None:
        """Tell a node how a rollout through it ended."""
        node.visits += 1
        node.total += self.utility(node.seat)
        node.chances += self.rollout.chances[node.seat]
        node.margins += self.rollout.margins[node.seat]

    def choices(self) -> list[tuple[int, int, float, float]]:
        """Return for each option its visits, and the mean chance to win and margin."""
        found = []
        for i in range(self.view.n_options):
            runner = self.runners[i]
            n = max(runner.visits, 1)
            chance, margin = runner.chances / n, runner.margins / n
            found.append((self.view.options[i], runner.visits, chance, margin))
        return found


class FlatSearch(Search):
    """Every option gets its share of the rollouts."""

    def grow(self, iterations: int, rng: Rng) -> None:
        """Make some more rollouts."""
        for _ in range(iterations):
            option = self.iterations % self.view.n_options
            if option == 0:
                self.imagine_hands(rng)
            self.rollout.run(self.state_after(option, rng), rng)
            self.note(self.runners[option])
            self.iterations += 1

    def is_decided(self) -> bool:
        """Return False: every option gets its share to the end."""
        return False

    def best(self) -> int:
        """Return the answer that does best."""
        return max(self.choices(), key=by_success)[0]


def by_success(choice: tuple[int, int, float, float]) -> tuple[int, float]:
    """Return what makes one answer better than another: having been tried, and its success."""
    return min(choice[1], 1), choice[2] + MARGIN_WORTH * choice[3]
