"""What the web part asks of the rooms, and the rooms of the bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from luxor.core.view import View
from luxor.server.protocol.client_messages import ClientMessage, Hello
from luxor.server.protocol.http import (
    Course,
    CreatedGame,
    ImportedGame,
    MyGames,
    OneTimeToken,
    Opinion,
    RedeemedToken,
    SharedReplay,
)
from luxor.server.protocol.setup import GameSetup


class RecordFile(NamedTuple):
    """A game's record, and what its file is called."""

    name: str
    text: str


class Line(Protocol):
    """A connection as a room sees it; nothing here waits."""

    def send(self, text: bytes) -> None:
        """Put a message (JSON) into the outbox; one whose outbox is full is dropped by itself."""

    def end(self, reason: str, *, again: bool) -> None:
        """Say ``bye`` and close."""


class Member(Protocol):
    """A connection in a room, after its ``hello``."""

    async def handle(self, message: ClientMessage) -> None:
        """Carry out a message; what comes of it goes to the lines.

        Raises :class:`~luxor.server.errors.ServerError` if it is refused: the caller tells the
        client, with :attr:`version`.
        """

    @property
    def version(self) -> int:
        """The room's version now."""

    def gone(self) -> None:
        """The connection is closed."""


class Rooms(Protocol):
    """All games of a server. Every method raises ``ServerError`` for what it refuses."""

    async def create(self, setup: GameSetup) -> CreatedGame:
        """Create a game."""

    async def enter(self, game: str, hello: Hello, line: Line) -> Member:
        """Let a connection in: checks its tokens, sends ``welcome`` on the line."""

    async def my_games(self, tokens: tuple[str, ...]) -> MyGames:
        """List the games of tokens."""

    async def device_token(self, game: str, token: str) -> OneTimeToken:
        """Return a one-time token for the same seat on another device."""

    async def invite(self, game: str, seat: int, token: str) -> OneTimeToken:
        """Return a one-time token for an open seat; needs the host's token."""

    async def sign_out(self, game: str, token: str) -> None:
        """Delete all tokens of a seat but this one, and end their connections."""

    async def redeem(self, token: str, game: str | None = None) -> RedeemedToken:
        """Exchange a one-time token; ``game`` is the one that is returned."""

    async def record(self, game: str, token: str) -> RecordFile:
        """Return the record: while the game runs only what the token's seat may know."""

    async def course(self, game: str, token: str) -> Course:
        """Return all that ever happened to the position of a finished game."""

    async def replay(self, game: str, token: str, eyes: int | None) -> bytes:
        """Return a ``ReplayJson`` as JSON: a running game only with the token's own eyes."""

    async def opinion(self, game: str, token: str, answers: int) -> Opinion:
        """Return what a strong bot thinks of a decision of a finished game."""

    async def share(self, game: str, token: str) -> SharedReplay:
        """Return a token for the replay of a game that is over, to give away."""

    async def import_record(self, text: str) -> ImportedGame:
        """Keep a finished game from its record's text."""

    async def delete(self, game: str, token: str) -> None:
        """Delete a game and everything personal in it; needs the host's token."""

    async def is_waiting(self, game: str) -> bool:
        """Whether seats of a game are still open, as far as that is known; never raises."""

    async def stop(self) -> None:
        """Say goodbye to everybody and finish."""

    def counts(self) -> dict[str, int]:
        """Return figures for the metrics: ``rooms``, ``connections``."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot decided. ``fault`` says why a random answer stands in, None if it does not."""

    action: int
    fault: str | None


def always() -> bool:
    """Return True."""
    return True


class Bots(Protocol):
    """Bots in worker processes: bounded, killed if they hang, never on the event loop.

    Jobs that wait do so by ``room``: those for which ``people_wait`` at the moment come first, and
    the rooms take turns. Who is cancelled no longer waits.
    """

    async def choose(
        self,
        level: str,
        view: View,
        seed: int,
        *,
        room: str = "",
        people_wait: Callable[[], bool] = always,
    ) -> BotAnswer:
        """Return the answer of a bot of a level to the decision of a view."""

    async def hint(self, view: View, seed: int, *, room: str = "") -> list[dict[str, Any]]:
        """Return the options of a view's decision as a strong bot sees them, the best first.

        Each with ``id``, ``chance``, ``margin`` and ``visits``.
        """

    async def close(self) -> None:
        """End the workers."""
