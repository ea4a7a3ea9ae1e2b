"""The whole application: what every request passes, and who answers it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial

from fastapi import FastAPI
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from luxor.core.build import VERSION
from luxor.server.errors import Code, ServerError
from luxor.server.protocol import paths
from luxor.server.rooms.bot_pool import BotFigures
from luxor.server.rooms.lobby import Lobby
from luxor.server.settings import Settings
from luxor.server.web import logs, static_files
from luxor.server.web.api import Check, game_routes, state_routes
from luxor.server.web.limits import RateLimiter, address_of
from luxor.server.web.metrics import Metrics
from luxor.server.web.problems import problem, problem_of_framework, tell_problems
from luxor.server.web.readiness import Seldom
from luxor.server.web.security import NO_STORE, header, headers_for, is_allowed_origin, under_base
from luxor.server.web.socket import PlaySocket
from luxor.server.web.static_files import StaticFile

log = logging.getLogger("luxor.http")

MOST_BODY = 64 * 1024
MOST_RECORD_BODY = 1024 * 1024
"""Bytes of a request's body, and of one that brings a record."""

COUNTED = ("/api/", "/openapi.json")
"""How paths begin whose requests count in the rate limit; pages and their files are cheap."""

BODY_SECONDS = 15.0
"""How long a request's body may take."""

METHODS = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

NO_TELEMETRY: TelemetryConfig = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}


async def _always() -> None:
    """Return: nothing is checked."""


def make_app(
    rooms: Lobby,
    settings: Settings,
    *,
    check: Check = _always,
    bots: Callable[[], BotFigures] | None = None,
) -> Web:
    """Return the application over the rooms, for an ASGI server with its lifespan off.

    ``check`` returns if the storage works; ``bots`` tells what the bots do, for the metrics.
    """
    metrics = Metrics()
    metrics.add_rooms(rooms.counts)
    if bots is not None:
        metrics.add_bots(bots)
    return Web(rooms, settings, metrics, check)


class Web:
    """The application: base path, limits, headers and log around FastAPI and the WebSockets."""

    def __init__(self, rooms: Lobby, settings: Settings, metrics: Metrics, check: Check) -> None:
        self.settings = settings
        self.metrics = metrics
        self.stopping = False
        self._requests = RateLimiter(settings.requests, "too many requests")
        self._warned_of_proxy = False
        new_games = RateLimiter(settings.new_games, "too many new games")
        self.socket = PlaySocket(rooms, settings, metrics, self._requests, new_games)
        self.http = FastAPI(
            title="Luxor",
            version=VERSION,
            summary="Games of Luxor over HTTP; they are played over a WebSocket.",
            docs_url=None,
            redoc_url=None,
            redirect_slashes=False,
            telemetry=NO_TELEMETRY,
        )
        tell_problems(self.http)
        records = RateLimiter(settings.records, "too many records")
        opinions = RateLimiter(settings.opinions, "too many opinions")
        routes = game_routes(rooms, settings.modules, new_games, records, opinions)
        self.http.include_router(routes)
        shown = metrics if settings.metrics else None
        self.http.include_router(state_routes(shown, Seldom(check), lambda: self.stopping))
        _add_files(self.http, rooms, static_files.load(settings.base_path))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or serve a WebSocket."""
        scope = under_base(scope, self.settings.base_path)
        self._notice_proxy(scope)
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)

    async def stop(self) -> None:
        """Say goodbye to everybody who is connected, and let nobody in any more."""
        self.stopping = True
        await self.socket.stop()

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": _with_headers(message.get("headers", ()))}
            await send(message)

        try:
            self._check(scope)
        except ServerError as error:
            await problem(error)(scope, receive, send_with_headers)
        except HTTPException as error:
            await problem_of_framework(error)(scope, receive, send_with_headers)
        else:
            try:
                await self.http(scope, _bounded(scope, receive), send_with_headers)
            except Exception as error:  # the client has got its 500 already
                logs.fault(log, "fault", error, route=_template(scope))
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = _template(scope)
        self.metrics.requests.labels(route, method, status).inc()
        ms = round((time.perf_counter() - began) * 1000, 1)
        logs.happened(log, "request", method=method, route=route, status=status, ms=ms)

    def _check(self, scope: Scope) -> None:
        """Raise ``ServerError`` or ``HTTPException`` for a request that must not go further."""
        if header(scope, b"transfer-encoding") is not None:  # chunks, which may be tiny
            raise HTTPException(411, "a body needs a Content-Length", {"connection": "close"})
        path = str(scope["path"]).removeprefix(self.settings.base_path)
        if not path.startswith(COUNTED):
            return
        self._requests.take(address_of(scope["client"][0] if scope.get("client") else None))
        if scope["method"] not in SAFE_METHODS and not is_allowed_origin(scope, self.settings):
            raise ServerError(Code.NOT_ALLOWED, "pages of this origin may not ask for that")
        if self.stopping:
            raise ServerError(Code.STOPPING, "the server is stopping: come back in a moment")

    def _notice_proxy(self, scope: Scope) -> None:
        """Say once that a proxy is at work which nobody has told us to trust."""
        if self._warned_of_proxy or self.settings.trusted_proxies:
            return
        if header(scope, b"x-forwarded-for") is not None:
            self._warned_of_proxy = True
            hint = "limits per address count the proxy's: start with --trusted-proxy ADDRESS"
            logs.happened(log, "untrusted proxy", logging.WARNING, hint=hint)


def _template(scope: Scope) -> str:
    """Return the route of a request as it is written in the code; "-" if there is none."""
    return str(getattr(scope.get("route"), "path", "-"))


def _with_headers(given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return an answer's headers with those that every answer of its type has."""
    given = list(given)
    by_name = {name.lower(): value for name, value in given}
    kept = () if NO_STORE[0] in by_name else (NO_STORE,)
    return [*given, *kept, *headers_for(by_name.get(b"content-type", b""))]


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """Return ``receive`` for a body of bounded size that must come in time.

    No body is longer than its ``Content-Length`` says, and none comes without.
    """
    most = MOST_RECORD_BODY if str(scope["path"]).endswith(paths.RECORDS) else MOST_BODY
    until = time.monotonic() + BODY_SECONDS
    over = False

    async def receive_some() -> Message:
        nonlocal over
        if over:  # only news of the client's going may come now, whenever that is
            return await receive()
        length = header(scope, b"content-length")
        if length is not None and length.isdecimal() and int(length) > most:
            raise HTTPException(413, f"a body of at most {most} bytes")
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                message = await receive()
        except TimeoutError:
            raise HTTPException(408, f"the body must come within {BODY_SECONDS:.0f} s") from None
        over = not message.get("more_body", False)
        return message

    return receive_some


def _add_files(app: FastAPI, rooms: Lobby, files: Mapping[str, StaticFile]) -> None:
    """Serve the client's files, and an index wherever one may come in."""

    def index(request: Request, page: str) -> StaticFile:
        return static_files.index_of(files, page, request.headers.get("accept-language", ""))

    async def page_of(request: Request, page: str) -> StaticFile:
        if page == static_files.GAME and await rooms.is_waiting(request.path_params["game"]):
            page = static_files.WAITING_ROOM
        return index(request, page)

    async def itself(_: Request, file: StaticFile) -> StaticFile:
        return file

    def add(path: str, find: Callable[[Request], Awaitable[StaticFile]]) -> None:
        async def answer(request: Request) -> Response:
            return (await find(request)).answer(request)

        app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)

    for path, page in static_files.PAGES.items():
        add(path, partial(page_of, page=page))
    for name, file in files.items():
        if not name.startswith(static_files.INDICES):
            add(f"/{name}", partial(itself, file=file))

    async def lost(request: Request, error: Exception) -> Response:
        """Let people who look for a page that is not there see that in words of the client."""
        assert isinstance(error, HTTPException)
        looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get(
            "accept", ""
        )
        if looks:
            return index(request, static_files.LOST).answer(request, 404)
        return problem_of_framework(error)

    app.add_exception_handler(404, lost)
