"""Everything that a host may set, with defaults that are safe on any machine."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from luxor.core.errors import LuxorError
from luxor.core.modules import installed

LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")
RATES = ("requests", "messages", "new_games", "records", "opinions")

MOST_BOT_WORKERS = 64
MOST_RATE = 1_000_000

_BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
_ORIGIN = re.compile(r"https?://([a-z0-9.-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")
_RATE = re.compile(r"([0-9]{1,7})/([0-9]{1,7})")


class SettingsError(LuxorError, ValueError):
    """A setting cannot be meant; the text says which, and what would be right."""


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may happen: ``count`` times, and as often again in ``seconds``."""

    count: int
    seconds: int

    def __post_init__(self) -> None:
        """Raise :class:`SettingsError` if this is no rate."""
        if not (1 <= self.count <= MOST_RATE and 1 <= self.seconds <= MOST_RATE):
            raise SettingsError(
                f"a rate is COUNT/SECONDS, both from 1 to {MOST_RATE}, such as 30/60: "
                f"not {self.count}/{self.seconds}"
            )

    def __str__(self) -> str:
        return f"{self.count}/{self.seconds}"

    @classmethod
    def parse(cls, text: str) -> Rate:
        """Read ``COUNT/SECONDS``."""
        found = _RATE.fullmatch(text)
        if not found:
            raise SettingsError(f"a rate is COUNT/SECONDS, such as 30/60: not {text!r}")
        return cls(int(found[1]), int(found[2]))


def data_folder() -> Path:
    """Return the folder where the user's programs keep their data, Luxor's part of it."""
    home = Path(os.path.expanduser("~"))  # as it is where there is none
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "luxor"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "luxor"
    named = Path(os.environ.get("XDG_DATA_HOME") or ".")  # a relative one is to be ignored
    return (named if named.is_absolute() else home / ".local" / "share") / "luxor"


def default_database() -> str:
    """Return the database of a host who names none: a file in the user's data folder."""
    return str(data_folder() / "games.sqlite")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a host may set. Raises :class:`SettingsError` for what cannot be meant."""

    host: str = "127.0.0.1"
    port: int = 8642  # 0: any that is free
    database: str = field(default_factory=default_database, repr=False)  # may hold a password
    base_path: str = ""  # "/luxor" where a proxy serves other things too
    origins: tuple[str, ...] = ()  # as browsers see the server: "https://games.example.org"
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-* count
    bot_workers: int | None = None  # None: as many as the machine has cores, less one

    modules: tuple[str, ...] | None = None  # offered for new games; None: all that are installed

    most_rooms: int = 2000  # games in memory at once
    most_connections: int = 5000
    most_connections_per_address: int = 50
    requests: Rate = Rate(300, 30)  # over HTTP, for each address
    messages: Rate = Rate(60, 10)  # on one connection
    new_games: Rate = Rate(30, 600)  # created or imported, for each address
    records: Rate = Rate(60, 60)  # exported or replayed, for each address
    opinions: Rate = Rate(120, 60)  # of bots on finished games, for each address

    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = False  # figures for everybody who can reach /metrics

    def __post_init__(self) -> None:
        """Check every setting."""
        _between("port", self.port, 0, 65_535)
        if self.bot_workers is not None:
            _between("number of bot workers", self.bot_workers, 1, MOST_BOT_WORKERS)
        for name in ("most_rooms", "most_connections", "most_connections_per_address"):
            _between(name.replace("_", " "), getattr(self, name), 1, 1_000_000)
        if not self.host or self.host != self.host.strip():
            raise SettingsError(f"host: a name or an address, not {self.host!r}")
        if not _BASE_PATH.fullmatch(self.base_path):
            raise SettingsError(
                "base path: nothing, or a path like /luxor without a slash at its end, "
                f"not {self.base_path!r}"
            )
        for module in self.modules or ():
            if module not in installed():
                raise SettingsError(f"modules: out of {', '.join(installed())}, not {module!r}")
        for origin in self.origins:
            if not _ORIGIN.fullmatch(origin):
                raise SettingsError(
                    "origin: as in a browser's address bar, in small letters and without a path, "
                    f"such as https://games.example.org, not {origin!r}"
                )
        for proxy in self.trusted_proxies:
            _check_network(proxy)
        if self.log_format not in LOG_FORMATS:
            raise SettingsError(f"log format: {' or '.join(LOG_FORMATS)}, not {self.log_format!r}")
        if self.log_level not in LOG_LEVELS:
            raise SettingsError(f"log level: one of {', '.join(LOG_LEVELS)}")
        if not self.database:
            raise SettingsError("database: a file, or postgresql://USER@HOST/DATABASE")

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)


def is_loopback(host: str) -> bool:
    """Return whether a name or an address means this machine alone."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() in ("localhost", "localhost.localdomain")


def _between(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise SettingsError(f"{name}: from {least} to {most}, not {value}")


def _check_network(text: str) -> None:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise SettingsError(
            "trusted proxy: an address such as 127.0.0.1 or a network such as 10.0.0.0/8, "
            f"not {text!r}"
        ) from None
