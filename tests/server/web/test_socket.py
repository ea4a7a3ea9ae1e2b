"""WebSockets: nonsense, floods, sizes, order, origins, slow readers, and who is let in."""

from __future__ import annotations

import contextlib
import http.client
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from luxor.core import constants as k
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import PROTOCOL
from luxor.server.protocol.server_messages import SERVER_MESSAGE
from luxor.server.settings import Rate, Settings
from luxor.server.web import app as web_app
from luxor.server.web import line, security, uvicorn_limits
from luxor.server.web import socket as play_socket
from luxor.server.web.app import Web
from tests.server.web.running import PATH, Client, Running, dial, eventually, frame, handshake
from tests.server.web.stand_in import FLOOD, SECRET, OneRoom

pytestmark = pytest.mark.compiled

TOKEN = "A" * 43
MUCH = Rate(100_000, 1)

Open = Callable[..., contextlib.AbstractContextManager[Client]]


def refused(client: Client, code: Code) -> dict[str, Any]:
    """Return the next message, which is a refusal."""
    message = client.hear()
    SERVER_MESSAGE.validate_python(message)
    assert (message["type"], message["code"]) == ("refused", code), message
    return message


# --- the real rooms --------------------------------------------------------------------------


def test_a_refusal_has_the_number_of_its_message_and_the_rooms_version(server: Running) -> None:
    game = server.create()
    tokens = [link["token"] for link in game["seats"]]
    with server.enter(game["game"], *tokens) as client:
        room = client.begin()["room"]
        seat, version = room["asked"], room["version"]
        said = client.say("answer", seat=seat, version=version, answers=[k.ACTIONS - 1])
        message = client.hear("refused")
        assert (message["id"], message["version"]) == (said, version)
        client.say("answer", seat=1 - seat, version=version, answers=[k.LEFT])
        assert client.hear("refused")["code"] == Code.OUT_OF_TURN


def test_who_speaks_an_older_protocol_is_refused_so_that_an_open_page_reloads(
    server: Running,
) -> None:
    game = server.create()
    with server.connect(game["game"]) as client:
        old = {"protocol": 1, "tokens": [game["seats"][0]["token"]], "version": None}
        said = client.say("hello", **old, history=True)
        message = client.hear("refused")
        assert (message["id"], message["code"]) == (said, Code.MALFORMED)
        assert "reload the page" in message["text"]
        assert client.rest() == []
        assert client.close_code == 1008


def test_views_that_went_astray_are_counted(server: Running) -> None:
    game = server.create()
    with server.enter(game["game"], game["seats"][0]["token"]) as client:
        client.hear("welcome")
        before = diverged(server)
        client.say("snapshot", seat=0)
        client.hear("snapshot")
        client.say("snapshot", seat=0, checksum=1)
        client.hear("snapshot")
        client.say("ping")
        client.hear("done")
        assert diverged(server) == before + 1


def diverged(server: Running) -> float:
    """Return what the metrics say about views that went astray."""
    text = server.ask("GET", "/metrics").body.decode()
    found = re.search(r"^luxor_views_diverged_total ([\d.]+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_an_answer_that_comes_twice_counts_once(server: Running) -> None:
    game = server.create()
    tokens = [link["token"] for link in game["seats"]]
    with server.enter(game["game"], *tokens) as client:
        update = client.begin()
        room = update["room"]
        part = next(part for part in update["parts"] if part["seat"] == room["asked"])
        answer = {
            "seat": room["asked"],
            "version": room["version"],
            "answers": [part["decision"]["options"][0]["id"]],
        }
        first, second = client.say("answer", **answer), client.say("answer", **answer)
        done, late = client.outcome(first), client.outcome(second)
        assert (done["type"], late["code"]) == ("done", Code.STALE)
        assert late["version"] == done["version"] > room["version"]


def test_wrong_tokens_and_wrong_games_look_the_same(server: Running) -> None:
    game = server.create()
    heard = []
    for name, token in ((game["game"], TOKEN), ("nosuchgame", game["host"])):
        with server.enter(name, token) as client:
            heard.append(refused(client, Code.NOT_KNOWN))
            assert client.rest() == []
            assert client.close_code == 1008
    assert heard[0] == heard[1]


def test_without_a_socket_for_it_a_path_is_not_found(server: Running) -> None:
    for path in ("/", "/api/games/any", "/api/games/../socket", "/api/games/a%20b/socket"):
        with pytest.raises(InvalidStatus) as error, dial(server.port, path):
            pass
        assert error.value.response.status_code == 404
        assert json.loads(error.value.response.body or b"")["code"] == Code.NOT_KNOWN


@pytest.mark.parametrize(
    ("origin", "let_in"),
    [
        (None, True),
        ("http://127.0.0.1:{port}", True),
        ("http://localhost:{port}", False),  # the page asks another host than it came from
        ("http://127.0.0.1:1", False),
        ("https://evil.example", False),
        ("null", False),
        ("", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://user@127.0.0.1:{port}", False),
        ("ftp://127.0.0.1:{port}", False),
    ],
)
def test_only_pages_of_this_host_connect(server: Running, origin: str | None, let_in: bool) -> None:
    game = server.create()
    said = None if origin is None else origin.format(port=server.port)
    headers = {} if said is None else {"Origin": said}
    with contextlib.ExitStack() as stack:
        if not let_in:
            error = stack.enter_context(pytest.raises(InvalidStatus))
        client = stack.enter_context(
            server.enter(game["game"], game["spectator"], additional_headers=headers)
        )
        assert client.hear()["type"] == "welcome"
    if not let_in:
        assert error.value.response.status_code == 403
        assert server.ask("POST", "/api/redeem", {"token": TOKEN}, headers=headers).status == 403


def scope(origin: str, host: str) -> dict[str, Any]:
    return {"headers": [(b"host", host.encode()), (b"origin", origin.encode())]}


@pytest.mark.parametrize(
    ("settings", "origin", "host", "allowed"),
    [
        (Settings(), "http://localhost:8642", "localhost:8642", True),
        (Settings(), "http://[::1]:8642", "[::1]:8642", True),
        (Settings(), "http://rebound.example:8642", "rebound.example:8642", False),
        (Settings(host="0.0.0.0"), "http://rebound.example:8642", "rebound.example:8642", True),
        (Settings(host="0.0.0.0"), "https://games.example", "games.example", True),
        (Settings(host="0.0.0.0"), "https://games.example:443", "games.example", True),
        (Settings(host="0.0.0.0"), "https://games.example:44x", "games.example", False),
        (Settings(origins=("https://games.example",)), "https://games.example", "u", True),
        (Settings(origins=("https://games.example",)), "https://GAMES.example", "u", True),
        (Settings(origins=("https://games.example",)), "http://games.example", "u", False),
        (Settings(origins=("https://games.example",)), "http://127.0.0.1", "127.0.0.1", False),
    ],
)
def test_the_rule_about_origins(settings: Settings, origin: str, host: str, allowed: bool) -> None:
    assert security.is_allowed_origin(scope(origin, host), settings) is allowed


# --- rooms that do what a test wants ---------------------------------------------------------


@pytest.fixture
def settings() -> Settings:
    """Settings that a test may replace."""
    return Settings(port=0, messages=MUCH, requests=MUCH)


@pytest.fixture
def client(app: tuple[int, Web]) -> Iterator[Client]:
    """A client that has been let in."""
    with dial(app[0], PATH) as client:
        client.hello(TOKEN)
        assert client.hear()["type"] == "welcome"
        yield client


NONSENSE = [
    "",
    "null",
    "{",
    "[]",
    "[" * 20_000,
    '{"id": 5}',
    '{"type": "dance", "id": 5}',
    '{"type": "ping"}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": 5, "more": 1}',
    '{"type": "ping", "id": 1e400}',
    '{"type": "chat", "id": 5, "seat": 0, "text": "\\ud800"}',
    '{"type": "answer", "id": 5, "version": 0, "seat": 9, "answers": ["x"]}',
    '{"type": "answer", "id": 5, "version": 0, "seat": 0, "answers": []}',
    '{"type": "answer", "id": 5, "version": 0, "seat": 0, "answers": ["' + "x" * 25 + '"]}',
]


def test_nonsense_is_refused_and_the_connection_stays(client: Client) -> None:
    for text in NONSENSE:
        client.line.send(text)
        message = refused(client, Code.MALFORMED)
        number = 5 if '"id": 5' in text and "ud800" not in text else None
        assert (message["version"], message["id"]) == (7, number), text[:80]
        assert len(message["text"]) <= 300
        said = client.say("ping")
        assert client.hear() == {"type": "done", "id": said, "version": 7}


def test_binary_messages_are_refused(client: Client) -> None:
    client.line.send(b'{"type": "ping", "id": 1}')
    assert "binary" in refused(client, Code.MALFORMED)["text"]


def test_a_second_hello_is_refused(client: Client) -> None:
    client.hello(TOKEN)
    assert refused(client, Code.NOT_NOW)["version"] == 7


def test_before_hello_nothing_else_is_heard(app: tuple[int, Web]) -> None:
    with dial(app[0], PATH) as client:
        client.say("ping")
        assert refused(client, Code.NOT_NOW)["version"] is None
        client.hello(TOKEN)
        assert client.hear()["type"] == "welcome"


def test_who_says_no_hello_is_sent_away(
    monkeypatch: pytest.MonkeyPatch, app: tuple[int, Web], rooms: OneRoom
) -> None:
    monkeypatch.setattr(play_socket, "HELLO_SECONDS", 0.2)
    with dial(app[0], PATH) as client:
        assert client.rest() == [{"type": "bye", "reason": "too_slow", "again": False}]
        assert client.close_code == 1013
    assert rooms.members == []


def test_who_has_said_hello_may_be_silent(
    monkeypatch: pytest.MonkeyPatch, app: tuple[int, Web]
) -> None:
    monkeypatch.setattr(play_socket, "HELLO_SECONDS", 0.3)
    with dial(app[0], PATH) as client:
        client.hello(TOKEN)
        assert client.hear()["type"] == "welcome"
        time.sleep(0.6)
        client.say("ping")
        assert client.hear()["type"] == "done"


def test_who_goes_on_with_nonsense_is_sent_away(client: Client, rooms: OneRoom) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in range(play_socket.PATIENCE.count + 5):
            client.line.send("nonsense")
    *refusals, bye = client.rest()
    assert {message["code"] for message in refusals} == {Code.MALFORMED}
    assert len(refusals) == play_socket.PATIENCE.count + 1
    assert bye == {"type": "bye", "reason": "too_often", "again": False}
    assert client.close_code == 1008
    eventually(lambda: rooms.gone == rooms.members)


@pytest.mark.parametrize("settings", [Settings(port=0, messages=Rate(10, 1000), requests=MUCH)])
def test_who_says_too_much_is_told_and_then_sent_away(client: Client) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in range(50):
            client.say("ping")
    heard = client.rest()
    assert [message["type"] for message in heard[:9]] == ["done"] * 9  # hello was the tenth
    assert {message["code"] for message in heard[9:-1]} == {Code.TOO_OFTEN}
    assert heard[-1] == {"type": "bye", "reason": "too_often", "again": False}


def test_a_message_that_is_too_large_closes_the_connection(client: Client, rooms: OneRoom) -> None:
    client.line.send(json.dumps({"type": "ping", "id": 1, "x": "x" * play_socket.MOST_MESSAGE}))
    assert client.rest() == []
    assert client.close_code == 1009
    eventually(lambda: rooms.gone == rooms.members)


def test_our_own_mistake_is_told_without_its_text(
    client: Client, rooms: OneRoom, caplog: pytest.LogCaptureFixture
) -> None:
    client.say("resign", seat=0, version=0)
    assert SECRET not in refused(client, Code.FAULT)["text"]
    assert "RuntimeError" in str(caplog.records[-1].__dict__["fields"])
    assert SECRET not in str(caplog.records[-1].__dict__)
    client.say("ping")
    assert client.hear()["type"] == "done"
    assert rooms.gone == []


@pytest.mark.parametrize(
    ("fault", "code", "close_code"),
    [
        (ServerError(Code.TOO_MANY, "full"), Code.TOO_MANY, 1008),
        (RuntimeError(SECRET), Code.FAULT, 1011),
    ],
)
def test_who_is_not_let_in_is_told_why(
    app: tuple[int, Web], rooms: OneRoom, fault: Exception, code: Code, close_code: int
) -> None:
    rooms.fault = fault
    with dial(app[0], PATH) as client:
        client.hello(TOKEN)
        assert SECRET not in refused(client, code)["text"]
        assert client.rest() == []
        assert client.close_code == close_code


def test_whoever_goes_in_any_way_has_gone_once(app: tuple[int, Web], rooms: OneRoom) -> None:
    with dial(app[0], PATH) as polite:
        polite.hello(TOKEN)
        polite.hear()
    with dial(app[0], PATH) as rude:
        rude.hello(TOKEN)
        rude.hear()
        rude.line.socket.shutdown(socket.SHUT_RDWR)
    with dial(app[0], PATH) as ended:
        ended.hello(TOKEN)
        ended.hear()
        member = rooms.members[-1]
        member.line.end("deleted", again=False)
        member.line.end("stopping", again=True)
        assert ended.rest() == [{"type": "bye", "reason": "deleted", "again": False}]
        assert ended.close_code == 1000
    eventually(lambda: len(rooms.gone) == 3)
    assert sorted(map(id, rooms.gone)) == sorted(map(id, rooms.members))


def test_who_does_not_read_is_dropped_and_holds_up_nobody(
    app: tuple[int, Web], rooms: OneRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "FLUSH_SECONDS", 0.2)
    monkeypatch.setattr(play_socket, "FLUSH_SECONDS", 0.2)
    port, web = app
    with socket.create_connection(("127.0.0.1", port)) as slow:
        slow.sendall(handshake())
        assert slow.recv(1000).startswith(b"HTTP/1.1 101 ")
        slow.sendall(frame({"type": "hello", "id": 1, "protocol": PROTOCOL, "tokens": [TOKEN]}))
        slow.sendall(frame({"type": "chat", "id": 2, "seat": 0, "text": "flood"}))
        eventually(lambda: rooms.sent == FLOOD)
        with dial(port, PATH) as other:
            other.hello(TOKEN)
            assert other.hear()["type"] == "welcome"
            eventually(lambda: len(rooms.gone) == 1)
            other.say("ping")
            assert other.hear()["type"] == "done"
    text = web.metrics.text().decode()
    assert 'luxor_connections_ended_total{reason="too_slow"} 1.0' in text


def test_who_reads_slowly_gets_a_goodbye(client: Client) -> None:
    client.say("chat", seat=0, text="flood")
    time.sleep(0.2)  # it does not read meanwhile, but the library does, a little
    heard = [message["type"] for message in client.rest()]
    assert heard[-1] == "bye"
    assert set(heard) <= {"flood", "bye"}
    assert len(heard) < FLOOD
    assert client.close_code == 1013


def test_a_connection_without_a_request_is_closed(
    monkeypatch: pytest.MonkeyPatch, app: tuple[int, Web], client: Client
) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_SECONDS", 0.0)
    with (
        socket.create_connection(("127.0.0.1", app[0])) as silent,
        socket.create_connection(("127.0.0.1", app[0])) as slow,
    ):
        slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        for line in (silent, slow):
            line.settimeout(20)
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(100) == b""
    client.say("ping")  # a WebSocket may be silent as long as it likes
    assert client.hear()["type"] == "done"


def test_a_connection_that_is_kept_is_not_closed(
    monkeypatch: pytest.MonkeyPatch, app: tuple[int, Web]
) -> None:
    monkeypatch.setattr(uvicorn_limits, "REQUEST_SECONDS", 0.0)
    kept = http.client.HTTPConnection("127.0.0.1", app[0], timeout=20)
    kept.connect()
    first = kept.sock
    for wait in (0, 1.5):
        time.sleep(wait)
        kept.request("GET", "/healthz")
        assert kept.getresponse().read()
    assert kept.sock is first
    kept.close()


def test_a_body_must_come_in_time(monkeypatch: pytest.MonkeyPatch, app: tuple[int, Web]) -> None:
    monkeypatch.setattr(web_app, "BODY_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", app[0])) as slow:
        head = "POST /api/games HTTP/1.1", "Host: x", "Content-Length: 10"
        slow.sendall("\r\n".join([*head, "Content-Type: application/json", "", "{"]).encode())
        slow.settimeout(20)
        assert slow.recv(100).startswith(b"HTTP/1.1 408 ")


# --- limits for each address -----------------------------------------------------------------


@pytest.mark.parametrize(
    "settings",
    [Settings(port=0, most_connections_per_address=2), Settings(port=0, most_connections=2)],
)
def test_so_many_connections_and_no_more(app: tuple[int, Web], settings: Settings) -> None:
    with dial(app[0], PATH), dial(app[0], PATH):
        with pytest.raises(InvalidStatus) as error, dial(app[0], PATH):
            pass
        expected = 429 if settings.most_connections_per_address == 2 else 503
        assert error.value.response.status_code == expected

    def free() -> bool:
        with contextlib.suppress(InvalidStatus), dial(app[0], PATH):
            return True
        return False

    eventually(free)


def test_wrong_tokens_keep_no_rightful_player_out(app: tuple[int, Web], rooms: OneRoom) -> None:
    rooms.fault = ServerError(Code.NOT_KNOWN, "no such game")
    for _ in range(25):
        with dial(app[0], PATH) as client:
            client.hello(TOKEN)
            refused(client, Code.NOT_KNOWN)
    rooms.fault = None
    with dial(app[0], PATH) as client:
        client.hello(TOKEN)
        assert client.hear()["type"] == "welcome"
