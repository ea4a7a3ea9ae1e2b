"""Chance follows the secret, and whoever knows it afterwards finds what does not."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.modules import NAMES
from luxor.core.state import State
from luxor.play.dealer import SecretDealer
from luxor.server.game import entries as e
from tests.server.fair.worlds import rules
from tests.server.game.games import SECRET, Logged

pytestmark = pytest.mark.compiled

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


# --- logs from before ------------------------------------------------------------------------

OLD_LOG = """\
{"kind":"seated","seat":0,"name":"Player 0"}
{"kind":"seated","seat":1,"name":"Player 1"}
{"kind":"dealt","answers":[[null,2],[null,3],[null,4],[null,1],[null,6],[null,2],[null,4],\
[null,2],[null,0],[null,1],[null,7],[null,14],[null,21],[null,21],[null,20],[null,21],[null,19],\
[null,2],[null,6],[null,7],[null,14],[null,3],[null,13],[null,4],[null,3],[null,7],[null,15],\
[null,1],[null,12],[null,13],[null,8],[null,12],[null,2],[null,12],[null,3],[null,10],[null,7],\
[null,13],[null,7],[null,5],[null,2],[null,8],[null,8],[null,11],[null,2],[null,12],[null,9]]}
{"kind":"answered","seat":0,"answers":[[0,0],[null,6]]}
{"kind":"answered","seat":1,"answers":[[1,0],[null,0]]}
"""
"""Written before players could add to a deal."""


def test_a_game_from_before_is_what_it_was_and_goes_on_by_the_old_rule() -> None:
    again = Logged(2).sit_all().play(2, seed=3)
    assert "".join(e.write_entry(entry) + "\n" for _, entry in again.log) == OLD_LOG
    old = Logged(2)
    old.do([e.read_entry(line) for line in OLD_LOG.splitlines()])
    assert old.table.answers == again.table.answers
    assert old.game.dealing() is None
    assert old.play(5).table.answers == again.play(5).table.answers
