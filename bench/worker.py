"""A process that does measured work on request, so that two builds can take turns.

``python -m bench.worker`` describes itself, then answers each line of standard input with a line:
``["count", loop, setting, amount]`` with the counts of the work, ``["time", ...]`` with seconds of
the core and of the clock on the wall. :class:`Process` is the other end.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from time import get_clock_info, perf_counter, process_time
from typing import Any, Self

from bench.loops import LOOPS, SEED, SETTINGS, Start, Work, start, state_bytes
from bench.machine import compiled_files
from luxor.core.rng import Rng

ROOT = Path(__file__).resolve().parents[1]
TICK = get_clock_info("process_time").resolution


class Process:
    """A process that answers a line with a line, both JSON; use it as a context."""

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
        """Return the counts of some work, without a clock."""
        return Work(**self._ask("count", loop, setting, amount))

    def time(self, loop: str, setting: str, amount: int) -> tuple[float, float]:
        """Return the seconds that some work takes: of a core, and from beginning to end."""
        core, wall = self._ask("time", loop, setting, amount)
        return core, wall

    def stop(self) -> None:
        """End the process."""
        self._process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def _ask(self, *question: object) -> Any:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # reading says how it ended
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


def worker(path: Path) -> Process:
    """Start a process that imports luxor with a folder in front of its path."""
    search = os.pathsep.join((str(path), str(ROOT)))
    return Process([sys.executable, "-m", "bench.worker"], PYTHONPATH=search)


# --- inside the process ----------------------------------------------------------------------


def timed(loop: str, begin: Start, amount: int) -> tuple[float, float]:
    play = LOOPS[loop].play
    rng = Rng(SEED)
    wall, core = perf_counter(), process_time()
    play(begin, amount, rng)
    core, wall = process_time() - core, perf_counter() - wall
    return max(core, TICK), max(wall, TICK)


def serve() -> None:
    starts = {setting: start(setting) for setting in SETTINGS}
    sizes = {setting: state_bytes(begin.state) for setting, begin in starts.items()}
    print(json.dumps({"compiled": bool(compiled_files()), "state_bytes": sizes}), flush=True)
    for line in sys.stdin:
        request, loop, setting, amount = json.loads(line)
        begin = starts[setting]
        if request == "time":
            print(json.dumps(timed(loop, begin, amount)), flush=True)
        else:
            print(json.dumps(asdict(LOOPS[loop].count(begin, amount, Rng(SEED)))), flush=True)


if __name__ == "__main__":
    serve()
