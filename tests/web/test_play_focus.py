"""The keyboard is never lost: in windows, between pages, below explanations, without a server."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from luxor.core.modules import NAMES
from tests.server.web.running import Running
from tests.web.browsing import PHONE, Screen, Visits
from tests.web.seats import make_game
from tests.web.table import HEAR, focused, heard, look, press, sit, tab_to

ENLARGED = Screen("enlarged", 720, 450)
NO_SERVER = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|preload|WebSocket"
COVERED = """(at) => {
  const { x, y, width, height } = at.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== at && !at.contains(top) && !top?.contains(at);
}"""


STOP = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  if (at.closest("[aria-hidden=true], [hidden]")) return "hidden: " + at.outerHTML.slice(0, 80);
  const labelled = at.getAttribute("aria-labelledby");
  const name = at.getAttribute("aria-label")
    || (labelled && document.getElementById(labelled)?.textContent) || at.textContent;
  return name.trim() || "no name: " + at.outerHTML.slice(0, 80);
}"""
"""What the keyboard is at; null at the end of the page."""


def test_every_stop_of_the_tab_key_has_a_name(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, *["tourist"] * 4, modules=NAMES), text=False)
    assert me.wait_for_question()
    me.page.locator(".skip").focus()  # the first one
    stops: list[str] = []
    while True:
        press(me.page, "Tab")
        if (stop := me.page.evaluate(STOP)) is None:
            break
        stops.append(stop)
        assert len(stops) < 100, stops[-20:]
    assert not [stop for stop in stops if re.match("hidden:|no name:", stop)]
    assert len(stops) > 20


def test_who_waits_for_others_keeps_the_keyboard(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ben = look(visits, server, made.link(1), text=True)
    tab_to(ben.page, "main input")
    ben.page.keyboard.type("Ben")
    press(ben.page, "Enter")
    expect(ben.page.get_by_text("your seat")).to_be_visible()
    expect(ben.page.locator("main h1")).to_be_focused()
    ben.page.evaluate(HEAR)
    ann = sit(visits, server, made, name="Ann", screen=PHONE)
    home = ben.page.locator("[data-home]")
    expect(home).to_be_focused()
    expect(home).to_contain_text("Ann")
    ben.wait_until(lambda: "Ann is to move" in heard(ben.page, "status"))

    # Who opens the chat wants to write; on a phone what is there comes first, keys cover it.
    chat = ben.page.get_by_role("button", name="Chat")
    chat.focus()
    press(ben.page, "Enter")
    expect(ben.page.get_by_role("dialog").get_by_role("textbox")).to_be_focused()
    press(ben.page, "Escape")
    expect(chat).to_be_focused()
    ann.page.get_by_role("button", name="Chat").tap()
    expect(ann.page.get_by_role("heading", name="Chat")).to_be_focused()


def in_the_menu(page: Page, entry: str) -> None:
    """Open the menu and something in it, by keyboard."""
    page.get_by_role("button", name="Menu").focus()
    press(page, "Enter")
    expect(page.get_by_role("heading", name="Menu")).to_be_focused()
    page.get_by_role("button", name=entry).focus()
    press(page, "Enter")
    expect(page.get_by_role("dialog").get_by_role("heading", name=entry)).to_be_focused()


def test_windows_keys_and_players(server: Running, visits: Visits) -> None:
    page = sit(visits, server, make_game(server, None, "tourist"), text=False).page
    dialog = page.get_by_role("dialog")
    left = page.get_by_role("button", name="Left card")
    for entry in ("Report a problem", "Give up", "Invite", "Let a bot play"):
        in_the_menu(page, entry)
        press(page, "Escape")
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("button", name="Menu")).to_be_focused()
    in_the_menu(page, "Continue on another device")
    page.get_by_role("button", name="Back").focus()
    press(page, "Enter")
    expect(page.get_by_role("heading", name="Menu")).to_be_focused()
    press(page, "Escape")

    press(page, "?")
    expect(page.get_by_role("heading", name="Keyboard")).to_be_focused()
    expect(dialog).to_contain_text("shows what the left card can do")
    press(page, "1", "Escape")  # the hand is not played while a window is open
    expect(dialog).to_have_count(0)
    expect(left).to_have_attribute("aria-pressed", "false")
    press(page, "p")
    expect(page.get_by_role("region", name="Players")).to_be_focused()

    # What the keyboard is at is described by one sentence; nothing is read aloud besides.
    left.focus()
    press(page, "Shift+Tab", "Tab")
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", re.compile("."))
    said = page.evaluate(
        """() => document.getElementById(
          document.activeElement?.getAttribute("aria-describedby") ?? "")?.textContent"""
    )
    assert said
    assert ". " not in said
    assert page.locator("[aria-live]:has([data-explaining])").count() == 0

    single = page.get_by_role("switch", name="Single keys")
    page.get_by_role("button", name="Menu").focus()
    press(page, "Enter")
    page.get_by_role("button", name="Settings").click()
    expect(dialog.get_by_text("Language", exact=True)).to_have_count(1)
    single.focus()
    press(page, "Space")
    expect(single).not_to_be_checked()
    press(page, "Escape")
    press(page, "1")
    expect(left).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(left).to_be_visible()
    press(page, "?")
    expect(dialog).to_have_count(0)


def test_nothing_lies_over_what_has_the_keyboard(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), screen=ENLARGED)
    me.wait_for_question()
    page = me.page
    left = page.get_by_role("button", name="Left card")
    brief = page.locator(".place > span[hidden]")
    for thing in (page.get_by_role("button", name="Rulings", exact=True), left):
        thing.focus()
        press(page, "Shift+Tab", "Tab")
        expect(thing).to_be_focused()
        expect(brief).to_have_text(re.compile("."))  # it is explained, if only in a sentence
        assert not thing.evaluate(COVERED)
    page.locator("[data-about='statue 1']").hover(force=True)
    expect(brief).to_have_text(re.compile("of each player lies here"))
    assert not left.evaluate(COVERED)
    left.focus()
    press(page, "?")
    expect(page.get_by_role("dialog")).to_contain_text("card")
    press(page, "Escape")
    expect(left).to_be_focused()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Text mode").click()
    options = page.get_by_role("list", name="What you can do").get_by_role("button")
    expect(options.first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "5")
    assert (focused(page) or "").startswith("Right")
    press(page, "p")
    expect(page.get_by_role("heading", name="Players")).to_be_focused()


def test_pages_begin_where_they_are_about_something(server: Running, visits: Visits) -> None:
    page = visits.open(server.address)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("main h1").first).to_be_focused()
    expect(page).to_have_title("The rules of the game · Luxor")
    page.go_back()
    expect(page.locator("main h1").first).to_be_focused()

    # Without a server the page stays, and the next one comes when there is one again.
    visits.faults(page).expect(NO_SERVER)
    page.context.set_offline(True)
    page.get_by_role("link", name="New game").first.click()
    expect(page.get_by_text("The page opens by itself")).to_be_visible()
    expect(page.get_by_role("link", name="New game").first).to_be_visible()
    page.context.set_offline(False)
    expect(page).to_have_title("New game · Luxor")
    expect(page.locator("main h1").first).to_be_visible()

    page.goto(f"{server.address}games/nothing")
    expect(page.get_by_role("heading", name="You can’t get to this table")).to_be_visible()
    expect(page).to_have_title("You can’t get to this table · Luxor")
