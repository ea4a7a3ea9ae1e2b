"""Parts of a page that come later: where one cannot be loaded that is told, and nothing is dead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import DESKTOP, PHONE, Screen, Visits, picture
from tests.web.fingers import too_small
from tests.web.finished import play
from tests.web.seats import Made, Seat, make_game
from tests.web.table import look, taste

NOT_LOADED = "status 404|status of 404|dynamically imported module"
MISSING = "A part of this page could not be loaded"


def without(visits: Visits, server: Running, part: str, screen: Screen = DESKTOP) -> Page:
    """A page that cannot load a part until all parts are there again."""
    page = visits.open(screen=screen, **taste(server))
    visits.faults(page).expect(NOT_LOADED)
    page.route(f"**/assets/{part}-*.js", lambda route: route.fulfill(status=404))
    return page


@pytest.fixture
def made(server: Running) -> Made:
    """A game that has begun."""
    game = make_game(server, None, "tourist")
    play(server, game, 12)
    return game


@pytest.fixture
def company(server: Running, made: Made) -> Iterator[None]:
    """Somebody looks on: without anybody to read it there is no chat."""
    with server.enter(made.game, made.spectator) as other:
        other.hear("welcome")
        yield


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_the_result_comes_after_the_page_was_loaded_again(
    server: Running, visits: Visits, made: Made, screen: Screen
) -> None:
    page = without(visits, server, "Result", screen)
    me = Seat(page)
    page.goto(made.link(0))
    me.wait_for_question()
    play(server, made, 0, resign=True)
    expect(page.get_by_text(MISSING)).to_be_visible()
    picture(page, f"part-missing-{screen.name}")
    assert_accessible(page)
    assert not screen.touch or too_small(page) == []
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("heading", name="Tourist wins")).to_be_visible()
    expect(page.get_by_text(MISSING)).to_have_count(0)


@pytest.mark.parametrize(
    ("part", "button", "screen"),
    [
        ("Menu", "Menu", DESKTOP),
        ("Chat", "Chat", DESKTOP),
        ("PlayerDetails", "Tourist", PHONE),
        ("SettingsDialog", "Settings", DESKTOP),
    ],
)
@pytest.mark.usefixtures("company")
def test_a_button_whose_part_is_missing_says_so_each_time(
    server: Running, visits: Visits, made: Made, part: str, button: str, screen: Screen
) -> None:
    page = without(visits, server, part, screen)
    page.goto(server.address if part == "SettingsDialog" else made.link(0))
    missing = page.get_by_text(MISSING)
    for _ in range(2):
        page.get_by_role("button", name=button).first.click()
        expect(missing).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        notices = page.get_by_role("status").filter(has_text=MISSING)
        notices.get_by_role("button", name="Close").click()
        expect(missing).to_have_count(0)
    page.get_by_role("button", name=button).first.click()
    page.unroute_all()
    page.get_by_role("button", name="Load again").click()
    expect(missing).to_have_count(0)
    page.get_by_role("button", name=button).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_panel_of_a_replay_that_is_missing(server: Running, visits: Visits, made: Made) -> None:
    play(server, made, 0, resign=True)
    page = without(visits, server, "ScorePanel")
    page.goto(made.link(0))
    expect(page.get_by_role("heading", name="Tourist wins")).to_be_visible()
    page.goto(f"{made.page}/replay")
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_text(MISSING)).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


@pytest.mark.usefixtures("company")
def test_selecting_text_beyond_a_window_leaves_it_open(
    server: Running, visits: Visits, made: Made
) -> None:
    me = look(visits, server, made.link(0))
    me.page.get_by_role("button", name="Chat").click()
    field = me.page.get_by_label("Say something")
    field.fill("Good morning")
    box = field.bounding_box()
    assert box is not None
    mouse = me.page.mouse
    mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(5, box["y"], steps=3)
    mouse.up()
    expect(field).to_have_value("Good morning")
    mouse.click(5, box["y"])  # all of it outside
    expect(field).to_have_count(0)


@pytest.mark.usefixtures("company")
def test_lines_that_were_read_stay_so(server: Running, visits: Visits, made: Made) -> None:
    me = look(visits, server, made.link(0))
    chat = me.page.get_by_role("button", name="Chat")
    chat.click()
    me.page.get_by_label("Say something").fill("Good morning")
    me.page.get_by_role("button", name="Send").click()
    expect(me.page.get_by_role("dialog").get_by_text("Good morning")).to_be_visible()
    with server.enter(made.game, made.spectator) as other:
        other.hear("welcome")
        other.say("chat", seat=None, text="And to you")
        expect(me.page.get_by_role("dialog").get_by_text("And to you")).to_be_visible()
        me.page.reload()
        me.wait_for_question()
        expect(chat).to_have_accessible_name("Chat")
        other.say("chat", seat=None, text="Are you there?")
        expect(chat).to_have_accessible_name("Chat, one unread")


def test_a_notice_is_read_once(server: Running, visits: Visits) -> None:
    page = without(visits, server, "PositionWords")
    page.goto(f"{server.address}learn")
    page.get_by_text("The position in words").click()
    expect(page.get_by_text(MISSING)).to_have_count(1)


def test_the_rules_open_wherever_a_link_leads(server: Running, visits: Visits) -> None:
    page = visits.open(f"{server.address}rules#100%")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of the game")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
