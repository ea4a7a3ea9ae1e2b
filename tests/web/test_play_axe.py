"""Waiting room, table and menu are accessible by torchlight and by daylight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import make_game
from tests.web.table import look


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_screen_of_a_game(server: Running, visits: Visits, theme: str) -> None:
    made = make_game(server, None, "tourist", modules=("mummy",))
    me = look(visits, server, made.link(0), theme=theme)
    me.page.get_by_label("Your name").fill("Ani")
    picture(me.page, f"waiting-{theme}")
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Sit down").click()
    me.wait_for_question()
    picture(me.page, f"table-{theme}")
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Left card").click()
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    picture(me.page, f"menu-{theme}")
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Give up").click()
    me.page.get_by_role("button", name="Yes, I give up").click()
    expect(me.page.get_by_role("region", name="wins")).to_be_visible()
    picture(me.page, f"result-{theme}")
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Text mode").click()
    expect(me.page.get_by_role("heading", name="Path")).to_be_visible()
    assert_accessible(me.page)
