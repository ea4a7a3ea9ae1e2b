"""Pointing at a card or an adventurer shows where it can go, and picks nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.browsing import Visits
from tests.web.seats import Seat, make_game
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


def with_plus(me: Seat) -> str:
    """Play on until a card N+ is at an end of the hand, and may be played alone; return the end."""
    for _ in range(12):
        me.wait_for_question()
        for end in ("left", "right"):
            card = me.page.get_by_role("button", name=re.compile(rf"^{end} card: \d\+", re.I))
            if card.count() and me.page.locator(f".way.{end}", has_text="Just").count():
                return end
        me.answer()
    pytest.fail("no card N+ came to an end of the hand")


def test_a_card_to_which_another_is_added_shows_where_both_lead(
    server: Running, visits: Visits
) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", modules=["equipment"]))
    end = with_plus(me)
    page = me.page
    page.get_by_role("button", name=f"{end.title()} card").click()
    expect(page.locator(".goal").first).to_be_visible()
    expect(page.locator(".card .sign", has_text="+")).not_to_have_count(0)
    both = page.locator(".way", has_text=re.compile(r"With .*·\sFrom"))
    expect(both).not_to_have_count(0)
    both.first.hover()
    expect(page.locator(".card .sign", has_text="+")).to_have_count(1)
    before = me.done
    both.first.click()
    me.wait_until(lambda: me.done > before)
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text(re.compile(r"You play the \d\+.* add"))


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
