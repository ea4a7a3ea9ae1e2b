"""How work is cut into pieces, and what is left of a piece whose worker has died."""

from __future__ import annotations

import itertools
from collections import deque
from collections.abc import Iterable
from typing import Protocol

from luxor.lab.jobs import Order, Outcome
from luxor.lab.random_games import Chunk, Sums
from luxor.lab.worker import Piece, Results

SECONDS = 0.1
"""How long a piece should take: long beside a message, short beside an experiment."""
MOST_ORDERS = 512
MOST_CHUNK = 20_000
FIRST_CHUNK = 200


class Queue(Protocol):
    """Work that waits, in pieces."""

    def take(self) -> Piece | None:
        """Return the next piece, None if nothing waits."""

    def took(self, piece: Piece, seconds: float) -> None:
        """Hear how long a piece took."""

    def lost(self, piece: Piece, delivered: int, playing: int, why: str) -> Results:
        """Take back a piece whose worker died; return what is said of the game that it cost.

        ``delivered`` games of it have come back, number ``playing`` was being played (-1: none).
        """


class OrderQueue:
    """Orders, as many at once as can be played in a tenth of a second."""

    def __init__(self, orders: Iterable[Order]) -> None:
        self._orders = iter(orders)
        self._again: deque[Order] = deque()
        self._seconds = SECONDS  # a game, as far as is known

    def take(self) -> Piece | None:
        number = min(max(int(SECONDS / self._seconds), 1), MOST_ORDERS)
        again = [self._again.popleft() for _ in range(min(number, len(self._again)))]
        return (*again, *itertools.islice(self._orders, number - len(again))) or None

    def took(self, piece: Piece, seconds: float) -> None:
        if isinstance(piece, tuple):
            self._seconds += 0.5 * (seconds / len(piece) - self._seconds)
            self._seconds = max(self._seconds, 1e-6)

    def lost(self, piece: Piece, delivered: int, playing: int, why: str) -> Results:
        assert isinstance(piece, tuple)
        self._again += (o for i, o in enumerate(piece) if i >= delivered and i != playing)
        return [Outcome(piece[playing], None, why)] if delivered <= playing else []


class ChunkQueue:
    """Random games that are only summed up, in chunks."""

    def __init__(self, games: int, workers: int) -> None:
        self._next = 0
        self._games = games
        self._workers = workers
        self._again: list[Chunk] = []
        self._size = FIRST_CHUNK

    def take(self) -> Piece | None:
        if self._again:
            return self._again.pop()
        left = self._games - self._next
        if left == 0:
            return None
        even = max(
            left // (2 * self._workers), FIRST_CHUNK
        )  # no worker is left alone with the rest
        chunk = Chunk(self._next, min(self._size, even, left))
        self._next += chunk.games
        return chunk

    def took(self, piece: Piece, seconds: float) -> None:
        if isinstance(piece, Chunk):
            wanted = int(piece.games * SECONDS / max(seconds, 1e-6))
            self._size = min(max(wanted, 1), MOST_CHUNK)

    def lost(self, piece: Piece, delivered: int, playing: int, why: str) -> Results:
        """Halve the chunk, again and again, until the game is found that cannot be played."""
        assert isinstance(piece, Chunk)
        if delivered > playing:
            self._again.append(piece)
            return []
        if piece.games == 1:
            return [Sums(errors=[(piece.first, why)])]
        half = piece.games // 2
        self._again += [
            Chunk(piece.first + half, piece.games - half),
            Chunk(piece.first, half),
        ]
        return []
