"""Whether what chance brought in a game is what its secret says.

Players check a finished game by its record (``luxor.client.fairness``); this checks the log, in
which what was taken back is still to be found, draw by draw.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import LuxorError
from luxor.core.state import State
from luxor.play.dealer import SECRET_BYTES, SecretDealer
from luxor.play.table import Table
from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.setup import GameSetup


@dataclass(frozen=True, slots=True)
class Deviation:
    """What is not as it should be: in which entry (0: before the first), at which draw, and why."""

    version: int
    draw: int
    why: str


def verify(
    setup: GameSetup,
    secret: bytes,
    log: Iterable[tuple[int, e.Entry]],
    commitment: str | None = None,
) -> list[Deviation]:
    """Return every draw of a log that the secret does not explain; nothing if all is fair.

    ``commitment`` is what was told of the secret before the game. A log that cannot have happened
    is followed up to where that shows.
    """
    if len(secret) != SECRET_BYTES:
        return [Deviation(0, 0, f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")]
    found: list[Deviation] = []
    if commitment is not None and hashlib.sha256(secret).hexdigest() != commitment:
        found.append(Deviation(0, 0, "the secret is not the one that was committed to"))
    game = Game("", setup, secret)
    for at, entry in log:
        if isinstance(entry, e.Dealt | e.Answered):
            found += _deviations(game, entry)
        try:
            game.apply(entry, at)
        except (LuxorError, AssertionError, LookupError, ValueError):
            return [*found, Deviation(game.version, game.drawn, "this cannot have happened")]
    return found


def _deviations(game: Game, entry: e.Dealt | e.Answered) -> list[Deviation]:
    """Return the draws of an entry that the secret does not explain."""
    table = game.table or Table.opened(game.options, edition=game.edition)
    s = table.snapshot()
    version = game.version + 1
    dealer = SecretDealer(game.secret, game.drawn)
    found: list[Deviation] = []
    for seat, number in entry.answers:
        if (seat is None) != (s.asks == k.CHANCE):
            return found  # as following it will show
        if seat is None:
            due = dealer.draw(s)
            if due != number:
                why = f"chance brought {number}, the secret says {due}"
                found.append(Deviation(version, dealer.drawn - 1, why))
        if number not in _possible(s):
            return found
        engine.answer(s, number)
    if s.asks == k.CHANCE:
        found.append(Deviation(version, dealer.drawn, "chance was asked and brought nothing"))
    return found


def _possible(s: State) -> list[int]:
    return [outcome for outcome, _ in engine.outcomes(s)] if s.asks == k.CHANCE else s.legal()
