"""The entries of an edition file by their dotted paths, and the checks between them.

Those of a module are declared by the module.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise

from luxor.core import constants as k
from luxor.core import edition as e
from luxor.core import edition_schema as s
from luxor.core.modules import class_of, installed
from luxor.core.text import shown

STAIRS, CHAMBER, EMPTY = "S", "C", "."
STATUES = tuple(f"A{number + 1}" for number in range(k.STATUES))
LEVELS = range(1, k.LEVELS + 1)
EYES = tuple(map(str, LEVELS))
STEPS = range(1, e.MAX_STEPS + 1)

STARTER_CARDS: dict[str, tuple[str, int]] = {
    **{str(n): ("number", n) for n in STEPS},
    "+-1": ("step", 1),
    "die": ("die", 0),
}
"""Family and value of every starter card an edition can have, in the fixed order of the kinds."""

HORUS_CARDS: dict[str, tuple[str, int]] = {
    **{f"1-{n}": ("range", n) for n in STEPS[1:]},
    "1-die": ("range_die", 0),
    "last": ("last", 0),
    **{f"all{n}": ("all", n) for n in STEPS},
    **{f"fewer{n}": ("fewer", n) for n in STEPS},
}
"""The same for the Horus cards of one level, without the level."""

# --- what the entries hold -----------------------------------------------------------------------

NAME = re.compile("[a-z0-9][a-z0-9-]{0,39}")
MAP = "S, A1, A2, A3, C, dots and the spaces 1, 2, 3 ... in rows of equal length"
PLAYERS = s.Number(e.PLAYERS_MIN, k.MAX_SEATS)
POINTS = s.Number(0, e.MAX_POINTS)
COPIES = s.Number(0, e.MAX_COPIES)
TOTAL = s.Number(0, s.MAX_TOTAL)
NOT_NOTHING = s.Number(1, s.MAX_TOTAL)
SPACES = s.Numbers(1, k.MAX_SPACES, prefix="t")
FRONTS = s.Copies(tuple(e.TEMPLE_FRONTS))
HORUS_LEVEL = s.Copies(tuple(HORUS_CARDS), e.MAX_HORUS_KINDS_PER_LEVEL)
TEMPLE_PILES = [f"temple_tiles.{back}" for back in e.TEMPLE_BACKS]
HORUS_LEVELS = {f"level_{level}": HORUS_LEVEL for level in LEVELS}

ENTRIES: dict[str, s.Entry] = {
    "format": s.Number(1, 1),
    "name": s.Text("name", NAME.fullmatch, "up to 40 small letters, digits and hyphens"),
    "title": s.Text(
        "title",
        lambda title: title.isprintable() and 1 <= len(title) <= 100,
        "one line of up to 100 letters",
    ),
    "players.base": PLAYERS,
    "players.max": PLAYERS,
    "players.colours": s.Words(),
    "players.adventurers": s.Number(k.ADVENTURERS, k.ADVENTURERS),
    "board.map": s.Text("drawing", str.split, MAP),
    "board.spaces": s.Named(e.SPACE_KINDS, s.Number(0, k.MAX_SPACES)),
    "board.statues": SPACES._replace(least=k.STATUES, most=k.STATUES),
    "board.horus": s.Named(EYES, SPACES),
    "board.osiris": SPACES,
    "board.symbols": s.Named(e.TEMPLE_BACKS, SPACES),
    "board.points": s.Named((), POINTS),
    "board.chamber_points": POINTS,
    "starter_cards.total": NOT_NOTHING,
    "starter_cards.cards": s.Copies(tuple(STARTER_CARDS)),
    "horus_cards.per_level": NOT_NOTHING,
    **{f"horus_cards.{level}": HORUS_LEVEL for level in HORUS_LEVELS},
    "treasures.total": NOT_NOTHING,
    **{f"treasures.{t}.{name}": c for t in e.TREASURE_TYPES for name, c in s.TILE_COLUMNS.items()},
    "temple_tiles.backs": s.Named(e.TEMPLE_BACKS, COPIES),
    "temple_tiles.fronts": FRONTS,
    **dict.fromkeys(TEMPLE_PILES, FRONTS),
    "horus_tiles.copies": s.Named(EYES, COPIES),
    "osiris_tiles.total": TOTAL,
    "osiris_tiles.copies": s.Copies(tuple(map(str, range(1, e.MAX_OSIRIS_NUMBER + 1)))),
    "sarcophagi.points": s.Numbers(0, e.MAX_POINTS, k.SARCOPHAGI, k.SARCOPHAGI),
    "supply.keys": s.Number(2, e.MAX_COPIES),  # with fewer no game could end in the tomb chamber
    "supply.jokers": COPIES,
    "scarabs.total": s.Number(0, e.MAX_SCARABS),
    "scarabs.values": s.Numbers(0, e.MAX_POINTS, most=k.MAX_SCARABS, column=True),
    "scarabs.copies": s.Numbers(0, e.MAX_COPIES, most=k.MAX_SCARABS, column=True),
    "sets.points": s.Numbers(0, e.MAX_SET_POINTS, least=1, most=k.MAX_SETS - 1),
    "sets.jokers_per_set": s.Number(0, len(e.TREASURE_TYPES) - 1),
}


def edition_tables(modules: Collection[str]) -> dict[str, s.Table]:
    """Return what can be in an edition file that has tables for some ``modules``, by section.

    Of the modules from outside only those are loaded.
    """
    names = [n for n, entry in installed().items() if not entry.package or n in modules]
    tables = {f"modules.{name}": class_of(name).edition_table for name in names}
    return {
        "": s.Table(ENTRIES, CHECKS),
        "extra_horus_cards": s.Table(
            {"total": TOTAL, **HORUS_LEVELS}, (s.adds_up("total", *HORUS_LEVELS),)
        ),
        **{section: table for section, table in tables.items() if table},
    }


def drawn_rows(drawing: str) -> list[list[str]]:
    """Return the marks in the rows of a map."""
    return [line.split() for line in drawing.splitlines() if line.strip()]


def drawn_cells(drawing: str) -> dict[str, e.Cell]:
    """Return where each mark of a map is."""
    rows = drawn_rows(drawing)
    return {mark: (x, y) for y, row in enumerate(rows) for x, mark in enumerate(row)}


def spaces_in(key: str) -> range:
    """Return the spaces in a range such as 1-6 or 7; none if it is no range."""
    match = re.fullmatch("([0-9]{1,2})(?:-([0-9]{1,2}))?", key)
    return range(int(match[1]), int(match[2] or match[1]) + 1) if match else range(0)


def grid_of(cells: Mapping[str, e.Cell]) -> e.Cell:
    """Return how many columns and rows a map has; its last cell is always among the ``cells``."""
    return max(x for x, _ in cells.values()) + 1, max(y for _, y in cells.values()) + 1


# --- checks between entries ----------------------------------------------------------------------

Counts = Mapping[str, int]
Spaces = tuple[int, ...]
Lists = Mapping[str, Spaces]


@s.check("players.max", "starter_cards.cards")
def find_starter_cards(players: int, cards: Counts) -> Iterable[s.Finding]:
    needed = k.HAND * players + 1
    if sum(cards.values()) < needed:
        right = f"at least {needed}, a hand for {players} players and one more"
        yield "starter_cards.cards", f"{sum(cards.values())} cards", right


@s.check("board.spaces", "board.statues")
def find_spaces(spaces: Counts, statues: Spaces) -> Iterable[s.Finding]:
    count = sum(spaces.values())
    if not k.STATUES < count <= k.MAX_SPACES:
        right = f"{k.STATUES + 1} to {k.MAX_SPACES} spaces in all"
        yield "board.spaces", f"{count} spaces in all", right
    elif list(statues) != sorted(set(statues)):
        yield "board.statues", f"{list(statues)} is not rising", "A1 first, each further on"
    elif statues[-1] >= count:
        yield "board.statues", f"{statues[-1]} is out of range", f"1 to {count - 1}"


@s.check("board.map", "board.spaces", "board.statues")
def find_gaps(drawing: str, spaces: Counts, statues: Spaces) -> Iterable[s.Finding]:
    """Yield places that are not drawn once, or not beside the one before."""
    rows = drawn_rows(drawing)
    for number, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]) or max(len(row), len(rows)) > e.MAX_GRID:
            wrong = f"row {number} of {len(rows)} has {len(row)} cells, row 1 has {len(rows[0])}"
            right = f"rows of equal length, with . for an empty cell, at most {e.MAX_GRID} of each"
            yield "board.map", wrong, right
            return
    count = sum(spaces.values())
    after = dict(zip(statues, STATUES, strict=True))
    path = [STAIRS, *(m for n in range(1, count + 1) for m in (str(n), after.get(n)) if m), CHAMBER]
    drawn = Counter(mark for row in rows for mark in row if mark != EMPTY)
    for mark in dict.fromkeys((*path, *drawn)):
        if drawn[mark] != (mark in path):
            wrong = ("is not drawn", "is drawn", "is drawn twice")[min(drawn[mark], 2)]
            right = f"S, {', '.join(STATUES)}, C and spaces 1 to {count}, each once"
            yield "board.map", f"{shown(mark)[1:-1]} {wrong}", right
    cells = drawn_cells(drawing)
    for here, there in pairwise(mark for mark in path if mark in cells):
        (x1, y1), (x2, y2) = cells[here], cells[there]
        if abs(x1 - x2) + abs(y1 - y2) != 1:
            wrong = f"the path from {here} to {there} is broken"
            yield "board.map", wrong, f"{there} in a cell beside {here} (see board.statues)"


@s.check("board.spaces", "board.points")
def find_points(spaces: Counts, points: Counts) -> Iterable[s.Finding]:
    for key in points:
        if not spaces_in(key):
            yield f"board.points.{key}", "no range of spaces", 'ranges of spaces, as "1-6" = 1'
    times = Counter(n for key in points for n in spaces_in(key))
    count = sum(spaces.values())
    odd = [n for n in sorted({*times, *range(1, count + 1)}) if times[n] != (1 <= n <= count)]
    for n in odd[:1]:
        wrong = ("has none", "is no space", "has points twice")[min(times[n], 2)]
        yield "board.points", f"t{n} {wrong}", f"points for all of 1 to {count}, once each"


@s.check("board.spaces", "board.horus", "board.osiris", "board.symbols")
def find_kinds(spaces: Counts, horus: Lists, osiris: Spaces, symbols: Lists) -> Iterable[s.Finding]:
    """Yield spaces that are not there, or in two lists."""
    count = sum(spaces.values())
    lists = {f"board.horus.{eyes}": numbers for eyes, numbers in horus.items()}
    lists |= {"board.osiris": osiris}
    lists |= {f"board.symbols.{back}": numbers for back, numbers in symbols.items()}
    seen: dict[int, str] = {}
    for entry, numbers in lists.items():
        for n in numbers:
            if n > count:
                yield entry, f"{n} is out of range", f"1 to {count}"
            elif n in seen:
                right = "each space in one list, once; symbols on treasure spaces only"
                yield entry, f"t{n} is in {seen[n]} already", right
            seen[n] = entry
    if not any(horus.values()):
        yield "board.horus", "no Horus space", "at least one, keys come from there"


CHECKS = (
    *(find_starter_cards, find_spaces, find_gaps, find_points, find_kinds),
    s.adds_up("players.max", "players.base", or_more=True),
    s.adds_up("players.colours", "players.max"),
    s.adds_up("board.spaces.horus", *(f"board.horus.{eyes}" for eyes in EYES), size=len),
    s.adds_up("board.spaces.osiris", "board.osiris", size=len),
    s.adds_up("starter_cards.total", "starter_cards.cards"),
    *(s.adds_up("horus_cards.per_level", f"horus_cards.{level}") for level in HORUS_LEVELS),
    s.adds_up("treasures.total", *(f"treasures.{kind}.copies" for kind in e.TREASURE_TYPES)),
    s.adds_up("treasures.total", "board.spaces.treasure"),
    *(s.adds_up(f"temple_tiles.{back}", f"temple_tiles.backs.{back}") for back in e.TEMPLE_BACKS),
    *(
        s.adds_up(f"temple_tiles.fronts.{front}", *(f"{pile}.{front}" for pile in TEMPLE_PILES))
        for front in e.TEMPLE_FRONTS
    ),
    *(s.adds_up(f"horus_tiles.copies.{eyes}", f"board.horus.{eyes}", size=len) for eyes in EYES),
    s.adds_up("osiris_tiles.copies", "board.osiris", size=len, or_more=True),
    s.adds_up("osiris_tiles.total", "osiris_tiles.copies"),
    s.adds_up("scarabs.total", "scarabs.copies"),
)
