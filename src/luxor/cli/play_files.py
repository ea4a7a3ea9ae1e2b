"""Saving a game and going on with it: files that hold a game's record."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from luxor.cli.play_terminal import printable
from luxor.cli.replay import read_record
from luxor.core.errors import LuxorError
from luxor.notation.edition_file import builtin_editions, load_edition
from luxor.notation.record import Record, write_record
from luxor.play.saved import record_of, table_of
from luxor.play.table import Table

MOST_OF_A_NAME = 400  # characters of a file name that a message shows

HIDDEN_INSIDE = "The file holds every card: whoever reads it knows all hands."

COMMENT = (
    "A running game. This record holds what its players may not know, all hands among it: do not "
    "look further while it is played. What comes next is not in it. To go on: play --load "
    "with the name of this file{options}."
)


class FileError(LuxorError):
    """A file cannot be read or written, or is not a saved game."""


def command() -> str:
    """Return how this program is called, for commands that a person is told to type."""
    return printable(os.environ.get("LUXOR_COMMAND", "")) or "luxor"


def user_path(name: str) -> Path:
    """Return the path a person has named; raises :class:`FileError` where it cannot be one."""
    if "\0" in name:
        raise FileError(f"{_short(name)}: a file name cannot hold a zero character")
    try:
        path = Path(name).expanduser()
        os.stat(path)
    except FileNotFoundError:
        return path
    except (OSError, RuntimeError) as error:
        raise FileError(f"{_short(name)}: {getattr(error, 'strerror', None) or error}") from None
    return path


def _short(name: str) -> str:
    return printable(name if len(name) <= MOST_OF_A_NAME else name[: MOST_OF_A_NAME - 3] + "...")


def seat_options(people: Sequence[int], players: int, asked: int | None) -> str:
    """Return the options that seat these people again in a loaded game; empty if none are needed.

    ``asked`` is the seat that is asked in it. Seats that do not follow one another cannot be
    named: then all seats are people's.
    """
    if not people:
        return "--auto"
    if len(people) == 1:
        return "" if people[0] == asked else f"--seat p{people[0] + 1}"
    count = len(people)
    for start in people if count < players else ():
        if sorted((start + i) % players for i in range(count)) == sorted(people):
            return f"--hot-seat {count} --seat p{start + 1}"
    return f"--hot-seat {players}"


def resume_options(table: Table, people: Sequence[int]) -> str:
    """Return all options with which a saved table goes on as it was, apart from its edition."""
    seats = seat_options(people, table.options.players, table.asked)
    return " ".join(filter(None, (seats, "--hide-scores" if table.hide_scores else "")))


def again_words(table: Table, path: Path, people: Sequence[int]) -> str:
    """Return the command with which a saved game goes on, or is looked at if it is over."""
    file = shlex.quote(str(path))
    own = "" if table.edition.name in builtin_editions() else "--edition FILE"
    if table.is_over:
        words: tuple[str, ...] = (command(), "replay", file, own)
    else:
        words = (command(), "play --load", file, resume_options(table, people), own)
    return printable(" ".join(filter(None, words)))


def save_table(table: Table, path: Path, people: Sequence[int]) -> None:
    """Write the record of a table to a file; raises :class:`FileError` if that is not possible."""
    record = record_of(table)
    if not table.is_over:
        options = resume_options(table, people)
        added = COMMENT.format(options=f", and {options}" if options else "")
        record = replace(record, comment=added)
    try:
        path.write_text(write_record(record), "utf-8")
    except OSError as error:
        raise FileError(_why_not(path, error)) from None


def _why_not(path: Path, error: OSError) -> str:
    name = _short(str(path))
    if os.path.isdir(path):
        return f"{name} is a folder, not a file"
    if not os.path.isdir(path.parent):
        return f"{name}: there is no folder {_short(str(path.parent))}"
    return f"{name}: {error.strerror or error}"


def new_file(name: str, *, loaded: str | None = None) -> Path:
    """Return the path of a file that can be made; raises :class:`FileError`.

    The file that the game is ``loaded`` from may be there already.
    """
    path = user_path(name)
    if os.path.isdir(path) or not os.path.isdir(path.parent):
        raise FileError(_why_not(path, OSError()))
    if path.exists() and (loaded is None or not path.samefile(user_path(loaded))):
        raise FileError(f"{_short(name)} exists already; name a new file")
    return path


def load_table(name: str, *, edition: str | None = None, seed: int | None = None) -> Table:
    """Return the table that a file was saved from; what comes next is dealt anew.

    ``edition`` is the name or file of an edition that is not built in; ``seed`` decides what
    chance brings from here on, None takes a fresh one. Raises a ``LuxorError`` with file and line
    if the file cannot be used.
    """
    path = user_path(name)
    record = read_record(str(path), None if edition is None else load_edition(edition))
    if not isinstance(record, Record):
        whose = "the public" if record.seat is None else f"p{record.seat + 1}"
        raise FileError(f"{path}: this is what {whose} saw; only a full record can go on")
    return table_of(record, seed=seed)
