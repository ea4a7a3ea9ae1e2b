"""Bots in worker processes: as many as are allowed, started when they are needed.

A job goes to a worker that has nothing else to do. If the worker hangs, crashes or answers
nonsense, it is killed and another one is asked; if that fails too, a random option stands in.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NoReturn, Self

from luxor.bots import bot_rng, options_of
from luxor.bots.asking import one_line
from luxor.bots.levels import LEVELS
from luxor.bots.process import cores, python_command
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.notation.codec.exact import view_to_json
from luxor.server.errors import Code, ServerError
from luxor.server.rooms.bot_process import Fault, Json, Worker, WorkerError
from luxor.server.rooms.bot_queue import Job, JobQueue, Rank, What

HINTS: Final = "pharaoh"
"""The level that gives hints; unless its time runs out, the same seed gives the same hint."""

WORKER: Final = "luxor.server.rooms.bot_worker"
"""The module that a worker runs."""

ATTEMPTS: Final = 2
"""Workers that are asked before a random option stands in."""

START_SECONDS: Final = 60.0
"""Until a worker is ready; the machine may be busy with anything else."""

HINTS_OF_A_ROOM: Final = 4
"""That may wait at a time."""

log = logging.getLogger("luxor.server.bots")


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot decided. ``fault`` says why a random answer stands in, None if it does not."""

    action: int
    fault: str | None


def always() -> bool:
    """Return True."""
    return True


@dataclass(frozen=True, slots=True)
class BotFigures:
    """What the bots do and have done, for the metrics; ``workers`` are processes.

    ``seconds`` are those that ``jobs`` took, both by level (or ``hint``); ``faults`` are counted by
    their kind (:class:`~luxor.server.rooms.bot_process.Fault`).
    """

    workers: int
    busy: int
    waiting: int
    jobs: dict[str, int]
    seconds: dict[str, float]
    faults: dict[str, int]


class BotPool:
    """Up to ``workers`` processes that think for bots, one job at a time each.

    By default there are as many as the machine has cores, less one for the server. ``waiting`` is
    the number of jobs from which on hints are refused, those of rooms without people apart; moves
    always wait, a room has only one at a time. A job that takes longer than ``seconds`` is given
    up. ``command`` starts a worker.
    """

    def __init__(
        self,
        workers: int | None = None,
        *,
        waiting: int = 256,
        seconds: float = 30.0,
        command: Sequence[str] | None = None,
    ) -> None:
        """Start nothing yet; raises ``ValueError`` for less than one worker."""
        if workers is not None and workers < 1:
            raise ValueError(f"workers: a number from 1 on, not {workers}")
        self.size = max(1, cores() - 1) if workers is None else workers
        self._most_waiting = waiting
        self._seconds = seconds
        self._command = command or python_command(WORKER)
        self._queue = JobQueue()
        self._idle: list[Worker] = []
        self._busy: dict[asyncio.Task[Any], Worker] = {}
        self._closed = False
        self._jobs: Counter[str] = Counter()
        self._times: dict[str, float] = defaultdict(float)
        self._faults: Counter[str] = Counter()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # --- what rooms ask for ------------------------------------------------------------------

    async def choose(
        self,
        level: str,
        view: View,
        seed: int,
        *,
        room: str = "",
        people_wait: Callable[[], bool] = always,
    ) -> BotAnswer:
        """Return the answer of a bot of a level to the decision of a view.

        The same seed gives the same answer. Where jobs wait, those come first for which
        ``people_wait`` when a worker is free; otherwise the rooms take turns, and jobs without
        one (``room`` empty) come in their order. Raises ``ValueError`` if there is no such level or
        nothing to decide, and ``ServerError`` if the pool is closed.
        """
        if level not in LEVELS:
            raise ValueError(f"{level!r} is no level, expected one of {', '.join(LEVELS)}")
        answer: BotAnswer = await self._do("choose", level, view, seed, room, people_wait)
        return answer

    async def hint(self, view: View, seed: int, *, room: str = "") -> list[dict[str, Any]]:
        """Return the options of a view's decision as a strong bot sees them, the best first.

        Each with ``id``, ``text``, ``chance``, ``margin`` and ``visits``; None for what is not
        known, as of a single option. Only people ask for hints, so they wait for no empty room.
        Raises ``ServerError`` if there is too much to do.
        """
        if self._queue.of_people() >= self._most_waiting:
            raise ServerError(Code.TOO_MANY, "too many bots are thinking: ask again later")
        if room and self._queue.of_room(Rank.HINT, room) >= HINTS_OF_A_ROOM:
            raise ServerError(Code.TOO_OFTEN, "wait for the hints that were asked for already")
        rows: list[dict[str, Any]] = await self._do("hint", HINTS, view, seed, room, always)
        return rows

    async def close(self) -> None:
        """End the workers; who still waits for an answer gets a ``ServerError``."""
        self._closed = True
        while self._queue:
            self._queue.take().fail(_stopping())
        for worker in self._busy.values():
            worker.kill()
        if self._busy:
            await asyncio.wait(self._busy)
        await asyncio.gather(*(worker.close() for worker in self._idle))

    def figures(self) -> BotFigures:
        """Return what there is and what has been done, for the metrics."""
        return BotFigures(
            workers=len(self.pids()),
            busy=len(self._busy),
            waiting=len(self._queue),
            jobs=dict(self._jobs),
            seconds=dict(self._times),
            faults=dict(self._faults),
        )

    def pids(self) -> list[int]:
        """Return the numbers of the processes there are."""
        workers = (*self._idle, *self._busy.values())
        return sorted(worker.pid for worker in workers if worker.pid is not None)

    # --- jobs --------------------------------------------------------------------------------

    async def _do(
        self,
        do: What,
        level: str,
        view: View,
        seed: int,
        room: str,
        people_wait: Callable[[], bool],
    ) -> Any:
        options_of(view)
        if self._closed:
            raise _stopping()
        done = asyncio.get_running_loop().create_future()
        job = Job(do, level, view, seed, room, people_wait, done)
        self._queue.put(job)
        self._hand_out()
        try:
            return await job.done
        finally:
            self._queue.remove(job)  # it is there still if the caller is cancelled

    def _hand_out(self) -> None:
        """Give waiting jobs to workers that have none."""
        while self._queue and len(self._busy) < self.size:
            job = self._queue.take()
            worker = self._idle.pop() if self._idle else Worker(self._command)
            task = asyncio.create_task(self._found(job, worker))
            self._busy[task] = worker
            task.add_done_callback(partial(self._tell, job))

    def _tell(self, job: Job, task: asyncio.Task[Any]) -> None:
        """Take the worker of a task back, and tell who waits what has come of it."""
        self._idle.append(self._busy.pop(task))
        if not self._closed:
            self._hand_out()
        error = _stopping() if task.cancelled() else task.exception()
        if error is None:
            job.finish(task.result())
        else:
            job.fail(error)

    async def _found(self, job: Job, worker: Worker) -> Any:
        """Return the answer to a job, by another process if one fails."""
        request = {
            "do": job.do,
            "level": job.level,
            "rng": _rng(job).save(),
            "view": view_to_json(job.view),
        }
        fault = ""
        for _ in range(ATTEMPTS):
            if not job.is_wanted:
                return None
            try:
                await worker.ready(START_SECONDS)
                began = time.monotonic()
                found = await worker.ask(request, partial(READ[job.do], job), self._seconds)
            except WorkerError as error:
                if self._closed:
                    raise _stopping() from None
                fault = str(error)
                self._faults[error.fault] += 1
                log.warning("a bot's process %s (%s): %s", fault, job.level, worker.error_text)
            else:
                self._count(job, found, time.monotonic() - began)
                return found
        return GIVE_UP[job.do](job, fault)

    def _count(self, job: Job, found: object, seconds: float) -> None:
        name = job.level if job.do == "choose" else "hint"
        self._jobs[name] += 1
        self._times[name] += seconds
        if isinstance(found, BotAnswer) and found.fault is not None:
            self._faults[Fault.BOT] += 1
            log.warning("a bot %s (%s)", found.fault, job.level)


def _stopping() -> ServerError:
    return ServerError(Code.STOPPING, "the server is stopping: come back later")


# --- answers ---------------------------------------------------------------------------------


def _rng(job: Job) -> Rng:
    """Return the random numbers of a job; nobody can tell the seed from them."""
    assert job.view.seat is not None
    return bot_rng(job.seed, job.view.seat)


def _read_choice(job: Job, answer: Json) -> BotAnswer:
    action, fault = answer["action"], answer["fault"]
    if type(action) is not int or action not in job.view.known.legal():
        raise ValueError("not an option")
    return BotAnswer(action, None if fault is None else one_line(fault))


def _read_rows(job: Job, answer: Json) -> list[dict[str, Any]]:
    rows = [
        {"id": number, "chance": chance, "margin": margin, "visits": visits}
        for number, chance, margin, visits in answer["rows"]
    ]
    if any(type(row["id"]) is not int for row in rows):
        raise TypeError("an id is no int")
    if sorted(row["id"] for row in rows) != job.view.known.legal():
        raise ValueError("not the options")
    for row in rows:
        for name, kinds in ROW:
            if row[name] is not None and type(row[name]) is not kinds:
                raise TypeError(f"{name} is no {kinds.__name__}")
    return rows


def _any_option(job: Job, fault: str) -> BotAnswer:
    options = job.view.known.legal()
    return BotAnswer(options[_rng(job).below(len(options))], fault)


def _no_hint(_: Job, fault: str) -> NoReturn:
    raise ServerError(Code.FAULT, f"there is no hint: the bot {fault}")


ROW: Final = (("chance", float), ("margin", float), ("visits", int))
"""What a row of a hint holds, if it is known."""

READ: Final[Mapping[What, Callable[[Job, Json], Any]]] = {
    "choose": _read_choice,
    "hint": _read_rows,
}
"""Makes the answer of a worker what the caller gets; raises ``ValueError`` and the like."""

GIVE_UP: Final[Mapping[What, Callable[[Job, str], Any]]] = {
    "choose": _any_option,
    "hint": _no_hint,
}
"""What the caller gets where no worker had an answer."""
