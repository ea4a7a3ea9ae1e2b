"""C1 to C3: characters, and the powers that do not change how far a card moves."""

from __future__ import annotations

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
from luxor.core.view import view
from tests.support import (
    any_chance,
    any_turn,
    asked,
    changed,
    hand,
    happened,
    happenings,
    jokers,
    keys,
    open_cards,
    options,
    outcomes,
    pile_size,
    play,
    position,
    result,
    scarabs,
    score,
    tile,
    treasures,
    turn,
    where,
)

IDLE = ("plunder", "collector")
"""The powers of those who are not the point of a test."""

MOVE_CARD, NEW_HAND, ALL_4 = 1, 4, 14
"""Mummy tiles, counted from 1."""


def table(text: str, p1: str = "", p2: str = "", modules: str = "characters") -> State:
    """Return a position in which p1 and p2 have those powers, or one that does nothing there."""
    idle = [name for name in IDLE if name not in (p1, p2)]
    powers = [name or idle.pop() for name in (p1, p2)]
    lines = [f"data power p{n}: {POWERS.index(name)}" for n, name in enumerate(powers, start=1)]
    return position("\n".join([f"modules: {modules}", dedent(text), *lines]))


def holding(s: State, cards: str) -> State:
    """Return a position in which p1 holds other cards, also such as only its colour has."""
    numbers = [s.rs.card_names.index(name) for name in cards.split()]
    return changed(s, hands=[numbers, *s.to_dict()["hands"][1:]])


def data(s: State, name: str, seat: int = 0) -> int:
    """Return a number that a module keeps."""
    found = next(module.offsets[name] for module in s.rs.modules if name in module.offsets)
    number: int = s.to_dict()["data"][found + seat]
    return number


def set_up(players: int = 2, seed: int | None = None) -> State:
    """Return a game with characters whose set-up has come to them, or with a seed is done."""
    rules = Options(players=players, first=0, modules=("characters",))
    s = engine.new_game(compile_ruleset(rules, load_edition()), listen=True)
    rng = Rng(seed or 0)
    while s.asks == k.CHANCE and (seed is not None or asked(s)[1] != "character"):
        engine.answer(s, engine.draw_outcome(s, rng))
    return s


def powers(s: State) -> list[str]:
    """Return who has which power."""
    return [POWERS[data(s, "power", seat)] for seat in range(s.rs.players)]


# --- C1: who gets which, and for how long ----------------------------------------------------


@pytest.mark.clause("C1")
def test_each_player_gets_one_of_the_eight_characters_at_random() -> None:
    s = set_up(3)
    assert outcomes(s) == dict.fromkeys(POWERS[1:], 1)
    play(s, "rearrange")
    assert outcomes(s) == dict.fromkeys((name for name in POWERS[1:] if name != "rearrange"), 1)
    play(s, "collector", "plunder")
    assert powers(s) == ["rearrange", "collector", "plunder"]


@pytest.mark.clause("C1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_characters_that_nobody_got_are_out(players: int) -> None:
    s = set_up(players, seed=5)
    assert len(set(powers(s))) == players
    assert pile_size(s, "characters") == len(POWERS[1:]) - players
    assert asked(s) == ("p1", "play")


@pytest.mark.clause("C1")
def test_a_character_lies_face_up() -> None:
    s = set_up(2)
    play(s, "collector", "reroll")
    for viewer in (0, 1, None):
        assert powers(view(s, viewer).known) == ["collector", "reroll"]
    assert [event["kind"] for event in happened(s, "turned")] == ["collector", "reroll"]


@pytest.mark.clause("C1")
def test_a_character_is_kept_for_the_whole_game() -> None:
    s = set_up(4, seed=3)
    before = powers(s)
    rng = Rng(3)
    while s.asks != k.OVER:
        legal = s.legal() if s.asks == k.DECISION else [engine.draw_outcome(s, rng)]
        engine.answer(s, legal[rng.below(len(legal))])
        assert powers(s) == before


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


@pytest.mark.clause("C2", "C3")
def test_a_card_is_rolled_again_once_only_even_for_the_same_face() -> None:
    s = table(DIE, "reroll")
    play(s, "left", "4", "yes", "4")
    assert options(s) == ["a1+4", "a3+4"]


@pytest.mark.clause("C1", "C2")
def test_reroll_serves_for_every_die_card() -> None:
    s = table(DIE, "reroll")
    turn(s, "left", "4", "yes", "3", "a3+3")
    any_turn(s)
    play(s, "right", "6")
    assert asked(s) == ("p1", "reroll")


@pytest.mark.clause("C3")
def test_reroll_serves_for_a_1_to_die_card() -> None:
    s = table(DIE.replace("die 1 1 1", "h2:1-die 1 1 1"), "reroll")
    play(s, "left", "1")
    assert asked(s) == ("p1", "reroll")
    assert options(play(s.copy(), "no")) == ["a1+1", "a3+1"]
    play(s, "yes", "3")
    assert options(s) == ["a1+1", "a1+2", "a1+3", "a3+1", "a3+2", "a3+3"]


@pytest.mark.clause("C3")
def test_reroll_serves_for_the_die_with_one_more_or_less() -> None:
    s = holding(table(DIE, "reroll", modules="equipment characters"), "die+-1 1 1 1 2")
    play(s, "left", "1")
    assert asked(s) == ("p1", "reroll")
    play(s, "yes", "4")
    assert options(s) == ["a1+3", "a1+4", "a1+5", "a3+3", "a3+4", "a3+5"]


@pytest.mark.clause("C3")
@pytest.mark.parametrize(("again", "rolled", "total"), [("no", "2", 5), ("yes", "6", 9)])
def test_reroll_serves_for_a_die_that_is_added_to_another_card(
    again: str, rolled: str, total: int
) -> None:
    s = holding(table(DIE, "reroll", modules="equipment characters"), "3+ die 1 1 1")
    play(s, "left", "left", "2")
    assert asked(s) == ("p1", "reroll")
    play(s, again, *([rolled] if again == "yes" else []))
    assert options(s) == [f"a1+{total}", f"a3+{total}"]


@pytest.mark.clause("C3")
def test_reroll_does_not_serve_for_the_roll_that_raises_the_fallen() -> None:
    text = DIE.replace("t9 t9", "t9! t9") + "    stack: turn p1\n"
    s = table(text, "reroll", modules="mummy characters")
    assert asked(s) == ("p1", "wake")
    play(s, "yes", "5")
    assert asked(s) == ("p1", "play")
    assert len(happened(s, "rolled")) == 1


@pytest.mark.clause("C2")
def test_nobody_else_rolls_again() -> None:
    s = table(DIE, p2="reroll")
    play(s, "left", "4")
    assert asked(s) == ("p1", "move")


# --- rearrange -------------------------------------------------------------------------------

STATUE = """
    p1: t6 t6 statue statue statue
    p1 hand: 1 2 3 4 5
    p2 hand: 1 2 3 4 5
    t7: joker
"""


@pytest.mark.clause("C2")
@pytest.mark.example("EX28")
def test_red_passes_a_statue_and_green_moves_a_card() -> None:
    s = table(STATUE, p2="rearrange")
    play(s, "left")
    assert happenings(s)[-1] == "released"
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
def test_rearrange_after_two_cards_finds_three_in_the_hand() -> None:
    s = table(STATUE, "rearrange", modules="equipment characters")
    s = holding(s, "1+ 1 2 3 4")
    play(s, "left", "left")
    assert asked(s) == ("p1", "move_card")
    assert options(s) == ["no", "slot1", "slot2", "slot3"]


@pytest.mark.clause("C1", "C2")
def test_rearrange_serves_each_time_somebody_comes_into_play() -> None:
    s = table(STATUE, p2="rearrange")
    play(s, "left", "slot5", "slot1")
    any_chance(s)
    any_turn(s)  # p2's adventurers are still before the statue
    form = s.to_dict()
    form["positions"][0][1] = 12
    form["hands"][0][0] = s.rs.card_names.index("1")
    s = changed(s, **form)
    play(s, "left", "a2+1")
    assert asked(s) == ("p2", "move_card")


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
    assert happenings(s)[-4:] == ["moved", "moved", "released", "released"]
    assert where(s, "p1") == ["t16", "t2", "stairs*", "stairs*", "statue"]
    assert asked(s) == ("p2", "move_card")
    play(s, "slot1", "slot2")
    assert asked(s) == ("p2", "move_card")
    play(s, "slot1", "slot5")
    assert hand(s, "p2") == ["1", "3", "4", "5", "2"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C3")
def test_rearrange_comes_after_osiris_has_thrown_on() -> None:
    s = table(
        """
        p1: t5 t9 stairs statue statue
        p1 hand: 3 2 3 4 5
        t8: osiris4
        t9-t10: empty
        """,
        p2="rearrange",
    )
    play(s, "left", "a1+3")
    assert [event["how"] for event in happened(s, "moved")] == ["walk", "thrown"]
    assert where(s, "p1") == ["t14", "t9", "stairs", "stairs*", "statue"]
    assert asked(s) == ("p2", "move_card")
    play(s, "no")
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
        + f"""
    t3: vase6
    data open: {ALL_4} {MOVE_CARD} {NEW_HAND}
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


@pytest.mark.clause("C2")
def test_rearrange_is_not_asked_where_nobody_lies_any_more() -> None:
    s = table(STATUE.replace("t6 t6 statue", "t6 t9 stairs"), p2="rearrange")
    play(s, "left", "a1+1")
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2")
def test_nobody_else_moves_a_card() -> None:
    s = table(STATUE)
    play(s, "left")
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2")
def test_others_see_where_a_card_goes_but_not_which_it_is() -> None:
    s = table(STATUE.replace("p2 hand: 1 2 3 4 5", "p2 hand: 1 2 h2:1-5 4 5"), p2="rearrange")
    play(s, "left", "slot3", "slot1")
    assert view(s, 0).hand(1) == ("h2:1-5", None, None, None, None)
    other = table(STATUE.replace("p2 hand: 1 2 3 4 5", "p2 hand: 1 3 h2:1-5 4 5"), p2="rearrange")
    play(other, "left", "slot3", "slot1")
    assert view(s, 0) == view(other, 0)


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
    play(s, "horus3")
    assert hand(s, "p1") == ["2", "3", "h3:1-5", "4", "5"]
    assert open_cards(s) == ["h1:1-4", "h2:all2", None]
    assert asked(any_chance(s)) == ("p2", "play")  # T4: no card is drawn
    assert open_cards(s)[2] is not None


@pytest.mark.clause("C1", "C2")
def test_free_choice_may_take_the_card_of_the_tile_or_the_key() -> None:
    s = table(HORUS, "free_choice")
    play(s, "left")
    assert hand(play(s.copy(), "horus1"), "p1")[2] == "h1:1-4"
    assert keys(play(s, "key"), "p1") == 1


@pytest.mark.clause("C3")
def test_free_choice_finds_another_card_where_the_own_pile_is_empty() -> None:
    s = table(HORUS.replace("h1:1-4 h2:all2", "- h2:all2"), "free_choice")
    play(s, "left")
    assert options(s) == ["key", "horus2", "horus3"]


@pytest.mark.clause("C3")
def test_free_choice_finds_nothing_where_all_piles_are_empty() -> None:
    s = table(HORUS.replace("h1:1-4 h2:all2 h3:1-5", "- - -"), "free_choice")
    play(s, "left")
    assert keys(s, "p1") == 1  # the only thing to take


@pytest.mark.clause("C2", "C3")
@pytest.mark.parametrize(
    ("piles", "choice"),
    [
        ("h1:1-4 h2:all2 h3:1-5", ["horus1", "horus2", "horus3"]),
        ("- h2:all2 h3:1-5", ["horus2", "horus3"]),
        ("h1:1-4 - h3:1-5", ["horus1", "horus3"]),
    ],
)
def test_free_choice_serves_for_a_favour_of_horus(piles: str, choice: list[str]) -> None:
    text = HORUS.replace("t4 t4", "t2 t2").replace("h1:1-4 h2:all2 h3:1-5", piles)
    s = table(text + "    t3: favour_12\n", "free_choice")
    play(s, "left")
    assert options(s) == choice


@pytest.mark.clause("C3")
def test_free_choice_takes_the_third_card_where_both_of_a_favour_are_gone() -> None:
    text = HORUS.replace("t4 t4", "t2 t2").replace("h1:1-4 h2:all2", "- -")
    s = table(text + "    t3: favour_12\n", "free_choice")
    play(s, "left")
    assert hand(s, "p1") == ["2", "3", "h3:1-5", "4", "5"]


@pytest.mark.clause("C3")
@pytest.mark.parametrize(("taken", "mummy"), [("horus1", 39), ("horus2", 38), ("horus3", 37)])
def test_the_mummy_moves_by_the_eyes_of_the_card_that_free_choice_took(
    taken: str, mummy: int
) -> None:
    s = table(HORUS + "    data mummy: 40\n", "free_choice", modules="mummy characters")
    play(s, "left", taken)
    assert data(s, "mummy") == mummy


@pytest.mark.clause("C1", "C2")
def test_free_choice_serves_each_time() -> None:
    s = table(HORUS.replace("t4 t4 statue", "t4 t10 stairs"), "free_choice")
    turn(s, "left", "a1+1", "horus2")
    any_turn(s)
    s = holding(s, "1 2 3 4 5")
    play(s, "left", "a2+1")
    assert options(s) == ["key", "horus1", "horus2", "horus3"]


@pytest.mark.clause("C2")
def test_nobody_else_has_the_free_choice() -> None:
    s = table(HORUS, p2="free_choice")
    play(s, "left")
    assert options(s) == ["key", "horus1"]


# --- plunder ---------------------------------------------------------------------------------


@pytest.mark.clause("C2")
@pytest.mark.parametrize(("treasure", "points"), [("vase1", 2), ("statue3", 4), ("jewellery6", 7)])
def test_plunder_scores_one_more_for_a_treasure(treasure: str, points: int) -> None:
    s = table(
        f"""
        p1: t1 t2 t2 statue statue
        p1 hand: 1 2 3 4 5
        t2: {treasure}
        """,
        "plunder",
    )
    play(s, "left", "a1+1")
    assert score(s, "p1") == points
    assert happened(s, "treasure")[0]["points"] == points


@pytest.mark.clause("C1", "C2")
def test_plunder_scores_for_each_treasure_and_is_not_asked() -> None:
    s = table(
        """
        p1: stairs stairs statue statue statue
        p1 hand: 1 2 3 4 2
        t1: vase1
        t2: statue1
        """,
        "plunder",
    )
    turn(s, "left")
    assert asked(s) == ("p2", "play")
    any_turn(s)
    turn(s, "right", "a2+2")
    assert score(s, "p1") == 4


@pytest.mark.clause("C3")
def test_plunder_scores_for_a_sceptre() -> None:
    s = table("p1 hand: 1 2 3 4 5\nt1: sceptre1", "plunder", modules="sceptres characters")
    play(s, "left")
    assert score(s, "p1") == 2


@pytest.mark.clause("C3")
def test_plunder_scores_nothing_for_a_joker() -> None:
    s = table(STATUE, "plunder", "reroll")
    play(s, "left")
    assert jokers(s, "p1") == 1
    assert score(s, "p1") == 0


@pytest.mark.clause("C2")
def test_nobody_else_plunders() -> None:
    s = table("p1 hand: 1 2 3 4 5\nt1: vase1", "reroll", "plunder")
    play(s, "left")
    assert score(s, "p1") == 1
    assert score(s, "p2") == 0


# --- temple reader ---------------------------------------------------------------------------


def uncovering(
    symbol: str,
    p1: str = "temple_reader",
    p2: str = "",
    more: str = "",
    modules: str = "characters",
) -> State:
    """Return a position in which p1's a1 takes a treasure over a temple tile, which chance asks."""
    space = {"cobra": 3, "falcon": 19, "lion": 34}[symbol]
    others = "statue statue statue" if symbol == "cobra" else "stairs stairs stairs"
    text = f"""
        p1: t{space - 1} t{space} {others}
        p1 hand: 1 2 3 4 5
        t{space}: vase3
        horus: h1:1-4 h2:all2 h3:1-5
    """
    s = table(dedent(text) + more, p1, p2, modules)
    play(s, "left", "a1+1")
    assert asked(s) == (None, "uncover")
    return s


@pytest.mark.clause("C2")
def test_the_temple_reader_does_the_action_of_the_tile_that_a_treasure_uncovers() -> None:
    s = uncovering("cobra")
    play(s, "joker")
    assert asked(s) == ("p1", "read_temple")
    assert options(s) == ["yes", "no"]
    assert jokers(s, "p1") == 0
    play(s, "yes")
    assert jokers(s, "p1") == 1
    assert tile(s, "t3") == "joker"
    assert asked(s) == (None, "draw")  # once only


@pytest.mark.clause("C1", "C2")
def test_the_temple_reader_may_do_without_the_action() -> None:
    s = uncovering("cobra")
    play(s, "joker", "no")
    assert jokers(s, "p1") == 0
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2")
def test_the_temple_reader_reads_a_scarab() -> None:
    s = uncovering("cobra")
    play(s, "scarab", "yes", "4")
    assert scarabs(s, "p1") == [4]


@pytest.mark.clause("C2")
@pytest.mark.parametrize("choice", ["joker", "scarab"])
def test_the_temple_reader_reads_joker_or_scarab(choice: str) -> None:
    s = uncovering("falcon")
    play(s, "joker_or_scarab", "yes")
    assert options(s) == ["joker", "scarab"]
    play(s, choice)
    assert asked(s) == ((None, "draw") if choice == "joker" else (None, "scarab"))


@pytest.mark.clause("C2", "C3", "T4")
@pytest.mark.parametrize(
    ("symbol", "favour", "cards"),
    [("cobra", "favour_12", ["horus1", "horus2"]), ("lion", "favour_23", ["horus2", "horus3"])],
)
def test_the_card_of_a_favour_that_the_temple_reader_reads_replaces_the_draw(
    symbol: str, favour: str, cards: list[str]
) -> None:
    s = uncovering(symbol)
    play(s, favour, "yes")
    assert options(s) == cards
    play(s, "horus2")
    assert hand(s, "p1") == ["2", "3", "h2:all2", "4", "5"]
    assert asked(any_chance(s)) == ("p2", "play")
    assert "drawn" not in happenings(s)


@pytest.mark.clause("C3")
def test_the_mummy_moves_for_a_favour_that_the_temple_reader_reads() -> None:
    s = uncovering("cobra", more="data mummy: 40\n", modules="mummy characters")
    play(s, "favour_12", "yes", "horus2")
    assert data(s, "mummy") == 38


@pytest.mark.clause("C3", "M5")
def test_a_tunnel_takes_the_adventurer_that_took_the_treasure() -> None:
    s = uncovering("cobra", more="t16: tunnel\n")
    play(s, "tunnel", "yes")
    assert where(s, "p1") == ["t16", "t3", "stairs*", "stairs*", "statue"]
    assert happened(s, "moved")[-1]["how"] == "tunnel"
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C3")
def test_an_uncovered_tunnel_without_another_ahead_leads_nowhere() -> None:
    s = uncovering("cobra")
    play(s, "tunnel", "yes")
    assert where(s, "p1")[:2] == ["t3", "t3"]


@pytest.mark.clause("C2")
def test_the_temple_reader_is_asked_nothing_where_no_temple_tile_is_uncovered() -> None:
    s = table("p1 hand: 1 2 3 4 5\nt1: vase1", "temple_reader")
    play(s, "left")
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2")
def test_the_temple_reader_reads_no_treasure_that_is_turned_up() -> None:
    s = table("p1 hand: 1 2 3 4 5\nt1: vase1", "temple_reader", modules="sceptres characters")
    play(s, "left")
    assert asked(s) == (None, "turn_up")
    play(s, "sceptre4")
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2")
def test_nobody_else_reads_the_temple() -> None:
    s = uncovering("cobra", "reroll", p2="temple_reader")
    play(s, "joker")
    assert asked(s) == (None, "draw")
    assert jokers(s, "p1") == 0


# --- collector -------------------------------------------------------------------------------

SET = """
    p1: stairs stairs statue statue statue
    p1 hand: 1 2 3 4 2
    p1 treasures: vase statue
    t1: jewellery1
"""


@pytest.mark.clause("C2")
def test_the_collector_has_an_extra_turn_for_a_set_of_three_real_treasures() -> None:
    s = table(SET, "collector")
    play(s, "left")
    assert asked(s) == ("p1", "collect")
    assert options(s) == ["yes", "no"]
    play(s, "yes")
    assert happened(s, "granted") == [{"event": "granted", "seat": 0}]
    assert data(s, "turned") == 1


@pytest.mark.clause("C2", "Y11")
def test_the_extra_turn_is_played_when_the_current_one_is_complete() -> None:
    s = table(SET, "collector")
    play(s, "left", "yes")
    assert asked(s) == (None, "draw")
    play(s, "3")
    assert asked(s) == ("p1", "play")
    assert len(hand(s, "p1")) == 5
    assert happened(s, "turn")[-1]["extra"] == 1
    turn(s, "left", "a1+2")
    assert asked(s) == ("p2", "play")
    any_turn(s)
    assert s.to_dict()["round"] == 2


@pytest.mark.clause("C1", "C3")
def test_the_collector_may_decline_and_the_three_stay_face_up() -> None:
    s = table(SET, "collector")
    play(s, "left", "no")
    assert data(s, "turned") == 0
    assert "granted" not in happenings(s)
    assert asked(any_chance(s)) == ("p2", "play")


@pytest.mark.clause("C3")
def test_three_that_did_not_serve_may_serve_at_the_next_treasure_taken() -> None:
    s = table(SET.replace("p1: stairs stairs", "p1: stairs t3") + "    t3: vase3\n", "collector")
    turn(s, "left", "a1+1", "no")
    any_turn(s)
    turn(s, "right", "a1+2")
    assert treasures(s, "p1") == (2, 1, 1)
    assert asked(s) == ("p1", "collect")
    play(s, "yes")
    assert data(s, "turned") == 1


@pytest.mark.clause("C2")
def test_three_that_were_turned_over_do_not_serve_again() -> None:
    s = table(
        """
        p1: stairs t1 statue statue statue
        p1 hand: 1 2 3 4 2
        p1 treasures: vase statue jewellery statue
        data turned p1: 1
        t1: vase3
        """,
        "collector",
    )
    play(s, "left", "a1+1")
    assert treasures(s, "p1") == (2, 2, 1)
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C1", "C2")
def test_a_second_set_gives_another_extra_turn() -> None:
    s = table(
        """
        p1: stairs t1 statue statue statue
        p1 hand: 1 2 3 4 2
        p1 treasures: vase statue jewellery statue jewellery
        data turned p1: 1
        t1: vase3
        """,
        "collector",
    )
    play(s, "left", "a1+1")
    assert asked(s) == ("p1", "collect")
    play(s, "yes")
    assert data(s, "turned") == 2


@pytest.mark.clause("C3")
def test_one_treasure_gives_one_extra_turn_at_most() -> None:
    """Of the two sets that are face up then, one waits for the next treasure."""
    s = table(
        """
        p1: stairs t1 statue statue statue
        p1 hand: 1 2 3 4 2
        p1 treasures: vase statue jewellery statue jewellery
        t1: vase3
        """,
        "collector",
    )
    play(s, "left", "a1+1", "yes")
    assert data(s, "turned") == 1
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2", "E4")
def test_three_that_were_turned_over_still_score() -> None:
    s = table(SET, "collector")
    before = scoring.points_by_source(s, 0)[k.S_SETS]
    play(s, "left", "yes")
    assert before == 0
    assert scoring.points_by_source(s, 0)[k.S_SETS] == 3


@pytest.mark.clause("C2")
@pytest.mark.parametrize(
    ("have", "jokers_too", "taken"),
    [("vase", 2, "statue1"), ("vase statue", 1, "vase3"), ("vase statue", 0, "vase3")],
)
def test_a_joker_does_not_complete_a_set_for_the_collector(
    have: str, jokers_too: int, taken: str
) -> None:
    s = table(
        f"""
        p1: stairs t1 statue statue statue
        p1 hand: 1 2 3 4 2
        p1 treasures: {have}
        p1 jokers: {jokers_too}
        t1: {taken}
        """,
        "collector",
    )
    play(s, "left", "a1+1")
    assert happened(s, "treasure")[0]["tile"] == taken
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2", "C3")
def test_a_sceptre_does_not_complete_a_set_for_the_collector() -> None:
    s = table(SET.replace("jewellery1", "sceptre1"), "collector", modules="sceptres characters")
    play(s, "left")
    assert happened(s, "treasure")[0]["tile"] == "sceptre1"
    assert asked(any_chance(s)) == ("p2", "play")


@pytest.mark.clause("C2")
def test_the_space_is_dealt_with_before_the_collector_is_asked() -> None:
    s = table(
        SET.replace("stairs stairs", "t2 t3").replace("t1: jewellery1", "t3: jewellery3"),
        "collector",
    )
    play(s, "left", "a1+1")
    assert asked(s) == (None, "uncover")
    play(s, "joker")
    assert asked(s) == ("p1", "collect")


@pytest.mark.clause("C2", "E1", "Y11")
def test_the_extra_turn_is_still_played_in_the_last_round() -> None:
    s = table(
        """
        p1: chamber chamber stairs stairs stairs
        p2: stairs stairs statue statue statue
        p2 hand: 1 2 3 4 2
        p2 treasures: vase statue
        t1: jewellery1
        turn: p2
        """,
        p2="collector",
    )
    turn(s, "left", "yes")
    assert asked(s) == ("p2", "play")
    any_turn(s)
    assert result(s).reason == "tomb"


@pytest.mark.clause("C2")
def test_nobody_else_collects() -> None:
    s = table(SET, p2="collector")
    play(s, "left")
    assert asked(s) == (None, "draw")
