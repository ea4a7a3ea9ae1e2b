"""Jobs that wait for a worker: people first, quick moves before others, the rooms in turn."""

from __future__ import annotations

from asyncio import Future
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Literal

from luxor.bots.levels import LEVELS
from luxor.core.view import View

What = Literal["choose", "hint"]
"""What there is to do: find a move, or rate all of them."""


class Rank(IntEnum):
    """The order in which jobs are done, of rooms that are alike."""

    QUICK = 0  # a move that takes less than a millisecond
    MOVE = 1
    HINT = 2


@dataclass(eq=False, slots=True)
class Job:
    """Something to think about for a room, and where the answer goes."""

    do: What
    level: str
    view: View
    seed: int
    room: str
    people_wait: Callable[[], bool]
    done: Future[Any] = field(repr=False)

    @property
    def rank(self) -> Rank:
        """When its turn comes: levels that search must not keep those waiting that do not."""
        if self.do == "hint":
            return Rank.HINT
        searches = LEVELS[self.level].searches
        return Rank.MOVE if searches else Rank.QUICK

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits for the answer."""
        return not self.done.done()

    def finish(self, answer: object) -> None:
        """Give the answer to who waits for it, if anybody does."""
        if self.is_wanted:
            self.done.set_result(answer)

    def fail(self, error: BaseException) -> None:
        """Raise an error where the answer is waited for, if anybody does."""
        if self.is_wanted:
            self.done.set_exception(error)


class JobQueue:
    """Waiting jobs. Rooms take turns, so that one with many jobs delays nobody else."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[tuple[str, Rank], deque[Job]] = OrderedDict()
        """The jobs of each room and rank, in the order of their turns."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def of_people(self) -> int:
        """Return how many jobs there are that somebody waits for at the table."""
        return sum(job.people_wait() for jobs in self._waiting.values() for job in jobs)

    def of_room(self, rank: Rank, room: str) -> int:
        """Return how many jobs of a rank a room has waiting."""
        return len(self._waiting.get((room, rank), ()))

    def put(self, job: Job) -> None:
        """Let a job wait."""
        self._waiting.setdefault((job.room, job.rank), deque()).append(job)

    def take(self) -> Job:
        """Return the next job; raises ``IndexError`` if none waits."""
        if not self._waiting:
            raise IndexError("no job waits")
        # People come and go while a job waits, so it is now that counts.
        turn = min(self._waiting, key=lambda t: (not self._waiting[t][0].people_wait(), t[1]))
        jobs = self._waiting[turn]
        job = jobs.popleft()
        if jobs:
            self._waiting.move_to_end(turn)
        else:
            del self._waiting[turn]
        return job

    def remove(self, job: Job) -> None:
        """Forget a job if it waits."""
        turn = (job.room, job.rank)
        jobs = self._waiting.get(turn, deque())
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[turn]
