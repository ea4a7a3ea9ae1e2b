"""Two people at one screen: nobody ever sees the other's cards."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from tests.server.web.running import Running
from tests.web.browsing import Visits, picture
from tests.web.seats import make_game
from tests.web.table import look

STORED = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


def assert_no_hand(page: Page, hands: dict[int, list[str]]) -> None:
    """Look for cards of a hand in the document, in what is read out, and in what is kept."""
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)
    assert page.locator("[data-anchor^=slot], [data-about^=hand], [data-place]").count() == 0
    assert not re.search(r"(Left|Right) card|Card \d", page.locator("body").aria_snapshot())
    kept = json.loads(page.evaluate(STORED))
    assert set(kept[0]) <= {"luxor.games", "luxor.settings", "luxor.language"}
    assert kept[1:] == [{}, ""]
    for hand in hands.values():
        assert json.dumps(hand, separators=(",", ":")) not in kept[0]["luxor.games"]


def test_a_guard_stands_between_two_hands(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    me = look(visits, server, made.link(0))
    me.wait_until(lambda: bool(me.room))
    hands: dict[int, list[str]] = {}

    def hear(frame: str | bytes) -> None:
        for part in json.loads(frame).get("parts", []):
            if part["view"]:
                hands[part["seat"]] = part["view"]["players"][part["seat"]]["hand"]

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    me.page.on("websocket", listen)
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
            assert_no_hand(me.page, hands)
            expect(guard).to_be_focused()
            me.page.keyboard.press("1")  # nor does any key show it
            assert_no_hand(me.page, hands)
            picture(me.page, "guard")
            shown.add(guard.inner_text())
            guard.press("Enter")
        expect(cards).to_have_count(len(hands[me.room["asked"]]))
        me.answer()
    assert shown == {"I am Ann", "I am Ben"}
    me.page.reload()  # whoever comes first after that is not shown a hand either
    expect(guard).to_be_visible()
    assert_no_hand(me.page, hands)
