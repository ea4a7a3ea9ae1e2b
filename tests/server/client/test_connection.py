"""A line that breaks, comes back, and never says an answer twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection

from luxor.client.connection import Connection, Patience
from luxor.client.errors import EndedError, LineError, LineLostError, LinkError
from luxor.core.actions import Action
from luxor.core.modules import NAMES
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.client_messages import (
    Answer,
    Chat,
    ClientMessage,
    Hello,
    Undo,
)
from luxor.server.protocol.setup import GameSetup
from tests.server.client.small_server import (
    SPECTATOR,
    TOKENS,
    DroppedError,
    SkippedError,
    SmallServer,
    seats,
)

pytestmark = pytest.mark.compiled

QUICK = Patience(first=0.005, most=0.05, give_up=20.0)
SETUP = GameSetup(seats=seats(2), first=0)


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test that must not hang."""

    async def limited() -> None:
        async with asyncio.timeout(30):
            await test

    asyncio.run(limited())


def line_to(server: SmallServer, *tokens: str, **more: Any) -> Connection:
    return Connection(server.address, tokens or [TOKENS[0]], patience=QUICK, **more)


def once(kind: type, do: Callable[[], Any]) -> Callable[[ServerConnection, ClientMessage], Any]:
    """Return a fault that happens at the first message of a kind."""
    done: list[bool] = []

    def fault(_: ServerConnection, message: ClientMessage) -> Any:
        if isinstance(message, kind) and not done:
            done.append(True)
            return do()
        return None

    return fault


def drop() -> None:
    raise DroppedError


def answers_heard(server: SmallServer) -> list[Answer]:
    return [message for message in server.heard if isinstance(message, Answer)]


def hellos(server: SmallServer) -> list[Hello]:
    return [message for message in server.heard if isinstance(message, Hello)]


async def test_a_seat_sees_its_view_its_options_and_what_happens() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        seat = line.seat()
        assert seat.number == 0
        assert seat.view() == server.table.view(0)
        assert seat.decision is not None
        assert [o.id for o in seat.decision.options] == [
            option.id for option in server.table.view(0).options
        ]
        before = len(line.known.events(0))
        answered = await seat.answer(seat.decision.options[0].id)
        assert answered.taken == 1
        assert answered.version == server.version == line.known.room.version
        assert seat.view() == server.table.view(0)
        assert line.known.events(0) == server.table.events(0)
        assert len(line.known.events(0)) > before


async def test_an_answer_that_was_not_taken_when_the_line_broke_is_sent_again() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        server.before = once(Answer, drop)
        seat = line.seat()
        assert seat.decision is not None
        answered = await seat.answer(seat.decision.options[0].id)
        assert answered.taken == 1
        assert server.answered == 1
        assert len(answers_heard(server)) == 2
        assert line.losses == 1


async def test_an_answer_that_was_taken_when_the_line_broke_is_not_sent_again() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        server.after = once(Answer, drop)
        seat = line.seat()
        assert seat.decision is not None
        answered = await seat.answer(seat.decision.options[0].id)
        assert answered.taken is None
        assert answered.version == server.version
        assert server.answered == 1
        assert len(answers_heard(server)) == 1
        assert seat.view() == server.table.view(0)


async def test_after_a_loss_a_client_says_which_version_it_has_and_gets_the_rest() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        await server.stop()
        await line.until(lambda: not line.is_open)
        while server.table.asked == 0:  # the game goes on without it
            server.table.play(server.table.view(0).options[0])
        await server.changed("answered", 0)
        await server.start()
        await line.until(lambda: line.is_open)
        assert [hello.version for hello in hellos(server)] == [None, 1]
        assert line.known.events(0) == server.table.events(0)
        assert line.seat().view() == server.table.view(0)


async def test_what_is_said_while_the_line_is_down_waits_for_it() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        await server.stop()
        await line.until(lambda: not line.is_open)
        said = asyncio.create_task(line.seat().chat("hello?"))
        await asyncio.sleep(0.05)
        assert not said.done()
        await server.start()
        await said
        await line.until(lambda: [c.text for c in line.known.chat] == ["hello?"])


@pytest.mark.parametrize("end", ["undo", "take_back"])
async def test_what_is_taken_back_is_followed(end: str) -> None:
    async with (
        SmallServer(SETUP) as server,
        line_to(server) as line,
        line_to(server, TOKENS[1]) as other,
    ):
        seat = line.seat()
        seen = seat.view()
        assert seat.decision is not None
        await seat.answer(seat.decision.options[0].id)
        assert seat.view() != seen
        if end == "undo":
            assert seat.can_undo
            await seat.undo()
        else:
            server.table.take_back(server.table.version - 1)
            await server.changed("taken_back")
        await line.until(lambda: line.known.version == server.version)
        assert seat.view() == seen == server.table.view(0)
        await other.until(lambda: other.known.version == server.version)
        assert other.seat().view() == server.table.view(1)


async def test_something_taken_back_while_the_line_was_down_is_followed() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        seat = line.seat()
        assert seat.decision is not None
        await seat.answer(seat.decision.options[0].id)
        await server.stop()
        await line.until(lambda: not line.is_open)
        server.table.undo(0)
        await server.changed("undone", 0)
        server.table.play(server.table.view(0).options[-1])
        await server.changed("answered", 0)
        await server.start()
        await line.until(lambda: line.is_open)
        assert line.known.events(0) == server.table.events(0)
        assert seat.view() == server.table.view(0)


async def test_refusals_are_raised_with_their_code() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        with pytest.raises(ServerError, match="not possible") as refusal:
            await line.seat().answer(Action.parse("a1+5"))
        assert refusal.value.code == Code.NOT_AN_OPTION
        server.version += 1
        server._events.append(server._events[-1])
        with pytest.raises(ServerError, match="gone on") as refusal:
            await line.seat().undo()
        assert refusal.value.code == Code.STALE


async def test_a_refusal_without_a_number_is_for_what_was_asked_first() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:

        async def refuse(socket: ServerConnection, message: ClientMessage) -> None:
            if isinstance(message, Chat) and message.text == "one too many":
                await server._refuse(socket, None, "too_often", "wait a little")
                raise SkippedError

        server.before = refuse
        first, second = await asyncio.gather(
            line.seat().chat("one too many"), line.seat().chat("fine"), return_exceptions=True
        )
        assert isinstance(first, ServerError)
        assert first.code == Code.TOO_OFTEN
        assert second is None


async def test_what_is_asked_besides_answers_is_not_repeated_by_itself() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        server.before = once(Undo, drop)
        seat = line.seat()
        assert seat.decision is not None
        await seat.answer(seat.decision.options[0].id)
        with pytest.raises(LineLostError):
            await seat.undo()
        await line.until(lambda: line.is_open)
        assert seat.can_undo
        await seat.undo()
        assert sum(isinstance(message, Undo) for message in server.heard) == 2


async def test_a_token_that_nobody_knows_is_refused_at_once() -> None:
    async with SmallServer(SETUP) as server:
        with pytest.raises(ServerError) as refusal:
            await line_to(server, "x" * 43).open()
        assert refusal.value.code == Code.NOT_KNOWN
        assert len(hellos(server)) == 1


async def test_where_nobody_answers_the_first_time_it_is_said_at_once() -> None:
    server = SmallServer(SETUP)
    await server.start()
    await server.stop()
    with pytest.raises(LineError, match="cannot be reached"):
        await line_to(server).open()


async def test_a_goodbye_for_good_ends_the_connection() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        await server.everybody(type="bye", reason="deleted", again=False)
        with pytest.raises(EndedError) as end:
            await line.until(lambda: False)
        assert end.value.reason == "deleted"
        with pytest.raises(EndedError):
            await line.seat().chat("anybody?")
        assert len(hellos(server)) == 1


async def test_a_goodbye_for_now_is_followed_by_another_hello() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        await server.everybody(type="bye", reason="too_slow", again=True)
        await line.until(lambda: line.losses == 1 and line.is_open)
        assert len(hellos(server)) == 2
        await line.seat().chat("here again")


async def test_patience_has_an_end() -> None:
    server = SmallServer(SETUP)
    await server.start()
    patience = Patience(first=0.01, most=0.01, give_up=0.1)
    async with Connection(server.address, [TOKENS[0]], patience=patience) as line:
        await server.stop()
        with pytest.raises(LineError, match="cannot be reached"):
            await line.until(lambda: False)
        assert line.failure is not None


def test_waits_grow_up_to_a_limit_and_differ() -> None:
    patience = Patience(first=1.0, factor=2.0, most=5.0)
    for losses, longest in ((1, 1.0), (2, 2.0), (3, 4.0), (4, 5.0), (1000, 5.0)):
        waits = {patience.wait(losses) for _ in range(50)}
        assert len(waits) > 1
        assert all(longest / 2 <= wait <= longest for wait in waits)


async def test_messages_and_fields_of_newer_servers_are_ignored() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        for socket in server._lines:
            await socket.send('{"type":"fireworks","colour":"red"}')
            await socket.send(
                '{"type":"presence","connected":[1],"away":{},"spectators":3,"mood":"fine"}'
            )
        await line.until(lambda: line.known.spectators == 3)
        assert line.known.connected == [1]
        assert line.losses == 0


@pytest.mark.parametrize("nonsense", ["", "[]", "\x00", '{"type":"presence"}', '"update"'])
async def test_who_does_not_speak_the_protocol_is_left(nonsense: str) -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        for socket in list(server._lines):
            await socket.send(nonsense)
        with pytest.raises(LineError, match="does not speak the protocol"):
            await line.until(lambda: False)


async def test_a_gap_in_the_events_is_noticed_and_all_are_asked_for() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        server._events[-1] += 5  # it forgets to send some
        while server.table.asked == 0:
            server.table.play(server.table.view(0).options[0])
        await server.changed("answered", 0)
        await line.until(lambda: line.losses == 1 and line.is_open)
        assert [hello.version for hello in hellos(server)] == [None, None]
        assert line.seat().view() == server.table.view(0)


async def test_events_that_cannot_happen_are_not_followed() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        line.known._syncs[0].events.append({"event": "key_taken", "seat": 300})
        with pytest.raises(LineError, match="cannot happen"):
            line.seat().view()


async def test_several_seats_share_a_line() -> None:
    async with SmallServer(SETUP) as server, line_to(server, *TOKENS[:2]) as line:
        assert line.known.welcome.seats == [0, 1]
        for number in (0, 1):
            assert line.seat(number).view() == server.table.view(number)
        with pytest.raises(LinkError, match="not mine"):
            line.seat()
        with pytest.raises(LinkError, match="not mine"):
            line.seat(2)


async def test_a_spectator_looks_and_speaks_but_has_no_seat() -> None:
    async with SmallServer(SETUP) as server, line_to(server, SPECTATOR) as line:
        assert line.onlooker.view() == server.table.view(None)
        await line.onlooker.chat("nice")
        assert any(isinstance(message, Chat) for message in server.heard)
        with pytest.raises(LineError, match="no seat"):
            await line.onlooker.sit("me")
        with pytest.raises(LinkError, match="spectator"):
            line.seat()


async def test_a_seat_that_is_granted_is_taken_with_its_token() -> None:
    async with SmallServer(SETUP) as server, line_to(server, SPECTATOR) as line:
        await server.everybody(type="granted", game="g", seat=1, token=TOKENS[1])
        await line.until(lambda: line.losses == 1 and line.is_open)
        assert line.seat().number == 1
        assert line.seat().view() == server.table.view(1)
        assert [granted.token for granted in line.known.granted] == [TOKENS[1]]


async def test_a_seat_in_another_game_is_only_noted() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        await server.everybody(type="granted", game="next", seat=1, token=TOKENS[1])
        await line.until(lambda: bool(line.known.granted))
        await line.ping()
        assert line.losses == 0


async def test_hints_are_returned_and_previews_kept() -> None:
    async with SmallServer(SETUP) as server, line_to(server, previews=True) as line:
        seat = line.seat()
        hint = await seat.hint()
        assert [(option.id, option.chance) for option in hint.options] == [(0, 0.5)]
        assert seat.preview is None
        await server.everybody(type="preview", version=server.version, seat=0, steps=[])
        await line.until(lambda: seat.preview is not None)
        assert [hello.preview for hello in hellos(server)] == [True]


async def test_events_that_do_not_lead_to_the_servers_view_are_noticed() -> None:
    async with SmallServer(SETUP) as server, line_to(server) as line:
        seat = line.seat()
        assert seat.decision is not None
        server.distort = lambda events: events[:-1]
        await seat.answer(seat.decision.options[0].id)
        with pytest.raises(LineError, match="do not lead to the view"):
            seat.view()


async def test_a_closed_connection_says_so() -> None:
    async with SmallServer(SETUP) as server:
        async with line_to(server) as line:
            seat = line.seat()
        with pytest.raises(LineError, match="closed"):
            await seat.chat("too late")


async def test_views_are_right_at_every_answer_of_a_game_with_all_modules() -> None:
    setup = GameSetup(seats=seats(3), modules=NAMES, first=1)
    async with SmallServer(setup) as server, line_to(server, *TOKENS[:3], SPECTATOR) as line:
        for number in range(60):
            asked = server.table.asked
            if asked is None:
                break
            options = line.seat(asked).part.decision
            assert options is not None
            await line.seat(asked).answer(options.options[number % len(options.options)].id)
            for seat in range(3):
                assert line.seat(seat).view() == server.table.view(seat)
