"""The table of a tournament: a line for each bot, and who came in ahead of whom.

>>> from luxor.lab.rows import GameRow
>>> from luxor.lab.tournament import standings
>>> row = GameRow(0, 0, ["A", "B"], "tomb", 20, 40, 90, [61, 55], [1, 2], [1.0, 0.0], {})
>>> table = standings([row], ["A", "B"], players=2)
>>> [(line["bot"], line["win_rate"], line["mean_margin"]) for line in table["standings"]]
[('A', 1.0, 6.0), ('B', 0.0, -6.0)]
>>> table["pairs"]["B"]["A"]
{'games': 1, 'ahead': 0.0}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from luxor.lab.aggregate import Aggregate, Group
from luxor.lab.random_games import WIN
from luxor.lab.ratings import Rating
from luxor.lab.rounding import rounded
from luxor.lab.rows import GameRow


def standings(
    rows: Iterable[GameRow],
    bots: Sequence[str],
    *,
    players: int,
    ratings: Mapping[str, Rating] | None = None,
) -> dict[str, Any]:
    """Return all figures of a tournament under their names; games may come in any order.

    Bots are ordered by their win rate, equal ones by their margin, then as they were named.
    ``whole_deals`` were played in all seatings: if that is all of them, every bot met the same
    chance in every seat.
    """
    sums = Aggregate()
    for row in rows:
        sums.add(row)
    ranked = sorted(bots, key=lambda bot: _strength(sums.groups["bot", bot]))
    return {
        "players": players,
        "games": sums.games,
        "deals": len(sums.deals),
        "whole_deals": sum(games == len(bots) for games in sums.deals.values()),
        "balanced_seats": len({sums.sat(b, s).seats for b in bots for s in range(players)}) <= 1,
        "parity": rounded(1 / players),
        "win_rate_by_seat": [rounded(sums.groups["seat", s].win_rate) for s in range(players)],
        "standings": [_line(sums, bot, players, (ratings or {}).get(bot)) for bot in ranked],
        "pairs": {
            one: {
                other: {"games": met.seats, "ahead": rounded(met.win_rate)}
                for other in bots
                if other != one
                for met in [sums.groups["ahead", one, other]]
            }
            for one in bots
        },
    }


def _strength(group: Group) -> tuple[float, float]:
    return -(group.win_rate or 0), -(group.mean_margin or 0)


def _line(sums: Aggregate, bot: str, players: int, rating: Rating | None) -> dict[str, Any]:
    """Return the figures of a bot; where it held several seats of a game, each counts as a game."""
    group = sums.groups["bot", bot]
    seats = [sums.sat(bot, seat) for seat in range(players)]
    return {
        "bot": bot,
        "games": group.seats,
        "wins": rounded(group.wins / WIN),
        "win_rate": rounded(group.win_rate),
        "win_rate_95": [rounded(bound) for bound in group.interval()],
        "win_rate_limit": rounded(group.limit),
        "mean_score": rounded(group.mean_score),
        "mean_margin": rounded(group.mean_margin),
        "rating": rating and {name: rounded(value) for name, value in rating.to_json().items()},
        "seats": [seat.seats for seat in seats],
        "wins_by_seat": [rounded(seat.wins / WIN) for seat in seats],
        "faults": group.faults.total(),
        "fault_kinds": dict(group.faults.most_common()),
    }
