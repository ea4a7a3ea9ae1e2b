"""What is known of a game from its server: the room, one's seats, the history, the chat."""

from __future__ import annotations

from typing import Any

from luxor.client.errors import LineError
from luxor.client.sync import SeatSync
from luxor.client.witness import Witness
from luxor.core.compile import compile_ruleset
from luxor.core.ruleset import Ruleset
from luxor.core.view import View
from luxor.notation.edition_file import builtin_editions, load_edition
from luxor.server.protocol.server_messages import (
    ChatLine,
    ChatMessage,
    Claiming,
    Devices,
    Granted,
    Presence,
    Preview,
    RoomJson,
    SeatPart,
    Update,
    Welcome,
)

News = Update | Preview | ChatMessage | Presence | Devices | Granted | Claiming
"""What the server sends by itself."""


class Known:
    """The last word on everything in a room."""

    def __init__(self) -> None:
        self.parts: dict[int | None, SeatPart] = {}
        """What is only for a seat, by seat; None for what everybody may know."""
        self.chat: list[ChatLine] = []
        self.connected: list[int] = []
        """The seats that somebody is connected to."""
        self.away: dict[int, int] = {}
        """By seat of a person to which nobody is connected, for how many seconds by then."""
        self.devices: dict[int, int] = {}
        """By seat of mine, on how many devices it is."""
        self.previews: dict[int, Preview] = {}
        """By seat of mine, the last preview, if they are wanted."""
        self.spectators = 0
        self.granted: list[Granted] = []
        """Seats that have become mine since: their tokens must be kept."""
        self.claiming: list[Claiming] = []
        """Seats that I have said are mine: their tokens must be kept as well."""
        self.witness = Witness()
        """Everything that was seen, for a check at the end (``client/fairness.py``)."""
        self._syncs: dict[int | None, SeatSync] = {}
        self._rs: Ruleset | None = None
        self._welcome: Welcome | None = None
        self._room: RoomJson | None = None
        self._has_gap = False

    @property
    def is_there(self) -> bool:
        """Whether anything is known yet."""
        return self._welcome is not None

    @property
    def welcome(self) -> Welcome:
        """The last answer to a ``hello``; its room and parts may be out of date."""
        if self._welcome is None:
            raise LineError("there has been no line to the game yet: open the connection first")
        return self._welcome

    @property
    def room(self) -> RoomJson:
        """What everybody knows about the room."""
        if self._room is None:
            raise LineError("there has been no line to the game yet: open the connection first")
        return self._room

    @property
    def version(self) -> int | None:
        """The version to go on from, None if there is none."""
        return None if self._room is None or self._has_gap else self._room.version

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with a result or without."""
        return self.room.phase in ("over", "aborted")

    @property
    def ruleset(self) -> Ruleset:
        """The tables of the game; raises ``LineError`` if they are not those of the server."""
        if self._rs is None:
            setup = self.welcome.setup
            if setup.edition not in builtin_editions():
                raise LineError(f"the edition {setup.edition!r} of this game is not known here")
            edition = load_edition(setup.edition)
            theirs = self.welcome.tables.edition.fingerprint
            if theirs != edition.fingerprint:
                raise LineError(
                    f"the server's edition {setup.edition!r} is not the one known here: "
                    f"{theirs} instead of {edition.fingerprint}; is Luxor of the same version?"
                )
            self._rs = compile_ruleset(setup.options(), edition)
        return self._rs

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """Return all events of the game as a seat has seen them."""
        return list(self._sync(seat).events)

    def view(self, seat: int | None) -> View:
        """Return a seat's view, made from its events."""
        hide_scores = self.welcome.setup.hide_scores
        return self._sync(seat).view(self.ruleset, hide_scores=hide_scores)

    # --- taking in what the server says ------------------------------------------------------

    def greet(self, welcome: Welcome) -> None:
        """Take in the answer to a ``hello``; raises ``GapError`` if events lack."""
        if self._welcome is None:
            self.witness.setup = welcome.setup
        self._welcome = welcome
        self.chat = welcome.chat
        self.connected = welcome.connected
        self.away = welcome.away
        self.devices = welcome.devices
        self.spectators = welcome.spectators
        self._look(welcome.room, welcome.parts, after_gap=True)
        self._has_gap = False

    def forget(self) -> None:
        """Go on from nothing: the next ``hello`` asks for everything."""
        self._has_gap = True

    def learn(self, news: News) -> None:
        """Take in what has happened."""
        match news:
            case Update():
                changed = {name: getattr(news.room, name) for name in news.room.model_fields_set}
                room = self.room.model_copy(update=changed)
                self._look(room, news.parts, after_gap=False)
            case Preview():
                self.previews[news.seat] = news
            case ChatMessage():
                self.chat.append(news.line)
            case Presence():
                self.connected, self.spectators = news.connected, news.spectators
                self.away = news.away
            case Devices():
                self.devices[news.seat] = news.count
            case Claiming():
                self.claiming.append(news)
            case Granted():
                self.granted.append(news)

    def gain(self, seat: int) -> None:
        """Have one more seat from now on."""
        seats = sorted({*self.welcome.seats, seat})
        self._welcome = self.welcome.model_copy(update={"role": "seats", "seats": seats})

    def lose(self, seat: int) -> None:
        """Forget a seat that is no longer mine."""
        seats = [mine for mine in self.welcome.seats if mine != seat]
        self._welcome = self.welcome.model_copy(update={"seats": seats})
        self.parts.pop(seat, None)

    def _look(self, room: RoomJson, parts: list[SeatPart], *, after_gap: bool) -> None:
        self.witness.look(room, parts, after_gap=after_gap)
        if after_gap or self._room is None or room.answers != self._room.answers:
            self.previews.clear()  # they are about an earlier question
        self._room = room
        for part in parts:
            self.parts[part.seat] = part
            self._sync(part.seat).take(part)

    def _sync(self, seat: int | None) -> SeatSync:
        return self._syncs.setdefault(seat, SeatSync(seat))
