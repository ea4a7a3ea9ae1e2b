"""Asking a bot: whatever it does, a legal answer comes back and nothing secret is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from luxor import Options
from luxor.bots.asking import MOST_CHARACTERS, Answer, BotFaultError, ask, one_line
from luxor.bots.random_bot import RandomBot
from luxor.core.actions import Action, Verb
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.play.table import Table

Choice = Callable[[View], object]


class Odd:
    """Does what it is told."""

    def __init__(self, does: Choice) -> None:
        self.does = does

    def choose(self, view: View, rng: Rng) -> Action:
        assert isinstance(rng, Rng)
        return self.does(view)  # type: ignore[return-value]


class Unshowable:
    """Fails in every way a thing can fail when it is looked at."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    def __hash__(self) -> int:
        raise RuntimeError("no hash")

    def __repr__(self) -> str:
        raise RuntimeError("no text")


class UnshowableError(Exception):
    """An exception without a text."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


def raising(error: BaseException) -> Choice:
    def choose(_: View) -> object:
        raise error

    return choose


@pytest.fixture
def seen() -> View:
    return Table(Options(players=2, first=0), seed=7).view(0)


def test_a_good_answer_is_passed_on_without_a_fault(seen: View) -> None:
    assert ask(RandomBot(), seen, Rng(5)) == Answer(RandomBot().choose(seen, Rng(5)))


@pytest.mark.parametrize(
    ("does", "fault"),
    [
        (raising(KeyError("left")), "raised KeyError"),
        (raising(RecursionError()), "raised RecursionError"),
        (raising(SystemExit(0)), "raised SystemExit"),
        (raising(UnshowableError()), "raised UnshowableError"),
        (raising(BotFaultError("gave no answer\nin time")), "gave no answer in time"),
        (lambda _: None, "answered what is not an option"),
        (lambda _: "left", "answered what is not an option"),
        (lambda view: view.options[0].id, "answered what is not an option"),
        (lambda _: Unshowable(), "answered what is not an option"),
        (lambda _: Action(Verb.YES), "answered what is not an option"),
    ],
)
def test_a_fault_costs_the_choice_and_is_said(does: Choice, fault: str, seen: View) -> None:
    answer = ask(Odd(does), seen, Rng(3))
    assert answer.action in seen.options
    assert answer.fault == fault
    assert answer.detail is not None
    assert ask(Odd(does), seen, Rng(3)) == answer, "the same rng gives the same option"


def test_every_option_can_be_the_fallback(seen: View) -> None:
    rng = Rng(1)
    found = {ask(Odd(raising(OSError())), seen, rng).action for _ in range(50)}
    assert found == set(seen.options)


@pytest.mark.parametrize("error", [KeyboardInterrupt(), GeneratorExit()])
def test_what_stops_the_program_passes(error: BaseException, seen: View) -> None:
    with pytest.raises(type(error)):
        ask(Odd(raising(error)), seen, Rng(1))


def test_a_seat_that_is_not_asked_is_no_fault_of_a_bot() -> None:
    table = Table(Options(players=2, first=0), seed=7)
    with pytest.raises(ValueError, match="not its turn"):
        ask(RandomBot(), table.view(1), Rng(1))


def test_what_the_bot_saw_and_said_is_in_the_detail_only(seen: View) -> None:
    def tell(view: View) -> object:
        raise ValueError(f"what shall I do with {view.hand(0)}?")

    answer = ask(Odd(tell), seen, Rng(1))
    assert answer.fault == "raised ValueError"
    assert answer.detail is not None
    assert str(seen.hand(0)) in answer.detail
    # An end of the hand that cannot be played is the seat's own business.
    refused = ask(Odd(lambda _: Action(Verb.NO)), seen, Rng(1))
    assert refused.fault == "answered what is not an option"
    assert refused.detail == ("answered no, which is not an option; the options were left, right")


class Reader:
    """Is wrong in a line of its own, which fails in somebody else's code."""

    def choose(self, view: View, _: Rng) -> Action:
        return Action.parse(view.question)


def test_where_a_bot_went_wrong_is_the_last_line_of_its_own_file(seen: View) -> None:
    line = Reader.choose.__code__.co_firstlineno + 1
    answer = ask(Reader(), seen, Rng(1))
    assert answer.fault == "raised MalformedActionError"
    assert answer.detail is not None
    place = f"test_asking.py, line {line}"
    assert answer.detail.startswith(f"raised MalformedActionError in {place}: 'play'")


def test_a_fault_is_one_short_printable_line(seen: View) -> None:
    answer = ask(
        Odd(raising(ValueError("a\nb\r\n\x1b[31mred\x07 \u202e" + "x" * 10**6))), seen, Rng(1)
    )
    assert answer.detail is not None
    assert re.match(r"raised ValueError in test_asking.py, line \d+: a b \[31mred x", answer.detail)
    assert answer.detail.isprintable()
    assert len(answer.detail) == MOST_CHARACTERS
    assert one_line("x" * MOST_CHARACTERS) == "x" * MOST_CHARACTERS
