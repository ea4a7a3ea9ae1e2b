"""Jobs that wait for a worker: moves before hints, and the rooms in turn."""

from __future__ import annotations

from asyncio import Future
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Any, Literal

from luxor.core.view import View

What = Literal["choose", "hint"]
"""What there is to do, in the order in which it is done."""


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
        self._waiting: dict[What, OrderedDict[str, deque[Job]]] = {
            "choose": OrderedDict(),  # in the order in which they are taken
            "hint": OrderedDict(),
        }
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def of_room(self, do: What, room: str) -> int:
        """Return how many jobs of a kind a room has waiting."""
        return len(self._waiting[do].get(room, ()))

    def put(self, job: Job) -> None:
        """Let a job wait."""
        self._waiting[job.do].setdefault(job.room, deque()).append(job)
        self._length += 1

    def take(self) -> Job:
        """Return the next job; raises ``IndexError`` if none waits."""
        for rooms in self._waiting.values():
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
        jobs = self._waiting[job.do].get(job.room, deque())
        if job in jobs:
            jobs.remove(job)
            self._length -= 1
            if not jobs:
                del self._waiting[job.do][job.room]
