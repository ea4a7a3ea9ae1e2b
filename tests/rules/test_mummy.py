"""Y1 to Y6: the mummy walks. Its tiles (Y9, Y10) are in test_mummy_tiles.py.

Green is p2, as in the other examples.
"""

from __future__ import annotations

import pytest

from luxor.core.state import State
from luxor.core.view import view
from tests.rules.mummy_positions import mummy, mummy_pile, open_tiles, story, table, talismans
from tests.support import (
    any_chance,
    asked,
    chance_up_to,
    data,
    happened,
    happenings,
    new_table,
    options,
    outcomes,
    play,
    where,
)

# --- Y1: set-up ------------------------------------------------------------------------------


def at_mummy_tiles(players: int = 2) -> State:
    """Return a game at the moment when the first mummy tile is turned up."""
    return chance_up_to(new_table(players, "mummy"), "turn_up_mummy_tile")


@pytest.mark.clause("Y1")
def test_the_mummy_starts_on_the_tile_just_before_the_chamber() -> None:
    assert mummy(any_chance(new_table(2, "mummy"))) == "t40"


@pytest.mark.clause("Y1")
def test_of_the_eighteen_mummy_tiles_three_are_turned_up() -> None:
    s = at_mummy_tiles()
    assert sum(outcomes(s).values()) == 18
    play(s, "extra_turn", "scarab", "points_2")
    assert open_tiles(s) == ["extra_turn", "scarab", "points_2"]
    assert mummy_pile(s).total() == 15
    assert mummy_pile(s, "mummy_discards").total() == 0
    assert asked(s) == ("p1", "play")


@pytest.mark.clause("Y1")
def test_fifteen_effects_lie_in_the_pile_some_of_them_twice() -> None:
    twice = {"points_2", "horus_card", "scarab"}
    tiles = outcomes(at_mummy_tiles())
    assert len(tiles) == 15
    assert tiles == {name: 2 if name in twice else 1 for name in tiles}


@pytest.mark.clause("Y1", "P1")
def test_nobody_knows_which_mummy_tile_comes_next() -> None:
    s = at_mummy_tiles(3)
    play(s, "scarab")
    assert outcomes(s)["scarab"] == 1
    assert outcomes(s)["points_2"] == 2
    for seat in (0, 1, 2, None):
        number = s.rs.pile_names.index("mummy_tiles")
        assert view(s, seat).facts["piles"][number] == s.to_dict()["piles"][number]
        assert view(s, seat).facts["stack"] == s.to_dict()["stack"]


@pytest.mark.clause("Y1")
@pytest.mark.parametrize(
    ("players", "each", "supply"), [(2, 6, 8), (3, 4, 8), (4, 3, 8), (5, 2, 10)]
)
def test_the_more_players_the_fewer_talismans_each_gets_of_the_twenty(
    players: int, each: int, supply: int
) -> None:
    s = any_chance(new_table(players, "mummy"))
    assert [talismans(s, f"p{i}") for i in range(1, players + 1)] == [each] * players
    assert data(s, "supply") == supply


# --- Y2: when the mummy walks ----------------------------------------------------------------


@pytest.mark.clause("Y2")
@pytest.mark.parametrize(
    ("start", "card", "answers", "place"),
    [
        pytest.param("stairs", "h1:1-3", ["left"], "t39", id="one eye played"),
        pytest.param("stairs", "h2:1-4", ["left"], "t38", id="two eyes played"),
        pytest.param("stairs", "h3:1-5", ["left"], "t37", id="three eyes played"),
        pytest.param("t4", "1", ["left", "a1+1", "horus1"], "t39", id="one eye taken"),
        pytest.param("t16", "1", ["left", "a1+1", "horus2"], "t38", id="two eyes taken"),
        pytest.param("t29", "2", ["left", "a1+2", "horus3"], "t37", id="three eyes taken"),
        pytest.param("t4", "1", ["left", "a1+1", "key"], "t40", id="a starter card and a key"),
    ],
)
def test_a_horus_card_played_or_taken_moves_the_mummy_as_many_tiles_as_it_has_eyes(
    start: str, card: str, answers: list[str], place: str
) -> None:
    s = table(f"""
        p1: {start} stairs stairs stairs stairs
        p1 hand: {card} 2 3 4 5
    """)
    play(s, *answers)
    assert mummy(s) == place


@pytest.mark.clause("Y2")
def test_the_card_is_laid_then_the_mummy_walks_then_the_adventurer() -> None:
    s = table("""
        p1: t11 t2 stairs statue statue
        p1 hand: h1:1-3 2 3 4 5
        p2: t9 stairs stairs statue statue
        data mummy: 10
    """)
    play(s, "left")
    assert story(s) == ["card_played", "mummy_walked", "adventurer_fell"]
    play(s, "a1+1")
    assert story(s)[-1] == "adventurer_moved"


@pytest.mark.clause("Y2")
def test_it_walks_as_soon_as_a_card_is_taken() -> None:
    s = table("""
        p1: t4 t4 statue statue statue
        p1 hand: 1 2 3 4 5
        p2: t2 stairs statue statue statue
        data mummy: 3
    """)
    play(s, "left", "horus1")
    assert story(s)[-3:] == ["horus_card_taken", "mummy_walked", "adventurer_fell"]
    assert where(s, "p2")[0] == "t2!"
    assert asked(s) == (None, "reveal")


@pytest.mark.clause("Y2", "T6")
def test_it_walks_although_nobody_can_move() -> None:
    s = table("""
        p1: t5! t5! statue statue statue
        p1 hand: h3:1-5 2 3 4 5
        data mummy: 5
    """)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert mummy(s) == "t2"
    assert "no_legal_move" in happenings(s)
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Y2", "T6")
def test_a_card_is_judged_before_the_mummy_walks_and_what_that_spoils_is_lost() -> None:
    s = table("""
        p1: t39 t40! t40! t40! t40!
        p1 hand: h1:1-3 2 3 4 5
        data mummy: 40
    """)
    assert options(s) == ["left"]  # the 5 would lead beyond the chamber
    play(s, "left")
    assert where(s, "p1")[:2] == ["t39!", "t40!"]
    assert "no_legal_move" in happenings(s)
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Y2")
def test_all_n_moves_those_that_the_mummy_left_standing() -> None:
    s = table("""
        p1: t3 t9 stairs statue statue
        p1 hand: h2:all2 2 3 4 5
        data mummy: 11
    """)
    play(s, "left")
    assert mummy(s) == "t9"
    assert where(s, "p1")[:3] == ["t5", "t9!", "t2"]


@pytest.mark.clause("Y2")
def test_the_target_of_last_to_second_last_is_found_after_the_walk() -> None:
    s = table("""
        p1: stairs t3 t6 statue statue
        p1 hand: h1:last 2 3 4 5
        data mummy: 4
    """)
    play(s, "left")
    assert where(s, "p1")[:3] == ["t6", "t3!", "t6"]


# --- Y3: who falls ---------------------------------------------------------------------------


@pytest.mark.clause("Y2", "Y3", "Y4")
@pytest.mark.example("EX23")
def test_green_walks_the_mummy_three_tiles_and_only_green_is_spared_on_the_way() -> None:
    s = table("""
        turn: p2
        p1: t13 t11 stairs stairs statue
        p2: t12 t11 stairs statue statue
        p2 hand: h3:1-5 2 3 4 5
        p3: t12 stairs stairs statue statue
        data mummy: 14
    """)
    play(s, "left")
    assert mummy(s) == "t11"
    assert where(s, "p1") == ["t13!", "t11!", "stairs", "stairs", "statue"]
    assert where(s, "p2") == ["t12", "t11!", "stairs", "statue", "statue"]
    assert where(s, "p3") == ["t12!", "stairs", "stairs", "statue", "statue"]
    assert [talismans(s, seat) for seat in ("p1", "p2", "p3")] == [0, 2, 0]


@pytest.mark.clause("Y3")
def test_those_before_its_first_and_beyond_its_last_tile_stay_upright() -> None:
    s = table("""
        p1 hand: h2:1-4 2 3 4 5
        p2: t7 t3 stairs statue statue
        data mummy: 6
    """)
    play(s, "left")
    assert mummy(s) == "t4"
    assert where(s, "p2")[:2] == ["t7", "t3"]


@pytest.mark.clause("Y3")
@pytest.mark.parametrize(("seat", "place"), [("p1", "t2"), ("p2", "t2!")])
def test_passing_an_empty_space_fells_others_there(seat: str, place: str) -> None:
    s = table(f"""
        p1 hand: h1:1-3 2 3 4 5
        {seat}: t2 stairs statue statue statue
        t2: empty
        data mummy: 3
    """)
    play(s, "left")
    assert mummy(s) == "t1"
    assert where(s, seat)[0] == place


@pytest.mark.clause("Y3")
@pytest.mark.parametrize(
    ("places", "start", "end"),
    [
        ("stairs chamber stairs* stairs* stairs*", "2", "t39"),
        ("stairs stairs statue statue statue", "14", "t11"),  # past the statue between t12 and t13
    ],
)
def test_those_on_the_stairs_in_the_chamber_and_at_statues_are_safe(
    places: str, start: str, end: str
) -> None:
    s = table(f"""
        p1 hand: h3:1-5 2 3 4 5
        p2: {places}
        data mummy: {start}
    """)
    play(s, "left")
    assert mummy(s) == end
    assert where(s, "p2") == places.split()


# --- Y4: talismans ---------------------------------------------------------------------------


@pytest.mark.clause("Y4")
def test_a_talisman_is_gained_for_each_opponent_not_for_each_adventurer() -> None:
    s = table("""
        p1: t2 t3 statue statue statue
        p1 hand: h2:1-4 2 3 4 5
        p2: t3 t2 statue statue statue
        p3: t3 t3 statue statue statue
        data mummy: 4
        data talismans p1: 1
        data talismans p2: 2
        data talismans p3: 3
    """)
    play(s, "left")
    assert len(happened(s, "adventurer_fell")) == 5
    assert [talismans(s, seat) for seat in ("p1", "p2", "p3")] == [3, 2, 3]
    assert data(s, "supply") == 12


@pytest.mark.clause("Y4")
def test_whoever_takes_a_horus_card_gains_them_too() -> None:
    s = table("""
        p1: t4 stairs statue statue statue
        p1 hand: 1 2 3 4 5
        p2: t39 stairs stairs stairs stairs
    """)
    play(s, "left", "a1+1", "horus1")
    assert where(s, "p2")[0] == "t39!"
    assert talismans(s, "p1") == 1


@pytest.mark.clause("Y4")
def test_own_adventurers_and_those_that_lay_already_bring_none() -> None:
    s = table("""
        p1: t3 stairs statue statue statue
        p1 hand: h1:1-3 2 3 4 5
        p2: t3! stairs statue statue statue
        data mummy: 4
    """)
    play(s, "left", "a2+1")
    assert happened(s, "adventurer_fell") == [
        {"event": "adventurer_fell", "seat": 0, "adventurer": 0}
    ]
    assert talismans(s, "p1") == 0


@pytest.mark.clause("Y4")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1)])
def test_no_more_talismans_are_gained_than_the_supply_has(left: int, gained: int) -> None:
    s = table(f"""
        p1 hand: h1:1-3 2 3 4 5
        p2: t3 stairs statue statue statue
        p3: t3 stairs statue statue statue
        data mummy: 4
        data talismans p2: 10
        data talismans p3: {10 - left}
    """)
    play(s, "left")
    assert len(happened(s, "adventurer_fell")) == 2
    assert talismans(s, "p1") == gained
    assert data(s, "supply") == 0


# --- Y5: from the stairs back to the chamber -------------------------------------------------


@pytest.mark.clause("Y5")
def test_from_the_tile_next_to_the_stairs_it_goes_on_before_the_chamber() -> None:
    s = table("""
        p1 hand: h3:1-5 2 3 4 5
        p2: t1 t40 t39 t38 stairs
        data mummy: 2
    """)
    play(s, "left")
    assert mummy(s) == "t39"
    assert where(s, "p2") == ["t1!", "t40!", "t39!", "t38", "stairs"]


@pytest.mark.clause("Y3", "Y5")
def test_before_and_after_the_jump_those_on_empty_spaces_are_passed() -> None:
    s = table("""
        p1: t2 t1 t39 t40 stairs
        p1 hand: h3:1-5 2 3 4 5
        p2: t2 t1 t39 t40 stairs
        t2, t39: empty
        data mummy: 3
    """)
    play(s, "left")
    assert mummy(s) == "t38"
    assert where(s, "p1") == ["t2", "t1", "t39", "t40", "stairs"]
    assert where(s, "p2") == ["t2!", "t1!", "t39!", "t40!", "stairs"]
    assert talismans(s, "p1") == 1


@pytest.mark.clause("Y5")
def test_the_jump_itself_is_one_step() -> None:
    s = table("""
        p1 hand: h1:1-3 2 3 4 5
        data mummy: 1
    """)
    play(s, "left")
    assert mummy(s) == "t40"


@pytest.mark.clause("Y5")
def test_it_jumps_from_the_first_to_the_last_tile_still_lying_and_passes_nobody() -> None:
    s = table("""
        p1 hand: h1:1-3 2 3 4 5
        p2: t1 t40 stairs stairs stairs
        t1, t2, t39, t40: empty
        data mummy: 3
    """)
    play(s, "left")
    assert mummy(s) == "t38"
    assert where(s, "p2")[:2] == ["t1", "t40"]


# --- Y6: meeting the mummy -------------------------------------------------------------------


@pytest.mark.clause("Y6")
def test_an_adventurer_may_walk_through_the_mummys_tile() -> None:
    s = table("""
        p1: t3 t3 statue statue statue
        p1 hand: 2 2 3 4 5
        data mummy: 4
    """)
    play(s, "left")
    assert where(s, "p1")[0] == "t5"
    assert options(s) == ["key", "horus1"]


@pytest.mark.clause("Y6", "M5")
@pytest.mark.parametrize(
    ("start", "tiles", "mummy_at", "end", "at_statue"),
    [
        pytest.param("t4", "t5: horus1", 5, "t5!", "statue", id="a walk ends there"),
        pytest.param("t4", "t5: osiris1", 5, "t6", "statue", id="Osiris throws on from there"),
        pytest.param("t4", "t5: osiris1", 6, "t6!", "statue", id="Osiris throws onto it"),
        pytest.param("t6", "t7: joker", 7, "t7!", "stairs*", id="past a statue"),
        pytest.param("t4", "t5, t7: tunnel", 5, "t5!", "statue", id="the near end of a tunnel"),
        pytest.param("t4", "t5, t7: tunnel", 7, "t7!", "stairs*", id="its far end"),
    ],
)
def test_an_adventurer_whose_move_ends_on_the_mummys_tile_falls_and_does_no_action(
    start: str, tiles: str, mummy_at: int, end: str, at_statue: str
) -> None:
    s = table(f"""
        p1: {start} stairs statue statue statue
        p1 hand: 1 2 3 4 5
        {tiles}
        t6: vase6
        data mummy: {mummy_at}
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1") == [end, "stairs", at_statue, "statue", "statue"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Y6", "H2")
def test_one_that_all_n_brings_onto_the_mummys_tile_falls_and_cannot_act() -> None:
    s = table("""
        p1: t9 t4 t2 statue statue
        p1 hand: h1:all1 2 3 4 5
        data mummy: 11
    """)
    play(s, "left")
    assert mummy(s) == "t10"
    assert where(s, "p1")[:3] == ["t10!", "t5", "t3"]
    assert options(s) == ["a2", "a3"]


@pytest.mark.clause("Y6", "H2")
def test_if_all_that_moved_have_fallen_there_is_no_action() -> None:
    s = table("""
        p1: t4 t4 statue statue statue
        p1 hand: h1:all1 2 3 4 5
        data mummy: 6
    """)
    play(s, "left")
    assert where(s, "p1")[:2] == ["t5!", "t5!"]
    assert asked(s) == (None, "draw")
