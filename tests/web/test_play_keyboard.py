"""A whole game with nothing but the keyboard, and the keyboard is never lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.browsing import Visits
from tests.web.seats import Seat, make_game
from tests.web.table import HEAR, focused, heard, look, press, tab_to
from tests.web.turns import inputs

IN_THE_LIST = "ul[aria-label^='What you can do'] button"


def answer(me: Seat, key: str) -> None:
    """Press a key that answers; whatever is asked next, something has the focus."""
    before = me.done
    press(me.page, key)
    me.wait_until(lambda: me.done > before)
    assert me.wait_for_question() or me.is_over
    assert focused(me.page) is not None, f"lost after {key}"


def walk(me: Seat) -> None:
    """Go to the board, which is one stop of the tab key, along its places, and pick one there."""
    tab_to(me.page, "[data-place]")
    before = focused(me.page)
    press(me.page, "ArrowRight")
    assert focused(me.page) != before
    press(me.page, "ArrowLeft")
    assert focused(me.page) == before
    done = me.done
    press(me.page, "Enter")
    place = me.page.get_by_role("button", name="Show everything")
    me.wait_until(lambda: me.done > done or place.is_visible())  # one way there, or several
    assert me.wait_for_question()
    assert focused(me.page) is not None


def test_a_whole_game_by_keyboard(server: Running, visits: Visits) -> None:
    me = look(visits, server, "about:blank")
    used = inputs(me.page)
    me.page.goto(make_game(server, None, "tourist").link(0))
    expect(me.page.get_by_label("Your name")).to_be_visible()
    tab_to(me.page, "main input")
    me.page.keyboard.type("Ani")
    me.page.evaluate(HEAR)
    press(me.page, "Enter")
    assert me.wait_for_question()
    expect(me.page.locator("[data-home]")).to_be_focused()
    first = f"Your turn. {focused(me.page)}"
    me.wait_until(lambda: heard(me.page) == [first])

    press(me.page, "1")  # the left end of the hand, then the other, then both again
    left = me.page.get_by_role("button", name="Left card")
    expect(left).to_have_attribute("aria-pressed", "true")
    few = me.options.count()
    press(me.page, "5")
    expect(left).to_have_attribute("aria-pressed", "false")
    press(me.page, "Escape")
    assert me.options.count() > few

    walked = False
    answers = 0
    while me.wait_for_question():
        if not walked and me.page.locator("[data-place]").count() > 1:
            walk(me)
            walked = True
        tab_to(me.page, IN_THE_LIST)
        answer(me, ("Enter", "Space")[answers % 2])
        answers += 1
    assert walked
    assert answers > 10
    tab_to(me.page, "section[aria-labelledby='result-title'] button")
    press(me.page, "Enter")  # it is put aside
    expect(me.page.get_by_role("button", name="Show the result")).to_be_visible()
    assert focused(me.page) is not None
    assert set(used) == {"key"}
