"""Games that are played to their end over the server's socket, so that the browser finds it."""

from __future__ import annotations

from typing import Any

from tests.server.web.running import Client, Running
from tests.web.seats import Made

NAMES = ("Ani", "Ben", "Caro", "Dan", "Eve")


def play(server: Running, made: Made, answers: int = 10_000, *, resign: bool = False) -> str:
    """Answer for all people, always the same way; return the phase that the game is in then.

    After so many answers it is left alone, or whoever is asked gives up.
    """
    with server.enter(made.game, *(made.seats.values() or (made.host,))) as client:
        message = client.hear("welcome")
        room = message["room"]
        if room["phase"] == "waiting":
            for seat in made.seats:
                client.say("sit", seat=seat, name=NAMES[seat])
            message = client.hear("update")
            room |= message["room"]
        while room["phase"] in ("waiting", "playing"):
            part = next((part for part in message["parts"] if part["decision"]), None)
            if part is not None:
                if answers == 0:
                    return _leave(client, room, part["seat"], resign=resign)
                _answer(client, room, part)
                answers -= 1
            message = client.hear("update", "refused")
            assert message["type"] == "update", message
            room |= message["room"]
        return str(room["phase"])


def _answer(client: Client, room: dict[str, Any], part: dict[str, Any]) -> None:
    options = part["decision"]["options"]
    option = options[room["version"] % len(options)]["id"]
    client.say("answer", version=room["version"], seat=part["seat"], answers=[option])


def _leave(client: Client, room: dict[str, Any], seat: int, *, resign: bool) -> str:
    if resign:
        client.say("resign", version=room["version"], seat=seat)
        room |= client.hear("update")["room"]
    return str(room["phase"])


def abort(server: Running, made: Made) -> None:
    """Let all people agree to end a game without a result."""
    with server.enter(made.game, *made.seats.values()) as client:
        room = client.hear("welcome")["room"]
        first, *others = made.seats
        client.say("propose", version=room["version"], seat=first, what="abort")
        proposal = client.hear("update")["room"]["proposals"][0]
        for seat in others:
            client.say("vote", seat=seat, proposal=proposal["proposal"], yes=True)
        while client.hear("update")["room"].get("phase") != "aborted":
            pass
