"""A whole game with nothing but clicks, from the start page to the result."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.browsing import Visits, picture
from tests.web.table import look


def test_from_play_now_to_the_result(server: Running, visits: Visits) -> None:
    me = look(visits, server, server.address)
    me.page.get_by_role("button", name="Play now").click()
    me.wait_until(lambda: me.room.get("phase") == "playing")
    assert me.play_on() > 10
    result = me.page.get_by_role("region", name="wins")
    expect(result).to_be_visible()
    picture(me.page, "result")
    result.get_by_role("button", name="Close").click()
    expect(me.page.get_by_role("region", name="Your hand")).to_contain_text("The game is over")
