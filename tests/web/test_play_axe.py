"""Waiting room, table and menu are accessible by torchlight and by daylight."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import BEST, assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import make_game
from tests.web.table import lights, look

IN_THE_MENU = (
    "Invite",
    "Continue on another device",
    "Let a bot play",
    "Get up from my seat",
    "End the game without a result",
    "Delete the game",
    "Keyboard",
    "Report a problem",
)
KEEP_HOST = """([game, host]) => {
  const kept = JSON.parse(localStorage.getItem("luxor.games"));
  kept[game].host = host;
  localStorage.setItem("luxor.games", JSON.stringify(kept));
}"""
"""Let the browser remember that it has created a game."""


def assert_lit(page: Page, name: str) -> None:
    """Look at a screen in both lights, and keep pictures of it."""
    for theme in lights(page):
        picture(page, f"{name}-{theme}")
        assert_accessible(page)


def each_window_of_the_menu(page: Page) -> None:
    """Look at everything that the open menu leads to; it is open again afterwards."""
    for entry in IN_THE_MENU:
        page.get_by_role("button", name=entry).click()
        window = page.get_by_role("dialog", name=entry)
        expect(window).to_be_visible()
        expect(window).not_to_contain_text("One moment")  # what the server tells is there
        assert_accessible(page, BEST)
        page.get_by_role("button", name=re.compile("Back|Cancel")).click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert_accessible(page, BEST)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()


def test_every_screen_of_a_game(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", modules=("mummy",))
    me = look(visits, server, made.link(0))
    me.page.get_by_label("Your name").fill("Ani")
    assert_lit(me.page, "waiting")
    me.page.get_by_role("button", name="Sit down").click()
    me.wait_for_question()
    assert_lit(me.page, "table")
    me.page.get_by_role("button", name="Left card").click()
    assert_lit(me.page, "left")
    me.page.evaluate(KEEP_HOST, [made.game, made.host])
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    assert_lit(me.page, "menu")
    each_window_of_the_menu(me.page)
    me.page.get_by_role("button", name="Give up").click()
    me.page.get_by_role("button", name="Yes, I give up").click()
    expect(me.page.get_by_role("region", name="wins")).to_be_visible()
    assert_lit(me.page, "result")
    me.page.get_by_role("button", name="Text mode").click()
    expect(me.page.get_by_role("heading", name="Path")).to_be_visible()
    assert_lit(me.page, "words")
