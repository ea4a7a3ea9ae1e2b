"""Checking afterwards that a server dealt fairly.

A server draws every outcome of chance from a secret that it commits to before the game, and tells
when the game is over. With the record of the game everybody can draw again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import LuxorError
from luxor.notation.record import Record
from luxor.notation.record_text import ruleset_of
from luxor.play.dealer import SECRET_BYTES, SecretDealer


class UnfairError(LuxorError):
    """What was dealt is not what the secret says, or the secret is not the promised one."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """How many outcomes of chance were checked, and how many draws the record leaves out.

    Draws are left out where the table took something back by consent: what chance brought then is
    not brought again.
    """

    draws: int
    left_out: int


def check_deals(
    record: Record, secret: str, commitment: str, jumps: Sequence[tuple[int, int]] = ()
) -> Dealt:
    """Draw everything again that chance brought in a record; ``secret`` and ``commitment`` in hex.

    ``jumps`` is what the server tells of draws that were taken back; whoever saw nothing taken back
    leaves it out. Raises :class:`UnfairError` at the first thing that is wrong.
    """
    dealer = SecretDealer(_secret(secret, commitment))
    state = engine.new_game(ruleset_of(record.options, record.edition))
    numbers = dict(jumps)
    draws = 0
    for number, answer in enumerate(record.answers, start=1):
        if state.asks == k.CHANCE:
            number_of_all = numbers.get(draws, dealer.drawn)
            if number_of_all < dealer.drawn:
                raise UnfairError(f"draw {draws} of the record was told twice")
            dealer.drawn = number_of_all
            draws += 1
            if dealer.draw(state) != answer.id:
                raise UnfairError(
                    f"answer {number} of the record: chance brought what the secret does not say"
                )
        engine.answer(state, answer.id)
    return Dealt(draws, dealer.drawn - draws)


def _secret(secret: str, commitment: str) -> bytes:
    try:
        found = bytes.fromhex(secret)
    except ValueError:
        raise UnfairError("the secret is no text in hex") from None
    if len(found) != SECRET_BYTES:
        raise UnfairError(f"the secret has {len(found)} bytes, not {SECRET_BYTES}")
    if hashlib.sha256(found).hexdigest() != commitment:
        raise UnfairError("the secret is not the one that the server committed to before the game")
    return found
