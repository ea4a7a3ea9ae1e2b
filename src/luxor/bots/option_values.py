"""What an option is worth by the end of the turn, and what its worth is made of.

An option is played out a number of times: what the seat cannot know is imagined, chance is drawn,
and everything on the way is decided as the planner would. Then the points and the potential of the
position (``core/search/evaluation.py``) are compared with those before.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.rules import scoring
from luxor.core.search.evaluation import Evaluation
from luxor.core.search.turn_search import TurnSearch
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.play.preview import ends_turn, follow

SAMPLES = 24
"""How often an option is played out; every face of a die comes equally often in as many."""

DRAWS = (k.F_DRAW, k.F_DEAL)


@dataclass(frozen=True, slots=True)
class Step:
    """A later decision of the seat in the same turn, and its answer."""

    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Continuation:
    """What the seat would do next after these ``faces`` of the die; ``times`` it came about.

    ``hand`` is the seat's hand at the end of it, before a card is drawn.
    """

    faces: tuple[int, ...]
    steps: tuple[Step, ...]
    hand: tuple[str, ...]
    times: int


@dataclass(frozen=True, slots=True)
class OptionValue:
    """How an option changes what a seat has and may expect, in the mean, in points.

    ``points`` are those of each source if the game ended after the turn, ``potential`` what each
    feature may bring beyond them, ``others`` what the others have and may expect in
    the mean. ``lines`` are what would be done next, by faces of the die.
    """

    action: Action
    points: dict[str, float]
    potential: dict[str, float]
    others: float
    lines: tuple[Continuation, ...] = field(default=())

    @property
    def total(self) -> float:
        """The change of the seat's lead over the mean of the others."""
        return sum(self.points.values()) + sum(self.potential.values()) - self.others


def option_values(
    seen: View, actions: Sequence[Action], rng: Rng, samples: int = SAMPLES
) -> tuple[OptionValue, ...]:
    """Return what some options of the view's seat come to.

    All get the same imagined states in turn, so that luck does not decide between them.
    """
    seeds = [rng.word() for _ in range(samples)]
    player = _Player(seen)
    return tuple(player.value(action, seeds) for action in actions)


Measure = dict[tuple[str, str], float]
"""What a position is worth: by kind (``points``, ``potential``, ``others``) and name."""


class _Player:
    """Plays options of one view out and measures what they come to."""

    def __init__(self, seen: View) -> None:
        assert seen.seat is not None
        self.seen = seen
        self.seat = seen.seat
        self.evaluation = Evaluation()
        self.search = TurnSearch(self.evaluation)

    def value(self, action: Action, seeds: Sequence[int]) -> OptionValue:
        change: Measure = defaultdict(float)
        played: dict[tuple[int, ...], list[Continuation]] = defaultdict(list)
        for number, seed in enumerate(seeds):
            rng = Rng(seed)
            s = determinize(self.seen, rng)
            before = self._measure(s)
            line = self._play(s, action, rng, number)
            played[line.faces].append(line)
            for weight, end in self._ends(s, rng):
                for key, value in self._measure(end).items():
                    change[key] += weight * value / len(seeds)
            for key, value in before.items():
                change[key] -= value / len(seeds)
        by_kind: dict[str, dict[str, float]] = defaultdict(dict)
        for (kind, name), value in change.items():
            by_kind[kind][name] = value
        lines = tuple(_usual(played[faces]) for faces in sorted(played))
        others = by_kind["others"][""]
        return OptionValue(action, by_kind["points"], by_kind["potential"], others, lines)

    def _play(self, s: State, action: Action, rng: Rng, number: int) -> Continuation:
        """Carry an option out and go on to the end of the turn, or to the card that is drawn."""
        steps: list[Step] = []
        faces: list[int] = []
        is_over = ends_turn(follow(s, action.id))
        while not is_over and not _draws(s):
            if s.asks == k.CHANCE:
                die = s.frame()[2] == k.P_DIE
                answer = _face(s, number) if die and not faces else engine.draw_outcome(s, rng)
                if die:
                    faces.append(answer)
            else:
                answer = self.search.best(s, rng)
                if engine.asked_seat(s) == self.seat:
                    steps.append(Step(view(s, self.seat), Action.from_id(answer)))
            is_over = ends_turn(follow(s, answer))
        hand = tuple(s.rs.card_names[card] for card in s.to_dict()["hands"][self.seat])
        return Continuation(tuple(faces), tuple(steps), hand, 1)

    def _ends(self, s: State, rng: Rng) -> Iterator[tuple[float, State]]:
        """Return how the turn may end, with weights: every card that may be drawn."""
        if not _draws(s):
            yield 1.0, s
            return
        outcomes = engine.outcomes(s)
        total = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            end = s.copy()
            answer = outcome
            while not ends_turn(follow(end, answer)):
                chance = end.asks == k.CHANCE
                answer = engine.draw_outcome(end, rng) if chance else self.search.best(end, rng)
            yield weight / total, end

    def _measure(self, s: State) -> Measure:
        points = scoring.points_by_source(s, self.seat)
        found: Measure = {
            ("points", name): float(value)
            for name, value in zip(s.rs.source_names, points, strict=False)
        }
        over = s.asks == k.OVER
        for name, value in self.evaluation.contributions(s, self.seat):
            found["potential", name] = 0.0 if over else value
        others = [seat for seat in range(s.rs.players) if seat != self.seat]
        total = sum(self.evaluation.value(s, seat) for seat in others)
        found["others", ""] = total / len(others)
        return found


def _draws(s: State) -> bool:
    """Return whether a card is to be drawn into the hand."""
    return bool(s.asks == k.CHANCE and s.frame()[0] in DRAWS)


def _face(s: State, number: int) -> int:
    """Return a face of the die for a sample, so that each comes equally often."""
    faces = [face for face, weight in engine.outcomes(s) for _ in range(weight)]
    return faces[number % len(faces)]


def _usual(lines: Sequence[Continuation]) -> Continuation:
    """Return the line that was played most often, the first among equals."""
    counts = Counter(_answers(line) for line in lines)
    answers, times = counts.most_common(1)[0]
    line = next(line for line in lines if _answers(line) == answers)
    return Continuation(line.faces, line.steps, line.hand, times)


def _answers(line: Continuation) -> tuple[int, ...]:
    return tuple(step.action.id for step in line.steps)
