"""What a strong bot thinks of decisions in finished games, each thought about once."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, Final

from luxor.core.view import View
from luxor.server.game.game import Game
from luxor.server.game.messages import Json, decision_json, ways_json
from luxor.server.protocol.http import Opinion
from luxor.server.rooms.bot_pool import BotPool

MOST_KEPT: Final = 5000
"""Opinions that are remembered, of some dozens of games."""

Rows = list[dict[str, Any]]


class Opinions:
    """Opinions on finished games; the same decision always gets the same one."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._kept: dict[tuple[str, int], Rows] = {}  # the least lately used first

    async def of(self, game: Game, answers: int, seen: View, given: Sequence[int]) -> Opinion:
        """Return the opinion on a decision: what its seat saw, and what it answered from there."""
        rows = await self._rated(game, answers, seen)
        decision = decision_json(seen)
        assert decision is not None
        parts = {option["id"]: option for option in decision["options"]}
        ways = _ways(seen, given)
        return Opinion.model_validate(
            {
                "answers": answers,
                "seat": seen.seat,
                "question": decision["question"],
                "options": [parts[row["id"]] | row | {"way": ways.get(row["id"])} for row in rows],
                "given": given[0] if given else None,
            }
        )

    async def _rated(self, game: Game, answers: int, seen: View) -> Rows:
        found = self._kept.pop((game.id, answers), None)
        if found is None:
            seed = hmac.digest(game.secret, f"opinion {answers}".encode(), "sha256")
            number = int.from_bytes(seed[:8], "big")
            found = await self._bots.hint(seen, number, room=game.id)
        self._kept[game.id, answers] = found
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        return found


def _ways(seen: View, given: Sequence[int]) -> dict[int, Json]:
    """Return by option the only way that begins with it, of the one that was chosen its own."""
    found: dict[int, list[Json]] = {}
    for way in ways_json(seen):
        found.setdefault(way["answers"][0], []).append(way)
    if given:
        gone = [way for way in found[given[0]] if _begins_with(given, way["answers"])]
        found[given[0]] = gone or found[given[0]]
    return {option: ways[0] for option, ways in found.items() if len(ways) == 1}


def _begins_with(given: Sequence[int], answers: list[int]) -> bool:
    return answers == list(given[: len(answers)])
