"""One worker process as the server sees it: started, asked, and gone when it is of no use."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import orjson

from luxor.bots.asking import MOST_CHARACTERS, one_line
from luxor.bots.child import PASSED_ON

Json = dict[str, Any]
T = TypeVar("T")

COMMAND: Final = (sys.executable, "-P", "-m", "luxor.server.rooms.bot_worker")
"""What a worker is started by."""

MOST_BYTES: Final = 1 << 16
"""Of a line from a worker."""

REAP_SECONDS: Final = 5.0
"""For a process that was killed to be gone."""

KEPT: Final = 4096
"""Bytes of standard error that are kept, the last ones."""


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

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._listener: asyncio.Task[None] | None = None
        self._errors = bytearray()
        self._jobs = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, None if there is none."""
        return None if self._process is None else self._process.pid

    @property
    def error_text(self) -> str:
        """The end of what the last process wrote to standard error, in one line."""
        return one_line(bytes(self._errors).decode("utf-8", "replace")[-MOST_CHARACTERS:])

    async def ready(self, seconds: float) -> None:
        """See to it that there is a process, in so many seconds; raises :class:`WorkerError`."""
        if self._process is not None and self._process.returncode is None:
            return
        await self._end()
        try:
            await self._start()
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
        self._kill()

    async def close(self) -> None:
        """End the process, and wait until it is gone."""
        self.kill()
        await self._end()

    # --- the process -------------------------------------------------------------------------

    async def _start(self) -> None:
        self._errors.clear()
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=MOST_BYTES,
                env=environment(os.environ),
                start_new_session=sys.platform != "win32",  # out of the reach of our Ctrl-C
            )
        except OSError as error:
            why = f"could not be started ({error.strerror or type(error).__name__})"
            raise WorkerError(Fault.NOT_STARTED, why) from None
        self._listener = asyncio.create_task(self._listen(self._process))
        if self._closed:  # in the meantime
            self._kill()

    async def _exchange(self, job: Json, seconds: float) -> Json:
        assert self._process is not None
        assert self._process.stdin is not None
        self._jobs += 1
        self._process.stdin.write(orjson.dumps({"id": self._jobs, **job}) + b"\n")
        answer = await self._receive(seconds)
        if answer.pop("id", None) != self._jobs:
            raise WorkerError(Fault.NONSENSE, "answered what it was not asked")
        return answer

    async def _receive(self, seconds: float) -> Json:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                await self._process.stdin.drain()
                line = await self._process.stdout.readline()
        except TimeoutError:
            raise WorkerError(Fault.HUNG, f"said nothing for {seconds:g} s") from None
        except OSError:
            line = b""
        except ValueError:
            raise WorkerError(Fault.NONSENSE, "answered at too great length") from None
        if not line.endswith(b"\n"):
            raise WorkerError(Fault.CRASHED, "ended without an answer")
        try:
            answer = orjson.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise WorkerError(Fault.NONSENSE, "answered what cannot be read")
        return answer

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        while chunk := await process.stderr.read(KEPT):
            self._errors += chunk
            del self._errors[:-KEPT]

    def _kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def _end(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        self._kill()
        process, self._process = self._process, None
        if process is None or self._listener is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        # A process that the system cannot end now is left to it.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(REAP_SECONDS):
                while await process.stdout.read(MOST_BYTES):
                    pass  # a pipe that is not read to its end is never closed
                await self._listener
                await process.wait()


def environment(ours: Mapping[str, str]) -> dict[str, str]:
    """Return what a worker gets of our environment: nothing that could be a secret.

    A package that lies in no ordinary place is found where we found it.
    """
    found = {
        name: value
        for name, value in ours.items()
        if name.upper() in PASSED_ON or name.upper().startswith("LC_")
    }
    root = Path(__file__).parents[3]
    if root.name not in ("site-packages", "dist-packages"):
        rest = found.get("PYTHONPATH")
        found["PYTHONPATH"] = f"{root}{os.pathsep}{rest}" if rest else str(root)
    return found
