"""What a worker process does: it plays the pieces of work that it is sent.

A worker knows only what is in a setting and its orders. It acknowledges a piece before the first
game, and sends finished games when the piece is done or every twentieth of a second.
"""

from __future__ import annotations

import base64
import pickle
import time
from collections.abc import Iterator
from typing import Any

from luxor.bots.process import serve
from luxor.lab.game import GamePlayer
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.random_games import RandomGames, Sums

Piece = tuple[Order, ...] | range
"""What a worker gets at once: orders, or numbers of random games that are only summed up."""
Results = list[Outcome] | list[Sums]

BETWEEN = 0.05
"""Seconds after which finished games are sent though the piece is not done."""


class Worker:
    """Plays pieces of one setting, in whatever process this is."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.player = GamePlayer(setting)
        self._random: RandomGames | None = None

    def play(self, piece: Piece) -> Iterator[tuple[bool, Results]]:
        """Play one piece and yield its results, each time with whether the piece is done."""
        yield False, []
        if isinstance(piece, range):
            yield True, [self.sum_up(piece)]
            return
        finished: list[Outcome] = []
        sent = time.monotonic()
        for number, order in enumerate(piece, 1):
            finished.append(self.player.play(order))
            if time.monotonic() - sent > BETWEEN and number < len(piece):
                yield False, finished
                finished = []
                sent = time.monotonic()
        yield True, finished

    def sum_up(self, games: range) -> Sums:
        """Return the sums of random games."""
        if self._random is None:
            self._random = RandomGames(self.setting)
        return self._random.sum_up(games)

    def close(self) -> None:
        """Close the bots."""
        self.player.close()


def main() -> None:
    """Play pieces until standard input ends."""
    worker: Worker | None = None

    def work(line: bytes) -> Iterator[bytes]:
        nonlocal worker
        setting, piece = decode(line)
        if worker is None or setting is not None:
            if worker is not None:
                worker.close()
            worker = Worker(setting)
        yield from map(encode, worker.play(piece))

    try:
        serve(work)
    finally:
        if worker is not None:
            worker.close()


def encode(message: object) -> bytes:
    """Return a message between us and a worker as a line without its end."""
    return base64.b64encode(pickle.dumps(message))


def decode(line: bytes) -> Any:
    """Return the message of a line from :func:`encode`."""
    return pickle.loads(base64.b64decode(line))
