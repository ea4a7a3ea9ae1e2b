"""An edition as a readable table: every entry with its value and how far it is known.

``edition_table`` is what ``luxor edition show`` prints; the checklist at its end is made from the
entries that are not printed in a rulebook.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from luxor.core.edition import (
    HORUS_LEVELS,
    TEMPLE_BACKS,
    TEMPLE_FRONTS,
    TREASURE_TYPES,
    CardSpec,
    Edition,
    Status,
)

MIN_WIDTH = 72
_WHAT = 26
_STATUS = 15
_LABELS = {
    "talismans_each": "each, by players",
    "wake_up": "wake-up roll",
    "cards": "copies in each colour",
}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    ``entries`` are the paths in the file that the line stands for; if there are several, ``value``
    holds as many parts with a comma between them. ``question`` is what an owner of the box could
    answer, with ``{value}`` for the value.
    """

    what: str
    value: str
    entries: tuple[str, ...]
    question: str = ""


def edition_rows(edition: Edition) -> dict[str, list[Row]]:
    """Give the rows of the table under their headings; together they stand for all entries."""
    parts: dict[str, Callable[[Edition], list[Row]]] = {
        "Players": _players,
        "Board": _board,
        "Cards": _cards,
        "Tiles": _tiles,
        "Supply and scoring": _supply,
    }
    rows = {heading: part(edition) for heading, part in parts.items()}
    for name, table in edition.modules.items():
        rows[f"Module {name}"] = _module(name, table)
    return rows


def edition_table(edition: Edition, width: int = 100) -> str:
    """Give the whole table as text, at most ``width`` columns wide (but at least 72)."""
    width = max(width, MIN_WIDTH)
    lines = [edition.title, f"edition {edition.name}, fingerprint {edition.fingerprint}"]
    for heading, rows in edition_rows(edition).items():
        lines += ["", heading.upper()]
        if heading == "Board":
            lines += ["", *_drawing(edition), ""]
        for row in rows:
            for part in _by_status(edition, row):
                lines += _lines(part, edition.status[part.entries[0]], width)
    lines += ["", "WHAT AN OWNER OF THE BOX COULD CONFIRM", ""]
    checklist = edition_checklist(edition)
    for item in checklist:
        lines += textwrap.wrap(item, width, initial_indent="  [ ] ", subsequent_indent="      ")
    if not checklist:
        lines.append("  Nothing: every number of this edition is printed in a rulebook.")
    return "\n".join(lines) + "\n"


def edition_checklist(edition: Edition) -> list[str]:
    """Give one question for each thing that is not printed, in the order of the table."""
    questions: dict[str, list[str]] = {}
    for row in (row for rows in edition_rows(edition).values() for row in rows):
        if any(edition.status[entry] != Status.PRINTED for entry in row.entries):
            question = row.question or f"{row.what.strip()}: {{value}}?"
            asked = questions.setdefault(question.format(value=row.value), [])
            asked += [e for e in row.entries if edition.status[e] != Status.PRINTED]
    return [f"{question} ({_shared(entries)})" for question, entries in questions.items()]


def _shared(entries: list[str]) -> str:
    """Give one path for all ``entries``, with * for what differs between them."""
    columns = zip(*(entry.split(".") for entry in entries), strict=True)
    return ".".join(names[0] if len(set(names)) == 1 else "*" for names in columns)


def _lines(row: Row, status: str, width: int) -> list[str]:
    room = width - 2 - _WHAT - 1 - 1 - _STATUS
    values = textwrap.wrap(row.value, room, break_on_hyphens=False) or [""]
    first = f"  {row.what:<{_WHAT}} {values[0]:<{room}} {status}"
    return [first, *(f"  {'':<{_WHAT}} {value}" for value in values[1:])]


def _by_status(edition: Edition, row: Row) -> list[Row]:
    """Give the row itself, or a row for each entry where their statuses differ."""
    if len({edition.status[entry] for entry in row.entries}) == 1:
        return [row]
    parts = zip(row.entries, row.value.split(", "), strict=True)
    return [Row(row.what, value, (entry,)) for entry, value in parts]


def _drawing(edition: Edition) -> list[str]:
    """Draw the board: space numbers, with H1 to H3, O and the symbols' first letters."""
    columns, rows = edition.grid
    cells = [["." for _ in range(columns)] for _ in range(rows)]
    marks = {"treasure": "", "osiris": "O"}
    for number, space in enumerate(edition.spaces, start=1):
        mark = marks.get(space.kind, f"H{space.eyes}") or space.symbol[:1]
        cells[space.cell[1]][space.cell[0]] = f"{number}{mark and ' ' + mark}"
    named = [("stairs", edition.stairs_cell), ("tomb", edition.chamber_cell)]
    named += [("statue", cell) for cell in edition.statue_cells]
    for name, (x, y) in named:
        cells[y][x] = name
    drawn = ["  " + "".join(f"{cell:<7}" for cell in row).rstrip() for row in cells]
    legend = "  H1 H2 H3: Horus and its eyes; O: Osiris; c f l: cobra, falcon, lion"
    return [*drawn, "", legend]


def _players(edition: Edition) -> list[Row]:
    return [
        Row("without the expansion", f"up to {edition.players_base}", ("players.base",)),
        Row("with the expansion", f"up to {edition.players_max}", ("players.max",)),
        Row("colours", ", ".join(edition.colours), ("players.colours",)),
        Row("adventurers for each", str(edition.adventurers), ("players.adventurers",)),
    ]


def _board(edition: Edition) -> list[Row]:
    spaces = edition.spaces
    kinds = [space.kind for space in spaces]
    horus = [
        f"{_eyes(eyes)} {_where(i for i, s in enumerate(spaces, 1) if s.eyes == eyes)}"
        for eyes in range(1, HORUS_LEVELS + 1)
    ]
    symbols = [
        f"{back} {_where(i for i, s in enumerate(spaces, 1) if s.symbol == back)}"
        for back in TEMPLE_BACKS
    ]
    points = []
    for value, run in groupby(enumerate(spaces, 1), key=lambda item: item[1].points):
        numbers = [number for number, _ in run]
        last = f"-{numbers[-1]}" if len(numbers) > 1 else ""
        points.append(f"t{numbers[0]}{last}: {value}")
    total = f"{len(spaces)}: {kinds.count('treasure')} treasure, {kinds.count('horus')} Horus, "
    return [
        Row(
            "path",
            f"as drawn, {edition.grid[0]} columns and {edition.grid[1]} rows",
            ("board.map",),
            "Does the path run as drawn above?",
        ),
        Row("spaces", f"{total}{kinds.count('osiris')} Osiris", ("board.spaces",)),
        Row(
            "statues",
            "after " + _where(edition.statues),
            ("board.statues",),
            "Do the statues lie {value}?",
        ),
        Row("Horus spaces", "; ".join(horus), ("board.horus",)),
        Row(
            "Osiris spaces",
            _where(i for i, kind in enumerate(kinds, 1) if kind == "osiris"),
            ("board.osiris",),
        ),
        Row("temple symbols", "; ".join(symbols), ("board.symbols",), "Temple symbols: {value}?"),
        Row(
            "points of an adventurer",
            ", ".join(points),
            ("board.points",),
            "The number on each space, for an adventurer standing there at the end: {value}?",
        ),
        Row("points in the chamber", str(edition.chamber_points), ("board.chamber_points",)),
    ]


def _cards(edition: Edition) -> list[Row]:
    starter = edition.starter_cards
    rows = [
        Row("starter cards", _total(card.copies for card in starter), ("starter_cards.total",)),
        Row("", _copies((c.name, c.copies) for c in starter), ("starter_cards.cards",)),
    ]
    per_level = _total(card.copies for card in edition.horus_cards if card.eyes == 1)
    rows.append(Row("Horus cards", f"{per_level} in each level", ("horus_cards.per_level",)))
    rows += _levels("Horus cards", "horus_cards", edition.horus_cards)
    if "extra_horus_cards.total" in edition.status:
        extra = edition.extra_horus_cards
        total = _total(card.copies for card in extra)
        rows.append(Row("new Horus cards", total, ("extra_horus_cards.total",)))
        rows += _levels("New Horus cards of the expansion", "extra_horus_cards", extra)
    return rows


def _levels(name: str, section: str, cards: Iterable[CardSpec]) -> list[Row]:
    cards = list(cards)
    return [
        Row(
            f"  level {level}",
            _copies((c.name.partition(":")[2], c.copies) for c in cards if c.eyes == level),
            (f"{section}.level_{level}",),
            f"{name}, level {level}: {{value}}?",
        )
        for level in range(1, HORUS_LEVELS + 1)
    ]


def _tiles(edition: Edition) -> list[Row]:
    total = _total(tile.copies for tile in edition.treasures)
    rows = [Row("treasures", total, ("treasures.total",))]
    for name in TREASURE_TYPES:
        tiles = [tile for tile in edition.treasures if tile.type == name]
        columns = [[tile.points, tile.needs, tile.copies] for tile in tiles]
        rows += _columns(name, f"treasures.{name}", columns, "the treasure tiles")
    temple = edition.temple
    for key, names, what in (("backs", TEMPLE_BACKS, "back"), ("fronts", TEMPLE_FRONTS, "front")):
        counted = [(n, sum(t.copies for t in temple if getattr(t, what) == n)) for n in names]
        rows.append(Row(f"temple tiles, {key}", _copies(counted), (f"temple_tiles.{key}",)))
    rows += [
        Row(
            f"  fronts of {back}",
            _copies((tile.front, tile.copies) for tile in temple if tile.back == back),
            (f"temple_tiles.{back}",),
            f"Temple tiles with a {back} on the back: {{value}}?",
        )
        for back in TEMPLE_BACKS
    ]
    eyes = [
        (_eyes(e), sum(s.eyes == e for s in edition.spaces)) for e in range(1, HORUS_LEVELS + 1)
    ]
    osiris = [(str(steps), copies) for steps, copies in edition.osiris]
    return [
        *rows,
        Row("Horus tiles", _copies(eyes), ("horus_tiles.copies",)),
        Row("Osiris tiles", _total(copies for _, copies in osiris), ("osiris_tiles.total",)),
        Row("", _copies(osiris), ("osiris_tiles.copies",)),
    ]


def _supply(edition: Edition) -> list[Row]:
    values, copies = ([pair[i] for pair in edition.scarabs] for i in (0, 1))
    return [
        Row("keys", str(edition.keys), ("supply.keys",)),
        Row("jokers", str(edition.jokers), ("supply.jokers",)),
        Row("sarcophagi", f"{_plain(edition.sarcophagi)} points", ("sarcophagi.points",)),
        Row("scarabs", _total(copies), ("scarabs.total",)),
        Row("  values", _plain(values), ("scarabs.values",), "Values of the scarabs: {value}?"),
        Row("  copies", _plain(copies), ("scarabs.copies",), "Copies of the scarabs: {value}?"),
        Row("1, 2, 3 ... sets score", _plain(edition.set_points), ("sets.points",)),
        Row("jokers in a set", f"at most {edition.jokers_per_set}", ("sets.jokers_per_set",)),
    ]


def _module(name: str, table: Mapping[str, object]) -> list[Row]:
    """Give a module's rows: one for each entry, and one for each row of a list of tables."""
    path = f"modules.{name}"
    if {"points", "needs", "copies"} <= table.keys():
        columns = list(zip(*(_ints(table[k]) for k in ("points", "needs", "copies")), strict=True))
        rows = [Row("total", _plain(table["total"]), (f"{path}.total",))]
        return rows + _columns("tiles", path, columns, f"the {name}")
    rows = []
    for key, value in table.items():
        if not (isinstance(value, tuple) and value and isinstance(value[0], Mapping)):
            what = _LABELS.get(key, _words(key))
            question = f"Module {name}, {what}: {{value}}?"
            rows.append(Row(what, _plain(value), (f"{path}.{key}",), question))
            continue
        for item in value:
            label, *columns = item.items()
            rows.append(
                Row(
                    f"  {_words(label[1])}",
                    ", ".join(f"{key} {number}" for key, number in columns),
                    tuple(f"{path}.{key}.{label[1]}.{column}" for column, _ in columns),
                    f"Module {name}, {_words(key)}: price and copies of each, as above?",
                )
            )
    return rows


def _columns(name: str, path: str, columns: Iterable[Iterable[int]], what: str) -> list[Row]:
    points, needs, copies = zip(*columns, strict=True) if columns else ((), (), ())
    return [
        Row(
            f"  {name}, points",
            _plain(points),
            (f"{path}.points",),
            f"The points on {what}, as above?",
        ),
        Row(
            "    needs",
            _plain(needs),
            (f"{path}.needs",),
            f"How many adventurers {what} need, as above?",
        ),
        Row(
            "    copies",
            _plain(copies),
            (f"{path}.copies",),
            f"How many there are of {what}, as above?",
        ),
    ]


def _where(numbers: Iterable[int]) -> str:
    return " ".join(f"t{number}" for number in numbers) or "none"


def _eyes(count: int) -> str:
    return f"{count} eye{'s' if count > 1 else ''}"


def _copies(counted: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{copies}×{name}" for name, copies in counted) or "none"


def _total(copies: Iterable[int]) -> str:
    return str(sum(copies))


def _words(key: object) -> str:
    return str(key).replace("_", " ")


def _ints(value: object) -> tuple[int, ...]:
    return tuple(n for n in value if isinstance(n, int)) if isinstance(value, tuple) else ()


def _plain(value: object) -> str:
    """Give a number, a text, a list or a table of these as one line."""
    if isinstance(value, Mapping):
        return "; ".join(f"{_words(key)}: {_plain(item)}" for key, item in value.items())
    if isinstance(value, (tuple, list)):
        return ", ".join(_words(item) for item in value) or "none"
    return str(value)
