"""Games from their beginning: what each pair of eyes sees, and the decisions in them."""

from __future__ import annotations

import orjson
import pytest

from luxor.client.sync import plain_events
from luxor.core import fold
from luxor.core.modules import NAMES
from luxor.core.state import State
from luxor.core.view import View
from luxor.notation.codec.named import event_from_json, view_json
from luxor.server.errors import Code, ServerError
from luxor.server.game import commands
from luxor.server.game.game import OPEN_PHASES
from luxor.server.game.replay import decision_after, replay
from luxor.server.protocol.http import ReplayJson
from tests.server.game.games import Logged
from tests.view_changes import apply_changes

pytestmark = pytest.mark.compiled

WHOLE = 10**6
"""More answers than any game has."""


def refused(code: Code) -> pytest.RaisesExc[ServerError]:
    return pytest.RaisesExc(ServerError, check=lambda error: error.code is code)


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, NAMES)])
@pytest.mark.parametrize("hide_scores", [False, True])
def test_the_changes_and_events_of_a_replay_lead_to_the_end(
    players: int, modules: tuple[str, ...], hide_scores: bool
) -> None:
    here = Logged(players, modules=modules, hide_scores=hide_scores).sit_all().play(WHOLE)
    assert here.game.phase == "over"
    for eyes in (None, *range(players)):
        found = replay(here.game, None, eyes, here.now)
        sent = found.to_json()
        shown = ReplayJson.model_validate_json(orjson.dumps(sent))
        assert (shown.eyes, shown.room.phase) == (eyes, "over")
        assert plain_events(sent["events"]) == here.table.events(eyes)
        assert sent["start"]["question"] is None
        assert {player["score"] for player in sent["start"]["players"]} == {0}  # nothing is hidden
        now = here.table.view(eyes)
        view = sent["start"]
        known = State(now.rs)
        for event in sent["events"]:
            view = apply_changes(view, event.get("changes", {}))
            fold.fold(known, event_from_json(now.rs, event))
        assert view == view_json(now)
        assert view_json(View(eyes, known, hide_scores=now.hide_scores)) == view_json(now)


def test_every_hand_is_seen_with_the_right_eyes_alone() -> None:
    here = Logged(3, modules=NAMES).sit_all().play(WHOLE)
    for eyes in (None, 0, 1, 2):
        drawn = [
            (event["seat"], event["card"] is not None)
            for event in replay(here.game, None, eyes, here.now).to_json()["events"]
            if event["event"] in ("card_dealt", "card_drawn")
        ]
        assert all(seen == (seat == eyes) for seat, seen in drawn)


def test_marks_tell_where_each_decision_is_and_when_it_was_made() -> None:
    here = Logged(2).sit_all()
    for number in range(40):
        here.now += 1000 + number
        here.play(1, seed=number)
    given = [(number, a.seat) for number, a in enumerate(here.table.answers) if a.seat is not None]
    form = replay(here.game, 0, 0, here.now).to_json()
    assert [(mark["answers"], mark["seat"]) for mark in form["marks"]] == given
    events = form["events"]
    for mark in form["marks"]:
        before = events[mark["event"] - 1]
        assert (before["event"], before["seat"]) == ("question_asked", mark["seat"])
    assert [mark["at"] for mark in form["marks"]] == [
        at for at, entry in here.log if entry.kind == "answered"
    ]
    assert here.rebuilt().times == here.game.times


def test_what_was_taken_back_has_no_mark_and_what_came_instead_has_its_own_time() -> None:
    here = Logged(2).sit_all().play(12)
    to = replay(here.game, 0, 0, here.now).to_json()["marks"][4]["answers"]
    here.now += 5000
    asked = here.table.answers[to].seat
    number = here.propose(asked, "take_back", to=to)
    for other in list(here.game.proposals[number].waits_for):
        here.vote(other, number)
    assert len(here.game.times) == here.table.version == to
    here.now += 5000
    here.play(1)
    marks = replay(here.game, 0, 0, here.now).to_json()["marks"]
    assert [mark["at"] for mark in marks] == [1_000_000] * 4 + [1_010_000]
    assert here.rebuilt().times == here.game.times


def test_while_a_game_runs_nobody_looks_through_others_eyes() -> None:
    here = Logged(3, hide_scores=True).sit_all().play(30)
    others: list[tuple[int | None, int]] = [(0, 1), (2, 0), (None, 0)]
    for mine, eyes in others:
        with refused(Code.NOT_ALLOWED):
            replay(here.game, mine, eyes, here.now)
    for asking, seen in ((0, 0), (0, None), (None, None)):
        form = replay(here.game, asking, seen, here.now).to_json()
        assert plain_events(form["events"]) == here.table.events(seen)
        assert form["room"]["secret"] is None
        scores = [player["score"] for player in form["start"]["players"]]
        assert scores == [0 if seat == seen else None for seat in range(3)]
    with refused(Code.MALFORMED):
        replay(here.game, 0, 3, here.now)


def test_before_a_game_there_is_nothing_to_see() -> None:
    with refused(Code.NOT_NOW):
        replay(Logged(2).game, 0, 0, 0)


@pytest.mark.parametrize("modules", [(), NAMES])
def test_a_decision_is_found_as_its_seat_saw_it(modules: tuple[str, ...]) -> None:
    here = Logged(3, modules=modules, hide_scores=True).sit_all()
    seen = []
    while here.game.phase in OPEN_PHASES:
        seen.append((here.table.version, here.table.view(here.table.asked)))
        here.play(1, seed=len(seen))
    for answers, then in seen[:: max(1, len(seen) // 40)]:
        found, given = decision_after(here.game, answers)
        assert found == then
        assert found.hide_scores
        rest = here.table.answers[answers:]
        assert given == tuple(answer.id for answer in rest[: len(given)])
        assert {answer.seat for answer in rest[: len(given)]} == {found.seat}
        assert len(rest) == len(given) or rest[len(given)].seat != found.seat
    for nobody in (0, here.table.version, here.table.version + 1):
        with refused(Code.NOT_NOW):
            decision_after(here.game, nobody)


def test_the_decision_that_nobody_answered_any_more_is_found_too() -> None:
    here = Logged(2).sit_all().play(10)
    version = here.table.version
    with refused(Code.NOT_NOW):
        decision_after(here.game, version)
    here.do(commands.resign(here.game, 0))
    found, given = decision_after(here.game, version)
    assert (found.seat, given) == (here.table.asked, ())
