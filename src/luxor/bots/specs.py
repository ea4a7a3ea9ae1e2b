"""Spec strings: how a bot is named, with its budget and its parameters.

A spec is a name, and parts behind colons: a budget (``500it`` iterations, ``1s`` or ``250ms`` of
time, or both) or a parameter (``explore=0.8``). In a list, commas separate specs; one that
contains a comma stands in double quotes.

>>> from luxor.bots.specs import Budget, split_specs
>>> Budget.parse("250ms")
Budget(iterations=None, seconds=0.25)
>>> split_specs('planner,"external:./bot --limits 1,2"')
['planner', 'external:./bot --limits 1,2']
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass

from luxor.core.errors import LuxorError

MOST_ITERATIONS = 1_000_000_000
MOST_SECONDS = 86_400.0

BUDGETS = (
    f"iterations such as 500it (1 to {MOST_ITERATIONS:,}), a time such as 1s or 250ms "
    f"(more than 0, at most {MOST_SECONDS:.0f}s), or both (500it:1s)"
)
"""What a budget may be, in words."""

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(it|s|ms)", re.ASCII)
NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)


class BotSpecError(LuxorError, ValueError):
    """A text names no bot; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about a decision: a number of iterations, a time, or both.

    With iterations a bot answers the same on every machine; with a time it does what it can. With
    both it stops at whichever comes first.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        parts = [f"{self.iterations}it"] if self.iterations is not None else []
        if self.seconds is not None:
            parts.append(f"{self.seconds:g}s")
        return ":".join(parts)

    def with_limit(self, other: Budget) -> Budget:
        """Return a budget that also has another one's limit, which must be of the other kind."""
        if (self.iterations and other.iterations) or (self.seconds and other.seconds):
            raise BotSpecError(f"{other} is a second budget of its kind")
        return Budget(other.iterations or self.iterations, other.seconds or self.seconds)

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Return the budget that a text means; raises :class:`BotSpecError`."""
        found = BUDGET.fullmatch(text)
        number, unit = (float(found[1]), found[2]) if found else (0.0, "")
        if unit == "it" and number.is_integer() and 1 <= number <= MOST_ITERATIONS:
            return cls(iterations=int(number))
        seconds = number / 1000 if unit == "ms" else number
        if unit in ("s", "ms") and 0 < seconds <= MOST_SECONDS:
            return cls(seconds=seconds)
        raise BotSpecError(f"{text!r} is no budget; expected {BUDGETS}")


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number that a kind of bot can be given: its default, its bounds, and what it does.

    ``whole`` if it counts something.
    """

    default: float
    low: float
    high: float
    about: str
    whole: bool = False

    @property
    def bounds(self) -> str:
        """What it may be, in words."""
        kind = "a whole number" if self.whole else "a number"
        return f"{kind} from {self.low:g} to {self.high:g}"

    def parse(self, name: str, text: str) -> float:
        """Return the number a text means; raises :class:`BotSpecError`."""
        number = float(text) if NUMBER.fullmatch(text) else float("nan")
        fits = self.low <= number <= self.high
        if not fits or (self.whole and number != int(number)):
            raise BotSpecError(f"{name}={text}: expected {self.bounds}: {self.about}")
        return number


def split_specs(text: str) -> list[str]:
    """Return the specs of a list with commas; raises :class:`BotSpecError` if one is empty."""
    specs = [spec.strip() for spec in next(csv.reader([text], skipinitialspace=True), [])]
    if not specs or not all(specs):
        raise BotSpecError(f"{text!r}: expected bots with a comma between two, as planner,greedy")
    return specs
