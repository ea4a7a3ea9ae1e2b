"""The Horus cards (H1 to H4) and the Horus board they are taken from (S4, T4)."""

from __future__ import annotations

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, WITH_ADVENTURER, Event, Field, NumberType, pile_named
from luxor.core.errors import LuxorError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.movement import (
        active_adventurers,
        can_move,
        final_place,
        move_to,
        offer_adventurers,
        roll_for_card,
        tell_landed,
        walk,
    )

HORUS_PILE = pile_named(*(f"horus{level + 1}" for level in range(LEVELS)))
ALL_STEPS = NumberType(
    "a number of tiles, such as 4 or 4|quiet",
    words=lambda _: [*map(str, range(1, QUIET)), *(f"{n}|quiet" for n in range(QUIET))],
    first=1,
)


# --- the Horus board -------------------------------------------------------------------------


def take_horus_card(s: State, seat: int, level: int) -> None:
    """A4, A6: take the open card of a pile from the Horus board."""
    check_bounds("level", level, 0, LEVELS - 1)
    card = s.tops[level]
    gain_horus_card(s, seat, level)
    for item in s.rs.on_horus_card:
        as_module(item).horus_card(s, seat, card, 1)


def gain_horus_card(s: State, seat: int, level: int) -> None:
    """T3: the open card of a pile goes into the middle of the hand, for all to see."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    check_bounds("level", level, 0, LEVELS - 1)
    if s.tops[level] == UNKNOWN:
        raise LuxorError(f"no card of level {level + 1} lies open")
    slot = s.hand_size[seat] // 2
    hand_over_horus_card(s, seat, level, s.tops[level], slot)
    if s.pile_size[P_HORUS + level] > 0:
        push(s, F_REVEAL, seat, P_HORUS + level, 0, 0)
    tell_gained(s, seat, slot)


def hand_over_horus_card(s: State, seat: int, level: int, card: int, slot: int) -> None:
    """T3: put the open card of a level into a hand, for all to see."""
    s.insert_card(seat, slot, card, (1 << s.rs.players) - 1, P_HORUS + level)
    s.tops[level] = UNKNOWN
    tell(s, E_HORUS_CARD_TAKEN, seat, level, card, slot)


def tell_gained(s: State, seat: int, slot: int) -> None:
    """Tell the modules that a card has come into a slot of a hand."""
    for item in s.rs.on_gained:
        as_module(item).gained(s, seat, slot)


class Reveal(FrameKind):
    """S4: the next card of a Horus pile lies open."""

    arguments = (Field("pile", HORUS_PILE),)
    has_seat = False

    def answer(self, s: State, answer: int) -> None:
        _, pile, _, _ = pop_frame(s)
        reveal_horus_card(s, pile - P_HORUS, answer)


def reveal_horus_card(s: State, level: int, card: int) -> None:
    """S4: lay the top card of a Horus pile open."""
    s.take_from_pile(P_HORUS + level, card)
    s.tops[level] = card
    tell(s, E_HORUS_CARD_REVEALED, level, card)


# --- cards that move one adventurer ----------------------------------------------------------


class RangeCard(CardFamily):
    """H1: one adventurer moves 1 to X tiles."""

    name = "range"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, 1, value)

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        push(s, F_MOVE, seat, 1, value, FIXED)


class RangeDieCard(CardFamily):
    """H1: roll, then one adventurer moves 1 tile up to the roll."""

    name = "range_die"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, 1, s.rs.pile_length[P_DIE])

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        roll_for_card(s, seat, UP_TO, 0)


class FewerCard(CardFamily):
    """H4: one adventurer moves exactly N tiles and needs one fewer for a treasure there."""

    name = "fewer"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, value, value)

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        push(s, F_MOVE, seat, value, value, SPARE | FIXED)


# --- last to second last ---------------------------------------------------------------------


def last_adventurer(s: State, seat: int) -> int:
    """H3: return the active adventurer furthest from the chamber, or NOWHERE."""
    last = NOWHERE
    base = seat * ADVENTURERS
    for i in range(ADVENTURERS):
        if s.status[base + i] == ACTIVE and (
            last == NOWHERE or s.pos[base + i] < s.pos[base + last]
        ):
            last = i
    return last


def second_last_place(s: State, seat: int, last: int) -> int:
    """H3: return the place of the next own active adventurer ahead, or NOWHERE.

    With none ahead it is the chamber, if an own adventurer is in it and there is a key.
    """
    base = seat * ADVENTURERS
    start = s.pos[base + last]
    target = NOWHERE
    inside = 0
    for i in range(base, base + ADVENTURERS):
        if s.status[i] == INSIDE:
            inside = 1
        elif (
            s.status[i] == ACTIVE and s.pos[i] > start and (target == NOWHERE or s.pos[i] < target)
        ):
            target = s.pos[i]
    if target == NOWHERE and inside and s.keys[seat] > 0:
        return s.rs.chamber
    return target


class LastCard(CardFamily):
    """H3: the last adventurer joins the second last."""

    name = "last"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        last = last_adventurer(s, seat)
        return 1 if last != NOWHERE and second_last_place(s, seat, last) != NOWHERE else 0

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        last = last_adventurer(s, seat)
        target = NOWHERE
        if last != NOWHERE:
            target = second_last_place(s, seat, last)
        if target == NOWHERE:
            tell(s, E_NOTHING_HAPPENED, seat, NOBODY, NO_LEGAL_MOVE)
        else:
            push(s, F_LAND, seat, last, 0, 0)
            move_to(s, seat, last, target, JOIN)
            tell_landed(s, seat, last)


# --- all forward -----------------------------------------------------------------------------


class AllCard(CardFamily):
    """H2: every active adventurer moves N tiles, then one of them does its action."""

    name = "all"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, value, value)

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        move_all(s, seat, value, 0)


def move_all(s: State, seat: int, steps: int, flags: int) -> None:
    """H2: have every active adventurer moved; with QUIET none of them does an action."""
    check_bounds("seat", seat, 0, s.rs.players - 1)
    check_bounds("move of a number of tiles of", steps, 1, QUIET - 1)
    check_bounds("way to move all but 0 and QUIET, such as", flags & ~QUIET, 0, 0)
    push(s, F_ALL, seat, steps | flags, active_adventurers(s, seat), 0)


def foremost(s: State, seat: int, among: int) -> int:
    """H2: return the adventurer nearest to the chamber among some (bits)."""
    best = NOWHERE
    base = seat * ADVENTURERS
    for i in range(ADVENTURERS):
        if among & 1 << i and (best == NOWHERE or s.pos[base + i] > s.pos[base + best]):
            best = i
    return best


class All(FrameKind):
    """H2: the adventurers move one by one, nearest to the chamber first.

    Those who have yet to move stand where they stood at the start, so the foremost of
    them is next.
    """

    arguments = (
        Field("steps", ALL_STEPS),
        Field("waiting", d.ADVENTURERS),
        Field("moved", d.ADVENTURERS),
    )

    def run(self, s: State) -> None:
        seat, flags, waiting, moved = top_frame(s)
        steps = flags & ~QUIET
        base = seat * ADVENTURERS
        if waiting:
            next_up = foremost(s, seat, waiting)
            s.stack[s.top + B] = waiting & ~(1 << next_up)
            place = s.pos[base + next_up]
            for _ in range(steps):
                place = s.ahead[place]
            if final_place(s, seat, place) != NOWHERE:
                s.stack[s.top + C] = moved | 1 << next_up
                walk(s, seat, next_up, steps)
        else:
            pop(s)
            if not moved:
                tell(s, E_NOTHING_HAPPENED, seat, NOBODY, NO_LEGAL_MOVE)
            elif not flags & QUIET:
                push(s, F_ACT, seat, moved, 0, 0)


class Act(FrameKind):
    """H2: one of the moved adventurers does the action of its tile."""

    arguments = (Field("moved", d.ADVENTURERS),)

    def options(self, s: State) -> None:
        seat, moved, _, _ = top_frame(s)
        offer_adventurers(s, seat, moved & active_adventurers(s, seat))

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        adventurer = (answer - MOVE) // STRIDE
        tell(s, E_ADVENTURER_CHOSEN, seat, adventurer)
        push(s, F_LAND, seat, adventurer, 0, 0)

    def skip(self, s: State) -> None:
        """H2: none of those that moved is still active."""
        seat = pop_seat(s)
        tell(s, E_NOTHING_HAPPENED, seat, NOBODY, NO_ACTIVE_ADVENTURER)


FRAMES: dict[int, FrameKind] = {
    F_REVEAL: Reveal("reveal", CHANCE),
    F_ALL: All("all", NOTHING),
    F_ACT: Act("act"),
}

CARD_FAMILIES: dict[int, CardFamily] = {
    C_RANGE: RangeCard(),
    C_RANGE_DIE: RangeDieCard(),
    C_FEWER: FewerCard(),
    C_LAST: LastCard(),
    C_ALL: AllCard(),
}

EVENTS = (
    Event("horus_card_revealed", (Field("level", d.LEVEL), d.WITH_CARD), reveal_horus_card),
    Event(
        "horus_card_taken",
        (BY_SEAT, Field("level", d.LEVEL), d.WITH_CARD, d.IN_SLOT),
        hand_over_horus_card,
    ),
    Event("adventurer_chosen", (BY_SEAT, WITH_ADVENTURER)),
)
