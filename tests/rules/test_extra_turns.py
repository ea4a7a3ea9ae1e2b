"""Y11: extra turns."""

from __future__ import annotations

import pytest

from tests.rules.mummy_positions import shop, simple_turn, table, turns
from tests.support import (
    any_chance,
    asked,
    hand,
    happened,
    play,
    result,
    sarcophagi,
    score,
    turn,
    where,
)

# --- Y11: extra turns ------------------------------------------------------------------------


@pytest.mark.clause("Y11", "Y10")
def test_an_extra_turn_is_played_when_the_turn_that_brought_it_is_complete() -> None:
    s = shop(tiles=("extra_turn",))
    play(s, "tile1")
    assert asked(s) == (None, "turn_up_mummy_tile")
    assert turns(any_chance(s)) == [("p1", "extra")]
    simple_turn(s)
    assert turns(s) == [("p1", "extra"), ("p2", "regular")]


@pytest.mark.clause("Y11", "Y8")
def test_an_extra_turn_has_its_own_wake_up_roll() -> None:
    s = table("""
        p1: t4! t2 statue statue statue
        extra: p1
    """)
    play(s, "no")
    simple_turn(s)
    assert turns(s) == [("p1", "extra")]
    assert asked(s) == ("p1", "wake")
    play(s, "yes", "3")
    assert turns(s) == [("p1", "extra"), ("p2", "regular")]


@pytest.mark.clause("Y11", "Y9")
def test_an_extra_turn_has_its_own_draw_and_mummy_tile() -> None:
    text = """
        p1 hand: 4 2 3 1 5
        data talismans p1: 6
    """
    s = shop(text, tiles=("extra_turn", "points_2"))
    play(s, "tile1", "scarab", "left", "die")
    assert hand(s, "p1") == ["2", "3", "die", "1", "5"]
    assert asked(s) == ("p1", "mummy_tile")
    play(s, "tile2")
    assert score(s, "p1") == 2


@pytest.mark.clause("Y11", "M5")
def test_an_extra_turn_starts_no_round() -> None:
    s = table("""
        p1: t7 stairs stairs* statue statue
        p1 hand: 1 1 1 1 1
        extra: p1
    """)
    for _ in range(2):
        simple_turn(s)
        assert where(s, "p1")[2] == "stairs*"
        assert s.round == 1
    assert turns(s) == [("p1", "extra"), ("p2", "regular")]
    simple_turn(s)
    assert s.round == 2
    assert where(s, "p1")[2] == "stairs"


@pytest.mark.clause("Y11", "E1")
def test_entering_the_chamber_in_an_extra_turn_makes_the_round_the_last() -> None:
    s = table("""
        p1: t40 stairs stairs stairs stairs
        p1 hand: 1 2 3 4 5
        p1 keys: 1
        p2: chamber stairs stairs stairs stairs
        data mummy: 20
        stack: turn p1 extra
    """)
    turn(s, "left", "a1+1")
    assert sarcophagi(s) == ["p2", "p1"]
    assert asked(s) == ("p2", "play")
    simple_turn(s)
    assert result(s).reason == "tomb"


@pytest.mark.clause("Y11", "E1")
def test_an_extra_turn_is_still_played_in_the_last_round() -> None:
    s = shop("first: p2\np1: chamber chamber stairs stairs stairs", tiles=("extra_turn",))
    play(s, "tile1")
    assert asked(any_chance(s)) == ("p1", "play")
    simple_turn(s)
    assert turns(s) == [("p1", "extra")]
    assert result(s).reason == "tomb"


STUCK = """
    p1: t40 t40 t40 t40 t40
    p1 hand: 1 +-1 3 4 5
    p2: t20! t20! t20! t20! t20!
    p2 hand: 1 2 3 4 5
    data mummy: 20
"""
"""Nobody can move: p1 has no key, those of p2 lie under the mummy."""


@pytest.mark.clause("Y11", "E2")
@pytest.mark.parametrize(
    ("extra", "number", "over"), [("", 0, True), ("extra: p1", 1, False), ("extra: p2", 1, True)]
)
def test_a_move_in_an_extra_turn_is_a_move_in_the_round(
    extra: str, number: int, over: bool
) -> None:
    s = table(STUCK + extra)
    for _ in range(2 + number):
        simple_turn(s)
    assert bool(happened(s, "adventurer_moved")) != over
    assert (asked(s)[1] == "over") == over


@pytest.mark.clause("Y11", "E2")
@pytest.mark.parametrize(("extra", "over"), [("p1", True), ("p1 p1", False)])
def test_a_standstill_is_found_after_the_last_extra_turn_of_the_round(
    extra: str, over: bool
) -> None:
    s = table(STUCK + f"turn: p2\nextra: {extra}")
    simple_turn(s)
    for _ in extra.split():
        assert asked(s) == ("p1", "play")
        simple_turn(s)  # in a second one the +-1 has come to the left end
    assert (asked(s)[1] == "over") == over
