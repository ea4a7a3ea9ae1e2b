"""Ratings: the stronger rate higher, the order of games means nothing."""

from __future__ import annotations

import math
import random
import subprocess
import sys

import pytest

from luxor.lab import ratings
from luxor.lab.ratings import RatingsError, rate
from luxor.lab.rows import GameRow
from luxor.lab.schedule import tournament

STRENGTH = {"weak": 0.0, "middling": 1.0, "strong": 2.5}


def row(game: int, bots: tuple[str, ...], places: list[int]) -> GameRow:
    first = places.count(1)
    wins = [1 / first if place == 1 else 0.0 for place in places]
    scores = [100 - 10 * place for place in places]
    return GameRow(game, game, list(bots), "tomb", 1, 1, 1, scores, places, wins, {})


def played(games: int, players: int, names: list[str]) -> list[GameRow]:
    """Games of bots with known strengths, as the Plackett-Luce model would have them."""
    rng = random.Random(9)
    rows = []
    for order in tournament(names, players=players, games=games):
        luck = [STRENGTH[bot] - math.log(-math.log(rng.random())) for bot in order.bots]
        places = [1 + sum(other > mine for other in luck) for mine in luck]
        rows.append(row(order.game, order.bots, places))
    return rows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stronger_rate_higher(players: int) -> None:
    names = list(STRENGTH)
    found = rate(played(240, players, names), names)
    weak, middling, strong = (found[name] for name in names)
    assert weak.mu < middling.mu - middling.sigma
    assert middling.mu < strong.mu - strong.sigma
    assert all(rating.value == rating.mu - 3 * rating.sigma for rating in found.values())


def test_more_games_make_it_surer() -> None:
    names = list(STRENGTH)
    few, many = (rate(played(games, 3, names), names) for games in (30, 300))
    assert all(many[name].sigma < 0.7 * few[name].sigma for name in names)


def test_the_order_of_the_rows_means_nothing() -> None:
    names = list(STRENGTH)
    rows = played(60, 2, names)
    assert rate(rows, names) == rate(rows[::-1], names)


def test_the_order_of_the_games_means_little(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["weak", "strong"]
    wins = [row(i, ("strong", "weak"), [1, 2]) for i in range(30)]
    losses = [row(30 + i, ("strong", "weak"), [2, 1]) for i in range(10)]
    early = rate(wins + losses, names)["strong"]
    assert early.mu > rate(wins + losses, names)["weak"].mu
    monkeypatch.setattr(ratings, "ORDERS", 1)
    one_order = rate(wins + losses, names)["strong"]
    assert one_order.mu < early.mu  # the last games weigh more in a single order
    assert one_order.sigma < early.sigma  # and it does not know how much that means


def test_seats_of_the_same_bot_add_up() -> None:
    names = ["weak", "strong"]
    found = rate([row(0, ("strong", "weak", "weak"), [1, 2, 2])], names)
    up, down = (abs(found[name].mu - 25) for name in ("strong", "weak"))
    assert up == pytest.approx(down)
    apart = rate([row(0, ("strong", "weak", "other"), [1, 2, 2])], [*names, "other"])
    assert down == pytest.approx(2 * abs(apart["weak"].mu - 25))


def test_a_bot_among_itself_shows_nothing() -> None:
    found = rate([row(0, ("weak", "weak"), [1, 2])], ["weak"])
    assert found["weak"].mu == 25
    assert found["weak"].sigma == pytest.approx(25 / 3)


def test_without_the_package_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(RatingsError, match=r"pip install 'luxor\[lab\]'"):
        rate([], [])


def test_nothing_else_needs_the_packages_of_the_laboratory() -> None:
    code = "import sys, luxor, luxor.cli.main, luxor.lab.ratings, luxor.lab.report.page\n"
    code += "print({'openskill', 'jinja2', 'markupsafe'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "set()\n"
