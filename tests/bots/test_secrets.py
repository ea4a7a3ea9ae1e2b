"""No bot knows more than its seat: what that may not know changes nothing (P1).

Pairs of positions are made that look the same to the seat that is asked and differ in what it
cannot see. Every bot must do the same in both, down to the random numbers it draws and the figures
it comes to: answers alone could agree by luck.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import pytest

from luxor import Options, Table
from luxor.bots import hints, turn_bot
from luxor.bots.hints import rate
from luxor.bots.option_values import option_values
from luxor.bots.random_bot import RandomBot
from luxor.bots.registry import BOTS, LEVELS, make_bot
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from tests.bots.test_messages import told

SETTINGS = [
    Options(players=players, first=0, modules=modules)
    for players in (2, 4)
    for modules in ((), *((name,) for name in NAMES), NAMES)
]
PURE = (SETTINGS[0], SETTINGS[-1])
"""What is also played in pure Python, by the kinds that do not search."""

SPREAD = 6
"""Positions along a game, beside one for each kind of question."""

ITERATIONS = 13


@dataclass(frozen=True)
class Pair:
    """Two positions that ``seat``, which is asked, cannot tell apart."""

    seat: int
    real: State
    other: State


@cache
def pairs(options: Options) -> tuple[Pair, ...]:
    """Return pairs from a random game, for whoever is asked there."""
    table = Table(options, seed=11)
    rng = Rng(11)
    moments: list[tuple[int, str, State]] = []
    while table.asked is not None:
        seen = table.view(table.asked)
        if len(seen.options) > 1:
            moments.append((table.asked, seen.question, table.snapshot()))
        table.play(seen.options[rng.below(len(seen.options))])
    kinds = {question: number for number, (_, question, _) in enumerate(moments)}
    chosen = {*kinds.values(), *(len(moments) * i // SPREAD for i in range(SPREAD))}
    return tuple(pair_of(*moments[number]) for number in sorted(chosen))


def pair_of(seat: int, _: str, real: State) -> Pair:
    rng = Rng(3)
    for _number in range(20):
        other = determinize(view(real, seat), rng)
        if other != real:
            return Pair(seat, real, other)
    raise AssertionError("nothing is hidden from this seat")


def quick(name: str) -> str:
    """Return the spec of a kind or a level with few iterations."""
    spec = LEVELS[name].spec if name in LEVELS else name
    if BOTS[spec.partition(":")[0]].budget is None:
        return spec
    return re.sub(r":\d+it", "", spec) + f":{ITERATIONS}it"


def thoughts(spec: str, seen: View) -> tuple[object, ...]:
    """Return all that can be noticed of a bot at a question."""
    bot, rng = make_bot(spec), Rng(5)
    answer = bot.choose(seen, rng)
    figures = () if isinstance(bot, RandomBot) else rate(bot, seen, Rng(6))
    return answer, rng.save(), figures


def needs_speed(name: str, options: Options) -> bool:
    return options not in PURE or name in LEVELS or BOTS[name].budget is not None


CASES = [
    pytest.param(
        quick(name),
        options,
        id=f"{name}-{options}",
        marks=[pytest.mark.compiled] if needs_speed(name, options) else [],
    )
    for name in (*BOTS, *LEVELS)
    for options in SETTINGS
]


@pytest.mark.clause("P1")
@pytest.mark.parametrize(("spec", "options"), CASES)
def test_a_bot_does_the_same_whatever_it_cannot_see(spec: str, options: Options) -> None:
    for pair in pairs(options):
        real, other = (view(state, pair.seat) for state in (pair.real, pair.other))
        assert thoughts(spec, real) == thoughts(spec, other)


@pytest.mark.clause("P1")
@pytest.mark.parametrize(
    "options",
    [pytest.param(o, marks=[] if o in PURE else [pytest.mark.compiled]) for o in SETTINGS],
    ids=str,
)
def test_a_program_is_told_the_same_whatever_it_may_not_know(options: Options) -> None:
    found = pairs(options)
    assert len(found) >= SPREAD
    for pair in found:
        real, other = (view(state, pair.seat) for state in (pair.real, pair.other))
        assert told(real) == told(other)
        shown, also = (told(View(pair.seat, state)) for state in (pair.real, pair.other))
        assert shown != also, "what is not hidden would be seen"


@pytest.mark.clause("P1")
@pytest.mark.parametrize("options", [PURE[0], pytest.param(PURE[1], marks=pytest.mark.compiled)])
def test_what_an_option_comes_to_does_not_depend_on_what_is_hidden(options: Options) -> None:
    for pair in pairs(options):
        real, other = (view(state, pair.seat) for state in (pair.real, pair.other))
        one, same = (option_values(seen, seen.options, Rng(1), 2) for seen in (real, other))
        for mine, theirs in zip(one, same, strict=True):
            assert (mine.points, mine.potential) == (theirs.points, theirs.potential)
            assert mine.others == theirs.others


def test_the_pairs_hold_questions_of_the_base_and_of_modules() -> None:
    for options in (SETTINGS[0], SETTINGS[-1]):
        kinds = {view(pair.real, pair.seat).question for pair in pairs(options)}
        assert {"play", "move", "take"} <= kinds
        own = {"mummy_tile", "second", "use_power", "instead", "side"}
        assert bool(kinds & own) == bool(options.modules)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["greedy", "planner", "tourist", "explorer"])
def test_a_bot_that_looked_at_the_real_cards_would_be_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught = 0
    for pair in pairs(SETTINGS[-1]):
        seen = view(pair.real, pair.seat)
        found = []
        for state in (pair.real, pair.other):
            for module in (turn_bot, hints):
                monkeypatch.setattr(module, "determinize", lambda *_, state=state: state.copy())
            found.append(thoughts(name, seen))
        caught += found[0] != found[1]
    assert caught > 0
