"""Following a game by the events that a seat sees, after checking that each can happen.

The fold of the core takes events at their word. Events that come from a text may say anything, so
a :class:`Follower` looks first whether what an event moves is there to be moved.
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core import engine, fold
from luxor.core.events import EVENTS, RawEvent, redact
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.event_checks import CHECKS, Facts
from luxor.notation.event_text import asked_event, field_of
from luxor.notation.position_error import PositionError
from luxor.notation.position_frames import check_frames
from luxor.notation.position_modules import rules_of
from luxor.notation.position_shape import check_stack_shape, hand_sizes
from luxor.notation.record_text import RecordError

SECRET_DATA = {EVENTS[kind][0] for kind in (k.E_SECRET, k.E_SECRET_DRAWN, k.E_SECRET_PUT)}
"""Events that may belong to nobody: data of a module that no seat sees."""

ANSWERS: dict[str, tuple[str, ...]] = {
    "first": ("first",),
    "deal": ("dealt",),
    "reveal": ("opened",),
    "lay": ("laid",),
    "play": ("played",),
    "roll": ("rolled",),
    "move": ("moved",),
    "uncover": ("laid",),
    "take": ("key", "joker", "horus_taken", "asked"),
    "scarab": ("scarab",),
    "draw": ("drawn",),
    "turn_up": ("laid",),
    "turn_up_mummy_tile": ("turned",),
    "wake_roll": ("rolled",),
    "raise": ("raised",),
    "discard": ("discarded",),
    "give_scarab": ("scarab_gone",),
    "move_card_to": ("card_moved",),
    "character": ("turned",),
    "over": (),
}
"""What the answer to a question makes happen first; of other questions nothing is known."""

WITH_MODULES: dict[str, tuple[str, ...]] = {
    "play": ("could_move", "able", "secret"),
    "move": ("chose", "key_laid", "asked", "shuffled"),
}
"""What may happen first in a game with modules besides."""


class Follower:
    """The view of a seat (None: the public), brought up to date event by event."""

    def __init__(self, rs: Ruleset, seat: int | None) -> None:
        self.rs = rs
        self.seat = seat
        self._known = fold.begin(rs)
        self._facts: Facts = self._known.to_dict()
        self._open: tuple[str, int] | None = None  # the question just asked, and of whom

    def follow(self, event: RawEvent) -> None:
        """Take in an event; raises :class:`RecordError` if it cannot happen or is not the seat's.

        Nothing changes then.
        """
        problem = self._problem(event)
        if problem:
            raise RecordError(problem)
        fold.fold(self._known, event)
        self._facts = self._known.to_dict()
        self._open = None
        if event[0] == k.E_ASKED:
            kind, owner, *_ = self._known.frame()
            self._open = (self.rs.frames[kind].name, owner)

    def view(self) -> View:
        """Return the view as it is now; at a question it is that of the seat itself."""
        known = self._known.copy()
        if self.seat is not None and engine.asked_seat(known) == self.seat:
            engine.resume(known)
        return View(self.seat, known)

    def _problem(self, event: RawEvent) -> str:
        """Return what is wrong with an event, an empty text if nothing is."""
        name, fields = EVENTS[event[0]]
        if self._open is not None and self._open[0] in ANSWERS:
            question, owner = self._open
            first = ANSWERS[question]
            if self.rs.modules:
                first += WITH_MODULES.get(question, ())
            if name not in first:
                comes = " or ".join(first) or "nothing"
                return f"after the question {question!r} comes {comes}"
            if (
                event[0] != k.E_ASKED
                and fields[:1] == ("seat",)
                and owner not in (k.NOBODY, event[1])
            ):
                return f"p{owner + 1} was asked {question!r}, not another seat"
        if event[0] == k.E_ASKED:
            return _asked(self.rs, self._facts, event) or self._unseen_problem()
        for i, (field, number) in enumerate(zip(fields, event[1:], strict=True), start=1):
            plain = field.rstrip("*")
            how = field_of(self.rs, event, i)
            if field != plain and number == k.UNKNOWN:
                if event[1] == self.seat:
                    return f"{plain}: p{event[1] + 1} knows its own, ? is for the others'"
            elif not how.has(self.rs, number) or (
                plain == "seat" and number == k.NOBODY and name not in SECRET_DATA
            ):
                return f"{plain}: {how.right(self.rs)}, not {number}"
        if redact(event, self.seat) != event:
            return f"it tells what {seat_text(self.seat)} may not know; ? would be right"
        return CHECKS[name](self.rs, self._facts, event)

    def _unseen_problem(self) -> str:
        """Return what is wrong with what the seat knows of the data of modules."""
        problems = (rules.seen(self.rs, self._facts, self.seat) for rules in rules_of(self.rs))
        return next((problem for problem in problems if problem), "")


def seat_text(seat: int | None) -> str:
    """Return how a seat is called in texts, ``the public`` for None."""
    return "the public" if seat is None else f"p{seat + 1}"


def _asked(rs: Ruleset, facts: Facts, event: RawEvent) -> str:
    """Say what is wrong with a question."""
    flat = list(event[3:])
    stack = [flat[i : i + k.FRAME] for i in range(0, len(flat), k.FRAME)]
    if not stack or len(stack) > k.MAX_STACK or len(flat) % k.FRAME:
        return f"a stack of 1 to {k.MAX_STACK} frames, not {len(flat)} numbers"
    for kind, seat, *numbers in stack:
        in_range = kind in range(len(rs.frames)) and seat in range(-1, rs.players)
        if not in_range or any(not 0 <= number < 128 for number in numbers):
            return "a frame has a number that no frame has"
    if rs.frames[stack[-1][0]].asks == k.NOTHING or event != asked_event(rs, stack):
        return f"{rs.frames[stack[-1][0]].name} asks nobody, so it cannot be the last frame"
    try:
        check_stack_shape(rs, stack)
        check_frames(rs, {**facts, "stack": stack})
    except PositionError as error:
        return str(error)
    over = rs.frames[stack[-1][0]].asks == k.OVER
    if over != (facts["reason"] != k.RUNNING):
        return "the game is over with the event 'ended', and only then"
    for seat, hand in enumerate(facts["hands"]):
        if len(hand) not in hand_sizes(rs, stack, seat):
            return f"p{seat + 1} has {len(hand)} cards, which cannot be at this question"
    return ""
