"""M5 and M8: what passing a statue and ending on an Osiris tile leads to."""

from __future__ import annotations

import pytest

from tests.support import (
    any_turn,
    asked,
    happened,
    happenings,
    jokers,
    options,
    play,
    position,
    turn,
    where,
)

# --- M5: statues -----------------------------------------------------------------------------


@pytest.mark.clause("M5")
@pytest.mark.parametrize(
    ("start", "others", "end", "after"),
    [
        ("t6", "statue statue statue", "t7", ["stairs*", "statue", "statue"]),
        ("t12", "stairs statue statue", "t13", ["stairs", "stairs*", "statue"]),
        ("t18", "t1 stairs statue", "t19", ["t1", "stairs", "stairs*"]),
    ],
)
def test_passing_a_statue_stands_the_own_adventurer_lying_there_on_the_stairs(
    start: str, others: str, end: str, after: list[str]
) -> None:
    """Nobody stands on the statue's place: the step leads to the next tile."""
    s = position(f"""
        p1: {start} {start} {others}
        p1 hand: 1 1 1 1 2
    """)
    play(s, "left", *(["a1+1"] if "stairs" in others else []))
    assert where(s, "p1") == [end, start, *after]
    assert where(s, "p2")[2:] == ["statue", "statue", "statue"]


@pytest.mark.clause("M5")
def test_a_move_that_ends_before_the_statue_releases_nobody() -> None:
    s = position("""
        p1: t5 t5 statue statue statue
        p1 hand: 1 1 1 1 2
    """)
    play(s, "left")
    assert where(s, "p1") == ["t6", "t5", "statue", "statue", "statue"]


@pytest.mark.clause("M5")
def test_only_the_first_passing_has_an_effect() -> None:
    s = position("""
        p1: t6 t9 t1 statue statue
        p1 hand: 1 1 1 1 2
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1") == ["t7", "t9", "t1", "statue", "statue"]
    assert not happened(s, "adventurer_released")


@pytest.mark.clause("M5")
def test_a_released_adventurer_is_active_from_the_next_round_on() -> None:
    s = position("""
        p1: t6 t6 statue statue statue
        p1 hand: 1 2 2 1 1
        t7: vase6
    """)
    turn(s, "left")
    assert where(s, "p1")[2] == "stairs*"
    any_turn(s)
    assert s.round == 2
    assert where(s, "p1")[2] == "stairs"
    assert options(play(s, "right")) == ["a1+1", "a2+1", "a3+1"]


@pytest.mark.clause("M5")
def test_released_adventurers_of_the_player_who_began_wait_for_the_others_turns() -> None:
    s = position("""
        players: 3
        first: p3
        turn: p3
        p3: t6 t6 statue statue statue
        p3 hand: 1 2 2 1 1
        t7: vase6
    """)
    turn(s, "left")
    any_turn(s)
    assert asked(s) == ("p2", "play")
    assert where(s, "p3")[2] == "stairs*"
    any_turn(s)
    assert asked(s) == ("p3", "play")
    assert where(s, "p3")[2] == "stairs"


@pytest.mark.clause("M5", "M8")
def test_a_throw_by_osiris_past_a_statue_counts() -> None:
    s = position("""
        p1: t14 t13 stairs stairs statue
        p1 hand: 1 1 1 1 2
        t15: osiris4
        t19: vase6
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1") == ["t19", "t13", "stairs", "stairs", "stairs*"]


@pytest.mark.clause("M5", "A7")
@pytest.mark.example("BOX8")
def test_one_move_may_release_several() -> None:
    s = position("""
        p1: t2 t2 statue statue statue
        p1 hand: 1 1 1 1 2
        t3, t19: tunnel
    """)
    play(s, "left")
    assert where(s, "p1") == ["t19", "t2", "stairs*", "stairs*", "stairs*"]


# --- M8: Osiris ------------------------------------------------------------------------------


@pytest.mark.clause("M8")
@pytest.mark.example("BOX3")
def test_an_osiris_tile_throws_the_adventurer_on_before_any_action() -> None:
    s = position("""
        p1: t6 t6 t7 statue statue
        p1 hand: 1 1 1 1 2
        t8: osiris2
        t10: joker
    """)
    play(s, "left", "a3+1")
    assert where(s, "p1")[2] == "t10"
    assert jokers(s, "p1") == 1
    assert happenings(s) == ["card_played", "adventurer_moved", "adventurer_moved", "joker_taken"]
    assert [(e["to"], e["how"]) for e in happened(s, "adventurer_moved")] == [
        (8, "walk"),
        (10, "thrown"),
    ]


@pytest.mark.clause("M8", "M1")
def test_the_throw_skips_spaces_without_a_tile() -> None:
    s = position("""
        p1: t7 t7 stairs statue statue
        p1 hand: 1 1 1 1 2
        t8: osiris2
        t9: empty
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "t11"
    assert asked(s) == ("p1", "take")


@pytest.mark.clause("M8")
@pytest.mark.parametrize(("number", "end"), [(1, "t31"), (2, "t32"), (3, "t33"), (4, "t34")])
def test_osiris_throws_forward_also_who_came_backwards(number: int, end: str) -> None:
    s = position(f"""
        p1: t31 t31 stairs stairs stairs
        p1 hand: +-1 1 1 1 2
        t30: osiris{number}
    """)
    play(s, "left", "a1-1")
    assert where(s, "p1")[0] == end


@pytest.mark.clause("M8")
def test_osiris_1_brings_who_stepped_back_from_an_empty_space_to_the_next_tile() -> None:
    s = position("""
        p1: t9 t9 stairs statue statue
        p1 hand: +-1 1 1 1 2
        t8: osiris1
        t9: empty
        t10: joker
    """)
    play(s, "left", "a1-1")
    assert where(s, "p1")[0] == "t10"
    assert jokers(s, "p1") == 1


@pytest.mark.clause("M8")
@pytest.mark.example("BOX3")
def test_from_osiris_to_osiris_the_adventurer_is_thrown_on_again() -> None:
    s = position("""
        p1: t7 t7 stairs statue statue
        p1 hand: 1 1 1 1 2
        t8: osiris4
        t9, t12, t14: empty
        t15: osiris1
        t16: joker
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1") == ["t16", "t7", "stairs", "stairs*", "statue"]
    assert happenings(s) == [
        "card_played",
        "adventurer_moved",
        "adventurer_moved",
        "adventurer_released",
        "adventurer_moved",
        "joker_taken",
    ]


@pytest.mark.clause("M8", "M6", "M9")
@pytest.mark.parametrize(
    ("osiris", "keys", "steps"),
    [
        (1, 0, ["a4+1", "a5+1"]),
        (1, 1, ["a1+1", "a4+1", "a5+1"]),
        (2, 0, ["a4+1", "a5+1"]),
        (2, 1, ["a4+1", "a5+1"]),
    ],
)
def test_a_move_whose_throw_would_break_the_rules_of_the_chamber_is_illegal_as_a_whole(
    osiris: int, keys: int, steps: list[str]
) -> None:
    s = position(f"""
        p1: t29 t29 t29 t24 t12
        p1 hand: 1 1 1 1 2
        p1 keys: {keys}
        t30: osiris{osiris}
        t31-t40: empty
    """)
    assert options(play(s, "left")) == steps


@pytest.mark.clause("M8", "T6")
def test_a_card_whose_every_move_would_break_the_rules_by_a_throw_is_not_playable() -> None:
    s = position("""
        p1: t29 t29 t29 t29 t29
        p1 hand: 1 1 1 1 +-1
        p1 keys: 1
        t30: osiris2
        t31-t40: empty
    """)
    assert options(s) == ["right"]
    play(s, "right")
    assert where(s, "p1")[0] == "t28"


@pytest.mark.clause("M8", "T6")
def test_plus_minus_one_is_not_playable_if_a_throw_makes_its_only_step_illegal() -> None:
    s = position("""
        p1: t31 t31 t31 t31 t31
        p1 hand: +-1 1 1 1 5
        t30: osiris1
        t31-t40: empty
    """)
    assert options(s) == ["left", "right"]


@pytest.mark.clause("M8", "M6")
def test_so_is_one_that_a_second_osiris_would_throw_too_far() -> None:
    s = position("""
        p1: t14 t14 t14 t14 t12
        p1 hand: 1 1 1 1 2
        p1 keys: 1
        t15: osiris1
        t16-t21: empty
        t22: osiris2
        t23-t40: empty
    """)
    play(s, "left")
    assert where(s, "p1") == ["t14", "t14", "t14", "t14", "t13"]
