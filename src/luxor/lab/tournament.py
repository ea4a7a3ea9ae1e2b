"""Tournaments: bots that meet each other in all seats, and who came in ahead of whom.

>>> from luxor import Options
>>> from luxor.lab.jobs import Order, Outcome, Setting
>>> from luxor.lab.rows import GameRow
>>> from luxor.lab.tournament import Tournament
>>> from luxor.notation.edition_file import load_edition
>>> meeting = Tournament(Setting(Options(players=2), load_edition()), ["A", "B"], games=2)
>>> row = GameRow(0, 0, ["A", "B"], "tomb", 20, 40, 90, [61, 55], [1, 2], [1.0, 0.0], {})
>>> meeting.count(Outcome(next(meeting.orders()), row))
>>> table = meeting.to_json()
>>> [(line["bot"], line["win_rate"], line["mean_margin"]) for line in table["standings"]]
[('A', 1.0, 6.0), ('B', 0.0, -6.0)]
>>> table["pairs"]["B"]["A"]
{'games': 1, 'ahead': 0.0}
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from luxor.lab.experiments import Experiment
from luxor.lab.intervals import rounded
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.ratings import Rating, rate
from luxor.lab.rows import GameRow
from luxor.lab.schedule import check_bots, tournament


class Tournament(Experiment):
    """Bots that meet each other; they are rated if ``rated``, which needs OpenSkill."""

    def __init__(
        self, setting: Setting, bots: Sequence[str], *, games: int, rated: bool = True
    ) -> None:
        """Prepare; raises ``ScheduleError`` for bots that cannot be compared."""
        check_bots(bots)
        super().__init__(setting, bots, games)
        self.rated = rated
        self._rows: list[GameRow] = []

    def orders(self) -> Iterator[Order]:
        """Yield all games in order."""
        return tournament(self.bots, players=self.players, games=self.games)

    def count(self, outcome: Outcome) -> None:
        """Count a game that an engine hands back, finished or not."""
        super().count(outcome)
        if outcome.row is not None and self.rated:
            # Without what ratings do not look at, many rows fit into the memory.
            row = replace(outcome.row, points={}, entries=[], landings=[], counts={})
            self._rows.append(row)

    def to_json(self) -> dict[str, Any]:
        """Return the table of what has been played.

        Bots are ordered by their win rate, equal ones by their margin, then as they were named.
        ``whole_deals`` were played in all seatings: if that is all of them, every bot met the same
        chance in every seat.
        """
        sums, bots, seats = self.sums, self.bots, range(self.players)
        ratings = rate(self._rows, bots) if self.rated else {}
        return {
            **self.setting.to_json(),
            "bots": bots,
            "games_wanted": self.games,
            "games": sums.games,
            "deals": len(sums.deals),
            "whole_deals": sum(games == len(bots) for games in sums.deals.values()),
            "balanced_seats": len({sums.sat(b, s).seats for b in bots for s in seats}) <= 1,
            "parity": rounded(1 / self.players),
            "win_rate_by_seat": [rounded(sums.groups["seat", s].win_rate) for s in seats],
            "standings": [self._line(bot, ratings) for bot in sorted(bots, key=self._strength)],
            "pairs": {
                one: {
                    other: {"games": met.seats, "ahead": rounded(met.win_rate)}
                    for other in bots
                    if other != one
                    for met in [sums.groups["ahead", one, other]]
                }
                for one in bots
            },
            "errors": sums.errors,
        }

    def _strength(self, bot: str) -> tuple[float, float]:
        group = self.sums.groups["bot", bot]
        return -(group.win_rate or 0), -(group.mean_margin or 0)

    def _line(self, bot: str, ratings: Mapping[str, Rating]) -> dict[str, Any]:
        """Return the figures of a bot; if it held several seats, each counts as a game."""
        group = self.sums.groups["bot", bot]
        rating = ratings.get(bot)
        seats = [self.sums.sat(bot, seat) for seat in range(self.players)]
        return {
            "bot": bot,
            **group.to_json(),
            "mean_margin": rounded(group.mean_margin),
            "rating": rating and {name: rounded(value) for name, value in rating.to_json().items()},
            "seats": [seat.seats for seat in seats],
            "wins_by_seat": [rounded(seat.won) for seat in seats],
        }
