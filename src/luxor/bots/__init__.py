"""Bots: they get a view, never a state, and answer with an action."""

from __future__ import annotations

import hashlib
from typing import Protocol

from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View


class Bot(Protocol):
    """Plays one seat."""

    def choose(self, view: View, rng: Rng) -> Action:
        """Return one of the view's options; the view is of the seat that is asked."""


def options_of(view: View) -> tuple[Action, ...]:
    """Return what a bot can answer; raises ``ValueError`` if its seat is not asked."""
    options = view.options
    if not options:
        raise ValueError("a bot was asked for a view without options: it is not its turn")
    return options


def bot_rng(seed: int, seat: int) -> Rng:
    """Return the stream of random numbers of a seat's bot at a table with a seed.

    The same seed and seat give the same stream. The way there is one-way: a bot that works out
    how its own stream began learns nothing about the table's seed, which decides the deal.
    """
    digest = hashlib.blake2b(f"{seed}/bot/{seat}".encode(), digest_size=12).digest()
    return Rng(int.from_bytes(digest, "big"))
