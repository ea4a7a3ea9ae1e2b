"""Redacted records: a running game as one seat, or the public, has seen it.

Instead of answers there are the events that the seat sees. Folding them gives the seat's view at
every step, and nothing in the text tells more than these views do: no seed, no card of another
hand, no scarab of anybody else, no comment.

A line is an event's name and its fields: the seat bare, the others as ``field=value``::

    card_drawn p2 slot=3 pile=draw card=?
    adventurer_moved p1 adventurer=a2 from=t3 to=t8 how=walk
    question_asked turn_end p1 / refill p1 / move p1 3 3

Everything is counted from 1 and called by its name; ``?`` is what the reader may not know, ``-``
is nobody or nothing. ``question_asked`` has the stack instead of fields: its last frame is the
question. What the fields are is declared with the events (``Ruleset.events``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from luxor.core import constants as k
from luxor.core import declarations as d
from luxor.core import engine, fold
from luxor.core.declarations import Event, Field
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError, PositionError
from luxor.core.events import RawEvent, check, frames, redact
from luxor.core.module import Module
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import seat_of, shown
from luxor.core.verbs import renew_pile, return_secret, take_secret
from luxor.core.view import View
from luxor.notation.record import Record, record_from
from luxor.notation.record_text import (
    PUBLIC,
    Head,
    RecordError,
    Word,
    filled_names,
    located,
    read_head,
    ruleset_of,
    words_of,
    write_head,
)
from luxor.notation.stack_text import read_stack, write_stack

__all__ = ["SeatRecord", "SeatStep", "parse_any_record", "write_seat_record"]

HIDDEN = "?"


def write_event(rs: Ruleset, event: RawEvent) -> str:
    """Return the line of an event; what is hidden (-1 in a secret field) is written as ``?``."""
    kind, *numbers = event
    declared = rs.events[kind]
    if kind == k.E_QUESTION_ASKED:
        return f"{declared.name} {write_stack(rs, frames(event))}"
    words = [declared.name]
    for field, number in zip(declared.fields, numbers, strict=True):
        type_ = field.type if field is not KIND else _kinds_in(rs, numbers[0])
        hidden = field.secret and number == k.UNKNOWN
        text = HIDDEN if hidden else type_.to_text(rs, number)
        words.append(text if field.name == "seat" else f"{field.name}={text}")
    return " ".join(words)


def read_event(rs: Ruleset, words: tuple[Word, ...]) -> RawEvent:
    """Return the event of a line's words; raises ``RecordError`` at the word that is wrong."""
    name, *rest = words
    kinds = {event.name: kind for kind, event in enumerate(rs.events)}
    is_old = name.text in OLD_NAMES and name.text not in kinds
    if is_old:
        now, *more = OLD_NAMES[name.text].split()
        name = replace(name, text=now)
        rest += [replace(words[-1], text=text) for text in more]
    if name.text not in kinds:
        raise name.error(f"{shown(name.text)} is no event; events are {', '.join(kinds)}")
    kind = kinds[name.text]
    if kind == k.E_QUESTION_ASKED:
        try:
            stack = read_stack(rs, " ".join(word.text for word in rest))
        except PositionError as error:
            raise (rest[0] if rest else name).error(str(error)) from None
        asked = stack[-1][k.SEAT] if rs.frames[stack[-1][0]].asks == k.DECISION else k.NOBODY
        return (kind, asked, stack[-1][0], *chain.from_iterable(stack))
    fields = rs.events[kind].fields
    numbers: list[int] = []
    for field, word in zip(fields, rest, strict=False):
        type_ = field.type if field is not KIND else _kinds_in(rs, numbers[0])
        text = word.text
        if field.name != "seat":
            given, equals, text = word.text.partition("=")
            if not equals or (given != field.name and not is_old):  # some had other names
                raise word.error(f"{shown(word.text)} where {field.name}=... is due")
        number = k.UNKNOWN if field.secret and text == HIDDEN else type_.from_text(rs, text)
        if number is None:
            raise word.error(f"{field.name}: {type_.expected(rs)}, not {shown(text)}")
        numbers.append(number)
    if len(rest) != len(fields):
        at = rest[len(fields)] if len(rest) > len(fields) else words[-1]
        names = ", ".join(field.name for field in fields) or "no fields"
        raise at.error(f"{name.text} has {names}; there are {len(rest)} here")
    return (kind, *numbers)


# --- records ---------------------------------------------------------------------------------


class SeatStep(NamedTuple):
    """What a seat saw happen up to a question, and its view then."""

    events: tuple[RawEvent, ...]
    view: View


class Follower:
    """The view of a seat (None: the public), brought up to date event by event."""

    def __init__(self, rs: Ruleset, seat: int | None) -> None:
        self.rs = rs
        self.seat = seat
        self._known = State(rs)

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
    """Return a redacted record as text; raises as :meth:`SeatRecord.steps` does."""
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


def parse_any_record(text: str, edition: Edition | None = None) -> Record | SeatRecord:
    """Return the record that a text holds, full or redacted; as ``parse_record`` does."""
    head = read_head(text, edition)
    return _seat_record_from(head) if "seat" in head.entries else record_from(head)


def _seat_record_from(head: Head) -> SeatRecord:
    text = " ".join(head.words("seat"))
    seat = seat_of(text, head.rs.players)
    with located(head.entries):
        if seat is None and text != PUBLIC:
            right = f"p1 to p{head.rs.players}, or {PUBLIC}"
            raise RecordError(f"{right}, not {shown(text)}", key="seat")
        for key in ("seed", "result", "gave_up", "ended"):
            if key in head.entries:
                raise RecordError("a redacted record has none", key=key)
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
        last, *_ = lines[-1] if lines else head.entries["seat"]
        raise last.error("the record breaks off here: the last event is always 'question_asked'")
    return replace(record, events=tuple(events))


# --- lines from before events said what happened ---------------------------------------------

OLD_NAMES = {
    **{word: f"card_{word}" for word in ("dealt", "played", "drawn", "discarded")},
    **{word: f"adventurer_{word}" for word in ("moved", "released", "fell", "raised")},
    **{word: f"{word}_taken" for word in ("sarcophagus", "treasure", "key", "joker", "scarab")},
    **{word: f"{word}_started" for word in ("round", "turn")},
    "first": "first_player_chosen",
    "laid": "tile_laid",
    "opened": "horus_card_revealed",
    "able": "could_move_secretly",
    "rolled": "die_rolled",
    "key_laid": "key_spent",
    "horus_taken": "horus_card_taken",
    "shuffled": "discards_shuffled",
    "no_move": "nothing_happened adventurer=- reason=no_legal_move",
    "ended": "game_ended",
    "shown": "scarabs_revealed",
    "scored": "final_points",
    "asked": "question_asked",
    "granted": "extra_turn_granted",
    "chose": "adventurer_chosen",
    "points": "points_scored",
    "scarab_gone": "scarab_returned",
}
"""Today's name of every event that had another one, and fields that are new."""


def _of_data(verb: Callable[..., object]) -> Callable[..., None]:
    """Return a verb that also refuses numbers that module data cannot have."""

    def follow(view: State, *numbers: int) -> None:
        verb(view, *numbers)
        for number, (low, high) in zip(view.data, view.rs.layout.data, strict=True):
            if not low <= number <= high:
                raise LuxorError(f"{number} is not a number of that module data")

    return follow


def _secretly(verb: Callable[..., object]) -> Callable[..., None]:
    """Return a verb of data that do not need the seat that may see them."""
    return _of_data(lambda view, _, *numbers: verb(view, *numbers))


def _set_known(view: State, index: int, value: int) -> None:
    if value != k.UNKNOWN:
        view.set_data(index, value)


INDEX = Field("index", d.plain("a byte of module data", 0, k.MAX_DATA - 1))
VALUE = Field("value", d.ANY)
SECRET = replace(VALUE, secret=True)
PILE = Field("pile", d.PILE)
KIND = Field("kind", d.ANY)
OWNER = Field("seat", d.SEAT_OR_NOBODY)


def _kinds_in(rs: Ruleset, pile: int) -> d.NumberType:
    """Return the type of what can be in a pile."""
    return d.NumberType("a kind", lambda rs: rs.kind_names[pile], first=rs.pile(pile)[1])


class OldModules(Module):
    """Follows what modules did in old records: it was written as changes of their data and piles.

    Such events change the view as they say, and are not shown.
    """

    name = "old_modules"
    events = (
        Event("data", (INDEX, VALUE), _of_data(State.set_data)),
        Event("secret", (OWNER, INDEX, SECRET), _secretly(_set_known)),
        Event("turned", (PILE, KIND), State.take_from_pile),
        Event("put", (PILE, KIND), State.put_on_pile),
        Event("renewed", (PILE, Field("from_pile", d.PILE)), renew_pile),
        Event("secret_drawn", (OWNER, INDEX, PILE, SECRET), _secretly(take_secret)),
        Event("secret_put", (OWNER, INDEX, PILE, SECRET), _secretly(return_secret)),
    )
