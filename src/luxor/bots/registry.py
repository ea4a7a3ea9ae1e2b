"""The bots by name: one spec string wherever a bot can be chosen.

>>> from luxor.bots.registry import make_bot
>>> make_bot("planner").promises
1.0
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches

from luxor.bots import Bot
from luxor.bots.random_bot import RandomBot
from luxor.bots.turn_bot import TurnBot


class BotSpecError(ValueError):
    """A text names no bot; the message says which there are."""


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot: what makes one, and a sentence about it."""

    make: Callable[[], Bot]
    about: str


BOTS: dict[str, BotKind] = {
    "random": BotKind(RandomBot, "takes any of its options, each equally likely"),
    "greedy": BotKind(lambda: TurnBot(0.0), "takes what brings most points by the end of its turn"),
    "planner": BotKind(
        lambda: TurnBot(1.0), "also counts what its pieces promise: gathering, sets, keys, places"
    ),
}
"""Every kind of bot by its name, the gentlest first."""


def make_bot(spec: str) -> Bot:
    """Return a new bot; raises :class:`BotSpecError` with what would be right."""
    kind = BOTS.get(spec)
    if kind is None:
        near = get_close_matches(spec, BOTS, n=1)
        right = f"{near[0]!r}" if near else f"one of {', '.join(BOTS)}"
        raise BotSpecError(f"{spec!r} is no bot; expected {right}")
    return kind.make()
