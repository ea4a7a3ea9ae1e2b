"""Chance follows the secret, and whoever knows it afterwards finds what does not."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.play.dealer import SECRET_BYTES, SecretDealer
from luxor.server.game import entries as e
from luxor.server.game import wishes
from luxor.server.game.fairness import verify
from tests.server.fair.worlds import rules
from tests.server.game.games import SECRET, Logged

pytestmark = pytest.mark.compiled

Log = list[tuple[int, e.Entry]]


# --- the dealer ------------------------------------------------------------------------------


def hmac_sha256(key: bytes, message: bytes) -> int:
    """Return the number by RFC 2104, step by step."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()
    return int.from_bytes(outer, "big")


def pile(s: State) -> list[int]:
    """Return everything that chance may bring, each as often as it is there."""
    return [outcome for outcome, weight in engine.outcomes(s) for _ in range(weight)]


@pytest.mark.parametrize("modules", [(), NAMES])
def test_every_draw_is_what_the_protocol_says(modules: tuple[str, ...]) -> None:
    s = engine.new_game(rules(4, modules))
    dealer = SecretDealer(SECRET)
    number = 0
    while s.asks == k.CHANCE:
        there = pile(s)
        due = there[hmac_sha256(SECRET, number.to_bytes(8, "big")) % len(there)]
        assert dealer.draw(s) == due
        engine.answer(s, due)
        number += 1
    assert dealer.drawn == number > 30


def test_a_dealer_goes_on_where_another_one_stopped() -> None:
    s = engine.new_game(rules(2, ()))
    first = SecretDealer(SECRET)
    drawn = [first.draw(s) for _ in range(50)]
    assert [SecretDealer(SECRET, number).draw(s) for number in range(50)] == drawn
    assert len(set(drawn)) > 1


def test_everything_in_a_pile_comes_as_often_as_it_is_there() -> None:
    """Chi-squared over the draw pile, with draws of one secret and first draws of many."""
    s = engine.new_game(rules(2, ()))
    there = Counter(pile(s))
    size = there.total()
    many = 30_000
    one = SecretDealer(SECRET)
    secrets = (hashlib.sha256(bytes([n % 256, n // 256])).digest() for n in range(many))
    for drawn in (
        Counter(one.draw(s) for _ in range(many)),
        Counter(SecretDealer(secret).draw(s) for secret in secrets),
    ):
        assert drawn.keys() == there.keys()
        due = {outcome: many * weight / size for outcome, weight in there.items()}
        chi_squared = sum((drawn[outcome] - n) ** 2 / n for outcome, n in due.items())
        freedom = len(there) - 1
        assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5, "five standard deviations"


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 16"):
        SecretDealer(bytes(16))


# --- the log ---------------------------------------------------------------------------------


def played(players: int = 3, modules: tuple[str, ...] = ()) -> Logged:
    """Return a game in which people also took back, alone and by consent."""
    logged = Logged(players, modules=modules).sit_all()
    rng = Rng(5)
    for number in range(40):
        logged.play(3, seed=number)
        if logged.game.phase != "playing":
            break
        back = [seat for seat in range(players) if logged.table.can_undo(seat)]
        if back:
            logged.do(wishes.undo(logged.game, back[0]))
        elif rng.below(4) == 0:
            proposal = logged.propose(0, "take_back")
            for seat in range(1, players):
                logged.vote(seat, proposal)
    kinds = {entry.kind for _, entry in logged.log}
    assert kinds >= {"dealt", "answered", "undone", "taken_back"}
    return logged


COMMITMENT = hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, NAMES), (5, ())])
def test_an_honest_log_is_fair(players: int, modules: tuple[str, ...]) -> None:
    logged = played(players, modules)
    drawn = sum(seat is None for answers in all_answers(logged.log) for seat, _ in answers)
    assert logged.game.drawn == drawn
    assert drawn > sum(answer.seat is None for answer in logged.table.answers), "some was redrawn"
    assert verify(logged.game.setup, SECRET, logged.log, COMMITMENT) == []


def all_answers(log: Log) -> list[tuple[e.Given, ...]]:
    return [entry.answers for _, entry in log if isinstance(entry, e.Dealt | e.Answered)]


def tampered(log: Log, number: int, answers: tuple[e.Given, ...]) -> Log:
    """Return a log with other answers in an entry."""
    at, entry = log[number]
    changed = [*log]
    changed[number] = (at, entry.model_copy(update={"answers": answers}))
    return changed


def other_outcomes(logged: Logged, number: int) -> list[tuple[e.Given, ...]]:
    """Return the answers of an entry with each of its draws changed to another possible one."""
    before = Logged(len(logged.game.seats), modules=logged.game.setup.modules)
    before.do([entry for _, entry in logged.log[:number]])
    entry = logged.log[number][1]
    assert isinstance(entry, e.Answered)
    s = before.table.snapshot()
    found = []
    for place, (seat, action) in enumerate(entry.answers):
        if seat is None:
            others = [one for one in pile(s) if one != action]
            found += [(*entry.answers[:place], (None, one)) for one in others[:1]]
        engine.answer(s, action)
    return found


@pytest.mark.parametrize("modules", [(), NAMES])
def test_each_draw_that_was_chosen_is_found(modules: tuple[str, ...]) -> None:
    logged = played(3, modules)
    setup = logged.game.setup
    found = 0
    for number in range(5, len(logged.log), 7):
        if isinstance(logged.log[number][1], e.Answered):
            for answers in other_outcomes(logged, number):
                log = tampered(logged.log, number, answers)[: number + 1]
                deviations = verify(setup, SECRET, log, COMMITMENT)
                assert [one.version for one in deviations[:1]] == [number + 1]
                assert "the secret says" in deviations[0].why
                found += 1
    assert found > 5


def test_another_secret_explains_nothing() -> None:
    logged = played()
    other = bytes(SECRET_BYTES)
    assert verify(logged.game.setup, other, logged.log, COMMITMENT)[0].version == 0
    draws = [one for one in verify(logged.game.setup, other, logged.log) if one.draw]
    assert len(draws) > 0.5 * logged.game.drawn
    assert verify(logged.game.setup, b"", logged.log)[0].why == "a secret has 32 bytes, not 0"


def test_a_log_that_cannot_have_happened_is_found() -> None:
    logged = played()
    setup = logged.game.setup
    number = next(
        n
        for n, (_, entry) in enumerate(logged.log)
        if isinstance(entry, e.Answered) and entry.answers[-1][0] is None
    )
    entry = logged.log[number][1]
    assert isinstance(entry, e.Answered)
    missing = tampered(logged.log, number, entry.answers[:-1])
    assert verify(setup, SECRET, missing)[0].why == "chance was asked and brought nothing"
    twice = tampered(logged.log, number, (*entry.answers, entry.answers[-1]))
    assert verify(setup, SECRET, twice)[-1].why == "this cannot have happened"
    left_out = logged.log[:number] + logged.log[number + 1 :]
    assert verify(setup, SECRET, left_out) != []
