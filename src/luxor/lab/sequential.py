"""A test that may stop whenever it has seen enough, and bounds that hold whenever it stops.

Looking at an ordinary 95 % interval after every game and stopping when it likes the result would
find something in nearly every comparison of equal bots. The bounds here hold at *all* times at
once: with 95 % probability they never exclude the truth, however the moment to stop is chosen.

The method is that of betting (I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random
variables by betting", Journal of the Royal Statistical Society B 86, 2024; the mixture of bets is
that of F. Orabona and K.-S. Jun, "Tight concentrations and confidence sequences from the regret of
universal portfolio", IEEE Transactions on Information Theory 70, 2024). Against the claim "the mean
is at most m" somebody bets a fixed part f of his money on every deal, at odds that are fair if the
mean is m: a share x of wins turns each 1 that he has into 1 - f + f x/m. If the claim is true, he
can only expect to lose, and the probability that he ever has 40 times what he began with is at most
1/40 (Ville's inequality). So if he does, the claim is refuted, with an error of 2.5 %. He spreads
his money over several f, since the best one depends on what nobody knows yet; another one bets
against "the mean is at least m". Nothing is assumed but that deals are independent and alike, and
that a share of wins lies between 0 and 1: fractions are welcome, and games of the same deal may
depend on each other in any way.

>>> from luxor.lab.sequential import SequentialTest, Verdict
>>> test = SequentialTest(parity=0.5)
>>> for share in [1.0, 0.5, 1.0, 1.0] * 8:
...     test.add(share)
>>> test.verdict is Verdict.ABOVE, test.deals, round(test.bounds().low, 2)
(True, 32, 0.69)
"""

from __future__ import annotations

import math
from collections import Counter
from enum import StrEnum

from luxor.lab.intervals import CONFIDENCE, NOTHING_KNOWN, Interval

FRACTIONS = (0.002, 0.005, 0.01, 0.02, 0.04, 0.07, 0.11, 0.17, 0.26, 0.4, 0.6, 0.9)
"""The parts of the money that are bet; each gets as much to begin with."""
STEPS = 50


class Verdict(StrEnum):
    """What a sequential test has found out about a mean."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


class SequentialTest:
    """Whether a mean share of wins is above or below parity; told deal by deal.

    Hand the deals in an order that does not depend on how they went: by their number, not as they
    are finished, since short games are not like long ones. A verdict once found stays.
    """

    def __init__(self, parity: float, confidence: float = CONFIDENCE) -> None:
        if not 0 < parity < 1:
            raise ValueError(f"parity lies between 0 and 1, not at {parity}")
        self.parity = parity
        self.verdict = Verdict.OPEN
        self._needed = math.log(2 / (1 - confidence))
        self._seen: Counter[float] = Counter()
        self._above = [0.0] * len(FRACTIONS)
        self._below = [0.0] * len(FRACTIONS)

    @property
    def deals(self) -> int:
        """How many deals the test has been told."""
        return self._seen.total()

    @property
    def holds(self) -> bool:
        """Whether all deals together still say what the verdict says; it stays even if not."""
        if self.verdict is Verdict.OPEN:
            return False
        told = self._above if self.verdict is Verdict.ABOVE else self._below
        return _wealth(told) >= self._needed

    def add(self, share: float) -> None:
        """Tell the share of wins in the next deal, from 0 to 1."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share of wins lies between 0 and 1, not at {share}")
        self._seen[share] += 1
        for i, fraction in enumerate(FRACTIONS):
            self._above[i] += _gain(fraction, share, self.parity)
            self._below[i] += _gain(fraction, 1 - share, 1 - self.parity)
        if self.verdict is Verdict.OPEN:
            if _wealth(self._above) >= self._needed:
                self.verdict = Verdict.ABOVE
            elif _wealth(self._below) >= self._needed:
                self.verdict = Verdict.BELOW

    def bounds(self) -> Interval:
        """Return the means that are not refuted by now; they hold whenever one stops."""
        if not self._seen:
            return NOTHING_KNOWN
        lost = Counter({1 - share: times for share, times in self._seen.items()})
        low, high = self._refuted(self._seen), 1 - self._refuted(lost)
        if self.verdict is Verdict.ABOVE:  # what was refuted once is refuted
            low = max(low, self.parity)
        if self.verdict is Verdict.BELOW:
            high = min(high, self.parity)
        return Interval(low, high)

    def _refuted(self, seen: Counter[float]) -> float:
        """Return the greatest mean that such shares are too high for."""
        low, high = 0.0, 1.0
        for _ in range(STEPS):
            mean = (low + high) / 2
            # The more a claim allows, the less is won against it, so bisection finds the edge.
            if _wealth([_sum(fraction, seen, mean) for fraction in FRACTIONS]) >= self._needed:
                low = mean
            else:
                high = mean
        return low


def _gain(fraction: float, share: float, mean: float) -> float:
    """Return by how much the logarithm of the money grows in a deal."""
    return math.log1p(fraction * (share / mean - 1))


def _sum(fraction: float, seen: Counter[float], mean: float) -> float:
    return math.fsum(times * _gain(fraction, share, mean) for share, times in seen.items())


def _wealth(logarithms: list[float]) -> float:
    """Return the logarithm of the mean of numbers of which the logarithms are given."""
    most = max(logarithms)
    return most + math.log(math.fsum(math.exp(x - most) for x in logarithms) / len(logarithms))
