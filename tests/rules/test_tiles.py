"""A1 and A4 to A7: what the tiles do."""

from __future__ import annotations

import pytest

from tests.support import (
    asked,
    hand,
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
    scarabs,
    score,
    tile,
    where,
)

ALL_SCARABS = "1 " * 4 + "2 " * 8 + "3 " * 6 + "4 " * 4
LEVEL_1 = "h1:1-3 h1:1-3 h1:1-4 h1:1-die h1:last h1:all1 h1:fewer1 h1:fewer1"
LEVEL_2 = "h2:1-4 h2:1-5 h2:1-5 h2:1-die h2:last h2:all2 h2:fewer2 h2:fewer2"
LEVEL_3 = "h3:1-5 h3:1-6 h3:1-6 h3:1-die h3:last h3:all3 h3:fewer3 h3:fewer3"
LEVELS = (LEVEL_1, LEVEL_2, LEVEL_3)
NO_CARDS = f"horus: - h2:1-4 h3:1-5\ndiscard: {LEVEL_1}"

# --- A1: one action --------------------------------------------------------------------------


@pytest.mark.clause("A1")
@pytest.mark.parametrize(
    ("places", "card"),
    [
        pytest.param("t1 t10 stairs", 2, id="of the joker that it leaves and the Horus it passes"),
        pytest.param("t10 t11 stairs", 1, id="of the joker where another one stays"),
    ],
)
def test_only_the_tile_where_the_move_ended_has_its_action_done(places: str, card: int) -> None:
    s = position(f"""
        p1: {places} statue statue
        p1 hand: {card} 1 1 1 2
        t10: joker
        t12: vase6
    """)
    play(s, "left", f"a2+{card}")
    assert happenings(s) == ["card_played", "adventurer_moved", "too_few_adventurers"]
    assert jokers(s, "p1") == 0
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A1", "A5")
def test_an_action_is_compulsory() -> None:
    s = position("""
        p1: t11 t9 stairs statue statue
        p1 hand: 2 1 1 1 2
        t13: joker
    """)
    assert options(play(s.copy(), "left", "a2+2")) == ["key", "horus1"]
    play(s, "left", "a1+2")
    assert jokers(s, "p1") == 1


@pytest.mark.clause("A1", "H3")
@pytest.mark.example("BOX10")
def test_there_is_no_action_on_an_empty_space() -> None:
    s = position("""
        p1: t9 t7 t9 t9 t9
        p1 hand: 1 1 1 1 h1:last
        t7: joker
        t9: empty
    """)
    play(s, "right")
    assert where(s, "p1") == ["t9"] * 5
    assert happenings(s) == ["card_played", "adventurer_moved", "no_tile"]


# --- A4: Horus tiles -------------------------------------------------------------------------

HORUS_TILES = [("t4", "t5", 1, 1), ("t16", "t17", 1, 2), ("t29", "t31", 2, 3)]


@pytest.mark.clause("A4")
@pytest.mark.parametrize(("start", "space", "card", "eyes"), HORUS_TILES)
def test_a_horus_tile_gives_a_key(start: str, space: str, card: int, eyes: int) -> None:
    s = position(f"""
        p1: {start} stairs stairs stairs stairs
        p1 hand: {card} 1 1 1 2
    """)
    board = open_cards(s)
    play(s, "left", f"a1+{card}")
    assert options(s) == ["key", f"horus{eyes}"]
    play(s, "key")
    assert keys(s, "p1") == 1
    assert s.to_dict()["key_supply"] == 19
    assert open_cards(s) == board
    assert tile(s, space) == f"horus{eyes}"


@pytest.mark.clause("A4", "S4")
@pytest.mark.parametrize(("start", "space", "card", "eyes"), HORUS_TILES)
def test_or_it_gives_the_open_card_of_the_pile_with_as_many_eyes(
    start: str, space: str, card: int, eyes: int
) -> None:
    s = position(f"""
        p1: {start} stairs stairs stairs stairs
        p1 hand: {card} 1 1 1 2
        horus: h1:1-4 h2:1-4 h3:1-5
    """)
    board = open_cards(s)
    play(s, "left", f"a1+{card}", f"horus{eyes}")
    assert hand(s, "p1")[2] == board[eyes - 1]
    assert keys(s, "p1") == 0
    assert tile(s, space) == f"horus{eyes}"
    assert asked(s) == (None, "reveal")
    assert outcomes(s) == pile(s, f"horus{eyes}")
    play(s, f"h{eyes}:last")
    board[eyes - 1] = f"h{eyes}:last"
    assert open_cards(s) == board
    assert pile_size(s, f"horus{eyes}") == 6


@pytest.mark.clause("A4")
@pytest.mark.parametrize(
    ("supply", "happens"),
    [
        pytest.param("p2 keys: 20", "horus_card_taken", id="without keys, its card"),
        pytest.param(NO_CARDS, "key_taken", id="without cards of its level, a key"),
        pytest.param(f"{NO_CARDS}\np2 keys: 20", "nothing_left", id="without both, nothing"),
    ],
)
def test_a_horus_tile_gives_what_is_left_without_asking(supply: str, happens: str) -> None:
    s = position(f"p1: t4 stairs stairs statue statue\np1 hand: 1 1 1 1 2\n{supply}")
    play(s, "left", "a1+1")
    assert happenings(s) == ["card_played", "adventurer_moved", happens]
    assert tile(s, "t5") == "horus1"


@pytest.mark.clause("A4")
def test_the_last_key_can_be_taken() -> None:
    s = position("""
        p1: t4 stairs stairs statue statue
        p1 hand: 1 1 1 1 2
        p2 keys: 19
    """)
    play(s, "left", "a1+1")
    assert options(s) == ["key", "horus1"]
    play(s, "key")
    assert s.to_dict()["key_supply"] == 0


@pytest.mark.clause("A4", "S4")
@pytest.mark.parametrize(("start", "space", "card", "eyes"), HORUS_TILES)
def test_after_the_last_card_of_a_level_its_place_stays_empty(
    start: str, space: str, card: int, eyes: int
) -> None:
    left = ["h1:fewer1", "h2:fewer2", "h3:fewer3"]
    s = position(f"""
        p1: {start} stairs stairs stairs stairs
        p1 hand: {card} 1 1 1 2
        horus: {" ".join(left)}
        discard: {" ".join(LEVELS[eyes - 1].split()[:7])}
    """)
    assert tile(s, space) == f"horus{eyes}"
    play(s, "left", f"a1+{card}", f"horus{eyes}")
    assert open_cards(s) == [None if n == eyes - 1 else name for n, name in enumerate(left)]
    assert asked(s) == ("p2", "play")


# --- A5: scarab and joker --------------------------------------------------------------------


def on_tile(name: str, *lines: str) -> str:
    """Return a position whose player may move onto a temple tile by ``left``, ``a1+1``."""
    space = {"joker_or_scarab": 16, "favour_23": 32}.get(name, 13)
    start = {13: "t12", 16: "t14", 32: "t31"}[space]
    card = 2 if space == 16 else 1
    text = [
        f"p1: {start} stairs stairs stairs stairs",
        f"p1 hand: {card} 1 1 1 2",
        f"t{space}: {name}",
        *lines,
    ]
    return "\n".join(text)


@pytest.mark.clause("A5")
@pytest.mark.example("PIC10")
def test_a_scarab_tile_gives_a_scarab() -> None:
    s = position(on_tile("scarab"))
    play(s, "left", "a1+1", "4")
    assert scarabs(s, "p1") == [4]
    assert s.to_dict()["scarab_counts"] == [1, 0]
    assert pile_size(s, "scarabs") == 21
    assert jokers(s, "p1") == 0
    assert score(s, "p1") == 0


@pytest.mark.clause("A5")
@pytest.mark.example("PIC11")
def test_a_joker_tile_gives_a_joker() -> None:
    s = position(on_tile("joker"))
    play(s, "left", "a1+1")
    assert jokers(s, "p1") == 1
    assert s.to_dict()["joker_supply"] == 17
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A5")
def test_joker_or_scarab_gives_the_one_chosen() -> None:
    s = position(on_tile("joker_or_scarab"))
    play(s, "left", "a1+2")
    assert options(s) == ["joker", "scarab"]
    joker = play(s.copy(), "joker")
    assert (jokers(joker, "p1"), scarabs(joker, "p1")) == (1, [])
    scarab = play(s, "scarab", "2")
    assert (jokers(scarab, "p1"), scarabs(scarab, "p1")) == (0, [2])


NO_SCARABS = f"p2 scarabs: {ALL_SCARABS}"
NO_JOKERS = "p2 jokers: 18"


@pytest.mark.clause("A5")
@pytest.mark.parametrize(
    ("name", "lines", "happens"),
    [
        pytest.param("scarab", [NO_SCARABS], "nothing_left", id="no scarab"),
        pytest.param("joker", [NO_JOKERS], "nothing_left", id="no joker"),
        pytest.param("joker", ["p2 jokers: 17"], "joker_taken", id="the last joker"),
        pytest.param("joker_or_scarab", [NO_SCARABS], "joker_taken", id="the joker"),
        pytest.param("joker_or_scarab", [NO_JOKERS], "scarab_taken", id="the scarab"),
        pytest.param("joker_or_scarab", [NO_SCARABS, NO_JOKERS], "nothing_left", id="neither"),
    ],
)
def test_what_is_left_of_a_supply_is_taken_without_asking(
    name: str, lines: list[str], happens: str
) -> None:
    s = position(on_tile(name, *lines))
    play(s, "left", "a1+2" if name == "joker_or_scarab" else "a1+1")
    if happens == "scarab_taken":
        play(s, "4")
    assert happenings(s) == ["card_played", "adventurer_moved", happens]
    assert asked(s) == (None, "draw")


# --- A6: favour of Horus ---------------------------------------------------------------------


@pytest.mark.clause("A6")
@pytest.mark.example("PIC12")
@pytest.mark.parametrize(
    ("name", "choice", "taken"),
    [
        ("favour_12", "horus1", "h1:1-4"),
        ("favour_12", "horus2", "h2:all2"),
        ("favour_23", "horus2", "h2:all2"),
        ("favour_23", "horus3", "h3:1-5"),
    ],
)
def test_a_favour_gives_the_open_card_of_one_of_its_two_piles_and_no_key(
    name: str, choice: str, taken: str
) -> None:
    s = position(on_tile(name, "horus: h1:1-4 h2:all2 h3:1-5"))
    play(s, "left", "a1+1")
    assert options(s) == (["horus1", "horus2"] if name == "favour_12" else ["horus2", "horus3"])
    play(s, choice)
    assert hand(s, "p1") == ["1", "1", taken, "1", "2"]


@pytest.mark.clause("A6")
def test_with_one_of_the_two_piles_empty_a_favour_gives_the_other() -> None:
    s = position(on_tile("favour_12", "horus: - h2:all2 h3:1-5", f"discard: {LEVEL_1}"))
    play(s, "left", "a1+1")
    assert hand(s, "p1") == ["1", "1", "h2:all2", "1", "2"]


@pytest.mark.clause("A6")
def test_with_both_piles_empty_a_favour_gives_nothing() -> None:
    s = position(on_tile("favour_12", "horus: - - h3:1-5", f"discard: {LEVEL_1} {LEVEL_2}"))
    play(s, "left", "a1+1")
    assert happenings(s) == ["card_played", "adventurer_moved", "nothing_left"]
    assert asked(s) == (None, "draw")


# --- A7: tunnel ------------------------------------------------------------------------------


@pytest.mark.clause("A7")
@pytest.mark.example("PIC13")
def test_a_tunnel_leads_at_once_to_the_next_tunnel_ahead_in_one_jump() -> None:
    """It is not asked; there is no second jump and no other action at the far end."""
    s = position("""
        p1: t9 t9 stairs statue statue
        p1 hand: 1 1 1 1 2
        t10, t19, t23: tunnel
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[:2] == ["t19", "t9"]
    assert happenings(s) == [
        "card_played",
        "adventurer_moved",
        "adventurer_moved",
        "adventurer_released",
        "adventurer_released",
    ]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A7")
@pytest.mark.parametrize("behind", ["t10", "t10, t19"])
def test_with_no_tunnel_ahead_nothing_happens(behind: str) -> None:
    s = position(f"""
        p1: t31 t9 stairs stairs stairs
        p1 hand: 1 1 1 1 2
        {behind}: tunnel
        t32: tunnel
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "t32"
    assert happenings(s) == ["card_played", "adventurer_moved", "no_tunnel_ahead"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("A7", "M8")
def test_a_throw_onto_a_tunnel_leads_through_it() -> None:
    s = position("""
        p1: t7 t7 stairs statue statue
        p1 hand: 1 1 1 1 2
        t8: osiris2
        t10, t16: tunnel
    """)
    play(s, "left", "a1+1")
    assert where(s, "p1")[0] == "t16"
