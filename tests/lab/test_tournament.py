"""Tournaments: what the tables say, and that nothing finished is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from luxor.lab.intervals import clustered
from luxor.lab.jobs import Order, Outcome
from luxor.lab.rows import GameRow
from luxor.lab.store import Results, Store, experiment_of
from luxor.lab.tournament import Tournament
from tests.lab.stub_engine import StubEngine, row, setting

NAMES = ["random", "greedy", "planner"]
STRENGTH = {"greedy": 8, "planner": 15}


def hand_made() -> list[GameRow]:
    rows = [
        row(0, 0, ["A", "B", "C"], [60, 50, 40]),
        row(1, 0, ["B", "C", "A"], [55, 45, 55]),
        row(2, 0, ["C", "A", "B"], [70, 61, 50]),
        row(3, 1, ["A", "B", "C"], [30, 20, 30]),
    ]
    rows[2].faults.append({"seat": 0, "fault": "raised NotImplementedError"})
    return rows


def table_of(rows: list[GameRow], bots: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The table, and its lines in the order of the bots."""
    contest = Tournament(setting(3), list(bots), games=len(rows), rated=False)
    for found in rows:
        contest.count(Outcome(Order(found.game, found.deal, tuple(found.bots)), found))
    table = contest.to_json()
    return table, sorted(table["standings"], key=lambda line: bots.index(line["bot"]))


def test_a_line_sums_up_what_a_bot_did() -> None:
    table, (a, b, c) = table_of(hand_made(), "ABC")
    assert [line["games"] for line in (a, b, c)] == [4, 4, 4]
    assert [line["wins"] for line in (a, b, c)] == [2.0, 0.5, 1.5]
    assert a["win_rate"] == 0.5
    assert a["mean_score"] == (60 + 55 + 61 + 30) / 4
    assert a["mean_margin"] == (10 + 0 - 9 + 0) / 4
    assert [line["faults"] for line in (a, b, c)] == [0, 0, 1]
    assert c["fault_kinds"] == {"raised NotImplementedError": 1}
    assert a["seats"] == [2, 1, 1]
    assert a["wins_by_seat"] == [1.5, 0.0, 0.5]
    assert a["win_rate_95"] == pytest.approx(clustered([(1.5, 3), (0.5, 1)]), abs=1e-6)
    assert [line["bot"] for line in table["standings"]] == ["A", "C", "B"]


def test_pairs_say_who_came_in_ahead() -> None:
    pairs = table_of(hand_made(), "ABC")[0]["pairs"]
    assert pairs["A"]["B"]["ahead"] == 3.5 / 4
    assert pairs["B"]["A"]["ahead"] == 0.5 / 4
    assert pairs["A"]["C"]["ahead"] == 2.5 / 4
    assert "A" not in pairs["A"]


def test_seats_of_the_same_bot_count_each_but_never_meet() -> None:
    table, (a, b) = table_of([row(0, 0, ["A", "B", "A"], [60, 50, 40])], "AB")
    assert (a["games"], a["wins"], b["games"], b["wins"]) == (2, 1.0, 1, 0.0)
    assert (a["win_rate_limit"], b["win_rate_limit"]) == (0.5, 1.0)
    assert a["win_rate_95"][1] == 0.5
    assert table["pairs"]["A"]["B"] == {"games": 2, "ahead": 0.5}


def test_a_table_says_whether_seats_were_balanced() -> None:
    rows = hand_made()
    whole, cut = table_of(rows[:3], "ABC")[0], table_of(rows, "ABC")[0]
    names = ("balanced_seats", "deals", "whole_deals")
    assert [whole[name] for name in names] == [True, 1, 1]
    assert [cut[name] for name in names] == [False, 2, 1]
    by_seat = [(1 + 1 / 2 + 1) / 3, 0, 1 / 2 / 3]
    assert whole["win_rate_by_seat"] == pytest.approx(by_seat, abs=1e-5)
    assert sum(cut["win_rate_by_seat"]) == pytest.approx(1, abs=1e-5)


def test_without_games_nothing_is_known() -> None:
    form, _ = table_of([], "AB")
    assert form["games"] == 0
    assert form["standings"][0]["win_rate"] is None
    assert form["standings"][0]["win_rate_95"] == [0, 1]
    assert form["pairs"]["A"]["B"]["ahead"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stronger_win_more_and_rate_higher(players: int) -> None:
    contest = Tournament(setting(players), NAMES, games=90)
    contest.run(StubEngine(STRENGTH))
    table = contest.to_json()
    lines = table["standings"]
    assert [line["bot"] for line in lines] == ["planner", "greedy", "random"]
    assert table["balanced_seats"]
    assert sum(line["wins"] for line in lines) == pytest.approx(90)
    values = [line["rating"]["value"] for line in lines]
    assert values == sorted(values, reverse=True)
    form = lines[0]
    low, high = form["win_rate_95"]
    assert low < form["win_rate"] < high
    assert set(form["rating"]) == {"mu", "sigma", "value"}


def test_a_game_that_breaks_off_is_left_out_and_named() -> None:
    contest = Tournament(setting(), NAMES, games=30, rated=False)
    contest.run(StubEngine(STRENGTH, broken=frozenset({4, 17})))
    table = contest.to_json()
    error = "RuntimeError: the table fell over"
    assert table["errors"] == [{"game": game, "error": error} for game in (4, 17)]
    assert (table["games"], table["whole_deals"], table["deals"]) == (28, 8, 10)
    assert table["standings"][0]["rating"] is None


def test_a_tournament_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = Tournament(setting(), NAMES, games=60)
    whole.run(StubEngine(STRENGTH))
    experiment = experiment_of("tournament", setting(), NAMES, 60)

    first = Tournament(setting(), NAMES, games=60)
    with Store(tmp_path, experiment) as store, pytest.raises(KeyboardInterrupt):
        first.run(StubEngine(STRENGTH, stop_after=25), store=store)
    assert first.sums.games == 25

    second = Tournament(setting(), NAMES, games=60)
    engine = StubEngine(STRENGTH)
    saved = {found.game for found in Results(tmp_path).rows()}
    told: list[int] = []
    with Store(tmp_path, experiment) as store:
        second.run(engine, store=store, watcher=lambda done, _: told.append(done))
    assert set(engine.played) == set(range(60)) - saved
    assert told == list(range(26, 61))
    assert second.to_json() == whole.to_json()
