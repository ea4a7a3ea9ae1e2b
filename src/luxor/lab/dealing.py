"""What chance brings in the games of an experiment: the same for all games of the same deal.

Every pile (the die is one too) has a stream of random numbers of its own, so the n-th card drawn,
the n-th tile turned up and the n-th roll meet the same number in all games of a deal, also after
their players have gone different ways. That makes comparisons sharper: both sides have the same
luck. Streams come from the seed by a one-way street, so no bot can find out from its own stream
what the dealer will bring.
"""

from __future__ import annotations

import hashlib

from luxor.bots import bot_rng
from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.state import State

MOST_SEED = (1 << 64) - 1
"""The largest seed of an experiment."""


class PileDealer:
    """Answers chance in one game, from a stream for each pile."""

    def __init__(self, seed: int, deal: int) -> None:
        self._name = f"{seed}/deal/{deal}"
        self._streams: dict[int, Rng] = {}

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""
        pile = s.frame()[2]
        stream = self._streams.get(pile)
        if stream is None:
            # By its name: modules add piles, and the other ones bring the same with and without.
            stream = self._streams[pile] = stream_of(f"{self._name}/{s.rs.pile_names[pile]}")
        return engine.draw_outcome(s, stream)


class OneStreamDealer:
    """Answers chance in a game of random bots only, from the stream that answers for them too."""

    def __init__(self, stream: Rng) -> None:
        self._stream = stream

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""
        return engine.draw_outcome(s, self._stream)


def stream_of(name: str) -> Rng:
    """Return the stream of random numbers with a name; the way back is not passable."""
    return Rng(int.from_bytes(hashlib.blake2b(name.encode(), digest_size=12).digest(), "big"))


def seat_rng(seed: int, game: int, seat: int) -> Rng:
    """Return the stream of a seat's bot in a game of an experiment."""
    name = f"{seed}/game/{game}".encode()
    return bot_rng(int.from_bytes(hashlib.blake2b(name, digest_size=12).digest(), "big"), seat)


def playout_rng(seed: int, game: int) -> Rng:
    """Return the one stream of a game of random bots only (see ``random_games.py``)."""
    return Rng((game << 64) | seed)
