"""An edition as a readable table: every entry with its value and how far it is known.

``edition_table`` is what ``luxor edition show`` prints; the checklist at its end is made from the
entries that are not printed in a rulebook.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from luxor.core.edition import Edition, Status
from luxor.core.edition_schema import Copies, Custom, Entry, Named, Number, Numbers, Rows, Table
from luxor.notation.edition_reader import Entries

MIN_WIDTH = 72
LABEL_WIDTH = 26
STATUS_WIDTH = 15
LABELS = {
    "players.base": "most without the expansion",
    "players.max": "most with the expansion",
    "players.adventurers": "adventurers for each",
    "board.map": "path",
    "board.statues": "statues after",
    "board.horus": "Horus spaces, by eyes",
    "board.osiris": "Osiris spaces",
    "board.symbols": "temple symbols",
    "board.points": "points of an adventurer",
    "board.chamber_points": "points in the chamber",
    "sets.points": "1, 2, 3 ... sets score",
}
QUESTIONS = {
    "board.map": "Does the path run as drawn above?",
    "board.statues": "Do the statues lie after {value}?",
    "board.points": "The number on each space, for an adventurer there at the end: {value}?",
}
"""What an owner of the box could answer, where it is not just whether the value is right."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    ``entries`` are the paths in the file that the line stands for, and ``values`` what they hold.
    ``question`` is what an owner of the box could answer.
    """

    label: str
    values: tuple[str, ...]
    entries: tuple[str, ...]
    question: str


def edition_rows(entries: Entries) -> dict[str, list[Row]]:
    """Return the rows of the table under their headings; together they stand for all entries."""
    sections = dict(entries.schema.entries)
    modules = sections.pop("modules")
    if isinstance(modules, Table):
        sections |= {f"modules.{name}": table for name, table in modules.entries.items()}
    return {
        _heading(path): list(_rows(path, table, entries.values[path]))
        for path, table in sections.items()
        if isinstance(table, Table) and path in entries.values
    }


def edition_table(edition: Edition, entries: Entries, width: int = 100) -> str:
    """Return the whole table as text, at most ``width`` columns wide (but at least 72)."""
    width = max(width, MIN_WIDTH)
    lines = [edition.title, f"edition {edition.name}, fingerprint {edition.fingerprint}"]
    for heading, rows in edition_rows(entries).items():
        lines += ["", heading.upper()]
        if heading == "Board":
            lines += ["", *_drawing(edition), ""]
        for row in rows:
            known = [entries.status[entry] for entry in row.entries]
            if len(set(known)) == 1:
                lines += _lines(row.label, ", ".join(row.values), known[0], width)
            else:
                for value, word in zip(row.values, known, strict=True):
                    lines += _lines(row.label, value, word, width)
    lines += ["", "WHAT AN OWNER OF THE BOX COULD CONFIRM", ""]
    checklist = edition_checklist(entries)
    for item in checklist:
        lines += textwrap.wrap(item, width, initial_indent="  [ ] ", subsequent_indent="      ")
    if not checklist:
        lines.append("  Nothing: every number of this edition is printed in a rulebook.")
    return "\n".join(lines) + "\n"


def edition_checklist(entries: Entries) -> list[str]:
    """Return one question for each thing that is not printed, in the order of the table."""
    questions: dict[str, list[str]] = {}
    for row in (row for rows in edition_rows(entries).values() for row in rows):
        unsure = [e for e in row.entries if entries.status[e] != Status.PRINTED]
        if unsure:
            questions.setdefault(row.question, []).extend(unsure)
    return [f"{question} ({_shared(paths)})" for question, paths in questions.items()]


def _rows(path: str, table: Table, values: Mapping[str, Any], above: str = "") -> Iterator[Row]:
    """Yield the rows of a table and of the tables inside it."""
    heading = _heading(path)
    for name, value in values.items():
        entry, place = table.entries[name], f"{path}.{name}"
        label = LABELS.get(place, _words(name))
        if isinstance(entry, Table):
            yield from _rows(place, entry, value, f"{label}, ")
        elif isinstance(entry, Rows):
            for row in value:
                own = tuple(f"{place}.{row[entry.label]}.{key}" for key in entry.numbers)
                numbers = tuple(f"{_words(key)} {row[key]}" for key in entry.numbers)
                question = f"{heading}, {label}: as above?"
                yield Row(f"  {_words(row[entry.label])}", numbers, own, question)
        else:
            shown = _show(entry, value)
            question = QUESTIONS.get(place, f"{heading}, {label}: {{value}}?")
            yield Row(above + label, (shown,), (place,), question.format(value=shown))


def _heading(path: str) -> str:
    """Return what the table at ``path`` is called; tables inside a section share its heading."""
    names = path.split(".")
    if names[0] == "modules":
        return f"Module {names[1]}"
    words = _words(names[0]).replace("horus", "Horus").replace("osiris", "Osiris")
    return words[0].upper() + words[1:]


def _show(entry: Entry, value: Any) -> str:
    """Return the value of an entry in one line."""
    match entry:
        case Number():
            return str(value)
        case Custom():
            return entry.show(value)
        case Named(_, item):
            return "; ".join(f"{_words(name)}: {_show(item, each)}" for name, each in value.items())
        case Copies():
            parts = [f"{copies}×{name}" for name, copies in value.items()]
        case Numbers():
            parts = [f"{entry.prefix}{number}" for number in value]
        case _:
            parts = [_words(word) for word in value]
    return ", ".join(parts) or "none"


def _shared(entries: list[str]) -> str:
    """Return one path for all ``entries``, with * for what differs between them."""
    columns = zip(*(entry.split(".") for entry in entries), strict=True)
    return ".".join(names[0] if len(set(names)) == 1 else "*" for names in columns)


def _lines(label: str, value: str, status: str, width: int) -> list[str]:
    room = width - 2 - LABEL_WIDTH - 1 - 1 - STATUS_WIDTH
    first, *others = textwrap.wrap(value, room, break_on_hyphens=False) or [""]
    lines = [f"  {label:<{LABEL_WIDTH}} {first:<{room}} {status}"]
    return lines + [f"  {'':<{LABEL_WIDTH}} {other}" for other in others]


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


def _words(name: object) -> str:
    return str(name).replace("_", " ")
