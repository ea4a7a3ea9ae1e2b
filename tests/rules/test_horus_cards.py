"""H1, H3 and H4: the Horus cards that move one adventurer."""

from __future__ import annotations

import pytest

from tests.support import (
    asked,
    happenings,
    keys,
    options,
    outcomes,
    play,
    position,
    sarcophagi,
    score,
    tile,
    treasures,
    where,
)

# --- H1: 1-X and 1-die -----------------------------------------------------------------------


@pytest.mark.clause("H1")
@pytest.mark.example("PIC4")
@pytest.mark.parametrize(
    ("card", "most"),
    [("h1:1-3", 3), ("h1:1-4", 4), ("h2:1-4", 4), ("h2:1-5", 5), ("h3:1-5", 5), ("h3:1-6", 6)],
)
def test_one_to_x_moves_one_adventurer_by_a_number_chosen(card: str, most: int) -> None:
    s = position(f"""
        p1: t24 stairs stairs stairs stairs
        p1 hand: {card} 1 1 1 2
    """)
    play(s, "left")
    numbers = range(1, most + 1)
    assert options(s) == [f"a1+{n}" for n in numbers] + [f"a2+{n}" for n in numbers]
    play(s, "a1+2")
    assert where(s, "p1") == ["t26", "stairs", "stairs", "stairs", "stairs"]


@pytest.mark.clause("H1")
@pytest.mark.parametrize("face", [1, 3, 6])
def test_one_to_die_rolls_and_then_moves_one_adventurer_by_up_to_the_roll(face: int) -> None:
    s = position("""
        p1: t23 t12 stairs stairs stairs
        p1 hand: h2:1-die 1 1 1 2
    """)
    play(s, "left")
    assert asked(s) == (None, "roll")
    assert outcomes(s) == {str(n): 1 for n in range(1, 7)}
    play(s, str(face))
    assert options(s) == [f"a{a}+{n}" for a in (1, 2, 3) for n in range(1, face + 1)]


@pytest.mark.clause("H1", "T7")
def test_one_to_die_is_playable_if_a_single_face_would_allow_a_move() -> None:
    """The first step leads onto an Osiris 2 and too far; the second into the chamber."""
    s = position("""
        p1: t29 t29 t29 t29 t29
        p1 hand: h3:1-die 1 1 1 3
        p1 keys: 1
        t30: osiris2
        t31-t40: empty
    """)
    assert options(s) == ["left"]
    failed = play(s.copy(), "left", "1")
    assert where(failed, "p1") == ["t29"] * 5
    assert asked(failed) == (None, "draw")
    assert where(play(s, "left", "5"), "p1")[0] == "chamber"


@pytest.mark.clause("H1", "T6")
def test_one_to_x_is_playable_if_any_of_its_numbers_allows_a_move() -> None:
    s = position("""
        p1: t29 t29 t29 t29 t29
        p1 hand: h1:1-3 1 1 1 3
        p1 keys: 1
        t30: osiris2
        t31-t40: empty
    """)
    assert options(s) == ["left"]
    play(s, "left")
    assert where(s, "p1")[0] == "chamber"


# --- H3: last to second last -----------------------------------------------------------------


@pytest.mark.clause("H3")
@pytest.mark.example("PIC6")
@pytest.mark.parametrize(
    ("adventurers", "after"),
    [
        ("t10 t3 t12 t12 t13", ["t10", "t10", "t12", "t12", "t13"]),
        ("t3 t10 t4 t12 t13", ["t4", "t10", "t4", "t12", "t13"]),
        ("t9 stairs t12 t12 t12", ["t9", "t9", "t12", "t12", "t12"]),
        ("t9 stairs stairs t12 t12", ["t9", "t9", "stairs", "t12", "t12"]),
    ],
)
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_the_last_adventurer_goes_to_the_next_one_ahead(
    seat: str, adventurers: str, after: list[str]
) -> None:
    s = position(f"""
        {seat}: {adventurers}
        {seat} hand: h1:last 1 1 1 2
        turn: {seat}
        t9, t4: empty
    """)
    play(s, "left")
    assert where(s, seat) == after


@pytest.mark.clause("H3", "Y7")
@pytest.mark.parametrize(
    ("adventurers", "after"),
    [
        ("t9 t12 stairs* statue statue", ["t12", "t12", "stairs*", "statue", "statue"]),
        ("t9 t12 t4! statue statue", ["t12", "t12", "t4!", "statue", "statue"]),
        ("stairs t12 t4! statue statue", ["t12", "t12", "t4!", "statue", "statue"]),
    ],
)
def test_those_not_active_are_passed_over_as_traveller_and_as_target(
    adventurers: str, after: list[str]
) -> None:
    s = position(f"""
        p1: {adventurers}
        p1 hand: h1:last 1 1 1 2
        t12: vase6
        regular: p2
    """)
    play(s, "left")
    assert where(s, "p1") == after


@pytest.mark.clause("H3")
def test_adventurers_of_others_are_no_target() -> None:
    s = position("""
        p1: t3 t12 t12 statue statue
        p2: t9 t9 stairs statue statue
        p1 hand: h1:last 1 1 1 2
        t12: vase6
    """)
    play(s, "left")
    assert where(s, "p1")[0] == "t12"


@pytest.mark.clause("H3", "M6", "M7")
def test_with_no_active_one_ahead_the_chamber_is_the_target_if_an_own_one_is_in_it() -> None:
    """The way is longer than any count, and still the key is due."""
    s = position("""
        p1: t9 t9 stairs* stairs* chamber
        p1 hand: h1:last 1 1 1 2
        p1 keys: 2
        regular: p2
    """)
    play(s, "left")
    assert where(s, "p1") == ["chamber", "t9", "stairs*", "stairs*", "chamber"]
    assert keys(s, "p1") == 1
    assert sarcophagi(s) == ["p1", "p1"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H3")
def test_an_active_one_ahead_comes_before_the_chamber() -> None:
    s = position("""
        p1: t9 t12 t31 t31 chamber
        p1 hand: h1:last 1 1 1 2
        p1 keys: 2
        t12: vase6
    """)
    play(s, "left")
    assert where(s, "p1")[:2] == ["t12", "t12"]
    assert keys(s, "p1") == 2


@pytest.mark.clause("H3", "T6")
@pytest.mark.parametrize(
    ("adventurers", "lines"),
    [
        ("stairs stairs statue statue statue", ""),
        ("t9 t9 t9 statue statue", "p1 keys: 1"),
        ("t9 t9 stairs* statue statue", "regular: p2"),
        ("t9 t9 t9 statue statue", "p2: chamber t1 t1 t1 t1"),
        ("t9 t9 t9 t9 chamber", ""),
    ],
)
def test_last_to_second_last_is_not_playable_without_a_target(adventurers: str, lines: str) -> None:
    s = position(f"""
        p1: {adventurers}
        p1 hand: h1:last 1 1 1 2
        {lines}
    """)
    assert options(s) == ["right"]


@pytest.mark.clause("H3", "T6")
def test_last_to_second_last_is_not_playable_without_an_active_adventurer() -> None:
    s = position("""
        p1: chamber chamber chamber chamber chamber
        p1 hand: h1:last 1 1 1 2
        p1 keys: 1
        first: p2
        turn: p1
    """)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert asked(s) == (None, "draw")
    assert keys(s, "p1") == 1


# --- H4: one fewer ---------------------------------------------------------------------------


@pytest.mark.clause("H4")
@pytest.mark.parametrize(("card", "n"), [("h1:fewer1", 1), ("h2:fewer2", 2), ("h3:fewer3", 3)])
def test_one_fewer_moves_one_adventurer_exactly_n_tiles(card: str, n: int) -> None:
    s = position(f"""
        p1: t24 t9 stairs stairs stairs
        p1 hand: {card} 1 1 1 2
    """)
    play(s, "left")
    assert options(s) == [f"a1+{n}", f"a2+{n}", f"a3+{n}"]
    play(s, f"a1+{n}")
    assert where(s, "p1") == [f"t{24 + n}", "t9", "stairs", "stairs", "stairs"]


@pytest.mark.clause("H4")
@pytest.mark.example("PIC7")
@pytest.mark.parametrize(
    ("others", "treasure"), [("t12 stairs stairs stairs", "vase6"), ("t1 t1 t1 t1", "vase3")]
)
def test_with_one_adventurer_fewer_than_shown_the_player_may_take_the_treasure(
    others: str, treasure: str
) -> None:
    s = position(f"""
        p1: t11 {others}
        p1 hand: h1:fewer1 1 1 1 2
        t12: {treasure}
    """)
    play(s, "left", "a1+1")
    assert asked(s) == ("p1", "spare")
    assert options(s) == ["yes", "no"]
    declined = play(s.copy(), "no")
    assert tile(declined, "t12") == treasure
    assert score(declined, "p1") == 0
    assert asked(declined) == (None, "draw")
    play(s, "yes")
    assert tile(s, "t12") == "empty"
    assert score(s, "p1") == int(treasure[-1])
    assert treasures(s, "p1") == (1, 0, 0)


@pytest.mark.clause("H4", "M8")
def test_one_fewer_holds_after_a_throw_by_osiris_too() -> None:
    s = position("""
        p1: t7 t12 stairs stairs statue
        p1 hand: h1:fewer1 1 1 1 2
        t8: osiris4
        t12: vase6
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "t12"
    assert asked(s) == ("p1", "spare")


@pytest.mark.clause("H4", "A2")
def test_with_the_full_number_the_treasure_is_taken_as_always() -> None:
    s = position("""
        p1: t11 t12 stairs stairs stairs
        p1 hand: h1:fewer1 1 1 1 2
        t12: vase4
    """)
    play(s, "left", "a1+1")
    assert score(s, "p1") == 4
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H4")
def test_with_two_adventurers_too_few_nothing_happens() -> None:
    s = position("""
        p1: t11 stairs stairs stairs stairs
        p1 hand: h1:fewer1 1 1 1 2
        t12: vase6
    """)
    play(s, "left", "a1+1")
    assert happenings(s) == ["card_played", "adventurer_moved", "too_few_adventurers"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("H4", "A2")
@pytest.mark.parametrize("card", ["1", "+-1", "h1:1-3", "h1:last"])
def test_other_cards_do_not_take_a_treasure_with_one_fewer(card: str) -> None:
    s = position(f"""
        p1: t11 t12 t13 t13 t13
        p1 hand: {card} 1 1 1 2
        t12: vase6
    """)
    play(s, "left", *([] if card == "h1:last" else ["a1+1"]))
    assert where(s, "p1")[0] == "t12"
    assert tile(s, "t12") == "vase6"
    assert asked(s) == (None, "draw")
