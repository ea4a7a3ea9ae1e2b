"""On a phone: a turn by touch, the board larger, and what is one touch away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture
from tests.web.fingers import too_small
from tests.web.seats import make_game
from tests.web.table import sit


def test_a_turn_by_touch(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), screen=PHONE)
    me.wait_for_question()
    picture(me.page, "phone-table")
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"
    assert_accessible(me.page)
    assert too_small(me.page) == []

    board = me.page.get_by_role("group", name="The board")
    before = board.bounding_box()
    me.page.get_by_role("button", name="Larger").tap()
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"
    me.page.get_by_role("button", name="Smaller").tap()

    for tab, inside in (("Horus cards", "Horus"), ("Log", "You are the first player")):
        me.page.get_by_role("button", name=tab).tap()
        dialog = me.page.get_by_role("dialog")
        expect(dialog).to_contain_text(inside)
        assert too_small(me.page) == []
        picture(me.page, f"phone-{tab}")
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_be_hidden()

    me.page.get_by_role("button", name="Right card").tap()
    done = me.done
    me.options.first.tap()
    me.wait_until(lambda: me.done > done)
    me.wait_for_question()
