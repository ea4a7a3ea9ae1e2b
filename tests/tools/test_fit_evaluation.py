"""Fitting the evaluation: what is looked at in games, and how the weights are written down."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from luxor.core.compile import compile_ruleset
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.search import features, weights
from luxor.core.search.evaluation import Evaluation
from luxor.core.search.turn_search import TurnSearch
from luxor.notation.edition_file import load_edition
from tools import fit_evaluation
from tools.fit_evaluation import WIDTH, Position, known, play, positions, row, shared, written

COUNT = len(features.NAMES)


def rows(players: int, games: int = 1, seed: int = 1) -> list[list[float]]:
    found = play(Options(players), known(), games, seed).tolist()
    assert len(found) % WIDTH == 0
    return [found[i : i + WIDTH] for i in range(0, len(found), WIDTH)]


def one_game(players: int, seed: int = 1) -> tuple[list[Position], list[int]]:
    rules = compile_ruleset(Options(players, 0), load_edition())
    return positions(rules, TurnSearch(Evaluation()), Rng(seed))


def test_a_row_says_how_a_seat_stands_to_the_mean_of_the_others() -> None:
    seen = [[8.0, 1.0], [2.0, 1.0], [4.0, 4.0]]
    # Seat 1 moved last, so seat 2 is next and seat 1 waits longest; a quarter of the game is left.
    now, end = [10, 20, 30], [30, 26, 40]
    assert row(seen, 0.25, now, end, 1, 0) == [5 * 0.75, -1.5 * 0.75, 5 * 0.25, -1.5 * 0.25, 0, 12]
    assert row(seen, 0.25, now, end, 1, 1)[-2:] == [0.5, 6 - 15]
    assert row(seen, 0.25, now, end, 1, 2)[-2:] == [-0.5, 10 - 13]


def test_every_position_says_who_moved_and_what_all_have() -> None:
    game, final = one_game(2)
    assert len(game) > 10
    assert game[0][3] == 0  # seat 0 begins, and its turn is the first to end
    assert {mover for *_, mover in game} == {0, 1}
    again = [a[3] == b[3] for a, b in pairwise(game)]
    assert sum(again) < len(game) / 4  # each turn ends once, and mostly the other one is next
    assert all(len(seen) == 2 and len(seen[0]) == COUNT for seen, *_ in game)
    left = [left for _, left, *_ in game]
    assert 1 >= left[0] > 0.9
    assert 0 <= left[-1] < 0.2
    # Points only a turn away from the end are nearly those of the end, at first there are none.
    assert max(game[0][2]) < 20 < max(final)
    assert all(abs(a - b) <= 25 for a, b in zip(game[-1][2], final, strict=True))


def test_games_with_two_players_give_a_row_for_each_position() -> None:
    found = rows(2)
    assert all(len(line) == WIDTH == 2 * COUNT + 2 for line in found)
    assert {line[-2] for line in found} == {-0.5, 0.5}


def test_what_one_seat_gains_the_others_lose() -> None:
    found = rows(4)
    assert len(found) % 4 == 0
    for i in range(0, len(found), 4):
        for column in zip(*found[i : i + 4], strict=True):
            assert math.fsum(column) == pytest.approx(0, abs=1e-3)
    assert any(line[-1] > 5 for line in found)


def test_the_seed_decides_about_the_games() -> None:
    assert rows(2, games=2, seed=1)[: len(rows(2))] == rows(2)
    assert rows(2, seed=1) != rows(2, seed=2)


def test_a_round_is_shared_out_among_all_workers() -> None:
    pieces = list(shared(4000, 16, 0))
    assert len(pieces) == 4 * 16
    total = sum(games for _, games, _ in pieces)
    assert 0.95 * 4000 < total <= 4000
    by_setting = {
        options: sum(games for other, games, _ in pieces if other == options)
        for options in fit_evaluation.SETTINGS
    }
    assert sorted(by_setting.values(), reverse=True) == list(by_setting.values())
    assert all(games == 1 for _, games, _ in shared(1, 2, 0))
    seeds = [seed for number in range(3) for *_, seed in shared(4000, 16, number)]
    assert len(set(seeds)) == len(seeds)


def test_what_is_written_can_be_read() -> None:
    late = [0.5 * i for i in range(COUNT)]
    early = [-1.234 * i for i in range(COUNT)]
    scope: dict[str, Any] = {}
    exec(written((late, early)), scope)
    assert list(scope["WEIGHTS"]) == list(features.NAMES)
    assert scope["WEIGHTS"][features.NAMES[3]] == (1.5, -3.70)
    assert scope["WEIGHTS"][features.NAMES[-1]] == (15.5, -38.25)
    with pytest.raises(ValueError, match="shorter"):
        written((late, early[:-1]))


def test_the_weights_of_the_project_are_as_the_tool_writes_them() -> None:
    source = Path(weights.__file__).read_text(encoding="utf-8")
    assert written(known()) == source
