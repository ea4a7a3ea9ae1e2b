"""A module from another package, installed by pip, is chosen and played in the browser."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.plugins import EXAMPLE, NAME, install
from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import look, press, sit

pytestmark = pytest.mark.skipif(
    not (EXAMPLE / "pyproject.toml").is_file(), reason="no example beside the tests"
)
TITLE = "Royal errands"
MESSENGER = "A messenger waits here. What do you ask for?"
ERRAND = re.compile(r"Errand: (potter|sculptor|jeweller|locksmith|naturalist|pioneer)")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example's package, as pip leaves it."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder)
    return folder


@pytest.fixture
def plugged(
    packages: Path, serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Running]:
    """Starts a server beside which the package is installed."""
    folders = filter(None, (str(packages), os.environ.get("PYTHONPATH", "")))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(folders))
    return serve


def test_it_is_chosen_for_a_new_game(plugged: Callable[..., Running], visits: Visits) -> None:
    server = plugged()
    me = look(visits, server, f"{server.address}new")
    page = me.page
    card = page.get_by_role("checkbox", name=TITLE)
    expect(card).to_have_accessible_description(re.compile("Everybody has a secret errand"))
    card.check()
    assert_accessible(page)
    picture(page, "plugin-new-game")
    page.get_by_role("button", name="Create the game").click()
    me.wait_for_question()
    expect(page.get_by_role("banner")).to_contain_text(TITLE)
    expect(page.locator("[data-players]").get_by_text(ERRAND)).to_have_count(1)  # mine alone


def ask_for_an_errand(seat: Seat, asked: list[str]) -> int:
    """Note what is asked; return one option after the other, but a new errand at first."""
    heading = seat.page.get_by_role("region", name="Your hand").get_by_role("heading").first
    asked.append(heading.inner_text())
    if asked[-1] == MESSENGER and asked.count(MESSENGER) == 1:
        expect(seat.options.first).to_contain_text("A new errand, which costs a point at the end")
        expect(seat.options.last).to_contain_text("Supplies")
        expect(seat.options.first.locator("svg")).to_have_count(1)  # a letter, since nobody drew it
        assert_accessible(seat.page)
        picture(seat.page, "plugin-messenger")
        return 0
    return len(asked) % seat.options.count()


def see_the_replay(page: Page) -> None:
    """Its events are in the log of the replay, its points in the result."""
    expect(page.get_by_text(re.compile("showed the errand: ")).first).to_be_visible()


def test_a_whole_game_is_played_with_it(plugged: Callable[..., Running], visits: Visits) -> None:
    server = plugged("--modules", NAME)
    made = make_game(server, None, "tourist", modules=[NAME])
    me = sit(visits, server, made)
    asked: list[str] = []
    me.play_on(lambda seat: ask_for_an_errand(seat, asked))
    assert MESSENGER in asked
    page = me.page
    expect(page.get_by_role("row", name=re.compile(TITLE))).to_be_visible()
    picture(page, "plugin-result")
    assert_accessible(page)
    page.goto(f"{made.page}/replay#t={made.seats[0]}")
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()
    press(page, "End")
    see_the_replay(page)
    picture(page, "plugin-replay")
    assert_accessible(page)


def test_it_is_played_in_words_on_a_phone(plugged: Callable[..., Running], visits: Visits) -> None:
    server = plugged()
    made = make_game(server, None, "tourist", modules=[NAME])
    me = sit(visits, server, made, screen=PHONE, text=True)
    me.wait_for_question()
    expect(
        me.page.get_by_text(re.compile(r"errand: \w+ \(\d points .+\), errands drawn: 1"))
    ).to_have_count(1)
    assert_accessible(me.page)
    picture(me.page, "plugin-text")


def test_a_host_chooses_what_is_offered(plugged: Callable[..., Running], visits: Visits) -> None:
    server = plugged("--modules", "mummy")
    page = visits.open(f"{server.address}new")
    expect(page.get_by_role("checkbox", name="Equipment")).to_have_count(0)
    expect(page.get_by_role("checkbox", name="The mummy")).to_have_count(1)
    expect(page.get_by_role("checkbox", name=TITLE)).to_have_count(0)
    form = {"seats": [{"colour": "red"}, {"colour": "blue"}], "modules": [NAME]}
    refused = server.ask("POST", "/api/games", form)
    assert (refused.status, refused.json["code"]) == (403, "not_allowed")
