"""Times every loop in turn, round after round, so that a slow moment hits all of them alike."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import luxor
from bench.loops import LOOPS, SETTINGS, Work
from bench.machine import say
from bench.worker import ROOT, Process, worker

PURE = ROOT / "tools" / "pure"
"""With this in ``PYTHONPATH``, Luxor is imported uncompiled."""

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
        """Choose the amount that takes about so long, and count it."""
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

    worker: Process
    measured: dict[str, dict[str, Measurement]]


def compare(one: Process, other: Process) -> None:
    """Raise ``RuntimeError`` if two builds do not play the same games."""
    if other.hello["compiled"]:
        raise RuntimeError(f"with {PURE} compiled modules still run")
    for setting, about in SETTINGS.items():
        for loop in LOOPS:
            counts = [worker.count(loop, setting, COMPARED) for worker in (one, other)]
            if counts[0] != counts[1]:
                where = f"{loop}, {about.title}"
                raise RuntimeError(f"compiled and pure differ: {where}, {counts[0]}, {counts[1]}")


def measure(rounds: int, seconds: float, others: Sequence[Measurement] = ()) -> list[Build]:
    """Return the measured builds: the installed one first, then the pure one if it is compiled.

    ``others`` take part in every round.
    """
    with ExitStack() as stack:
        workers = [stack.enter_context(worker(Path(luxor.__file__).parents[1]))]
        if workers[0].hello["compiled"]:
            workers.append(stack.enter_context(worker(PURE)))
            compare(*workers)
        builds = [
            Build(each, {n: {loop: Measurement(each, loop, n) for loop in LOOPS} for n in SETTINGS})
            for each in workers
        ]
        everything = [
            measurement
            for build in builds
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
    return builds
