"""Games in great number, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from luxor import Options
from luxor.core import engine as core
from luxor.core.compile import compile_ruleset
from luxor.core.errors import LuxorError
from luxor.core.modules import NAMES
from luxor.core.nodes import result
from luxor.core.playout import Tally, playout
from luxor.core.rng import Rng
from luxor.lab import random_games
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.local import LocalEngine
from luxor.lab.simulate import Simulation, simulate
from luxor.notation.edition_file import load_edition
from tests.lab.lab_bots import FIRST, WRONG

GAMES = 40
EDITION = load_edition()


def setting(seed: int = 3, **options: object) -> Setting:
    return Setting(Options(**{"players": 2, **options}), EDITION, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_summary_is_the_sum_of_its_games(players: int) -> None:
    summary = simulate(setting(players=players), games=GAMES)
    options = Options(players=players, first=0)
    start = core.new_game(compile_ruleset(options, EDITION))
    tally = Tally()
    results = []
    for number in range(GAMES):
        s = start.copy()
        playout(s, Rng((number << 64) | 3), tally)
        results.append(result(s))
    form = summary.to_json()
    assert (form["games"], form["errors"]) == (GAMES, [])
    assert form["mean_turns"] == tally.turns / GAMES
    assert form["mean_decisions"] == tally.decisions / GAMES
    for seat in range(players):
        total = sum(found.points[seat] for found in results)
        assert form["mean_score"][seat] == pytest.approx(total / GAMES)
        sets = sum(found.by_source[seat]["sets"] for found in results)
        assert form["mean_score_by_source"]["sets"][seat] == pytest.approx(sets / GAMES)
        wins = sum(1 / len(found.winners) for found in results if seat in found.winners)
        assert form["wins_by_seat"][seat] == pytest.approx(wins, abs=1e-5)
    assert sum(form["wins_by_seat"]) == pytest.approx(GAMES, abs=1e-4)


EVERY_SET = [
    tuple(name for bit, name in enumerate(NAMES) if number & 1 << bit)
    for number in range(1 << len(NAMES))
]


@pytest.mark.compiled
@pytest.mark.clause("X1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_set_of_modules_is_played_without_an_error(players: int) -> None:
    assert len(EVERY_SET) == 16
    for modules in EVERY_SET:
        form = simulate(setting(2, players=players, modules=modules), games=12).to_json()
        assert (form["games"], form["errors"]) == (12, [])
        assert form["modules"] == list(modules)
        assert ("sceptres" in form["mean_score_by_source"]) == ("sceptres" in modules)
        assert sum(form["ends_by_reason"].values()) == 12
        assert form["mean_decisions"] > form["mean_rounds"] > 10


class OneByOne:
    """An engine that cannot sum up."""

    def run(self, setting: Setting, orders: Iterator[Order]) -> Iterator[Outcome]:
        return LocalEngine(1).run(setting, orders)


@pytest.mark.parametrize("modules", [(), NAMES])
def test_random_games_are_the_same_summed_up_and_one_by_one(modules: tuple[str, ...]) -> None:
    games = 6 if modules else 20
    where = setting(7, players=3, modules=modules)
    quick = simulate(where, games=games, engine=LocalEngine(1)).to_json()
    assert quick == simulate(where, games=games, engine=OneByOne()).to_json()  # type: ignore[arg-type]


def test_equal_seeds_give_equal_figures_and_others_do_not() -> None:
    one, same, other = (simulate(setting(seed), games=5).to_json() for seed in (1, 1, 2))
    assert one == same
    assert one["mean_score"] != other["mean_score"]


def test_a_game_that_breaks_off_is_counted_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(s: object, rng: Rng, tally: Tally) -> None:
        if rng.save() == Rng(2 << 64).save():
            raise OverflowError("too deep")
        playout(s, rng, tally)  # type: ignore[arg-type]

    monkeypatch.setattr(random_games, "playout", breaks)
    form = simulate(setting(0), games=4).to_json()
    assert form["games"] == 3
    assert form["errors"] == [{"game": 2, "error": "OverflowError: too deep"}]


def test_bots_change_seats_and_every_seating_gets_every_deal() -> None:
    bots = ["random", FIRST, "greedy"]
    orders = list(Simulation(setting(players=3), bots, games=7).orders())
    assert [order.game for order in orders] == list(range(7))
    assert [order.deal for order in orders] == [0, 0, 0, 1, 1, 1, 2]
    assert orders[1].bots == (FIRST, "greedy", "random")
    for seat in range(3):
        assert {order.bots[seat] for order in orders[:3]} == set(bots)
    fixed = list(Simulation(setting(players=3), bots, games=3, rotate=False).orders())
    assert [(order.deal, order.bots) for order in fixed] == [(n, tuple(bots)) for n in range(3)]
    pairs = list(Simulation(setting(players=4), ["random", FIRST] * 2, games=4).orders())
    assert [order.deal for order in pairs] == [0, 0, 1, 1]
    alike = list(Simulation(setting(), ["greedy"], games=2).orders())
    assert [(order.deal, order.bots) for order in alike] == [(n, ("greedy",) * 2) for n in (0, 1)]


def test_what_bots_came_to_is_counted_for_each() -> None:
    summary = simulate(setting(), [FIRST, WRONG], games=12, engine=LocalEngine(1))
    form = summary.to_json()
    assert (form["games"], form["bots"], form["rotated"]) == (12, [FIRST, WRONG], True)
    first, wrong = (form["by_bot"][bot] for bot in (FIRST, WRONG))
    assert first["games"] == wrong["games"] == 12
    assert first["wins"] + wrong["wins"] == pytest.approx(12)
    assert first["wins"] == pytest.approx(12 * first["win_rate"])
    scores = first["mean_score"] + wrong["mean_score"]
    assert scores == pytest.approx(sum(form["mean_score"]))
    for side in (first, wrong):
        low, high = side["win_rate_95"]
        assert 0 <= low <= side["win_rate"] <= high <= 1
    assert form["faults"] == wrong["faults"] > first["faults"] == 0
    assert wrong["fault_kinds"] == {"raised ArithmeticError": wrong["faults"]}
    assert first["fault_kinds"] == {}


def test_a_bot_with_two_seats_can_win_half_of_them() -> None:
    form = simulate(
        setting(players=3), ["greedy", "greedy", FIRST], games=6, engine=LocalEngine(1)
    ).to_json()
    pair, alone = (form["by_bot"][bot] for bot in ("greedy", FIRST))
    assert (pair["games"], pair["win_rate_limit"]) == (12, 0.5)
    assert (alone["games"], alone["win_rate_limit"]) == (6, 1.0)
    assert pair["win_rate"] <= pair["win_rate_95"][1] <= 0.5
    alike = simulate(setting(players=4), games=8).to_json()
    assert (
        alike["by_bot"]["random"]["win_rate_limit"] == 0.25 == alike["by_bot"]["random"]["win_rate"]
    )


def test_a_summary_without_games_has_no_means() -> None:
    form = Simulation(setting(), ["greedy", "random"], games=0).to_json()
    assert form["games"] == 0
    assert form["mean_turns"] is None
    assert form["by_bot"]["greedy"]["win_rate"] is None


@pytest.mark.parametrize(
    ("bots", "changes", "wrong"),
    [
        (["random"] * 3, {}, "one for all seats or one for each of 2"),
        (["nobody"], {}, "'nobody' is no bot"),
        (["random"], {"games": -1}, "games: 0 to"),
        (["random"], {"seed": 1 << 64}, "seed: a whole number from 0"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    bots: list[str], changes: dict[str, int], wrong: str
) -> None:
    where = replace(setting(), seed=changes.get("seed", 0))
    with pytest.raises(LuxorError, match=wrong):
        simulate(where, bots, games=changes.get("games", 1))
