"""A bot that knows the rules and nothing else."""

from __future__ import annotations

from luxor.bots import options_of
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View


class RandomBot:
    """Takes any of its options, each equally likely."""

    def choose(self, view: View, rng: Rng) -> Action:
        """Return one of the view's options; raises ``ValueError`` if the view has none."""
        options = options_of(view)
        return options[rng.below(len(options))]
