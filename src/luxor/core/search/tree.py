"""Information-set Monte Carlo tree search, for any number of players.

One tree for the seat that is asked: each iteration imagines what that seat cannot see, goes down
the tree by answers that are possible then, adds a node, plays on from it (``rollout.py``) and tells
the nodes on the way what came of it. An edge is an answer with what everybody sees of it: who was
asked for what, the card that is played, the face of a die. What chance brings otherwise is drawn
again each time (an open loop), so nodes stand for what players know and not for what lies hidden.

At the root the options race: in each heat every option still in the race gets one iteration with
the same imagined hands and the same luck, so that luck does not decide between them, and one that
is clearly not better than the one in front, or hardly, is out.

Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search (2012), SO-ISMCTS.
Maron, Moore: The Racing Algorithm (1997).
"""

from __future__ import annotations

from luxor.core.ruleset import zeros
from luxor.core.search.features import no_numbers

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from math import log, sqrt

    from luxor.core.engine import answer_unchecked, draw_unchecked
    from luxor.core.inline import *
    from luxor.core.search.flat import Node, Search
    from luxor.core.search.rollout import Rollout
    from luxor.core.search.turn_search import TurnSearch, plays_later

MOST_NODES = 1_000_000  # a full tree is still searched, but no longer grows
CARD_KEY = 1 << 16  # an edge is a number: the answer, then what else is seen of it
SEAT_KEY = 1 << 32
KIND_KEY = 1 << 40
CHANCE_KEY = 1 << 60
FIRST_HEATS = 16  # before which nobody is out of the race
OPINION_HEATS = 6.0  # what the planner's opinion counts for when an answer is picked
DRIFT = 0.5  # divided by the root of the heats: how far a lead may move as the tree grows
TOLERANCE = 0.045  # an option that may be better by no more than that is not worth more heats
PRIOR_SLOPE = 0.03  # how much less likely a win is for each point that the planner sees fewer


class TreeSearch(Search):
    """A growing tree behind one view; ``grow`` it, then ask for its ``choices``.

    ``explore`` is how strongly it tries what it has tried seldom, ``belief`` how many visits the
    planner's opinion of an answer counts for. An option is out of the race when, allowing for
    ``sure`` standard errors, it can hardly be better than the one in front. A tree of
    ``most_nodes`` is full.
    """

    def __init__(
        self,
        view: State,
        rollout: Rollout,
        explore: float,
        belief: float,
        sure: float,
        most_nodes: int = MOST_NODES,
    ) -> None:
        super().__init__(view, rollout)
        self.search = TurnSearch(self.rollout.evaluation)
        self.explore = explore
        self.belief = belief
        self.sure = sure
        self.most_nodes = most_nodes
        self.nodes = 0
        self.chosen = Node(-1, self.seat, 0.0)
        self.path: list[Node] = []
        self.children: list[Node] = []
        self.option = zeros(MAX_OPTIONS)  # those in the race, the first of them
        self.result = no_numbers(MAX_OPTIONS)  # of the heat under way
        self.total = no_numbers(MAX_OPTIONS)  # of all heats
        self.square = no_numbers(MAX_OPTIONS * MAX_OPTIONS)  # of the difference between two
        self.opinion = no_numbers(MAX_OPTIONS)  # the planner's, as if it were a result
        self.heats = 0
        self.next = 0
        self.racing = view.n_options
        for i in range(self.racing):
            self.option[i] = i

    def grow(self, iterations: int, rng: Rng) -> None:
        """Run some more iterations; when a single option is left in the race, nothing is done."""
        for _ in range(iterations):
            if self.racing == 1:
                break
            self.iterate(rng)
            self.iterations += 1

    def iterate(self, rng: Rng) -> None:
        """Give the next option of the heat its iteration."""
        if self.next == 0:
            self.imagine_hands(rng)
            if self.heats == 0:
                self.ask_planner()
        option = self.option[self.next]
        s = self.state_after(option, rng)
        runner = self.runners[option]
        self.path = [runner]
        self.descend(s, runner, rng)
        self.rollout.run(s, rng)
        for item in self.path:
            self.note(item)
        self.result[option] = self.utility(self.seat)
        self.next += 1
        if self.next == self.racing:
            self.end_heat()

    def ask_planner(self) -> None:
        """Note what the planner thinks of the options, before they race."""
        plays = plays_later(self.imagined)
        for i in range(self.racing):
            self.opinion[i] = PRIOR_SLOPE * self.search.option(self.imagined, i, plays)

    def end_heat(self) -> None:
        """Count a heat, and take those out of the race that can hardly win it."""
        for i in range(self.racing):
            option = self.option[i]
            self.total[option] += self.result[option]
            for j in range(i):
                gap = self.result[option] - self.result[self.option[j]]
                self.square[option * MAX_OPTIONS + self.option[j]] += gap * gap
        self.heats += 1
        self.next = 0
        if self.heats >= FIRST_HEATS:
            self.drop_out()

    def drop_out(self) -> None:
        """Take those out of the race that can hardly be better than the one in front."""
        leader = self.option[0]
        for i in range(1, self.racing):
            if self.total[self.option[i]] > self.total[leader]:
                leader = self.option[i]
        errors = student(self.sure, self.heats - 1)
        kept = 0
        for i in range(self.racing):
            if self.may_be_better(self.option[i], leader, errors):
                self.option[kept] = self.option[i]
                kept += 1
        self.racing = kept

    def may_be_better(self, option: int, leader: int, errors: float) -> bool:
        """Return whether an option may be better than the leader by more than the tolerance.

        Both met the same luck in every heat, so what counts is how far their differences scatter.
        The leader itself stays in the race.
        """
        if option == leader:
            return True
        gap = (self.total[leader] - self.total[option]) / self.heats
        squares = self.square[max(option, leader) * MAX_OPTIONS + min(option, leader)]
        variance = (squares - self.heats * gap * gap) / (self.heats - 1)
        error = sqrt(max(variance, 0.0) / self.heats)
        return bool(errors * error + DRIFT / sqrt(self.heats) - gap >= TOLERANCE)

    def descend(self, s: State, node: Node, rng: Rng) -> None:
        """Go on from a node by known answers until one is new; the path is kept."""
        while s.asks != OVER and node.visits > 0:
            if s.asks == CHANCE:
                shown = s.stack[s.top + A] == P_DIE
                outcome = draw_unchecked(s, rng)
                answer_unchecked(s, outcome)
                if not shown:
                    continue
                if not self.go(node, CHANCE_KEY + outcome, node.seat):
                    break
            else:
                seat = s.stack[s.top + SEAT]
                action = s.options[0]
                if s.n_options > 1:
                    if not self.meet(node, s, seat):
                        break
                    action = self.select(s)
                elif s.stack[s.top] == F_PLAY:  # the card is seen although there is no choice
                    if not self.go(node, edge(s, seat, action), seat):
                        break
                else:
                    answer_unchecked(s, action)
                    continue
                answer_unchecked(s, action)
            node = self.chosen
            self.path.append(node)

    def go(self, node: Node, key: int, seat: int) -> bool:
        """Take the only edge there is; False if it is new and the tree is full."""
        child = find(node, key)
        if child is None:
            if self.nodes >= self.most_nodes:
                return False
            child = self.add(node, key, seat, 0.0)
        self.chosen = child
        return True

    def add(self, node: Node, key: int, seat: int, prior: float) -> Node:
        """Add a child to a node."""
        new = Node(key, seat, prior)
        new.sibling = node.child
        node.child = new
        self.nodes += 1
        return new

    def select(self, s: State) -> int:
        """Return the answer to go on with, of those that were met; its node is :attr:`chosen`."""
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

    def meet(self, node: Node, s: State, seat: int) -> bool:
        """Find the children for the options of a question; add those that are missing.

        False if some are missing and the tree has no room for them.
        """
        self.children = []
        for i in range(s.n_options):
            key = edge(s, seat, s.options[i])
            child = find(node, key)
            if child is None:
                if self.nodes + s.n_options > self.most_nodes:
                    return False
                self.add_missing(node, s, seat)
                child = find(node, key)
            if child is not None:
                self.children.append(child)
        return True

    def add_missing(self, node: Node, s: State, seat: int) -> None:
        """Add the children that options lack, with what the planner thinks of them."""
        plays = plays_later(s)
        values = [self.search.option(s, i, plays) for i in range(s.n_options)]
        top = max(values)
        for i in range(s.n_options):
            key = edge(s, seat, s.options[i])
            if find(node, key) is None:
                self.add(node, key, seat, PRIOR_SLOPE * (values[i] - top))

    def is_decided(self) -> bool:
        """Return whether a single option is left in the race."""
        return bool(self.racing == 1)

    def best(self) -> int:
        """Return the answer that leads the race, where the planner's opinion counts for some heats.

        It counts here alone: what rules an option out are its own results.
        """
        best = -1
        top = -1e9
        for i in range(self.racing):
            merit = self.total[self.option[i]] + OPINION_HEATS * self.opinion[self.option[i]]
            if merit > top:
                top = merit
                best = self.option[i]
        return self.view.options[best]


def student(errors: float, freedom: int) -> float:
    """Return how many standard errors are as sure as that many, where few trials tell the error.

    That is the quantile of Student's distribution for one of the normal distribution (Fisher's
    expansion), with so many degrees of freedom.
    """
    cube = errors * errors * errors
    first = (cube + errors) / 4.0
    second = (5.0 * cube * errors * errors + 16.0 * cube + 3.0 * errors) / 96.0
    return errors + first / freedom + second / (freedom * freedom)


def find(node: Node, key: int) -> Node | None:
    """Return the child of a node behind an edge, None if it has none."""
    child = node.child
    while child is not None and child.key != key:
        child = child.sibling
    return child


def edge(s: State, seat: int, action: int) -> int:
    """Return the answer to the question on top with what everybody sees of it, as one number."""
    if s.top < 0 or not 0 <= seat < s.rs.players:
        refuse("seat that is asked", seat, 0, s.rs.players - 1)
    kind = s.stack[s.top]
    key = action + seat * SEAT_KEY + kind * KIND_KEY
    if kind == F_PLAY:
        slot = 0 if action == LEFT else s.hand_size[seat] - 1
        key += (s.hand[seat * HAND + slot] + 1) * CARD_KEY
    return key
