"""A connection to a room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import orjson

from luxor.server.storage.rows import Role, TokenRow
from luxor.server.tokens import digest


class Line(Protocol):
    """A connection as a room sees it; nothing here waits."""

    def send(self, text: bytes) -> None:
        """Put a message (JSON) into the outbox; a connection whose outbox is full is dropped."""

    def end(self, reason: str, *, again: bool) -> None:
        """Say ``bye`` and close."""


class Connection:
    """A connection: its line, what its tokens are good for, and what it was sent."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.keys: dict[int, set[bytes]] = {}  # by seat, the digests of its tokens
        self.seats: tuple[int, ...] = ()
        self.claim: tuple[int, str] | None = None  # a seat that is said to be theirs, its token
        self.host = False
        self.gone = False
        self.previews = True  # whether it wants them
        self.sent: set[int | None] = set()  # the seats whose views it has
        self.seen = 0  # the version of the position whose preview it has

    def admit(self, rows: Sequence[TokenRow], tokens: Iterable[str]) -> None:
        """Note what the tokens of a ``hello`` are good for."""
        words = {digest(token): token for token in tokens}
        for row in rows:
            self.host |= row.role == Role.HOST
            if row.role == Role.SEAT and row.seat is not None:
                self._add_key(row.seat, row.digest)
            elif row.role == Role.CLAIM and row.seat is not None:
                self.claim = (row.seat, words[row.digest])

    @property
    def role(self) -> str:
        """What the connection is for."""
        return "seats" if self.seats else "host" if self.host else "spectator"

    def grant(self, game: str, seat: int, token: str) -> None:
        """Give the connection a seat, with the token for it."""
        self._add_key(seat, digest(token))
        message = {"type": "granted", "game": game, "seat": seat, "token": token}
        self.line.send(orjson.dumps(message))

    def lose(self, seat: int) -> None:
        """Let the connection have a seat no longer: its token is gone."""
        del self.keys[seat]
        self.seats = tuple(sorted(self.keys))
        self.line.send(orjson.dumps({"type": "lost", "seat": seat}))

    def lose_all(self) -> None:
        """Let the connection have no seat any more."""
        self.keys.clear()
        self.seats = ()

    def _add_key(self, seat: int, key: bytes) -> None:
        self.keys.setdefault(seat, set()).add(key)
        self.seats = tuple(sorted(self.keys))
