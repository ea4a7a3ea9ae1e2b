"""T6, E2: powers add options, never an obligation, unless a playable card is passed over."""

from __future__ import annotations

import pytest

from luxor.core.view import view
from tests.rules.character_positions import (
    BRINK,
    END,
    EQUIPPED,
    MUMMY,
    TRAP,
    key_turner,
    one_tile,
    powered,
)
from tests.support import asked, changed, data, happenings, keys, options, play, seen, where

# --- T6: powers add options, never an obligation ---------------------------------------------


@pytest.mark.clause("T6", "C2")
@pytest.mark.parametrize("card", ["5", "h2:all2", "h1:last", "h3:fewer3"])
def test_one_tile_lets_an_unplayable_card_be_played_in_place_of_a_playable_one(card: str) -> None:
    assert options(powered(f"{card} 2 2 2 1", END, "plunder")) == ["right"]
    s = one_tile(f"{card} 2 2 2 1", END)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert options(s) == ["a1+1"]  # the power must be used then
    play(s, "a1+1")
    assert where(s, "p1")[0] == "t40"


@pytest.mark.clause("T6", "C2")
@pytest.mark.parametrize(("own", "plays"), [(1, ["right"]), (2, ["left", "right"])])
def test_a_key_lets_an_unplayable_card_be_played_in_place_of_a_playable_one(
    own: int, plays: list[str]
) -> None:
    """From t38 a 3 enters the chamber; for a 4 changed to 3 it takes two keys."""
    s = key_turner("4 2 2 2 1", f"p1: t38 t38 t38 t38 t38\np1 keys: {own}")
    assert options(s) == plays
    if own == 2:
        play(s, "left")
        assert asked(s) == ("p1", "use_power")
        assert options(s) == ["a1+3"]


@pytest.mark.clause("T6", "C2")
def test_a_key_lets_an_unplayable_card_be_a_0_in_place_of_a_playable_one() -> None:
    assert options(powered("1 4 4 4 2", BRINK, "plunder")) == ["right"]
    s = key_turner("1 4 4 4 2", BRINK)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert asked(s) == ("p1", "use_power")
    assert options(s) == ["a1", "no"]
    for answer in ("a1", "no"):  # with or without the action, the key is turned
        assert keys(play(s.copy(), answer), "p1") == 0


@pytest.mark.clause("T6", "C2")
def test_a_card_that_no_power_helps_may_not_take_the_place_of_a_playable_one() -> None:
    s = key_turner("5 2 2 2 1", "p1: t39 t39 t39 t39 t39\np1 keys: 2")
    assert options(s) == ["right"]
    s = one_tile("5 4 4 4 2", BRINK)
    assert options(s) == ["right"]


@pytest.mark.clause("T6", "C1")
@pytest.mark.parametrize("power", ["one_tile", "key_turner"])
def test_a_power_never_makes_a_card_one_that_must_be_played(power: str) -> None:
    """Neither card is playable, only the left one with the power: both may be played."""
    text = "p1: t39 t39 t39 t39 t39\np1 keys: 2" if power == "key_turner" else END
    s = powered("3 2 2 2 5", text, power)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert "no" in options(s)
    play(s, "no")
    assert happenings(s)[-1] == "no_legal_move"
    assert keys(s, "p1") == (2 if power == "key_turner" else 0)
    assert asked(s) == (None, "draw")


@pytest.mark.clause("T6", "M9")
def test_nobody_needs_a_power_for_a_card_that_moves_all_and_moves_nobody() -> None:
    s = one_tile("h2:all2 2 2 2 5", END)
    play(s, "left")
    assert options(s) == ["a1+1", "no"]
    play(s, "no")
    assert happenings(s)[-1] == "no_legal_move"


@pytest.mark.clause("M9", "T7")
def test_nobody_needs_a_power_where_a_roll_allows_no_move() -> None:
    s = one_tile("die 2 2 2 2", END)
    play(s, "left", "4")
    assert asked(s) == ("p1", "use_power")
    assert options(s) == ["a1+1", "no"]
    play(s, "no")
    assert happenings(s)[-1] == "no_legal_move"


@pytest.mark.clause("M9", "C2")
@pytest.mark.parametrize(
    ("power", "own", "second", "left"),
    [
        ("one_tile", 1, "no", ["a1+1"]),
        ("one_tile", 1, "right", ["a1+1"]),
        ("key_turner", 1, "no", ["a1+1"]),
        ("key_turner", 2, "no", ["a1+1", "a1+3"]),
    ],
)
def test_no_power_is_a_way_out_of_the_move_that_two_cards_allow(
    power: str, own: int, second: str, left: list[str]
) -> None:
    """2+ allows a move by the sum with 1 only: without that card the power must be used."""
    text = TRAP.replace("p1 keys: 1", f"p1 keys: {own}")
    s = powered("2+ 1 4 4 5", text, power, modules=EQUIPPED)
    play(s, "left", second)
    assert asked(s) == ("p1", "use_power")
    assert options(s) == left


@pytest.mark.clause("T6", "C2")
def test_an_n_plus_in_place_of_a_playable_card_binds_to_the_power() -> None:
    s = one_tile("3+ 5 5 5 1", END, EQUIPPED)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert options(s) == ["left", "right", "no"]
    for second in ("left", "right", "no"):
        assert options(play(s.copy(), second)) == ["a1+1"]


@pytest.mark.clause("T6", "C3")
def test_a_key_that_helps_only_a_sum_binds_too() -> None:
    """3+ and ±1 are 2 or 4; a key makes a 1 of them, which enters the chamber, as the 1 does."""
    s = key_turner("3+ +-1 5 5 1", "p1: t40 t40 t40 t40 t40\np1 keys: 2", EQUIPPED)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert options(s) == ["left"]
    play(s, "left")
    assert options(s) == ["a1+1"]


@pytest.mark.clause("T6", "C3")
def test_a_0_that_two_cards_make_does_not_release_from_the_power() -> None:
    """1 and 2 are thrown beyond the chamber, 3 enters it: 1+ is unplayable, but a key makes a 0."""
    s = key_turner(
        "1+ +-1 5 5 3",
        """
        p1: t21 t21 t21 t21 t21
        p1 keys: 1
        t22: osiris3
        t30: osiris3
        t23-t29, t31-t40: empty
        """,
        EQUIPPED,
    )
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert options(s) == ["no"]  # with ±1 the sum would be 0 for free
    play(s, "no")
    assert options(s) == ["a1", "no"]
    assert keys(play(s, "no"), "p1") == 0


@pytest.mark.clause("T6", "C2")
def test_that_a_power_would_help_is_judged_before_the_mummy_moves() -> None:
    """The mummy comes to t39 and fells everybody there: what it makes impossible is lost."""
    s = one_tile("h1:last 2 2 2 1", "p1: t39 t39 t39 t39 t39\ndata mummy: 40", MUMMY)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert where(s, "p1") == ["t39!"] * 5
    assert happenings(s)[-1] == "no_legal_move"
    assert asked(s) == (None, "draw")


@pytest.mark.clause("T6", "P1")
@pytest.mark.parametrize("card", ["5", "h2:all2"])
def test_nobody_else_can_tell_whether_the_power_must_be_used(card: str) -> None:
    """The other end is a 1, which could be played, or a 4, which could not."""
    bound = play(one_tile(f"{card} 2 2 2 1", END), "left")
    free = play(one_tile(f"{card} 2 2 2 4", END), "left")
    assert options(bound) == ["a1+1"]
    assert options(free) == ["a1+1", "no"]
    assert data(bound, "bound") == 1
    assert data(free, "bound") == 0
    for viewer in (1, None):
        assert view(bound, viewer) == view(free, viewer)
        assert data(view(bound, viewer).known, "bound") == 0
    assert seen(bound, 1) == seen(free, 1)


@pytest.mark.clause("T6", "C2")
def test_a_card_that_may_be_played_anyway_does_not_bind() -> None:
    s = one_tile("0 2 2 2 1", END, EQUIPPED)
    play(s, "left")
    assert options(s) == ["a1", "a1+1", "no"]


# --- E2: what counts as being able to move ---------------------------------------------------


@pytest.mark.clause("T6", "C3")
def test_a_key_that_only_makes_a_0_is_laid_also_after_an_n_plus_alone() -> None:
    """2 enters the chamber, 1 is thrown beyond it; a 0 on an empty space is all a key can do."""
    s = key_turner("2+ 4 1 3 1+", "p1: t39 t39 t39 t39 t39\np1 keys: 1", EQUIPPED)
    tiles = s.to_dict()["tiles"]
    tiles[38:] = [0, s.rs.tile_names.index("osiris2")]
    s = changed(s, tiles=tiles)
    assert options(s) == ["left", "right"]
    play(s, "right")
    assert options(s) == ["no"]
    play(s, "no")
    assert asked(s) == ("p1", "use_power")
    play(s, "no")
    assert s.to_dict()["keys"][0] == 0


@pytest.mark.clause("P1", "T6")
def test_whether_the_power_must_be_used_does_not_show_in_what_is_asked() -> None:
    """1+ and ±1 may be a 0, 2 is illegal; with the right card playable, only the key's way is left.

    Two Osiris tiles lie in a row, as no built-in edition has them.
    """
    text = "p1: t37 t37 chamber chamber chamber\np1 keys: 1"
    asked_for = []
    for right in ("h3:last", "5"):
        s = key_turner(f"1+ +-1 5 5 {right}", text, EQUIPPED)
        names = s.rs.tile_names
        tiles = [0] * len(s.to_dict()["tiles"])
        for space, name in ((37, "horus3"), (38, "osiris4"), (39, "osiris4"), (40, "vase3")):
            tiles[space - 1] = names.index(name)
        s = changed(s, tiles=tiles)
        play(s, "left", "left")
        asked_for.append((asked(s), len(options(s)) == 1))
    assert [where for where, _ in asked_for] == [("p1", "move")] * 2
    assert {single for _, single in asked_for} == {True, False}
