"""A line to one game that comes back by itself.

    async with Connection(link.socket, [link.token]) as line:
        seat = line.seat()
        await seat.sit("Ada")
        await line.until(lambda: seat.decision is not None)
        await seat.answer(seat.decision.options[0].id)

The server's word is what counts: a connection keeps what it was sent last, and after a loss says
which version it has and gets what it missed. What was asked while the line broke is never asked
again blindly.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, Self, get_args

from pydantic import BaseModel, ValidationError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, InvalidURI, WebSocketException

from luxor.client.errors import EndedError, GapError, LineError, LineLostError, LinkError
from luxor.client.seat import Seat
from luxor.client.state import Known
from luxor.client.witness import Contributions
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import (
    PROTOCOL,
    Claim,
    Fill,
    Hello,
    Ping,
    Reveal,
)
from luxor.server.protocol.server_messages import (
    SERVER_MESSAGE,
    Bye,
    Done,
    Granted,
    Hint,
    Lost,
    Refused,
    ServerMessage,
    Snapshot,
    Welcome,
)
from luxor.server.protocol.setup import Level

Reply = Done | Hint
"""What the server says to a message that it does not refuse."""

MOST_BYTES: Final = 16 * 1024 * 1024
"""Of one message: the history of the longest game is far below."""

WELCOME_SECONDS: Final = 20.0
"""How long a server may take to answer a ``hello``."""

COMES_BACK: Final = (Code.TOO_OFTEN, Code.TOO_MANY, Code.STOPPING, Code.UNAVAILABLE, Code.FAULT)
"""Refusals of a ``hello`` that may be gone a little later."""

TOO_MANY_REQUESTS: Final = 429
SERVER_ERRORS: Final = 500
"""HTTP statuses from here on are troubles of a server that may pass, such as a proxy's 502."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How long to wait, in seconds, before trying again after a loss: longer each time.

    Each wait is shortened by chance, so that not all clients of a server come back at the same
    instant. ``give_up`` is after how many seconds without a line nobody tries any more. A line that
    lasted at least ``steady`` seconds begins anew with the ``first`` wait.
    """

    first: float = 0.25
    factor: float = 2.0
    most: float = 10.0
    give_up: float = 600.0
    steady: float = 5.0

    def wait(self, losses: int) -> float:
        """Return the wait before trying again after so many losses in a row."""
        longest = min(self.most, self.first * self.factor ** min(losses - 1, 32))
        return longest * random.uniform(0.5, 1.0)


class Connection:
    """A connection to a game's room, with the tokens of one's seats or of a spectator.

    ``socket`` is the address of the game's WebSocket (``Link.socket``). ``previews`` asks for what
    each answer would lead to. :attr:`known` is what the server has sent. ``after`` is the
    connection to the game that this one is the rematch of.
    """

    def __init__(
        self,
        socket: str,
        tokens: Collection[str],
        *,
        previews: bool = False,
        patience: Patience | None = None,
        after: Connection | None = None,
    ) -> None:
        self.known = Known()
        self.contributions: Contributions = (
            Contributions() if after is None else after.contributions.next
        )
        """The bytes that this program adds to the deal; they are revealed by themselves."""
        self.known.witness.promised |= self.contributions.digests
        self.losses = 0
        """How often the line was lost."""
        self.failure: Exception | None = None
        """Why the line does not come back any more; None while it does."""
        self._socket = socket
        self._tokens = tuple(tokens)
        self._previews = previews
        self._patience = patience or Patience()
        self._line: ClientConnection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._has_new_seat = False
        self._waiting: dict[int, asyncio.Future[Reply]] = {}
        self._reveals: dict[str, asyncio.Task[None]] = {}  # by digest
        self._number = 0

    def __repr__(self) -> str:
        return f"<Connection {self._socket}>"

    # --- the life of a connection ------------------------------------------------------------

    async def open(self) -> None:
        """Connect for the first time.

        Raises ``LineError`` where there is no server, ``ServerError`` if it refuses.
        """
        self._keeper = asyncio.create_task(self._keep())
        await self.until(lambda: self.is_open)

    async def close(self) -> None:
        """Hang up."""
        for task in self._reveals.values():
            task.cancel()
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
            self._keeper = None
        self._end(LineError("this connection is closed"))

    async def __aenter__(self) -> Self:
        try:
            await self.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def is_open(self) -> bool:
        """Whether there is a line now; if not, it is coming back or :attr:`failure` is set."""
        return self._line is not None

    def seat(self, number: int | None = None) -> Seat:
        """Return one of my seats, the only one unless a number is given.

        Raises ``LinkError`` if it is not mine.
        """
        mine = self.known.welcome.seats
        if number is None and len(mine) == 1:
            number = mine[0]
        if number not in mine:
            what = f"of the seats {mine}" if mine else f"of a {self.known.welcome.role}, no seat"
            raise LinkError(f"seat {number} is not mine: my tokens are {what}")
        return Seat(self, number)

    @property
    def onlooker(self) -> Seat:
        """What everybody may know; who has no seat speaks from there."""
        return Seat(self, None)

    # --- waiting and asking ------------------------------------------------------------------

    async def until(self, fits: Callable[[], bool]) -> None:
        """Wait until something is so; it is looked at after every word of the server.

        Raises what ended the connection, if it ends before.
        """
        while not fits():
            if self.failure is not None:
                raise self.failure
            await self._changed.wait()

    async def request(self, kind: type[BaseModel], **fields: Any) -> Reply:
        """Send a message of a kind; return the server's ``done``, or what it answers instead.

        Waits for the line if there is none now, and afterwards until the room has reached the
        version of the ``done``. Raises ``ServerError`` if it is refused and ``LineLostError`` if
        the line breaks before the answer.
        """
        await self.until(lambda: self.is_open)
        assert self._line is not None
        self._number += 1
        number = self._number
        (name,) = get_args(kind.model_fields["type"].annotation)
        message = kind(type=name, id=number, **fields)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            with contextlib.suppress(ConnectionClosed):  # then the future hears of it
                await self._line.send(message.model_dump_json())
            answer = await future
        finally:
            self._waiting.pop(number, None)
        await self.until(lambda: self.known.room.version >= answer.version)
        return answer

    async def ping(self) -> None:
        """Return when the server has answered."""
        await self.request(Ping)

    async def take_seat(self, name: str) -> Seat:
        """Sit down at the first seat that is free, with a table's link; return it.

        Its token is in ``known.granted``. Raises ``LinkError`` if no seat is free.
        """
        for seat in self.known.room.seats:
            if seat.kind != "open":
                continue
            try:
                await Seat(self, seat.seat).sit(name)
            except ServerError as error:
                if error.code != Code.NOT_NOW:
                    raise
            else:
                return self.seat(seat.seat)
        raise LinkError("no seat is free at this table")

    async def claim(self, seat: int) -> None:
        """Say that a person's seat is mine; the token to keep is in ``known.claiming``."""
        await self.request(Claim, seat=seat)

    async def fill(self, seat: int, level: Level) -> None:
        """Let a bot sit at an open seat before the game; only with the host's token."""
        await self.request(Fill, seat=seat, level=level)

    # --- inside: keeping the line ------------------------------------------------------------

    async def _keep(self) -> None:
        """Keep the line until it is refused for good, or nobody answers for too long."""
        in_a_row = 0
        try:
            while True:
                begun = time.monotonic()
                if in_a_row == 0:
                    since = begun
                try:
                    await self._talk()
                    trouble: Exception = LineLostError("the line was lost")
                except (OSError, WebSocketException, LineError) as error:
                    trouble = error
                    if isinstance(error, GapError) and self.known.version is not None:
                        self.known.forget()  # ask for everything once more
                        trouble = LineLostError(str(error))
                except ServerError as error:
                    if error.code not in COMES_BACK:
                        raise
                    trouble = error
                if not self.known.is_there or _is_final(trouble):
                    raise _as_line_error(self._socket, trouble)
                if time.monotonic() - begun >= self._patience.steady:
                    in_a_row = 0
                    since = time.monotonic()
                in_a_row += 1
                if time.monotonic() - since > self._patience.give_up:
                    raise _as_line_error(self._socket, trouble)
                await asyncio.sleep(self._patience.wait(in_a_row))
        except Exception as error:
            self._end(error)

    async def _talk(self) -> None:
        """Have one conversation, from ``hello`` until the line is lost."""
        async with connect(self._socket, compression=None, max_size=MOST_BYTES) as line:
            try:
                async with asyncio.timeout(WELCOME_SECONDS):
                    await self._greet(line)
                self._line = line
                self._reveals = {}
                self._reveal()
                self._tell()
                async for text in line:
                    self._take(text)
            finally:
                if self._line is not None:
                    self._line = None
                    self.losses += 1
                self._lose_waiting(LineLostError("the line broke before the answer came"))
                self._tell()

    async def _greet(self, line: ClientConnection) -> None:
        self._number += 1
        hello = Hello(
            type="hello",
            id=self._number,
            protocol=PROTOCOL,
            tokens=self._tokens,
            version=self.known.version,
            history=True,
            preview=self._previews,
        )
        await line.send(hello.model_dump_json())
        while True:
            match self._understand(await line.recv()):
                case Welcome() as welcome:
                    self.known.greet(welcome)
                    return
                case Refused() as refused:
                    raise ServerError(refused.code, refused.text)
                case Bye() as bye:
                    _leave(bye)

    def _understand(self, text: str | bytes) -> ServerMessage | None:
        """Return a message, None for one that is newer than this client."""
        try:
            return SERVER_MESSAGE.validate_json(text, extra="ignore")
        except ValidationError as error:
            if any(e["type"] == "union_tag_invalid" for e in error.errors(include_url=False)):
                return None
            number = _number_in(text)
            if number in self._waiting:
                self._answer(number, LineError("the server's answer cannot be understood"))
                return None
            raise LineError(f"{self._socket} does not speak the protocol") from None

    def _take(self, text: str | bytes) -> None:
        match self._understand(text):
            case Done() | Hint() as answer:
                self._answer(answer.id, answer)
            case Refused() as refused:
                number = min(self._waiting, default=-1) if refused.id is None else refused.id
                self._answer(number, ServerError(refused.code, refused.text))
            case Bye() as bye:
                _leave(bye)
            case Lost() as lost:
                self.known.lose(lost.seat)
            case Welcome() | Snapshot() | None:  # none of which was asked for
                pass
            case news:
                self.known.learn(news)
                if isinstance(news, Granted) and news.game == self.known.welcome.game:
                    self._tokens = (*self._tokens, news.token)
                    if self.known.room.phase == "waiting":
                        self.known.gain(news.seat)
                    else:  # there is much that a spectator was not sent
                        self._has_new_seat = True
        self._reveal()
        self._tell()
        if self._has_new_seat and not self._waiting:
            self._has_new_seat = False
            self.known.forget()  # of the new seat nothing is known yet
            raise LineLostError("a seat was granted: hello again, with its token")

    def _reveal(self) -> None:
        """Reveal what seats of mine add to the deal, once everybody has sat down.

        All digests were shown by then, and are noted by the witness.
        """
        room = self.known.room
        if room.dealing is None or room.phase != "waiting":
            return
        for seat in self.known.welcome.seats:
            digest = room.dealing.digests[seat]
            data = self.contributions.data(digest)
            if data is None or digest is None or digest in self._reveals:
                continue
            if room.dealing.revealed[seat] is None:
                self._reveals[digest] = asyncio.create_task(self._say_bytes(seat, data))

    async def _say_bytes(self, seat: int, data: bytes) -> None:
        self.known.witness.revealed[seat] = data
        with contextlib.suppress(ServerError, LineError):  # the check at the end finds it left out
            await self.request(Reveal, seat=seat, bytes=data.hex())

    def _answer(self, number: int, answer: Reply | Exception) -> None:
        """Let whoever waits for an answer have it; answers come in the order of what was asked."""
        future = self._waiting.get(number)
        if future is None or future.done():
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)

    def _lose_waiting(self, error: Exception) -> None:
        for number in list(self._waiting):
            self._answer(number, error)

    def _end(self, error: Exception) -> None:
        if self.failure is None:
            self.failure = error
        self._lose_waiting(self.failure)
        self._tell()

    def _tell(self) -> None:
        """Wake everybody who waits for something."""
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()


def _leave(bye: Bye) -> None:
    if not bye.again:
        raise EndedError(bye.reason)
    raise LineLostError(f"the server said goodbye: {bye.reason}")


def _is_final(trouble: Exception) -> bool:
    """Return whether trying again is of no use."""
    if isinstance(trouble, InvalidStatus):
        status = trouble.response.status_code
        return status < SERVER_ERRORS and status != TOO_MANY_REQUESTS
    return isinstance(trouble, (LineError, InvalidURI)) and not isinstance(trouble, LineLostError)


def _as_line_error(socket: str, trouble: Exception) -> Exception:
    if isinstance(trouble, (LineError, ServerError)):
        return trouble
    return LineError(f"{socket} cannot be reached: {str(trouble) or type(trouble).__name__}")


def _number_in(text: str | bytes) -> Any:
    """Return the number that a message answers, None if it has none."""
    try:
        form = json.loads(text)
    except ValueError:
        return None
    return form.get("id") if isinstance(form, dict) else None
