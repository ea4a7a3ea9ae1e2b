"""Every module can be played in the browser, with whatever it asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from luxor.core.modules import NAMES
from tests.server.web.running import Running
from tests.web.browsing import Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import sit

ANSWERS = 11


@pytest.mark.parametrize("modules", [*((name,) for name in NAMES), NAMES], ids="-".join)
def test_a_module_is_played(server: Running, visits: Visits, modules: tuple[str, ...]) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", modules=modules))

    def last(seat: Seat) -> int:
        return seat.options.count() - 1  # "no thanks" comes first where it is an option

    for _ in range(ANSWERS):
        if not me.wait_for_question():
            break
        expect(
            me.page.get_by_role("region", name="Your hand").get_by_role("heading").first
        ).not_to_have_text("")
        me.answer(last(me))
    picture(me.page, f"module-{'-'.join(modules)}")
