"""Makes the pictures of the README: a real server, a real browser, and somebody who plays.

    python3 run.py setup
    .venv/bin/python -m tools.screenshots [NAME ...] [--out FOLDER]

The same cards are dealt each time, others with another word in LUXOR_DEAL.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from run import ROOT
from tests.server.web.running import GENEROUS, Running, serving
from tests.web.browsing import DESKTOP, PHONE, Visits, chromium
from tests.web.dealt import DEALT
from tests.web.seats import Seat, make_game

FOLDER = ROOT / "docs" / "pictures"
ANSWERS = 16
"""How far a game has come in the picture of a table."""
GLIMPSE = 3000
"""Milliseconds until the ways of those that jumped are no longer drawn."""


def start(server: Running, visits: Visits) -> Page:
    """The start page."""
    return visits.open(server.address, DESKTOP, color_scheme="dark")


def table(server: Running, visits: Visits) -> Page:
    """A game of three that has been played for a while."""
    made = make_game(server, None, "tourist", "tourist")
    return played(Seat.take(visits, made.link(0), color_scheme="dark", reduced_motion="reduce"))


def phone(server: Running, visits: Visits) -> Page:
    """The same on a phone."""
    made = make_game(server, None, "tourist", "tourist")
    calm: dict[str, Any] = {"color_scheme": "dark", "reduced_motion": "reduce"}
    return played(Seat.take(visits, made.link(0), screen=PHONE, device_scale_factor=2, **calm))


def played(seat: Seat) -> Page:
    """Answer for a while; return the page, which asks the next question."""
    for _ in range(ANSWERS):
        seat.wait_for_question()
        seat.answer()
    assert seat.wait_for_question(), "the game is over: a picture is taken before"
    seat.page.mouse.move(0, 0)
    seat.page.wait_for_timeout(GLIMPSE)
    return seat.page


PICTURES: dict[str, Callable[[Running, Visits], Page]] = {
    "start": start,
    "table": table,
    "phone": phone,
}


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.screenshots",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("names", nargs="*", help=f"which ones: {', '.join(PICTURES)}; default all")
    parser.add_argument("--out", type=Path, default=FOLDER, help="default: docs/pictures")
    args = parser.parse_args(words)
    unknown = set(args.names) - set(PICTURES)
    if unknown:
        parser.error(f"no picture is called {', '.join(sorted(unknown))}")
    args.out.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *GENEROUS, program=DEALT) as server,
        chromium() as browser,
    ):
        for name in args.names or PICTURES:
            visits = Visits(browser, name)
            PICTURES[name](server, visits).screenshot(path=args.out / f"{name}.png")
            visits.close(failed=False)
            print(args.out / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
