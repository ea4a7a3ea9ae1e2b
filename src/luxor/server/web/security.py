"""Who may ask from where: headers of every answer, the base path, the rule about origins."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.types import Scope

from luxor.server.settings import Settings, is_loopback

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    "frame-ancestors 'none'; "
    "base-uri 'self'"  # the page names its base path in <base>
)

HEADERS_OF_PARTS: tuple[tuple[bytes, bytes], ...] = (
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
)
"""On every answer over HTTP."""

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    *HEADERS_OF_PARTS,
)
"""On every answer that a browser may show by itself, or that is not one of the client's files."""

PARTS = (b"text/css", b"text/javascript")
"""Types of what is only ever a part of a page, for which the page's own headers are good."""

NO_STORE = (b"cache-control", b"no-store")
"""On every answer that says nothing else about being kept."""

DEFAULT_PORTS = {"http": 80, "https": 443}


def headers_for(content_type: bytes) -> tuple[tuple[bytes, bytes], ...]:
    """Return the headers of security of an answer that has a type; empty if it has none."""
    return HEADERS_OF_PARTS if content_type.partition(b";")[0] in PARTS else HEADERS


def header(scope: Scope, name: bytes) -> str | None:
    """Return the last header of a name, None if there is none."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[-1].decode("latin-1") if found else None


def under_base(scope: Scope, base_path: str) -> Scope:
    """Return a request's scope with the base path in front of its path.

    So a proxy may leave the base path in what it passes on, or take it out.
    """
    path = scope["path"]
    if not base_path:
        return scope
    if path == base_path:
        path = base_path + "/"
    elif not path.startswith(base_path + "/"):
        path = base_path + path
    return {**scope, "root_path": base_path, "path": path, "raw_path": path.encode()}


def is_allowed_origin(scope: Scope, settings: Settings) -> bool:
    """Return whether a page of that origin may talk to the server.

    Programs send no origin: they need a token all the same. A page must come from a public origin
    of the settings; where none is set, from the host that it asks. A server that only this
    machine reaches moreover wants that host to be this machine, or a foreign page could reach it
    by a name of its own.
    """
    origin = header(scope, b"origin")
    if origin is None:
        return True
    origin = origin.lower()
    if settings.origins:
        return origin in settings.origins
    page = _host_and_port(origin)
    if page is None or (settings.is_local and not is_loopback(page[0])):
        return False
    scheme = origin.partition(":")[0]  # behind a proxy only the page knows it
    return page == _host_and_port(f"{scheme}://{header(scope, b'host') or ''}")


def _host_and_port(origin: str) -> tuple[str, int] | None:
    """Return host and port of an origin, None if it is none."""
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or parts.username is not None:
        return None
    return parts.hostname, port or DEFAULT_PORTS[parts.scheme]
