"""Q3 and Q4: N+ and the card that may be added to it, and how the hand is filled up after two."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core.errors import IllegalActionError
from luxor.core.state import State
from luxor.core.view import view
from tests.rules.test_equipment import table
from tests.support import (
    asked,
    changed,
    hand,
    happened,
    happenings,
    keys,
    open_cards,
    options,
    outcomes,
    pile,
    play,
    score,
    turn,
    where,
)


def added(first: str, second: str, lines: str = "p1: t4 t4 t4 t4 t4") -> State:
    """Return a position in which p1 has played N+ and a second card."""
    return play(table(f"{lines}\np1 hand: {first} {second} 3 3 4"), "left", "left")


# --- Q3: alone or with a second card ---------------------------------------------------------


@pytest.mark.clause("Q3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_n_plus_alone_moves_one_adventurer_n_tiles(number: int) -> None:
    s = table(f"""
        p1: t9 t12 stairs statue statue
        p1 hand: {number}+ 1 2 3 4
        t15: osiris2
    """)
    play(s, "left")
    assert asked(s) == ("p1", "second")
    assert options(s) == ["left", "right", "no"]
    play(s, "no")
    assert options(s) == [f"a{n}+{number}" for n in (1, 2, 3)]
    assert hand(s, "p1") == ["1", "2", "3", "4"]


@pytest.mark.clause("Q3")
@pytest.mark.parametrize(
    ("cards", "answers", "laid", "total"),
    [
        ("2+ 1 3 4 5", ("left", "left"), "1", 3),
        ("2+ 1 3 4 5", ("left", "right"), "5", 7),
        ("1 3 4 5 2+", ("right", "left"), "1", 3),
        ("1 3 4 5 2+", ("right", "right"), "5", 7),
    ],
)
def test_one_more_end_card_may_be_added_from_either_end(
    cards: str, answers: tuple[str, str], laid: str, total: int
) -> None:
    s = table(f"p1: t9 t12 stairs statue statue\np1 hand: {cards}")
    before = pile(s, "discard")
    play(s, *answers)
    assert pile(s, "discard") - before == {"2+": 1, laid: 1}  # before the adventurer is chosen
    assert len(hand(s, "p1")) == 3
    assert asked(s) == ("p1", "move")
    assert options(s) == [f"a{n}+{total}" for n in (1, 2, 3)]


@pytest.mark.clause("Q3")
def test_one_adventurer_moves_the_sum_in_one_go() -> None:
    s = added("1+", "5", "p1: t4 stairs statue statue statue")
    play(s, "a1+6")
    assert where(s, "p1") == ["t10", "stairs", "stairs*", "statue", "statue"]
    assert happenings(s) == [
        "could_move",
        "card_played",
        "card_played",
        "adventurer_moved",
        "adventurer_released",
        "too_few_adventurers",
    ]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Q3")
@pytest.mark.parametrize(
    ("first", "second", "sums"),
    [
        ("2+", "5", [7]),
        ("1+", "0", [1]),
        ("3+", "0", [3]),
        ("3+", "6", [9]),
        ("3+", "+-1", [2, 4]),
        ("2+", "+-1", [1, 3]),
        ("1+", "1+", [2]),
        ("3+", "2+", [5]),
    ],
)
def test_the_two_numbers_are_added(first: str, second: str, sums: list[int]) -> None:
    s = added(first, second, "p1: t16 t18 t18 t18 t18")
    assert options(s) == [f"a{n}+{total}" for n in (1, 2) for total in sums]


@pytest.mark.clause("Q3", "Q5")
@pytest.mark.parametrize("face", [1, 4, 6])
@pytest.mark.parametrize(("die", "changes"), [("die", [0]), ("die+-1", [-1, 0, 1])])
def test_a_die_adds_its_roll_and_a_die_plus_minus_1_may_be_changed_by_one(
    die: str, changes: list[int], face: int
) -> None:
    s = added("2+", die, "p1: t16 t18 t18 t18 t18")
    assert asked(s) == (None, "roll")
    assert outcomes(s) == dict.fromkeys("123456", 1)
    play(s, str(face))
    assert options(s) == [f"a{n}+{2 + face + change}" for n in (1, 2) for change in changes]


@pytest.mark.clause("Q3")
@pytest.mark.example("EX26", "BOX13")
def test_red_adds_2_plus_to_1_plus_moves_three_tiles_and_adds_no_third_card() -> None:
    s = added("1+", "2+", "p1: t2 t2 statue statue statue")
    assert asked(s) == ("p1", "take")  # there was one move only, of three tiles, to a Horus tile
    assert where(s, "p1")[:2] == ["t5", "t2"]
    assert hand(s, "p1") == ["3", "3", "4"]
    assert [event["card"] for event in happened(s, "card_played")] == ["1+", "2+"]


@pytest.mark.clause("Q3")
@pytest.mark.parametrize("second", ["1+", "0", "6", "5", "+-1"])
def test_there_is_never_a_third_card(second: str) -> None:
    s = added("2+", second, "p1: t16 t18 t18 t18 t18")
    assert asked(s) == ("p1", "move")
    play(s, options(s)[0])
    assert asked(s) != ("p1", "second")
    assert len(happened(s, "card_played")) == 2


@pytest.mark.clause("Q3")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("1+ h1:1-3 2 2 4", ["right", "no"]),
        ("1+ 2 2 2 h1:1-3", ["left", "no"]),
        ("1+ h1:all1 2 2 h1:1-3", ["no"]),
    ],
)
def test_a_horus_card_may_not_be_added(cards: str, offered: list[str]) -> None:
    s = table(f"p1: t16 t18 t18 t18 t18\np1 hand: {cards}")
    play(s, "left")
    assert options(s) == offered


@pytest.mark.clause("Q3", "P1")
def test_the_second_card_is_asked_for_even_if_there_is_none_to_add() -> None:
    """Otherwise others would learn what stands at the ends of the hand."""
    s = table("p1: t37 t37 t37 t37 t37\np1 hand: 3+ 2 2 2 3")
    play(s, "left")
    assert asked(s) == ("p1", "second")
    assert options(s) == ["no"]
    assert len(view(s, 0).options) == 1
    assert not view(s, 1).options
    assert not view(s, None).options


# --- Q3: sums of 0 ---------------------------------------------------------------------------


@pytest.mark.clause("Q3", "Q2")
def test_a_sum_of_0_works_like_card_0() -> None:
    s = added("1+", "+-1", "p1: t5 t10 t10 stairs statue\nt10: vase3")
    assert options(s) == ["a1", "a1+2", "a2", "a2+2", "a4+2", "no"]
    acting = play(s.copy(), "a1", "key")
    assert keys(acting, "p1") == 1
    assert where(acting, "p1") == ["t5", "t10", "t10", "stairs", "statue"]
    assert score(play(s.copy(), "a2"), "p1") == 3
    play(s, "no")
    assert where(s, "p1") == ["t5", "t10", "t10", "stairs", "statue"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Q3")
def test_a_card_may_be_added_for_a_sum_of_0_alone() -> None:
    """From t40 the 1 leads into the chamber, 2 leads nowhere."""
    s = table("p1: t40 t40 t40 t40 t40\np1 keys: 1\np1 hand: 1+ +-1 3 3 4")
    play(s, "left")
    assert options(s) == ["left", "no"]
    assert options(play(s, "left")) == ["a1", "no"]


@pytest.mark.clause("Q3", "M9")
def test_where_nothing_moves_a_sum_of_0_must_be_made_of_n_plus() -> None:
    s = table("p1: t40 t40 t40 t40 t40\np1 hand: 1+ +-1 3 3 4")
    play(s, "left")
    assert options(s) == ["left"]


@pytest.mark.clause("Q3", "T6")
def test_a_sum_of_0_does_not_make_n_plus_playable() -> None:
    s = table("p1: t40 t40 t40 t40 t40\np1 hand: 1+ +-1 3 3 +-1")
    assert options(s) == ["right"]


# --- Q3: when a second card must or must not be added ----------------------------------------

BEFORE_OSIRIS = """
    p1: t29 t29 t29 t29 t29
    t30: osiris3
    t31-t38: empty
"""
"""Without a key 1 is illegal (thrown into the chamber), 2 leads to t39, 3 to t40, no more."""


@pytest.mark.clause("Q3", "M9")
@pytest.mark.parametrize(
    ("cards", "must"),
    [
        ("1+ 1 4 4 5", ["left"]),
        ("1+ 4 4 4 2", ["right"]),
        ("1+ 1 4 4 2", ["left", "right"]),
        ("1+ die 4 4 5", ["left"]),
        ("1+ +-1 4 4 5", ["left"]),
        ("1+ 1+ 4 4 2+", ["left", "right"]),
    ],
)
def test_if_only_a_sum_allows_a_move_the_second_card_must_be_played(
    cards: str, must: list[str]
) -> None:
    s = table(BEFORE_OSIRIS + f"    p1 hand: {cards}\n")
    play(s, "left")
    assert options(s) == must
    with pytest.raises(IllegalActionError):
        play(s, "no")


@pytest.mark.clause("Q3")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("1+ 2 4 4 5", ["left", "no"]),  # 3 leads to t40, 6 too far
        ("1+ 5 4 4 2", ["right", "no"]),
        ("1+ 5 2 2 4", ["no"]),
        ("2+ +-1 2 2 0", ["left", "right", "no"]),
        ("3+ +-1 2 2 0", ["left", "right", "no"]),  # 3 - 1
        ("3+ die 2 2 1+", ["no"]),  # 4 to 9
        ("3+ die+-1 2 2 6", ["left", "no"]),  # 3 to 10
        ("2+ die 2 2 2", ["left", "no"]),  # 3 to 8
    ],
)
def test_a_card_may_be_added_only_if_some_sum_allows_a_move(cards: str, offered: list[str]) -> None:
    s = table(f"p1: t37 t37 t37 t37 t37\np1 hand: {cards}")
    play(s, "left")
    assert options(s) == offered


@pytest.mark.clause("Q3", "M9")
def test_only_a_sum_that_gives_a_legal_move_may_be_chosen() -> None:
    s = added("3+", "+-1", "p1: t37 t38 t38 t38 t38")
    assert options(s) == ["a1+2", "a2+2"]  # 4 leads too far


@pytest.mark.clause("Q3")
@pytest.mark.parametrize(("die", "face"), [("die", "6"), ("die", "3"), ("die+-1", "4")])
def test_a_rolled_sum_that_allows_no_move_does_not_fall_back_to_n(die: str, face: str) -> None:
    s = added("1+", die, "p1: t37 t37 t37 t37 t37")
    play(s, face)
    assert happenings(s)[-1] == "no_legal_move"
    assert where(s, "p1") == ["t37"] * 5
    assert asked(s) == (None, "draw")
    turn(s, "1", "left")
    assert len(hand(s, "p1")) == 5


# --- Q3, T6: when N+ is playable -------------------------------------------------------------


@pytest.mark.clause("Q3", "T6")
@pytest.mark.parametrize(
    ("cards", "must"),
    [
        ("1+ 1 4 4 5", ["left"]),  # its neighbour will be an end
        ("5 4 4 1 1+", ["right"]),
        ("1+ 4 4 4 2", ["left", "right"]),  # the other end is one
        ("2 4 4 4 1+", ["left", "right"]),
        ("1+ 4 4 4 3", ["right"]),  # 1 + 3 is too far
        ("1+ 4 1 4 2", ["left", "right"]),
        ("1+ 4 2 4 3", ["right"]),  # nothing from the middle
        ("3 4 2 4 1+", ["left"]),
        ("1+ h1:1-3 4 4 3", ["right"]),  # a Horus card makes no sum
        ("1+ 3 4 4 h1:1-3", ["right"]),
        ("3+ 0 4 4 h1:1-3", ["left", "right"]),  # N itself
    ],
)
def test_n_plus_is_playable_if_n_or_a_sum_with_a_coming_end_card_allows_a_move(
    cards: str, must: list[str]
) -> None:
    assert options(table(BEFORE_OSIRIS + f"    p1 hand: {cards}\n")) == must


@pytest.mark.clause("Q3", "T6")
def test_n_plus_that_allows_no_move_may_be_played_if_nothing_else_does() -> None:
    s = table("p1: t40 t40 t40 t40 t40\np1 hand: 1+ 3 3 3 4")
    assert options(s) == ["left", "right"]
    play(s, "left", "no")
    assert happenings(s)[-1] == "no_legal_move"
    assert asked(s) == (None, "draw")


@pytest.mark.clause("E2", "Q3")
def test_a_die_added_for_a_sum_that_fails_counts_as_could_move() -> None:
    s = table(BEFORE_OSIRIS + "    p1 hand: 1+ die 4 4 5\n")
    s = changed(s, positions=[[29] * 5, [40] * 5], statuses=[[0] * 5] * 2)
    play(s, "left", "left")
    assert s.to_dict()["could_move"] == k.COULD  # for everybody to see
    play(s, "6")
    assert happenings(s)[-1] == "no_legal_move"


# --- Q4: filling up the hand -----------------------------------------------------------------

TWO = """
    p1: t9 t9 t9 t9 t9
    p1 hand: 1+ 2 3 4 5
    t12: vase6
"""


@pytest.mark.clause("Q4")
@pytest.mark.parametrize(
    ("side", "after_one", "after_two"),
    [
        ("left", ["3", "die", "4", "5"], ["3", "die", "1", "4", "5"]),
        ("right", ["3", "4", "die", "5"], ["3", "4", "1", "die", "5"]),
    ],
)
def test_after_two_cards_the_first_drawn_is_second_from_a_side_and_the_next_in_the_middle(
    side: str, after_one: list[str], after_two: list[str]
) -> None:
    s = play(table(TWO), "left", "left")
    assert asked(s) == (None, "draw")
    play(s, "die")
    assert asked(s) == ("p1", "side")
    assert options(s) == ["left", "right"]
    play(s, side)
    assert hand(s, "p1") == after_one
    assert asked(s) == (None, "draw")
    play(s, "1")
    assert hand(s, "p1") == after_two
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Q4", "P1")
def test_the_side_is_chosen_after_seeing_the_card_which_others_do_not_see() -> None:
    s = play(table(TWO), "left", "left", "die")
    assert "die" in view(s, 0).hand(0)
    assert view(s, 1).hand(0) == (None,) * 4
    play(s, "right")
    assert happened(s, "card_moved") == [{"event": "card_moved", "seat": 0, "slot": 1, "to": 2}]
    assert view(s, 0).hand(0) == ("3", "4", "die", "5")
    assert view(s, 1).hand(0) == (None,) * 4


HORUS = """
    p1: t2 t2 statue statue statue
    p1 hand: 1+ 2 3 4 5
    horus: h1:1-4 h2:last h3:last
"""


@pytest.mark.clause("Q4", "T4")
@pytest.mark.parametrize(
    ("side", "after"),
    [("left", ["3", "h1:1-4", "die", "4", "5"]), ("right", ["3", "4", "die", "h1:1-4", "5"])],
)
def test_a_horus_card_taken_after_two_cards_is_the_first_gained_and_placed_at_once(
    side: str, after: list[str]
) -> None:
    s = play(table(HORUS), "left", "left", "horus1")
    assert asked(s) == ("p1", "side")
    assert open_cards(s)[0] is None  # before the next card is turned up
    play(s, side)
    assert asked(s) == (None, "reveal")
    play(s, "h1:1-3")
    assert asked(s) == (None, "draw")
    play(s, "die")
    assert hand(s, "p1") == after
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Q4", "P1")
def test_everybody_sees_where_the_horus_card_goes() -> None:
    s = turn(table(HORUS), "left", "left", "horus1", "right")
    for viewer in (1, None):
        assert view(s, viewer).hand(0) == (None, None, None, "h1:1-4", None)


@pytest.mark.clause("Q4", "Q3", "T3")
def test_two_cards_that_come_to_0_or_to_no_move_are_replaced_too() -> None:
    s = table("p1: t37 t37 t37 t37 t37\np1 hand: 1+ +-1 3 3 die")
    zero = play(s.copy(), "left", "left", "no", "1", "right", "2")
    assert hand(zero, "p1") == ["3", "3", "2", "1", "die"]
    assert asked(zero) == ("p2", "play")
    failed = play(s.copy(), "left", "right", "6", "1", "left", "2")
    assert hand(failed, "p1") == ["+-1", "1", "2", "3", "3"]
    assert asked(failed) == ("p2", "play")
