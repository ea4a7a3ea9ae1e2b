"""The figures of reports: that they are those of the rows, and how sure they claim to be."""

from __future__ import annotations

import json
import random
import statistics
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luxor.lab.jobs import Order, Outcome
from luxor.lab.report.details import GROUPS, Mean, Moments, mean_of
from luxor.lab.report.distribution import MOST_BINS, distribution, edges_of
from luxor.lab.report.path_json import path_json
from luxor.lab.report.side_by_side import side_by_side
from luxor.lab.rows import GameRow, RowError
from luxor.lab.tournament import Tournament
from luxor.notation.edition_file import load_edition
from tests.lab.report_rows import add_up, make_figures, make_rows
from tests.lab.stub_engine import setting

BOTS = ("planner", "greedy", "random")
ALL = ("mummy", "sceptres", "characters")


@pytest.fixture(scope="module")
def rows() -> list[GameRow]:
    return make_rows(240, BOTS, players=3, modules=ALL)


def test_who_wins_is_what_a_tournament_says(rows: list[GameRow]) -> None:
    form = make_figures(rows)
    contest = Tournament(setting(3), BOTS, games=len(rows), rated=False)
    for row in rows:
        contest.count(Outcome(Order(row.game, row.deal, tuple(row.bots)), row))
    table = contest.to_json()
    assert form["parity"] == pytest.approx(1 / 3, abs=1e-6)
    for mine, line in zip(form["bots"], table["standings"], strict=True):
        assert (mine["bot"], mine["seats"]) == (line["bot"], line["games"])
        assert (mine["rate"], [mine["low"], mine["high"]]) == (
            line["win_rate"],
            line["win_rate_95"],
        )
        assert mine["score"]["mean"] == line["mean_score"]
    assert form["bots"][0]["bot"] == "planner"


def test_sums_are_those_of_the_rows(rows: list[GameRow]) -> None:
    form = make_figures(rows)
    for line in form["sources"]["by_bot"]:
        mine = [(row, s) for row in rows for s in range(3) if row.bots[s] == line["bot"]]
        for source, mean in line["points"].items():
            own = statistics.fmean(row.points[source][s] for row, s in mine)
            assert mean == pytest.approx(own, abs=1e-6)
        assert sum(line["points"].values()) == pytest.approx(line["total"], abs=1e-5)
    for line in form["seats"]:
        seat = line["seat"] - 1
        assert line["wins"] == pytest.approx(sum(row.wins[seat] for row in rows), abs=1e-6)
        own = statistics.fmean(row.scores[seat] for row in rows)
        assert line["score"]["mean"] == pytest.approx(own, abs=1e-6)
    for name in ("rounds", "turns", "decisions"):
        values = [getattr(row, name) for row in rows]
        found = form["length"][name]
        assert found["mean"] == pytest.approx(statistics.fmean(values), abs=1e-6)
        assert (found["least"], found["most"]) == (min(values), max(values))
    ends = Counter(row.reason for row in rows)
    assert {line["reason"]: line["games"] for line in form["length"]["ends"]} == ends
    landed = statistics.fmean(row.landings[s][19] for row in rows for s in range(3))
    assert form["landings"]["all"][19] == pytest.approx(landed, abs=1e-6)
    with_power = [row.wins[s] for row in rows for s in range(3) if row.counts["power_reroll"][s]]
    named = make_figures(rows, modules=list(ALL))["modules"][2]["traits"][0]["values"]
    reroll = next(line for line in named if line["value"] == "reroll")
    assert reroll["rate"] == pytest.approx(statistics.fmean(with_power), abs=1e-6)


def test_the_chamber_is_told_by_rounds(rows: list[GameRow]) -> None:
    found = make_figures(rows)["chamber"]
    entries = [sorted((when, s) for s in range(3) for when in row.entries[s]) for row in rows]
    first = [(row, seen[0]) for row, seen in zip(rows, entries, strict=True) if seen]
    assert found["first"]["games"] == len(first)
    assert found["first"]["share"] == pytest.approx(len(first) / len(rows), abs=1e-6)
    own = statistics.fmean(when for _, (when, _) in first)
    assert found["first"]["rounds"]["mean"] == pytest.approx(own, abs=1e-6)
    assert found["second"]["games"] == sum(len(seen) > 1 for seen in entries)
    assert found["first_wins"]["wins"] == pytest.approx(
        sum(row.wins[seat] for row, (_, seat) in first), abs=1e-6
    )
    planner = next(line for line in found["by_bot"] if line["bot"] == "planner")
    got = [
        min(row.entries[s])
        for row in rows
        for s in range(3)
        if row.bots[s] == "planner" and row.entries[s]
    ]
    assert planner["entered"] == len(got)
    assert planner["round"]["mean"] == pytest.approx(statistics.fmean(got), abs=1e-6)


def test_the_order_of_the_rows_does_not_matter(rows: list[GameRow]) -> None:
    shuffled = list(rows)
    random.Random(3).shuffle(shuffled)
    one, other = make_figures(rows), make_figures(shuffled)
    for form in (one, other):  # lines with equal effects may change places
        form["winners"]["features"].sort(key=lambda line: (line["kind"], line["name"]))
        form["means"].sort(key=lambda line: (line["kind"], line["name"]))
        form["length"]["ends"].sort(key=lambda line: line["reason"])
    assert json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def test_winners_are_compared_with_the_others_of_their_table() -> None:
    bots = ["a", "b"]
    rows = [
        replace(row, bots=bots, scores=scores, wins=wins, points={"play": scores}, counts=counts)
        for row, scores, wins, counts in zip(
            make_rows(3),
            ([50, 40], [30, 60], [45, 45]),
            ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5]),
            ({"keys": [4, 1]}, {"keys": [2, 3]}, {"keys": [9, 9]}),
            strict=True,
        )
    ]
    found = make_figures(rows)["winners"]
    keys = next(line for line in found["features"] if line["name"] == "keys")
    assert found["games"] == 2  # in the third everybody won
    assert (keys["winners"], keys["others"], keys["difference"]["mean"]) == (3.5, 1.5, 2.0)
    spread = statistics.pstdev([4, 1, 2, 3, 9, 9])
    assert keys["effect"] == pytest.approx(2 / spread, abs=1e-5)
    # a: won with 4 and 9, not with 2; b: won with 3 and 9, not with 1. Equal weights.
    assert keys["same_bot"]["mean"] == pytest.approx((6.5 - 2 + 6 - 1) / 2, abs=1e-6)


def test_the_clearest_difference_comes_first(rows: list[GameRow]) -> None:
    lines = make_figures(rows)["winners"]["features"]
    effects = [abs(line["effect"]) for line in lines]
    assert effects == sorted(effects, reverse=True)
    names = [line["name"] for line in lines]
    assert names.index("treasures_taken") < names.index("keys_used")
    for line in lines:
        assert line["difference"]["low"] <= line["difference"]["mean"] <= line["difference"]["high"]


def test_one_bot_alone_is_not_compared_with_itself() -> None:
    form = make_figures(make_rows(20, ("planner",)))
    assert form["bots"][0]["rate"] == 0.5
    assert form["bots"][0]["low"] is None
    assert all(line["same_bot"] is None for line in form["winners"]["features"])


def test_means_of_games_that_repeat_each_other_are_no_surer() -> None:
    """A hundred copies of each deal tell as much as one."""
    chance = random.Random(5)
    once, often = Moments(), Moments()
    for deal in range(60):
        value = chance.gauss(10, 2)
        once.add(deal % GROUPS, [value])
        for _ in range(100):
            often.add(deal % GROUPS, [value])
    assert once.mean() is not None
    assert often.mean() == pytest.approx(once.mean())


def test_games_of_the_same_deal_are_one_piece_of_evidence() -> None:
    once = [replace(row, deal=row.game) for row in make_rows(50)]
    often = [replace(row, game=50 * i + row.game) for i in range(8) for row in once]
    one, other = make_figures(once), make_figures(often)
    for before, after in zip(one["seats"], other["seats"], strict=True):
        assert after["score"] == pytest.approx(before["score"], abs=1e-5)
    wins = [form["bots"][0]["high"] - form["bots"][0]["low"] for form in (one, other)]
    assert wins[1] == pytest.approx(wins[0], rel=0.02)
    leads = [form["winners"]["features"][0]["difference"] for form in (one, other)]
    assert leads[1] == pytest.approx(leads[0], abs=1e-5)


def test_intervals_of_means_hold_the_truth_as_often_as_they_say() -> None:
    chance = random.Random(11)
    tries, held = 400, 0
    for _ in range(tries):
        ratio = Moments()
        for deal in range(150):
            luck = chance.gauss(0, 1)  # the games of a deal share it
            for _ in range(2):
                ratio.add(deal % GROUPS, [5 + luck + chance.gauss(0, 1)])
        mean = ratio.mean()
        assert mean is not None
        assert mean.low is not None
        assert mean.high is not None
        held += mean.low <= 5 <= mean.high
    assert 0.92 <= held / tries <= 0.98


def test_a_mean_of_one_group_has_no_interval() -> None:
    assert mean_of([0.0, 6.0], [0, 2]) == Mean(3.0, None, None)
    assert mean_of([0.0], [0]) is None


def test_whether_bots_changed_seats_is_noticed() -> None:
    turning = make_rows(40)
    fixed = [row for row in turning if row.bots[0] == "planner"]
    assert make_figures(turning)["balanced"]
    assert not make_figures(fixed)["balanced"]
    assert make_figures(turning[:-1])["balanced"]  # stopped within a deal


def test_names_that_only_some_rows_have_are_0_elsewhere() -> None:
    rows = make_rows(4)
    late = [replace(row, counts={**row.counts, "wonders": [4, 0]}) for row in rows[2:]]
    turned = replace(rows[1], counts=dict(reversed(rows[1].counts.items())))
    found = add_up([rows[0], turned, *late])
    i = found.features.index(("counts", "wonders"))
    mean = found.seats.mean(i)
    assert mean is not None
    assert mean.mean == 8 / (4 * 2)
    plain, mixed = make_figures(rows), make_figures([rows[0], turned, *rows[2:]])
    assert plain == mixed


def test_rows_without_counts_and_places_still_have_figures() -> None:
    bare = [replace(row, entries=[], landings=[], counts={}) for row in make_rows(6)]
    form = make_figures(bare)
    assert form["chamber"] is None
    assert form["landings"] is None
    assert {line["kind"] for line in form["winners"]["features"]} <= {"score", "points"}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"bots": ["a", "b", "c"]}, "3 players among games of 2"),
        ({"scores": [1]}, "scores of 2 seats, not 1"),
        ({"landings": [[0, 1]]}, "landings of 2 seats, not 1"),
        ({"points": {"play": [1]}}, "do not fit"),
        ({"counts": {"keys": 5}}, "do not fit"),
        ({"scores": [1, "many"]}, "do not fit"),
    ],
)
def test_a_row_that_contradicts_itself_is_named(change: dict[str, object], complaint: str) -> None:
    rows = make_rows(2)
    found = add_up(rows[:1])
    with pytest.raises(RowError, match="game 1: ") as raised:
        found.add(GameRow(**{**rows[1].to_json(), **change}))
    assert complaint in str(raised.value)


def test_faults_are_counted_and_the_first_kept() -> None:
    fault = {"seat": 1, "fault": "raised ValueError", "detail": "raised ValueError: no"}
    rows = [replace(row, faults=[fault] * 30) for row in make_rows(8)]
    rows[0] = replace(rows[0], faults=[fault, {"seat": 1, "fault": "hung"}, *[fault] * 28])
    found = make_figures(rows)["faults"]
    assert found["total"] == 240
    assert len(found["examples"]) == 100
    said = [example["fault"] for example in found["examples"]]
    assert said[:3] == ["raised ValueError: no", "hung", "raised ValueError: no"]
    assert {line["bot"]: line["faults"] for line in found["by_bot"]} == {
        "greedy": 120,
        "planner": 120,
    }


@given(st.lists(st.integers(0, 3000), min_size=1, max_size=60))
def test_a_distribution_has_every_number_in_one_column(values: list[int]) -> None:
    form = distribution(Counter(values))
    bins = form["bins"]
    assert len(bins) <= MOST_BINS
    assert sum(column["count"] for column in bins) == len(values) == form["number"]
    for column in bins:
        inside = [value for value in values if column["from"] <= value <= column["to"]]
        assert column["count"] == len(inside)
    for before, after in pairwise(bins):
        assert after["from"] == before["to"] + 1
    assert form["mean"] == pytest.approx(statistics.fmean(values), abs=1e-6)
    ordered = sorted(values)
    for share, found in zip((0.25, 0.5, 0.75), form["quartiles"], strict=True):
        assert sum(value <= found for value in ordered) >= share * len(ordered)
        assert sum(value < found for value in ordered) < share * len(ordered)


def test_columns_are_round_numbers_wide() -> None:
    assert edges_of([20, 67]) == (20, 2, 24)
    assert edges_of([0, 31]) == (0, 1, 32)
    assert edges_of([103, 289]) == (100, 10, 19)
    assert edges_of([5]) == (5, 1, 1)


def test_a_path_runs_as_the_edition_says_or_in_rows() -> None:
    edition = load_edition()
    drawn = path_json(edition, len(edition.spaces) + 2)
    assert drawn["drawn"] == "edition"
    assert drawn["names"][0] == "stairs"
    assert drawn["names"][19] == "t19"
    assert drawn["names"][-1] == "tomb"
    assert drawn["cells"][19] == list(edition.spaces[18].cell)
    assert drawn["cells"][-1] == list(edition.chamber_cell)
    for form in (path_json(None, 30), path_json(edition, 30)):  # an edition of another length
        assert form["drawn"] == "rows"
        assert len(form["names"]) == len(form["cells"]) == 30
        for (x, y), (then_x, then_y) in pairwise(form["cells"]):
            assert abs(x - then_x) + abs(y - then_y) == 1
        assert all(x < form["grid"][0] and y < form["grid"][1] for x, y in form["cells"])


def test_two_experiments_are_compared_figure_by_figure() -> None:
    base = make_figures(make_rows(120), name="base")
    rows = [replace(row, rounds=row.rounds + 5) for row in make_rows(120, modules=ALL, seed=2)]
    more = make_figures(rows, name="more", modules=list(ALL))
    found = side_by_side(base, more)
    lines = {(line["kind"], line["name"]): line for line in found["lines"]}
    rounds = lines["game", "rounds"]
    assert rounds["difference"] == pytest.approx(rounds["b"]["mean"] - rounds["a"]["mean"])
    assert rounds["low"] < rounds["difference"] < rounds["high"]
    half_a, half_b = ((rounds[s]["high"] - rounds[s]["low"]) / 2 for s in "ab")
    assert (rounds["high"] - rounds["low"]) / 2 == pytest.approx(
        (half_a**2 + half_b**2) ** 0.5, abs=1e-5
    )
    assert lines["points", "sceptres"]["a"]["mean"] == 0
    assert lines["points", "sceptres"]["b"]["mean"] > 0
    assert ("counts", "falls") not in lines
    assert "falls before the mummy" in found["only"][1]
    assert {line["setting"] for line in found["differ"]} == {"modules"}
    effects = [abs(line["effect"]) for line in found["lines"]]
    assert effects == sorted(effects, reverse=True)


def test_everything_is_json(rows: list[GameRow]) -> None:
    for few in (rows, rows[:1], make_rows(1, ("planner",), players=2)):
        form = make_figures(few, modules=list(ALL))
        assert json.loads(json.dumps(form, allow_nan=False)) == form
