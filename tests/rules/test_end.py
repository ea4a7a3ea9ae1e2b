"""E1 and E2: how a game ends."""

from __future__ import annotations

import pytest

from tests.support import any_turn, asked, position, result, sarcophagi, turn, where

# --- E1: the second adventurer in the chamber ------------------------------------------------

SECOND_ENTERS = """
    players: 3
    p1: chamber stairs stairs stairs stairs
    p2: t40 t31 t31 t31 t31
    p2 hand: 1 1 1 1 3
    p2 keys: 1
    turn: p2
    round: 7
"""


@pytest.mark.clause("E1")
@pytest.mark.parametrize(
    ("first", "still_to_play"), [("p1", ["p3"]), ("p2", ["p3", "p1"]), ("p3", [])]
)
def test_when_the_second_has_entered_the_round_is_played_to_its_end(
    first: str, still_to_play: list[str]
) -> None:
    s = position(SECOND_ENTERS + f"    first: {first}\n")
    turn(s, "left", "a1+1")
    for seat in still_to_play:
        assert asked(s) == (seat, "play")
        any_turn(s)
    assert result(s).reason == "tomb"
    assert s.round == 7


@pytest.mark.clause("E1")
def test_the_first_adventurer_in_the_chamber_does_not_end_the_game() -> None:
    s = position("""
        p1: t40 t31 t31 t31 t31
        p1 hand: 1 1 1 1 3
        p1 keys: 1
    """)
    turn(s, "left", "a1+1")
    any_turn(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


@pytest.mark.clause("E1", "M7")
def test_in_the_last_round_further_adventurers_may_enter() -> None:
    s = position("""
        p1: chamber t40 t31 t31 t31
        p1 hand: 1 1 1 1 3
        p1 keys: 1
        p2: t40 t31 t31 t31 t31
        p2 hand: 1 2 2 2 3
        p2 keys: 1
    """)
    turn(s, "left", "a2+1")
    turn(s, "left", "a1+1")
    assert where(s, "p2")[0] == "chamber"
    assert sarcophagi(s) == ["p1", "p1"]
    assert result(s).reason == "tomb"


# --- E2: a round without movement ------------------------------------------------------------

STUCK = """
    p1: t40 t40 t40 t40 t40
    p1 hand: 1 2 2 2 5
    p2: t40 t40 t40 t40 t40
    p2 hand: 1 3 3 3 5
"""
"""Nobody can move: the chamber is next, and there is no key."""


@pytest.mark.clause("E2")
@pytest.mark.example("BOX6")
def test_if_in_a_round_nobody_could_move_the_game_ends_at_once() -> None:
    s = position(STUCK)
    any_turn(s)
    assert asked(s) == ("p2", "play")
    any_turn(s)
    assert result(s).reason == "standstill"
    assert s.round == 1


@pytest.mark.clause("E2")
@pytest.mark.parametrize("mover", ["p1", "p2"])
def test_if_any_player_could_move_the_game_goes_on(mover: str) -> None:
    s = position(STUCK.replace(f"{mover}: t40", f"{mover}: t39"))
    any_turn(s)
    any_turn(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


@pytest.mark.clause("E2")
def test_each_round_is_looked_at_on_its_own() -> None:
    s = position(STUCK.replace("p1: t40", "p1: t39"))
    for _ in range(4):
        any_turn(s)
    assert result(s).reason == "standstill"
    assert s.round == 2


@pytest.mark.clause("E2", "T7")
def test_a_die_card_that_was_playable_counts_even_if_its_roll_fails() -> None:
    s = position("""
        p1: t39 t39 t39 t39 t39
        p1 hand: die 2 2 2 5
        p2: t40 t40 t40 t40 t40
        p2 hand: 1 3 3 3 5
    """)
    turn(s, "left", "6")
    assert where(s, "p1") == ["t39"] * 5
    any_turn(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


@pytest.mark.clause("E2", "T7", "H1")
def test_so_does_a_one_to_die_card() -> None:
    s = position("""
        p1: t29 t29 t29 t29 t29
        p1 hand: h1:1-die 2 2 2 5
        p1 keys: 1
        p2: chamber t29 t29 t29 t29
        p2 hand: 1 3 3 3 5
        t30: osiris2
        t31-t40: empty
    """)
    turn(s, "left", "1")
    assert where(s, "p1") == ["t29"] * 5
    any_turn(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


@pytest.mark.clause("E2", "T7")
@pytest.mark.parametrize("die", ["die", "h1:1-die"])
def test_a_die_card_that_no_face_makes_playable_does_not_count(die: str) -> None:
    s = position(STUCK.replace("p1 hand: 1", f"p1 hand: {die}"))
    any_turn(s)
    any_turn(s)
    assert result(s).reason == "standstill"


@pytest.mark.clause("E2")
def test_a_game_ends_and_is_scored_after_500_rounds() -> None:
    s = position("""
        round: 499
        turn: p2
    """)
    any_turn(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 500
    any_turn(s)
    assert asked(s) == ("p2", "play")
    any_turn(s)
    assert result(s).reason == "round_limit"
