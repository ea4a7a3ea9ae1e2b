"""The rulebooks' examples EX1 to EX20: red is p1, green is p2."""

from __future__ import annotations

import pytest

from luxor.core.nodes import result as score_now
from tests.support import (
    any_turn,
    asked,
    hand,
    happened,
    happenings,
    keys,
    options,
    pile_size,
    play,
    position,
    result,
    sarcophagi,
    scarabs,
    score,
    tile,
    treasures,
    turn,
    where,
)


@pytest.mark.clause("T2")
@pytest.mark.example("EX1")
@pytest.mark.parametrize(("end", "moved"), [("left", "t1"), ("right", "t3")])
def test_red_may_play_the_1_at_the_left_or_the_3_at_the_right(end: str, moved: str) -> None:
    s = position("p1 hand: 1 5 4 die 3")
    assert options(s) == ["left", "right"]
    play(s, end)
    assert where(s, "p1")[0] == moved


@pytest.mark.clause("M1", "M3")
@pytest.mark.example("EX2")
def test_red_goes_three_tiles_from_the_stairs_which_are_not_counted() -> None:
    s = position("""
        p1: stairs stairs statue statue statue
        p1 hand: 3 1 1 1 2
    """)
    play(s, "left")
    assert where(s, "p1") == ["t3", "stairs", "statue", "statue", "statue"]


@pytest.mark.clause("M1", "M3")
@pytest.mark.example("EX3")
@pytest.mark.parametrize(("empty", "end"), [("t2", "t4"), ("t1, t2", "t5")])
def test_red_jumps_over_what_is_empty_and_may_not_move_the_one_at_the_statue(
    empty: str, end: str
) -> None:
    s = position(f"""
        p1: stairs t9 t12 statue statue
        p1 hand: 3 1 1 1 2
        {empty}: empty
    """)
    play(s, "left")
    assert options(s) == ["a1+3", "a2+3", "a3+3"]
    play(s, "a1+3")
    assert where(s, "p1") == [end, "t9", "t12", "statue", "statue"]


@pytest.mark.clause("M2")
@pytest.mark.example("EX4")
def test_reds_first_step_from_an_empty_space_is_to_the_nearest_tile() -> None:
    s = position("""
        p1: t1 t1 statue statue statue
        p1 hand: 2 1 1 1 3
        t1, t2: empty
    """)
    play(s, "left")
    assert where(s, "p1")[0] == "t4"


@pytest.mark.clause("M3", "M5")
@pytest.mark.example("EX5")
def test_greens_5_passes_a_statue_and_wakes_the_green_adventurer() -> None:
    s = position("""
        p2: t4 t4 statue statue statue
        p2 hand: die 1 1 1 2
        turn: p2
    """)
    play(s, "left", "5")
    assert where(s, "p2") == ["t9", "t4", "stairs*", "statue", "statue"]


@pytest.mark.clause("A2", "A3")
@pytest.mark.example("EX6")
def test_red_takes_a_treasure_of_3_with_two_and_a_cobra_tile_is_laid() -> None:
    s = position("""
        p1: t2 t3 statue statue statue
        p1 hand: 1 1 1 1 3
        t3: vase3
    """)
    play(s, "left", "a1+1")
    assert score(s, "p1") == 3
    assert treasures(s, "p1") == (1, 0, 0)
    play(s, "favour_12")
    assert tile(s, "t3") == "favour_12"
    assert pile_size(s, "cobra") == 3
    assert where(s, "p1")[:2] == ["t3", "t3"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A4", "T3", "T4")
@pytest.mark.example("EX7")
def test_red_does_without_the_key_and_takes_a_card_with_one_eye() -> None:
    s = position("""
        p1: t4 t4 statue statue statue
        p1 hand: 1 2 3 4 5
        horus: h1:all1 h2:last h3:last
    """)
    turn(s, "left", "horus1")
    assert hand(s, "p1") == ["2", "3", "h1:all1", "4", "5"]
    assert keys(s, "p1") == 0
    assert not happened(s, "card_drawn")


@pytest.mark.clause("M8", "A5")
@pytest.mark.example("EX8")
def test_red_goes_on_from_osiris_3_to_a_scarab() -> None:
    s = position("""
        p1: t14 t14 stairs stairs statue
        p1 hand: 1 2 3 4 5
        t15: osiris3
        t18: empty
        t19: scarab
    """)
    play(s, "left", "a1+1", "2")
    assert where(s, "p1")[0] == "t19"
    assert scarabs(s, "p1") == [2]
    assert pile_size(s, "scarabs") == 21


@pytest.mark.clause("M3", "M6", "M7", "E1")
@pytest.mark.example("EX9")
def test_red_enters_by_a_2_pays_one_of_two_keys_and_takes_the_sarcophagus_of_3() -> None:
    s = position("""
        p1: t39 t31 t31 t24 t24
        p1 hand: 2 1 1 1 5
        p1 keys: 2
        p2: chamber t31 t31 stairs stairs
    """)
    turn(s, "left", "a1+2")
    assert where(s, "p1")[0] == "chamber"
    assert keys(s, "p1") == 1
    assert sarcophagi(s) == ["p2", "p1"]
    any_turn(s)
    assert result(s).reason == "tomb"


@pytest.mark.clause("E3")
@pytest.mark.example("EX10", "PIC14")
def test_reds_adventurers_score_31() -> None:
    s = position("p1: stairs t19 t28 t39 chamber")
    assert score_now(s).by_source[0]["adventurers"] == 0 + 5 + 5 + 8 + 13 == 31


@pytest.mark.clause("E4")
@pytest.mark.example("EX11")
@pytest.mark.parametrize(
    ("kinds", "jokers"),
    [
        ("vase vase vase statue statue jewellery jewellery", 3),
        ("vase vase vase statue jewellery", 5),
    ],
)
def test_reds_three_sets_score_12_and_the_joker_to_spare_nothing(kinds: str, jokers: int) -> None:
    """Two of the three sets have one joker each, as in one rulebook, or two each."""
    s = position(f"""
        p1 treasures: {kinds}
        p1 jokers: {jokers}
    """)
    assert score_now(s).by_source[0]["sets"] == 12


@pytest.mark.clause("E3")
@pytest.mark.example("EX12")
@pytest.mark.parametrize("values", ["4 3", "1 2 4", "2 2 3"])
def test_reds_scarabs_score_7(values: str) -> None:
    s = position(f"p1 scarabs: {values}")
    assert score_now(s).by_source[0]["scarabs"] == 7


@pytest.mark.clause("A5")
@pytest.mark.example("EX13")
def test_green_on_joker_or_scarab_chooses_the_scarab() -> None:
    s = position("""
        p2: t24 t24 stairs stairs stairs
        p2 hand: 1 1 1 1 2
        t25: joker_or_scarab
        turn: p2
    """)
    play(s, "left", "a1+1", "scarab", "4")
    assert scarabs(s, "p2") == [4]
    assert s.to_dict()["jokers"] == [0, 0]


@pytest.mark.clause("A6", "T3", "T4")
@pytest.mark.example("EX14")
@pytest.mark.parametrize(
    ("favour", "start", "space"), [("favour_12", "t12", "t13"), ("favour_23", "t31", "t32")]
)
def test_green_on_a_favour_takes_the_card_of_level_2_and_does_not_draw(
    favour: str, start: str, space: str
) -> None:
    s = position(f"""
        p2: {start} {start} stairs stairs stairs
        p2 hand: 1 2 3 4 5
        {space}: {favour}
        horus: h1:last h2:fewer2 h3:last
        turn: p2
    """)
    turn(s, "left", "a1+1", "horus2")
    assert hand(s, "p2") == ["2", "3", "h2:fewer2", "4", "5"]
    assert not happened(s, "card_drawn")
    assert asked(s) == ("p1", "play")


@pytest.mark.clause("A7")
@pytest.mark.example("EX15")
def test_green_plays_a_1_onto_a_tunnel_and_has_to_go_on_to_the_next() -> None:
    s = position("""
        p2: t12 t12 stairs stairs statue
        p2 hand: 1 2 3 4 5
        t13, t21, t34: tunnel
        turn: p2
    """)
    play(s, "left", "a1+1")
    assert where(s, "p2")[:2] == ["t21", "t12"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H1", "A2")
@pytest.mark.example("EX16")
def test_green_plays_one_to_three_chooses_3_and_takes_the_treasure() -> None:
    s = position("""
        p2: t9 t12 t12 statue statue
        p2 hand: h1:1-3 2 3 4 5
        t12: jewellery6
        turn: p2
    """)
    play(s, "left")
    assert options(s)[:3] == ["a1+1", "a1+2", "a1+3"]
    play(s, "a1+3")
    assert score(s, "p2") == 6
    assert treasures(s, "p2") == (0, 0, 1)


@pytest.mark.clause("H1")
@pytest.mark.example("EX17")
def test_green_rolls_a_2_for_one_to_die_moves_by_2_and_takes_the_treasure_next_time() -> None:
    s = position("""
        p1: t24 t24 t24 t24 t24
        p2: t10 t10 t10 statue statue
        p2 hand: h1:1-die 1 3 4 5
        t12: vase6
        t13: statue1
        turn: p2
    """)
    play(s, "left", "2")
    assert options(s) == ["a1+1", "a1+2"]
    turn(s, "a1+2")
    any_turn(s)
    play(s, "left", "a1+1")
    assert treasures(s, "p2") == (0, 1, 0)


@pytest.mark.clause("H2", "M8", "A2", "A7")
@pytest.mark.example("EX18", "BOX9")
@pytest.mark.parametrize(
    ("single", "end", "lines"),
    [
        ("t19 stairs*", "t21", "regular: p1\nfirst: p2"),
        ("t7 statue", "t10", "t9: empty"),
    ],
)
def test_green_moves_all_2_and_chooses_between_tunnel_and_treasure(
    single: str, end: str, lines: str
) -> None:
    """The single one is ahead of the other three, or behind them."""
    s = position(f"""
        p2: t13 t13 t13 {single}
        p2 hand: h2:all2 2 3 4 5
        t15: osiris3
        t18: vase6
        {end}, t28: tunnel
        turn: p2
        {lines}
    """)
    play(s, "left")
    assert where(s, "p2")[:4] == ["t18", "t18", "t18", end]
    assert options(s) == ["a1", "a4"]
    tunnel = play(s.copy(), "a4")
    assert where(tunnel, "p2")[3] == "t28"
    assert score(tunnel, "p2") == 0
    play(s, "a1")
    assert score(s, "p2") == 6
    assert where(s, "p2")[3] == end
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H3", "A2")
@pytest.mark.example("EX19")
def test_one_green_adventurer_goes_from_the_stairs_to_the_next_one_and_takes_the_treasure() -> None:
    s = position("""
        p2: t9 stairs t24 t31 stairs
        p2 hand: h2:last 2 3 4 5
        t9: statue4
        turn: p2
    """)
    play(s, "left")
    assert where(s, "p2") == ["t9", "t9", "t24", "t31", "stairs"]
    assert score(s, "p2") == 4
    assert happenings(s) == ["card_played", "adventurer_moved", "treasure_taken"]


@pytest.mark.clause("H4")
@pytest.mark.example("EX20")
def test_red_may_take_a_treasure_that_needs_three_with_two() -> None:
    s = position("""
        p1: t11 t12 stairs statue statue
        p1 hand: h1:fewer1 2 3 4 5
        t12: vase5
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[:2] == ["t12", "t12"]
    assert options(s) == ["yes", "no"]
    play(s, "yes")
    assert score(s, "p1") == 5
