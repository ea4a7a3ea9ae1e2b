"""Two people at one screen: they play by turns, and nobody ever sees the other's cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import BEST, assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import make_game
from tests.web.table import HEAR, focused, heard, look

TURNS = 5
"""After so many both have played at least two, and one of them begins the third round."""
MOST_ANSWERS = 60
STORED = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


def assert_no_hand(page: Page, hands: Iterable[list[str]]) -> None:
    """Look for cards of a hand in the document, in what is read out, and in what is kept."""
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    assert page.locator("[data-anchor^=slot], [data-about^=hand], [data-place]").count() == 0
    assert not re.search(r"(Left|Right) card|Card \d", page.locator("body").aria_snapshot())
    kept = json.loads(page.evaluate(STORED))
    assert set(kept[0]) <= {"luxor.games", "luxor.settings", "luxor.language"}
    assert kept[1:] == [{}, ""]
    for hand in hands:
        assert json.dumps(hand, separators=(",", ":")) not in kept[0]["luxor.games"]


def test_a_guard_stands_between_two_hands(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    me = look(visits, server, made.link(0))
    me.wait_until(lambda: bool(me.room))

    def hand(seat: int) -> list[str]:
        return me.views[seat]["players"][seat]["hand"]  # type: ignore[no-any-return]

    me.page.goto(made.link(1))  # the same browser, and one more seat in it
    sit_down = me.page.get_by_role("button", name="Sit down")
    for name, open_seats in (("Ann", 2), ("Ben", 1)):
        expect(sit_down).to_have_count(open_seats)  # whoever sat down before is there
        me.page.get_by_label("Your name").first.fill(name)
        sit_down.first.click()
    shown: set[str] = set()
    guard = me.page.get_by_role("button", name="I am")
    cards = me.page.get_by_role("list", name="Your hand").get_by_role("listitem")
    for _ in range(4):
        me.wait_until(lambda: guard.is_visible() or me.options.count() > 0)
        if guard.is_visible():
            assert_no_hand(me.page, map(hand, (0, 1)))
            expect(guard).to_be_focused()
            me.page.keyboard.press("1")  # nor does any key show it
            assert_no_hand(me.page, map(hand, (0, 1)))
            picture(me.page, "guard")
            if not shown:
                assert_accessible(me.page, BEST)
            shown.add(guard.inner_text())
            me.page.evaluate(HEAR)
            guard.press("Enter")
            expect(me.page.locator("[data-home]")).to_be_focused()
            me.wait_until(lambda: len(heard(me.page)) == 1)
            (said,) = heard(me.page)
            assert said.endswith(f"Your turn. {focused(me.page)}")
            assert (" plays " in said) == (len(shown) == 2), "what the others have done is told"
        expect(cards).to_have_count(len(hand(me.room["asked"])))
        me.answer()
    assert shown == {"I am Ann", "I am Ben"}
    me.page.reload()  # whoever comes first after that is not shown a hand either
    expect(guard).to_be_visible()
    assert_no_hand(me.page, map(hand, (0, 1)))
    me.page.get_by_role("button", name="Text mode").click()
    guard.press("Enter")
    expect(me.page.locator("main.text [data-home]")).to_be_focused()


def test_two_people_created_it_and_play_some_rounds(server: Running, visits: Visits) -> None:
    me = look(visits, server, f"{server.address}new")
    page = me.page
    page.get_by_role("group", name="How many?").get_by_text("2").click()
    for number, name in enumerate(("Ann", "Ben")):
        seat = page.get_by_role("group", name=f"Seat {number + 1}")
        if number:
            seat.get_by_label("Who sits there").select_option("Also at this screen")
        seat.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Create the game").click()
    me.wait_until(lambda: me.room.get("phase") == "playing")  # both have sat down by that

    guard = page.get_by_role("button", name="I am")
    undo = page.get_by_role("button", name="Undo")
    turns: list[str] = []
    undone: list[str] = []
    for _ in range(MOST_ANSWERS):
        me.wait_until(lambda: guard.is_visible() or me.options.count() > 0)
        if guard.is_visible():
            asked = me.room["seats"][me.room["asked"]]["name"]
            expect(guard).to_have_text(f"I am {asked}")
            expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
            turns.append(asked)
            if len(turns) >= TURNS and undone:
                break
            guard.click()
            assert me.wait_for_question()
        before = me.options.all_inner_texts()
        me.answer(me.branching())
        me.wait_until(lambda: guard.is_visible() or me.options.count() > 0)
        if not undone and not guard.is_visible() and undo.is_enabled():
            undo.click()
            me.wait_until(lambda: me.options.all_inner_texts() == before)  # noqa: B023
            expect(undo).to_be_disabled()
            undone.append(turns[-1])
    assert undone
    assert len(turns) >= TURNS
    assert all(one != other for one, other in pairwise(turns)), "they play by turns"


def test_nobody_is_named_while_a_bot_begins(server: Running, visits: Visits) -> None:
    me = look(visits, server, f"{server.address}new")
    page = me.page
    page.get_by_role("group", name="Seat 3").get_by_label("Who sits there").select_option(
        "Also at this screen"
    )
    page.get_by_role("group", name="Seat 3").get_by_label("Name").fill("Cleo")
    page.get_by_text("More options").click()
    page.get_by_text("Calm", exact=True).click()
    page.get_by_label("Who begins").select_option(index=2)
    page.get_by_role("button", name="Create the game").click()
    expect(page.get_by_role("heading", name="One moment: others are playing")).to_be_visible()
    assert me.room["asked"] == 1
    expect(page.get_by_role("button", name="I am")).to_have_count(0)
    assert_accessible(page)
    picture(page, "guard-waits")
    expect(page.get_by_role("button", name="I am Cleo")).to_be_focused(timeout=30_000)
    page.keyboard.press("Enter")
    assert me.wait_for_question()
    assert me.room["asked"] == 2
