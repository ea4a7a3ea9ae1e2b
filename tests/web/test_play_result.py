"""The end of a game: the ceremony, the table, the chart, another game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from luxor.server.protocol.setup import COLOURS
from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import SCREENS, Screen, Visits, picture
from tests.web.fingers import too_small
from tests.web.finished import abort, play
from tests.web.seats import Made, make_game
from tests.web.table import lights, look, taste

SEVERAL = ("mummy", "equipment", "sceptres", "characters")
LONG = ("Hatshepsut", "Wilhelmina", "Margarethe")
CUT = """all => all
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""
"""Texts that have too little room."""


@pytest.fixture(scope="module")
def five(server: Running) -> Made:
    """A game of two people and three bots with all modules that is over."""
    seats = [{"colour": colour} for colour in COLOURS[:2]]
    seats += [
        {"colour": colour, "bot": "tourist", "name": name}
        for colour, name in zip(COLOURS[2:], LONG, strict=True)
    ]
    made = make_game(server, None, None, seats=seats, modules=SEVERAL)
    assert play(server, made) == "over"
    return made


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_the_result_on_every_screen(
    server: Running, visits: Visits, five: Made, screen: Screen
) -> None:
    me = look(visits, server, five.link(0), screen, speed=1)
    result = me.page.get_by_role("region", name="win")
    expect(result).to_be_visible()
    expect(result.get_by_role("button", name="Show everything")).to_have_count(0)  # it is over
    table = result.get_by_role("table").first
    expect(table.get_by_role("columnheader", name="You")).to_be_visible()
    names = table.locator("thead .name")
    assert set(LONG) < set(names.all_inner_texts())
    assert names.evaluate_all(CUT) == []
    expect(table.get_by_role("row", name="Total")).to_be_visible()
    expect(result.get_by_role("heading", name="What decided it")).to_be_visible()
    assert 2 <= result.get_by_role("listitem").count() <= 4
    result.get_by_text("The chart as a table").click()
    expect(result.get_by_role("row", name="Counted at the end: Adventurers")).to_be_visible()
    assert not result.evaluate("(it) => it.scrollWidth > it.clientWidth"), "too wide"
    for theme in lights(me.page):
        picture(me.page, f"result-five-{screen.name}-{theme}")
        assert_accessible(me.page)
    assert not me.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not screen.touch or too_small(me.page) == []


def test_how_strong_bots_are_is_seen_however_they_are_called(
    server: Running, visits: Visits, five: Made
) -> None:
    page = visits.open(**taste(server))
    page.goto(f"{five.page}/replay#t={five.spectator}")
    bots = page.get_by_role("rowheader").filter(has_text="Tourist")
    expect(bots).to_have_count(len(LONG))
    for bot in bots.all():
        expect(bot.locator("svg[viewBox='0 0 23 9']")).to_be_in_viewport(ratio=1)


def test_what_decided_it_leads_to_its_turn(server: Running, visits: Visits, five: Made) -> None:
    me = look(visits, server, five.link(0))
    fact = me.page.get_by_role("region", name="win").get_by_role("listitem").filter(has_text="See")
    told = re.search(r"round (\d+).*See turn (\d+)", fact.first.inner_text(), re.DOTALL)
    assert told is not None
    fact.first.get_by_role("link").click()
    where = me.page.get_by_text(re.compile(rf"Turn {told[2]} of \d+, round {told[1]}\b"))
    expect(where.first).to_be_visible()
    me.page.get_by_role("tab", name="Score").click()
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.get_by_role("heading", name="What decided it")).to_be_visible()


def test_every_source_explains_itself(server: Running, visits: Visits, five: Made) -> None:
    me = look(visits, server, five.link(0))
    words = "For each adventurer the value of its place."
    told = me.page.get_by_text(words).locator("visible=true")
    source = me.page.get_by_role("rowheader", name="Adventurers").get_by_role("button")
    source.hover()
    expect(told).to_be_in_viewport(ratio=1)
    me.page.mouse.move(1, 1)
    expect(told).to_have_count(0)
    me.page.get_by_role("rowheader", name="In play").get_by_role("button").focus()
    me.page.keyboard.press("ArrowDown")
    expect(source).to_be_focused()
    expect(source).to_have_accessible_description(words)
    me.page.keyboard.press("?")
    expect(told).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("skip", ["key", "click", "nothing"])
def test_points_are_counted_until_somebody_is_in_a_hurry(
    server: Running, visits: Visits, skip: str
) -> None:
    made = make_game(server, None, "tourist")
    play(server, made, 12)
    me = look(visits, server, made.link(0), speed=2)
    me.wait_for_question()
    play(server, made, 0, resign=True)
    everything = me.page.get_by_role("button", name="Show everything")
    expect(everything).to_be_visible()
    said = me.page.get_by_role("region", name="The end").get_by_role("status")
    expect(said).to_be_empty()
    if skip == "key":
        me.page.keyboard.press("x")
    elif skip == "click":
        me.page.mouse.click(300, 300)
    expect(everything).to_have_count(0)
    expect(me.page.get_by_role("heading", name="Tourist wins")).to_be_visible()
    expect(me.page.get_by_text("You gave up.")).to_be_visible()
    expect(me.page.get_by_role("button", name="Play again")).to_be_visible()


def test_with_less_motion_everything_is_there_at_once(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist")
    play(server, made, 12)
    me = look(visits, server, made.link(0), speed=0)
    me.wait_for_question()
    play(server, made, 0, resign=True)
    expect(me.page.get_by_role("heading", name="Tourist wins")).to_be_visible()
    expect(me.page.get_by_role("button", name="Show everything")).to_have_count(0)


NOTE_NOTICES = """() => {
  window.notices = [];
  const list = document.querySelector(".notices");
  new MutationObserver(() => window.notices.push(list.textContent))
    .observe(list, { childList: true });
}"""


def test_no_notice_of_the_game_lies_over_the_result(server: Running, visits: Visits) -> None:
    for others in range(1, 5):  # until a game ends with a last round
        made = make_game(server, None, *["tourist"] * others)
        play(server, made, 12)
        page = look(visits, server, f"{made.page}#t={made.spectator}", speed=0).page
        expect(page.get_by_role("group", name="The board")).to_be_visible()
        page.evaluate(NOTE_NOTICES)
        play(server, made)
        won = page.get_by_role("region", name="win")
        expect(won).to_be_visible(timeout=60_000)  # the page follows a whole game first
        if any("Last round" in text for text in page.evaluate("window.notices")):
            break
    else:
        pytest.fail("no game had a last round")
    expect(page.get_by_role("status").filter(has_text="Last round")).to_have_count(0, timeout=500)


def test_alone_with_bots_one_click_leads_to_the_next_game(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist")
    play(server, made, 8, resign=True)
    me = look(visits, server, made.link(0))
    me.page.get_by_role("button", name="Play again").click()
    me.wait_until(lambda: made.game not in me.page.url)
    me.wait_until(lambda: me.options.count() > 0)


def test_who_shares_a_screen_is_called_by_name_and_plays_again(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, None)
    play(server, made)
    me = look(visits, server, made.link(0))
    expect(me.page.get_by_role("columnheader", name="You")).to_be_visible()
    me.page.goto(made.link(1))
    table = me.page.get_by_role("region", name="win").get_by_role("table").first
    expect(table.get_by_role("columnheader", name="Ben")).to_be_visible()
    expect(table.get_by_role("columnheader", name="Ani")).to_be_visible()
    me.page.get_by_role("button", name="Play again").click()
    me.wait_until(lambda: made.game not in me.page.url)
    expect(me.page.get_by_role("button", name="I am")).to_be_visible()


def test_two_people_agree_on_a_rematch_and_meet_there(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    play(server, made)
    ani, ben = (look(visits, server, made.link(seat)) for seat in range(2))
    for seat in (ani, ben):
        expect(seat.page.get_by_role("region", name="win")).to_be_visible()
    ani.page.get_by_role("button", name="Ask for a rematch").click()
    expect(ani.page.get_by_text("In favour: Ani")).to_be_visible()
    expect(ben.page.get_by_text("Ani asks for a rematch")).to_be_visible()
    expect(ben.page.get_by_text("In favour: Ani")).to_be_visible()
    expect(ani.page.get_by_text("Not answered yet: Ben")).to_be_visible()
    picture(ben.page, "rematch")
    assert_accessible(ben.page)
    ben.page.get_by_role("button", name="Agree").click()
    ani.wait_until(lambda: made.game not in ani.page.url)
    ben.wait_until(lambda: made.game not in ben.page.url)
    assert ani.page.url == ben.page.url
    ani.wait_until(lambda: ani.options.count() + ben.options.count() > 0)
    assert None not in ani.room["dealing"]["revealed"]


def test_who_gave_up_follows_by_one_click(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    play(server, made, 4, resign=True)
    ani, ben = (look(visits, server, made.link(seat)) for seat in range(2))
    for seat in (ani, ben):
        expect(seat.page.get_by_role("region", name="win")).to_be_visible()
    gone = next(number for number in range(2) if ani.room["seats"][number]["resigned"])
    winner, loser = (ani, ben) if gone == 1 else (ben, ani)
    winner.page.get_by_role("button", name="Play again").click()
    loser.page.get_by_role("link", name="To the next game").click()
    loser.wait_until(lambda: ani.options.count() + ben.options.count() > 0)
    assert ani.page.url == ben.page.url


def test_a_guest_shares_the_replay_with_anybody_and_nothing_else(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, None)
    play(server, made, 6, resign=True)
    guest = look(visits, server, made.link(1))
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.page.get_by_role("button", name="Copy the link of the replay").click()
    expect(guest.page.get_by_text("Copied")).to_be_visible()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert made.seats[1] not in link
    stranger = visits.open(link, **taste(server))
    expect(stranger.get_by_role("slider", name="Where in the game")).to_be_visible()
    assert "#t=" not in stranger.url
    expect(stranger.get_by_role("link", name="To the game")).to_have_count(0)
    stranger.reload()  # the browser remembers it, for the replay alone
    expect(stranger.get_by_role("slider", name="Where in the game")).to_be_visible()
    stranger.goto(made.page)
    expect(stranger.get_by_role("main")).to_contain_text("you need one of its links")


def test_a_game_without_a_result_has_a_replay_and_can_be_played_again(
    server: Running, visits: Visits
) -> None:
    made = make_game(server, None, None)
    play(server, made, 6)
    abort(server, made)
    me = look(visits, server, made.link(0))
    expect(me.page.get_by_role("heading", name="without a result")).to_be_visible()
    expect(me.page.get_by_role("button", name="Play again")).to_be_visible()
    assert_accessible(me.page)
    me.page.get_by_role("link", name="Watch the replay").click()
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.get_by_text("This game was ended without a result.")).to_be_visible()
