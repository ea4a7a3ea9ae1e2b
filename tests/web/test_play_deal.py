"""Browsers add to the deal by themselves, and the menu says who did."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits
from tests.web.seats import Seat, make_game
from tests.web.table import sit


def told_of_deal(seat: Seat) -> Locator:
    """Open what the menu says of the deal."""
    seat.page.get_by_role("button", name="Menu").click()
    seat.page.get_by_role("button", name="How the cards were dealt").click()
    return seat.page.get_by_role("dialog")


def test_everybody_at_the_table_adds_to_the_deal_also_after_a_reload(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, None, "tourist")
    ann = sit(visits, server, made, 0, "Ann")
    ann.page.reload()
    expect(ann.page.get_by_text("One seat is still open")).to_be_visible()
    ben = sit(visits, server, made, 1, "Ben")
    ann.wait_until(lambda: ann.room["phase"] == "playing")
    ben.wait_until(lambda: ben.room["phase"] == "playing")
    assert [data is not None for data in ben.room["dealing"]["revealed"]] == [True, True, False]
    about = told_of_deal(ann)
    assert_accessible(ann.page)
    expect(about.get_by_text("nobody could choose the cards")).to_be_visible()
    assert about.locator(".people div").all_inner_texts() == [
        "Ann\nadded random numbers",
        "Ben\nadded random numbers",
    ]
    expect(about.get_by_text("can still read every hand")).to_be_visible()
    expect(about.get_by_text(ann.room["commitment"])).to_be_visible()


def test_one_screen_for_all_players_has_no_ceremony_and_says_so(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, None)
    page = visits.open()
    keys = [made.seats[0], made.seats[1]]
    page.goto(server.address)
    page.evaluate(
        """([game, seats]) => localStorage.setItem("luxor.games", JSON.stringify(
            { [game]: { seats, names: { 0: "Ann", 1: "Ben" }, links: [] } }))""",
        [made.game, keys],
    )
    seat = Seat(page)
    page.goto(made.page)
    seat.wait_until(lambda: seat.room.get("phase") == "playing")
    assert seat.room["dealing"] is None
    about = told_of_deal(seat)
    expect(about.get_by_text("The server dealt alone")).to_be_visible()
