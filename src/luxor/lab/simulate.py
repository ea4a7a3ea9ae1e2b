"""Games in great number, of any bots, and what they come to.

>>> from luxor import Options
>>> from luxor.lab.jobs import Setting
>>> from luxor.lab.simulate import simulate
>>> from luxor.notation.edition_file import load_edition
>>> summary = simulate(Setting(Options(players=2), load_edition(), seed=1), games=50)
>>> summary.games, summary.errors, sum(summary.wins)
(50, [], 50.0)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from luxor.bots.asking import close_bot
from luxor.bots.registry import make_bot
from luxor.core.errors import OptionsError
from luxor.lab.dealing import MOST_SEED
from luxor.lab.game import RANDOM
from luxor.lab.interrupts import uninterrupted
from luxor.lab.jobs import Engine, Order, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.random_games import SumsEngine
from luxor.lab.store import Store
from luxor.lab.summary import GameError, Summary

MOST_GAMES = 1 << 32
FEW = 1000
"""Up to so many games are listed before they are played."""

Watcher = Callable[[int, int], None]
"""Is told how many games are done, and how many have broken off."""


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
            raise OptionsError(f"bots: one for all seats or one for each of {players}, not {bots}")
        self.setting = setting
        self.bots = list(bots) * (players if len(bots) == 1 else 1)
        for bot in dict.fromkeys(self.bots):
            close_bot(make_bot(bot))
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
        """Play what is not in the ``store`` yet and return what all games come to.

        It may be interrupted: then ``summary`` holds what was finished.
        """
        summary = self.summary
        if store is not None:
            for row in store.rows():
                summary.add_row(row)
        if self._needs_only_sums(store) and isinstance(engine, SumsEngine):
            for sums in engine.sum_random(self.setting, self.games):
                with uninterrupted():
                    summary.add_sums(sums)
                if watcher is not None:
                    watcher(summary.games, len(summary.errors))
            summary.errors.sort(key=lambda error: error.game)
            return summary
        finished = store.finished if store is not None else frozenset()
        waiting: Iterator[Order] | list[Order]
        waiting = (order for order in self.orders() if order.game not in finished)
        if self.games - len(finished) <= FEW:
            waiting = list(waiting)  # an engine may want to know that they are few
        for outcome in engine.run(self.setting, waiting):
            with uninterrupted():  # so that the summary is that of the folder
                if store is not None:
                    store.add(outcome)
                if outcome.row is not None:
                    summary.add_row(outcome.row)
                else:
                    summary.errors.append(GameError(outcome.order.game, outcome.error or ""))
            if watcher is not None:
                watcher(summary.games, len(summary.errors))
        summary.errors.sort(key=lambda error: error.game)
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
    """Play games and return what they come to.

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
