"""M1 to M4 and M9: how adventurers move."""

from __future__ import annotations

import pytest

from tests.support import asked, options, outcomes, play, position, where

# --- M1, M2: from tile to tile ---------------------------------------------------------------


@pytest.mark.clause("M1")
def test_any_own_active_adventurer_may_be_moved_and_only_that_one_moves() -> None:
    s = position("""
        p1: t13 t3 t1 stairs* statue
        p2: t9 t2 stairs statue statue
        p1 hand: 4 1 1 1 2
        t7: vase6
        regular: p2
    """)
    play(s, "left")
    assert options(s) == ["a1+4", "a2+4", "a3+4"]
    play(s, "a2+4")
    assert where(s, "p1") == ["t13", "t7", "t1", "stairs*", "statue"]
    assert where(s, "p2") == ["t9", "t2", "stairs", "statue", "statue"]


@pytest.mark.clause("M1")
def test_adventurers_on_one_place_are_one_choice() -> None:
    s = position("""
        p1: t12 t3 t12 stairs stairs
        p1 hand: 1 1 1 1 2
    """)
    assert options(play(s, "left")) == ["a1+1", "a2+1", "a4+1"]


@pytest.mark.clause("M1")
def test_an_active_adventurer_may_be_moved_from_where_one_lies_that_is_not_active() -> None:
    s = position("""
        p1: t9! t9 stairs* stairs* chamber
        p2: t9 t9 t9 t9 t9
        p1 hand: 1 1 1 1 2
        regular: p2
    """)
    play(s, "left")
    assert where(s, "p1") == ["t9!", "t10", "stairs*", "stairs*", "chamber"]


@pytest.mark.clause("M1")
@pytest.mark.parametrize(("empty", "end"), [("t1, t2", "t5"), ("t4", "t6"), ("t4, t6", "t7")])
def test_spaces_without_a_tile_are_skipped_and_not_counted(empty: str, end: str) -> None:
    s = position(f"""
        p1: t3 t3 statue statue statue
        p1 hand: 2 1 1 1 2
        {empty}: empty
    """)
    play(s, "left")
    assert where(s, "p1")[0] == end


@pytest.mark.clause("M1", "M2")
@pytest.mark.parametrize(
    ("start", "empty", "end"),
    [("t7", "t4", "t6"), ("t7", "t6", "t5"), ("t5", "t4", "t3"), ("t6", "t4, t6", "t5")],
)
def test_spaces_without_a_tile_are_skipped_backwards_too(start: str, empty: str, end: str) -> None:
    s = position(f"""
        p1: {start} {start} stairs statue statue
        p1 hand: +-1 1 1 1 2
        {empty}: empty
    """)
    play(s, "left", "a1-1")
    assert where(s, "p1")[0] == end


@pytest.mark.clause("M1")
def test_any_number_of_adventurers_may_share_a_space() -> None:
    s = position("""
        p1: t4 t5 t5 t5 t5
        p2: t5 t5 t5 t5 t5
        p1 hand: 1 1 1 1 2
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1") == where(s, "p2") == ["t5"] * 5


@pytest.mark.clause("M2")
@pytest.mark.parametrize(("card", "end"), [("1", "t5"), ("2", "t7")])
def test_from_an_empty_space_the_first_step_is_to_the_next_tile(card: str, end: str) -> None:
    s = position(f"""
        p1: t4 t4 stairs statue statue
        p1 hand: {card} 1 1 1 2
        t4, t6: empty
    """)
    play(s, "left", f"a1+{card}")
    assert where(s, "p1")[0] == end


# --- M3, M4: the starter cards ---------------------------------------------------------------


@pytest.mark.clause("M3")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_a_number_card_moves_exactly_that_many_tiles(card: int) -> None:
    s = position(f"""
        p1: t24 t12 stairs stairs stairs
        p1 hand: {card} 1 1 1 2
    """)
    play(s, "left")
    assert options(s) == [f"a1+{card}", f"a2+{card}", f"a3+{card}"]
    play(s, f"a1+{card}")
    assert where(s, "p1")[0] == f"t{24 + card}"


@pytest.mark.clause("M3")
@pytest.mark.parametrize(("step", "end"), [("a1-1", "t11"), ("a1+1", "t13")])
def test_plus_minus_one_moves_one_tile_forward_or_one_back(step: str, end: str) -> None:
    s = position("""
        p1: t12 t3 stairs statue statue
        p1 hand: +-1 1 1 1 2
    """)
    play(s, "left")
    assert options(s) == ["a1-1", "a1+1", "a2-1", "a2+1", "a3+1"]
    play(s, step)
    assert where(s, "p1")[0] == end


@pytest.mark.clause("M3")
def test_a_die_card_is_rolled_first_and_then_an_adventurer_chosen_who_moves_exactly_that() -> None:
    s = position("""
        p1: t12 t1 stairs statue statue
        p1 hand: die 1 1 1 2
    """)
    play(s, "left")
    assert asked(s) == (None, "roll")
    assert outcomes(s) == {str(face): 1 for face in range(1, 7)}
    play(s, "6")
    assert options(s) == ["a1+6", "a2+6", "a3+6"]
    play(s, "a1+6")
    assert where(s, "p1")[0] == "t18"


@pytest.mark.clause("M4")
@pytest.mark.parametrize(
    ("start", "empty", "steps"),
    [
        ("t1", "t2", ["a1+1", "a2+1"]),
        ("t2", "t4", ["a1-1", "a1+1", "a2+1"]),
        ("t2", "t1", ["a1+1", "a2+1"]),
        ("t3", "t1, t2", ["a1+1", "a2+1"]),
        ("t2", "t1, t2", ["a1+1", "a2+1"]),
    ],
)
def test_a_step_back_needs_a_tile_behind_for_the_stairs_are_none(
    start: str, empty: str, steps: list[str]
) -> None:
    s = position(f"""
        p1: {start} stairs statue statue statue
        p1 hand: +-1 1 1 1 2
        {empty}: empty
    """)
    assert options(play(s, "left")) == steps


@pytest.mark.clause("M3", "T6")
@pytest.mark.parametrize("cards", ["+-1 1 1 1 5", "5 1 1 1 +-1"])
def test_plus_minus_one_is_playable_if_only_the_step_back_is_legal(cards: str) -> None:
    s = position(f"""
        p1: t40 t40 t40 t40 t40
        p1 hand: {cards}
    """)
    assert options(s) == ["left" if cards.startswith("+-1") else "right"]
    play(s, options(s)[0])
    assert where(s, "p1") == ["t39", "t40", "t40", "t40", "t40"]


@pytest.mark.clause("M4", "T6")
def test_plus_minus_one_is_not_playable_with_no_tile_behind_and_no_legal_step_ahead() -> None:
    s = position("""
        p1: t40 t40 t40 t40 t40
        p1 hand: +-1 1 1 1 5
        t1-t39: empty
    """)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert where(s, "p1") == ["t40"] * 5


# --- M9: choices lead to a move --------------------------------------------------------------


@pytest.mark.clause("M9")
@pytest.mark.parametrize(
    ("places", "card", "answers", "legal"),
    [
        pytest.param(
            "t38 t39 t39 t39 t39", "h3:1-6", ["left"], ["a1+1", "a1+2", "a2+1"], id="numbers"
        ),
        pytest.param(
            "t40 t1 stairs stairs stairs",
            "+-1",
            ["left"],
            ["a1-1", "a2+1", "a3+1"],
            id="directions",
        ),
        pytest.param(
            "t37 t38 t39 t1 stairs",
            "die",
            ["left", "3"],
            ["a1+3", "a4+3", "a5+3"],
            id="adventurers",
        ),
    ],
)
def test_only_what_gives_a_legal_move_may_be_chosen(
    places: str, card: str, answers: list[str], legal: list[str]
) -> None:
    s = position(f"""
        p1: {places}
        p1 hand: {card} 1 1 1 2
    """)
    assert options(play(s, *answers)) == legal
