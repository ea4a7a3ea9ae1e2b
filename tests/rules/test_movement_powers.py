"""C2, C3: the powers that change how far a card moves (one tile, key turner)."""

from __future__ import annotations

import pytest

from tests.rules.character_positions import (
    END,
    EQUIPPED,
    MUMMY,
    PATH,
    holding,
    key_turner,
    one_tile,
    steps,
)
from tests.support import (
    any_turn,
    asked,
    chance_up_to,
    data,
    hand,
    happened,
    happenings,
    jokers,
    keys,
    new_table,
    options,
    play,
    treasures,
    turn,
    where,
)

# --- one tile --------------------------------------------------------------------------------


@pytest.mark.clause("C2")
@pytest.mark.example("EX27")
def test_one_tile_instead_of_three_leads_into_the_tunnel() -> None:
    s = one_tile("3 2 2 2 2", "p1: t2 t2 statue statue statue\nt3: tunnel\nt16: tunnel")
    play(s, "left")
    assert options(s) == ["a1+1", "a1+3"]
    play(s, "a1+1")
    assert where(s, "p1")[0] == "t16"


@pytest.mark.clause("C1", "C2")
@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("1", ["+1"]),
        ("2", ["+2"]),
        ("+-1", ["-1", "+1"]),
        ("0", ["0"]),
        ("6", ["+6"]),
        ("h1:1-3", ["+1", "+2", "+3"]),
        ("h1:fewer1", ["+1"]),
        ("h3:fewer3", ["+3"]),
    ],
)
def test_every_card_may_be_played_as_printed_or_as_one_tile(card: str, printed: list[str]) -> None:
    s = one_tile(f"{card} 2 2 2 2", PATH, EQUIPPED)
    play(s, "left")
    assert set(steps(s)) == {"+1", *printed}
    assert where(play(s, "a1+1"), "p1")[0] == "t10"


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("card", "roll", "offered"),
    [
        ("die", "4", ["+1", "+4"]),
        ("h2:1-die", "3", ["+1", "+2", "+3"]),
        ("die+-1", "4", ["+1", "+3", "+4", "+5"]),
    ],
)
def test_one_tile_is_chosen_after_a_roll_at_the_latest(
    card: str, roll: str, offered: list[str]
) -> None:
    s = one_tile(f"{card} 2 2 2 2", PATH, EQUIPPED)
    play(s, "left")
    assert asked(s) == (None, "roll")
    play(s, roll)
    assert steps(s) == offered


@pytest.mark.clause("C2")
def test_one_tile_moves_any_one_adventurer_who_then_does_the_action() -> None:
    s = one_tile("5 2 2 2 2", "p1: t9 t2 stairs statue statue\nt3: joker")
    play(s, "left")
    assert options(s) == ["a1+1", "a1+5", "a2+1", "a2+5", "a3+1", "a3+5"]
    play(s, "a2+1")
    assert where(s, "p1")[:3] == ["t9", "t3", "stairs"]
    assert jokers(s, "p1") == 1


@pytest.mark.clause("C1", "C2")
def test_one_tile_serves_turn_after_turn() -> None:
    s = one_tile("5 2 2 2 4", PATH)
    turn(s, "left", "a1+1")
    any_turn(s)
    play(s, "right")
    assert steps(s) == ["+1", "+4"]


@pytest.mark.clause("C3")
def test_after_an_n_plus_used_as_one_tile_there_is_no_second_card() -> None:
    s = one_tile("3+ 2 4 4 5", PATH, EQUIPPED)
    play(s, "left")
    assert asked(s) == ("p1", "second")
    play(s, "no")
    assert steps(s) == ["+1", "+3"]
    play(s, "a1+1")
    assert where(s, "p1")[0] == "t10"
    assert hand(s, "p1") == ["2", "4", "4", "5"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C3")
@pytest.mark.parametrize(("second", "total"), [("left", "+5"), ("right", "+8")])
def test_after_a_second_card_one_tile_may_replace_the_sum(second: str, total: str) -> None:
    s = one_tile("3+ 2 4 4 5", PATH, EQUIPPED)
    play(s, "left", second)
    assert steps(s) == ["+1", total]
    play(s, "a1+1")
    assert where(s, "p1")[0] == "t10"
    assert len(hand(s, "p1")) == 3


@pytest.mark.clause("C3")
@pytest.mark.parametrize(("card", "after"), [("h2:all2", ["t11", "t4"]), ("h1:last", ["t9", "t9"])])
def test_one_tile_may_replace_what_a_card_does_that_names_no_number(
    card: str, after: list[str]
) -> None:
    s = one_tile(f"{card} 2 2 2 2", "p1: t9 t2 stairs* statue statue\nt3: joker")
    play(s, "left")
    assert asked(s) == ("p1", "instead")
    assert options(s) == ["a1+1", "a2+1", "no"]
    used = play(s.copy(), "a2+1")
    assert where(used, "p1")[:2] == ["t9", "t3"]
    assert jokers(used, "p1") == 1
    assert asked(used) == (None, "draw")
    play(s, "no")
    assert where(s, "p1")[:2] == after


@pytest.mark.clause("C3")
@pytest.mark.parametrize("card", ["h2:all2", "h1:last"])
def test_one_tile_may_replace_such_a_card_also_where_it_is_not_playable(card: str) -> None:
    s = one_tile(f"{card} 2 2 2 2", END)
    play(s, "left")
    assert options(s) == ["a1+1", "no"]
    assert where(play(s, "a1+1"), "p1")[0] == "t40"


@pytest.mark.clause("C3")
def test_a_card_that_moves_all_is_not_asked_about_where_one_tile_is_illegal() -> None:
    s = one_tile("h2:all2 2 2 2 2", "p1: t40 t40 t40 t40 t40")
    play(s, "left")
    assert happenings(s)[-1] == "no_legal_move"
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C3")
def test_one_fewer_played_as_one_tile_keeps_its_second_half() -> None:
    s = one_tile("h3:fewer3 2 2 2 2", "p1: t9 stairs stairs statue statue\nt10: vase3")
    play(s, "left", "a1+1")
    assert asked(s) == ("p1", "spare")
    play(s, "yes")
    assert treasures(s, "p1") == (1, 0, 0)


@pytest.mark.clause("C3", "H4")
def test_any_other_card_played_as_one_tile_needs_the_full_number() -> None:
    s = one_tile("3 2 2 2 2", "p1: t9 stairs stairs statue statue\nt10: vase3")
    play(s, "left", "a1+1")
    assert asked(s) == (None, "draw")
    assert treasures(s, "p1") == (0, 0, 0)


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("card", "mummy"), [("h1:1-3", 39), ("h2:all2", 38), ("h3:fewer3", 37), ("h2:last", 38)]
)
def test_the_mummy_still_moves_for_a_horus_card_played_as_one_tile(card: str, mummy: int) -> None:
    s = one_tile(f"{card} 2 2 2 2", PATH + "    data mummy: 40\n", MUMMY)
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "t10"
    assert data(s, "mummy") == mummy


# --- key turner ------------------------------------------------------------------------------


@pytest.mark.clause("C2")
def test_the_key_turner_starts_with_two_keys_from_the_supply() -> None:
    s = chance_up_to(new_table(2, "characters"), "character")
    supply = s.to_dict()["key_supply"]
    play(s, "collector", "key_turner")
    assert keys(s, "p1") == 0
    assert keys(s, "p2") == 2
    assert s.to_dict()["key_supply"] == supply - 2
    assert [event["seat"] for event in happened(s, "key_taken")] == [1, 1]


@pytest.mark.clause("C2")
@pytest.mark.example("EX29")
def test_a_key_makes_a_2_a_1_and_leads_into_the_tunnel() -> None:
    s = key_turner(
        "2 1 1 1 1", "p1: t2 t2 statue statue statue\np1 keys: 2\nt3: tunnel\nt16: tunnel"
    )
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "t16"
    assert keys(s, "p1") == 1


@pytest.mark.clause("C1", "C2")
@pytest.mark.parametrize(("chosen", "left"), [("+2", 1), ("+3", 2), ("+4", 1)])
def test_a_key_makes_a_number_one_more_or_less(chosen: str, left: int) -> None:
    s = key_turner("3 2 2 2 2", PATH + "    p1 keys: 2\n")
    play(s, "left")
    assert steps(s) == ["+2", "+3", "+4"]  # one key for one card, however many there are
    play(s, "a1" + chosen)
    assert where(s, "p1")[0] == f"t{9 + int(chosen)}"
    assert keys(s, "p1") == left
    assert len(happened(s, "key_spent")) == 2 - left


@pytest.mark.clause("C2")
def test_without_a_key_nothing_is_changed() -> None:
    s = key_turner("3 2 2 2 2", PATH)
    play(s, "left")
    assert steps(s) == ["+3"]


@pytest.mark.clause("C1", "C2")
def test_keys_are_turned_while_there_are_any() -> None:
    s = key_turner("3 2 2 2 3", PATH + "    p1 keys: 2\n")
    turn(s, "left", "a4+2")
    any_turn(s)
    assert steps(play(s.copy(), "right")) == ["+2", "+3", "+4"]
    turn(s, "right", "a4+4")
    any_turn(s)
    assert keys(s, "p1") == 0
    s = holding(s, "3 3 3 3 3")
    play(s, "left")
    assert steps(s) == ["+3"]


@pytest.mark.clause("C3")
def test_a_key_is_laid_for_good() -> None:
    s = key_turner("3 2 2 2 2", PATH + "    p1 keys: 2\n")
    supply = s.to_dict()["key_supply"]
    play(s, "left", "a1+4")
    assert s.to_dict()["key_supply"] == supply
    assert happenings(s).index("key_spent") < happenings(s).index("adventurer_moved")


@pytest.mark.clause("C3")
def test_a_step_card_used_forward_counts_as_1_and_used_backward_cannot_be_changed() -> None:
    s = key_turner("+-1 2 2 2 2", PATH + "    p1 keys: 2\n")
    play(s, "left")
    assert steps(s) == ["-1", "0", "+1", "+2"]
    for answer, left in (("a1-1", 2), ("a1", 1), ("a1+1", 2), ("a1+2", 1)):
        assert keys(play(s.copy(), answer), "p1") == left


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("roll", "offered"), [("4", ["+3", "+4", "+5"]), ("1", ["0", "+1", "+2"]), ("6", ["+5", "+7"])]
)
def test_a_key_changes_a_die_after_the_roll(roll: str, offered: list[str]) -> None:
    s = key_turner("die 2 2 2 2", PATH + "    p1 keys: 2\n")
    play(s, "left")
    assert asked(s) == (None, "roll")
    play(s, roll)
    assert [n for n in steps(s) if n != "+6"] == offered
    assert keys(s, "p1") == 2


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("roll", "free", "paid"),
    [
        ("4", ["a1+3", "a1+4", "a1+5"], ["a1+2", "a1+6"]),
        ("1", ["a1", "a1+1", "a1+2", "no"], ["a1+3"]),
        ("2", ["a1+1", "a1+2", "a1+3"], ["a1", "a1+4", "no"]),
    ],
)
def test_a_key_changes_the_die_with_one_more_or_less_once_more(
    roll: str, free: list[str], paid: list[str]
) -> None:
    s = key_turner("die+-1 2 2 2 2", PATH + "    p1 keys: 2\n", EQUIPPED)
    play(s, "left", roll)
    assert sorted(steps(s)) == sorted(n[2:] or "0" for n in [*free, *paid] if n != "no")
    for answer in free:
        assert keys(play(s.copy(), answer), "p1") == 2
    for answer in paid:
        assert keys(play(s.copy(), answer), "p1") == 1


@pytest.mark.clause("C3")
@pytest.mark.parametrize(("card", "offered"), [("0", ["0", "+1"]), ("6", ["+5", "+6", "+7"])])
def test_keys_change_cards_of_the_equipment(card: str, offered: list[str]) -> None:
    s = key_turner(f"{card} h1:1-3 2 2 h1:1-3", PATH + "    p1 keys: 2\n", EQUIPPED)
    play(s, "left")
    assert steps(s) == offered


@pytest.mark.clause("C3")
@pytest.mark.parametrize(
    ("own", "second", "keys_by_steps"),
    [
        pytest.param(2, "left", {"+2": 2, "+3": 1, "+4": 0, "+5": 1, "+6": 2}, id="two cards"),
        pytest.param(1, "left", {"+3": 1, "+4": 0, "+5": 1}, id="two cards and one key"),
        pytest.param(2, "no", {"+1": 1, "+2": 0, "+3": 1}, id="the first card alone"),
    ],
)
def test_one_key_may_be_turned_for_each_of_two_cards(
    own: int, second: str, keys_by_steps: dict[str, int]
) -> None:
    s = key_turner("2+ 2 4 4 5", PATH + f"    p1 keys: {own}\n", EQUIPPED)
    play(s, "left", second)
    assert steps(s) == list(keys_by_steps)
    for answer, spent in keys_by_steps.items():
        assert keys(play(s.copy(), "a1" + answer), "p1") == own - spent


@pytest.mark.clause("C3")
def test_a_step_card_that_is_subtracted_cannot_be_changed_but_the_first_card_can() -> None:
    """3+ and ±1 are 2 or 4: one key makes 1 (2 less 1), 3 or 5, two make 6, but never 0."""
    s = key_turner("3+ +-1 4 4 5", PATH + "    p1 keys: 2\n", EQUIPPED)
    play(s, "left", "left")
    assert steps(s) == ["+1", "+2", "+3", "+4", "+5", "+6"]
    for answer, left in (("+1", 1), ("+2", 2), ("+3", 1), ("+4", 2), ("+5", 1), ("+6", 0)):
        assert keys(play(s.copy(), "a1" + answer), "p1") == left


@pytest.mark.clause("C3")
@pytest.mark.parametrize("card", ["h1:1-3", "h2:1-die", "h2:fewer2", "h2:all2", "h1:last"])
def test_no_key_changes_a_horus_card(card: str) -> None:
    s = key_turner(f"{card} 2 2 2 2", PATH + "    p1 keys: 2\n")
    play(s, "left")
    if card == "h2:1-die":
        play(s, "2")
    if card in ("h2:all2", "h1:last"):
        assert asked(s)[1] in ("act", "draw")
    else:
        numbers = {"h1:1-3": ["+1", "+2", "+3"], "h2:1-die": ["+1", "+2"], "h2:fewer2": ["+2"]}
        assert steps(s) == numbers[card]
    assert keys(s, "p1") == 2


@pytest.mark.clause("C2", "C3")
@pytest.mark.parametrize(("answer", "taken"), [("a1", 1), ("no", 0)])
def test_a_value_of_0_costs_a_key_and_lets_an_adventurer_act_where_it_stands_or_not(
    answer: str, taken: int
) -> None:
    s = key_turner("1 2 2 2 2", "p1: t10 t2 stairs statue statue\np1 keys: 1\nt10: joker")
    play(s, "left")
    assert options(s) == ["a1", "a1+1", "a1+2", "a2", "a2+1", "a2+2", "a3+1", "a3+2", "no"]
    play(s, answer)
    assert where(s, "p1")[:3] == ["t10", "t2", "stairs"]
    assert jokers(s, "p1") == len(happened(s, "adventurer_chosen")) == taken
    assert keys(s, "p1") == 0


@pytest.mark.clause("C2")
def test_no_key_makes_a_0_less_than_0() -> None:
    s = key_turner("0 2 2 2 2", PATH + "    p1 keys: 2\n", EQUIPPED)
    play(s, "left")
    assert options(s) == ["a1", "a1+1", "a4+1", "no"]


@pytest.mark.clause("C3", "M6")
@pytest.mark.parametrize(("own", "offered"), [(1, []), (2, ["+2"])])
def test_a_key_that_is_spent_does_not_open_the_chamber(own: int, offered: list[str]) -> None:
    """From t39 a 2 enters the chamber; a 3 made a 2 takes two keys for that."""
    s = key_turner("3 1 1 1 1", f"p1: t39 t9 stairs stairs stairs\np1 keys: {own}")
    play(s, "left")
    assert steps(s) == offered
    if offered:
        play(s, "a1+2")
        assert where(s, "p1")[0] == "chamber"
        assert keys(s, "p1") == 0
