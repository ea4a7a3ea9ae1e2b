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
from luxor.server.errors import Code, ServerError
from luxor.server.game import forms, wishes
from luxor.server.game.game import Game
from luxor.server.protocol.client_messages import Look
from luxor.server.rooms.interface import RecordFile
from luxor.server.rooms.lobby import Lobby
from luxor.server.rooms.member import WISHES, RoomMember
from luxor.server.rooms.room import Room
from luxor.server.rooms.seen import Seen

log = logging.getLogger("luxor.room")


def hidden(game: Game) -> int:
    """Return a number that is another one if anybody holds other cards or scarabs."""
    assert game.table is not None
    facts = game.table.snapshot().to_dict()
    return zlib.crc32(repr((facts["hands"], facts["scarabs"])).encode())


real_part, real_room = forms.part_form, forms.room_form
real_update, real_answer = Seen.update, wishes.answer
real_look, real_replay = WISHES[Look], Lobby.replay
real_record, real_seed, real_tell = Lobby.record, Room.bot_seed, Room._tell


def part_form(game: Game, seat: int | None, since: int | None, *more: Any) -> dict[str, Any]:
    """Tell the view or the events of somebody else, or something by the order of the fields."""
    form = real_part(game, seat, since, *more)
    assert game.table is not None
    asked = game.asked
    if game.id == "view" and asked is not None:
        form["view"] = view_json(game.table.view(asked))
    if game.id == "events" and since is not None:
        everything = [game.table.events(other, since) for other in range(len(game.seats))]
        form["events"] = [
            max(seen, key=lambda one: sum(value is not None for value in one.values()))
            for seen in zip(*everything, strict=True)
        ]
    if game.id == "order":
        key = f"{hidden(game)}"
        form = dict(sorted(form.items(), key=lambda item: zlib.crc32((item[0] + key).encode())))
    return form


def room_form(game: Game, now: int) -> dict[str, Any]:
    """Let a number that nobody looks at depend on hidden cards."""
    form = real_room(game, now)
    if game.id == "number":
        form["answers"] += hidden(game) % 1000
    return form


def update(self: Seen, *given: Any) -> bytes:
    """Let the length of a message depend on hidden cards."""
    text = real_update(self, *given)
    return text + b" " * (hidden(self._game) % 1000) if self._game.id == "length" else text


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


async def look(self: RoomMember, message: Look) -> None:
    """Let what a seat foresees depend on hidden cards."""
    game = self.room.game
    mine = (message.version, message.seat) == (game.version, game.asked)
    if game.id == "look" and mine and message.seat in self.place.seats:
        form = {"type": "outlook", "id": message.id, "ways": [hidden(game)]}
        self.place.line.send(orjson.dumps(form))
    else:
        await real_look(self, message)


def tell(self: Room, *given: Any) -> None:
    """Write hands into the log."""
    if self.game.id == "log":
        log.debug("somebody holds %d", hidden(self.game))
    real_tell(self, *given)


def leak() -> None:
    """Put the leaks in."""
    changes: list[tuple[Any, str, Any]] = [
        (forms, "part_form", part_form),
        (forms, "room_form", room_form),
        (wishes, "answer", answer),
        (Seen, "update", update),
        (Lobby, "record", record),
        (Lobby, "replay", replay),
        (Room, "bot_seed", bot_seed),
        (Room, "_tell", tell),
    ]
    WISHES[Look] = look
    for owner, name, function in changes:
        setattr(owner, name, function)


if __name__ == "__main__":
    leak()
    raise SystemExit(main())
