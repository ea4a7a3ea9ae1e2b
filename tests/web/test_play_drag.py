"""A card or an adventurer is dragged to where it is to go, by mouse and by finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.web.running import Running
from tests.web.browsing import DESKTOP, PHONE, Screen, Visits, picture
from tests.web.fingers import centre, drag_by_mouse, drag_by_touch
from tests.web.seats import Seat, make_game
from tests.web.table import sit

GOALS = "[data-place]"
DRAGS: dict[str, tuple[Screen, Callable[[Page, Locator, Locator], None]]] = {
    "mouse": (DESKTOP, drag_by_mouse),
    "fast": (DESKTOP, partial(drag_by_mouse, steps=2)),
    "jump": (DESKTOP, partial(drag_by_mouse, steps=1)),
    "touch": (PHONE, drag_by_touch),
}


def lone_goal(me: Seat, left: Locator) -> Locator | None:
    """A place to which the left card leads in one way only; the card stays picked if there is none.

    A second click on it might play it: a die leads nowhere before it is rolled.
    """
    left.click()
    for place in me.page.locator(GOALS).all():
        if (place.get_attribute("aria-label") or "").endswith("one way to go there"):
            found = place.get_attribute("data-place")
            left.click()
            expect(left).to_have_attribute("aria-pressed", "false")
            return me.page.locator(f"[data-place='{found}']")
    return None


@pytest.mark.parametrize("how", DRAGS)
def test_a_card_is_dragged_to_a_place(server: Running, visits: Visits, how: str) -> None:
    screen, drag = DRAGS[how]
    me = sit(visits, server, make_game(server, None, "tourist"), screen=screen)
    left = me.page.get_by_role("button", name="Left card")
    for _ in range(6):  # until the card at the left end is one that tells how far it goes
        me.wait_for_question()
        goal = lone_goal(me, left) if left.count() else None
        if goal is not None:
            break
        me.answer()
    else:
        pytest.fail("the left card never led anywhere")
    before = me.done
    drag(me.page, left, goal)
    me.wait_until(lambda: me.done > before)
    assert me.page.evaluate("getSelection().isCollapsed"), "no text is selected"


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


def test_what_is_dropped_where_it_cannot_go_is_told_so(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    before = me.room["answers"]
    middle = me.page.get_by_role("group", name="The board")
    number = re.compile(r"^(Left|Right) card: [\d±]")  # a die may be laid anywhere
    drag_by_mouse(me.page, me.page.get_by_role("button", name=number).first, middle)
    expect(me.page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
    assert me.room["answers"] == before
