"""The entries of an edition file, read by their declarations; every problem is collected.

Each entry is named by its dotted path in the file. Nothing is repaired.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from luxor.core import edition_schema as s
from luxor.core.edition import FrozenTable, Status
from luxor.core.text import listed, nearest, shown

MAX_PATH = 100

Statuses = Sequence[tuple[str, Any]]
"""Path and content of the ``status`` of a section, then of each section around it."""


class Entries:
    """The entries of a file by their paths: declarations, values, and how far each is known.

    ``values`` also has the sections that they are in. ``findings`` is everything that is wrong.
    """

    def __init__(self, tables: Mapping[str, s.Table], content: Mapping[str, Any]) -> None:
        """Read the ``content`` of a file, which the ``tables`` of its sections declare.

        The table of the section "" must be there, the others are optional.
        """
        self.declared: dict[str, s.Entry] = {}
        self.values: dict[str, Any] = {}
        self.status: dict[str, Status] = {}
        self.findings: dict[s.Finding, None] = {}
        self._optional = {"modules", *tables}
        self._read("", _nested(tables), content, ())
        for section, table in tables.items():
            for check in table.checks:
                self._run(section, table, check)

    def _note(self, path: str, wrong: str, right: str) -> None:
        """Note a problem of the entry ``path``, once."""
        self.findings[shown(path, MAX_PATH)[1:-1], wrong, right] = None

    def _read(self, path: str, entry: Any, value: Any, statuses: Statuses) -> None:
        """Read an entry, rows or a section; nothing is kept of it if anything is wrong."""
        if statuses and not isinstance(entry, Mapping | s.Rows):
            self.declared[path] = entry
            self.status[path] = self._read_status(path, statuses)
        before = len(self.findings)
        kept: Any = None
        try:
            if isinstance(entry, Mapping):
                kept = self._read_section(path, entry, value, statuses)
            elif isinstance(entry, s.Rows):
                kept = self._read_rows(path, entry, value, statuses)
            else:
                kept = entry.read(value)
        except s.EntryError as error:
            wrong, right, *part = error.args
            self._note(".".join((path, *part)), "missing" if value is None else wrong, right)
        if len(self.findings) == before:
            self.values[path] = kept
            if isinstance(entry, s.Named | s.Copies):
                self.values |= {f"{path}.{name}": kept.get(name, 0) for name in entry.names}

    def _read_section(
        self, path: str, entries: Mapping[str, Any], table: Any, statuses: Statuses
    ) -> FrozenTable[Any]:
        s.require(isinstance(table, dict), f"{shown(table)} is no table", f"a section [{path}]")
        own = table.get("status")
        for place, there in ((path, table), (f"{path}.status", own)):
            for name in there if isinstance(there, dict) else ():
                if name not in entries and not (name == "status" and there is table and path):
                    self._note(_join(place, name), "unknown key", nearest(name, entries, there))
        inner = ((f"{path}.status", own), *statuses) if path else ()
        for name, entry in entries.items():
            if name in table or _join(path, name) not in self._optional:
                self._read(_join(path, name), entry, table.get(name), inner)
        self._sort_columns(path, entries)
        paths = {name: _join(path, name) for name in entries}
        return FrozenTable({n: self.values[p] for n, p in paths.items() if p in self.values})

    def _read_rows(
        self, path: str, rows: s.Rows, value: Any, statuses: Statuses
    ) -> tuple[FrozenTable[Any], ...]:
        good = isinstance(value, list) and all(isinstance(row, dict) for row in value)
        right = f"a list of tables with {', '.join((rows.label, *rows.numbers))}"
        s.require(good, f"{shown(value)} is no list of tables", right)
        tables = {}
        for row in value:
            name = row.get(rows.label)
            close = nearest(str(name), rows.known)
            s.require(name in rows.known, f"{shown(name)} is unknown", close, rows.label)
            once = "one row, with the copies added up"
            s.require(name not in tables, f"{name} is there twice", once, rows.label)
            tables[name] = {key: each for key, each in row.items() if key != rows.label}
        entries = {name: rows.numbers for name in rows.known if name in tables}
        read = self._read_section(path, entries, tables, statuses)
        return tuple(FrozenTable({rows.label: name, **read[name]}) for name in read)

    def _read_status(self, path: str, statuses: Statuses) -> Status:
        """Return how far an entry is known, by its own section or one around it."""
        said = [
            (f"{place}.{name}", own.get(name)) if isinstance(own, dict) else (place, own)
            for (place, own), name in zip(statuses, reversed(path.split(".")), strict=False)
        ]
        place, word = next((each for each in said if each[1] is not None), said[0])
        if isinstance(word, str) and word in tuple(Status):
            return Status(word)
        wrong = "missing" if word is None else f"{shown(word)} is no status"
        self._note(place, wrong, listed(f'"{each}"' for each in Status))
        return Status.RECONSTRUCTED  # the file is refused, whatever is said here

    def _sort_columns(self, path: str, entries: Mapping[str, Any]) -> None:
        """Sort the columns of a section, without what has 0 copies, if they fit together."""
        names = [n for n, entry in entries.items() if isinstance(entry, s.Numbers) and entry.column]
        lists = [self.values.pop(_join(path, name), None) for name in names]
        if not names or None in lists:
            return
        sizes = ", ".join(f"{len(each)} {name}" for each, name in zip(lists, names, strict=True))
        s.require(len(set(map(len, lists))) == 1, sizes, "columns of equal length", names[-1])
        rows = sorted(zip(*lists, strict=True))
        for row, other in pairwise(rows):
            twice = ", ".join(f"{name} {n}" for name, n in zip(names[:-1], row, strict=False))
            right = "one column, with the copies added up"
            s.require(row[:-1] != other[:-1], f"two columns for {twice}", right, names[0])
        for i, name in enumerate(names):
            self.values[_join(path, name)] = tuple(row[i] for row in rows if row[-1])

    def _run(self, section: str, table: s.Table, check: s.Check) -> None:
        """Run a check; an entry that it finds wrong takes part in no further one."""

        def full(name: str) -> str:
            return _join(section, name) if name.partition(".")[0] in table.entries else name

        paths, find = [full(name) for name in check[0]], check[1]
        if not all(path in self.values for path in paths):
            return
        for name, wrong, right in find(*(self.values[path] for path in paths)):
            place = full(name)
            self._note(place, wrong, right)
            for path in [*self.values]:
                if f"{path}.".startswith(f"{place}.") or f"{place}.".startswith(f"{path}."):
                    del self.values[path]


def _nested(tables: Mapping[str, s.Table]) -> dict[str, Any]:
    """Return what is declared as the file nests it."""
    top: dict[str, Any] = {}
    for section, table in tables.items():
        for name, entry in table.entries.items():
            *above, last = _join(section, name).split(".")
            inner = top
            for each in above:
                inner = inner.setdefault(each, {})
            inner[last] = entry
    return top


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
