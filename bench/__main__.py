"""Measures how fast random games are played on one core, of the base game and with all modules.

    python3 run.py bench                 a table
    python3 run.py bench --json          the same for programs, alone on standard output
    python3 run.py bench --callgrind     also count instructions (needs valgrind)
    python3 run.py bench --peers         also measure other engines, and the ratios
    python3 run.py bench --lab           only measure luxor simulate on all cores
    python3 run.py bench --search        only measure the playouts of the searching bots
    python3 run.py bench --server        only measure luxor serve under load
    python3 run.py bench --kill          only kill luxor serve again and again under load
    python3 run.py bench --flood         only flood luxor serve, and see how long others wait
    python3 run.py bench --web           only measure the browser client: bytes, Lighthouse
    python3 run.py bench --update FILE   put the figures between the marks of a Markdown file

The unit is the turn, a card played. Progress goes to standard error.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from bench import callgrind, lab, machine, peer_games, peer_report, peers, report, search
from bench.online import command as online
from bench.rounds import measure, say

BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"
PEERS_BEGIN, PEERS_END = "<!-- peers: begin -->", "<!-- peers: end -->"
MARKS = {
    "peers": (PEERS_BEGIN, PEERS_END),
    "server": ("<!-- server: begin -->", "<!-- server: end -->"),
    "kill": ("<!-- kill: begin -->", "<!-- kill: end -->"),
    "flood": ("<!-- flood: begin -->", "<!-- flood: end -->"),
}
"""Where a page keeps the figures of these options."""

ROUNDS, SECONDS = 11, 0.2
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.001


def parse(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="run.py bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print a JSON document")
    form.add_argument("--markdown", action="store_true", help="print the section for a page")
    parser.add_argument("--callgrind", action="store_true", help="also count instructions")
    parser.add_argument("--peers", action="store_true", help="also measure other engines")
    parser.add_argument("--lab", action="store_true", help="only measure luxor simulate")
    parser.add_argument("--search", action="store_true", help="only measure searching bots")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--server", action="store_true", help="only measure luxor serve")
    only.add_argument("--web", action="store_true", help="only measure the browser client")
    only.add_argument("--kill", action="store_true", help="only kill luxor serve under load")
    only.add_argument("--flood", action="store_true", help="only flood luxor serve")
    parser.add_argument(
        "--update",
        type=Path,
        metavar="FILE",
        help="renew a page's section; with --peers, --server, --kill or --flood the one with\n"
        "their figures",
    )
    parser.add_argument("--rounds", type=positive, help=f"how many rounds (default {ROUNDS})")
    parser.add_argument("--seconds", type=float, help=f"length of one (default {SECONDS:g})")
    parser.add_argument("--quick", action="store_true", help="only to see that it works")
    online.add_options(parser)
    wish = parser.parse_args(words)
    wish.rounds = wish.rounds or (QUICK_ROUNDS if wish.quick else ROUNDS)
    if not (wish.server or wish.kill or wish.flood):
        wish.seconds = wish.seconds or (QUICK_SECONDS if wish.quick else SECONDS)
    return wish


def positive(text: str) -> int:
    if int(text) < 1:
        raise ValueError
    return int(text)


def updated(page: str, section: str, first: str = BEGIN, last: str = END) -> str:
    """Return a page with its section renewed; raises ``ValueError`` where the marks are missing."""
    before, begin, rest = page.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise ValueError(f"the figures belong between the lines {first} and {last}")
    return f"{before}{begin}\n\n{section}\n{end}{after}"


def show(
    wish: argparse.Namespace,
    result: dict[str, Any],
    section: str,
    text: str,
    marks: tuple[str, str],
) -> None:
    """Renew a page and print, as the command line says."""
    if wish.update:
        page = updated(wish.update.read_text(encoding="utf-8"), section, *marks)
        wish.update.write_text(page, encoding="utf-8")
    if wish.json:
        print(json.dumps(result, indent=2))
    else:
        print(section if wish.markdown else text, end="")


def main(words: list[str]) -> int:
    wish = parse(words)
    marks = next((MARKS[name] for name in MARKS if getattr(wish, name)), (BEGIN, END))
    if wish.update:  # a page without marks is refused before the long work
        updated(wish.update.read_text(encoding="utf-8"), "", *marks)
    about: dict[str, object] = {
        "command": shlex.join(["python3", "run.py", "bench", *words]),
        "rounds": wish.rounds,
        "seconds": wish.seconds,
        "clock": "process_time",
        "load": machine.load(),
    }
    if wish.lab:
        return lab.main(wish, about)
    if wish.search:
        return search.main(wish, about)
    if wish.web:
        from bench import web  # which needs more than the other measurements

        return web.main(wish, about)
    if wish.server or wish.kill or wish.flood:
        result, section, status = online.main(wish, about)
        show(wish, result, section, report.plain(section), marks)
        return status
    try:
        counts = callgrind.count_all(say) if wish.callgrind else None
    except callgrind.NoCallgrindError as error:
        say(str(error))
        return 1
    chosen = peer_games.PEERS if wish.peers else {}
    with peers.started(chosen, say, 1 if wish.quick else peers.LEAST_GAMES) as rivals:
        found = measure(wish.rounds, wish.seconds, say, peers.races(rivals))
    result = report.document(found, counts, about)
    section = report.markdown(result)
    text = report.plain(section)
    if wish.peers:
        result["peers"] = peer_report.document(found, rivals)
        section = peer_report.markdown(result)
        text += "\n" + report.plain(section)
    show(wish, result, section, text, marks)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
