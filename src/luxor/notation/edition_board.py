"""Reading and checking of the board of an edition file: its map, its spaces, its points."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from luxor.core.edition import (
    HORUS_LEVELS,
    MAX_GRID,
    MAX_POINTS,
    MAX_SPACES,
    SPACE_KINDS,
    STATUES,
    TEMPLE_BACKS,
    Cell,
    SpaceSpec,
)
from luxor.notation.edition_reader import Section
from luxor.notation.text import shown

STAIRS, CHAMBER, NOTHING = "S", "C", "."
STATUE_MARKS = tuple(f"A{number}" for number in range(1, STATUES + 1))
EYES = tuple(str(level) for level in range(1, HORUS_LEVELS + 1))
_MAP_HINT = "S, A1, A2, A3, C, dots and the spaces 1, 2, 3 ... in rows of equal length"
_RANGE = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,3}))?")


@dataclass(frozen=True, slots=True)
class Board:
    """The board as read; ``None`` where the file has no usable value."""

    spaces: tuple[SpaceSpec, ...] | None
    declared: dict[str, int] | None
    horus: dict[str, tuple[int, ...]] | None
    statues: tuple[int, ...] | None
    cells: dict[str, Cell]
    grid: Cell
    chamber_points: int | None

    @property
    def plain_spaces(self) -> int | None:
        """The number of treasure spaces without a symbol."""
        if self.spaces is None:
            return None
        return sum(space.kind == "treasure" and not space.symbol for space in self.spaces)


def read_board(section: Section) -> Board:
    """Give the board of ``section`` and note everything wrong with it."""
    declared = section.counts("spaces", SPACE_KINDS, high=MAX_SPACES, every=True)
    total = _total_spaces(section, declared)
    rows = _map_rows(section)
    cells = _map_cells(section, rows)
    count = total or max((int(mark) for mark in cells if mark.isdigit()), default=MAX_SPACES)
    statues = section.integers("statues", 1, max(1, count - 1), least=STATUES, most=STATUES)
    if statues and list(statues) != sorted(set(statues)):
        section.problem("statues", f"{list(statues)} is not rising", "A1 first, each further on")
        statues = None
    horus = section.groups("horus", EYES, 1, count)
    osiris = section.integers("osiris", 1, count, most=MAX_SPACES)
    symbols = section.groups("symbols", TEMPLE_BACKS, 1, count)
    points = _points(section, count)
    chamber_points = section.integer("chamber_points", 0, MAX_POINTS)
    section.close()

    drawn = bool(rows) and _check_marks(section, cells, count)
    if drawn and statues:
        _check_path(section, cells, count, statues)
    kinds = _kinds(section, horus, osiris)
    _check_declared(section, declared, horus, osiris)
    marked = _symbols(section, symbols, kinds)
    spaces = None
    if None not in (total, horus, osiris, symbols, points) and points is not None and drawn:
        spaces = tuple(
            SpaceSpec(
                kind=kinds.get(n, ("treasure", 0))[0],
                eyes=kinds.get(n, ("treasure", 0))[1],
                symbol=marked.get(n, ""),
                points=points[n],
                cell=cells[str(n)],
            )
            for n in range(1, count + 1)
        )
    grid = (max(map(len, rows), default=0), len(rows))
    return Board(spaces, declared, horus, statues, cells, grid, chamber_points)


def _total_spaces(section: Section, declared: dict[str, int] | None) -> int | None:
    if declared is None:
        return None
    total = sum(declared.values())
    if not STATUES < total <= MAX_SPACES:
        right = f"{STATUES + 1} to {MAX_SPACES} spaces in all"
        section.problem("spaces", f"{total} spaces in all", right)
        return None
    return total


def _map_rows(section: Section) -> list[list[str]]:
    text = section.text("map", _MAP_HINT, status=True)
    if text is None:
        return []
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if not rows:
        section.problem("map", "nothing is drawn", _MAP_HINT)
    elif len(rows) > MAX_GRID or len(rows[0]) > MAX_GRID:
        wrong = f"{len(rows[0])} columns and {len(rows)} rows"
        section.problem("map", wrong, f"at most {MAX_GRID} of each")
    elif any(len(row) != len(rows[0]) for row in rows):
        number = next(i for i, row in enumerate(rows, 1) if len(row) != len(rows[0]))
        wrong = f"row {number} has {len(rows[number - 1])} cells, row 1 has {len(rows[0])}"
        section.problem("map", wrong, "rows of equal length, with . for an empty cell")
    else:
        return rows
    return []


def _map_cells(section: Section, rows: list[list[str]]) -> dict[str, Cell]:
    cells: dict[str, Cell] = {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == NOTHING:
                continue
            if not (re.fullmatch("[1-9][0-9]?", mark) or mark in (STAIRS, CHAMBER, *STATUE_MARKS)):
                wrong = f"{shown(mark)} in row {y + 1}, column {x + 1} means nothing"
                section.problem("map", wrong, _MAP_HINT)
            elif mark in cells:
                section.problem("map", f"{mark} is drawn twice", "each mark once")
            else:
                cells[mark] = (x, y)
    return cells


def _check_marks(section: Section, cells: dict[str, Cell], count: int) -> bool:
    needed = [STAIRS, *map(str, range(1, count + 1)), *STATUE_MARKS, CHAMBER]
    missing = [mark for mark in needed if mark not in cells]
    for mark in cells:
        if mark not in needed:
            section.problem("map", f"{mark} is drawn", f"spaces 1 to {count} only (board.spaces)")
    if missing:
        right = f"spaces 1 to {count}, S, C, A1, A2 and A3"
        section.problem("map", f"{', '.join(missing)} not drawn", right)
    return not missing


def _check_path(
    section: Section, cells: dict[str, Cell], count: int, statues: tuple[int, ...]
) -> None:
    path = [STAIRS]
    for n in range(1, count + 1):
        path.append(str(n))
        path.extend(mark for mark, at in zip(STATUE_MARKS, statues, strict=True) if at == n)
    path.append(CHAMBER)
    for here, there in pairwise(path):
        (x1, y1), (x2, y2) = cells[here], cells[there]
        if abs(x1 - x2) + abs(y1 - y2) != 1:
            wrong = f"the path from {here} to {there} is broken"
            section.problem("map", wrong, f"{there} in a cell beside {here} (see board.statues)")


def _kinds(
    section: Section,
    horus: dict[str, tuple[int, ...]] | None,
    osiris: tuple[int, ...] | None,
) -> dict[int, tuple[str, int]]:
    """Give kind and eyes of each space that is no treasure space."""
    kinds: dict[int, tuple[str, int]] = {}
    listed = [("horus", int(e), f"horus.{e}", ns) for e, ns in (horus or {}).items()]
    listed.append(("osiris", 0, "osiris", osiris or ()))
    for kind, eyes, key, numbers in listed:
        for n in numbers:
            if n in kinds:
                section.problem(key, f"t{n} is listed already", "each space in one list, once")
            kinds.setdefault(n, (kind, eyes))
    return kinds


def _check_declared(
    section: Section,
    declared: dict[str, int] | None,
    horus: dict[str, tuple[int, ...]] | None,
    osiris: tuple[int, ...] | None,
) -> None:
    if declared is None:
        return
    if horus is not None:
        found = sum(map(len, horus.values()))
        if found != declared["horus"]:
            wrong = f"{found} spaces listed, {declared['horus']} declared"
            section.problem("horus", wrong, "as many as board.spaces.horus")
        if not found:
            section.problem("horus", "no Horus space", "at least one, keys come from there")
    if osiris is not None and len(osiris) != declared["osiris"]:
        wrong = f"{len(osiris)} spaces listed, {declared['osiris']} declared"
        section.problem("osiris", wrong, "as many as board.spaces.osiris")


def _symbols(
    section: Section,
    symbols: dict[str, tuple[int, ...]] | None,
    kinds: dict[int, tuple[str, int]],
) -> dict[int, str]:
    marked: dict[int, str] = {}
    for back, numbers in (symbols or {}).items():
        for n in numbers:
            if n in kinds:
                wrong = f"t{n} is a space of kind {kinds[n][0]}"
                section.problem(f"symbols.{back}", wrong, "symbols on treasure spaces only")
            elif n in marked:
                wrong = f"t{n} bears a symbol already"
                section.problem(f"symbols.{back}", wrong, "one symbol for each space")
            marked.setdefault(n, back)
    return marked


def _points(section: Section, count: int) -> dict[int, int] | None:
    """Give the points of each space from entries like "1-6" = 1."""
    right = f'ranges of spaces from 1 to {count}, as "1-6" = 1'
    table = section.table("points", right)
    if table is None:
        return None
    points: dict[int, int] = {}
    good = True
    for key, value in table.items():
        match = _RANGE.fullmatch(key)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
        if not 1 <= first <= last <= count:
            section.problem(f"points.{key}", "no range of spaces", right)
            good = False
            continue
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MAX_POINTS:
            wrong = f"{shown(value)} is no number of points"
            section.problem(f"points.{key}", wrong, f"0 to {MAX_POINTS}")
            good = False
            continue
        for n in range(first, last + 1):
            if n in points:
                section.problem(f"points.{key}", f"t{n} has points already", "each space once")
                good = False
                break
            points[n] = value
    missing = [n for n in range(1, count + 1) if n not in points]
    if good and missing:
        section.problem("points", f"t{missing[0]} has none", f"points for all of 1 to {count}")
        good = False
    return points if good else None
