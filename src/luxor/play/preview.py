# cython: boundscheck=True, wraparound=True
"""What each answer to an open question leads to, as far as the seat that is asked can know.

>>> from luxor import Options, Table
>>> from luxor.play.preview import Preview
>>> left, right = Preview(Table(Options(players=2, first=0), seed=1).view(0))
>>> left.then, left.question
('chance', 'draw')
>>> right.then, right.question, [str(option) for option in right.options]
('question', 'take', ['key', 'horus1'])

Answers are tried on a state that is possible behind the view, up to the next question. That far
nothing depends on what the seat cannot see: chance is never answered, and nothing is told of what
comes after the turn.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import TABLE, Action, Verb
from luxor.core.events import RawEvent, redact
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View, determinize, view

Next = Literal["question", "chance", "others", "turn_over", "game_over"]
"""What comes next: the same seat is asked, chance is, another seat is, or the turn is over.

With ``turn_over`` the game may be over too, where the seat cannot know.
"""

MOST_GESTURES: Final = 400
"""How many gestures are followed; beyond that, later questions are left to be asked."""

MOST_ANSWERS: Final = 16
"""How many answers one gesture joins."""

TURN_ENDS: Final = frozenset((k.E_TURN_STARTED, k.E_ROUND_STARTED, k.E_GAME_ENDED))
"""The events that come after a turn."""

JOINED_VERBS: Final = (Verb.LEFT, Verb.RIGHT, Verb.MOVE, Verb.CHOOSE, Verb.NO)
JOINED: Final = frozenset(number for number, a in TABLE.items() if a.verb in JOINED_VERBS)
"""The answers that one gesture joins: which card or cards, which adventurer, how far."""


class Preview:
    """Where some answers of a seat lead; none yet at first.

    ``answers`` are their numbers, ``events`` what happens as the seat sees it, and ``then`` what
    comes next. Iterating gives the previews that are longer by one answer, in the order of
    :attr:`options`. Each is worked out once, when it is first asked for.
    """

    def __init__(self, seen: View, rng: Rng | None = None) -> None:
        """Start at the open question of a view.

        ``rng`` imagines what the seat cannot know; nothing that is told depends on it. Raises
        ``ValueError`` if the view's seat is not asked.
        """
        if seen.decision is None:
            raise ValueError("this seat is not asked: there is nothing to look ahead to")
        self.answers: tuple[int, ...] = ()
        self.events: tuple[RawEvent, ...] = ()
        self.then: Next = "question"
        self._seen = seen
        self._view: View | None = seen
        self._state = determinize(seen, rng or Rng(0))
        self._longer: dict[int, Preview] = {}

    @property
    def actions(self) -> tuple[Action, ...]:
        """The answers."""
        return tuple(map(Action.from_id, self.answers))

    @property
    def view(self) -> View:
        """What the seat sees after the answers; not to be shown once the turn is over."""
        if self._view is None:
            self._view = view(self._state, self._seen.seat, hide_scores=self._seen.hide_scores)
        return self._view

    @property
    def question(self) -> str:
        """The name of what is asked next in this turn, of whomever; empty if the turn is over."""
        if self.then in ("turn_over", "game_over"):
            return ""
        name: str = self._state.rs.frames[self.frame[0]].name
        return name

    @property
    def frame(self) -> tuple[int, int, int, int, int]:
        """Kind, seat and arguments of the question that is open after the answers."""
        return self._state.frame()

    @property
    def option_ids(self) -> list[int]:
        """The numbers of what the seat can answer next."""
        return self._state.legal() if self.then == "question" else []

    @property
    def options(self) -> tuple[Action, ...]:
        """What the seat can answer next."""
        return tuple(map(Action.from_id, self.option_ids))

    @property
    def continues(self) -> bool:
        """Whether the same gesture answers the question that follows."""
        options = self.option_ids
        return bool(options) and JOINED.issuperset(options) and len(self.answers) < MOST_ANSWERS

    def __iter__(self) -> Iterator[Preview]:
        return map(self._answered, self.option_ids)

    def after(self, action: Action) -> Preview:
        """Return where one more answer leads; raises ``ValueError`` if it is no option."""
        if action not in self.options:
            raise ValueError(f"{action} is no option after {[str(each) for each in self.actions]}")
        return self._answered(action.id)

    def declined(self) -> Preview | None:
        """Return what follows if whoever is asked next in this turn says no; None if nobody can."""
        no = Action(Verb.NO).id
        if self.then not in ("question", "others") or no not in self._state.legal():
            return None
        return self._answered(no)

    def leads_to(self, events: Sequence[RawEvent]) -> bool:
        """Return whether these are the events that the seat sees up to the next question."""
        shared = len(self.events)
        if tuple(events[:shared]) != self.events:
            return False
        rest = events[shared:]
        return not rest if self.question else bool(rest) and rest[0][0] in TURN_ENDS

    def gestures(self, most: int = MOST_GESTURES) -> list[Preview]:
        """Return where each gesture leads, in the order of their options.

        A gesture goes on through everything it joins; where there would be more than ``most``, it
        stops at an earlier question.
        """
        waiting = deque([self])
        complete: list[Preview] = []
        while waiting:
            begun = waiting.popleft()
            if begun is not self and len(complete) + len(waiting) + len(begun.option_ids) > most:
                complete.append(begun)
                continue
            for longer in begun:
                (waiting if longer.continues else complete).append(longer)
        return sorted(complete, key=lambda gesture: gesture.answers)

    def _answered(self, answer: int) -> Preview:
        longer = self._longer.get(answer)
        if longer is None:
            longer = Preview.__new__(Preview)
            state = self._state.copy()
            happened = follow(state, answer)
            then, length = _next(self._seen, state, happened)
            seat = self._seen.seat
            longer.answers = (*self.answers, answer)
            seen = [redact(state.rs, event, seat) for event in happened[:length]]
            longer.events = (*self.events, *seen)
            longer.then = then
            longer._seen = self._seen
            longer._view = None
            longer._state = state
            longer._longer = {}
            self._longer[answer] = longer
        return longer


def follow(s: State, answer: int) -> list[RawEvent]:
    """Answer the open question of a state; return all that happens up to the next question."""
    happened: list[RawEvent] = []
    s.events = happened
    engine.answer(s, answer)
    s.events = None
    return happened


def ends_turn(happened: Sequence[RawEvent]) -> bool:
    """Return whether a turn has ended with these events."""
    return any(event[0] in TURN_ENDS for event in happened)


def _next(seen: View, s: State, happened: list[RawEvent]) -> tuple[Next, int]:
    """Return what comes after some events, and how many of them belong to the turn."""
    for number, event in enumerate(happened):
        if event[0] in TURN_ENDS:
            is_end = event[0] == k.E_GAME_ENDED and _is_certain(seen, s)
            return "game_over" if is_end else "turn_over", number
    if s.asks == k.CHANCE:
        return "chance", len(happened)
    return "question" if engine.asked_seat(s) == seen.seat else "others", len(happened)


def _is_certain(seen: View, s: State) -> bool:
    """Return whether the seat knows that the game ends: others may secretly have been able to move.

    E2: a round in which nobody could is the last.
    """
    if s.reason != k.BY_STANDSTILL:
        return True
    others = (seat for seat in range(seen.rs.players) if seat != seen.seat)
    return not any(s.could_move & k.ASKED << seat for seat in others)
