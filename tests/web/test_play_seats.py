"""Whose seat it is: one link for everybody, a token for each, further devices, and watching."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture
from tests.web.dealt import HURRIED
from tests.web.seats import Seat, make_game
from tests.web.table import look, sit, taste

INVITED = "Invited by a link"


def kept(page: Page) -> dict[str, Any]:
    """What a browser remembers of the game that it shows."""
    games: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('luxor.games')"))
    return next(entry for game, entry in games.items() if game in page.url)


def create(visits: Visits, server: Running, invited: int = 1) -> Seat:
    """Create a game for people who come by the link, as Ann."""
    ann = look(visits, server, f"{server.address}new", name="Ann")
    ann.page.get_by_role("group", name="How many?").get_by_text(str(invited + 1)).click()
    for seat in range(invited):
        who = ann.page.get_by_role("group", name=f"Seat {seat + 2}").get_by_label("Who sits there")
        who.select_option(INVITED)
    ann.page.get_by_role("button", name="Create the game").click()
    expect(ann.page.get_by_role("button", name="Change name")).to_be_visible()
    return ann


def table_link(page: Page) -> str:
    """The link that the waiting room shows."""
    return page.get_by_label("Link to this table").input_value()


def test_everybody_sits_down_by_one_link_with_a_key_of_their_own(
    server: Running, visits: Visits
) -> None:
    ann = create(visits, server, invited=2)
    expect(ann.page.get_by_label("Link to this table")).to_have_count(1)
    expect(ann.page.get_by_text("This link only works on this computer")).to_be_visible()
    ann.page.get_by_role("button", name="QR code").click()
    expect(ann.page.get_by_role("img", name="The link as a picture")).to_be_visible()
    picture(ann.page, "invite")
    assert_accessible(ann.page)
    link = table_link(ann.page)

    ben = look(visits, server, link, screen=PHONE)
    expect(ben.page.get_by_role("main")).to_contain_text("Ann is here already")
    picture(ben.page, "invited")
    assert_accessible(ben.page)
    name = ben.page.get_by_label("Your name")
    name.fill("بن")
    ben.page.get_by_role("radio", name="Blue").check()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.get_by_role("button", name="Change name")).to_be_visible()
    assert kept(ben.page)["seats"]
    assert not set(kept(ben.page)["seats"]) & set(kept(ann.page)["seats"])
    assert kept(ben.page)["seats"][0] not in json.dumps(kept(ann.page))
    expect(ann.page.get_by_role("listitem").filter(has_text="بن")).to_contain_text("sits here")
    ben.page.get_by_role("button", name="Get up").click()  # and takes another seat
    expect(ben.page.get_by_role("radio")).to_have_count(2)
    ben.wait_until(lambda: kept(ben.page)["seats"] == [])
    name.fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()

    cleo = look(visits, server, link)
    cleo.page.get_by_role("button", name="Just watch").click()
    cleo.page.get_by_role("button", name="Take a seat after all").click()
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.page.get_by_role("button", name="Sit down").click()
    for seat in (ann, ben, cleo):
        seat.wait_until(lambda: seat.room["phase"] == "playing")  # noqa: B023 - it is asked at once
        assert [one["name"] for one in seat.room["seats"]] == ["Ann", "Ben", "Cleo"]
    ann.page.reload()  # everybody comes back to the seat that is theirs
    expect(ann.page.get_by_role("region", name="Your hand")).to_be_visible()
    dan = look(visits, server, link)
    expect(dan.page.get_by_role("region", name="You’re watching")).to_be_visible()
    expect(dan.page.get_by_role("button", name="That’s my seat")).to_be_visible()


def test_a_name_that_is_taken_is_marked_and_another_one_is_not(
    server: Running, visits: Visits
) -> None:
    link = table_link(create(visits, server).page)
    page = visits.open(link, **taste(server))
    name = page.get_by_label("Your name")
    expect(name).to_have_attribute("dir", "auto")
    name.fill("Ann")
    page.get_by_role("button", name="Sit down").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_be_focused()
    expect(page.get_by_role("alert")).to_contain_text("Someone here has that name already")
    assert_accessible(page)
    name.fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_a_name_that_nobody_can_see_is_marked_where_it_was_typed(
    server: Running, visits: Visits
) -> None:
    page = visits.open(**taste(server))
    visits.faults(page).expect("422")
    page.goto(f"{server.address}new")
    name = page.get_by_role("group", name="Seat 2").get_by_label("Name")
    name.fill("\u2800")  # a blank of Braille
    page.get_by_role("button", name="Create the game").click()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("group", name="Seat 2")).to_contain_text("This name can’t be used")


def test_a_seat_on_two_devices_is_signed_out_elsewhere(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Continue on another device").click()
    window = me.page.get_by_role("dialog")
    expect(window).to_contain_text("Your seat is on this device only")
    other = look(visits, server, window.get_by_role("textbox").input_value())
    other.wait_for_question()
    expect(window).to_contain_text("Your seat is on 2 devices")
    picture(me.page, "devices")
    assert_accessible(me.page)
    for _ in range(2):  # and confirm it
        window.get_by_role("button", name="Sign out everywhere else").click()
    expect(other.page.get_by_role("alert")).to_contain_text("signed this one out")
    expect(window).to_contain_text("Your seat is on this device only")
    window.get_by_role("button", name="Close").first.click()
    me.answer()


def test_a_bot_stands_in_until_its_person_is_back(
    serve: Callable[..., Running], visits: Visits
) -> None:
    server = serve(program=HURRIED)
    made = make_game(server, None, None)
    ben = sit(visits, server, made, 1, "Ben")
    ann = look(visits, server, made.link(0))
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Sit down").click()
    ben.wait_until(lambda: ben.room["phase"] == "playing")
    ann.wait_for_question()

    # who is there but silent is asked first
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Let a bot play").click()
    ben.page.get_by_label("For whom").select_option("Ann")
    ben.page.get_by_role("button", name="Let it play").click()
    asked = ann.page.get_by_role("dialog", name="Are you still there?")
    expect(asked.get_by_role("timer")).to_contain_text("1:5")
    expect(ben.page.get_by_text("Ann can object for 1:5")).to_be_visible()
    picture(ann.page, "still_there")
    assert_accessible(ann.page)
    asked.get_by_role("button", name="I’m here").click()
    expect(asked).to_have_count(0)
    expect(ben.page.locator(".notices").get_by_text("Ann is here")).to_be_visible()

    # who is gone is waited for, then any player lets a bot play
    ben.page.clock.install()
    address = ann.page.url
    ann.page.goto("about:blank")
    hand = ben.page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("timer")).to_contain_text("A bot may play for Ann in 1:5")
    picture(ben.page, "absent")
    ben.page.clock.fast_forward(121_000)
    hand.get_by_role("button", name="Let a bot play for Ann").click()
    ben.wait_until(lambda: ben.room["seats"][0]["stand_in"])

    ann.page.goto(address)
    told = ann.page.locator(".notices").get_by_text("A bot played for you while you were away")
    expect(told).to_be_visible()
    ann.wait_until(lambda: ann.room["seats"][0]["kind"] == "person")


def test_a_lost_seat_is_given_back_by_its_other_device(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ann, ben = sit(visits, server, made, 0, "Ann"), sit(visits, server, made, 1, "Ben")
    ann.wait_for_question()
    new = look(visits, server, f"{made.page}#t={made.spectator}")
    new.page.get_by_role("button", name="That’s my seat").click()
    for answer in ("No, that isn’t me", "Yes, that’s me"):
        if not new.page.get_by_role("dialog").is_visible():
            new.page.get_by_role("button", name="That’s my seat").click()
        new.page.get_by_role("button", name="The seat of Ben is mine").click()
        expect(new.page.get_by_text("You say that the seat of Ben is yours")).to_be_visible()
        expect(new.page.get_by_text("Not before")).to_be_visible()  # with only two people
        assert kept(new.page)["claim"]["seat"] == 1
        expect(ann.page.get_by_text("says that the seat of Ben is theirs")).to_be_visible()
        asked = ben.page.get_by_role("dialog", name="Is that you, Ben?")
        picture(ben.page, "claimed")
        assert_accessible(ben.page)
        asked.get_by_role("button", name=answer).click()
        expect(new.page.get_by_text("You say that the seat of Ben is yours")).to_have_count(0)
        assert kept(new.page)["claim"] is None
    expect(new.page.get_by_role("region", name="Your hand")).to_be_visible()
    assert len(kept(new.page)["seats"]) == 1
    mark = ann.page.get_by_role("row", name="Ben").get_by_title("seat reclaimed on a new device")
    expect(mark).to_be_visible()
