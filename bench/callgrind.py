"""Counts the instructions of a fixed set of games, which is repeatable where times are not.

It needs valgrind. The same games are played once and twice by two processes under callgrind; the
difference leaves out the start of Python.
"""

from __future__ import annotations

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


def profile(loop: str, setting: str, amount: int, repeats: int) -> tuple[str, str]:
    """Return callgrind's profile of a loop, and what the loop printed."""
    if shutil.which("valgrind") is None:
        raise RuntimeError("valgrind was not found: install it (Debian: apt install valgrind)")
    with tempfile.TemporaryDirectory(prefix="luxor-callgrind-") as folder:
        path = Path(folder, "profile")
        tool = ("valgrind", "--tool=callgrind", f"--callgrind-out-file={path}")
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
