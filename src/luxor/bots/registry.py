"""The bots by name: one spec string wherever a bot can be chosen (see ``specs.py``).

>>> from luxor.bots.registry import make_bot
>>> make_bot("planner:noise=1.5").noise
1.5
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from luxor.bots import Bot
from luxor.bots.levels import LEVELS
from luxor.bots.outside import OUTSIDE
from luxor.bots.random_bot import RandomBot
from luxor.bots.search_bot import Search, SearchBot
from luxor.bots.specs import BotSpecError, Budget, Parameter, split_specs
from luxor.bots.turn_bot import TurnBot
from luxor.core.search.flat import FlatSearch
from luxor.core.search.rollout import Rollout
from luxor.core.search.tree import TreeSearch
from luxor.core.state import State

__all__ = ["BOTS", "LEVELS", "BotKind", "BotSpecError", "make_bot", "split_specs"]

Numbers = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot: what makes one, a sentence about it, and what its spec may say.

    ``budget`` is the one it has without a part for it, None if it takes none.
    """

    make: Callable[[Budget, Numbers], Bot]
    about: str
    budget: Budget | None = None
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


NOISE = {"noise": Parameter(0.0, 0.0, 1000.0, "points by which it misjudges an option")}
ROLLOUT = {
    "rounds": Parameter(2, 0, 50, "rounds of an imagined game that are planned", whole=True),
    "trust": Parameter(
        1.0, 0.0, 1.0, "how much the evaluation after them counts, against how the game ends"
    ),
}


def make_ismcts(budget: Budget, numbers: Numbers) -> Bot:
    """Return a bot that searches a tree."""

    def search(view: State, rollout: Rollout) -> Search:
        return TreeSearch(view, rollout, numbers["explore"], numbers["belief"], numbers["sure"])

    return SearchBot(search, budget, rounds=int(numbers["rounds"]), trust=numbers["trust"])


BOTS: dict[str, BotKind] = {
    "random": BotKind(
        lambda _budget, _numbers: RandomBot(), "takes any of its options, each equally likely"
    ),
    "greedy": BotKind(
        lambda _budget, numbers: TurnBot(0.0, numbers["noise"]),
        "takes what brings most points by the end of its turn",
        parameters=NOISE,
    ),
    "planner": BotKind(
        lambda _budget, numbers: TurnBot(1.0, numbers["noise"]),
        "also counts what its pieces promise: gathering, sets, keys, places",
        parameters=NOISE,
    ),
    "flat": BotKind(
        lambda budget, numbers: SearchBot(
            FlatSearch, budget, rounds=int(numbers["rounds"]), trust=numbers["trust"]
        ),
        "tries every option in many imagined games",
        Budget(iterations=500),
        ROLLOUT,
    ),
    "ismcts": BotKind(
        make_ismcts,
        "searches a tree of what it and the others may know, in many imagined games",
        Budget(iterations=1000),
        {
            **ROLLOUT,
            "explore": Parameter(0.05, 0.0, 10.0, "how much it tries what it tried seldom"),
            "belief": Parameter(30.0, 0.1, 1000.0, "visits that the planner's opinion counts for"),
            "sure": Parameter(
                4.0, 0.0, 100.0, "standard errors allowed for before an option is out"
            ),
        },
    ),
}
"""Every kind of bot by its name, the gentlest first."""


def make_bot(spec: str) -> Bot:
    """Return a new bot; raises :class:`BotSpecError` with what would be right."""
    if spec in LEVELS:
        spec = LEVELS[spec].spec
    name, *parts = spec.split(":")
    if name in OUTSIDE:
        return OUTSIDE[name].make(spec.partition(":")[2])
    kind = BOTS.get(name)
    if kind is None:
        if name in LEVELS:
            raise BotSpecError(f"{spec!r}: a level has no parts; expected {name!r}")
        known = [*LEVELS, *BOTS, *OUTSIDE]
        near = get_close_matches(name, known, n=1)
        right = f"{near[0]!r}" if near else f"one of {', '.join(known)}"
        raise BotSpecError(f"{name!r} is no bot; expected {right}")
    budget, numbers = _read_parts(spec, kind, parts)
    return kind.make(budget, numbers)


def _read_parts(spec: str, kind: BotKind, parts: list[str]) -> tuple[Budget, Numbers]:
    """Return the budget and the parameters of a spec, defaults where it says nothing."""
    budget = Budget()
    numbers: dict[str, float] = {}
    try:
        for part in parts:
            key, equals, value = part.partition("=")
            if key in kind.parameters and key not in numbers:
                numbers[key] = kind.parameters[key].parse(key, value)
            elif part and kind.budget is not None and not equals:
                budget = budget.with_limit(Budget.parse(part))
            elif not part:
                raise BotSpecError("nothing stands behind a colon")
            elif key in numbers:
                raise BotSpecError(f"{key} stands there twice")
            else:
                near = get_close_matches(key, kind.parameters, n=1)
                meant = f" (is {near[0]} meant?)" if near else ""
                raise BotSpecError(f"{part!r} is no part of it{meant}")
    except BotSpecError as error:
        raise BotSpecError(f"{spec!r}: {error}; {_expected(kind)}") from None
    defaults = {key: parameter.default for key, parameter in kind.parameters.items()}
    return budget if budget != Budget() else kind.budget or budget, {**defaults, **numbers}


def _expected(kind: BotKind) -> str:
    """Say which parts the spec of a kind may have."""
    parts = [f"a budget such as {kind.budget} or 1s"] if kind.budget else []
    parts += [
        f"{key}={parameter.default:g} ({parameter.low:g} to {parameter.high:g})"
        for key, parameter in kind.parameters.items()
    ]
    return f"expected {', '.join(parts)}" if parts else "expected no part behind the name"
