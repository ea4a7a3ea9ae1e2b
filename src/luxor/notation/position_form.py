"""A whole position in numbers, and what its stack says about the rest of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset

Frame = list[int]
"""Kind, seat and three arguments."""

Form = dict[str, Any]
"""A whole position in numbers, as ``State.to_dict`` gives it."""


def seat_name(seat: int) -> str:
    """Return what a seat is called in texts."""
    return "-" if seat == k.NOBODY else f"p{seat + 1}"


def starter_kinds(rs: Ruleset) -> range:
    """Return the kinds of starter cards."""
    return range(len(rs.edition.starter_cards))


def entered(rs: Ruleset, form: Form) -> list[int]:
    """Return how many adventurers each seat has in the tomb chamber."""
    return [places.count(rs.chamber) for places in form["positions"]]


def datum(rs: Ruleset, form: Form, name: str, seat: int = 0) -> list[int]:
    """Return the numbers that a module keeps under a name, none where no module has such data."""
    for module in rs.modules:
        for kept in module.data:
            if kept.name == name:
                start = module.offsets[name] + kept.size * seat
                numbers: list[int] = form["data"][start : start + kept.size]
                return numbers
    return []


# --- the stack -------------------------------------------------------------------------------


def stage(stack: list[Frame]) -> int | None:
    """Return how many stages of the set-up are done or begun, None after the set-up."""
    return stack[0][k.A] if stack[0][0] == k.F_SETUP else None


def is_over(stack: list[Frame]) -> bool:
    """Return whether the stack says that the game is over."""
    return stack[0][0] == k.F_OVER


def frame_names(rs: Ruleset, stack: list[Frame]) -> list[str]:
    """Return the names of the frames of a stack, the lowest first."""
    return [rs.frames[frame[0]].name for frame in stack]


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
    for frame in stack:
        if frame[0] == k.F_LAY and frame[k.A] == pile:
            return space < frame[k.B]
    return done >= (5 if pile == k.P_TREASURE else 4)


# --- a frame in its position -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class In:
    """A frame in its position: its seat, its three arguments and the name of the frame below."""

    rs: Ruleset
    form: Form
    below: str
    seat: int
    a: int
    b: int
    c: int

    @property
    def places(self) -> list[int]:
        """Where the seat's adventurers are."""
        places: list[int] = self.form["positions"][self.seat]
        return places

    @property
    def statuses(self) -> list[int]:
        """How the seat's adventurers are."""
        statuses: list[int] = self.form["statuses"][self.seat]
        return statuses

    @property
    def hand_size(self) -> int:
        """How many cards the seat has."""
        return len(self.form["hands"][self.seat])

    def stands(self, adventurer: int) -> bool:
        """Return whether an adventurer of the seat is active on the path, so that it can act."""
        if adventurer >= k.ADVENTURERS:
            return False
        return self.statuses[adventurer] == k.ACTIVE and self.places[adventurer] > 0

    def tiles_under(self) -> set[tuple[int, int]]:
        """Return family and value of the tiles on which the seat's active adventurers stand."""
        return {
            self.rs.tile(self.form["tiles"][place - 1])[1:3]
            for adventurer, place in enumerate(self.places)
            if self.stands(adventurer)
        }

    def values(self, *families: int) -> set[int]:
        """Return the values of the cards of some families."""
        cards = (self.rs.card(kind) for kind in range(self.rs.card_kinds))
        return {value for _, of, value, _ in cards if of in families}

    def datum(self, name: str) -> int:
        """Return a number that a module keeps for the seat, 0 where no module has such data."""
        numbers = datum(self.rs, self.form, name, self.seat)
        return numbers[0] if numbers else 0


Check = Callable[[In], str]
"""Returns what would be right, or an empty text where nothing is wrong."""


def must(good: bool, right: str) -> str:
    """Return what would be right unless all is good."""
    return "" if good else right
