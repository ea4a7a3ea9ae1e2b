"""HTTP against a real server: every route, every kind of error, headers, files."""

from __future__ import annotations

import json
import re
import socket
from contextlib import nullcontext
from typing import Any

import pytest

from luxor.core.errors import OptionsError
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.server.errors import Code
from luxor.server.protocol.http import Choices, CreatedGame, Health, Problem
from luxor.server.protocol.paths import (
    CHOICES,
    DEVICE,
    GAME,
    GAMES,
    MY_GAMES,
    RECORD,
    RECORDS,
    REDEEM,
)
from luxor.server.web.api import choices
from luxor.server.web.app import MOST_BODY, MOST_RECORD_BODY
from luxor.server.web.problems import readable
from tests.server.web.running import TWO, Reply, Running

pytestmark = pytest.mark.compiled

STRANGER = "x" * 43


def problem(reply: Reply, status: int, code: Code) -> str:
    """Check that an answer is a problem; return its text."""
    assert reply.status == status, reply.body
    assert reply.headers["content-type"] == "application/json"
    found = Problem.model_validate_json(reply.body)
    assert found.code is code
    assert "Traceback" not in found.text
    return found.text


def test_a_game_from_its_creation_to_its_deletion(server: Running) -> None:
    made = server.ask("POST", GAMES, TWO)
    assert made.status == 201
    game = CreatedGame.model_validate_json(made.body)
    assert [link.seat for link in game.seats] == [0, 1]
    mine = server.ask("POST", MY_GAMES, {"tokens": [game.seats[1].token, STRANGER]})
    assert mine.status == 200
    assert [(one["game"], one["seat"]) for one in mine.json["games"]] == [(game.game, 1)]
    gone = server.ask("DELETE", GAME.format(game=game.game), token=game.host)
    assert (gone.status, gone.body) == (204, b"")
    assert server.ask("POST", MY_GAMES, {"tokens": [game.host]}).json == {"games": []}


def test_a_seat_moves_to_another_device_once(server: Running) -> None:
    game = server.create()
    token = game["seats"][0]["token"]
    once = server.ask("POST", DEVICE.format(game=game["game"]), token=token)
    assert once.status == 201
    redeemed = server.ask("POST", REDEEM, {"token": once.json["token"]})
    assert redeemed.status == 201
    assert (redeemed.json["game"], redeemed.json["seat"]) == (game["game"], 0)
    again = server.ask("POST", REDEEM, {"token": once.json["token"]})
    problem(again, 404, Code.NOT_KNOWN)
    with server.enter(game["game"], redeemed.json["token"]) as client:
        assert client.hear("welcome")["seats"] == [0]


def test_a_record_is_plain_text_for_those_with_a_token(server: Running) -> None:
    game = server.create()
    path = RECORD.format(game=game["game"])
    assert "begun" in problem(server.ask("GET", path, token=game["host"]), 409, Code.NOT_NOW)
    tokens = [link["token"] for link in game["seats"]]
    with server.enter(game["game"], *tokens) as client:
        client.begin()
    found = server.ask("GET", path, token=tokens[0])
    name = re.fullmatch(r'attachment; filename="(.+)"', found.headers["content-disposition"])
    assert name is not None
    assert re.fullmatch(r"luxor-\d{4}-\d\d-\d\d-p0-p1\.luxor", name[1])
    assert found.status == 200
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    assert found.headers["cache-control"] == "no-store"
    assert "P0" in found.body.decode()


def test_what_may_be_chosen(server: Running) -> None:
    found = Choices.model_validate_json(server.ask("GET", CHOICES).body)
    assert "scholar" in {level["name"] for level in found.levels}
    assert all(level["about"] for level in found.levels)
    defaults = json.loads(found.defaults.model_dump_json())
    assert server.ask("POST", GAMES, defaults).status == 201


@pytest.mark.parametrize(("compiled", "packages"), [(True, None), (False, "gcc python3-dev")])
def test_choices_say_what_to_install_where_the_engine_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, compiled: bool, packages: str | None
) -> None:
    monkeypatch.setattr("luxor.server.web.api.is_compiled", lambda: compiled)
    assert choices().compiler_packages == packages


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_number_of_players_means_is_as_the_rules_have_it(players: int) -> None:
    (found,) = [one for one in choices().players if one.players == players]
    assert found.advised == (["equipment", "sceptres"] if players == 5 else [])
    always = found.extra_cards == "always"
    for modules in ((), ("mummy",), NAMES):
        assert Options(players, modules=modules).extra_cards == (always or bool(modules))
        with pytest.raises(OptionsError) if always else nullcontext():
            Options(players, modules=modules, extra_cards=False)


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", RECORD), ("DELETE", GAME), ("POST", DEVICE)],
)
def test_without_a_token_one_is_asked_for(server: Running, method: str, path: str) -> None:
    game = server.create()["game"]
    for headers in ({}, {"Authorization": "Basic YTpi"}, {"Authorization": "Bearer"}):
        reply = server.ask(method, path.format(game=game), headers=headers)
        assert "Bearer TOKEN" in problem(reply, 401, Code.NOT_ALLOWED)
        assert reply.headers["www-authenticate"] == "Bearer"


def test_nobody_learns_whether_the_game_or_the_token_is_wrong(server: Running) -> None:
    game, other = server.create(), server.create()
    asked = [
        (game["game"], STRANGER),
        (game["game"], other["host"]),
        ("nosuchgame12", game["host"]),
    ]
    replies = [server.ask("GET", RECORD.format(game=name), token=token) for name, token in asked]
    assert {problem(reply, 404, Code.NOT_KNOWN) for reply in replies} == {
        problem(replies[0], 404, Code.NOT_KNOWN)
    }


def test_only_the_host_deletes(server: Running) -> None:
    game = server.create()
    for token in (game["spectator"], game["seats"][0]["token"]):
        reply = server.ask("DELETE", GAME.format(game=game["game"]), token=token)
        problem(reply, 403, Code.NOT_ALLOWED)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"seats": []}, "seats"),
        ({**TWO, "pace": [2, 1]}, "pace: the shorter time first"),
        ({"seats": [{"colour": "red"}, {"colour": "red"}]}, "each seat needs a colour of its own"),
        ({"seats": [{"colour": "red"}, {"colour": "pink"}]}, "seats.1.colour"),
        ({**TWO, "modules": ["mummy", "mummy"]}, "mummy"),
        ({**TWO, "surprise": 1}, "surprise"),
        ({**TWO, "\ud800": 1}, ""),
        ([], ""),
        ("text", ""),
        (b"{", ""),
        (b"\xff\xfe", ""),
        (b"[" * 30_000, ""),
        (b"1" * 5000, ""),
        (b"NaN", ""),
    ],
)
def test_a_wrong_body_gets_a_sentence(server: Running, body: object, said: str) -> None:
    reply = server.ask("POST", GAMES, body, headers={"Content-Type": "application/json"})
    assert reply.status in (400, 422)
    text = problem(reply, reply.status, Code.MALFORMED)
    assert said in text
    assert len(text) <= 300


@pytest.mark.parametrize(
    ("names", "code", "field"),
    [
        (["\u0007", "Ben"], Code.BAD_NAME, "seats.0.name"),
        (["Ani", "\u200b\u3164"], Code.BAD_NAME, "seats.1.name"),
        (["Ani", "Ani"], Code.NAME_TAKEN, "seats.1.name"),
    ],
)
def test_a_wrong_name_is_told_by_its_field(
    server: Running, names: list[str], code: Code, field: str
) -> None:
    seats = [
        {"colour": colour, "name": name}
        for colour, name in zip(("red", "blue"), names, strict=True)
    ]
    reply = server.ask("POST", GAMES, {"seats": seats})
    problem(reply, code.status, code)
    assert reply.json["field"] == field


@pytest.mark.parametrize(
    ("errors", "text"),
    [
        ([{"loc": ("body", "seats", 0), "msg": "Value error, too few"}], "seats.0: too few"),
        ([{"loc": ("body",), "msg": "no"}, {"loc": (), "msg": "nor this"}], "no (and 1 more)"),
        ([{"loc": ("half \ud800",), "msg": "no"}], "half ?: no"),
        ([{"loc": ("x" * 1000,), "msg": "no"}], "x" * 299 + "…"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(errors: list[Any], text: str) -> None:
    assert readable(errors) == text


def test_json_must_say_that_it_is_json(server: Running) -> None:
    reply = server.ask(
        "POST", GAMES, json.dumps(TWO).encode(), headers={"Content-Type": "text/plain"}
    )
    problem(reply, 422, Code.MALFORMED)


@pytest.mark.parametrize(("path", "most"), [(GAMES, MOST_BODY), (RECORDS, MOST_RECORD_BODY)])
def test_a_body_that_is_too_large_is_refused(server: Running, path: str, most: int) -> None:
    headers = {"Content-Type": "application/json"}
    reply = server.ask("POST", path, b"x" * (most + 1), headers=headers)
    assert str(most) in problem(reply, 413, Code.TOO_LARGE)


def test_a_body_that_is_said_to_be_too_large_is_not_waited_for(server: Running) -> None:
    head = "POST /api/games HTTP/1.1", "Host: x", "Content-Type: application/json"
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall("\r\n".join([*head, f"Content-Length: {MOST_BODY + 1}", "", ""]).encode())
        assert line.recv(100).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize("record", ["", "nonsense", "Luxor\n\n1. x", "x" * 200_000])
def test_what_is_no_record_is_not_kept(server: Running, record: str) -> None:
    problem(server.ask("POST", RECORDS, {"record": record}), 422, Code.MALFORMED)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/static/index.html", 404),
        ("GET", "/../settings.py", 404),
        ("GET", "/%2e%2e/app.py", 404),
        ("GET", "/docs", 404),
        ("GET", "/games/", 404),
        ("GET", GAMES, 405),
        ("PUT", GAMES, 405),
        ("POST", "/", 405),
        ("TRACE", "/", 405),
    ],
)
def test_what_is_not_there_is_a_problem_too(
    server: Running, method: str, path: str, status: int
) -> None:
    code = Code.NOT_KNOWN if status == 404 else Code.MALFORMED
    reply = server.ask(method, path)
    problem(reply, status, code)
    assert ("allow" in reply.headers) == (status == 405)


def test_people_who_look_for_a_page_that_is_not_there_get_one(server: Running) -> None:
    reply = server.ask("GET", "/nothing", headers={"Accept": "text/html,*/*;q=0.8"})
    assert reply.status == 404
    assert reply.headers["content-type"] == server.ask("GET", "/").headers["content-type"]
    assert b"<title>Luxor</title>" in reply.body


def test_health_and_readiness(server: Running) -> None:
    for path in ("/healthz", "/readyz"):
        reply = server.ask("GET", path)
        assert reply.status == 200
        assert Health.model_validate_json(reply.body).status == "ok"


@pytest.mark.parametrize("path", ["/", CHOICES, "/nothing", "/openapi.json", "/index.html"])
def test_pages_and_answers_have_the_headers_of_security(server: Running, path: str) -> None:
    headers = server.ask("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in headers


def test_half_a_request_harms_nobody(server: Running) -> None:
    lines = [
        b"GET / HTTP/1.1\r\n",
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    ]
    for data in lines:
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(data)
    assert server.ask("GET", "/healthz").status == 200
