"""Starting faulty workers, and seeing whether processes are gone."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvloop

T = TypeVar("T")

LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {
    "asyncio": asyncio.new_event_loop,
    "uvloop": uvloop.new_event_loop,
}
"""The event loops that a server may run on."""

PATIENCE = 60.0
"""Seconds after which something that must happen has not happened."""


def run(work: Coroutine[Any, Any, T], loop: str = "uvloop") -> T:
    """Run a coroutine to its end, no longer than one should wait, and without a silent error."""
    errors: list[dict[str, Any]] = []

    async def within() -> T:
        asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
        async with asyncio.timeout(PATIENCE):
            return await work

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        found = runner.run(within())
    assert errors == []
    return found


def faulty(mode: str, folder: Path | None = None) -> tuple[str, ...]:
    """Return the command of a faulty worker."""
    script = str(Path(__file__).with_name("faulty_worker.py"))
    return (sys.executable, script, mode, *([] if folder is None else [str(folder)]))


def is_gone(pid: int) -> bool:
    """Return whether a process has ended, also if nobody has taken notice of that yet."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return True
    return stat.rpartition(")")[2].split()[0] in "ZX"


def wait_until_gone(*pids: int) -> None:
    """Wait until processes have ended; raises ``TimeoutError`` if they do not."""
    until = time.monotonic() + PATIENCE
    while not all(map(is_gone, pids)):
        if time.monotonic() > until:
            left = [pid for pid in pids if not is_gone(pid)]
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            raise TimeoutError(f"still there: {left}")
        time.sleep(0.01)
