"""``luxor serve`` as a process that can be measured, killed and restarted."""

from __future__ import annotations

import os
import resource
from dataclasses import dataclass
from pathlib import Path

from tests.server.client.real_server import ANNOUNCED, RealServer

EVERYTHING_ALLOWED = (
    *("--most-rooms", "1000000", "--most-connections", "1000000"),
    *("--most-connections-per-address", "1000000"),
)
"""All clients here have one address, so limits that protect a server from it are lifted."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What a process has used: seconds of a core, and bytes of memory that are its own."""

    core: float
    memory: int


class Served(RealServer):
    """A server that allows everything and logs only warnings; use it as a context."""

    def __init__(self, database: str, *options: str) -> None:
        super().__init__(database, "--log-level", "warning", *EVERYTHING_ALLOWED, *options)

    def warnings(self) -> list[str]:
        """Return what it has written."""
        return [line.strip() for line in self.log if not line.startswith(ANNOUNCED)]

    def usage(self) -> Usage:
        """Return what it has used so far."""
        return usage(self.process_id)


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
