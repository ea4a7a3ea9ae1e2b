"""Typed access to the tables of an edition file that collects every problem on the way.

A :class:`Section` hands out the entries of one table. What is missing, of the wrong type or out of
range is noted with its dotted path and answered with ``None``, so that reading goes on and one run
names everything that is wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from luxor.core.edition import MAX_COPIES, Status
from luxor.core.errors import LuxorError
from luxor.notation.text import listed, nearest, shown

MAX_ENTRY = 100
STATUSES = tuple(Status)
STATUS_WORDS = '"printed", "reported" or "reconstructed"'
STATUS_HINT = f"status = {STATUS_WORDS}"
_TYPE_NAMES = {bool: "true or false", int: "a number", float: "a fraction", str: "a text"}


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


@dataclass(slots=True)
class Findings:
    """What reading one file brought to light: its problems and the status of each entry."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    status: dict[str, Status] = field(default_factory=dict)

    def add(self, entry: str, wrong: str, right: str) -> None:
        """Note a problem of ``entry``."""
        if not entry.isprintable():
            entry = ascii(entry)[1:-1]
        if len(entry) > MAX_ENTRY:
            entry = entry[: MAX_ENTRY - 3] + "..."
        self.problems.append(Problem(self.file, entry, wrong, right))


class Section:
    """One table of an edition file.

    Entries are asked for by name and type; ``close`` then refuses what nobody asked for. With
    ``needs_status`` each entry must have a status: from the table's own ``status`` (one word, or a
    table with a word for each entry) or from the table around it.
    """

    def __init__(
        self,
        findings: Findings,
        path: str,
        table: Mapping[str, object],
        *,
        inherited: Status | None = None,
        needs_status: bool = True,
    ) -> None:
        self.findings = findings
        self.path = path
        self._table = table
        self._known: list[str] = ["status"] if needs_status else []
        self._needs_status = needs_status
        self._common = inherited
        self._single: dict[str, Status] = {}
        self._missed_status = False
        if needs_status:
            self._read_status(table.get("status"), inherited)

    def entry(self, key: str) -> str:
        """Give the dotted path of ``key``."""
        return f"{self.path}.{key}" if self.path else key

    def problem(self, key: str, wrong: str, right: str) -> None:
        """Note a problem of the entry ``key``."""
        self.findings.add(self.entry(key), wrong, right)

    def has(self, key: str) -> bool:
        """Say whether the file has ``key`` here, and count it as known."""
        self._know(key)
        return key in self._table

    def integer(self, key: str, low: int, high: int) -> int | None:
        """Give the whole number at ``key``, from ``low`` to ``high``."""
        value = self._value(key, f"a number from {low} to {high}")
        if value is None:
            return None
        return self._integer(self.entry(key), value, low, high)

    def integers(
        self, key: str, low: int, high: int, *, least: int = 0, most: int = 100
    ) -> tuple[int, ...] | None:
        """Give the list of ``least`` to ``most`` whole numbers at ``key``."""
        right = f"a list of numbers from {low} to {high}"
        value = self._value(key, right)
        if value is None:
            return None
        return self._integers(self.entry(key), value, low, high, least, most)

    def counts(
        self, key: str, names: Collection[str], *, high: int = MAX_COPIES, every: bool = False
    ) -> dict[str, int] | None:
        """Give the table name = number at ``key``, in the order of ``names``.

        With ``every`` each of ``names`` must be there; without it those that are missing or 0 are
        left out of the answer.
        """
        table = self._named(key, names, every=every)
        if table is None:
            return None
        entry = self.entry(key)
        read = {
            name: self._integer(f"{entry}.{name}", value, 0, high) for name, value in table.items()
        }
        good = {name: count for name, count in read.items() if count is not None}
        if len(good) < len(read):
            return None
        return {name: good[name] for name in names if name in good and (every or good[name])}

    def groups(
        self, key: str, names: Collection[str], low: int, high: int
    ) -> dict[str, tuple[int, ...]] | None:
        """Give the table name = list of numbers at ``key``, with every one of ``names``."""
        table = self._named(key, names, every=True)
        if table is None:
            return None
        entry = self.entry(key)
        read = {
            name: self._integers(f"{entry}.{name}", value, low, high, 0, 100)
            for name, value in table.items()
        }
        good = {name: numbers for name, numbers in read.items() if numbers is not None}
        return {name: good[name] for name in names} if len(good) == len(read) else None

    def table(self, key: str, right: str) -> dict[str, object] | None:
        """Give the plain table at ``key``; ``right`` says what belongs into it."""
        value = self._value(key, right)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.problem(key, f"{shown(value)} is no table", right)
            return None
        return value

    def text(self, key: str, right: str, *, status: bool = False) -> str | None:
        """Give the text at ``key``; ``right`` says what belongs there."""
        value = self._value(key, right, status=status)
        if value is None:
            return None
        if not isinstance(value, str):
            self.problem(key, f"{shown(value)} is no text", right)
            return None
        return value

    def words(self, key: str, right: str, known: Collection[str] = ()) -> tuple[str, ...] | None:
        """Give the list of different texts at ``key``, each one of ``known`` if that is given."""
        value = self._value(key, right)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.problem(key, f"{shown(value)} is not a list of texts", right)
            return None
        bad = False
        for place, word in enumerate(value):
            if known and word not in known:
                self.problem(key, f"{shown(word)} is unknown", nearest(word, known))
                bad = True
            elif word in value[:place]:
                self.problem(key, f"{shown(word)} is there twice", "each one once")
                bad = True
        return None if bad else tuple(value)

    def section(self, key: str, *, needs_status: bool = True) -> Section | None:
        """Give the table at ``key`` as a section of its own."""
        self._know(key)
        right = f"a section [{self.entry(key)}]"
        if key not in self._table:
            self.problem(key, "missing", right)
            return None
        value = self._table[key]
        if not isinstance(value, dict):
            self.problem(key, f"{shown(value)} is no table", right)
            return None
        inherited = self._single.get(key, self._common)
        return Section(
            self.findings, self.entry(key), value, inherited=inherited, needs_status=needs_status
        )

    def rows(self, key: str, name_key: str, right: str) -> list[Section] | None:
        """Give the list of tables at ``key``, each as a section named after its ``name_key``."""
        value = self._value(key, right, status=False)
        if value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            self.problem(key, f"{shown(value)} is not a list of tables", right)
            return None
        inherited = self._single.get(key, self._common)
        sections = []
        for number, row in enumerate(value, start=1):
            name = row.get(name_key)
            label = name if isinstance(name, str) and name.isidentifier() else str(number)
            path = f"{self.entry(key)}.{label}"
            sections.append(Section(self.findings, path, row, inherited=inherited))
        return sections

    def close(self) -> None:
        """Refuse every key that was not asked for, in the table and in its ``status``."""
        for key in self._table:
            if key not in self._known:
                self.problem(key, "unknown key", nearest(key, self._known, self._table))
        for key in self._single:
            if key not in self._known or key == "status":
                entries = [name for name in self._known if name != "status"]
                self.problem(f"status.{key}", "unknown entry", nearest(key, entries))

    def _know(self, key: str) -> None:
        if key not in self._known:
            self._known.append(key)

    def _read_status(self, value: object, inherited: Status | None) -> None:
        if isinstance(value, dict):
            for key, word in value.items():
                status = self._status_word(f"status.{key}", word)
                if status is not None:
                    self._single[key] = status
            return
        if value is not None:
            self._common = self._status_word("status", value) or inherited or Status.RECONSTRUCTED

    def _status_word(self, key: str, word: object) -> Status | None:
        if isinstance(word, str) and word in STATUSES:
            return Status(word)
        self.problem(key, f"{shown(word)} is no status", listed(STATUSES))
        return None

    def _value(self, key: str, right: str, *, status: bool = True) -> object | None:
        self._know(key)
        if key not in self._table:
            self.problem(key, "missing", right)
            return None
        if self._needs_status and status:
            self._note_status(key)
        return self._table[key]

    def _note_status(self, key: str) -> None:
        found = self._single.get(key, self._common)
        own = self._table.get("status")
        if found is not None:
            self.findings.status[self.entry(key)] = found
        elif own is None:
            if not self._missed_status:
                self.findings.add(self.path, "has no status", STATUS_HINT)
            self._missed_status = True
        elif isinstance(own, dict) and key not in own:
            self.problem(key, "has no status", f"{key} = {STATUS_WORDS} in {self.path}.status")

    def _named(self, key: str, names: Collection[str], *, every: bool) -> dict[str, object] | None:
        table = self.table(key, f"a table of {listed(names)}")
        if table is None:
            return None
        unknown = [name for name in table if name not in names]
        for name in unknown:
            self.problem(f"{key}.{name}", "unknown key", nearest(name, names, table))
        missing = [name for name in names if name not in table] if every else []
        for name in missing:
            self.problem(f"{key}.{name}", "missing", "it, if only with 0 or []")
        return None if unknown or missing else table

    def _integer(self, entry: str, value: object, low: int, high: int) -> int | None:
        if isinstance(value, bool) or not isinstance(value, int):
            kind = _TYPE_NAMES.get(type(value), "no number")
            wrong = shown(value) if kind == "no number" else f"{shown(value)} is {kind}"
            self.findings.add(entry, wrong, f"a whole number from {low} to {high}")
            return None
        if not low <= value <= high:
            self.findings.add(entry, f"{shown(value)} is out of range", f"{low} to {high}")
            return None
        return value

    def _integers(
        self, entry: str, value: object, low: int, high: int, least: int, most: int
    ) -> tuple[int, ...] | None:
        if not isinstance(value, list):
            right = f"a list of numbers from {low} to {high}"
            self.findings.add(entry, f"{shown(value)} is no list", right)
            return None
        if not least <= len(value) <= most:
            right = f"exactly {least}" if least == most else f"{least} to {most}"
            self.findings.add(entry, f"{len(value)} numbers", right)
            return None
        read = [self._integer(entry, item, low, high) for item in value]
        good = tuple(item for item in read if item is not None)
        return good if len(good) == len(read) else None
