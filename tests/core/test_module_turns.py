# ruff: noqa: ARG002 - hooks have fixed signatures
"""Modules ask questions in the middle of a turn, grant turns, keep data and score.

Shown by small modules in plain Python. Their methods return 0 where they have nothing to say,
because the compiled core asks for a number.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.declarations import ANY, SEAT, Datum, Field
from luxor.core.errors import OutOfTurnError
from luxor.core.kinds import FrameKind
from luxor.core.module import Module
from luxor.core.nodes import Decision, Result, apply, node
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from tests.battery.checks import restored
from tests.battery.games import choose
from tests.core.modular import count, play, rules


class Vote(FrameKind):
    """A neighbour may grant itself an extra turn, once in the game."""

    arguments = (Field("turn_of", SEAT),)

    def __init__(self, module: Votes) -> None:
        super().__init__("vote", k.DECISION)
        self.module = module

    def options(self, s: State) -> Any:
        s.offer(k.YES)
        s.offer(k.NO)
        return 0

    def answer(self, s: State, answer: int) -> Any:
        _, seat, turn_of, _, _ = s.frame()
        s.pop()
        asked = self.module.offsets["asked"] + 2 * seat
        s.set_data(asked, s.get_data(asked) + 1)
        s.set_data(asked + 1, turn_of)
        if answer == k.YES:
            s.set_data(self.module.offsets["granted"], 1)
            s.grant_turn(seat)
        return 0


class Votes(Module):
    """At the start of every regular turn the next player is asked, in the middle of that turn."""

    name = "votes"
    data = (Datum("granted", ANY), Datum("asked", ANY, size=2, per_seat=True))

    def __init__(self) -> None:
        super().__init__()
        self.frame = 0
        self.source = 0

    def compile(self, rs: Ruleset) -> None:
        self.frame = len(rs.frames)
        rs.frames.append(Vote(self))
        self.source = len(rs.source_names)
        rs.source_names.append("votes")

    def turn_start(self, s: State, seat: int) -> Any:
        if not s.get_data(self.offsets["granted"]):
            s.push(self.frame, (seat + 1) % s.rs.players, seat, 0, 0)
        return 0

    def score(self, s: State, seat: int) -> list[tuple[int, int]]:
        return [(self.source, 10 + s.get_data(self.offsets["asked"] + 2 * seat))]


def at_first_vote() -> State:
    s = engine.new_game(rules(Votes()), listen=True)
    engine.deal(s, Rng(1))
    return s


def test_another_seat_is_asked_in_the_middle_of_a_turn() -> None:
    s = at_first_vote()
    asked = node(s)
    assert isinstance(asked, Decision)
    assert (asked.seat, asked.question) == (1, "vote")
    assert [str(option) for option in asked.options] == ["yes", "no"]
    assert s.active == 0
    with pytest.raises(OutOfTurnError, match="p2 is asked"):
        apply(s, "no", 0)
    apply(s, "no", 1)
    after = node(s)
    assert isinstance(after, Decision)
    assert (after.seat, after.question) == (0, "play")


def test_a_granted_turn_is_played_after_this_one_and_counts_for_no_round() -> None:
    s = at_first_vote()
    apply(s, "yes", 1)
    assert s.to_dict()["queue"] == [1]
    rng = Rng(2)
    while s.round < 3:
        engine.answer(s, choose(s, rng))
    turns = [event[1:] for event in s.events or [] if event[0] == k.E_TURN_STARTED]
    assert turns[:7] == [(0, 0), (1, 1), (1, 0), (2, 0), (0, 0), (1, 0), (2, 0)]
    rounds = [
        event for event in s.events or [] if event[0] in (k.E_TURN_STARTED, k.E_ROUND_STARTED)
    ]
    assert [event[0] for event in rounds[:6]].count(k.E_ROUND_STARTED) == 2
    assert count(s, k.E_EXTRA_TURN_GRANTED) == 1


def test_module_data_is_copied_saved_and_compared() -> None:
    s = at_first_vote()
    module = s.rs.modules[0]
    assert module.offsets == {"granted": 0, "asked": 1}
    other = s.copy()
    assert other == s
    other.set_data(6, -128)
    assert other.get_data(6) == -128
    assert s.get_data(6) == 0
    assert other != s
    assert other.key() != s.key()
    form = json.loads(json.dumps(other.to_dict()))
    assert form["data"][6] == -128
    assert restored(s.rs, form) == other


def test_data_for_each_seat_lies_side_by_side() -> None:
    s = at_first_vote()
    rng = Rng(2)
    while s.round < 3:
        engine.answer(s, k.NO if s.frame()[0] == k.BASE_FRAMES else choose(s, rng))
    data = s.to_dict()["data"]
    assert data[0] == 0
    assert data[1:7] == [2, 2, 2, 0, 2, 1]  # asked twice each, last in the turn of p3, p1, p2


def test_every_node_of_such_a_game_can_be_saved_and_resumed() -> None:
    rs = rules(Votes())
    rng = Rng(3)
    s = engine.new_game(rs)
    while s.asks != k.OVER:
        twin = restored(rs, json.loads(json.dumps(s.to_dict())))
        answer = choose(s, rng)
        engine.answer(s, answer)
        engine.answer(twin, answer)
        assert twin == s
        assert twin.legal() == s.legal()


def test_a_module_scores_under_its_own_name() -> None:
    s = play(rules(Votes()))
    result = node(s)
    assert isinstance(result, Result)
    for seat in range(3):
        votes = result.by_source[seat]["votes"]
        assert votes >= 10
        assert result.points[seat] == sum(result.by_source[seat].values())
        assert (k.E_FINAL_POINTS, seat, k.BASE_SOURCES, votes) in (s.events or [])


class Encore(Module):
    """After the draw the player is asked once more, then the turn ends."""

    name = "encore"
    data = (Datum("asked", ANY),)

    def compile(self, rs: Ruleset) -> None:
        rs.frames.append(Applause(self))

    def turn_end(self, s: State, seat: int) -> int:
        if s.get_data(self.offsets["asked"]):
            s.set_data(self.offsets["asked"], 0)
            return 0
        s.push(k.BASE_FRAMES, seat, 0, 0, 0)
        return 1


class Applause(FrameKind):
    def __init__(self, module: Encore) -> None:
        super().__init__("applause", k.DECISION, private=True)
        self.module = module

    def options(self, s: State) -> Any:
        s.offer(k.YES)
        return 0

    def answer(self, s: State, answer: int) -> Any:
        s.pop()
        s.set_data(self.module.offsets["asked"], 1)
        return 0


def test_a_turn_can_be_prolonged_after_the_draw() -> None:
    rng = Rng(1)
    s = engine.new_game(rules(Encore()), listen=True)
    asked: list[int] = []
    while s.round < 4:
        if s.frame()[0] == k.BASE_FRAMES:
            asked.append(engine.asked_seat(s))
            assert len(s.to_dict()["hands"][s.active]) == k.HAND
        engine.answer(s, choose(s, rng))
    assert asked == [0, 1, 2] * 3


class Pause(Module):
    """Nobody plays a card in the second round."""

    name = "pause"

    def turn_start(self, s: State, seat: int) -> Any:
        if s.round == 2:
            s.end_turn()
        return 0


def test_a_turn_can_be_ended_early() -> None:
    s = play(rules(Pause()), rounds=2)
    assert count(s, k.E_TURN_STARTED) == count(s, k.E_CARD_PLAYED) + 3
    assert s.asks == k.OVER  # E2: a round in which nobody could move
