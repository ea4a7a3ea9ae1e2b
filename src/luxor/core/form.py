"""Checks of frames and events that come from outside: every number names something of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from luxor.core import constants as k
from luxor.core.declarations import BYTE
from luxor.core.errors import PositionError

if TYPE_CHECKING:
    from luxor.core.ruleset import Ruleset


def check_frame(rs: Ruleset, frame: Any) -> None:
    """Raise ``PositionError`` unless a frame is one of the game's, with arguments as declared."""
    if not isinstance(frame, list) or len(frame) != k.FRAME:
        raise PositionError("stack", short(frame), f"a list of {k.FRAME} numbers")
    for number in frame:
        check_number("stack", number, -BYTE - 1, BYTE)
    kind, seat, *arguments = frame
    check_number("stack: the kind of a frame", kind, 0, len(rs.frames) - 1)
    least = 0 if rs.frames[kind].has_seat else k.NOBODY
    check_number("stack: the seat of a frame", seat, least, rs.players - 1)
    for i, possible in enumerate(rs.frame_arguments[kind]):
        if arguments[i] not in possible:
            name, right = f"argument {i + 1}", "0, since it is not declared"
            if i < len(rs.frames[kind].arguments):
                field = rs.frames[kind].arguments[i]
                name, right = field.name, field.type.expected(rs)
            wrong = f"{arguments[i]} as {name} of {rs.frames[kind].name}"
            raise PositionError("stack", wrong, right)


def check_number(name: str, value: object, low: int, high: int) -> None:
    """Raise ``PositionError`` unless a value is a whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise PositionError(name, short(value), f"a whole number from {low} to {high}")


def short(value: object) -> str:
    """Return a value for a message."""
    if isinstance(value, (dict, list)):
        return f"a {type(value).__name__} of {len(value)}"
    try:
        return repr(value)[:40]
    except ValueError:  # an int too long to be written out
        return "a very long number"
