"""Random games in great number, and their means.

>>> from luxor import Options
>>> from luxor.lab.simulate import simulate
>>> summary = simulate(Options(players=2), games=50, seed=1)
>>> summary.games, summary.errors, sum(summary.wins)
(50, [], 50.0)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.events import REASONS
from luxor.core.options import Options
from luxor.core.playout import Tally, playout
from luxor.core.rng import Rng
from luxor.core.rules import scoring
from luxor.core.state import State
from luxor.notation.edition_file import load_edition

MOST_GAMES = 1 << 32


@dataclass(slots=True)
class GameError:
    """A game that broke off: its number, and what was raised."""

    game: int
    error: str


@dataclass(slots=True)
class Summary:
    """What games of one setting came to.

    ``games`` counts those that were played to their end. Sums are over these; ``points`` are by
    seat and source, ``ends`` the games by what ended them, ``turns`` those in which a card was
    played (a player who raises the fallen may play none). A shared victory counts as a fraction of
    a win for each who shares it.
    """

    options: Options
    edition: Edition
    seed: int
    sources: tuple[str, ...]
    games: int = 0
    errors: list[GameError] = field(default_factory=list)
    turns: int = 0
    decisions: int = 0
    rounds: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    wins: list[float] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)

    def count(self, s: State, tally: Tally) -> None:
        """Add a game that has ended."""
        self.games += 1
        self.turns += tally.turns
        self.decisions += tally.decisions
        self.rounds += tally.rounds
        reason = REASONS[s.reason]
        self.ends[reason] = self.ends.get(reason, 0) + 1
        winners = scoring.ranking(s)[0]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        for seat, row in enumerate(self.points):
            for source, points in enumerate(scoring.points_by_source(s, seat)[: len(row)]):
                row[source] += points

    def mean(self, total: float) -> float | None:
        """Return a sum for each game played, None where there was none."""
        return total / self.games if self.games else None

    def to_json(self) -> dict[str, Any]:
        """Return counts and means under their names."""
        seats = range(self.options.players)
        return {
            "players": self.options.players,
            "modules": list(self.options.modules),
            "extra_cards": self.options.extra_cards,
            "edition": {"name": self.edition.name, "fingerprint": self.edition.fingerprint},
            "seed": self.seed,
            "games": self.games,
            "errors": [{"game": error.game, "error": error.error} for error in self.errors],
            "mean_turns": self.mean(self.turns),
            "mean_decisions": self.mean(self.decisions),
            "mean_rounds": self.mean(self.rounds),
            "ends_by_reason": {name: self.ends[name] for name in REASONS if name in self.ends},
            "wins_by_seat": [round(wins, 6) for wins in self.wins],
            "mean_score": [self.mean(sum(self.points[seat])) for seat in seats],
            "mean_score_by_source": {
                source: [self.mean(self.points[seat][i]) for seat in seats]
                for i, source in enumerate(self.sources)
            },
        }


def simulate(
    options: Options,
    *,
    games: int,
    seed: int = 0,
    edition: Edition | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play random games and return what they came to.

    Game number ``n`` depends on ``seed`` and ``n`` only, so a game that breaks off can be played
    again; it is counted under ``errors`` and the others go on. ``progress`` is told how many
    games are done. Raises ``ValueError`` for a number of games that cannot be.
    """
    if not 0 <= games < MOST_GAMES:
        raise ValueError(f"games: 0 to {MOST_GAMES - 1}, not {games}")
    rs = compile_ruleset(options, edition or load_edition())
    summary = Summary(options, rs.edition, seed, tuple(rs.source_names))
    summary.wins = [0.0] * options.players
    summary.points = [[0] * len(rs.source_names) for _ in range(options.players)]
    start = engine.new_game(rs)
    for number in range(games):
        _play_one(start, summary, number)
        if progress is not None:
            progress(number + 1)
    return summary


def _play_one(start: State, summary: Summary, number: int) -> None:
    s = start.copy()
    tally = Tally()
    try:
        playout(s, _rng(summary.seed, number), tally)
    except Exception as error:  # the game is lost, not the simulation
        summary.errors.append(GameError(number, f"{type(error).__name__}: {error}"))
    else:
        summary.count(s, tally)


def _rng(seed: int, number: int) -> Rng:
    return Rng((number << 64) | (seed & ((1 << 64) - 1)))
