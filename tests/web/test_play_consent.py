"""What is not a move: hint, undo, taking back by consent, ending, and a rematch."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import sit


def unadvised(seat: Seat) -> list[str]:
    """The options as they are told, but for advice, which is gone after an answer."""
    return [text.replace(" advised", "") for text in seat.options.all_inner_texts()]


def notice(seat: Seat, text: str) -> Locator:
    """What is shown for a while and read out."""
    return seat.page.locator(".notices").get_by_text(text)


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


def test_the_menu_says_why_nothing_can_be_taken_back(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    me.page.get_by_role("button", name="Menu").click()
    menu = me.page.get_by_role("dialog")
    take_back = menu.get_by_role("button", name="Take back my last move")
    expect(take_back).to_be_disabled()
    take_back.focus()
    take_back.press("Enter")
    expect(menu.get_by_role("tooltip", name="Nothing of yours to take back")).to_be_visible()
    expect(notice(me, "Not now")).to_have_count(0)
    menu.get_by_role("button", name="Close").click()
    me.answer()
    me.wait_for_question()
    me.page.get_by_role("button", name="Menu").click()
    expect(take_back).to_be_enabled()


def test_notices_lie_above_windows(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    me.page.get_by_role("button", name="Menu").click()
    menu = me.page.get_by_role("dialog")
    menu.get_by_role("button", name="Report a problem").click()
    menu.get_by_role("button", name="Copy the text").click()
    told = menu.get_by_role("status").filter(has_text="Copied")
    expect(told).to_be_visible()
    told.get_by_role("button", name="Close").click()  # nothing lies over it
    expect(menu.get_by_role("button", name="Copy the text")).to_be_visible()
    expect(told).to_have_count(0)
    menu.get_by_role("button", name="Copy the text").click()
    menu.get_by_role("button", name="Close").first.click()
    expect(notice(me, "Copied")).to_be_visible()


def test_a_move_is_taken_back_if_the_other_agrees(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ann, ben = sit(visits, server, made, 0, "Ann"), sit(visits, server, made, 1, "Ben")
    ann.wait_for_question()
    while ann.room["asked"] == 0:
        ann.wait_for_question()
        ann.answer()
    ben.wait_for_question()
    for button, is_taken_back, told in (
        ("Refuse", False, "Ben refused: the move stays."),
        ("Agree", True, "Agreed: the move is taken back."),
    ):
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="take back my last move").click()
        expect(ann.page.get_by_text("You ask to take back a move")).to_be_visible()
        expect(ben.page.get_by_text("Ann asks to take back a move")).to_be_visible()
        picture(ben.page, "proposal")
        expect(ann.page.get_by_text("Not answered yet: Ben")).to_be_visible()
        expect(ben.page.get_by_text("Not answered yet")).to_have_count(0)  # he knows
        if not is_taken_back:
            assert_accessible(ben.page)
        ben.page.get_by_role("button", name=button).click()
        expect(ann.page.get_by_text("You ask to take back a move")).to_have_count(0)
        expect(notice(ann, told)).to_be_visible()
        expect(notice(ben, told)).to_have_count(1 if is_taken_back else 0)
        ann.wait_until(lambda: (ann.options.count() > 0) == is_taken_back)  # noqa: B023
    hand = ben.page.get_by_role("region", name="Your hand")
    expect(hand).to_contain_text("Ann is choosing")

    # who gets up is missed, and a bot can play on
    ann.page.get_by_role("button", name="Menu").click()
    for name in ("Get up from my seat", "Get up"):
        ann.page.get_by_role("button", name=name, exact=True).click()
    expect(notice(ben, "Ann has left the table.")).to_be_visible()
    expect(hand.get_by_role("heading")).to_have_text("Ann has left the table")
    picture(ben.page, "absent")
    hand.get_by_role("button", name="Let a bot play for Ann").click()
    expect(notice(ben, "A bot plays on for Ann.")).to_be_visible()
    ann.page.get_by_role("button", name="I’m back").click()
    expect(notice(ben, "Ann plays again.")).to_be_visible()


def test_who_runs_out_of_time_is_warned_and_told(server: Running, visits: Visits) -> None:
    clock = {"turn": 8, "at_zero": "resign"}
    made = make_game(server, None, None, "tourist", clock=clock)
    ann, ben = sit(visits, server, made, 0, "Ann"), sit(visits, server, made, 1, "Ben")
    expect(notice(ann, "2 seconds left.")).to_be_visible(timeout=12_000)
    expect(notice(ann, "Your time is up, which counts as giving up")).to_be_visible()
    expect(notice(ben, "Ann’s time is up, which counts as giving up")).to_be_visible()
    expect(notice(ben, "seconds left")).to_have_count(0)
    hand = ann.page.get_by_role("region", name="Your hand")
    expect(hand.get_by_text("you may leave")).to_be_visible()
    expect(hand.get_by_role("link", name="To the start page")).to_be_visible()
    expect(hand.get_by_role("button", name="Undo")).to_have_count(0)
    picture(ann.page, "out_of_time")


def test_a_game_is_aborted_and_the_rematch_needs_both(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ann, ben = sit(visits, server, made, 0, "Ann"), sit(visits, server, made, 1, "Ben")
    ann.wait_for_question()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="End the game without a result").click()
    ann.page.get_by_role("button", name="Cancel").click()
    for _ in range(2):  # in the menu, then to confirm it
        ann.page.get_by_role("button", name="End the game without a result").click()
    expect(ann.page.get_by_role("region", name="ended without a result")).to_have_count(0)
    ben.page.get_by_role("button", name="Agree").click()
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
