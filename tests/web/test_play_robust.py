"""Whatever breaks is told in words and mends itself: line, server, page, browser."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, arrive, picture, wait_until
from tests.web.seats import Seat, follow, make_game
from tests.web.table import look, sit

BROKEN_LINE = "WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED|warning: .*preload"
NOT_LOADED = "status 404|status of 404|dynamically imported module"
SOCKET = "**/api/games/*/socket"
MOST_OF_A_SEAT = 16
DENIED = """for (const kind of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, kind, { get() { throw new DOMException("no", "SecurityError"); } })
"""
NO_SOCKETS = """window.WebSocket = class extends WebSocket {
  constructor(address) { super(String(address).replace("/api/", "/nothing/")); }
}"""

Message = dict[str, Any]


def tamper(
    page: Page,
    *,
    said: Callable[[Message], None] = lambda _: None,
    heard: Callable[[Message, WebSocketRoute], bool] = lambda _, __: True,
) -> None:
    """Stand between a page and the real server: change what is said, or swallow what is heard."""

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            said(message)
            server.send(json.dumps(message))

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if heard(message, line):
                line.send(json.dumps(message))

        line.on_message(say)
        server.on_message(hear)

    page.route_web_socket(SOCKET, meet)


def renewed(route: Route) -> None:
    """Answer like a server that was updated: its index asks for another program."""
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace("assets/index-", "assets/newer-"))


def test_an_answer_without_a_line_waits_for_it(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", modules=["mummy"]))
    me.wait_for_question()
    visits.faults(me.page).expect(BROKEN_LINE)
    before = me.room["answers"]
    words = me.page.get_by_role("button", name="Text mode")
    board = me.page.get_by_role("group", name="The board")
    words.click()  # what it needs comes while there is a line
    expect(board).to_have_count(0)
    words.click()
    me.page.get_by_role("button", name="Left card").click()
    me.page.context.set_offline(True)
    expect(me.page.get_by_text("Reconnecting, nothing is lost")).to_be_visible()
    expect(me.page.get_by_role("button", name="Left card")).to_have_attribute(
        "aria-pressed", "true"
    )
    me.options.first.click()
    bar = me.page.get_by_role("status").get_by_text("Your answer is kept")
    expect(bar).to_be_visible()
    me.page.keyboard.press("Escape")  # both cards are shown again
    kept = me.options.first
    late = me.options.last  # a change of mind comes too late, and nothing is sent twice
    for in_words in (True, False):
        words.click()
        expect(board).to_have_count(0 if in_words else 1)
        expect(me.page.get_by_role("button", pressed=True).and_(me.options)).to_have_count(1)
        expect(late).to_have_attribute("aria-disabled", "true")
        expect(late).to_have_accessible_description(re.compile("Your answer is kept"))
        late.click(force=True)
    expect(kept).to_have_attribute("aria-pressed", "true")
    picture(me.page, "held")
    assert_accessible(me.page)
    assert me.room["answers"] == before
    done = me.done
    me.page.context.set_offline(False)
    me.wait_until(lambda: me.done > done)
    expect(me.page.get_by_text("Reconnecting")).to_have_count(0)
    me.wait_for_question()
    assert me.done == done + 1

    while me.page.locator(".options").count() == 0:  # a mummy tile is asked for by large buttons
        me.answer()
        me.wait_for_question()
    me.page.context.set_offline(True)
    expect(me.page.get_by_text("Reconnecting, nothing is lost")).to_be_visible()
    kept.click()
    expect(bar).to_be_visible()
    expect(kept).to_have_attribute("aria-pressed", "true")
    expect(late).to_have_attribute("aria-disabled", "true")


def test_an_answer_that_is_long_on_its_way_is_marked(
    serve: Callable[..., Running], visits: Visits
) -> None:
    server = serve()
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.wait_for_question()
    done = me.done
    os.kill(server.process.pid, signal.SIGSTOP)
    me.options.first.click()
    expect(me.options.first).to_have_attribute("aria-pressed", "true")
    expect(me.options.last).to_have_accessible_description(re.compile("it is on its way"))
    expect(me.page.get_by_role("status").get_by_text("Saving your move…")).to_be_visible()
    me.options.last.click(force=True)
    os.kill(server.process.pid, signal.SIGCONT)
    me.wait_until(lambda: me.done > done)
    assert me.wait_for_question()
    expect(me.page.get_by_role("button", pressed=True).and_(me.options)).to_have_count(0)
    assert me.done == done + 1


def test_an_answer_that_cannot_be_saved_is_refused_in_words(
    serve: Callable[..., Running], tmp_path: Path, visits: Visits
) -> None:
    server = serve()
    file, aside = tmp_path / "games.db", tmp_path / "aside.db"
    me = sit(visits, server, make_game(server, None, "tourist"))
    me.may_be_refused = ("unavailable",)
    me.wait_for_question()
    done = me.done
    file.rename(aside)
    me.options.first.click()
    expect(me.page.get_by_text("The server can’t save or load games right now")).to_be_visible()
    assert server.ask("GET", "/readyz").status == 503
    assert me.done == done
    aside.rename(file)
    me.answer()
    assert me.done > done


def test_an_answer_that_had_arrived_is_not_sent_again(server: Running, visits: Visits) -> None:
    me = look(visits, server, "about:blank")
    made = make_game(server, None, "tourist")
    sent: list[str] = []
    answers: list[int] = []

    def say(message: Message) -> None:
        if message["type"] == "answer":
            sent.append("answer")

    def hear(message: Message, line: WebSocketRoute) -> bool:
        if "answers" in message.get("room", {}):
            answers.append(message["room"]["answers"])
        if sent != ["answer"]:
            return True
        if message["type"] == "done":
            sent.append("cut")
            line.close()
        return False

    tamper(me.page, said=say, heard=hear)
    me.page.goto(made.link(0))
    me.page.get_by_label("Your name").fill("Ani")
    me.page.get_by_role("button", name="Sit down").click()
    expect(me.options.first).to_be_visible()
    before = answers[-1]
    me.options.first.click()
    me.wait_until(lambda: sent == ["answer", "cut"])
    me.wait_until(lambda: answers[-1] > before)
    expect(me.options.first).to_be_visible()
    assert sent == ["answer", "cut"]
    expect(me.page.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
    me.options.first.click()
    me.wait_until(lambda: sent[2:] == ["answer"])


def test_a_page_whose_view_has_gone_astray_recovers(server: Running, visits: Visits) -> None:
    me = look(visits, server, "about:blank")
    made = make_game(server, None, "tourist")
    visits.faults(me.page).expect("console warning: luxor: the view of seat 0 differs")
    asked: list[Message] = []
    snapshots: list[Message] = []
    views: dict[int | None, Message] = {}

    def say(message: Message) -> None:
        if message["type"] == "snapshot":
            asked.append(message)

    def hear(message: Message, line: WebSocketRoute) -> bool:
        del line
        for part in message.get("parts", ()):
            follow(views, part)
            if message.get("what") == "answered" and part["events"] and not asked:
                event = part["events"][-1]
                event["changes"] = event.get("changes", {}) | {"players/0/hand": ["1", "2"]}
        if message["type"] == "snapshot":
            snapshots.append(message)
        return True

    tamper(me.page, said=say, heard=hear)
    me.page.goto(made.link(0))
    me.page.get_by_label("Your name").fill("Ani")
    me.page.get_by_role("button", name="Sit down").click()
    cards = me.page.get_by_role("list", name="Your hand").get_by_role("listitem")
    for _ in range(3):
        expect(me.options.first).to_be_visible()
        expect(cards).to_have_count(len(views[0]["players"][0]["hand"]))
        me.options.first.click()
        me.wait_until(lambda: len(snapshots) == 1)
    assert [message["seat"] for message in asked] == [0]
    assert snapshots[0]["checksum"] != asked[0]["checksum"]


def test_two_tabs_of_one_seat_show_the_same(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", modules=["mummy"])
    me = sit(visits, server, made)
    other = Seat(me.page.context.new_page())
    other.page.goto(made.page)  # what one tab remembers the other knows
    for one, two in ((me, other), (other, me)):
        for seat in (one, two):
            seat.page.bring_to_front()  # a tab that is not seen takes its time
            seat.wait_for_question()
            expect(seat.page).to_have_title("Your turn · Luxor")
        assert one.options.all_inner_texts() == two.options.all_inner_texts()
        one.page.bring_to_front()
        one.answer()
        two.wait_until(lambda: me.room["answers"] == other.room["answers"])
    eve = look(visits, server, f"{made.page}#t={made.spectator}")  # of a game that has begun
    expect(eve.page.get_by_role("group", name="The board")).to_be_visible()
    expect(eve.page.get_by_label("Your hand")).to_have_count(0)
    expect(eve.page.get_by_role("heading", name="Mummy tiles")).to_be_visible()
    mine = "for sale after you draw"  # who only watches draws nothing
    expect(me.page.get_by_text(mine)).to_have_count(1)
    expect(eve.page.get_by_text(mine)).to_have_count(0)
    me.page.bring_to_front()
    me.page.goto(f"{server.address}rules")
    me.page.go_back()
    me.wait_for_question()
    me.answer()


def test_a_link_for_one_time_is_good_for_one_time(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist")
    sit(visits, server, made)
    told = server.ask("POST", f"/api/games/{made.game}/device", token=made.seats[0]).json
    link = f"{made.page}#once={told['token']}"
    tablet = look(visits, server, link)
    assert tablet.wait_for_question()
    tablet.answer()
    late = visits.open()
    visits.faults(late).expect("status 404|status of 404")
    late.goto(link)
    expect(late.get_by_role("main")).to_contain_text("this link is no longer good")


def test_a_full_room_says_so_and_lets_in_when_there_is_room(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, "tourist")
    with ExitStack() as stack:
        for _ in range(MOST_OF_A_SEAT):
            tab = server.enter(made.game, made.seats[0], max_queue=None)
            stack.enter_context(tab).hear("welcome")
        page = visits.open(made.link(0))
        expect(page.get_by_role("main")).to_contain_text("It is full here")
        assert_accessible(page)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_where_no_line_can_be_opened_it_is_said_why(server: Running, visits: Visits) -> None:
    page = visits.open()
    visits.faults(page).expect("WebSocket connection to .* failed")
    page.add_init_script(NO_SOCKETS)
    page.goto(make_game(server, None, "tourist").link(0))
    expect(page.get_by_role("alert")).to_contain_text("a proxy or an extension is in the way")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    assert_accessible(page)


def test_a_browser_that_remembers_nothing_can_play(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist")
    me = Seat(visits.open())
    me.page.add_init_script(DENIED)
    me.page.goto(made.link(0))
    expect(me.page.get_by_text("This browser remembers nothing")).to_be_visible()
    me.page.get_by_label("Your name").fill("Ani")
    me.page.get_by_role("button", name="Sit down").click()
    me.wait_for_question()
    me.answer()
    me.wait_for_question()
    asked = me.options.all_inner_texts()
    me.page.reload()  # the address has to remember the seat
    me.wait_for_question()
    assert me.options.all_inner_texts() == asked


def test_a_newer_server_is_told_of(server: Running, visits: Visits) -> None:
    me = look(visits, server, "about:blank")
    lines: list[WebSocketRoute] = []

    def hear(message: Message, line: WebSocketRoute) -> bool:
        if message["type"] == "welcome":
            lines.append(line)
            message["server"] = f"{len(lines)}.0"
        return True

    tamper(me.page, heard=hear)
    me.page.goto(make_game(server, None, "tourist").link(0))
    expect(me.page.get_by_role("button", name="Sit down")).to_be_visible()
    lines[0].close()
    expect(me.page.get_by_text("The server was updated")).to_be_visible()
    assert_accessible(me.page)
    me.page.get_by_role("button", name="Load the page again").click()
    expect(me.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(me.page.get_by_text("The server was updated")).to_have_count(0)


@pytest.mark.parametrize("protocol", [1, 3])
def test_another_protocol_loads_the_page_again_but_once(
    server: Running, visits: Visits, protocol: int
) -> None:
    page = visits.open()

    def say(message: Message) -> None:
        if message["type"] == "hello":
            message["protocol"] = protocol

    tamper(page, said=say)
    loaded: list[str] = []
    page.on("domcontentloaded", lambda page: loaded.append(page.url))
    page.route(server.address, renewed)
    page.goto(make_game(server, None, "tourist").link(0))
    wait_until(page, lambda: len(loaded) == 2)
    expect(page.get_by_role("alert")).to_contain_text("this page is of the old version")
    assert_accessible(page)
    expect(page.get_by_role("alert")).to_contain_text("this page is of the old version")
    assert len(loaded) == 2, "once is enough"
    with page.expect_navigation():
        page.get_by_role("button", name="Load again").click()


@pytest.mark.parametrize("is_newer", [False, True], ids=["lost", "updated"])
def test_a_part_of_the_page_that_is_gone(server: Running, visits: Visits, is_newer: bool) -> None:
    page = visits.open(server.address)
    visits.faults(page).expect(NOT_LOADED)
    page.route("**/assets/new-*", lambda route: route.fulfill(status=404), times=2)
    if is_newer:
        page.route(server.address, renewed)
    page.get_by_role("link", name="New game").first.click()
    if not is_newer:  # else it loads itself again
        expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
        picture(page, "broken")
        assert_accessible(page)
        page.unroute("**/assets/new-*")
        page.get_by_role("button", name="Load again").click()
    expect(page.get_by_role("heading", name="New game")).to_be_visible()


def test_a_mistake_of_the_page_leaves_a_way_out(server: Running, visits: Visits) -> None:
    me = look(visits, server, "about:blank")
    visits.faults(me.page).expect("TypeError")

    def hear(message: Message, line: WebSocketRoute) -> bool:
        del line
        for part in message.get("parts", []):
            if view := part["start"] or part["snapshot"]:
                part["snapshot"] = view | {"players": None}  # what no server sends
        return True

    tamper(me.page, heard=hear)
    made = make_game(server, None, "tourist")
    me.page.goto(made.link(0))
    me.page.get_by_label("Your name").fill("Ani")
    me.page.get_by_role("button", name="Sit down").click()
    expect(me.page.get_by_role("alert")).to_contain_text("This page has made a mistake")
    me.page.get_by_text("What happened", exact=True).first.click()
    happened = me.page.get_by_role("textbox", name="What happened").input_value()
    assert "TypeError" in happened
    assert made.seats[0] not in happened
    assert_accessible(me.page)
    me.page.get_by_role("link", name="To the start page").click()
    arrive(me.page)
    expect(me.page.get_by_role("heading", name="Your games")).to_be_visible()
