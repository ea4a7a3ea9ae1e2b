"""What the storage keeps: rows of its tables, and what is written together with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """What a token is good for."""

    SEAT = "seat"
    HOST = "host"
    SPECTATOR = "spectator"  # the table's link: to look on, or to take a free seat
    REPLAY = "replay"  # to look at this game when it is over, and at no other
    INVITE = "invite"  # one-time: becomes a token of a seat that nobody has yet
    CLAIM = "claim"  # of a spectator; becomes one of the seat when the claim is approved


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A token, by its digest (SHA-256, 32 bytes): the token itself is never kept."""

    digest: bytes
    game: str
    role: Role
    seat: int | None
    once_until: int | None = None  # a one-time token, and when it runs out (ms since 1970)


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as it was created, and where it stands."""

    game: str
    setup: str  # JSON of a GameSetup
    secret: bytes  # 32 bytes
    created: int  # ms since 1970
    changed: int
    phase: str
    version: int


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a game's log; ``number`` counts from 1, so the last one is the version."""

    number: int
    at: int  # ms since 1970
    body: str  # JSON


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One line of chat; ``number`` counts from 1 in each game."""

    number: int
    seat: int | None
    at: int
    text: str


@dataclass(frozen=True, slots=True)
class TokenAdded:
    """Somebody gets a token: of a seat that nobody had one for, or of a claim."""

    token: TokenRow


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """A person got up before the game: the seat's tokens are forgotten."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClaimsSettled:
    """Tokens of claims to ``approved`` seats become theirs, those to ``ended`` are forgotten."""

    approved: Sequence[int] = ()
    ended: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Followed:
    """Another game follows, for which the tokens of the first are good as well."""

    game: GameRow
    entries: Sequence[LogRow]


Consequence = TokenAdded | SeatFreed | ClaimsSettled | Followed
"""What is written together with entries, or not at all."""
