"""What is agreed before a game begins."""

from __future__ import annotations

from dataclasses import dataclass

from luxor.core.errors import OptionsError

MODULE_ORDER: tuple[str, ...] = ()
"""The modules of this version, in the fixed order in which they act."""


@dataclass(frozen=True, slots=True)
class Options:
    """The choices that make one game's rules, apart from the edition.

    ``players`` is 2 to 4 (S1). ``first`` is the seat of the first player, counted from 0, or None
    to have it drawn (S2). ``modules`` are names out of :data:`MODULE_ORDER`. Raises
    :class:`~luxor.core.errors.OptionsError` where a choice is impossible.
    """

    players: int = 2
    first: int | None = None
    modules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players not in (2, 3, 4):
            raise OptionsError(f"players: 2, 3 or 4 play, not {self.players!r}")
        if self.first is not None and (
            type(self.first) is not int or self.first not in range(self.players)
        ):
            raise OptionsError(
                f"first: a seat from 0 to {self.players - 1}, or None for chance, "
                f"not {self.first!r}"
            )
        unknown = [name for name in self.modules if name not in MODULE_ORDER]
        if unknown:
            known = ", ".join(MODULE_ORDER) or "none yet"
            raise OptionsError(f"modules: {unknown[0]!r} is not a module (there are: {known})")
        if len(set(self.modules)) != len(self.modules):
            raise OptionsError(f"modules: each once, not {', '.join(self.modules)}")
