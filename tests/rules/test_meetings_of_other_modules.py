"""Where clauses of two modules meet, none of them the mummy."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core.rules import scoring
from tests.rules.meeting_positions import own_treasures, table
from tests.rules.mummy_positions import mummy
from tests.support import (
    any_chance,
    asked,
    data,
    hand,
    happened,
    happenings,
    keys,
    options,
    play,
    score,
    tile,
    where,
)

# --- equipment and sceptres ------------------------------------------------------------------


@pytest.mark.clause("N2", "Q2", "C2", "Y11")
def test_a_0_takes_the_tile_that_was_turned_up_but_not_before_the_next_turn() -> None:
    """The collector's extra turn is such a turn: those who stand on the tile take it by a 0."""
    s = table(
        "equipment sceptres characters",
        """
        p1: t1 t2 t2 statue statue
        p1 hand: 1 0 3 4 5
        p1 treasures: vase statue
        t2: jewellery3
        """,
        "collector",
    )
    play(s, "left", "a1+1")
    assert asked(s) == (None, "turn_up")
    play(s, "sceptre5")
    assert own_treasures(s) == [1, 1, 1, 0]
    play(s, "yes")
    assert happened(any_chance(s), "turn_started")[-1]["extra"] == 1
    play(s, "left", "a1")
    assert own_treasures(s) == [1, 1, 1, 1]
    assert score(s, "p1") == 8


# --- equipment and characters ----------------------------------------------------------------


@pytest.mark.clause("Q3", "C2")
def test_a_second_card_may_be_added_where_only_a_power_makes_a_move_of_the_sum() -> None:
    s = table(
        "equipment characters",
        """
        p1: t39 t39 t39 t39 t39
        p1 hand: 3+ 5 5 5 4
        """,
        "one_tile",
    )
    play(s, "left")
    assert options(s) == ["left", "right", "no"]
    for second in ("left", "right", "no"):
        assert options(play(s.copy(), second)) == ["a1+1", "no"]


@pytest.mark.clause("Q3", "C2", "C3")
def test_a_step_card_that_is_subtracted_leaves_one_key_to_turn() -> None:
    """3+ and ±1 are 2 or 4: one key makes the 1 that enters the chamber, two do not make a 0."""
    text = "p1: t40 t40 t40 t40 t40\np1 keys: 3\np1 hand: 3+ +-1 5 5 5"
    s = table("equipment characters", text, "key_turner")
    play(s, "left")
    assert options(s) == ["left", "no"]  # with 5 no key helps
    play(s, "left")
    assert options(s) == ["a1+1", "no"]
    assert keys(play(s, "a1+1"), "p1") == 1


@pytest.mark.clause("Q3", "Q5", "C2", "C3")
@pytest.mark.parametrize(
    ("second", "answers", "offered"),
    [
        ("0", ("left", "left"), ["+1", "+2", "+3", "+4"]),
        ("die+-1", ("left", "left", "1"), ["+1", "+2", "+3", "+4", "+5", "+6"]),
        ("1", ("left", "left"), ["+1", "+2", "+3", "+4", "+5"]),
    ],
)
def test_no_key_makes_a_second_card_less_than_0(
    second: str, answers: tuple[str, ...], offered: list[str]
) -> None:
    """2+ and 0 are 2: one key makes that a 1, the other one has nothing to lower."""
    text = f"p1: t9 t9 t9 t9 t9\np1 keys: 2\np1 hand: 2+ {second} 3 3 3"
    s = table("equipment characters", text, "key_turner")
    play(s, *answers)
    assert [answer for answer in options(s) if "+" in answer] == [f"a1{n}" for n in offered]
    assert "a1" not in options(s)
    assert keys(play(s, "a1+1"), "p1") == (0 if second == "1" else 1)


@pytest.mark.clause("Q3", "M9", "C2", "C3")
@pytest.mark.parametrize("answer", ["a1", "a1+1", "no"])
def test_a_second_card_may_be_added_for_a_sum_that_two_keys_make_a_0(answer: str) -> None:
    """1+ alone enters the chamber. The sum of 1+ and 1 is 2: it takes keys, which are due then."""
    text = "p1: t40 t40 t40 t40 t40\np1 keys: 2\np1 hand: 1+ 1 5 5 5"
    s = table("equipment characters", text, "key_turner")
    play(s, "left")
    assert options(s) == ["left", "no"]
    play(s, "left")
    assert options(s) == ["a1", "a1+1", "no"]
    play(s, answer)
    assert keys(s, "p1") == 0  # for 1 tile one was turned and one opened the chamber
    assert where(s, "p1")[0] == ("chamber" if answer == "a1+1" else "t40")


@pytest.mark.clause("T6", "T7", "Q3", "C2")
@pytest.mark.parametrize(("face", "moves"), [("1", ["a1+2"]), ("5", [])])
def test_a_die_that_a_key_might_help_may_be_added_and_may_fail(face: str, moves: list[str]) -> None:
    """From t39 only 1 and 2 tiles lead anywhere: 3 is made 2 by a key, alone or with a die of 0."""
    text = "p1: t39 t39 t39 t39 t39\np1 keys: 2\np1 hand: 3+ 5 5 5 die+-1"
    s = table("equipment characters", text, "key_turner")
    assert options(s) == ["left", "right"]  # only the die is playable as it is
    play(s, "left")
    assert options(s) == ["right", "no"]
    play(s, "right", face)
    if moves:
        assert options(s) == moves
    else:
        assert happenings(s)[-1] == "no_legal_move"
        assert keys(s, "p1") == 2


@pytest.mark.clause("Q4", "C2")
def test_the_card_of_a_favour_that_is_read_after_two_cards_is_the_first_gained() -> None:
    s = table(
        "equipment characters",
        """
        p1: t1 t3 statue statue statue
        p1 hand: 1+ 1 3 4 5
        t3: vase3
        horus: h1:1-4 h2:last h3:last
        """,
        "temple_reader",
    )
    play(s, "left", "left", "a1+2", "favour_12", "yes", "horus2")
    assert asked(s) == ("p1", "side")
    play(s, "left")
    assert hand(s, "p1") == ["3", "h2:last", "4", "5"]
    play(s, "h2:1-4")
    assert asked(s) == (None, "draw")
    play(s, "die")
    assert hand(s, "p1") == ["3", "h2:last", "die", "4", "5"]
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Q2", "C2", "C3", "E2")
def test_the_temple_reader_reads_what_a_0_uncovers_and_moves_through_a_tunnel_so() -> None:
    """The 0 itself is no move, the way through the tunnel is one."""
    s = table(
        "equipment characters",
        """
        p1: t3 t3 statue statue statue
        p1 hand: 0 2 3 4 5
        t3: vase3
        t16: tunnel
        """,
        "temple_reader",
    )
    play(s, "left", "a1", "tunnel")
    assert not s.to_dict()["could_move"] & k.COULD
    play(s, "yes")
    assert where(s, "p1")[:2] == ["t16", "t3"]
    assert s.to_dict()["could_move"] == k.COULD


@pytest.mark.clause("Y2", "Q4", "C2", "C3")
def test_two_cards_a_free_choice_and_the_mummy_in_one_turn() -> None:
    """A card of another pile is taken, the mummy goes by its eyes, and the side comes then."""
    s = table(
        "mummy equipment characters",
        """
        p1: t2 t2 statue statue statue
        p1 hand: 1+ 2 3 4 5
        horus: - h2:last h3:1-6
        data mummy: 8
        """,
        "free_choice",
    )
    play(s, "left", "left")
    assert options(s) == ["key", "horus2", "horus3"]
    play(s, "horus3")
    assert mummy(s) == "t5"
    assert where(s, "p1")[0] == "t5!"
    assert asked(s) == ("p1", "side")
    assert hand(play(s, "left"), "p1") == ["3", "h3:1-6", "4", "5"]


@pytest.mark.clause("T7", "M9", "C2", "C3")
@pytest.mark.parametrize("answers", [("4", "no"), ("4", "yes", "6"), ("1", "yes", "6")])
def test_a_roll_that_fails_may_be_kept_and_the_second_one_is_final(
    answers: tuple[str, ...],
) -> None:
    """From t39 only a 1 leads anywhere. Also a roll that does may be given up."""
    text = "p1: t39 t39 t39 t39 t39\np1 hand: die 5 5 5 5"
    s = table("equipment characters", text, "reroll")
    play(s, "left", *answers)
    assert happenings(s)[-1] == "no_legal_move"
    assert where(s, "p1") == ["t39"] * 5
    assert asked(s) == (None, "draw")


# --- sceptres and characters -----------------------------------------------------------------

SET = """
    p1: t1 t2 statue statue statue
    p1 hand: 1 2 3 4 5
    p1 treasures: vase statue
    t2: jewellery3
"""


@pytest.mark.clause("N2", "C2", "A3")
def test_the_lower_tile_is_turned_up_before_the_collector_is_asked() -> None:
    s = table("sceptres characters", SET, "collector")
    play(s, "left", "a1+1")
    assert asked(s) == (None, "turn_up")
    play(s, "sceptre5")
    assert asked(s) == ("p1", "collect")
    assert tile(s, "t2") == "sceptre5"


@pytest.mark.clause("C2", "C3", "N2")
def test_a_sceptre_is_the_next_treasure_for_a_collector_who_declined() -> None:
    text = SET.replace("vase statue", "vase statue jewellery").replace("jewellery3", "sceptre4")
    s = table("sceptres characters", text, "collector")
    play(s, "left", "a1+1")
    assert own_treasures(s) == [1, 1, 1, 1]
    play(any_chance(s), "yes")
    assert data(s, "turned") == 1
    assert s.to_dict()["queue"] == [0]


@pytest.mark.clause("N3", "C2", "E4")
def test_a_set_that_was_turned_over_may_take_a_sceptre_along() -> None:
    text = "p1 treasures: vase statue jewellery sceptre\ndata turned p1: 1"
    s = table("sceptres characters", text, "collector")
    points = dict(zip(s.rs.source_names, scoring.points_by_source(s, 0), strict=False))
    assert points["sets"] == 3
    assert points["sceptres"] == 3
