"""Module 2, equipment (Q1 to Q5): each player starts with cards of the own colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from luxor.core.declarations import SLOT as HAND_SLOT
from luxor.core.declarations import Field, Statistic, plain
from luxor.core.edition import MAX_COPIES
from luxor.core.edition_schema import MAX_TOTAL, Copies, Finding, Number, Table, adds_up, check

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.kinds import reachable
    from luxor.core.rules.movement import (
        active_adventurers,
        can_move,
        roll_for_card,
        tell_could_move,
    )
    from luxor.core.rules.starter_cards import push_move
    from luxor.core.rules.turn import lay_card, tell_could_move_secretly
    from luxor.core.verbs import move_card

if TYPE_CHECKING:
    from collections.abc import Iterable


CARDS: dict[str, tuple[str, int]] = {
    "0": ("zero", 0),
    "1+": ("plus", 1),
    "2+": ("plus", 2),
    "3+": ("plus", 3),
    "6": ("number", 6),
    "die+-1": ("adjusted_die", 0),
}
"""Family and value of each card, by its name in the edition (Q2, Q3, Q5)."""


@check("total", "per_colour", "players.max")
def find_wrong_total(total: int, per_colour: int, players: int) -> Iterable[Finding]:
    """Q1: yield a total that does not fit the colours."""
    if total != per_colour * players:
        wrong = f"{total} declared, but {players} colours have {per_colour} each"
        yield "total", wrong, str(per_colour * players)


class Equipment(Module):
    """Q1: everybody has seven cards of the own colour and starts with five of them.

    Each colour is a pile of its own; the two cards that are set aside stay in it.
    """

    name = "equipment"
    title = "Equipment"
    recommended_for = (5,)
    edition_table: ClassVar[Table | None] = Table(
        {
            "total": Number(0, MAX_TOTAL),
            "per_colour": Number(HAND, MAX_COPIES),
            "cards": Copies(tuple(CARDS)),
        },
        checks=(adds_up("per_colour", "cards"), find_wrong_total),
    )
    statistics: ClassVar[tuple[Statistic, ...]] = (
        Statistic("played_zero"),
        Statistic("played_plus"),
        Statistic("played_adjusted_die"),
    )

    def add_cards(self, rs: Ruleset) -> None:
        table: Any = rs.edition.modules[self.name]
        self.plus = PlusCard()
        families: dict[str, CardFamily] = {
            "zero": ZeroCard(),
            "plus": self.plus,
            "adjusted_die": AdjustedDieCard(),
        }
        numbers = {"number": C_NUMBER}
        for name, family in families.items():
            numbers[name] = len(rs.card_families)
            rs.card_families.append(family)
        self.first = rs.card_kinds
        self.copies = []
        for name, (family_name, value) in CARDS.items():
            shown = name if name not in rs.card_names else f"{name}e"
            rs.add_card(shown, numbers[family_name], value, 0)
            self.copies.append(table["cards"].get(name, 0))

    def compile(self, rs: Ruleset) -> None:
        names = rs.card_names[self.first : self.first + len(CARDS)]
        self.kits = rs.piles
        for seat in range(rs.players):
            rs.add_pile(f"kit{seat + 1}", self.first, self.copies, names)
        self.plus.second = rs.add_frame(Second("second", DECISION, private=True))
        self.side = rs.add_frame(Side("side"))

    def deal_hands(self, s: State) -> int:
        """Q1: five cards of the own colour, in the order in which they come."""
        for seat in range(s.rs.players - 1, -1, -1):
            push(s, F_NEW_HAND, seat, self.kits + seat, 0, 0)
        return 1

    def gained(self, s: State, seat: int, slot: int) -> None:
        """Q4: after two cards the first one gained becomes second from the left or the right."""
        if s.hand_size[seat] == HAND - 1:
            push(s, self.side, seat, slot, 0, 0)


class ZeroCard(CardFamily):
    """Q2: one active adventurer does not move and may do the action of its tile."""

    name = "zero"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return STAYS if active_adventurers(s, seat) else 0

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        push_move(s, seat, 0, 0, FLOOR if bonus else 0, bonus)


class AdjustedDieCard(CardFamily):
    """Q5: roll, then one adventurer moves the roll, or one tile more or less."""

    name = "adjusted_die"

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        return can_move(s, seat, 1, s.rs.pile_length[P_DIE] + 1)

    def span(self, s: State, value: int) -> int:
        return s.rs.pile_length[P_DIE] + 1

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        roll_for_card(s, seat, ADJUST, bonus)


# --- N+ --------------------------------------------------------------------------------------


class PlusCard(CardFamily):
    """Q3: N tiles, or the sum of N and one more end card; added to another card it counts N."""

    name = "plus"

    def __init__(self) -> None:
        self.second = 0  # the frame that asks for one more card

    def playable(self, s: State, seat: int, value: int, slot: int) -> int:
        if can_move(s, seat, value, value):
            return MOVES
        if slot != NOWHERE:
            last = s.hand_size[seat] - 1
            inner = 1 if slot == 0 else last - 1
            outer = last if slot == 0 else 0
            if (sum_allows(s, seat, value, inner) | sum_allows(s, seat, value, outer)) & MOVES:
                return MOVES
        return 0

    def powered(self, s: State, seat: int, card: int, slot: int) -> int:
        value = s.rs.card_value[card]
        if reachable(s, seat, value, value, 0):
            return 1
        if slot == NOWHERE:
            return reachable(s, seat, value - 1, (1 << SPAN) - 1, TWICE)
        last = s.hand_size[seat] - 1
        inner = 1 if slot == 0 else last - 1
        outer = last if slot == 0 else 0
        return sum_is_powered(s, seat, value, inner) or sum_is_powered(s, seat, value, outer)

    def play(self, s: State, seat: int, value: int, bonus: int) -> None:
        if bonus > 0:
            push_move(s, seat, value, value, 0, bonus)
        else:
            push(s, self.second, seat, value, 0, 0)


def sum_span(s: State, seat: int, value: int, slot: int) -> int:
    """Return the lowest and highest sum of N and the card at a slot, as a span; -1 if none."""
    rs = s.rs
    card = s.hand[seat * HAND + slot] if slot >= 0 else UNKNOWN
    if card == UNKNOWN or rs.card_eyes[card] > 0:
        return -1
    if rs.card_family[card] == C_STEP:
        return (value - 1) << SPAN | value + 1
    family = as_card_family(rs.card_families[rs.card_family[card]])
    return family.span(s, rs.card_value[card]) + (value << SPAN | value)


def sum_flags(s: State, seat: int, slot: int) -> int:
    """Return the bits of a move by two cards, the second of them at a slot."""
    rs = s.rs
    card = s.hand[seat * HAND + slot]
    if rs.card_family[card] == C_STEP:
        return TWICE | EDGES
    family = as_card_family(rs.card_families[rs.card_family[card]])
    return TWICE if family.span(s, rs.card_value[card]) >> SPAN else TWICE | FLOOR


def sum_allows(s: State, seat: int, value: int, slot: int) -> int:
    """Q3: return MOVES if a sum of N and the card at a slot allows a move, STAYS if it may be 0."""
    span = sum_span(s, seat, value, slot)
    if span < 0:
        return 0
    low = span >> SPAN
    high = span & (1 << SPAN) - 1
    if sum_flags(s, seat, slot) & EDGES:
        moves = can_move(s, seat, high, high) or (low > 0 and can_move(s, seat, low, low))
    else:
        moves = can_move(s, seat, max(low, 1), high)
    if moves:
        return MOVES
    return STAYS if low == 0 and active_adventurers(s, seat) else 0


def sum_is_powered(s: State, seat: int, value: int, slot: int) -> int:
    """Return 1 if a power turns a sum of N and the card at a slot into a move or a 0, else 0."""
    span = sum_span(s, seat, value, slot)
    if span < 0:
        return 0
    flags = sum_flags(s, seat, slot)
    return reachable(s, seat, span >> SPAN, span & (1 << SPAN) - 1, flags)


class Second(FrameKind):
    """Q3: one more end card, or none."""

    arguments = (Field("number", plain("the number of the first card", 1, 3)),)

    def options(self, s: State) -> None:
        seat, value, _, _ = top_frame(s)
        last = s.hand_size[seat] - 1
        left = sum_allows(s, seat, value, 0)
        right = sum_allows(s, seat, value, last)
        alone = can_move(s, seat, value, value)
        must = left | right  # whether a second card is due where N alone does not do
        if s.rs.on_reaches:
            left_power = sum_is_powered(s, seat, value, 0)
            right_power = sum_is_powered(s, seat, value, last)
            alone_power = reachable(s, seat, value, value, 0)
            if (left_power | right_power | alone_power) & MUST:
                left, right, alone, must = left_power, right_power, alone_power, MUST
            else:
                left |= left_power
                right |= right_power
                alone |= alone_power
        if left:
            offer(s, LEFT)
        if right:
            offer(s, RIGHT)
        if alone or not must:
            offer(s, NO)

    def answer(self, s: State, answer: int) -> None:
        seat, value, _, _ = pop_frame(s)
        self.note_choice(s, seat, value, answer)
        if answer == NO:
            push_move(s, seat, value, value, 0, 0)
        else:
            slot = s.hand_size[seat] - 1 if answer == RIGHT else 0
            card = lay_card(s, seat, answer, slot)
            play_card(s, seat, card, value)

    def note_choice(self, s: State, seat: int, value: int, answer: int) -> None:
        """E2, M9: note that a sum could move, or what a choice that need not has left aside.

        Instead of a sum that may be 0 another one could have moved. Who leaves a way to a move
        or a 0 for one that needs a power must use it. That the way chosen is such a one is for all
        to see, that there was another is not.
        """
        last = s.hand_size[seat] - 1
        left = sum_allows(s, seat, value, 0)
        right = sum_allows(s, seat, value, last)
        alone = can_move(s, seat, value, value)
        by_answer = left if answer == LEFT else right if answer == RIGHT else alone
        if by_answer & MOVES:
            tell_could_move(s, seat)
        elif by_answer == STAYS:
            tell_could_move_secretly(s, seat, (left | right) & MOVES)
        elif by_answer == 0 and s.rs.on_forced:
            powered = reachable(s, seat, value, value, 0)
            powered |= sum_is_powered(s, seat, value, 0) | sum_is_powered(s, seat, value, last)
            yes = 1 if left or right or alone or powered & MUST else 0
            for item in s.rs.on_forced:
                as_module(item).forced(s, seat, yes)


class Side(FrameKind):
    """Q4: the card gained stays second from the left, or becomes second from the right."""

    arguments = (Field("slot", HAND_SLOT),)

    def options(self, s: State) -> None:
        offer(s, LEFT)
        offer(s, RIGHT)

    def answer(self, s: State, answer: int) -> None:
        seat, slot, _, _ = pop_frame(s)
        if answer == RIGHT:
            move_card(s, seat, slot, slot + 1)
