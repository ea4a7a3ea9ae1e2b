"""The stack of a position as text.

A frame is written as its name, a seat (``-`` for nobody) and up to three arguments; frames are
separated by ``/``, the one that is dealt with first comes last::

    turn_end p1 / refill p1 / uncover p1 falcon t16 a2
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import COUNT
from luxor.notation.position_error import PositionError
from luxor.notation.position_form import Frame, seat_name
from luxor.notation.position_modules import arguments_of
from luxor.notation.text import nearest, shown


def write_stack(rs: Ruleset, stack: list[Frame]) -> str:
    """Return the text of a stack."""
    return " / ".join(write_frame(rs, frame) for frame in stack)


def write_frame(rs: Ruleset, frame: Frame) -> str:
    """Return the text of one frame; arguments that go without saying are left out."""
    kind, seat, *numbers = frame
    name = rs.frames[kind].name
    arguments = arguments_of(rs, kind)
    words = [a.write(rs, number) for a, number in zip(arguments, numbers, strict=False)]
    while words and numbers[len(words) - 1] == 0 and arguments[len(words) - 1].may_be_left_out(rs):
        words.pop()
    return " ".join([name, seat_name(seat), *words])


def read_stack(rs: Ruleset, text: str) -> list[Frame]:
    """Return the frames of a text; ``position_frames.py`` checks what they say."""
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
    seat = _read_seat(rs, name, rest[0] if rest else "-")
    arguments = arguments_of(rs, names.index(name))
    if len(rest) - 1 > 3:
        raise PositionError("stack", f"{name} has too many arguments", "at most three")
    numbers = [0, 0, 0]
    for i, word in enumerate(rest[1:]):
        argument = arguments[i] if i < len(arguments) else COUNT
        number = argument.read(rs, word)
        if number is None:
            wrong = f"{shown(word)} as argument {i + 1} of {name}"
            raise PositionError("stack", wrong, argument.meaning)
        numbers[i] = number
    return [names.index(name), seat, *numbers]


def _read_seat(rs: Ruleset, name: str, word: str) -> int:
    seats = {"-": k.NOBODY, **{f"p{seat + 1}": seat for seat in range(rs.players)}}
    if word not in seats:
        raise PositionError(
            "stack", f"{shown(word)} after {name}", f"a seat from p1 to p{rs.players}, or -"
        )
    return seats[word]
