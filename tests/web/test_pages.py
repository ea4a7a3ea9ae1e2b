"""Every page comes up on every screen: without a fault, accessible, below any path."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from luxor.server.protocol.paths import CHOICES, MY_GAMES
from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, SCREENS, Screen, Visits, arrive, picture, settle, wait_until
from tests.web.fingers import too_small
from tests.web.seats import Seat, make_game

PAGES = ("", "new", "learn", "rules", "about")
# Whether nothing covers something, or the label of what is not drawn itself.
IN_SIGHT = """(it) => {
  const drawn = it.labels?.[0] ?? it;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (drawn.contains(there) || there.contains(drawn));
}"""
NOWHERE = ("nowhere", "nowhere/to/be/found", "games/not%20a%20game")


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_page_comes_up_and_is_accessible(server: Running, visits: Visits, screen: Screen) -> None:
    page = visits.open(screen=screen)
    for path in PAGES:
        page.goto(server.address + path)
        arrive(page)
        picture(page, f"{path or 'start'}-{screen.name}")
        expect(page.locator("main")).to_have_count(1)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), path
        assert not screen.touch or too_small(page) == [], path
        assert_accessible(page)


def test_every_option_of_a_new_game_on_a_phone(server: Running, visits: Visits) -> None:
    page = visits.open(f"{server.address}new", PHONE)
    page.get_by_role("group", name="How many?").get_by_text("5").tap()
    expect(page.get_by_role("group", name="Seat 5")).to_be_visible()
    page.get_by_text("More options").tap()
    for clock in ("Time for each turn", "Time for the whole game"):
        page.get_by_text(clock, exact=True).tap()
    expect(page.get_by_label("When the time is up")).to_be_visible()
    page.get_by_role("group", name="Pace of the bots").get_by_text("Own", exact=True).tap()
    least, most = (page.get_by_label(f"Seconds, at {end}", exact=True) for end in ("least", "most"))
    expect(least).to_have_value("0.6")  # what was chosen before
    least.fill("20")
    least.press("Tab")
    expect(least).to_have_value("10")  # no more than the server takes
    expect(most).to_have_value("10")
    page.get_by_role("button", name="Seconds, at most: less").tap()
    expect(least).to_have_value("8")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert too_small(page) == []
    assert_accessible(page)
    picture(page, "new-options-phone")


@pytest.mark.parametrize("players", [3, 5])
def test_no_option_of_a_new_game_hides_below_the_bar(
    server: Running, visits: Visits, players: int
) -> None:
    page = visits.open(f"{server.address}new")
    page.emulate_media(reduced_motion="reduce")  # nothing scrolls on while it is looked at
    page.get_by_role("group", name="How many?").get_by_text(str(players)).click()
    more = page.get_by_role("button", name="More options")
    settle(page)
    assert page.evaluate("scrollY") == 0
    assert more.evaluate(IN_SIGHT)
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    heading = page.get_by_role("heading", name="More options")
    expect(heading).to_be_focused()
    wait_until(page, lambda: heading.evaluate(IN_SIGHT))  # it scrolls there
    controls = page.locator("form").locator("a, button, input, select").all()
    assert len(controls) > 40
    for control in controls:
        control.focus()
        assert control.evaluate(IN_SIGHT), control.evaluate("(it) => it.outerHTML")


def test_who_created_a_game_deletes_it_for_everybody(server: Running, visits: Visits) -> None:
    page = visits.open(server.address)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/games/*")
    arrive(page)
    kept = page.evaluate("Object.values(JSON.parse(localStorage['luxor.games']))[0]")
    page.goto(server.address)
    page.get_by_role("button", name="Remove the game with").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete for everybody").click()
    expect(page.get_by_text("The game is removed.")).to_be_visible()
    expect(page.get_by_text("No game is running.")).to_be_visible()
    tokens = [*kept["seats"], kept["host"], kept["spectator"]]
    assert len(tokens) == 3
    assert server.ask("POST", MY_GAMES, {"tokens": tokens}).json["games"] == []


def test_a_wrong_record_is_told_in_the_language_of_the_page(
    server: Running, visits: Visits
) -> None:
    page = visits.open(server.address, PHONE, locale="fr-FR")
    visits.faults(page).expect(r"status 4\d\d: POST .*/records|console error: .* status of 4")
    page.get_by_label("Texte de la partie").fill("luxor record 1\nnonsense")
    page.get_by_role("button", name="Afficher").tap()
    expect(page.get_by_role("alert")).to_have_text("Ce n’est pas le texte d’une partie terminée.")
    details = page.locator("details", has_text="Ce que dit le programme (en anglais)")
    said = details.locator("[lang=en]")
    expect(said).to_be_hidden()
    assert too_small(page) == []
    details.locator("summary").tap()
    expect(said).to_be_visible()
    assert_accessible(page)
    picture(page, "wrong-record-phone")


def test_a_page_that_does_not_exist_says_so_and_leads_home(server: Running, visits: Visits) -> None:
    page = visits.open()
    visits.faults(page).expect(r"status 404: GET |console error: .* status of 404")
    for path in NOWHERE:
        page.goto(server.address + path)
        arrive(page)
        picture(page, "lost")
        assert_accessible(page)
        page.get_by_role("main").get_by_role("link").first.click()
        page.wait_for_url(server.address)
        arrive(page)


def test_below_a_path_every_address_is_below_it(
    serve: Callable[..., Running], visits: Visits
) -> None:
    server = serve("--base-path", "/luxor")
    assert server.address.endswith("/luxor/")
    page = visits.open()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("", "new", "about"):
        page.goto(server.address + path)
        arrive(page)
    made = make_game(server, None, "tourist", base="/luxor")
    Seat.take(visits, made.link(0))
    assert asked
    assert [url for url in asked if not url.startswith(server.address)] == []


def test_the_token_of_a_link_leaves_the_address_but_is_remembered(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, "tourist")
    seat = Seat.take(visits, made.link(0))
    assert seat.page.url == made.page
    assert seat.page.evaluate("history.length") <= 2, "the token is still one step back"
    seat.room.clear()
    seat.page.reload()
    seat.wait_until(lambda: bool(seat.room))
    assert seat.page.url == made.page


def test_the_start_page_says_once_that_the_engine_is_not_compiled(
    server: Running, visits: Visits
) -> None:
    page = visits.open()

    def uncompiled(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json={**found.json(), "compiler_packages": "gcc"})

    page.route(f"**{CHOICES}", uncompiled)
    page.goto(server.address)
    said = page.get_by_role("status").filter(has_text="install gcc and set Luxor up again")
    expect(said).to_be_visible()
    assert_accessible(page)
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    page.reload()
    arrive(page)
    expect(said).to_have_count(0)
