"""Moving adventurers along the path (M1 to M5, M8, M9), and the starter cards that do it (M3)."""

from __future__ import annotations

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.constants import (
        ACTIVE,
        ADJUST,
        ADVENTURERS,
        BACK,
        CHANCE,
        COULD,
        DECISION,
        E_CHOSE,
        E_COULD_MOVE,
        E_MOVED,
        E_NO_MOVE,
        E_RELEASED,
        E_ROLLED,
        EDGES,
        F_LAND,
        F_MOVE,
        F_ROLL,
        FIXED,
        MOVE,
        NO,
        NOWHERE,
        P_DIE,
        QUIET,
        RELEASED,
        SEAT,
        SLEEPING,
        SPAN,
        SPARE,
        STATUES,
        STRIDE,
        T_OSIRIS,
        THROWN,
        TWICE,
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
    """M1: return 1 if an active adventurer has a legal move of ``low`` to ``high`` tiles.

    No tile at all is not a move.
    """
    base = seat * ADVENTURERS
    if low == 0:
        low = 1
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


def somebody_active(s: State, seat: int) -> int:
    """Return 1 if a seat has an active adventurer."""
    for i in range(seat * ADVENTURERS, seat * ADVENTURERS + ADVENTURERS):
        if s.status[i] == ACTIVE:
            return 1
    return 0


def tell_could_move(s: State, seat: int) -> None:
    """E2: in this round somebody could move, and everybody knows it."""
    if not s.could_move & COULD:
        s.could_move = COULD
        if s.events is not None:
            s.events.append((E_COULD_MOVE, seat))


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
    if rs.on_landed:
        tell_landed(s, seat, adventurer)


def tell_landed(s: State, seat: int, adventurer: int) -> None:
    """Tell the modules that an adventurer's move has ended."""
    module: Module
    for module in s.rs.on_landed:
        module.landed(s, seat, adventurer)


def move_to(s: State, seat: int, adventurer: int, place: int, how: int) -> None:
    """Put an adventurer on another place; what it passes (M5) or enters (M6) has its effect."""
    rs = s.rs
    index = seat * ADVENTURERS + adventurer
    start = s.pos[index]
    s.pos[index] = place
    s.could_move = COULD
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


def offer_moves(s: State, seat: int, low: int, high: int, flags: int) -> None:
    """Offer every legal move of ``low`` to ``high`` tiles (Q2: 0 is an action without a move)."""
    base = seat * ADVENTURERS
    action = MOVE + 1
    start = low if low > 0 else 1
    active = 0
    for i in range(ADVENTURERS):
        index = base + i
        if s.status[index] == ACTIVE and not has_twin(s, index, i):
            active = 1
            place = s.pos[index]
            if flags & BACK:
                back = s.behind(place)
                if back > 0 and final_place(s, seat, back) != NOWHERE:
                    offer(s, action - 1)
            if low == 0 and s.tiles[place] != 0:
                offer(s, action)
            for _ in range(1, start):
                place = s.ahead[place]
            for n in range(start, high + 1):
                place = s.ahead[place]
                if flags & EDGES and low < n < high:
                    continue
                if final_place(s, seat, place) != NOWHERE:
                    offer(s, action + n)
        action += STRIDE
    if low == 0 and active:
        offer(s, NO)


def carry_out(s: State, seat: int, answer: int, low: int, high: int, flags: int) -> None:
    """Do a move that :func:`offer_moves` offered, and what follows from it (A1)."""
    adventurer = (answer - MOVE) // STRIDE
    steps = (answer - MOVE) % STRIDE - 1 if answer != NO else 0
    if s.rs.on_chosen:
        module: Module
        for module in s.rs.on_chosen:
            module.chosen(s, seat, steps, low, high, flags)
    if answer == NO:
        return
    if not flags & QUIET:
        push(s, F_LAND, seat, adventurer, 1 if flags & SPARE else 0, 0)
    if steps != 0:
        walk(s, seat, adventurer, steps)
    elif s.events is not None:
        s.events.append((E_CHOSE, seat, adventurer))


class Move(FrameKind):
    """Which adventurer, and how far (M1 to M3, M9).

    Arguments: the smallest and the largest number of tiles, and bits: BACK, SPARE, EDGES, FIXED,
    TWICE, QUIET.
    """

    def __init__(self) -> None:
        super().__init__("move", DECISION)

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        low = s.stack[s.top + A]
        high = s.stack[s.top + B]
        flags = s.stack[s.top + C]
        offer_moves(s, seat, low, high, flags)
        if s.n_options > 0 and s.rs.on_steps:
            module: Module
            for module in s.rs.on_steps:
                module.steps(s, seat, low, high, flags)
            s.sort_options()

    def answer(self, s: State, answer: int) -> None:
        seat = s.stack[s.top + SEAT]
        low = s.stack[s.top + A]
        high = s.stack[s.top + B]
        flags = s.stack[s.top + C]
        pop(s)
        carry_out(s, seat, answer, low, high, flags)

    def skip(self, s: State) -> None:
        """T6, T7: the card allows no move, so there is none, unless a power helps (C2)."""
        seat = s.stack[s.top + SEAT]
        low = s.stack[s.top + A]
        high = s.stack[s.top + B]
        flags = s.stack[s.top + C]
        pop(s)
        if not s.rs.on_stuck or not module_helps(s, seat, low, high, flags):
            tell_no_move(s, seat)


def module_helps(s: State, seat: int, low: int, high: int, flags: int) -> int:
    """Return 1 if a module has a question of its own where a card allows no move, else 0."""
    module: Module
    for module in s.rs.on_stuck:
        if module.stuck(s, seat, low, high, flags):
            return 1
    return 0


def tell_no_move(s: State, seat: int) -> None:
    """T6, T7: write the event that a card was played without a move."""
    if s.events is not None:
        s.events.append((E_NO_MOVE, seat))


class Roll(FrameKind):
    """The die is rolled for a card (M3, H1).

    Arguments: the pile of faces; the bits UP_TO, ADJUST, AGAIN; what a first card adds (Q3).
    """

    def __init__(self) -> None:
        super().__init__("roll", CHANCE)

    def answer(self, s: State, answer: int) -> None:
        seat = s.stack[s.top + SEAT]
        flags = s.stack[s.top + B]
        bonus = s.stack[s.top + C]
        pop(s)
        if s.events is not None:
            s.events.append((E_ROLLED, seat, answer))
        if not s.rs.on_rolled or not module_asks_back(s, seat, answer, flags, bonus):
            move_by_roll(s, seat, answer, flags, bonus)


def module_asks_back(s: State, seat: int, face: int, flags: int, bonus: int) -> int:
    """Return 1 if a module has a question about a roll before it counts, else 0."""
    module: Module
    for module in s.rs.on_rolled:
        if module.rolled(s, seat, face, flags, bonus):
            return 1
    return 0


def move_by_roll(s: State, seat: int, face: int, flags: int, bonus: int) -> None:
    """M3, H1, Q5: ask for the move that a rolled face allows."""
    if flags & UP_TO:
        push(s, F_MOVE, seat, 1, face, FIXED)
    elif flags & ADJUST:
        push_move(s, seat, face - 1, face + 1, 0, bonus)
    else:
        push_move(s, seat, face, face, 0, bonus)


def push_move(s: State, seat: int, low: int, high: int, flags: int, bonus: int) -> None:
    """Ask for a move of ``low`` to ``high`` tiles, and as many more as a first card adds (Q3)."""
    push(s, F_MOVE, seat, low + bonus, high + bonus, flags | TWICE if bonus else flags)


# --- starter cards ---------------------------------------------------------------------------


class NumberCard(CardFamily):
    """M3: one adventurer moves exactly that many tiles."""

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, value, value)

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        push_move(s, seat, value, value, 0, bonus)


class StepCard(CardFamily):
    """M3: one tile forward or one tile back; added to a first card, 1 more or less (Q3)."""

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return 1 if can_move(s, seat, 1, 1) or can_step_back(s, seat) else 0

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        if bonus > 0:
            push_move(s, seat, -1, 1, EDGES, bonus)
        else:
            push(s, F_MOVE, seat, 1, 1, BACK)


class DieCard(CardFamily):
    """M3, T7: roll, then one adventurer moves exactly that many tiles."""

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, 1, s.rs.pile_length[P_DIE])

    def span(self, s: State, value: int) -> int:
        return 1 << SPAN | s.rs.pile_length[P_DIE]

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        roll_for_card(s, seat, 0, bonus)


def roll_for_card(s: State, seat: int, flags: int, bonus: int) -> None:
    """Have the die rolled; that a face would allow a move counts as could move (T7, E2)."""
    if not s.could_move & COULD:
        more = 1 if flags & ADJUST else 0
        if can_move(s, seat, 1 - more + bonus, s.rs.pile_length[P_DIE] + more + bonus):
            tell_could_move(s, seat)
    push(s, F_ROLL, seat, P_DIE, flags, bonus)
