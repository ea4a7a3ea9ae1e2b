"""``luxor`` with leaks, to see whether they are found: each game leaks in the way of its name.

Run as ``python leaky_server.py serve ...``.
"""

from __future__ import annotations

import logging
import zlib
from typing import Any

import orjson

from luxor.cli.main import main
from luxor.notation.codec.named import view_json
from luxor.play.table import Table
from luxor.server.errors import Code, ServerError
from luxor.server.game import commands, messages
from luxor.server.game.game import Game
from luxor.server.rooms import updates
from luxor.server.rooms.connection import Connection
from luxor.server.rooms.lobby import Lobby, RecordFile
from luxor.server.rooms.room import Room
from luxor.server.rooms.updates import Part, Updates

log = logging.getLogger("luxor.room")


def hidden(game: Game) -> int:
    """Return a number that is another one if anybody holds other cards or scarabs."""
    assert game.table is not None
    return hidden_at(game.table)


def hidden_at(table: Table) -> int:
    """Return the same for a table."""
    facts = table.snapshot().to_dict()
    return zlib.crc32(repr((facts["hands"], facts["scarabs"])).encode())


real_part, real_room = Updates.part, messages.room_json
real_parts = Updates._parts
real_answer, real_replay = commands.answer, Lobby.replay
real_record, real_seed, real_update = Lobby.record, Room.bot_seed, Room._send_update
real_previews = Updates.send_previews


def part(self: Updates, game: Game, seat: int | None, since: int | None) -> dict[str, Any]:
    """Show the view or the events of somebody else, or something by the order of the fields."""
    sent = real_part(self, game, seat, since)
    assert game.table is not None
    asked = game.asked
    if game.id == "view" and asked is not None:
        sent["snapshot"] = view_json(game.table.view(asked))
    if game.id == "events" and since is not None:
        everything = [game.table.events(other, since) for other in range(len(game.seats))]
        sent["events"] = [
            max(seen, key=lambda one: sum(value is not None for value in one.values()))
            for seen in zip(*everything, strict=True)
        ]
    if game.id == "order":
        key = f"{hidden(game)}"
        sent = dict(sorted(sent.items(), key=lambda item: zlib.crc32((item[0] + key).encode())))
    return sent


def parts(self: Updates, game: Game, *given: Any, **named: Any) -> dict[int | None, Part]:
    """Let what an event changes, the checksum, or the length depend on hidden cards."""
    new = real_parts(self, game, *given, **named)
    for one in new.values():
        if game.id == "changes" and (events := orjson.loads(orjson.dumps(one._part["events"]))):
            events[-1] |= {"changes": {"round": hidden(game)}}
            one._part["events"] = events
        if game.id == "checksum":
            one._part["checksum"] ^= hidden(game)
        if game.id == "length":
            text = orjson.dumps(one._part["events"])
            one._part["events"] = orjson.Fragment(text + b" " * (hidden(game) % 1000))
    return new


def room_json(game: Game, now: int) -> dict[str, Any]:
    """Let a number that nobody looks at depend on hidden cards."""
    room = real_room(game, now)
    if game.id == "number":
        room["answers"] += hidden(game) % 1000
    return room


def answer(game: Game, seat: int, answers: Any) -> Any:
    """Say in a refusal what would fit for the seat that is asked."""
    if game.id == "refusal" and seat != game.asked and game.asked is not None:
        assert game.table is not None
        left = game.table.view(game.asked).hand(game.asked)[0]
        raise ServerError(Code.OUT_OF_TURN, f"left is {left}, but you are not asked")
    return real_answer(game, seat, answers)


async def record(self: Lobby, game: str, token: str) -> RecordFile:
    """Let the record of everybody be that of the whole game."""
    name, text = await real_record(self, game, token)
    room = await self.room(game)
    return RecordFile(name, f"{text}{{{hidden(room.game)}}}" if game == "record" else text)


async def replay(self: Lobby, game: str, token: str, eyes: int | None) -> bytes:
    """Let a replay depend on hidden cards."""
    text = await real_replay(self, game, token, eyes)
    room = await self.room(game)
    return text + b" " * (hidden(room.game) % 1000) if game == "replay" else text


def bot_seed(self: Room, seat: int) -> int:
    """Let a hint depend on hidden cards."""
    return hidden(self.game) if self.game.id == "hint" else real_seed(self, seat)


def send_previews(self: Updates, game: Game, connections: list[Connection]) -> None:
    """Let what a seat foresees depend on hidden cards."""
    if game.id != "preview":
        real_previews(self, game, connections)
        return
    for connection in connections:
        if game.asked in connection.seats:
            connection.line.send(orjson.dumps({"type": "preview", "ways": [hidden(game)]}))


def send_update(self: Room, *given: Any) -> None:
    """Write hands into the log."""
    if self.game.id == "log":
        log.debug("somebody holds %d", hidden(self.game))
    real_update(self, *given)


def leak() -> None:
    """Put the leaks in."""
    changes: list[tuple[Any, str, Any]] = [
        (Updates, "part", part),
        (updates, "room_json", room_json),
        (Updates, "_parts", parts),
        (commands, "answer", answer),
        (Lobby, "record", record),
        (Lobby, "replay", replay),
        (Room, "bot_seed", bot_seed),
        (Room, "_send_update", send_update),
        (Updates, "send_previews", send_previews),
    ]
    for owner, name, function in changes:
        setattr(owner, name, function)


if __name__ == "__main__":
    leak()
    raise SystemExit(main())
