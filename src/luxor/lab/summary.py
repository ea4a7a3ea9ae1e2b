"""What the games of a simulation come to, in sums and means."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from luxor.core.compile import compile_ruleset
from luxor.core.declarations import REASONS
from luxor.lab.game import lab_options
from luxor.lab.intervals import clustered, wilson
from luxor.lab.jobs import Setting
from luxor.lab.random_games import WIN, Sums
from luxor.lab.rounding import rounded
from luxor.lab.rows import GameRow


@dataclass(frozen=True, slots=True)
class GameError:
    """A game that broke off: its number, and why."""

    game: int
    error: str


@dataclass(slots=True)
class Side:
    """What one bot, or one seat, came to; a bot that sits twice in a game counts twice.

    ``wins`` are in 60ths. ``tables`` are the games in which it sat, with however many seats.
    ``deals`` has the wins and games of each deal, None where they need not be kept apart.
    ``faults`` are the answers that were owed, by what came instead.
    """

    games: int = 0
    wins: int = 0
    points: int = 0
    tables: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    deals: dict[int, tuple[int, int]] | None = None

    def add(self, deal: int, wins: int, points: int) -> None:
        """Add a seat of a game."""
        self.games += 1
        self.wins += wins
        self.points += points
        if self.deals is not None:
            before = self.deals.get(deal, (0, 0))
            self.deals[deal] = before[0] + wins, before[1] + 1

    @property
    def limit(self) -> float:
        """The share of wins if it won every game: it can win with one of its seats only."""
        return self.tables / self.games if self.games else 1.0

    def interval(self) -> list[float]:
        """Return the 95 % interval of the share of wins."""
        if self.deals is not None:
            deals = [(wins / WIN, games) for wins, games in self.deals.values()]
            found = clustered(deals, limit=self.limit)
        else:
            found = wilson(self.wins / WIN, self.games)
        return [rounded(found.low), rounded(found.high)]


class Summary:
    """What games of one setting came to.

    ``games`` counts those that were played to their end. Sums are over these; ``points`` are by
    seat and source, ``ends`` the games by what ended them, ``turns`` those in which a card was
    played (a player who raises the fallen may play none). A shared victory counts as a fraction of
    a win for each who shares it. What games came to does not depend on their order.
    """

    def __init__(self, setting: Setting, bots: Sequence[str], *, rotated: bool = False) -> None:
        rs = compile_ruleset(lab_options(setting.options), setting.edition)
        players = range(setting.options.players)
        self.setting = setting
        self.bots = list(bots)
        self.rotated = rotated
        self.sources = tuple(rs.source_names)
        self.games = 0
        self.errors: list[GameError] = []
        self.turns = 0
        self.decisions = 0
        self.rounds = 0
        self.ends: dict[str, int] = {}
        self.points = [[0] * len(self.sources) for _ in players]
        # Games of a deal hang together; and if a bot wins, one that sits beside it does not.
        self.by_seat = [Side(deals={} if rotated else None) for _ in players]
        several = len(set(self.bots)) > 1
        self.by_bot = {bot: Side(deals={} if several else None) for bot in self.bots}
        self._sat = {bot: [0 for _ in players] for bot in self.bots}

    @property
    def wins(self) -> list[float]:
        """The wins of each seat."""
        return [side.wins / WIN for side in self.by_seat]

    @property
    def is_balanced(self) -> bool:
        """Whether every bot sat equally often in every seat."""
        return all(len(set(seats)) == 1 for seats in self._sat.values())

    def add_row(self, row: GameRow) -> None:
        """Add a game that has ended."""
        self.games += 1
        self.turns += row.turns
        self.decisions += row.decisions
        self.rounds += row.rounds
        self.ends[row.reason] = self.ends.get(row.reason, 0) + 1
        for seat, bot in enumerate(row.bots):
            self._sat[bot][seat] += 1
            wins = round(row.wins[seat] * WIN)
            for side in (self.by_seat[seat], self.by_bot[bot]):
                side.add(row.deal, wins, row.scores[seat])
            for source, name in enumerate(self.sources):
                self.points[seat][source] += row.points[name][seat]
        for side in (*self.by_seat, *(self.by_bot[bot] for bot in set(row.bots))):
            side.tables += 1
        for seat, what in row.owed():
            self.by_seat[seat].faults[what] += 1
            self.by_bot[row.bots[seat]].faults[what] += 1

    def add_error(self, error: GameError) -> None:
        """Note that a game broke off; they are kept by number."""
        insort(self.errors, error, key=lambda found: found.game)

    def add_sums(self, sums: Sums) -> None:
        """Add games of random bots that were summed up."""
        self.games += sums.games
        self.turns += sums.turns
        self.decisions += sums.decisions
        self.rounds += sums.rounds
        for reason, games in sums.ends.items():
            self.ends[REASONS[reason]] = self.ends.get(REASONS[reason], 0) + games
        for game, error in sums.errors:
            self.add_error(GameError(game, error))
        if sums.games:
            for seat, bot in enumerate(self.bots):
                self._sat[bot][seat] += sums.games
                for side in (self.by_seat[seat], self.by_bot[bot]):
                    side.games += sums.games
                    side.wins += sums.wins[seat]
                    side.points += sum(sums.points[seat])
                for source in range(len(self.sources)):
                    self.points[seat][source] += sums.points[seat][source]
            for side in (*self.by_seat, *self.by_bot.values()):
                side.tables += sums.games

    def mean(self, total: float) -> float | None:
        """Return a sum for each game played, None where there was none."""
        return total / self.games if self.games else None

    def to_json(self) -> dict[str, Any]:
        """Return counts and means under their names."""
        options, edition = self.setting.options, self.setting.edition
        seats = range(options.players)
        return {
            "players": options.players,
            "modules": list(options.modules),
            "extra_cards": options.extra_cards,
            "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
            "seed": self.setting.seed,
            "bots": self.bots,
            "rotated": self.rotated,
            "balanced_seats": self.is_balanced,
            "games": self.games,
            "errors": [{"game": error.game, "error": error.error} for error in self.errors],
            "faults": sum(side.faults.total() for side in self.by_seat),
            "mean_turns": self.mean(self.turns),
            "mean_decisions": self.mean(self.decisions),
            "mean_rounds": self.mean(self.rounds),
            "ends_by_reason": {name: self.ends[name] for name in REASONS if name in self.ends},
            "wins_by_seat": [rounded(wins) for wins in self.wins],
            "win_rate_by_seat_95": [side.interval() for side in self.by_seat],
            "mean_score": [self.mean(sum(self.points[seat])) for seat in seats],
            "mean_score_by_source": {
                source: [self.mean(self.points[seat][i]) for seat in seats]
                for i, source in enumerate(self.sources)
            },
            "by_bot": {bot: _side_json(side) for bot, side in self.by_bot.items()},
        }


def _side_json(side: Side) -> dict[str, Any]:
    games = side.games
    return {
        "games": games,
        "wins": rounded(side.wins / WIN),
        "win_rate": side.wins / WIN / games if games else None,
        "win_rate_95": side.interval() if side.deals is not None else None,
        "win_rate_limit": rounded(side.limit),
        "mean_score": side.points / games if games else None,
        "faults": side.faults.total(),
        "fault_kinds": dict(side.faults.most_common()),
    }
