"""N1 to N3: sceptres, and treasures under treasures."""

from __future__ import annotations

import pytest

from luxor.core.rules import scoring
from luxor.core.state import State
from tests.rules.meeting_positions import own_treasures, table, under
from tests.support import (
    any_chance,
    any_turn,
    asked,
    chance_up_to,
    changed,
    dealt,
    new_table,
    outcomes,
    pile_size,
    play,
    score,
    tile,
    turn,
    where,
)


def at_a_treasure(space: int, name: str, hand: str = "1 1 1 1 1") -> State:
    """Return a position in which a1 of p1 joins a2 on a treasure by a 1."""
    return table(
        "sceptres",
        f"""
        p1: t{space - 1} t{space} statue statue statue
        p1 hand: {hand}
        t{space - 1}: vase6
        t{space}: {name}
        """,
    )


@pytest.mark.clause("N1")
def test_ten_sceptres_are_shuffled_among_the_thirty_treasures() -> None:
    s = chance_up_to(new_table(2, "sceptres"), "lay")
    play(s, "osiris1", "osiris2", "osiris3", "osiris4")
    copies = {1: 1, 3: 4, 4: 3, 5: 1, 6: 1}
    kinds = ("vase", "statue", "jewellery", "sceptre")
    assert outcomes(s) == {f"{kind}{value}": n for kind in kinds for value, n in copies.items()}
    assert pile_size(any_chance(s), "treasures") == 10


@pytest.mark.clause("N1")
def test_a_tile_lies_face_down_on_the_first_ten_spaces_without_a_symbol() -> None:
    s = dealt(2, "sceptres")
    assert under(s) == {1, 2, 4, 6, 9, 12, 14, 18, 20, 26}
    assert all(tile(s, f"t{space}") != "empty" for space in range(1, 41))


@pytest.mark.clause("N1")
def test_two_tiles_on_a_space_are_one_step() -> None:
    s = table("sceptres", "p1: stairs stairs statue statue statue\np1 hand: 2 1 1 1 1")
    assert {1, 2} <= under(s)
    play(s, "left")
    assert where(s, "p1")[0] == "t2"


@pytest.mark.clause("N2")
@pytest.mark.example("EX21")
def test_red_turns_up_the_tile_under_the_one_it_took_and_stays_on_it() -> None:
    s = at_a_treasure(2, "vase3")
    play(s, "left", "a1+1")
    assert asked(s) == (None, "turn_up")
    play(s, "jewellery6")
    assert tile(s, "t2") == "jewellery6"
    assert where(s, "p1")[:2] == ["t2", "t2"]
    assert 2 not in under(s)
    assert score(s, "p1") == 3  # nothing is done on the tile that was turned up
    assert own_treasures(s) == [1, 0, 0, 0]


@pytest.mark.clause("N2")
def test_a_tile_that_was_turned_up_is_taken_and_scored_in_a_later_turn_like_any_treasure() -> None:
    s = at_a_treasure(2, "vase3", "+-1 +-1 1 1 1")
    turn(s, "left", "a1+1", "sceptre4")
    any_turn(s)
    turn(s, "left", "a1-1")
    any_turn(s)
    play(s, "right", "a1+1")
    assert score(s, "p1") == 3 + 4
    assert own_treasures(s) == [1, 0, 0, 1]
    assert tile(s, "t2") == "empty"  # no third tile


@pytest.mark.clause("N2")
def test_a_space_with_a_symbol_still_gets_its_temple_tile() -> None:
    s = at_a_treasure(3, "vase3")
    play(s, "left", "a1+1")
    assert asked(s) == (None, "uncover")


@pytest.mark.clause("N3")
@pytest.mark.example("EX22")
@pytest.mark.parametrize(
    ("treasures", "jokers", "points"),
    [
        ([2, 2, 2, 2], 0, 6),  # both sceptres go with a set
        ([2, 2, 2, 5], 0, 6),  # one for each set
        ([1, 1, 0, 1], 1, 3),  # a set with a joker carries one too
        ([1, 1, 0, 1], 0, 0),  # no set, no points: a sceptre is not part of one
        ([0, 0, 0, 3], 2, 0),  # neither sceptre nor jokers alone make a set
        ([10, 10, 10, 9], 0, 27),  # sets beyond the eighth carry sceptres
    ],
)
def test_each_complete_set_takes_one_sceptre_for_three_points(
    treasures: list[int], jokers: int, points: int
) -> None:
    s = changed(dealt(2, "sceptres"), treasures=[treasures, [0] * 4], jokers=[jokers, 0])
    by_source = dict(zip(s.rs.source_names, scoring.points_by_source(s, 0), strict=False))
    assert by_source["sceptres"] == points
    assert scoring.final_points(s, 0) == sum(by_source.values())
