"""Where modules meet the end of the game, the chamber, empty supplies and five players."""

from __future__ import annotations

import pytest

from luxor.core.rules import scoring
from tests.rules.meeting_positions import shop, table
from tests.rules.mummy_positions import simple_turn, talismans, turns
from tests.support import (
    any_chance,
    asked,
    data,
    dealt,
    hand,
    happenings,
    keys,
    options,
    pile_size,
    play,
    result,
    sarcophagi,
    score,
    turn,
    where,
)

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


# --- E2: could anybody move? -----------------------------------------------------------------

BRINK = """
    p1: t29 t29 t29 t29 t29
    p1 keys: 1
    t30: osiris2
    t31-t40: empty
    data mummy: 24
"""
"""2 tiles lead into the chamber, every other number nowhere."""


@pytest.mark.clause("E2", "T6", "Q2", "C2", "C3", "Y2", "Y7", "Y8", "Y10", "Y11")
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
    assert "adventurer_moved" not in happenings(s)
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
    assert "adventurer_moved" not in happenings(s)
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


# --- five players ----------------------------------------------------------------------------


@pytest.mark.clause("X1", "Y1", "Q1", "C1", "T5")
def test_five_players_with_all_modules_have_all_they_need() -> None:
    s = dealt(5, "mummy", "equipment", "sceptres", "characters")
    seats = [f"p{n}" for n in range(1, 6)]
    assert [talismans(s, seat) for seat in seats] == [2] * 5
    assert data(s, "supply") == 10
    assert len({data(s, "power", seat) for seat in seats}) == 5
    assert pile_size(s, "characters") == 3
    assert [pile_size(s, f"kit{n}") for n in range(1, 6)] == [2] * 5
    assert [len(hand(s, seat)) for seat in seats] == [5] * 5
    assert pile_size(s, "draw") == 31


@pytest.mark.clause("X1", "S2", "Y11")
def test_extra_turns_do_not_change_the_order_of_five_players() -> None:
    s = table("mummy", "players: 5\np5 keys: 0\nfirst: p4\nturn: p2\nextra: p2 p5")
    for _ in range(5):
        simple_turn(s)
    extra = [("p2", "extra"), ("p5", "extra")]
    assert turns(s) == [*extra, ("p3", "regular"), ("p4", "regular"), ("p5", "regular")]
    assert s.round == 2
