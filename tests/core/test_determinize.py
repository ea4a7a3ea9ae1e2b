"""What may lie behind a view."""

from __future__ import annotations

from collections import Counter

from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.view import determinize, view
from luxor.notation.position import parse_position

SHUFFLE_IS_DUE = """
p1: t1 t2 statue statue statue
p1 hand: 1 2 3 4 5
p2 hand: 1 2 3 4 5
discard: 1 1 1 1 2 2 3 3 4 4 5 5 +-1 +-1 +-1 +-1 +-1 die die die die h1:1-3 h1:1-4
"""


def imagined_hand(seen_from: int, hand_of: int, times: int = 200) -> list[Counter[str]]:
    s = parse_position(SHUFFLE_IS_DUE)
    rng = Rng(1)
    while s.frame()[1] == 0 or s.asks != 1:
        engine.answer(s, s.legal()[0] if s.asks == 1 else engine.draw_outcome(s, rng))
    seen = view(s, seen_from)
    names = s.rs.card_names
    hands = [determinize(seen, rng).to_dict()["hands"][hand_of] for _ in range(times)]
    return [Counter(names[card] for card in hand) for hand in hands]


def test_cards_held_from_before_a_shuffle_are_not_imagined_out_of_the_new_pile() -> None:
    """All else was on the discard pile, for everybody to see: p2 holds what p1 does not."""
    assert set(map(frozenset, imagined_hand(0, 1))) == {frozenset("12345")}


def test_a_card_drawn_after_a_shuffle_may_be_any_of_the_new_pile() -> None:
    drawn = Counter[str]()
    for hand in imagined_hand(1, 0):
        drawn += hand - Counter("2345")
    assert {"h1:1-3", "h1:1-4", "die", "+-1"} <= set(drawn)
