"""A browser for tests: pages of any size that take note of whatever goes wrong in them."""

from __future__ import annotations

import contextlib
import os
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from run import ROOT, find_chromium

SCREENSHOTS = ROOT / "build" / "screenshots"
UNWANTED = (
    # Every window would load two pages for its address bar, which cost more than ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # Of what Playwright switches off what matters here, since only the last list counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning"),
)
FLAGS = (
    f"--disable-features={','.join(UNWANTED)}",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SECONDS = 20.0
"""How long a test waits for something that comes by itself."""

TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`))"""

REST = """async ([frames, most]) => {
  const ends = ({ effect, playState }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  let still = 0;
  const observer = new MutationObserver(() => { still = 0; });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  for (let frame = 0; still < frames; frame += 1) {
    if (frame > most) throw new Error("the page does not come to rest");
    await new Promise(requestAnimationFrame);
    still = document.getAnimations().some(ends) ? 0 : still + 1;
  }
  observer.disconnect();
}"""
"""Waits until for some frames nothing has come, and nothing moves that will end."""
FRAMES = 4
MOST_FRAMES = 600


@dataclass(frozen=True, slots=True)
class Screen:
    """A kind of device."""

    name: str
    width: int
    height: int
    touch: bool = False


DESKTOP = Screen("desktop", 1440, 900)
TABLET = Screen("tablet", 1024, 768)
PHONE = Screen("phone", 390, 844, touch=True)
SCREENS = (DESKTOP, TABLET, PHONE)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """This machine's Chromium; nothing is downloaded."""
    path = find_chromium()
    assert path, "there is no Chromium here: python3 run.py test installs it, or says how"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *sandbox()])
        try:
            yield browser
        finally:
            browser.close()


def sandbox() -> list[str]:
    """The flag without which Chromium does not start as root."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@dataclass
class Faults:
    """What went wrong in a page: console errors, exceptions, refused or failed requests."""

    seen: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        """Let faults pass that match a pattern, since the test is about them."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        """Return those that no test has expected."""
        return [one for one in self.seen if not any(re.search(p, one) for p in self.expected)]

    def watch(self, page: Page) -> Self:
        """Take note of everything that goes wrong in a page from now on."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.seen.append(f"exception: {error.stack or error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return self

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            return  # somebody left the page before it came, which is no fault of the page
        self.seen.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"status {response.status}: {response.request.method} {response.url}")


class Visits:
    """All pages of one test; each is in a browser that remembers nothing of the others."""

    def __init__(self, browser: Browser, name: str) -> None:
        self._browser = browser
        self._name = name
        self._pages: list[tuple[Page, Faults]] = []

    def open(self, url: str = "", screen: Screen = DESKTOP, **options: Any) -> Page:
        """Open a page, and wait until it is there; options are those of a Playwright context."""
        context = self._browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale=options.pop("locale", "en-GB"),
            **options,
        )
        context.set_default_timeout(SECONDS * 1000)
        page = context.new_page()
        page.add_init_script(TELL_VIOLATIONS)
        self._pages.append((page, Faults().watch(page)))
        if url:
            page.goto(url)
            arrive(page)
        return page

    def faults(self, page: Page) -> Faults:
        """Return what went wrong in a page so far."""
        return next(faults for one, faults in self._pages if one is page)

    def close(self, *, failed: bool) -> None:
        """Close all pages, with a picture of each if the test failed; complain of their faults."""
        wrong = []
        for number, (page, faults) in enumerate(self._pages):
            if failed and not page.is_closed():
                picture(page, f"failed/{self._name}-{number}")
            page.context.close()
            wrong += faults.unexpected()
        assert not wrong, "\n".join(wrong)


def arrive(page: Page) -> None:
    """Wait until a page has drawn itself: everything has its main part."""
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")


def settle(page: Page) -> None:
    """Wait until a page is at rest: large ones are drawn part by part, windows fade in."""
    page.evaluate(REST, [FRAMES, MOST_FRAMES])


def wait_until(page: Page, what: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Wait for something that comes by itself, while a page goes on."""
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "it did not come"
        page.wait_for_timeout(5)


def picture(page: Page, name: str) -> Path:
    """Keep a picture of what a page shows, in an ignored folder."""
    path = SCREENSHOTS / f"{re.sub(r'[^A-Za-z0-9/_-]+', '-', name)}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
    return path


def transferred(page: Page, url: str) -> int:
    """Open a page in a browser that knows nothing; return how many bytes came, headers included."""
    total = 0

    def finished(event: dict[str, Any]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", finished)
    page.goto(url)
    arrive(page)
    session.detach()
    return total
