"""One bot against copies of another: how much it wins, deal by deal.

The games are those of ``luxor.lab.schedule.duel``: a deal is played in all seats of the one bot.
Only deals that are complete count, in the order of their numbers, so that neither what was finished
first nor a deal that was cut off can favour a side; a deal that lost a game is left out.

>>> from luxor.lab.compare import Comparison
>>> from luxor.lab.rows import GameRow
>>> comparison = Comparison("A", "B", players=2)
>>> row = GameRow(1, 0, ["B", "A"], "tomb", 20, 40, 90, [55, 61], [2, 1], [0.0, 1.0], {})
>>> comparison.add(row)
>>> comparison.deals
0
>>> row = GameRow(0, 0, ["A", "B"], "tomb", 20, 40, 90, [50, 50], [1, 1], [0.5, 0.5], {})
>>> comparison.add(row)
>>> comparison.deals, comparison.one.win_rate, comparison.one.mean_margin
(1, 0.75, 3.0)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from luxor.lab.aggregate import Aggregate, Group, Key
from luxor.lab.intervals import Interval
from luxor.lab.jobs import Order, Outcome
from luxor.lab.random_games import WIN
from luxor.lab.rounding import rounded
from luxor.lab.rows import GameRow
from luxor.lab.sequential import SequentialTest, Verdict


class Comparison:
    """The figures of games of one bot against copies of another.

    ``test`` is the sequential test of "it wins more than 1/N", which gets the deals one by one.
    """

    def __init__(self, bot: str, other: str, players: int) -> None:
        self.bot = bot
        self.other = other
        self.players = players
        self.test = SequentialTest(1 / players)
        self.sums = Aggregate(self._side)
        """The games of deals that count."""
        self.broken: list[tuple[int, str]] = []
        """Games that broke off: number and error."""
        self.finished = 0
        """Games that were played to their end, including those of deals that are not complete."""
        self._next = 0
        self._waiting: dict[int, dict[int, GameRow | None]] = {}

    def _side(self, row: GameRow, seat: int) -> Iterator[Key]:
        """Yield the group of a seat: the one bot, or the others, which may be the same bot."""
        if seat == row.game % self.players:
            yield ("one",)
            yield "one at seat", seat
        else:
            yield ("others",)

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
            rows = [row for row in self._waiting.pop(self._next).values() if row is not None]
            if len(rows) == self.players:
                for found in rows:
                    self.sums.add(found)
                wins, seats = self.one.deals[rows[0].deal]
                self.test.add(wins / WIN / seats)
            self._next += 1

    @property
    def one(self) -> Group:
        """The sums of the one bot in deals that count."""
        return self.sums.groups["one",]

    @property
    def deals(self) -> int:
        """How many deals count."""
        return len(self.sums.deals)

    @property
    def games(self) -> int:
        """How many games count."""
        return self.sums.games

    @property
    def parity(self) -> float:
        """The win rate of a bot against its equals."""
        return 1 / self.players

    @property
    def interval(self) -> Interval:
        """The win rate with 95 % confidence, if the number of games was fixed beforehand."""
        return self.one.interval()

    @property
    def bounds(self) -> Interval:
        """The same for a test that may stop at any time."""
        return self.test.bounds()

    @property
    def is_decided(self) -> bool:
        """Whether the sequential test has a verdict."""
        return self.test.verdict is not Verdict.OPEN

    def to_json(self) -> dict[str, Any]:
        """Return all figures under their names."""
        groups = self.sums.groups
        faults = {self.bot: self.one.faults}
        faults[self.other] = faults.get(self.other, Counter()) + groups["others",].faults
        return {
            "bot": self.bot,
            "other": self.other,
            "players": self.players,
            "games": self.games,
            "deals": self.deals,
            "wins": rounded(self.one.wins / WIN),
            "win_rate": rounded(self.one.win_rate),
            "win_rate_95": [rounded(bound) for bound in self.interval],
            "parity": rounded(self.parity),
            "sequential": {
                "verdict": str(self.test.verdict),
                "win_rate_95": [rounded(bound) for bound in self.bounds],
            },
            "mean_margin": rounded(self.one.mean_margin),
            "win_rate_by_seat": [
                rounded(groups["one at seat", seat].win_rate) for seat in range(self.players)
            ],
            "faults": {bot: kinds.total() for bot, kinds in faults.items()},
            "fault_kinds": {bot: dict(kinds.most_common()) for bot, kinds in faults.items()},
            "broken": [{"game": game, "error": error} for game, error in sorted(self.broken)],
        }
