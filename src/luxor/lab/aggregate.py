"""The one place where games are added up: rows go in, sums by group come out.

A group is whatever seats have in common: a bot, a place at the table, a power. Games of the same
deal hang together, so wins are also kept by deal. Wins are counted in 60ths, which 1 to 5 winners
can share, so sums are exact and do not depend on the order of the games.

>>> from luxor.lab.aggregate import Aggregate
>>> from luxor.lab.rows import GameRow
>>> games = Aggregate()
>>> games.add(GameRow(0, 0, ["A", "B"], "tomb", 20, 40, 90, [61, 55], [1, 2], [1.0, 0.0], {}))
>>> a = games.groups["bot", "A"]
>>> a.win_rate, a.mean_score, a.mean_margin
(1.0, 61.0, 6.0)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from luxor.core.declarations import REASONS
from luxor.lab.intervals import Interval, clustered, rounded, wilson
from luxor.lab.jobs import Outcome
from luxor.lab.random_games import WIN, Sums
from luxor.lab.rows import GameRow

Key = tuple[Hashable, ...]
"""A group: what it is a group of, and which one, as ``("bot", "greedy")``."""


@dataclass(slots=True)
class Group:
    """What some seats add up to; a bot that sits twice in a game has two of them.

    ``wins`` are in 60ths, ``tables`` the games in which there was such a seat, ``deals`` the wins
    and seats of each deal, ``faults`` the failed answers by what came instead. The margin of a
    seat is its score minus the best score of any other seat.
    """

    seats: int = 0
    wins: int = 0
    score: int = 0
    margin: int = 0
    tables: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    deals: dict[int, tuple[int, int]] = field(default_factory=dict)

    def add(self, wins: int, score: int = 0, margin: int = 0, deal: int | None = None) -> None:
        """Add a seat; with ``deal`` its wins are also kept by deal."""
        self.seats += 1
        self.wins += wins
        self.score += score
        self.margin += margin
        if deal is not None:
            won, seats = self.deals.get(deal, (0, 0))
            self.deals[deal] = won + wins, seats + 1

    def mean(self, total: float) -> float | None:
        """Return a sum by seats, None where there are none."""
        return total / self.seats if self.seats else None

    @property
    def won(self) -> float:
        """The wins, shared ones as fractions."""
        return self.wins / WIN

    @property
    def win_rate(self) -> float | None:
        """Wins by seats."""
        return self.mean(self.won)

    @property
    def mean_score(self) -> float | None:
        """The mean score of a seat."""
        return self.mean(self.score)

    @property
    def mean_margin(self) -> float | None:
        """The mean margin of a seat."""
        return self.mean(self.margin)

    @property
    def limit(self) -> float:
        """The win rate of a bot that wins every game: it can win with one of its seats only."""
        return self.tables / self.seats if self.tables else 1.0

    def interval(self, *, independent: bool = False) -> Interval:
        """Return the 95 % interval of the win rate; ``independent`` seats need no look at deals."""
        if independent:
            return wilson(self.won, self.seats)
        deals = [(wins / WIN, seats) for wins, seats in self.deals.values()]
        return clustered(deals, limit=self.limit)

    def to_json(self) -> dict[str, Any]:
        """Return the figures of a bot; where it held several seats, each counts as a game."""
        return {
            "games": self.seats,
            "wins": rounded(self.won),
            "win_rate": rounded(self.win_rate),
            "win_rate_95": [rounded(bound) for bound in self.interval()],
            "win_rate_limit": rounded(self.limit),
            "mean_score": rounded(self.mean_score),
            "faults": self.faults.total(),
            "fault_kinds": dict(self.faults.most_common()),
        }


class Aggregate:
    """Sums of games as a whole, and of their seats by group.

    Seats are grouped by bot, by place (``("seat", 0)``), by both (``("bot at seat", bot, 0)``),
    and by opponent: in ``("ahead", A, B)`` coming in ahead of B counts as a win, a shared place as
    half of one. ``more`` gives the further groups of a seat of a row. Wins are kept by deal unless
    the games are ``independent``: then any number of them fits in memory.
    """

    def __init__(
        self,
        more: Callable[[GameRow, int], Iterable[Key]] | None = None,
        *,
        independent: bool = False,
    ) -> None:
        self.games = 0
        self.rounds = 0
        self.turns = 0
        self.decisions = 0
        self.ends: Counter[str] = Counter()
        self.deals: Counter[int] = Counter()
        """The games of each deal, empty for independent games."""
        self.points: Counter[tuple[int, str]] = Counter()
        """Points by seat and source."""
        self.groups: defaultdict[Key, Group] = defaultdict(Group)
        self.broken: dict[int, str] = {}
        """The games that broke off, and why; they count nowhere else."""
        self._more = more
        self._independent = independent

    def of(self, kind: str) -> Iterator[tuple[str, Group]]:
        """Yield all groups of a kind with their names."""
        for key, group in self.groups.items():
            if key[0] == kind:
                yield str(key[1]), group

    def sat(self, bot: str, seat: int) -> Group:
        """Return the group of a bot at a place, an empty one if it never sat there."""
        return self.groups.get(("bot at seat", bot, seat)) or Group()

    def is_balanced(self, bots: Iterable[str], players: int) -> bool:
        """Return whether every bot sat equally often in every seat."""
        return all(len({self.sat(bot, seat).seats for seat in range(players)}) == 1 for bot in bots)

    @property
    def errors(self) -> list[dict[str, Any]]:
        """The games that broke off, by number, as JSON has them."""
        return [{"game": game, "error": error} for game, error in sorted(self.broken.items())]

    def add_outcome(self, outcome: Outcome) -> None:
        """Add a game that an engine hands back, or note that it broke off."""
        if outcome.row is not None:
            self.add(outcome.row)
        else:
            self.broken[outcome.order.game] = outcome.failure

    def add(self, row: GameRow) -> None:
        """Add a game that has ended."""
        self.games += 1
        self.rounds += row.rounds
        self.turns += row.turns
        self.decisions += row.decisions
        self.ends[row.reason] += 1
        deal = None if self._independent else row.deal
        if deal is not None:
            self.deals[deal] += 1
        for source, points in row.points.items():
            for seat, number in enumerate(points):
                self.points[seat, source] += number
        groups: list[list[Key]] = []
        for seat, bot in enumerate(row.bots):
            wins, score = round(row.wins[seat] * WIN), row.scores[seat]
            margin = score - max(row.scores[:seat] + row.scores[seat + 1 :])
            keys: list[Key] = [("bot", bot), ("seat", seat)]
            keys += self._more(row, seat) if self._more else ()
            for key in keys:
                self.groups[key].add(wins, score, margin, deal)
            groups.append(keys)
            self.groups["bot at seat", bot, seat].add(wins, score, margin)
            for other, place in zip(row.bots, row.places, strict=True):
                if other != bot:
                    ahead = (row.places[seat] < place) + (row.places[seat] <= place)
                    self.groups["ahead", bot, other].add(ahead * WIN // 2)
        for key in {key for keys in groups for key in keys}:
            self.groups[key].tables += 1
        for seat, what in row.owed():
            for key in groups[seat]:
                self.groups[key].faults[what] += 1

    def add_sums(self, sums: Sums, bots: Iterable[str], sources: Iterable[str]) -> None:
        """Add games of random bots that were summed up: nothing is known of their deals."""
        self.games += sums.games
        self.rounds += sums.rounds
        self.turns += sums.turns
        self.decisions += sums.decisions
        self.ends.update({REASONS[reason]: games for reason, games in sums.ends.items()})
        self.broken |= dict(sums.errors)
        if not sums.games:
            return
        keys: set[Key] = set()
        for seat, bot in enumerate(bots):
            mine: list[Key] = [("bot", bot), ("seat", seat), ("bot at seat", bot, seat)]
            for group in (self.groups[key] for key in mine):
                group.seats += sums.games
                group.wins += sums.wins[seat]
                group.score += sum(sums.points[seat])
            keys.update(mine)
            for source, points in zip(sources, sums.points[seat], strict=True):
                self.points[seat, source] += points
        for key in keys:
            self.groups[key].tables += sums.games
