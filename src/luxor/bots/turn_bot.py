"""Bots that look ahead to the end of their own turn: *greedy* and *planner*."""

from __future__ import annotations

from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.search.outlook import Outlook
from luxor.core.search.turn_search import TurnSearch
from luxor.core.view import View, determinize


class TurnBot:
    """Takes the answer after which its own turn can end best.

    ``promises`` says how much counts what is not yet scored (see ``core/search/outlook.py``): with
    0 the bot is greedy. What it may not know it imagines, so it needs no more than its view.
    """

    def __init__(self, promises: float) -> None:
        self.promises = promises
        self._search: tuple[Ruleset, TurnSearch] | None = None

    def choose(self, view: View, rng: Rng) -> Action:
        """Return the best of the view's options; raises ``ValueError`` if the view has none."""
        options = view.options
        if not options:
            raise ValueError("a bot was asked for a view without options: it is not its turn")
        if len(options) == 1:
            return options[0]
        return Action.from_id(self._look(view.rs).best(determinize(view, rng), rng))

    def _look(self, rs: Ruleset) -> TurnSearch:
        """Return the search for a ruleset; it is kept while the same game goes on."""
        if self._search is None or self._search[0] is not rs:
            self._search = rs, TurnSearch(Outlook(rs, self.promises))
        return self._search[1]
