"""Everything on the table explains itself: by pointing, by keyboard, by holding a finger on it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits
from tests.web.fingers import hold
from tests.web.seats import Seat, make_game
from tests.web.table import press, sit, tab_to

LONG = 3000
"""Milliseconds after which everything is explained that will be, and gone that does not stay."""
ALL = ["mummy", "equipment", "sceptres", "characters"]


def at_table(visits: Visits, server: Running, **wishes: object) -> Seat:
    """Sit at a table with everything there is, and be asked something."""
    made = make_game(server, None, "tourist", modules=ALL)
    me = sit(visits, server, made, **wishes)  # type: ignore[arg-type]
    assert me.wait_for_question()
    if "screen" not in wishes:
        me.page.mouse.move(5, 5)  # away from where one sat down
    return me


def explanation(page: Page) -> Locator:
    """Return where something is explained, beside the board."""
    return page.get_by_role("region", name="What is this?")


def about(page: Page, topic: str) -> Locator:
    """Return the first thing with a topic."""
    return page.locator(f"[data-about='{topic}']").first


def test_pointing_at_a_thing_explains_it(visits: Visits, server: Running) -> None:
    page = at_table(visits, server).page
    for topic, words in {
        "statue 0": "Statue of Anubis",
        "value 5": "Each adventurer that is on this stretch at the end scores 5 points.",
        "symbol cobra": "Temple symbol",
        "sarcophagus 0": "The sarcophagus worth 5 is still there.",
        "niche": "Place for keys",
        "pile draw": "Draw pile",
        "pile keys": "One key lets one adventurer into the tomb chamber",
        "mummy": "towards the stairs",
        "figure 1-0": "Only",
        "horus 1": "Horus card, 1 eye",
        "thing joker": "It stands for any treasure",
        "hand 2": "Only the cards at the two ends of the hand can be played.",
    }.items():
        about(page, topic).hover(force=True)
        expect(explanation(page)).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(explanation(page)).to_have_count(0)


def test_an_explanation_can_be_pointed_at_and_leads_to_the_rules(
    visits: Visits, server: Running
) -> None:
    page = at_table(visits, server).page
    page.clock.install()
    about(page, "statue 1").hover()
    link = explanation(page).get_by_role("link", name="Rules: The statues")
    link.hover()
    page.clock.run_for(LONG)
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.get_by_role("heading", name="The statues").first).to_be_in_viewport()
    assert rules.url.endswith("/rules#statues")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_the_keyboard_looks_around_the_board(visits: Visits, server: Running) -> None:
    page = at_table(visits, server).page
    tab_to(page, "[data-look]")
    expect(explanation(page)).to_contain_text("Stairs")
    press(page, "ArrowRight")
    expect(explanation(page)).to_contain_text("1: ")
    press(page, "Enter")
    expect(explanation(page)).to_be_focused()
    expect(explanation(page).get_by_role("button", name="Close")).to_be_visible()
    press(page, "Escape")
    expect(explanation(page)).to_have_count(0)
    expect(about(page, "place 1")).to_be_focused()


def test_a_question_shows_the_rulings_that_touch_it(visits: Visits, server: Running) -> None:
    page = at_table(visits, server).page
    page.get_by_role("button", name="Rulings", exact=True).click()
    rulings = explanation(page).get_by_role("list", name="Rulings")
    expect(rulings).to_contain_text("Powers add options and never bind.")
    expect(rulings.get_by_role("link", name="T6.1")).to_have_attribute(
        "href", f"{page.url.split('/games/')[0]}/rules#ruling-t6-1"
    )
    assert_accessible(page)
    page.mouse.click(5, 5)
    expect(explanation(page)).to_have_count(0)


def test_a_finger_that_stays_asks_and_moves_nothing(visits: Visits, server: Running) -> None:
    me = at_table(visits, server, screen=PHONE)
    page, done = me.page, me.done
    sheet = page.get_by_role("dialog")
    for thing, words in (
        (about(page, "place 9"), "9: "),
        (about(page, "pile scarabs"), "Scarabs"),
        (about(page, "hand 0"), "card"),
    ):
        hold(thing, sheet)
        expect(sheet).to_contain_text(words)
        expect(sheet.get_by_role("link", name="Rules:")).to_be_visible()
        page.touchscreen.tap(200, 20)
        expect(sheet).to_have_count(0)
        hold(thing, sheet)
        sheet.get_by_role("button", name="Close").tap()  # what is in it can be touched
        expect(sheet).to_have_count(0)
        expect(explanation(page)).to_have_count(0)
    if page.locator(".goal").count():
        hold(page.locator(".goal").first, sheet)
        assert_accessible(page)
        press(page, "Escape")
        expect(sheet).to_have_count(0)
    assert me.done == done, "nothing was played"
    assert me.options.count() > 0


def test_a_window_that_opened_over_another_closes_alone(visits: Visits, server: Running) -> None:
    page = at_table(visits, server, screen=PHONE).page
    page.get_by_role("button", name="Horus, mummy", exact=True).click()
    market = page.get_by_role("dialog", name="Horus")
    market.locator("[data-about='horus 1']").tap()
    expect(page.get_by_role("dialog")).to_have_count(2)
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(market).to_be_visible()


def test_what_cannot_be_used_says_why(visits: Visits, server: Running) -> None:
    page = at_table(visits, server).page
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description("Nothing of yours to take back")
    undo.hover()
    expect(page.get_by_role("tooltip")).to_have_text("Nothing of yours to take back")
    press(page, "Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    undo.focus()
    press(page, "Shift+Tab", "Tab")
    expect(page.get_by_role("tooltip")).to_have_text("Nothing of yours to take back")


def test_a_tap_on_what_cannot_be_used_says_why(visits: Visits, server: Running) -> None:
    page = at_table(visits, server, screen=PHONE).page
    page.get_by_role("button", name="Undo").tap(force=True)
    expect(page.get_by_role("tooltip")).to_have_text("Nothing of yours to take back")


def test_nothing_opens_under_a_pointer_that_rests(visits: Visits, server: Running) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", modules=ALL))
    assert me.wait_for_question()
    under = "document.elementFromPoint({0}, {1})?.closest('[data-about]') !== null"
    box = about(me.page, "statue 0").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    expect(explanation(me.page)).to_be_visible()
    me.page.clock.install()
    me.page.reload()
    assert me.wait_for_question()
    assert me.page.evaluate(under.format(x, y))
    me.page.clock.run_for(LONG)
    expect(explanation(me.page)).to_have_count(0)
    me.page.mouse.move(x + 2, y)
    expect(explanation(me.page)).to_contain_text("Statue of Anubis")
    me.page.mouse.move(5, 5)
    expect(explanation(me.page)).to_have_count(0)


def test_an_explanation_on_a_phone_is_never_cut_short(visits: Visits, server: Running) -> None:
    page = at_table(visits, server, screen=PHONE).page
    about(page, "hand 2").hover()
    expect(explanation(page)).to_be_visible()
    other = about(page, "hand 1")
    other.hover()
    name = (other.get_attribute("aria-label") or "").split(": ", 1)[1]
    expect(explanation(page).get_by_role("heading")).to_have_text(name, ignore_case=True)
    cut = explanation(page).evaluate("(it) => it.scrollHeight - it.clientHeight")
    assert cut <= 1, f"{cut} px are hidden"
