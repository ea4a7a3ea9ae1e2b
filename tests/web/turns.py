"""Turns as people take them: a card, then a place it leads to; and what their hands did."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.web.browsing import settle
from tests.web.seats import Seat

NOTE = """
addEventListener("keydown", () => noteInput("key"), { capture: true, once: true });
addEventListener("pointerdown", ({ pointerType }) => noteInput(pointerType), { capture: true });
"""


def inputs(page: Page) -> list[str]:
    """Note by what a page is used once it has gone somewhere: key, and each mouse or touch."""
    used: list[str] = []
    page.expose_function("noteInput", lambda kind: used.append(kind))  # noqa: PLW0108
    page.add_init_script(NOTE)
    return used


def card_and_place(me: Seat, end: str, act: Callable[[Locator], None] = Locator.click) -> bool:
    """Take the card of an end, the first place it leads to, and the first way if there are several.

    Returns False, with nothing taken, where no card is asked for or it leads nowhere.
    """
    settle(me.page)  # the last question is seen a moment longer than it is asked
    card = me.page.get_by_role("button", name=f"{end} card")
    if card.count() == 0:
        return False
    before = me.done
    act(card)
    settle(me.page)  # places are marked a moment later
    goal = me.page.locator("[data-place]").first
    if goal.count() == 0:
        act(me.page.get_by_role("button", name="Show everything"))
        return False
    is_lone = (goal.get_attribute("aria-label") or "").endswith("one way to go there")
    act(goal)
    if not is_lone:
        act(me.options.first)
    me.wait_until(lambda: me.done > before)
    return True
