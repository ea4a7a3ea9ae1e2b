"""Moving adventurers along the path (M1 to M5, M8, M9), and the starter cards that do it (M3)."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import (
        ACTIVE,
        ADVENTURERS,
        BACK,
        CHANCE,
        DECISION,
        E_COULD_MOVE,
        E_MOVED,
        E_NO_MOVE,
        E_RELEASED,
        E_ROLLED,
        F_LAND,
        F_MOVE,
        F_ROLL,
        MOVE,
        NOWHERE,
        P_DIE,
        RELEASED,
        SEAT,
        SLEEPING,
        SPARE,
        STATUES,
        STRIDE,
        T_OSIRIS,
        THROWN,
        UP_TO,
        WALK,
        A,
        B,
        C,
    )
    from luxor.core.inline import offer, pop, push
    from luxor.core.kinds import CardFamily, FrameKind
    from luxor.core.module import Module
    from luxor.core.rules.tomb import enter_tomb, may_enter
    from luxor.core.state import State


# --- where a move ends -----------------------------------------------------------------------


def final_place(s: State, seat: int, place: int) -> int:
    """M6, M8: return where an adventurer that comes to ``place`` stays, or NOWHERE.

    An Osiris tile throws it on, again and again; the chamber takes it by exact count and for a
    key only, so a throw beyond the chamber makes the whole move illegal.
    """
    while place < s.rs.chamber:
        tile = s.tiles[place]
        if s.rs.tile_family[tile] != T_OSIRIS:
            return place
        for _ in range(s.rs.tile_value[tile]):
            place = s.ahead[place]
    return place if place == s.rs.chamber and may_enter(s, seat) else NOWHERE


def has_twin(s: State, index: int, adventurer: int) -> int:
    """Return 1 if an earlier active adventurer of the seat stands on the same place.

    The two are the same to move, and equal choices appear once.
    """
    place = s.pos[index]
    for i in range(index - adventurer, index):
        if s.pos[i] == place and s.status[i] == ACTIVE:
            return 1
    return 0


def can_move(s: State, seat: int, low: int, high: int) -> int:
    """M1: return 1 if an active adventurer has a legal move of ``low`` to ``high`` tiles."""
    base = seat * ADVENTURERS
    for i in range(base, base + ADVENTURERS):
        if s.status[i] == ACTIVE:
            place = s.pos[i]
            for _ in range(1, low):
                place = s.ahead[place]
            for _ in range(low, high + 1):
                place = s.ahead[place]
                if final_place(s, seat, place) != NOWHERE:
                    return 1
    return 0


def can_step_back(s: State, seat: int) -> int:
    """M3, M4: return 1 if an active adventurer can go one tile back."""
    base = seat * ADVENTURERS
    for i in range(base, base + ADVENTURERS):
        if s.status[i] == ACTIVE:
            place = s.behind(s.pos[i])
            if place > 0 and final_place(s, seat, place) != NOWHERE:
                return 1
    return 0


# --- going there -----------------------------------------------------------------------------


def walk(s: State, seat: int, adventurer: int, steps: int) -> None:
    """M1, M2, M8: move an adventurer that many tiles (-1: one back), and on from Osiris tiles."""
    rs = s.rs
    index = seat * ADVENTURERS + adventurer
    place = s.pos[index]
    if steps < 0:
        place = s.behind(place)
    else:
        for _ in range(steps):
            place = s.ahead[place]
    move_to(s, seat, adventurer, place, WALK)
    while place < rs.chamber and rs.tile_family[s.tiles[place]] == T_OSIRIS:
        for _ in range(rs.tile_value[s.tiles[place]]):
            place = s.ahead[place]
        move_to(s, seat, adventurer, place, THROWN)


def move_to(s: State, seat: int, adventurer: int, place: int, how: int) -> None:
    """Put an adventurer on another place; what it passes (M5) or enters (M6) has its effect."""
    rs = s.rs
    index = seat * ADVENTURERS + adventurer
    start = s.pos[index]
    s.pos[index] = place
    s.could_move = 1
    if s.events is not None:
        s.events.append((E_MOVED, seat, adventurer, start, place, how))
    if start <= rs.statues[STATUES - 1]:
        for statue in range(STATUES):
            if start <= rs.statues[statue] < place:
                pass_statue(s, seat, statue)
    if place == rs.chamber:
        enter_tomb(s, seat, adventurer)


def pass_statue(s: State, seat: int, statue: int) -> None:
    """M5: stand the own adventurer that lies at a passed statue on the stairs."""
    adventurer = ADVENTURERS - STATUES + statue
    index = seat * ADVENTURERS + adventurer
    if s.status[index] == SLEEPING:
        s.status[index] = RELEASED
        if s.events is not None:
            s.events.append((E_RELEASED, seat, adventurer, statue))
        if s.rs.on_entered:
            module: Module
            for module in s.rs.on_entered:
                module.entered(s, seat, adventurer)


# --- questions -------------------------------------------------------------------------------


class Move(FrameKind):
    """Which adventurer, and how far (M1 to M3, M9).

    Arguments: the smallest and the largest number of tiles, and the bits BACK and SPARE.
    """

    def __init__(self) -> None:
        super().__init__("move", DECISION)

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        low = s.stack[s.top + A]
        high = s.stack[s.top + B]
        flags = s.stack[s.top + C]
        base = seat * ADVENTURERS
        action = MOVE + 1
        for i in range(ADVENTURERS):
            index = base + i
            if s.status[index] == ACTIVE and not has_twin(s, index, i):
                place = s.pos[index]
                if flags & BACK:
                    back = s.behind(place)
                    if back > 0 and final_place(s, seat, back) != NOWHERE:
                        offer(s, action - 1)
                for _ in range(1, low):
                    place = s.ahead[place]
                for n in range(low, high + 1):
                    place = s.ahead[place]
                    if final_place(s, seat, place) != NOWHERE:
                        offer(s, action + n)
            action += STRIDE
        if s.rs.on_steps:
            module: Module
            for module in s.rs.on_steps:
                module.steps(s, seat)
            s.sort_options()

    def answer(self, s: State, answer: int) -> None:
        seat = s.stack[s.top + SEAT]
        spare = 1 if s.stack[s.top + C] & SPARE else 0
        adventurer = (answer - MOVE) // STRIDE
        steps = (answer - MOVE) % STRIDE - 1
        pop(s)
        push(s, F_LAND, seat, adventurer, spare, 0)
        walk(s, seat, adventurer, steps)

    def skip(self, s: State) -> None:
        """T6, T7: the card allows no move, so there is none."""
        seat = s.stack[s.top + SEAT]
        pop(s)
        if s.events is not None:
            s.events.append((E_NO_MOVE, seat))


class Roll(FrameKind):
    """The die is rolled for a card (M3, H1). Arguments: the pile of faces; UP_TO or 0."""

    def __init__(self) -> None:
        super().__init__("roll", CHANCE)

    def answer(self, s: State, answer: int) -> None:
        seat = s.stack[s.top + SEAT]
        low = 1 if s.stack[s.top + B] & UP_TO else answer
        pop(s)
        if s.events is not None:
            s.events.append((E_ROLLED, seat, answer))
        push(s, F_MOVE, seat, low, answer, 0)
        if s.rs.on_rolled:
            module: Module
            for module in s.rs.on_rolled:
                module.rolled(s, seat, answer)


# --- starter cards ---------------------------------------------------------------------------


class NumberCard(CardFamily):
    """M3: one adventurer moves exactly that many tiles."""

    def playable(self, s: State, seat: int, value: int) -> int:
        return can_move(s, seat, value, value)

    def play(self, s: State, seat: int, value: int) -> None:
        push(s, F_MOVE, seat, value, value, 0)


class StepCard(CardFamily):
    """M3: one adventurer moves one tile forward or one tile back."""

    def playable(self, s: State, seat: int, value: int) -> int:
        return 1 if can_move(s, seat, 1, 1) or can_step_back(s, seat) else 0

    def play(self, s: State, seat: int, value: int) -> None:
        push(s, F_MOVE, seat, 1, 1, BACK)


class DieCard(CardFamily):
    """M3, T7: roll, then one adventurer moves exactly that many tiles."""

    def playable(self, s: State, seat: int, value: int) -> int:
        return can_move(s, seat, 1, s.rs.pile_length[P_DIE])

    def play(self, s: State, seat: int, value: int) -> None:
        roll_for_card(s, seat, 0)


def roll_for_card(s: State, seat: int, flags: int) -> None:
    """Have the die rolled; that a face would allow a move counts as could move (T7, E2)."""
    if can_move(s, seat, 1, s.rs.pile_length[P_DIE]):
        s.could_move = 1
        if s.events is not None:
            s.events.append((E_COULD_MOVE, seat))
    push(s, F_ROLL, seat, P_DIE, flags, 0)
