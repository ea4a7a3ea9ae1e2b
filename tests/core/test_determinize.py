"""What may lie behind a view."""

from __future__ import annotations

from collections import Counter

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.state import State
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


# --- modules ---------------------------------------------------------------------------------

EQUIPPED = """
modules: equipment
p1 hand: 0 1+ 1+ 2+ 3+
p2 hand: 0 1+ 2+ 3+ 6
"""
SET_ASIDE = {"6": 1, "die+-1": 1}  # p1's


def kit(s: State, seat: int) -> Counter[str]:
    """Return the cards of a colour that were set aside."""
    pile = s.rs.pile_names.index(f"kit{seat + 1}")
    return +Counter(dict(zip(s.rs.kind_names[pile], s.to_dict()["piles"][pile], strict=True)))


def test_a_player_knows_the_own_cards_that_were_set_aside() -> None:
    seen = view(parse_position(EQUIPPED), 0)
    assert all(kit(determinize(seen, Rng(seed)), 0) == SET_ASIDE for seed in range(20))


def test_others_cannot_tell_which_cards_were_set_aside() -> None:
    seen = view(parse_position(EQUIPPED), 1)
    found = [kit(determinize(seen, Rng(seed)), 0) for seed in range(300)]
    assert set().union(*found) == {"0", "1+", "2+", "3+", "6", "die+-1"}
    assert all(cards.total() == 2 for cards in found)
    assert Counter({"1+": 2}) in found


SWAPPED = """
modules: mummy
p1 scarabs: 1
p2 scarabs: 2 3
data gone p1: 2
data gone_scarabs p1: 1 1 0 0 0 0
"""


def test_scarabs_back_in_the_box_are_imagined_by_others_only() -> None:
    s = parse_position(SWAPPED)
    (mummy,) = s.rs.modules
    start = mummy.offsets["gone_scarabs"]
    box = [copies for _, copies in s.rs.edition.scarabs]
    imagined: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set()}
    for seat, found in imagined.items():
        seen = view(s, seat)
        for seed in range(100):
            form = determinize(seen, Rng(seed)).to_dict()
            gone = form["data"][start : start + len(box)]
            found.add(tuple(gone))
            rows = (*form["scarabs"], gone, form["piles"][k.P_SCARAB])
            assert [sum(column) for column in zip(*rows, strict=True)] == box
    assert imagined[0] == {tuple([1, 1] + [0] * (len(box) - 2))}
    assert {sum(gone) for gone in imagined[1]} == {2}
    assert len(imagined[1]) > 3


WHO_COULD = """
modules: equipment
round: 20
turn: p2
first: p1
p1: t39 t39 t39 t39 t39
p1 hand: 6 1+ 2+ 3+ 1
p2: t39 t39 t39 t39 t39
moved: asked p1
"""


def test_whether_somebody_could_move_is_imagined_from_the_hand() -> None:
    """E2: what p1 laid left it open; only p1 knows, so to p2 both are possible."""
    seen = view(parse_position(WHO_COULD), 1)
    bits = {determinize(seen, Rng(seed)).to_dict()["could_move"] & k.ABLE for seed in range(200)}
    assert bits == {0, k.SECRETLY}
    own = determinize(view(parse_position(WHO_COULD), 0), Rng(1))
    assert not own.to_dict()["could_move"] & k.ABLE
