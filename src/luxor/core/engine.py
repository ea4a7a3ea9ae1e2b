"""Drives a state from question to question.

Three calls are enough to play: :func:`new_game`, :func:`deal` (or :func:`answer`) where chance is
asked, :func:`answer` where a seat is asked. They change the state they get; copy it first to keep
it. An answer that is not possible is refused and changes nothing. Compiled loops that take an
answer from the options themselves call :func:`answer_unchecked`, which no Python code can reach
once the engine is compiled.
"""

from __future__ import annotations

from typing import SupportsIndex

from luxor.core import declarations as d
from luxor.core.actions import as_number
from luxor.core.declarations import Event, Field
from luxor.core.errors import IllegalActionError, LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *


def new_game(rs: Ruleset, *, listen: bool = False) -> State:
    """Return a state at the first question of the set-up; ``listen`` to keep its events."""
    s = State(rs)
    if listen:
        s.events = []
    s.push(F_SETUP, NOBODY, 0, 0, 0)
    settle(s)
    return s


def settle(s: State) -> None:
    """Do everything that asks nobody, up to the next question.

    A decision with a single option is not asked but carried out, unless its options depend on
    what others may not know. Until a question is reached the state asks nobody, so that an
    error on the way leaves nothing behind that could be answered.
    """
    s.asks = NOTHING
    while True:
        if s.top < 0:
            raise LuxorError("nothing is left on the stack: the game has no next question")
        kind = as_frame_kind(s.rs.frames[s.stack[s.top]])
        if kind.asks == NOTHING:
            kind.run(s)
            continue
        s.n_options = 0
        if kind.asks == DECISION:
            s.hold = 0
            kind.options(s)
            if s.n_options == 0:
                kind.skip(s)
                continue
            if s.n_options == 1 and not kind.private and not s.hold:
                kind.answer(s, s.options[0])
                continue
        elif kind.asks == CHANCE:
            check_pile(s)
        s.asks = kind.asks
        if s.events is not None:
            stack = [s.stack[i] for i in range(s.top + FRAME)]
            s.events.append((E_QUESTION_ASKED, asked_seat(s), s.stack[s.top], *stack))
        break


def resume(s: State) -> None:
    """Find the options of a state that was filled in or changed from outside."""
    if s.top < 0:
        raise LuxorError("nothing is left on the stack: the game has no next question")
    kind = as_frame_kind(s.rs.frames[s.stack[s.top]])
    s.n_options = 0
    s.asks = NOTHING
    if kind.asks == NOTHING:
        settle(s)
    elif kind.asks == DECISION:
        events = s.events
        s.events = None
        try:
            kind.options(s)
        finally:
            s.events = events
        s.asks = DECISION
    else:
        if kind.asks == CHANCE:
            check_pile(s)
        s.asks = kind.asks


def check_pile(s: State) -> None:
    """Refuse to ask chance for a draw from an empty pile."""
    if s.pile_size[s.stack[s.top + A]] <= 0:
        name = s.rs.pile_names[s.stack[s.top + A]]
        raise LuxorError(f"the pile {name!r} is empty: nothing can be drawn")


def take_stack(v: State, stack: tuple[int, ...]) -> None:
    """Follow a question: what is half done is the stack as it stands."""
    size = min(len(stack), MAX_STACK * FRAME)
    for i in range(size):
        v.stack[i] = stack[i]
    v.top = size - FRAME
    v.asks = v.rs.frames[v.stack[v.top]].asks


EVENTS = (
    Event(
        "question_asked",
        (
            Field("seat", d.SEAT_OR_NOBODY),
            Field("question", d.QUESTION),
            Field("stack", d.ANY),  # FRAME numbers for each frame
        ),
        lambda view, _seat, _question, *stack: take_stack(view, stack),
    ),
)


def answer(s: State, action: SupportsIndex) -> None:
    """Answer the question with one of its options, or with what chance brought; go on to the next.

    Raises ``MalformedActionError`` if the answer is no whole number, ``IllegalActionError`` if it
    is not possible now; the state stays as it was.
    """
    number = action if type(action) is int else as_number(action)
    if not 0 <= number < ACTIONS or not is_possible(s, number):
        if s.asks == DECISION:
            raise IllegalActionError(f"{number} is not possible now; the options are {s.legal()}")
        if s.asks == CHANCE:
            kinds = [kind for kind, _ in outcomes(s)]
            raise IllegalActionError(f"chance cannot bring {number} now; it can bring {kinds}")
        raise IllegalActionError(f"{number} is not possible: nobody is asked")
    answer_unchecked(s, number)


def is_possible(s: State, number: int) -> bool:
    """Return whether a number is one of the options, or of what chance may bring now."""
    if s.asks == DECISION:
        for i in range(s.n_options):
            if s.options[i] == number:
                return True
        return False
    if s.asks != CHANCE:
        return False
    pile = s.stack[s.top + A]
    i = number - s.rs.pile_first[pile]
    return 0 <= i < s.rs.pile_length[pile] and s.counts[s.rs.pile_start[pile] + i] > 0


def answer_unchecked(s: State, action: int) -> None:
    """Answer with what the caller has just read from the options, or drawn; go on to the next.

    Whether it is legal is not looked at, only whether it can be a number of an answer at all. From
    then on the state asks nobody, in case an error stops it half-way.
    """
    check_bounds("answer", action, 0, ACTIONS - 1)
    s.asks = NOTHING
    kind = as_frame_kind(s.rs.frames[s.stack[s.top]])
    kind.answer(s, action)
    settle(s)


def asked_seat(s: State) -> int:
    """Return the seat that is asked, or NOBODY."""
    return s.stack[s.top + SEAT] if s.asks == DECISION else NOBODY


def draw_outcome(s: State, rng: Rng) -> int:
    """Return what chance brings next: a kind drawn from the pile the top frame names.

    Raises ``IllegalActionError`` where chance is not asked.
    """
    possible = 0
    for _, weight in outcomes(s):
        possible += weight
    if possible <= 0 or possible < s.pile_size[s.stack[s.top + A]]:
        raise IllegalActionError("nothing can be drawn: chance is not asked")
    return draw_unchecked(s, rng)


def draw_unchecked(s: State, rng: Rng) -> int:
    """Do the same for callers that know that chance is asked; always a kind of the pile."""
    pile = s.stack[s.top + A]
    return pick(s, pile, rng.below(s.pile_size[pile]))


def pick(s: State, pile: int, left: int) -> int:
    """Return the kind after ``left`` others in the counts of a pile, or the last one there is."""
    rs = s.rs
    start = rs.pile_start[pile]
    last = rs.pile_length[pile] - 1
    for i in range(last):
        left -= s.counts[start + i]
        if left < 0:
            return rs.pile_first[pile] + i
    return rs.pile_first[pile] + last


def deal(s: State, rng: Rng) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while s.asks == CHANCE:
        answer_unchecked(s, draw_unchecked(s, rng))


def outcomes(s: State) -> list[tuple[int, int]]:
    """Return what chance may bring, as (kind, weight) pairs; nothing where it is not asked."""
    if s.asks != CHANCE:
        return []
    rs = s.rs
    pile = s.stack[s.top + A]
    start = rs.pile_start[pile]
    first = rs.pile_first[pile]
    return [
        (first + i, s.counts[start + i])
        for i in range(rs.pile_length[pile])
        if s.counts[start + i] > 0
    ]
