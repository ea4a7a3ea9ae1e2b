"""C1 to C3: who has which power; those over dice and cards (reroll, rearrange, free choice)."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.modules.characters import POWERS
from luxor.core.rng import Rng
from luxor.core.view import view
from tests.rules.character_positions import STATUE, holding, powers, table
from tests.support import (
    any_chance,
    any_turn,
    asked,
    chance_up_to,
    data,
    dealt,
    hand,
    happened,
    happenings,
    jokers,
    keys,
    new_table,
    open_cards,
    options,
    outcomes,
    pile_size,
    play,
    score,
    turn,
    where,
)

# --- C1: who gets which, and for how long ----------------------------------------------------


@pytest.mark.clause("C1")
def test_each_player_gets_one_of_the_eight_characters_at_random() -> None:
    s = chance_up_to(new_table(3, "characters"), "character")
    assert outcomes(s) == dict.fromkeys(POWERS[1:], 1)
    play(s, "rearrange")
    assert outcomes(s) == dict.fromkeys((name for name in POWERS[1:] if name != "rearrange"), 1)
    play(s, "collector", "plunder")
    assert powers(s) == ["rearrange", "collector", "plunder"]


@pytest.mark.clause("C1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_characters_that_nobody_got_are_out(players: int) -> None:
    s = dealt(players, "characters", seed=5)
    assert len(set(powers(s))) == players
    assert pile_size(s, "characters") == len(POWERS[1:]) - players
    assert asked(s) == ("p1", "play")


@pytest.mark.clause("C1")
def test_a_character_lies_face_up() -> None:
    s = chance_up_to(new_table(2, "characters"), "character")
    play(s, "collector", "reroll")
    for viewer in (0, 1, None):
        assert powers(view(s, viewer).known) == ["collector", "reroll"]
    assert [event["character"] for event in happened(s, "character_drawn")] == [
        "collector",
        "reroll",
    ]


@pytest.mark.clause("C1")
def test_a_character_is_kept_for_the_whole_game() -> None:
    s = dealt(4, "characters", seed=3)
    before = powers(s)
    rng = Rng(3)
    while s.asks != k.OVER:
        legal = s.legal() if s.asks == k.DECISION else [engine.draw_outcome(s, rng)]
        engine.answer(s, legal[rng.below(len(legal))])
        assert powers(s) == before


@pytest.mark.clause("C2")
@pytest.mark.parametrize(
    ("power", "text", "answers", "points"),
    [
        ("reroll", "p1: t9 t9 t9 t9 t9\np1 hand: die 1 1 1 2\nt13: vase6", ["4"], 0),
        ("free_choice", "p1: t4 t4 statue statue statue\nhorus: - h2:last h3:last", [], 0),
        ("plunder", "t1: vase1", [], 1),
        ("temple_reader", "p1: t2 t2 statue statue statue\nt3: vase1", ["joker"], 1),
        ("collector", "p1 treasures: vase statue\nt1: jewellery1", [], 1),
        ("one_tile", "p1: t9 t9 t9 t9 t9\np1 hand: 5 1 1 1 2\nt14: vase6", [], 0),
        ("key_turner", "p1: t9 t9 t9 t9 t9\np1 keys: 2\nt10: vase6", [], 0),
    ],
)
def test_a_power_serves_nobody_but_its_owner(
    power: str, text: str, answers: list[str], points: int
) -> None:
    """If p1 had the power of p2, it would be asked for something or score more."""
    own = "plunder" if power == "reroll" else "reroll"
    s = table(text if "p1 hand" in text else f"{text}\np1 hand: 1 2 3 4 5", own, power)
    play(s, "left", *answers)
    assert asked(s) == (None, "draw")
    assert score(s, "p1") == points


# --- reroll ----------------------------------------------------------------------------------

DIE = """
    p1: t9 t9 stairs statue statue
    p1 hand: die 1 1 1 die
"""


@pytest.mark.clause("C2")
def test_reroll_may_keep_the_roll_of_a_die_card() -> None:
    s = table(DIE, "reroll")
    play(s, "left", "4")
    assert asked(s) == ("p1", "reroll")
    assert options(s) == ["yes", "no"]
    play(s, "no")
    assert options(s) == ["a1+4", "a3+4"]


@pytest.mark.clause("C2")
def test_reroll_may_roll_once_more_and_takes_the_second_roll_then() -> None:
    s = table(DIE, "reroll")
    play(s, "left", "4", "yes")
    assert asked(s) == (None, "roll")
    assert outcomes(s) == dict.fromkeys("123456", 1)
    play(s, "2")
    assert asked(s) == ("p1", "move")
    assert options(s) == ["a1+2", "a3+2"]


@pytest.mark.clause("C1", "C2")
def test_reroll_serves_for_every_die_card() -> None:
    s = table(DIE, "reroll")
    turn(s, "left", "4", "yes", "3", "a3+3")
    any_turn(s)
    play(s, "right", "6")
    assert asked(s) == ("p1", "reroll")


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("cards", "rolled", "kept", "again"),
    [
        pytest.param("h2:1-die 1", ("left", "1"), ["+1"], ["+1", "+2", "+3"], id="one to die"),
        pytest.param(
            "die+-1 1", ("left", "2"), ["+1", "+2", "+3"], ["+2", "+3", "+4"], id="die plus minus 1"
        ),
        pytest.param("3+ die", ("left", "left", "2"), ["+5"], ["+6"], id="die added to 3+"),
    ],
)
def test_reroll_serves_for_any_die_of_a_card(
    cards: str, rolled: tuple[str, ...], kept: list[str], again: list[str]
) -> None:
    s = holding(table(DIE, "reroll", modules="equipment characters"), f"{cards} 1 1 2")
    play(s, *rolled)
    assert asked(s) == ("p1", "reroll")
    assert options(play(s.copy(), "no")) == [f"a{n}{steps}" for n in (1, 3) for steps in kept]
    assert options(play(s, "yes", "3")) == [f"a{n}{steps}" for n in (1, 3) for steps in again]


@pytest.mark.clause("C3")
def test_reroll_does_not_serve_for_the_roll_that_raises_the_fallen() -> None:
    text = DIE.replace("t9 t9", "t9! t9") + "    stack: turn p1\n"
    s = table(text, "reroll", modules="mummy characters")
    assert asked(s) == ("p1", "wake")
    play(s, "yes", "5")
    assert asked(s) == ("p1", "play")
    assert happened(s, "power_used", "die_rolled") == []


# --- rearrange -------------------------------------------------------------------------------


@pytest.mark.clause("C2")
@pytest.mark.example("EX28")
def test_red_passes_a_statue_and_green_moves_a_card() -> None:
    s = table(STATUE, p2="rearrange")
    play(s, "left")
    assert happenings(s)[-1] == "adventurer_released"
    assert asked(s) == ("p2", "move_card")
    play(s, "slot5", "slot1")
    assert hand(s, "p2") == ["5", "1", "2", "3", "4"]
    assert happened(s, "card_moved") == [{"event": "card_moved", "seat": 1, "slot": 4, "to": 0}]
    assert asked(s) == (None, "draw")  # and red's turn goes on


@pytest.mark.clause("C3")
def test_rearrange_comes_before_the_action_of_the_tile() -> None:
    s = table(STATUE, p2="rearrange")
    play(s, "left")
    assert where(s, "p1")[0] == "t7"
    assert jokers(s, "p1") == 0
    play(s, "no")
    assert jokers(s, "p1") == 1


@pytest.mark.clause("C1", "C2")
def test_rearrange_may_leave_the_hand_as_it_is() -> None:
    s = table(STATUE, p2="rearrange")
    play(s, "left")
    assert options(s) == ["no", "slot1", "slot2", "slot3", "slot4", "slot5"]
    play(s, "no")
    assert hand(s, "p2") == ["1", "2", "3", "4", "5"]
    assert "card_moved" not in happenings(s)


@pytest.mark.clause("C2")
@pytest.mark.parametrize(
    ("card", "place", "after"),
    [
        ("slot1", "slot5", "23451"),
        ("slot1", "slot3", "23145"),
        ("slot3", "slot1", "31245"),
        ("slot2", "slot4", "13425"),
        ("slot5", "slot4", "12354"),
    ],
)
def test_rearrange_moves_any_card_to_any_place(card: str, place: str, after: str) -> None:
    s = table(STATUE, p2="rearrange")
    play(s, "left", card)
    assert asked(s) == ("p2", "move_card_to")
    assert sorted([*options(s), card]) == [f"slot{n}" for n in range(1, 6)]
    play(s, place)
    assert hand(s, "p2") == list(after)


@pytest.mark.clause("C2", "C3")
def test_rearrange_serves_for_an_own_adventurer_with_the_hand_as_it_is() -> None:
    s = table(STATUE, "rearrange")
    play(s, "left")
    assert asked(s) == ("p1", "move_card")
    assert options(s) == ["no", "slot1", "slot2", "slot3", "slot4"]
    play(s, "slot4", "slot2")
    assert hand(s, "p1") == ["2", "5", "3", "4"]
    play(s, "3")
    assert hand(s, "p1") == ["2", "5", "3", "3", "4"]


@pytest.mark.clause("C3")
def test_rearrange_serves_once_for_each_adventurer_that_one_move_releases() -> None:
    """By tunnel past two statues, and both times after the jump."""
    s = table(
        """
        p1: t2 t2 statue statue statue
        p1 hand: 1 2 3 4 5
        p2 hand: 1 2 3 4 5
        t3: tunnel
        t16: tunnel
        """,
        p2="rearrange",
    )
    play(s, "left")
    assert happenings(s)[-4:] == [
        "adventurer_moved",
        "adventurer_moved",
        "adventurer_released",
        "adventurer_released",
    ]
    assert where(s, "p1") == ["t16", "t2", "stairs*", "stairs*", "statue"]
    assert asked(s) == ("p2", "move_card")
    play(s, "slot1", "slot2")
    assert asked(s) == ("p2", "move_card")
    play(s, "slot1", "slot5")
    assert hand(s, "p2") == ["1", "3", "4", "5", "2"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C3")
def test_rearrange_comes_between_two_adventurers_of_a_card_that_moves_all() -> None:
    text = STATUE.replace("t6 t6", "t6 t5").replace("p1 hand: 1", "p1 hand: h1:all1")
    s = table(text, p2="rearrange")
    play(s, "left")
    assert asked(s) == ("p2", "move_card")
    assert where(s, "p1")[:3] == ["t7", "t5", "stairs*"]
    play(s, "slot5", "slot1")
    assert asked(s) == ("p1", "act")
    assert where(s, "p1")[:3] == ["t7", "t6", "stairs*"]


@pytest.mark.clause("C3")
def test_rearrange_comes_between_two_adventurers_of_a_mummy_tile_that_moves_all() -> None:
    text = (
        STATUE.replace("t6 t6", "t5 t2")
        + """
    t3: vase6
    data open: all_4 move_card new_hand
    """
    )
    s = table(text, p2="rearrange", modules="mummy characters")
    turn(s, "left", "a2+1")
    assert asked(s) == ("p1", "mummy_tile")
    play(s, "tile1")
    assert asked(s) == ("p2", "move_card")
    assert where(s, "p1")[:3] == ["t9", "t3", "stairs*"]
    play(s, "no")
    assert where(s, "p1")[:3] == ["t9", "t7", "stairs*"]
    assert asked(s) == (None, "turn_up_mummy_tile")


# --- free choice -----------------------------------------------------------------------------

HORUS = """
    p1: t4 t4 statue statue statue
    p1 hand: 1 2 3 4 5
    horus: h1:1-4 h2:all2 h3:1-5
"""


@pytest.mark.clause("C2")
def test_free_choice_takes_the_open_card_of_any_pile() -> None:
    s = table(HORUS, "free_choice")
    play(s, "left")
    assert options(s) == ["key", "horus1", "horus2", "horus3"]
    assert hand(play(s.copy(), "horus1"), "p1")[2] == "h1:1-4"
    assert keys(play(s.copy(), "key"), "p1") == 1
    play(s, "horus3")
    assert hand(s, "p1") == ["2", "3", "h3:1-5", "4", "5"]
    assert open_cards(s) == ["h1:1-4", "h2:all2", None]
    assert asked(any_chance(s)) == ("p2", "play")  # T4: no card is drawn
    assert open_cards(s)[2] is not None


@pytest.mark.clause("C2", "C3")
@pytest.mark.parametrize(
    ("start", "piles", "choice"),
    [
        pytest.param(4, "- h2:all2 h3:1-5", ["key", "horus2", "horus3"], id="own pile empty"),
        pytest.param(2, "h1:1-4 h2:all2 h3:1-5", ["horus1", "horus2", "horus3"], id="favour"),
        pytest.param(2, "h1:1-4 - h3:1-5", ["horus1", "horus3"], id="one of a favour gone"),
    ],
)
def test_free_choice_is_among_all_piles_that_have_cards(
    start: int, piles: str, choice: list[str]
) -> None:
    text = HORUS.replace("t4 t4", f"t{start} t{start}").replace("h1:1-4 h2:all2 h3:1-5", piles)
    s = table(text + "    t3: favour_12\n", "free_choice")
    play(s, "left")
    assert options(s) == choice


@pytest.mark.clause("C3")
@pytest.mark.parametrize(("taken", "mummy"), [("horus1", 39), ("horus2", 38), ("horus3", 37)])
def test_the_mummy_moves_by_the_eyes_of_the_card_that_free_choice_took(
    taken: str, mummy: int
) -> None:
    s = table(HORUS + "    data mummy: 40\n", "free_choice", modules="mummy characters")
    play(s, "left", taken)
    assert data(s, "mummy") == mummy
