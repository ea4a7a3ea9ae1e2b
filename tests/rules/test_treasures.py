"""A2 and A3: treasures, and what lies under them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support import (
    any_turn,
    asked,
    changed,
    happenings,
    jokers,
    outcomes,
    pile,
    play,
    position,
    score,
    tile,
    treasures,
    turn,
    where,
)

NEEDS = {1: 1, 3: 2, 4: 2, 5: 3, 6: 3}


@pytest.mark.clause("A2")
@pytest.mark.example("PIC8")
@pytest.mark.parametrize("own", [1, 2, 3, 4])
@pytest.mark.parametrize("points", list(NEEDS))
def test_a_treasure_is_taken_with_as_many_own_adventurers_as_it_shows_or_more(
    points: int, own: int
) -> None:
    others = ["t12"] * (own - 1) + ["stairs"] * (5 - own)
    s = position(f"""
        p1: t11 {" ".join(others)}
        p1 hand: 1 1 1 1 2
        p1 score: 10
        t12: statue{points}
    """)
    play(s, "left", "a1+1")
    if own >= NEEDS[points]:
        assert tile(s, "t12") == "empty"
        assert treasures(s, "p1") == (0, 1, 0)
        assert score(s, "p1") == 10 + points
    else:
        assert tile(s, "t12") == f"statue{points}"
        assert treasures(s, "p1") == (0, 0, 0)
        assert score(s, "p1") == 10
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A2")
@pytest.mark.parametrize(
    ("p1", "p2"),
    [
        pytest.param("t11 stairs stairs statue statue", "t12 t12 t12 t12 t12", id="of others"),
        pytest.param("t11 t12! t12! stairs statue", "stairs", id="fallen"),
    ],
)
def test_adventurers_that_do_not_count_for_a_treasure(p1: str, p2: str) -> None:
    s = position(f"""
        p1: {p1}
        p2: {p2}
        p1 hand: 1 1 1 1 2
        t12: vase3
    """)
    play(s, "left", "a1+1")
    assert tile(s, "t12") == "vase3"
    assert score(s, "p1") == 0


@pytest.mark.clause("A3")
@pytest.mark.parametrize(
    ("space", "start", "card", "back"),
    [("t13", "t12", 1, "cobra"), ("t16", "t14", 2, "falcon"), ("t32", "t31", 1, "lion")],
)
def test_under_a_treasure_the_top_tile_of_the_pile_with_the_symbol_is_laid(
    space: str, start: str, card: int, back: str
) -> None:
    s = position(f"""
        p1: {start} {space} {space} stairs stairs
        p1 hand: {card} 1 1 1 2
        {space}: vase6
    """)
    full = pile(s, back)
    play(s, "left", f"a1+{card}")
    assert asked(s) == (None, "uncover")
    assert outcomes(s) == full
    play(s, "tunnel")
    assert tile(s, space) == "tunnel"
    assert pile(s, back) == full - Counter(["tunnel"])


@pytest.mark.clause("A3")
@pytest.mark.parametrize("front", ["joker", "scarab", "tunnel", "favour_12"])
def test_the_adventurers_stand_on_the_new_tile_without_doing_its_action(front: str) -> None:
    s = position("""
        p1: t12 t13 t13 stairs stairs
        p2: t13 stairs stairs stairs statue
        p1 hand: 1 1 1 1 2
        t13: vase6
        t23: tunnel
    """)
    play(s, "left", "a1+1", front)
    assert where(s, "p1")[:3] == ["t13", "t13", "t13"]
    assert where(s, "p2")[0] == "t13"
    assert asked(s) == (None, "draw")
    assert happenings(s) == ["card_played", "adventurer_moved", "treasure_taken", "tile_laid"]
    assert jokers(s, "p1") == 0


@pytest.mark.clause("A3", "M1")
def test_without_a_symbol_the_space_is_empty_from_now_on() -> None:
    s = position("""
        p1: t11 t11 stairs statue statue
        p1 hand: 1 1 1 1 1
        t12: vase1
    """)
    play(s, "left", "a1+1")
    assert asked(s) == (None, "draw")
    assert tile(s, "t12") == "empty"
    turn(s)
    any_turn(s)
    play(s, "left", "a2+1")
    assert where(s, "p1")[1] == "t13"


@pytest.mark.clause("A3")
def test_with_no_tile_left_in_the_pile_the_space_is_empty_too() -> None:
    """There are as many symbols as tiles, so no game comes to this; the rule holds all the same."""
    s = position("""
        p1: t12 t13 t13 stairs stairs
        p1 hand: 1 1 1 1 2
        t13: vase6
    """)
    cobra = s.rs.pile_names.index("cobra")
    form = s.to_dict()
    form["piles"][cobra] = [0] * len(form["piles"][cobra])
    form["pile_sizes"][cobra] = 0
    s = changed(s, piles=form["piles"], pile_sizes=form["pile_sizes"])
    play(s, "left", "a1+1")
    assert score(s, "p1") == 6
    assert tile(s, "t13") == "empty"
    assert asked(s) == (None, "draw")
