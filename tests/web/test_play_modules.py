"""Every module can be played in the browser, with whatever it asks and shows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from luxor.core.modules import NAMES
from tests.server.web.running import Running
from tests.web.browsing import Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import sit

ANSWERS = 11

TITLES = {
    "mummy": "The mummy",
    "equipment": "Equipment",
    "sceptres": "New treasures",
    "characters": "Characters",
}
QUESTIONS = {"mummy": r"Use a mummy tile\? You have \d talismans?\."}
"""What a module asks in any game, after so many answers."""


def see_mummy(page: Page) -> None:
    """It stands on the path, tiles lie open, everybody has talismans."""
    expect(page.locator("[data-piece='figure mummy']")).to_be_visible()
    tiles = page.locator(".market .part", has=page.get_by_role("heading", name="Mummy tiles"))
    expect(tiles.get_by_role("listitem")).to_have_count(3)
    expect(tiles).to_contain_text(re.compile(r"Talismans\s+you have 6\s+supply 8\s+pile 15"))
    expect(page.get_by_role("columnheader", name="Talismans")).to_be_visible()


def see_equipment(page: Page) -> None:
    """The first hand is of cards that only this module has."""
    cards = page.get_by_role("list", name="Your hand").get_by_role("button")
    name = re.compile(r": (0|[123]\+|6|die ±1)(\.|$)", re.IGNORECASE)
    expect(cards.and_(page.get_by_role("button", name=name))).to_have_count(5)


def see_sceptres(page: Page) -> None:
    """Sceptres lie on the path, and are counted for everybody."""
    board = page.get_by_role("group", name="The board")
    expect(board.get_by_label(re.compile(r"^Space \d+, Sceptre, ")).first).to_be_visible()
    expect(page.get_by_role("columnheader", name="Sceptre")).to_be_visible()


def see_characters(page: Page) -> None:
    """Both players are somebody."""
    expect(page.get_by_role("button", name=re.compile("^Character: "))).to_have_count(2)


SEEN: dict[str, Callable[[Page], None]] = {
    "mummy": see_mummy,
    "equipment": see_equipment,
    "sceptres": see_sceptres,
    "characters": see_characters,
}


@pytest.mark.parametrize("modules", [*((name,) for name in NAMES), NAMES], ids="-".join)
def test_a_module_is_played(server: Running, visits: Visits, modules: tuple[str, ...]) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", modules=modules))
    me.wait_for_question()
    for name in modules:
        expect(me.page.get_by_role("banner")).to_contain_text(TITLES[name])
        SEEN[name](me.page)

    def last(seat: Seat) -> int:
        return seat.options.count() - 1  # "no thanks" comes first where it is an option

    question = me.page.get_by_role("region", name="Your hand").get_by_role("heading").first
    asked = []
    for _ in range(ANSWERS):
        if not me.wait_for_question():
            break
        expect(question).not_to_have_text("")
        asked.append(question.inner_text())
        me.answer(last(me))
    for name in set(modules) & set(QUESTIONS):
        assert any(re.fullmatch(QUESTIONS[name], one) for one in asked), asked
    picture(me.page, f"module-{'-'.join(modules)}")
