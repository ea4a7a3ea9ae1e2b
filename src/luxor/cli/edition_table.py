"""An edition as a readable table: every entry with its value and how far it is known.

``edition_table`` is what ``luxor edition show`` prints; the checklist at its end is made from the
entries that are not printed in a rulebook.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from itertools import groupby
from typing import Any

from luxor.core.edition import Edition, Status
from luxor.core.edition_schema import Copies, Entry, Named, Numbers, Text, Words
from luxor.notation.edition_file import Entries
from luxor.notation.edition_schema import CHAMBER, STAIRS, STATUES, drawn_rows

MIN_WIDTH = 72
LABEL_WIDTH = 26
STATUS_WIDTH = 15
LABELS = {
    "players.base": "most without the expansion",
    "players.max": "most with the expansion",
    "players.adventurers": "adventurers for each",
    "board.map": "path",
    "board.statues": "statues lie after",
    "board.horus": "Horus spaces, by eyes",
    "board.osiris": "Osiris spaces",
    "board.symbols": "temple symbols",
    "board.points": "points of an adventurer",
    "board.chamber_points": "points in the chamber",
    "sets.points": "1, 2, 3 ... sets score",
}


def edition_table(edition: Edition, entries: Entries, width: int = 100) -> str:
    """Return the whole table as text, at most ``width`` columns wide (but at least 72)."""
    width = max(width, MIN_WIDTH)
    room = width - LABEL_WIDTH - STATUS_WIDTH - 4
    lines = [edition.title, f"edition {edition.name}, fingerprint {edition.fingerprint}"]
    for heading, paths in groupby(entries.declared, key=lambda path: _place(path)[0]):
        lines += ["", heading.upper()]
        if heading == "Board":
            lines += ["", *_drawing(entries.values), ""]
        for path in paths:
            value = _show(entries.declared[path], entries.values[path])
            first, *others = textwrap.wrap(value, room, break_on_hyphens=False) or [""]
            label = LABELS.get(path, ", ".join(_place(path)[1:][-2:]))
            lines.append(f"  {label:<{LABEL_WIDTH}} {first:<{room}} {entries.status[path]}")
            lines += [f"  {'':<{LABEL_WIDTH}} {other}" for other in others]
    lines += ["", "WHAT AN OWNER OF THE BOX COULD CONFIRM", ""]
    checklist = edition_checklist(entries)
    for item in checklist:
        lines += textwrap.wrap(item, width, initial_indent="  [ ] ", subsequent_indent="      ")
    if not checklist:
        lines.append("  Nothing: every number of this edition is printed in a rulebook.")
    return "\n".join(lines) + "\n"


def edition_checklist(entries: Entries) -> list[str]:
    """Return one question for each thing that is not printed, in the order of the table."""
    questions: dict[str, list[list[str]]] = {}
    for path, status in entries.status.items():
        if status != Status.PRINTED:
            heading, *names = _place(path)
            question = f"{heading}, {names[0]}: as above?"  # one of many rows
            if len(names) <= 2:
                value = _show(entries.declared[path], entries.values[path])
                question = f"{heading}, {LABELS.get(path, names[-1])}: {value}?"
            questions.setdefault(question, []).append(path.split("."))
    shared = {
        question: (names[0] if len(set(names)) == 1 else "*" for names in zip(*paths, strict=True))
        for question, paths in questions.items()
    }
    return [f"{question} ({'.'.join(names)})" for question, names in shared.items()]


def _place(path: str) -> list[str]:
    """Return the heading under which an entry stands, and its names there."""
    section, *names = path.removeprefix("modules.").replace("_", " ").split(".")
    if path.startswith("modules."):
        return [f"Module {section}", *names]
    return [section.capitalize().replace(" horus", " Horus"), *names]


def _show(entry: Entry, value: Any) -> str:
    """Return the value of an entry in one line."""
    match entry:
        case Named(_, item):
            shown = (f"{name}: {_show(item, each)}" for name, each in value.items())
            return "; ".join(shown).replace("_", " ")
        case Copies():
            parts = [f"{copies}×{name}" for name, copies in value.items()]
        case Numbers():
            parts = [f"{entry.prefix}{number}" for number in value]
        case Words():
            parts = [word.replace("_", " ") for word in value]
        case Text():
            return "as drawn"
        case _:
            return str(value)
    return ", ".join(parts) or "none"


def _drawing(values: Mapping[str, Any]) -> list[str]:
    """Draw the board: space numbers, with H1 to H3, O and the symbols' first letters."""
    lists = {f"H{eyes}": numbers for eyes, numbers in values["board.horus"].items()}
    lists |= {"O": values["board.osiris"]}
    lists |= {back[0]: numbers for back, numbers in values["board.symbols"].items()}
    names = {str(n): f"{n} {mark}" for mark, numbers in lists.items() for n in numbers}
    names |= {STAIRS: "stairs", CHAMBER: "tomb", **dict.fromkeys(STATUES, "statue")}
    return [
        *(
            "  " + "".join(f"{names.get(mark, mark):<7}" for mark in row).rstrip()
            for row in drawn_rows(values["board.map"])
        ),
        "",
        "  H1 H2 H3: Horus and its eyes; O: Osiris; c f l: cobra, falcon, lion",
    ]
