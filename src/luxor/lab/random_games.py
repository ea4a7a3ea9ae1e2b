"""Random games in great number: only their sums are kept, so the compiled loop can play them.

Game number ``n`` is the same here and where a row is written of it (see ``game.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.playout import Tally, playout
from luxor.core.rules import scoring
from luxor.core.state import State
from luxor.lab.dealing import playout_rng
from luxor.lab.game import lab_options
from luxor.lab.jobs import Setting

WIN = 60
"""A victory in parts that 1 to 5 winners can share, so that sums of shares are exact."""


@dataclass(slots=True)
class Sums:
    """What games of random bots came to, as whole numbers: they add up the same in any order.

    ``wins`` are by seat, in 60ths; ``points`` by seat and source; ``ends`` by the number of the
    reason; ``errors`` are pairs of a game and what was raised.
    """

    games: int = 0
    turns: int = 0
    decisions: int = 0
    rounds: int = 0
    ends: dict[int, int] = field(default_factory=dict)
    wins: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    errors: list[tuple[int, str]] = field(default_factory=list)


@runtime_checkable
class SumsEngine(Protocol):
    """An engine that can also sum random games up instead of handing back each."""

    def sum_random(self, setting: Setting, games: int) -> Iterator[Sums]:
        """Play games 0 to ``games`` - 1 and yield sums that cover each of them once."""


class RandomGames:
    """Plays random games of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.seed = setting.seed
        self.start = engine.new_game(compile_ruleset(lab_options(setting.options), setting.edition))
        self.sources = len(self.start.rs.source_names)

    def sum_up(self, games: range) -> Sums:
        """Return the sums of games, which are given by their numbers."""
        players = range(self.start.rs.players)
        wins = [0 for _ in players]
        points = [[0] * self.sources for _ in players]
        sums = Sums(wins=wins, points=points)
        tally = Tally()
        for game in games:
            s = self.start.copy()
            try:
                playout(s, playout_rng(self.seed, game), tally)
            except Exception as error:  # the game is lost, not the experiment
                sums.errors.append((game, f"{type(error).__name__}: {error}"))
            else:
                self._add(s, sums)
        sums.games, sums.turns, sums.decisions = tally.games, tally.turns, tally.decisions
        sums.rounds = tally.rounds
        return sums

    def _add(self, s: State, sums: Sums) -> None:
        sums.ends[s.reason] = sums.ends.get(s.reason, 0) + 1
        winners = scoring.ranking(s)[0]
        for seat in winners:
            sums.wins[seat] += WIN // len(winners)
        for seat, row in enumerate(sums.points):
            for source, points in enumerate(scoring.points_by_source(s, seat)[: self.sources]):
                row[source] += points
