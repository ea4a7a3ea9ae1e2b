"""Where clauses of the mummy and of another module meet."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tests.rules.meeting_positions import own_treasures, shop, table
from tests.rules.mummy_positions import mummy, open_tiles, talismans
from tests.support import (
    asked,
    hand,
    happenings,
    keys,
    open_cards,
    options,
    outcomes,
    pile,
    pile_size,
    play,
    position,
    score,
    where,
)

# --- mummy and equipment ---------------------------------------------------------------------


@pytest.mark.clause("Y2", "Q4")
def test_the_mummy_walks_then_the_side_is_chosen_then_the_next_horus_card_lies_open() -> None:
    s = table(
        "mummy equipment",
        """
        p1: t2 t2 statue statue statue
        p1 hand: 1+ 2 3 4 5
        p2: t5 stairs statue statue statue
        horus: h1:1-4 h2:last h3:last
        data mummy: 6
        """,
    )
    play(s, "left", "left", "horus1")
    assert mummy(s) == "t5"
    assert where(s, "p1")[0] == "t5!"
    assert talismans(s, "p1") == 1
    assert asked(s) == ("p1", "side")
    assert open_cards(s)[0] is None
    play(s, "right")
    assert asked(s) == (None, "reveal")
    play(s, "h1:1-3")
    assert asked(s) == (None, "draw")
    play(s, "die")
    assert hand(s, "p1") == ["3", "4", "die", "h1:1-4", "5"]


@pytest.mark.clause("Y10", "Q4")
def test_a_horus_card_of_a_mummy_tile_goes_into_the_middle_also_after_two_cards() -> None:
    s = table(
        "mummy equipment",
        """
        p1: t9 t9 t9 t9 t9
        p1 hand: 1+ 2 3 4 5
        t12: vase6
        horus: h1:1-4 h2:last h3:last
        data talismans p1: 2
        """,
        tiles=("horus_card",),
    )
    play(s, "left", "left", "die", "left", "1", "tile1", "slot1", "horus1")
    assert hand(s, "p1") == ["die", "1", "h1:1-4", "4", "5"]
    assert asked(s) == (None, "reveal")
    assert mummy(s) == "t40"


@pytest.mark.clause("Y10", "Q4")
def test_new_hand_is_drawn_from_left_to_right_and_no_side_is_chosen() -> None:
    s = shop("mummy equipment", "p1 hand: 6 0 1+ 2+ 3+", tiles=("new_hand",))
    play(s, "tile1", "1", "2", "3", "4", "5")
    assert hand(s, "p1") == ["1", "2", "3", "4", "5"]
    assert asked(s) == (None, "turn_up_mummy_tile")


NEARLY_DRAWN = """
    p1 hand: 6 0 1+ 2+ 3+
    p2 hand: 6 0 1+ 2+ 3+
    discard: 1 1 1 1 1 +-1 +-1 +-1 +-1 +-1 2 2 2 3 3 3 4 4 4 5 5 5 die die die die
"""
"""The draw pile has the five cards 1 2 3 4 5."""


@pytest.mark.clause("Y10", "Q1", "Q2", "T5")
def test_new_hand_discards_equipment_to_the_common_pile_and_anybody_may_draw_it() -> None:
    s = shop("mummy equipment", NEARLY_DRAWN, tiles=("new_hand",))
    play(s, "tile1")
    assert [pile(s, "discard")[card] for card in ("6", "0", "1+", "2+", "3+")] == [1] * 5
    play(s, "1", "2", "3", "4", "5", "scarab")
    assert pile_size(s, "draw") == 0
    play(s, "left")  # p2 plays an own 6, the cards of p1 are among those shuffled
    assert asked(s) == (None, "draw")
    assert outcomes(s)["6"] == 2
    assert outcomes(s)["2+"] == 1
    play(s, "2+")
    assert hand(s, "p2") == ["0", "1+", "2+", "2+", "3+"]


@pytest.mark.clause("T6", "M9", "Y6", "Q3")
def test_a_move_that_ends_on_the_mummys_tile_is_a_legal_move_and_may_be_the_only_one() -> None:
    s = table(
        "mummy equipment",
        """
        p1: t38 t38 t38 t38 t38
        p1 hand: 5 4 4 4 1+
        data mummy: 39
        """,
    )
    assert options(s) == ["right"]
    play(s, "right")
    assert options(s) == ["no"]
    play(s, "no")
    assert where(s, "p1") == ["t39!", "t38", "t38", "t38", "t38"]


@pytest.mark.clause("Q4", "T5")
def test_between_the_two_draws_the_two_cards_just_played_may_be_shuffled() -> None:
    s = position(
        dedent("""
        modules: equipment
        p1: t9 t9 t9 t9 t9
        p1 hand: 2+ 3+ 1+ 1+ 6
        p2 hand: 6 0 1+ 2+ 3+
        t14: vase6
        discard: 1 1 1 1 1 1 +-1 +-1 +-1 +-1 +-1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 die die die die
        """)
    )
    play(s, "left", "left")
    assert outcomes(s) == {"5": 1}
    play(s, "5", "left")
    assert hand(s, "p1") == ["1+", "5", "1+", "6"]
    assert outcomes(s)["2+"] == 1
    assert outcomes(s)["3+"] == 1
    play(s, "2+")
    assert hand(s, "p1") == ["1+", "5", "2+", "1+", "6"]


# --- mummy and sceptres ----------------------------------------------------------------------


@pytest.mark.clause("Y7", "Y10")
def test_the_treasure_under_the_mummy_may_be_the_lowest_on_the_board() -> None:
    s = shop(
        "mummy sceptres",
        """
        t1-t5: empty empty empty empty horus1
        t6: sceptre3
        t7, t9, t10, t12-t14, t16, t18-t21, t23, t25-t29, t32-t36, t38-t40: empty
        treasures: -
        data mummy: 6
        data under: 0 0 0 0 0 0 0 0 0 0 0 0
        """,
        tiles=("lowest_treasure",),
    )
    play(s, "tile1")
    assert score(s, "p1") == 3


@pytest.mark.clause("H4", "N2")
def test_one_fewer_serves_for_a_sceptre_and_uncovers_what_lies_below() -> None:
    s = table(
        "mummy sceptres",
        """
        p1: t4 t6 stairs stairs stairs
        p1 hand: h2:fewer2 2 3 4 5
        t6: sceptre5
        """,
    )
    play(s, "left", "a1+2")
    assert asked(s) == ("p1", "spare")
    play(s, "yes")
    assert own_treasures(s) == [0, 0, 0, 1]
    assert asked(s) == (None, "turn_up")


# --- mummy and characters --------------------------------------------------------------------


@pytest.mark.clause("C2", "Y10")
def test_plunder_gives_nothing_for_the_lowest_treasure() -> None:
    s = shop("mummy characters", "t1: vase1", "plunder", tiles=("lowest_treasure",))
    play(s, "tile1")
    assert score(s, "p1") == 1
    assert "treasure_taken" not in happenings(s)


@pytest.mark.clause("C2", "Y10")
@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ("single_step", ["a1+1", "a2+1", "a3+1"]),
        ("rearmost_2", ["a3+1", "a3+2"]),
        ("rearmost_4", ["a3+1", "a3+2", "a3+3", "a3+4"]),
    ],
)
@pytest.mark.parametrize("power", ["one_tile", "key_turner"])
def test_no_power_over_cards_changes_a_move_by_a_mummy_tile(
    power: str, effect: str, offered: list[str]
) -> None:
    text = "p1: t14 t9 t2 stairs* statue\np1 keys: 2"
    s = shop("mummy characters", text, power, tiles=(effect,))
    play(s, "tile1")
    assert options(s) == offered
    play(s, offered[0])
    assert keys(s, "p1") == 2


@pytest.mark.clause("C2", "C3", "Y9", "Y10", "M5")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_rearrange_comes_before_the_used_mummy_tile_is_replaced(owner: str) -> None:
    """Single step passes a statue; its player has drawn already, so either hand has five cards."""
    powers = ("rearrange",) if owner == "p1" else ("plunder", "rearrange")
    text = """
        p1: t6 t6 statue statue statue
        p1 hand: 1 2 3 4 5
        p2 hand: 1 2 3 4 5
    """
    s = shop("mummy characters", text, *powers, tiles=("single_step",))
    play(s, "tile1")
    assert where(s, "p1") == ["t7", "t6", "stairs*", "statue", "statue"]
    assert asked(s) == (owner, "move_card")
    assert open_tiles(s)[0] == "single_step"
    play(s, "slot5", "slot1")
    assert hand(s, owner) == ["5", "1", "2", "3", "4"]
    assert asked(s) == (None, "turn_up_mummy_tile")


@pytest.mark.clause("C3", "Y6", "M5")
def test_rearrange_serves_also_where_the_one_who_passed_the_statue_falls() -> None:
    s = table(
        "mummy characters",
        """
        p1: t6 t6 statue statue statue
        p1 hand: 1 2 3 4 5
        data mummy: 7
        """,
        "plunder",
        "rearrange",
    )
    play(s, "left")
    assert where(s, "p1")[:3] == ["t7!", "t6", "stairs*"]
    assert asked(s) == ("p2", "move_card")


@pytest.mark.clause("Y2", "M9", "C2")
def test_a_power_may_replace_what_the_mummy_has_made_impossible() -> None:
    """The one who could have gone two tiles falls; another can go one tile, by the power."""
    s = table(
        "mummy characters",
        """
        p1: t20 t39 t39 t39 t39
        p1 hand: h2:fewer2 2 2 2 5
        data mummy: 22
        """,
        "one_tile",
    )
    play(s, "left")
    assert where(s, "p1")[0] == "t20!"
    assert asked(s) == ("p1", "use_power")
    assert options(s) == ["a2+1", "no"]


@pytest.mark.clause("Y2", "C2", "C3")
def test_the_mummy_walks_once_though_the_die_is_rolled_twice() -> None:
    s = table(
        "mummy characters",
        """
        p1: t4 t4 statue statue statue
        p1 hand: h2:1-die 2 2 2 5
        """,
        "reroll",
    )
    play(s, "left")
    assert mummy(s) == "t38"
    play(s, "1", "yes", "4")
    assert mummy(s) == "t38"
    assert options(s) == ["a1+1", "a1+2", "a1+3", "a1+4"]


@pytest.mark.clause("Y2", "T5", "C2")
def test_a_horus_card_drawn_from_the_pile_is_not_taken_from_the_board() -> None:
    """Neither does the mummy walk nor has *free choice* anything to choose."""
    s = table(
        "mummy characters",
        """
        p1: t1 t1 statue statue statue
        p1 hand: 1 2 3 4 5
        shuffled: h3:1-6
        """,
        "free_choice",
    )
    play(s, "left", "h3:1-6")
    assert hand(s, "p1")[2] == "h3:1-6"
    assert mummy(s) == "t40"
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y3", "C2", "C3")
def test_the_mummy_may_fell_the_temple_reader_who_sent_it() -> None:
    s = table(
        "mummy characters",
        """
        p1: t2 t3 statue statue statue
        p1 hand: 1 2 3 4 5
        t3: vase3
        horus: h1:1-4 h2:last h3:last
        data mummy: 5
        """,
        "temple_reader",
    )
    play(s, "left", "a1+1", "favour_12", "yes", "horus2")
    assert mummy(s) == "t3"
    assert where(s, "p1")[:2] == ["t3!", "t3!"]
    assert score(s, "p1") == 3
    assert hand(s, "p1") == ["2", "3", "h2:last", "4", "5"]


@pytest.mark.clause("Y6", "A7", "C2", "C3")
def test_a_tunnel_that_the_temple_reader_reads_may_lead_to_the_mummy() -> None:
    s = table(
        "mummy characters",
        """
        p1: t2 t3 statue statue statue
        p1 hand: 1 2 3 4 5
        t3: vase3
        t16: tunnel
        data mummy: 16
        """,
        "temple_reader",
        "rearrange",
    )
    play(s, "left", "a1+1", "tunnel", "yes")
    assert where(s, "p1") == ["t16!", "t3", "stairs*", "stairs*", "statue"]
    assert asked(s) == ("p2", "move_card")  # one for each who was released, after the jump
    play(s, "no", "no")
    assert asked(s) == (None, "draw")
