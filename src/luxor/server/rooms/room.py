"""A living room: one game, those who are connected to it, and one task that does things in order.

What somebody asks for is checked, written to the storage, and only then sent to everybody. If the
storage fails the game is loaded again, so that the room never shows what is not kept. While that
fails too, whatever is asked for is refused.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import orjson

from luxor.core.build import VERSION
from luxor.play.table import Played
from luxor.server.clock import CLOCK, milliseconds
from luxor.server.errors import UNAVAILABLE, Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.game import OPEN_PHASES, Game
from luxor.server.game.messages import tables_of_game
from luxor.server.game.proposals import Proposal
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.rooms.bot_moves import BotMoves
from luxor.server.rooms.bot_pool import BotPool
from luxor.server.rooms.connection import Connection
from luxor.server.rooms.summaries import rebuild
from luxor.server.rooms.updates import Updates
from luxor.server.storage.errors import StorageError
from luxor.server.storage.rows import ClaimsSettled, Consequence, LogRow
from luxor.server.storage.store import Store

log = logging.getLogger("luxor.room")

CHAT_BACKLOG: Final = 50
MOST_MEMBERS: Final = 64
"""Connections of players to one room, and as many of spectators."""

MOST_OF_A_SEAT: Final = 16
"""Connections that one seat has at the same time, on several devices."""

REVEAL_SECONDS: Final = 10.0
"""How long the table waits for what players add to the deal."""

LATE_SECONDS: Final = 1.0
"""A timer that comes later than that was held up: so were messages that came in time."""

RETRY: Final = 5.0
"""Seconds until a room whose storage failed looks again by itself."""

Job = Callable[[], Awaitable[Any]]


Settle = Callable[["Room"], Awaitable[None]]


class Room:
    """A game that somebody is connected to, or that bots or clocks move on."""

    def __init__(
        self,
        game: Game,
        store: Store,
        bots: BotPool,
        settle: Settle,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        reveal_seconds: float = REVEAL_SECONDS,
    ) -> None:
        """``settle`` lets happen what waits for nobody's consent any more."""
        self._clock = clock
        self.game = game
        self.store = store
        self.bots = bots
        self.settle = settle
        self.connections: list[Connection] = []
        self.takers: dict[int, Connection] = {}  # who asks for a seat, by proposal
        self.absent_since: dict[int, float] = {}  # by seat of a person
        self.closed = False
        self.asked_since = clock()
        self._asked_at = self._position()
        self.note_absence()
        self._returning: set[int] = set()  # who are back, but have no time left in this turn
        self.last_used = time.monotonic()
        self.kept = game.version  # of which it is known that the storage has it
        self._started = 0  # when the server did
        self._failed = False  # the storage did: what is really kept is not known
        self._resumed: int | None = None  # when the server came back, not yet in the log
        self._jobs: deque[tuple[Job, asyncio.Future[Any] | None]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._bot_moves = BotMoves(self, clock, sleep)
        self._flag: asyncio.TimerHandle | None = None
        self._reveal_seconds = reveal_seconds
        self._begins: asyncio.TimerHandle | None = None  # where the table waits for bytes
        self._begins_by: float | None = None
        self._updates = Updates()

    # --- in order ----------------------------------------------------------------------------

    async def do(self, job: Job) -> Any:
        """Return what a job comes to, after all jobs that were asked for before it.

        A caller that goes away does not stop it.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._enqueue(job, future)
        return await future

    def _enqueue(self, job: Job, future: asyncio.Future[Any] | None = None) -> None:
        if self.closed:
            raise _closed()
        self._jobs.append((job, future))
        self.last_used = time.monotonic()
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Do the jobs that wait, one after the other."""
        try:
            while self._jobs:
                job, future = self._jobs.popleft()
                if self.closed:
                    _fail(future, _closed())
                    continue
                try:
                    await self._recover()
                    result = await job()
                except ServerError as error:
                    _fail(future, error)
                except StorageError as error:
                    log.error("the storage failed: %s", error)
                    _fail(future, ServerError(Code.UNAVAILABLE, UNAVAILABLE))
                except Exception as error:
                    log.exception("a job failed", exc_info=error)
                    _fail(future, ServerError(Code.FAULT, "something went wrong here"))
                else:
                    if future is not None and not future.done():
                        future.set_result(result)
        finally:
            self._worker = None

    # --- what happens ------------------------------------------------------------------------

    async def commit(
        self,
        entries: Sequence[e.Entry],
        *,
        by: int | None = None,
        also: Consequence | None = None,
        kept: Callable[[], None] | None = None,
        played: Played | None = None,
    ) -> None:
        """Let entries happen: keep them, then tell everybody; only to be called from a job.

        What the entries have as a consequence is kept together with them, and ``kept`` is called
        before anything is sent. ``played`` are the answers in the last entry, carried out already.
        """
        if not entries:
            return
        now = self.now()
        game = self.game
        before = game.version
        claims = self._claims()
        happened = [*self._away(now), *((now, entry) for entry in entries)]
        self._resumed = None
        try:
            for at, entry in happened:
                game.apply(entry, at, played if entry is entries[-1] else None)
            rows = [
                LogRow(before + number, at, e.write_entry(entry))
                for number, (at, entry) in enumerate(happened, start=1)
            ]
            ended = claims - self._claims()
            approved = {entry.seat for entry in entries if isinstance(entry, e.Reclaimed)}
            if ended:
                also = ClaimsSettled(sorted(approved), sorted(ended - approved))
            await self.store.append(game.id, rows, game.phase, also)
        except Exception as error:
            why = error if isinstance(error, StorageError) else type(error).__name__
            log.error("entries were not kept: %s", why)
            self._fails()
            await self.reload()
            if isinstance(error, StorageError):
                raise ServerError(Code.UNAVAILABLE, UNAVAILABLE) from error
            raise ServerError(Code.FAULT, "something went wrong here") from error
        self.kept = game.version
        if kept is not None:
            kept()
        self._send_update(before, entries[-1].kind, by)
        for connection in list(self.connections):
            if connection.claim is not None and connection.claim[0] in ended:
                seat, token = connection.claim
                connection.claim = None
                if seat in approved:
                    self.admit(connection, seat, token)
        for seat in approved:
            await self.send_devices(seat)
        self.go_on()

    def _claims(self) -> set[int]:
        """Return the seats that somebody says are theirs."""
        proposed = [proposal.what for proposal in self.game.proposals.values()]
        return {p.whose for p in proposed if p.what == "claim" and p.whose is not None}

    def resume(self, started: int) -> None:
        """Count the time for nobody in which the server was away, until it was ``started``.

        The log has it with the next entry: a game in which nothing happens is not changed. A game
        whose last entry was written under a clock that was ahead goes on from now.
        """
        self._started = started
        if not self.counts_time or self.game.phase != "playing":
            return
        now = milliseconds()
        mark = self.game.clocks.mark
        if not started <= mark <= now:
            self._resumed = started if mark < started else now
            self.game.clocks.pass_to(self._resumed, charge=False)

    def thaw(self) -> None:
        """Show everybody the clocks again, after the server stood still."""

        async def job() -> None:
            self._send_update(self.game.version, "resumed", None)
            self.go_on()

        if self.counts_time and not self.closed:
            self._enqueue(job)

    def now(self) -> int:
        """Return the time; clocks and proposals know then what of it counts for nobody."""
        now = milliseconds()
        self.game.awake_since = max(self._started, CLOCK.thawed)
        clocks = self.game.clocks
        is_running = clocks.limits is not None and clocks.running is not None
        clocks.free = CLOCK.frozen(clocks.mark, now) if is_running else 0
        return now

    def _away(self, now: int) -> list[tuple[int, e.Entry]]:
        """Return what the log has to say about time that counts for nobody."""
        away: list[tuple[int, e.Entry]] = []
        if self._resumed is not None:
            away.append((self._resumed, e.Resumed()))
        if self.game.clocks.free:
            away.append((now, e.Resumed(free=self.game.clocks.free)))
        return away

    @property
    def next_version(self) -> int:
        """The version that the next entry will have."""
        return self.game.version + 1 + len(self._away(self.now()))

    def _fails(self) -> None:
        """Note that the storage fails; nobody can answer then, so nobody is charged for it."""
        self._failed = True
        self._started = milliseconds()

    async def _recover(self) -> None:
        """Load the game again if the storage failed; raises ``ServerError`` if it still does."""
        if self._failed:
            self._fails()
            await self.reload()
        if self.closed:
            raise _closed()
        if self._failed:
            raise ServerError(Code.UNAVAILABLE, UNAVAILABLE)

    async def reload(self) -> None:
        """Build the game anew from what is kept, and show everybody where it stands.

        If that cannot be read the room looks again by itself.
        """
        try:
            row, rows = await self.store.game(self.game.id), await self.store.log(self.game.id)
        except StorageError:
            self._look_again(RETRY)
            return
        if row is None:
            self.close("deleted", again=False)
            return
        self.game = rebuild(row, rows)
        self._failed = False
        self.kept = self.game.version
        self._resumed = None
        self.resume(self._started)
        self._send_update(0, "reloaded", None)
        self.go_on()

    def _send_update(self, before: int, what: str, by: int | None) -> None:
        """Send everybody what is new since a version, and previews where somebody is asked."""
        self.note_absence()
        if self._position() != self._asked_at:
            self._asked_at = self._position()
            self.asked_since = self._clock()
        since = self.game.events_since(before)
        connections = list(self.connections)
        self._updates.send(
            self.game,
            connections,
            what=what,
            by=by,
            since=since,
            now=self.now(),
            anew=what == "reloaded",
        )
        self._updates.send_previews(self.game, connections)

    def send_snapshot(self, connection: Connection, number: int, seat: int | None) -> int | None:
        """Send a connection the whole view of a seat; return its checksum."""
        snapshot = self._updates.snapshot(self.game, seat)
        message = {"type": "snapshot", "id": number, "seat": seat, "version": self.game.version}
        connection.line.send(orjson.dumps(message | snapshot))
        checksum: int | None = snapshot["checksum"]
        return checksum

    def send_presence(self) -> None:
        """Send everybody who is connected."""
        text = orjson.dumps({"type": "presence", **self.presence()})
        for connection in list(self.connections):
            connection.line.send(text)

    def presence(self) -> dict[str, Any]:
        """Return who is connected."""
        connected = {seat for connection in self.connections for seat in connection.seats}
        now = self._clock()
        self.note_absence()
        return {
            "connected": sorted(connected),
            "away": {str(seat): int(now - since) for seat, since in self.absent_since.items()},
            "spectators": sum(not connection.seats for connection in self.connections),
        }

    def _position(self) -> tuple[int | None, int]:
        """Return who is asked, after how many answers."""
        return self.game.asked, 0 if self.game.table is None else self.game.table.version

    def note_absence(self) -> None:
        """Note since when people are absent: not connected, or they got up."""
        here = {seat for connection in self.connections for seat in connection.seats}
        missing = [s for s in self.game.seats if s.away or s.number not in here]
        people = [seat.number for seat in missing if seat.taken]
        now = self._clock()
        self.absent_since = {seat: self.absent_since.get(seat, now) for seat in people}

    def around(self, *, is_host: bool) -> commands.Around:
        """Return who is there and who is not, for somebody who asks for something."""
        now = self._clock()
        self.note_absence()
        away = {
            seat: math.inf if self.game.seats[seat].away else now - since
            for seat, since in self.absent_since.items()
        }
        return commands.Around(away, now - self.asked_since, is_host)

    # --- coming and going --------------------------------------------------------------------

    async def enter(self, connection: Connection, hello: Hello) -> None:
        """Let a connection in and show it everything; only to be called from a job."""
        alike = sum(other.role == connection.role for other in self.connections)
        if alike >= MOST_MEMBERS:  # spectators keep neither players nor the host out
            raise ServerError(Code.TOO_MANY, "the room is full: come back later")
        for seat in connection.seats:
            if sum(seat in other.seats for other in self.connections) >= MOST_OF_A_SEAT:
                raise ServerError(Code.TOO_MANY, "this seat is connected too often: close a tab")
        await self._withdraw_orphans()
        if self.game.asked in connection.seats and self.game.asked in self.absent_since:
            self.asked_since = self._clock()  # now they can answer
        chat = await self.store.chat(self.game.id, CHAT_BACKLOG) if self.game.setup.chat else []
        counts = await self.store.devices(self.game.id) if connection.seats else {}
        if connection.gone:
            return
        self.connections.append(connection)
        connection.previews = hello.preview
        welcome = {
            "type": "welcome",
            "id": hello.id,
            "protocol": PROTOCOL,
            "server": VERSION,
            "game": self.game.id,
            "role": connection.role,
            "seats": list(connection.seats),
            "setup": self.game.setup.model_dump(mode="json"),
            "tables": tables_of_game(self.game),
            **self._updates.welcome(self.game, connection, self._since(hello), self.now()),
            "chat": [
                {"number": row.number, "seat": row.seat, "text": row.text, "at": row.at}
                for row in chat
            ],
            **self.presence(),
            "devices": {str(seat): counts.get(seat, 0) for seat in connection.seats},
        }
        connection.line.send(orjson.dumps(welcome))
        self._updates.send_previews(self.game, [connection])
        self.send_presence()
        with suppress(ServerError):  # the welcome says who plays there, and ``sit`` tries again
            await self.bring_back(connection.seats)  # after it: they see that a bot has played
        self.go_on()

    async def bring_back(self, seats: Iterable[int]) -> None:
        """Give people their seats back where bots stood in, unless they had asked for it."""
        for seat in seats:
            here = self.game.seats[seat]
            self._returning.discard(seat)
            if self.game.phase != "playing" or not here.has_stand_in or here.asked_for_bot:
                continue
            try:
                entries = commands.come_back(self.game, seat)
            except ServerError:  # the clock
                self._returning.add(seat)
            else:
                await self.commit(entries, by=seat)

    def _since(self, hello: Hello) -> int | None:
        """Return which events a client has already, None if it wants none."""
        if hello.version is not None and hello.version <= self.game.version:
            return self.game.events_since(hello.version)
        return 0 if hello.history else None

    def gone(self, connection: Connection) -> None:
        """Forget a connection."""
        connection.gone = True
        if connection in self.connections:
            self.connections.remove(connection)
            if not self.connections:
                self._updates.clear()  # an empty room is a small one
            self.last_used = time.monotonic()
            self.send_presence()
            if connection in self.takers.values() and not self.closed:
                self._enqueue(partial(self._withdraw, connection))

    def is_able(self, proposal: Proposal) -> bool:
        """Return whether somebody is there to be given what is proposed."""
        taker = self.takers.get(proposal.number)
        return proposal.what.what != "take_over" or taker in self.connections

    def note_taker(self, number: int, connection: Connection) -> None:
        """Keep in mind who proposed to take over a seat, as long as it is proposed."""
        self.takers[number] = connection
        open_ones = self.game.proposals
        self.takers = {n: taker for n, taker in self.takers.items() if n in open_ones}

    def check_open(self, seat: int) -> None:
        """Refuse a seat at which nobody can sit down who has no token for it."""
        if seat >= len(self.game.seats):
            raise ServerError(Code.MALFORMED, "there is no such seat")
        if self.game.phase != "waiting" or self.game.seats[seat].kind != "open":
            raise ServerError(Code.NOT_NOW, "this seat is taken: choose another one, or look on")

    def admit(self, connection: Connection, seat: int, token: str) -> None:
        """Give a connection a seat."""
        connection.grant(self.game.id, seat, token)
        self.send_presence()

    def take_from_all(self, seat: int) -> None:
        """Let nobody have a seat whose tokens are gone."""
        for connection in self.connections:
            if seat in connection.keys:
                connection.lose(seat)

    async def sign_out(self, seat: int, but: bytes) -> None:
        """End the connections that have a seat by other tokens than one.

        Only to be called from a job: whoever is just coming in is then there already, or finds
        their token gone.
        """
        for connection in list(self.connections):
            if seat not in connection.keys or but in connection.keys[seat]:
                continue
            if len(connection.keys) > 1:  # people who share a screen: the others stay
                connection.lose(seat)
            else:
                self.connections.remove(connection)
                connection.lose_all()
                connection.line.end("signed_out", again=False)
            self.send_presence()

    async def send_devices(self, seat: int) -> None:
        """Send those who have a seat on how many devices it is; only to be called from a job."""
        count = (await self.store.devices(self.game.id)).get(seat, 0)
        text = orjson.dumps({"type": "devices", "seat": seat, "count": count})
        for connection in self.connections:
            if seat in connection.keys:
                connection.line.send(text)

    async def _withdraw(self, connection: Connection) -> None:
        """Drop what somebody asked for who has gone: nobody could be given the seat."""
        self.takers = {n: taker for n, taker in self.takers.items() if taker is not connection}
        await self._withdraw_orphans()

    async def _withdraw_orphans(self) -> None:
        """Drop what was asked for by somebody of whom nothing is known any more."""
        for proposal in list(self.game.proposals.values()):
            whose = proposal.what.whose
            orphaned = proposal.what.what == "take_over" and proposal.number not in self.takers
            if orphaned and whose is not None:
                await self.commit([e.Voted(seat=whose, proposal=proposal.number, yes=False)])

    # --- bots and clocks ---------------------------------------------------------------------

    @property
    def is_wanted(self) -> bool:
        """Whether anybody is there for whom bots play: a person's seat, or a spectator."""
        return bool(self.connections) or any(seat.has_say for seat in self.game.seats)

    @property
    def has_players(self) -> bool:
        """Whether somebody is connected who plays here; who only watches does not count."""
        return any(connection.seats for connection in self.connections)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is connected and nothing is being done; a clock may run all the same."""
        return not (self.connections or self._jobs or self._worker or self._bot_moves.task)

    def put_away(self) -> int | None:
        """Do nothing more; return when the clock must be looked at, in ms since 1970."""
        self.closed = True
        self._stop_timers()
        return self._deadline()

    def _deadline(self) -> int | None:
        """Return when the clock or a proposal must be looked at, in ms since 1970."""
        if self.game.phase != "playing":
            return None
        agreed = [p for p in self.game.proposals.values() if not p.waits_for]
        times = [self.game.clocks.deadline(), *(p.due(self.game) or None for p in agreed)]
        return min((time for time in times if time is not None), default=None)

    def go_on(self) -> None:
        """See to it that the bot that is asked moves, and that the clock is looked at in time."""
        if self.closed:
            return
        if self.game.is_dealing and self._begins is None:  # after a restart the time begins anew
            self._begins_by = self._clock() + self._reveal_seconds
            self._wait_for_bytes()
        elif self._begins is not None and not self.game.is_dealing:
            self._begins.cancel()
            self._begins = None
        self._bot_moves.go_on()
        now = self.now()
        deadline = self._deadline()
        if deadline is not None:
            self._look_again(max(0.0, (deadline - now) / 1000) + 0.02)
        else:
            self._look_again(None)

    def _look_again(self, seconds: float | None) -> None:
        """Look at the clock after so long, and not before; None: not at all."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if seconds is not None and not self.closed:
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(seconds, self._look_at_clock)

    def _wait_for_bytes(self) -> None:
        loop = asyncio.get_running_loop()
        self._begins = loop.call_later(self._reveal_seconds, self._begin_without)

    def _begin_without(self) -> None:
        """Begin the game without the bytes that were not revealed in time.

        If the server was frozen meanwhile they may lie here unread: then it waits once more.
        """

        async def job() -> None:
            await self.commit(commands.begin_without(self.game))

        self._begins = None
        if self.closed:
            return
        by, self._begins_by = self._begins_by, None
        if by is not None and self._clock() > by + LATE_SECONDS:
            self._wait_for_bytes()
        else:
            self._enqueue(job)

    def _stop_timers(self) -> None:
        for timer in (self._flag, self._begins):
            if timer is not None:
                timer.cancel()
        self._flag = self._begins = None

    def _look_at_clock(self) -> None:
        async def job() -> None:
            await self.commit(commands.flag(self.game, self.now()))
            await self.settle(self)
            self.go_on()

        self._flag = None
        if not self.closed:
            self._enqueue(job)

    async def bot_answers(self, game: Game, version: int, seat: int, action: int) -> None:
        """Let a bot's answer happen, unless something else has; only to be called from a job."""
        if self.game is not game or game.version != version:
            return  # something else has happened meanwhile: it is asked anew
        move = commands.answer(game, seat, [action])
        await self.commit(move.entries, by=seat, played=move.played)
        await self.bring_back(self._returning - self.absent_since.keys())

    def bot_seed(self, seat: int) -> int:
        """Return where a bot's random numbers begin: known to nobody who lacks the secret."""
        words = f"bot {seat} {self.game.version}".encode()
        return int.from_bytes(hmac.digest(self.game.secret, words, "sha256")[:8], "big")

    # --- the end -----------------------------------------------------------------------------

    def close(self, reason: str, *, again: bool) -> None:
        """Say goodbye to everybody and do nothing more."""
        self.closed = True
        self._stop_timers()
        self._bot_moves.cancel()
        for connection in self.connections:
            connection.line.end(reason, again=again)
        self.connections = []

    async def finished(self) -> None:
        """Return when what was begun is done."""
        tasks = [task for task in (self._worker, self._bot_moves.task) if task is not None]
        if tasks:
            await asyncio.wait(tasks)

    @property
    def counts_time(self) -> bool:
        """Whether a clock runs in this room."""
        return self.game.phase in OPEN_PHASES and self.game.setup.clock is not None


def _closed() -> ServerError:
    return ServerError(Code.STOPPING, "the room is closed: come back in a moment")


def _fail(future: asyncio.Future[Any] | None, error: ServerError) -> None:
    if future is not None and not future.done():
        future.set_exception(error)
    elif future is None and error.code not in (Code.STOPPING, Code.UNAVAILABLE):
        log.error("refused: %s", error.code)  # its text may show what somebody holds
