"""Moving a card within a hand, a question that several modules ask (Y10, C2)."""

from __future__ import annotations

from luxor.core.declarations import SLOT as HAND_SLOT
from luxor.core.declarations import Field, flags

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.verbs import move_card


def add_move_card(rs: Ruleset, event: int = 0, power: int = 0) -> int:
    """Return the number of the frame that asks for a card to move; add it if it is not there.

    Where it may be none, a power asks: ``event`` is what happens then, beside the seat and the
    ``power``.
    """
    asking = MoveCard(event, power)
    number = rs.find_frame("move_card")
    if number is None:
        number = rs.add_frame(asking)
        rs.add_frame(MoveCardTo("move_card_to"))
    elif event:
        rs.frames[number] = asking
    return number


class MoveCard(FrameKind):
    """Which card of the hand is moved."""

    arguments = (Field("may", flags("whether it may be none", "may")),)

    def __init__(self, event: int, power: int) -> None:
        super().__init__("move_card")
        self.event = event
        self.power = power

    def options(self, s: State) -> None:
        size = s.hand_size[s.stack[s.top + SEAT]]
        if size > 1:
            if s.stack[s.top + A]:
                offer(s, NO)
            for slot in range(size):
                offer(s, SLOT + slot)

    def answer(self, s: State, answer: int) -> None:
        kind = s.stack[s.top]
        seat, by_power, _, _ = pop_frame(s)
        if answer != NO:
            if by_power and self.event and s.events is not None:
                s.events.append((self.event, seat, self.power))
            push(s, kind + 1, seat, answer - SLOT, 0, 0)

    def skip(self, s: State) -> None:
        """A single card has no other place."""
        pop(s)


class MoveCardTo(FrameKind):
    """Where the card goes."""

    arguments = (Field("slot", HAND_SLOT),)

    def options(self, s: State) -> None:
        for slot in range(s.hand_size[s.stack[s.top + SEAT]]):
            if slot != s.stack[s.top + A]:
                offer(s, SLOT + slot)

    def answer(self, s: State, answer: int) -> None:
        seat, slot, _, _ = pop_frame(s)
        move_card(s, seat, slot, answer - SLOT)
