"""All games of a server: they are created, found, loaded when they are needed, and put away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final, NamedTuple

import orjson

from luxor.core.view import View
from luxor.notation.record import Ended, parse_record, record_name, write_record
from luxor.notation.record_text import RecordError
from luxor.play.saved import record_of, save_for_seat, table_of
from luxor.play.table import Answer, Table
from luxor.server.clock import BEAT_SECONDS, CLOCK, milliseconds
from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.course import course_of
from luxor.server.game.game import OPEN_PHASES, Game
from luxor.server.game.proposals import Proposal
from luxor.server.game.replay import Replay, decision_after, replay
from luxor.server.protocol.client_messages import PROTOCOL, Hello
from luxor.server.protocol.http import (
    Course,
    CreatedGame,
    ImportedGame,
    MyGames,
    OneTimeToken,
    Opinion,
    RedeemedToken,
    SeatLink,
    SharedReplay,
)
from luxor.server.protocol.setup import COLOURS, GameSetup, SeatSetup
from luxor.server.rooms.bot_pool import BotPool
from luxor.server.rooms.connection import Connection, Line
from luxor.server.rooms.consent import Consent
from luxor.server.rooms.member import RoomMember
from luxor.server.rooms.opinions import Opinions
from luxor.server.rooms.room import REVEAL_SECONDS, Room
from luxor.server.rooms.summaries import Json, Summaries, log_of, read_log, rebuild, summary_json
from luxor.server.rooms.tokens import UNKNOWN_GAME, Tokens
from luxor.server.storage.lifetimes import DAY, LIFETIMES
from luxor.server.storage.rows import Followed, GameRow, LogRow, Role, TokenRow
from luxor.server.storage.store import Store
from luxor.server.tokens import digest, new_game_id, new_token

log = logging.getLogger("luxor.lobby")

IDLE_SECONDS: Final = 300.0
"""After which a room that nobody uses is put away."""

SUMMARY_SECONDS: Final = 1.0
"""How long a page may wait for what is only nice to know."""

TIDY_SECONDS: Final = 30.0
DEAD_SECONDS: Final = 3600.0


class RecordFile(NamedTuple):
    """A game's record, and what its file is called."""

    name: str
    text: str


class Lobby:
    """The rooms of a server.

    ``most_rooms`` is how many it holds in memory at once, ``modules`` are those that new and
    imported games may have; None for all that are installed.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        *,
        most_rooms: int = 2000,
        modules: Collection[str] | None = None,
        reveal_seconds: float = REVEAL_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.bots = bots
        self.tokens = Tokens(store)
        self.consent = Consent(self.tokens, self._follow)
        self.most_rooms = most_rooms
        self.modules = modules
        self.reveal_seconds = reveal_seconds
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._summaries = Summaries(store)
        self._recording = asyncio.Lock()
        self._opinions = Opinions(bots)
        self._started = milliseconds()
        self._deadlines: dict[str, int] = {}  # of games that were put away while a clock ran
        self._stopped = False
        self._keeper: asyncio.Task[None] | None = None
        self._reviver: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look after the rooms from now on; games that move by themselves are gone on with."""
        running = await self.store.running()
        self._heart = asyncio.create_task(self._beat())
        self._keeper = asyncio.create_task(self._keep())
        self._reviver = asyncio.create_task(self._go_on_with(running))

    async def _go_on_with(self, games: list[str]) -> None:
        """Load games in which a bot or a clock has to move, while the server is open already."""
        for game in games:
            try:
                room = await self.room(game)
                room.go_on()
            except Exception as error:  # one game that cannot be loaded is not the end of the rest
                log.error("game %s was not loaded: %s", game, type(error).__name__)

    async def stop(self) -> None:
        """Say goodbye to everybody and finish what was begun."""
        self._stopped = True
        for task in (self._heart, self._keeper, self._reviver):
            if task is not None:
                task.cancel()
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close("stopping", again=True)
        for room in rooms:
            await room.finished()

    def counts(self) -> dict[str, int]:
        """Return how many rooms and connections there are."""
        rooms = self._rooms.values()
        return {"rooms": len(rooms), "connections": sum(len(room.connections) for room in rooms)}

    # --- rooms -------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """Return the room of a game, loaded if need be; raises ``ServerError`` if there is none."""
        if self._stopped:
            raise ServerError(Code.STOPPING, "the server is stopping: come back in a moment")
        found = self._rooms.get(game)
        if found is not None and not found.closed:
            return found
        task = self._loading.get(game)
        if task is None:
            if len(self._rooms) >= self.most_rooms:
                self._put_away(0.0)
            if len(self._rooms) >= self.most_rooms:
                raise ServerError(Code.TOO_MANY, "all tables are taken: come back later")
            task = self._loading[game] = asyncio.create_task(self._load(game))
            task.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(task)

    async def is_waiting(self, game: str) -> bool:
        """Whether seats of a game are still open, as far as that is known; never raises."""
        room = self._rooms.get(game)
        if room is not None:
            return room.game.phase == "waiting"
        try:
            async with asyncio.timeout(SUMMARY_SECONDS):
                row = await self.store.game(game)
        except Exception:  # whoever enters the game hears what is wrong
            return False
        return row is not None and row.phase == "waiting"

    async def _load(self, game: str) -> Room:
        row = await self.store.game(game)
        if row is None:
            raise ServerError(Code.NOT_KNOWN, UNKNOWN_GAME)
        built = rebuild(row, await log_of(self.store, game))
        room = Room(
            built,
            self.store,
            self.bots,
            self.consent.settle,
            clock=self._clock,
            reveal_seconds=self.reveal_seconds,
        )
        self._rooms[game] = room
        self._deadlines.pop(game, None)
        room.resume(self._started)
        room.go_on()
        return room

    def _put_away(self, idle: float) -> None:
        """Drop rooms that nobody has used for so long: they are loaded again when needed."""
        now = time.monotonic()
        for game, room in list(self._rooms.items()):
            if room.closed:
                del self._rooms[game]
            elif room.is_idle and now - room.last_used >= idle:
                del self._rooms[game]
                deadline = room.put_away()
                if deadline is not None:
                    self._deadlines[game] = deadline

    async def _load_due(self) -> None:
        """Load games whose clock has run out while nobody was there."""
        now = milliseconds()
        for game in [game for game, due in self._deadlines.items() if due <= now]:
            try:
                await self.room(game)
            except ServerError as error:
                if error.code == Code.NOT_KNOWN:  # it was deleted
                    del self._deadlines[game]
            except Exception as error:  # one game that cannot be loaded is not the end of the rest
                log.error("game %s was not loaded: %s", game, type(error).__name__)

    async def _beat(self) -> None:
        """Notice when the server stood still, or when the system's clock was changed."""
        CLOCK.watch()
        seen = CLOCK.freezes[-1] if CLOCK.freezes else None
        try:
            while True:
                await asyncio.sleep(BEAT_SECONDS)
                CLOCK.now()
                if CLOCK.freezes and CLOCK.freezes[-1] is not seen:
                    seen = CLOCK.freezes[-1]
                    seconds = (seen.until - seen.since) / 1000
                    log.warning("the server stood still for %.1f s: nobody is charged", seconds)
                    for room in list(self._rooms.values()):
                        room.thaw()
                if jump := CLOCK.jump():
                    log.warning(
                        "the system's clock jumped by %+.0f s: the server goes by its own until it "
                        "is started again",
                        jump / 1000,
                    )
        finally:
            CLOCK.unwatch()

    async def _keep(self) -> None:
        """Put rooms away and remove dead games, now and then."""
        last = -DEAD_SECONDS
        while True:
            self._put_away(IDLE_SECONDS)
            await self._load_due()
            if time.monotonic() - last >= DEAD_SECONDS:
                last = time.monotonic()
                try:
                    gone = await self.store.remove_dead(milliseconds())
                except Exception as error:
                    log.error("dead games were not removed: %s", type(error).__name__)
                else:
                    log.info("dead games removed: %d", gone)
            await asyncio.sleep(TIDY_SECONDS)

    # --- games -------------------------------------------------------------------------------

    async def create(self, setup: GameSetup) -> CreatedGame:
        """Create a game; whoever has the table's link may join."""
        if self._stopped:
            raise ServerError(Code.STOPPING, "the server is stopping: come back in a moment")
        self._check_offered(setup.modules)
        setup = setup.model_copy(update={"mine": setup.own})
        game = Game(new_game_id(), setup, secrets.token_bytes(32))
        entries = commands.begin_if_full(game)  # of bots alone
        return await self._keep_new(game, entries)

    def _check_offered(self, modules: Iterable[str]) -> None:
        for name in modules:
            if self.modules is not None and name not in self.modules:
                raise ServerError(Code.NOT_ALLOWED, f"this server doesn't offer the module {name}")

    async def _keep_new(self, game: Game, entries: list[e.Entry]) -> CreatedGame:
        row, rows = _written(game, entries)
        host, spectator = new_token(), new_token()
        links = [SeatLink(seat=seat, token=new_token()) for seat in game.setup.own]
        tokens = [
            TokenRow(digest(host), game.id, Role.HOST, None),
            TokenRow(digest(spectator), game.id, Role.SPECTATOR, None),
            *(TokenRow(digest(link.token), game.id, Role.SEAT, link.seat) for link in links),
        ]
        await self.store.create(row, rows, tokens)
        return CreatedGame(game=game.id, host=host, spectator=spectator, seats=links)

    async def enter(self, game: str, hello: Hello, line: Line) -> RoomMember:
        """Let a connection in: checks its tokens, sends ``welcome`` on the line."""
        if hello.protocol != PROTOCOL:
            raise ServerError(
                Code.MALFORMED,
                f"this server speaks protocol {PROTOCOL}, not {hello.protocol}: reload the page, "
                "or install the server's version of Luxor",
            )
        await self.tokens.of_hello(game, hello.tokens)  # before anything is loaded for it
        room = await self.room(game)
        connection = Connection(line)

        async def job() -> None:
            connection.admit(await self.tokens.of_hello(game, hello.tokens), hello.tokens)
            await room.enter(connection, hello)

        try:
            await room.do(job)
        except BaseException:
            room.gone(connection)
            raise
        return RoomMember(self, room, connection)

    async def my_games(self, tokens: tuple[str, ...]) -> MyGames:
        """List the games of tokens, the most recently changed first."""
        found = await self.store.games_of([digest(token) for token in tokens])
        places = {digest(token): place for place, token in enumerate(tokens)}
        games = []
        for token, row in found:
            try:
                summary = await self._summary(row)
            except ServerError as error:
                if error.code != Code.DAMAGED:
                    raise
                continue  # the others are shown
            is_claim = token.role == Role.CLAIM
            mine = {
                "token": places[token.digest],
                "role": Role.SPECTATOR if is_claim else token.role,
                "seat": None if is_claim else token.seat,
            }
            games.append({**summary, **mine, "created": row.created, "changed": row.changed})
        return MyGames.model_validate({"games": games})

    async def _summary(self, row: GameRow) -> Json:
        """Return what a list shows of a game."""
        room = self._rooms.get(row.game)
        if room is None or room.closed:
            return await self._summaries.of(row)
        # In its order, since a room is ahead of the storage while it writes.
        summary: Json = await room.do(partial(_summary_of, room))
        return summary

    # --- tokens ------------------------------------------------------------------------------

    async def device_token(self, game: str, token: str) -> OneTimeToken:
        """Return a one-time token for the same seat on another device."""
        return await self.tokens.device(game, token, milliseconds())

    async def invite(self, game: str, seat: int, token: str) -> OneTimeToken:
        """Return a one-time token for an open seat; needs the host's token."""
        if (await self.tokens.find(game, token)).role != Role.HOST:
            raise ServerError(Code.NOT_ALLOWED, "only the host gives out links to one seat")
        room = await self.room(game)

        async def job() -> OneTimeToken:
            room.check_open(seat)
            return await self.tokens.invite(game, seat, milliseconds())

        invited: OneTimeToken = await room.do(job)
        return invited

    async def redeem(self, token: str, game: str | None = None) -> RedeemedToken:
        """Exchange a one-time token for one that stays; ``game`` is the one that is returned."""
        redeemed, rows = await self.tokens.redeem(token, game, milliseconds())
        for row in rows:
            await self._count_devices(row.game, row.seat)
        return redeemed

    async def sign_out(self, game: str, token: str) -> None:
        """Delete all tokens of a seat but this one, and end their connections."""
        row = await self.tokens.find(game, token)
        if row.role != Role.SEAT:
            raise ServerError(Code.NOT_ALLOWED, "this is for those who have a seat")
        for name, seat in await self.store.sign_out(row.digest):
            room = self._rooms.get(name)
            if room is not None and not room.closed:
                await room.do(partial(room.sign_out, seat, row.digest))
            await self._count_devices(name, seat)

    async def _count_devices(self, game: str, seat: int | None) -> None:
        """Tell those who have a seat on how many devices it is, if anybody is there."""
        room = self._rooms.get(game)
        if room is not None and not room.closed and seat is not None:
            await room.do(partial(room.send_devices, seat))

    async def share(self, game: str, token: str) -> SharedReplay:
        """Return a token for the replay of a game that is over, to give away."""
        await self.tokens.find(game, token)
        room = await self.room(game)

        async def job() -> bool:
            return room.game.phase in ("over", "aborted")

        if not await room.do(job):
            raise ServerError(Code.NOT_NOW, "replays are shared when the game is over")
        return SharedReplay(token=await self.tokens.share(game, token))

    # --- by consent --------------------------------------------------------------------------

    async def _follow(self, room: Room, proposal: Proposal) -> None:
        """Create the rematch: who agreed sits there already, and every token is good for it too."""
        old = room.game
        assert old.table is not None
        seats = tuple(
            SeatSetup.model_validate(
                {
                    "colour": seat.colour,
                    "name": seat.name,
                    "bot": None if seat.taken else seat.level,
                }
            )
            for seat in old.seats
        )
        first = (old.table.first + 1) % len(old.seats)
        mine = tuple(seat for seat in old.setup.own if seats[seat].bot is None)
        setup = old.setup.model_copy(update={"seats": seats, "first": first, "mine": mine})
        game = Game(new_game_id(), setup, secrets.token_bytes(32))
        missing = proposal.what.absent or ()
        agreed = [
            e.Seated(seat=seat, name=old.seats[seat].name, digest=proposal.digests.get(seat))
            for seat in old.voters(but=None)
            if seat not in missing
        ]
        row, rows = _written(game, commands.begin_if_full(game, *agreed))
        await room.commit([e.Rematched(game=game.id)], also=Followed(row, rows))

    # --- records -----------------------------------------------------------------------------

    async def record(self, game: str, token: str) -> RecordFile:
        """Return the record: while the game runs only what the token's seat may know."""
        eyes = await self.tokens.eyes(game, token)
        room = await self.room(game)

        async def job() -> tuple[Table, str, tuple[int, ...], Ended | None, bool]:
            found = room.game
            named = _named(found)
            begun = datetime.fromtimestamp(found.times[0] / 1000, UTC)
            name = record_name(begun.date(), named.names)
            is_over = found.phase in ("over", "aborted")
            return named, name, tuple(found.given_up), _ended(found), is_over

        named, name, gave_up, ended, is_over = await room.do(job)

        def text() -> str:
            if not is_over:
                return save_for_seat(named, eyes)
            return write_record(replace(record_of(named), gave_up=gave_up, ended=ended))

        async with self._recording:  # a tenth of a second of work each: aside, one at a time
            return RecordFile(name, await asyncio.to_thread(text))

    async def course(self, game: str, token: str) -> Course:
        """Return all that ever happened to the position of a finished game."""
        await self.tokens.find(game, token)
        room = await self.room(game)

        async def job() -> tuple[Game, list[LogRow]]:
            return room.game, await self.store.log(game)

        found, rows = await room.do(job)
        if found.phase in OPEN_PHASES:
            raise ServerError(Code.NOT_NOW, "the course is shown when the game is over")
        async with self._recording:
            return await asyncio.to_thread(lambda: course_of(found, read_log(rows)))

    async def replay(self, game: str, token: str, eyes: int | None) -> bytes:
        """Return a game from its beginning as JSON (``ReplayJson``)."""
        own = await self.tokens.eyes(game, token)
        room = await self.room(game)

        async def job() -> Replay:
            return replay(room.game, own, eyes, milliseconds())

        found = await room.do(job)
        async with self._recording:
            return await asyncio.to_thread(lambda: orjson.dumps(found.to_json()))

    async def opinion(self, game: str, token: str, answers: int) -> Opinion:
        """Return what a strong bot thinks of a decision of a finished game."""
        await self.tokens.find(game, token)
        room = await self.room(game)

        async def job() -> tuple[View, tuple[int, ...]]:
            return decision_after(room.game, answers)

        seen, given = await room.do(job)
        return await self._opinions.of(room.game, answers, seen, given)

    async def import_record(self, text: str) -> ImportedGame:
        """Keep a game that has ended from its record's text."""
        try:
            record = parse_record(text)
            table = table_of(record)
        except (RecordError, ValueError) as error:
            raise ServerError(Code.MALFORMED, f"this is no record of a game: {error}") from None
        is_over = table.is_over or record.ended is not None
        if not is_over or len(table.answers) != len(record.answers):
            raise ServerError(
                Code.NOT_NOW,
                "only games that have ended can be kept here: this record has no result, and "
                "does not say that the game was given up",
            )
        options = table.options
        self._check_offered(options.modules)
        setup = GameSetup.model_validate(
            {
                "seats": [{"colour": COLOURS[seat]} for seat in range(options.players)],
                "modules": options.modules,
                "extra_cards": options.extra_cards,
                "edition": table.edition.name,
                "first": options.first,
                "mine": (),
            }
        )
        game = Game(new_game_id(), setup, b"")  # it was dealt elsewhere
        entries: list[e.Entry] = [
            e.Seated(seat=seat, name=name[:24]) for seat, name in enumerate(table.names)
        ]
        entries += grouped(table.answers)
        entries += [e.Resigned(seat=seat, level=commands.STAND_IN) for seat in record.gave_up]
        if record.ended == "resigned":
            entries[-1] = e.Resigned(seat=record.gave_up[-1], level=commands.STAND_IN, ends=True)
        elif record.ended == "aborted":
            entries.append(e.Aborted())
        created = await self._keep_new(game, entries)
        return ImportedGame(game=created.game, host=created.host, spectator=created.spectator)

    async def delete(self, game: str, token: str) -> None:
        """Delete a game and everything personal in it; needs the host's token."""
        row = await self.tokens.find(game, token)
        if row.role != Role.HOST:
            raise ServerError(Code.NOT_ALLOWED, "only the host deletes a game")
        room = await self.room(game)

        async def job() -> None:
            if room.game.phase != "waiting" and room.game.secret and room.game.is_shared:
                raise ServerError(
                    Code.NOT_NOW,
                    "others have played in this game: end it together; it is deleted by itself "
                    f"{LIFETIMES['over'] // DAY} days after it ended",
                )

        await room.do(job)
        await self._close(game)
        await self.store.delete(game)
        await self._close(game)  # if it was loaded again before it was gone

    async def _close(self, game: str) -> None:
        """Say goodbye to everybody in a room whose game is deleted."""
        loading = self._loading.get(game)
        if loading is not None:
            await asyncio.wait([loading])
        room = self._rooms.pop(game, None)
        if room is not None:
            room.close("deleted", again=False)
            await room.finished()


def _written(game: Game, entries: Sequence[e.Entry]) -> tuple[GameRow, list[LogRow]]:
    """Let the first entries of a new game happen; return what is kept of it."""
    now = milliseconds()
    for entry in entries:
        game.apply(entry, now)
    rows = [LogRow(n, now, e.write_entry(entry)) for n, entry in enumerate(entries, start=1)]
    text = game.setup.model_dump_json()
    return GameRow(game.id, text, game.secret, now, now, game.phase, game.version), rows


def _ended(game: Game) -> Ended | None:
    """Return how a game ended that was not played to its end."""
    if game.phase == "aborted":
        return "aborted"
    played_out = game.table is not None and game.table.is_over
    return "resigned" if game.phase == "over" and not played_out else None


def _named(game: Game) -> Table:
    """Return a copy of a game's table with the names of those who sit there."""
    table = game.table
    if table is None:
        raise ServerError(Code.NOT_NOW, "the game has not begun: there is nothing to record")
    named = Table.opened(table.options, edition=table.edition, names=game.names())
    named.follow(table.answers)
    return named


async def _summary_of(room: Room) -> Json:
    return summary_json(room.game)


def grouped(answers: tuple[Answer, ...]) -> list[e.Entry]:
    """Return the answers of a whole game as entries: each seat's with what chance said to it."""
    groups: list[list[e.Given]] = [[]]
    for answer in answers:
        if answer.seat is not None:
            groups.append([])
        groups[-1].append((answer.seat, answer.id))
    first, *rest = groups
    entries: list[e.Entry] = [e.Dealt(answers=tuple(first))]
    for group in rest:
        seat = group[0][0]
        assert seat is not None
        entries.append(e.Answered(seat=seat, answers=tuple(group)))
    return entries
