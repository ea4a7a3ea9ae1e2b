"""Comparisons: whole deals in order, and an end as soon as enough is known."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from luxor.lab.compare import Comparison
from luxor.lab.jobs import Order, Outcome
from luxor.lab.rows import GameRow
from luxor.lab.sequential import Verdict
from luxor.lab.store import Store, experiment_of
from tests.lab.stub_engine import StubEngine, row, setting


def deal(number: int, scores: list[list[int]]) -> list[GameRow]:
    """The games of a deal, one list of scores for each seat of A."""
    players = len(scores)
    return [
        row(
            number * players + seat,
            number,
            ["A" if s == seat else "B" for s in range(players)],
            scores[seat],
        )
        for seat in range(players)
    ]


def compared(players: int = 2) -> Comparison:
    return Comparison(setting(players), "A", "B", games=400)


def add(comparison: Comparison, *rows: GameRow) -> None:
    for game in rows:
        comparison.count(Outcome(Order(game.game, game.deal, tuple(game.bots)), game))


def test_the_one_bot_is_counted_in_its_seat() -> None:
    comparison = compared(3)
    add(comparison, *deal(0, [[60, 50, 40], [60, 50, 40], [40, 50, 50]]))
    assert (len(comparison.sums.deals), comparison.sums.games) == (1, 3)
    assert comparison.to_json()["win_rate_by_seat"] == [1, 0, 0.5]
    assert comparison.one.win_rate == 0.5
    assert comparison.one.mean_margin == (10 - 10 + 0) / 3
    assert comparison.parity == pytest.approx(1 / 3)


def test_deals_count_in_order_and_only_whole() -> None:
    comparison = compared()
    first, second, third = (deal(n, [[60, 50], [50, 60]]) for n in range(3))
    add(comparison, *second, third[0], first[1])
    assert len(comparison.sums.deals) == 0
    add(comparison, first[0])
    assert len(comparison.sums.deals) == comparison.test.deals == 2


def test_the_order_in_which_games_are_finished_changes_nothing() -> None:
    rng = random.Random(1)
    games = []
    for number in range(20):
        games += deal(number, [[rng.randrange(20), rng.randrange(15)] for _ in range(2)])
    forms = []
    for _ in range(3):
        comparison = compared()
        add(comparison, *games)
        forms.append(comparison.to_json())
        rng.shuffle(games)
    assert forms[0] == forms[1] == forms[2]


def test_a_deal_that_lost_a_game_does_not_count_and_stops_nobody() -> None:
    comparison = compared()
    first, second = (deal(n, [[60, 50], [50, 60]]) for n in range(2))
    add(comparison, first[0])
    comparison.count(Outcome(Order(1, 0, ("B", "A")), None, "a crash"))
    add(comparison, *second)
    assert (len(comparison.sums.deals), comparison.sums.games) == (1, 2)
    assert comparison.sums.errors == [{"game": 1, "error": "a crash"}]


def test_faults_are_told_apart_by_seat() -> None:
    comparison = compared()
    games = deal(0, [[60, 50], [50, 60]])
    games[0].faults.append({"seat": 0, "fault": "hung"})
    games[1].faults.extend([{"seat": 0, "fault": "hung"}, {"seat": 0, "fault": "raised"}])
    add(comparison, *games)
    assert comparison.to_json()["faults"] == {"A": 1, "B": 2}
    assert comparison.to_json()["fault_kinds"] == {"A": {"hung": 1}, "B": {"hung": 1, "raised": 1}}


def test_a_duel_stops_as_soon_as_the_test_decides() -> None:
    comparison = Comparison(setting(4), "greedy", "random", games=4000, stop_early=True)
    engine = StubEngine({"greedy": 12})
    comparison.run(engine)
    assert comparison.test.verdict is Verdict.ABOVE
    assert comparison.bounds.low >= 0.25
    assert comparison.sums.games < 400
    assert len(engine.played) < 400
    assert engine.closed


def test_equals_are_played_to_the_end() -> None:
    comparison = Comparison(setting(2), "greedy", "random", games=121, stop_early=True)
    comparison.run(StubEngine({}))
    assert comparison.games == comparison.sums.games == 120
    assert comparison.test.verdict is Verdict.OPEN
    low, high = comparison.one.interval()
    assert low < 0.5 < high
    assert comparison.bounds.low < low < high < comparison.bounds.high


def test_a_duel_that_was_decided_plays_no_more(tmp_path: Path) -> None:
    experiment = experiment_of("compare", setting(2), ["greedy", "random"], 400)
    forms = []
    for played in (True, False):
        duel = Comparison(setting(2), "greedy", "random", games=400, stop_early=True)
        engine = StubEngine({"greedy": 15}, ahead=1)
        with Store(tmp_path, experiment) as store:
            duel.run(engine, store=store)
        forms.append(duel.to_json())
        assert bool(engine.played) == played
    assert forms[0] == forms[1]


def test_a_duel_has_at_least_one_deal() -> None:
    assert Comparison(setting(4), "greedy", "random", games=1).games == 4


def test_how_many_games_were_under_way_changes_nothing() -> None:
    forms = []
    for ahead in (1, 30):
        duel = Comparison(setting(2), "greedy", "random", games=400, stop_early=True)
        duel.run(StubEngine({"greedy": 15}, ahead=ahead))
        forms.append(duel.to_json())
    assert forms[0] == forms[1]
