"""What happened, as each seat may see it.

Inside the engine an event is a tuple of numbers, its kind first. What the numbers mean is declared
next to the rule, for the base game in ``EVENTS`` of each file, for a module in ``Module.events``.
``Ruleset.events`` lists all events of a game by number. Only the event's seat sees a secret field;
:func:`redact` replaces it for others.
"""

from __future__ import annotations

from typing import Any

from luxor.core import constants as k
from luxor.core import engine, verbs
from luxor.core.declarations import Event
from luxor.core.errors import LuxorError
from luxor.core.fields import check_frame
from luxor.core.rules import (
    horus,
    landing,
    movement,
    scoring,
    setup,
    starter_cards,
    turn,
)
from luxor.core.ruleset import Ruleset

RawEvent = tuple[int, ...]


def constant(event: str) -> str:
    """Return the name of the constant for an event of the base game."""
    return f"E_{event.upper()}"


def declared() -> list[Event]:
    """Return the events of the base game in the order of the files that declare them."""
    rules = (setup, horus, turn, movement, starter_cards, landing, scoring)
    return [event for file in (*rules, engine, verbs) for event in file.EVENTS]


def base_events() -> list[Event]:
    """Return the events of the base game in the order of their numbers."""
    return sorted(declared(), key=lambda event: getattr(k, constant(event.name)))


def note_events(rs: Ruleset) -> None:
    """Work out what is looked up for every event of a game once all of them are declared."""
    for event in rs.events:
        secret = tuple(i for i, field in enumerate(event.fields, start=1) if field.secret)
        rs.secret_fields.append(secret)
        numbers = [(field, field.type.numbers(rs)) for field in event.fields]
        rs.event_numbers.append(
            tuple({*known, k.UNKNOWN} if field.secret else known for field, known in numbers)
        )


def check(rs: Ruleset, event: Any) -> None:
    """Raise ``LuxorError`` unless every number of an event names something of the game."""
    if not isinstance(event, tuple) or not event:
        raise LuxorError(f"an event is a tuple of numbers, not {event!r}")
    kind = event[0]
    if type(kind) is not int or not 0 <= kind < len(rs.events):
        raise LuxorError(f"the kind of an event is 0 to {len(rs.events) - 1}, not {kind!r}")
    name = rs.events[kind].name
    fields = rs.events[kind].fields
    numbers = event[1:]
    stack = frames(event) if kind == k.E_QUESTION_ASKED else []
    if kind == k.E_QUESTION_ASKED:
        if not 0 < len(stack) <= k.MAX_STACK or stack[-1][0] != event[2]:
            raise LuxorError(f"{name}: the question is the last of 1 to {k.MAX_STACK} frames")
        numbers, fields = numbers[:2], fields[:2]
    if len(numbers) != len(fields):
        raise LuxorError(f"{name}: {len(fields)} numbers, not {len(numbers)}")
    for field, number, possible in zip(fields, numbers, rs.event_numbers[kind], strict=False):
        if type(number) is not int or number not in possible:
            raise LuxorError(f"{name}: {field.name}: {field.type.expected(rs)}, not {number!r}")
    for frame in stack:
        check_frame(rs, frame)


def frames(event: RawEvent) -> list[list[int]]:
    """Return the stack that a question tells."""
    return [list(event[i : i + k.FRAME]) for i in range(3, len(event), k.FRAME)]


def redact(rs: Ruleset, event: RawEvent, seat: int | None) -> RawEvent:
    """Return what ``seat`` (None: the public) sees of an event."""
    secret = rs.secret_fields[event[0]]
    if not secret or event[1] == seat:
        return event
    return tuple(k.UNKNOWN if i in secret else value for i, value in enumerate(event))
