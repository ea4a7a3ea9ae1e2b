"""A server from its settings to its end: sockets, rooms, signals, everything closed again."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from luxor.core.build import VERSION
from luxor.core.errors import LuxorError
from luxor.server.settings import Settings, data_folder, default_database
from luxor.server.web import logs
from luxor.server.web.app import Web, make_app
from luxor.server.web.garbage import seldom_collected
from luxor.server.web.socket import MOST_MESSAGE
from luxor.server.web.uvicorn_limits import ConnectionLimits, LimitedConfig

log = logging.getLogger("luxor.server")

STOP_SECONDS = 5
"""How long requests that have begun may take when the server stops."""

SEND_BUFFER = 256 * 1024
"""Bytes that the system keeps for a client that does not read."""

SILENCE_SECONDS = 60
"""After which the system gives a connection up that takes nothing."""

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Which end the server, as far as the system has them."""


class ServeError(LuxorError):
    """The server cannot be started; the text says why, and what would help."""


@contextlib.asynccontextmanager
async def open_app(settings: Settings) -> AsyncIterator[Web]:
    """Open the storage, the bots and the rooms; close them in the end, whatever happens."""
    from luxor.server.rooms.bot_pool import BotPool
    from luxor.server.rooms.lobby import Lobby
    from luxor.server.storage.store import open_store

    if settings.database == default_database():
        if not data_folder().is_absolute():
            raise ServeError("your data folder cannot be found: name a file with --database")
        data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    async with contextlib.AsyncExitStack() as stack:
        store = await open_store(settings.database)
        stack.push_async_callback(store.close)
        bots = BotPool(settings.bot_workers)
        stack.push_async_callback(bots.close)
        stack.enter_context(seldom_collected())  # all is imported, and no room is loaded yet
        rooms = Lobby(store, bots, most_rooms=settings.most_rooms, modules=settings.modules)
        stack.push_async_callback(rooms.stop)
        await rooms.start()
        yield make_app(rooms, settings, check=store.check, bots=bots.figures)


def bind(settings: Settings, tries: int = 1) -> socket.socket:
    """Return a listening socket on the settings' host and port, or one of the next ports.

    Raises :class:`ServeError` if there is no such host or no port is free.
    """
    last = min(settings.port + tries, 65_536) if settings.port else 1
    for port in range(settings.port, last):
        try:
            return _listen(settings.host, port)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and port + 1 < last:
                continue
            at = f"{settings.host}:{port}"
            raise ServeError(f"cannot listen on {at}: {error.strerror or error}") from None
    raise AssertionError("a port was tried")


def _listen(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if hasattr(socket, "AF_UNIX"):  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            milliseconds = SILENCE_SECONDS * 1000
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
        listener.bind(address)
        listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket, settings: Settings) -> str:
    """Return the address that a browser on this machine opens."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if host == "0.0.0.0" else "::1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}/"


class Server(uvicorn.Server):
    """Uvicorn, which says goodbye before it closes connections, and leaves signals to us."""

    def __init__(
        self, web: Web, settings: Settings, ready: Callable[[], None] = lambda: None
    ) -> None:
        """``ready`` is called when it answers."""
        ended = web.metrics.ended
        self._limits = ConnectionLimits(settings, lambda reason: ended.labels(reason).inc())
        super().__init__(_config(web, settings, self._limits))
        self._web = web
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Look after the connections every second; return whether the server is to end."""
        if counter % 10 == 0:
            self._limits.close_idle()
        return await super().on_tick(counter)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals as they are: ours are in place before anything is opened."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, say goodbye, then close what is still open."""
        for server in self.servers:
            server.close()
        await self._web.stop()
        await super().shutdown(sockets)


def _config(web: Web, settings: Settings, limits: ConnectionLimits) -> uvicorn.Config:
    proxies = settings.trusted_proxies
    return LimitedConfig(
        ProxyHeadersMiddleware(web, list(proxies)) if proxies else web,  # type: ignore[arg-type]
        limits,
        proxy_headers=False,  # limits go by who is connected
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


class Stop:
    """Signals that end the server, from before it is opened until after it is closed."""

    def __init__(self) -> None:
        self.asked = False
        self.server: Server | None = None
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Stop:
        for name in SIGNALS:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._ask)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _ask(self, _number: int, _frame: FrameType | None) -> None:
        if self.server is not None:
            self.server.force_exit = self.asked  # the second time nobody is waited for
            self.server.should_exit = True
        self.asked = True


def serve(
    settings: Settings,
    listener: socket.socket,
    *,
    ready: Callable[[str], None] = lambda _address: None,
) -> None:
    """Serve until a signal comes, then end everything that was started.

    ``ready`` is called with the server's address when it answers. Raises ``LuxorError`` if the
    server cannot be started.
    """
    logs.set_up(settings.log_format, settings.log_level)
    with listener, Stop() as stop, asyncio.Runner(loop_factory=_new_loop()) as runner:
        runner.run(_serve(settings, listener, ready, stop))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def _serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[str], None],
    stop: Stop,
) -> None:
    logs.watch(asyncio.get_running_loop())
    async with open_app(settings) as web:
        address = address_of(listener, settings)
        server = stop.server = Server(web, settings, lambda: ready(address))
        server.should_exit = stop.asked
        logs.happened(log, "serving", version=VERSION, address=address)
        await server.serve([listener])
    logs.happened(log, "stopped")
