"""What all experiments do with their orders: only what is missing is played, and all is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from luxor.bots.specs import BotSpecError
from luxor.lab import experiments
from luxor.lab.experiments import Experiment, check_specs
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.simulate import Simulation
from luxor.lab.store import Results, Store, experiment_of
from tests.lab.stub_engine import StubEngine, setting

BOTS = ("greedy", "random")


class Plain(Experiment):
    """Remembers what it has counted; so many games are enough."""

    def __init__(self, games: int, enough: int = 1 << 32) -> None:
        super().__init__(setting(), BOTS, games)
        self.counted: list[int] = []
        self.enough = enough

    def orders(self) -> Iterator[Order]:
        return (Order(game, game, BOTS) for game in range(self.games))

    def count(self, outcome: Outcome) -> None:
        self.counted.append(outcome.order.game)

    def is_enough(self) -> bool:
        return len(self.counted) >= self.enough

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError


class Listening(StubEngine):
    """Remembers how it was handed its orders."""

    handed: Iterable[Order] = ()

    def run(self, setting: Setting, orders: Iterable[Order]) -> Iterator[Outcome]:
        self.handed = orders
        return super().run(setting, orders)


def test_only_what_is_missing_is_played_and_all_of_it_is_kept(tmp_path: Path) -> None:
    experiment = experiment_of("simulate", setting(), list(BOTS), 9)
    for games, new in ((4, {0, 1, 2, 3}), (9, {4, 5, 6, 7, 8})):
        plain, engine = Plain(games), StubEngine({})
        done: list[int] = []
        with Store(tmp_path, experiment) as store:

            def watch(
                games: int,
                broken: int,
                plain: Plain = plain,
                store: Store = store,
                done: list[int] = done,
            ) -> None:
                assert store.finished >= set(plain.counted)  # saved before the next one comes
                assert not broken
                done.append(games)

            plain.run(engine, store=store, watcher=watch)
        assert set(engine.played) == new
        assert sorted(plain.counted) == list(range(games))  # those of the store are counted too
        assert done == [n + 1 for n in sorted(new)]
    assert [row.game for row in Results(tmp_path).rows()] == list(range(9))


def test_few_orders_are_a_list_and_many_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiments, "FEW", 5)
    for games in (4, 5, 6, 20):
        plain, engine = Plain(games), Listening({})
        plain.run(engine)
        assert isinstance(engine.handed, list) == (games <= 5)
        assert sorted(plain.counted) == list(range(games))


def test_the_engine_is_stopped_when_it_is_enough() -> None:
    plain, engine = Plain(50, enough=1), StubEngine({})
    plain.run(engine)
    assert engine.closed
    assert len(engine.played) == len(plain.counted) == 1


def test_games_that_broke_off_are_listed_by_number_also_after_ctrl_c() -> None:
    simulation = Simulation(setting(), BOTS, games=40)
    engine = StubEngine({}, broken=frozenset(range(40)), stop_after=20)  # in no order
    with pytest.raises(KeyboardInterrupt):
        simulation.run(engine)
    errors = simulation.to_json()["errors"]
    assert engine.played != sorted(engine.played)
    assert [error["game"] for error in errors] == sorted(engine.played)
    assert errors[0]["error"] == "RuntimeError: the table fell over"


def test_a_bot_that_cannot_be_made_is_refused_before_any_game() -> None:
    check_specs(["random", "greedy", "random"])
    with pytest.raises(BotSpecError, match="rondom"):
        check_specs(["random", "rondom"])
