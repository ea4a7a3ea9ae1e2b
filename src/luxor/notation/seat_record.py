"""Redacted records: a running game as one seat, or the public, has seen it.

Instead of answers there are the events that the seat sees. Folding them gives the seat's view at
every step, and nothing in the text tells more than these views do: no seed, no card of another
hand, no scarab of anybody else, no comment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from luxor.core import constants as k
from luxor.core.edition import Edition
from luxor.core.events import EVENTS, RawEvent, redact
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.event_text import read_event, write_event
from luxor.notation.record import Record, record_from
from luxor.notation.record_text import (
    PUBLIC,
    Head,
    RecordError,
    body_words,
    filled_names,
    read_head,
    ruleset_of,
    seat_of,
    shortened,
    write_head,
)
from luxor.notation.seat_checks import Follower

__all__ = ["SeatRecord", "SeatStep", "parse_any_record", "parse_seat_record", "write_seat_record"]


@dataclass(frozen=True, slots=True)
class SeatStep:
    """What a seat saw happen up to a question, and its view then."""

    events: tuple[RawEvent, ...]
    view: View


@dataclass(frozen=True)
class SeatRecord:
    """A game as ``seat`` (None: the public) has seen it, up to a question that is open or its end.

    ``events`` are those that the seat sees, in numbers, from the first of the set-up on.
    """

    options: Options
    edition: Edition
    seat: int | None
    events: tuple[RawEvent, ...]
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.seat is not None and self.seat not in range(self.options.players):
            raise RecordError(f"there is no seat p{self.seat + 1} in this game")
        object.__setattr__(self, "names", filled_names(self.options.players, self.names))

    @classmethod
    def redacted(
        cls, rs: Ruleset, events: Iterable[RawEvent], seat: int | None, names: Iterable[str] = ()
    ) -> SeatRecord:
        """Return the record that a seat may have of a game, made from all its events."""
        seen = tuple(redact(event, seat) for event in events)
        return cls(rs.options, rs.edition, seat, seen, tuple(names))

    @cached_property
    def ruleset(self) -> Ruleset:
        """The tables of the game."""
        return ruleset_of(self.options, self.edition)

    def steps(self) -> Iterator[SeatStep]:
        """Follow the game from question to question, chance's included.

        Raises :class:`RecordError` at an event that cannot happen or that the seat may not see.
        """
        follower = Follower(self.ruleset, self.seat)
        since: list[RawEvent] = []
        for number, event in enumerate(self.events, start=1):
            try:
                follower.follow(event)
            except RecordError as error:
                name = EVENTS[event[0]][0]
                raise RecordError(f"event {number} ({name}): {error.problem}") from None
            since.append(event)
            if event[0] == k.E_ASKED:
                yield SeatStep(tuple(since), follower.view())
                since = []
        if since or not self.events:
            raise RecordError("the events break off before the question that follows them")

    def views(self) -> Iterator[View]:
        """Return the seat's view at every question; raises as :meth:`steps` does."""
        return (step.view for step in self.steps())


def write_seat_record(record: SeatRecord) -> str:
    """Return a redacted record as text; :func:`parse_seat_record` gives it back.

    Raises :class:`RecordError` if an event cannot happen, or tells what the seat may not know.
    """
    for _ in record.steps():
        pass
    seat = PUBLIC if record.seat is None else f"p{record.seat + 1}"
    lines = write_head(record.edition, record.options, record.names, [("seat", seat)])
    for before, event in zip((None, *record.events), record.events, strict=False):
        if event[0] == k.E_ROUND or (event[0] == k.E_TURN and before and before[0] != k.E_ROUND):
            lines.append("")
        lines.append(write_event(record.ruleset, event))
    return "\n".join(lines) + "\n"


def parse_seat_record(text: str, edition: Edition | None = None) -> SeatRecord:
    """Return the redacted record that a text holds; ``edition`` as for ``parse_record``.

    Raises :class:`RecordError` at the first word that is wrong, or at an event that cannot happen
    where it stands.
    """
    return _seat_record_from(read_head(text, edition))


def parse_any_record(text: str, edition: Edition | None = None) -> Record | SeatRecord:
    """Return the record that a text holds, full or redacted; raises :class:`RecordError`."""
    head = read_head(text, edition)
    return _seat_record_from(head) if "seat" in head.entries else record_from(head)


def _seat_record_from(head: Head) -> SeatRecord:
    seat = _read_seat(head)
    for key in ("seed", "result", "gave_up", "ended"):
        if key in head.entries:
            raise head.entries[key].error("a redacted record has none")
    rs = head.rs
    follower = Follower(rs, seat)
    events: list[RawEvent] = []
    for number, line in head.body:
        words = body_words(number, line)
        if not words:
            continue
        for word in words:
            if word.is_comment:
                raise word.error("a redacted record has no comments, only remarks after #")
        event = read_event(rs, words)
        try:
            follower.follow(event)
        except RecordError as error:
            raise words[0].error(f"{words[0].text}: {error.problem}") from None
        events.append(event)
    if not events or events[-1][0] != k.E_ASKED:
        raise RecordError(
            "the record breaks off here: the last event is always 'asked'", head.last_line
        )
    return SeatRecord(rs.options, rs.edition, seat, tuple(events), head.names)


def _read_seat(head: Head) -> int | None:
    entry = head.entries.get("seat")
    if entry is None:
        raise RecordError(
            "the head has no 'seat': this is the full record of a game, not one seat's", 1
        )
    text = " ".join(word.text for word in entry.words)
    seat = seat_of(text, head.rs.players)
    if seat is None and text != PUBLIC:
        right = f"p1 to p{head.rs.players}, or {PUBLIC}"
        raise entry.error(f"{right}, not {shortened(text)}")
    return seat
