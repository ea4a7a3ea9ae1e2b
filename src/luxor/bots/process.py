"""Worker processes that talk in lines: bot programs, the server's bots and the laboratory.

Threads read and write the pipes, so on any system nothing here waits longer than its time limit:
not for a process that does not read, does not write, or never ends a line.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import TextIOWrapper
from typing import IO, BinaryIO, Final, Literal, cast

MOST_BYTES: Final = 1 << 16
"""In a line from a process whose output is limited."""

MOST_LINES: Final = 256
"""Unread from a process whose output is limited."""

KEPT: Final = 4096
"""Bytes of standard error that are kept, the last ones."""

LONG: Final = f"wrote more than {MOST_BYTES} bytes without the end of a line"
FLOOD: Final = f"wrote {MOST_LINES} lines that nobody asked for"
CLOSED: Final = f"{'' if hasattr(os, 'waitid') else 'ended or '}closed its standard output"

REAP_SECONDS: Final = 5.0
STATUS_SECONDS: Final = 0.5
LEAVE_SECONDS: Final = 4.0
"""For an idle worker to close its bots once its input has ended."""

PASSED_ON: Final = frozenset(
    {
        *("PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TERM"),
        *("TMPDIR", "TEMP", "TMP", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONPATH"),
        *("VIRTUAL_ENV", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT"),
        *("USERPROFILE", "APPDATA", "LOCALAPPDATA", "PROGRAMFILES", "PROGRAMDATA"),
        *("NUMBER_OF_PROCESSORS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"),
    }
)
"""The variables of our environment that a process gets, besides ``LC_...``."""

RUN_MODULE: Final = (
    "import importlib, sys; sys.path[:] = sys.argv[2:]; importlib.import_module(sys.argv[1]).main()"
)

End = Literal["ended", "long", "flood"]
"""Why there will be no more lines: the stream ended, a line was too long, or too many came."""

Inbox = queue.SimpleQueue[tuple[int, bytes | End]]
"""Lines from processes, each with the number of its process."""

_numbers = itertools.count()
_running: weakref.WeakSet[WorkerProcess] = weakref.WeakSet()
_starting = threading.Lock()


class ProcessError(Exception):
    """A process does not do what it should; the message says what, as a verb phrase."""


class ProcessStartError(ProcessError):
    """There is no process."""


class ProcessTimeoutError(ProcessError, TimeoutError):
    """A process has written nothing in time."""


class ProcessOutputError(ProcessError):
    """A process has written more than it may."""


class WorkerProcess:
    """A process with lines in and out.

    By default it gets the harmless part of our environment, its output is limited, and the end of
    its standard error is kept: bot programs are not trusted with more. When the object is closed or
    garbage-collected, or when our program ends, the process is killed together with the processes
    it started (on Windows, and for those that left its process group, as far as possible).
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        inbox: Inbox | None = None,
        is_trusted: bool = False,
    ) -> None:
        """Start a command line or its words; raises :class:`ProcessStartError`.

        Lines go to ``inbox``, which processes can share. A trusted process may write as much as
        it likes, and shares our standard error.
        """
        self.number = next(_numbers)
        self._inbox: Inbox = queue.SimpleQueue() if inbox is None else inbox
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors = bytearray()
        self._end: End | None = None
        with _starting:
            self._process = _start(command, environment or harmless_environment(), is_trusted)
            self._finalizer = weakref.finalize(self, _kill, self._process, self._out)
            _running.add(self)
        # The threads must not hold this object: it would never be garbage-collected.
        _run(_write_lines, self._process.stdin, self._out)
        self._reader = _run(
            _read_lines, self._process.stdout, self._inbox, self.number, not is_trusted
        )
        self._listener = _run(_keep_tail, self._process.stderr, self._errors)

    @property
    def pid(self) -> int:
        """The number that the system gave it."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it has neither been killed nor, as far as the system can tell, ended."""
        return self._finalizer.alive and _status(self._process, 0.0) is None

    @property
    def error_text(self) -> str:
        """The end of what it wrote to standard error."""
        return bytes(self._errors).decode("utf-8", "replace").strip()

    def send(self, line: bytes) -> None:
        """Hand over a line; it is written as soon as the process reads."""
        self._out.put(line)

    def receive(self, seconds: float) -> bytes:
        """Return the next line of an inbox that is not shared; raises :class:`ProcessError`."""
        if self._end is None:
            try:
                _, line = self._inbox.get(timeout=seconds)
            except queue.Empty:
                raise ProcessTimeoutError(f"said nothing for {seconds:g} s") from None
            if isinstance(line, bytes):
                return line
            self._end = line
        raise self.failure(self._end)

    def failure(self, end: End) -> ProcessError:
        """Return the error for an end of its lines."""
        if end == "long":
            return ProcessOutputError(LONG)
        if end == "flood":
            return ProcessOutputError(FLOOD)
        status = _status(self._process, STATUS_SECONDS)
        return ProcessError(CLOSED if status is None else f"ended with {status_words(status)}")

    def end_input(self) -> None:
        """Let it read to the end of its input, on which it should leave."""
        self._out.put(None)

    def close(self, seconds: float = 0.0) -> None:
        """End its input, give it some time to leave, then kill it."""
        if self._finalizer.alive:
            self.end_input()
            until = time.monotonic() + seconds
            self._reader.join(seconds)
            # One of our workers may still have programs of its own to end.
            _status(self._process, until - time.monotonic())
            self._finalizer()
            # What it wrote before it died is still on its way here.
            self._listener.join(STATUS_SECONDS)

    def kill(self) -> None:
        """End it at once."""
        self._finalizer()


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def status_words(status: int) -> str:
    """Return how a process ended, in words."""
    if status < 0:
        with contextlib.suppress(ValueError):
            return f"signal {signal.Signals(-status).name}"
    return f"exit status {status}"


def check_command(command: str) -> None:
    """Raise ``ValueError`` with what is wrong if a text cannot be a command line."""
    if "\0" in command or not shlex.split(command):
        raise ValueError("no command")


def python_command(module: str) -> tuple[str, ...]:
    """Return the command that runs ``main`` of a module, with the modules that we can import."""
    return (sys.executable, "-P", "-c", RUN_MODULE, module, *sys.path)


def harmless_environment() -> dict[str, str]:
    """Return the part of our environment that holds no secrets."""
    return {
        name: value
        for name, value in os.environ.items()
        if name.upper() in PASSED_ON or name.upper().startswith("LC_")
    }


# --- the worker's side -----------------------------------------------------------------------


def serve(work: Callable[[bytes], Iterable[bytes]], *, ready: bytes = b"") -> None:
    """Answer each line of standard input with lines, until the input ends.

    What else is printed goes to standard error. If the input ends during work, this process ends at
    once, and with it the programs it started.
    """
    out = take_output()
    lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
    is_idle = threading.Event()
    is_idle.set()
    # Detached, or Python could not shut down while the thread reads.
    _run(_watch_input, cast("TextIOWrapper", sys.stdin).detach(), lines, is_idle)
    out.write(ready)
    out.flush()
    while (line := lines.get()) is not None:
        is_idle.clear()
        for answer in work(line):
            out.write(answer + b"\n")
            out.flush()
        is_idle.set()


def take_output() -> BinaryIO:
    """Return standard output, and send everything else that is printed to standard error."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return out


def _watch_input(
    stream: BinaryIO, lines: queue.SimpleQueue[bytes | None], is_idle: threading.Event
) -> None:
    for line in stream:
        lines.put(line)
    if is_idle.is_set():
        lines.put(None)
        time.sleep(LEAVE_SECONDS)
    with _starting:  # no program is missing from the list
        for process in list(_running):
            process.kill()
        os._exit(0)


# --- starting and ending ----------------------------------------------------------------------


def _start(
    command: str | Sequence[str], environment: Mapping[str, str], is_trusted: bool
) -> subprocess.Popen[bytes]:
    windows = sys.platform == "win32"
    try:
        return subprocess.Popen(
            # Windows splits for itself.
            shlex.split(command) if isinstance(command, str) and not windows else command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if is_trusted else subprocess.PIPE,
            env=environment,
            start_new_session=not windows,  # a group to kill, out of the reach of our Ctrl-C
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise ProcessStartError(f"could not be started ({why})") from None


def _status(process: subprocess.Popen[bytes], seconds: float) -> int | None:
    """Return how a process has ended, None if it has not, without reaping it.

    Until it is reaped, its number (and that of its group) belongs to no other process.
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
    """Kill a process and those it has started, and reap it."""
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


def _run(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _write_lines(stream: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Write lines until there is None, or nobody to read them."""
    with contextlib.suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _read_lines(stream: IO[bytes], inbox: Inbox, number: int, is_limited: bool) -> None:
    """Read lines until the stream ends, or writes too much."""
    end: End = "ended"
    with contextlib.suppress(OSError), stream:
        while (line := stream.readline(MOST_BYTES + 1 if is_limited else -1)).endswith(b"\n"):
            if is_limited and inbox.qsize() >= MOST_LINES:
                end = "flood"
                break
            inbox.put((number, line[:-1]))
        if is_limited and len(line) > MOST_BYTES and not line.endswith(b"\n"):
            end = "long"
    inbox.put((number, end))


def _keep_tail(stream: IO[bytes] | None, kept: bytearray) -> None:
    if stream is None:
        return
    with contextlib.suppress(OSError), stream:
        while chunk := os.read(stream.fileno(), KEPT):
            kept += chunk
            del kept[:-KEPT]
