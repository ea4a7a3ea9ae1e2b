"""Saving a game that runs and going on with it: files that hold a game's record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from luxor.core.errors import LuxorError
from luxor.notation.edition_file import load_edition
from luxor.notation.record import parse_record, write_record
from luxor.play.saved import record_of, table_of
from luxor.play.table import Table

HIDDEN_INSIDE = "The file holds every card: whoever reads it knows all hands."

COMMENT = (
    "A running game. This record holds what its players may not know, all hands among it: do not "
    "look further while it is played. What comes next is not in it."
)


class FileError(LuxorError):
    """A file cannot be read, or is not a saved game."""


def save_table(table: Table, path: Path) -> None:
    """Write the record of a table to a file; raises ``OSError`` if that cannot be written."""
    record = record_of(table)
    if not table.is_over:
        record = replace(record, comment=COMMENT)
    path.write_text(write_record(record), "utf-8")


def load_table(name: str, *, edition: str | None = None, seed: int | None = None) -> Table:
    """Return the table that a file was saved from; what comes next is dealt anew.

    ``edition`` is the name or file of an edition that is not built in; ``seed`` decides what
    chance brings from here on, None takes a fresh one. Raises :class:`FileError` if the file
    cannot be used.
    """
    path = Path(name).expanduser()
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise FileError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise FileError(f"{path}: this is not text, so it is no saved game") from None
    try:
        record = parse_record(text, None if edition is None else load_edition(edition))
        return table_of(record, seed=seed)
    except LuxorError as error:
        raise FileError(f"{path}: {error}") from None
