"""Information-set Monte Carlo tree search, for any number of players.

One tree for the seat that is asked: each iteration imagines what that seat cannot see, goes down
the tree by answers that are possible then, adds a node, plays on from it (``rollout.py``) and tells
the nodes on the way what came of it. An edge is an answer with what everybody sees of it: the card
that is played, the face of a die. What chance brings otherwise is drawn anew each time (an open
loop), so nodes stand for what players know and not for what lies hidden.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012), SO-ISMCTS.
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from math import log, sqrt

    from luxor.core.constants import (
        CHANCE,
        F_PLAY,
        HAND,
        LEFT,
        OVER,
        P_DIE,
        SEAT,
        A,
    )
    from luxor.core.engine import answer, draw_outcome
    from luxor.core.hidden import imagine
    from luxor.core.rng import Rng
    from luxor.core.search.rollout import MARGIN_WORTH, Rollout
    from luxor.core.search.turn_search import TurnSearch, plays_later
    from luxor.core.state import State

MOST_NODES = 1_000_000  # a full tree is still searched, but no longer grows
CHANCE_KEY = 1 << 16  # edges of chance lie beyond those of answers
PRIOR_SLOPE = 0.03  # how much less likely a win is for each point that the planner sees fewer


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


class TreeSearch:
    """A growing tree behind one view; ``grow`` it, then ask for its ``choices``.

    ``explore`` is how strongly it tries what it has tried seldom, ``belief`` how many visits the
    planner's opinion of an answer counts for.
    """

    def __init__(self, view: State, rollout: Rollout, explore: float, belief: float) -> None:
        self.view = view
        self.rollout = rollout
        self.search = TurnSearch(self.rollout.outlook)
        self.explore = explore
        self.belief = belief
        self.seat = self.view.stack[self.view.top + SEAT]
        self.nodes = 0
        self.iterations = 0
        self.root = Node(-1, self.seat, 0.0)
        self.chosen = self.root
        self.path: list[Node] = []
        self.children: list[Node] = []

    def grow(self, iterations: int, rng: Rng) -> None:
        """Go down the tree some more times."""
        for _ in range(iterations):
            s = imagine(self.view, self.seat, rng)
            self.path = [self.root]
            self.descend(s, rng)
            self.rollout.run(s, rng)
            for item in self.path:
                self.note(item)
            self.iterations += 1

    def descend(self, s: State, rng: Rng) -> None:
        """Go on by known answers until one is new; the path is kept."""
        node = self.root
        while s.asks != OVER:
            if s.asks == CHANCE:
                shown = s.stack[s.top + A] == P_DIE
                outcome = draw_outcome(s, rng)
                answer(s, outcome)
                if shown:
                    node = self.through(node, CHANCE_KEY + outcome)
                    self.path.append(node)
                continue
            if s.n_options == 1:
                answer(s, s.options[0])
                continue
            if node.child is None and self.nodes >= MOST_NODES:
                break
            action = self.select(node, s)
            node = self.chosen
            self.path.append(node)
            answer(s, action)
            if node.visits == 0:
                break

    def through(self, node: Node, key: int) -> Node:
        """Return the node behind an outcome of chance."""
        child = find(node, key)
        return self.add(node, key, node.seat, 0.0) if child is None else child

    def add(self, node: Node, key: int, seat: int, prior: float) -> Node:
        """Add a child to a node."""
        new = Node(key, seat, prior)
        new.sibling = node.child
        node.child = new
        self.nodes += 1
        return new

    def select(self, node: Node, s: State) -> int:
        """Return the answer to go on with; its node is :attr:`chosen`."""
        seat = s.stack[s.top + SEAT]
        self.meet(node, s, seat)
        mean = 0.0
        visits = 0
        for i in range(s.n_options):
            child = self.children[i]
            visits += child.visits
            mean += child.total
        mean = mean / visits if visits > 0 else 0.5
        best = 0
        top = -1e9
        for i in range(s.n_options):
            child = self.children[i]
            child.possible += 1
            weight = child.visits + self.belief
            score = (child.total + self.belief * (mean + child.prior)) / weight
            score += self.explore * sqrt(log(1.0 + child.possible) / (1.0 + child.visits))
            if score > top:
                top = score
                best = i
        self.chosen = self.children[best]
        return s.options[best]

    def meet(self, node: Node, s: State, seat: int) -> None:
        """Find the children for the options of a question; add those that are missing."""
        self.children = []
        for i in range(s.n_options):
            child = find(node, edge(s, seat, s.options[i]))
            if child is None:
                self.add_missing(node, s, seat)
                child = find(node, edge(s, seat, s.options[i]))
            if child is not None:
                self.children.append(child)

    def add_missing(self, node: Node, s: State, seat: int) -> None:
        """Add the children that options lack, with what the planner thinks of them."""
        plays = plays_later(s)
        values = [self.search.option(s, i, plays) for i in range(s.n_options)]
        top = max(values)
        for i in range(s.n_options):
            key = edge(s, seat, s.options[i])
            if find(node, key) is None:
                self.add(node, key, seat, PRIOR_SLOPE * (values[i] - top))

    def note(self, node: Node) -> None:
        """Tell a node how a rollout through it ended."""
        chance = self.rollout.chances[node.seat]
        margin = self.rollout.margins[node.seat]
        node.visits += 1
        node.chances += chance
        node.margins += margin
        node.total += chance + MARGIN_WORTH * margin

    def best(self) -> int:
        """Return the answer that was tried most; among equals the one that does better."""
        found = self.choices()
        return max(found, key=by_visits)[0]

    def choices(self) -> list[tuple[int, int, float, float]]:
        """Return for each option its visits, and the mean chance to win and margin."""
        found = []
        for i in range(self.view.n_options):
            action = self.view.options[i]
            child = find(self.root, edge(self.view, self.seat, action))
            if child is None or child.visits == 0:
                found.append((action, 0, 0.0, 0.0))
            else:
                chance = child.chances / child.visits
                found.append((action, child.visits, chance, child.margins / child.visits))
        return found


def find(node: Node, key: int) -> Node | None:
    """Return the child of a node behind an edge, None if it has none."""
    child = node.child
    while child is not None and child.key != key:
        child = child.sibling
    return child


def by_visits(choice: tuple[int, int, float, float]) -> tuple[int, float]:
    """Return what makes one answer better than another."""
    return choice[1], choice[2] + MARGIN_WORTH * choice[3]


def edge(s: State, seat: int, action: int) -> int:
    """Return the answer with what everybody sees of it, as one number."""
    if s.stack[s.top] == F_PLAY:
        slot = 0 if action == LEFT else s.hand_size[seat] - 1
        return action + ((s.hand[seat * HAND + slot] + 1) << 8)
    return action
