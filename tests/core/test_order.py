"""The order of options and outcomes is pinned.

Options are listed by their numbers, outcomes by theirs, and equal choices once. That order is part
of the rules' interface: a dealer answers chance and a random bot chooses by counting along the list
(so the same seed must meet the same list in ten years and on every machine), menus number their
lines by it, and trained networks have learnt it. Only a changed rule may change these lists.
"""

from __future__ import annotations

import pytest

from luxor.core import engine
from luxor.core.nodes import Chance, Decision, apply, apply_chance, node
from luxor.core.state import State
from luxor.notation.position import parse_position

BOARD = """
players: 2
round: 9
p1: t5 t9 t9 stairs statue
p1 hand: {hand}
p1 keys: 1
t12: jewellery4
t8: osiris2
"""

OPTIONS = {
    "play, both ends": ("2 3 4 5 2", "", "left right"),
    "move, a number": ("2 3 4 5 3", "left", "a1+2 a2+2 a4+2"),
    "move, forward or back": ("+-1 3 4 5 3", "left", "a1-1 a1+1 a2-1 a2+1 a4+1"),
    "move, a choice of distances": (
        "1 3 4 5 h1:1-3",
        "right",
        "a1+1 a1+2 a1+3 a2+1 a2+2 a2+3 a4+1 a4+2 a4+3",
    ),
    "act": ("h2:all2 3 4 5 3", "left", "a1 a2 a4"),
    "spare": ("h3:fewer3 3 4 5 3", "left a2+3", "yes no"),
    "take, key or card": ("2 3 4 5 3", "left a2+2", "key horus1"),
}


def position(hand: str, more: str = "") -> State:
    return parse_position(BOARD.format(hand=hand) + more)


def options(s: State) -> str:
    asked = node(s)
    assert isinstance(asked, Decision)
    assert [option.id for option in asked.options] == s.legal() == sorted(set(s.legal()))
    return " ".join(map(str, asked.options))


def outcomes(s: State) -> str:
    asked = node(s)
    assert isinstance(asked, Chance)
    assert [(outcome.id, outcome.weight) for outcome in asked.outcomes] == engine.outcomes(s)
    return " ".join(f"{outcome.weight}x{outcome.name}" for outcome in asked.outcomes)


@pytest.mark.parametrize("case", OPTIONS)
def test_options(case: str) -> None:
    hand, answers, expected = OPTIONS[case]
    s = position(hand)
    for answer in answers.split():
        apply(s, answer)
    assert options(s) == expected


@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("joker_or_scarab", "joker scarab"),
        ("favour_12", "horus1 horus2"),
        ("favour_23", "horus2 horus3"),
    ],
)
def test_options_of_temple_tiles(tile: str, expected: str) -> None:
    space = {"joker_or_scarab": 19, "favour_12": 13, "favour_23": 32}[tile]
    s = parse_position(
        f"t{space}: {tile}\np1: t{space - 1} t1 stairs stairs stairs\np1 hand: 1 2 3 4 5\n"
    )
    apply(s, "left")
    apply(s, "a1+1")
    assert options(s) == expected


def test_a_question_with_one_option_is_asked_only_where_it_would_tell_a_secret() -> None:
    """Of the cards in hand others may not learn; where an adventurer can go everybody sees."""
    s = parse_position("p1: t40 t40 t40 t40 t40\np1 hand: 5 1 1 1 1\np1 keys: 1\n")
    assert options(s) == "right"
    apply(s, "right")
    assert s.to_dict()["positions"][0].count(s.rs.chamber) == 1


MORE = """
p2 hand: 2 3 4 5 +-1
discard: 1 1 1 1 1 1
shuffled: h2:all2 h1:1-3
"""


def test_outcomes_of_a_roll_and_of_a_draw() -> None:
    s = position("die 3 4 5 h1:1-3", MORE)
    apply(s, "left")
    assert outcomes(s) == "1x1 1x2 1x3 1x4 1x5 1x6"
    apply_chance(s, "1")
    apply(s, "a1+1")
    assert outcomes(s) == "3x2 2x3 2x4 2x5 4x+-1 3xdie 1xh1:1-3 1xh2:all2"


def test_outcomes_of_the_set_up() -> None:
    """Cards and tiles come in the order of the edition's tables."""
    s = engine.new_game(parse_position("first: p2").rs)
    asked: dict[int, str] = {}
    while s.round == 0:
        question = node(s)
        assert isinstance(question, Chance)
        asked.setdefault(s.frame()[2], outcomes(s))  # by pile
        apply_chance(s, question.outcomes[0].id)
    assert list(asked.values()) == [
        "6x1 4x2 4x3 4x4 4x5 5x+-1 4xdie",
        "2xh1:1-3 1xh1:1-4 1xh1:1-die 1xh1:last 1xh1:all1 2xh1:fewer1",
        "1xh2:1-4 2xh2:1-5 1xh2:1-die 1xh2:last 1xh2:all2 2xh2:fewer2",
        "1xh3:1-5 2xh3:1-6 1xh3:1-die 1xh3:last 1xh3:all3 2xh3:fewer3",
        "1xosiris1 2xosiris2 2xosiris3 1xosiris4",
        " ".join(
            f"1x{kind}1 4x{kind}3 3x{kind}4 1x{kind}5 1x{kind}6"
            for kind in ("vase", "statue", "jewellery")
        ),
    ]
