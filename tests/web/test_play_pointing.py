"""Pointing at a card or an adventurer shows where it can go, and picks nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.browsing import Visits
from tests.web.seats import make_game
from tests.web.table import press, sit, tab_to

LIT = ".way.lit"
FAINT = ".marks .faint"


def test_cards_show_where_they_lead(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    page = me.page
    page.mouse.move(5, 5)
    expect(page.locator(LIT)).to_have_count(0)
    for end, other in (("left", "right"), ("right", "left")):
        page.get_by_role("button", name=f"{end.title()} card").hover()
        expect(page.locator(f"{LIT}.{end}")).to_have_count(page.locator(f".way.{end}").count())
        expect(page.locator(f"{LIT}.{other}")).to_have_count(0)
    page.mouse.move(5, 5)
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(FAINT)).to_have_count(0)
    expect(page.get_by_role("button", name="Show everything")).to_have_count(0)
    tab_to(page, ".card.end button")
    expect(page.locator(LIT).first).to_be_visible()
    press(page, "Shift+Tab")
    expect(page.locator(LIT)).to_have_count(0)


def test_adventurers_show_where_they_can_go(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    for _ in range(12):
        me.wait_for_question()
        figures = me.page.locator(".figure.movable:not([visibility])")
        if figures.count() > 1 and me.page.locator(".goal").count() > 1:
            break
        me.answer()
    me.page.mouse.move(5, 5)
    box = figures.first.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8)
    expect(me.page.locator(LIT).first).to_be_attached()
    expect(me.page.locator(FAINT).first).to_be_attached()
    me.page.mouse.move(5, 5)
    expect(me.page.locator(LIT)).to_have_count(0)
    expect(me.page.locator(FAINT)).to_have_count(0)
