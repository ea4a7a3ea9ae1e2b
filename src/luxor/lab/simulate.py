"""Many games of any bots, and their figures.

>>> from luxor import Options
>>> from luxor.lab.jobs import Setting
>>> from luxor.lab.simulate import simulate
>>> from luxor.notation.edition_file import load_edition
>>> done = simulate(Setting(Options(players=2), load_edition(), seed=1), games=50)
>>> done.sums.games, done.sums.errors, sum(done.to_json()["wins_by_seat"])
(50, [], 50.0)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from luxor.core.compile import compile_ruleset
from luxor.core.declarations import REASONS
from luxor.core.errors import OptionsError
from luxor.lab.aggregate import Aggregate
from luxor.lab.dealing import MOST_SEED
from luxor.lab.experiments import Experiment, Watcher, check_specs
from luxor.lab.game import RANDOM, lab_options
from luxor.lab.interrupts import uninterrupted
from luxor.lab.intervals import rounded
from luxor.lab.jobs import Engine, Order, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.random_games import SumsEngine
from luxor.lab.store import Store

MOST_GAMES = 1 << 32


class Simulation(Experiment):
    """A number of games of one setting.

    ``bots`` is one spec for all seats, or one for each. If they differ they change seats from game
    to game, and a deal is played once for each seating, unless ``rotate`` is False. A turn is one
    in which a card was played (a player who raises the fallen may play none). A shared victory
    counts as a fraction of a win for each player who shares it.
    """

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str] = (RANDOM,),
        *,
        games: int,
        rotate: bool = True,
    ) -> None:
        """Prepare; raises ``OptionsError`` for what cannot be played."""
        players = setting.options.players
        if not 0 <= games < MOST_GAMES:
            raise OptionsError(f"games: 0 to {MOST_GAMES - 1}, not {games}")
        if not 0 <= setting.seed <= MOST_SEED:
            raise OptionsError(f"seed: a whole number from 0 to {MOST_SEED}, not {setting.seed}")
        if len(bots) not in (1, players):
            raise OptionsError(
                f"bots: one for all seats or one for each of {players}, not {len(bots)} "
                f"({', '.join(bots)}); a tournament shares the seats among any number of them"
            )
        bots = list(bots) * (players if len(bots) == 1 else 1)
        self.seatings = _seatings(bots) if rotate else [tuple(bots)]
        self.rotated = len(self.seatings) > 1
        # Different bots at one table win at each other's expense; seatings may share a deal.
        self.several = len(set(bots)) > 1
        total = Aggregate(independent=not (self.rotated or self.several))
        super().__init__(setting, bots, games, total)
        rs = compile_ruleset(lab_options(setting.options), setting.edition)
        self.sources = tuple(rs.source_names)

    def orders(self) -> Iterator[Order]:
        """Yield the games in order; as many as there are seatings have the same deal."""
        for game in range(self.games):
            deal, seating = divmod(game, len(self.seatings))
            yield Order(game, deal, self.seatings[seating])

    def run(
        self, engine: Engine, *, store: Store | None = None, watcher: Watcher | None = None
    ) -> None:
        """Play what is not in the ``store``; random games that nobody keeps are summed up."""
        setting = self.setting
        keeps = store is not None or setting.decisions or setting.records
        if keeps or set(self.bots) != {RANDOM} or not isinstance(engine, SumsEngine):
            super().run(engine, store=store, watcher=watcher)
            return
        for sums in engine.sum_random(setting, self.games):
            with uninterrupted():
                self.sums.add_sums(sums, self.bots, self.sources)
                if watcher is not None:
                    watcher(self.sums.games, len(self.sums.errors))

    def mean(self, total: float) -> float | None:
        """Return a sum for each game played, None where there was none."""
        return total / self.sums.games if self.sums.games else None

    def to_json(self) -> dict[str, Any]:
        """Return counts and means under their names."""
        sums = self.sums
        seats = [sums.groups["seat", seat] for seat in range(self.players)]
        by_bot = {bot: sums.groups["bot", bot].to_json() for bot in self.bots}
        if not self.several:  # this bot wins every game: nothing is uncertain
            by_bot[self.bots[0]]["win_rate_95"] = None
        return {
            **self.setting.to_json(),
            "bots": self.bots,
            "rotated": self.rotated,
            "balanced_seats": sums.is_balanced(self.bots, self.players),
            "games": sums.games,
            "errors": sums.errors,
            "faults": sum(group.faults.total() for group in seats),
            "mean_turns": self.mean(sums.turns),
            "mean_decisions": self.mean(sums.decisions),
            "mean_rounds": self.mean(sums.rounds),
            "ends_by_reason": {name: sums.ends[name] for name in REASONS if sums.ends[name]},
            "wins_by_seat": [rounded(group.won) for group in seats],
            "win_rate_by_seat_95": [
                [rounded(bound) for bound in group.interval(independent=not self.rotated)]
                for group in seats
            ],
            "mean_score": [self.mean(group.score) for group in seats],
            "mean_score_by_source": {
                source: [self.mean(sums.points[seat, source]) for seat in range(self.players)]
                for source in self.sources
            },
            "by_bot": by_bot,
        }


def simulate(
    setting: Setting,
    bots: Sequence[str] = (RANDOM,),
    *,
    games: int,
    engine: Engine | None = None,
    store: Store | None = None,
) -> Simulation:
    """Play games and return what they came to.

    Game number ``n`` depends on the setting, the bots and ``n`` only. A game that breaks off is
    counted under ``errors`` and the others go on. They are played on all cores unless there is an
    ``engine``. Raises ``OptionsError`` or ``BotSpecError`` for what cannot be played.
    """
    simulation = Simulation(setting, bots, games=games)
    check_specs(simulation.bots)
    if engine is not None:
        simulation.run(engine, store=store)
    else:
        with LocalEngine() as local:
            simulation.run(local, store=store)
    return simulation


def _seatings(bots: list[str]) -> list[tuple[str, ...]]:
    """Return the bots moved round the table, each seating once."""
    turned = [(*bots[by:], *bots[:by]) for by in range(len(bots))]
    return list(dict.fromkeys(turned))
