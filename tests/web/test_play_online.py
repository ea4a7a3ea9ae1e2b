"""Two browsers at one table: lines break, the server is killed, and nothing is lost."""

from __future__ import annotations

import signal
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.web.running import Running
from tests.web.browsing import Visits
from tests.web.seats import Seat, make_game
from tests.web.table import sit

BROKEN_LINE = (
    "WebSocket connection to .* failed|ERR_(INTERNET_DIS|CONNECTION_REF)|warning: .*preload"
)


def take_turns(ann: Seat, ben: Seat, answers: int) -> None:
    """Answer whatever is asked, at either table."""
    for _ in range(answers):
        ann.wait_until(lambda: ann.options.count() + ben.options.count() > 0)
        (ann if ann.options.count() else ben).answer()
        ann.wait_until(lambda: ann.room["answers"] == ben.room["answers"])


def lines_of_log(seat: Seat) -> list[str]:
    """What the log of a table says."""
    return seat.page.locator(".log li").all_inner_texts()


def test_two_browsers_go_on_after_the_line_and_the_server_broke(
    serve: Callable[..., Running], visits: Visits
) -> None:
    server = serve()
    made = make_game(server, None, None)
    ann = sit(visits, server, made, 0, "Ann")
    expect(ann.page.get_by_text("One seat is still open")).to_be_visible()
    ben = sit(visits, server, made, 1, "Ben")
    take_turns(ann, ben, 4)

    bar = ann.page.get_by_text("Reconnecting, nothing is lost")
    visits.faults(ann.page).expect(BROKEN_LINE)
    visits.faults(ben.page).expect(BROKEN_LINE)
    ann.page.context.set_offline(True)
    expect(bar).to_be_visible(timeout=20_000)
    if ben.options.count():
        ben.answer()  # Ann will learn of it
    ann.page.context.set_offline(False)
    expect(bar).to_be_hidden(timeout=20_000)
    ann.wait_until(lambda: ann.room["answers"] == ben.room["answers"])
    take_turns(ann, ben, 3)

    before = ann.room["answers"]
    told = lines_of_log(ann)
    server.stop(signal.SIGKILL)
    for seat in (ann, ben):
        expect(seat.page.get_by_text("Reconnecting, nothing is lost")).to_be_visible(timeout=20_000)
    serve("--port", str(server.port))
    for seat in (ann, ben):
        expect(seat.page.get_by_text("Reconnecting")).to_be_hidden(timeout=30_000)
        assert seat.room["answers"] == before
    assert lines_of_log(ann)[: len(told)] == told
    take_turns(ann, ben, 4)
    assert ann.room["answers"] > before
