"""Tables and records: saving a game as text, going on with it, and what one seat may keep of it.

>>> from luxor import Options, Table
>>> from luxor.play.saved import load, save
>>> table = Table(Options(players=2, first=0), seed=7)
>>> load(save(table)).view(0) == table.view(0)
True
"""

from __future__ import annotations

from dataclasses import replace

from luxor.core.edition import Edition
from luxor.notation.record import (
    Record,
    RecordedAnswer,
    departure_from_seed,
    parse_record,
    write_record,
)
from luxor.notation.record_text import RecordError
from luxor.notation.seat_record import SeatRecord, write_seat_record
from luxor.play.dealer import Dealer
from luxor.play.table import Answer, Table


def record_of(table: Table, *, earlier: Record | None = None) -> Record:
    """Return the record of a table, finished or not. It tells what seats may not know.

    The seed is in it only if the game is over and chance was answered from it alone. ``earlier``
    is a record that the table may have been made from: its comments are kept as far as its
    answers are still those of the table. Raises :class:`RecordError` for a table that began at a
    position, since its game has no beginning.
    """
    answers = tuple(RecordedAnswer(answer.seat, answer.id) for answer in table.answers)
    record = Record(table.options, table.edition, answers, table.names)
    try:
        whole = record.final() == table.snapshot()
    except RecordError:
        whole = False
    if not whole:
        raise RecordError("a game that began at a position has no record; save the position")
    if earlier is not None:
        record = _with_comments(record, earlier)
    if table.is_over and departure_from_seed(record, table.seed) is None:
        record = replace(record, seed=table.seed)
    return record


def table_of(record: Record, *, seed: int | None = None, dealer: Dealer | None = None) -> Table:
    """Return the table that a record leads to.

    Chance goes on with ``dealer``, or from ``seed``, or from a fresh seed: what was to come is in
    no record. Raises an ``ActionError`` if an answer of the record is not possible.
    """
    return Table.replay(
        record.options,
        (Answer(answer.seat, answer.id) for answer in record.answers),
        edition=record.edition,
        seed=record.seed if seed is None else seed,
        names=record.names,
        dealer=dealer,
    )


def seat_record_of(table: Table, seat: int | None) -> SeatRecord:
    """Return what a seat (None: the public) may keep of a table's game.

    Raises :class:`RecordError` for a table that began at a position, and ``ValueError`` if there
    is no such seat.
    """
    record = SeatRecord(
        table.options, table.edition, seat, tuple(table.raw_events(seat)), table.names
    )
    try:
        *_, last = record.views()
        whole = last == table.view(seat)
    except RecordError:
        whole = False
    if not whole:
        raise RecordError("a game that began at a position has no record; save the position")
    return record


def save(table: Table) -> str:
    """Return a table as the text of a record, for :func:`load`; raises as :func:`record_of`."""
    return write_record(record_of(table))


def save_for_seat(table: Table, seat: int | None) -> str:
    """Return the text of a seat's redacted record; raises as :func:`seat_record_of`."""
    return write_seat_record(seat_record_of(table, seat))


def load(
    text: str,
    *,
    edition: Edition | None = None,
    seed: int | None = None,
    dealer: Dealer | None = None,
) -> Table:
    """Return the table that a record's text leads to; raises :class:`RecordError` if it is damaged.

    ``edition`` is needed where it is not a built-in one; ``seed`` and ``dealer`` are as for
    :func:`table_of`.
    """
    return table_of(parse_record(text, edition), seed=seed, dealer=dealer)


def _with_comments(record: Record, earlier: Record) -> Record:
    """Return a record with the comments of an earlier one on the answers that both have."""
    answers = list(record.answers)
    for number, (now, then) in enumerate(zip(record.answers, earlier.answers, strict=False)):
        if (now.seat, now.id) != (then.seat, then.id):
            break
        answers[number] = then
    return replace(record, answers=tuple(answers), comment=earlier.comment)
