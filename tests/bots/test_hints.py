"""Hints: what bots think of options, what these come to, and that nothing hidden is used."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from luxor import Options, Table
from luxor.bots.hints import HintError, Rated, check_can_rate, rate
from luxor.bots.option_values import SAMPLES, OptionValue, option_values
from luxor.bots.registry import make_bot
from luxor.bots.search_bot import Search, SearchBot
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.search.evaluation import Evaluation
from luxor.core.view import View, determinize, view
from luxor.notation.position import parse_position
from tests.cli.play_tables import decisions

VASE = "p1: t5 t6\np1 hand: 1 2 3 4 die\nt6: vase4\n"
"""With the left card a1 joins a2 on a vase, with the right one the die is rolled."""


def seen(text: str) -> View:
    s = parse_position(text)
    return view(s, engine.asked_seat(s))


def begun() -> View:
    return Table(Options(players=2, first=0), seed=7).view(0)


class Mute:
    """A bot that only plays."""

    def choose(self, view: View, rng: Rng) -> Action:
        return view.options[rng.below(len(view.options))]


# --- what a bot thinks of options ------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("spec", ["ismcts:40it", "flat:30it", "planner", "greedy"])
def test_the_first_option_is_what_the_bot_plays(spec: str) -> None:
    for number, table in enumerate(decisions(range(1))):
        if number % 20 == 5 and table.asked is not None:
            here = table.view(table.asked)
            rated = rate(make_bot(spec), here, Rng(3))
            best = [option.action for option in rated if option.margin == rated[0].margin]
            assert make_bot(spec).choose(here, Rng(3)) in (rated[0].action, *best)
            assert sorted(option.action.id for option in rated) == here.known.legal()


def test_a_search_tells_chances_margins_and_its_attention() -> None:
    rated = rate(make_bot("ismcts:60it"), seen(VASE), Rng(1))
    assert rated[0].action == Action.parse("left")
    assert 0 < sum(option.visits or 0 for option in rated) <= 60
    assert sum(option.share or 0.0 for option in rated) == pytest.approx(1.0)
    assert [option.visits for option in rated] == sorted(
        (option.visits or 0 for option in rated), reverse=True
    )
    assert 0.0 < (rated[0].chance or 0.0) < 1.0
    assert (rated[0].margin or 0.0) > (rated[1].margin or 0.0)


class Stub(Mute):
    """A bot whose search has come to given figures; its best is the first option."""

    def __init__(self, *figures: tuple[int, float]) -> None:
        self.figures = figures
        self.ids: list[int] = []

    def think(self, view: View, _: Rng) -> Stub:
        self.ids = view.known.legal()
        return self

    def best(self) -> int:
        return self.ids[0]

    def choices(self) -> list[tuple[int, int, float, float]]:
        rows = zip(self.ids, self.figures, strict=True)
        return [(number, visits, chance, 0.0) for number, (visits, chance) in rows]


def four_moves() -> View:
    s = parse_position("p1: t3 t5\np1 hand: +-1 2 3 4 5")
    engine.answer(s, Action.parse("left").id)
    return view(s, 0)


def test_options_come_by_attention_and_by_success_where_all_got_the_same() -> None:
    here = four_moves()
    ids = [option.id for option in here.options]
    rated = rate(Stub((5, 0.1), (1, 0.9), (30, 0.2), (8, 0.3)), here, Rng(1))
    assert [option.action.id for option in rated] == [ids[0], ids[2], ids[3], ids[1]]
    rated = rate(Stub((10, 0.1), (10, 0.3), (11, 0.2), (10, 0.4)), here, Rng(1))
    assert [option.action.id for option in rated] == [ids[0], ids[3], ids[1], ids[2]]
    assert [option.share for option in rated] == pytest.approx([10 / 41, 10 / 41, 10 / 41, 11 / 41])


def test_an_option_that_was_never_tried_has_no_figures() -> None:
    rated = rate(make_bot("ismcts:1it"), seen(VASE), Rng(1))
    assert [option.visits for option in rated] == [1, 0]
    assert rated[1] == Rated(rated[1].action, None, None, 0, 0.0)


def test_options_that_were_never_tried_come_last_but_for_the_best() -> None:
    here = four_moves()
    ids = [option.id for option in here.options]
    rated = rate(Stub((0, 0.0), (0, 0.0), (1, 0.0), (0, 0.0)), here, Rng(1))
    assert [option.action.id for option in rated[:2]] == [ids[0], ids[2]]
    assert [option.visits for option in rated] == [0, 1, 0, 0]
    assert [option.chance for option in rated] == [None, 0.0, None, None]


@pytest.mark.parametrize("spec", ["planner", "greedy"])
def test_one_turn_ahead_there_is_a_margin_and_no_chance(spec: str) -> None:
    best, other = rate(make_bot(spec), seen(VASE), Rng(1))
    assert str(best.action) == "left"
    assert (best.margin or 0.0) - (other.margin or 0.0) > 1
    assert best.chance is best.visits is best.share is None


def test_the_greedy_margin_is_the_one_at_the_end_of_the_turn() -> None:
    best, _ = rate(make_bot("greedy"), seen(VASE + "p1 score: 3\np2: t1 stairs\n"), Rng(1))
    assert best.margin == 3 + 4 + 2 * 1 - 1  # the vase, t6 twice, and t1 of p2


def test_a_single_option_needs_no_thought() -> None:
    views = (table.view(table.asked) for table in decisions(range(5)))
    one = next(here for here in views if len(here.options) == 1)
    assert rate(make_bot("ismcts:20it"), one, Rng(1)) == (Rated(one.options[0]),)


@pytest.mark.parametrize(
    "spec", ["random", "external:./mybot", "python:tests.bots.test_hints:Mute"]
)
def test_bots_that_only_play_are_refused(spec: str) -> None:
    with pytest.raises(HintError, match=f"{spec}: this bot only says what it plays"):
        check_can_rate(make_bot(spec), spec)


class Thinker(Mute):
    """A bot from outside that can think."""

    def think(self, view: View, rng: Rng) -> Search:
        bot = make_bot("flat:10it")
        assert isinstance(bot, SearchBot)
        return bot.think(view, rng)


def test_a_bot_from_outside_may_think() -> None:
    bot = make_bot("python:tests.bots.test_hints:Thinker")
    check_can_rate(bot, "mine")
    assert rate(bot, begun(), Rng(1)) == rate(make_bot("flat:10it"), begun(), Rng(1))


class Confused(Mute):
    """A bot from outside whose thoughts are what a test makes them."""

    def __init__(self, think: Callable[[], object]) -> None:
        self.does = think

    def think(self, view: View, _: Rng) -> object:
        self.ids = [option.id for option in view.options]
        self.rows = self.does()
        return self

    def choices(self) -> object:
        return self.rows

    def best(self) -> object:
        return self.ids[0] if isinstance(self.rows, list) else self.rows


def leave() -> object:
    raise SystemExit(3)


@pytest.mark.parametrize(
    ("think", "message"),
    [
        (leave, r"could not say what it thinks of each option \(SystemExit: 3\)"),
        (lambda: int("no"), r"could not say .* \(ValueError: invalid literal .*\)"),
        (lambda: None, r"could not say .* \(TypeError: .*\)"),
        (lambda: [(0, 1)], r"could not say .* \(ValueError: .*\)"),
        (lambda: (), r"the bot's best option is \(\), expected one of \[0, 1\]"),
        (lambda: [(99, 1, 0.5, 0.0)], r"says \(99, 1, 0.5, 0.0\) of an option; expected its id"),
        (lambda: [(0, -1, 0.5, 0.0)], "expected its id .*, visits from 0 on"),
        (lambda: [(0, 1, float("nan"), 0.0)], "and numbers for its chance and margin"),
        (lambda: [(0, 1, 0.5, float("inf"))], "and numbers for its chance and margin"),
    ],
)
def test_thoughts_that_make_no_sense_are_refused_in_words(
    think: Callable[[], object], message: str
) -> None:
    with pytest.raises(HintError, match=message):
        rate(Confused(think), begun(), Rng(1))


def test_whoever_is_not_asked_gets_no_hint() -> None:
    table = Table(Options(players=2, first=0), seed=7)
    for seat in (1, None):
        with pytest.raises(HintError, match="a seat that is asked"):
            rate(make_bot("planner"), table.view(seat), Rng(1))


def test_being_watched_changes_nothing() -> None:
    parts: list[float] = []
    watched = rate(make_bot("ismcts:120it"), begun(), Rng(1), parts.append)
    assert parts == sorted(parts)
    assert 0.0 < parts[0] < parts[-1] < 1.0
    assert watched == rate(make_bot("ismcts:120it"), begun(), Rng(1))


# --- what an option comes to -----------------------------------------------------------------


def left_and_right(here: View, samples: int = SAMPLES) -> tuple[OptionValue, ...]:
    return option_values(here, here.options, Rng(1), samples)


def test_points_are_told_by_their_source() -> None:
    left, right = left_and_right(seen(VASE))
    assert left.points["play"] == pytest.approx(4)
    assert left.points["adventurers"] == pytest.approx(0)
    assert left.potential["surplus"] > 0
    assert right.points["play"] < 2  # on a roll of 1 only


def test_what_comes_next_is_told_for_every_face_of_the_die() -> None:
    left, right = left_and_right(seen(VASE))
    (line,) = left.lines
    assert [str(step.action) for step in line.steps] == ["a1+1"]
    assert (line.faces, line.times, line.hand) == ((), SAMPLES, ("2", "3", "4", "die"))
    assert [line.faces for line in right.lines] == [(face,) for face in range(1, 7)]
    assert str(right.lines[0].steps[0].action) == "a1+1"
    assert all(line.times == SAMPLES // 6 for line in right.lines)


def test_a_step_is_a_decision_that_the_seat_faces() -> None:
    left, _ = left_and_right(seen(VASE))
    step = left.lines[0].steps[0]
    assert (step.view.seat, step.view.question) == (0, "move")
    assert step.action in step.view.options
    assert step.view.hand(1) == (None,) * 5


def test_the_parts_add_up_to_the_change_of_the_evaluation() -> None:
    s = parse_position("p1: t5 stairs\np1 hand: 2 2 3 4 5\np2: t2 t2\n")
    engine.answer(s, Action.parse("left").id)
    here = view(s, 0)
    move = Action.parse("a1+2")
    (option,) = option_values(here, [move], Rng(1), samples=1)
    assert abs(option.others) > 0.05  # p1 hurries: there is less time left for p2
    before = determinize(here, Rng(Rng(1).word()))
    evaluation = Evaluation()
    after = before.copy()
    engine.answer(after, move.id)
    total = weights = 0.0
    for card, weight in engine.outcomes(after):
        end = after.copy()
        engine.answer(end, card)
        total += weight * evaluation.margin(end, 0)
        weights += weight
    assert option.total == pytest.approx(total / weights - evaluation.margin(before, 0))


def test_a_game_that_ends_has_no_potential() -> None:
    here = seen(
        "p1: chamber stairs stairs stairs stairs\np1 hand: 1 2 3 4 +-1\nturn: p2\n"
        "p2: t40 stairs stairs stairs stairs\np2 keys: 1\np2 hand: 1 5 5 3 3\n"
    )
    s = here.known.copy()
    engine.answer(s, Action.parse("left").id)
    (enters,) = option_values(view(s, 1), [Action.parse("a1+1")], Rng(1))
    assert enters.points["sarcophagi"] == pytest.approx(here.rs.edition.sarcophagi[1])
    assert enters.points["keys"] == pytest.approx(-1)
    before = dict(Evaluation().contributions(s, 1))
    for name, value in enters.potential.items():
        assert value == pytest.approx(-before[name])
