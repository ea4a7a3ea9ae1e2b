"""Counts the instructions of a fixed set of games, which is repeatable where times are not.

    python -m bench.callgrind --hot 20  the functions that take most of them, in the compiled loop

It needs valgrind. The same games are played once and twice by two processes under callgrind; the
difference leaves out the start of Python.
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
from pathlib import Path

from bench.loops import SETTINGS
from bench.machine import say

ROOT = Path(__file__).resolve().parents[1]
AMOUNTS = {"playout": 200, "api": 50, "copy": 20_000}  # games, games, copies
PER = {"per_turn": "turns", "per_game": "games", "per_copy": "copies"}
TOGGLE = "__pyx_f_5luxor_4core_7playout_playouts"


def profile(loop: str, setting: str, amount: int, repeats: int, *flags: str) -> tuple[str, str]:
    """Return callgrind's profile of a loop, and what the loop printed."""
    if shutil.which("valgrind") is None:
        raise RuntimeError("valgrind was not found: install it (Debian: apt install valgrind)")
    with tempfile.TemporaryDirectory(prefix="luxor-callgrind-") as folder:
        path = Path(folder, "profile")
        tool = ("valgrind", "--tool=callgrind", f"--callgrind-out-file={path}", *flags)
        words = ("-m", "bench.loops", loop, setting, str(amount), str(repeats))
        result = subprocess.run(
            [*tool, sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if result.returncode:
            raise RuntimeError(f"counting instructions failed:\n{result.stderr}")
        return path.read_text(), result.stdout


def count(loop: str, setting: str, amount: int) -> dict[str, float]:
    """Return the instructions of one loop, in all and for one turn, game or copy."""
    totals = []
    for repeats in (1, 2):
        text, printed = profile(loop, setting, amount, repeats)
        totals += re.findall(r"^totals: (\d+)", text, re.MULTILINE)
    once, twice = map(int, totals)
    work = json.loads(printed)
    per = {name: round((twice - once) / work[unit], 1) for name, unit in PER.items() if work[unit]}
    return {"instructions": twice - once, **per}


def count_all() -> dict[str, dict[str, dict[str, float]]]:
    """Return the instructions of every loop for every setting."""
    found: dict[str, dict[str, dict[str, float]]] = {setting: {} for setting in SETTINGS}
    for setting, about in SETTINGS.items():
        for loop, amount in AMOUNTS.items():
            say(f"counting instructions: {loop}, {about.title}")
            found[setting][loop] = count(loop, setting, amount)
    return found


# --- hot functions ---------------------------------------------------------------------------


def hot(setting: str) -> list[tuple[str, int, int]]:
    """Return (function, own instructions, instructions with callees) of the compiled loop."""
    text, _ = profile("playout", setting, AMOUNTS["playout"], 1, f"--toggle-collect={TOGGLE}")
    own, inclusive = annotated(text, "no"), annotated(text, "yes")
    if TOGGLE not in inclusive:
        raise RuntimeError("luxor is not compiled here, or its symbols were stripped")
    rows = [(plain_name(name), own[name], inclusive.get(name, own[name])) for name in own]
    return sorted(rows, key=lambda row: -row[1])


def annotated(text: str, inclusive: str) -> dict[str, int]:
    """Return the instructions of each function; ``inclusive`` is "yes" or "no"."""
    with tempfile.NamedTemporaryFile("w", prefix="luxor-callgrind-") as file:
        file.write(text)
        file.flush()
        tool = ["callgrind_annotate", "--threshold=100", "--auto=no", f"--inclusive={inclusive}"]
        result = subprocess.run([*tool, file.name], capture_output=True, text=True, check=True)
    line = re.compile(r"^ *([\d,]+) \([ \d.]+%\)  [^:\n]*:(\S+)", re.MULTILINE)
    return {name: int(number.replace(",", "")) for number, name in line.findall(result.stdout)}


def plain_name(symbol: str) -> str:
    """Return the Python name in a symbol of Cython's, where each part follows its length."""
    match = re.match(r"__pyx_(?:f|pf|pw)_", symbol)
    if match is None:
        return symbol
    parts = []
    rest = symbol[match.end() :]
    while length := re.match(r"(\d+)", rest):
        begin, end = length.end(), length.end() + int(length[1])
        parts.append(rest[begin:end])
        rest = rest[end:].removeprefix("_")
    return ".".join([*parts[2:], rest])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.callgrind", description=__doc__)
    parser.add_argument("--hot", type=int, metavar="N", default=20, help="how many functions")
    parser.add_argument("--setting", choices=SETTINGS, default="2", help="which game")
    wish = parser.parse_args()
    functions = hot(wish.setting)
    whole = max(inclusive for _, _, inclusive in functions)  # that of the loop itself
    print("   own  with callees  function")
    for name, own, inclusive in functions[: wish.hot]:
        print(f"{own / whole:6.1%}  {inclusive / whole:12.1%}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
