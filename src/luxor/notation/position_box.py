"""The pieces of the box while a position is read: what is named leaves its pile, the rest stays."""

from __future__ import annotations

from collections.abc import Iterable

from luxor.core import constants as k
from luxor.core.declarations import card_piles
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.core.text import nearest, shown
from luxor.notation.position_lines import Lines

NO_LINE = ("discard", "die", "first", "held")
"""Piles that have no line ``pile NAME``: they have another one, or never change."""


class Box:
    """How many pieces of each kind are left in every pile of a full box.

    Lines such as ``pile horus1: h1:last`` say what stays in a pile: these pieces are set aside.
    """

    def __init__(self, rs: Ruleset, lines: Lines) -> None:
        self.rs = rs
        self.left = [list(rs.pile(pile)[2]) for pile in range(rs.piles)]
        self.card_piles = card_piles(rs)
        self.named: dict[int, list[int]] = {}
        piles = {f"pile {name}": i for i, name in enumerate(rs.pile_names) if name not in NO_LINE}
        for key in lines.pile_keys():
            if key not in piles:
                raise PositionError(key, "no pile of this game", nearest(key, tuple(piles)))
            self._set_aside(lines, key, piles[key])
        if "treasures" in lines:
            self._set_aside(lines, "treasures", k.P_TREASURE)

    def _set_aside(self, lines: Lines, key: str, pile: int) -> None:
        names = self.rs.kind_names[pile]
        counts = [0] * len(names)
        for word in lines.words(key):
            if word not in names:
                raise PositionError(
                    key, f"{shown(word)} is not in such a pile", nearest(word, names)
                )
            kind = names.index(word)
            counts[kind] += 1
            if any(self.rs.pile(pile)[2]):
                self.take(key, self.rs.pile(pile)[1] + kind, (pile,), word)
        self.named[pile] = counts

    def take(self, key: str, kind: int, piles: Iterable[int], name: str) -> int:
        """Take a piece out of the pile that has most left, of those that have one; return it."""
        rs = self.rs
        holding = [pile for pile in piles if self.has(pile, kind)]
        having = [pile for pile in holding if self.left[pile][kind - rs.pile(pile)[1]] > 0]
        if not having:
            copies = sum(rs.pile(pile)[2][kind - rs.pile(pile)[1]] for pile in holding)
            raise PositionError(key, f"one {name} too many", f"at most {copies} in all")
        pile = max(having, key=lambda pile: sum(self.left[pile]))
        self.left[pile][kind - rs.pile(pile)[1]] -= 1
        return pile

    def has(self, pile: int, kind: int) -> bool:
        """Return whether a kind of piece begins in a pile."""
        _, first, full = self.rs.pile(pile)
        return first <= kind < first + len(full) and full[kind - first] > 0

    def kinds(self, pile: int) -> list[int]:
        """Return what is left in a pile, piece by piece."""
        first = self.rs.pile(pile)[1]
        return [first + i for i, count in enumerate(self.left[pile]) for _ in range(count)]

    def piles(self) -> list[list[int]]:
        """Return the counts of all piles: what lines name, else what is left."""
        return [self.named.get(pile, counts) for pile, counts in enumerate(self.left)]
