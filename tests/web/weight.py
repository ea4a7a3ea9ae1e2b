"""What a page weighs, without a browser: its index, what that names, and what the page asks for."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

from bench.web import MOST_BYTES
from luxor.server.protocol.paths import CHOICES, MY_GAMES
from tests.server.web.running import Reply, Running

NAMED = re.compile(r'<(?:link|script)\b[^>]*\b(?:href|src)="(?:\./)?([^"]+)"')
LONG_GAME = 10_000


def most_bytes(page: str) -> int:
    """Return what a page may weigh; a replay brings a game of any length with it."""
    return MOST_BYTES + LONG_GAME * (page == "replay")


class Scales:
    """Weighs pages of a server; a file that several pages have is fetched once."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._files: dict[str, int] = {}

    def weigh(self, address: str, language: str) -> int:
        """Return how many bytes a page costs somebody who opens it first, headers included."""
        where = urlsplit(address)
        index = self._ask("GET", where.path, language=language)
        named = NAMED.findall(gzip.decompress(index.body).decode())
        assert any(name.startswith("assets/") for name in named), "the client is not built"
        asked = self._asked(where.path, where.fragment.removeprefix("t="))
        return _size(index) + sum(map(self._file, named)) + sum(map(_size, asked))

    def _file(self, name: str) -> int:
        if name not in self._files:
            self._files[name] = _size(self._ask("GET", f"/{name}"))
        return self._files[name]

    def _asked(self, path: str, token: str) -> list[Reply]:
        """Return what a page wants to know before it can be drawn; a table has its socket."""
        if path == "/new":
            return [self._ask("GET", CHOICES)]
        if path.endswith("/replay"):
            mine = self._ask("POST", MY_GAMES, {"tokens": [token]})
            return [mine, self._ask("GET", f"/api{path}", token=token)]
        return []

    def _ask(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str | None = None,
        language: str = "en",
    ) -> Reply:
        headers = {"Accept-Encoding": "gzip", "Accept-Language": language}
        reply = self._server.ask(method, path, body, token=token, headers=headers)
        assert reply.status == 200, path
        return reply


def _size(reply: Reply) -> int:
    headers = "".join(f"{name}: {value}\r\n" for name, value in reply.headers.items())
    return len(f"HTTP/1.1 200 OK\r\n{headers}\r\n") + len(reply.body)
