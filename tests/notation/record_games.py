"""Random games as records and tables, for tests of records."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.record import Record
from luxor.notation.seat_record import SeatRecord, parse_any_record
from luxor.play.saved import record_of
from luxor.play.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples" / "records"
FULL = (EXAMPLES / "short-game.luxor").read_text("utf-8")
REDACTED = (EXAMPLES / "short-game-p1.luxor").read_text("utf-8")


def parse_seat_record(text: str) -> SeatRecord:
    """Return the redacted record in a text."""
    record = parse_any_record(text)
    assert isinstance(record, SeatRecord)
    return record


def play_on(table: Table, rng: Rng, answers: int | None = None) -> Table:
    """Give random answers until the game is over, or so many of them; return the table."""
    while table.decision is not None and answers != 0:
        options = table.decision.options
        table.play(options[rng.below(len(options))])
        answers = None if answers is None else answers - 1
    return table


@cache
def finished(players: int = 2, seed: int = 1) -> Table:
    """Return a table at the end of a random game. It is shared: nobody may change it."""
    return play_on(Table(Options(players=players), seed=seed), Rng(seed))


def running(players: int = 2, seed: int = 1, answers: int = 20) -> Table:
    """Return a table in the middle of a random game."""
    return play_on(Table(Options(players=players), seed=seed), Rng(seed), answers)


@cache
def finished_record(players: int = 2, seed: int = 1) -> Record:
    """Return the record of a finished random game."""
    return record_of(finished(players, seed))
