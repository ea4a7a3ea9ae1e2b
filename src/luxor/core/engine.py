"""Drives a state from question to question.

Three calls are enough to play: :func:`new_game`, :func:`deal` (or :func:`answer`) where chance is
asked, :func:`answer` where a seat is asked. They change the state they get; copy it first to keep
it. They trust their caller: an answer must be one of the options (:func:`luxor.core.nodes.apply`
checks, and says what is wrong).
"""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import (
        CHANCE,
        DECISION,
        E_ASKED,
        F_SETUP,
        FRAME,
        NOBODY,
        NOTHING,
        SEAT,
        A,
    )
    from luxor.core.inline import as_frame_kind
    from luxor.core.rng import Rng
    from luxor.core.ruleset import Ruleset
    from luxor.core.state import State


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
    what others may not know.
    """
    while True:
        kind = as_frame_kind(s.rs.frames[s.stack[s.top]])
        if kind.asks == NOTHING:
            kind.run(s)
            continue
        s.n_options = 0
        s.asks = kind.asks
        if kind.asks == DECISION:
            s.hold = 0
            kind.options(s)
            if s.n_options == 0:
                kind.skip(s)
                continue
            if s.n_options == 1 and not kind.private and not s.hold:
                kind.answer(s, s.options[0])
                continue
        if s.events is not None:
            tell_question(s)
        break


def resume(s: State) -> None:
    """Find the options of a state that was filled in or changed from outside."""
    events = s.events
    s.events = None
    kind = as_frame_kind(s.rs.frames[s.stack[s.top]])
    s.n_options = 0
    s.asks = kind.asks
    if kind.asks == DECISION:
        kind.options(s)
    s.events = events
    if kind.asks == NOTHING:
        settle(s)


def tell_question(s: State) -> None:
    """Write the event that somebody is asked, with the stack as it stands."""
    if s.events is not None:
        seat = s.stack[s.top + SEAT] if s.asks == DECISION else NOBODY
        stack = [s.stack[i] for i in range(s.top + FRAME)]
        s.events.append((E_ASKED, seat, s.stack[s.top], *stack))


def answer(s: State, action: int) -> None:
    """Answer the question with a legal action, or with what chance brought; go on to the next."""
    kind = as_frame_kind(s.rs.frames[s.stack[s.top]])
    kind.answer(s, action)
    settle(s)


def asked_seat(s: State) -> int:
    """Return the seat that is asked, or NOBODY."""
    return s.stack[s.top + SEAT] if s.asks == DECISION else NOBODY


def draw_outcome(s: State, rng: Rng) -> int:
    """Return what chance brings next: a kind drawn from the pile the top frame names."""
    rs = s.rs
    pile = s.stack[s.top + A]
    left = rng.below(s.pile_size[pile])
    i = rs.pile_start[pile]
    count = s.counts[i]
    while left >= count:
        left -= count
        i += 1
        count = s.counts[i]
    return i - rs.pile_start[pile] + rs.pile_first[pile]


def deal(s: State, rng: Rng) -> None:
    """Let chance answer until a seat is asked or the game is over."""
    while s.asks == CHANCE:
        answer(s, draw_outcome(s, rng))


def outcomes(s: State) -> list[tuple[int, int]]:
    """Return what chance may bring, as (kind, weight) pairs with weights above 0."""
    rs = s.rs
    pile = s.stack[s.top + A]
    start = rs.pile_start[pile]
    first = rs.pile_first[pile]
    return [
        (first + i, s.counts[start + i])
        for i in range(rs.pile_length[pile])
        if s.counts[start + i] > 0
    ]
