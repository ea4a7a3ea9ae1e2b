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

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
import types
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import connection
from typing import Any, Self, cast

from luxor.core.errors import LuxorError
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.pieces import ChunkQueue, OrderQueue, Queue
from luxor.lab.random_games import Chunk, Sums
from luxor.lab.worker import Piece, Results, Worker, work

TINY_ORDERS = 16
TINY_SUM = 2_000
"""Up to so many games of quick bots are played here: starting workers would take longer."""
QUICK_BOTS = frozenset({"random", "greedy", "planner"})
MOST_FAILED_STARTS = 3
LAST_WORDS = 5.0
"""Seconds that a worker may take to end."""

ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")
"""What numeric libraries obey, so that each worker keeps to its core."""


class EngineError(LuxorError):
    """The workers cannot be used; the message says why."""


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LocalEngine:
    """Plays on ``workers`` cores of this machine, all of them unless it is said otherwise.

    One worker is this process itself, and few games of quick bots are played here too. Otherwise
    workers are processes of their own: if one dies (killed, out of memory, a crash in a library),
    the game that it played is handed back with an error, and another worker takes its place. They
    are kept until :meth:`close`, so that several experiments start them once.
    """

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise EngineError(f"workers: a number from 1 on, not {workers}")
        self.workers = workers or cores()
        self._pool: list[_Process] = []
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
            yield from cast("Iterator[Outcome]", self._drive(setting, OrderQueue(orders)))

    def sum_random(self, setting: Setting, games: int) -> Iterator[Sums]:
        """Play random games 0 to ``games`` - 1 and yield sums that cover each of them once."""
        queue = ChunkQueue(games, self.workers)
        if self.workers == 1 or games <= TINY_SUM:
            worker = Worker(setting)
            while isinstance(piece := queue.take(), Chunk):
                began = time.monotonic()
                sums = worker.sum_up(piece)
                queue.took(piece, time.monotonic() - began)
                yield sums
        else:
            yield from cast("Iterator[Sums]", self._drive(setting, queue))

    def close(self) -> None:
        """Let the workers go."""
        for worker in self._pool:
            worker.dismiss()
        self._pool.clear()

    def _drive(self, setting: Setting, queue: Queue) -> Iterator[Outcome | Sums]:
        """Give pieces to workers until none waits and all are done; yield what they send."""
        if self._busy:
            raise EngineError("this engine is at work; a second experiment needs an engine too")
        Worker(setting).close()  # what is wrong with a setting is said here, not by every worker
        self._busy = True
        try:
            while self._hand_out(setting, queue):
                for worker in self._wait():
                    yield from self._listen(worker, queue)
        finally:
            self._busy = False
            for worker in self._pool:  # after an interruption their games are not wanted
                if worker.piece is not None:
                    worker.kill()
            self._pool = [worker for worker in self._pool if worker.is_alive]

    def _hand_out(self, setting: Setting, queue: Queue) -> bool:
        """Give a piece to every worker that has none; return whether anybody is at work."""
        # One that has died over a piece is kept until it is listened to: its game is not forgotten.
        self._pool = [w for w in self._pool if w.piece is not None or w.is_alive]
        idle = [worker for worker in self._pool if worker.piece is None]
        missing = self.workers - len(self._pool)
        while idle or missing:
            piece = queue.take()
            if piece is None:
                break
            if not idle:
                idle.append(_Process())
                self._pool.append(idle[-1])
                missing -= 1
            idle.pop().give(setting, piece)
        return any(worker.piece is not None for worker in self._pool)

    def _wait(self) -> list[_Process]:
        """Return the workers that have something to say, be it that they are dead."""
        at_work = [worker for worker in self._pool if worker.piece is not None]
        ready = connection.wait([thing for worker in at_work for thing in worker.signs])
        return [worker for worker in at_work if not set(worker.signs).isdisjoint(ready)]

    def _listen(self, worker: _Process, queue: Queue) -> Results:
        """Return what a worker has sent; if it is dead, what is to be said of its game."""
        assert worker.piece is not None
        piece = worker.piece
        message = worker.receive()
        if message is None:
            why = worker.bury()
            if worker.now_playing < 0:
                self._failed_starts += 1
                if self._failed_starts > MOST_FAILED_STARTS:
                    raise EngineError(f"no worker gets to play a game: each {why} before")
            why = f"the worker {why} while it played this game"
            return queue.lost(piece, worker.delivered, worker.now_playing, why)
        done, results = message
        worker.delivered += len(results)
        self._failed_starts = 0 if results else self._failed_starts
        if done:
            queue.took(piece, worker.free())
        return results


def _is_tiny(orders: Iterable[Order]) -> bool:
    return (
        isinstance(orders, Sequence)
        and len(orders) <= TINY_ORDERS
        and all(QUICK_BOTS.issuperset(order.bots) for order in orders)
    )


class _Process:
    """The parent's side of a worker process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._now_playing: Any = context.RawValue("q", 0)
        self._process = context.Process(
            target=work, args=(other, self._now_playing), name="luxor worker", daemon=True
        )
        with _as_a_worker_needs_it():
            self._process.start()
        other.close()
        self._setting: Setting | None = None
        self._began = time.monotonic()
        self.piece: Piece | None = None
        self.delivered = 0

    @property
    def is_alive(self) -> bool:
        return not self._pipe.closed and self._process.is_alive()

    @property
    def now_playing(self) -> int:
        return int(self._now_playing.value)

    @property
    def signs(self) -> tuple[Any, ...]:
        """What is ready when there is something to receive, or the process has ended."""
        return self._pipe, self._process.sentinel

    def give(self, setting: Setting, piece: Piece) -> None:
        """Let it play a piece; one that has just died is noticed when it is listened to."""
        self.piece = piece
        self.delivered = 0
        self._now_playing.value = -1
        self._began = time.monotonic()
        known = setting is self._setting
        self._setting = setting
        with contextlib.suppress(OSError):
            self._pipe.send((None if known else setting, piece))

    def free(self) -> float:
        """Note that the piece is done; return how many seconds it took."""
        self.piece = None
        return time.monotonic() - self._began

    def receive(self) -> tuple[bool, Results] | None:
        """Return what it sent, None if it is dead and has sent nothing more."""
        try:
            if self._pipe.poll():
                message = self._pipe.recv()
                if message is None:
                    self._began = time.monotonic()
                    return False, []
                return cast("tuple[bool, Results]", message)
        except (EOFError, OSError):
            pass
        return None

    def bury(self) -> str:
        """Clear up after one that has died; return what happened to it."""
        self._process.join(LAST_WORDS)
        status = self._process.exitcode
        self.kill()
        if status is None:
            return "fell silent"
        return f"was killed by {_signal(-status)}" if status < 0 else f"ended with status {status}"

    def kill(self) -> None:
        """End it at once, but let it kill the programs that play for it."""
        self.piece = None
        self._pipe.close()
        self._process.terminate()
        self._process.join(LAST_WORDS)
        self._process.kill()
        self._process.join()
        self._process.close()

    def dismiss(self) -> None:
        """End it when its pipe closes; it is idle."""
        if not self._pipe.closed:
            self._pipe.close()
            self._process.join(LAST_WORDS)
            self.kill()


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


@contextlib.contextmanager
def _as_a_worker_needs_it() -> Iterator[None]:
    """Start processes that keep to one core, do not hear Ctrl-C and do not run the caller's script.

    A new process would import the script that called us, and without a guard in it start workers
    itself. A worker gets all it needs through its pipe, so for a moment there is no such script.
    """
    main = sys.modules.get("__main__")
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    here = threading.current_thread() is threading.main_thread()
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN) if here else None
    try:
        sys.modules["__main__"] = types.ModuleType("__main__")
        for name in ONE_THREAD:
            os.environ.setdefault(name, "1")
        yield
    finally:
        if main is not None:
            sys.modules["__main__"] = main
        for name, value in before.items():
            if value is None:
                del os.environ[name]
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
