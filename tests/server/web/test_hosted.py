"""A hosted server: base path, proxies, limits for each address, logs and metrics."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from luxor.server.protocol.paths import CHOICES, GAMES, RECORD, REDEEM
from luxor.server.settings import Rate, Settings
from tests.server.web.running import TWO, Running, serving
from tests.server.web.stand_in import OneRoom, in_thread

pytestmark = pytest.mark.compiled

BASE = "/play/luxor"
ORIGIN = "https://games.example.org"


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy on this machine, with tight limits."""
    options = (
        *("--base-path", BASE, "--origin", ORIGIN, "--trusted-proxy", "127.0.0.1"),
        *("--most-connections-per-address", "2", "--rate", "new_games=3/100000"),
        *("--rate", "requests=12/100000", "--log-format", "json"),
    )
    with serving(tmp_path_factory.mktemp("hosted"), *options) as running:
        yield running


def via(address: str) -> dict[str, str]:
    """Return the headers of a proxy for a client with an address."""
    return {"X-Forwarded-For": address, "X-Forwarded-Proto": "https", "Host": "games.example.org"}


@pytest.mark.parametrize("base", [BASE, ""])
def test_a_proxy_may_keep_the_base_path_or_take_it_out(hosted: Running, base: str) -> None:
    headers = via("192.0.2.1" if base else "192.0.2.2")
    for page in ("/", "/games/any"):
        index = hosted.ask("GET", base + page, headers=headers)
        assert index.status == 200
        assert f'<base href="{BASE}/">'.encode() in index.body
    assert hosted.ask("GET", base + "/index.html", headers=headers).status == 200
    assert hosted.ask("GET", base + CHOICES, headers=headers).status == 200
    made = hosted.ask("POST", base + GAMES, TWO, headers={**headers, "Origin": ORIGIN})
    assert made.status == 201
    game = made.json
    options = {"additional_headers": {"X-Forwarded-For": "192.0.2.1"}, "origin": ORIGIN}
    with hosted.enter(game["game"], game["host"], base=base, **options) as client:
        assert client.hear()["type"] == "welcome"
    assert hosted.ask("GET", base + "/nothing", headers=headers).status == 404


def test_the_base_path_itself_is_the_page(hosted: Running) -> None:
    assert hosted.ask("GET", BASE).status == 200
    assert hosted.ask("GET", BASE + "x/" + CHOICES).status == 404


def test_only_the_public_origin_may_ask(hosted: Running) -> None:
    here = f"http://127.0.0.1:{hosted.port}"
    headers = {**via("192.0.2.3"), "Origin": here}
    assert hosted.ask("POST", BASE + GAMES, TWO, headers=headers).status == 403
    with pytest.raises(InvalidStatus), hosted.connect("any", BASE, origin=here):
        pass


def test_each_address_behind_the_proxy_has_its_own_limits(hosted: Running) -> None:
    first, second = via("192.0.2.10"), via("192.0.2.11")
    asked = [hosted.ask("POST", BASE + GAMES, TWO, headers=first) for _ in range(4)]
    assert [reply.status for reply in asked] == [201, 201, 201, 429]
    assert int(asked[-1].headers["retry-after"]) > 1000
    assert "too many new games" in asked[-1].json["text"]
    assert hosted.ask("POST", BASE + GAMES, TWO, headers=second).status == 201
    wrong = [hosted.ask("POST", BASE + REDEEM, {"token": "x" * 43}, headers=first) for _ in "1234"]
    assert [reply.status for reply in wrong] == [404, 404, 404, 404]
    game = asked[0].json
    record = RECORD.format(game=game["game"])
    assert hosted.ask("GET", BASE + record, token=game["host"], headers=first).status == 409
    paths = (BASE + CHOICES, "/openapi.json", BASE + "/openapi.json", BASE + CHOICES, CHOICES)
    rest = [hosted.ask("GET", path, headers=first).status for path in paths]
    assert rest == [200, 200, 200, 429, 429]
    assert hosted.ask("GET", "/openapi.json", headers=first).status == 429
    assert hosted.ask("GET", "/healthz", headers=first).status == 200


def test_so_many_connections_from_one_address_behind_the_proxy(hosted: Running) -> None:
    def options(address: str) -> dict[str, object]:
        return {"additional_headers": {"X-Forwarded-For": address}}

    first, second = (hosted.connect("any", BASE, **options("192.0.2.20")) for _ in range(2))
    with first, second:
        third = hosted.connect("any", BASE, **options("192.0.2.20"))
        with pytest.raises(InvalidStatus) as error, third:
            pass
        assert error.value.response.status_code == 429
        with hosted.connect("any", BASE, **options("192.0.2.21")):
            pass


def test_metrics_are_shown_only_if_asked_for(hosted: Running) -> None:
    assert hosted.ask("GET", "/metrics").status == 404


@pytest.mark.parametrize("trusted", [(), ("192.0.2.0/24", "::1")])
def test_headers_of_a_proxy_count_only_from_a_trusted_one(
    caplog: pytest.LogCaptureFixture, trusted: tuple[str, ...]
) -> None:
    settings = Settings(port=0, trusted_proxies=trusted, new_games=Rate(2, 100_000))
    with in_thread(OneRoom(), settings) as (port, _):
        statuses = []
        for number in range(4):
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            headers = {"X-Forwarded-For": f"192.0.2.{number}", "Content-Type": "application/json"}
            line.request("POST", GAMES, json.dumps(TWO), headers)
            statuses.append(line.getresponse().status)
            line.close()
    assert statuses == [409, 409, 429, 429]  # the room refuses, as long as it is asked
    assert caplog.text.count("untrusted proxy") == (0 if trusted else 1)


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "json", "--log-level", "debug") as server:
        game = server.create(
            {"seats": [{"colour": "red", "name": "Nefertari"}, {"colour": "blue"}]}
        )
        tokens = [game["host"], game["spectator"], *(link["token"] for link in game["seats"])]
        with server.enter(game["game"], tokens[2]) as client:
            client.say("sit", seat=0, name="Nefertari")
            client.say("chat", seat=0, text="a private word")
            client.hear("chat")
            client.line.send('{"type": "hello", "id": 1, "tokens": ["' + tokens[2] + '"]}')
            client.hear("refused")
        record = RECORD.format(game=game["game"])
        server.ask("GET", f"{record}?token={tokens[0]}", token=tokens[1])
        server.ask("GET", f"/games/{tokens[0]}?secret=question")
        server.ask("POST", REDEEM, {"token": tokens[0]})
        server.ask("DELETE", f"/api/games/{game['game']}", token=tokens[0])
        server.stop()
        lines = [json.loads(line) for line in server.log.splitlines()]
    routes = {line.get("route") for line in lines if line["event"] == "request"}
    assert {GAMES, RECORD, REDEEM, "/games/{game}", "/api/games/{game}"} <= routes
    assert all({"method", "status", "ms"} <= set(x) for x in lines if x["event"] == "request")
    for secret in (*tokens, game["game"], "Nefertari", "private", "question"):
        assert secret not in json.dumps(lines), secret


def test_metrics_count_without_names(server: Running) -> None:
    setup = {"seats": [{"colour": "red"}, {"colour": "blue", "bot": "tourist"}], "pace": [0, 0]}
    game = server.create(setup)
    token = game["seats"][0]["token"]
    with server.enter(game["game"], token) as client:
        client.say("sit", seat=0, name="Nefertari")
        for _ in range(3):
            update = client.hear("update")
            while update["parts"][0]["decision"] is None:
                update = client.hear("update")
            option = update["parts"][0]["decision"]["options"][0]["id"]
            version = update["room"]["version"]
            client.say("answer", seat=0, version=version, answers=[option])
        client.outcome(client.number)
        reply = server.ask("GET", "/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=")
    text = reply.body.decode()
    for name in (
        r"luxor_rooms [1-9]",
        r"luxor_connections [1-9]",
        r"luxor_websocket_connections [1-9]",
        r'luxor_messages_total\{type="answer"\} [1-9]',
        r"luxor_answer_seconds_count [1-9]",
        r'luxor_bot_jobs_total\{level="tourist"\} [1-9]',
        r"luxor_bot_workers 1",
        r'luxor_http_requests_total\{method="POST",route="/api/games",status="201"\} [1-9]',
    ):
        assert re.search(f"^{name}", text, re.MULTILINE), name
    for secret in (game["game"], token, "Nefertari", "127.0.0.1"):
        assert secret not in text
