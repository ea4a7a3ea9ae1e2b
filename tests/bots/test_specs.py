"""Specs: how bots, their budgets and their parameters are named, and what is refused."""

from __future__ import annotations

import math

import pytest

from luxor.bots.registry import BOTS, BotSpecError, make_bot, split_specs
from luxor.bots.search_bot import SearchBot
from luxor.bots.specs import MOST_ITERATIONS, MOST_SECONDS, Budget, Parameter

PARAMETERS = [
    pytest.param(name, key, parameter, id=f"{name}:{key}")
    for name, kind in BOTS.items()
    for key, parameter in kind.parameters.items()
]
WITH_BUDGET = [name for name, kind in BOTS.items() if kind.budget is not None]


def refused(spec: str) -> str:
    """Return why a spec names no bot."""
    with pytest.raises(BotSpecError) as caught:
        make_bot(spec)
    return str(caught.value)


# --- budgets ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500it", Budget(iterations=500)),
        ("5.0it", Budget(iterations=5)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("250ms", Budget(seconds=0.25)),
        (f"{MOST_ITERATIONS}it", Budget(iterations=MOST_ITERATIONS)),
        (f"{MOST_SECONDS:.0f}s", Budget(seconds=MOST_SECONDS)),
    ],
)
def test_a_budget_is_a_number_with_its_unit(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget


@pytest.mark.parametrize("name", WITH_BUDGET)
def test_a_bot_gets_the_budget_of_its_spec_or_its_own(name: str) -> None:
    both = Budget(iterations=7, seconds=0.5)
    for spec, budget in (
        (f"{name}:7it", Budget(iterations=7)),
        (f"{name}:7it:500ms", both),
        (f"{name}:0.5s:7it", both),
        (name, BOTS[name].budget),
    ):
        bot = make_bot(spec)
        assert isinstance(bot, SearchBot)
        assert bot.budget == budget


@pytest.mark.parametrize("name", WITH_BUDGET)
@pytest.mark.parametrize(
    "part",
    [
        *("1h", "1m", "1S", "500", "1e3it", "-5it", "+5it", ".5s", "5 it", "1_0it", "5its", "٥it"),
        *("0it", "1.5it", f"{MOST_ITERATIONS + 1}it", "9" * 400 + "it"),
        *("0s", "0.0ms", "86401s", "86400001ms", "9" * 400 + "s"),
    ],
)
def test_a_wrong_budget_is_told_the_right_ones_with_their_bounds(name: str, part: str) -> None:
    why = refused(f"{name}:{part}")
    assert why.startswith(f"'{name}:{part}': {part!r} is no budget; expected iterations such as ")
    assert "500it (1 to 1,000,000,000), a time such as 1s or 250ms" in why
    assert "(more than 0, at most 86400s)" in why
    assert f"expected a budget such as {BOTS[name].budget} or 1s, rounds=2 (" in why


# --- parameters ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "key", "parameter"), PARAMETERS)
def test_a_parameter_is_a_number_within_its_bounds(
    name: str, key: str, parameter: Parameter
) -> None:
    low, high = parameter.low, parameter.high
    for number in (low, high, parameter.default):
        assert parameter.parse(key, f"{number:g}") == number
        make_bot(f"{name}:{key}={number:g}")
    below, above = math.nextafter(low, -math.inf), math.nextafter(high, math.inf)
    words = ["", "x", "nan", "inf", "-inf", "1e999", "-1e999", "1_0", "٥", "0x1", "1,5", " 1", "1="]
    for text in [repr(below), repr(above), f"{low - 1:g}", f"{high + 1:g}", *words]:
        why = refused(f"{name}:{key}={text}")
        assert why.startswith(f"{f'{name}:{key}={text}'!r}: {key}={text}: expected a ")
        assert f"number from {low:g} to {high:g}: {parameter.about}" in why
    assert parameter.whole == (key == "rounds")
    half = f"{name}:{key}={low + 0.5}"
    if parameter.whole:
        assert f"expected a whole number from {low:g} to" in refused(half)
        make_bot(f"{name}:{key}={low + 1:.1f}")  # 1.0 is as whole as 1
    else:
        make_bot(half)


# --- other parts -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("random:5it", "'5it' is no part of it; expected no part"),
        ("planner:5it", "'5it' is no part of it; expected noise=0 (0 "),
        ("flat:5it:6it", "6it is a second budget of its kind; expected a budget such as 500it or"),
        ("flat:5s:1it:6ms", "0.006s is a second budget of its kind; expected a budget"),
        ("flat:rounds=2:rounds=2", "rounds stands there twice; expected a budget"),
        ("greedy:", "nothing stands behind a colon; expected noise=0"),
        ("flat:rounds", "rounds=: expected a whole number from 0 to 50"),
        ("ismcts:explor=1", "'explor=1' is no part of it (is explore meant?); expected"),
        ("ismcts:=1", "'=1' is no part of it; expected"),
        ("pharaoh:100it", "a level has no parts; expected 'pharaoh'"),
    ],
)
def test_a_part_that_cannot_be_is_refused(spec: str, message: str) -> None:
    assert refused(spec).startswith(f"'{spec}': {message}")


# --- names and lists --------------------------------------------------------------------------


def test_specs_are_split_at_commas_outside_quotes() -> None:
    specs = ["planner", "external:./bot 1,2", "greedy"]
    assert split_specs('planner, "external:./bot 1,2",greedy') == specs
    with pytest.raises(BotSpecError, match="with a comma between two"):
        split_specs("planner,,greedy")


def test_an_unknown_bot_is_named_with_the_nearest_one() -> None:
    assert refused("gredy") == "'gredy' is no bot; expected 'greedy'"
    assert "expected one of tourist, pupil, " in refused("x")
