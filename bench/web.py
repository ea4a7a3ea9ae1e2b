"""Measures the browser client as it is built: what each page weighs, and what Lighthouse says.

Weights are the bytes that a real server sends to a browser that knows nothing yet, with headers.
Lighthouse is no dependency of anything here: it is installed into an ignored folder the first time,
and where that is not possible the figures say why it is missing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from bench.machine import describe
from bench.rounds import say
from luxor.server.protocol.setup import COLOURS
from run import ROOT, find_chromium, find_npm
from tests.server.web.running import GENEROUS, Running, serving
from tests.web.browsing import DESKTOP, FLAGS, PHONE, Visits, chromium, sandbox, transferred

LIGHTHOUSE = "lighthouse@12.8.2"
FOLDER = ROOT / "build" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95
"""What Lighthouse should say at least, of 100, in each category."""
MOST_BYTES = 150_000
"""What the start page may weigh in all."""
SECONDS = 180

PAGES = {"start": "", "new game": "new", "learn": "learn", "rules": "rules", "about": "about"}


class NoLighthouseError(Exception):
    """Lighthouse cannot be had here, or does not work; the text says why."""


@contextmanager
def pages() -> Iterator[dict[str, str]]:
    """Serve; yield the address of each page, among them a table where two bots play slowly."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), *GENEROUS) as server,
    ):
        yield {name: server.address + path for name, path in PAGES.items()} | table(server)


def table(server: Running) -> dict[str, str]:
    """Return the address of a table for a spectator."""
    seats = [{"colour": colour, "bot": "tourist"} for colour in COLOURS[:2]]
    made = server.create({"seats": seats, "pace": (10, 10)})
    return {"table": f"{server.address}games/{made['game']}#t={made['spectator']}"}


def weights(browser: Browser, addresses: dict[str, str]) -> dict[str, int]:
    """Return how many bytes each page costs somebody who opens it first."""
    found = {}
    for name, address in addresses.items():
        visits = Visits(browser, name)
        found[name] = transferred(visits.open(), address)
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


def judge(lighthouse: tuple[str | Path, ...], address: str, screen: str) -> dict[str, Any]:
    """Return Lighthouse's scores for a page, of 100, and what it would improve."""
    options = [
        *("--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}"),
        f"--chrome-flags={' '.join(('--headless=new', *FLAGS, *sandbox()))}",
        *(["--preset=desktop"] if screen == DESKTOP.name else []),
    ]
    told = json.loads(run(*lighthouse, address, *options, path=find_npm().path))
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
    """Return the scores of every page on a desk and on a phone; raises ``NoLighthouseError``."""
    lighthouse = install_lighthouse()
    found: dict[str, Any] = {}
    for name, address in addresses.items():
        for screen in (DESKTOP.name, PHONE.name):
            say(f"lighthouse: {name}, {screen}")
            found.setdefault(name, {})[screen] = judge(lighthouse, address, screen)
    return found


def measure(*, quick: bool) -> dict[str, Any]:
    """Return all figures; of Lighthouse none if it is to be quick."""
    missing = "left out" if quick else None
    scores = None
    with pages() as addresses:
        with chromium() as browser:
            found = weights(browser, addresses)
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
        "lighthouse": {"version": LIGHTHOUSE, "at_least": LEAST, "missing": missing}
        | ({} if scores is None else {"pages": scores}),
    }


def text(result: dict[str, Any]) -> str:
    """Return the figures as a table."""
    lines = [f"{'page':10} {'kB':>6}   performance, accessibility, best practices"]
    scores = result["lighthouse"].get("pages", {})
    for name, size in result["bytes"].items():
        told = "   ".join(
            f"{screen} {' '.join(str(found[category]) for category in CATEGORIES)}"
            for screen, found in scores.get(name, {}).items()
        )
        lines.append(f"{name:10} {size / 1000:6.1f}   {told}".rstrip())
    if result["lighthouse"]["missing"]:
        lines.append(f"no figures of Lighthouse: {result['lighthouse']['missing']}")
    return "\n".join(lines)


def main(wish: argparse.Namespace, about: dict[str, object]) -> int:
    """Measure and print as the command line says; return the exit status."""
    result = {
        "machine": describe([]),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "command": about["command"],
        "load": about["load"],
        **measure(quick=wish.quick),
    }
    print(json.dumps(result, indent=2) if wish.json else text(result))
    return 0
