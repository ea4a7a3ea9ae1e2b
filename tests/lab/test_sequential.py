"""The sequential test is wrong as seldom as it says, though it looks after every deal."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from luxor.lab.intervals import NOTHING_KNOWN
from luxor.lab.sequential import SequentialTest, Verdict

REPEATS = 200
DEALS = 250

Deal = Callable[[random.Random], float]


def games(share: float, number: int) -> Deal:
    return lambda rng: sum(rng.random() < share for _ in range(number)) / number


def run(deal: Deal, parity: float, rng: random.Random, most: int = DEALS) -> SequentialTest:
    test = SequentialTest(parity)
    while test.verdict is Verdict.OPEN and test.deals < most:
        test.add(deal(rng))
    return test


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("deal", "parity"),
    [
        (games(0.5, 2), 0.5),
        (games(0.25, 1), 0.25),
        (lambda rng: rng.choice([0, 0, 0.5, 0.5, 0]), 0.2),
        (lambda rng: 1.0 if rng.random() < 0.1 else 0.0, 0.1),
    ],
)
def test_equals_are_rarely_taken_for_different(deal: Deal, parity: float) -> None:
    rng = random.Random(6)
    wrong = sum(run(deal, parity, rng).verdict is not Verdict.OPEN for _ in range(REPEATS))
    assert wrong / REPEATS <= 0.05


@pytest.mark.parametrize(("share", "enough"), [(0.9, 40), (0.7, 150)])
def test_a_clear_difference_is_found_soon(share: float, enough: int) -> None:
    rng = random.Random(7)
    for _ in range(10):
        test = run(games(share, 2), 0.5, rng, most=enough)
        assert test.verdict is Verdict.ABOVE
        assert run(games(1 - share, 2), 0.5, rng, most=enough).verdict is Verdict.BELOW


def test_the_bounds_exclude_parity_exactly_when_there_is_a_verdict() -> None:
    rng = random.Random(8)
    for share in (0.2, 0.25, 0.35, 0.6):
        test = SequentialTest(0.25)
        assert test.bounds() == NOTHING_KNOWN
        for _ in range(60):
            before = test.verdict
            test.add(games(share, 4)(rng))
            bounds = test.bounds()
            assert 0 <= bounds.low <= bounds.high <= 1
            if before is Verdict.OPEN:
                assert (bounds.low >= 0.25 - 1e-9) == (test.verdict is Verdict.ABOVE)
                assert (bounds.high <= 0.25 + 1e-9) == (test.verdict is Verdict.BELOW)


def test_a_verdict_stays_and_with_it_the_bound() -> None:
    test = SequentialTest(0.5)
    holds = [test.holds]
    for share in [1.0] * 10:
        test.add(share)
    holds.append(test.holds)
    assert test.bounds().low > 0.5
    for share in [0.0] * 11:
        test.add(share)
    holds.append(test.holds)
    assert test.verdict is Verdict.ABOVE
    assert holds == [False, True, False], "in the end all deals together say something else"
    assert test.bounds().low == 0.5


def test_the_order_of_deals_does_not_change_the_bounds() -> None:
    shares = [0.0, 0.25, 0.5, 1.0] * 5
    one, other = SequentialTest(0.25), SequentialTest(0.25)
    for share in shares:
        one.add(share)
    for share in reversed(shares):
        other.add(share)
    assert one.bounds() == pytest.approx(other.bounds())


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="parity"):
        SequentialTest(1.0)
    with pytest.raises(ValueError, match="share"):
        SequentialTest(0.5).add(1.5)
