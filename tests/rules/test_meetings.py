"""Where clauses of different modules meet: the rulings of docs/rules/rulings-meetings.md."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from luxor import Options, load_edition
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules.characters import POWERS
from luxor.core.rng import Rng
from luxor.core.rules import scoring
from luxor.core.state import State
from tests.rules import mummy_positions
from tests.rules.mummy_positions import for_sale, mummy, open_tiles, talismans
from tests.rules.test_characters import data
from tests.rules.test_mummy import turns
from tests.support import (
    any_chance,
    asked,
    hand,
    happened,
    happenings,
    jokers,
    keys,
    open_cards,
    options,
    outcomes,
    pile,
    pile_size,
    play,
    position,
    result,
    sarcophagi,
    score,
    tile,
    turn,
    where,
)

# --- positions -------------------------------------------------------------------------------


def table(modules: str, text: str, *powers: str, tiles: tuple[str, ...] = ("scarab",)) -> State:
    """Return the position of a text with some modules, and with those powers for the first seats.

    Seats without a named power have one that does nothing there. With the mummy it is as
    :func:`mummy_positions.table` says: at the start of a turn, and nobody has talismans.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if "characters" in modules:
        players = max(int(seat) for seat in re.findall(r"^p(\d)", "\n".join(["p2", *lines]), re.M))
        idle = [name for name in ("plunder", "reroll", "collector") if name not in powers]
        named = [*powers, *idle][:players]
        lines += [f"data power p{n}: {POWERS.index(name)}" for n, name in enumerate(named, 1)]
    text = "\n".join([f"modules: {modules}", *lines])
    return mummy_positions.table(text, tiles=tiles) if "mummy" in modules else position(text)


def shop(modules: str, text: str, *powers: str, tiles: tuple[str, ...]) -> State:
    """Return a position after the draw of p1, who has 4 talismans for one of the mummy tiles."""
    lines = ["data talismans p1: 4", "turn: p1", "stack: turn_end p1", text]
    return table(modules, "\n".join(lines), *powers, tiles=tiles)


def under(s: State) -> set[int]:
    """Return the spaces on which a face-down tile lies under the open one."""
    (module,) = [module for module in s.rs.modules if module.name == "sceptres"]
    first: int = module.offsets["under"]
    return {s.get_data(i) for i in range(first, first + 12)} - {0}


def own_treasures(s: State, seat: int = 0) -> list[int]:
    """Return how many vases, statues, pieces of jewellery and sceptres a seat has."""
    found: list[int] = s.to_dict()["treasures"][seat]
    return found


def simple_turn(s: State) -> State:
    """Play a turn with the left card, and say no wherever that is possible."""
    if asked(s)[1] == "wake":
        play(s, "no")
    play(s, "left")
    while any_chance(s).asks == k.DECISION and asked(s)[1] not in ("play", "wake"):
        play(s, "no" if "no" in options(s) else options(s)[0])
    return s


def set_up(players: int, *modules: str, seed: int = 1) -> State:
    """Return a game whose set-up is done."""
    rules = Options(players=players, first=0, modules=modules)
    s = engine.new_game(compile_ruleset(rules, load_edition()), listen=True)
    engine.deal(s, Rng(seed))
    return s


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


@pytest.mark.clause("Y10", "Q1", "Q2")
def test_a_mummy_tile_takes_equipment_for_a_horus_card_and_lays_it_on_the_common_pile() -> None:
    s = shop("mummy equipment", NEARLY_DRAWN, tiles=("horus_card",))
    play(s, "tile1", "slot3", "horus2")
    assert pile(s, "discard")["1+"] == 1


@pytest.mark.clause("Q2", "A7", "Y6")
def test_a_tunnel_entered_by_a_0_leads_to_the_mummy_like_any_other() -> None:
    s = table(
        "mummy equipment",
        """
        p1: t3 t3 statue statue statue
        p1 hand: 0 2 3 4 5
        t3: tunnel
        t16: tunnel
        data mummy: 16
        """,
    )
    play(s, "left", "a1")
    assert where(s, "p1") == ["t16!", "t3", "stairs*", "stairs*", "statue"]


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


@pytest.mark.clause("M6", "Y6")
def test_the_way_into_the_chamber_leads_through_the_mummy_unharmed() -> None:
    s = table(
        "mummy",
        """
        p1: t39 stairs stairs stairs stairs
        p1 hand: 2 2 3 4 5
        p1 keys: 1
        """,
    )
    assert mummy(s) == "t40"
    play(s, "left", "a1+2")
    assert where(s, "p1")[0] == "chamber"
    assert sarcophagi(s) == ["p1", None]


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


@pytest.mark.clause("N1", "Y2", "Y3")
def test_two_tiles_on_a_space_are_one_step_for_the_mummy() -> None:
    s = table(
        "mummy sceptres",
        """
        p1 hand: h3:1-6 2 3 4 5
        p2: t4 t1 statue statue statue
        data mummy: 5
        """,
    )
    assert {1, 2, 4} <= under(s)
    play(s, "left")
    assert mummy(s) == "t2"
    assert where(s, "p2")[:2] == ["t4!", "t1"]


@pytest.mark.clause("N2", "Y6", "Y7")
def test_a_tile_under_the_mummy_is_not_taken_so_the_lower_one_stays_face_down() -> None:
    s = table(
        "mummy sceptres",
        """
        p1 hand: 2 2 3 4 5
        t2: vase1
        data mummy: 2
        """,
    )
    play(s, "left")
    assert where(s, "p1")[0] == "t2!"
    assert tile(s, "t2") == "vase1"
    assert 2 in under(s)
    assert own_treasures(s) == [0, 0, 0, 0]


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
    assert "treasure" not in happenings(s)


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


@pytest.mark.clause("C2", "Y10")
def test_all_4_is_not_replaced_by_one_tile() -> None:
    text = "p1: t20 t19 t9 stairs* stairs*"
    s = shop("mummy characters", text, "one_tile", tiles=("all_4",))
    play(s, "tile1")
    assert where(s, "p1") == ["t24", "t23", "t13", "stairs*", "stairs*"]
    assert asked(s) == (None, "turn_up_mummy_tile")


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


@pytest.mark.clause("C2", "C3", "Y10", "H2", "M5")
def test_rearrange_is_asked_before_the_next_adventurer_of_all_4_moves() -> None:
    text = """
        p1: t11 t6 stairs* statue statue
        p2 hand: 1 2 3 4 5
        t8, t15: osiris2 osiris1
    """
    s = shop("mummy characters", text, "plunder", "rearrange", tiles=("all_4",))
    play(s, "tile1")
    assert where(s, "p1")[:2] == ["t16", "t6"]  # thrown on from t15
    assert asked(s) == ("p2", "move_card")
    play(s, "no")
    assert where(s, "p1")[:2] == ["t16", "t10"]


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


@pytest.mark.clause("T6", "Y2", "C2")
def test_a_card_played_for_a_power_that_the_mummy_makes_useless_is_lost() -> None:
    """From t1 the mummy comes to t39 by two steps, and fells everybody before they could move."""
    s = table(
        "mummy characters",
        """
        p1: t39 t39 t39 t39 t39
        p1 hand: h2:all2 2 2 2 1
        data mummy: 1
        """,
        "one_tile",
    )
    assert options(s) == ["left", "right"]  # the 1 is playable, the Horus card by the power only
    play(s, "left")
    assert data(s, "bound") == 1
    assert where(s, "p1") == ["t39!"] * 5
    assert happenings(s)[-1] == "no_move"
    assert asked(s) == (None, "draw")


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


@pytest.mark.clause("Y8", "C2")
def test_no_key_turns_the_wake_up_roll() -> None:
    s = table("mummy characters", "p1: t4! t9 stairs statue statue\np1 keys: 2", "key_turner")
    play(s, "yes", "4")
    assert keys(s, "p1") == 2
    assert asked(s) == ("p2", "play")


@pytest.mark.clause("Y10", "C3", "M6", "A4")
def test_keys_that_were_turned_do_not_come_back_into_the_supply() -> None:
    """All 20 keys are spent or held, so *2 keys* is not for sale."""
    text = "p1 hand: 2 2 3 4 5\np1 keys: 2\np2 keys: 18\ndata talismans p1: 2"
    s = table("mummy characters", text, "key_turner", tiles=("keys_2",))
    assert s.to_dict()["key_supply"] == 0
    play(s, "left", "a1+1")
    assert keys(s, "p1") == 1
    assert s.to_dict()["key_supply"] == 0
    any_chance(s)
    assert for_sale(s) == []


@pytest.mark.clause("M5", "Y7", "Y10")
def test_neither_the_released_nor_the_fallen_are_rearmost() -> None:
    s = shop("mummy", "p1: t9 t7! stairs* statue statue", tiles=("rearmost_2",))
    play(s, "tile1")
    assert options(s) == ["a1+1", "a1+2"]


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
    assert happened(any_chance(s), "turn")[-1]["extra"] == 1
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
        assert happenings(s)[-1] == "no_move"
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
    assert happenings(s)[-1] == "no_move"
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


@pytest.mark.clause("A3", "C2")
def test_the_temple_tile_is_laid_before_the_collector_is_asked() -> None:
    text = SET.replace("t1 t2", "t2 t3").replace("t2: ", "t3: ")
    s = table("sceptres characters", text, "collector")
    play(s, "left", "a1+1")
    assert asked(s) == (None, "uncover")
    play(s, "joker")
    assert asked(s) == ("p1", "collect")
    assert jokers(s, "p1") == 0


@pytest.mark.clause("C2", "C3", "N2")
def test_a_sceptre_is_the_next_treasure_for_a_collector_who_declined() -> None:
    text = SET.replace("vase statue", "vase statue jewellery").replace("jewellery3", "sceptre4")
    s = table("sceptres characters", text, "collector")
    play(s, "left", "a1+1")
    assert own_treasures(s) == [1, 1, 1, 1]
    play(any_chance(s), "yes")
    assert data(s, "turned") == 1
    assert s.to_dict()["queue"] == [0]


@pytest.mark.clause("C2", "C3", "N2")
def test_two_sets_that_wait_give_one_extra_turn_for_a_sceptre() -> None:
    two = "vase vase statue statue jewellery jewellery"
    text = SET.replace("vase statue", two).replace("jewellery3", "sceptre4")
    s = table("sceptres characters", text, "collector")
    play(s, "left", "a1+1")
    play(any_chance(s), "yes")
    assert asked(s) == (None, "draw")
    assert data(s, "turned") == 1
    assert s.to_dict()["queue"] == [0]


@pytest.mark.clause("N3", "C2", "E4")
def test_a_set_that_was_turned_over_may_take_a_sceptre_along() -> None:
    text = "p1 treasures: vase statue jewellery sceptre\ndata turned p1: 1"
    s = table("sceptres characters", text, "collector")
    points = dict(zip(s.rs.source_names, scoring.points_by_source(s, 0), strict=False))
    assert points["sets"] == 3
    assert points["sceptres"] == 3


# --- the end of the game ---------------------------------------------------------------------


@pytest.mark.clause("E1", "Y11")
def test_extra_turns_that_wait_are_played_though_the_last_regular_turn_was_over() -> None:
    """The second adventurer enters in an extra turn after the round's last regular turn."""
    s = table(
        "mummy",
        """
        p1: chamber stairs stairs stairs stairs
        p1 hand: 1 2 3 4 5
        p2: t40 stairs stairs stairs stairs
        p2 hand: 1 2 3 4 5
        p2 keys: 1
        turn: p2
        stack: turn p2 extra
        extra: p2 p1
        data mummy: 20
        """,
    )
    turn(s, "left", "a1+1")
    assert sarcophagi(s) == ["p1", "p2"]
    simple_turn(s)
    simple_turn(s)
    assert turns(s) == [("p2", "extra"), ("p1", "extra")]
    assert result(s).reason == "tomb"


@pytest.mark.clause("E1", "Y11", "C2")
def test_an_extra_turn_gained_in_an_extra_turn_of_the_last_round_is_played_too() -> None:
    s = table(
        "mummy characters",
        """
        first: p2
        p1: t1 t2 stairs stairs stairs
        p1 hand: 1 2 3 4 5
        p1 treasures: vase statue
        p2: chamber chamber stairs stairs stairs
        t2: jewellery3
        turn: p1
        stack: turn p1 extra
        data talismans p1: 4
        data mummy: 20
        """,
        "collector",
        tiles=("extra_turn",),
    )
    play(s, "left", "a1+1", "yes", "4")
    assert asked(s) == ("p1", "mummy_tile")
    play(s, "tile1", "scarab")
    assert s.to_dict()["queue"] == [0]  # the other one has begun
    simple_turn(s)
    simple_turn(s)
    assert turns(s) == [("p1", "extra"), ("p1", "extra")]
    assert result(s).reason == "tomb"


@pytest.mark.clause("E1", "Y9")
def test_a_mummy_tile_may_be_used_in_the_very_last_turn() -> None:
    text = "first: p2\np2: chamber chamber stairs stairs stairs"
    s = shop("mummy", text, tiles=("points_2",))
    play(s, "tile1")
    assert score(any_chance(s), "p1") == 2
    assert result(s).reason == "tomb"


@pytest.mark.clause("E1", "M7", "Y10")
def test_all_4_may_bring_both_sarcophagi_and_the_last_round() -> None:
    text = "p1: t37 t37 t37 stairs stairs\np1 keys: 2"
    s = shop("mummy", text, tiles=("all_4",))
    turn(s, "tile1")
    assert where(s, "p1")[:3] == ["chamber", "chamber", "t37"]
    assert sarcophagi(s) == ["p1", "p1"]
    assert asked(s) == ("p2", "play")
    simple_turn(s)
    assert result(s).reason == "tomb"


@pytest.mark.clause("Y8", "Y11")
@pytest.mark.parametrize("answers", [("1", "a1"), ("3",)])
def test_a_turn_that_the_wake_up_roll_ends_loses_no_extra_turn_that_waits(
    answers: tuple[str, ...],
) -> None:
    s = table(
        "mummy",
        """
        p1: t4! t2! statue statue statue
        stack: turn p1 extra
        extra: p1
        """,
    )
    play(s, "yes", *answers)
    assert turns(s) == [("p1", "extra")]


@pytest.mark.clause("E3", "E5", "Y4")
def test_talismans_score_nothing_and_break_no_tie() -> None:
    s = table("mummy", "data talismans p1: 9")
    assert [sum(scoring.points_by_source(s, seat)) for seat in (0, 1)] == [0, 0]
    assert scoring.ranking(s) == [[0, 1]]


@pytest.mark.clause("E3", "C2")
def test_the_key_turners_keys_score_what_is_left_of_them() -> None:
    text = "p1: t2 t2 statue statue statue\np1 keys: 2\np1 hand: 2 2 3 4 5"
    s = table("characters", text, "key_turner")
    assert scoring.points_by_source(s, 0)[k.S_KEYS] == 2
    play(s, "left", "a1+1")
    assert scoring.points_by_source(s, 0)[k.S_KEYS] == 1


# --- E2: could anybody move? -----------------------------------------------------------------

BRINK = """
    p1: t29 t29 t29 t29 t29
    p1 keys: 1
    t30: osiris2
    t31-t40: empty
    data mummy: 24
"""
"""2 tiles lead into the chamber, every other number nowhere."""


@pytest.mark.clause("E2", "Q2", "C2", "Y2", "Y7", "Y8", "Y10")
@pytest.mark.parametrize(
    ("places", "cards", "power", "answers", "over"),
    [
        pytest.param("p1: t39 t39 t39 t39 t39", "0 5 5 5 4", "", "left no", True, id="only a 0"),
        pytest.param("p1: t39 t39 t39 t39 t39", "0 5 5 5 4", "", "left a1", True, id="its action"),
        pytest.param(
            "p1: t39 t39 t39 t39 t39", "0 5 5 5 1", "", "left no", False, id="0 beside a card"
        ),
        pytest.param(BRINK, "1 5 5 5 4", "key_turner", "left a1", True, id="a key makes a 0"),
        pytest.param(
            BRINK, "1 5 5 5 2", "key_turner", "left a1", False, id="a key makes a 0 beside a card"
        ),
        pytest.param(
            "p1: t39 t39 t39 t39 t39", "5 5 5 5 4", "one_tile", "left no", True, id="unused power"
        ),
        pytest.param(
            "p1: t39 t39 t39 t39 t39", "5 5 5 5 4", "one_tile", "left a1+1", False, id="used power"
        ),
        pytest.param("p1: t25! t25! t25! t25! t25!", "1 2 3 4 1", "", "left", True, id="under it"),
        pytest.param(
            "p1: t25! t25! t25! t25! t25!",
            "h1:1-3 2 3 4 1",
            "",
            "left",
            True,
            id="it goes too late",
        ),
        pytest.param(
            "p1: t24! t24! t24! t24! t24!", "1 2 3 4 1", "", "no left", False, id="could raise"
        ),
        pytest.param(
            "p1: t39 t39 t39 t39 t39\ndata talismans p1: 1",
            "5 5 5 5 4",
            "",
            "left no",
            True,
            id="a mummy tile that was left",
        ),
        pytest.param(
            "p1: t39 t39 t39 t39 t39\ndata talismans p1: 1",
            "5 5 5 5 4",
            "",
            "left tile1",
            False,
            id="a mummy tile that was used",
        ),
        pytest.param(
            "p1: t26 t26 t26 t26 t26\ndata mummy: 27",
            "h1:last 2 2 2 5",
            "one_tile",
            "left",
            False,
            id="spoilt by the mummy beside a card",
        ),
        pytest.param(
            "p1: t39 t39 t39 t39 t39\ndata mummy: 40",
            "h1:last 2 2 2 5",
            "one_tile",
            "left",
            True,
            id="spoilt by the mummy",
        ),
    ],
)
def test_what_counts_as_being_able_to_move(
    places: str, cards: str, power: str, answers: str, over: bool
) -> None:
    """p2 cannot move; whether the game goes on depends on what p1 does, or could have done."""
    text = f"p1 hand: {cards}\np2: t38 t38 t38 t38 t38\np2 hand: 6 3 3 3 4\n{places}"
    if "data mummy" not in text:
        text += "\ndata mummy: 25"
    s = table("mummy equipment characters", text, power or "plunder", tiles=("single_step",))
    for answer in answers.split():
        turn(s, answer)
    simple_turn(s)
    assert (asked(s)[1] == "over") == over
    if over:
        assert result(s).reason == "standstill"


@pytest.mark.clause("E2", "Q3")
def test_an_n_plus_that_a_sum_could_have_moved_counts_though_a_0_was_made_of_it() -> None:
    """1 and 2 tiles lead nowhere, 3 into the chamber: 1+ is playable by its sum with the 2."""
    s = table(
        "equipment",
        """
        p1: t21 t21 t21 t21 t21
        p1 keys: 1
        p1 hand: 1+ +-1 5 5 2
        p2: t29 t29 t29 t29 t29
        p2 hand: 5 4 4 4 5
        t22: osiris3
        t30: osiris3
        t23-t29, t31-t40: empty
        """,
    )
    assert options(s) == ["left"]
    turn(s, "left", "left", "no")
    turn(s, "left")
    simple_turn(s)
    assert "moved" not in happenings(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


@pytest.mark.clause("E2", "Q3")
def test_a_sum_that_could_have_moved_counts_though_it_was_used_as_a_0() -> None:
    """1 is thrown beyond the chamber, 2 is legal: 1+ and ±1 could move, and make a 0 instead."""
    s = table(
        "equipment",
        """
        p1: t29 t29 t29 t29 t29
        p1 hand: 1+ +-1 5 5 4
        p2: t37 t37 t37 t37 t37
        p2 hand: 5 4 4 2 5
        t30: osiris4
        t32-t36, t38-t40: empty
        """,
    )
    assert options(s) == ["left"]
    play(s, "left", "left")
    assert options(s) == ["a1", "a1+2", "no"]
    turn(s, "no")
    turn(s, "left")
    simple_turn(s)
    assert "moved" not in happenings(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


# --- the chamber -----------------------------------------------------------------------------


@pytest.mark.clause("M6", "C2", "C3", "Q3")
@pytest.mark.parametrize(("own", "enters"), [(2, False), (3, True)])
def test_two_turned_keys_and_one_for_the_chamber_are_three(own: int, enters: bool) -> None:
    """From t39 the chamber is 2 tiles away, and 2+ and 2 are 4."""
    text = f"p1: t39 t20 stairs stairs stairs\np1 keys: {own}\np1 hand: 2+ 2 3 4 5"
    s = table("equipment characters", text, "key_turner")
    play(s, "left", "left")
    assert ("a1+2" in options(s)) == enters
    if enters:
        play(s, "a1+2")
        assert where(s, "p1")[0] == "chamber"
        assert keys(s, "p1") == 0


@pytest.mark.clause("M6", "C2")
@pytest.mark.parametrize(("own", "enters"), [(0, False), (1, True)])
def test_one_tile_into_the_chamber_takes_one_key(own: int, enters: bool) -> None:
    text = f"p1: t40 t20 stairs stairs stairs\np1 keys: {own}\np1 hand: 4 2 3 4 5"
    s = table("characters", text, "one_tile")
    play(s, "left")
    assert ("a1+1" in options(s)) == enters
    if enters:
        play(s, "a1+1")
        assert where(s, "p1")[0] == "chamber"
        assert keys(s, "p1") == 0


@pytest.mark.clause("H3", "Y7", "M6")
@pytest.mark.parametrize(("own", "offered"), [(0, ["right"]), (1, ["left", "right"])])
def test_with_only_the_fallen_ahead_the_last_one_joins_who_is_in_the_chamber(
    own: int, offered: list[str]
) -> None:
    s = table(
        "mummy",
        f"""
        p1: t9 t20! chamber t20! stairs*
        p1 hand: h1:last 2 3 4 5
        p1 keys: {own}
        """,
    )
    play(s, "no")
    assert options(s) == offered
    if own:
        play(s, "left")
        assert where(s, "p1") == ["chamber", "t20!", "chamber", "t20!", "stairs*"]


@pytest.mark.clause("H2", "Y2", "Y7", "M6")
def test_all_n_does_not_move_whom_the_mummy_has_just_felled() -> None:
    """From t1 the mummy comes to t39; the one there would have entered the chamber."""
    s = table(
        "mummy",
        """
        p1: t39 t38 t9 stairs stairs
        p1 hand: h2:all2 2 3 4 5
        p1 keys: 1
        data mummy: 1
        """,
    )
    play(s, "left")
    assert where(s, "p1") == ["t39!", "t40", "t11", "t2", "t2"]
    assert keys(s, "p1") == 1


@pytest.mark.clause("H3", "Y2", "Y7")
def test_last_to_second_last_passes_over_whom_the_mummy_has_just_felled() -> None:
    s = table(
        "mummy",
        """
        p1: t5 t9 t20 stairs* stairs*
        p1 hand: h1:last 2 3 4 5
        data mummy: 6
        """,
    )
    play(s, "left")
    assert where(s, "p1")[:3] == ["t5!", "t20", "t20"]


# --- empty piles and supplies ----------------------------------------------------------------


@pytest.mark.clause("A4", "A6", "C2", "C3")
@pytest.mark.parametrize(("space", "gained"), [("t4", 1), ("t2", 0)])
def test_free_choice_with_all_horus_piles_empty(space: str, gained: int) -> None:
    """A Horus tile has the key left, a favour nothing."""
    s = table(
        "characters",
        f"""
        p1: {space} {space} statue statue statue
        p1 hand: 1 2 3 4 5
        t3: favour_12
        horus: - - -
        """,
        "free_choice",
    )
    play(s, "left")
    assert keys(s, "p1") == gained
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A5", "C2")
def test_the_temple_reader_finds_nothing_where_the_supply_is_empty() -> None:
    s = table(
        "characters",
        """
        p1: t2 t3 statue statue statue
        p1 hand: 1 2 3 4 5
        p2 scarabs: 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4
        t3: vase3
        """,
        "temple_reader",
    )
    play(s, "left", "a1+1", "scarab", "yes")
    assert asked(s) == (None, "draw")
    assert "scarab" not in happenings(s)


# --- five players ----------------------------------------------------------------------------


@pytest.mark.clause("X1", "Y1", "Q1", "C1", "T5")
def test_five_players_with_all_modules_have_all_they_need() -> None:
    s = set_up(5, "mummy", "equipment", "sceptres", "characters")
    seats = [f"p{n}" for n in range(1, 6)]
    assert [talismans(s, seat) for seat in seats] == [2] * 5
    assert mummy_positions.datum(s, "supply") == 10
    assert len({data(s, "power", seat) for seat in range(5)}) == 5
    assert pile_size(s, "characters") == 3
    assert [pile_size(s, f"kit{n}") for n in range(1, 6)] == [2] * 5
    assert [len(hand(s, seat)) for seat in seats] == [5] * 5
    assert pile_size(s, "draw") == 31


@pytest.mark.clause("X1", "Y4")
def test_of_four_opponents_who_fall_the_last_ones_may_bring_no_talisman() -> None:
    s = table(
        "mummy",
        """
        p1 hand: h1:1-3 2 3 4 5
        p2: t5 stairs statue statue statue
        p3: t5 stairs statue statue statue
        p4: t5 t5 statue statue statue
        p5: t5 stairs statue statue statue
        data mummy: 6
        data talismans p1: 2
        data talismans p2: 15
        """,
    )
    play(s, "left")
    assert [where(s, f"p{n}")[0] for n in (2, 3, 4, 5)] == ["t5!"] * 4
    assert talismans(s, "p1") == 5
    assert mummy_positions.datum(s, "supply") == 0


@pytest.mark.clause("X1", "S2", "Y11")
def test_extra_turns_do_not_change_the_order_of_five_players() -> None:
    s = table("mummy", "players: 5\np5 keys: 0\nfirst: p4\nturn: p2\nextra: p2 p5")
    for _ in range(5):
        simple_turn(s)
    extra = [("p2", "extra"), ("p5", "extra")]
    assert turns(s) == [*extra, ("p3", "regular"), ("p4", "regular"), ("p5", "regular")]
    assert s.round == 2
