"""What a figure depends on besides the code, and how figures are written down."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any


def say(text: str) -> None:
    """Report progress, without touching standard output."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def about(command: str) -> dict[str, Any]:
    """Return when, where and by which command something is measured."""
    files = compiled_files()
    return {
        "compiled": bool(files),
        "machine": describe(compilers(files)),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": command,
        "load": round(os.getloadavg()[0], 2) if sys.platform != "win32" else None,
    }


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
    """Return the processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def compiled_files() -> list[Path]:
    """Return the files of luxor's modules in this process that are compiled."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] == "luxor"]
    files = [getattr(module, "__file__", None) or "" for module in modules]
    return sorted(Path(name) for name in files if name.endswith(tuple(EXTENSION_SUFFIXES)))


def compilers(files: list[Path]) -> list[str]:
    """Return the compilers that built these files: object files carry their names as text."""
    names = set()
    for path in files:
        for piece in path.read_bytes().split(b"\0"):
            if len(piece) < 200 and (piece.startswith(b"GCC: (") or b"clang version" in piece):
                names.add(piece.decode("ascii", "replace").strip())
    return sorted(names)


# --- Markdown --------------------------------------------------------------------------------


def about_lines(result: dict[str, Any]) -> list[str]:
    """Return what the figures depend on as lines of Markdown."""
    machine = result["machine"]
    words = f"{machine['cpu']}, {machine['cores']} cores, {machine['system']}, {machine['python']}"
    return [
        (
            f"- Machine: {words}, {machine['compiler'] or 'not compiled'}; "
            f"load at the start: {result['load']}"
        ),
        f"- Command: `{result['command']}`, {result['date']}",
    ]


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> list[str]:
    """Return a table as lines of Markdown: the first column to the left, figures to the right."""
    lines = [f"| {' | '.join(head)} |", "|---" + "|---:" * (len(head) - 1) + "|"]
    return ["", *lines, *(f"| {' | '.join(map(cell, row))} |" for row in rows)]


def cell(value: object) -> str:
    """Return a figure as a table shows it."""
    if isinstance(value, bool):
        return "yes" if value else "NO"
    if isinstance(value, int | float):
        return f"{value:,}"
    return "–" if value is None else str(value)
