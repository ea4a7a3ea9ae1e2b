"""Redacted records: a running game as one seat, or the public, has seen it.

Instead of answers there are the events that the seat sees. Folding them gives the seat's view at
every step, and nothing in the text tells more than these views do: no seed, no card of another
hand, no scarab of anybody else, no comment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from luxor.core import constants as k
from luxor.core import engine, fold
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError
from luxor.core.events import RawEvent, check, redact
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.text import seat_of, shown
from luxor.core.view import View
from luxor.notation.event_text import OldModules, read_event, write_event
from luxor.notation.record import Record, record_from
from luxor.notation.record_text import (
    PUBLIC,
    Head,
    RecordError,
    filled_names,
    located,
    read_head,
    ruleset_of,
    words_of,
    write_head,
)

__all__ = ["SeatRecord", "SeatStep", "parse_any_record", "parse_seat_record", "write_seat_record"]


@dataclass(frozen=True, slots=True)
class SeatStep:
    """What a seat saw happen up to a question, and its view then."""

    events: tuple[RawEvent, ...]
    view: View


class Follower:
    """The view of a seat (None: the public), brought up to date event by event."""

    def __init__(self, rs: Ruleset, seat: int | None) -> None:
        self.rs = rs
        self.seat = seat
        self._known = fold.begin(rs)

    def follow(self, event: RawEvent) -> None:
        """Take in an event; raises :class:`RecordError` if it is not one that the seat sees."""
        try:
            check(self.rs, event)
            if redact(self.rs, event, self.seat) != event:
                who = "the public" if self.seat is None else f"p{self.seat + 1}"
                raise RecordError(f"it tells what {who} may not know; ? would be right")
            secret = self.rs.secret_fields[event[0]]
            if secret and event[1] == self.seat and any(event[i] == k.UNKNOWN for i in secret):
                raise RecordError(f"p{event[1] + 1} knows its own; ? is for what others have")
            fold.fold(self._known, event)
        except RecordError:
            raise
        except (LuxorError, OverflowError, ValueError) as error:
            raise RecordError(str(error)) from None

    def view(self) -> View:
        """Return the view as it is now; at a question it is that of the seat itself."""
        known = self._known.copy()
        if self.seat is not None and engine.asked_seat(known) == self.seat:
            engine.resume(known)
        return View(self.seat, known)


@dataclass(frozen=True)
class SeatRecord:
    """A game as ``seat`` (None: the public) has seen it, up to a question that is open or its end.

    ``events`` are those that the seat sees, in numbers, from the first of the set-up on. They are
    those of an old record if modules ``are_old``.
    """

    options: Options
    edition: Edition
    seat: int | None
    events: tuple[RawEvent, ...]
    names: tuple[str, ...] = ()
    are_old: bool = False

    def __post_init__(self) -> None:
        if self.seat is not None and self.seat not in range(self.options.players):
            raise RecordError(f"there is no seat p{self.seat + 1} in this game")
        object.__setattr__(self, "names", filled_names(self.options.players, self.names))

    @cached_property
    def ruleset(self) -> Ruleset:
        """The tables of the game."""
        old = (OldModules(),) if self.are_old else ()
        return ruleset_of(self.options, self.edition, old)

    def steps(self) -> Iterator[SeatStep]:
        """Follow the game from question to question, chance's included.

        Raises :class:`RecordError` at an event that names what there is not or that the seat may
        not see.
        """
        follower = Follower(self.ruleset, self.seat)
        since: list[RawEvent] = []
        for number, event in enumerate(self.events, start=1):
            try:
                follower.follow(event)
            except RecordError as error:
                raise RecordError(f"event {number}: {error.problem}") from None
            if self.ruleset.events[event[0]] not in OldModules.events:
                since.append(event)
            if event[0] == k.E_QUESTION_ASKED:
                yield SeatStep(tuple(since), follower.view())
                since = []
        if since or not self.events:
            raise RecordError("the events break off before the question that follows them")

    def views(self) -> Iterator[View]:
        """Return the seat's view at every question; raises as :meth:`steps` does."""
        return (step.view for step in self.steps())


def write_seat_record(record: SeatRecord) -> str:
    """Return a redacted record as text; :func:`parse_seat_record` gives it back.

    Raises :class:`RecordError` if an event names what there is not or tells what the seat may not
    know.
    """
    for _ in record.steps():
        pass
    seat = PUBLIC if record.seat is None else f"p{record.seat + 1}"
    lines = write_head(record.edition, record.options, record.names, {"seat": seat})
    round_started = False
    for event in record.events:
        starts_turn = event[0] == k.E_TURN_STARTED and not round_started
        round_started = event[0] == k.E_ROUND_STARTED
        if round_started or starts_turn:
            lines.append("")
        lines.append(write_event(record.ruleset, event))
    return "\n".join(lines) + "\n"


def parse_seat_record(text: str, edition: Edition | None = None) -> SeatRecord:
    """Return the redacted record that a text holds; ``edition`` as for ``parse_record``.

    Raises :class:`RecordError` at the first word that is wrong, or at an event that names what
    there is not.
    """
    return _seat_record_from(read_head(text, edition))


def parse_any_record(text: str, edition: Edition | None = None) -> Record | SeatRecord:
    """Return the record that a text holds, full or redacted; raises :class:`RecordError`."""
    head = read_head(text, edition)
    return _seat_record_from(head) if "seat" in head.entries else record_from(head)


def _seat_record_from(head: Head) -> SeatRecord:
    with located(head.entries):
        seat = _read_seat(head)
    lines = [words for number, line in head.body if (words := words_of(number, line))]
    names = {event.name for event in OldModules.events} - {event.name for event in head.rs.events}
    record = SeatRecord(
        head.rs.options,
        head.rs.edition,
        seat,
        (),
        head.names,
        are_old=any(words[0].text in names for words in lines),
    )
    rs = record.ruleset if record.are_old else head.rs
    follower = Follower(rs, seat)
    events: list[RawEvent] = []
    for words in lines:
        for word in words:
            if word.is_comment:
                raise word.error("a redacted record has no comments, only remarks after #")
        event = read_event(rs, words)
        try:
            follower.follow(event)
        except RecordError as error:
            raise words[0].error(f"{words[0].text}: {error.problem}") from None
        events.append(event)
    if not events or events[-1][0] != k.E_QUESTION_ASKED:
        raise RecordError(
            "the record breaks off here: the last event is always 'question_asked'", head.last_line
        )
    return replace(record, events=tuple(events))


def _read_seat(head: Head) -> int | None:
    if "seat" not in head.entries:
        raise RecordError(
            "the head has no 'seat': this is the full record of a game, not one seat's", 1
        )
    for key in ("seed", "result", "gave_up", "ended"):
        if key in head.entries:
            raise RecordError("a redacted record has none", key=key)
    text = " ".join(head.words("seat"))
    seat = seat_of(text, head.rs.players)
    if seat is None and text != PUBLIC:
        right = f"p1 to p{head.rs.players}, or {PUBLIC}"
        raise RecordError(f"{right}, not {shown(text)}", key="seat")
    return seat
