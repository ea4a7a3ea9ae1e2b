"""A game at the server is a value of its log."""

from __future__ import annotations

import hashlib

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.play.dealer import SecretDealer
from luxor.play.table import Table
from luxor.server.errors import Code, ServerError
from luxor.server.game import commands, messages
from luxor.server.game import entries as e
from luxor.server.game.course import course_of
from luxor.server.game.game import Game
from luxor.server.protocol.server_messages import RoomJson, SeatPart
from luxor.server.rooms.updates import Updates
from tests.server.game.games import SECRET, Logged

pytestmark = pytest.mark.compiled

LEFT = Action.parse("left").id


def refused(code: Code) -> pytest.RaisesExc[ServerError]:
    """Expect a refusal with a code."""
    return pytest.raises(ServerError, check=lambda error: error.code == code)


def same(one: Game, other: Game) -> bool:
    """Return whether two games cannot be told apart by anybody."""
    seats = [None, *range(len(one.seats))]
    return messages.room_json(one, 0) == messages.room_json(other, 0) and all(
        Updates().part(one, seat, 0) == Updates().part(other, seat, 0) for seat in seats
    )


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, ()), (3, NAMES), (5, NAMES)])
def test_the_log_alone_leads_to_the_same_game(players: int, modules: tuple[str, ...]) -> None:
    logged = Logged(players, modules=modules).sit_all()
    for _ in range(6):
        logged.play(9)
        assert same(logged.rebuilt(), logged.game)
    logged.play(10_000)
    assert logged.game.phase == "over"
    assert same(logged.rebuilt(), logged.game)


def test_nothing_is_asked_of_a_person_whom_a_bot_replaces() -> None:
    logged = Logged(2).sit_all()
    assert Updates().part(logged.game, 0, None)["decision"]
    logged.propose(0, "bot", whose=0)
    assert logged.game.asked == 0
    assert Updates().part(logged.game, 0, None)["decision"] is None
    logged.do(commands.sit(logged.game, 0, "Ann"))
    assert Updates().part(logged.game, 0, None)["decision"]


@pytest.mark.parametrize("modules", [(), NAMES])
def test_parts_and_rooms_fit_the_models_of_the_protocol(modules: tuple[str, ...]) -> None:
    logged = Logged(3, modules=modules, clock={"turn": 60, "game": 900})
    while True:
        RoomJson.model_validate(messages.room_json(logged.game, logged.now))
        for seat in (None, 0, 1, 2):
            SeatPart.model_validate(Updates().part(logged.game, seat, 0))
            SeatPart.model_validate(Updates().part(logged.game, seat, None))
        if logged.game.phase == "over":
            break
        if logged.game.phase == "waiting":
            logged.sit_all()
        logged.play(40)


def test_only_the_seat_that_is_asked_gets_options() -> None:
    logged = Logged(3).sit_all()
    parts = [Updates().part(logged.game, seat, 0) for seat in (None, 0, 1, 2)]
    assert [part["decision"] is not None for part in parts] == [False, True, False, False]


def test_the_secret_is_told_at_the_end_and_its_digest_before() -> None:
    logged = Logged().sit_all()
    assert messages.room_json(logged.game, 0)["secret"] is None
    commitment = messages.room_json(logged.game, 0)["commitment"]
    logged.play(10_000)
    form = messages.room_json(logged.game, 0)
    assert form["secret"] == SECRET.hex()
    assert form["commitment"] == commitment
    assert SECRET.hex() not in commitment


def test_chance_goes_on_with_fresh_draws_after_something_was_taken_back() -> None:
    logged = Logged().sit_all().play(20)
    table = logged.table
    last = max(n for n, answer in enumerate(table.answers) if answer.seat is not None)
    drawn = logged.game.drawn
    logged.do([e.TakenBack(to=last)])
    assert logged.game.drawn == drawn, "what was drawn is used up"
    seat, first = table.asked, table.decision
    assert seat is not None
    assert first is not None
    entries = commands.answer(logged.game, seat, [first.options[0].id]).entries
    state = table.snapshot()
    state.events = None
    (given,) = entries
    assert isinstance(given, e.Answered)
    dealer = SecretDealer(SECRET, drawn)
    for who, number in given.answers:
        if who is None:
            assert state.asks == k.CHANCE
            assert number == dealer.draw(state)
        engine.answer(state, number)


# --- playing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, NAMES)])
def test_an_answer_that_was_played_already_is_adopted_as_it_is(
    players: int, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Logged(players, modules=modules).sit_all()
    rng = Rng(3)
    monkeypatch.setattr(Table, "follow", None)
    while (decision := here.table.decision) is not None:
        chosen = decision.options[rng.below(len(decision.options))]
        move = commands.answer(here.game, decision.seat, [chosen.id])
        (entry,) = move.entries
        here.game.apply(entry, here.now, move.played)
        here.log.append((here.now, entry))
    monkeypatch.undo()
    assert here.game.phase == "over"
    assert same(here.rebuilt(), here.game)
    assert here.rebuilt().table is not None
    assert here.table.answers == here.rebuilt().table.answers  # type: ignore[union-attr]


def test_what_was_played_before_the_table_went_on_is_not_adopted() -> None:
    logged = Logged().sit_all()
    decision = logged.table.decision
    assert decision is not None
    move = commands.answer(logged.game, 0, [decision.options[0].id])
    logged.play(1)
    with pytest.raises(ValueError, match="gone on"):
        logged.table.adopt(move.played)


def test_a_gesture_stops_where_chance_or_another_seat_comes_in() -> None:
    logged = Logged().sit_all()
    table = logged.table
    entries, _, taken = commands.answer(logged.game, 0, [LEFT, LEFT, LEFT])
    before = table.version
    logged.do(entries)
    own = [answer for answer in table.answers[before:] if answer.seat == 0]
    assert taken == len(own) >= 1


def test_a_gesture_with_an_impossible_answer_is_refused_whole() -> None:
    logged = Logged().sit_all()
    table = logged.table
    version = table.version
    with refused(Code.NOT_AN_OPTION):
        commands.answer(logged.game, 0, [Action.parse("a1+3").id])
    with refused(Code.MALFORMED):
        commands.answer(logged.game, 0, [k.ACTIONS])
    with refused(Code.OUT_OF_TURN):
        commands.answer(logged.game, 1, [LEFT])
    assert table.version == version


def test_nothing_is_answered_before_the_game_and_after_it() -> None:
    logged = Logged()
    with refused(Code.NOT_NOW):
        commands.answer(logged.game, 0, [LEFT])
    logged.sit_all().play(10_000)
    with refused(Code.NOT_NOW):
        commands.answer(logged.game, 0, [LEFT])


def test_undo_brings_back_the_decision_and_its_events() -> None:
    logged = Logged(modules=NAMES).sit_all()
    table = logged.table
    seat = before = 0
    form: dict[str, object] = {}
    for _ in range(200):
        seat, before = table.asked or 0, table.event_count
        form = Updates().part(logged.game, seat, 0)
        logged.play(1)
        if table.can_undo(seat):
            break
    version = logged.game.version
    logged.do(commands.undo(logged.game, seat))
    assert Updates().part(logged.game, seat, 0)["snapshot"] == form["snapshot"]
    assert table.event_count == before
    assert logged.game.events_since(version) == before, "what one had is cut back"
    with refused(Code.NOT_NOW):
        commands.undo(logged.game, 1 - seat)


# --- who sits where --------------------------------------------------------------------------


def test_the_game_begins_when_nobody_is_missing() -> None:
    logged = Logged(3, bots=(1,))
    logged.do(commands.sit(logged.game, 0, "Ann"))
    assert logged.game.phase == "waiting"
    logged.do(commands.fill(logged.game, 2, "pupil"))
    assert logged.game.phase == "playing"
    assert [seat.kind for seat in logged.game.seats] == ["person", "bot", "bot"]
    with refused(Code.NOT_NOW):
        commands.fill(logged.game, 2, "tourist")


def test_two_people_have_two_names() -> None:
    logged = Logged()
    logged.do(commands.sit(logged.game, 0, "Ann"))
    with refused(Code.NAME_TAKEN):
        commands.sit(logged.game, 1, "Ann")
    assert commands.sit(logged.game, 0, "Ann") == []


def test_who_comes_back_takes_the_seat_back_from_a_bot() -> None:
    logged = Logged(3).sit_all()
    logged.do(commands.leave(logged.game, 1))
    assert logged.game.seats[1].kind == "away"
    logged.propose(0, "bot", whose=1, absent=[1])
    assert logged.game.seats[1].to_json()["stand_in"]
    logged.do(commands.sit(logged.game, 1, "Another name"))
    assert (logged.game.seats[1].kind, logged.game.seats[1].name) == ("person", "Player 1")
    assert same(logged.rebuilt(), logged.game)


def test_names_change_only_before_the_game_and_not_for_ever() -> None:
    logged = Logged(2)
    for number in range(commands.MOST_NAMES + 1):
        logged.do(commands.sit(logged.game, 0, f"Ani {number}"))
    with refused(Code.TOO_MANY):
        commands.sit(logged.game, 0, "Ani")
    logged.do(commands.sit(logged.game, 1, "Ben"))
    assert logged.game.phase == "playing"
    with refused(Code.NOT_NOW):
        commands.sit(logged.game, 1, "Benjamin")


@pytest.mark.parametrize("what", ["take_back", "abort"])
def test_what_takes_something_from_others_waits_for_them(what: str) -> None:
    logged = Logged(3).sit_all().play(60)
    number = logged.propose(0, what, absent=[1, 2])
    assert logged.game.proposals[number].waits_for == [1, 2]


def test_who_leaves_before_the_start_is_missing() -> None:
    logged = Logged(2)
    logged.do(commands.sit(logged.game, 0, "Ann"))
    logged.do(commands.leave(logged.game, 0))
    logged.do(commands.sit(logged.game, 1, "Bea"))
    assert logged.game.phase == "waiting"
    logged.do(commands.fill(logged.game, 0, "tourist"))
    assert logged.game.phase == "playing"
    assert (logged.game.seats[0].kind, logged.game.seats[0].name) == ("bot", None)
    assert same(logged.rebuilt(), logged.game)


def test_nobody_takes_back_what_a_bot_answered_for_them() -> None:
    logged = Logged(3).sit_all().play(20)
    while not logged.table.can_undo(0):
        logged.play(1)
    assert Updates().part(logged.game, 0, 0)["can_undo"] is True
    logged.do(commands.resign(logged.game, 0))
    assert logged.table.can_undo(0)
    assert Updates().part(logged.game, 0, 0)["can_undo"] is False
    with refused(Code.NOT_NOW):
        commands.undo(logged.game, 0)


def test_spectators_do_not_fill_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_ASKED_FOR_SEATS", 3)
    logged = Logged(3, bots=(2,)).sit_all()
    for number in range(3):
        proposal = logged.propose(None, "take_over", whose=2, name=f"Zoe {number}")
        logged.vote(0, proposal, yes=False)
    with refused(Code.TOO_MANY):
        logged.propose(None, "take_over", whose=2, name="Zoe")


def test_a_full_log_does_not_keep_a_bot_from_standing_in(monkeypatch: pytest.MonkeyPatch) -> None:
    logged = Logged(2).sit_all()
    monkeypatch.setattr(commands, "MOST_ENTRIES", logged.game.version)
    wish = e.Proposed(by=0, what="bot", whose=1)
    with refused(Code.TOO_MANY):
        commands.propose(logged.game, e.Proposed(by=0, what="bot", whose=0))
    logged.do(commands.propose(logged.game, wish, commands.Around(away={1: 120.0})))
    assert logged.game.seats[1].has_stand_in


def test_nobody_chooses_a_weak_bot_for_an_opponent() -> None:
    logged = Logged(2).sit_all()
    wish = e.Proposed(by=0, what="bot", whose=1, level="tourist")
    logged.do(commands.propose(logged.game, wish, commands.Around(away={1: 120.0})))
    assert logged.game.seats[1].level == commands.STAND_IN
    logged.propose(0, "bot", whose=0, level="tourist")
    assert logged.game.seats[0].level == "tourist"


def test_somebody_who_is_there_is_not_replaced() -> None:
    logged = Logged(3).sit_all()
    with refused(Code.NOT_NOW):
        logged.propose(0, "bot", whose=1)


def test_a_spectator_takes_over_a_bot_when_all_agree() -> None:
    logged = Logged(3, bots=(2,)).sit_all()
    number = logged.propose(None, "take_over", whose=2, name="Zoe")
    logged.vote(0, number)
    assert logged.game.seats[2].kind == "bot"
    logged.vote(1, number)
    assert (logged.game.seats[2].kind, logged.game.seats[2].name) == ("person", "Zoe")
    assert logged.game.proposals == {}


# --- consent ---------------------------------------------------------------------------------


def test_a_take_back_needs_all_others_and_one_refusal_ends_it() -> None:
    logged = Logged(3).sit_all().play(30)
    table = logged.table
    answers = table.version
    number = logged.propose(0, "take_back")
    logged.vote(1, number)
    assert table.version == answers
    logged.vote(2, number, yes=False)
    assert logged.game.proposals == {}
    with refused(Code.NOT_NOW):
        logged.vote(2, number)
    number = logged.propose(0, "take_back")
    to = logged.game.proposals[number].what.to
    assert to is not None
    logged.vote(1, number)
    logged.vote(2, number)
    assert table.version == to < answers
    assert table.asked == 0
    assert same(logged.rebuilt(), logged.game)


def test_among_bots_nobody_has_to_agree() -> None:
    logged = Logged(2, bots=(1,)).sit_all().play(20)
    table = logged.table
    version = table.version
    logged.propose(0, "take_back")
    assert table.version < version


def test_nobody_votes_twice_or_without_a_say() -> None:
    logged = Logged(3, bots=(2,)).sit_all().play(30)
    number = logged.propose(0, "abort")
    with refused(Code.NOT_NOW):
        logged.vote(0, number)
    with refused(Code.NOT_NOW):
        logged.vote(2, number)
    logged.vote(1, number)
    assert logged.game.phase == "aborted"


def test_a_game_between_people_ends_only_when_all_agree() -> None:
    logged = Logged(3, bots=(2,)).sit_all()
    assert not messages.room_json(logged.game, 0)["can_abort"]
    logged.propose(0, "bot", whose=1, absent=[1])
    number = logged.propose(0, "abort")
    assert logged.game.proposals[number].waits_for == [1], "though a bot stands in"
    logged.vote(1, number)
    assert logged.game.phase == "aborted"
    assert logged.game.result() is None


def test_who_plays_alone_with_bots_ends_the_game_at_once() -> None:
    logged = Logged(3, bots=(1, 2)).sit_all().play(60)
    assert messages.room_json(logged.game, 0)["can_abort"]
    logged.propose(0, "abort")
    assert logged.game.phase == "aborted"


def test_before_the_game_the_host_calls_it_off_or_whoever_is_alone() -> None:
    logged = Logged(3)
    logged.do(commands.sit(logged.game, 1, "Ani"))
    assert commands.propose(logged.game, e.Proposed(by=1, what="abort")) == [e.Aborted()]
    logged.do(commands.sit(logged.game, 2, "Ben"))
    for by in (1, None):
        with refused(Code.NOT_ALLOWED):
            logged.propose(by, "abort")
    host = commands.Around(is_host=True)
    assert commands.propose(logged.game, e.Proposed(what="abort"), host) == [e.Aborted()]


def test_a_proposal_to_take_back_ends_when_the_table_goes_on() -> None:
    logged = Logged(3).sit_all().play(30)
    number = logged.propose(0, "take_back")
    logged.play(1)
    assert number not in logged.game.proposals


# --- giving up -------------------------------------------------------------------------------


def test_with_two_players_giving_up_ends_the_game() -> None:
    logged = Logged().sit_all().play(30)
    logged.do(commands.resign(logged.game, 0))
    result = logged.game.result()
    assert result is not None
    assert (result["reason"], result["ranking"]) == ("resigned", [[1], [0]])


def test_with_more_players_a_bot_plays_on_and_the_seat_comes_last() -> None:
    logged = Logged(3).sit_all().play(30)
    logged.do(commands.resign(logged.game, 1))
    assert logged.game.phase == "playing"
    assert logged.game.seats[1].kind == "bot"
    with refused(Code.NOT_NOW):
        commands.sit(logged.game, 1, "Player 1")
    logged.play(10_000)
    result = logged.game.result()
    assert result is not None
    assert result["ranking"][-1] == [1]
    assert result["reason"] == "tomb"


def test_when_the_last_person_gives_up_the_game_is_over() -> None:
    logged = Logged(4, bots=(1, 2, 3)).sit_all().play(10)
    logged.do(commands.resign(logged.game, 0))
    assert logged.game.phase == "over"


def test_draws_that_were_taken_back_are_told_at_the_end() -> None:
    logged = Logged(2).sit_all().play(20)
    for _ in range(3):
        asked = logged.table.asked
        assert asked is not None
        logged.vote(asked, logged.propose(1 - asked, "take_back"))
        logged.play(8)
    logged.play(10_000)
    steps = course_of(logged.game, logged.log).steps
    drawn = sum(seat is None for step in steps for seat, _ in step.answers)
    assert drawn == logged.game.drawn
    assert drawn > sum(answer.seat is None for answer in logged.table.answers)
    assert sum(step.back_to is not None for step in steps) == 3
    assert same(logged.rebuilt(), logged.game)


def test_what_players_add_is_kept_in_the_log() -> None:
    """A server that is killed between revealing and dealing loses nothing of it."""
    logged = Logged(3, bots=(2,))
    data = [bytes([seat]) * 16 for seat in range(2)]
    digests = [hashlib.sha256(one).hexdigest() for one in data]
    for seat in range(2):
        assert messages.room_json(logged.game, 0)["dealing"] is None
        logged.do(commands.sit(logged.game, seat, f"Player {seat}", digests[seat]))
    assert logged.game.phase == "waiting"
    logged.do(commands.reveal(logged.game, 1, data[1]))
    with refused(Code.MALFORMED):
        commands.reveal(logged.game, 0, data[1])
    for seat in (1, 2):
        with refused(Code.NOT_NOW):
            commands.reveal(logged.game, seat, data[1])
    shown = {"digests": [*digests, None], "revealed": [None, data[1].hex(), None]}
    for game in (logged.game, logged.rebuilt()):
        assert game.is_dealing
        assert messages.room_json(game, 0)["dealing"] == shown
    logged.do(commands.reveal(logged.game, 0, data[0]))
    assert logged.game.phase == "playing"
    assert logged.game.contributions == (*data, b"")
    assert logged.game.dealing() == {**shown, "revealed": [*(one.hex() for one in data), None]}
    assert same(logged.rebuilt(), logged.game)


def test_who_gets_up_before_the_game_takes_their_digest_along() -> None:
    logged = Logged(2)
    logged.do(commands.sit(logged.game, 0, "Ada", "0" * 64))
    logged.do(commands.sit(logged.game, 0, "Ada", "1" * 64))  # the bytes of the first were lost
    assert logged.game.seats[0].digest == "1" * 64
    logged.do(commands.sit(logged.game, 0, "Eve"))
    assert logged.game.seats[0].digest == "1" * 64
    logged.do(commands.leave(logged.game, 0))
    logged.do(commands.sit(logged.game, 1, "Bea"))
    logged.do(commands.sit(logged.game, 0, "Ada"))
    assert logged.game.phase == "playing"
    assert logged.game.dealing() is None


def test_time_is_used_by_who_is_asked_and_not_while_the_server_is_away() -> None:
    logged = Logged(clock={"game": 600, "at_zero": "bot"}).sit_all()
    logged.now += 10_000
    form = logged.game.clocks.to_json(logged.now)
    assert form is not None
    assert form["game_left"] == [590_000, 600_000]
    logged.now += 500_000
    logged.do([e.Resumed()])
    form = logged.game.clocks.to_json(logged.now)
    assert form is not None
    assert form["game_left"] == [600_000, 600_000]


@pytest.mark.parametrize("at_zero", ["bot", "resign", "nothing"])
def test_at_zero_happens_what_was_chosen(at_zero: str) -> None:
    logged = Logged(3, clock={"turn": 30, "at_zero": at_zero}).sit_all()
    logged.now += 29_000
    assert commands.flag(logged.game, logged.now) == []
    logged.now += 1_000
    found = commands.flag(logged.game, logged.now)
    logged.do(found)
    seat = logged.game.seats[0]
    if at_zero == "nothing":
        assert found == []
    else:
        assert seat.kind == "bot"
        assert seat.resigned == (at_zero == "resign")
    assert seat.to_json()["timed_out"] == (at_zero != "nothing")
    assert same(logged.rebuilt(), logged.game)


def test_who_says_so_gives_up_and_is_not_late() -> None:
    logged = Logged(3, clock={"turn": 30, "at_zero": "bot"}).sit_all()
    logged.now += 30_000
    logged.do(commands.flag(logged.game, logged.now))
    assert logged.game.seats[0].timed_out
    logged.do(commands.resign(logged.game, 0))
    form = logged.game.seats[0].to_json()
    assert (form["resigned"], form["timed_out"]) == (True, False)
    assert e.read_entry('{"kind":"resigned","seat":0,"level":"scholar"}') == e.Resigned(
        seat=0, level="scholar"
    )


def test_each_turn_begins_with_its_whole_time() -> None:
    logged = Logged(clock={"turn": 30}).sit_all()
    logged.now += 20_000
    table = logged.table
    turn = table.turn
    while table.turn == turn:
        logged.play(1)
    form = logged.game.clocks.to_json(logged.now)
    assert form is not None
    assert form["turn_left"] == 30_000


def test_an_extra_turn_has_its_own_time() -> None:
    logged = Logged(2, modules=NAMES, clock={"turn": 900}).sit_all()
    extra = 0
    for number in range(600):
        if logged.game.phase != "playing":
            break
        before, turn, asked = logged.table.event_count, logged.table.turn, logged.table.asked
        logged.now += 1000
        logged.play(1, seed=number)
        form = logged.game.clocks.to_json(logged.now)
        assert form is not None
        begun = [
            event for event in logged.table.events(None, before) if event["event"] == "turn_started"
        ]
        if begun and logged.table.turn == turn:
            extra += 1
        if begun:
            assert form["turn_left"] == 900_000
        elif logged.table.asked == asked:
            assert form["turn_left"] < 900_000
    assert extra > 0


def test_who_goes_back_to_an_earlier_turn_has_its_time() -> None:
    logged = Logged(2, clock={"turn": 30}).sit_all().play(20)
    logged.now += 29_000
    asked = logged.table.asked
    assert asked is not None
    number = logged.propose(1 - asked, "take_back")
    logged.vote(asked, number)
    assert logged.table.asked == 1 - asked
    form = logged.game.clocks.to_json(logged.now)
    assert form is not None
    assert form["turn_left"] == 30_000
    assert same(logged.rebuilt(), logged.game)


def test_a_bot_has_all_the_time() -> None:
    logged = Logged(2, bots=(0,), clock={"turn": 30}).sit_all()
    assert logged.game.clocks.deadline() is None


# --- the next game ---------------------------------------------------------------------------


def test_a_rematch_is_for_when_the_game_is_over() -> None:
    logged = Logged().sit_all()
    with refused(Code.NOT_NOW):
        logged.propose(0, "rematch")
    logged.play(10_000)
    number = logged.propose(0, "rematch")
    assert logged.game.proposals[number].waits_for == [1]
    logged.vote(1, number)
    logged.do([e.Rematched(game="next")])
    assert logged.game.rematch == "next"
    with refused(Code.NOT_NOW):
        logged.propose(0, "rematch")
