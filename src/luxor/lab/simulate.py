"""Many games of any bots, and their figures.

>>> from luxor import Options
>>> from luxor.lab.jobs import Setting
>>> from luxor.lab.simulate import simulate
>>> from luxor.notation.edition_file import load_edition
>>> summary = simulate(Setting(Options(players=2), load_edition(), seed=1), games=50)
>>> summary.games, summary.sums.broken, sum(summary.wins)
(50, {}, 50.0)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from luxor.core.errors import OptionsError
from luxor.lab.dealing import MOST_SEED
from luxor.lab.game import RANDOM
from luxor.lab.interrupts import uninterrupted
from luxor.lab.jobs import Engine, Order, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.playing import Watcher, check_specs, play_orders
from luxor.lab.random_games import SumsEngine
from luxor.lab.store import Store
from luxor.lab.summary import Summary

MOST_GAMES = 1 << 32


class Simulation:
    """A number of games of one setting; ``summary`` holds what has been played so far.

    ``bots`` is one spec for all seats, or one for each. If they differ they change seats from game
    to game, and a deal is played once for each seating, unless ``rotate`` is False.
    """

    def __init__(
        self,
        setting: Setting,
        bots: Sequence[str] = (RANDOM,),
        *,
        games: int,
        rotate: bool = True,
    ) -> None:
        """Prepare; raises ``OptionsError`` or ``BotSpecError`` for what cannot be played."""
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
        self.setting = setting
        self.bots = list(bots) * (players if len(bots) == 1 else 1)
        check_specs(self.bots)
        self.games = games
        self.seatings = _seatings(self.bots) if rotate else [tuple(self.bots)]
        self.summary = Summary(setting, self.bots, rotated=len(self.seatings) > 1)

    def orders(self) -> Iterator[Order]:
        """Yield the games in order; as many as there are seatings have the same deal."""
        for game in range(self.games):
            deal, seating = divmod(game, len(self.seatings))
            yield Order(game, deal, self.seatings[seating])

    def run(
        self, engine: Engine, *, store: Store | None = None, watcher: Watcher | None = None
    ) -> Summary:
        """Play the games that are not in the ``store`` and return the summary of all.

        It may be interrupted: then ``summary`` holds what was finished.
        """
        summary = self.summary
        if self._needs_only_sums(store) and isinstance(engine, SumsEngine):
            for sums in engine.sum_random(self.setting, self.games):
                with uninterrupted():
                    summary.add_sums(sums)
                    if watcher is not None:
                        watcher(summary.games, len(summary.sums.broken))
            return summary
        work = (engine, self.setting, self.orders())
        play_orders(*work, store=store, count=summary.sums.hear, watcher=watcher)
        return summary

    def _needs_only_sums(self, store: Store | None) -> bool:
        setting = self.setting
        return (
            store is None
            and not (setting.decisions or setting.records)
            and all(bot == RANDOM for bot in self.bots)
        )


def simulate(
    setting: Setting,
    bots: Sequence[str] = (RANDOM,),
    *,
    games: int,
    rotate: bool = True,
    engine: Engine | None = None,
    store: Store | None = None,
    watcher: Watcher | None = None,
) -> Summary:
    """Play games and return their summary.

    Game number ``n`` depends on the setting, the bots and ``n`` only. A game that breaks off is
    counted under ``errors`` and the others go on. They are played on all cores unless there is an
    ``engine``. Raises ``OptionsError`` or ``BotSpecError`` for what cannot be played.
    """
    simulation = Simulation(setting, bots, games=games, rotate=rotate)
    if engine is not None:
        return simulation.run(engine, store=store, watcher=watcher)
    with LocalEngine() as local:
        return simulation.run(local, store=store, watcher=watcher)


def _seatings(bots: list[str]) -> list[tuple[str, ...]]:
    """Return the bots moved round the table, each seating once."""
    turned = [(*bots[by:], *bots[:by]) for by in range(len(bots))]
    return list(dict.fromkeys(turned))
