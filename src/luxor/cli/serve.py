"""``luxor serve``: the game server, for oneself or for others."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from luxor.cli.module_option import module_names, modules_of
from luxor.core.errors import LuxorError
from luxor.server.settings import (
    LOG_FORMATS,
    LOG_LEVELS,
    RATES,
    Rate,
    Settings,
    SettingsError,
)

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXTRA = "install it with its extra: pip install 'luxor[server]'"

OPEN_TO_OTHERS = (
    "luxor: other machines can reach this server ({host}), and what it says can be read on the "
    "way: put a proxy with TLS before it (docs/hosting.md)"
)


class MissingPackagesError(LuxorError):
    """The packages that a server needs are not installed."""

    def __init__(self, name: str | None) -> None:
        super().__init__(f"the server needs the package {name}, which is not here: {EXTRA}")


def add_parser(subparsers: Subparsers) -> None:
    """Add the command ``serve``."""
    usual = Settings()
    parser = subparsers.add_parser(
        "serve",
        help="run the game server",
        description="Run the game server. Unless told otherwise it can be reached from this "
        "machine alone. Ctrl-C or SIGTERM ends it, and everything it started. How to host games "
        "for others is told in docs/hosting.md.",
    )
    parser.add_argument("--host", default=usual.host, help=f"default: {usual.host}")
    add_server_options(parser)
    parser.add_argument(
        "--modules",
        dest="offered_modules",
        metavar="NAMES",
        help="modules that new games may have, separated by commas (default: all installed ones: "
        f"{module_names()})",
    )
    web = parser.add_argument_group("behind a proxy")
    web.add_argument("--base-path", metavar="PATH", help="such as /luxor, below which it is served")
    web.add_argument(
        "--origin",
        action="append",
        dest="origins",
        metavar="URL",
        help="how browsers reach it, such as https://games.example.org; may be repeated",
    )
    web.add_argument(
        "--trusted-proxy",
        action="append",
        dest="trusted_proxies",
        metavar="ADDRESS",
        help="address or network of a proxy whose X-Forwarded-* headers count; may be repeated",
    )
    limits = parser.add_argument_group("limits")
    for name in ("most_rooms", "most_connections", "most_connections_per_address"):
        option = f"--{name.replace('_', '-')}"
        limits.add_argument(option, type=int, metavar="N", help=f"default: {getattr(usual, name)}")
    rates = ", ".join(f"{name}={getattr(usual, name)}" for name in RATES)
    limits.add_argument(
        "--rate",
        action="append",
        default=[],
        metavar="NAME=COUNT/SECONDS",
        help=f"how often something may happen; may be repeated (default: {rates})",
    )
    watching = parser.add_argument_group("watching it")
    watching.add_argument("--log-format", choices=LOG_FORMATS, help=f"default: {usual.log_format}")
    watching.add_argument("--log-level", choices=LOG_LEVELS, help=f"default: {usual.log_level}")
    watching.add_argument(
        "--metrics", action="store_true", help="show figures at /metrics to all who can reach it"
    )
    parser.set_defaults(run=run)


def add_server_options(parser: argparse._ActionsContainer) -> None:
    """Add the options that ``luxor play`` has too."""
    usual = Settings()
    parser.add_argument(
        "--port", type=int, metavar="N", help=f"default: {usual.port}; 0 takes one that is free"
    )
    parser.add_argument(
        "--database",
        metavar="FILE|URL",
        help="where games are kept: a file, or postgresql://USER@HOST/DATABASE "
        "(default: a file in your data folder)",
    )
    parser.add_argument(
        "--bot-workers",
        type=int,
        metavar="N",
        help="how many bots think at once (default: as many as there are cores, less one)",
    )


def run(args: argparse.Namespace) -> int:
    """Serve as the command line says until a signal comes; return the exit status."""
    settings = settings_of(args)
    try:
        from luxor.server.web.serve import bind, serve
    except ModuleNotFoundError as error:
        raise MissingPackagesError(error.name) from None
    listener = bind(settings)
    if not settings.is_local:
        print(OPEN_TO_OTHERS.format(host=settings.host), file=sys.stderr)
    serve(settings, listener, ready=lambda address: print(f"Luxor is at {address}", flush=True))
    return 0


NAMES = (
    *("host", "port", "database", "bot_workers", "base_path", "origins", "trusted_proxies"),
    *("most_rooms", "most_connections", "most_connections_per_address"),
    *("log_format", "log_level", "metrics"),
)
"""Settings that are options of the same name."""


def settings_of(args: argparse.Namespace, **others: Any) -> Settings:
    """Return the settings of a command line; raises ``SettingsError``."""
    given: dict[str, Any] = {
        name: getattr(args, name) for name in NAMES if getattr(args, name, None) is not None
    }
    for name in ("origins", "trusted_proxies"):
        if name in given:
            given[name] = tuple(given[name])
    if (offered := getattr(args, "offered_modules", None)) is not None:
        given["modules"] = modules_of(offered)
    for text in getattr(args, "rate", ()):
        name, _, rate = text.partition("=")
        name = name.replace("-", "_")
        if name not in RATES:
            raise SettingsError(f"--rate: one of {', '.join(RATES)} with =COUNT/SECONDS")
        given[name] = Rate.parse(rate)
    return Settings(**{**others, **given})
