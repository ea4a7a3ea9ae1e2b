"""Measures the browser client as it is built: what pages weigh, how a table moves, and Lighthouse.

Weights are the bytes that a real server sends to a browser with an empty cache, with headers. A
table is watched while bots play, and played at: the browser itself counts what keeps it from
drawing for long (a long task), and what jumps (a layout shift). Lighthouse is installed into an
ignored folder the first time; where that isn't possible the figures say why it is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from operator import itemgetter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.machine import about_lines, say, table
from luxor.core.modules import NAMES
from run import ROOT, find_chromium, find_npm
from tests.server.web.running import GENEROUS, Running, serving
from tests.web.browsing import (
    DESKTOP,
    FLAGS,
    PHONE,
    Visits,
    arrive,
    chromium,
    sandbox,
    transferred,
)
from tests.web.dealt import DEALT
from tests.web.finished import play
from tests.web.seats import make_game
from tests.web.table import look, sit

LIGHTHOUSE = "lighthouse@12.8.2"
FOLDER = ROOT / "build" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95
"""What Lighthouse should say at least, of 100, in each category."""
MOST_BYTES = 150_000
"""What a page may weigh in all, in any language."""
MOST_MS = 50
"""How long a task may take while pieces walk; browsers report those that take longer."""
SECONDS = 180
WATCHED_SECONDS = 20.0
ANSWERS = 10
"""How long a game of bots is watched, and how many questions a person answers."""
LANGUAGES = ("en", "fr", "nl", "pt", "de")
RUNS = {DESKTOP.name: 1, PHONE.name: 3}

PAGES = {"start": "", "new game": "new", "learn": "learn", "rules": "rules", "about": "about"}


class NoLighthouseError(Exception):
    """Lighthouse cannot be had here, or does not work; the text says why."""


@contextmanager
def served() -> Iterator[Running]:
    """Serve the client that is built."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *GENEROUS, program=DEALT) as server,
    ):
        yield server


def pages(server: Running) -> dict[str, str]:
    """Return the address of each page, games with everything: five players, all modules."""
    everything: dict[str, Any] = {"modules": NAMES}
    bots = ["tourist"] * 5
    made = make_game(server, *bots, pace=(10, 10), **everything)
    invited = make_game(server, None, None, *bots[2:], **everything)
    over = make_game(server, *bots, **everything)
    play(server, over)
    return {name: server.address + path for name, path in PAGES.items()} | {
        "waiting": invited.link(1),
        "table": f"{made.page}#t={made.spectator}",
        "replay": f"{over.page}/replay#t={over.spectator}",
    }


def weights(browser: Browser, addresses: dict[str, str]) -> dict[str, dict[str, int]]:
    """Return how many bytes each page costs somebody who opens it first, by language."""
    found: dict[str, dict[str, int]] = {}
    for name, address in addresses.items():
        for language in LANGUAGES:
            visits = Visits(browser, name)
            page = visits.open(locale=language)
            found.setdefault(name, {})[language] = transferred(page, address)
            visits.close(failed=False)
    return found


OBSERVE = """() => {
  globalThis.observed = { long_tasks: [], layout_shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.long_tasks.push(Math.round(duration));
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) observed.layout_shift += value;
  }).observe({ type: "layout-shift" });
}"""


@contextmanager
def observed(page: Page, into: dict[str, Any]) -> Iterator[None]:
    """Tell what keeps a page from being drawn, and what jumps on it, from now on."""
    page.evaluate(OBSERVE)
    began = time.monotonic()
    yield
    into |= page.evaluate("observed") | {"seconds": round(time.monotonic() - began, 1)}
    into["layout_shift"] = round(into["layout_shift"], 4)


def motion(browser: Browser, server: Running, *, seconds: float, answers: int) -> dict[str, Any]:
    """Return what is observed at a table where bots play, and at one where a person does."""
    found: dict[str, Any] = {"watched": {}, "played": {}}
    for screen in (DESKTOP, PHONE):
        visits = Visits(browser, screen.name)
        made = make_game(server, *["tourist"] * 3, pace=(0.2, 0.2))
        seat = look(visits, server, f"{made.page}#t={made.spectator}", screen, speed=1)
        arrive(seat.page)
        seen: dict[str, Any] = {}
        found["watched"][screen.name] = seen
        with observed(seat.page, seen):
            seat.page.wait_for_timeout(seconds * 1000)
        made = make_game(server, None, "tourist", "tourist")
        seat = sit(visits, server, made, screen=screen, speed=1)
        seat.wait_for_question()
        seen = {}
        found["played"][screen.name] = seen
        with observed(seat.page, seen):
            for _ in range(answers):
                if seat.wait_for_question():
                    seat.answer()
        visits.close(failed=False)
    return found


def install_lighthouse() -> tuple[str | Path, ...]:
    """Return the command that calls Lighthouse, which is installed if it is not there yet."""
    npm = find_npm()
    program = FOLDER / LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        say(f"installing {LIGHTHOUSE} into {FOLDER.relative_to(ROOT)}")
        program.parents[3].mkdir(parents=True, exist_ok=True)
        options = ("--no-save", "--ignore-scripts", "--no-audit", "--no-fund")
        command = (*npm.words, "install", "--prefix", program.parents[3], *options, LIGHTHOUSE)
        run(*command, path=npm.path)
    return "node", program


def run(*command: str | Path, path: str, seconds: float = SECONDS) -> str:
    """Return what a command prints; raises ``NoLighthouseError`` if it fails."""
    environment = {**os.environ, "PATH": path, "CHROME_PATH": find_chromium() or ""}
    try:
        result = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=seconds, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoLighthouseError(str(error)) from error
    if result.returncode:
        last = (result.stderr or result.stdout).strip().splitlines()[-8:]
        raise NoLighthouseError("\n".join([f"exit status {result.returncode}", *last]))
    return result.stdout


def insist(*command: str | Path, path: str, times: int = 3) -> str:
    """Return what a command prints: now and then Lighthouse misses a page and asks to try again."""
    for _ in range(times - 1):
        with suppress(NoLighthouseError):
            return run(*command, path=path)
    return run(*command, path=path)


def judge(lighthouse: tuple[str | Path, ...], address: str, screen: str) -> dict[str, Any]:
    """Return Lighthouse's scores for a page, of 100, and what it would improve."""
    options = [
        *("--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}"),
        f"--chrome-flags={' '.join(('--headless=new', *FLAGS, *sandbox()))}",
        *(["--preset=desktop"] if screen == DESKTOP.name else []),
    ]
    told = json.loads(insist(*lighthouse, address, *options, path=find_npm().path))
    categories = told["categories"]
    if any(categories[name]["score"] is None for name in CATEGORIES):
        raise NoLighthouseError(str(told.get("runtimeError") or "a category has no score"))
    audits = told["audits"]
    weighed = (part for name in CATEGORIES for part in categories[name]["auditRefs"])
    wanting = {part["id"] for part in weighed if part["weight"] and is_wanting(audits[part["id"]])}
    return {
        **{name: round(100 * categories[name]["score"]) for name in CATEGORIES},
        "wanting": sorted(wanting),
    }


def is_wanting(audit: dict[str, Any]) -> bool:
    """Whether a page does not get all points of an audit."""
    return audit["score"] is not None and audit["score"] < 0.9


def judge_all(addresses: dict[str, str]) -> dict[str, Any]:
    """Return the scores of every page on a desk and on a phone; raises ``NoLighthouseError``.

    Of several runs the one in the middle counts: a phone is only imagined, four times slower than
    this machine, and so is every disturbance.
    """
    lighthouse = install_lighthouse()
    found: dict[str, Any] = {}
    for name, address in addresses.items():
        for screen in (DESKTOP.name, PHONE.name):
            say(f"lighthouse: {name}, {screen}")
            runs = [judge(lighthouse, address, screen) for _ in range(RUNS[screen])]
            runs.sort(key=itemgetter("performance"))
            scores = {"runs": [one["performance"] for one in runs]}
            found.setdefault(name, {})[screen] = runs[len(runs) // 2] | scores
    return found


def figures(args: argparse.Namespace) -> dict[str, Any]:
    """Return all figures; none of Lighthouse if it is to be quick."""
    quick = args.quick
    missing = "left out" if quick else None
    scores = None
    with served() as server:
        addresses = pages(server)
        with chromium() as browser:
            found = weights(browser, addresses)
            part = 0.1 if quick else 1.0
            moved = motion(
                browser, server, seconds=part * WATCHED_SECONDS, answers=round(part * ANSWERS)
            )
            version = browser.version
        if not quick:
            try:
                scores = judge_all(addresses)
            except NoLighthouseError as error:
                missing = str(error)
    return {
        "chromium": version,
        "bytes": found,
        "most_bytes": MOST_BYTES,
        "motion": moved,
        "most_ms": MOST_MS,
        "lighthouse": {"version": LIGHTHOUSE, "at_least": LEAST, "missing": missing}
        | ({} if scores is None else {"pages": scores}),
    }


def markdown(result: dict[str, Any]) -> list[str]:
    """Return the figures as tables."""
    scores = result["lighthouse"].get("pages", {})
    screens = (DESKTOP.name, PHONE.name)
    rows = [
        [
            name,
            f"{sizes['en'] / 1000:.1f}",
            f"{max(sizes.values()) / 1000:.1f}",
            *(
                " ".join(str(scores[name][screen][category]) for category in CATEGORIES)
                for screen in screens
                if name in scores
            ),
        ]
        for name, sizes in result["bytes"].items()
    ]
    judged = [f"Lighthouse, {screen}" for screen in screens] if scores else []
    lines = about_lines(result)
    lines += table(["page", "English, kB", "heaviest language, kB", *judged], rows)
    if result["lighthouse"]["missing"]:
        lines += ["", f"No figures of Lighthouse: {result['lighthouse']['missing']}"]
    head = ["while pieces move", "seconds", f"tasks over {MOST_MS} ms", "longest", "layout shift"]
    motion = [
        [
            f"{how}, {screen}",
            seen["seconds"],
            len(seen["long_tasks"]),
            max(seen["long_tasks"], default=0),
            seen["layout_shift"],
        ]
        for how, screens in result["motion"].items()
        for screen, seen in screens.items()
    ]
    return [*lines, *table(head, motion)]
