"""What is known of the steps of the ladder, and which of two measurements counts."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tools import ladder_page
from tools.ladder_steps import Entry, Step

PAGE, FIGURES = "ladder.md", "ladder.json"
FORMAT = 1
NO_GAMES = {"games": 0}


class Ladder:
    """What is known of all steps, in two files: one for programs and one for people.

    ``code`` is the present state of rules and bots; without it, that of the files.
    """

    def __init__(self, docs: Path, steps: Sequence[Step], code: str | None = None) -> None:
        self.docs = docs
        self.steps = steps
        self.entries: dict[str, Entry] = {}
        self._names = {step.id: step.names for step in steps}
        with contextlib.suppress(FileNotFoundError):
            form = _read(docs / FIGURES)
            self.entries = {entry["step"]: entry for entry in form["steps"]}
            code = form.get("code") if code is None else code
        self.code = code

    def merge(self, path: Path) -> dict[str, bool]:
        """Take over from another file what is newer; return for its steps whether it was.

        Raises ``ValueError`` if the file has no figures of a ladder.
        """
        return {entry["step"]: self.put(entry) for entry in _read(path)["steps"]}

    def put(self, entry: Entry) -> bool:
        """Take an entry over unless a better one is there; return whether it was taken.

        What was measured of the step as it is now comes before all else, then the present code,
        then the later date. Of entries of the same code the one with more games counts.
        """
        there = self.entries.get(entry["step"])
        if there is None or self._rank(entry, there) >= self._rank(there, entry):
            self.entries[entry["step"]] = entry
            return True
        return False

    def _rank(self, entry: Entry, other: Entry) -> tuple[bool, bool, int, str]:
        """Return what to order two entries for the same step by."""
        code = entry.get("code")
        games = entry["games"] if code == other.get("code") else 0
        return self._fits(entry), code == self.code, games, entry["date"]

    def _fits(self, entry: Entry) -> bool:
        """Say whether an entry is of a step as it is now: of the same bots at the same table."""
        return self._names.get(entry["step"], entry).items() <= entry.items()

    def known(self, steps: Sequence[Step]) -> list[Entry]:
        """Return what is known of steps; of one that was never measured as it is, its names."""
        found = []
        for step in steps:
            entry = self.entries.get(step.id, {})
            found.append(entry if step.names.items() <= entry.items() else step.names | NO_GAMES)
        return found

    def table(self, steps: Sequence[Step]) -> Iterator[str]:
        """Yield the table of steps."""
        return ladder_page.table(self.known(steps), self.code)

    def write(self) -> None:
        """Write both files; what is no step any more is left out."""
        entries = [entry for entry in self.known(self.steps) if entry["games"]]
        figures = {"format": FORMAT, "code": self.code, "steps": entries}
        page = self.docs / PAGE
        before = page.read_text(encoding="utf-8") if page.exists() else ladder_page.FRAME
        _write(page, ladder_page.filled(before, self.table(self.steps)))
        _write(self.docs / FIGURES, json.dumps(figures, indent=1, ensure_ascii=False) + "\n")


def _read(path: Path) -> dict[str, Any]:
    """Return the figures of a file; raises ``ValueError`` if it has none."""
    try:
        form = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path} cannot be read: {error}") from None
    if not (isinstance(form, dict) and form.get("format") == FORMAT and "steps" in form):
        raise ValueError(f"{path} has no figures of format {FORMAT}; expected a {FIGURES}")
    return form


def _write(path: Path, text: str) -> None:
    """Write a file so that it is there as a whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)
