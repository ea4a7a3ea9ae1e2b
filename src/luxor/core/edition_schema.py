"""The vocabulary in which the entries of an edition file are declared.

The base game declares its entries in ``luxor.notation.edition_schema``. A module declares those of
its own table as :attr:`Module.edition_table <luxor.core.module.Module.edition_table>`. The same
reader checks both, so a declaration is all that a new entry needs.

``read`` of an entry gets the value in the file, None where it is missing. It returns what the
edition keeps, or raises :class:`EntryError`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from luxor.core.constants import ADVENTURERS
from luxor.core.edition import MAX_COPIES, MAX_POINTS, FrozenTable
from luxor.core.text import listed, nearest, shown

MAX_TOTAL = 250

Finding = tuple[str, str, str]
"""An entry, what is wrong with it, and what would be right."""
Check = tuple[tuple[str, ...], Callable[..., Iterable[Finding]]]
"""Some entries, and what finds everything that does not fit in their values."""


class EntryError(Exception):
    """What is wrong with a value, what would be right, and perhaps the name of the wrong part."""


def require(good: object, wrong: str, right: str, *part: str) -> None:
    """Raise :class:`EntryError` unless a value is ``good``."""
    if not good:
        raise EntryError(wrong, right, *part)


class Number(NamedTuple):
    """A whole number."""

    low: int
    high: int

    def read(self, value: Any) -> int:
        right = f"{self.low} to {self.high}"
        require(
            type(value) is int, f"{shown(value)} is no whole number", f"a whole number from {right}"
        )
        require(self.low <= value <= self.high, f"{shown(value)} is out of range", right)
        return int(value)


class Numbers(NamedTuple):
    """A list of ``least`` to ``most`` whole numbers; ``prefix`` is how each is shown.

    A ``column`` belongs with the other columns of its section, item by item. The last holds the
    copies. They are kept in rising order, each thing once, without those that have 0 copies.
    """

    low: int
    high: int
    least: int = 0
    most: int = 100
    prefix: str = ""
    column: bool = False

    def read(self, value: Any) -> tuple[int, ...]:
        right = f"a list of whole numbers from {self.low} to {self.high}"
        require(isinstance(value, list), f"{shown(value)} is no list", right)
        sizes = range(self.least, self.most + 1)
        right = f"{self.least} to {self.most}" if len(sizes) > 1 else f"exactly {self.most}"
        require(len(value) in sizes, f"{len(value)} numbers", right)
        return tuple(map(Number(self.low, self.high).read, value))


class Words(NamedTuple):
    """A list of at least ``least`` different words, kept in the order of ``known``.

    Without ``known`` they may be any words of small letters, and keep the order of the file.
    """

    known: tuple[str, ...] = ()
    least: int = 1

    def read(self, value: Any) -> tuple[str, ...]:
        right = f"a list of {listed(self.known) or 'words of small letters'}"
        texts = isinstance(value, list) and all(isinstance(word, str) for word in value)
        require(texts, f"{shown(value)} is no list of words", right)
        for word in value:
            good = word in self.known if self.known else re.fullmatch("[a-z]{1,20}", word)
            close = nearest(word, self.known) if self.known else right
            require(good, f"{shown(word)} is unknown", close)
            require(value.count(word) == 1, f"{shown(word)} is there twice", "each one once")
        enough = len(value) >= self.least
        require(enough, f"{len(value)} words", f"at least {self.least} in {right}")
        return tuple(sorted(value, key=self.known.index) if self.known else value)


class Text(NamedTuple):
    """A text for which ``is_good`` is true; ``what`` it is then, and ``right`` how it must look."""

    what: str
    is_good: Callable[[str], object]
    right: str

    def read(self, value: Any) -> str:
        good = isinstance(value, str) and self.is_good(value)
        require(good, f"{shown(value)} is no {self.what}", self.right)
        return str(value)


class Named(NamedTuple):
    """A table with an item under each of ``names``, all of them unless they are ``optional``.

    Without ``names`` it has any names.
    """

    names: tuple[str, ...]
    item: Number | Numbers
    optional: bool = False

    def read(self, value: Any) -> FrozenTable[Any]:
        right = f"a table of {listed(self.names) or 'numbers'}"
        require(isinstance(value, dict), f"{shown(value)} is no table", right)
        for name in value if self.names else ():
            require(name in self.names, "unknown key", nearest(name, self.names, value), name)
        items = {}
        for name in self.names or value:
            try:
                if name in value or not self.optional:
                    items[name] = self.item.read(value.get(name))
            except EntryError as error:
                wrong, right = error.args
                raise EntryError(wrong if name in value else "missing", right, name) from None
        return FrozenTable(items)


class Copies(NamedTuple):
    """A table of at most ``most`` components and their copies, without those with 0 copies."""

    names: tuple[str, ...]
    most: int = 100

    def read(self, value: Any) -> FrozenTable[int]:
        counts = Named(self.names, Number(0, MAX_COPIES), optional=True).read(value)
        require(len(counts) <= self.most, f"{len(counts)} kinds", f"at most {self.most}")
        return FrozenTable({name: count for name, count in counts.items() if count})


class Rows(NamedTuple):
    """A list of tables: a different one of ``known`` under ``label``, and some numbers.

    Each number is an entry of its own.
    """

    label: str
    known: tuple[str, ...]
    numbers: Mapping[str, Number]


Entry = Number | Numbers | Words | Text | Named | Copies


class Table(NamedTuple):
    """Entries by name, and the checks between them."""

    entries: Mapping[str, Entry | Rows]
    checks: tuple[Check, ...] = ()


TILE_COLUMNS = {
    "points": Numbers(0, MAX_POINTS, least=1, column=True),
    "needs": Numbers(1, ADVENTURERS, least=1, column=True),
    "copies": Numbers(0, MAX_COPIES, least=1, column=True),
}
"""The columns of a treasure type: points, adventurers needed, copies."""


def check(*entries: str) -> Callable[[Callable[..., Iterable[Finding]]], Check]:
    """Return a decorator that makes a check of a function that gets the values of ``entries``.

    An entry is named as in its own table, or by its full dotted path if it is in another one. The
    function is only called when all of them could be read.
    """
    return lambda find: (entries, find)


def _size(value: Any) -> int:
    """Return a number, or the sum of those in a list or a table; a word counts as 1."""
    if isinstance(value, Mapping):
        return _size(value["copies"] if "copies" in value else tuple(value.values()))
    if isinstance(value, tuple):
        return sum(map(_size, value))
    return value if isinstance(value, int) else 1


def adds_up(
    entry: str, *others: str, size: Callable[[Any], int] = _size, or_more: bool = False
) -> Check:
    """Return the check that an entry is or has as many as the sizes of ``others`` add up to."""

    def find(value: object, *values: object) -> Iterable[Finding]:
        count, should = _size(value), sum(map(size, values))
        if count < should or (count > should and not or_more):
            wrong = f"{count}, but {' + '.join(others)} adds up to {should}"
            right = f"at least {should}" if or_more else f"{should}"
            yield entry, wrong, f"{right}, or other numbers there"

    return (entry, *others), find
