"""Who answers chance at a table."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Protocol

from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.state import State

SECRET_BYTES = 32

CONTRIBUTION_BYTES = 16
"""Random bytes that a player may add to the deal."""


class Dealer(Protocol):
    """Answers chance. A dealer keeps what it will bring to itself."""

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""


class SeededDealer:
    """A dealer whose answers its seed determines, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""
        return engine.draw_outcome(s, self._rng)


def draw_key(secret: bytes, contributions: Sequence[bytes] | None) -> bytes:
    """Return the key that draws come from; raises ``ValueError`` for bytes of a wrong length.

    ``contributions`` are the bytes that each seat added, empty for one that added none: the key is
    HMAC-SHA256 of the secret and of all of them in the order of seats, each after its length in
    one byte. None: players could not add anything, and the secret itself is the key.
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    if contributions is None:
        return secret
    for added in contributions:
        if len(added) not in (0, CONTRIBUTION_BYTES):
            raise ValueError(f"a player adds {CONTRIBUTION_BYTES} bytes, not {len(added)}")
    message = b"".join(bytes([len(added)]) + added for added in contributions)
    return hmac.digest(secret, message, "sha256")


class SecretDealer:
    """A dealer that draws from a secret of 256 bits: whoever does not know it can foresee nothing.

    Draw number *n* is the pile's content at HMAC-SHA256 of the key (:func:`draw_key`) and *n*,
    taken modulo what is in the pile. Once the secret is known everybody can check every draw. A
    digest of it that was shown before proves that it was not chosen afterwards, and what players
    add that it was not chosen before. ``drawn`` is how many draws were made already, those
    included that were taken back.
    """

    def __init__(
        self, secret: bytes, drawn: int = 0, contributions: Sequence[bytes] | None = None
    ) -> None:
        self._key = draw_key(secret, contributions)
        self.drawn = drawn

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""
        number = self.drawn.to_bytes(8, "big")
        self.drawn += 1
        possible = engine.outcomes(s)
        left = int.from_bytes(hmac.digest(self._key, number, "sha256"), "big")
        left %= sum(weight for _, weight in possible)
        for outcome, weight in possible:
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights are above 0")
