"""What one can do is read before it is chosen: nothing lies on it, and the headline asks for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.web.running import Running
from tests.web.browsing import DESKTOP, PHONE, Screen, Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import sit

SEVERAL = re.compile(r"\b\d+ ways to go there")
SMALL = (PHONE, Screen("small", 360, 640, touch=True), Screen("sideways", 844, 390, touch=True))
# Whether the words of the first rows are seen: nothing lies on their corners.
COVERED = """(rows) => rows.slice(0, 2).filter((row) => {
  const { left, right, top, bottom } = row.querySelector(".words").getBoundingClientRect();
  return [[left, top], [right, top], [left, bottom], [right, bottom]].some(([x, y]) => {
    const at = document.elementFromPoint(
      Math.min(Math.max(x, left + 2), right - 2), Math.min(Math.max(y, top + 2), bottom - 8));
    return !row.contains(at);
  });
}).map((row) => row.textContent)"""


def top_of(thing: Locator) -> float:
    """Return how far below the top of the window something begins."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def goal_of_several_ways(me: Seat) -> Locator:
    """Play on until several ways lead to one place; returns that place."""
    goal = me.page.get_by_role("button", name=SEVERAL).first
    for _ in range(25):
        me.wait_for_question()
        if goal.count() > 0:
            return goal
        me.answer(me.options.count() - 1)
    pytest.fail("there was one way to each place")


@pytest.mark.parametrize("screen", [DESKTOP, *SMALL], ids=lambda screen: screen.name)
def test_a_place_that_several_ways_lead_to(server: Running, visits: Visits, screen: Screen) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), screen=screen)
    goal = goal_of_several_ways(me)
    page = me.page
    headline = page.get_by_role("region", name="Your hand").get_by_role("heading", level=2)
    asked, several = headline.inner_text(), me.options.count()
    title = page.locator(".ways h3, .ways ul").first
    before = top_of(title)
    goal.tap() if screen.touch else goal.click()
    expect(headline).to_contain_text("Which way")
    picture(page, f"which-way-{screen.name}")
    me.wait_until(lambda: page.locator(".way").evaluate_all(COVERED) == [])
    if not screen.touch:
        assert top_of(title) == before, "nothing moves"
    everything = page.get_by_role("button", name="Show everything")
    everything.tap() if screen.touch else everything.click()
    expect(headline).to_have_text(asked)
    expect(me.options).to_have_count(several)


def test_advice_and_what_it_means_are_seen_together(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), screen=PHONE)
    for _ in range(25):
        me.wait_for_question()
        if me.options.count() > 5 and me.page.locator(".way").count() > 5:
            me.page.get_by_role("button", name="Hint").tap()
            said = me.page.get_by_role("status").filter(has_text="Advice")
            expect(said).to_be_visible()
            if me.page.locator(".framed").count() > 0:
                break
        me.answer(me.options.count() - 1)
    picture(me.page, "advice-phone")
    expect(said).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".framed")).to_be_in_viewport(ratio=1)
    assert me.page.locator(".framed").evaluate_all(COVERED) == []


def test_who_waits_on_a_phone_reads_what_the_others_do(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", None)
    ben = sit(visits, server, made, 2, "Ben")
    me = sit(visits, server, made, screen=PHONE)
    table = me.page.locator("main.table")
    while me.wait_for_question() and ben.options.count() == 0:
        me.answer()
        me.wait_until(lambda: me.options.count() > 0 or ben.options.count() > 0)
        if ben.options.count() > 0:
            break
    hand = me.page.get_by_role("region", name="Your hand")
    lines = hand.get_by_role("list", name="Log").get_by_role("listitem")
    newest = hand.locator("li.newest")
    expect(newest).to_contain_text("Tourist")
    expect(newest).to_be_in_viewport(ratio=1)
    told = lines.all_inner_texts()  # in the order in which things happened, also for the ear
    assert [told[0], told[-2]] == ["You are the first player.", newest.inner_text()]
    picture(me.page, "waiting-phone")
    assert table.evaluate("(it) => it.scrollHeight <= it.clientHeight"), "nothing grows"
