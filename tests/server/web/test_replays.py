"""Replays and opinions over HTTP."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luxor.server.errors import Code
from luxor.server.protocol.http import Opinion, ReplayJson
from luxor.server.protocol.paths import OPINION, REPLAY, SHARE
from tests.server.web.running import GENEROUS, Reply, Running, serving
from tests.server.web.test_http import STRANGER, problem

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def running(server: Running) -> dict[str, Any]:
    """A game that has begun."""
    game = server.create()
    _play(server, game, resign=False)
    return game


@pytest.fixture(scope="module")
def finished(server: Running) -> dict[str, Any]:
    """A game that is over."""
    game = server.create()
    _play(server, game, resign=True)
    return game


def _play(server: Running, game: dict[str, Any], *, resign: bool) -> None:
    with server.enter(game["game"], *(link["token"] for link in game["seats"])) as client:
        update = client.begin()
        for _ in range(3):
            room = update["room"]
            part = next(part for part in update["parts"] if part["decision"])
            texts = [part["decision"]["options"][0]["id"]]
            client.say("answer", version=room["version"], seat=part["seat"], answers=texts)
            update = client.hear("update")
        if resign:
            client.say("resign", version=update["room"]["version"], seat=0)
            assert client.hear("update")["room"]["phase"] == "over"


def replay(server: Running, game: dict[str, Any], token: str, eyes: object = None) -> Reply:
    path = REPLAY.format(game=game["game"])
    return server.ask("GET", path if eyes is None else f"{path}?eyes={eyes}", token=token)


def opinion(server: Running, game: dict[str, Any], body: Any, token: str | None = None) -> Reply:
    return server.ask(
        "POST", OPINION.format(game=game["game"]), body, token=token or game["spectator"]
    )


def test_a_finished_game_is_seen_with_all_eyes(server: Running, finished: dict[str, Any]) -> None:
    for eyes in (None, 0, 1):
        reply = replay(server, finished, finished["spectator"], eyes)
        assert reply.status == 200
        assert reply.headers["content-type"] == "application/json"
        assert reply.headers["cache-control"] == "no-store"
        form = ReplayJson.model_validate_json(reply.body)
        assert form.eyes == eyes
        assert len(form.marks) == 3
        assert form.marks[0].event < form.marks[2].event < len(form.events)
        dealt = [event for event in form.events if event["event"] == "card_dealt"]
        assert all((event["card"] is not None) == (event["seat"] == eyes) for event in dealt)


def test_a_replay_is_packed_for_those_who_can_unpack(
    server: Running, finished: dict[str, Any]
) -> None:
    path, token = REPLAY.format(game=finished["game"]), finished["spectator"]
    plain = server.ask("GET", path, token=token)
    packed = server.ask("GET", path, token=token, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 4


def test_a_running_game_is_not_seen_with_others_eyes(
    server: Running, running: dict[str, Any]
) -> None:
    mine = running["seats"][0]["token"]
    assert replay(server, running, mine, 0).json["eyes"] == 0
    assert replay(server, running, running["host"]).json["eyes"] is None
    for token, eyes in ((mine, 1), (running["host"], 0), (running["spectator"], 1)):
        problem(replay(server, running, token, eyes), 403, Code.NOT_ALLOWED)


def test_eyes_are_those_of_a_seat(server: Running, finished: dict[str, Any]) -> None:
    for eyes in (2, 5, -1, "all", ""):
        problem(replay(server, finished, finished["host"], eyes), 422, Code.MALFORMED)


def test_who_has_no_token_sees_nothing(server: Running, finished: dict[str, Any]) -> None:
    problem(replay(server, finished, STRANGER), 404, Code.NOT_KNOWN)
    problem(opinion(server, finished, {"answers": 47}, STRANGER), 404, Code.NOT_KNOWN)
    for method, path in (("GET", REPLAY), ("POST", OPINION)):
        body = {"answers": 1} if method == "POST" else None
        reply = server.ask(method, path.format(game=finished["game"]), body)
        problem(reply, 401, Code.NOT_ALLOWED)


def test_an_opinion_on_a_decision(server: Running, finished: dict[str, Any]) -> None:
    marks = replay(server, finished, finished["spectator"]).json["marks"]
    reply = opinion(server, finished, {"answers": marks[1]["answers"]})
    assert reply.status == 200
    found = Opinion.model_validate_json(reply.body)
    assert (found.answers, found.seat) == (marks[1]["answers"], marks[1]["seat"])
    (given,) = [option for option in found.options if option.id == found.given]
    assert given.way is not None
    assert given.way.answers[0] == given.id


def test_a_shared_link_shows_the_replay(
    server: Running, running: dict[str, Any], finished: dict[str, Any]
) -> None:
    def share(game: dict[str, Any], token: str) -> Reply:
        return server.ask("POST", SHARE.format(game=game["game"]), token=token)

    made = share(finished, finished["seats"][1]["token"])
    assert made.status == 201
    assert replay(server, finished, made.json["token"], 0).status == 200
    problem(share(running, running["seats"][0]["token"]), 409, Code.NOT_NOW)
    problem(share(finished, STRANGER), 404, Code.NOT_KNOWN)


def test_opinions_are_for_decisions_of_finished_games(
    server: Running, running: dict[str, Any], finished: dict[str, Any]
) -> None:
    problem(opinion(server, running, {"answers": 47}), 409, Code.NOT_NOW)
    for answers in (0, 10**6):
        problem(opinion(server, finished, {"answers": answers}), 409, Code.NOT_NOW)
    for body in ({}, {"answers": -1}, {"answers": "first"}, {"answers": 1, "seat": 0}):
        problem(opinion(server, finished, body), 422, Code.MALFORMED)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A server that answers once."""
    rates = ("--rate", "records=1/1000", "--rate", "opinions=1/1000")
    with serving(tmp_path, *GENEROUS, *rates) as running:
        yield running


def test_replays_and_opinions_have_their_rates(strict: Running) -> None:
    game = strict.create()
    assert replay(strict, game, game["host"]).status == 409
    assert "too many records" in problem(replay(strict, game, game["host"]), 429, Code.TOO_OFTEN)
    assert opinion(strict, game, {"answers": 1}).status == 409
    again = opinion(strict, game, {"answers": 1})
    assert "too many opinions" in problem(again, 429, Code.TOO_OFTEN)
    assert json.loads(again.body)["text"]
