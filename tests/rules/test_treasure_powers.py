"""C2, C3: the powers that come with treasures (plunder, temple reader, collector)."""

from __future__ import annotations

from textwrap import dedent

import pytest

from luxor.core import constants as k
from luxor.core.rules import scoring
from luxor.core.state import State
from tests.rules.character_positions import table
from tests.support import (
    any_chance,
    any_turn,
    asked,
    data,
    hand,
    happened,
    happenings,
    jokers,
    options,
    play,
    score,
    tile,
    treasures,
    turn,
    where,
)

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
    assert happened(s, "treasure_taken")[0]["points"] == points


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
    assert "card_drawn" not in happenings(s)


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
    assert happened(s, "adventurer_moved")[-1]["how"] == "tunnel"
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C3")
def test_an_uncovered_tunnel_without_another_ahead_leads_nowhere() -> None:
    s = uncovering("cobra")
    play(s, "tunnel", "yes")
    assert where(s, "p1")[:2] == ["t3", "t3"]


@pytest.mark.clause("C2")
@pytest.mark.parametrize(
    ("modules", "turned_up"), [("characters", []), ("sceptres characters", ["sceptre4"])]
)
def test_the_temple_reader_is_asked_nothing_where_no_temple_tile_is_uncovered(
    modules: str, turned_up: list[str]
) -> None:
    s = table("p1 hand: 1 2 3 4 5\nt1: vase1", "temple_reader", modules=modules)
    play(s, "left", *turned_up)
    assert asked(s) == (None, "draw")


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
    assert happened(s, "extra_turn_granted") == [{"event": "extra_turn_granted", "seat": 0}]
    assert data(s, "turned") == 1


@pytest.mark.clause("C2", "Y11")
def test_the_extra_turn_is_played_when_the_current_one_is_complete() -> None:
    s = table(SET, "collector")
    play(s, "left", "yes")
    assert asked(s) == (None, "draw")
    play(s, "3")
    assert asked(s) == ("p1", "play")
    assert len(hand(s, "p1")) == 5
    assert happened(s, "turn_started")[-1]["extra"] == 1
    turn(s, "left", "a1+2")
    assert asked(s) == ("p2", "play")
    any_turn(s)
    assert s.to_dict()["round"] == 2


@pytest.mark.clause("C1", "C3")
def test_the_collector_may_decline_and_the_three_stay_face_up() -> None:
    s = table(SET, "collector")
    play(s, "left", "no")
    assert data(s, "turned") == 0
    assert "extra_turn_granted" not in happenings(s)
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
    assert happened(s, "treasure_taken")[0]["tile"] == taken
    assert asked(s) == (None, "draw")


@pytest.mark.clause("C2", "C3")
def test_a_sceptre_does_not_complete_a_set_for_the_collector() -> None:
    s = table(SET.replace("jewellery1", "sceptre1"), "collector", modules="sceptres characters")
    play(s, "left")
    assert happened(s, "treasure_taken")[0]["tile"] == "sceptre1"
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
