"""Events as lines of text, both ways.

A line is the event's name and its fields: the seat bare, the others as ``field=value``::

    card_drawn p2 slot=3 pile=draw card=?
    adventurer_moved p1 adventurer=a2 from=t3 to=t8 how=walk
    question_asked turn_end p1 / refill p1 / move p1 3 3

Everything is counted from 1 and called by its name; ``?`` is what the reader may not know, ``-``
is nobody or nothing. ``question_asked`` has the stack instead of fields: its last frame is the
question. What the fields are is declared with the events (``Ruleset.events``).
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.declarations import Field
from luxor.core.errors import PositionError
from luxor.core.events import RawEvent
from luxor.core.ruleset import Ruleset
from luxor.core.text import shown
from luxor.notation.record_text import Word
from luxor.notation.stack_text import read_stack, write_stack

HIDDEN = "?"


def write_event(rs: Ruleset, event: RawEvent) -> str:
    """Return the line of an event; what is hidden (-1 in a secret field) is written as ``?``."""
    kind, *numbers = event
    declared = rs.events[kind]
    if kind == k.E_QUESTION_ASKED:
        flat = numbers[2:]
        stack = [flat[i : i + k.FRAME] for i in range(0, len(flat), k.FRAME)]
        return f"{declared.name} {write_stack(rs, stack)}"
    words = [declared.name]
    for field, number in zip(declared.fields, numbers, strict=True):
        hidden = field.secret and number == k.UNKNOWN
        text = HIDDEN if hidden else field.type.to_text(rs, number)
        words.append(text if field.name == "seat" else f"{field.name}={text}")
    return " ".join(words)


def read_event(rs: Ruleset, words: tuple[Word, ...]) -> RawEvent:
    """Return the event of a line's words; raises ``RecordError`` at the word that is wrong."""
    name, *rest = words
    kinds = {event.name: kind for kind, event in enumerate(rs.events)}
    if name.text not in kinds:
        raise name.error(f"{shown(name.text)} is no event; events are {', '.join(kinds)}")
    kind = kinds[name.text]
    if kind == k.E_QUESTION_ASKED:
        return _read_question(rs, name, rest)
    return (kind, *read_fields(rs, rs.events[kind].fields, words))


def read_fields(rs: Ruleset, fields: tuple[Field, ...], words: tuple[Word, ...]) -> list[int]:
    """Return the fields that follow the name of an event; raises as :func:`read_event` does."""
    name, *rest = words
    numbers = [_read_field(rs, field, word) for field, word in zip(fields, rest, strict=False)]
    if len(rest) != len(fields):
        at = rest[len(fields)] if len(rest) > len(fields) else words[-1]
        names = ", ".join(field.name for field in fields) or "no fields"
        raise at.error(f"{name.text} has {names}; there are {len(rest)} here")
    return numbers


def _read_field(rs: Ruleset, field: Field, word: Word) -> int:
    text = word.text
    if field.name != "seat":
        given, equals, text = word.text.partition("=")
        if given != field.name or not equals:
            raise word.error(f"{shown(word.text)} where {field.name}=... is due")
    if field.secret and text == HIDDEN:
        return k.UNKNOWN
    number = field.type.from_text(rs, text)
    if number is None:
        raise word.error(f"{field.name}: {field.type.expected(rs)}, not {shown(text)}")
    return number


def _read_question(rs: Ruleset, name: Word, rest: list[Word]) -> RawEvent:
    try:
        stack = read_stack(rs, " ".join(word.text for word in rest))
    except PositionError as error:
        raise (rest[0] if rest else name).error(str(error)) from None
    kind, seat, *_ = stack[-1]
    asked = seat if rs.frames[kind].asks == k.DECISION else k.NOBODY
    return (k.E_QUESTION_ASKED, asked, kind, *(number for frame in stack for number in frame))
