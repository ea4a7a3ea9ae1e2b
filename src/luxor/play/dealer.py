"""Who answers chance at a table."""

from __future__ import annotations

import hmac
from typing import Protocol

from luxor.core import engine
from luxor.core.rng import Rng
from luxor.core.state import State

SECRET_BYTES = 32


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


class SecretDealer:
    """A dealer that draws from a secret of 256 bits: whoever does not know it can foresee nothing.

    Draw number *n* is the pile's content at HMAC-SHA256 of the secret and *n*, taken modulo what
    is in the pile. Once the secret is known everybody can check every draw; a digest of it that
    was shown before proves that it was not chosen afterwards. ``drawn`` is how many draws were
    made already, those included that were taken back.
    """

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self.drawn = drawn

    def draw(self, s: State) -> int:
        """Return what chance brings at a position that asks it."""
        number = self.drawn.to_bytes(8, "big")
        self.drawn += 1
        possible = engine.outcomes(s)
        left = int.from_bytes(hmac.digest(self._secret, number, "sha256"), "big")
        left %= sum(weight for _, weight in possible)
        for outcome, weight in possible:
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("weights are above 0")
