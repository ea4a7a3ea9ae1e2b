"""The vocabulary in which the entries of an edition file are declared.

The base game declares its entries in ``luxor.notation.edition_schema``. A module declares those of
its own table as :attr:`Module.edition_table <luxor.core.module.Module.edition_table>`. The same
reader checks both, so a declaration is all that a new entry needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from luxor.core.edition import ADVENTURERS, MAX_COPIES, MAX_POINTS

MAX_TOTAL = 250

Finding = tuple[str, str, str]
"""An entry, what is wrong with it, and what would be right."""


class EntryError(Exception):
    """A value that is not what its entry must hold; raised with a :data:`Finding`.

    The entry in it is relative to the one that is read: "" for itself, or the name of a part.
    """

    def __init__(self, part: str, wrong: str, right: str) -> None:
        super().__init__(part, wrong, right)
        self.finding: Finding = part, wrong, right


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of ``least`` to ``most`` whole numbers; ``prefix`` is how each is shown."""

    low: int
    high: int
    least: int = 0
    most: int = 100
    prefix: str = ""


@dataclass(frozen=True, slots=True)
class Named:
    """A table with one number, or one list of numbers, under each of ``names``."""

    names: tuple[str, ...]
    item: Number | Numbers
    optional: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Copies:
    """A table of components and their copies; those with 0 copies count as left out."""

    names: tuple[str, ...]
    most_kinds: int = 100


@dataclass(frozen=True, slots=True)
class Words:
    """A list of at least ``least`` different words, kept in the order of ``known``.

    Without ``known`` they may be any words, and keep the order of the file.
    """

    known: tuple[str, ...] = ()
    least: int = 1


@dataclass(frozen=True, slots=True)
class Rows:
    """A list of tables: a different one of ``known`` under ``label``, and some numbers."""

    label: str
    known: tuple[str, ...]
    numbers: Mapping[str, Number]


@dataclass(frozen=True, slots=True)
class Custom:
    """An entry with a form of its own.

    ``read`` gets the value from the file and returns what the edition keeps, or raises
    :class:`EntryError`. ``right`` says what belongs there, ``show`` what is kept, in a line.
    """

    read: Callable[[object], object]
    right: str
    show: Callable[..., str] = str


@dataclass(frozen=True, slots=True)
class Check:
    """What must hold between some entries.

    ``find`` gets their values and yields a finding for each thing that does not fit. It is only
    called when all of them could be read. An entry is named as in its own table, or by its full
    dotted path if it is in another one.
    """

    entries: tuple[str, ...]
    find: Callable[..., Iterable[Finding]]


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the file: its entries by name, and the checks between them.

    ``columns`` names lists that belong together, item by item, with the copies last. They must be
    equally long and name each thing once; they are kept in rising order and without 0 copies.
    """

    entries: Mapping[str, Entry]
    checks: tuple[Check, ...] = ()
    columns: tuple[str, ...] = ()
    optional: bool = False
    has_status: bool = True


Entry = Number | Numbers | Named | Copies | Words | Rows | Custom | Table

TILE_COLUMNS = {
    "points": Numbers(0, MAX_POINTS, least=1),
    "needs": Numbers(1, ADVENTURERS, least=1),
    "copies": Numbers(0, MAX_COPIES, least=1),
}
"""The columns of a treasure type: points, adventurers needed, copies."""


def adds_up(total: str, *entries: str) -> Check:
    """Return the check that ``total`` is the sum of all copies in ``entries``."""

    def find(declared: int, *values: object) -> Iterable[Finding]:
        summed = sum(map(_copies_in, values))
        if declared != summed:
            wrong = f"{declared} declared, but the copies add up to {summed}"
            yield total, f"{wrong} ({', '.join(entries)})", f"{summed}, or other copies"

    return Check((total, *entries), find)


def _copies_in(value: object) -> int:
    """Return the sum of a number, a list, a table of copies, or rows with ``copies``."""
    if isinstance(value, Mapping):
        value = value["copies"] if "copies" in value else tuple(value.values())
    if isinstance(value, tuple):
        return sum(map(_copies_in, value))
    return value if isinstance(value, int) else 0
