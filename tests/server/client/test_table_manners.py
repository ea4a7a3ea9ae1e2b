"""What people do at a table of the real server, asked for by the client."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable

import pytest

from luxor.client.api import Api
from luxor.client.connection import Connection
from luxor.client.errors import EndedError, LineError, LinkError
from luxor.client.fairness import check_course
from luxor.client.seat import Seat
from luxor.client.sync import plain_events
from luxor.core.actions import Action
from luxor.notation.record import Record
from luxor.notation.seat_record import SeatRecord, parse_any_record
from luxor.server.errors import Code, ServerError
from luxor.server.protocol.http import CreatedGame
from tests.server.client.real_server import RealServer
from tests.server.client.test_online import line_to, setup_of

pytestmark = pytest.mark.compiled

LEFT = Action.parse("left")


@contextlib.asynccontextmanager
async def at_table(
    server: RealServer,
) -> AsyncIterator[tuple[Api, CreatedGame, Connection, Connection]]:
    """Make a new table of two persons, who sit there already."""
    api = Api(server.base)
    game = await api.create(setup_of(2, first=0))
    async with line_to(server, game, 0) as ada, line_to(server, game, 1) as bea:
        await ada.seat().sit("Ada")
        await bea.seat().sit("Bea")
        for line in (ada, bea):
            await line.until(lambda line=line: line.known.room.phase == "playing")  # type: ignore[misc]
        yield api, game, ada, bea


async def refused(asked: Awaitable[object], code: Code) -> str:
    """Make sure that something is refused; return why."""
    with pytest.raises(ServerError) as refusal:
        await asked
    assert refusal.value.code == code, refusal.value.text
    return refusal.value.text


async def any_answer(seat: Seat) -> None:
    """Answer the decision that is, or comes to be, open."""
    await seat.connection.until(lambda: seat.decision is not None)
    assert seat.decision is not None
    await seat.answer(seat.decision.options[0].id)


async def test_answers_out_of_turn_or_too_late_are_refused(server: RealServer) -> None:
    async with at_table(server) as (_, __, ada, bea):
        await bea.until(lambda: bea.known.room.asked == 0)
        await refused(bea.seat().answer(LEFT), Code.OUT_OF_TURN)
        await refused(ada.seat().answer(Action.parse("a1+6")), Code.NOT_AN_OPTION)
        room = ada.known.room
        await any_answer(ada.seat())
        ada.known._room = room  # as if it had not heard of it yet
        await refused(ada.seat().answer(LEFT), Code.STALE)


async def answer_in_gestures(ada: Connection, bea: Connection) -> None:
    """Give six answers at a time, until more than one is taken."""
    for _step in range(200):
        line = ada if ada.known.room.asked == 0 else bea
        seat = line.seat()
        await line.until(lambda seat=seat: seat.decision is not None)  # type: ignore[misc]
        assert seat.decision is not None
        before = line.known.room.answers
        done = await seat.answer(seat.decision.options[0].id, *[LEFT] * 5)
        assert done.taken is not None
        assert 1 <= done.taken <= 6
        assert line.known.room.answers >= before + done.taken
        other = bea if line is ada else ada
        await other.until(lambda o=other, d=done: o.known.room.version >= d.version)  # type: ignore[misc]
        if done.taken > 1 or line.known.is_over:
            return


async def test_a_gesture_is_taken_as_far_as_it_goes(server: RealServer) -> None:
    async with at_table(server) as (_, __, ada, bea):
        with pytest.raises(ServerError, match="not possible"):
            await answer_in_gestures(ada, bea)


async def test_what_is_answered_is_undone_or_taken_back_by_consent(server: RealServer) -> None:
    async with at_table(server) as (_, __, ada, bea):
        seat = ada.seat()
        while not seat.can_undo:
            await any_answer(ada.seat() if ada.known.room.asked == 0 else bea.seat())
            version = max(ada.known.room.version, bea.known.room.version)
            await ada.until(lambda v=version: ada.known.room.version >= v)  # type: ignore[misc]
            await bea.until(lambda v=version: bea.known.room.version >= v)  # type: ignore[misc]
        answers = ada.known.room.answers
        await seat.undo()
        assert ada.known.room.answers == answers - 1
        assert seat.view().asked == 0
        await any_answer(seat)
        await seat.propose("take_back")
        (proposal,) = ada.known.room.proposals
        assert (proposal.by, proposal.what, proposal.waits_for) == (0, "take_back", [1])
        await bea.until(lambda: bool(bea.known.room.proposals))
        await refused(seat.vote(proposal.proposal, yes=True), Code.NOT_NOW)
        await bea.seat().vote(proposal.proposal, yes=True)
        assert bea.known.room.answers == proposal.to
        assert bea.known.room.proposals == []
        await ada.until(lambda: ada.known.room.answers == proposal.to)
        assert seat.decision is not None


async def test_hints_chat_and_presence(server: RealServer) -> None:
    async with at_table(server) as (_, game, ada, bea):
        await ada.until(lambda: ada.seat().decision is not None)
        hint = await ada.seat().hint()
        decision = ada.seat().decision
        assert decision is not None
        ids = sorted(option.id for option in decision.options)
        assert sorted(option.id for option in hint.options) == ids
        await refused(bea.seat().hint(), Code.OUT_OF_TURN)
        await ada.until(lambda: ada.seat().preview is not None)
        ahead = ada.seat().preview
        assert ahead is not None
        gesture = [rows[0].id for rows in (hint.options, *hint.then)]
        assert [step.option.id for step in ahead.steps] == ids
        steps = ahead.steps
        for number in gesture:
            (step,) = [step for step in steps if step.option.id == number]
            steps = step.next or []
        assert step.then is not None
        assert bea.known.previews == {}
        since = len(ada.known.events(0))
        await ada.seat().answer(ahead.steps[-1].option.id)
        shown = [event["event"] for event in ahead.steps[-1].events]
        happened = [event["event"] for event in ada.known.events(0)[since:]]
        assert happened[: len(shown)] == shown
        await ada.seat().chat("good luck")
        await bea.until(lambda: [line.text for line in bea.known.chat] == ["good luck"])
        async with line_to(server, game) as onlooker:
            assert onlooker.known.welcome.role == "spectator"
            assert onlooker.onlooker.view().seat is None
            assert [line.text for line in onlooker.known.chat] == ["good luck"]
            await ada.until(lambda: ada.known.spectators == 1)
        await ada.until(lambda: ada.known.spectators == 0)
        assert ada.known.connected == [0, 1]


async def test_getting_up_and_giving_up(server: RealServer) -> None:
    async with at_table(server) as (_, __, ada, bea):
        await bea.seat().leave()
        assert bea.seat().form.kind == "away"
        await bea.seat().sit("Bea")
        assert bea.seat().form.kind == "person"
        await bea.seat().resign()
        await ada.until(lambda: ada.known.is_over)
        assert ada.known.room.result is not None
        assert ada.known.room.result.reason == "resigned"
        assert ada.known.room.result.ranking == [[0], [1]]


async def test_the_host_lets_bots_fill_seats_and_a_person_takes_over(server: RealServer) -> None:
    game = await Api(server.base).create(setup_of(3, mine=(0,)))
    socket = server.link(game.game, game.host).socket
    async with (
        Connection(socket, [game.host]) as host,
        line_to(server, game, 0) as ada,
        line_to(server, game) as guest,
    ):
        assert host.known.welcome.role == "host"
        await refused(ada.fill(1, "tourist"), Code.NOT_ALLOWED)
        await host.fill(1, "tourist")
        await host.fill(2, "tourist")
        await ada.seat().sit("Ada")
        await ada.until(lambda: ada.known.room.phase == "playing")
        await guest.until(lambda: guest.known.room.asked == 0)  # bots do not interfere now
        await guest.onlooker.propose("take_over", whose=2, name="Gus")
        await ada.until(lambda: bool(ada.known.room.proposals))
        await ada.seat().vote(ada.known.room.proposals[0].proposal, yes=True)
        await guest.until(lambda: guest.is_open and guest.known.welcome.seats == [2])
        seat = guest.seat()
        assert (seat.form.name, seat.form.kind) == ("Gus", "person")
        assert seat.view().hand(2)[0] is not None
        assert seat.view().hand(0)[0] is None


async def test_whoever_has_the_tables_link_takes_the_first_free_seat(server: RealServer) -> None:
    game = await Api(server.base).create(setup_of(2, mine=(0,), first=0))
    async with (
        line_to(server, game, 0) as ada,
        line_to(server, game) as guest,
        line_to(server, game) as late,
    ):
        await ada.seat().sit("Ada")
        seat = await guest.take_seat("Bea")
        assert (seat.number, guest.known.devices) == (1, {1: 1})
        await guest.until(lambda: guest.known.room.phase == "playing")
        assert None not in seat.view().hand(1)
        with pytest.raises(LinkError, match="no seat is free"):
            await late.take_seat("Cat")
        await guest.until(lambda: guest.is_open)
        await late.claim(1)
        await guest.until(lambda: bool(guest.known.room.proposals))
        await seat.vote(guest.known.room.proposals[0].proposal, yes=True)
        await late.until(lambda: late.is_open and late.known.welcome.seats == [1])
        assert late.known.claiming[0].token == late.known.granted[0].token
        assert guest.known.devices == {1: 2}
        await Api(server.base).sign_out(game.game, late.known.granted[0].token)
        with pytest.raises(EndedError, match="signed_out"):
            await guest.until(lambda: False)


async def test_a_rematch_gives_everybody_a_seat(server: RealServer) -> None:
    async with at_table(server) as (api, game, ada, bea):
        await ada.seat().propose("abort")
        await bea.until(lambda: bool(bea.known.room.proposals))
        await bea.seat().vote(bea.known.room.proposals[0].proposal, yes=True)
        await ada.until(lambda: ada.known.room.phase == "aborted")
        await ada.seat().propose("rematch")
        await bea.until(lambda: bool(bea.known.room.proposals))
        await bea.seat().vote(bea.known.room.proposals[0].proposal, yes=True)
        await ada.until(lambda: ada.known.room.rematch is not None)
        following = ada.known.room.rematch or ""
        socket = server.link(following, game.spectator).socket
        async with (
            Connection(socket, [game.seats[0].token], after=ada) as first,
            Connection(socket, [game.seats[1].token], after=bea) as second,
        ):
            await first.seat().sit("Ada")  # who gave up has to say so
            for number, again in enumerate((first, second)):
                assert again.known.welcome.seats == [number]
                assert again.known.welcome.setup.first == 1
                await again.until(lambda line=again: line.known.room.phase == "playing")  # type: ignore[misc]
            await first.seat().resign()
            course = await api.course(following, game.seats[0].token)
            assert check_course(course, first.known.witness).added == (0, 1)
        mine = (await api.my_games(("x" * 43, game.seats[1].token))).games
        assert {(one.game, one.token, one.seat) for one in mine} == {
            (game.game, 1, 1),
            (following, 1, 1),
        }
        await api.delete(following, game.host)
        (left,) = (await api.my_games((game.seats[1].token,))).games
        assert left.game == game.game


async def test_records_are_for_those_who_may_have_them(server: RealServer) -> None:
    async with at_table(server) as (api, game, ada, bea):
        await any_answer(ada.seat())
        for token, seat in ((game.seats[0].token, 0), (game.spectator, None)):
            record = parse_any_record(await api.record(game.game, token))
            assert isinstance(record, SeatRecord)
            assert record.seat == seat
        (running,) = (await api.my_games((game.seats[0].token,))).games
        assert running.result is None
        await bea.seat().resign()
        full = parse_any_record(await api.record(game.game, game.spectator))
        assert isinstance(full, Record)
        (over,) = (await api.my_games((game.seats[0].token,))).games
        assert over.result is not None
        assert (over.result.reason, over.result.ranking) == ("resigned", [[0], [1]])


async def test_over_http(server: RealServer) -> None:
    api = Api(server.base)
    choices = await api.choices()
    assert "scholar" in [level["name"] for level in choices.levels]
    game = await api.create(choices.defaults)
    assert len(game.seats) == 1
    token = game.seats[0].token
    await refused(api.record(game.game, token), Code.NOT_NOW)
    mine = (await api.my_games((token, game.host, "x" * 43))).games
    assert sorted((summary.role, summary.seat) for summary in mine) == [
        ("host", None),
        ("seat", 0),
    ]
    once = await api.device_token(game.game, token)
    redeemed = await api.redeem(once.token)
    assert (redeemed.game, redeemed.role, redeemed.seat) == (game.game, "seat", 0)
    await refused(api.redeem(once.token), Code.NOT_KNOWN)
    await refused(api.delete(game.game, token), Code.NOT_ALLOWED)
    await refused(api.record("nowhere", token), Code.NOT_KNOWN)
    await refused(api.import_record("nonsense"), Code.MALFORMED)


async def test_a_deleted_game_ends_every_line_to_it(server: RealServer) -> None:
    async with at_table(server) as (api, game, ada, __):
        await api.delete(game.game, game.host)
        with pytest.raises(EndedError) as end:
            await ada.until(lambda: False)
        assert end.value.reason == "deleted"
        assert (await api.my_games((game.host,))).games == []


async def test_a_game_that_is_not_there_is_refused(server: RealServer) -> None:
    line = Connection(server.link("nowhere", "x" * 43).socket, ["x" * 43])
    await refused(line.open(), Code.NOT_KNOWN)
    with pytest.raises(LineError):
        await Connection(f"{server.base.replace('http', 'ws')}/other", ["x" * 43]).open()


async def test_replays_and_opinions(server: RealServer) -> None:
    async with at_table(server) as (api, game, ada, bea):
        token = game.seats[0].token
        await any_answer(ada.seat())
        shown = await api.replay(game.game, token, 0)
        assert plain_events(shown.events) == ada.known.events(0)
        assert [mark.seat for mark in shown.marks] == [0]
        await refused(api.replay(game.game, token, 1), Code.NOT_ALLOWED)
        await refused(api.opinion(game.game, token, shown.marks[0].answers), Code.NOT_NOW)
        await ada.seat().resign()
        await bea.until(lambda: bea.known.is_over)
        others = await api.replay(game.game, token, 1)
        assert plain_events(others.events) == bea.known.events(1)
        assert (await api.replay(game.game, token)).eyes is None
        opinion = await api.opinion(game.game, token, shown.marks[0].answers)
        assert opinion.seat == 0
        assert opinion.given in [option.id for option in opinion.options]
        shared = await api.share(game.game, token)
        theirs = await api.replay(game.game, shared.token, 0)
        assert plain_events(theirs.events) == ada.known.events(0)
