"""Where a question comes from that somebody wants a hint on: a position, or a record."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from luxor.bots.hints import HintError
from luxor.cli.board_players import seat_title
from luxor.cli.replay import MOST_BYTES, shown
from luxor.cli.show import position_of, read_position
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.edition import Edition
from luxor.core.events import RawEvent
from luxor.core.state import State
from luxor.core.view import View, view
from luxor.notation.position import PositionError
from luxor.notation.record import Record
from luxor.notation.record_text import FORMAT, RecordError
from luxor.notation.seat_record import SeatRecord, parse_any_record
from luxor.play.preview import Preview

STANDARD_INPUT = "standard input"
AT = re.compile(r"(\d{1,6})(?:\.(\d{1,6}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of the view's seat, and what is known about it.

    ``who`` is what the seat is called, ``place`` where in its game the question stands, empty for
    a position; ``played`` is what was answered, None if that is not known or yet to come.
    """

    view: View
    who: str
    place: str = ""
    played: Action | None = None


def read_question(source: str, at: str | None = None, edition: Edition | None = None) -> Question:
    """Return the question in a file, on standard input (``-``) or in the text of a position.

    ``at`` names a decision of a record: a turn as ``luxor replay`` counts them, and with a point
    behind it which decision of that turn. Without it the question is the one that is open. Raises
    :class:`HintError`, ``PositionError`` or ``RecordError``.
    """
    name, text = _read(source)
    if text is None:
        return _open_question(read_position(source, edition), at)
    if not text.lstrip().startswith(FORMAT):
        try:
            return _open_question(position_of(text, edition), at)
        except PositionError as error:
            raise HintError(f"{name}: {shown(str(error))}") from None
    try:
        return _in_record(parse_any_record(text, edition), at)
    except RecordError as error:
        where = name if error.line is None else f"{name}:{error.line}:{error.column or 1}"
        raise HintError(f"{where}: {shown(error.problem)}") from None


def _read(source: str) -> tuple[str, str | None]:
    """Return what a source is called and its text; None for one that is a position itself."""
    if source == "-":
        return STANDARD_INPUT, _decoded(STANDARD_INPUT, sys.stdin.buffer.read(MOST_BYTES + 1))
    if ":" in source and not _exists(source):
        return "position", None
    name = shown(source)
    try:
        with Path(source).open("rb") as file:
            return name, _decoded(name, file.read(MOST_BYTES + 1))
    except (OSError, ValueError) as error:
        if isinstance(error, HintError):
            raise
        raise HintError(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def _exists(source: str) -> bool:
    try:
        return Path(source).exists()
    except (OSError, ValueError):  # too long, or with a sign that no name can have
        return False


def _decoded(name: str, content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise HintError(f"{name}: longer than the {MOST_BYTES} bytes that a record may have")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise HintError(f"{name}: not UTF-8, so it is neither a position nor a record") from None


# --- positions -------------------------------------------------------------------------------


def _open_question(s: State, at: str | None) -> Question:
    if at is not None:
        raise HintError("--at is for records, and this is a position")
    _check_asks(s)
    seen = view(s, engine.asked_seat(s))
    return Question(seen, seat_title(seen, (), engine.asked_seat(s)))


def _check_asks(s: State, more: str = "") -> None:
    """Raise :class:`HintError` unless a seat is asked."""
    if s.asks == k.OVER:
        raise HintError(f"the game is over: there is nothing to decide{more}")
    if s.asks == k.CHANCE:
        name = s.rs.frames[s.frame()[0]].name
        raise HintError(f"chance is asked ({name}): a hint is for a seat that is asked{more}")


# --- records ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Moment:
    """A question to a seat in a record, as far as the record shows it, and what was answered."""

    turn: int
    state: State
    played: Action | None

    @property
    def asked(self) -> int:
        return engine.asked_seat(self.state)


def _in_record(record: Record | SeatRecord, at: str | None) -> Question:
    moments, last = _seats_moments(record) if isinstance(record, SeatRecord) else _moments(record)
    if at is None:
        _check_asks(last, f"; {_turns(moments)}")
        moment = moments[-1]
    else:
        moment = _find(moments, at)
    asked = moment.asked
    if isinstance(record, SeatRecord) and record.seat != asked:
        whose = "the public" if record.seat is None else f"p{record.seat + 1}"
        raise HintError(
            f"p{asked + 1} is asked, and this is the redacted record of {whose}: what p{asked + 1} "
            f"knows is not in it"
        )
    turn = [other for other in moments if other.turn == moment.turn]
    number = next(i for i, other in enumerate(turn, start=1) if other is moment)
    place = f"Turn {moment.turn}, round {moment.state.round}, decision {number} of {len(turn)}"
    name, seat = shown(record.names[asked]), f"p{asked + 1}"
    who = seat if name == seat else f"{name} ({seat})"
    return Question(view(moment.state, asked), who, place, moment.played)


def _moments(record: Record) -> tuple[list[_Moment], State]:
    """Return every decision of a full record, and the position at its end."""
    found = []
    for moment in record.moments():
        last = moment.state
        if last.asks == k.DECISION:
            given = record.answers[moment.number : moment.number + 1]
            played = Action.from_id(given[0].id) if given else None
            found.append(_Moment(moment.turn, last, played))
    return found, last


def _seats_moments(record: SeatRecord) -> tuple[list[_Moment], State]:
    """Return every decision that the seat of a redacted record knows of, and what it knows now."""
    found = []
    turn = 0
    steps = list(record.steps())
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        turn += sum(event[0] == k.E_TURN_STARTED for event in step.events)
        if step.view.asked is not None:
            played = _answer_behind(step.view, following.events) if following else None
            found.append(_Moment(turn, step.view.known, played))
    return found, steps[-1].view.known


def _answer_behind(seen: View, events: Sequence[RawEvent]) -> Action | None:
    """Return the one answer of the view's seat that leads to what it saw next, or None."""
    if seen.decision is None:
        return None
    fitting = [option.actions[0] for option in Preview(seen) if option.leads_to(events)]
    return fitting[0] if len(fitting) == 1 else None


def _find(moments: Sequence[_Moment], at: str) -> _Moment:
    """Return the decision that ``--at`` names."""
    named = AT.fullmatch(at)
    if named is None:
        raise HintError(
            f"--at: a turn such as 15, or one of its decisions such as 15.2, not {shown(at)!r}"
        )
    turn = int(named[1])
    found = [moment for moment in moments if moment.turn == turn]
    if not found:
        raise HintError(f"--at: nobody decides anything in turn {turn}; {_turns(moments)}")
    number = int(named[2] or 1)
    if not 1 <= number <= len(found):
        raise HintError(f"--at: turn {turn} has decisions {turn}.1 to {turn}.{len(found)}")
    return found[number - 1]


def _turns(moments: Sequence[_Moment]) -> str:
    """Say which turns can be asked about."""
    if not moments:
        return "nobody has decided anything in this record"
    return f"--at asks about a turn from {moments[0].turn} to {moments[-1].turn}"
