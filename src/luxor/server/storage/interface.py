"""What the rest of the server asks of its storage.

Every method runs off the event loop. What ``append`` and the other writers return from is on the
disk: a server that is killed right afterwards has it when it comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from luxor.core.errors import LuxorError


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


class StorageError(Exception):
    """The storage failed. What was to be written is not there, or one cannot know."""


class ConflictError(StorageError):
    """Somebody else has written the same number: the room must be loaded again."""


class DamagedError(StorageError):
    """What is stored cannot be read: the rest may be whole."""


class OpenError(StorageError, LuxorError):
    """A database cannot be used; the text says why, and what would be right."""


class InUseError(OpenError):
    """A server has the database already."""


class Store(Protocol):
    """Games, their logs, tokens and chat."""

    async def create(
        self, game: GameRow, entries: Sequence[LogRow], tokens: Sequence[TokenRow]
    ) -> None:
        """Keep a new game with its first entries and its tokens, all or nothing."""

    async def append(
        self, game: str, entries: Sequence[LogRow], phase: str, also: Consequence | None = None
    ) -> None:
        """Add entries to a game's log and note its phase; raises :class:`ConflictError`."""

    async def game(self, game: str) -> GameRow | None:
        """Return a game."""

    async def log(self, game: str, since: int = 0) -> list[LogRow]:
        """Return the entries with numbers greater than ``since``, in order."""

    async def token(self, digest: bytes, game: str) -> TokenRow | None:
        """Return what a token is good for in a game; one-time tokens too, while they last."""

    async def add_tokens(self, tokens: Sequence[TokenRow]) -> None:
        """Keep tokens."""

    async def redeem(self, digest: bytes, new: bytes, now: int) -> list[TokenRow]:
        """Exchange a one-time token for a new one that stays, at most once; nothing if it is none.

        Returns what the new one is good for: a game, and those that followed it.
        """

    async def devices(self, game: str, *, with_links: bool = False) -> dict[int | None, int]:
        """Return how many tokens each seat has, and under None how many there are of the host.

        ``with_links``: one-time tokens for other devices count as well.
        """

    async def sign_out(self, digest: bytes) -> list[tuple[str, int]]:
        """Delete all tokens of the seats that a token is good for, but itself.

        Returns the games and seats, the games that followed each other included.
        """

    async def add_chat(self, game: str, seat: int | None, at: int, text: str) -> ChatRow:
        """Keep a line of chat and return it with its number; the oldest of very many goes."""

    async def chat(self, game: str, last: int) -> list[ChatRow]:
        """Return the last lines of chat, the oldest first."""

    async def games_of(self, digests: Sequence[bytes]) -> list[tuple[TokenRow, GameRow]]:
        """Return the games that tokens are good for, the most recently changed first."""

    async def delete(self, game: str) -> bool:
        """Delete a game with everything in it; False if there was none."""

    async def remove_dead(self, now: int) -> int:
        """Delete games by the documented rule; return how many."""

    async def running(self) -> list[str]:
        """Return the games in phase *playing* that a bot or a clock may have to move."""

    async def check(self) -> None:
        """Return if the storage can be read and written; raises :class:`StorageError`."""

    async def close(self) -> None:
        """Finish what was begun and let go."""
