"""The table in words: played by its list of options, to the end."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture
from tests.web.fingers import too_small
from tests.web.seats import Seat, make_game
from tests.web.table import HEAR, focused, heard, look, press, reach, sit, tab_to
from tests.web.turns import inputs

WAYS = "[aria-label^='What you can do'] button"


def begin_in_words(page: Page) -> None:
    """Choose text mode and a game with one weak bot that does not dawdle, by keyboard."""
    reach(page.get_by_role("button", name="Settings"))
    press(page, "Enter")
    words = page.get_by_role("switch", name="Text mode")
    reach(words)
    press(page, "Space")
    expect(words).to_be_checked()
    press(page, "Escape")
    reach(page.get_by_role("main").get_by_role("link", name="New game"))
    press(page, "Enter")
    reach(page.get_by_role("group", name="How many?").get_by_label("3"))
    press(page, "ArrowLeft")
    reach(page.get_by_role("combobox", name="How strong"))
    press(page, "Home")
    reach(page.get_by_role("button", name="More options"))
    press(page, "Enter")
    reach(page.get_by_role("group", name="Pace of the bots").get_by_label("Normal"))
    press(page, "ArrowRight", "ArrowRight")
    reach(page.get_by_role("button", name="Create the game"))
    press(page, "Enter")


def answer_by_keyboard(me: Seat, key: str) -> None:
    """Go to the ways of the card that a key stands for, or else to the first, and take it."""
    before = me.done
    press(me.page, key)
    if not me.page.evaluate("(what) => document.activeElement?.matches(what) ?? false", WAYS):
        tab_to(me.page, WAYS)
    press(me.page, "Enter")
    me.wait_until(lambda: me.done > before)
    assert me.wait_for_question() or me.is_over
    assert focused(me.page) is not None, "lost after an answer"


def test_a_whole_game_in_words_by_keyboard(server: Running, visits: Visits) -> None:
    me = look(visits, server, "about:blank", theme="dark")
    used = inputs(me.page)
    me.page.goto(server.address)
    expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")  # not the system's
    begin_in_words(me.page)
    assert me.wait_for_question()
    assert [seat["level"] for seat in me.room["seats"]] == [None, "tourist"]
    for name in ("Options", "Situation", "Your hand", "Players", "Path", "Log"):
        expect(me.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(me.page.get_by_role("group", name="The board")).to_have_count(0)
    picture(me.page, "text")
    assert_accessible(me.page)
    for key, there in (("l", "Log"), ("p", "Players")):
        press(me.page, key)
        assert focused(me.page) == there
    answers = 0
    while me.wait_for_question():
        answer_by_keyboard(me, ("1", "5")[answers % 2])
        answers += 1
    assert answers > 10
    assert me.room["phase"] == "over"
    result = me.page.get_by_role("region", name="win")
    expect(result.get_by_role("row", name="Total")).to_be_visible()
    reach(result.get_by_role("button", name="Play again"))
    assert_accessible(me.page)
    reach(me.page.get_by_role("button", name="Text mode"))
    press(me.page, "Enter")
    expect(me.page.get_by_role("group", name="The board")).to_be_visible()
    assert set(used) == {"key"}


def clauses(text: str) -> list[str]:
    """Return what sentences tell, thing by thing, without those who did it."""
    found = re.split(r"(?:\.|,| and)(?: |$)", text)
    return [re.sub(r"^[A-Z]\w* (?=[a-z])", "", one) for one in found if one]


def test_a_finger_meets_everything_in_words(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", modules=["equipment", "characters"])
    me = sit(visits, server, made, screen=PHONE, text=True)
    me.wait_for_question()
    expect(me.page.locator("summary")).not_to_have_count(0)
    assert too_small(me.page) == []
    assert_accessible(me.page)
    picture(me.page, "text-phone")


def test_all_that_happens_is_heard(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", "tourist"), text=True)
    me.wait_for_question()
    lines = me.page.get_by_role("region", name="Log", exact=True).get_by_role("listitem")
    before = len(lines.all_inner_texts())
    spoken = me.page.locator(".spoken[aria-live] p")
    expect(spoken).to_have_count(1)  # that it is my turn
    me.page.evaluate(HEAR)

    def told() -> Counter[str]:
        return Counter(one for said in heard(me.page) for one in clauses(said) if one != "turn")

    def happened() -> Counter[str]:
        return Counter(one for line in lines.all_inner_texts()[before:] for one in clauses(line))

    for _ in range(8):
        me.wait_for_question()
        me.wait_until(lambda: told().total() >= happened().total())
        me.answer()
    me.wait_for_question()
    me.wait_until(lambda: told().total() >= happened().total())
    assert told() == happened()
    assert len(lines.all_inner_texts()) > before + 4
    turns = [one for one in heard(me.page) if "Your turn." in one]
    assert turns
    assert all(one.endswith("Your turn.") for one in turns), "one's turn comes last"
    assert sum("turn" in clauses(one) for one in heard(me.page)) == len(turns)

    assert spoken.count() > 1
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Language").select_option("fr")
    expect(spoken).to_have_count(0)  # none stays in the other language
    me.page.get_by_label("Langue").select_option("en")
    me.page.add_init_script(f"({HEAR})()")
    me.page.reload()
    me.wait_for_question()
    me.wait_until(lambda: heard(me.page) == [f"Your turn. {asked(me.page)}"])


def asked(page: Page) -> str:
    """Return what is asked."""
    return page.locator("[data-home]").inner_text()


def test_a_hint_is_heard_in_words(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), text=True)
    me.wait_for_question()
    me.page.get_by_role("button", name="Hint").click()
    advice = me.page.get_by_role("status").filter(has_text=re.compile(r"\d ?%"))
    expect(advice).to_be_visible()


def test_the_log_in_words_is_a_plain_list(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), text=True)
    me.wait_for_question()
    log = me.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_have_count(1)
    expect(log.get_by_role("listitem").first).to_be_visible()
    expect(log.get_by_role("button")).to_have_count(0)
    players = me.page.get_by_role("region", name="Players").get_by_role("listitem")
    for line in players.all_inner_texts():
        assert "5 cards in hand" in line


def test_who_got_up_finds_the_way_back_to_the_seat(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), text=True)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Get up from my seat").click()
    me.page.get_by_role("button", name="Get up", exact=True).click()
    expect(me.page.get_by_role("main")).to_contain_text("Nobody plays at your seat")
    me.page.get_by_role("button", name="I’m back").click()
    expect(me.page.get_by_role("main")).not_to_contain_text("Nobody plays at your seat")
