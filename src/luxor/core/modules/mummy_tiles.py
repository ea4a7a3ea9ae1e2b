"""What the mummy tiles do (Y10): :data:`EFFECTS` says it row by row, one of a few kinds each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from luxor.core.declarations import STEPS, Field, flags, plain

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.horus import last_adventurer, move_all
    from luxor.core.rules.landing import Take, available, take_joker, take_key
    from luxor.core.rules.movement import can_move, final_place
    from luxor.core.rules.starter_cards import carry_out
    from luxor.core.verbs import add_points, discard_card

from luxor.core.modules.hand_cards import add_move_card

if TYPE_CHECKING:
    from luxor.core.modules.mummy import Mummy

GOODS = {"scarab": SCARAB_BIT, "joker": JOKER_BIT, "key": KEY_BIT}
ANY_HORUS_CARD = HORUS_BIT * ((1 << LEVELS) - 1)
VOICELESS = QUIET | FIXED  # how F_MOVE is asked for a tile: no action follows, no power helps


class Effect:
    """What one kind of mummy tile does; ``n`` is the number it shows, 0 if none.

    Most tiles ask for more: they push :attr:`frame` with two arguments. One of the things in
    ``needs`` (bits) must be left, if there are any.
    """

    def __init__(self, n: int, price: int) -> None:
        self.n = n
        self.price = price
        self.frame = self.a = self.b = self.needs = 0

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        """Say what is pushed, and add the frames that it needs."""

    def useful(self, s: State, seat: int) -> int:
        """Return 1 if the effect would do something for a seat, else 0."""
        return available(s, self.needs) if self.needs else 1

    def do(self, s: State, seat: int) -> None:
        """Do it, or push what asks for more."""
        push(s, self.frame, seat, self.a, self.b, 0)


# --- things and points -----------------------------------------------------------------------


class Points(Effect):
    """*2 VP*."""

    def points(self, s: State, seat: int) -> int:
        """Return how many points it brings."""
        return self.n

    def useful(self, s: State, seat: int) -> int:
        return 1 if self.points(s, seat) > 0 else 0

    def do(self, s: State, seat: int) -> None:
        add_points(s, seat, self.points(s, seat))


class LowestTreasure(Points):
    """The points of the lowest treasure that lies open on the board."""

    def points(self, s: State, seat: int) -> int:
        lowest = -1
        for space in range(1, s.rs.chamber):
            tile = s.tiles[space]
            if s.rs.tile_family[tile] == T_TREASURE:
                points = s.rs.tile_value[tile]
                if lowest < 0 or points < lowest:
                    lowest = points
        return lowest


class Pairs(Points):
    """2 VP for each pair of own treasure tiles, jokers not counted."""

    def points(self, s: State, seat: int) -> int:
        tiles = 0
        for i in range(TREASURE_TYPES):
            tiles += s.treasures[seat * TREASURE_TYPES + i]
        return self.n * (tiles // 2)


class Keys(Effect):
    """*2 keys*, or what is left of them."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        self.needs = KEY_BIT

    def do(self, s: State, seat: int) -> None:
        for _ in range(min(self.n, s.key_supply)):
            take_key(s, seat)


class Scarab(Effect):
    """A scarab from the supply."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        self.frame, self.a, self.needs = F_SCARAB, P_SCARAB, SCARAB_BIT


class SeveralThings(Effect):
    """Some different ones of three things, as far as there are any."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        self.frame = rs.add_frame(TakeSeveral("take_several"))
        table: Any = rs.edition.modules[mummy.name]
        self.a = self.needs = sum(GOODS[name] for name in table["two_of_three"])
        self.b = self.n


class TakeSeveral(Take):
    """One of several things, then another one."""

    arguments = (
        Field("things", flags("things", "key", "joker", "scarab")),
        Field("number", plain("how many", 1, 3)),
    )

    def answer(self, s: State, answer: int) -> None:
        kind = s.stack[s.top]
        seat, things, left, _ = pop_frame(s)
        if left > 1:
            push(s, kind, seat, things & ~(1 << (answer - TAKE_KEY)), left - 1, 0)
        if answer == TAKE_KEY:
            take_key(s, seat)
        elif answer == TAKE_JOKER:
            take_joker(s, seat)
        else:
            push(s, F_SCARAB, seat, P_SCARAB, 0, 0)


class SwapScarab(Effect):
    """An own scarab goes back to the box, a new one is taken."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        self.frame = rs.add_frame(GiveScarab(mummy))

    def useful(self, s: State, seat: int) -> int:
        return available(s, SCARAB_BIT) if s.scarab_count[seat] > 0 else 0


class GiveScarab(FrameKind):
    """Which own scarab goes; only its owner knows."""

    def __init__(self, mummy: Mummy) -> None:
        super().__init__("give_scarab", private=True)
        self.mummy = mummy

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        for kind in range(s.rs.scarab_kinds):
            if s.scarabs[seat * MAX_SCARABS + kind] > 0:
                offer(s, GIVE_SCARAB + kind)

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        push(s, F_SCARAB, seat, P_SCARAB, 0, 0)
        self.mummy.return_scarab(s, seat, answer - GIVE_SCARAB)


# --- cards -----------------------------------------------------------------------------------


class NewHand(Effect):
    """All cards are discarded and five new ones drawn, from left to right."""

    def do(self, s: State, seat: int) -> None:
        for _ in range(s.hand_size[seat]):
            discard_card(s, seat, 0)
        push(s, F_NEW_HAND, seat, P_DRAW, 0, 0)


class MoveOneCard(Effect):
    """One card of the hand goes to another place."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        self.frame = add_move_card(rs)

    def useful(self, s: State, seat: int) -> int:
        return 1 if s.hand_size[seat] > 1 else 0


class HorusCard(Effect):
    """A hand card is discarded, and an open Horus card taken; the mummy does not move."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        self.frame = rs.add_frame(DiscardForHorus("discard"))
        self.needs = ANY_HORUS_CARD


class DiscardForHorus(FrameKind):
    """Which card of the hand is discarded for a Horus card."""

    def options(self, s: State) -> None:
        for slot in range(s.hand_size[s.stack[s.top + SEAT]]):
            offer(s, SLOT + slot)

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        discard_card(s, seat, answer - SLOT)
        push(s, F_TAKE, seat, ANY_HORUS_CARD, QUIET, 0)


# --- moves -----------------------------------------------------------------------------------


class Step(Effect):
    """One active adventurer moves so many tiles, without an action."""

    def useful(self, s: State, seat: int) -> int:
        return can_move(s, seat, self.n, self.n)

    def do(self, s: State, seat: int) -> None:
        push(s, F_MOVE, seat, self.n, self.n, VOICELESS)


class All(Step):
    """Every active adventurer moves so many tiles, without an action."""

    def do(self, s: State, seat: int) -> None:
        move_all(s, seat, self.n, QUIET)


class Rearmost(Effect):
    """The active adventurer nearest the stairs moves 1 to so many tiles, without an action."""

    def compile(self, rs: Ruleset, mummy: Mummy) -> None:
        number = rs.find_frame("rearmost")
        self.frame = rs.add_frame(MoveRearmost("rearmost")) if number is None else number
        self.a = self.n

    def useful(self, s: State, seat: int) -> int:
        last = last_adventurer(s, seat)
        if last != NOWHERE:
            place = s.pos[seat * ADVENTURERS + last]
            for _ in range(self.n):
                place = s.ahead[place]
                if final_place(s, seat, place) != NOWHERE:
                    return 1
        return 0


class MoveRearmost(FrameKind):
    """How far the rearmost adventurer moves."""

    arguments = (Field("high", STEPS),)

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        last = last_adventurer(s, seat)
        if last == NOWHERE:
            return
        place = s.pos[seat * ADVENTURERS + last]
        for n in range(1, s.stack[s.top + A] + 1):
            place = s.ahead[place]
            if final_place(s, seat, place) != NOWHERE:
                offer(s, MOVE + last * STRIDE + n + 1)

    def answer(self, s: State, answer: int) -> None:
        seat, most, _, _ = pop_frame(s)
        carry_out(s, seat, answer, 1, most, VOICELESS)


class ExtraTurn(Effect):
    """One more turn, when this one is complete."""

    def useful(self, s: State, seat: int) -> int:
        return 1 if s.queued < MAX_QUEUE else 0

    def do(self, s: State, seat: int) -> None:
        s.grant_turn(seat)


EFFECTS: dict[str, tuple[type[Effect], int]] = {
    "move_card": (MoveOneCard, 0),
    "swap_scarab": (SwapScarab, 0),
    "single_step": (Step, 1),
    "new_hand": (NewHand, 0),
    "points_2": (Points, 2),
    "rearmost_2": (Rearmost, 2),
    "horus_card": (HorusCard, 0),
    "scarab": (Scarab, 0),
    "lowest_treasure": (LowestTreasure, 0),
    "keys_2": (Keys, 2),
    "two_of_three": (SeveralThings, 2),
    "rearmost_4": (Rearmost, 4),
    "pairs": (Pairs, 2),
    "all_4": (All, 4),
    "extra_turn": (ExtraTurn, 0),
}
"""Kind and number of every effect, by its name in the edition."""
