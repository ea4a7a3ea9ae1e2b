"""What moves, what does not where somebody wants it still, and what is heard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.web.running import Running
from tests.web.browsing import DESKTOP, PHONE, Screen, Visits, picture
from tests.web.seats import Seat, make_game
from tests.web.table import look, sit, taste

WATCH = """() => {
  const own = new Set(["offset", "computedOffset", "easing", "composite"]);
  const animate = Element.prototype.animate;
  window.seen = [];
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    const changed = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const what = this.getAttribute("data-piece") ?? this.className.baseVal ?? this.className;
    const { duration } = animation.effect.getTiming();
    window.seen.push({ what, duration, changed: changed.filter((name) => !own.has(name)) });
    return animation;
  };
}"""
HEADINGS = """() => {
  const heading = document.querySelector("[data-home]");
  window.said = [];
  new MutationObserver(() => window.said.push(heading.textContent.trim()))
    .observe(heading, { subtree: true, childList: true, characterData: true });
}"""
MOVING = """() => document.getAnimations()
  .filter(({ effect }) => effect.getTiming().iterations === 1)
  .filter(({ effect }) => effect.target.closest("[data-piece], .flights")).length"""
COUNT_AUDIO = """() => {
  window.contexts = 0;
  window.AudioContext = class extends AudioContext {
    constructor(...how) { super(...how); window.contexts += 1; }
  };
}"""
HOLD_DIE = """() => {
  const die = document.querySelector(".rolled");
  for (const animation of die?.getAnimations() ?? []) animation.pause();
  return die !== null;
}"""
DIE_ON_BOARD = """() => {
  const die = document.querySelector(".rolled").getBoundingClientRect();
  const board = document.querySelector("[data-anchor=board]");
  const { left, top, width } = board.getBoundingClientRect();
  return [(die.left - left) / width, (die.top - top) / width, die.width / width];
}"""
SLOW = (6, 6)
"""A pace of bots at which nothing comes meanwhile."""


def seen(page: Page) -> list[dict[str, Any]]:
    """What was animated since the page is watched."""
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def properties(page: Page) -> set[str]:
    """What changes in animations; one that goes along with another is a transform, too."""
    names = {name for one in seen(page) for name in one["changed"]}
    return {"transform" if name == "translate" else name for name in names}


def walk(me: Seat) -> None:
    """Answer with the way that leads furthest."""
    assert me.wait_for_question()
    me.answer(me.options.count() - 1)


def test_a_running_game_is_never_said_to_be_over(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", "tourist")
    me = sit(visits, server, made, speed=1)
    me.wait_for_question()
    me.page.evaluate(HEADINGS)
    for _ in range(4):
        walk(me)
    me.wait_for_question()
    said = me.page.evaluate("window.said")
    assert "Tourist is choosing a move" in said
    assert "The game is over" not in said


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_pieces_move_by_transform_and_opacity_alone(
    server: Running, visits: Visits, screen: Screen
) -> None:
    made = make_game(server, None, "tourist", "tourist", modules=["mummy"])
    me = sit(visits, server, made, screen=screen, speed=1)
    me.wait_for_question()
    me.page.evaluate(WATCH)
    for _ in range(6):
        walk(me)
    me.wait_for_question()
    assert properties(me.page) == {"transform", "opacity"}
    kinds = {one["what"].split(" ")[0] for one in seen(me.page)}
    assert {"figure", "flight"} <= kinds
    assert max(one["duration"] for one in seen(me.page)) <= 2000
    expect(me.page.locator(".flight")).to_have_count(0)
    me.wait_until(lambda: me.page.evaluate(MOVING) == 0)


def test_who_wants_it_still_sees_where_pieces_went(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", pace=SLOW)
    calm = {"reduced_motion": "reduce", **taste(server, speed=1)}
    me = Seat.take(visits, made.link(0), **calm)
    me.wait_for_question()
    me.page.evaluate(WATCH)
    walk(me)
    way = me.page.locator(".glimpse path").first
    expect(way).to_be_attached()
    picture(me.page, "reduced-motion")
    expect(me.page.locator(".flight")).to_have_count(0)
    assert properties(me.page) <= {"opacity"}
    expect(way).not_to_be_attached(timeout=5000)


def test_at_no_speed_everything_is_shown_at_once(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", pace=SLOW)
    me = sit(visits, server, made, speed=0)
    me.wait_for_question()
    me.page.evaluate(WATCH)
    walk(me)
    assert "transform" not in properties(me.page)
    expect(me.page.locator(".glimpse path").first).to_be_attached()


def test_a_click_skips_to_the_end(server: Running, visits: Visits) -> None:
    made = make_game(server, None, "tourist", pace=SLOW)
    me = sit(visits, server, made, speed=0.5)
    walk(me)
    me.page.wait_for_function(f"() => ({MOVING})() > 0")
    picture(me.page, "moving")
    me.page.get_by_role("banner").click(position={"x": 300, "y": 10})
    assert me.page.evaluate(MOVING) == 0
    expect(me.page.locator(".flight")).to_have_count(0)


def test_taking_back_leaves_nothing_behind(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), speed=0.5)
    undo = me.page.get_by_role("button", name="Undo")
    while undo.is_disabled():
        assert me.wait_for_question()
        me.answer(me.branching())
    undo.click()
    me.wait_for_question()
    expect(me.page.locator(".flight")).to_have_count(0)
    expect(me.page.locator(".rolled")).to_have_count(0)


def test_a_die_stays_on_the_board_in_a_window_of_another_size(
    server: Running, visits: Visits
) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", "tourist"))
    while not me.page.evaluate(HOLD_DIE):
        walk(me)
    before = me.page.evaluate(DIE_ON_BOARD)
    for width, height in ((1024, 768), (390, 844), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(50)
        assert me.page.evaluate(DIE_ON_BOARD) == pytest.approx(before, abs=0.01), width


def test_the_last_moves_are_in_sight(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", "tourist"))
    for _ in range(3):
        walk(me)
    me.wait_for_question()
    me.page.keyboard.press("l")
    line = (
        me.page.get_by_role("region", name="Log")
        .get_by_role("button")
        .and_(me.page.locator(":focus"))
    )
    expect(line).to_have_count(1)
    me.page.get_by_role("button", name=re.compile("moves? from")).last.focus()
    expect(me.page.locator("rect.seen").first).to_be_attached()
    picture(me.page, "last-moves")


def test_sounds_are_made_only_where_they_are_wanted(server: Running, visits: Visits) -> None:
    page = look(visits, server, server.address).page
    page.evaluate(COUNT_AUDIO)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Hear an example")).to_have_count(0)
    dialog.get_by_text("Sound", exact=True).click()
    assert page.evaluate("window.contexts") == 0
    dialog.get_by_role("button", name="Hear an example").click()
    page.wait_for_function("() => window.contexts === 1")
    picture(page, "settings-sound")
