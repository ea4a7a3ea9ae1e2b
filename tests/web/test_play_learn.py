"""The first game is learned to its end: every lesson, by what it asks for."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture, settle
from tests.web.fingers import too_small, too_small_on_board
from tests.web.table import focused, look

MOST_TRIES = 12


def learn(page: Page) -> None:
    """Try one way after the other until the lesson is content."""
    ways = page.get_by_role("list", name="What you can do").get_by_role("button")
    forward = page.get_by_role("button", name="Next", exact=True)
    asked = ""
    tried = 0
    for _ in range(MOST_TRIES):
        expect(ways.first.or_(forward)).to_be_visible()
        if forward.is_visible():
            return
        said = page.locator(".says p").first.inner_text()
        tried = tried + 1 if said == asked else 0
        asked = said
        ways.nth(tried).click()
    raise AssertionError(f"no way leads on: {asked}")


def test_every_lesson_to_the_first_game(server: Running, visits: Visits) -> None:
    me = look(visits, server, f"{server.address}learn")
    page = me.page
    steps = int(page.locator(".progress span").inner_text().split()[-1])
    titles = set()
    for step in range(1, steps):
        expect(page.get_by_text(f"Step {step} of {steps}")).to_be_visible()
        titles.add(page.get_by_role("heading", level=1).inner_text())
        learn(page)
        assert focused(page) == "Next"
        page.keyboard.press("Enter")
    assert len(titles) == steps - 1
    expect(page.get_by_role("table", name="points")).to_be_visible()
    picture(page, "learned")
    assert_accessible(page)
    page.reload()  # where one was is kept
    expect(page.get_by_text(f"Step {steps} of {steps}")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    me.wait_until(lambda: me.room.get("phase") == "playing")


def test_on_a_phone_words_board_and_hand_are_seen_at_once(server: Running, visits: Visits) -> None:
    page = visits.open(f"{server.address}learn", PHONE)
    steps = int(page.locator(".progress span").inner_text().split()[-1])
    for step in range(1, steps):
        expect(page.get_by_text(f"Step {step} of {steps}")).to_be_visible()
        for seen in (".says .task", "ol.cards"):
            expect(page.locator(seen)).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-anchor=board]")).to_be_in_viewport(ratio=1)
        jump = page.locator(".says b")
        expect(jump).to_have_count(0 if step == 1 else 1)
        settle(page)
        assert too_small(page) == []
        assert too_small_on_board(page) == []
        page.get_by_role("button", name="Skip").click()
