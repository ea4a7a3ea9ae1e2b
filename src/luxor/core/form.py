"""Checks of frames and events that come from outside: every number names something of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luxor.core import constants as k
from luxor.core.errors import PositionError

if TYPE_CHECKING:
    from luxor.core.ruleset import Ruleset

BYTE = 127
MOST = 32767  # points, and pieces in a pile
Limits = tuple[int, int]


def check_frame(rs: Ruleset, frame: list[int]) -> None:
    """Raise ``PositionError`` unless a frame is one of the game's, with arguments as declared."""
    _numbers("stack", frame, k.FRAME, (-BYTE - 1, BYTE))
    kind, seat, *arguments = frame
    _number("stack: the kind of a frame", kind, (0, len(rs.frames) - 1))
    least = 0 if rs.frames[kind].has_seat else k.NOBODY
    _number("stack: the seat of a frame", seat, (least, rs.players - 1))
    for i, possible in enumerate(rs.frame_arguments[kind]):
        if arguments[i] not in possible:
            fields = rs.frames[kind].arguments
            right = (
                fields[i].type.expected(rs) if i < len(fields) else "0, since it is not declared"
            )
            name = fields[i].name if i < len(fields) else f"argument {i + 1}"
            raise PositionError(
                "stack", f"{arguments[i]} as {name} of {rs.frames[kind].name}", right
            )


def _number(name: str, value: object, limits: Limits) -> None:
    if type(value) is not int or not limits[0] <= value <= limits[1]:
        raise PositionError(name, short(value), f"a whole number from {limits[0]} to {limits[1]}")


def _numbers(name: str, value: object, length: int, limits: Limits) -> None:
    if not isinstance(value, list) or len(value) != length:
        raise PositionError(name, short(value), f"a list of {length} numbers")
    for number in value:
        _number(name, number, limits)


def short(value: object) -> str:
    """Return a value for a message."""
    if isinstance(value, (dict, list)):
        return f"a {type(value).__name__} of {len(value)}"
    try:
        return repr(value)[:40]
    except ValueError:  # an int too long to be written out
        return "a very long number"
