"""Playing in the browser: a game is made over HTTP, its links are opened, options are clicked."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from luxor.server.protocol.setup import COLOURS
from tests.server.web.running import Running
from tests.view_changes import apply_changes
from tests.web.browsing import DESKTOP, SECONDS, Screen, Visits, settle, wait_until

GAME_SECONDS = 240.0
"""How long a whole game may take."""


@dataclass(frozen=True, slots=True)
class Made:
    """A game that was created: its page, and the tokens."""

    game: str
    page: str
    host: str
    spectator: str
    seats: dict[int, str]

    def link(self, seat: int) -> str:
        """Return the link of a seat for a person."""
        return f"{self.page}#t={self.seats[seat]}"


def make_game(server: Running, *bots: str | None, base: str = "", **setup: object) -> Made:
    """Create a game over HTTP whose bots do not dawdle.

    ``bots`` tells who sits where: None for a person, or a bot's level.
    """
    seats = [{"colour": colour, "bot": bot} for colour, bot in zip(COLOURS, bots, strict=False)]
    mine = [seat for seat, bot in enumerate(bots) if bot is None]
    form = {"seats": seats, "mine": mine, "pace": (0, 0), "first": 0, **setup}
    told = server.create(form, base)
    return Made(
        told["game"],
        f"{server.address}games/{told['game']}",
        told["host"],
        told["spectator"],
        {seat["seat"]: seat["token"] for seat in told["seats"]},
    )


class Seat:
    """Somebody at a table, in a page of their own; knows of the game what their browser is told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.room: dict[str, Any] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.is_asked = False
        self.done = 0
        self.may_be_refused: tuple[str, ...] = ()  # codes that this test expects
        self._drawn = ""
        page.on("websocket", self._listen)
        page.on("domcontentloaded", self._begin)

    @classmethod
    def take(
        cls,
        visits: Visits,
        link: str,
        name: str = "Ani",
        screen: Screen = DESKTOP,
        **options: Any,
    ) -> Seat:
        """Open a link to a seat, and sit down there under a name."""
        seat = cls(visits.open(screen=screen, **options))
        seat.page.goto(link)
        seat.wait_until(lambda: bool(seat.room))
        seat.page.get_by_label("Your name").fill(name)
        seat.page.get_by_role("button", name="Sit down").click()
        seat.wait_until(lambda: seat.done > 0)
        return seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.room.get("phase") in ("over", "aborted")

    @property
    def options(self) -> Locator:
        """All ways to answer that are offered as buttons, on whatever is shown of the table."""
        return self.page.get_by_role("list", name="What you can do").get_by_role("button")

    def answer(self, which: int = 0) -> None:
        """Click one of the options, and wait until the server has taken it."""
        before = self.done
        self.options.nth(which).click()
        self.wait_until(lambda: self.done > before)

    def branching(self) -> int:
        """Return the first option after which there is something to choose, or else the first."""
        texts = self.options.all_inner_texts()
        return next((place for place, text in enumerate(texts) if " or " in text), 0)

    def wait_for_question(self) -> bool:
        """Wait until something is asked here; returns False if the game is over instead.

        What was answered may be seen a moment longer than it is asked.
        """
        self.wait_until(lambda: self.is_over or (self.is_asked and self.options.count() > 0))
        if self._drawn != self.page.url:
            settle(self.page)  # the hand is there before all of the board is
            self._drawn = self.page.url
        return not self.is_over

    def play_on(self, choose: Callable[[Seat], int] = lambda _: 0) -> int:
        """Answer everything that is asked here to the end of the game; returns how often."""
        until = time.monotonic() + GAME_SECONDS
        answers = 0
        while self.wait_for_question():
            assert time.monotonic() < until, f"the game is not over after {answers} answers"
            self.answer(choose(self))
            answers += 1
        return answers

    def wait_until(self, what: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait for something that comes by itself, while the page goes on."""
        wait_until(self.page, what, seconds)

    def _begin(self, page: Page) -> None:
        del page
        self._drawn = ""

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("welcome", "update"):
            self.room = self.room | message["room"]
            for part in message["parts"]:
                follow(self.views, part)
            self.is_asked = any(part["decision"] for part in message["parts"])
        elif message["type"] == "refused":
            assert message["code"] in self.may_be_refused, message
        elif message["type"] == "done":
            self.done += 1


def follow(views: dict[int | None, dict[str, Any]], part: dict[str, Any]) -> None:
    """Bring the view of a seat up to date by a part of a message; before the deal there is none."""
    view = part["start"] or views.get(part["seat"])
    for event in part["events"] or ():
        assert view is not None
        view = apply_changes(view, event.get("changes", {}))
    if view := part["snapshot"] or view:
        views[part["seat"]] = view
