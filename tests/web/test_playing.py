"""Whole games in the browser, against bots of a real server."""

from __future__ import annotations

from tests.server.web.running import Running
from tests.web.browsing import Visits
from tests.web.seats import Seat, make_game


def test_a_game_against_a_bot_is_played_by_clicking_options(
    server: Running, visits: Visits
) -> None:
    link = make_game(server, None, "tourist").link(0)
    seat = Seat.take(visits, link, reduced_motion="reduce")
    assert seat.play_on() > 10
    assert len(seat.room["result"]["points"]) == 2
