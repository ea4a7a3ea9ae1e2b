"""Times every loop in turn, round after round, so that a slow moment hits all of them alike."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import luxor
from bench.loops import LOOPS, SETTINGS, Work
from bench.worker import Process, Worker

COMPARED = 5  # games after which both builds must have counted the same


@dataclass
class Measurement:
    """One loop of one build: the same amount of work in every round."""

    worker: Process
    loop: str
    setting: str
    amount: int = 1
    least: int = 1  # the amount even where it takes longer
    work: Work = field(default_factory=Work)
    seconds: list[float] = field(default_factory=list)  # of a core
    shares: list[float] = field(default_factory=list)  # of the time, that a core was given

    def fit(self, seconds: float) -> None:
        """Choose the amount that takes about so long, and count what it comes to."""
        self._time()  # the first time is slower: caches are cold
        while (taken := self._time()[0]) < seconds / 4:
            self.amount = max(self.amount + 1, min(self.amount * 8, self._fitting(taken, seconds)))
        self.amount = max(self.least, self._fitting(taken, seconds))
        self.work = self.worker.count(self.loop, self.setting, self.amount)

    def round(self) -> None:
        """Do the work once against the clock."""
        core, wall = self._time()
        self.seconds.append(core)
        self.shares.append(core / wall)

    def rates(self, units: int) -> list[float]:
        """Return lowest, median and highest of ``units`` per second over the rounds."""
        return [
            units / taken for taken in (max(self.seconds), median(self.seconds), min(self.seconds))
        ]

    def _time(self) -> tuple[float, float]:
        return self.worker.time(self.loop, self.setting, self.amount)

    def _fitting(self, taken: float, seconds: float) -> int:
        return int(self.amount * seconds / taken)


@dataclass
class Build:
    """A compiled or pure build and its measurements by setting and loop."""

    worker: Worker
    measured: dict[str, dict[str, Measurement]]


@contextmanager
def builds() -> Iterator[list[Worker]]:
    """Start luxor as it is installed and, if that is compiled, a copy of it that is not."""
    assert luxor.__file__ is not None
    package = Path(luxor.__file__).parent
    with ExitStack() as stack:
        installed = stack.enter_context(Worker(package.parent))
        workers = [installed]
        if installed.compiled:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="luxor-pure-")))
            ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(package, folder / "luxor", ignore=ignored)
            pure = stack.enter_context(Worker(folder))
            if pure.compiled:
                raise RuntimeError("the copy without extensions still runs compiled modules")
            compare(installed, pure)
            workers.append(pure)
        yield workers


def compare(one: Worker, other: Worker) -> None:
    """Raise ``RuntimeError`` if two builds do not play the same games."""
    for setting, about in SETTINGS.items():
        for loop in LOOPS:
            counts = [worker.count(loop, setting, COMPARED) for worker in (one, other)]
            if counts[0] != counts[1]:
                where = f"{loop}, {about.title}"
                raise RuntimeError(f"compiled and pure differ: {where}, {counts[0]}, {counts[1]}")


def measure(
    rounds: int,
    seconds: float,
    say: Callable[[str], None],
    others: Sequence[Measurement] = (),
) -> list[Build]:
    """Return the measured builds: the installed one first, then the pure one if it is compiled.

    ``others`` take part in every round.
    """
    with builds() as workers:
        found = [
            Build(
                worker,
                {n: {loop: Measurement(worker, loop, n) for loop in LOOPS} for n in SETTINGS},
            )
            for worker in workers
        ]
        everything = [
            measurement
            for build in found
            for loops in build.measured.values()
            for measurement in loops.values()
        ]
        everything += others
        say(f"fitting {len(everything)} measurements to {seconds:g} s")
        for measurement in everything:
            measurement.fit(seconds)
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            for measurement in everything:
                measurement.round()
    return found


def say(text: str) -> None:
    """Tell how far things are, without touching standard output."""
    print(f"bench: {text}", file=sys.stderr, flush=True)
