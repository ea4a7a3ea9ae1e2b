"""N1 to N3: sceptres, and treasures under treasures."""

from __future__ import annotations

from collections import Counter

import pytest

from luxor import Options, load_edition
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.rng import Rng
from luxor.core.rules import scoring
from luxor.core.state import State
from tests.support import changed, play

PLAIN = [1, 2, 4, 6, 9, 12, 14, 18, 20, 26]  # the first ten spaces without a symbol


def table(players: int = 2, seed: int = 1) -> State:
    """Return a dealt game with new treasures, p1 to play."""
    options = Options(players=players, first=0, modules=("sceptres",))
    s = engine.new_game(compile_ruleset(options, load_edition()), listen=True)
    engine.deal(s, Rng(seed))
    return s


def tile(s: State, name: str) -> int:
    return s.rs.tile_names.index(name)


def under(s: State) -> list[int]:
    """Return the spaces on which a face-down tile lies."""
    return [space for space in s.to_dict()["data"][:12] if space]


def at_a_treasure(s: State, space: int, name: str) -> State:
    """Return a position in which p1 stands on two and takes ``name`` on ``space`` by a 1."""
    form = s.to_dict()
    form["tiles"][space - 1] = tile(s, name)
    form["tiles"][space - 2] = form["tiles"][space - 2] or tile(s, "vase3")
    one = s.rs.card_names.index("1")
    form["hands"][0] = [one] * 5
    form["positions"][0] = [space - 1, space, 0, 0, 0]
    form["statuses"][0] = [k.ACTIVE, k.ACTIVE, k.SLEEPING, k.SLEEPING, k.SLEEPING]
    return changed(s, **form)


@pytest.mark.clause("N1")
def test_ten_sceptres_are_shuffled_among_the_thirty_treasures() -> None:
    laid: Counter[str] = Counter()
    for seed in range(40):
        s = table(seed=seed)
        form = s.to_dict()
        laid.update(s.rs.tile_names[kind] for kind in form["tiles"])
        assert sum(form["piles"][k.P_TREASURE]) == 10
    sceptres = sum(count for name, count in laid.items() if name.startswith("sceptre"))
    assert 40 * 10 * 3 / 4 * 0.8 < sceptres < 40 * 10 * 3 / 4 * 1.2
    pile = table().rs.pile(k.P_TREASURE)
    assert sum(pile[2]) == 40
    assert pile[2][-5:] == [1, 4, 3, 1, 1]


@pytest.mark.clause("N1")
def test_a_tile_lies_face_down_on_the_first_ten_spaces_without_a_symbol() -> None:
    s = table()
    assert under(s) == PLAIN
    assert all(s.to_dict()["tiles"][space - 1] for space in range(1, 41))


@pytest.mark.clause("N1")
def test_two_tiles_on_a_space_are_one_step() -> None:
    s = table()
    two = s.rs.card_names.index("2")
    s = changed(s, hands=[[two] * 5, *s.to_dict()["hands"][1:]])
    play(s, "left")  # both stand on the stairs, so the move is not asked
    assert s.to_dict()["positions"][0][0] == 2


@pytest.mark.clause("N2")
def test_a_sceptre_is_taken_and_scored_like_any_treasure() -> None:
    s = at_a_treasure(table(), 2, "sceptre4")
    play(s, "left", "a1+1")
    form = s.to_dict()
    assert form["scores"][0] == 4
    assert form["treasures"][0] == [0, 0, 0, 1]


@pytest.mark.clause("N2")
@pytest.mark.example("EX21")
def test_red_turns_up_the_tile_under_the_one_it_took_and_stays_on_it() -> None:
    s = at_a_treasure(table(), 2, "vase3")
    play(s, "left", "a1+1")
    assert s.rs.frames[s.frame()[0]].name == "turn_up"
    lower = engine.outcomes(s)[0][0]
    engine.answer(s, lower)
    form = s.to_dict()
    assert form["tiles"][1] == lower
    assert form["positions"][0][:2] == [2, 2]
    assert 2 not in under(s)
    assert form["scores"][0] == 3  # nothing is done on the tile that was turned up
    assert sum(form["treasures"][0]) == 1


@pytest.mark.clause("N2")
def test_the_tile_that_was_turned_up_can_be_taken_in_a_later_turn() -> None:
    s = at_a_treasure(table(), 2, "vase3")
    play(s, "left", "a1+1")
    engine.answer(s, engine.outcomes(s)[0][0])
    form = s.to_dict()
    form["tiles"][1] = tile(s, "statue1")
    form["positions"][0] = [1, 2, 0, 0, 0]
    one = s.rs.card_names.index("1")
    form["hands"][0] = [one] * len(form["hands"][0])
    rng = Rng(3)
    s = changed(s, **form)
    while s.asks != k.DECISION or engine.asked_seat(s) != 0:
        engine.answer(s, s.legal()[0] if s.asks == k.DECISION else engine.draw_outcome(s, rng))
    play(s, "left", "a1+1")
    assert s.to_dict()["treasures"][0] == [1, 1, 0, 0]
    assert s.to_dict()["tiles"][1] == 0  # no third tile


@pytest.mark.clause("N2")
def test_a_space_with_a_symbol_still_gets_its_temple_tile() -> None:
    s = at_a_treasure(table(), 3, "vase3")
    play(s, "left", "a1+1")
    assert s.rs.frames[s.frame()[0]].name == "uncover"


@pytest.mark.clause("N3")
@pytest.mark.example("EX22")
@pytest.mark.parametrize(
    ("treasures", "jokers", "points"),
    [
        ([2, 2, 2, 2], 0, 6),  # both sceptres go with a set
        ([2, 2, 2, 5], 0, 6),  # one for each set
        ([1, 1, 0, 1], 1, 3),  # a set with a joker carries one too
        ([1, 1, 0, 1], 0, 0),  # no set, no points: a sceptre is not part of one
        ([0, 0, 0, 3], 2, 0),  # neither sceptre nor jokers alone make a set
        ([10, 10, 10, 9], 0, 27),  # sets beyond the eighth carry sceptres
    ],
)
def test_each_complete_set_takes_one_sceptre_for_three_points(
    treasures: list[int], jokers: int, points: int
) -> None:
    s = table()
    s = changed(s, treasures=[treasures, [0] * 4], jokers=[jokers, 0])
    by_source = dict(zip(s.rs.source_names, scoring.points_by_source(s, 0), strict=False))
    assert by_source["sceptres"] == points
    assert scoring.final_points(s, 0) == sum(by_source.values())
