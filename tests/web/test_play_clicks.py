"""A whole game with nothing but clicks: from the start page to the result, and on to a rematch."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.table import look


def hurry(route: Route) -> None:
    """Let the game be created that the page asks for, but with one bot that does not dawdle."""
    setup = json.loads(route.request.post_data or "")
    setup["seats"] = setup["seats"][:2]
    setup["seats"][1]["bot"] = "tourist"
    route.continue_(post_data=json.dumps({**setup, "pace": (0, 0), "first": 0}))


def test_from_play_now_to_a_rematch(server: Running, visits: Visits) -> None:
    me = look(visits, server, server.address)
    me.page.route("**/api/games", hurry)
    me.page.get_by_role("button", name="Play now").click()
    me.wait_until(lambda: me.room.get("phase") == "playing")
    first = me.page.url
    assert me.play_on() > 10
    result = me.page.get_by_role("region", name="win")
    expect(result.get_by_role("table").first).to_be_visible()
    picture(me.page, "result")
    assert_accessible(me.page)
    result.get_by_role("button", name="Close").click()
    expect(me.page.get_by_role("region", name="Your hand")).to_contain_text("The game is over")
    me.page.get_by_role("button", name="Show the result").click()
    expect(result.get_by_role("table").first).to_be_visible()
    result.get_by_role("button", name="Close").click()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Ask for a rematch").click()
    me.wait_until(lambda: me.page.url != first)  # a bot agrees at once
    me.wait_until(lambda: me.room["phase"] == "playing")
    me.wait_for_question()
    me.answer()
