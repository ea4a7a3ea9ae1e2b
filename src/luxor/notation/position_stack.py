"""The stack of a position: its text, and what it says about everything else.

A frame is written as its name, a seat (``-`` for nobody) and up to three arguments; frames are
separated by ``/``, the one that is dealt with first comes last::

    turn_end p1 / refill p1 / uncover p1 falcon t16 a2
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset
from luxor.notation.edition_reader import nearest, shown
from luxor.notation.position_error import PositionError

Frame = list[int]
"""Kind, seat and three arguments."""

Form = dict[str, Any]
"""A whole position in numbers, as ``State.to_dict`` gives it."""


def seat_name(seat: int) -> str:
    """Return what a seat is called in texts."""
    return "-" if seat == k.NOBODY else f"p{seat + 1}"


_NUMBER = re.compile(r"[0-9]{1,3}")
_MAX_NUMBER = 127


@dataclass(frozen=True, slots=True)
class _Argument:
    """How one argument of a frame is written: words for single values, or for bits."""

    meaning: str
    words: Callable[[Ruleset], dict[str, int]] = lambda _: {}
    bits: bool = False

    def read(self, rs: Ruleset, text: str) -> int | None:
        """Return the number a text stands for, or None."""
        if _NUMBER.fullmatch(text):
            return int(text) if int(text) <= _MAX_NUMBER else None
        words = self.words(rs)
        if not self.bits:
            return words.get(text)
        number = 0
        for word in text.split("|"):
            if word not in words or number & words[word]:
                return None
            number |= words[word]
        return number

    def write(self, rs: Ruleset, number: int) -> str:
        """Return the text of a number."""
        words = self.words(rs)
        if not self.bits:
            return next((word for word, n in words.items() if n == number), str(number))
        found = [word for word, bit in words.items() if number & bit]
        return "|".join(found) if sum(words[word] for word in found) == number else str(number)

    def may_be_left_out(self, rs: Ruleset) -> bool:
        """Return whether 0 has no word, so that it goes without saying at the end of a frame."""
        return 0 not in self.words(rs).values()


def _piles(rs: Ruleset) -> dict[str, int]:
    return {name: pile for pile, name in enumerate(rs.pile_names)}


def _spaces(rs: Ruleset) -> dict[str, int]:
    return {f"t{space}": space for space in range(1, rs.chamber)}


def _adventurers(_: Ruleset) -> dict[str, int]:
    return {f"a{i + 1}": i for i in range(k.ADVENTURERS)}


def _adventurer_bits(_: Ruleset) -> dict[str, int]:
    return {f"a{i + 1}": 1 << i for i in range(k.ADVENTURERS)}


def _things(_: Ruleset) -> dict[str, int]:
    levels = {f"horus{i + 1}": k.HORUS_BIT << i for i in range(k.LEVELS)}
    return {"key": k.KEY_BIT, "joker": k.JOKER_BIT, "scarab": k.SCARAB_BIT, **levels}


_PILE = _Argument("a pile", _piles)
_SPACE = _Argument("a space", _spaces)
_WHO = _Argument("an adventurer", _adventurers)
_BITS = _Argument("adventurers such as a1|a3", _adventurer_bits, bits=True)
_COUNT = _Argument("a number")

ARGUMENTS: dict[str, tuple[_Argument, ...]] = {
    "setup": (_COUNT,),
    "first": (_PILE,),
    "deal": (_PILE, _COUNT),
    "reveal": (_PILE,),
    "lay": (_PILE, _SPACE),
    "turn": (_Argument("extra", lambda _: {"extra": 1}),),
    "roll": (_PILE, _Argument("up_to", lambda _: {"up_to": k.UP_TO})),
    "move": (
        _COUNT,
        _COUNT,
        _Argument("back or fewer", lambda _: {"back": k.BACK, "fewer": k.SPARE}, bits=True),
    ),
    "all": (_COUNT, _BITS, _BITS),
    "act": (_BITS,),
    "land": (_WHO, _Argument("fewer", lambda _: {"fewer": 1})),
    "spare": (_WHO,),
    "uncover": (_PILE, _SPACE, _WHO),
    "take": (_Argument("things such as key|horus1", _things, bits=True),),
    "scarab": (_PILE,),
    "draw": (_COUNT,),
    "turn_up": (_PILE, _SPACE, _WHO),
}
"""How the arguments of each frame are written. Frames of the base game that are not named have
none, those of modules have three numbers."""

_NUMBERS = (_COUNT, _COUNT, _COUNT)


def arguments_of(rs: Ruleset, kind: int) -> tuple[_Argument, ...]:
    """Return how the arguments of a kind of frame are written."""
    return ARGUMENTS.get(rs.frames[kind].name, () if kind < k.BASE_FRAMES else _NUMBERS)


# --- text ------------------------------------------------------------------------------------


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
        argument = arguments[i] if i < len(arguments) else _COUNT
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


# --- what a stack says about the rest of the position ----------------------------------------


def stage(stack: list[Frame]) -> int | None:
    """Return how many stages of the set-up are done or begun, None after the set-up."""
    return stack[0][k.A] if stack[0][0] == k.F_SETUP else None


def is_over(stack: list[Frame]) -> bool:
    """Return whether the stack says that the game is over."""
    return stack[0][0] == k.F_OVER


def top_base_frame(stack: list[Frame]) -> Frame:
    """Return the highest frame that is not a module's; the lowest of all never is."""
    return next(frame for frame in reversed(stack) if frame[0] < k.BASE_FRAMES)


def hand_sizes(stack: list[Frame], seat: int) -> tuple[int, ...]:
    """Return how many cards a seat may have, the likeliest first (S3, T3, T4)."""
    kind, whose, _, slot, _ = top_base_frame(stack)
    done = stage(stack)
    if done is not None:
        if kind == k.F_DEAL:
            return (k.HAND if seat < whose else slot if seat == whose else 0,)
        return (0 if done < 2 else k.HAND,)
    if seat != whose or kind in (k.F_TURN, k.F_PLAY, k.F_REVEAL, k.F_TURN_END, k.F_OVER):
        return (k.HAND,)
    return (k.HAND - 1, k.HAND) if kind == k.F_REFILL else (k.HAND - 1,)


def closed_piles(stack: list[Frame]) -> set[int]:
    """Return the Horus piles whose top card is yet to be turned up (S4, A4)."""
    done = stage(stack)
    if done is not None and done <= 2:
        return set(range(k.P_HORUS, k.P_HORUS + k.LEVELS))
    return {frame[k.A] for frame in stack if frame[0] == k.F_REVEAL}


def is_laid(rs: Ruleset, stack: list[Frame], space: int) -> bool | None:
    """Return whether a space has got its tile in the set-up (S5, S6), None after the set-up."""
    done = stage(stack)
    if done is None:
        return None
    pile = rs.space(space)[1]
    top = top_base_frame(stack)
    if top[0] == k.F_LAY and top[k.A] == pile:
        return space < top[k.B]
    return done >= (5 if pile == k.P_TREASURE else 4)


MOVED = frozenset({k.F_ACT, k.F_LAND, k.F_SPARE, k.F_UNCOVER, k.F_TAKE, k.F_SCARAB, k.F_REVEAL})
"""Frames that only come after a move."""
