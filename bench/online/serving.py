"""``luxor serve`` as a process that can be measured, killed and started again."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import threading
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

ANNOUNCED = "Luxor is at "
START_SECONDS = 60
STOP_SECONDS = 30

EVERYTHING_ALLOWED = (
    *("--rate", "messages=1000000/1", "--rate", "requests=1000000/1"),
    *("--rate", "new_games=1000000/1"),
    *("--rate", "records=1000000/1"),
    *("--most-rooms", "1000000", "--most-connections", "1000000"),
    *("--most-connections-per-address", "1000000"),
)
"""All clients here have one address: limits that protect a server from it must not be met."""


class ServingError(Exception):
    """The server did not start, or did not end; the text has what it said last."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What a process has used: seconds of a core, and bytes of memory that are its own."""

    core: float
    memory: int


class Served:
    """A server on a port of loopback that stays the same; use it as a context."""

    def __init__(self, database: str, *options: str) -> None:
        self._words = [
            *(sys.executable, "-m", "luxor", "serve", "--database", database),
            *("--bot-workers", "1", "--log-level", "warning", *EVERYTHING_ALLOWED, *options),
        ]
        self.host, self.port = "127.0.0.1", 0
        self.said: deque[str] = deque(maxlen=40)
        """The last lines that it wrote."""
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    @property
    def base(self) -> str:
        """Where it is."""
        return f"http://{self.host}:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and return when it answers."""
        self._process = subprocess.Popen(
            [*self._words, "--port", str(self.port)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,  # Ctrl-C is for the benchmark, which then stops the server
        )
        announced = threading.Event()
        self._reader = threading.Thread(target=self._read, args=(announced,), daemon=True)
        self._reader.start()
        if not announced.wait(START_SECONDS) or self._process.poll() is not None:
            self.kill()
            raise ServingError("the server does not start:\n" + "".join(self.said))

    def _read(self, announced: threading.Event) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                if line.startswith(ANNOUNCED):
                    self.port = int(line.strip().rstrip("/").rpartition(":")[2])
                    announced.set()
                else:
                    self.said.append(line)
        announced.set()

    def kill(self) -> None:
        """End it in the middle of whatever it does: no handler runs, no buffer is written."""
        if self._process is not None:
            self._process.kill()
            self._wait()

    def stop(self) -> None:
        """Let it end by itself; raises :class:`ServingError` if it does not."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._wait()
        except subprocess.TimeoutExpired:
            self.kill()
            raise ServingError("the server does not stop:\n" + "".join(self.said)) from None

    def _wait(self) -> None:
        assert self._process is not None
        assert self._reader is not None
        self._process.wait(STOP_SECONDS)
        self._reader.join()
        self._process = None

    def usage(self) -> Usage:
        """Return what it has used so far."""
        assert self._process is not None
        return usage(self._process.pid)


def allow_files(count: int) -> None:
    """Let this process and its children open so many files and sockets, if the system does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


def usage(process: int) -> Usage:
    """Return what a process has used, threads included."""
    folder = Path("/proc", str(process))
    times = (folder / "stat").read_text().rpartition(")")[2].split()[11:13]
    lines = (folder / "status").read_text().splitlines()
    memory = next(int(line.split()[1]) for line in lines if line.startswith("RssAnon:"))
    return Usage(sum(map(int, times)) / os.sysconf("SC_CLK_TCK"), memory * 1024)


def machine_core_seconds() -> tuple[float, float]:
    """Return how long all cores together have worked, and how long they have existed."""
    words = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
    user, nice, system, idle, waiting, *rest = (int(w) / os.sysconf("SC_CLK_TCK") for w in words)
    busy = user + nice + system + sum(rest)
    return busy, busy + idle + waiting
