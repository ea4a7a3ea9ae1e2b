"""Editions from files: loading, checking, and the built-in ones.

``load_edition`` returns an :class:`~luxor.core.edition.Edition` that can be played, or raises
:class:`EditionError` with every problem the file has: the entry, what is wrong with it, and what
would be right. ``docs/editions.md`` explains how to write such a file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from luxor.core import edition as e
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.edition_schema import (
    Check,
    Copies,
    Entry,
    EntryError,
    Finding,
    Named,
    Numbers,
    Rows,
    Table,
    require,
)
from luxor.core.errors import LuxorError
from luxor.core.options import Options
from luxor.core.text import listed, nearest, shown
from luxor.notation import edition_schema as s

DEFAULT_EDITION = "reconstructed"
MAX_FILE_BYTES = 200_000
FOLDER = files("luxor.notation").joinpath("editions")


class Problem(NamedTuple):
    """One thing wrong with an edition: where, what, and what would be right."""

    file: str
    entry: str
    wrong: str
    right: str

    def __str__(self) -> str:
        return f"{self.file}: {self.entry}: {self.wrong}; expected {self.right}"


class EditionError(LuxorError):
    """An edition that cannot be used; ``problems`` holds everything found wrong with it."""

    def __init__(self, file: str, *findings: Finding) -> None:
        super().__init__(file, *findings)
        self.problems = tuple(Problem(file, *finding) for finding in findings)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


@cache
def builtin_editions() -> tuple[str, ...]:
    """Return the names of the editions that come with the package."""
    names = (item.name for item in FOLDER.iterdir() if item.name.endswith(".toml"))
    return tuple(sorted(name.removesuffix(".toml") for name in names))


def load_edition(source: str | Path | None = None) -> Edition:
    """Return the edition ``source``: the name of a built-in one, or the path of a file.

    ``None`` is the default edition. A text that is no built-in name is taken as a path. Raises
    :class:`EditionError` if there is no such edition or if anything in it is wrong.
    """
    if source is None or (isinstance(source, str) and source in builtin_editions()):
        return _builtin(source or DEFAULT_EDITION)
    return parse_edition(_text(source), str(source))


def load_entries(source: str | Path) -> Entries:
    """Return the single entries of an edition, with their statuses."""
    return parse_entries(_text(source), str(source))


def parse_edition(text: str, file: str = "edition") -> Edition:
    """Return the edition in a text; raises :class:`EditionError` with everything that is wrong."""
    entries = parse_entries(text, file)
    edition = _build(entries.values, entries.status)
    largest = Options(edition.players_max, modules=tuple(edition.modules), extra_cards=True)
    try:
        compile_ruleset(largest, edition)
    except (LuxorError, ValueError) as error:
        wrong = f"too much for the engine with all modules: {error}"
        raise EditionError(file, ("file", wrong, "fewer kinds or copies")) from None
    return edition


def parse_entries(text: str, file: str = "edition") -> Entries:
    """Return the single entries of the edition written in ``text``, with their statuses."""
    try:
        content = tomllib.loads(text)
    except RecursionError:
        nested = "file", "tables nested too deeply", "at most three levels"
        raise EditionError(file, nested) from None
    except ValueError as error:
        wrong, _, where = str(error).removesuffix(")").partition(" (at ")
        if where == "end of document":
            where = f"line {max(1, len(text.splitlines()))}, {where}"
        raise EditionError(file, (where or "file", wrong, "valid TOML")) from None
    modules = content.get("modules")
    entries = Entries(s.edition_tables(modules if isinstance(modules, dict) else ()), content)
    if entries.findings:
        raise EditionError(file, *entries.findings)
    return entries


def edition_warnings(edition: Edition) -> tuple[str, ...]:
    """Return what is playable but probably a mistake in ``edition``, one sentence each."""
    warnings = []
    for back in e.TEMPLE_BACKS:
        tiles = sum(tile.copies for tile in edition.temple if tile.back == back)
        symbols = sum(space.symbol == back for space in edition.spaces)
        odd = "the spaces uncovered last stay empty (A3)" if tiles < symbols else "some stay unused"
        if tiles != symbols:
            warnings.append(f"{tiles} {back} tiles for {symbols} {back} symbols: {odd}")
    points = (*(space.points for space in edition.spaces), edition.chamber_points)
    for what, row in (
        ("points on the way to the chamber", points),
        ("points for treasure sets", edition.set_points),
        ("points for the second and the first sarcophagus", edition.sarcophagi[::-1]),
    ):
        warnings += [f"{what} fall from {a} to {b}" for a, b in pairwise(row) if b < a]
    if edition.name in builtin_editions() and load_edition(edition.name) != edition:
        wrong = "is that of a built-in edition with other entries"
        warnings.append(f'the name "{edition.name}" {wrong}')
    return tuple(warnings)


@cache
def _builtin(name: str) -> Edition:
    return parse_edition(_text(name), f"{name}.toml")


def _text(source: str | Path) -> str:
    """Return the text of a built-in edition or of a file."""
    file = str(source)
    if source in builtin_editions():
        return FOLDER.joinpath(f"{file}.toml").read_text("utf-8")
    try:
        with Path(source).open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        close = nearest(Path(file).name.removesuffix(".toml"), builtin_editions())
        right = f"a readable file or a built-in edition ({close})"
        raise EditionError(file, ("file", reason, right)) from None
    if len(data) > MAX_FILE_BYTES:
        raise EditionError(file, ("file", "too long", f"at most {MAX_FILE_BYTES} bytes"))
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise EditionError(file, (f"line {line}", "not UTF-8", "a text file in UTF-8")) from None


def _build(values: Mapping[str, Any], status: Mapping[str, e.Status]) -> Edition:
    """Return the edition that good entries describe."""
    cells = s.drawn_cells(values["board.map"])
    return Edition(
        name=values["name"],
        title=values["title"],
        spaces=_spaces(values, cells),
        statues=values["board.statues"],
        statue_cells=tuple(cells[mark] for mark in s.STATUES),
        stairs_cell=cells[s.STAIRS],
        chamber_cell=cells[s.CHAMBER],
        grid=s.grid_of(cells),
        chamber_points=values["board.chamber_points"],
        starter_cards=tuple(
            e.CardSpec(name, *s.STARTER_CARDS[name], 0, copies)
            for name, copies in values["starter_cards.cards"].items()
        ),
        horus_cards=_horus_cards(values["horus_cards"]),
        extra_horus_cards=_horus_cards(values.get("extra_horus_cards", {})),
        treasures=tuple(
            e.TreasureSpec(kind, *row)
            for kind in e.TREASURE_TYPES
            for row in zip(*values[f"treasures.{kind}"].values(), strict=True)
        ),
        temple=tuple(
            e.TempleSpec(back, front, copies)
            for back in e.TEMPLE_BACKS
            for front, copies in values[f"temple_tiles.{back}"].items()
        ),
        osiris=tuple((int(n), copies) for n, copies in values["osiris_tiles.copies"].items()),
        scarabs=tuple(zip(values["scarabs.values"], values["scarabs.copies"], strict=True)),
        keys=values["supply.keys"],
        jokers=values["supply.jokers"],
        sarcophagi=values["sarcophagi.points"],
        set_points=values["sets.points"],
        jokers_per_set=values["sets.jokers_per_set"],
        players_base=values["players.base"],
        players_max=values["players.max"],
        colours=values["players.colours"],
        modules=values.get("modules", e.FrozenTable()),
        status=e.FrozenTable(status),
    )


def _spaces(values: Mapping[str, Any], cells: Mapping[str, e.Cell]) -> tuple[e.SpaceSpec, ...]:
    eyes = {n: int(eyes) for eyes, numbers in values["board.horus"].items() for n in numbers}
    kinds = dict.fromkeys(eyes, "horus") | dict.fromkeys(values["board.osiris"], "osiris")
    symbols = {n: back for back, numbers in values["board.symbols"].items() for n in numbers}
    points = {n: each for key, each in values["board.points"].items() for n in s.spaces_in(key)}
    return tuple(
        e.SpaceSpec(
            kinds.get(n, "treasure"), eyes.get(n, 0), symbols.get(n, ""), points[n], cells[str(n)]
        )
        for n in sorted(points)
    )


def _horus_cards(table: Mapping[str, Any]) -> tuple[e.CardSpec, ...]:
    return tuple(
        e.CardSpec(f"h{level}:{name}", *s.HORUS_CARDS[name], level, copies)
        for level in s.LEVELS
        for name, copies in table.get(f"level_{level}", {}).items()
    )


# --- reading the entries ---------------------------------------------------------------------

MAX_PATH = 100

Statuses = Sequence[tuple[str, Any]]
"""Path and content of the ``status`` of a section, then of each section around it."""


class Entries:
    """The entries of a file by their paths: declarations, values, and how far each is known.

    ``values`` also has the sections that they are in. ``findings`` is everything that is wrong.
    """

    def __init__(self, tables: Mapping[str, Table], content: Mapping[str, Any]) -> None:
        """Read the ``content`` of a file, which the ``tables`` of its sections declare.

        The table of the section "" must be there, the others are optional.
        """
        self.declared: dict[str, Entry] = {}
        self.values: dict[str, Any] = {}
        self.status: dict[str, e.Status] = {}
        self.findings: dict[Finding, None] = {}
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
        if statuses and not isinstance(entry, Mapping | Rows):
            self.declared[path] = entry
            self.status[path] = self._read_status(path, statuses)
        before = len(self.findings)
        kept: Any = None
        try:
            if isinstance(entry, Mapping):
                kept = self._read_section(path, entry, value, statuses)
            elif isinstance(entry, Rows):
                kept = self._read_rows(path, entry, value, statuses)
            else:
                kept = entry.read(value)
        except EntryError as error:
            wrong, right, *part = error.args
            self._note(".".join((path, *part)), "missing" if value is None else wrong, right)
        if len(self.findings) == before:
            self.values[path] = kept
            if isinstance(entry, Named | Copies):
                self.values |= {f"{path}.{name}": kept.get(name, 0) for name in entry.names}

    def _read_section(
        self, path: str, entries: Mapping[str, Any], table: Any, statuses: Statuses
    ) -> e.FrozenTable[Any]:
        require(isinstance(table, dict), f"{shown(table)} is no table", f"a section [{path}]")
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
        return e.FrozenTable({n: self.values[p] for n, p in paths.items() if p in self.values})

    def _read_rows(
        self, path: str, rows: Rows, value: Any, statuses: Statuses
    ) -> tuple[e.FrozenTable[Any], ...]:
        good = isinstance(value, list) and all(isinstance(row, dict) for row in value)
        right = f"a list of tables with {', '.join((rows.label, *rows.numbers))}"
        require(good, f"{shown(value)} is no list of tables", right)
        tables = {}
        for row in value:
            name = row.get(rows.label)
            close = nearest(str(name), rows.known)
            require(name in rows.known, f"{shown(name)} is unknown", close, rows.label)
            once = "one row, with the copies added up"
            require(name not in tables, f"{name} is there twice", once, rows.label)
            tables[name] = {key: each for key, each in row.items() if key != rows.label}
        entries = {name: rows.numbers for name in rows.known if name in tables}
        read = self._read_section(path, entries, tables, statuses)
        return tuple(e.FrozenTable({rows.label: name, **read[name]}) for name in read)

    def _read_status(self, path: str, statuses: Statuses) -> e.Status:
        """Return how far an entry is known, by its own section or one around it."""
        said = [
            (f"{place}.{name}", own.get(name)) if isinstance(own, dict) else (place, own)
            for (place, own), name in zip(statuses, reversed(path.split(".")), strict=False)
        ]
        place, word = next((each for each in said if each[1] is not None), said[0])
        if isinstance(word, str) and word in tuple(e.Status):
            return e.Status(word)
        wrong = "missing" if word is None else f"{shown(word)} is no status"
        self._note(place, wrong, listed(f'"{each}"' for each in e.Status))
        return e.Status.RECONSTRUCTED  # the file is refused, whatever is said here

    def _sort_columns(self, path: str, entries: Mapping[str, Any]) -> None:
        """Sort the columns of a section, without what has 0 copies, if they fit together."""
        names = [n for n, entry in entries.items() if isinstance(entry, Numbers) and entry.column]
        lists = [self.values.pop(_join(path, name), None) for name in names]
        if not names or None in lists:
            return
        sizes = ", ".join(f"{len(each)} {name}" for each, name in zip(lists, names, strict=True))
        require(len(set(map(len, lists))) == 1, sizes, "columns of equal length", names[-1])
        rows = sorted(zip(*lists, strict=True))
        for row, other in pairwise(rows):
            twice = ", ".join(f"{name} {n}" for name, n in zip(names[:-1], row, strict=False))
            right = "one column, with the copies added up"
            require(row[:-1] != other[:-1], f"two columns for {twice}", right, names[0])
        for i, name in enumerate(names):
            self.values[_join(path, name)] = tuple(row[i] for row in rows if row[-1])

    def _run(self, section: str, table: Table, check: Check) -> None:
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


def _nested(tables: Mapping[str, Table]) -> dict[str, Any]:
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
