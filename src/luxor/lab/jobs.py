"""The work of an experiment in pieces, and what can do them: the seam between the two.

An experiment is a list of games, each fixed by its number: what it needs is in its :class:`Order`
and the :class:`Setting` that all of them share. An :class:`Engine` plays orders somewhere (in this
process, on all cores, one day on many machines) and hands back an :class:`Outcome` for each, in any
order. Nothing else passes between them, so settings, orders and outcomes can be sent anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from luxor.core.edition import Edition
from luxor.core.options import Options
from luxor.lab.rows import GameRow


@dataclass(frozen=True, slots=True)
class Setting:
    """What all games of an experiment share; with ``seed`` every game can be played again."""

    options: Options
    edition: Edition
    seed: int = 0
    decisions: bool = False
    """Whether every decision is handed back too."""
    records: bool = False
    """Whether the record of every game is handed back too."""

    def to_json(self) -> dict[str, Any]:
        """Return what is played, as figures say it."""
        options, edition = self.options, self.edition
        return {
            "players": options.players,
            "modules": list(options.modules),
            "extra_cards": options.extra_cards,
            "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played: its number, the number of its deal, and a bot's spec for each seat."""

    game: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an order: a row, or the error that cost the game.

    ``decisions`` and ``record`` are there if the setting asked for them.
    """

    order: Order
    row: GameRow | None
    error: str | None = None
    decisions: tuple[dict[str, object], ...] = ()
    record: str | None = None

    @property
    def failure(self) -> str:
        """What cost the game, for an outcome without a row."""
        return self.error or "no reason was given"


class Engine(Protocol):
    """Plays orders."""

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        """Yield an outcome for every order, as they come; closing the iterator stops the work."""
