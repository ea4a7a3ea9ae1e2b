"""H2: the Horus cards that move all adventurers."""

from __future__ import annotations

import pytest

from tests.support import asked, happened, jokers, options, play, position, score, where


@pytest.mark.clause("H2")
@pytest.mark.example("PIC5")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("h1:all1", ["t24", "t11", "t1", "stairs*", "chamber"]),
        ("h2:all2", ["t25", "t12", "t2", "stairs*", "chamber"]),
        ("h3:all3", ["t26", "t13", "t3", "stairs*", "chamber"]),
    ],
)
def test_all_n_moves_every_active_adventurer_and_no_other(card: str, after: list[str]) -> None:
    s = position(f"""
        p1: t23 t10 stairs stairs* chamber
        p1 hand: {card} 1 1 1 2
        regular: p2
    """)
    play(s, "left")
    assert where(s, "p1") == after


@pytest.mark.clause("H2")
def test_all_n_moves_nearest_to_the_chamber_first() -> None:
    s = position("""
        p1: t9 t23 t16 stairs t2
        p1 hand: h1:all1 1 1 1 2
    """)
    play(s, "left")
    assert [event["adventurer"] for event in happened(s, "adventurer_moved")] == [1, 2, 0, 4, 3]


@pytest.mark.clause("H2", "M8")
def test_osiris_works_at_once_for_each_and_the_order_is_that_of_the_start() -> None:
    """The second is thrown on, past the first, before the third moves."""
    s = position("""
        p1: t7 t6 stairs statue statue
        p1 hand: h2:all2 1 1 1 2
        t8: osiris4
        t9: vase6
        t12: statue6
    """)
    play(s, "left")
    moves = [(e["adventurer"], e["to"], e["how"]) for e in happened(s, "adventurer_moved")]
    assert moves == [(0, 9, "walk"), (1, 8, "walk"), (1, 12, "thrown"), (2, 2, "walk")]
    assert where(s, "p1")[:3] == ["t9", "t12", "t2"]


@pytest.mark.clause("H2")
def test_after_all_n_the_player_does_the_action_of_one_moved_adventurer() -> None:
    s = position("""
        p1: t9 t12 t4 statue statue
        p1 hand: h1:all1 1 1 1 2
        t10: joker
        t13: scarab
    """)
    play(s, "left")
    assert asked(s) == ("p1", "act")
    assert options(s) == ["a1", "a2", "a3"]
    assert asked(play(s.copy(), "a2")) == (None, "scarab")
    assert asked(play(s.copy(), "a3")) == ("p1", "take")
    play(s, "a1")
    assert jokers(s, "p1") == 1
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H2", "A2")
def test_the_treasure_of_the_one_chosen_counts_all_own_adventurers_on_it_then() -> None:
    """One was there before and stayed, two have come; t40 keeps the third from moving."""
    s = position("""
        p1: t39 t39 t40 t1 stairs
        p1 hand: h1:all1 1 1 1 2
        t40: vase6
        t2: statue6
    """)
    play(s, "left")
    assert where(s, "p1") == ["t40", "t40", "t40", "t2", "t1"]
    assert options(s) == ["a1", "a4", "a5"]
    play(s, "a1")
    assert score(s, "p1") == 6


@pytest.mark.clause("H2", "M5", "M6", "Y7")
@pytest.mark.parametrize(
    ("places", "after", "may_act"),
    [
        pytest.param(
            "t12 t6 stairs statue statue",
            "t13 t7 t1 stairs* statue",
            ["a1", "a2", "a3"],
            id="one is released and stays on the stairs",
        ),
        pytest.param(
            "t6 t5 statue statue statue",
            "t7 t6 stairs* statue statue",
            ["a1", "a2"],
            id="one is released before the next moves",
        ),
        pytest.param(
            "t9! t12 t4 stairs statue",
            "t9! t13 t5 t1 statue",
            ["a2", "a3", "a4"],
            id="one has fallen",
        ),
        pytest.param(
            "t40 t31 t31 t24 t24",
            "t40 t32 t32 t25 t25",
            ["a2", "a4"],
            id="one cannot move",
        ),
        pytest.param(
            "t39 t40 t39 t24 t24",
            "t40 t40 t40 t25 t25",
            ["a1", "a4"],
            id="one joins who cannot move",
        ),
    ],
)
def test_in_all_n_whoever_can_moves_and_one_of_those_that_moved_may_act(
    places: str, after: str, may_act: list[str]
) -> None:
    s = position(f"p1: {places}\np1 hand: h1:all1 1 1 1 2")
    play(s, "left")
    assert where(s, "p1") == after.split()
    assert options(s) == may_act


@pytest.mark.clause("H2", "M6")
def test_entering_the_chamber_in_all_n_is_part_of_the_move_and_one_of_the_others_acts() -> None:
    s = position("""
        p1: t40 t31 t12 t12 t12
        p1 hand: h1:all1 1 1 1 2
        p1 keys: 1
    """)
    play(s, "left")
    assert where(s, "p1") == ["chamber", "t32", "t13", "t13", "t13"]
    assert options(s) == ["a2", "a3"]


@pytest.mark.clause("H2", "M6")
@pytest.mark.parametrize(
    ("keys_before", "after"),
    [
        (0, ["t40", "t39", "t32"]),
        (1, ["chamber", "t39", "t32"]),
        (2, ["chamber", "chamber", "t32"]),
    ],
)
def test_in_all_n_keys_are_spent_nearest_to_the_chamber_first(
    keys_before: int, after: list[str]
) -> None:
    s = position(f"""
        p1: t39 t40 t31 t31 t31
        p1 hand: h1:all1 1 1 1 2
        p1 keys: {keys_before}
        t40: empty
        t32: vase6
    """)
    play(s, "left")
    assert where(s, "p1") == [after[1], after[0], "t32", "t32", "t32"]


@pytest.mark.clause("H2")
def test_if_all_that_moved_are_in_the_chamber_there_is_no_action() -> None:
    s = position("""
        p1: t40 t40 t40 t40 t40
        p1 hand: h1:all1 1 1 1 2
        p1 keys: 1
    """)
    play(s, "left")
    assert where(s, "p1") == ["chamber", "t40", "t40", "t40", "t40"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H2", "T6")
@pytest.mark.parametrize(
    ("adventurers", "ends"),
    [("t40 t40 t40 t40 t40", ["left", "right"]), ("t40 t40 t40 t40 t39", ["left"])],
)
def test_all_n_is_playable_if_at_least_one_can_move(adventurers: str, ends: list[str]) -> None:
    s = position(f"""
        p1: {adventurers}
        p1 hand: h1:all1 1 1 1 5
    """)
    assert options(s) == ends
