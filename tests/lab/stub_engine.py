"""An engine that plays nothing: how a game ends is worked out from its order."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from luxor import Options
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.rows import GameRow
from luxor.notation.edition_file import load_edition


def setting(players: int = 2, seed: int = 1) -> Setting:
    return Setting(Options(players=players, first=0), load_edition(), seed=seed)


def row(game: int, deal: int, bots: Iterable[str], scores: list[int]) -> GameRow:
    """A game with these scores; nothing else is known of it."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    wins = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    sources = {"treasures": scores}
    return GameRow(game, deal, list(bots), "tomb", 9, 30, 70, scores, places, wins, sources)


class StubEngine:
    """Gives every bot a score that depends on its name, the deal and the seat.

    ``strength`` is added to the scores of a bot. Orders in ``broken`` break off. Outcomes come
    shuffled, as from many workers; ``stop_after`` so many games somebody presses Ctrl-C.
    """

    def __init__(
        self,
        strength: dict[str, int],
        *,
        broken: frozenset[int] = frozenset(),
        stop_after: int | None = None,
        ahead: int = 7,
    ) -> None:
        self.strength = strength
        self.broken = broken
        self.stop_after = stop_after
        self.ahead = ahead
        self.played: list[int] = []
        self.closed = False

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        waiting: list[Order] = []
        rng = random.Random(setting.seed)
        coming = iter(orders)
        try:
            while True:
                while len(waiting) < self.ahead and (order := next(coming, None)) is not None:
                    waiting.append(order)
                if not waiting:
                    return
                if len(self.played) == self.stop_after:
                    raise KeyboardInterrupt
                order = waiting.pop(rng.randrange(len(waiting)))
                self.played.append(order.game)
                yield self.play(setting, order)
        finally:
            self.closed = True

    def play(self, setting: Setting, order: Order) -> Outcome:
        if order.game in self.broken:
            return Outcome(order, None, "RuntimeError: the table fell over")
        luck = random.Random(f"{setting.seed}/{order.deal}/{order.game}")
        scores = [50 + self.strength.get(bot, 0) + luck.randrange(20) for bot in order.bots]
        return Outcome(order, row(order.game, order.deal, order.bots, scores))
