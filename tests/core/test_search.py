"""The evaluation, rollouts and the searches behind a view."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.rules.scoring import final_points
from luxor.core.search import features, weights
from luxor.core.search.evaluation import Evaluation, time_left
from luxor.core.search.flat import FlatSearch
from luxor.core.search.rollout import Guide, Rollout
from luxor.core.search.tree import TreeSearch, edge, student
from luxor.core.search.turn_search import TurnSearch
from luxor.core.state import State
from luxor.core.view import determinize, view
from luxor.notation.edition_file import load_edition
from tests.battery.games import choose
from tests.support import position

EXTRA_TURN = 4.0  # what a turn is worth to the planner, in points
SET_WORTH = 2.0  # what a treasure is worth beside its points, to compare cards
SETTINGS = [
    Options(2, 0),
    Options(4, 0),
    Options(2, 0, NAMES),
    Options(5, 0, NAMES),
]


def moment(options: Options, decisions: int, seed: int = 1) -> State:
    """Return a position with a choice, after so many random answers of seats."""
    s = engine.new_game(compile_ruleset(options, load_edition()))
    rng = Rng(seed)
    while decisions > 0 or s.asks != k.DECISION or s.n_options < 2:
        decisions -= s.asks == k.DECISION
        engine.answer(s, choose(s, rng))
    return s


def rollout(rounds: int = 1, trust: float = 1.0) -> Rollout:
    return Rollout(Evaluation(), rounds, trust)


def tree(s: State, iterations: int, seed: int = 1, **numbers: float) -> TreeSearch:
    """Return a grown tree of the seat that is asked."""
    explore, belief = numbers.get("explore", 0.15), numbers.get("belief", 8.0)
    sure = numbers.get("sure", 2.5)
    searched = rollout(int(numbers.get("rounds", 1)), numbers.get("trust", 1.0))
    search = TreeSearch(view(s, engine.asked_seat(s)).known, searched, explore, belief, sure)
    search.grow(iterations, Rng(seed))
    return search


# --- the evaluation ----------------------------------------------------------------------------


def test_every_feature_has_weights_and_nothing_else_has() -> None:
    assert tuple(weights.WEIGHTS) == features.NAMES


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_at_the_end_an_evaluation_is_the_points(options: Options) -> None:
    s = moment(options, 3)
    Guide().finish(s, Rng(2))
    evaluation = Evaluation()
    points = [final_points(s, seat) for seat in range(options.players)]
    assert [evaluation.value(s, seat) for seat in range(options.players)] == points
    rest = (sum(points) - points[0]) / (options.players - 1)
    assert evaluation.margin(s, 0) == pytest.approx(points[0] - rest)


def test_without_potential_an_evaluation_is_the_points_now() -> None:
    s = moment(Options(3, 0, NAMES), 60)
    assert Evaluation(0.0).value(s, 1) == final_points(s, 1)
    assert Evaluation().value(s, 1) != final_points(s, 1)


def test_contributions_add_up_to_the_potential() -> None:
    s = moment(Options(2, 0, NAMES), 60)
    evaluation = Evaluation()
    found = evaluation.contributions(s, 0)
    assert [name for name, _ in found] == list(features.NAMES)
    assert sum(points for _, points in found) == pytest.approx(evaluation.potential(s, 0))


def test_the_time_left_falls_with_the_two_foremost_adventurers() -> None:
    assert time_left(position("p1: stairs stairs\np2: stairs stairs")) == 1.0
    one = time_left(position("p1: t5 t3"))
    assert 1.0 > one > time_left(position("p1: t5 t3\np2: t5")) > 0.0


def features_of(text: str, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat at a position."""
    found = features.Features()
    found.look(position(text), seat)
    return dict(zip(features.NAMES, found.seen, strict=False))


def test_what_is_gathered_for_is_seen() -> None:
    one = features_of("p1: t3 t1\nt3: vase4")  # a vase for two
    assert (one["gathered_one"], one["gathered_two"]) == (4.0, 0.0)
    three = features_of("p1: t3 t1\nt3: jewellery6")  # and something for three
    assert (three["gathered_one"], three["gathered_two"]) == (0.0, 6.0)


def test_cards_at_the_ends_count_by_what_they_reach() -> None:
    near = features_of("p1: t3 t1\np1 hand: 2 5 5 5 4\nt3: vase4")
    far = features_of("p1: t3 t1\np1 hand: 5 5 2 5 4\nt3: vase4")
    assert near["best_end"] == 4.0 + SET_WORTH > far["best_end"]
    assert far["middle_card"] == near["best_end"]
    assert near["numbers"] == far["numbers"] == 21.0


def test_adventurers_are_counted_once_along_the_way() -> None:
    s = moment(Options(2, 0), 80)
    found = features.Features()
    found.look(s, 0)
    seen = dict(zip(features.NAMES, found.seen, strict=False))
    standing = sum(status != k.SLEEPING for status in s.to_dict()["statuses"][0])
    staged = sum(amount for name, amount in seen.items() if name.startswith("stage_"))
    assert staged + seen["inside"] == pytest.approx(standing)


# --- playing on --------------------------------------------------------------------------------


def test_the_guide_takes_a_treasure_that_a_card_reaches() -> None:
    s = position("p1: t3 t1\np1 hand: 2 5 5 5 4\nt3: vase4")
    guide = Guide()
    answers = [guide.choose(s, Rng(seed)) for seed in range(40)]
    assert answers.count(k.LEFT) > 30  # now and then a whim


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("trust", [0.0, 0.4, 1.0])
def test_a_verdict_shares_one_victory_among_the_seats(options: Options, trust: float) -> None:
    s = moment(options, 30)
    played = rollout(rounds=1, trust=trust)
    played.run(s.copy(), Rng(5))
    chances, margins = played.chances[: options.players], played.margins[: options.players]
    assert sum(chances) == pytest.approx(1.0)
    assert sum(margins) == pytest.approx(0.0, abs=1e-9)
    if trust == 0.0:
        assert max(chances) in (1.0, 0.5)
    else:
        assert 0.0 < max(chances) < 1.0


def test_a_rollout_without_trust_ends_the_game_and_with_trust_it_does_not() -> None:
    s = moment(Options(2, 0), 10)
    ended, stopped = s.copy(), s.copy()
    rollout(rounds=1, trust=0.0).run(ended, Rng(1))
    rollout(rounds=1, trust=1.0).run(stopped, Rng(1))
    assert ended.asks == k.OVER
    assert stopped.asks == k.DECISION
    assert stopped.round <= s.round + 2


# --- searching ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_visits_add_up_and_only_options_are_chosen(options: Options) -> None:
    for decisions in (0, 25):
        s = moment(options, decisions)
        search = tree(s, 30)
        choices = search.choices()
        assert [action for action, *_ in choices] == s.legal()
        assert sum(visits for _, visits, *_ in choices) == search.iterations <= 30
        assert search.best() in s.legal()
        flat = FlatSearch(view(s, engine.asked_seat(s)).known, rollout())
        flat.grow(30, Rng(1))
        assert sum(visits for _, visits, *_ in flat.choices()) == 30
        assert flat.best() in s.legal()


def test_a_search_leaves_its_view_as_it_was() -> None:
    s = moment(Options(3, 0, NAMES), 40)
    seen = view(s, engine.asked_seat(s))
    before = seen.known.to_dict()
    search = TreeSearch(seen.known, rollout(), 0.15, 8.0, 2.5)
    search.grow(20, Rng(3))
    assert seen.known.to_dict() == before


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_a_search_knows_no_more_than_the_seat(options: Options) -> None:
    """Positions that a seat cannot tell apart give it the same figures."""
    s = moment(options, 40)
    seat = engine.asked_seat(s)
    other = determinize(view(s, seat), Rng(99))
    assert other.to_dict() != s.to_dict()
    assert tree(s, 25).choices() == tree(other, 25).choices()


@pytest.mark.compiled
def test_an_option_that_has_fallen_behind_is_out_of_the_race() -> None:
    s = position("p1: t3 t1\np1 hand: 2 5 5 5 4\nt3: vase4")
    search = tree(s, 3000)
    (_, left, *_), (_, right, *_) = search.choices()
    assert search.best() == k.LEFT
    assert left == right, "the last two leave the race in the same heat"
    assert 12 <= search.iterations < 3000, "nothing is done when one option is left"


@pytest.mark.compiled
def test_a_race_between_equals_ends_before_its_iterations_do() -> None:
    search = tree(position("p1: t3 t1\np1 hand: 2 5 5 5 2\nt3: vase4"), 20_000, sure=4.0)
    assert search.is_decided()
    assert search.iterations < 20_000
    assert search.best() in (k.LEFT, k.RIGHT), "the one in front stays in the race"


@pytest.mark.parametrize(
    ("errors", "freedom", "expected"),
    [(1.95996, 15, 2.1314), (1.95996, 30, 2.0423), (3.29053, 15, 4.0728), (3.29053, 100, 3.3905)],
)
def test_few_trials_widen_the_bounds_as_student_says(
    errors: float, freedom: int, expected: float
) -> None:
    assert student(errors, freedom) == pytest.approx(expected, rel=5e-3)


@pytest.mark.compiled
def test_nobody_is_out_of_the_race_before_every_option_had_its_heats() -> None:
    for decisions in range(0, 60, 6):
        search = tree(moment(Options(2, 0), decisions), 3000, sure=0.0)
        assert min(visits for _, visits, *_ in search.choices()) >= 16


def test_an_edge_holds_who_is_asked_for_what_and_the_card_that_is_seen() -> None:
    s = position("p1: t3 t1\np1 hand: 2 5 5 5 2\np2 hand: 2 4 4 4 4")
    left = edge(s, 0, k.LEFT)
    assert edge(position("p1: t3 t1\np1 hand: 3 5 5 5 2"), 0, k.LEFT) != left, "another card"
    assert edge(s, 1, k.LEFT) != left, "the same card of another seat"
    assert edge(s, 0, k.RIGHT) != left, "another answer"
    engine.answer(s, k.LEFT)
    assert edge(s, 0, k.LEFT) != left, "the same number as an answer to another question"


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_a_full_tree_is_searched_on_and_grows_no_more(options: Options) -> None:
    s = moment(options, 25)
    known = view(s, engine.asked_seat(s)).known
    small = TreeSearch(known, rollout(), 0.15, 8.0, 2.5, most_nodes=9)
    small.grow(60, Rng(1))
    free = TreeSearch(known, rollout(), 0.15, 8.0, 2.5)
    free.grow(60, Rng(1))
    assert small.nodes <= 9 < free.nodes
    assert small.iterations > 9


def test_growing_in_pieces_is_growing_at_once() -> None:
    s = moment(Options(2, 0), 20)
    at_once = tree(s, 40)
    pieces = TreeSearch(view(s, engine.asked_seat(s)).known, rollout(), 0.15, 8.0, 2.5)
    rng = Rng(1)
    for size in (1, 9, 30):
        pieces.grow(size, rng)
    assert pieces.choices() == at_once.choices()


def test_a_treasure_within_reach_is_found() -> None:
    s = position("p1: t3 t1\np1 hand: 2 5 5 5 4\nt3: vase4")
    flat = FlatSearch(view(s, 0).known, rollout())
    flat.grow(60, Rng(1))
    for search in (tree(s, 60), tree(s, 200, trust=0.0), flat):
        assert search.best() == k.LEFT


def test_the_planner_sees_its_turn_to_the_end_and_not_beyond() -> None:
    s = position("p1: t3 t1\np1 hand: 2 5 5 5 4\nt3: vase4")
    options = dict(TurnSearch(Evaluation(0.0)).options(s))
    assert options[k.LEFT] - options[k.RIGHT] == 3  # 4 points for the vase, 1 less for the place


def test_an_extra_turn_counts_wherever_the_search_stops() -> None:
    s = moment(Options(2, 0, NAMES), 30)
    seat = engine.asked_seat(s)
    search = TurnSearch(Evaluation())
    plain = dict(search.options(s))
    s.grant_turn(1 - seat)
    assert dict(search.options(s)) == plain, "the turn of another seat"
    s.grant_turn(seat)
    extra = dict(search.options(s))
    gains = [extra[action] - plain[action] for action in plain]
    assert gains == pytest.approx([EXTRA_TURN] * len(plain))


def test_compiled_and_pure_python_find_the_same() -> None:
    """Figures that both builds must give; they change with the evaluation and with the search."""
    found = {
        (options.players, iterations): [
            (action, visits, round(chance, 6), round(margin, 4))
            for action, visits, chance, margin in tree(
                moment(options, 30), iterations, trust=0.5, sure=0.5
            ).choices()
        ]
        for options, iterations in ((Options(2, 0), 70), (Options(3, 0, NAMES), 16))
    }
    assert found == GOLDEN


GOLDEN = {
    (2, 70): [(6, 16, 0.473017, 2.0864), (20, 27, 0.623766, 2.6586), (34, 27, 0.621375, 4.3085)],
    (3, 16): [(0, 8, 0.171914, -3.3977), (1, 8, 0.53685, 5.4696)],
}
