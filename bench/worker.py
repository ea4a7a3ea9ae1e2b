"""A process that does measured work on request, so that two builds can take turns.

``python -m bench.worker`` says what it is, then answers each line of standard input with a line:
``["count", loop, setting, amount]`` with what the work comes to, ``["time", ...]`` with seconds of
the core and of the clock on the wall.
:class:`Worker` is the other end, :class:`Process` what it shares with those of other engines.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import get_clock_info, perf_counter, process_time
from typing import Any, Self

from bench.loops import LOOPS, SEED, SETTINGS, Start, Work, start, state_bytes
from luxor.core.rng import Rng

ROOT = Path(__file__).resolve().parents[1]
TICK = get_clock_info("process_time").resolution


class Process:
    """A process that answers a line with a line, both JSON."""

    def __init__(self, command: Sequence[str | Path], **changes: str) -> None:
        """Start it with a changed environment; its first answer is kept as ``hello``."""
        self._process = subprocess.Popen(
            command,
            env={**os.environ, **changes},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            self.hello = self._read()
        except RuntimeError:
            self.stop()
            raise

    def count(self, loop: str, setting: str, amount: int) -> Work:
        """Return what the work comes to, without a clock."""
        return Work(**self._ask("count", loop, setting, amount))

    def time(self, loop: str, setting: str, amount: int) -> tuple[float, float]:
        """Return the seconds the work takes: of a core, and from beginning to end."""
        core, wall = self._ask("time", loop, setting, amount)
        return core, wall

    def stop(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):  # it ended before it read a question
            self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _ask(self, *question: object) -> Any:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # reading tells how it ended
            print(json.dumps(question), file=self._process.stdin, flush=True)
        return self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"a measuring process ended with status {self._process.wait()}")
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise RuntimeError(answer["error"])
        return answer


class Worker(Process):
    """A process that has imported luxor from ``path``, a folder that holds the package."""

    def __init__(self, path: Path) -> None:
        """Start it; raises ``RuntimeError`` if it imports luxor from anywhere else."""
        search = os.pathsep.join((str(path), str(ROOT)))
        super().__init__([sys.executable, "-m", "bench.worker"], PYTHONPATH=search)
        self.compiled: bool = self.hello["compiled"]
        self.compilers: list[str] = self.hello["compilers"]
        self.state_bytes: dict[str, int] = self.hello["state_bytes"]
        found = Path(self.hello["package"]).resolve()
        if found != (path / "luxor").resolve():
            self.stop()
            raise RuntimeError(f"luxor was to be imported from {path}, but came from {found}")


# --- inside the process ----------------------------------------------------------------------


def compiled_files() -> list[Path]:
    """Return the files of luxor's modules in this process that are compiled."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] == "luxor"]
    files = [getattr(module, "__file__", None) or "" for module in modules]
    return sorted(Path(name) for name in files if name.endswith(tuple(EXTENSION_SUFFIXES)))


def compilers(files: list[Path]) -> list[str]:
    """Return the compilers that signed these files; object files carry their names as text."""
    found = set()
    for path in files:
        for piece in path.read_bytes().split(b"\0"):
            if len(piece) < 200 and (piece.startswith(b"GCC: (") or b"clang version" in piece):
                found.add(piece.decode("ascii", "replace").strip())
    return sorted(found)


def timed(loop: str, begin: Start, amount: int) -> tuple[float, float]:
    play = LOOPS[loop].play
    rng = Rng(SEED)
    wall, core = perf_counter(), process_time()
    play(begin, amount, rng)
    core, wall = process_time() - core, perf_counter() - wall
    return max(core, TICK), max(wall, TICK)


def serve() -> None:
    import luxor

    starts = {setting: start(setting) for setting in SETTINGS}
    files = compiled_files()
    assert luxor.__file__ is not None
    hello = {
        "compiled": bool(files),
        "compilers": compilers(files),
        "package": str(Path(luxor.__file__).parent),
        "state_bytes": {setting: state_bytes(begin.state) for setting, begin in starts.items()},
    }
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        wish, loop, setting, amount = json.loads(line)
        begin = starts[setting]
        if wish == "time":
            print(json.dumps(timed(loop, begin, amount)), flush=True)
        else:
            print(json.dumps(asdict(LOOPS[loop].count(begin, amount, Rng(SEED)))), flush=True)


if __name__ == "__main__":
    serve()
