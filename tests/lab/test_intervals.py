"""Intervals hold the truth as often as they say, whatever happens within a deal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from luxor.lab.intervals import NOTHING_KNOWN, clustered, student, wilson

REPEATS = 400

Deal = Callable[[random.Random], tuple[float, float]]


def independent(share: float, games: int) -> Deal:
    return lambda rng: (sum(rng.random() < share for _ in range(games)), games)


def alike(share: float, games: int) -> Deal:
    return lambda rng: (games if rng.random() < share else 0, games)


def mirrored(share: float) -> Deal:
    """Two games; in four of five deals whoever sits in one seat wins."""

    def deal(rng: random.Random) -> tuple[float, float]:
        if rng.random() < 0.8:
            return 1, 2
        return sum(rng.random() < share for _ in range(2)), 2

    return deal


def shared(rng: random.Random) -> tuple[float, float]:
    """One game that is won, lost or shared by two or three, each equally often."""
    return rng.choice([1, 0, 1 / 2, 1 / 3]), 1


SHARED_MEAN = (1 + 1 / 2 + 1 / 3) / 4


def test_wilson_is_as_published() -> None:
    assert wilson(15, 20) == pytest.approx((0.5313, 0.8881), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0, 0) == NOTHING_KNOWN


def test_student_is_as_published() -> None:
    table = {1: 12.7062, 2: 4.3027, 3: 3.1824, 10: 2.2281, 30: 2.0423, 120: 1.9799, 1000: 1.9623}
    for freedom, quantile in table.items():
        assert student(0.975, freedom) == pytest.approx(quantile, abs=1e-4)
    assert student(0.975, 200) > student(0.975, 201) > student(0.975, 202)


@pytest.mark.parametrize("deals", [3, 20, 100])
@pytest.mark.parametrize(
    ("deal", "mean"),
    [
        (independent(0.5, 2), 0.5),
        (independent(0.25, 4), 0.25),
        (independent(0.95, 2), 0.95),
        (alike(0.3, 4), 0.3),
        (alike(0.9, 4), 0.9),
        (mirrored(0.7), 0.54),
        (shared, SHARED_MEAN),
    ],
)
def test_the_truth_is_within_the_bounds_nineteen_times_of_twenty(
    deal: Deal, mean: float, deals: int
) -> None:
    rng = random.Random(4)
    inside = 0
    for _ in range(REPEATS):
        bounds = clustered([deal(rng) for _ in range(deals)])
        inside += bounds.low <= mean <= bounds.high
    assert inside / REPEATS >= 0.92  # 2.8 deviations below 0.95: chance, were it exactly that
    if deals == 100:
        assert inside / REPEATS <= 0.99  # not by being far too wide


@pytest.mark.parametrize("share", [0.5, 0.9, 0.98])
@pytest.mark.parametrize("deals", [10, 100])
def test_where_a_bot_holds_several_seats_no_bound_is_beyond_what_can_be(
    share: float, deals: int
) -> None:
    """Two bots at five seats: the one wins a share of the two games of a deal, with five seats."""
    limit = 2 / 5
    rng = random.Random(6)
    inside = 0
    for _ in range(REPEATS):
        games = [(independent(share, 2)(rng)[0], 5.0) for _ in range(deals)]
        bounds = clustered(games, limit=limit)
        assert 0 <= bounds.low <= bounds.high <= limit + 1e-12
        inside += bounds.low <= share * limit <= bounds.high
    assert inside / REPEATS >= 0.92
    assert clustered([(2.0, 5.0)] * 10).high > limit  # that is why it must be said
    assert clustered([], limit=limit) == (0, limit)


def width(deals: list[tuple[float, float]]) -> float:
    bounds = clustered(deals)
    return bounds.high - bounds.low


def test_games_that_repeat_each_other_are_worth_less() -> None:
    # Wilson, which takes them for independent, is wrong far more often than it says.
    rng = random.Random(5)
    outside = 0
    for _ in range(REPEATS):
        wins = sum(alike(0.3, 4)(rng)[0] for _ in range(50))
        bounds = wilson(wins, 200)
        outside += not bounds.low <= 0.3 <= bounds.high
    assert outside / REPEATS > 0.2
    assert width([(4, 4), (0, 4)] * 50) > 1.9 * width([(2, 4), (3, 4), (1, 4)] * 33)


def test_balanced_seats_make_the_interval_narrower() -> None:
    luck_of_the_seat = [(1.0, 2.0)] * 90 + [(2.0, 2.0), (0.0, 2.0)] * 5
    bounds = wilson(100, 200)
    assert width(luck_of_the_seat) < 0.5 * (bounds.high - bounds.low)


def test_few_deals_that_agree_prove_little() -> None:
    assert clustered([]) == NOTHING_KNOWN
    assert clustered([(1, 2)] * 3).low < 0.2
    assert clustered([(2, 2)] * 3).low < 0.4
    assert clustered([(2, 2)] * 100).low > 0.95
    assert clustered([(2, 2)] * 100).high == 1
