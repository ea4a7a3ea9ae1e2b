"""Replays: going through a game, links to its moments, others' eyes, the bot's opinion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import DESKTOP, PHONE, SCREENS, Screen, Visits, picture, settle
from tests.web.fingers import too_small, too_small_on_board
from tests.web.finished import play
from tests.web.seats import Made, make_game
from tests.web.table import lights, look, press, taste

LONG = 3000
"""Milliseconds after which everything is said, and the next step would have come."""
SEVERAL = ("mummy", "equipment", "sceptres", "characters")


@pytest.fixture(scope="module")
def over(server: Running) -> Made:
    """A game of a person and a bot that is over."""
    made = make_game(server, None, "tourist")
    assert play(server, made) == "over"
    return made


def replay(
    visits: Visits, server: Running, made: Made, at: str = "", screen: Screen = DESKTOP
) -> Page:
    """Open the replay of a game as the person of its first seat."""
    token = made.seats.get(0, made.spectator)
    page = visits.open(screen=screen, **taste(server))
    page.goto(f"{made.page}/replay#t={token}{at}")
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()
    settle(page)
    return page


def where(page: Page) -> str:
    """Return what the slider says of the place that is shown."""
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def test_a_game_is_gone_through_by_keys_buttons_and_the_slider(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = slider.get_attribute("max") or ""
    press(page, "ArrowRight", "ArrowRight")
    expect(slider).to_have_value("2")
    press(page, "ArrowLeft")
    expect(slider).to_have_value("1")
    press(page, "End")
    expect(slider).to_have_value(last)
    assert where(page).endswith(("Ani wins", "Tourist wins"))
    press(page, "Home", "PageDown")
    assert where(page).startswith("Turn 2 ")
    page.get_by_role("button", name="One turn on").click()
    assert where(page).startswith("Turn 3 ")
    page.get_by_role("button", name="One decision back").click()
    assert where(page).startswith("Turn 2 ")
    slider.fill("30")
    expect(slider).to_have_value("30")
    slider.focus()
    press(page, "PageUp")
    assert int(slider.input_value()) < 30


def test_single_steps_are_heard_and_jumps_are_not(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over, "&turn=20")
    heard = page.locator("div.spoken[aria-live] p")
    page.clock.install()
    page.reload()
    expect(page.get_by_role("slider")).to_be_visible()
    page.clock.run_for(LONG)
    expect(heard).to_have_count(0)
    press(page, "ArrowRight")
    expect(heard).to_have_count(1)
    said = heard.inner_text()
    assert 0 < len(said) < 300
    press(page, "End")
    page.clock.run_for(LONG)
    press(page, "ArrowLeft", "Home")
    page.clock.run_for(LONG)
    assert heard.all_inner_texts() == [said]


def test_it_plays_by_itself_until_it_is_stopped(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over)
    page.clock.install()
    page.get_by_label("Speed").select_option("4×")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play (space)").click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    expect(slider).not_to_have_value("1")
    page.get_by_role("button", name="Pause (space)").click()
    at = slider.input_value()
    page.clock.run_for(LONG)
    expect(slider).to_have_value(at)
    page.evaluate("document.activeElement.blur()")
    press(page, " ")
    expect(page.get_by_role("button", name="Pause (space)")).to_be_visible()


def test_a_link_leads_to_its_turn_in_any_browser(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over, "&turn=7")
    assert where(page).startswith("Turn 7 ")
    assert over.seats[0] not in page.url
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visits.open(link, **taste(server))
    expect(other.get_by_role("slider")).to_be_visible()
    assert where(other).startswith("Turn 7 ")
    other.goto(f"{other.url.split('#')[0]}#turn=3")  # within the tab
    expect(other.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^Turn 3 "))
    before = other.url
    press(other, "ArrowRight")
    expect(other).not_to_have_url(before)  # the address follows a little later
    here = where(other)
    other.reload()
    expect(other.get_by_role("slider")).to_be_visible()
    assert where(other) == here


def test_hands_are_seen_with_the_eyes_of_their_owners(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over, "&turn=7")
    eyes = page.get_by_label("Through whose eyes")
    mine = page.get_by_role("heading", name="The hand of Ani")
    expect(mine).to_be_visible()
    eyes.select_option("Tourist’s")
    expect(page.get_by_role("heading", name="The hand of Tourist")).to_be_visible()
    expect(mine).to_have_count(0)
    assert where(page).startswith("Turn 7 ")
    visits.faults(page).expect("request failed: GET .*/replay|console error: .*net::ERR_FAILED")
    page.route(re.compile("/api/games/[^/]+/replay$"), lambda route: route.abort())
    eyes.select_option("Everybody’s")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    expect(eyes.locator("option:checked")).to_have_text("Tourist’s")
    page.unroute_all()
    eyes.select_option("Everybody’s")
    expect(page.get_by_role("heading", name="The hand of")).to_have_count(0)


def test_the_bot_tells_what_it_thinks_and_where_options_lead(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over, "&turn=9")
    page.get_by_role("tab", name="Bot’s opinion").click()
    page.get_by_role("button", name="What does the bot think?").click()
    table = page.get_by_role("table", name="What could be done")
    expect(table).to_be_visible()
    expect(table.get_by_text("played", exact=True)).to_be_visible()
    expect(table.get_by_role("rowheader", name="Play").first).to_be_visible()
    expect(table.get_by_text("best", exact=True)).to_be_visible()
    bars = table.locator(".bar").evaluate_all(
        "all => all.map((bar) => bar.getBoundingClientRect().x)"
    )
    assert len(bars) > 1
    assert len(set(bars)) == 1
    page.get_by_text("The curve as a table").click()
    expect(page.get_by_role("link", name="9", exact=True)).to_be_visible()
    picture(page, "replay-opinion")
    assert_accessible(page)


def test_arrows_step_after_a_click_on_a_tab_and_choose_tabs_by_keyboard(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over, "&turn=9")
    slider = page.get_by_role("slider")
    before = int(slider.input_value())
    opinion = page.get_by_role("tab", name="Bot’s opinion")
    opinion.click()
    press(page, "ArrowRight")
    expect(slider).to_have_value(str(before + 1))
    expect(opinion).to_have_attribute("aria-selected", "true")
    opinion.focus()
    press(page, "ArrowRight")
    expect(page.get_by_role("tab", name="Score")).to_be_focused()
    expect(slider).to_have_value(str(before + 1))


def test_the_chart_of_the_score_leads_to_its_moments(
    server: Running, visits: Visits, over: Made
) -> None:
    page = replay(visits, server, over)
    page.get_by_role("tab", name="Score").click()
    chart = page.get_by_role("tabpanel").locator("figure svg").first
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_value("0")
    page.get_by_text("The chart as a table").click()
    page.get_by_role("button", name="Round 2", exact=True).click()
    assert "round 2:" in where(page)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    assert_accessible(page)


def test_five_players_on_a_phone(server: Running, visits: Visits) -> None:
    made = make_game(server, *["tourist"] * 5, modules=SEVERAL)
    assert play(server, made) == "over"
    page = visits.open(screen=PHONE, **taste(server))
    page.goto(f"{made.page}/replay#t={made.spectator}&turn=40")
    expect(page.get_by_role("slider")).to_be_visible()
    settle(page)
    page.get_by_label("Through whose eyes").select_option(index=1)
    expect(page.get_by_role("heading", name="The hand of")).to_be_visible()
    assert too_small_on_board(page) == []
    for tab in ("Log", "Bot’s opinion", "Score", "In words"):
        page.get_by_role("tab", name=tab).click()
        for theme in lights(page):
            picture(page, f"replay-five-phone-{tab}-{theme}")
            assert_accessible(page)
        assert too_small(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_language_and_light_are_chosen_in_a_replay(
    server: Running, visits: Visits, over: Made, screen: Screen
) -> None:
    page = replay(visits, server, over, "&turn=7", screen)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_text("Daylight").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    dialog.get_by_label("Language").select_option("Français")
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    assert not screen.touch or too_small(page) == []
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Coup 7 ")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "too wide"
    picture(page, f"replay-french-{screen.name}")


def test_a_game_that_runs_is_followed_as_far_as_one_may_see(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, None)
    play(server, made, 6)
    page = replay(visits, server, made, "&turn=99")
    expect(page.get_by_text("This game is still being played")).to_be_visible()
    eyes = page.get_by_label("Through whose eyes")
    assert eyes.get_by_role("option").all_inner_texts() == ["Everybody’s", "Ani’s"]
    slider = page.get_by_role("slider")
    before = int(slider.get_attribute("max") or 0)
    play(server, made, 8)
    expect(slider).not_to_have_attribute("max", str(before))
    assert int(slider.input_value()) > before  # who was at the end is there again
    page.get_by_role("tab", name="Bot’s opinion").click()
    expect(page.get_by_text("The bot speaks about games that are over")).to_be_visible()


def test_a_record_from_a_file_is_shown(server: Running, visits: Visits, over: Made) -> None:
    me = look(visits, server, over.link(0))
    with me.page.expect_download() as saved:
        me.page.get_by_role("button", name="Download the record").click()
    assert re.fullmatch(r"luxor-\d{4}-\d\d-\d\d-ani-p2\.luxor", saved.value.suggested_filename)
    page = visits.open(server.address, **taste(server))
    page.get_by_label("Open a file").set_input_files(saved.value.path())
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()
    press(page, "End")
    assert where(page).endswith(("Ani wins", "p2 wins"))  # a record has no names of bots


def test_who_has_no_link_is_told_so(server: Running, visits: Visits, over: Made) -> None:
    page = visits.open(f"{over.page}/replay", **taste(server))
    expect(page.get_by_role("alert")).to_contain_text("you need one of its links")
    assert_accessible(page)
