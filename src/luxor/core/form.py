"""Checks of frames and events that come from outside: every number names something of the game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from luxor.core import constants as k
from luxor.core.errors import LuxorError
from luxor.core.events import EVENTS

if TYPE_CHECKING:
    from luxor.core.ruleset import Ruleset

BYTE = 127
MOST = 32767  # points, and pieces in a pile
Limits = tuple[int, int]


def check_frame(rs: Ruleset, frame: list[int]) -> None:
    """Raise ``LuxorError`` unless a frame is one of the game's, with arguments as declared."""
    _numbers("stack", frame, k.FRAME, (-BYTE - 1, BYTE))
    kind, seat, *arguments = frame
    _number("stack: the kind of a frame", kind, (0, len(rs.frames) - 1))
    least = 0 if rs.frames[kind].has_seat else k.NOBODY
    _number("stack: the seat of a frame", seat, (least, rs.players - 1))
    for i, possible in enumerate(rs.frame_arguments[kind]):
        if arguments[i] not in possible:
            fields = rs.frames[kind].arguments
            right = fields[i].type.expected(rs) if i < len(fields) else "0: it is not declared"
            name = fields[i].name if i < len(fields) else f"argument {i + 1}"
            wrong = f"stack: {rs.frames[kind].name}: {name}"
            raise LuxorError(f"{wrong}: {right}, not {arguments[i]}")


def check_event(rs: Ruleset, event: Any) -> None:
    """Raise ``LuxorError`` unless every number of an event names something of the game."""
    if not isinstance(event, tuple) or not event:
        raise LuxorError(f"an event is a tuple of numbers, not {event!r}")
    _number("the kind of an event", event[0], (0, len(EVENTS) - 1))
    name, fields = EVENTS[event[0]]
    if event[0] == k.E_ASKED:
        frames = [list(event[i : i + k.FRAME]) for i in range(3, len(event), k.FRAME)]
        if not 0 < len(frames) <= k.MAX_STACK or event[2] != frames[-1][0]:
            raise LuxorError(f"asked: the question is the last of 1 to {k.MAX_STACK} frames")
        for frame in frames:
            check_frame(rs, frame)
        _number("asked: seat", event[1], (k.NOBODY, rs.players - 1))
        return
    if len(event) != len(fields) + 1:
        raise LuxorError(f"{name}: {len(fields)} numbers, not {len(event) - 1}")
    limits = _limits(rs)
    for field, number in zip(fields, event[1:], strict=True):
        plain = field.rstrip("*")
        low, high = limits[f"{name} {plain}"] if f"{name} {plain}" in limits else limits[plain]
        _number(f"{name}: {plain}", number, (k.UNKNOWN if field != plain else low, high))


@cache
def _limits(rs: Ruleset) -> dict[str, Limits]:
    """Return the limits of each field of an event, and those of a single event."""
    place, slot, byte = (0, rs.spaces + 1), (0, k.HAND - 1), (-BYTE - 1, BYTE)
    seat, anybody = (0, rs.players - 1), (k.NOBODY, rs.players - 1)
    return {
        "seat": seat,
        "slot": slot,
        "pile": (0, rs.piles - 1),
        "from_pile": (0, rs.piles - 1),
        "card": (0, rs.card_kinds - 1),
        "tile": (0, rs.tile_kinds - 1),
        "kind": byte,
        "space": (1, rs.spaces),
        "from": place,
        "to": place,
        "level": (0, k.LEVELS - 1),
        "number": (0, k.ROUND_LIMIT),
        "extra": (0, 1),
        "end": (k.LEFT, k.RIGHT),
        "yes": (0, 1),
        "adventurer": (0, k.ADVENTURERS - 1),
        "how": (k.WALK, k.JOIN),
        "points": (-MOST, MOST),
        "statue": (0, k.STATUES - 1),
        "which": (0, k.SARCOPHAGI - 1),
        "count": (0, BYTE),
        "scarab": (0, rs.scarab_kinds - 1),
        "reason": (k.RUNNING, k.BY_ROUND_LIMIT),
        "source": (0, k.MAX_SOURCES - 1),
        "index": (0, k.MAX_DATA - 1),
        "value": byte,
        "laid pile": (k.NOBODY, rs.piles - 1),
        "card_moved to": slot,
        **{f"{name} seat": anybody for name in ("secret", "secret_drawn", "secret_put")},
    }


def _number(name: str, value: object, limits: Limits) -> None:
    if type(value) is not int or not limits[0] <= value <= limits[1]:
        raise LuxorError(f"{name}: a whole number from {limits[0]} to {limits[1]}, not {value!r}")


def _numbers(name: str, value: object, length: int | None, limits: Limits) -> None:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise LuxorError(f"{name}: a list of {length} numbers, not {value!r}")
    for number in value:
        _number(name, number, limits)
