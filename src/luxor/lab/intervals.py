"""95 % intervals for shares of wins: of independent games, and of games that share deals.

A shared victory is a fraction of a win, so a share of wins is a mean of numbers from 0 to 1.

Wilson's interval (E. B. Wilson, Journal of the American Statistical Association 22, 1927) takes
games as independent. Games of the same deal are not: what one bot's luck is in one of them may be
its misfortune in another. :func:`clustered` looks at what deals, not games, come to: it estimates
how many independent games the data are worth from the variance between deals (linearised, as for
any ratio of sums over clusters), and puts that number into Wilson's formula with the quantile of
Student's distribution, as is usual for proportions in surveys (N. Dean and M. Pagano, Journal of
Survey Statistics and Methodology 3, 2015).

Both hold for a number of games that was fixed beforehand. If a test may stop early, use
``luxor.lab.sequential``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import NamedTuple, overload

CONFIDENCE = 0.95
DIGITS = 6
"""Of figures; more would be noise."""


@overload
def rounded(value: float) -> float: ...


@overload
def rounded(value: float | None) -> float | None: ...


def rounded(value: float | None) -> float | None:
    """Return a figure without the digits that mean nothing."""
    return None if value is None else round(value, DIGITS)


class Interval(NamedTuple):
    """Two bounds; ``low <= high``."""

    low: float
    high: float


NOTHING_KNOWN = Interval(0.0, 1.0)


def wilson(wins: float, games: float, confidence: float = CONFIDENCE) -> Interval:
    """Return Wilson's interval for a share of wins in independent games."""
    return _wilson(wins, games, NormalDist().inv_cdf((1 + confidence) / 2))


def clustered(
    deals: Sequence[tuple[float, float]], confidence: float = CONFIDENCE, *, limit: float = 1.0
) -> Interval:
    """Return an interval for the share of wins in games of which those of a deal hang together.

    ``deals`` has the wins and the games of each deal. Deals are independent of each other and what
    happens within one is arbitrary: where balanced seats cancel luck the interval is narrower than
    that of independent games, where games repeat each other it is wider. So that few deals which
    happen to agree do not prove too much, the variance of one more is added, of one whose games all
    end alike.

    ``limit`` is the largest share there can be: less than 1 for a bot that holds several seats of
    a game and wins with one of them. No bound is beyond it.
    """
    known = [(wins, games * limit) for wins, games in deals if games > 0]
    if not known:
        return Interval(0.0, limit)
    n = len(known)
    wins, games = (math.fsum(column) for column in zip(*known, strict=True))
    share = wins / games
    doubt = (share * n + 2) * (n - share * n + 2) / (n + 4) ** 2  # not 0, whatever the share
    spread = math.fsum((won - share * played) ** 2 for won, played in known)
    variance = (spread + doubt * (games / n) ** 2) / games**2
    worth = max(share * (1 - share), doubt / n) / variance
    found = _wilson(share * worth, worth, student((1 + confidence) / 2, n))
    return Interval(found.low * limit, found.high * limit)


def _wilson(wins: float, games: float, quantile: float) -> Interval:
    """Return the shares that ``games`` independent games with so many wins do not speak against."""
    if games <= 0:
        return NOTHING_KNOWN
    share = wins / games
    square = quantile**2 / games
    middle = (share + square / 2) / (1 + square)
    half = math.sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


@cache
def student(probability: float, freedom: int) -> float:
    """Return the quantile of Student's distribution, for a probability of at least one half.

    It is found by bisection in the exact distribution function for a whole number of degrees of
    freedom (Abramowitz and Stegun 26.7.3 and 26.7.4); beyond 200 by their expansion 26.7.5.
    """
    if freedom > 200:
        x = NormalDist().inv_cdf(probability)
        return x + (x**3 + x) / (4 * freedom) + (5 * x**5 + 16 * x**3 + 3 * x) / (96 * freedom**2)
    low, high = 0.0, 1e6
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if _student_cdf(middle, freedom) < probability else (low, middle)
    return (low + high) / 2


def _student_cdf(t: float, freedom: int) -> float:
    """Return the probability of at most ``t >= 0``."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for step in range(freedom // 2):
        if step:
            term *= cosine**2 * (2 * step - 1 + odd) / (2 * step + odd)
        total += term
    inside = math.sin(angle) * total
    if odd:
        inside = (angle + inside) * 2 / math.pi
    return (1 + inside) / 2
