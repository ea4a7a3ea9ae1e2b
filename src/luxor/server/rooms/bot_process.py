"""One worker process as the server sees it: started, asked, and gone when it is of no use."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from typing import Any, TypeVar

import orjson

from luxor.bots.asking import MOST_CHARACTERS, one_line
from luxor.bots.process import (
    ProcessError,
    ProcessOutputError,
    ProcessStartError,
    ProcessTimeoutError,
    WorkerProcess,
)

Json = dict[str, Any]
T = TypeVar("T")


class Fault(StrEnum):
    """What can be wrong with an answer."""

    NOT_STARTED = "not_started"  # there is no process
    HUNG = "hung"  # no answer in time
    CRASHED = "crashed"  # the process has ended
    NONSENSE = "nonsense"  # an answer to something else, or to nothing
    BOT = "bot"  # the bot itself failed, its process did not


class WorkerError(Exception):
    """A worker has not done what it should; the text, a verb phrase, is for the whole table."""

    def __init__(self, fault: Fault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


class Worker:
    """A process that is given one job at a time, in lines of JSON.

    Where something goes wrong with it, the process is killed at once; :meth:`ready` starts another.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: WorkerProcess | None = None
        self._thread = ThreadPoolExecutor(1)  # which waits for the lines of the process
        self._error_text = ""
        self._jobs = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, None if there is none."""
        return None if self._process is None else self._process.pid

    @property
    def error_text(self) -> str:
        """The end of what the last process wrote to standard error, in one line."""
        return one_line(self._error_text[-MOST_CHARACTERS:])

    async def ready(self, seconds: float) -> None:
        """See to it that there is a process, in so many seconds; raises :class:`WorkerError`."""
        if self._process is not None and self._process.is_alive:
            return
        await self._end()
        try:
            self._start()
            if await self._receive(seconds) != {"ready": True}:
                raise WorkerError(Fault.NONSENSE, "did not say that it is ready")
        except BaseException:
            await self._end()
            raise

    async def ask(self, job: Json, read: Callable[[Json], T], seconds: float) -> T:
        """Return what ``read`` makes of the answer to a job; raises :class:`WorkerError`.

        That includes answers for which ``read`` raises ``ValueError``, ``KeyError`` or
        ``TypeError``.
        """
        try:
            answer = await self._exchange(job, seconds)
            try:
                return read(answer)
            except (KeyError, TypeError, ValueError):
                raise WorkerError(Fault.NONSENSE, "answered what is not possible") from None
        except BaseException:
            await self._end()
            raise

    def kill(self) -> None:
        """End the process at once, and have no other; who waits for it gets an error."""
        self._closed = True
        if self._process is not None:
            self._process.kill()

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        self._closed = True
        await self._end()
        self._thread.shutdown(wait=False)

    # --- the process -------------------------------------------------------------------------

    def _start(self) -> None:
        if self._closed:  # in the meantime
            raise WorkerError(Fault.NOT_STARTED, "was not started any more")
        self._error_text = ""
        try:
            # From this thread, which lives as long as the server: a worker ends with it.
            self._process = WorkerProcess(self._command)
        except ProcessStartError as error:
            raise WorkerError(Fault.NOT_STARTED, str(error)) from None

    async def _exchange(self, job: Json, seconds: float) -> Json:
        assert self._process is not None
        self._jobs += 1
        self._process.send(orjson.dumps({"id": self._jobs, **job}) + b"\n")
        answer = await self._receive(seconds)
        if answer.pop("id", None) != self._jobs:
            raise WorkerError(Fault.NONSENSE, "answered what it was not asked")
        return answer

    async def _receive(self, seconds: float) -> Json:
        assert self._process is not None
        loop = asyncio.get_running_loop()
        try:
            line = await loop.run_in_executor(self._thread, self._process.receive, seconds)
        except ProcessTimeoutError as error:
            raise WorkerError(Fault.HUNG, str(error)) from None
        except ProcessOutputError:
            raise WorkerError(Fault.NONSENSE, "answered at too great length") from None
        except ProcessError:
            raise WorkerError(Fault.CRASHED, "ended without an answer") from None
        try:
            answer = orjson.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise WorkerError(Fault.NONSENSE, "answered what cannot be read")
        return answer

    async def _end(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(process.close)
            self._error_text = process.error_text
