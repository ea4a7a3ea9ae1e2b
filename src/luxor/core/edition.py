"""The board and all components of a game as plain values.

An :class:`Edition` says what lies in the box and how the board runs; the rules say what happens
with it. Editions are read from files by ``luxor.notation.edition_file``, which also checks them;
the maxima below are what the fixed arrays and action ids of the engine leave room for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import blake2b
from typing import Any, Final, TypeVar

from luxor.core import constants as k

Cell = tuple[int, int]
"""Column and row on the drawing grid, counted from 0 at the top left."""

PLAYERS_MIN: Final = 2

# What the engine has room for, besides the sizes of its arrays.
MAX_HORUS_KINDS_PER_LEVEL: Final = 12
MAX_CARDS: Final = 250
MAX_STEPS: Final = 6
MAX_TREASURE_KINDS: Final = 24
MAX_OSIRIS_NUMBER: Final = 6
MAX_SCARABS: Final = 100
MAX_COPIES: Final = 100
MAX_POINTS: Final = 99
MAX_SET_POINTS: Final = 999
MAX_GRID: Final = 16

SPACE_KINDS: Final = ("treasure", "horus", "osiris")
TREASURE_TYPES: Final = ("vase", "statue", "jewellery")
TEMPLE_BACKS: Final = ("cobra", "falcon", "lion")
TEMPLE_FRONTS: Final = {
    "joker": ("joker", 0),
    "scarab": ("scarab", 0),
    "joker_or_scarab": ("joker_or_scarab", 0),
    "tunnel": ("tunnel", 0),
    "favour_12": ("favour", 1),
    "favour_23": ("favour", 2),
}
"""Family and value of each temple tile, in the order of their numbers."""

V_co = TypeVar("V_co", covariant=True)


class Status(StrEnum):
    """How far a figure is known."""

    PRINTED = "printed"
    REPORTED = "reported"
    RECONSTRUCTED = "reconstructed"


@dataclass(frozen=True, slots=True, eq=False)
class FrozenTable(Mapping[str, V_co]):
    """An immutable mapping that keeps its order and can be hashed, copied and pickled."""

    _items: Mapping[str, V_co] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_items", dict(self._items))

    def __getitem__(self, key: str) -> V_co:
        return self._items[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))


@dataclass(frozen=True, slots=True)
class CardSpec:
    """A kind of card: its name in notation, what it does, and how many there are.

    ``value`` is the N of the families number, range, all and fewer, 1 for step (the ±1 card) and
    0 for the others. ``eyes`` is 0 for a starter card and the level, 1 to 3, for a Horus card.
    """

    name: str
    family: str
    value: int
    eyes: int
    copies: int


@dataclass(frozen=True, slots=True)
class TreasureSpec:
    """A kind of treasure tile: its points and how many adventurers it needs."""

    type: str
    points: int
    needs: int
    copies: int


@dataclass(frozen=True, slots=True)
class TempleSpec:
    """A kind of temple tile: the symbol on its back and the action on its front."""

    back: str
    front: str
    copies: int


@dataclass(frozen=True, slots=True)
class SpaceSpec:
    """A space of the path: what lies on it at set-up and what an adventurer there scores.

    ``eyes`` is 1 to 3 on a Horus space, otherwise 0; ``symbol`` is a temple back or empty.
    """

    kind: str
    eyes: int
    symbol: str
    points: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Edition:
    """A board and a set of components; ``spaces[0]`` is t1, the first space after the stairs.

    ``statues`` holds after how many spaces each statue lies. ``players_base`` is the most that can
    play without the expansion, ``players_max`` the most that can play at all. ``modules`` keeps
    the tables of expansion modules under their names; only the module itself reads its table.
    ``status`` says for each entry of the file, by its dotted path, how far it is known.

    ``fingerprint`` is computed: 12 hexadecimal digits over every value, but not over the name, the
    title and the statuses, so that two editions with equal fingerprints play the same game.
    """

    name: str
    title: str
    spaces: tuple[SpaceSpec, ...]
    statues: tuple[int, ...]
    statue_cells: tuple[Cell, ...]
    stairs_cell: Cell
    chamber_cell: Cell
    grid: Cell
    chamber_points: int
    starter_cards: tuple[CardSpec, ...]
    horus_cards: tuple[CardSpec, ...]
    extra_horus_cards: tuple[CardSpec, ...]
    treasures: tuple[TreasureSpec, ...]
    temple: tuple[TempleSpec, ...]
    osiris: tuple[tuple[int, int], ...]
    scarabs: tuple[tuple[int, int], ...]
    keys: int
    jokers: int
    sarcophagi: tuple[int, ...]
    set_points: tuple[int, ...]
    jokers_per_set: int = 2
    adventurers: int = k.ADVENTURERS
    hand: int = k.HAND
    players_min: int = PLAYERS_MIN
    players_base: int = 4
    players_max: int = k.MAX_SEATS
    colours: tuple[str, ...] = ("red", "green", "blue", "yellow", "purple")
    modules: Mapping[str, Mapping[str, object]] = field(default_factory=FrozenTable)
    status: Mapping[str, Status] = field(default_factory=FrozenTable)
    fingerprint: str = field(init=False)

    def __post_init__(self) -> None:
        values = {
            name: plain(getattr(self, name))
            for name, each in self.__dataclass_fields__.items()
            if each.init and name not in ("name", "title", "status")
        }
        text = json.dumps(values, sort_keys=True, separators=(",", ":"))
        fingerprint = blake2b(text.encode(), digest_size=6).hexdigest()
        object.__setattr__(self, "fingerprint", fingerprint)


def plain(value: object) -> Any:
    """Return a value of an edition as lists, dicts, numbers and strings."""
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    return value
