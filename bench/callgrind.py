"""Counts the instructions of a fixed set of games, which is repeatable where times are not.

    python -m bench.callgrind           instructions a game and a turn take
    python -m bench.callgrind --hot 20  the functions that take most of them, in the compiled loop

It needs valgrind. The same games are played once and twice by two processes under callgrind; the
difference is free of what starting Python costs.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import luxor
from bench.loops import LOOPS, SEED, Work, start
from bench.rounds import say
from bench.worker import PLAYERS, ROOT
from luxor.core.rng import Rng

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


def count(loop: str, players: int) -> Count:
    """Return the instructions of one loop; raises ``NoCallgrindError`` where it cannot."""
    amount = AMOUNTS[loop]
    once, twice = (
        total(run_under_callgrind([], loop, players, amount, repeats)[0]) for repeats in (1, 2)
    )
    return Count(twice - once, LOOPS[loop].count(start(players), amount, Rng(SEED)))


def count_all(tell: Callable[[str], None]) -> dict[int, dict[str, Count]]:
    """Return the instructions of every loop for every player count."""
    found: dict[int, dict[str, Count]] = {}
    for players in PLAYERS:
        found[players] = {}
        for loop in AMOUNTS:
            tell(f"counting instructions: {loop}, {players} players")
            found[players][loop] = count(loop, players)
    return found


def run_under_callgrind(
    flags: list[str], loop: str, players: int, amount: int, repeats: int
) -> tuple[str, str]:
    """Return callgrind's profile and the annotated form of it, both sorted by instructions."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise NoCallgrindError(MISSING)
    assert luxor.__file__ is not None
    search = os.pathsep.join((str(Path(luxor.__file__).parents[1]), str(ROOT)))
    # Hashes and cached bytecode would make the two runs differ.
    fixed = {"PYTHONPATH": search, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryDirectory(prefix="luxor-callgrind-") as folder:
        profile = Path(folder, "profile")
        words = [loop, str(players), str(amount), str(repeats)]
        tool = [valgrind, "--tool=callgrind", f"--callgrind-out-file={profile}", *flags]
        result = subprocess.run(
            [*tool, sys.executable, "-m", "bench.loops", *words],
            env={**os.environ, **fixed},
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode or not profile.is_file():
            raise NoCallgrindError(f"valgrind failed:\n{result.stderr}")
        annotated = ""
        if flags:
            annotate = ["callgrind_annotate", "--threshold=100", "--auto=no"]
            for inclusive in ("no", "yes"):
                annotated += subprocess.run(
                    [*annotate, f"--inclusive={inclusive}", str(profile)],
                    capture_output=True,
                    text=True,
                    check=True,
                ).stdout
        return profile.read_text(), annotated


def total(profile: str) -> int:
    """Return the instructions of a whole profile."""
    found = re.search(r"^(?:totals|summary): (\d+)", profile, re.MULTILINE)
    if found is None:
        raise NoCallgrindError("callgrind's profile has no line of totals")
    return int(found[1])


# --- hot functions ---------------------------------------------------------------------------


def hot(players: int, amount: int) -> list[tuple[str, int, int]]:
    """Return (function, own instructions, instructions with callees) of the compiled loop."""
    flags = [f"--toggle-collect={TOGGLE}"]
    _, annotated = run_under_callgrind(flags, "playout", players, amount, 1)
    line = re.compile(r"^ *([\d,]+) \([ \d.]+%\)  [^:\n]*:(\S+)", re.MULTILINE)
    own, inclusive = (
        {name: int(number.replace(",", "")) for number, name in line.findall(part)}
        for part in re.split(r"(?<=\n)(?=-+\nProfile data)", annotated)[-2:]
    )
    if TOGGLE not in inclusive:
        raise NoCallgrindError("luxor is not compiled here, or its symbols were stripped")
    return sorted(
        ((plain_name(name), own[name], inclusive.get(name, own[name])) for name in own),
        key=lambda entry: -entry[1],
    )


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
    parser.add_argument("--players", type=int, choices=PLAYERS, default=PLAYERS[0])
    wish = parser.parse_args()
    try:
        if wish.hot:
            found = hot(wish.players, AMOUNTS["playout"])
            whole = sum(own for _, own, _ in found)
            print("   own  with callees  function")
            for name, own, inclusive in found[: wish.hot]:
                print(f"{own / whole:6.1%}  {inclusive / whole:12.1%}  {name}")
            return 0
        for players, counts in count_all(say).items():
            for loop, counted in counts.items():
                print(players, "players,", describe(loop, counted))
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
