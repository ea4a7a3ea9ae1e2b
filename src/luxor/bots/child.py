"""A child process that is talked to in lines, and that is gone when it is no longer wanted.

Pipes are read and written by threads, so nothing here waits longer than it is told, on any system:
not for a process that does not read, does not write, or never ends a line.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from typing import IO, Final, Literal

MOST_BYTES: Final = 1 << 16
"""Of a line from the process."""

MOST_LINES: Final = 256
"""From the process that nobody has read yet."""

KEPT: Final = 4096
"""Bytes of standard error that are kept, the last ones."""

FLOOD: Final = f"wrote {MOST_LINES} lines that nobody asked for"
CLOSED: Final = f"{'' if hasattr(os, 'waitid') else 'ended or '}closed its standard output"

REAP_SECONDS: Final = 5.0
STATUS_SECONDS: Final = 0.5

PASSED_ON: Final = frozenset(
    {
        *("PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TERM"),
        *("TMPDIR", "TEMP", "TMP", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONPATH"),
        *("VIRTUAL_ENV", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT"),
        *("USERPROFILE", "APPDATA", "LOCALAPPDATA", "PROGRAMFILES", "PROGRAMDATA"),
        *("NUMBER_OF_PROCESSORS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"),
    }
)
"""The variables of our environment that a process gets, beside ``LC_...``."""


_children: weakref.WeakSet[Child] = weakref.WeakSet()


def kill_children() -> None:
    """Kill all processes that are still there, for a program that is about to be killed itself."""
    for child in list(_children):
        child.kill()


class ChildError(Exception):
    """A process does not do what it should; the message says what, as a verb phrase."""


class ChildTimeoutError(ChildError):
    """A process has said nothing in time."""


End = Literal["ended", "long", "flood"]
"""Why there will be no more lines: the stream ended, a line was too long, or too many came."""


class Child:
    """A process started from a command line, with lines in and out.

    It is told nothing but what :meth:`send` says, and gets a small part of our environment. Its
    standard error is read and its end is kept. When the object is closed, forgotten, or the
    program ends, the process is killed together with the processes it has started (on
    Windows, and for those that left its process group, as far as the system can tell).
    """

    def __init__(self, command: str) -> None:
        """Start the process; raises :class:`ChildError` if that is not possible."""
        self._process = _start(command)
        self._lines: queue.SimpleQueue[bytes | End] = queue.SimpleQueue()
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors = bytearray()
        self._over: End | None = None
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        # The threads must not hold this object: it could then never be forgotten.
        _run(_write_lines, stdin, self._out)
        self._reader = _run(_read_lines, stdout, self._lines)
        self._listener = _run(_keep_tail, stderr, self._errors)
        self._finalizer = weakref.finalize(self, _kill, self._process, self._out)
        _children.add(self)

    @property
    def is_alive(self) -> bool:
        """Whether it has not been killed; it may have ended by itself."""
        return self._finalizer.alive

    def kill(self) -> None:
        """End it at once."""
        self._finalizer()

    def send(self, line: bytes) -> None:
        """Hand over a line; it is written as soon as the process reads."""
        self._out.put(line)

    def receive(self, seconds: float) -> bytes:
        """Return the next line; raises :class:`ChildError` where none comes."""
        if self._over is None:
            try:
                found = self._lines.get(timeout=seconds)
            except queue.Empty:
                raise ChildTimeoutError(f"said nothing for {seconds:g} s") from None
            if isinstance(found, bytes):
                return found
            self._over = found
        if self._over == "long":
            raise ChildError(f"wrote more than {MOST_BYTES} bytes without the end of a line")
        if self._over == "flood":
            raise ChildError(FLOOD)
        status = _status(self._process, STATUS_SECONDS)
        if status is None:
            raise ChildError(CLOSED)
        raise ChildError(f"ended with {status_words(status)}")

    def close(self, seconds: float = 0.0) -> None:
        """End it: let it read to the end of its input and leave by itself, then kill it."""
        if self._finalizer.alive:
            self._out.put(None)
            self._reader.join(seconds)
            self._finalizer()
            # What it wrote before it died is still on the way here.
            self._listener.join(STATUS_SECONDS)

    @property
    def error_text(self) -> str:
        """The end of what it wrote to standard error."""
        return bytes(self._errors).decode("utf-8", "replace").strip()


def status_words(status: int) -> str:
    """Return how a process ended, in words."""
    if status < 0:
        with contextlib.suppress(ValueError):
            return f"signal {signal.Signals(-status).name}"
    return f"exit status {status}"


def check_command(command: str) -> None:
    """Raise ``ValueError`` with what is wrong if a text cannot be a command line."""
    if "\0" in command or not split_command(command):
        raise ValueError("no command")


def split_command(command: str) -> list[str]:
    """Return the words of a command line as a shell would see them; raises ``ValueError``."""
    return shlex.split(command)


# --- starting and ending ----------------------------------------------------------------------


def _start(command: str) -> subprocess.Popen[bytes]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name.upper() in PASSED_ON or name.upper().startswith("LC_")
    }
    windows = sys.platform == "win32"
    try:
        return subprocess.Popen(
            command if windows else split_command(command),  # Windows splits for itself
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=not windows,  # a group to kill, out of the reach of our Ctrl-C
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise ChildError(f"could not be started ({why})") from None


def _status(process: subprocess.Popen[bytes], seconds: float) -> int | None:
    """Return how a process has ended, None if it has not, without taking notice of it.

    Until we take notice, its number (and that of its group) belongs to no other process.
    """
    if not hasattr(os, "waitid"):
        time.sleep(seconds / 10)
        return process.poll() if sys.platform == "win32" else None
    until = time.monotonic() + seconds
    while True:
        try:
            found = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:
            return process.poll()
        if found is not None:
            return -found.si_status if found.si_code != os.CLD_EXITED else found.si_status
        if time.monotonic() > until:
            return None
        time.sleep(0.005)


def _kill(process: subprocess.Popen[bytes], out: queue.SimpleQueue[bytes | None]) -> None:
    """Kill a process and those it has started, and take notice of its end."""
    out.put(None)
    if sys.platform == "win32":
        subprocess.run(
            ["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False
        )
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(REAP_SECONDS)


# --- threads ---------------------------------------------------------------------------------


def _run(work: object, *arguments: object) -> threading.Thread:
    assert callable(work)
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _write_lines(stream: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Write lines until there is None, or nobody to read them."""
    with contextlib.suppress(OSError), stream:
        while (line := lines.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[stream.write(rest) :]


def _read_lines(stream: IO[bytes], lines: queue.SimpleQueue[bytes | End]) -> None:
    """Read lines until the stream ends, or until it is no use to go on."""
    rest = b""
    end: End = "ended"
    with stream:
        while end == "ended" and (chunk := _read(stream)):
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole:
                if len(line) > MOST_BYTES or lines.qsize() >= MOST_LINES:
                    break
                lines.put(line)
            if max(map(len, (*whole, rest))) > MOST_BYTES:
                end = "long"
            elif lines.qsize() >= MOST_LINES:
                end = "flood"
        lines.put(end)


def _keep_tail(stream: IO[bytes], kept: bytearray) -> None:
    with stream:
        while chunk := _read(stream):
            kept += chunk
            del kept[:-KEPT]


def _read(stream: IO[bytes]) -> bytes:
    try:
        return stream.read(1 << 14)
    except (OSError, ValueError):
        return b""
