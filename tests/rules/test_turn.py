"""T1 to T7: the turn."""

from __future__ import annotations

from collections import Counter

import pytest

from luxor.core.errors import IllegalActionError
from tests.support import (
    any_turn,
    asked,
    hand,
    happenings,
    keys,
    open_cards,
    options,
    outcomes,
    pile,
    pile_size,
    play,
    position,
    turn,
    where,
)

STUCK = """
    p1: t40 t40 t40 t40 t40
    p1 hand: 1 2 2 2 5
"""
"""Nobody can move: the chamber is next, and there is no key."""


@pytest.mark.clause("T1")
@pytest.mark.example("PIC1")
def test_a_turn_is_play_and_move_then_the_action_then_the_draw() -> None:
    s = position("""
        p1: t4 t4 statue statue statue
        p1 hand: 1 2 3 4 5
    """)
    assert asked(s) == ("p1", "play")
    play(s, "left")
    assert where(s, "p1")[0] == "t5"
    assert asked(s) == ("p1", "take")
    assert len(hand(s, "p1")) == 4
    play(s, "key")
    assert asked(s) == (None, "draw")
    assert keys(s, "p1") == 1
    play(s, "3")
    assert happenings(s)[:4] == ["card_played", "adventurer_moved", "key_taken", "card_drawn"]
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("T2")
@pytest.mark.example("BOX1", "PIC1")
@pytest.mark.parametrize(("end", "left"), [("left", ["2", "3", "4", "5"]), ("right", list("1234"))])
def test_only_an_end_card_may_be_played(end: str, left: list[str]) -> None:
    s = position("""
        p1: t9 t12 stairs statue statue
        p1 hand: 1 2 3 4 5
    """)
    assert options(s) == ["left", "right"]
    play(s, end)
    assert hand(s, "p1") == left


@pytest.mark.clause("T2")
def test_the_card_is_laid_on_the_discard_pile_before_the_move() -> None:
    s = position("""
        p1: t9 t12 stairs statue statue
        p1 hand: 4 2 3 4 5
        discard: die
    """)
    play(s, "left")
    assert asked(s) == ("p1", "move")
    assert pile(s, "discard") == {"die": 1, "4": 1}
    assert where(s, "p1")[:2] == ["t9", "t12"]


@pytest.mark.clause("T2")
def test_the_discard_pile_is_common_to_all() -> None:
    s = position("""
        players: 3
        p1 hand: 1 2 2 2 1
        p2 hand: 3 2 +-1 3 3
        p3 hand: 4 5 5 5 4
    """)
    for _ in range(3):
        any_turn(s)
    assert pile(s, "discard") == {"1": 1, "3": 1, "4": 1}


@pytest.mark.clause("T3")
@pytest.mark.example("BOX1", "BOX4", "PIC1")
@pytest.mark.parametrize(
    ("end", "after"),
    [("left", ["2", "3", "die", "4", "5"]), ("right", ["1", "2", "die", "3", "4"])],
)
def test_a_drawn_card_goes_between_the_second_and_the_third_of_the_others(
    end: str, after: list[str]
) -> None:
    s = position("""
        p1: t31 t31 t31 t31 t31
        p1 hand: 1 2 3 4 5
        t32: vase6
        t36: jewellery6
    """)
    play(s, end, "die")
    assert hand(s, "p1") == after


@pytest.mark.clause("T3", "T4")
@pytest.mark.example("BOX5")
@pytest.mark.parametrize(
    ("end", "after"),
    [("left", ["2", "3", "h1:1-4", "4", "1"]), ("right", ["1", "2", "h1:1-4", "3", "4"])],
)
def test_a_horus_card_goes_into_the_middle_too_and_replaces_the_draw(
    end: str, after: list[str]
) -> None:
    s = position("""
        p1: t4 t4 statue statue statue
        p1 hand: 1 2 3 4 1
        horus: h1:1-4 h2:last h3:last
    """)
    pile_before = pile_size(s, "draw")
    turn(s, end, "horus1")
    assert hand(s, "p1") == after
    assert pile_size(s, "draw") == pile_before
    assert "card_drawn" not in happenings(s)
    assert asked(s) == ("p2", "play")


USED_UP = """
    p1: t12 t12 stairs statue statue
    p1 hand: 2 1 1 1 3
    p2 hand: 5 5 4 4 die
    t14: vase6
    discard: 1 1 1 2 2 2 3 3 3 4 4 5 5 +-1 +-1 +-1 +-1 +-1 die die h1:1-3
"""
"""A single die card is left in the draw pile."""


@pytest.mark.clause("T5")
def test_the_shuffled_discards_become_the_draw_pile_with_starter_and_horus_cards_alike() -> None:
    s = position(USED_UP.replace("die die h1", "die die die h1"))
    assert pile_size(s, "draw") == 0
    discards = pile(s, "discard")
    play(s, "left", "a1+2")
    assert asked(s) == (None, "draw")
    assert outcomes(s) == discards + Counter(["2"])
    play(s, "h1:1-3")
    assert hand(s, "p1") == ["1", "1", "h1:1-3", "1", "3"]
    assert pile_size(s, "discard") == 0
    assert not pile(s, "discard")
    assert pile_size(s, "draw") == discards.total()
    assert pile(s, "draw") == discards + Counter(["2"]) - Counter(["h1:1-3"])


@pytest.mark.clause("T5")
def test_the_discards_are_shuffled_only_when_a_card_must_be_drawn() -> None:
    s = position(USED_UP)
    assert pile_size(s, "draw") == 1
    discards = pile(s, "discard")
    play(s, "left", "a1+2", "die")
    assert asked(s) == ("p2", "play")
    assert pile_size(s, "draw") == 0
    assert pile(s, "discard") == discards + Counter(["2"])
    assert "discards_shuffled" not in happenings(s)


@pytest.mark.clause("T5")
def test_played_horus_cards_do_not_go_back_to_the_horus_board() -> None:
    s = position(USED_UP.replace("hand: 2", "hand: h1:fewer1").replace("card: 1", "card: 2 1"))
    board = [open_cards(s), [pile(s, f"horus{level}") for level in (1, 2, 3)]]
    play(s, "left", "a3+1")
    assert pile(s, "discard")["h1:fewer1"] == 1
    turn(s)
    any_turn(s)
    assert "discards_shuffled" in happenings(s)
    assert [open_cards(s), [pile(s, f"horus{level}") for level in (1, 2, 3)]] == board


@pytest.mark.clause("T6", "A1")
@pytest.mark.example("BOX2")
@pytest.mark.parametrize(("end", "card"), [("left", "1"), ("right", "5")])
def test_whoever_cannot_move_with_either_end_plays_one_of_them_and_draws(
    end: str, card: str
) -> None:
    s = position(STUCK)
    assert options(s) == ["left", "right"]
    play(s, end)
    assert where(s, "p1") == ["t40"] * 5
    assert pile(s, "discard") == {card: 1}
    assert happenings(s) == ["card_played", "no_legal_move"]
    assert asked(s) == (None, "draw")
    turn(s)
    assert len(hand(s, "p1")) == 5
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("T6")
@pytest.mark.parametrize(
    ("cards", "must"),
    [("1 2 2 2 5", "left"), ("5 2 2 2 1", "right"), ("2 1 1 1 h1:1-3", "right")],
)
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_if_only_one_end_allows_a_move_that_one_must_be_played(
    seat: str, cards: str, must: str
) -> None:
    s = position(f"""
        {seat}: t39 t39 t39 t39 t39
        {seat} hand: {cards}
        turn: {seat}
    """)
    assert options(s) == [must]
    with pytest.raises(IllegalActionError):
        play(s, "right" if must == "left" else "left")


CARDS = ["1", "+-1", "die", "h1:1-3", "h1:1-die", "h1:all1", "h1:last", "h1:fewer1"]
"""One card of each family."""


@pytest.mark.clause("T6")
@pytest.mark.parametrize("right", CARDS)
@pytest.mark.parametrize("left", CARDS)
def test_if_both_ends_allow_a_move_either_may_be_played(left: str, right: str) -> None:
    if left == right and left in ("h1:1-die", "h1:all1", "h1:last"):
        right = right.replace("h1", "h2").replace("all1", "all2")
    s = position(f"""
        p1: t9 t3 t12 t12 t12
        p1 hand: {left} 2 2 2 {right}
    """)
    assert options(s) == ["left", "right"]


@pytest.mark.clause("T6")
@pytest.mark.parametrize(
    ("others", "playable"),
    [
        ("stairs stairs stairs", ["left", "right"]),
        ("stairs* stairs* stairs*", ["right"]),
        ("t1! t1! t1!", ["right"]),
    ],
)
def test_only_active_adventurers_make_a_card_playable(others: str, playable: list[str]) -> None:
    s = position(f"""
        p1: t40 t40 {others}
        p1 hand: 3 2 2 2 +-1
        regular: p2
    """)
    assert options(s) == playable


@pytest.mark.clause("T7")
def test_a_die_card_is_playable_if_a_single_face_would_allow_a_move() -> None:
    s = position("""
        p1: t39 t39 t39 t39 t39
        p1 hand: die 1 1 1 3
    """)
    assert options(s) == ["left"]
    play(s, "left", "1")
    assert where(s, "p1") == ["t40", "t39", "t39", "t39", "t39"]


@pytest.mark.clause("T7")
@pytest.mark.parametrize("face", ["2", "3", "4", "5", "6"])
def test_if_the_face_rolled_allows_no_move_the_turn_goes_on_with_the_draw(face: str) -> None:
    s = position("""
        p1: t39 t39 t39 t39 t39
        p1 hand: die 1 1 1 3
    """)
    play(s, "left", face)
    assert where(s, "p1") == ["t39"] * 5
    assert asked(s) == (None, "draw")


@pytest.mark.clause("T7")
def test_a_die_card_is_not_playable_if_no_face_would_allow_a_move() -> None:
    s = position("""
        p1: t40 t40 t40 t40 t40
        p1 hand: die 1 1 1 +-1
    """)
    assert options(s) == ["right"]
