"""Wrong answers raise the right kind of error, say what would be right, and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action, Verb
from luxor.core.errors import (
    ActionError,
    AmbiguousActionError,
    IllegalActionError,
    LuxorError,
    MalformedActionError,
    OptionsError,
    OutOfTurnError,
)
from luxor.core.nodes import apply, apply_chance, check
from luxor.core.state import State
from tests.battery.games import BY_NAME, RandomGame

SETTING = BY_NAME["3-players"]


def state_at(question: str, *options: str) -> State:
    """Return the first state of random games that asks a question with these options."""
    wanted = {Action.parse(option).id for option in options}
    for seed in range(50):
        for s in RandomGame(SETTING, seed):
            name = s.rs.frames[s.frame()[0]].name
            if name == question and wanted <= set(s.legal()):
                s.events = []
                return s
    raise AssertionError(f"no {question} with {options} in these games")


@contextmanager
def refused(s: State, error: type[Exception], *words: str) -> Iterator[None]:
    """Expect exactly this kind of error with these words, and that the state stays as it is."""
    before = (s.to_dict(), s.legal(), s.asks, list(s.events or []))
    with pytest.raises(error) as caught:
        yield
    assert caught.type is error
    for word in words:
        assert word in str(caught.value)
    assert (s.to_dict(), s.legal(), s.asks, s.events) == before


def test_all_errors_are_value_errors_of_luxor() -> None:
    assert issubclass(LuxorError, ValueError)
    for error in (MalformedActionError, IllegalActionError, AmbiguousActionError):
        assert issubclass(error, ActionError)
    assert issubclass(OutOfTurnError, IllegalActionError)
    assert issubclass(ActionError, LuxorError)
    assert issubclass(OptionsError, LuxorError)


@pytest.mark.parametrize("action", ["", "lefty", "a9+1", "a1+99", -1, 99, 128, None, 1.5, True])
def test_what_is_no_action_is_malformed(action: str) -> None:
    s = state_at("play")
    with refused(s, MalformedActionError, repr(action)):
        apply(s, action)


def test_malformed_is_said_even_to_a_seat_that_is_not_asked() -> None:
    s = state_at("play")
    with refused(s, MalformedActionError):
        apply(s, "lefty", (engine.asked_seat(s) + 1) % 3)


@pytest.mark.parametrize("face", [str, lambda action: action, lambda action: action.id])
def test_what_is_not_an_option_is_illegal(face: type[str]) -> None:
    s = state_at("move", "a1+3")
    options = ", ".join(str(Action.from_id(option)) for option in s.legal())
    with refused(s, IllegalActionError, "key is not possible now", f"the options are {options}"):
        apply(s, face(Action(Verb.KEY)))


def test_every_other_action_is_illegal() -> None:
    s = state_at("play", "left")
    options = s.legal()
    for number in range(k.BASE_ACTIONS):
        if number not in options:
            with refused(s, IllegalActionError):
                apply(s, number)


@pytest.mark.parametrize("away", [1, 2])
def test_another_seat_is_out_of_turn(away: int) -> None:
    s = state_at("play", "left")
    asked = engine.asked_seat(s)
    other = (asked + away) % 3
    with refused(s, OutOfTurnError, f"by p{other + 1}", f"p{asked + 1} is asked"):
        apply(s, "left", other)
    assert str(apply(s, "left", asked)) == "left"


def test_a_move_without_its_adventurer_is_completed_where_one_fits() -> None:
    for s in moves():
        steps = [Action.from_id(option).number for option in s.legal()]
        for option, n in zip(s.legal(), steps, strict=True):
            if n is not None and steps.count(n) == 1:
                short, full = s.copy(), s.copy()
                assert apply(short, f"{n:+d}") == apply(full, option)
                assert short == full
                return
    raise AssertionError("no such move in these games")


def moves() -> Iterator[State]:
    """Go through the positions of random games that ask for a move."""
    for seed in range(50):
        for s in RandomGame(SETTING, seed):
            if s.frame()[0] == k.F_MOVE:
                yield s


@pytest.mark.parametrize(
    ("question", "options", "action", "error", "words"),
    [
        ("move", "a1+3 a2+3", "+3", AmbiguousActionError, ("+3 fits several", "a1+3", "a2+3")),
        ("move", "a1+3 a2+3", "+11", IllegalActionError, ("no adventurer can move +11",)),
        ("take", "key horus1", "+1", IllegalActionError, ()),  # it never means a Horus card
        ("roll", "", "left", IllegalActionError, ("chance is asked",)),
        ("roll", "", "+3", MalformedActionError, ()),
        ("over", "", "left", IllegalActionError, ("the game is over",)),
    ],
)
def test_what_does_not_fit_the_question_is_refused(
    question: str, options: str, action: str, error: type[Exception], words: tuple[str, ...]
) -> None:
    s = state_at(question, *options.split())
    with refused(s, error, *words):
        apply(s, action)


def test_checking_alone_changes_nothing() -> None:
    s = state_at("play", "left")
    before = s.to_dict()
    assert check(s, "left") == Action(Verb.LEFT)
    assert s.to_dict() == before


def test_chance_is_answered_by_number_or_name() -> None:
    s = state_at("roll")
    one, two = s.copy(), s.copy()
    assert apply_chance(one, 4) == apply_chance(two, "4") == 4
    assert one == two


@pytest.mark.parametrize(
    ("question", "outcome", "words"),
    [
        *(
            ("roll", wrong, (repr(wrong), "'roll'", "1, 2, 3, 4, 5, 6"))
            for wrong in (0, 7, "0", "seven", "", None)
        ),
        ("play", 1, ("chance is not asked",)),
        ("over", 0, ("chance is not asked",)),
    ],
)
def test_chance_cannot_bring_anything(question: str, outcome: int, words: tuple[str, ...]) -> None:
    s = state_at(question)
    with refused(s, IllegalActionError, *words):
        apply_chance(s, outcome)


def test_chance_cannot_bring_what_a_pile_has_no_more_of() -> None:
    s = state_at("draw")
    names = s.rs.card_names
    gone = next(i for i in range(len(names)) if i not in dict(engine.outcomes(s)))
    with refused(s, IllegalActionError, names[gone]):
        apply_chance(s, names[gone])
