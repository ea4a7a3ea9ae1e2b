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
        told = client.hear("welcome")
        if told["room"]["phase"] == "waiting":
            for seat in made.seats:
                client.say("sit", seat=seat, name=NAMES[seat])
            told = client.hear("update")
        while told["room"]["phase"] in ("waiting", "playing"):
            part = next((part for part in told["parts"] if part["decision"]), None)
            if part is not None:
                if answers == 0:
                    return _leave(client, told, part["seat"], resign=resign)
                _answer(client, told, part)
                answers -= 1
            told = client.hear("update", "refused")
            assert told["type"] == "update", told
        return str(told["room"]["phase"])


def _answer(client: Client, told: dict[str, Any], part: dict[str, Any]) -> None:
    options = part["decision"]["options"]
    text = options[told["room"]["version"] % len(options)]["text"]
    client.say("answer", version=told["room"]["version"], seat=part["seat"], answers=[text])


def _leave(client: Client, told: dict[str, Any], seat: int, *, resign: bool) -> str:
    if resign:
        client.say("resign", version=told["room"]["version"], seat=seat)
        told = client.hear("update")
    return str(told["room"]["phase"])


def abort(server: Running, made: Made) -> None:
    """Let all people agree to end a game without a result."""
    with server.enter(made.game, *made.seats.values()) as client:
        told = client.hear("welcome")
        first, *others = made.seats
        client.say("propose", version=told["room"]["version"], seat=first, what="abort")
        proposal = client.hear("update")["room"]["proposals"][0]
        for seat in others:
            client.say("vote", seat=seat, proposal=proposal["proposal"], yes=True)
        while client.hear("update")["room"]["phase"] != "aborted":
            pass
