"""Damages a great many positions, states and records, and plays on with what is accepted::

    python -m tests.fuzz.soak --inputs 1000000

The inputs are tried in other processes, so that one that ends its process is seen: it is kept in
a file, and the command fails. ``--try FILE`` tries such an input again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.damage import (
    Sources,
    damaged_record,
    damaged_state,
    damaged_text,
    try_record,
    try_state,
    try_text,
)

CHUNK = 5000
"""How many inputs a process tries; then another one begins with other games."""
LIMIT = 1800
"""Seconds after which a process hangs."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep", type=Path, default=Path("build/soak"), help="for inputs that fail"
    )
    parser.add_argument("--chunk", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--try", dest="again", type=Path, metavar="FILE", help="try an input again")
    options = parser.parse_args()
    options.keep.mkdir(parents=True, exist_ok=True)
    if options.again:
        try_input(json.loads(options.again.read_text()))
    elif options.chunk is not None:
        print(
            json.dumps(
                run_chunk(options.seed, options.chunk, options.keep / f"{options.seed}.json")
            )
        )
    else:
        sys.exit(run(options.inputs, options.seed, options.keep))


def run(inputs: int, seed: int, keep: Path) -> int:
    """Try so many inputs in other processes; return 1 if one of them failed."""
    tried = accepted = failed = 0
    began = time.monotonic()
    while tried < inputs:
        number = min(CHUNK, inputs - tried)
        code, output, errors = _process(number, seed, keep)
        if code == 0:
            accepted += json.loads(output)["accepted"]
            (keep / f"{seed}.json").unlink()
        else:
            failed += 1
            print(f"seed {seed}: ended with {code}; the input is in {keep / f'{seed}.json'}")
            print(errors[-2000:])
        tried += number
        seed += 1
        print(
            f"{tried} inputs, {accepted} accepted, {failed} failures, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )
    return 1 if failed else 0


def _process(number: int, seed: int, keep: Path) -> tuple[int, str, str]:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.fuzz.soak", "--keep", str(keep)]
    command += ["--seed", str(seed), "--chunk", str(number)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return -1, "", "it hangs"
    return done.returncode, done.stdout, done.stderr


def run_chunk(seed: int, inputs: int, file: Path) -> dict[str, int]:
    """Try inputs one after the other, each of them written to a file before."""
    dice = Random(seed)
    sources = Sources(seed)
    accepted = 0
    with file.open("w") as last:
        for i in range(inputs):
            kind = ("text", "state", "state", "state", "record")[i % 5]
            if kind == "text":
                value = damaged_text(dice, sources)
            elif kind == "state":
                value = damaged_state(dice, sources)
            else:
                value = damaged_record(dice, sources)
            given = {"kind": kind, "value": value, "seed": dice.randrange(10**9)}
            last.seek(0)
            last.truncate()
            json.dump(given, last)
            last.flush()
            accepted += try_input(given)
    return {"accepted": accepted}


def try_input(given: dict[str, Any]) -> bool:
    """Try one input; return whether it was accepted."""
    tries = {"text": try_text, "state": try_state, "record": try_record}
    return tries[given["kind"]](given["value"], Random(given["seed"]))


if __name__ == "__main__":
    main()
