"""Measures how fast random games are played on one core, of the base game and with all modules.

    python3 run.py bench                 Markdown tables
    python3 run.py bench --json          the same for programs, alone on standard output
    python3 run.py bench --callgrind     also count instructions (needs valgrind)
    python3 run.py bench --peers         also measure other engines, and the ratios
    python3 run.py bench --lab           only measure luxor simulate on all cores
    python3 run.py bench --search        only measure the playouts of the searching bots
    python3 run.py bench --server        only measure luxor serve under load
    python3 run.py bench --kill          only kill luxor serve again and again under load
    python3 run.py bench --flood         only flood luxor serve, and see how long others wait
    python3 run.py bench --web           only measure the browser client: bytes, Lighthouse

The unit is the turn, a card played. Progress goes to standard error.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from importlib import import_module

from bench import machine
from luxor.core.modules import NAMES

MODULES = {
    "lab": "bench.lab",
    "search": "bench.search",
    "web": "bench.web",
    "server": "bench.online.load",
    "kill": "bench.online.kill",
    "flood": "bench.online.flood",
}
"""What is measured alone, and where; each module has ``figures`` and ``markdown``."""


def parse(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="run.py bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.add_argument("--quick", action="store_true", help="only to see that it works")
    parser.add_argument("--callgrind", action="store_true", help="also count instructions")
    parser.add_argument("--peers", action="store_true", help="also measure other engines")
    only = parser.add_mutually_exclusive_group()
    for name in MODULES:
        flag = {"action": "store_const", "const": name, "dest": "only"}
        only.add_argument(f"--{name}", help="measure only this", **flag)  # type: ignore[arg-type]
    parser.add_argument("--rounds", type=positive, help="how many rounds")
    parser.add_argument("--seconds", type=float, help="how long one measurement takes")
    group = parser.add_argument_group("--server, --kill and --flood")
    group.add_argument(
        "--database",
        action="append",
        metavar="URL",
        help="sqlite (a new file), postgresql (a server started for this), or the URL of an empty\n"
        "database; may be repeated",
    )
    group.add_argument("--rooms", type=positive, metavar="N")
    group.add_argument("--clients", type=int, choices=range(2, 6), help="in each room")
    group.add_argument(
        "--rate",
        type=float,
        action="append",
        metavar="N",
        help="answers a second in all; with --server it may be repeated",
    )
    group.add_argument("--times", type=positive, metavar="N", help="how many kills")
    group.add_argument("--modules", nargs="*", choices=NAMES)
    return parser.parse_args(words)


def positive(text: str) -> int:
    if int(text) < 1:
        raise ValueError
    return int(text)


def main(words: list[str]) -> int:
    """Measure and print; return 1 if a server lost anything, or nothing could be measured."""
    args = parse(words)
    module = import_module(MODULES.get(args.only, "bench.core"))
    command = shlex.join(["python3", "run.py", "bench", *words])
    for url in args.database or ():  # it may hold a password
        if "://" in url:
            command = command.replace(url, "URL")
    about = machine.about(command)
    try:
        result = {**about, **module.figures(args)}
    except RuntimeError as error:
        machine.say(str(error))
        return 1
    print(json.dumps(result, indent=2) if args.json else "\n".join(module.markdown(result)))
    return 0 if result.get("is_good", True) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
