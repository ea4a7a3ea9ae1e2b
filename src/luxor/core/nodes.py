"""The three kinds of position, as values: a decision, a question to chance, a result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import SupportsIndex

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import MOVE_TEXT, Action, Verb
from luxor.core.declarations import REASONS
from luxor.core.errors import (
    AmbiguousActionError,
    IllegalActionError,
    OutOfTurnError,
)
from luxor.core.rules import scoring
from luxor.core.ruleset import Ruleset
from luxor.core.state import State


@dataclass(frozen=True, slots=True)
class Decision:
    """A seat is asked a ``question`` and must choose one of the ``options``."""

    seat: int
    question: str
    options: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance may bring: its number and name, and how many times out of all it comes."""

    id: int
    name: str
    weight: int


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance is asked a ``question``; ``seat`` is who gets the outcome, ``secret`` if alone."""

    question: str
    seat: int | None
    secret: bool
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The game is over.

    ``ranking`` lists the seats from first to last, those that share a place together; ``points``
    is each seat's total, ``by_source`` where it came from.
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    by_source: tuple[dict[str, int], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several where they share the victory (E5)."""
        return self.ranking[0]


Node = Decision | Chance | Result


def node(s: State) -> Node:
    """Return what the position is."""
    kind = s.rs.frames[s.frame()[0]]
    if s.asks == k.DECISION:
        return Decision(
            engine.asked_seat(s), kind.name, tuple(Action.from_id(i) for i in s.legal())
        )
    if s.asks == k.CHANCE:
        seat = s.frame()[1]
        names = outcome_names(s.rs, s.frame()[2])
        found = tuple(Outcome(i, names[i], weight) for i, weight in engine.outcomes(s))
        return Chance(kind.name, None if seat == k.NOBODY else seat, kind.secret, found)
    return result(s)


def result(s: State) -> Result:
    """Return who would win, and why, if the game were scored as it stands."""
    seats = range(s.rs.players)
    names = s.rs.source_names
    return Result(
        reason=REASONS[s.reason],
        ranking=tuple(tuple(place) for place in scoring.ranking(s)),
        points=tuple(scoring.final_points(s, seat) for seat in seats),
        by_source=tuple(
            dict(zip(names, scoring.points_by_source(s, seat), strict=False)) for seat in seats
        ),
    )


def outcome_names(rs: Ruleset, pile: int) -> dict[int, str]:
    """Return the names of what chance may bring from a pile, by number."""
    first = rs.pile(pile)[1]
    return dict(enumerate(rs.kind_names[pile], start=first))


# --- the checked way to answer ---------------------------------------------------------------


def check(s: State, action: Action | SupportsIndex | str, seat: int | None = None) -> Action:
    """Return the action as a value after making sure that it is an option now.

    ``seat`` is who acts, None for the one that is asked. Raises ``MalformedActionError``,
    ``AmbiguousActionError``, ``OutOfTurnError`` or ``IllegalActionError``; changes nothing.
    """
    if isinstance(action, str):
        wanted = _complete(s, action)
    else:
        wanted = action if isinstance(action, Action) else Action.from_id(action)
    if s.asks != k.DECISION:
        what = "the game is over" if s.asks == k.OVER else "chance is asked, not a seat"
        raise IllegalActionError(f"{wanted} is not possible: {what}")
    asked = engine.asked_seat(s)
    if seat is not None and seat not in range(s.rs.players):
        raise OutOfTurnError(f"there is no seat {seat}: seats are 0 to {s.rs.players - 1}")
    if seat is not None and seat != asked:
        raise OutOfTurnError(f"{wanted} by p{seat + 1} is out of turn: p{asked + 1} is asked")
    legal = s.legal()
    if wanted.id not in legal:
        options = ", ".join(str(Action.from_id(i)) for i in legal)
        raise IllegalActionError(f"{wanted} is not possible now; the options are {options}")
    return wanted


def apply(s: State, action: Action | SupportsIndex | str, seat: int | None = None) -> Action:
    """Answer a decision after :func:`check`; the state changes only if nothing is wrong."""
    checked = check(s, action, seat)
    engine.answer(s, checked.id)
    return checked


def apply_chance(s: State, outcome: int | str) -> int:
    """Let chance bring an outcome, by number or name; return its number.

    Raises ``IllegalActionError`` where chance is not asked or cannot bring it, and changes
    nothing then.
    """
    asked = node(s)
    if not isinstance(asked, Chance):
        raise IllegalActionError(f"{outcome!r} is not possible: chance is not asked")
    for possible in asked.outcomes:
        if outcome in (possible.id, possible.name):
            engine.answer(s, possible.id)
            return possible.id
    names = ", ".join(possible.name for possible in asked.outcomes)
    raise IllegalActionError(
        f"chance cannot bring {outcome!r} at {asked.question!r}; it can bring {names}"
    )


def _complete(s: State, text: str) -> Action:
    """Return the action of a text in which a move may leave out the adventurer (``+3``)."""
    match = MOVE_TEXT.fullmatch(text)
    if match is None or match[1] is not None or s.asks != k.DECISION:
        return Action.parse(text)
    steps = int(match[2])
    fitting = [
        a for a in map(Action.from_id, s.legal()) if a.verb == Verb.MOVE and a.number == steps
    ]
    if not fitting:
        raise IllegalActionError(f"no adventurer can move {text} now")
    if len(fitting) > 1:
        which = ", ".join(str(a) for a in fitting)
        raise AmbiguousActionError(f"{text} fits several adventurers: {which}")
    return fitting[0]
