"""The battery for as long as one likes: ``python -m tests.battery.soak --games 1000``.

Runs every check on seeds that the tests do not use, setting by setting, says how far it is and the
most that was seen of what has a limit, and ends with status 1 at the first failure, which says how
to repeat it. ``--modules mummy+sceptres`` plays one set of modules (``base`` for none) with every
number of players.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from luxor.core import constants as k
from tests.battery.checks import CHECKS, run
from tests.battery.games import (
    ALL_OPTIONS,
    BY_NAME,
    COMPILED,
    MODULE_SETS,
    RandomGame,
    Setting,
    set_name,
)

LIMITS = {"frames": k.MAX_STACK, "options": k.MAX_OPTIONS, "extra turns": k.MAX_QUEUE}


def peaks(setting: Setting, seed: int) -> Counter[str]:
    """Return the most frames, options and waiting extra turns at any node of a game."""
    found: Counter[str] = Counter()
    for s in RandomGame(setting, seed):
        form = s.to_dict()
        sizes = (len(form["stack"]), s.n_options, len(form["queue"]))
        found |= Counter(dict(zip(LIMITS, sizes, strict=True)))
    return found


def main(words: list[str] | None = None) -> int:
    names = [check.__name__ for check in CHECKS]
    sets = [set_name(modules) for modules in MODULE_SETS]
    parser = argparse.ArgumentParser(prog="python -m tests.battery.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games for each check and setting")
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    parser.add_argument("--check", choices=names, action="append", help="only this check")
    parser.add_argument("--setting", choices=sorted(BY_NAME), action="append", help="only this one")
    parser.add_argument("--modules", choices=sets, action="append", help="only this set of modules")
    chosen = parser.parse_args(words)
    checks = [check for check in CHECKS if check.__name__ in (chosen.check or names)]
    settings = [
        setting
        for setting in ALL_OPTIONS
        if setting.name in (chosen.setting or BY_NAME)
        and set_name(setting.options.modules) in (chosen.modules or sets)
    ]
    seeds = range(chosen.first, chosen.first + chosen.games)
    most: Counter[str] = Counter()
    print("compiled" if COMPILED else "pure Python", flush=True)
    for number, setting in enumerate(settings, start=1):
        start = time.perf_counter()
        for check in checks:
            for seed in seeds:
                run(check, RandomGame(setting, seed))
        for seed in seeds:
            most |= peaks(setting, seed)
        spent = time.perf_counter() - start
        where = f"{number}/{len(settings)} {setting.name}"
        print(f"{where}: {chosen.games} games, {spent:.1f} s", flush=True)
    print(", ".join(f"{name}: {most[name]} of {limit}" for name, limit in LIMITS.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
