"""Who sits where: every bot meets the same chance in every seat, and all others equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from luxor.lab.jobs import Order
from luxor.lab.schedule import ScheduleError, bases, duel, tournament

NAMES = [chr(ord("A") + i) for i in range(12)]
SIZES = [(bots, players) for bots in (2, 3, 4, 5, 6, 8, 12) for players in (2, 3, 4, 5)]


def orders(bots: int, players: int, blocks: int) -> list[Order]:
    names = NAMES[:bots]
    return list(tournament(names, players=players, games=blocks * len(names)))


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_on_every_deal_every_bot_sits_once_in_every_seat(bots: int, players: int) -> None:
    every = Counter((seat, bot) for seat in range(players) for bot in NAMES[:bots])
    deals: dict[int, Counter[tuple[int, str]]] = {}
    for order in orders(bots, players, blocks=20):
        deals.setdefault(order.deal, Counter()).update(enumerate(order.bots))
        seats = [order.bots.count(bot) for bot in NAMES[:bots]]
        assert max(seats) - min(seats) <= 1, "a second seat only where bots are few"
        assert len(set(order.bots)) == min(bots, players)
    assert list(deals) == list(range(20))
    assert all(seated == every for seated in deals.values())


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_all_pairs_meet_about_equally_often(bots: int, players: int) -> None:
    met = Counter(
        frozenset(pair)
        for order in orders(bots, players, blocks=60)
        for pair in combinations(order.bots, 2)
        if len(set(pair)) == 2
    )
    assert len(met) == bots * (bots - 1) // 2
    assert max(met.values()) - min(met.values()) <= 4 + max(met.values()) // 25


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 3), (5, 4), (5, 5), (7, 3)])
def test_a_round_of_blocks_holds_every_seating_once(bots: int, players: int) -> None:
    number = 1
    for taken in range(players):
        number *= bots - taken
    seatings = Counter(order.bots for order in orders(bots, players, blocks=number // bots))
    assert len(seatings) == number
    assert set(seatings.values()) == {1}


def test_two_bots_at_four_seats_share_them_two_and_two() -> None:
    found = {"".join(order.bots) for order in orders(2, 4, blocks=3)}
    assert found == {"AABB", "BBAA", "ABAB", "BABA", "ABBA", "BAAB"}


def test_games_are_numbered_and_the_last_block_is_cut() -> None:
    names = NAMES[:4]
    some = list(tournament(names, players=3, games=10))
    assert [order.game for order in some] == list(range(10))
    assert [order.deal for order in some] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2]
    assert some == list(tournament(names, players=3, games=1000))[:10]


def test_many_bots_need_no_list_of_all_seatings() -> None:
    assert len(set(islice(bases(300, 5), 200))) == 200


def test_a_round_is_repeated() -> None:
    first = list(islice(bases(4, 3), 12))
    assert first[:6] == first[6:]


def test_in_a_duel_one_bot_sits_in_every_seat_of_every_deal() -> None:
    some = list(duel("A", "B", players=3, games=7))
    assert [(order.game, order.deal, "".join(order.bots)) for order in some] == [
        (0, 0, "ABB"),
        (1, 0, "BAB"),
        (2, 0, "BBA"),
        (3, 1, "ABB"),
        (4, 1, "BAB"),
        (5, 1, "BBA"),
        (6, 2, "ABB"),
    ]


@pytest.mark.parametrize("names", [[], ["A"], ["A", "B", "A"]])
def test_bots_that_cannot_be_compared_are_refused(names: list[str]) -> None:
    with pytest.raises(ScheduleError):
        next(tournament(names, players=2, games=1))
