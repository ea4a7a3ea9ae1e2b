"""What each way to answer an open decision would lead to, as far as the seat can know.

Everything is found out in a state that is possible behind the seat's view, always the same one for
the same view, and followed only as far as nothing hidden matters: chance is never answered, and
nothing is told beyond the turn.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.events import RawEvent, redact, to_json
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.server.game.forms import Form, decision_form
from luxor.server.protocol.client_messages import MOST_ANSWERS

MOST_WAYS: Final = 400
"""Ways that are told; then the questions that follow are left to be asked."""

ENDS: Final = (k.E_TURN, k.E_ROUND, k.E_ENDED)
"""What happens after a turn is over."""

JOINED: Final = frozenset(("left", "right", "move", "choose", "no"))
"""The verbs of what one gesture joins: which card or cards, which adventurer, how far."""


def outlook(seen: View) -> list[Form]:
    """Return each way to answer the view's decision, and to what it leads (``WayForm``).

    A way goes on through what one gesture joins, the ways in the order of their options. Depends
    on the view alone. Raises ``ValueError`` if it is not the view's seat that is asked.
    """
    waiting = deque([_beginning(seen)])
    found: list[Way] = []
    while waiting:
        way = waiting.popleft()
        options = way.options
        if way.ids and len(found) + len(waiting) + len(options) > MOST_WAYS:
            found.append(way)
            continue
        for longer in way.answered():
            (waiting if longer.goes_on else found).append(longer)
    return [way.form() for way in sorted(found, key=lambda way: way.ids)]


def gone_on(seen: View, answers: Sequence[int]) -> View | None:
    """Return what the seat sees when one gesture goes on after some answers; None if it is over.

    Raises ``ValueError`` if it is not the view's seat that is asked, or not this.
    """
    way = _beginning(seen)
    for answer in answers:
        option = next((option for option in way.options if option["id"] == answer), None)
        if option is None:
            raise ValueError(f"{answer} is no option after {way.ids}")
        way = way.answered_by(option)
    return way.view() if way.goes_on else None


def _beginning(seen: View) -> Way:
    decision = decision_form(seen)
    if decision is None:
        raise ValueError("this seat is not asked: there is nothing to look ahead to")
    return Way(seen, determinize(seen, Rng(0)), decision)


class Way:
    """Some answers, and where they lead."""

    __slots__ = ("decision", "events", "ids", "seen", "state", "taken", "then")

    def __init__(self, seen: View, state: State, decision: Form | None) -> None:
        self.seen = seen  # at the decision that was open first
        self.state = state
        self.decision = decision  # the next one of the same seat
        self.then = "question"
        self.ids: tuple[int, ...] = ()
        self.taken: list[Form] = []
        self.events: list[Form] = []

    @property
    def options(self) -> list[Form]:
        """What can be answered next."""
        return [] if self.decision is None else self.decision["options"]

    @property
    def goes_on(self) -> bool:
        """Whether the same gesture answers the question that follows."""
        verbs = {option["verb"] for option in self.options}
        return bool(verbs) and verbs <= JOINED and len(self.ids) < MOST_ANSWERS

    def view(self) -> View:
        """Return what the seat sees after the answers."""
        return view(self.state, self.seen.seat, hide_scores=self.seen.hide_scores)

    def answered(self) -> Iterator[Way]:
        """Yield the ways that are longer by one answer."""
        return map(self.answered_by, self.options)

    def answered_by(self, option: Form) -> Way:
        """Return the way that is longer by an option."""
        seen = self.seen
        state = self.state.copy()
        happened: list[RawEvent] = []
        state.events = happened
        engine.answer(state, option["id"])
        state.events = None
        longer = Way(seen, state, None)
        longer.ids = (*self.ids, option["id"])
        longer.taken = [*self.taken, option]
        longer.then, length = _after(seen, state, happened)
        told = [to_json(seen.rs, redact(event, seen.seat)) for event in happened[:length]]
        longer.events = self.events + told
        if longer.then == "question":
            longer.decision = decision_form(longer.view())
        return longer

    def form(self) -> dict[str, Any]:
        """Return the way as it is told."""
        return {
            "answers": [option["text"] for option in self.taken],
            "options": self.taken,
            "events": self.events,
            "then": self.then,
            "question": self.decision,
        }


def _after(seen: View, state: State, happened: list[RawEvent]) -> tuple[str, int]:
    """Return what comes after some events, and how many of them belong to the turn."""
    for number, event in enumerate(happened):
        if event[0] in ENDS:
            ended = event[0] == k.E_ENDED and _is_certain(seen, state)
            return "game_over" if ended else "turn_over", number
    if state.asks == k.CHANCE:
        return "chance", len(happened)
    return "question" if engine.asked_seat(state) == seen.seat else "others", len(happened)


def _is_certain(seen: View, state: State) -> bool:
    """Return whether the seat knows that the game ends: others may secretly have been able to move.

    E2: a round in which nobody could is the last.
    """
    facts = state.to_dict()
    if facts["reason"] != k.BY_STANDSTILL:
        return True
    others = (seat for seat in range(seen.rs.players) if seat != seen.seat)
    return not any(facts["could_move"] & k.ASKED << seat for seat in others)
