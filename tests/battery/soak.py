"""The battery for as long as one likes: ``python -m tests.battery.soak --games 1000``.

Runs every check on seeds that the tests do not use, setting by setting, and ends with status 1 at
the first failure, which says how to repeat it.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.battery.checks import CHECKS, run
from tests.battery.games import ALL_OPTIONS, BY_NAME, COMPILED, RandomGame


def main(words: list[str] | None = None) -> int:
    names = [check.__name__ for check in CHECKS]
    parser = argparse.ArgumentParser(prog="python -m tests.battery.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each check and setting")
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    parser.add_argument("--check", choices=names, action="append", help="only this check")
    parser.add_argument("--setting", choices=sorted(BY_NAME), action="append", help="only this one")
    chosen = parser.parse_args(words)
    checks = [check for check in CHECKS if check.__name__ in (chosen.check or names)]
    settings = [s for s in ALL_OPTIONS if s.name in (chosen.setting or BY_NAME)]
    print("compiled" if COMPILED else "pure Python", flush=True)
    for setting in settings:
        for check in checks:
            start = time.perf_counter()
            for seed in range(chosen.first, chosen.first + chosen.games):
                run(check, RandomGame(setting, seed))
            spent = time.perf_counter() - start
            print(f"{setting.name:20} {check.__name__:34} {chosen.games} games, {spent:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
