"""What a seat can answer, in three forms: typed, text and number.

The three are one table, the same for every set of modules and only ever added to::

    typed                                text      number
    Action(Verb.LEFT)                    left      0
    Action(Verb.MOVE, 1, 3)              a2+3      20      second adventurer, three tiles
    Action(Verb.MOVE, 0, -1)             a1-1      2       first adventurer, one tile back
    Action(Verb.CHOOSE, 4)               a5        59      fifth adventurer, without moving
    Action(Verb.HORUS, number=2)         horus2    76      the open card with two eyes
    Action(Verb.SLOT, number=1)          slot1     80      the leftmost card of the hand
    Action(Verb.TILE, number=3)          tile3     87      the third tile beside the board
    Action(Verb.GIVE, number=2)          give2     89      an own scarab of the second kind

Adventurers are counted from 0 in code and from 1 in text, like seats.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from operator import index
from typing import SupportsIndex

from luxor.core import constants as k
from luxor.core.errors import MalformedActionError


class Verb(StrEnum):
    """What kind of answer an action is."""

    LEFT = "left"
    RIGHT = "right"
    MOVE = "move"
    CHOOSE = "choose"
    KEY = "key"
    JOKER = "joker"
    SCARAB = "scarab"
    HORUS = "horus"
    YES = "yes"
    NO = "no"
    SLOT = "slot"
    TILE = "tile"
    GIVE = "give"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Action:
    """One answer: a small value that can be compared, hashed and printed.

    ``adventurer`` goes with MOVE and CHOOSE; ``number`` is the tiles of a MOVE, the level of a
    HORUS card, the place of a card of the hand (SLOT), of a tile beside the board (TILE) or of a
    kind of scarab (GIVE), counted from 1, or the id of an action that a module from outside has
    added. Any other combination raises :class:`~luxor.core.errors.MalformedActionError`.
    """

    verb: Verb
    adventurer: int | None = None
    number: int | None = None

    def __post_init__(self) -> None:
        if self not in IDS and IDS:
            raise MalformedActionError(
                f"no action is {self.verb} with adventurer {self.adventurer} "
                f"and number {self.number}"
            )

    @property
    def id(self) -> int:
        """The number of the action."""
        return IDS[self]

    @classmethod
    def from_id(cls, number: SupportsIndex) -> Action:
        """Return the action with a number; raises ``MalformedActionError`` if there is none."""
        action = TABLE.get(as_number(number))
        if action is None:
            raise MalformedActionError(
                f"{number!r} is not the number of an action (0 to {k.ACTIONS - 1})"
            )
        return action

    @classmethod
    def parse(cls, text: str) -> Action:
        """Return the action a text stands for; raises ``MalformedActionError`` if it is none."""
        action = TEXTS.get(text)
        if action is None:
            raise MalformedActionError(
                f"{text!r} is not an action; actions look like left, right, a2+3, a2-1, a2, "
                f"key, joker, scarab, horus1, yes, no, slot1, tile1, give1"
            )
        return action

    def __str__(self) -> str:
        adventurer = f"a{(self.adventurer or 0) + 1}"
        match self.verb:
            case Verb.MOVE:
                return f"{adventurer}{self.number:+d}"
            case Verb.CHOOSE:
                return adventurer
            case Verb.HORUS | Verb.SLOT | Verb.TILE | Verb.GIVE:
                return f"{self.verb}{self.number}"
            case Verb.OUTSIDE:
                return f"#{self.number}"
            case _:
                return str(self.verb)


def as_number(value: SupportsIndex) -> int:
    """Return a whole number of any type as an int; raises ``MalformedActionError`` for others."""
    if isinstance(value, bool):
        raise MalformedActionError(f"{value!r} is not the number of an action")
    try:
        return index(value)
    except TypeError:
        raise MalformedActionError(f"{value!r} is not the number of an action") from None


def _table() -> dict[int, Action]:
    """Return every action by its number, in ascending order."""
    table = {
        k.LEFT: Action(Verb.LEFT),
        k.RIGHT: Action(Verb.RIGHT),
        k.TAKE_KEY: Action(Verb.KEY),
        k.TAKE_JOKER: Action(Verb.JOKER),
        k.TAKE_SCARAB: Action(Verb.SCARAB),
        k.YES: Action(Verb.YES),
        k.NO: Action(Verb.NO),
    }
    for adventurer in range(k.ADVENTURERS):
        staying = k.MOVE + adventurer * k.STRIDE + 1
        table[staying] = Action(Verb.CHOOSE, adventurer)
        for steps in (-1, *range(1, k.STRIDE - 1)):
            table[staying + steps] = Action(Verb.MOVE, adventurer, steps)
    for verb, first, after in (
        (Verb.HORUS, k.TAKE_HORUS, k.YES),
        (Verb.SLOT, k.SLOT, k.OPEN_TILE),
        (Verb.TILE, k.OPEN_TILE, k.GIVE_SCARAB),
        (Verb.GIVE, k.GIVE_SCARAB, k.BASE_ACTIONS),
    ):
        table |= {i: Action(verb, number=i - first + 1) for i in range(first, after)}
    table |= {i: Action(Verb.OUTSIDE, number=i) for i in range(k.OUTSIDE_ACTIONS, k.ACTIONS)}
    return dict(sorted(table.items()))


IDS: dict[Action, int] = {}
TABLE: dict[int, Action] = _table()
TEXTS: dict[str, Action] = {str(action): action for action in TABLE.values()}
IDS.update({action: number for number, action in TABLE.items()})

MOVE_TEXT = re.compile(r"(a[1-5])?([+-]\d{1,2})", re.ASCII)
"""A move whose adventurer may be left out: see :func:`luxor.core.nodes.complete`."""
