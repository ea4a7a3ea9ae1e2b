"""A card or an adventurer is dragged to where it is to go, by mouse and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.web.running import Running
from tests.web.browsing import DESKTOP, PHONE, Visits, picture
from tests.web.fingers import centre, drag_by_mouse, drag_by_touch
from tests.web.seats import Seat, make_game
from tests.web.table import sit


def goal(me: Seat) -> Locator:
    """The farthest place that can be chosen."""
    return me.page.locator("[data-place]").last


@pytest.mark.parametrize("is_touch", [False, True], ids=["mouse", "touch"])
def test_a_card_is_dragged_to_a_place(server: Running, visits: Visits, is_touch: bool) -> None:
    made = make_game(server, None, "tourist")
    me = sit(visits, server, made, screen=PHONE if is_touch else DESKTOP)
    drag = drag_by_touch if is_touch else drag_by_mouse
    me.wait_for_question()
    left = me.page.get_by_role("button", name="Left card")
    for _ in range(6):  # until the card at the left end is one that tells how far it goes
        me.wait_for_question()
        if left.count() and me.page.locator("[data-place]").count():
            left.click()
            if me.page.locator("[data-place]").count():
                break
            left.click()
        me.answer()
    else:
        pytest.fail("the left card never led anywhere")
    before = me.room["answers"]
    drag(me.page, left, goal(me))
    # One way there is played at once; of several the list is left to choose from.
    everything = me.page.get_by_role("button", name="Show everything")
    me.wait_until(lambda: me.room["answers"] > before or everything.is_visible())
    if me.room["answers"] == before:
        me.answer()
    assert me.room["answers"] > before


def test_what_is_dropped_elsewhere_is_not_played(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    left = me.page.get_by_role("button", name="Left card")
    at = centre(left)
    before = me.room["answers"]
    me.page.mouse.move(*at)
    me.page.mouse.down()
    me.page.mouse.move(at[0] - 60, at[1] - 90, steps=4)
    expect(left).to_have_attribute("aria-pressed", "true")
    moved = centre(left)
    assert abs(moved[0] - at[0] + 60) < 12, "it follows the pointer"
    picture(me.page, "dragged")
    me.page.mouse.up()
    me.wait_until(lambda: abs(centre(left)[0] - at[0]) < 12)
    assert me.room["answers"] == before
    me.answer()
