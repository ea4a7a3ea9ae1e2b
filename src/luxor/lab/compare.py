"""One bot against copies of another: how much it wins, deal by deal.

The games are those of ``luxor.lab.schedule.duel``: a deal is played in all seats of the one bot.
Only deals that are complete count, in the order of their numbers, so that neither what was finished
first nor a deal that was cut off can favour anybody; a deal that lost a game is left out.

>>> from luxor.lab.compare import Comparison
>>> from luxor.lab.rows import GameRow
>>> comparison = Comparison("A", "B", players=2)
>>> row = GameRow(1, 0, ["B", "A"], "tomb", 20, 40, 90, [55, 61], [2, 1], [0.0, 1.0], {})
>>> comparison.add(row)
>>> comparison.deals
0
>>> row = GameRow(0, 0, ["A", "B"], "tomb", 20, 40, 90, [50, 50], [1, 1], [0.5, 0.5], {})
>>> comparison.add(row)
>>> comparison.deals, comparison.win_rate, comparison.mean_margin
(1, 0.75, 3.0)
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from luxor.lab.intervals import Interval, clustered
from luxor.lab.jobs import Order, Outcome
from luxor.lab.rounding import rounded
from luxor.lab.rows import GameRow
from luxor.lab.sequential import SequentialTest, Verdict
from luxor.lab.tournament import margins


class Comparison:
    """What games of one bot against copies of another come to.

    ``test`` is the sequential test of "it wins more than 1/N", told of the deals one by one.
    """

    def __init__(self, bot: str, other: str, players: int) -> None:
        self.bot = bot
        self.other = other
        self.players = players
        self.test = SequentialTest(1 / players)
        self.wins_by_seat = [0.0] * players
        self.broken: list[tuple[int, str]] = []
        """Games that broke off: number and error."""
        self.fault_kinds: dict[str, Counter[str]] = {bot: Counter(), other: Counter()}
        """The answers that each of them owed in deals that count, by what came instead."""
        self.finished = 0
        """Games that were played to their end; those of deals that are not complete among them."""
        self._margin = 0
        self._shares: list[float] = []
        self._next = 0
        self._waiting: dict[int, dict[int, GameRow | None]] = {}

    def hear(self, outcome: Outcome) -> None:
        """Count a game that an engine hands back, finished or not."""
        if outcome.row is not None:
            self.add(outcome.row)
        else:
            self.lose(outcome.order, outcome.failure)

    def add(self, row: GameRow) -> None:
        """Count a finished game."""
        self.finished += 1
        self._put(row.game, row)

    def lose(self, order: Order, error: str) -> None:
        """Note that a game broke off; its deal does not count."""
        self.broken.append((order.game, error))
        self._put(order.game, None)

    def _put(self, game: int, row: GameRow | None) -> None:
        deal, seat = divmod(game, self.players)
        self._waiting.setdefault(deal, {})[seat] = row
        while len(self._waiting.get(self._next, ())) == self.players:
            self._count(self._waiting.pop(self._next))
            self._next += 1

    def _count(self, deal: dict[int, GameRow | None]) -> None:
        rows = [(seat, row) for seat, row in sorted(deal.items()) if row is not None]
        if len(rows) < self.players:
            return
        for seat, row in rows:
            self.wins_by_seat[seat] += row.wins[seat]
            self._margin += margins(row.scores)[seat]
            for owing, what in row.owed():
                self.fault_kinds[self.bot if owing == seat else self.other][what] += 1
        share = math.fsum(row.wins[seat] for seat, row in rows) / self.players
        self._shares.append(share)
        self.test.add(min(share, 1.0))

    @property
    def deals(self) -> int:
        """How many deals count."""
        return len(self._shares)

    @property
    def games(self) -> int:
        """How many games count."""
        return self.deals * self.players

    @property
    def parity(self) -> float:
        """The win rate of a bot against its equals."""
        return 1 / self.players

    @property
    def wins(self) -> float:
        """The wins of the one bot, shared victories as fractions."""
        return math.fsum(self.wins_by_seat)

    @property
    def win_rate(self) -> float | None:
        """Its wins by games, None before the first deal."""
        return self.wins / self.games if self.games else None

    @property
    def mean_margin(self) -> float | None:
        """The mean of its score minus the best of the others."""
        return self._margin / self.games if self.games else None

    @property
    def interval(self) -> Interval:
        """Its win rate with 95 % confidence, if the number of games was fixed beforehand."""
        return clustered([(share * self.players, self.players) for share in self._shares])

    @property
    def bounds(self) -> Interval:
        """The same for whoever may stop whenever he likes."""
        return self.test.bounds()

    @property
    def faults(self) -> dict[str, int]:
        """How many answers each of them owed."""
        return {bot: kinds.total() for bot, kinds in self.fault_kinds.items()}

    @property
    def is_decided(self) -> bool:
        """Whether the sequential test has a verdict."""
        return self.test.verdict is not Verdict.OPEN

    def to_json(self) -> dict[str, Any]:
        """Return all figures under their names."""
        return {
            "bot": self.bot,
            "other": self.other,
            "players": self.players,
            "games": self.games,
            "deals": self.deals,
            "wins": rounded(self.wins),
            "win_rate": rounded(self.win_rate),
            "win_rate_95": [rounded(bound) for bound in self.interval],
            "parity": rounded(self.parity),
            "sequential": {
                "verdict": str(self.test.verdict),
                "win_rate_95": [rounded(bound) for bound in self.bounds],
            },
            "mean_margin": rounded(self.mean_margin),
            "win_rate_by_seat": [
                rounded(wins / self.deals) if self.deals else None for wins in self.wins_by_seat
            ],
            "faults": self.faults,
            "fault_kinds": {bot: dict(k.most_common()) for bot, k in self.fault_kinds.items()},
            "broken": [{"game": game, "error": error} for game, error in sorted(self.broken)],
        }
