"""What the client makes of servers over HTTP that are none, or do not answer as they should."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from luxor.client.api import Api
from luxor.client.errors import LineError
from luxor.server.errors import Code, ServerError

pytestmark = pytest.mark.compiled

TOKEN = "t" * 43


class Stranger:
    """A server that gives one answer to everything; ``asked`` is what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, str | None]] = []
        self.status = 200
        self.body = b""
        self.headers: dict[str, str] = {}
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self) -> None:
                token = self.headers.get("Authorization")
                outer.asked.append((self.command, self.path, token))
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                self.send_response(outer.status)
                for name, value in outer.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(outer.body)))
                self.end_headers()
                self.wfile.write(outer.body)

            do_GET = do_POST = do_DELETE = answer  # noqa: N815

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture
def stranger() -> Iterator[Stranger]:
    server = Stranger()
    yield server
    server.close()


def test_a_refusal_is_raised_with_its_code_and_text(stranger: Stranger) -> None:
    stranger.status = 409
    stranger.body = b'{"code":"not_now","text":"the game has begun","new":"field"}'
    with pytest.raises(ServerError, match="the game has begun") as refusal:
        asyncio.run(Api(stranger.base).record("g", TOKEN))
    assert refusal.value.code == Code.NOT_NOW


def test_tokens_go_into_a_header_and_not_into_the_address(stranger: Stranger) -> None:
    stranger.body = b"text"
    assert asyncio.run(Api(stranger.base + "/base/").record("g", TOKEN)) == "text"
    assert stranger.asked == [("GET", "/base/api/games/g/record", f"Bearer {TOKEN}")]


def test_nobody_is_followed_to_another_server(stranger: Stranger) -> None:
    other = Stranger()
    try:
        stranger.status = 307
        stranger.headers = {"Location": f"{other.base}/api/choices"}
        with pytest.raises(LineError, match="status 307"):
            asyncio.run(Api(stranger.base).delete("g", TOKEN))
        with pytest.raises(LineError, match="status 307"):
            asyncio.run(Api(stranger.base).choices())
        assert other.asked == []
    finally:
        other.close()


@pytest.mark.parametrize(
    ("status", "body"),
    [(200, b"<html>"), (200, b"{}"), (404, b"<html>"), (500, b""), (502, b'{"code":"x"}')],
)
def test_who_does_not_answer_as_a_server_does_is_told_so(
    stranger: Stranger, status: int, body: bytes
) -> None:
    stranger.status, stranger.body = status, body
    with pytest.raises(LineError, match="does not answer as a Luxor server does"):
        asyncio.run(Api(stranger.base).choices())


def test_fields_of_newer_servers_are_ignored(stranger: Stranger) -> None:
    stranger.body = b'{"token":"%s","expires":5,"colour":"red"}' % TOKEN.encode()
    assert asyncio.run(Api(stranger.base).device_token("g", TOKEN)).expires == 5


def test_where_nobody_is_it_is_said(stranger: Stranger) -> None:
    base = stranger.base
    stranger.close()
    stranger.close = lambda: None  # type: ignore[method-assign]
    with pytest.raises(LineError, match="cannot be reached"):
        asyncio.run(Api(base).choices())
