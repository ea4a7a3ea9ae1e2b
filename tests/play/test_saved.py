"""Saving tables: what goes on from a record, and what a seat may keep of a game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import IllegalActionError
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.record import parse_record, write_record
from luxor.notation.record_text import RecordError
from luxor.play.saved import (
    load,
    record_of,
    save,
    save_for_seat,
    seat_record_of,
    table_of,
)
from luxor.play.table import Table
from tests.notation.record_games import FULL, finished, parse_seat_record, play_on, running

# --- full records ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_table_goes_on_where_it_stood(players: int) -> None:
    for answers in (0, 1, 17, 60):
        table = running(players, seed=answers, answers=answers)
        loaded = load(save(table))
        assert loaded.answers == table.answers
        assert loaded.snapshot() == table.snapshot()
        assert loaded.names == table.names
        assert loaded.decision == table.decision
        for seat in (None, *range(players)):
            assert loaded.view(seat) == table.view(seat)
            assert loaded.raw_events(seat) == table.raw_events(seat)
        assert play_on(loaded, Rng(1)).is_over


def test_a_running_game_is_saved_without_its_seed() -> None:
    table = running(seed=987654321)
    assert record_of(table).seed is None
    assert "987654321" not in save(table)
    assert load(save(table)).seed != 987654321


def test_a_loaded_game_can_be_given_a_seed_or_a_dealer() -> None:
    class First:
        """Brings whatever stands first."""

        def draw(self, s: State) -> int:
            return engine.outcomes(s)[0][0]

    text = save(running())
    games = [play_on(load(text, seed=5), Rng(3)) for _ in range(2)]
    assert games[0].seed == 5
    assert games[0].answers == games[1].answers
    dealt = play_on(load(text, dealer=First()), Rng(3))
    assert dealt.answers != games[0].answers


def test_a_finished_game_keeps_its_seed_and_result() -> None:
    table = finished(3)
    record = record_of(table)
    assert record.seed == table.seed
    assert record.result == table.result
    loaded = load(save(table))
    assert loaded.result == table.result
    assert loaded.seed == table.seed


def test_the_seed_is_left_out_where_it_did_not_bring_the_whole_game() -> None:
    taken_back = running(seed=4, answers=30)
    taken_back.take_back(60 if taken_back.answers[60].seat is not None else 61)
    assert record_of(play_on(taken_back, Rng(9))).seed is None
    loaded = play_on(load(save(running(seed=4)), seed=5), Rng(9))
    assert loaded.is_over
    assert record_of(loaded).seed is None


def test_undone_answers_are_not_in_the_record() -> None:
    table = running(seed=3, answers=12)
    undone = 0
    for _ in range(20):
        seat = table.asked
        assert seat is not None
        before = save(table)
        play_on(table, Rng(table.version), 1)
        if table.can_undo(seat):
            assert save(table) != before
            table.undo(seat)
            assert save(table) == before
            undone += 1
            play_on(table, Rng(table.version), 1)
    assert undone > 3


def test_comments_of_an_earlier_record_are_kept_as_far_as_the_game_is_the_same() -> None:
    earlier = parse_record(FULL)
    table = table_of(earlier)
    assert record_of(table, earlier=earlier) == earlier
    assert not any(answer.comment for answer in record_of(table).answers)
    third = next(i for i, answer in enumerate(earlier.answers) if answer.comment) + 1
    while earlier.answers[third].seat is None:
        third += 1
    table.take_back(third)
    other = record_of(play_on(table, Rng(1)), earlier=earlier)
    assert [a.comment for a in other.answers if a.comment] == [
        a.comment for a in earlier.answers[:third] if a.comment
    ]
    assert other.comment == earlier.comment


def test_a_table_that_began_at_a_position_has_no_record() -> None:
    table = Table.at(running(seed=8).snapshot(), seed=1)
    for make in (save, lambda t: save_for_seat(t, 0), lambda t: save_for_seat(t, None)):
        with pytest.raises(RecordError, match="began at a position"):
            make(table)
    play_on(table, Rng(1), 3)
    for make in (save, lambda t: save_for_seat(t, 0)):
        with pytest.raises(RecordError, match="began at a position"):
            make(table)


def test_an_impossible_record_makes_no_table() -> None:
    record = parse_record(FULL)
    with pytest.raises(IllegalActionError):
        table_of(replace(record, answers=record.answers[1:]))


# --- redacted records ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(players, marks=pytest.mark.compiled) for players in (3, 4))]
)
def test_a_seat_can_follow_a_running_game_by_its_record(players: int) -> None:
    table = Table(Options(players=players), seed=players)
    rng = Rng(players)
    while table.decision is not None:
        if table.version % 61 == 0:
            for seat in (None, *range(players)):
                *_, last = parse_seat_record(save_for_seat(table, seat)).views()
                assert last == table.view(seat)
        play_on(table, rng, 1)
    for seat in (None, *range(players)):
        *_, last = parse_seat_record(save_for_seat(table, seat)).views()
        assert last == table.view(seat)


def test_there_is_no_record_for_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        seat_record_of(running(2), 2)


def test_a_finished_game_shows_scarabs_in_every_record() -> None:
    table = finished(2)
    steps = seat_record_of(table, None).steps()
    assert any(event[0] == k.E_SCARABS_REVEALED for step in steps for event in step.events)
    assert "scarabs_revealed p" in save_for_seat(table, 0)


def test_a_record_is_text_that_can_be_compared() -> None:
    table = running(seed=21, answers=12)
    before = save(table).splitlines()
    play_on(table, Rng(2), 3)
    after = save(table).splitlines()
    assert after[: len(before) - 1] == before[:-1]
    assert after[len(before) - 1].startswith(before[-1])
    assert write_record(parse_record(save(table))) == save(table)
