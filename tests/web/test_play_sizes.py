"""Five players with everything on any window: nothing is cut off or too small to touch."""

from __future__ import annotations

from playwright.sync_api import expect

from luxor.core.modules import NAMES
from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import PHONE, Screen, Visits, picture
from tests.web.fingers import too_small
from tests.web.seats import Seat, make_game
from tests.web.table import sit

SIDEWAYS = ((844, 390), (640, 360), (800, 600), (1280, 500))
UPRIGHT = ((390, 844), (360, 640), (320, 640), (768, 1024))
LARGE = ((1024, 768), (1440, 900))
# What WCAG 2.2 (1.4.12) lets people set; a strict policy allows sheets that a script makes.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
UNSPACED = "document.adoptedStyleSheets = []"
SCROLLS = """() => [document.documentElement.scrollWidth > innerWidth,
  document.documentElement.scrollHeight > innerHeight]"""


def resize(me: Seat, size: tuple[int, int]) -> None:
    """Let the window have another size, and look that the table still fits into it."""
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(me.options.first).to_be_attached()
    assert me.page.evaluate(SCROLLS) == [False, False], size
    assert min(size) >= LARGE[0][1] or too_small(me.page) == [], size


CUT = """() => [...document.querySelectorAll("tbody th b")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


def test_names_and_the_log_have_room_beside_what_lies_open(server: Running, visits: Visits) -> None:
    me = sit(visits, server, make_game(server, None, "tourist", modules=NAMES), name="Nadia")
    me.wait_for_question()
    log = me.page.get_by_role("region", name="Log")
    tiles = me.page.locator(".market .part").last
    for (width, height), least in {(1440, 900): 300, (1280, 820): 230, (1366, 768): 260}.items():
        resize(me, (width, height))
        assert me.page.evaluate(CUT) == [], width
        box, above = log.bounding_box(), tiles.bounding_box()
        assert box is not None
        assert above is not None
        assert box["width"] >= least, width
        assert above["y"] + above["height"] <= box["y"] + box["height"], "tiles are seen whole"


def test_five_players_with_everything(server: Running, visits: Visits) -> None:
    bots = ("tourist",) * 4
    made = make_game(server, None, *bots, modules=NAMES, hide_scores=True)
    me = sit(visits, server, made, screen=Screen("phone", 390, 844, touch=True))
    for _ in range(4):
        me.wait_for_question()
        me.answer(me.options.count() - 1)
    me.wait_for_question()
    board = me.page.get_by_role("group", name="The board")
    hand = me.page.get_by_role("region", name="Your hand")
    for width, height in SIDEWAYS:
        resize(me, (width, height))
        picture(me.page, f"five-{width}x{height}")
        left, right = board.bounding_box(), hand.bounding_box()
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"] + 1, "the board is left of the hand"
        assert left["y"] + left["height"] <= height + 1, "the whole board is seen"
        assert right["width"] >= 280
    for width, height in UPRIGHT:
        resize(me, (width, height))
        picture(me.page, f"five-{width}x{height}")
        above, below = board.bounding_box(), hand.bounding_box()
        assert above is not None
        assert below is not None
        assert above["y"] + above["height"] <= below["y"] + 1, "the hand is below the board"
    me.page.evaluate(SPACED)
    for size in ((320, 640), (844, 390), *LARGE):
        resize(me, size)
        picture(me.page, f"five-{size[0]}-spaced")
    me.page.evaluate(UNSPACED)
    me.page.emulate_media(forced_colors="active")
    picture(me.page, "five-forced-colours")
    assert_accessible(me.page)


STRIP = """() => {
  const all = (what) => [...document.querySelectorAll(`.strip ${what}`)];
  for (const score of all("strong")) score.lastChild.textContent = "23";
  return [Math.min(...all(".few svg").map((icon) => icon.getBoundingClientRect().width)),
    all(".few").filter((it) => it.scrollWidth > it.clientWidth).length];
}"""


def test_five_players_on_a_phone_show_what_they_own(server: Running, visits: Visits) -> None:
    made = make_game(server, None, *("tourist",) * 4, modules=NAMES)
    me = sit(visits, server, made, screen=PHONE)
    me.wait_for_question()
    for size in ((390, 844), (360, 640)):
        resize(me, size)
        assert me.page.evaluate(STRIP) == [13, 0], size


ONE_ROW = """() => {
  for (const word of document.querySelectorAll(".prompt .word")) word.textContent += "achtergrond";
  const tools = [...document.querySelectorAll(".prompt .button")];
  return [tools.length, new Set(tools.map((one) => one.getBoundingClientRect().top)).size];
}"""


def test_tools_of_the_hand_are_in_one_row_however_they_are_called(
    server: Running, visits: Visits
) -> None:
    me = sit(visits, server, make_game(server, None, "tourist"), screen=PHONE)
    me.wait_for_question()
    hand = me.page.get_by_role("region", name="Your hand")
    for name in ("Hint", "Undo"):
        expect(hand.get_by_role("button", name=name)).to_be_visible()
    for size in ((390, 844), (320, 640), (640, 360)):
        resize(me, size)
        assert me.page.evaluate(ONE_ROW) == [3, 1], size


def test_windows_on_a_phone_held_sideways(server: Running, visits: Visits) -> None:
    sideways = Screen("sideways", *SIDEWAYS[0], touch=True)
    me = sit(visits, server, make_game(server, None, "tourist"), screen=sideways)
    me.wait_for_question()
    menu = me.page.get_by_role("dialog")
    for entry, button in {"Let a bot play": "Let it play", "Report": "Copy the text"}.items():
        me.page.get_by_role("button", name="Menu").click()
        expect(menu.get_by_role("button", name=entry)).to_be_in_viewport(ratio=1)
        menu.get_by_role("button", name=entry).click()
        expect(menu.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
        menu.get_by_role("button", name="Close").click()
