"""The entries of an edition file, read by a schema; every problem is collected, none repaired.

Schemas are made of the declarations in ``luxor.core.edition_schema``. Each entry is named by its
dotted path in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from luxor.core.edition import MAX_COPIES, FrozenTable, Status
from luxor.core.edition_schema import (
    Check,
    Copies,
    Custom,
    Entry,
    EntryError,
    Named,
    Number,
    Numbers,
    Rows,
    Table,
    Words,
)
from luxor.core.errors import LuxorError
from luxor.core.text import listed, nearest, shown

MAX_PATH = 100
STATUS_WORDS = '"printed", "reported" or "reconstructed"'
TYPE_NAMES = {bool: "true or false", float: "a fraction", str: "a text"}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with an edition: where, what, and what would be right."""

    file: str
    entry: str
    wrong: str
    right: str

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.wrong}; expected {self.right}"


class EditionError(LuxorError):
    """An edition that cannot be used; ``problems`` holds everything found wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[type[EditionError], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)


@dataclass(frozen=True, slots=True)
class Entries:
    """The entries of a good file by their dotted paths: what they hold, and how far it is known.

    A table's value is the table of its entries; the status is that of each single entry.
    """

    schema: Table
    values: Mapping[str, Any]
    status: Mapping[str, Status]


def read_entries(schema: Table, tables: Mapping[str, object], file: str) -> Entries:
    """Return the entries of a file; raises :class:`EditionError` with everything wrong in it."""
    reader = _Reader(file)
    reader.read_entry("", schema, tables, None)
    for path, table, check in reader.checks:
        reader.run(path, table, check)
    if reader.problems:
        places = {name: place for place, name in enumerate(schema.entries)}
        reader.problems.sort(key=lambda p: places.get(p.entry.partition(".")[0], len(places)))
        raise EditionError(reader.problems)
    return Entries(schema, reader.values, reader.status)


class _Reader:
    """What was read of one file so far, and what is wrong with it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.values: dict[str, Any] = {}
        self.status: dict[str, Status] = {}
        self.problems: list[Problem] = []
        self.checks: list[tuple[str, Table, Check]] = []

    def note(self, path: str, wrong: str, right: str) -> None:
        """Note a problem of the entry ``path``."""
        if not path.isprintable():
            path = ascii(path)[1:-1]
        if len(path) > MAX_PATH:
            path = path[: MAX_PATH - 3] + "..."
        self.problems.append(Problem(self.file, path, wrong, right))

    def read_entry(self, path: str, entry: Entry, value: object, status: Status | None) -> None:
        """Read an entry; nothing of it is kept if anything is wrong with it."""
        before = len(self.problems)
        read: object = None
        try:
            if isinstance(entry, Table):
                read = self.read_table(path, entry, value, status)
            elif isinstance(entry, Rows):
                read = self.read_rows(path, entry, value, status)
            else:
                read = READERS[type(entry)](entry, value)
                if status is not None:
                    self.status[path] = status
        except EntryError as error:
            part, wrong, right = error.finding
            self.note(_join(path, part), wrong, right)
        if len(self.problems) == before:
            self.values[path] = read

    def read_table(
        self, path: str, schema: Table, table: object, inherited: Status | None
    ) -> FrozenTable[Any]:
        if not isinstance(table, dict):
            raise EntryError("", f"{shown(table)} is no table", expected(schema, path))
        status = self.statuses(path, schema, table, inherited) if schema.has_status else {}
        paths = {name: _join(path, name) for name in schema.entries}
        for name, entry in schema.entries.items():
            if name in table:
                self.read_entry(paths[name], entry, table[name], status.get(name))
            elif not (isinstance(entry, Table) and entry.optional):
                self.note(paths[name], "missing", expected(entry, paths[name]))
        known = [*schema.entries, *(["status"] if schema.has_status else [])]
        for name in table:
            if name not in known:
                self.note(_join(path, name), "unknown key", nearest(name, known, table))
        if schema.columns:
            self.sort_columns([paths[name] for name in schema.columns])
        self.checks += [(path, schema, check) for check in schema.checks]
        values = self.values
        return FrozenTable((name, values[each]) for name, each in paths.items() if each in values)

    def read_rows(
        self, path: str, entry: Rows, value: object, status: Status | None
    ) -> tuple[FrozenTable[Any], ...]:
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise EntryError("", f"{shown(value)} is not a list of tables", expected(entry))
        rows: dict[str, FrozenTable[Any]] = {}
        for row in value:
            name = row.get(entry.label)
            part = f"{shown(name)[1:-1]}.{entry.label}" if isinstance(name, str) else entry.label
            if name not in entry.known:
                raise EntryError(part, f"{shown(name)} is unknown", nearest(str(name), entry.known))
            if name in rows:
                raise EntryError(part, "is there twice", "one row, with the copies added up")
            numbers = {key: number for key, number in row.items() if key != entry.label}
            read = self.read_table(_join(path, name), Table(entry.numbers), numbers, status)
            rows[name] = FrozenTable({entry.label: name, **read})
        return tuple(rows[name] for name in entry.known if name in rows)

    def sort_columns(self, paths: list[str]) -> None:
        """Sort lists that belong together, without what has 0 copies, if they fit together."""
        lists = [self.values.pop(path) for path in paths if path in self.values]
        if len(lists) < len(paths):
            return
        names = [path.rpartition(".")[2] for path in paths]
        if len(set(map(len, lists))) > 1:
            lengths = zip(names, map(len, lists), strict=True)
            wrong = ", ".join(f"{length} {name}" for name, length in lengths)
            self.note(paths[-1], wrong, "columns of equal length")
            return
        rows = sorted(zip(*lists, strict=True))
        for row, other in pairwise(rows):
            if row[:-1] == other[:-1]:
                twice = ", ".join(f"{name} {n}" for name, n in zip(names[:-1], row, strict=False))
                right = "one column, with the copies added up"
                self.note(paths[0], f"two columns for {twice}", right)
                return
        kept = [row for row in rows if row[-1]]
        self.values |= {path: tuple(row[i] for row in kept) for i, path in enumerate(paths)}

    def statuses(
        self, path: str, schema: Table, table: Mapping[str, object], inherited: Status | None
    ) -> dict[str, Status]:
        """Return the status of each entry: its own, the table's, or that of the table around."""
        own = table.get("status")
        if not isinstance(own, dict):
            common = inherited if own is None else self.status_word(f"{path}.status", own)
            if common is None:
                self.note(path, "has no status", f"status = {STATUS_WORDS}")
                return {}
            return dict.fromkeys(schema.entries, common)
        for name in own:
            if name not in schema.entries:
                right = nearest(name, list(schema.entries))
                self.note(f"{path}.status.{name}", "unknown entry", right)
        found = {}
        for name, entry in schema.entries.items():
            if name in own:
                found[name] = self.status_word(f"{path}.status.{name}", own[name])
            elif inherited is not None:
                found[name] = inherited
            elif name in table and not isinstance(entry, Table):
                right = f"{name} = {STATUS_WORDS} in {path}.status"
                self.note(f"{path}.{name}", "has no status", right)
        return found

    def status_word(self, path: str, word: object) -> Status:
        if isinstance(word, str) and word in tuple(Status):
            return Status(word)
        self.note(path, f"{shown(word)} is no status", listed(Status))
        return Status.RECONSTRUCTED  # the file is refused, whatever is said here

    def run(self, path: str, table: Table, check: Check) -> None:
        """Run a check; an entry that it finds wrong takes part in no further one."""

        def full(name: str) -> str:
            return _join(path, name) if name.partition(".")[0] in table.entries else name

        paths = [full(name) for name in check.entries]
        if not all(entry in self.values for entry in paths):
            return
        for name, wrong, right in check.find(*(self.values[entry] for entry in paths)):
            self.note(full(name), wrong, right)
            for entry in paths:
                if f"{full(name)}.".startswith(f"{entry}."):
                    self.values.pop(entry, None)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path and name else path or name


# --- values of single entries --------------------------------------------------------------------


def expected(entry: Entry, path: str = "") -> str:
    """Say what belongs into an entry."""
    match entry:
        case Number(low, high):
            return f"a whole number from {low} to {high}"
        case Numbers(low, high):
            return f"a list of whole numbers from {low} to {high}"
        case Named(names) | Copies(names):
            return f"a table of {listed(names)}"
        case Words(known):
            return f"a list of {listed(known)}" if known else "a list of words"
        case Rows(label, _, numbers):
            return f"a list of tables with {', '.join((label, *numbers))}"
        case Custom():
            return entry.right
        case Table():
            return f"a section [{path}]"


# Each function returns the value of an entry as the edition keeps it, or raises EntryError.


def read_number(entry: Number, value: object) -> int:
    if type(value) is not int:
        kind = TYPE_NAMES.get(type(value), "no number")
        raise EntryError("", f"{shown(value)} is {kind}", expected(entry))
    if not entry.low <= value <= entry.high:
        raise EntryError("", f"{shown(value)} is out of range", f"{entry.low} to {entry.high}")
    return value


def read_numbers(entry: Numbers, value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise EntryError("", f"{shown(value)} is no list", expected(entry))
    least, most = entry.least, entry.most
    if not least <= len(value) <= most:
        right = f"exactly {least}" if least == most else f"{least} to {most}"
        raise EntryError("", f"{len(value)} numbers", right)
    return tuple(read_number(Number(entry.low, entry.high), number) for number in value)


def read_named(entry: Named, value: object) -> FrozenTable[object]:
    if not isinstance(value, dict):
        raise EntryError("", f"{shown(value)} is no table", expected(entry))
    for name in value:
        if name not in entry.names:
            raise EntryError(name, "unknown key", nearest(name, entry.names, value))
    read = {}
    for name in entry.names:
        if name in value:
            try:
                read[name] = READERS[type(entry.item)](entry.item, value[name])
            except EntryError as error:
                raise EntryError(name, *error.finding[1:]) from None
        elif name not in entry.optional:
            raise EntryError(name, "missing", "it, if only with 0 or []")
    return FrozenTable(read)


def read_copies(entry: Copies, value: object) -> FrozenTable[object]:
    named = read_named(Named(entry.names, Number(0, MAX_COPIES), entry.names), value)
    if len(named) > entry.most_kinds:
        raise EntryError("", f"{len(named)} kinds", f"at most {entry.most_kinds}")
    return FrozenTable((name, copies) for name, copies in named.items() if copies)


def read_words(entry: Words, value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise EntryError("", f"{shown(value)} is not a list of texts", expected(entry))
    for place, word in enumerate(value):
        if entry.known and word not in entry.known:
            raise EntryError("", f"{shown(word)} is unknown", nearest(word, entry.known))
        if word in value[:place]:
            raise EntryError("", f"{shown(word)} is there twice", "each one once")
    if len(value) < entry.least:
        raise EntryError("", f"{len(value)} words", f"at least {entry.least} in {expected(entry)}")
    return tuple(sorted(value, key=entry.known.index) if entry.known else value)


READERS: dict[type, Callable[[Any, object], object]] = {
    Number: read_number,
    Numbers: read_numbers,
    Named: read_named,
    Copies: read_copies,
    Words: read_words,
    Custom: lambda entry, value: entry.read(value),
}
