"""The stack of a position as text.

A frame is written as its name, a seat (``-`` for nobody) and its arguments, in the words of their
declared types; frames are separated by ``/``, the one that is dealt with first comes last::

    turn_end p1 / refill p1 / uncover p1 falcon t16 a2
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.declarations import SEAT_OR_NOBODY, Field, NumberType, plain
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.core.text import nearest, shown

Frame = list[int]
"""Kind, seat and three arguments."""

NOTHING = Field("a further argument", plain("no more than are declared", 0, 0))


def read_number(rs: Ruleset, kind: NumberType, word: str) -> int | None:
    """Return the number that a word stands for, None if it is none of the type; numbers do too."""
    number = kind.from_text(rs, word)
    if number is None and word.isascii() and word.isdecimal() and len(word) <= 3:
        number = int(word) if int(word) in kind.numbers(rs) else None
    return number


def write_stack(rs: Ruleset, stack: list[Frame]) -> str:
    """Return the text of a stack."""
    return " / ".join(write_frame(rs, frame) for frame in stack)


def write_frame(rs: Ruleset, frame: Frame) -> str:
    """Return the text of one frame, without zeros and nothings at its end."""
    kind, seat, *numbers = frame
    words = [
        field.type.to_text(rs, number)
        for field, number in zip(rs.frames[kind].arguments, numbers, strict=False)
    ]
    while words and words[-1] in ("0", "-") and numbers[len(words) - 1] == 0:
        words.pop()
    return " ".join([rs.frames[kind].name, SEAT_OR_NOBODY.to_text(rs, seat), *words])


def read_stack(rs: Ruleset, text: str) -> list[Frame]:
    """Return the frames of a text; raises ``PositionError`` where it has none."""
    parts = text.split("/")
    if len(parts) > k.MAX_STACK:
        raise PositionError("stack", f"{len(parts)} frames", f"at most {k.MAX_STACK}")
    return [_read_frame(rs, part.split()) for part in parts]


def _read_frame(rs: Ruleset, words: list[str]) -> Frame:
    names = [frame.name for frame in rs.frames]
    if not words:
        raise PositionError("stack", "a frame without a name", "frames such as move p1 3 3")
    name, *rest = words
    if name not in names:
        raise PositionError("stack", f"{shown(name)} is no frame", nearest(name, names))
    kind = rs.frames[names.index(name)]
    seat = SEAT_OR_NOBODY.from_text(rs, rest[0] if rest else "-")
    if seat is None or (seat == k.NOBODY and kind.has_seat):
        wrong = f"{shown(rest[0])} after {name}" if rest else f"{name} without a seat"
        right = f"a seat from p1 to p{rs.players}" + ("" if kind.has_seat else ", or -")
        raise PositionError("stack", wrong, right)
    numbers = []
    for i, word in enumerate(rest[1:]):
        field = kind.arguments[i] if i < len(kind.arguments) else NOTHING
        number = read_number(rs, field.type, word)
        if number is None or i >= k.FRAME - k.A:
            wrong = f"{shown(word)} as {field.name} of {name}"
            raise PositionError("stack", wrong, field.type.expected(rs))
        numbers.append(number)
    numbers += [0] * (k.FRAME - k.A - len(numbers))
    return [names.index(name), seat, *numbers]
