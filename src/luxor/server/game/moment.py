"""One position as several seats see it: what is the same for all of them is made only once.

The forms are those of :mod:`luxor.bots.messages`. Whoever is asked for first gets such a form; for
the others it is the same but for what is made of numbers that are not the same in their views.
"""

from __future__ import annotations

from typing import Any

from luxor.bots.messages import NOT_TOLD, Form, _datum, _named, _player, view_form
from luxor.core import events
from luxor.core.events import RawEvent
from luxor.core.module import Module
from luxor.core.view import View
from luxor.play.table import Table

SECRET = frozenset({"hands", "scarabs", "piles", "data"})
"""The numbers of a view that are not the same for all seats, and which its form tells."""

NOT_SHOWN = frozenset({"known", "origins", "could_move"})
"""Numbers that are not the same either, but are in no form."""


class Moment:
    """A table as it stands now; it must not go on while this is used."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[int | None, View] = {}
        self._events: dict[RawEvent, Form] = {}
        self._first: tuple[dict[str, Any], Form] | None = None

    def view(self, seat: int | None) -> View:
        """Return what a seat knows; None for what everybody knows."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._table.view(seat)
        return found

    def events(self, seat: int | None, since: int) -> list[Form]:
        """Return the same as the table's own ``events``."""
        rs, made = self.view(seat).rs, self._events
        found = []
        for event in self._table.raw_events(seat, since):
            form = made.get(event)
            if form is None:
                form = made[event] = events.to_json(rs, event)
            found.append(form)
        return found

    def view_form(self, seat: int | None) -> Form:
        """Return the same as :func:`luxor.bots.messages.view_form` makes of the seat's view."""
        view = self.view(seat)
        if self._first is None:
            form = view_form(view)
            self._first = view.facts, form
            return form
        facts, (others, form) = view.facts, self._first
        for name, numbers in facts.items():
            if numbers != others[name] and name not in SECRET and name not in NOT_SHOWN:
                return view_form(view)  # a module hides more than all that we know do
        changed = form | {
            "players": [_own_player(view, owner, others, form) for owner in range(view.rs.players)],
            "piles": form["piles"] | _own_piles(view, others),
        }
        for module in view.rs.modules:
            changed["modules"] = changed["modules"] | {
                module.name: form["modules"][module.name] | _own_data(view, module, others)
            }
        return changed


def _own_player(view: View, owner: int, others: dict[str, Any], form: Form) -> Form:
    """Return a player's form: the one that was made already if nothing in it is to change."""
    facts = view.facts
    found: Form = form["players"][owner]
    if facts["scarabs"][owner] != others["scarabs"][owner] or view.score(owner) != found["score"]:
        return _player(view, owner)
    if facts["hands"][owner] != others["hands"][owner]:
        return found | {"hand": list(view.hand(owner))}
    return found


def _own_piles(view: View, others: dict[str, Any]) -> Form:
    """Return the piles of which this view knows more or less than the other one."""
    facts, rs = view.facts, view.rs
    return {
        name: {"size": facts["pile_sizes"][pile], "kinds": _named(rs.kind_names[pile], kinds)}
        for pile, (name, kinds) in enumerate(zip(rs.pile_names, facts["piles"], strict=True))
        if kinds != others["piles"][pile] and name not in NOT_TOLD
    }


def _own_data(view: View, module: Module, others: dict[str, Any]) -> Form:
    """Return what a module keeps that this view sees differently."""
    facts = view.facts
    found = {}
    for datum in module.data:
        start = module.offsets[datum.name]
        place = slice(start, start + datum.size * (view.rs.players if datum.per_seat else 1))
        if datum.hidden or facts["data"][place] != others["data"][place]:
            found[datum.name] = _datum(view, module, datum)
    return found
