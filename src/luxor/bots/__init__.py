"""Bots: they get a view, never a state, and answer with an action."""

from __future__ import annotations

from typing import Protocol

from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View


class Bot(Protocol):
    """Plays one seat."""

    def choose(self, view: View, rng: Rng) -> Action:
        """Return one of the view's options; the view is of the seat that is asked."""
