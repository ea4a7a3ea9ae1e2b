"""Spec strings: how a bot is named, with its budget and its parameters.

A spec is a name, and parts behind colons: a budget (``500it`` iterations, ``1s`` or ``250ms`` of
time) or a parameter (``explore=0.8``). In a list, commas separate specs; one that contains a comma
stands in double quotes.

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


class BotSpecError(LuxorError, ValueError):
    """A text names no bot; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about a decision: a number of iterations, or a time.

    With iterations a bot answers the same on every machine; with a time it does what it can.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.seconds is None else f"{self.seconds:g}s"

    @classmethod
    def parse(cls, text: str) -> Budget | None:
        """Return the budget that a part means, or None; raises :class:`BotSpecError` for 0."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(it|s|ms)", text)
        if found is None:
            return None
        number, unit = float(found[1]), found[2]
        if unit == "it":
            if not 1 <= number <= MOST_ITERATIONS or number != int(number):
                most = f"{MOST_ITERATIONS:,}"
                raise BotSpecError(f"{text!r}: iterations are a whole number from 1 to {most}")
            return cls(iterations=int(number))
        seconds = number / 1000 if unit == "ms" else number
        if not 0 < seconds <= MOST_SECONDS:
            raise BotSpecError(f"{text!r}: a time is more than 0 and at most {MOST_SECONDS:.0f} s")
        return cls(seconds=seconds)


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number that a kind of bot can be given: its default, its bounds, and what it does."""

    default: float
    low: float
    high: float
    about: str

    def parse(self, name: str, text: str) -> float:
        """Return the number a text means; raises :class:`BotSpecError`."""
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not self.low <= number <= self.high:
            raise BotSpecError(
                f"{name}={text}: {self.about}; a number from {self.low:g} to {self.high:g}"
            )
        return number


def split_specs(text: str) -> list[str]:
    """Return the specs of a list with commas; raises :class:`BotSpecError` if one is empty."""
    specs = [spec.strip() for spec in next(csv.reader([text], skipinitialspace=True), [])]
    if not specs or not all(specs):
        raise BotSpecError(f"{text!r}: expected bots with a comma between two, as planner,greedy")
    return specs
