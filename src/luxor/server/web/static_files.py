"""The files of the browser's client, read once: what is not in the folder cannot be asked for."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

from luxor.server.protocol import paths

FOLDER = Path(__file__).parent / "client"
"""What ``npm run build`` makes of ``web/``."""

INDEX = "index.html"
GAME = "game"
PAGES = {
    "/": "home",
    "/new": "new",
    "/learn": "learn",
    "/rules": "rules",
    "/about": "about",
    paths.PAGE: GAME,
    f"{paths.PAGE}/replay": "replay",
}
"""Where an index is served, and what the client calls the page: it looks at the address itself."""

WAITING_ROOM = "room"
"""What stands at a game's address until all its seats are taken: it needs no table yet."""

LOST = "lost"
"""The page of those who look for one that is not there."""

INDICES = "pages/"
"""Where the build puts one index for each page and language, as ``PAGE.LANGUAGE.html``."""

NOT_BUILT = b"""\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <base href="/">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Luxor</title>
  </head>
  <body>
    <h1>Luxor</h1>
    <p>This server runs, but its page has not been built yet.</p>
    <p>In the folder of the sources, <code>python3 run.py play</code> builds it and opens a
    table; <code>npm ci</code> and <code>npm run build</code> in <code>web/</code> build it
    alone. Then start the server again.</p>
  </body>
</html>
"""
"""What is served where the client was not built."""

_BASE = re.compile(rb'<base href="/" ?/?>')
"""What an index says about the base path; the real one takes its place."""

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest")
LEAST_PACKED = 1024
PICTURES = (".ico", ".png", ".svg", ".webp")

_QUALITY = re.compile(r"\s*q=([01](?:\.\d{0,3})?)\s*")
_HASHED = re.compile(r".+[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+")
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]

    def answer(self, request: Request, status: int = 200) -> Response:
        """Return the file, or that it has not changed."""
        if status == 200 and self.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(None, 304, self.headers)
        headers = dict(self.headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status, headers)


def load(base_path: str, folder: Path | None = None) -> dict[str, StaticFile]:
    """Return all files of the client by their paths, the index fitted to the base path.

    Where it was not built there is only an index that says so. Raises ``ValueError`` for an index
    that leaves no place for the base path.
    """
    folder = folder or FOLDER
    bodies = {INDEX: NOT_BUILT}
    if (folder / INDEX).is_file():
        bodies = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix in TYPES
        }
    base = f'<base href="{base_path}/">'.encode()
    for name in bodies:
        if name == INDEX or name.startswith(INDICES):
            bodies[name], found = _BASE.subn(base, bodies[name], count=1)
            if not found:
                raise ValueError(f'{folder / name} has no <base href="/">: it needs a base path')
    return {name: _file(name, body) for name, body in bodies.items()}


def index_of(files: Mapping[str, StaticFile], page: str, accept_language: str) -> StaticFile:
    """Return the index of a page in the best language; the plain one where no other was built."""
    for language in (*_wanted(accept_language), "en"):
        if found := files.get(f"{INDICES}{page}.{language}.html"):
            return found
    return files[INDEX]


def _wanted(accept_language: str) -> list[str]:
    """Return the languages that a header asks for, two letters each, best first."""
    wishes = []
    for wish in accept_language.split(","):
        name, _, quality = wish.partition(";")
        weight = _QUALITY.fullmatch(quality)
        wishes.append((float(weight[1]) if weight else 1.0, name.strip()[:2].lower()))
    return [name for weight, name in sorted(wishes, key=itemgetter(0), reverse=True) if weight > 0]


def _file(name: str, body: bytes) -> StaticFile:
    suffix = PurePosixPath(name).suffix
    forever = name.startswith("assets/") and _HASHED.fullmatch(name)
    headers = {
        "content-type": TYPES[suffix],
        "cache-control": FOREVER if forever else A_DAY if suffix in PICTURES else ASK_AGAIN,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "vary": "accept-encoding, accept-language" if suffix == ".html" else "accept-encoding",
    }
    pack = suffix in PACKED and len(body) >= LEAST_PACKED
    return StaticFile(body, gzip.compress(body, 9, mtime=0) if pack else None, headers)
