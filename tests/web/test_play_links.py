"""Links of every kind: to look on, mangled, old, of a game that is gone; reload and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Visits, picture
from tests.web.seats import make_game
from tests.web.table import look, sit

NO_SUCH = "There is no such game, or this link is no longer good"
NOT_KNOWN = "The server doesn’t know this game right now"


def test_a_spectator_sees_no_hand_and_takes_over_a_bot(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", None)
    ann = sit(visits, server, made, 0, "Ann")
    eve = look(visits, server, f"{made.page}#t={made.spectator}")
    eve.page.get_by_role("button", name="Just watch").click()
    expect(eve.page.get_by_text("You’re watching")).to_be_visible()
    ben = sit(visits, server, made, 2, "Ben")
    ann.wait_for_question()
    expect(eve.page.get_by_role("group", name="The board")).to_be_visible()
    expect(eve.page.get_by_label("Your hand")).to_have_count(0)
    assert_accessible(eve.page)

    expect(eve.page.get_by_role("region", name="You’re watching")).to_be_visible()
    eve.page.get_by_role("button", name="Take over").click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.get_by_role("button", name="Ask for the seat").click()
    for seat in (ann, ben):
        expect(seat.page.get_by_text("Eve would like to take over")).to_be_visible()
        seat.page.get_by_role("button", name="Agree").click()
    expect(eve.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(eve.page.get_by_role("dialog")).to_be_hidden()
    for seat, number in ((ann, 0), (eve, 1)):
        seat.wait_until(lambda: seat.room["asked"] == number)  # noqa: B023 - it is asked at once
        while seat.room["asked"] == number:
            seat.wait_for_question()
            seat.answer()
    ben.wait_for_question()


def test_a_link_that_is_not_good_says_so(server: Running, visits: Visits) -> None:
    page = visits.open()
    visits.faults(page).expect("status 40[0-9]|status of 40[0-9]")
    for fragment, says in {
        "#t=abc": NO_SUCH,
        "#t=" + "A" * 43: NOT_KNOWN,
        "#once=abc": NO_SUCH,
        "#once=" + "A" * 43: NO_SUCH,
        "": "you need one of its links",
    }.items():
        page.goto(make_game(server, None, "tourist").page + fragment)
        expect(page.get_by_role("main")).to_contain_text(says)
        assert_accessible(page)
        page.get_by_role("main").get_by_role("link", name="To the start page").click()
        page.wait_for_url(server.address)


def test_a_mangled_link_in_the_same_tab_says_so_too(server: Running, visits: Visits) -> None:
    page = visits.open()
    page.goto(make_game(server, None, "tourist").page)
    expect(page.get_by_role("main")).to_contain_text("you need one of its links")
    page.evaluate("location.hash = '#t=abc'")
    expect(page.get_by_role("main")).to_contain_text(NO_SUCH)


def test_a_phone_sends_the_links_by_its_own_means(server: Running, visits: Visits) -> None:
    page = visits.open(screen=PHONE)
    page.add_init_script("navigator.share = async (link) => void (window.sent = link.url)")
    page.goto(f"{server.address}new")
    page.get_by_role("combobox", name="Who sits there").nth(1).select_option(
        label="Invited by a link"
    )
    page.get_by_role("button", name="Create the game").click()
    link = page.get_by_role("textbox", name="Link to this table")
    page.get_by_role("region", name="Invite").get_by_role("button", name="Send").click()
    assert page.evaluate("window.sent") == link.input_value()


def test_a_game_that_is_deleted_ends_clearly(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist")
    me = sit(visits, server, made)
    me.wait_for_question()
    assert server.ask("DELETE", f"/api/games/{made.game}", token=made.host).status < 300
    expect(me.page.get_by_role("alert")).to_contain_text("This game has been deleted")
    picture(me.page, "deleted")
    assert_accessible(me.page)
    late = visits.open()
    visits.faults(late).expect("status 40[0-9]|status of 40[0-9]")
    late.goto(made.link(0))
    expect(late.get_by_role("main")).to_contain_text(NOT_KNOWN)
    late.get_by_role("button", name="Remove from my games").click()
    late.wait_for_url(server.address)
    assert made.game not in late.evaluate("localStorage.getItem('luxor.games')")


def test_a_seat_outlives_a_server_on_the_wrong_database(
    serve: Callable[..., Running], tmp_path: Path, visits: Visits
) -> None:
    server = serve()
    made = make_game(server, None, None)
    page = visits.open()
    visits.faults(page).expect("ERR_|WebSocket|status")
    page.goto(made.link(0))
    name = page.get_by_label("Your name")
    expect(name).to_be_visible()
    port = str(server.port)
    server.stop()
    wrong = serve("--port", port, "--database", str(tmp_path / "wrong.db"))
    expect(page.get_by_text(NOT_KNOWN)).to_be_visible(timeout=20_000)
    page.reload()
    expect(page.get_by_text(NOT_KNOWN)).to_be_visible()
    expect(name).to_be_hidden()
    wrong.stop()
    serve("--port", port)
    expect(name).to_be_visible(timeout=20_000)  # without anybody doing anything


def test_reload_and_back_in_the_middle_of_a_question(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    me.answer()
    me.wait_for_question()
    asked = me.options.all_inner_texts()
    answers = me.room["answers"]
    me.page.reload()
    me.wait_for_question()
    assert me.options.all_inner_texts() == asked
    me.page.get_by_role("link", name="To the start page").click()
    expect(me.page.get_by_text("Your games")).to_be_visible()
    me.page.go_back()
    me.wait_for_question()
    assert me.options.all_inner_texts() == asked
    assert me.room["answers"] == answers
    me.answer()
