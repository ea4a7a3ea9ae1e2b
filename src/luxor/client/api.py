"""What is asked of a server over HTTP: creating games, lists, records, other devices."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ValidationError

from luxor.client.errors import LineError
from luxor.server.errors import ServerError
from luxor.server.protocol import paths
from luxor.server.protocol.http import (
    AskOpinion,
    Choices,
    Course,
    CreatedGame,
    ImportedGame,
    ImportRecord,
    MyGames,
    MyTokens,
    OneTimeToken,
    Opinion,
    Problem,
    Redeem,
    RedeemedToken,
    ReplayJson,
    SharedReplay,
)
from luxor.server.protocol.setup import GameSetup

SECONDS: Final = 20.0
"""How long a server may take to answer."""

MOST_BYTES: Final = 8 * 1024 * 1024
"""Of one answer."""

Answer = TypeVar("Answer", bound=BaseModel)


class Api:
    """The HTTP part of the server at ``base``, such as ``https://example.org/luxor``.

    Each method raises ``ServerError`` for what the server refuses and
    :class:`~luxor.client.errors.LineError` where no server answers.
    """

    def __init__(self, base: str, seconds: float = SECONDS) -> None:
        self.base = base.rstrip("/")
        self._seconds = seconds
        self._opener = urllib.request.build_opener(_NoRedirects)

    async def choices(self) -> Choices:
        """Return what may be chosen when a game is created."""
        return await self._ask(Choices, "GET", paths.CHOICES)

    async def create(self, setup: GameSetup) -> CreatedGame:
        """Create a game; return its tokens."""
        return await self._ask(CreatedGame, "POST", paths.GAMES, setup)

    async def my_games(self, tokens: tuple[str, ...]) -> MyGames:
        """Return what tokens are good for."""
        return await self._ask(MyGames, "POST", paths.MY_GAMES, MyTokens(tokens=tokens))

    async def device_token(self, game: str, token: str) -> OneTimeToken:
        """Return a one-time token for the same seat on another device."""
        path = paths.DEVICE.format(game=game)
        return await self._ask(OneTimeToken, "POST", path, token=token)

    async def invite(self, game: str, seat: int, token: str) -> OneTimeToken:
        """Return a one-time token for an open seat; needs the host's token."""
        path = paths.INVITE.format(game=game, seat=seat)
        return await self._ask(OneTimeToken, "POST", path, token=token)

    async def sign_out(self, game: str, token: str) -> None:
        """Sign a seat out everywhere else: all its tokens but this one are deleted."""
        await self._send("POST", paths.SIGN_OUT.format(game=game), token=token)

    async def redeem(self, token: str) -> RedeemedToken:
        """Return the token that stays for a one-time token."""
        return await self._ask(RedeemedToken, "POST", paths.REDEEM, Redeem(token=token))

    async def record(self, game: str, token: str) -> str:
        """Return the text of a game's record: while it runs only what the token's seat may know."""
        body = await self._send("GET", paths.RECORD.format(game=game), token=token)
        return body.decode("utf-8")

    async def course(self, game: str, token: str) -> Course:
        """Return all that happened in a finished game (see ``client/fairness.py``)."""
        return await self._ask(Course, "GET", paths.COURSE.format(game=game), token=token)

    async def replay(self, game: str, token: str, eyes: int | None = None) -> ReplayJson:
        """Return a game from its beginning, as a seat saw it (None: as everybody did)."""
        path = paths.REPLAY.format(game=game) + ("" if eyes is None else f"?eyes={eyes}")
        return await self._ask(ReplayJson, "GET", path, token=token)

    async def opinion(self, game: str, token: str, answers: int) -> Opinion:
        """Return what a strong bot thinks of the decision after so many answers."""
        path = paths.OPINION.format(game=game)
        return await self._ask(Opinion, "POST", path, AskOpinion(answers=answers), token)

    async def share(self, game: str, token: str) -> SharedReplay:
        """Return a token for the replay of a game that is over, to give away."""
        return await self._ask(SharedReplay, "POST", paths.SHARE.format(game=game), token=token)

    async def import_record(self, record: str) -> ImportedGame:
        """Let the server keep a finished game from the text of its record."""
        return await self._ask(ImportedGame, "POST", paths.RECORDS, ImportRecord(record=record))

    async def delete(self, game: str, token: str) -> None:
        """Delete a game; needs the host's token."""
        await self._send("DELETE", paths.GAME.format(game=game), token=token)

    # --- inside ------------------------------------------------------------------------------

    async def _ask(
        self,
        kind: type[Answer],
        method: str,
        path: str,
        body: BaseModel | None = None,
        token: str | None = None,
    ) -> Answer:
        text = await self._send(method, path, body, token)
        try:
            return kind.model_validate_json(text, extra="ignore")
        except ValidationError:
            raise self._stranger(path) from None

    async def _send(
        self, method: str, path: str, body: BaseModel | None = None, token: str | None = None
    ) -> bytes:
        headers = {"Accept": "application/json, text/plain"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = body.model_dump_json().encode()
        elif method == "POST":
            data = b""
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        return await asyncio.to_thread(self._exchange, request)

    def _exchange(self, request: urllib.request.Request) -> bytes:
        try:
            with self._opener.open(request, timeout=self._seconds) as answer:
                return _read(answer)
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error, _read(error)) from None
        except (OSError, http.client.HTTPException) as error:
            raise LineError(f"{self.base} cannot be reached: {error}") from None

    def _refusal(self, error: urllib.error.HTTPError, body: bytes) -> Exception:
        try:
            problem = Problem.model_validate_json(body, extra="ignore")
        except ValidationError:
            return self._stranger(f"status {error.code}")
        return ServerError(problem.code, problem.text)

    def _stranger(self, what: str) -> LineError:
        return LineError(f"{self.base} does not answer as a Luxor server does ({what})")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows nobody: a token is for the server that it was given for."""

    def redirect_request(self, *_: Any) -> None:
        return None


def _read(answer: Any) -> bytes:
    body: bytes = answer.read(MOST_BYTES)
    return body
