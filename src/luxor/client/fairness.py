"""Checking afterwards that a server dealt fairly.

A server draws every outcome of chance from a secret that it commits to before the game, and tells
when the game is over. With the record of the game everybody can draw again.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import LuxorError
from luxor.notation.record import Record
from luxor.notation.record_text import ruleset_of
from luxor.play.dealer import SECRET_BYTES, SecretDealer

MOST_LEFT_OUT: Final = 1000
"""How many draws in a row may have been taken back."""


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


def check_deals(record: Record, secret: str, commitment: str, *, taken_back: bool = False) -> Dealt:
    """Draw everything again that chance brought in a record; ``secret`` and ``commitment`` in hex.

    ``taken_back`` says that something was, or may have been, taken back by consent: only then draws
    may be left out. Raises :class:`UnfairError` at the first thing that is wrong.
    """
    dealer = SecretDealer(_secret(secret, commitment))
    state = engine.new_game(ruleset_of(record.options, record.edition))
    draws = 0
    for number, answer in enumerate(record.answers, start=1):
        if state.asks == k.CHANCE:
            draws += 1
            tries = 1 + taken_back * MOST_LEFT_OUT
            if all(dealer.draw(state) != answer.id for _ in range(tries)):
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
