"""The table: dealing, answering, taking back, and what it shows to whom."""

from __future__ import annotations

import random

import pytest

from luxor import (
    IllegalActionError,
    MalformedActionError,
    Options,
    OptionsError,
    OutOfTurnError,
    Table,
)
from luxor.notation.position import parse_position
from luxor.play.dealer import SeededDealer


def finish(table: Table, seed: int) -> None:
    chooser = random.Random(seed)
    while (decision := table.decision) is not None:
        table.play(chooser.choice(decision.options), decision.seat)


def test_equal_seeds_and_answers_give_equal_games() -> None:
    first, second = (Table(Options(players=3), seed=11) for _ in range(2))
    finish(first, 1)
    finish(second, 1)
    assert first.answers == second.answers
    assert first.result == second.result


def test_another_seed_gives_another_deal() -> None:
    deals = {Table(Options(players=2), seed=seed).view(0).hand(0) for seed in range(8)}
    assert len(deals) > 4


def test_without_a_seed_every_table_is_dealt_afresh() -> None:
    assert Table().seed != Table().seed


def test_a_replay_with_an_impossible_answer_is_refused() -> None:
    table = Table(Options(players=2, first=0), seed=3)
    answers = list(table.answers)
    answers[0], answers[-1] = answers[-1], answers[0]
    with pytest.raises(IllegalActionError):
        Table.replay(table.options, answers)


@pytest.mark.parametrize(
    ("action", "seat", "error"),
    [
        ("forward", 0, MalformedActionError),
        ("a1+3", 0, IllegalActionError),
        ("left", 1, OutOfTurnError),
        (79, 0, IllegalActionError),
        (100, 0, MalformedActionError),
    ],
)
def test_a_wrong_answer_changes_nothing(
    action: str | int, seat: int, error: type[Exception]
) -> None:
    table = Table(Options(players=2, first=0), seed=3)
    before = table.snapshot(), table.answers, table.raw_events(None)
    with pytest.raises(error):
        table.play(action, seat)
    assert (table.snapshot(), table.answers, table.raw_events(None)) == before


def test_a_seat_takes_back_its_answer_until_chance_or_another_has_answered() -> None:
    start = parse_position("p1: t1 t2 statue statue statue\np1 hand: 2 1 1 1 3")
    table = Table.at(start, seed=1)
    before = table.view(0)
    assert not table.can_undo(0)
    table.play("left")
    assert table.decision is not None
    assert table.decision.question == "move"
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo(0)
    assert table.view(0) == before
    table.play("left")
    table.play("a1+2")
    assert table.asked == 1  # the draw has been dealt
    assert not table.can_undo(0)
    with pytest.raises(IllegalActionError, match="p1 cannot undo"):
        table.undo(0)


def test_with_consent_a_table_goes_back_over_chance_and_chance_brings_something_new() -> None:
    outcomes = set()
    for seed in range(6):
        table = Table(Options(players=2, first=0), seed=seed)
        finish(table, seed)
        versions = [i for i, answer in enumerate(table.answers) if answer.seat is not None]
        table.take_back(versions[4])
        assert table.version == versions[4]
        finish(table, seed)
        outcomes.add(table.answers[versions[4] :])
    assert len(outcomes) == 6


def test_only_a_decision_can_be_gone_back_to() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    for version in (-1, 0, table.version):
        with pytest.raises(ValueError, match="no earlier decision"):
            table.take_back(version)


def test_a_dealer_of_ones_own_deals() -> None:
    table = Table(Options(players=2), dealer=SeededDealer(8))
    assert table.view(0) == Table(Options(players=2), seed=8).view(0)


def test_names_are_checked_and_filled_up() -> None:
    assert Table(Options(players=3), names=["Ani"]).names == ("Ani", "p2", "p3")
    with pytest.raises(OptionsError, match="3 names for 2 players"):
        Table(Options(players=2), names=["a", "b", "c"])
    with pytest.raises(OptionsError, match="can be printed"):
        Table(Options(players=2), names=["\x1b[2J"])


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(OptionsError, match="seed: a whole number from 0 on"):
        Table(Options(players=2), seed=seed)  # type: ignore[arg-type]


def test_a_table_and_a_view_say_what_they_are() -> None:
    table = Table(Options(players=2, first=1), seed=1, names=["Ani", "Jan"])
    assert repr(table) == "<Table of Ani, Jan: round 1, p2 is asked>"
    assert repr(table.view(0)) == "<View of p1: round 1, play>"
    finish(table, 1)
    assert repr(table) == "<Table of Ani, Jan: over>"


def test_there_is_no_view_for_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        Table(Options(players=2)).view(2)


@pytest.mark.clause("P2")
def test_points_in_play_are_shown_unless_the_table_hides_them() -> None:
    shown, hidden = (
        Table(Options(players=2, first=0), seed=3, hide_scores=hide) for hide in (False, True)
    )
    assert shown.view(0).score(1) == 0
    assert [hidden.view(seat).score(1) for seat in (0, 1, None)] == [None, 0, None]
    finish(hidden, 1)
    assert hidden.view(0).score(1) is not None
