"""Events as lines of text, both ways.

A line is the event's name and its fields: the seat bare, the others as ``field=value``::

    drawn p2 slot=3 card=?
    moved p1 adventurer=a2 from=t3 to=t8 how=walk
    asked turn_end p1 / refill p1 / move p1 3 3

Everything is counted from 1 and called by its name; ``?`` is what the reader may not know, ``-``
is nobody or nothing. ``asked`` has the stack instead of fields: its last frame is the question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core import events
from luxor.core.events import EVENTS, KINDS, RawEvent
from luxor.core.ruleset import Ruleset
from luxor.notation.position_error import PositionError
from luxor.notation.position_stack import read_stack, write_stack
from luxor.notation.record_text import Word, shortened

MAX_NUMBER = 9999


@dataclass(frozen=True, slots=True)
class Field:
    """How the numbers of a field are written: by name, or as they are where ``names`` is None.

    ``names`` gives the names by number, from ``first`` on; ``nothing`` is the name of -1, where
    that may stand; ``least`` and ``most`` are for plain numbers.
    """

    names: Callable[[Ruleset], list[str]] | None = None
    nothing: str | None = None
    first: int = 0
    least: int = 0
    most: int = MAX_NUMBER

    def write(self, rs: Ruleset, number: int) -> str:
        """Return the text of a number."""
        if number == k.NOBODY and self.nothing is not None:
            return self.nothing
        return str(number) if self.names is None else self.names(rs)[number - self.first]

    def read(self, rs: Ruleset, text: str) -> int | None:
        """Return the number of a text, None if it stands for none."""
        if text == self.nothing:
            return k.NOBODY
        if self.names is not None:
            names = self.names(rs)
            return names.index(text) + self.first if text in names else None
        number = int(text) if re.fullmatch(r"-?[0-9]{1,4}", text) else None
        return number if number is not None and self.has(rs, number) else None

    def has(self, rs: Ruleset, number: int) -> bool:
        """Return whether a number can stand in the field."""
        if number == k.NOBODY and self.nothing is not None:
            return True
        if self.names is None:
            return self.least <= number <= self.most
        return 0 <= number - self.first < len(self.names(rs))

    def right(self, rs: Ruleset) -> str:
        """Return what could stand in the field, for messages."""
        if self.names is None:
            return f"a number from {self.least} to {self.most}"
        return "one of " + ", ".join(self.names(rs))


def _counted(letter: str, number: int) -> Callable[[Ruleset], list[str]]:
    names = [f"{letter}{i + 1}" for i in range(number)]
    return lambda _: names


def _places(rs: Ruleset) -> list[str]:
    return ["stairs", *(f"t{space}" for space in range(1, rs.chamber)), "chamber"]


FIELDS: dict[str, Field] = {
    "seat": Field(lambda rs: [f"p{seat + 1}" for seat in range(rs.players)], nothing="-"),
    "slot": Field(_counted("", k.HAND)),
    "card": Field(lambda rs: list(rs.card_names)),
    "pile": Field(lambda rs: list(rs.pile_names), nothing="-"),
    "space": Field(_places),
    "tile": Field(lambda rs: list(rs.tile_names)),
    "level": Field(_counted("", k.LEVELS)),
    "number": Field(),
    "extra": Field(lambda _: ["no", "yes"]),
    "end": Field(lambda _: ["left", "right"]),
    "adventurer": Field(_counted("a", k.ADVENTURERS)),
    "from": Field(_places),
    "to": Field(_places),
    "how": Field(lambda _: list(events.WAYS)),
    "statue": Field(_counted("", k.STATUES)),
    "which": Field(_counted("", k.SARCOPHAGI)),
    "points": Field(),
    "scarab": Field(lambda rs: [str(value) for value, _ in rs.edition.scarabs]),
    "reason": Field(lambda _: list(events.REASONS)),
    "count": Field(),
    "source": Field(lambda rs: list(rs.source_names)),
    "index": Field(most=k.MAX_DATA - 1),
    "value": Field(least=-128, most=127),
    "yes": Field(lambda _: ["no", "yes"]),
    "kind": Field(),
    "from_pile": Field(lambda rs: list(rs.pile_names)),
}
"""How each field is written; ``asked`` has a form of its own."""

PLACES_OF_CARDS = KINDS["card_moved"]


def field_of(rs: Ruleset, event: Sequence[int], index: int) -> Field:
    """Return how field ``index`` (from 1) of an event is written; those before it are known."""
    name = EVENTS[event[0]][1][index - 1].rstrip("*")
    if name == "to" and event[0] == PLACES_OF_CARDS:
        return FIELDS["slot"]
    if name == "kind" and 0 <= event[1] < rs.piles:
        names = rs.kind_names[event[1]]
        return Field(lambda _: names, first=rs.pile(event[1])[1])
    return FIELDS[name]


HIDDEN = "?"


def write_event(rs: Ruleset, event: RawEvent) -> str:
    """Return the line of an event; what is hidden (-1 in a secret field) is written as ``?``."""
    kind, *numbers = event
    name, fields = EVENTS[kind]
    if kind == k.E_ASKED:
        flat = numbers[2:]
        stack = [flat[i : i + k.FRAME] for i in range(0, len(flat), k.FRAME)]
        return f"{name} {write_stack(rs, stack)}"
    words = [name]
    for i, (field, number) in enumerate(zip(fields, numbers, strict=True), start=1):
        plain = field.rstrip("*")
        hidden = field != plain and number == k.UNKNOWN
        text = HIDDEN if hidden else field_of(rs, event, i).write(rs, number)
        words.append(text if plain == "seat" else f"{plain}={text}")
    return " ".join(words)


def read_event(rs: Ruleset, words: tuple[Word, ...]) -> RawEvent:
    """Return the event of a line's words; raises ``RecordError`` at the word that is wrong.

    Whether it can happen where it stands is checked by :mod:`luxor.notation.seat_checks`.
    """
    name, *rest = words
    if name.text not in KINDS:
        known = ", ".join(KINDS)
        raise name.error(f"{shortened(name.text)} is no event; events are {known}")
    kind = KINDS[name.text]
    if kind == k.E_ASKED:
        return _read_asked(rs, name, rest)
    fields = EVENTS[kind][1]
    numbers = [kind]
    for field, word in zip(fields, rest, strict=False):
        numbers.append(_read_field(rs, numbers, field, word))
    if len(rest) != len(fields):
        at = rest[len(fields)] if len(rest) > len(fields) else words[-1]
        names = ", ".join(field.rstrip("*") for field in fields) or "no fields"
        raise at.error(f"{name.text} has {names}; there are {len(rest)} here")
    return tuple(numbers)


def _read_field(rs: Ruleset, before: list[int], field: str, word: Word) -> int:
    """Return the number of a field; ``before`` is the event as far as it has been read."""
    plain = field.rstrip("*")
    text = word.text
    if plain != "seat":
        given, equals, text = word.text.partition("=")
        if given != plain or not equals:
            raise word.error(f"{shortened(word.text)} where {plain}=... is due")
    if field != plain and text == HIDDEN:
        return k.UNKNOWN
    how = field_of(rs, before, len(before))
    number = how.read(rs, text)
    if number is None:
        raise word.error(f"{plain}: {how.right(rs)}, not {shortened(text)}")
    return number


def _read_asked(rs: Ruleset, name: Word, rest: list[Word]) -> RawEvent:
    try:
        stack = read_stack(rs, " ".join(word.text for word in rest))
    except PositionError as error:
        raise (rest[0] if rest else name).error(str(error)) from None
    return asked_event(rs, stack)


def asked_event(rs: Ruleset, stack: list[list[int]]) -> RawEvent:
    """Return the event that the top frame of a stack asks."""
    kind, seat, *_ = stack[-1]
    asked = seat if rs.frames[kind].asks == k.DECISION else k.NOBODY
    return (k.E_ASKED, asked, kind, *(number for frame in stack for number in frame))
