"""Everybody can check afterwards what a server dealt."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from luxor.client.fairness import Dealt, UnfairError, check_deals
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.record import Record
from luxor.play.dealer import SecretDealer
from luxor.play.saved import record_of
from luxor.play.table import Table

pytestmark = pytest.mark.compiled

SECRET = bytes(range(32))
COMMITMENT = hashlib.sha256(SECRET).hexdigest()


def game(modules: tuple[str, ...] = (), jumps: list[tuple[int, int]] | None = None) -> Record:
    """Return the record of a game; with ``jumps``, one of taking back, which are noted there."""
    table = Table(Options(players=2, modules=modules), dealer=SecretDealer(SECRET))
    rng = Rng(1)
    for step in range(60):
        decision = table.decision
        if decision is None:
            break
        table.play(decision.options[rng.below(len(decision.options))])
        if jumps is not None and step == 40:
            decisions = [n for n, given in enumerate(table.answers) if given.seat is not None]
            drawn = draws_in(table)
            table.take_back(decisions[-5])
            jumps.append((draws_in(table), drawn))
    return record_of(table)


def draws_in(table: Table) -> int:
    return sum(answer.seat is None for answer in table.answers)


@pytest.mark.parametrize("modules", [(), NAMES])
def test_what_came_from_the_secret_is_found_to_be_so(modules: tuple[str, ...]) -> None:
    record = game(modules)
    draws = sum(answer.seat is None for answer in record.answers)
    assert check_deals(record, SECRET.hex(), COMMITMENT) == Dealt(draws, 0)


def test_draws_that_were_taken_back_are_counted() -> None:
    jumps: list[tuple[int, int]] = []
    record = game(jumps=jumps)
    ((first, number),) = jumps
    found = check_deals(record, SECRET.hex(), COMMITMENT, jumps)
    assert found.left_out == number - first > 0
    with pytest.raises(UnfairError, match="does not say"):
        check_deals(record, SECRET.hex(), COMMITMENT)
    with pytest.raises(UnfairError, match="does not say"):
        check_deals(record, SECRET.hex(), COMMITMENT, [(first, number + 1)])
    with pytest.raises(UnfairError, match="told twice"):
        check_deals(record, SECRET.hex(), COMMITMENT, [(first, first - 1)])


@pytest.mark.parametrize(
    ("secret", "wrong"),
    [
        ("00" * 32, "not the one that the server committed to"),
        ("00" * 31, "31 bytes"),
        ("secret", "hex"),
    ],
)
def test_another_secret_is_noticed(secret: str, wrong: str) -> None:
    with pytest.raises(UnfairError, match=wrong):
        check_deals(game(), secret, COMMITMENT)


def test_one_outcome_that_was_chosen_is_noticed() -> None:
    record = game()
    assert record.answers[0].seat is None  # who begins
    chosen = replace(record.answers[0], id=1 - record.answers[0].id)
    cheated = replace(record, answers=(chosen, *record.answers[1:]))
    with pytest.raises(UnfairError, match="answer 1 of the record"):
        check_deals(cheated, SECRET.hex(), COMMITMENT)


def test_deals_from_elsewhere_are_noticed() -> None:
    other = record_of(Table(Options(players=2), seed=1))
    with pytest.raises(UnfairError, match="does not say"):
        check_deals(other, SECRET.hex(), COMMITMENT)
