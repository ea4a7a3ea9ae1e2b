"""Ratings of bots from games of any number of players, by OpenSkill's Plackett-Luce model.

OpenSkill (the extra ``lab``) is an open relative of TrueSkill: a bot's strength is a normal
distribution with mean ``mu`` and deviation ``sigma``, and the ranking of every game moves those of
the bots that played it (R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online
ranking", Journal of Machine Learning Research 12, 2011). Three
things differ from a ladder of people:

- A bot does not get better or worse with time, so ``sigma`` gets no increase between games.
- The result of an online method depends on the order of the games, which means nothing here. So
  they are rated in several orders, the first by number, the others shuffled with a fixed seed:
  ``mu`` is the mean over the orders, and their differences are part of ``sigma`` (the variance is
  the mean of the variances plus the variance of the means).
- A bot that holds several seats of a game learns from all of them: their changes of ``mu`` add up,
  their reductions of ``sigma`` multiply.

The same rows give the same ratings, in whatever order they come.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from luxor.core.errors import LuxorError
from luxor.lab.rows import GameRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

ORDERS = 8
MOST_UPDATES = 160_000
"""Games times orders; with more games their order matters less."""
CAUTION = 3.0
"""How many deviations below the mean a rating is stated."""

INSTALL = "pip install 'luxor[lab]' brings it; in a checkout, python3 run.py setup"


class RatingsError(LuxorError):
    """Ratings cannot be had; the message says what is missing."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength: mean, deviation, and the value that it has almost surely at least."""

    mu: float
    sigma: float

    @property
    def value(self) -> float:
        """The mean minus three deviations: what a bot has shown, not what is hoped for."""
        return self.mu - CAUTION * self.sigma

    def to_json(self) -> dict[str, float]:
        """Return the figures under their names."""
        return {"mu": self.mu, "sigma": self.sigma, "value": self.value}


def require() -> None:
    """Raise :class:`RatingsError`, which says how to get it, where OpenSkill is not installed."""
    try:
        import openskill  # noqa: F401
    except ImportError:
        raise RatingsError(f"ratings need the package openskill: {INSTALL}") from None


def rate(rows: Iterable[GameRow], bots: Sequence[str]) -> dict[str, Rating]:
    """Return a rating for each bot; raises :class:`RatingsError` where OpenSkill is missing."""
    require()
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    games = sorted(rows, key=lambda row: row.game)
    number = max(1, min(ORDERS, MOST_UPDATES // max(1, len(games))))
    runs = []
    for order in range(number):
        ordered = list(games)
        if order:
            random.Random(order).shuffle(ordered)
        runs.append(_run(model, ordered, bots))
    return {bot: _together([run[bot] for run in runs]) for bot in bots}


def _run(
    model: PlackettLuce, games: Sequence[GameRow], bots: Sequence[str]
) -> dict[str, PlackettLuceRating]:
    """Return the ratings after games in one order."""
    ratings = {bot: model.rating() for bot in bots}
    for row in games:
        if len(set(row.bots)) == 1:
            continue  # a bot among itself shows nothing
        # A seat needs an object of its own: OpenSkill would take two seats of one for one player.
        teams = [[model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in row.bots]
        after = model.rate(teams, ranks=[float(place) for place in row.places])
        for bot in set(row.bots):
            old = ratings[bot]
            mine = [new for name, [new] in zip(row.bots, after, strict=True) if name == bot]
            mu = old.mu + math.fsum(new.mu - old.mu for new in mine)
            sigma = old.sigma * math.prod(new.sigma / old.sigma for new in mine)
            ratings[bot] = model.rating(mu, sigma)
    return ratings


def _together(runs: Sequence[PlackettLuceRating]) -> Rating:
    """Return what several orders of the same games say together."""
    mu = math.fsum(run.mu for run in runs) / len(runs)
    variance = math.fsum(run.sigma**2 + (run.mu - mu) ** 2 for run in runs) / len(runs)
    return Rating(mu, math.sqrt(variance))
