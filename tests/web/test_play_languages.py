"""Each language is chosen on the page itself; a turn is played and the rules are read in it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import DESKTOP, PHONE, Visits, picture
from tests.web.fingers import too_small
from tests.web.seats import make_game
from tests.web.table import sit

WAYS = {
    "fr": ("Français", "Ce que tu peux faire"),
    "nl": ("Nederlands", "Wat je kunt doen"),
    "pt-BR": ("Português (Brasil)", "O que você pode fazer"),
    "de": ("Deutsch", "Was du tun kannst"),
}


@pytest.mark.parametrize("code", WAYS)
def test_a_turn_and_the_rules_in_another_language(
    server: Running, visits: Visits, code: str
) -> None:
    name, title = WAYS[code]
    me = sit(visits, server, make_game(server, None, "tourist"), screen=PHONE)
    page = me.page
    page.goto(server.address)
    page.get_by_role("combobox").first.select_option(label=name)
    expect(page.locator("html")).to_have_attribute("lang", code)
    tops = [page.locator(f"header {it}").first.bounding_box() for it in ("a", "select")]
    assert len({round(box["y"] + box["height"] / 2) for box in tops if box}) == 1, "one line"
    page.go_back()
    ways = page.get_by_role("list", name=title).get_by_role("button")
    before = me.done
    ways.first.click()
    me.wait_until(lambda: me.done > before)
    assert page.locator("html").get_attribute("lang") == code, "it is remembered"
    expect(ways.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width, "it does not fit"
    assert too_small(page) == []
    assert_accessible(page)
    picture(page, f"language-{code}-phone")
    page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
    picture(page, f"language-{code}")
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    page.goto(f"{server.address}rules")
    expect(page.locator(f"article:lang({code})")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    assert_accessible(page)
    picture(page, f"rules-{code}-phone")


def test_a_language_that_cannot_be_loaded_is_not_shown_as_chosen(
    server: Running, visits: Visits
) -> None:
    page = visits.open(server.address)
    visits.faults(page).expect("/assets/i18n-fr-|console error: .*net::ERR_FAILED")
    page.route(re.compile("/assets/i18n-fr-"), lambda route: route.abort())
    languages = page.get_by_role("combobox").first
    languages.select_option("fr")
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    expect(languages).to_have_value("en")
    languages.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(languages).to_have_value("de")
