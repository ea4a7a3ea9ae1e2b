"""What is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from luxor.core.errors import OptionsError
from luxor.core.modules import NAMES, installed, name_of


@dataclass(frozen=True, slots=True)
class Options:
    """The choices that make one game's rules, apart from the edition.

    ``players`` is 2 to 5 (S1, X1). ``first`` is the seat of the first player, counted from 0, or
    None to have it drawn (S2). ``modules`` are names of installed modules
    (:func:`~luxor.core.modules.installed`) or references to them as files have; kept are the names,
    in the order in which the modules act. ``extra_cards`` says whether the expansion's Horus cards
    join in; None leaves that to :func:`wants_extra_cards` (X2). Raises
    :class:`~luxor.core.errors.OptionsError` where a choice is impossible.
    """

    players: int = 2
    first: int | None = None
    modules: tuple[str, ...] = ()
    extra_cards: bool | None = None

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in range(2, 6):
            raise OptionsError(f"players: 2 to 5 play, not {self.players!r}")
        if self.first is not None and (
            type(self.first) is not int or self.first not in range(self.players)
        ):
            raise OptionsError(
                f"first: a seat from 0 to {self.players - 1}, or None for chance, "
                f"not {self.first!r}"
            )
        given: object = self.modules
        if isinstance(given, str) or not isinstance(given, Iterable):
            raise OptionsError(f"modules: a tuple of names such as ({NAMES[0]!r},), not {given!r}")
        odd = [name for name in given if not isinstance(name, str)]
        if odd:
            raise OptionsError(f"modules: names such as {NAMES[0]!r}, not {odd[0]!r}")
        names = [name_of(name) for name in self.modules]
        if len(set(names)) != len(names):
            raise OptionsError(f"modules: each once, not {', '.join(names)}")
        in_order = tuple(name for name in installed() if name in names)
        object.__setattr__(self, "modules", in_order)
        if self.extra_cards is None:
            object.__setattr__(self, "extra_cards", wants_extra_cards(self.players, self.modules))
        if type(self.extra_cards) is not bool:
            raise OptionsError(f"extra_cards: True, False or None, not {self.extra_cards!r}")
        if self.players > 4 and not self.extra_cards:
            raise OptionsError("extra_cards: five players need the expansion's Horus cards")


def wants_extra_cards(players: int, modules: tuple[str, ...]) -> bool:
    """X2: return whether the expansion's Horus cards join in unless it is said otherwise."""
    return players > 4 or bool(modules)
