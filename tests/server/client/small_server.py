"""A small server for the tests of a client: one game without storage, and faults on demand.

It is not the server that is tested but the line to it: what happens when it breaks before or after
an answer is taken, when the server says goodbye, or is not understood.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from luxor.core.errors import ActionError
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import view_json
from luxor.play.table import Table
from luxor.server.game.messages import Json, decision_json, tables_of, view_after
from luxor.server.protocol.client_messages import (
    CLIENT_MESSAGE,
    PROTOCOL,
    Answer,
    AskHint,
    Chat,
    ClientMessage,
    Hello,
    Sit,
    Undo,
    Vote,
)
from luxor.server.protocol.server_messages import SERVER_MESSAGE
from luxor.server.protocol.setup import COLOURS, GameSetup, SeatSetup

Fault = Callable[[ServerConnection, ClientMessage], Any]

TOKENS = tuple(letter * 43 for letter in "abcde")
"""The tokens of the seats."""

SPECTATOR = "s" * 43


def seats(number: int) -> tuple[SeatSetup, ...]:
    """Return the first seats, all for persons."""
    return tuple(SeatSetup(colour=colour) for colour in COLOURS[:number])  # type: ignore[arg-type]


class DroppedError(Exception):
    """The line is to be cut now."""


class SkippedError(Exception):
    """A message is not to be carried out."""


class SmallServer:
    """One game at ``address``; use it as an asynchronous context.

    ``before`` and ``after`` are called with a line and a message before and after it is carried
    out, but before the ``done``; they may raise :class:`DroppedError`, ``before`` also
    :class:`SkippedError`. ``distort`` may change events before they are sent. ``heard`` is every
    message.
    """

    def __init__(self, setup: GameSetup, seed: int = 4) -> None:
        self.setup = setup
        self.table = Table(setup.options(), seed=seed)
        self.version = 1
        self.heard: list[ClientMessage] = []
        self.before: Fault = _nothing
        self.after: Fault = _nothing
        self.carry_out: Callable[[Answer], int] = self._answer
        self.distort: Callable[[list[Json]], list[Json]] = list
        self.proposals: list[dict[str, Any]] = []
        self.names: list[str | None] = [None] * len(setup.seats)
        self.kinds = ["open"] * len(setup.seats)
        self.stand_ins = [False] * len(setup.seats)
        self.answered = 0  # answers that were carried out
        self._events = [0, self._happened]  # how many there were, by version
        self._lines: dict[ServerConnection, list[int | None]] = {}
        self._server: Server | None = None
        self._port = 0

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self._port}/api/games/g/socket"

    async def __aenter__(self) -> SmallServer:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen, after a stop at the same port as before."""
        self._server = await serve(self._talk, "127.0.0.1", self._port, compression=None)
        self._port = next(iter(self._server.sockets)).getsockname()[1]

    async def stop(self) -> None:
        """Stop with the close code of a server that comes back."""
        assert self._server is not None
        self._server.close(code=1012)
        await self._server.wait_closed()

    async def everybody(self, **message: Any) -> None:
        """Send a message to all."""
        for line in self._lines:
            await self.send(line, message)

    async def send(self, line: ServerConnection, message: dict[str, Any]) -> None:
        """Send a message, after making sure that it is one."""
        text = json.dumps(message)
        SERVER_MESSAGE.validate_json(text)
        await line.send(text)

    async def changed(self, what: str, by: int | None = None) -> None:
        """Make a new version and tell everybody."""
        since = min(self._events[-1], self._happened)
        is_taken_back = since < self._events[-1]
        self.version += 1
        self._events.append(self._happened)
        for line, mine in list(self._lines.items()):
            try:
                parts = [self._part(seat, since, whole=is_taken_back) for seat in mine]
                await self.send(
                    line,
                    {
                        "type": "update",
                        "what": what,
                        "by": by,
                        "room": self._room(),
                        "parts": parts,
                    },
                )
            except ConnectionClosed:
                self._lines.pop(line, None)

    # --- inside ------------------------------------------------------------------------------

    @property
    def _happened(self) -> int:
        return len(self.table.raw_events(None))

    async def _talk(self, line: ServerConnection) -> None:
        try:
            async for text in line:
                message = CLIENT_MESSAGE.validate_json(text)
                self.heard.append(message)
                with contextlib.suppress(SkippedError):
                    await _maybe(self.before(line, message))
                    await self._carry_out(line, message)
        except DroppedError:
            line.transport.abort()
        except ConnectionClosed:
            pass
        finally:
            self._lines.pop(line, None)

    async def _carry_out(self, line: ServerConnection, message: ClientMessage) -> None:
        taken = None
        match message:
            case Hello():
                await self._greet(line, message)
                return
            case Answer(version=version) | Undo(version=version) if version != self.version:
                await self._refuse(line, message.id, "stale", "the room has gone on")
                return
            case Answer():
                try:
                    taken = self.carry_out(message)
                except ActionError as error:
                    await self._refuse(line, message.id, "not_an_option", str(error))
                    return
                await self.changed("answered", message.seat)
            case Undo():
                self.table.undo(message.seat)
                await self.changed("undone", message.seat)
            case Sit():
                self.names[message.seat] = message.name
                self.kinds[message.seat] = "person"
                self.stand_ins[message.seat] = False
                await self.changed("seated", message.seat)
            case Vote():
                self.proposals = []
                await self.changed("voted", message.seat)
            case Chat():
                line_ = {"number": 1, "seat": message.seat, "text": message.text, "at": 0}
                await self.everybody(type="chat", line=line_)
            case AskHint():
                options = [{"id": 0, "chance": 0.5, "margin": None, "visits": 9}]
                await self.send(
                    line,
                    {
                        "type": "hint",
                        "id": message.id,
                        "version": self.version,
                        "seat": message.seat,
                        "options": options,
                        "then": [],
                    },
                )
                return
        await _maybe(self.after(line, message))
        done = {"type": "done", "id": message.id, "version": self.version, "taken": taken}
        await self.send(line, done)

    def _answer(self, message: Answer) -> int:
        self.table.play(message.answers[0], message.seat)
        self.answered += 1
        return 1

    async def _refuse(
        self, line: ServerConnection, number: int | None, code: str, text: str
    ) -> None:
        await self.send(
            line,
            {
                "type": "refused",
                "id": number,
                "code": code,
                "text": text,
                "version": self.version,
                "wait": None,
            },
        )

    async def _greet(self, line: ServerConnection, hello: Hello) -> None:
        mine: list[int | None] = [TOKENS.index(t) for t in hello.tokens if t in TOKENS]
        if not mine and SPECTATOR not in hello.tokens:
            await self._refuse(line, hello.id, "not_known", "no such game or token")
            raise DroppedError
        mine = mine or [None]
        since: int | None = 0 if hello.history else None
        if hello.version is not None:
            since = min(self._events[hello.version :])
        welcome = {
            "type": "welcome",
            "id": hello.id,
            "protocol": PROTOCOL,
            "server": "small",
            "game": "g",
            "role": "seats" if mine != [None] else "spectator",
            "seats": [seat for seat in mine if seat is not None],
            "setup": self.setup.model_dump(mode="json"),
            "tables": tables_of(self.table),
            "room": self._room(),
            "parts": [self._part(seat, since, whole=True) for seat in mine],
            "chat": [],
            "connected": [],
            "away": {},
            "spectators": 0,
            "devices": {},
        }
        self._lines[line] = mine
        await self.send(line, welcome)

    def _part(self, seat: int | None, since: int | None, *, whole: bool) -> dict[str, Any]:
        view = self.table.view(seat)
        follower = ViewFollower(view_after(self.table, seat, since or 0))
        start = follower.view_json()
        events = [follower.follow(event) for event in self.table.raw_events(seat, since or 0)]
        return {
            "seat": seat,
            "since": since,
            "events": None if since is None else self.distort(events),
            "start": start if since == 0 else None,
            "snapshot": view_json(view) if whole else None,
            "decision": decision_json(view),
            "can_undo": seat is not None and self.table.can_undo(seat),
            "checksum": ViewFollower(view).checksum,
        }

    def _room(self) -> dict[str, Any]:
        result = self.table.result
        return {
            "game": "g",
            "version": self.version,
            "phase": "playing" if result is None else "over",
            "seats": [
                {
                    "seat": i,
                    "colour": seat.colour,
                    "name": self.names[i],
                    "kind": self.kinds[i],
                    "level": None,
                    "resigned": False,
                    "timed_out": False,
                    "stand_in": self.stand_ins[i],
                    "reclaimed": False,
                }
                for i, seat in enumerate(self.setup.seats)
            ],
            "asked": self.table.asked,
            "answers": self.table.version,
            "proposals": self.proposals,
            "clock": None,
            "result": result
            and {
                "reason": result.reason,
                "ranking": [list(place) for place in result.ranking],
                "points": list(result.points),
                "by_source": list(result.by_source),
            },
            "can_abort": False,
            "commitment": "0" * 64,
            "secret": None,
            "dealing": None,
            "rematch": None,
        }


def _nothing(*_: object) -> None:
    pass


async def _maybe(found: Any) -> None:
    if asyncio.iscoroutine(found):
        await found
