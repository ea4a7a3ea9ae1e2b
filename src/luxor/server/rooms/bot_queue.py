"""Jobs that wait for a worker: quick moves, then other moves, then hints; the rooms in turn."""

from __future__ import annotations

from asyncio import Future
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Literal

from luxor.bots.levels import LEVELS
from luxor.bots.specs import means_budget
from luxor.core.view import View

What = Literal["choose", "hint"]
"""What there is to do: find a move, or rate all of them."""


class Rank(IntEnum):
    """The order in which jobs are done."""

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
    done: Future[Any] = field(repr=False)

    @property
    def rank(self) -> Rank:
        """When its turn comes: levels that search must not keep those waiting that do not."""
        if self.do == "hint":
            return Rank.HINT
        searches = any(map(means_budget, LEVELS[self.level].spec.split(":")))
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
    """Waiting jobs by rank. Rooms take turns, so that one with many jobs delays nobody else."""

    def __init__(self) -> None:
        # Of each rank the rooms in the order of their turns, each with its jobs.
        self._ranks: dict[Rank, OrderedDict[str, deque[Job]]] = {r: OrderedDict() for r in Rank}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def of_room(self, rank: Rank, room: str) -> int:
        """Return how many jobs of a rank a room has waiting."""
        return len(self._ranks[rank].get(room, ()))

    def put(self, job: Job) -> None:
        """Let a job wait."""
        self._ranks[job.rank].setdefault(job.room, deque()).append(job)
        self._length += 1

    def take(self) -> Job:
        """Return the next job; raises ``IndexError`` if none waits."""
        for rooms in self._ranks.values():
            for room, jobs in rooms.items():
                job = jobs.popleft()
                self._length -= 1
                if jobs:
                    rooms.move_to_end(room)
                else:
                    del rooms[room]
                return job
        raise IndexError("no job waits")

    def remove(self, job: Job) -> None:
        """Forget a job if it waits."""
        rooms = self._ranks[job.rank]
        jobs = rooms.get(job.room, deque())
        if job in jobs:
            jobs.remove(job)
            self._length -= 1
            if not jobs:
                del rooms[job.room]
