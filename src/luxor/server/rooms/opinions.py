"""What a strong bot thinks of decisions in finished games, each thought about once."""

from __future__ import annotations

import hmac
from typing import Final

from luxor.core.actions import Action
from luxor.core.view import View
from luxor.server.game.game import Game
from luxor.server.protocol.http import Opinion
from luxor.server.rooms.interface import Bots

MOST_KEPT: Final = 5000
"""Opinions that are remembered, of some dozens of games."""


class Opinions:
    """Opinions on finished games; the same decision always gets the same one."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._kept: dict[tuple[str, int], Opinion] = {}  # the least lately used first

    async def of(self, game: Game, answers: int, seen: View, given: int | None) -> Opinion:
        """Return the opinion on a decision: what its seat saw, and what it answered if it did."""
        found = self._kept.pop((game.id, answers), None)
        if found is None:
            seed = hmac.digest(game.secret, f"opinion {answers}".encode(), "sha256")
            number = int.from_bytes(seed[:8], "big")
            rows = await self._bots.hint(seen, number, room=game.id)
            found = Opinion.model_validate(
                {
                    "answers": answers,
                    "seat": seen.seat,
                    "question": seen.question,
                    "options": rows,
                    "given": None if given is None else str(Action.from_id(given)),
                }
            )
        self._kept[game.id, answers] = found
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found
