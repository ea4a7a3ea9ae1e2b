"""The summary of a simulation: sums and means of its games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from luxor.core.compile import compile_ruleset
from luxor.core.declarations import REASONS
from luxor.lab.aggregate import Aggregate, Group
from luxor.lab.game import lab_options
from luxor.lab.jobs import Setting
from luxor.lab.random_games import WIN, Sums
from luxor.lab.rounding import rounded


class Summary:
    """The figures of games of one setting; ``sums`` are over those that were played to their end.

    A turn is one in which a card was played (a player who raises the fallen may play none). A
    shared victory counts as a fraction of a win for each player who shares it.
    """

    def __init__(self, setting: Setting, bots: Sequence[str], *, rotated: bool = False) -> None:
        rs = compile_ruleset(lab_options(setting.options), setting.edition)
        self.setting = setting
        self.bots = list(bots)
        self.rotated = rotated
        self.sources = tuple(rs.source_names)
        # Different bots at one table win at each other's expense; seatings may share a deal.
        self.several = len(set(self.bots)) > 1
        self.sums = Aggregate(independent=not (rotated or self.several))

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return self.sums.games

    @property
    def wins(self) -> list[float]:
        """The wins of each seat."""
        return [group.wins / WIN for group in self._seats]

    @property
    def _seats(self) -> list[Group]:
        return [self.sums.groups["seat", seat] for seat in range(self.setting.options.players)]

    def add_sums(self, sums: Sums) -> None:
        """Add games of random bots that were summed up."""
        self.sums.add_sums(sums, self.bots, self.sources)

    def mean(self, total: float) -> float | None:
        """Return a sum for each game played, None where there was none."""
        return total / self.games if self.games else None

    def to_json(self) -> dict[str, Any]:
        """Return counts and means under their names."""
        options, edition, sums = self.setting.options, self.setting.edition, self.sums
        players = range(options.players)
        by_bot = {bot: sums.groups["bot", bot] for bot in self.bots}
        return {
            "players": options.players,
            "modules": list(options.modules),
            "extra_cards": options.extra_cards,
            "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
            "seed": self.setting.seed,
            "bots": self.bots,
            "rotated": self.rotated,
            "balanced_seats": sums.is_balanced(self.bots, options.players),
            "games": self.games,
            "errors": sums.errors,
            "faults": sum(group.faults.total() for group in self._seats),
            "mean_turns": self.mean(sums.turns),
            "mean_decisions": self.mean(sums.decisions),
            "mean_rounds": self.mean(sums.rounds),
            "ends_by_reason": {name: sums.ends[name] for name in REASONS if sums.ends[name]},
            "wins_by_seat": [rounded(wins) for wins in self.wins],
            "win_rate_by_seat_95": [
                [rounded(bound) for bound in group.interval(independent=not self.rotated)]
                for group in self._seats
            ],
            "mean_score": [self.mean(group.score) for group in self._seats],
            "mean_score_by_source": {
                source: [self.mean(sums.points[seat, source]) for seat in players]
                for source in self.sources
            },
            "by_bot": {bot: _bot_json(group, known=self.several) for bot, group in by_bot.items()},
        }


def _bot_json(group: Group, *, known: bool) -> dict[str, Any]:
    return {
        "games": group.seats,
        "wins": rounded(group.wins / WIN),
        "win_rate": group.win_rate,
        "win_rate_95": [rounded(bound) for bound in group.interval()] if known else None,
        "win_rate_limit": rounded(group.limit),
        "mean_score": group.mean_score,
        "faults": group.faults.total(),
        "fault_kinds": dict(group.faults.most_common()),
    }
