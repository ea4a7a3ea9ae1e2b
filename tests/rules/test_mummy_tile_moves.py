"""Y10: mummy tiles that change the hand, move adventurers or bring a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from luxor.core import constants as k
from luxor.core.view import view
from tests.rules.mummy_positions import NEXT, for_sale, mummy, shop, table, talismans
from tests.support import (
    any_chance,
    asked,
    hand,
    happened,
    jokers,
    keys,
    open_cards,
    options,
    outcomes,
    pile,
    pile_size,
    play,
    result,
    sarcophagi,
    where,
)

# --- Y10: cards ------------------------------------------------------------------------------


@pytest.mark.clause("Y10")
def test_new_hand_discards_all_and_draws_five_one_by_one_from_left_to_right() -> None:
    s = shop("p1 hand: 1 1 1 1 h3:last", tiles=("new_hand",))
    play(s, "tile1")
    assert pile(s, "discard") == Counter({"1": 4, "h3:last": 1})
    for number, card in enumerate(("die", "5", "4", "3", "2")):
        assert len(hand(s, "p1")) == number
        play(s, card)
    assert hand(s, "p1") == ["die", "5", "4", "3", "2"]
    assert asked(s) == NEXT


@pytest.mark.clause("Y10", "P1")
def test_others_see_the_hand_that_is_discarded_but_not_the_new_one() -> None:
    s = shop("p1 hand: 1 1 1 1 h3:last", tiles=("new_hand",))
    play(s, "tile1", "die", "5", "4", "3", "2")
    assert view(s, 1).hand(0) == (None,) * 5
    assert [event["card"] for event in happened(s, "card_discarded")] == [
        "1",
        "1",
        "1",
        "1",
        "h3:last",
    ]


@pytest.mark.clause("Y10", "T5")
def test_if_the_draw_pile_runs_out_the_discarded_hand_is_shuffled_with_the_rest() -> None:
    text = """
        p1 hand: 1 1 1 1 h3:last
        p2 hand: 1 2 3 4 5
        discard: 2 2 2 3 3 3 4 4 4 5 5 5 1 +-1 +-1 +-1 +-1 +-1
    """
    s = shop(text, tiles=("new_hand",))
    assert pile(s, "draw") == {"die": 4}
    play(s, "tile1", "die", "die", "die", "die")
    assert outcomes(s)["h3:last"] == 1
    assert pile_size(s, "draw") == 18 + 5
    assert not pile(s, "discard")
    play(s, "h3:last")
    assert hand(s, "p1") == ["die", "die", "die", "die", "h3:last"]


@pytest.mark.clause("Y2", "Y10")
@pytest.mark.parametrize("answers", [("tile1",), ("tile2", "slot5", "horus1")])
def test_discarding_a_horus_card_by_a_mummy_tile_does_not_move_the_mummy(
    answers: tuple[str, ...],
) -> None:
    s = shop("p1 hand: 1 1 1 1 h3:last", tiles=("new_hand", "horus_card"))
    play(s, *answers)
    assert pile(s, "discard")["h3:last"] == 1
    assert mummy(any_chance(s)) == "t40"


@pytest.mark.clause("Y9", "Y10")
@pytest.mark.example("EX25")
def test_green_pays_two_talismans_discards_a_card_and_takes_a_horus_card() -> None:
    text = """
        turn: p2
        p2 hand: 1 2 3 4 5
        horus: h1:1-3 h2:last h3:1-6
        data talismans p2: 3
        stack: turn_end p2
    """
    s = table(text, tiles=("horus_card",))
    play(s, "tile1")
    assert talismans(s, "p2") == 1
    assert options(s) == ["slot1", "slot2", "slot3", "slot4", "slot5"]
    play(s, "slot2")
    assert hand(s, "p2") == ["1", "3", "4", "5"]
    assert pile(s, "discard") == Counter(["2"])
    assert options(s) == ["horus1", "horus2", "horus3"]
    play(s, "horus3")
    assert hand(s, "p2") == ["1", "3", "h3:1-6", "4", "5"]
    assert asked(s) == (None, "reveal")
    play(s, "h3:last")
    assert open_cards(s) == ["h1:1-3", "h2:last", "h3:last"]
    assert mummy(s) == "t40"
    assert asked(s) == NEXT


@pytest.mark.clause("Y10")
def test_a_horus_card_can_be_taken_from_any_pile_that_has_one() -> None:
    s = shop("horus: - h2:last -", tiles=("horus_card",))
    play(s, "tile1", "slot1")
    assert hand(s, "p1")[2] == "h2:last"


@pytest.mark.clause("Y10", "P2")
def test_everybody_sees_which_card_was_discarded_for_which_horus_card() -> None:
    s = shop("p1 hand: 1 2 3 4 5\nhorus: h1:1-3 h2:last h3:1-6", tiles=("horus_card",))
    play(s, "tile1", "slot2", "horus2")
    assert view(s, 1).hand(0) == (None, None, "h2:last", None, None)
    assert view(s, 1).facts["piles"][k.P_DISCARD] == s.to_dict()["piles"][k.P_DISCARD]


@pytest.mark.clause("Y10")
@pytest.mark.parametrize(
    ("card", "place", "after"),
    [
        ("slot1", "slot5", ["2", "3", "4", "5", "1"]),
        ("slot5", "slot1", ["5", "1", "2", "3", "4"]),
        ("slot3", "slot2", ["1", "3", "2", "4", "5"]),
    ],
)
def test_move_a_card_puts_one_hand_card_into_any_other_place(
    card: str, place: str, after: list[str]
) -> None:
    s = shop("p1 hand: 1 2 3 4 5", tiles=("move_card",))
    play(s, "tile1")
    places = ["slot1", "slot2", "slot3", "slot4", "slot5"]
    assert options(s) == places
    play(s, card)
    assert options(s) == [other for other in places if other != card]
    play(s, place)
    assert hand(s, "p1") == after
    assert asked(s) == NEXT


@pytest.mark.clause("Y10", "P1")
def test_others_see_where_a_card_goes_but_not_which_it_is() -> None:
    s = shop("p1 hand: 1 h1:1-3 3 4 5", tiles=("move_card",))
    play(s, "tile1", "slot1", "slot3")
    assert hand(s, "p1") == ["h1:1-3", "3", "1", "4", "5"]
    assert view(s, 1).hand(0) == ("h1:1-3", None, None, None, None)
    assert happened(s, "card_moved") == [{"event": "card_moved", "seat": 0, "slot": 0, "to": 2}]


# --- Y10: moves ------------------------------------------------------------------------------


@pytest.mark.clause("Y10")
@pytest.mark.parametrize(("effect", "most"), [("rearmost_2", 2), ("rearmost_4", 4)])
def test_the_rearmost_adventurer_moves_as_far_as_its_player_likes(effect: str, most: int) -> None:
    s = shop("p1: t6 t1 t4 statue statue", tiles=(effect,))
    play(s, "tile1")
    assert options(s) == [f"a2+{n}" for n in range(1, most + 1)]
    play(s, "a2+2")
    assert where(s, "p1")[:3] == ["t6", "t3", "t4"]
    assert asked(s) == NEXT


@pytest.mark.clause("Y10", "M1", "M5", "M8", "Y6")
@pytest.mark.parametrize("effect", ["rearmost_2", "rearmost_4", "single_step"])
@pytest.mark.parametrize(
    ("text", "after"),
    [
        pytest.param("p1: t4 t6 statue statue statue", "t5", id="no Horus action"),
        pytest.param("p1: t2 t6 statue statue statue\nt3: joker", "t3", id="no joker"),
        pytest.param("p1: stairs t2 statue statue statue\nt1: vase1", "t1", id="no treasure"),
        pytest.param("p1: t2 t6 statue statue statue\nt3, t4: empty", "t5", id="empty spaces"),
        pytest.param("p1: t7 t9 stairs* statue statue\nt8: osiris3", "t11", id="Osiris"),
        pytest.param("p1: t6 t7 statue statue statue", "t7", id="a statue"),
        pytest.param("p1: t3 t5 statue statue statue\ndata mummy: 4", "t4!", id="the mummy"),
    ],
)
def test_a_move_by_a_mummy_tile_is_like_any_other_but_brings_no_action(
    effect: str, text: str, after: str
) -> None:
    s = shop(text, tiles=(effect,))
    tiles = s.to_dict()["tiles"]
    play(s, "tile1", "a1+1")
    assert where(s, "p1")[0] == after
    assert (where(s, "p1")[2] == "stairs*") == (after in ("t7", "t11"))
    assert s.to_dict()["tiles"] == tiles
    assert (keys(s, "p1"), jokers(s, "p1")) == (0, 0)
    assert asked(s) == NEXT


@pytest.mark.clause("Y10", "M6")
@pytest.mark.parametrize("effect", ["rearmost_2", "rearmost_4", "single_step"])
def test_the_chamber_may_be_entered_by_a_mummy_tile(effect: str) -> None:
    s = shop("p1: t40 t40 t40 t40 t40\np1 keys: 1\ndata mummy: 4", tiles=(effect,))
    play(s, "tile1")  # there is one way only
    assert where(s, "p1") == ["chamber", "t40", "t40", "t40", "t40"]
    assert keys(s, "p1") == 0
    assert sarcophagi(s) == ["p1", None]


@pytest.mark.clause("Y10", "Y7")
def test_the_rearmost_is_sought_among_the_active_ones() -> None:
    s = shop("p1: t1! t6 t4 t5 statue", tiles=("rearmost_2",))
    play(s, "tile1", "a3+1")
    assert where(s, "p1")[:4] == ["t1!", "t6", "t5", "t5"]
    s = shop("p1: t7 t9 stairs* statue statue", tiles=("rearmost_4",))
    play(s, "tile1")
    assert options(s)[0] == "a1+1"


@pytest.mark.clause("Y10")
@pytest.mark.parametrize("effect", ["rearmost_2", "rearmost_4", "single_step", "all_4"])
@pytest.mark.parametrize(
    "places", ["t40 t40 t40 t40 t40", "t4! t4! t4! t4! t4!", "chamber t3! stairs* stairs* stairs*"]
)
def test_a_move_that_nobody_can_make_is_not_for_sale(effect: str, places: str) -> None:
    text = f"""
        p1: {places}
        data mummy: 4
    """
    s = shop(text, tiles=(effect,))
    assert for_sale(s) == []


@pytest.mark.clause("Y10", "M8")
def test_a_number_of_tiles_that_would_break_a_rule_is_not_offered() -> None:
    text = """
        p1: t29 t29 t29 t29 t29
        t32-t36, t38-t40: empty
        t30: osiris4
        data mummy: 5
    """
    s = shop(text, tiles=("rearmost_4", "single_step"))
    assert for_sale(s) == ["rearmost_4"]  # one step would be thrown beyond the chamber
    play(s, "tile1")
    assert options(s) == ["a1+2", "a1+3"]


@pytest.mark.clause("Y10")
def test_single_step_moves_any_active_adventurer_one_tile() -> None:
    s = shop("p1: t4! t2 t6 statue statue", tiles=("single_step",))
    play(s, "tile1")
    assert options(s) == ["a2+1", "a3+1"]
    play(s, "a3+1")
    assert where(s, "p1") == ["t4!", "t2", "t7", "statue", "statue"]


# --- Y10: all +4 -----------------------------------------------------------------------------


@pytest.mark.clause("Y10")
def test_all_4_moves_every_active_adventurer_and_brings_no_action() -> None:
    s = shop("p1: t1 t3! t2 stairs statue", tiles=("all_4",))
    play(s, "tile1")
    assert where(s, "p1") == ["t5", "t3!", "t6", "t4", "statue"]
    assert keys(s, "p1") == 0
    assert asked(s) == NEXT


@pytest.mark.clause("Y10", "H2")
def test_all_4_goes_from_the_chamber_on_and_the_keys_are_spent_in_that_order() -> None:
    text = """
        p1: t37 stairs t37 t38 stairs
        p1 keys: 1
        data mummy: 20
    """
    s = shop(text, tiles=("all_4",))
    play(s, "tile1")
    assert where(s, "p1") == ["chamber", "t4", "t37", "t38", "t4"]
    moved = [event["adventurer"] for event in happened(s, "adventurer_moved")]
    assert moved == [0, 1, 4]


@pytest.mark.clause("Y10", "H2", "M5")
def test_whom_all_4_wakes_stays_on_the_stairs() -> None:
    s = shop("p1: t5 t4 statue statue statue\ndata mummy: 20", tiles=("all_4",))
    play(s, "tile1")
    assert where(s, "p1") == ["t9", "t9", "stairs*", "statue", "statue"]


@pytest.mark.clause("Y10", "Y6", "M8")
def test_all_4_meets_osiris_and_the_mummy() -> None:
    s = shop("p1: t4 t5 stairs statue statue\nt8: osiris3\ndata mummy: 9", tiles=("all_4",))
    play(s, "tile1")
    assert where(s, "p1")[:3] == ["t11", "t9!", "t4"]


# --- Y10: extra turn -------------------------------------------------------------------------


@pytest.mark.clause("Y10")
def test_extra_turn() -> None:
    s = shop(tiles=("extra_turn",))
    play(s, "tile1")
    assert happened(s, "extra_turn_granted") == [{"event": "extra_turn_granted", "seat": 0}]
    any_chance(s)
    assert asked(s) == ("p1", "play")


# --- Y10 and the end of the game -------------------------------------------------------------


@pytest.mark.clause("Y10", "E1")
def test_entering_the_chamber_by_a_mummy_tile_ends_the_game_with_the_round() -> None:
    text = """
        first: p2
        p1: t40 stairs stairs stairs stairs
        p1 keys: 1
        p2: chamber stairs stairs stairs stairs
        data mummy: 4
    """
    s = shop(text, tiles=("single_step",))
    play(s, "tile1", "a1+1")
    any_chance(s)
    assert sarcophagi(s) == ["p2", "p1"]
    assert result(s).reason == "tomb"
