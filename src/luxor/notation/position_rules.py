"""What a module says about the positions of its games: one :class:`ModuleRules` for each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from luxor.core.module import Module
from luxor.core.ruleset import Ruleset
from luxor.notation.position_arguments import Argument
from luxor.notation.position_form import Check, Form, Frame, In

Way = tuple[int, int, int]
"""Arguments that a frame can have."""

Ways = Callable[[In, set[Way]], set[Way]]
"""Gets the ways that a frame of the base game can be asked, and returns those with the module."""

Limits = Callable[[Ruleset], tuple[int, int]]
"""Returns the lowest and the highest number that a datum can have."""

Fit = Callable[[Ruleset, Form, Module, Collection[str]], None]
"""Makes fresh data fit a position; the data that it names by their keys stay as they are."""

DataCheck = Callable[[Ruleset, Form, Module], None]
"""Raises ``PositionError`` unless the data of a module can be in a position."""


@dataclass(frozen=True, kw_only=True)
class ModuleRules:
    """How the frames, data and piles of a module are written, and what they must fit.

    Everything may be left out: then the module has nothing of the kind. Of a module without rules
    any frames and data are taken.
    """

    arguments: Mapping[str, tuple[Argument, ...]] = field(default_factory=dict)
    """How the arguments of its frames are written."""

    on: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """On which frames a frame can lie; for frames of others: also on these."""

    checks: Mapping[str, Check] = field(default_factory=dict)
    """What its frames need around them; where several modules ask the same, one will do."""

    ways: Mapping[str, Ways] = field(default_factory=dict)
    """How it changes with which arguments frames of the base game are asked."""

    alike: Mapping[str, Callable[[In], tuple[str, Way]]] = field(default_factory=dict)
    """Its frames whose arguments are those of a frame of the base game."""

    hands: Mapping[str, Callable[[Frame, str], tuple[int, ...]]] = field(default_factory=dict)
    """How many cards the seat whose turn it is may have, by the highest frame that says so; the
    function gets the frame and the name of the one below, and returns nothing to say nothing."""

    after_move: frozenset[str] = frozenset()
    """Frames that are only asked where somebody could move in this round."""

    setup: Callable[[Ruleset], list[Frame]] = lambda _: []
    """The frames that its set-up pushes, the lowest first."""

    deals_from: Callable[[Ruleset, int], int | None] = lambda _rs, _seat: None
    """The pile of its own from which a seat gets its first hand."""

    words: Mapping[str, Callable[[Ruleset], dict[str, int]]] = field(default_factory=dict)
    """Words for the numbers of its data, by their names."""

    limits: Mapping[str, Limits] = field(default_factory=dict)
    """Limits of its data, by their names; of others any byte is taken."""

    fit: Fit | None = None
    check: DataCheck | None = None
    seen: Callable[[Ruleset, Form, int | None], str] = lambda _rs, _form, _seat: ""
    """Says what is wrong with what a seat sees of its data at a question."""

    piles: tuple[str, ...] = ()
    """Piles that do not follow from the rest of a position, so that they have a line."""

    lays_keys: Callable[[Ruleset, Form], bool] = lambda _rs, _form: False
    """Whether keys may have been laid down otherwise than by entering the chamber."""

    first_keys: Callable[[Ruleset, Form, int], int] = lambda _rs, _form, _seat: 0
    """How many keys a seat gets in the set-up."""

    scarabs_gone: Callable[[Ruleset, Form], list[int]] = lambda _rs, _form: []
    """How many scarabs of each kind are back in the box."""

    grants_turns: bool = False
    """Whether it grants extra turns."""

    covers_treasures: bool = False
    """Whether treasures may be left in the pile after the set-up."""
