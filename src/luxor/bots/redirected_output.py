"""What the bots of others print goes to standard error: standard output belongs to the command.

A command may write JSON there, and a bot that prints a line to see what it does must not break it.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from typing import TextIO

OWN = "luxor."
"""How the modules of Luxor's own bots are called: these print nothing."""

STDOUT, STDERR = 1, 2
"""The numbers under which the system knows the streams, and programs that a bot starts."""


class _Switch:
    """Standard output that leads to standard error while somebody is inside.

    Several threads may be: the first one in turns it, the last one out turns it back.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._inside = 0
        self._stream: TextIO = sys.stdout
        self._number: int | None = None

    def enter(self) -> None:
        with self._lock:
            self._inside += 1
            if self._inside == 1:
                self._stream, sys.stdout = sys.stdout, sys.stderr
                self._number = self._turn() if _are_usual() else None

    def leave(self) -> None:
        with self._lock:
            self._inside -= 1
            if self._inside == 0:
                sys.stdout = self._stream
                if self._number is not None:
                    os.dup2(self._number, STDOUT)
                    os.close(self._number)

    def _turn(self) -> int | None:
        """Let the system's standard output lead to standard error; return the one there was."""
        with contextlib.suppress(OSError):  # closed, or too many files are open
            number = os.dup(STDOUT)
            os.dup2(STDERR, STDOUT)
            return number
        return None


_switch = _Switch()


def _are_usual() -> bool:
    """Return whether the streams of this process are those under the usual numbers."""
    try:
        numbers = [stream.fileno() for stream in (sys.__stdout__, sys.__stderr__) if stream]
    except (OSError, ValueError):
        return False
    return numbers == [STDOUT, STDERR]


@contextlib.contextmanager
def redirected_output() -> Iterator[None]:
    """Send what is printed inside to standard error, by Python or by programs it starts."""
    _switch.enter()
    try:
        yield
    finally:
        _switch.leave()


def redirected_for(bot: object) -> contextlib.AbstractContextManager[None]:
    """Redirect output for a bot of somebody else's, and do nothing for one of Luxor's."""
    own = str(type(bot).__module__).startswith(OWN)
    return contextlib.nullcontext() if own else redirected_output()
