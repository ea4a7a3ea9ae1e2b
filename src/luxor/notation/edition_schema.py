"""The entries of an edition file: the schema of the base game and the checks between its entries.

What belongs into the tables of the modules is declared by the modules.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from luxor.core import edition as k
from luxor.core.edition import Cell
from luxor.core.edition_schema import (
    MAX_TOTAL,
    TILE_COLUMNS,
    Check,
    Copies,
    Custom,
    EntryError,
    Finding,
    Named,
    Number,
    Numbers,
    Table,
    Words,
    adds_up,
)
from luxor.core.modules import class_of, installed
from luxor.core.text import shown

FORMAT = 1
LEVELS = tuple(range(1, k.HORUS_LEVELS + 1))
EYES = tuple(map(str, LEVELS))
STAIRS, CHAMBER = "S", "C"
STATUE_MARKS = tuple(f"A{number}" for number in range(1, k.STATUES + 1))
MARK = re.compile("[1-9][0-9]?|S|C|A[1-9]")
RANGE = re.compile("([0-9]{1,3})(?:-([0-9]{1,3}))?")

STARTER_CARDS: dict[str, tuple[str, int]] = {
    **{str(n): ("number", n) for n in range(1, k.MAX_STEPS + 1)},
    "+-1": ("step", 1),
    "die": ("die", 0),
}
"""Family and value of every starter card an edition can have, in the fixed order of the kinds."""

HORUS_CARDS: dict[str, tuple[str, int]] = {
    **{f"1-{n}": ("range", n) for n in range(2, k.MAX_STEPS + 1)},
    "1-die": ("range_die", 0),
    "last": ("last", 0),
    **{f"all{n}": ("all", n) for n in range(1, k.MAX_STEPS + 1)},
    **{f"fewer{n}": ("fewer", n) for n in range(1, k.MAX_STEPS + 1)},
}
"""The same for the Horus cards of one level, without the level."""


# --- entries with a form of their own ------------------------------------------------------------


def text(what: str, is_good: Callable[[str], object], right: str) -> Custom:
    """Return an entry that holds a text for which ``is_good`` is true."""

    def read(value: object) -> str:
        if not isinstance(value, str) or not is_good(value):
            raise EntryError("", f"{shown(value)} is no {what}", right)
        return value

    return Custom(read, right)


@dataclass(frozen=True, slots=True)
class Drawing:
    """The map: where each mark is drawn, and how many columns and rows there are."""

    cells: dict[str, Cell]
    grid: Cell

    def __str__(self) -> str:
        return f"as drawn, {self.grid[0]} columns and {self.grid[1]} rows"


MAP = "S, A1, A2, A3, C, dots and the spaces 1, 2, 3 ... in rows of equal length"


def read_map(value: object) -> Drawing:
    """Return the drawing in a text."""
    if not isinstance(value, str):
        raise EntryError("", f"{shown(value)} is no text", MAP)
    rows = [line.split() for line in value.splitlines() if line.strip()]
    if not rows:
        raise EntryError("", "nothing is drawn", MAP)
    grid = len(rows[0]), len(rows)
    if max(grid) > k.MAX_GRID:
        wrong = f"{grid[0]} columns and {grid[1]} rows"
        raise EntryError("", wrong, f"at most {k.MAX_GRID} of each")
    cells: dict[str, Cell] = {}
    for y, row in enumerate(rows):
        if len(row) != grid[0]:
            wrong = f"row {y + 1} has {len(row)} cells, row 1 has {grid[0]}"
            raise EntryError("", wrong, "rows of equal length, with . for an empty cell")
        for x, mark in enumerate(row):
            if mark in cells:
                raise EntryError("", f"{mark} is drawn twice", "each mark once")
            if MARK.fullmatch(mark):
                cells[mark] = x, y
            elif mark != ".":
                wrong = f"{shown(mark)} in row {y + 1}, column {x + 1} means nothing"
                raise EntryError("", wrong, MAP)
    return Drawing(cells, grid)


RANGES = 'ranges of spaces, as "1-6" = 1'


def read_points(value: object) -> dict[int, int]:
    """Return the points of each space, from ranges."""
    if not isinstance(value, dict):
        raise EntryError("", f"{shown(value)} is no table", RANGES)
    points: dict[int, int] = {}
    for key, number in value.items():
        match = RANGE.fullmatch(key)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not 1 <= first <= last <= k.MAX_SPACES:
            raise EntryError(key, "no range of spaces", RANGES)
        if type(number) is not int or not 0 <= number <= k.MAX_POINTS:
            raise EntryError(key, f"{shown(number)} is no number of points", f"0 to {k.MAX_POINTS}")
        for space in range(first, last + 1):
            if space in points:
                raise EntryError(key, f"t{space} has points already", "each space once")
            points[space] = number
    return points


def show_points(points: Mapping[int, int]) -> str:
    """Return the points of the spaces in one line, with ranges."""
    shown = []
    for value, run in groupby(sorted(points), key=points.__getitem__):
        first, *others = run
        last = f"-{others[-1]}" if others else ""
        shown.append(f"t{first}{last}: {value}")
    return ", ".join(shown)


# --- the schema ----------------------------------------------------------------------------------

SPACES = Numbers(1, k.MAX_SPACES, prefix="t")
HORUS_LEVEL = Copies(tuple(HORUS_CARDS), k.MAX_HORUS_KINDS_PER_LEVEL)
HORUS_LEVEL_ENTRIES = {f"level_{level}": HORUS_LEVEL for level in LEVELS}

BASE: dict[str, Table | Number | Custom] = {
    "format": Number(FORMAT, FORMAT),
    "name": text(
        "name",
        re.compile("[a-z0-9][a-z0-9-]{0,39}").fullmatch,
        "up to 40 small letters, digits and hyphens",
    ),
    "title": text(
        "title",
        lambda title: title.isprintable() and 1 <= len(title) <= 100,
        "one line of up to 100 letters",
    ),
    "players": Table(
        {
            "base": Number(k.PLAYERS_MIN, k.MAX_PLAYERS),
            "max": Number(k.PLAYERS_MIN, k.MAX_PLAYERS),
            "colours": Words(),
            "adventurers": Number(k.ADVENTURERS, k.ADVENTURERS),
        }
    ),
    "board": Table(
        {
            "map": Custom(read_map, MAP),
            "spaces": Named(k.SPACE_KINDS, Number(0, k.MAX_SPACES)),
            "statues": replace(SPACES, least=k.STATUES, most=k.STATUES),
            "horus": Named(EYES, SPACES),
            "osiris": SPACES,
            "symbols": Named(k.TEMPLE_BACKS, SPACES),
            "points": Custom(read_points, RANGES, show_points),
            "chamber_points": Number(0, k.MAX_POINTS),
        }
    ),
    "starter_cards": Table({"total": Number(1, MAX_TOTAL), "cards": Copies(tuple(STARTER_CARDS))}),
    "horus_cards": Table({"per_level": Number(1, MAX_TOTAL), **HORUS_LEVEL_ENTRIES}),
    "extra_horus_cards": Table(
        {"total": Number(0, MAX_TOTAL), **HORUS_LEVEL_ENTRIES}, optional=True
    ),
    "treasures": Table(
        {
            "total": Number(1, MAX_TOTAL),
            **{name: Table(TILE_COLUMNS, columns=tuple(TILE_COLUMNS)) for name in k.TREASURE_TYPES},
        }
    ),
    "temple_tiles": Table(
        {
            "backs": Named(k.TEMPLE_BACKS, Number(0, k.MAX_COPIES)),
            "fronts": Copies(k.TEMPLE_FRONTS),
            **{back: Copies(k.TEMPLE_FRONTS) for back in k.TEMPLE_BACKS},
        }
    ),
    "horus_tiles": Table({"copies": Named(EYES, Number(0, k.MAX_COPIES))}),
    "osiris_tiles": Table(
        {
            "total": Number(0, MAX_TOTAL),
            "copies": Copies(tuple(str(n) for n in range(1, k.MAX_OSIRIS_NUMBER + 1))),
        }
    ),
    "sarcophagi": Table({"points": Numbers(0, k.MAX_POINTS, k.SARCOPHAGI, k.SARCOPHAGI)}),
    # Without two keys no game could end in the tomb chamber.
    "supply": Table({"keys": Number(2, k.MAX_COPIES), "jokers": Number(0, k.MAX_COPIES)}),
    "scarabs": Table(
        {
            "total": Number(0, k.MAX_SCARABS),
            "values": Numbers(0, k.MAX_POINTS, most=k.MAX_SCARAB_KINDS),
            "copies": Numbers(0, k.MAX_COPIES, most=k.MAX_SCARAB_KINDS),
        },
        columns=("values", "copies"),
    ),
    "sets": Table(
        {
            "points": Numbers(0, k.MAX_SET_POINTS, least=1, most=k.MAX_SET_SCORES),
            "jokers_per_set": Number(0, len(k.TREASURE_TYPES) - 1),
        }
    ),
}


def edition_schema(modules: Collection[str]) -> Table:
    """Return the schema of an edition file that has tables for some ``modules``.

    Of the modules from outside only those are loaded.
    """
    names = [n for n, entry in installed().items() if not entry.package or n in modules]
    tables = {name: class_of(name).edition_table for name in names}
    optional = {name: replace(table, optional=True) for name, table in tables.items() if table}
    return Table(
        {**BASE, "modules": Table(optional, optional=True, has_status=False)},
        CHECKS,
        has_status=False,
    )


# --- checks between entries ----------------------------------------------------------------------

Spaces = tuple[int, ...]
Lists = Mapping[str, Spaces]
Counts = Mapping[str, int]


def find_players(base: int, most: int, colours: tuple[str, ...]) -> Iterable[Finding]:
    if most < base:
        yield "players.max", f"{most} is less than players.base", f"{base} to {k.MAX_PLAYERS}"
    for colour in colours:
        if not re.fullmatch("[a-z]{1,20}", colour):
            wrong = f"{shown(colour)} is no colour"
            yield "players.colours", wrong, "one word of small letters"
    if len(colours) != most:
        yield "players.colours", f"{len(colours)} colours", f"{most}, one for each player"


def find_number_of_spaces(spaces: Counts) -> Iterable[Finding]:
    total = sum(spaces.values())
    if not k.STATUES < total <= k.MAX_SPACES:
        right = f"{k.STATUES + 1} to {k.MAX_SPACES} spaces in all"
        yield "board.spaces", f"{total} spaces in all", right


def find_statues(spaces: Counts, statues: Spaces) -> Iterable[Finding]:
    last = sum(spaces.values()) - 1
    if list(statues) != sorted(set(statues)):
        wrong = f"{list(statues)} is not rising"
        yield "board.statues", wrong, "A1 first, each further on"
    elif statues[-1] > last:
        yield "board.statues", f"{statues[-1]} is out of range", f"1 to {last}"


def find_gaps(drawing: Drawing, spaces: Counts, statues: Spaces) -> Iterable[Finding]:
    """Yield places that are not drawn, or not beside the one before."""
    path = [STAIRS]
    for space in range(1, sum(spaces.values()) + 1):
        path.append(str(space))
        path += [mark for mark, at in zip(STATUE_MARKS, statues, strict=True) if at == space]
    path.append(CHAMBER)
    for mark in sorted(drawing.cells.keys() ^ set(path)):
        wrong = f"{mark} {'is drawn' if mark in drawing.cells else 'not drawn'}"
        yield "board.map", wrong, f"spaces 1 to {sum(spaces.values())}, S, C, A1, A2 and A3"
    for here, there in pairwise(mark for mark in path if mark in drawing.cells):
        (x1, y1), (x2, y2) = drawing.cells[here], drawing.cells[there]
        if abs(x1 - x2) + abs(y1 - y2) != 1:
            wrong = f"the path from {here} to {there} is broken"
            yield "board.map", wrong, f"{there} in a cell beside {here} (see board.statues)"


def find_kinds(spaces: Counts, horus: Lists, osiris: Spaces, symbols: Lists) -> Iterable[Finding]:
    """Yield spaces that are not there, or have two kinds or symbols, or an odd number of them."""
    count = sum(spaces.values())
    kinds = [(f"board.horus.{eyes}", numbers) for eyes, numbers in horus.items()]
    kinds.append(("board.osiris", osiris))
    marked = [(f"board.symbols.{back}", numbers) for back, numbers in symbols.items()]
    for lists in (kinds, marked):
        seen: set[int] = set()
        for entry, numbers in lists:
            for n in numbers:
                if n > count:
                    yield entry, f"{n} is out of range", f"1 to {count}"
                if n in seen:
                    yield entry, f"t{n} is listed already", "each space in one list, once"
                seen.add(n)
    special = {n for _, numbers in kinds for n in numbers}
    for entry, numbers in marked:
        for n in special.intersection(numbers):
            yield entry, f"t{n} is a Horus or Osiris space", "symbols on treasure spaces only"
    for kind, listed in (("horus", sum(map(len, horus.values()))), ("osiris", len(osiris))):
        if listed != spaces[kind]:
            wrong = f"{listed} spaces listed, {spaces[kind]} declared"
            yield f"board.{kind}", wrong, f"as many as board.spaces.{kind}"
    if not any(horus.values()):
        yield "board.horus", "no Horus space", "at least one, keys come from there"


def find_points(spaces: Counts, points: Mapping[int, int]) -> Iterable[Finding]:
    count = sum(spaces.values())
    odd = sorted(points.keys() ^ set(range(1, count + 1)))
    if odd:
        wrong = f"t{odd[0]} {'has none' if odd[0] <= count else 'is no space'}"
        yield "board.points", wrong, f"points for all of 1 to {count}"


def find_tiles(spaces: Counts, total: int, osiris: Counts) -> Iterable[Finding]:
    """S5, S6: yield tiles that do not match their spaces."""
    if total != spaces["treasure"]:
        wrong = f"{total} tiles for {spaces['treasure']} treasure spaces"
        yield "treasures.total", wrong, str(spaces["treasure"])
    if sum(osiris.values()) < spaces["osiris"]:
        wrong = f"{sum(osiris.values())} tiles for {spaces['osiris']} Osiris spaces"
        yield "osiris_tiles.copies", wrong, f"at least {spaces['osiris']}"


def find_horus_tiles(horus: Lists, copies: Counts) -> Iterable[Finding]:
    for eyes, numbers in horus.items():
        if copies[eyes] != len(numbers):
            wrong = f"{copies[eyes]} tiles for {len(numbers)} spaces (board.horus.{eyes})"
            yield f"horus_tiles.copies.{eyes}", wrong, str(len(numbers))


def find_starter_cards(players: int, cards: Counts) -> Iterable[Finding]:
    needed = k.HAND * players + 1
    if sum(cards.values()) < needed:
        right = f"at least {needed}, a hand for {players} players and one more"
        yield "starter_cards.cards", f"{sum(cards.values())} cards", right


def find_temple_tiles(backs: Counts, fronts: Counts, *piles: Counts) -> Iterable[Finding]:
    held: Counter[str] = Counter()
    for back, pile in zip(k.TEMPLE_BACKS, piles, strict=True):
        held.update(pile)
        if sum(pile.values()) != backs[back]:
            wrong = f"{sum(pile.values())} tiles, but backs declares {backs[back]}"
            right = f"{backs[back]} tiles, or another backs.{back}"
            yield f"temple_tiles.{back}", wrong, right
    for front in k.TEMPLE_FRONTS:
        if held[front] != fronts.get(front, 0):
            wrong = f"{fronts.get(front, 0)} declared, but the piles hold {held[front]}"
            yield f"temple_tiles.fronts.{front}", wrong, f"{held[front]}, or other piles"


CHECKS = (
    Check(("players.base", "players.max", "players.colours"), find_players),
    Check(("board.spaces",), find_number_of_spaces),
    Check(("board.spaces", "board.statues"), find_statues),
    Check(("board.map", "board.spaces", "board.statues"), find_gaps),
    Check(("board.spaces", "board.horus", "board.osiris", "board.symbols"), find_kinds),
    Check(("board.spaces", "board.points"), find_points),
    adds_up("starter_cards.total", "starter_cards.cards"),
    *(adds_up("horus_cards.per_level", f"horus_cards.{level}") for level in HORUS_LEVEL_ENTRIES),
    adds_up("extra_horus_cards.total", *(f"extra_horus_cards.{n}" for n in HORUS_LEVEL_ENTRIES)),
    adds_up("treasures.total", *(f"treasures.{name}.copies" for name in k.TREASURE_TYPES)),
    adds_up("osiris_tiles.total", "osiris_tiles.copies"),
    adds_up("scarabs.total", "scarabs.copies"),
    Check(("board.spaces", "treasures.total", "osiris_tiles.copies"), find_tiles),
    Check(("board.horus", "horus_tiles.copies"), find_horus_tiles),
    Check(("players.max", "starter_cards.cards"), find_starter_cards),
    Check(
        tuple(f"temple_tiles.{name}" for name in ("backs", "fronts", *k.TEMPLE_BACKS)),
        find_temple_tiles,
    ),
)
