"""M6 and M7: the tomb chamber and its sarcophagi."""

from __future__ import annotations

import pytest

from tests.support import asked, keys, options, play, position, sarcophagi, where


@pytest.mark.clause("M2", "M6")
@pytest.mark.parametrize(
    ("start", "empty", "card"),
    [
        ("t40", "t1", 1),
        ("t39", "t1", 2),
        ("t39", "t40", 1),
        ("t37", "t38, t40", 2),
        ("t40", "t40", 1),
    ],
)
def test_the_chamber_is_the_step_after_the_last_tile(start: str, empty: str, card: int) -> None:
    s = position(f"""
        p1: {start} t31 t31 t31 t31
        p1 hand: {card} 1 1 1 2
        p1 keys: 1
        {empty}: empty
    """)
    play(s, "left", f"a1+{card}")
    assert where(s, "p1")[0] == "chamber"


@pytest.mark.clause("M6")
def test_the_chamber_is_entered_by_exact_count_only() -> None:
    s = position("""
        p1: t40 t39 t38 t37 t31
        p1 hand: 2 1 1 1 3
        p1 keys: 2
    """)
    assert options(play(s.copy(), "left")) == ["a2+2", "a3+2", "a4+2", "a5+2"]
    assert options(play(s.copy(), "right")) == ["a3+3", "a4+3", "a5+3"]


@pytest.mark.clause("M6")
def test_without_a_key_the_chamber_cannot_be_entered() -> None:
    s = position("""
        p1: t40 t39 t38 t37 t31
        p1 hand: 2 1 1 1 3
        p2 keys: 5
    """)
    assert options(play(s, "left")) == ["a3+2", "a4+2", "a5+2"]


@pytest.mark.clause("M6", "A1")
def test_entering_costs_one_key_which_is_laid_down_for_good_and_brings_no_action() -> None:
    s = position("""
        p1: t40 t31 t31 t31 t31
        p1 hand: 1 1 1 1 3
        p1 keys: 2
    """)
    supply = s.to_dict()["key_supply"]
    play(s, "left", "a1+1")
    assert keys(s, "p1") == 1
    assert s.to_dict()["key_supply"] == supply == 18
    assert asked(s) == (None, "draw")


@pytest.mark.clause("M6")
def test_if_entering_is_the_only_legal_move_it_must_be_made() -> None:
    s = position("""
        p1: t40 t40 t40 t40 t40
        p1 hand: 5 1 1 1 1
        p1 keys: 1
    """)
    assert options(s) == ["right"]
    play(s, "right")
    assert where(s, "p1") == ["chamber", "t40", "t40", "t40", "t40"]


@pytest.mark.clause("M7")
def test_the_first_adventurer_in_takes_the_5_and_the_second_the_3() -> None:
    s = position("""
        p1: t40 t31 t31 t31 t31
        p1 hand: 1 1 1 1 3
        p1 keys: 1
        p2: t40 t31 t31 t31 t31
        p2 hand: 1 2 2 2 3
        p2 keys: 1
    """)
    play(s, "left", "a1+1", "3")
    assert sarcophagi(s) == ["p1", None]
    play(s, "left", "a1+1")
    assert sarcophagi(s) == ["p1", "p2"]


@pytest.mark.clause("M7")
def test_later_ones_get_none() -> None:
    s = position("""
        p1: t40 t31 t31 t31 t31
        p1 hand: 1 1 1 1 3
        p1 keys: 1
        p2: chamber chamber t31 t31 t31
        sarcophagi: p2 p2
        first: p2
        turn: p1
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "chamber"
    assert keys(s, "p1") == 0
    assert sarcophagi(s) == ["p2", "p2"]


@pytest.mark.clause("M7")
def test_an_adventurer_in_the_chamber_never_moves_again_and_is_not_active() -> None:
    s = position("""
        p1: chamber t31 t24 stairs stairs
        p1 hand: +-1 1 1 1 h3:all3
        p1 keys: 3
    """)
    assert options(play(s.copy(), "left")) == ["a2-1", "a2+1", "a3-1", "a3+1", "a4+1"]
    play(s, "right")
    assert where(s, "p1") == ["chamber", "t34", "t27", "t3", "t3"]
    assert options(s) == ["a2", "a3", "a4"]
