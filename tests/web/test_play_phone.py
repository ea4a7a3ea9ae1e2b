"""On a phone: turns by touch, the board larger, and what is one touch away."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture
from tests.web.fingers import hold, too_small, too_small_on_board
from tests.web.seats import make_game
from tests.web.table import look, sit
from tests.web.turns import card_and_place, inputs

HELD = {1: ("hand 1", "Only the cards at the two ends"), 3: ("place 30", "30: ")}
"""After which turns a finger stays on what, and what it is told."""
IN_SIGHT = """(goals) => goals.some((goal) => {
  const { left, right, top, bottom } = goal.getBoundingClientRect();
  const box = goal.closest(".zoomed").getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
})"""


def test_a_turn_by_touch(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), screen=PHONE)
    me.wait_for_question()
    picture(me.page, "phone-table")
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"
    assert_accessible(me.page)
    assert too_small(me.page) == []
    assert too_small_on_board(me.page) == []

    board = me.page.get_by_role("group", name="The board")
    before = board.bounding_box()
    me.page.get_by_role("button", name="Larger").tap()
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2 * before["width"]
    assert too_small_on_board(me.page) == []
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"
    assert_accessible(me.page)
    goals = me.page.locator("[data-place]")
    for end in ("Left", "Right"):  # which brings the nearest place into sight, wherever one looks
        me.page.locator(".zoomed").evaluate("(box) => box.scrollTo(box.scrollWidth, 1e6)")
        me.page.get_by_role("button", name=f"{end} card").tap()
        seen = goals.evaluate_all(IN_SIGHT)
        assert seen or goals.count() == 0, f"{end} card"
        me.page.get_by_role("button", name="Show everything").tap()
    me.page.get_by_role("button", name="Smaller").tap()

    for tab, inside in (
        ("Horus cards", "Horus"),
        ("Log", "You are the first player"),
        ("Tourist", "5 cards"),
    ):
        me.page.get_by_role("button", name=tab).tap()
        dialog = me.page.get_by_role("dialog")
        expect(dialog).to_contain_text(inside)
        assert too_small(me.page) == []
        assert_accessible(me.page)
        picture(me.page, f"phone-{tab}")
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_be_hidden()

    me.page.get_by_role("button", name="Right card").tap()
    done = me.done
    me.options.first.tap()
    me.wait_until(lambda: me.done > done)
    me.wait_for_question()


def test_turns_by_touch_on_the_board(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist")
    me = look(visits, server, "about:blank", PHONE)
    used = inputs(me.page)
    me.page.goto(made.link(0))
    me.page.get_by_role("button", name="Sit down").tap()
    sheet = me.page.get_by_role("dialog")
    on_board = 0
    for turn in range(6):  # on the board as it is enlarged, then as it is whole
        assert me.wait_for_question()
        me.page.get_by_role("button", name=("Larger", "Smaller")[turn % 2]).tap()
        before = me.done
        if card_and_place(me, ("Left", "Right")[turn // 2 % 2], Locator.tap):
            on_board += 1
        else:
            me.options.first.tap()
            me.wait_until(lambda: me.done > before)  # noqa: B023 - it is asked at once
        assert me.wait_for_question()
        if turn in HELD:
            topic, words = HELD[turn]
            done = me.done
            hold(me.page.locator(f"[data-about='{topic}']").first, sheet)
            expect(sheet).to_contain_text(words)
            sheet.get_by_role("button", name="Close").tap()
            expect(sheet).to_have_count(0)
            assert me.done == done, "nothing was played"
    assert on_board >= 2
    me.page.get_by_role("button", name="Log", exact=True).tap()
    expect(sheet.get_by_role("listitem").nth(8)).to_be_attached()
    assert set(used) == {"touch"}
