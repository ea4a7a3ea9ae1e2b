"""Digests of random games, to compare two builds of the engine node by node.

``python -m tests.battery.digest --first 0 --games 10`` prints which build it runs and one line for
each game; with ``--trace`` one line for each node instead, with all that the digest is made of.
"""

from __future__ import annotations

import argparse
import json
import marshal
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from luxor.core import state
from tests.battery.games import ALL_OPTIONS, BY_NAME, RandomGame, Setting


def nodes(setting: Setting, seed: int) -> Iterator[tuple[Any, ...]]:
    """Go through a game; yield all that can be seen of each node, from plain numbers."""
    for s in RandomGame(setting, seed):
        yield s.asks, s.legal(), s.frame(), s.events, s.to_dict()
        s.events = []


def digest(setting: Setting, seed: int) -> tuple[int, str]:
    """Return the number of nodes of a game and a digest of all of them."""
    total = blake2b(digest_size=12)
    number = 0
    for *seen, form in nodes(setting, seed):
        numbers = (*seen, *form.values())
        total.update(marshal.dumps(numbers, 2))  # version 2 writes equal numbers as equal bytes
        number += 1
    return number, total.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.battery.digest", description=__doc__)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--games", type=int, default=1, help="games for each setting")
    parser.add_argument("--setting", choices=sorted(BY_NAME), action="append", help="only this one")
    parser.add_argument("--trace", action="store_true", help="show every node")
    chosen = parser.parse_args()
    print(f"build {state.__file__}")
    for setting in ALL_OPTIONS:
        if setting.name not in (chosen.setting or BY_NAME):
            continue
        for seed in range(chosen.first, chosen.first + chosen.games):
            if chosen.trace:
                for number, seen in enumerate(nodes(setting, seed)):
                    print(f"{setting.name} {seed} node {number} {json.dumps(seen)}")
            else:
                print(setting.name, seed, *digest(setting, seed))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
