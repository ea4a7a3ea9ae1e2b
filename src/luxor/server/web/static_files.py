"""The files of the page, read once: what is not in the folder cannot be asked for."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"
INDEX = "index.html"
BASE = b'<base href="/">'
"""What the index says about the base path; the real one takes its place."""

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

_HASHED = re.compile(r".+[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]

    def answer(self, request: Request) -> Response:
        """Return the file, or that it has not changed."""
        if self.headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(None, 304, self.headers)
        headers = dict(self.headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, 200, headers)


def load(base_path: str, folder: Path = FOLDER) -> dict[str, StaticFile]:
    """Return all files of a folder by their paths below it, the index fitted to the base path."""
    files = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path.suffix in TYPES:
            body = path.read_bytes()
            if name == INDEX:
                body = body.replace(BASE, f'<base href="{base_path}/">'.encode(), 1)
            files[name] = _file(name, path.suffix, body)
    return files


def _file(name: str, suffix: str, body: bytes) -> StaticFile:
    forever = name.startswith("assets/") and _HASHED.fullmatch(name)
    headers = {
        "content-type": TYPES[suffix],
        "cache-control": FOREVER if forever else ASK_AGAIN,
        "etag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "vary": "accept-encoding",
    }
    pack = suffix in PACKED and len(body) >= LEAST_PACKED
    return StaticFile(body, gzip.compress(body, 9, mtime=0) if pack else None, headers)
