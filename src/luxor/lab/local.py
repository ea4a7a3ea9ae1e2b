"""All cores of one machine: an engine of worker processes, each of which may die.

>>> from luxor import Options
>>> from luxor.lab.jobs import Order, Setting
>>> from luxor.lab.local import LocalEngine
>>> from luxor.notation.edition_file import load_edition
>>> setting = Setting(Options(players=2), load_edition(), seed=1)
>>> with LocalEngine(workers=1) as engine:
...     outcomes = list(engine.run(setting, [Order(0, 0, ("greedy", "random"))]))
>>> outcomes[0].row.wins
[1.0, 0.0]
"""

from __future__ import annotations

import os
import queue
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Self, cast

from luxor.bots.process import End, Inbox, WorkerProcess, cores, python_command
from luxor.core.errors import LuxorError
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.pieces import PieceQueue
from luxor.lab.random_games import Sums
from luxor.lab.worker import Piece, Results, Worker, decode, encode

TINY_ORDERS = 16
TINY_SUM = 2_000
"""Up to so many games of quick bots are played here: starting workers would take longer."""
QUICK_BOTS = frozenset({"random", "greedy", "planner"})
MOST_FAILED_STARTS = 3
LEAVE_SECONDS = 5.0
"""For a worker to end."""
WORKER: Final = "luxor.lab.worker"

ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")
"""What numeric libraries obey, so that each worker keeps to its core."""


class EngineError(LuxorError):
    """The workers cannot be used; the message says why."""


class LocalEngine:
    """Plays on ``workers`` cores of this machine, by default on all of them.

    One worker is this process itself, and few games of quick bots are played here too. Otherwise
    workers are processes of their own: if one dies (killed, out of memory, a crash in a library),
    the game that killed it is handed back with an error, and another worker takes its place. They
    are kept until :meth:`close`, so that several experiments start them once.
    """

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise EngineError(f"workers: a number from 1 on, not {workers}")
        self.workers = workers or cores()
        self._pool: dict[int, _Process] = {}
        self._inbox: Inbox = queue.SimpleQueue()
        self._busy = False
        self._failed_starts = 0  # one after the other

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        """Yield an outcome for every order, as they come; closing the iterator stops the work."""
        if self.workers == 1 or _is_tiny(orders):
            worker = Worker(setting)
            try:
                for order in orders:
                    yield worker.player.play(order)
            finally:
                worker.close()
        else:
            pieces = PieceQueue(orders, self.workers)
            yield from cast("Iterator[Outcome]", self._drive(setting, pieces))

    def sum_random(self, setting: Setting, games: int) -> Iterator[Sums]:
        """Play random games 0 to ``games`` - 1 and yield sums that cover each of them once."""
        pieces = PieceQueue(range(games), self.workers)
        if self.workers == 1 or games <= TINY_SUM:
            worker = Worker(setting)
            while isinstance(piece := pieces.take(), range):
                began = time.monotonic()
                sums = worker.sum_up(piece)
                pieces.took(len(piece), time.monotonic() - began)
                yield sums
        else:
            yield from cast("Iterator[Sums]", self._drive(setting, pieces))

    def close(self) -> None:
        """End the workers."""
        self._dismiss(list(self._pool.values()))

    def _dismiss(self, workers: list[_Process]) -> None:
        """End workers, and with them the programs that play for them."""
        for worker in workers:
            worker.process.end_input()
        for worker in workers:
            worker.process.close(LEAVE_SECONDS)
            del self._pool[worker.process.number]

    def _drive(self, setting: Setting, pieces: PieceQueue) -> Iterator[Outcome | Sums]:
        """Give pieces to workers until none waits and all are done; yield what they send."""
        if self._busy:
            raise EngineError("this engine is at work; a second experiment needs an engine too")
        Worker(setting).close()  # reports what is wrong with a setting once, not in every worker
        self._busy = True
        try:
            while self._hand_out(setting, pieces):
                number, line = self._inbox.get()
                if number in self._pool:
                    yield from self._results(self._pool[number], line, pieces)
        finally:
            self._busy = False
            # After an interruption their games are not wanted.
            self._dismiss([worker for worker in self._pool.values() if worker.piece])

    def _hand_out(self, setting: Setting, pieces: PieceQueue) -> bool:
        """Give a piece to every worker that has none; return whether any worker is busy."""
        idle = [worker for worker in self._pool.values() if not worker.piece]
        self._dismiss([worker for worker in idle if not worker.process.is_alive])
        idle = [worker for worker in idle if worker.process.is_alive]
        while (idle or len(self._pool) < self.workers) and (piece := pieces.take()):
            worker = idle.pop() if idle else _Process(self._inbox)
            self._pool[worker.process.number] = worker
            worker.give(setting, piece)
        return any(worker.piece for worker in self._pool.values())

    def _results(self, worker: _Process, line: bytes | End, pieces: PieceQueue) -> Results:
        """Return the results in a line of a worker, or of the game that it died of."""
        piece = worker.piece
        if not isinstance(line, bytes):
            why = worker.process.failure(line)
            self._dismiss([worker])
            if not piece:
                return []
            if worker.is_playing:
                return pieces.lost(piece, f"the worker {why} while it played this game")
            self._failed_starts += 1
            if self._failed_starts > MOST_FAILED_STARTS:
                raise EngineError(f"no worker gets to play a game: each {why} before")
            pieces.put_back(piece)
            return []
        is_done, results = cast("tuple[bool, Results]", decode(line))
        if not worker.is_playing:
            worker.is_playing = True
            worker.began = time.monotonic()
            self._failed_starts = 0
        worker.piece = None if is_done else piece and piece[len(results) :]
        if is_done:
            pieces.took(worker.games, time.monotonic() - worker.began)
        return results


def _is_tiny(orders: Iterable[Order]) -> bool:
    return (
        isinstance(orders, Sequence)
        and len(orders) <= TINY_ORDERS
        and all(QUICK_BOTS.issuperset(order.bots) for order in orders)
    )


class _Process:
    """A worker process, and what it has been given."""

    def __init__(self, inbox: Inbox) -> None:
        environment = {**dict.fromkeys(ONE_THREAD, "1"), **os.environ}
        self.process = WorkerProcess(
            python_command(WORKER), environment=environment, inbox=inbox, is_trusted=True
        )
        self.piece: Piece | None = None
        """What is still missing of its piece, None if it is idle."""
        self.games = 0
        self.is_playing = False
        self.began = 0.0
        self._setting: Setting | None = None

    def give(self, setting: Setting, piece: Piece) -> None:
        """Let it play a piece."""
        self.piece = piece
        self.games = len(piece)
        self.is_playing = False
        known = setting is self._setting
        self._setting = setting
        self.process.send(encode((None if known else setting, piece)) + b"\n")
