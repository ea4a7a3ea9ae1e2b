"""One bot against copies of another: how much it wins, deal by deal.

The games are those of ``luxor.lab.schedule.duel``: a deal is played in all seats of the one bot.
Only deals that are complete count, in the order of their numbers, so that neither what was finished
first nor a deal that was cut off can favour a side; a deal that lost a game is left out. Workers
have always started a few more games than were needed to decide; leaving those out gives the same
figures on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from luxor.lab.aggregate import Aggregate, Group, Key
from luxor.lab.experiments import Experiment
from luxor.lab.intervals import Interval, rounded
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.random_games import WIN
from luxor.lab.rows import GameRow
from luxor.lab.schedule import duel
from luxor.lab.sequential import SequentialTest, Verdict


class Comparison(Experiment):
    """Games of one bot against copies of another, as many as make whole deals.

    ``sums`` are over the deals that count. ``test`` is the sequential test of "it wins more than
    1/N", which gets them one by one; with ``stop_early`` its verdict is enough.
    """

    def __init__(
        self, setting: Setting, bot: str, other: str, *, games: int, stop_early: bool = False
    ) -> None:
        players = setting.options.players
        whole = max(1, games // players) * players
        super().__init__(setting, (bot, other), whole, Aggregate(self._side))
        self.bot = bot
        self.other = other
        self.stop_early = stop_early
        self.test = SequentialTest(self.parity)
        self.played = 0
        """Games that were played, including those that broke off or do not count."""
        self._next = 0
        self._waiting: dict[int, dict[int, GameRow | None]] = {}

    def _side(self, row: GameRow, seat: int) -> Iterator[Key]:
        """Yield the group of a seat: the one bot, or the others, which may be the same bot."""
        if seat == row.game % self.players:
            yield ("one",)
            yield "one at seat", seat
        else:
            yield ("others",)

    def orders(self) -> Iterator[Order]:
        """Yield all games in order."""
        return duel(self.bot, self.other, players=self.players, games=self.games)

    def count(self, outcome: Outcome) -> None:
        """Count a game as soon as its deal and all before are there, until they decide."""
        self.played += 1
        if outcome.row is None:
            self.sums.add_outcome(outcome)
        deal, seat = divmod(outcome.order.game, self.players)
        self._waiting.setdefault(deal, {})[seat] = outcome.row
        while not self.is_final() and len(self._waiting.get(self._next, ())) == self.players:
            rows = [row for row in self._waiting.pop(self._next).values() if row is not None]
            if len(rows) == self.players:
                for row in rows:
                    self.sums.add(row)
                wins, seats = self.one.deals[rows[0].deal]
                self.test.add(wins / WIN / seats)
            self._next += 1

    def is_final(self) -> bool:
        """Return whether no more deals count, since those that do have decided."""
        return self.stop_early and self.is_decided

    def is_enough(self) -> bool:
        """Return whether no more games are needed."""
        return self.is_final()

    @property
    def one(self) -> Group:
        """The sums of the one bot in deals that count."""
        return self.sums.groups["one",]

    @property
    def parity(self) -> float:
        """The win rate of a bot against its equals."""
        return 1 / self.players

    @property
    def bounds(self) -> Interval:
        """The win rate with 95 % confidence, whenever the test stops."""
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
            **self.setting.to_json(),
            "bot": self.bot,
            "other": self.other,
            "games": self.sums.games,
            "deals": len(self.sums.deals),
            "wins": rounded(self.one.won),
            "win_rate": rounded(self.one.win_rate),
            "win_rate_95": [rounded(bound) for bound in self.one.interval()],
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
            "broken": self.sums.errors,
            "stop_early": self.stop_early,
        }
