"""A whole game with nothing but clicks: from the start page to the result, and on to a rematch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, arrive, picture
from tests.web.seats import Seat
from tests.web.turns import card_and_place, inputs


def bots_of(me: Seat) -> list[str]:
    """The levels of the bots at the table."""
    return [seat["level"] for seat in me.room["seats"] if seat["kind"] == "bot"]


def hurry(page: Page) -> None:
    """Choose that pieces jump, and a game like that of "Play now" whose bots do not dawdle."""
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_text("Off", exact=True).click()
    settings.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="New game").first.click()
    page.get_by_text("More options").click()
    page.get_by_text("At once", exact=True).click()
    page.get_by_role("button", name="Create the game").click()


def begin(visits: Visits, server: Running) -> tuple[Seat, list[str]]:
    """Open the start page in a new browser; also returns by what it is used."""
    me = Seat(visits.open())
    used = inputs(me.page)
    me.page.goto(server.address)
    arrive(me.page)
    return me, used


def test_play_now_leads_to_the_first_move_in_three_clicks(server: Running, visits: Visits) -> None:
    me, used = begin(visits, server)
    me.page.get_by_role("button", name="Play now").click()
    assert me.wait_for_question()
    assert len(me.room["seats"]) == 3
    assert bots_of(me) == ["explorer", "scholar"]
    me.answer()
    assert set(used) == {"mouse"}
    assert len(used) <= 3


def test_a_whole_game_against_two_bots_and_a_rematch(server: Running, visits: Visits) -> None:
    me, used = begin(visits, server)
    hurry(me.page)
    me.wait_until(lambda: me.room.get("phase") == "playing")
    assert bots_of(me) == ["explorer", "scholar"]
    first = me.page.url
    answers = on_board = 0
    while me.wait_for_question():  # on the board and in the list, by turns
        ends = ("Left", "Right") if on_board % 2 else ("Right", "Left")  # a die leads nowhere yet
        if answers % 2 and any(card_and_place(me, end) for end in ends):
            on_board += 1
        else:
            me.answer()
        answers += 1
    assert answers > 10
    assert on_board > 3
    assert me.room["phase"] == "over"
    result = me.page.get_by_role("region", name="win")
    expect(result.get_by_role("table").first).to_be_visible()
    expect(result.get_by_role("table").first.get_by_role("columnheader")).to_have_count(4)
    picture(me.page, "result")
    assert_accessible(me.page)
    result.get_by_role("button", name="Close").click()
    expect(me.page.get_by_role("region", name="Your hand")).to_contain_text("The game is over")
    me.page.get_by_role("button", name="Show the result").click()
    expect(result.get_by_role("table").first).to_be_visible()
    result.get_by_role("button", name="Close").click()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Ask for a rematch").click()
    me.wait_until(lambda: me.page.url != first)  # bots agree at once
    me.wait_until(lambda: me.room["phase"] == "playing")
    me.wait_for_question()
    me.answer()
    assert set(used) == {"mouse"}
