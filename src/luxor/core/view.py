"""What one seat knows of a position (P1, P2).

Nobody but the table gets a state; bots, clients, spectators and logs get a :class:`View`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.hidden import hide, imagine
from luxor.core.nodes import Decision
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State


class View:
    """A position as ``seat`` sees it, or as everybody may see it (``seat`` None).

    ``known`` is a state in which all that the seat may not know is missing: unknown cards are
    counted among the pile they came from, unknown scarabs among the supply. ``hide_scores`` is a
    choice of the table (P2): what shows the view leaves out others' points in play.
    """

    def __init__(self, seat: int | None, known: State, *, hide_scores: bool = False) -> None:
        self.seat = seat
        self.known = known
        self.hide_scores = hide_scores

    @property
    def rs(self) -> Ruleset:
        """The tables of the game."""
        return self.known.rs

    @cached_property
    def facts(self) -> dict[str, Any]:
        """All numbers of the view, named as in :meth:`State.to_dict`; unknown cards are -1."""
        return self.known.to_dict()

    @property
    def asked(self) -> int | None:
        """The seat that is asked, or None."""
        seat = engine.asked_seat(self.known)
        return None if seat == k.NOBODY else seat

    @property
    def question(self) -> str:
        """The public kind of the question that is open."""
        name: str = self.rs.frames[self.known.frame()[0]].name
        return name

    @property
    def options(self) -> tuple[Action, ...]:
        """The options, if it is this seat that is asked; otherwise none."""
        return tuple(Action.from_id(i) for i in self.known.legal())

    @property
    def decision(self) -> Decision | None:
        """The decision, if it is this seat that is asked."""
        if self.seat is None or self.asked != self.seat:
            return None
        return Decision(self.seat, self.question, self.options)

    def hand(self, seat: int) -> tuple[str | None, ...]:
        """Return a hand from left to right, None for each card that this view does not know."""
        names = self.rs.card_names
        return tuple(None if card < 0 else names[card] for card in self.facts["hands"][seat])

    def score(self, seat: int) -> int | None:
        """Return a seat's points in play, None where the table hides them from this view."""
        if self.hide_scores and seat != self.seat and self.known.asks != k.OVER:
            return None
        points: int = self.known.numbers("score", seat, 1)[0]
        return points

    def tile(self, space: int) -> str | None:
        """Return the tile on a space (1 is t1), None if it is empty."""
        kind = self.facts["tiles"][space - 1]
        return self.rs.tile_names[kind] if kind else None

    def __repr__(self) -> str:
        whose = "everybody" if self.seat is None else f"p{self.seat + 1}"
        return f"<View of {whose}: round {self.known.round}, {self.question}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (
            self.seat == other.seat and self.options == other.options and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.known.key()))


def view(s: State, seat: int | None, *, hide_scores: bool = False) -> View:
    """Return what ``seat`` knows of a position; None for what everybody knows."""
    known = hide(s, k.NOBODY if seat is None else seat)
    return View(seat, known, hide_scores=hide_scores)


def determinize(seen: View, rng: Rng) -> State:
    """Return a state that is possible behind a view, each equally likely."""
    return imagine(seen.known, k.NOBODY if seen.seat is None else seen.seat, rng)
