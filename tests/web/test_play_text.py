"""The table in words: played by its list of options, to the end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import make_game
from tests.web.table import focused, press, sit, tab_to


def test_some_turns_in_words(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), text=True, theme="dark")
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")  # not the system's
    for name in ("Options", "Situation", "Your hand", "Players", "Path", "Log"):
        expect(me.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(me.page.get_by_role("group", name="The board")).to_have_count(0)
    for _ in range(4):
        me.wait_for_question()
        before = me.done
        tab_to(me.page, "[aria-label^='What you can do'] button")
        press(me.page, "Enter")
        me.wait_until(lambda: me.done > before)  # noqa: B023 - it is asked at once
        assert focused(me.page) is not None
    me.wait_for_question()
    picture(me.page, "text")
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Give up").click()
    me.page.get_by_role("button", name="Yes, I give up").click()
    expect(me.page.get_by_role("region", name="wins")).to_be_visible()
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Text mode").click()
    expect(me.page.get_by_role("group", name="The board")).to_be_visible()
