"""Y7, Y8: fallen adventurers, and raising them."""

from __future__ import annotations

import pytest

from luxor.core.nodes import result as score_now
from tests.rules.mummy_positions import mummy, table, talismans
from tests.support import (
    any_chance,
    asked,
    hand,
    keys,
    options,
    outcomes,
    pile,
    play,
    tile,
    treasures,
    turn,
    where,
)

# --- Y7: fallen adventurers ------------------------------------------------------------------


@pytest.mark.clause("Y7")
def test_the_fallen_do_not_move() -> None:
    s = table("""
        p1: t4! t3 t2 statue statue
        p1 hand: 1 2 3 4 5
        data mummy: 4
    """)
    play(s, "left")
    assert options(s) == ["a2+1", "a3+1"]


@pytest.mark.clause("Y7", "A2")
@pytest.mark.parametrize(("other", "taken"), [("t4", 1), ("t4!", 0)])
def test_the_fallen_do_not_count_for_a_treasure(other: str, taken: int) -> None:
    s = table(f"""
        p1: t3 {other} t1 statue statue
        p1 hand: 1 2 3 4 5
        t4: vase3
        stack: turn_end p1 / refill p1 / play p1
    """)
    play(s, "left", "a1+1")
    assert treasures(s, "p1") == (taken, 0, 0)


@pytest.mark.clause("Y7")
def test_the_fallen_still_score_their_position() -> None:
    upright = table("p1: t20 t9 stairs stairs stairs")
    fallen = table("p1: t20! t9! stairs stairs stairs")
    points = score_now(upright).by_source[0]["adventurers"]
    assert points == 5 + 2
    assert score_now(fallen).by_source[0]["adventurers"] == points


@pytest.mark.clause("Y7")
@pytest.mark.parametrize(("card", "mummy_at"), [("1", 4), ("h1:fewer1", 5), ("h1:all1", 5)])
def test_no_treasure_under_the_mummy_can_be_taken(card: str, mummy_at: int) -> None:
    s = table(f"""
        p1: t3 t3 t3 statue statue
        p1 hand: {card} 2 3 4 5
        t4: vase1
        data mummy: {mummy_at}
    """)
    play(s, "left")
    assert mummy(s) == "t4"
    assert where(s, "p1")[0] == "t4!"
    assert tile(s, "t4") == "vase1"
    assert asked(s) == (None, "draw")


# --- Y8: raising the fallen ------------------------------------------------------------------

DOWN = """
    p1: t4! t3! t3! statue statue
    p1 hand: 1 2 3 4 5
"""


@pytest.mark.clause("Y8")
def test_whoever_has_fallen_adventurers_may_roll_at_the_start_of_the_turn() -> None:
    s = table(DOWN)
    assert asked(s) == ("p1", "wake")
    assert options(s) == ["yes", "no"]
    play(s, "yes")
    assert asked(s) == (None, "wake_roll")
    assert outcomes(s) == {str(face): 1 for face in range(1, 7)}


@pytest.mark.clause("Y8")
def test_whoever_does_not_roll_plays_a_turn_as_always() -> None:
    s = table(DOWN.replace("statue statue", "t2 statue"))
    play(s, "no")
    assert asked(s) == ("p1", "play")
    turn(s, "left")
    assert where(s, "p1")[:4] == ["t4!", "t3!", "t3!", "t3"]
    assert len(hand(s, "p1")) == 5
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y8")
@pytest.mark.parametrize("face", ["1", "2"])
def test_on_1_and_2_one_of_them_is_raised_and_the_turn_ends(face: str) -> None:
    s = table(DOWN)
    play(s, "yes", face)
    assert asked(s) == ("p1", "raise")
    assert options(s) == ["a1", "a2"]  # a3 lies where a2 does
    play(s, "a2")
    assert where(s, "p1")[:3] == ["t4!", "t3", "t3!"]
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y8")
@pytest.mark.parametrize("face", ["3", "4"])
def test_on_3_and_4_all_are_raised_and_the_turn_ends(face: str) -> None:
    s = table(DOWN)
    play(s, "yes", face)
    assert where(s, "p1")[:3] == ["t4", "t3", "t3"]
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y8")
@pytest.mark.parametrize("face", ["5", "6"])
def test_on_5_and_6_all_are_raised_and_the_turn_goes_on(face: str) -> None:
    s = table(DOWN)
    play(s, "yes", face)
    assert where(s, "p1")[:3] == ["t4", "t3", "t3"]
    assert asked(s) == ("p1", "play")
    play(s, "left")
    assert options(s) == ["a1+1", "a2+1"]
    turn(s, "a2+1")
    assert len(hand(s, "p1")) == 5
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y8")
@pytest.mark.parametrize("face", ["1", "3"])
def test_a_turn_that_ends_so_plays_and_draws_no_card_and_uses_no_mummy_tile(face: str) -> None:
    s = table("""
        p1: t4! stairs statue statue statue
        p1 hand: 1 2 3 4 5
        data talismans p1: 6
        data talismans p2: 6
    """)
    play(s, "yes", face)
    assert where(s, "p1")[0] == "t4"
    assert hand(s, "p1") == ["1", "2", "3", "4", "5"]
    assert not pile(s, "discard")
    assert asked(s) == ("p2", "play")
    assert talismans(s, "p1") == 6


@pytest.mark.clause("Y8", "Y9")
@pytest.mark.parametrize("answers", [("no",), ("yes", "6")])
def test_a_turn_that_goes_on_may_still_use_a_mummy_tile(answers: tuple[str, ...]) -> None:
    s = table("""
        p1: t4! stairs statue statue statue
        p1 hand: 1 2 3 4 5
        data talismans p1: 6
        data talismans p2: 6
    """)
    play(s, *answers)
    play(s, "left")
    if asked(s)[1] == "move":
        play(s, "a2+1")
    assert asked(any_chance(s)) == ("p1", "mummy_tile")


@pytest.mark.clause("Y8")
def test_nothing_on_their_tiles_happens() -> None:
    s = table("""
        p1: t1! t5! statue statue statue
        p1 hand: 1 2 3 4 5
        t1: vase1
    """)
    play(s, "yes", "5")
    assert where(s, "p1")[:2] == ["t1", "t5"]
    assert tile(s, "t1") == "vase1"
    assert keys(s, "p1") == 0
    assert asked(s) == ("p1", "play")


@pytest.mark.clause("Y8")
@pytest.mark.example("EX24")
def test_green_rolls_a_3_and_raises_all_but_the_one_under_the_mummy() -> None:
    s = table("""
        turn: p2
        p2: t4! t5! t3! statue statue
        data mummy: 5
    """)
    play(s, "yes", "3")
    assert where(s, "p2") == ["t4", "t5!", "t3", "statue", "statue"]
    assert asked(s) == ("p1", "play")


@pytest.mark.clause("Y8")
@pytest.mark.example("BOX11")
def test_the_one_under_the_mummy_cannot_be_chosen() -> None:
    s = table("""
        p1: t4! t5! t3! statue statue
        data mummy: 5
    """)
    play(s, "yes", "1")
    assert options(s) == ["a1", "a3"]


@pytest.mark.clause("Y8")
@pytest.mark.parametrize("places", ["t4 stairs", "t5! t5!", "t5! stairs"])
def test_with_nobody_to_raise_there_is_no_roll(places: str) -> None:
    s = table(f"""
        p1: {places} statue statue statue
        data mummy: 5
    """)
    assert asked(s) == ("p1", "play")
