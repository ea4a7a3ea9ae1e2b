"""Sitting at a table in the browser: with a taste of one's own, by the keyboard, by links."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from tests.server.web.running import Running
from tests.web.browsing import DESKTOP, Screen, Visits
from tests.web.seats import Made, Seat

FOCUS = """() => {
  const at = document.activeElement;
  return at === null || at === document.body ? null
    : at.getAttribute("aria-label") ?? at.textContent.trim().slice(0, 80);
}"""

HEAR = """() => {
  const KINDS = { live: "[aria-live='polite'], [aria-live='assertive']", status: "[role=status]" };
  const listens = "heard" in window;
  window.heard = { live: [], status: [] };
  if (listens) return;
  const note = (node) => {
    const text = node.textContent?.trim();
    for (const [kind, region] of Object.entries(KINDS))
      if (text && node.parentElement?.closest(region)) window.heard[kind].push(text);
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") note(change.target);
      for (const node of change.addedNodes) note(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Notes what comes into regions that are read aloud, where they were there before it."""


def taste(server: Running, **wishes: object) -> dict[str, Any]:
    """Options of a browser that remembers a taste, where pieces jump unless told otherwise."""
    kept = {"name": "luxor.settings", "value": json.dumps({"speed": 0, **wishes})}
    origin = {"origin": f"http://127.0.0.1:{server.port}", "localStorage": [kept]}
    return {"storage_state": {"cookies": [], "origins": [origin]}}


def sit(
    visits: Visits,
    server: Running,
    made: Made,
    seat: int = 0,
    name: str = "Ani",
    screen: Screen = DESKTOP,
    **wishes: object,
) -> Seat:
    """Open the link of a seat in a browser of its own, and sit down."""
    return Seat.take(visits, made.link(seat), name, screen, **taste(server, **wishes))


def look(
    visits: Visits, server: Running, url: str, screen: Screen = DESKTOP, **wishes: object
) -> Seat:
    """Open an address in a browser of its own, and listen to what it is told."""
    seat = Seat(visits.open(screen=screen, **taste(server, **wishes)))
    seat.page.goto(url)
    return seat


def lights(page: Page) -> Iterator[str]:
    """Show a page that does as the system says by torchlight, then by daylight."""
    themes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        yield theme


def focused(page: Page) -> str | None:
    """Return what has the keyboard, None if nothing has."""
    said: str | None = page.evaluate(FOCUS)
    return said


def heard(page: Page, kind: Literal["live", "status"] = "live") -> list[str]:
    """Return what was read aloud since the page listens."""
    said: list[str] = page.evaluate("(kind) => window.heard[kind]", kind)
    return said


def press(page: Page, *keys: str) -> None:
    """Press keys, one after the other."""
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press the tab key until something of a kind has the keyboard."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by keyboard, only {focused(page)}")


def reach(goal: Locator, most: int = 60) -> None:
    """Press the tab key until something has the keyboard."""
    for _ in range(most):
        goal.page.keyboard.press("Tab")
        if goal.evaluate("(it) => it === document.activeElement"):
            return
    raise AssertionError(f"{goal} cannot be reached by keyboard, only {focused(goal.page)}")
