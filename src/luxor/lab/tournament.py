"""What a tournament comes to: a line for each bot, and a table of who came in ahead of whom.

>>> from luxor.lab.rows import GameRow
>>> from luxor.lab.tournament import standings
>>> row = GameRow(0, 0, ["A", "B"], "tomb", 20, 40, 90, [61, 55], [1, 2], [1.0, 0.0], {})
>>> table = standings([row], ["A", "B"], players=2)
>>> [(line.bot, line.win_rate, line.mean_margin) for line in table.lines]
[('A', 1.0, 6.0), ('B', 0.0, -6.0)]
>>> table.pairs["B"]["A"].share
0.0
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from luxor.lab.intervals import Interval, clustered
from luxor.lab.ratings import Rating
from luxor.lab.rounding import rounded
from luxor.lab.rows import GameRow


@dataclass(frozen=True, slots=True)
class Standing:
    """What one bot came to. Where it held several seats of a game, each counts as a game.

    ``wins`` counts shared victories as fractions; ``interval`` holds the win rate with 95 %
    confidence and takes the games of a deal as one piece of evidence. The margin of a seat is its
    score minus the best score of any other seat. ``seats`` are the games in each seat,
    ``wins_by_seat`` the wins there; ``fault_kinds`` the answers that it owed, by what came instead.
    ``limit`` is the win rate of a bot that wins every game in which it sits: less than 1 where it
    held several seats of a game, for it can win with one of them only.
    """

    bot: str
    games: int
    wins: float
    interval: Interval
    mean_score: float | None
    mean_margin: float | None
    seats: list[int]
    wins_by_seat: list[float]
    limit: float
    fault_kinds: dict[str, int]
    rating: Rating | None = None

    @property
    def faults(self) -> int:
        """How many answers it owed."""
        return sum(self.fault_kinds.values())

    @property
    def win_rate(self) -> float | None:
        """Wins by games, None before the first one."""
        return self.wins / self.games if self.games else None

    def to_json(self) -> dict[str, Any]:
        """Return the figures under their names."""
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": rounded(self.wins),
            "win_rate": rounded(self.win_rate),
            "win_rate_95": [rounded(bound) for bound in self.interval],
            "win_rate_limit": rounded(self.limit),
            "mean_score": rounded(self.mean_score),
            "mean_margin": rounded(self.mean_margin),
            "rating": None
            if self.rating is None
            else {name: rounded(value) for name, value in self.rating.to_json().items()},
            "seats": self.seats,
            "wins_by_seat": [rounded(wins) for wins in self.wins_by_seat],
            "faults": self.faults,
            "fault_kinds": self.fault_kinds,
        }


@dataclass(slots=True)
class Pair:
    """How often seats of one bot and of another met, and how often the one came in ahead.

    A shared place counts as half.
    """

    games: int = 0
    ahead: float = 0.0

    @property
    def share(self) -> float | None:
        """The share of meetings in which the one came in ahead, None if they never met."""
        return self.ahead / self.games if self.games else None


@dataclass(frozen=True, slots=True)
class Standings:
    """The table of a tournament, the best bot first.

    ``pairs[A][B]`` is how A did against B. ``whole`` counts the deals that were played in all
    seatings: as long as that is all of them, everybody met the same chance in every seat.
    """

    players: int
    games: int
    deals: int
    whole: int
    lines: list[Standing]
    pairs: dict[str, dict[str, Pair]]

    @property
    def parity(self) -> float:
        """The win rate of a bot among its equals."""
        return 1 / self.players

    @property
    def is_balanced(self) -> bool:
        """Whether every bot sat equally often in every seat."""
        return len({number for line in self.lines for number in line.seats}) <= 1

    def to_json(self) -> dict[str, Any]:
        """Return all figures under their names."""
        return {
            "players": self.players,
            "games": self.games,
            "deals": self.deals,
            "whole_deals": self.whole,
            "balanced_seats": self.is_balanced,
            "parity": rounded(self.parity),
            "win_rate_by_seat": [
                rounded(sum(line.wins_by_seat[seat] for line in self.lines) / self.games)
                if self.games
                else None
                for seat in range(self.players)
            ],
            "standings": [line.to_json() for line in self.lines],
            "pairs": {
                one: {
                    other: {"games": pair.games, "ahead": rounded(pair.share)}
                    for other, pair in row.items()
                }
                for one, row in self.pairs.items()
            },
        }


def standings(
    rows: Iterable[GameRow],
    bots: Sequence[str],
    *,
    players: int,
    ratings: Mapping[str, Rating] | None = None,
) -> Standings:
    """Return what games of a tournament come to; they may come in any order.

    Bots are ordered by their win rate, equal ones by their margin, then as they were named.
    """
    sums = {bot: _Sum([0] * players, [0.0] * players) for bot in bots}
    pairs = {one: {other: Pair() for other in bots if other != one} for one in bots}
    deals: dict[int, int] = {}
    for row in sorted(rows, key=lambda row: row.game):  # sums of fractions depend on their order
        deals[row.deal] = deals.get(row.deal, 0) + 1
        _count(row, sums, pairs)
    lines = [sums[bot].standing(bot, ratings) for bot in bots]
    lines.sort(key=lambda line: (-(line.win_rate or 0), -(line.mean_margin or 0)))
    whole = sum(games == len(bots) for games in deals.values())
    return Standings(players, sum(deals.values()), len(deals), whole, lines, pairs)


def margins(scores: Sequence[int]) -> list[int]:
    """Return for each seat its score minus the best of the others."""
    return [
        score - max(scores[other] for other in range(len(scores)) if other != seat)
        for seat, score in enumerate(scores)
    ]


@dataclass(slots=True)
class _Sum:
    """What a bot has so far."""

    seats: list[int]
    wins_by_seat: list[float]
    score: int = 0
    margin: int = 0
    tables: int = 0
    """Games in which it sat, with however many seats."""
    faults: Counter[str] = field(default_factory=Counter)
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)

    def standing(self, bot: str, ratings: Mapping[str, Rating] | None) -> Standing:
        games = sum(self.seats)
        limit = self.tables / games if games else 1.0
        return Standing(
            bot,
            games,
            math.fsum(self.wins_by_seat),
            clustered(list(self.deals.values()), limit=limit),
            self.score / games if games else None,
            self.margin / games if games else None,
            self.seats,
            self.wins_by_seat,
            limit,
            dict(self.faults.most_common()),
            ratings.get(bot) if ratings else None,
        )


def _count(row: GameRow, sums: dict[str, _Sum], pairs: dict[str, dict[str, Pair]]) -> None:
    """Add a game."""
    by_seat = zip(row.bots, row.wins, row.scores, margins(row.scores), strict=True)
    for seat, (bot, wins, score, margin) in enumerate(by_seat):
        mine = sums[bot]
        mine.seats[seat] += 1
        mine.wins_by_seat[seat] += wins
        mine.score += score
        mine.margin += margin
        won, played = mine.deals.get(row.deal, (0.0, 0))
        mine.deals[row.deal] = won + wins, played + 1
    for bot in set(row.bots):
        sums[bot].tables += 1
    for seat, what in row.owed():
        sums[row.bots[seat]].faults[what] += 1
    for seat, bot in enumerate(row.bots):
        for other, name in enumerate(row.bots):
            if name != bot:
                pair = pairs[bot][name]
                pair.games += 1
                place, theirs = row.places[seat], row.places[other]
                pair.ahead += 1.0 if place < theirs else 0.5 if place == theirs else 0.0
