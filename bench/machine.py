"""What a figure depends on besides the code."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path


def describe(compilers: list[str]) -> dict[str, object]:
    """Return the machine in words; ``compilers`` are those that built the extension."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": ", ".join(compilers) or None,
    }


def cpu_model() -> str:
    """Return the processor's name as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    found = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return found[0] if found else platform.processor() or platform.machine()


def load() -> float | None:
    """Return how many processes wanted a core in the last minute, where the system tells."""
    return round(os.getloadavg()[0], 2) if sys.platform != "win32" else None
