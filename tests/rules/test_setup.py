"""S1 to S8: how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from luxor.core import engine
from luxor.core.errors import OptionsError
from luxor.core.options import Options
from luxor.core.rng import Rng
from tests.support import (
    any_chance,
    any_turn,
    asked,
    chance_up_to,
    hand,
    happened,
    new_table,
    open_cards,
    outcomes,
    pile,
    pile_size,
    play,
    position,
    sarcophagi,
    tile,
    where,
)

HORUS_SPACES = {5: "horus1", 11: "horus1", 17: "horus2", 24: "horus2", 31: "horus3", 37: "horus3"}
OSIRIS_SPACES = (8, 15, 22, 30)
STARTERS = {"1": 6, "2": 4, "3": 4, "4": 4, "5": 4, "+-1": 5, "die": 4}


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_with_two_adventurers_on_the_stairs_and_three_at_the_statues(
    players: int,
) -> None:
    s = any_chance(new_table(players))
    assert s.rs.players == players
    for seat in range(players):
        assert where(s, f"p{seat + 1}") == ["stairs", "stairs", "statue", "statue", "statue"]


@pytest.mark.clause("S1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionsError):
        Options(players=players)


@pytest.mark.clause("S2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_chosen_first_player_begins_every_round_and_the_others_follow_clockwise(
    first: int,
) -> None:
    s = any_chance(new_table(3, first=first))
    order = []
    for _ in range(6):
        order.append(asked(s)[0])
        assert asked(s)[0] == f"p{s.active + 1}"
        any_turn(s)
    one_round = [f"p{(first + i) % 3 + 1}" for i in range(3)]
    assert order == one_round * 2


@pytest.mark.clause("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_chosen_first_player_chance_draws_one_of_all(players: int) -> None:
    s = new_table(players, first=None)
    assert asked(s) == (None, "first")
    assert outcomes(s) == {f"p{seat + 1}": 1 for seat in range(players)}
    any_chance(play(s, "p2"))
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("S3")
def test_any_of_the_31_starter_cards_may_be_dealt_next() -> None:
    s = new_table()
    assert outcomes(s) == STARTERS
    assert sum(outcomes(s).values()) == 31
    play(s, "die", "die", "die", "die")
    assert outcomes(s) == {card: copies for card, copies in STARTERS.items() if card != "die"}


@pytest.mark.clause("S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_are_dealt_to_each_and_the_rest_is_the_draw_pile(players: int) -> None:
    s = any_chance(new_table(players))
    hands = [hand(s, f"p{seat + 1}") for seat in range(players)]
    assert [len(cards) for cards in hands] == [5] * players
    assert pile_size(s, "draw") == 31 - 5 * players
    assert pile(s, "draw") + Counter(card for cards in hands for card in cards) == STARTERS


@pytest.mark.clause("S3")
@pytest.mark.example("BOX1")
def test_a_hand_is_in_the_order_dealt() -> None:
    s = new_table()
    any_chance(play(s, "3", "1", "+-1", "die", "2", "5", "5", "4", "1", "3"))
    assert hand(s, "p1") == ["3", "1", "+-1", "die", "2"]
    assert hand(s, "p2") == ["5", "5", "4", "1", "3"]


@pytest.mark.clause("S3", "T3")
@pytest.mark.example("BOX1")
def test_the_order_of_a_hand_never_changes_by_itself() -> None:
    s = position("""
        p1 hand: 3 1 +-1 die 2
        p2 hand: 5 1 4 2 3
    """)
    any_turn(s)
    assert hand(s, "p2") == ["5", "1", "4", "2", "3"]
    cards = hand(s, "p1")
    assert cards[:2] + cards[3:] == ["1", "+-1", "die", "2"]
    any_turn(s)
    assert hand(s, "p1") == cards


@pytest.mark.clause("S4")
def test_horus_cards_are_sorted_by_level_shuffled_and_laid_as_three_open_piles() -> None:
    s = chance_up_to(new_table(), "reveal")
    shuffled = [
        {"h1:1-3": 2, "h1:1-4": 1, "h1:1-die": 1, "h1:last": 1, "h1:all1": 1, "h1:fewer1": 2},
        {"h2:1-4": 1, "h2:1-5": 2, "h2:1-die": 1, "h2:last": 1, "h2:all2": 1, "h2:fewer2": 2},
        {"h3:1-5": 1, "h3:1-6": 2, "h3:1-die": 1, "h3:last": 1, "h3:all3": 1, "h3:fewer3": 2},
    ]
    for pile_of_level, opened in zip(shuffled, ["h1:all1", "h2:last", "h3:1-5"], strict=True):
        assert outcomes(s) == pile_of_level
        play(s, opened)
    assert open_cards(s) == ["h1:all1", "h2:last", "h3:1-5"]
    assert [pile_size(s, f"horus{level}") for level in (1, 2, 3)] == [7, 7, 7]


@pytest.mark.clause("S5")
def test_four_random_osiris_tiles_are_laid_and_two_are_out_of_the_game() -> None:
    s = chance_up_to(new_table(), "lay")
    assert outcomes(s) == {"osiris1": 1, "osiris2": 2, "osiris3": 2, "osiris4": 1}
    play(s, "osiris4", "osiris2", "osiris2", "osiris1")
    assert [tile(s, f"t{space}") for space in OSIRIS_SPACES] == [
        "osiris4",
        "osiris2",
        "osiris2",
        "osiris1",
    ]
    assert pile(s, "osiris") == {"osiris3": 2}
    assert all(name.startswith(("vase", "statue", "jewellery")) for name in outcomes(s))


@pytest.mark.clause("S5")
def test_the_two_osiris_tiles_left_over_never_come_back() -> None:
    rng = Rng(5)
    s = new_table()
    engine.deal(s, rng)
    left_over = pile(s, "osiris")
    board = [tile(s, f"t{space}") for space in OSIRIS_SPACES]
    while asked(s)[1] != "over":
        engine.answer(s, s.legal()[rng.below(len(s.legal()))])
        engine.deal(s, rng)
    assert left_over.total() == 2
    assert pile(s, "osiris") == left_over
    assert [tile(s, f"t{space}") for space in OSIRIS_SPACES] == board


@pytest.mark.clause("S6")
def test_horus_tiles_lie_on_the_spaces_of_their_number_of_eyes() -> None:
    s = any_chance(new_table())
    for space, name in HORUS_SPACES.items():
        assert tile(s, f"t{space}") == name


@pytest.mark.clause("S6")
def test_the_30_treasures_are_shuffled_onto_the_30_remaining_spaces() -> None:
    s = chance_up_to(new_table(), "lay")
    play(s, "osiris1", "osiris2", "osiris3", "osiris4")
    kinds = ("vase", "statue", "jewellery")
    copies = {1: 1, 3: 4, 4: 3, 5: 1, 6: 1}
    all_treasures = {f"{kind}{value}": n for kind in kinds for value, n in copies.items()}
    assert outcomes(s) == all_treasures
    play(s, "jewellery6", "vase1")
    assert (tile(s, "t1"), tile(s, "t2")) == ("jewellery6", "vase1")
    any_chance(s)
    spaces = [n for n in range(1, 41) if n not in HORUS_SPACES and n not in OSIRIS_SPACES]
    assert len(spaces) == 30
    assert Counter(tile(s, f"t{n}") for n in spaces) == all_treasures
    assert pile_size(s, "treasures") == 0


@pytest.mark.clause("S7")
def test_temple_tiles_are_sorted_by_their_backs() -> None:
    s = any_chance(new_table())
    assert pile(s, "cobra") == {"joker": 1, "scarab": 1, "tunnel": 1, "favour_12": 1}
    assert pile(s, "falcon") == {"joker": 1, "scarab": 2, "tunnel": 2, "joker_or_scarab": 1}
    assert pile(s, "lion") == {"joker": 1, "scarab": 1, "tunnel": 1, "favour_23": 1}
    assert [pile_size(s, back) for back in ("cobra", "falcon", "lion")] == [4, 6, 4]


@pytest.mark.clause("S8")
@pytest.mark.example("PIC2")
@pytest.mark.parametrize("players", [2, 4])
def test_the_supply_has_22_scarabs_18_jokers_20_keys_and_both_sarcophagi(players: int) -> None:
    s = any_chance(new_table(players))
    form = s.to_dict()
    assert pile_size(s, "scarabs") == 22
    assert form["joker_supply"] == 18
    assert form["key_supply"] == 20
    assert form["keys"] == form["jokers"] == form["scarab_counts"] == [0] * players
    assert sarcophagi(s) == [None, None]
    assert s.rs.edition.sarcophagi == (5, 3)


@pytest.mark.clause("S5", "S6")
@pytest.mark.example("PIC2")
def test_tiles_are_laid_face_up_for_everybody_to_see() -> None:
    s = any_chance(new_table())
    laid = {event["space"]: event["tile"] for event in happened(s, "tile_laid")}
    assert laid == {n: tile(s, f"t{n}") for n in range(1, 41)}
