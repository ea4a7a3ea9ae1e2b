"""What is not a move: hint, undo, taking back by consent, ending, and a rematch."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import sit


def unadvised(seat: Seat) -> list[str]:
    """The options as they are told, but for advice, which is gone after an answer."""
    return [text.replace(" advised", "") for text in seat.options.all_inner_texts()]


def test_hint_and_undo(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.get_by_text("advised").first).to_be_visible(timeout=20_000)
    advice = me.page.get_by_role("status").filter(has_text="Advice")
    expect(advice).to_contain_text("Chance to win: about")
    picture(me.page, "hint")
    me.page.keyboard.press("Escape")  # all options again, not only the advised end
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    before: list[str] = []
    while undo.is_disabled():
        assert me.wait_for_question()
        before = unadvised(me)
        me.answer(me.branching())
    undo.click()
    me.wait_until(lambda: unadvised(me) == before)
    expect(undo).to_be_disabled()
    me.answer()


def test_against_bots_a_move_is_taken_back_at_once(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    round_ = me.page.locator("[data-about=round]")
    before: list[str] = []
    while me.wait_for_question() and round_.inner_text() == "Round 1":
        before = unadvised(me)
        me.answer()
    me.page.get_by_role("button", name="Undo").click()
    expect(round_).to_have_text("Round 1")
    me.wait_until(lambda: unadvised(me) == before)


def test_a_move_is_taken_back_if_the_other_agrees(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ann, ben = sit(visits, server, made, 0, "Ann"), sit(visits, server, made, 1, "Ben")
    ann.wait_for_question()
    while ann.room["asked"] == 0:
        ann.wait_for_question()
        ann.answer()
    ben.wait_for_question()
    for button, is_taken_back in (("Refuse", False), ("Agree", True)):
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="take back my last move").click()
        expect(ann.page.get_by_text("You ask to take back a move")).to_be_visible()
        expect(ben.page.get_by_text("Ann asks to take back a move")).to_be_visible()
        picture(ben.page, "proposal")
        if not is_taken_back:
            assert_accessible(ben.page)
        ben.page.get_by_role("button", name=button).click()
        expect(ann.page.get_by_text("You ask to take back a move")).to_have_count(0)
        ann.wait_until(lambda: (ann.options.count() > 0) == is_taken_back)  # noqa: B023
    expect(ben.page.get_by_role("region", name="Your hand")).to_contain_text("Ann is choosing")


def test_a_game_is_aborted_and_the_rematch_needs_both(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ann, ben = sit(visits, server, made, 0, "Ann"), sit(visits, server, made, 1, "Ben")
    ann.wait_for_question()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="End the game without a result").click()
    ann.page.get_by_role("button", name="Cancel").click()
    for _ in range(2):  # in the menu, then to confirm it
        ann.page.get_by_role("button", name="End the game without a result").click()
    for seat in (ann, ben):
        expect(seat.page.get_by_role("region", name="ended without a result")).to_be_visible()
    ben.page.get_by_role("button", name="Ask for a rematch").click()
    expect(ann.page.get_by_text("Ben asks for a rematch")).to_be_visible()
    ann.page.get_by_role("button", name="Agree").click()
    for seat in (ann, ben):  # who agreed goes there without a click
        seat.wait_until(lambda: made.game not in seat.page.url)  # noqa: B023 - it is asked at once
    assert ann.page.url == ben.page.url
    ben.wait_for_question()  # the next first player
    ben.answer()
