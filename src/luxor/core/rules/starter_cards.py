"""The starter cards (M3), and the questions that cards lead to: which adventurer, how far (M9)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Event, Field, pile_named

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.landing import do_tile
    from luxor.core.rules.movement import (
        can_move,
        can_step_back,
        offer_numbers,
        roll_for_card,
        walk,
    )


# --- which adventurer, and how far -----------------------------------------------------------


class Move(FrameKind):
    """Which adventurer, and how far (M1 to M3, M9)."""

    arguments = (
        Field("low", d.STEPS),
        Field("high", d.STEPS),
        Field("flags", d.MOVE_FLAGS),
    )

    def options(self, s: State) -> None:
        seat, low, high, flags = top_frame(s)
        offer_numbers(s, seat, low, high, flags)
        found = s.n_options
        if found > 0 and s.rs.on_steps:
            for item in s.rs.on_steps:
                as_module(item).steps(s, seat, low, high, flags)
            if s.n_options != found:
                s.sort_options()

    def answer(self, s: State, answer: int) -> None:
        seat, low, high, flags = pop_frame(s)
        carry_out(s, seat, answer, low, high, flags)

    def skip(self, s: State) -> None:
        """T6, T7: the card allows no move, so there is none, unless a power helps (C2)."""
        seat, low, high, flags = pop_frame(s)
        for item in s.rs.on_stuck:
            if as_module(item).stuck(s, seat, low, high, flags):
                return
        tell(s, E_NOTHING_HAPPENED, seat, NOBODY, NO_LEGAL_MOVE)


def carry_out(s: State, seat: int, answer: int, low: int, high: int, flags: int) -> None:
    """Do a move that :func:`offer_numbers` offered, and what follows from it (A1)."""
    adventurer = (answer - MOVE) // STRIDE
    steps = (answer - MOVE) % STRIDE - 1 if answer != NO else 0
    if s.rs.on_chosen:
        for item in s.rs.on_chosen:
            as_module(item).chosen(s, seat, steps, low, high, flags)
    if answer == NO:
        tell(s, E_NOTHING_HAPPENED, seat, NOBODY, DECLINED)
    else:
        spare = 1 if flags & SPARE else 0
        if not flags & QUIET:
            push(s, F_LAND, seat, adventurer, spare, 0)
        before = s.top
        if steps != 0:
            walk(s, seat, adventurer, steps)
        else:
            tell(s, E_ADVENTURER_CHOSEN, seat, adventurer)
        if s.top == before and not flags & QUIET:  # nobody is asked anything in between
            pop(s)
            do_tile(s, seat, adventurer, spare)


# --- the die -----------------------------------------------------------------------------------


class Roll(FrameKind):
    """The die is rolled for a card (M3, H1). A first card may add a bonus (Q3)."""

    arguments = (
        Field("pile", pile_named("die")),
        Field("flags", d.ROLL_FLAGS),
        Field("bonus", d.BONUS),
    )

    def answer(self, s: State, answer: int) -> None:
        seat, _, flags, bonus = pop_frame(s)
        tell(s, E_DIE_ROLLED, seat, answer)
        for item in s.rs.on_rolled:
            if as_module(item).rolled(s, seat, answer, flags, bonus):
                return
        move_by_roll(s, seat, answer, flags, bonus)


def move_by_roll(s: State, seat: int, face: int, flags: int, bonus: int) -> None:
    """M3, H1, Q5: ask for the move that a rolled face allows."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    check_bounds("face of the die", face, 1, s.rs.pile_length[P_DIE])
    check_bounds("bonus", bonus, 0, STRIDE - 1)
    if flags & UP_TO:
        push(s, F_MOVE, seat, 1, face, FIXED)
    elif flags & ADJUST:
        push_move(s, seat, face - 1, face + 1, FLOOR if bonus and face == 1 else 0, bonus)
    else:
        push_move(s, seat, face, face, 0, bonus)


def push_move(s: State, seat: int, low: int, high: int, flags: int, bonus: int) -> None:
    """Ask for a move of ``low`` to ``high`` tiles, and as many more as a first card adds (Q3)."""
    push(s, F_MOVE, seat, low + bonus, high + bonus, flags | TWICE if bonus else flags)


# --- the cards ---------------------------------------------------------------------------


class NumberCard(CardFamily):
    """M3: one adventurer moves exactly that many tiles."""

    name = "number"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, value, value)

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        push_move(s, seat, value, value, 0, bonus)


class StepCard(CardFamily):
    """M3: one tile forward or one tile back; added to a first card, 1 more or less (Q3)."""

    name = "step"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return 1 if can_move(s, seat, 1, 1) or can_step_back(s, seat) else 0

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        if bonus > 0:
            push_move(s, seat, -1, 1, EDGES, bonus)
        else:
            push(s, F_MOVE, seat, 1, 1, BACK)


class DieCard(CardFamily):
    """M3, T7: roll, then one adventurer moves exactly that many tiles."""

    name = "die"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, 1, s.rs.pile_length[P_DIE])

    def span(self, s: State, value: int) -> int:
        return 1 << SPAN | s.rs.pile_length[P_DIE]

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        roll_for_card(s, seat, 0, bonus)


FRAMES: dict[int, FrameKind] = {
    F_MOVE: Move("move"),
    F_ROLL: Roll("roll", CHANCE),
}

CARD_FAMILIES: dict[int, CardFamily] = {
    C_NUMBER: NumberCard(),
    C_STEP: StepCard(),
    C_DIE: DieCard(),
}

EVENTS = (Event("die_rolled", (BY_SEAT, Field("face", d.FACE))),)
