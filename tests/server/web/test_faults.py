"""When something breaks inside: what those outside are told, and what is logged."""

from __future__ import annotations

import asyncio
import http.client
import json

import pytest

from luxor.server.errors import Code, ServerError
from luxor.server.protocol.http import Problem
from luxor.server.storage.errors import StorageError
from luxor.server.web import readiness
from luxor.server.web.app import Web
from tests.server.web.running import TWO, eventually
from tests.server.web.stand_in import SECRET, OneRoom

pytestmark = pytest.mark.compiled


def ask(port: int, method: str, path: str, body: object = None) -> tuple[int, bytes]:
    """Return status and body of an answer."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    data = None if body is None else json.dumps(body)
    line.request(method, path, data, {"Content-Type": "application/json"})
    answer = line.getresponse()
    found = answer.status, answer.read()
    line.close()
    return found


def test_our_own_mistake_is_a_problem_without_its_text(
    app: tuple[int, Web], rooms: OneRoom, caplog: pytest.LogCaptureFixture
) -> None:
    rooms.fault = RuntimeError(SECRET)
    status, body = ask(app[0], "POST", "/api/games", TWO)
    assert status == 500
    assert Problem.model_validate_json(body).code is Code.FAULT
    assert SECRET.encode() not in body

    def faults() -> list[str]:
        return [str(r.__dict__["fields"]) for r in caplog.records if r.levelname == "ERROR"]

    eventually(lambda: len(faults()) == 1)
    assert "RuntimeError" in faults()[0]
    assert SECRET not in caplog.text
    assert ask(app[0], "GET", "/healthz")[0] == 200


@pytest.mark.parametrize("code", list(Code))
def test_every_refusal_has_its_status(app: tuple[int, Web], rooms: OneRoom, code: Code) -> None:
    rooms.fault = ServerError(code, "not like this")
    status, body = ask(app[0], "POST", "/api/games", TWO)
    assert status == code.status
    assert Problem.model_validate_json(body) == Problem(code=code, text="not like this")


def test_a_server_whose_storage_fails_is_up_but_not_ready(
    app: tuple[int, Web], rooms: OneRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "SECONDS", 0.0)
    rooms.fault = StorageError("disk full")
    assert ask(app[0], "GET", "/healthz")[0] == 200
    status, body = ask(app[0], "GET", "/readyz")
    assert (status, json.loads(body)["status"]) == (503, "failing")
    rooms.fault = None
    assert ask(app[0], "GET", "/readyz")[0] == 200


def test_what_the_storage_cannot_keep_may_be_tried_again(
    app: tuple[int, Web], rooms: OneRoom
) -> None:
    rooms.fault = StorageError(SECRET)
    status, body = ask(app[0], "POST", "/api/games", TWO)
    assert (status, json.loads(body)["code"]) == (503, Code.UNAVAILABLE)
    assert SECRET.encode() not in body


def test_whoever_asks_often_whether_it_is_ready_costs_nothing() -> None:
    looks = 0

    async def check() -> None:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0)
        raise StorageError("disk full")

    async def ask_often() -> None:
        seldom = readiness.Seldom(check)
        found = await asyncio.gather(*(seldom() for _ in range(5)), return_exceptions=True)
        assert [type(error) for error in found] == [StorageError] * 5
        assert looks == 1

    asyncio.run(ask_often())


def test_a_server_that_is_stopping_lets_nobody_in(app: tuple[int, Web]) -> None:
    port, web = app
    web.stopping = True
    status, body = ask(port, "GET", "/readyz")
    assert (status, json.loads(body)["status"]) == (503, "stopping")
    status, body = ask(port, "POST", "/api/games", TWO)
    assert (status, json.loads(body)["code"]) == (503, Code.STOPPING)
