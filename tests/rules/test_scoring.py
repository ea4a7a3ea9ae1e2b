"""E3 to E5: what counts at the end, and who wins."""

from __future__ import annotations

from functools import cache

import pytest

from luxor.core.nodes import Result
from luxor.core.nodes import result as score_now
from tests.support import happened, play, position, result, turn

# --- E3: what is scored ----------------------------------------------------------------------


def scored(text: str) -> Result:
    """Return the result that a position would have if the game ended here."""
    return score_now(position(text))


@pytest.mark.clause("E3")
@pytest.mark.example("PIC14", "BOX7")
@pytest.mark.parametrize(
    ("place", "points"),
    [
        ("stairs", 0),
        ("t1", 1),
        ("t6", 1),
        ("t7", 2),
        ("t12", 2),
        ("t13", 3),
        ("t18", 3),
        ("t19", 5),
        ("t29", 5),
        ("t31", 8),
        ("t40", 8),
    ],
)
def test_each_adventurer_scores_its_position(place: str, points: int) -> None:
    found = scored(f"p1: {place} {place} stairs stairs {place}")
    assert found.by_source[0]["adventurers"] == found.points[0] == 3 * points


@pytest.mark.clause("E3", "M7")
@pytest.mark.parametrize(
    ("owners", "points"), [("p1 p2", [5, 3]), ("p2 p1", [3, 5]), ("p1 p1", [8, 0])]
)
def test_sarcophagi_score_5_and_3(owners: str, points: list[int]) -> None:
    inside = [owners.split().count(seat) for seat in ("p1", "p2")]
    places = [" ".join(["chamber"] * n + ["stairs"] * (5 - n)) for n in inside]
    found = scored(f"""
        p1: {places[0]}
        p2: {places[1]}
        sarcophagi: {owners}
        turn: p2
    """)
    assert [by["sarcophagi"] for by in found.by_source] == points
    assert list(found.points) == [13 * n + p for n, p in zip(inside, points, strict=True)]


@pytest.mark.clause("E3")
@pytest.mark.example("PIC3")
def test_all_sources_are_added_to_what_was_scored_in_play() -> None:
    found = scored("""
        p1: chamber t31 t12 stairs stairs
        p1 score: 20
        p1 keys: 4
        p1 treasures: vase statue jewellery
        p1 scarabs: 1 2 4
    """)
    assert found.by_source[0] == {
        "play": 20,
        "adventurers": 13 + 8 + 2,
        "sarcophagi": 5,
        "keys": 4,
        "sets": 3,
        "scarabs": 7,
    }
    assert found.points[0] == 20 + 23 + 5 + 4 + 3 + 7


@pytest.mark.clause("E3", "M6")
def test_keys_laid_down_for_the_chamber_score_nothing() -> None:
    s = position("""
        p1: t40 stairs stairs stairs stairs
        p1 hand: 1 1 1 1 2
        p1 keys: 3
    """)
    play(s, "left", "a1+1")
    assert score_now(s).by_source[0]["keys"] == 2


@pytest.mark.clause("E3")
def test_the_end_of_a_game_tells_every_source() -> None:
    s = position("""
        p1: chamber t40 t31 t31 t31
        p1 hand: 1 1 1 1 3
        p1 keys: 2
        p1 scarabs: 3 4
        p2: stairs stairs statue statue statue
        p2 score: 9
        first: p2
        turn: p1
    """)
    turn(s, "left", "a2+1")
    told = {(e["seat"], e["source"]): e["points"] for e in happened(s, "final_points")}
    assert told == {
        (0, "adventurers"): 13 + 13 + 8 + 8 + 8,
        (0, "sarcophagi"): 8,
        (0, "keys"): 1,
        (0, "scarabs"): 7,
        (1, "play"): 9,
    }
    assert result(s).points == (66, 9)
    assert result(s).winners == (0,)


# --- E4: sets --------------------------------------------------------------------------------


def set_points(vases: int, statues: int, jewellery: int, jokers: int) -> int:
    """Return what treasures and jokers score as sets."""
    kinds = ["vase"] * vases + ["statue"] * statues + ["jewellery"] * jewellery
    found = scored(f"""
        p1 treasures: {" ".join(kinds)}
        p1 jokers: {jokers}
    """)
    return found.by_source[0]["sets"]


@pytest.mark.clause("E4")
@pytest.mark.example("PIC3", "PIC9")
@pytest.mark.parametrize(
    ("sets", "points"),
    [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25), (6, 33), (7, 42), (8, 52), (9, 52)],
)
def test_a_set_is_a_vase_a_statue_and_a_piece_of_jewellery(sets: int, points: int) -> None:
    assert set_points(sets, sets, sets, 0) == points


@pytest.mark.clause("E4")
@pytest.mark.parametrize(
    ("have", "jokers", "points"),
    [
        pytest.param((5, 0, 0), 0, 0, id="one type"),
        pytest.param((0, 4, 4), 0, 0, id="two types"),
        pytest.param((0, 1, 1), 1, 3, id="a joker for the vase"),
        pytest.param((1, 0, 1), 1, 3, id="a joker for the statue"),
        pytest.param((1, 1, 0), 1, 3, id="a joker for the jewellery"),
        pytest.param((0, 0, 1), 2, 3, id="two jokers"),
        pytest.param((1, 0, 0), 1, 0, id="a joker too few"),
        pytest.param((0, 0, 0), 18, 0, id="no set of jokers alone"),
        pytest.param((2, 2, 1), 1, 7, id="the second set by a joker"),
        pytest.param((3, 1, 0), 5, 12, id="three sets by five jokers"),
        pytest.param((1, 1, 1), 9, 12, id="three more sets would need vases"),
    ],
)
def test_up_to_two_jokers_of_a_set_replace_any_type_and_those_left_over_score_nothing(
    have: tuple[int, int, int], jokers: int, points: int
) -> None:
    assert set_points(*have, jokers=jokers) == points


@cache
def most_sets(vases: int, statues: int, jewellery: int, jokers: int) -> int:
    """Return the most sets there can be, by trying every set that can be made."""
    best = 0
    for v in range(min(vases, 1) + 1):
        for s in range(min(statues, 1) + 1):
            for j in range(min(jewellery, 1) + 1):
                filled = 3 - v - s - j
                if filled <= min(jokers, 2):
                    rest = most_sets(vases - v, statues - s, jewellery - j, jokers - filled)
                    best = max(best, 1 + rest)
    return best


@pytest.mark.clause("E4")
@pytest.mark.parametrize("jokers", range(8))
def test_the_best_split_is_always_found(jokers: int) -> None:
    points = [0, 3, 7, 12, 18, 25, 33, 42, 52]
    for vases in range(4):
        for statues in range(4):
            for jewellery in range(4):
                most = most_sets(vases, statues, jewellery, jokers)
                assert set_points(vases, statues, jewellery, jokers) == points[most]


# --- E5: the winner --------------------------------------------------------------------------


@pytest.mark.clause("E5")
@pytest.mark.parametrize(("holder", "points"), [("p1 p2", 18), ("p2 p1", 16)])
def test_in_a_tie_the_higher_sarcophagus_wins(holder: str, points: int) -> None:
    """Each has one adventurer in the chamber: 13 and 5, or 13 and 3, made equal in play."""
    found = scored(f"""
        p1: chamber stairs stairs stairs stairs
        p2: chamber stairs stairs stairs stairs
        sarcophagi: {holder}
        turn: p2
        p1 score: {30 - points}
        p2 score: {30 - (34 - points)}
    """)
    assert found.points == (30, 30)
    assert found.winners == ((0,) if holder == "p1 p2" else (1,))


@pytest.mark.clause("E5")
def test_in_a_tie_any_sarcophagus_beats_none() -> None:
    found = scored("""
        players: 3
        p1 score: 30
        p2: chamber stairs stairs stairs stairs
        p2 score: 14
        p3: chamber stairs stairs stairs stairs
        sarcophagi: p3 p2
        turn: p2
    """)
    assert found.points == (30, 30, 18)
    assert found.ranking == ((1,), (0,), (2,))


@pytest.mark.clause("E5")
def test_if_none_of_the_tied_has_a_sarcophagus_they_share_the_victory() -> None:
    found = scored("""
        players: 4
        p1 score: 30
        p2: chamber stairs stairs stairs stairs
        p2 score: 5
        p3 score: 30
        p4 score: 30
    """)
    assert found.winners == (0, 2, 3)
    assert found.ranking == ((0, 2, 3), (1,))


@pytest.mark.clause("E5")
def test_a_sarcophagus_does_not_make_up_for_a_point() -> None:
    found = scored("""
        p1: chamber chamber stairs stairs stairs
        p2 score: 35
        turn: p2
    """)
    assert found.points == (34, 35)
    assert found.winners == (1,)
