"""Counts the instructions of a fixed set of games, which is repeatable where times are not.

    python -m bench.callgrind           instructions a game and a turn take
    python -m bench.callgrind --hot 20  the functions that take most of them, in the compiled loop

It needs valgrind. The same games are played once and twice by two processes under callgrind; the
difference is free of what starting Python costs.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import luxor
from bench.loops import SETTINGS, Work
from bench.rounds import say
from bench.worker import ROOT

AMOUNTS = {"playout": 200, "api": 50, "copy": 20_000}  # games, games, copies
MISSING = "valgrind was not found: install it (Debian, Ubuntu: apt install valgrind)"
TOGGLE = "__pyx_f_5luxor_4core_7playout_playouts"


class NoCallgrindError(Exception):
    """Instructions cannot be counted here; the message says why and what would help."""


@dataclass(frozen=True)
class Count:
    """The instructions of a fixed piece of work."""

    instructions: int
    work: Work


class Snapshot:
    """A copy of luxor and the loops, so that nobody changes them between two runs."""

    def __init__(self, folder: Path) -> None:
        """Copy into an empty folder; raises ``NoCallgrindError`` where there is no valgrind."""
        found = shutil.which("valgrind")
        if found is None:
            raise NoCallgrindError(MISSING)
        assert luxor.__file__ is not None
        self._valgrind = found
        self._folder = folder
        ignored = shutil.ignore_patterns("__pycache__")
        for package in (Path(luxor.__file__).parent, ROOT / "bench"):
            shutil.copytree(package, folder / package.name, ignore=ignored)
        self.work("copy", "2", 1)  # writes the bytecode, so that all later runs find it

    def work(self, loop: str, setting: str, amount: int) -> Work:
        """Return what a loop comes to."""
        return Work(**json.loads(self._run([], loop, setting, amount, 0)))

    def profile(
        self, loop: str, setting: str, amount: int, repeats: int, flags: tuple[str, ...] = ()
    ) -> Path:
        """Return the file with callgrind's profile of a loop."""
        path = self._folder / "profile"
        path.unlink(missing_ok=True)
        tool = [self._valgrind, "--tool=callgrind", f"--callgrind-out-file={path}", *flags]
        self._run(tool, loop, setting, amount, repeats)
        return path

    def _run(self, tool: list[str], *words: object) -> str:
        result = subprocess.run(
            [*tool, sys.executable, "-m", "bench.loops", *map(str, words)],
            cwd=self._folder,
            env={**os.environ, "PYTHONPATH": str(self._folder), "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode:
            raise NoCallgrindError(f"counting instructions failed:\n{result.stderr}")
        return result.stdout


@contextmanager
def snapshot() -> Iterator[Snapshot]:
    """Make a snapshot that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="luxor-callgrind-") as folder:
        yield Snapshot(Path(folder))


def count(taken: Snapshot, loop: str, setting: str, amount: int) -> Count:
    """Return the instructions of one loop."""
    once, twice = (total(taken.profile(loop, setting, amount, n).read_text()) for n in (1, 2))
    if twice <= once:
        raise NoCallgrindError(f"{loop}: twice the work took {twice - once} more instructions")
    return Count(twice - once, taken.work(loop, setting, amount))


def count_all(tell: Callable[[str], None]) -> dict[str, dict[str, Count]]:
    """Return the instructions of every loop for every setting."""
    found: dict[str, dict[str, Count]] = {setting: {} for setting in SETTINGS}
    with snapshot() as taken:
        for setting, about in SETTINGS.items():
            for loop, amount in AMOUNTS.items():
                tell(f"counting instructions: {loop}, {about.title}")
                found[setting][loop] = count(taken, loop, setting, amount)
    return found


def total(profile: str) -> int:
    """Return the instructions of a whole profile."""
    found = re.search(r"^(?:totals|summary): (\d+)", profile, re.MULTILINE)
    if found is None:
        raise NoCallgrindError("callgrind's profile has no line of totals")
    return int(found[1])


# --- hot functions ---------------------------------------------------------------------------


def hot(setting: str, amount: int) -> list[tuple[str, int, int]]:
    """Return (function, own instructions, instructions with callees) of the compiled loop."""
    with snapshot() as taken:
        flags = (f"--toggle-collect={TOGGLE}",)
        profile = taken.profile("playout", setting, amount, 1, flags)
        own, inclusive = (annotated(profile, form) for form in ("no", "yes"))
    if TOGGLE not in inclusive:
        raise NoCallgrindError("luxor is not compiled here, or its symbols were stripped")
    return sorted(
        ((plain_name(name), own[name], inclusive.get(name, own[name])) for name in own),
        key=lambda entry: -entry[1],
    )


def annotated(profile: Path, inclusive: str) -> dict[str, int]:
    """Return the instructions of each function; ``inclusive`` is "yes" or "no"."""
    tool = ["callgrind_annotate", "--threshold=100", "--auto=no", f"--inclusive={inclusive}"]
    text = subprocess.run([*tool, str(profile)], capture_output=True, text=True, check=True).stdout
    line = re.compile(r"^ *([\d,]+) \([ \d.]+%\)  [^:\n]*:(\S+)", re.MULTILINE)
    return {name: int(number.replace(",", "")) for number, name in line.findall(text)}


def plain_name(symbol: str) -> str:
    """Return the Python name in a symbol of Cython's, where each part follows its length."""
    match = re.match(r"__pyx_(?:f|pf|pw)_", symbol)
    if match is None:
        return symbol
    parts = []
    rest = symbol[match.end() :]
    while found := re.match(r"(\d+)", rest):
        begin = found.end()
        parts.append(rest[begin : begin + int(found[1])])
        rest = rest[begin + int(found[1]) :].removeprefix("_")
    return ".".join([*parts[2:], rest])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.callgrind", description=__doc__)
    parser.add_argument("--hot", type=int, metavar="N", help="list the N hottest functions")
    parser.add_argument("--setting", choices=SETTINGS, default="2", help="which game")
    wish = parser.parse_args()
    try:
        if wish.hot:
            found = hot(wish.setting, AMOUNTS["playout"])
            whole = max(inclusive for _, _, inclusive in found)  # that of the loop itself
            print("   own  with callees  function")
            for name, own, inclusive in found[: wish.hot]:
                print(f"{own / whole:6.1%}  {inclusive / whole:12.1%}  {name}")
            return 0
        for setting, counts in count_all(say).items():
            for loop, counted in counts.items():
                print(f"{SETTINGS[setting].title}, {describe(loop, counted)}")
    except NoCallgrindError as error:
        say(str(error))
        return 1
    return 0


def describe(loop: str, counted: Count) -> str:
    """Return a count in words."""
    work = counted.work
    if work.copies:
        return f"{loop}: {counted.instructions / work.copies:,.0f} instructions a copy"
    return (
        f"{loop}: {counted.instructions:,} instructions for {work.games} games, "
        f"{counted.instructions / work.games:,.0f} a game, "
        f"{counted.instructions / work.turns:,.0f} a turn"
    )


if __name__ == "__main__":
    sys.exit(main())
