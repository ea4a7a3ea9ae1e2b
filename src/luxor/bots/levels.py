"""The six levels for people, from gentle to merciless.

A level is a spec that thinks in iterations, so it plays the same on every machine that is not very
slow. Where people wait for it, it also has a time limit, which only a machine without the compiled
engine reaches: see :func:`timed`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How strong an opponent is: the spec of its bot, and its character in a sentence."""

    spec: str
    about: str

    @property
    def searches(self) -> bool:
        """Whether it thinks for a number of iterations."""
        return any(part.endswith("it") for part in self.spec.split(":"))


SECONDS = 3.0
"""How long people wait for a bot or a hint at most."""

LEVELS: dict[str, Level] = {
    "tourist": Level(
        "greedy:noise=12", "strolls through the temple and takes what it happens to step on"
    ),
    "pupil": Level("greedy:noise=5", "grabs the points in front of it and forgets about tomorrow"),
    "explorer": Level(
        "planner:noise=1.5", "knows what treasures, sets and keys are good for, and often errs"
    ),
    "scholar": Level("planner", "weighs every turn with care and seldom leaves a treasure lying"),
    "vizier": Level("ismcts:20it", "thinks ahead to what comes to the ends of its hand and yours"),
    "pharaoh": Level(
        "ismcts:1000it", "merciless: considers every card you might hold, and forgives nothing"
    ),
}
"""Every level by its name, the gentlest first."""


def timed(spec: str, seconds: float = SECONDS) -> str:
    """Return the spec of a bot that people wait for: a level that searches gets a time limit.

    Other specs stay as they are, since they say themselves how long their bot may think.
    """
    if spec in LEVELS and LEVELS[spec].searches:
        return f"{LEVELS[spec].spec}:{seconds:g}s"
    return spec
