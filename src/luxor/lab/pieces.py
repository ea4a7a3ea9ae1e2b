"""How work is cut into pieces, and what is left of a piece whose worker has died."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from luxor.lab.jobs import Order, Outcome
from luxor.lab.random_games import Sums
from luxor.lab.worker import Piece, Results

SECONDS = 0.1
"""How long a piece should take: long compared with a message, short for an experiment."""
MOST_ORDERS = 512
MOST_RANDOM = 20_000
FIRST_RANDOM = 200


class PieceQueue:
    """Orders or random games, as many at once as can be played in a tenth of a second."""

    def __init__(self, work: Iterable[Order] | range, workers: int) -> None:
        self._rest = work if isinstance(work, range) else iter(work)
        self._workers = workers
        self._again: list[Piece] = []
        # The estimated time of one game.
        self._seconds = SECONDS / FIRST_RANDOM if isinstance(work, range) else SECONDS

    def take(self) -> Piece | None:
        """Return the next piece, None if nothing waits."""
        if self._again:
            return self._again.pop()
        number = max(int(SECONDS / self._seconds), 1)
        if isinstance(self._rest, range):
            # No worker is left alone with the rest.
            even = max(len(self._rest) // (2 * self._workers), FIRST_RANDOM)
            number = min(number, even, MOST_RANDOM)
            piece, self._rest = self._rest[:number], self._rest[number:]
            return piece or None
        return tuple(islice(self._rest, min(number, MOST_ORDERS))) or None

    def took(self, games: int, seconds: float) -> None:
        """Learn from how long some games took."""
        self._seconds += 0.5 * (seconds / games - self._seconds)
        self._seconds = max(self._seconds, 1e-6)

    def put_back(self, piece: Piece) -> None:
        """Take back a piece of which no game was played."""
        self._again.append(piece)

    def lost(self, piece: Piece, why: str) -> Results:
        """Take back what a dead worker had left; return the result of a game that killed it.

        Pieces are halved, again and again, until a single game is found that cannot be played.
        """
        if len(piece) > 1:
            half = len(piece) // 2
            self._again += [piece[half:], piece[:half]]
            return []
        if isinstance(piece, range):
            return [Sums(errors=[(piece[0], why)])]
        return [Outcome(piece[0], None, why)]
