"""What a player gives away with a report, and says to the others."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.axe import assert_accessible
from tests.web.browsing import Visits, picture
from tests.web.seats import make_game
from tests.web.table import sit


def test_a_report_tells_the_position_and_no_secret(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None, modules=("mummy",))
    ann, ben = (sit(visits, server, made, seat, f"Name{seat}") for seat in (0, 1))
    for _ in range(3):
        ann.wait_until(lambda: ann.options.count() + ben.options.count() > 0)
        (ann if ann.options.count() else ben).answer()
        ann.wait_until(lambda: ann.room["answers"] == ben.room["answers"])
    ann.page.reload()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Report a problem").click()
    box = ann.page.get_by_role("textbox", name="The record to copy")
    expect(box).to_be_visible()
    text = box.input_value()
    picture(ann.page, "report")
    assert_accessible(ann.page)
    assert f"answers {ann.room['answers']}" in text
    for secret in (*made.seats.values(), made.host, made.spectator, "Name0", "Name1", made.game):
        assert secret not in text
    assert ann.views[0]["players"][1]["hand"].count(None) > 0, "she does not know it herself"
    record = text.split("\n\n", 1)[1]
    assert len(record) > 200
    ann.page.get_by_role("button", name="Copy the text").click()
    expect(ann.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()


def test_they_talk(server: Running, visits: Visits) -> None:
    made = make_game(server, None, None)
    ann, ben = (sit(visits, server, made, seat, name) for seat, name in enumerate(("Ann", "Ben")))
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("dialog").get_by_role("textbox").fill("Good <b>luck</b>!")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Good <b>luck</b>!")
    ann.page.keyboard.press("Escape")
    chat = ben.page.get_by_role("button", name="Chat")
    expect(chat).to_contain_text("1")  # unread
    expect(chat).to_have_accessible_name("Chat, one unread")
    spoken = ben.page.locator(".spoken[aria-live]", has_text="Ann: Good <b>luck</b>!")
    expect(spoken).to_have_count(1)
    chat.click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("Good <b>luck</b>!")
    assert_accessible(ben.page)
    ben.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(chat).to_be_focused()
    expect(chat).not_to_contain_text("1")
    expect(chat).to_have_accessible_name("Chat")
