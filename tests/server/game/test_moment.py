"""A position for several seats at once: the very forms that are made for each seat alone."""

from __future__ import annotations

import json

import pytest

from luxor.bots.messages import view_form
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.play.table import Table
from luxor.server.game.moment import Moment

pytestmark = pytest.mark.compiled

GAMES = [
    (2, (), True),
    (4, (), False),
    *((3, (name,), name == "mummy") for name in NAMES),
    (5, NAMES, False),
]


def same(one: object, other: object) -> bool:
    """Return whether two forms are equal, and their fields in the same order."""
    return json.dumps(one) == json.dumps(other)


@pytest.mark.parametrize(("players", "modules", "hide_scores"), GAMES)
def test_every_seat_gets_the_form_of_its_own_view(
    players: int, modules: tuple[str, ...], hide_scores: bool
) -> None:
    table = Table(Options(players, None, modules), seed=players, hide_scores=hide_scores)
    rng = Rng(players)
    seats = [*range(players), None]
    since = 0
    while True:
        moment = Moment(table)
        seats.append(seats.pop(0))  # the first one is made from scratch: another one each time
        for seat in seats:
            assert same(moment.view_form(seat), view_form(table.view(seat)))
            assert same(moment.events(seat, since), table.events(seat, since))
        since = table.event_count
        decision = table.decision
        if decision is None:
            break
        table.play(decision.options[rng.below(len(decision.options))])


def test_a_view_that_differs_where_none_should_is_taken_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(Options(2), seed=1)
    plain = Table.view

    def view(self: Table, seat: int | None) -> View:
        found = plain(self, seat)
        if seat == 1:
            found.facts["tiles"] = [0] * len(found.facts["tiles"])
        return found

    monkeypatch.setattr(Table, "view", view)
    moment = Moment(table)
    assert any(moment.view_form(0)["tiles"])
    assert not any(moment.view_form(1)["tiles"])
    assert same(moment.view_form(1), view_form(table.view(1)))


def test_what_is_made_for_one_seat_is_not_changed_for_another() -> None:
    table = Table(Options(3, None, NAMES), seed=5)
    moment = Moment(table)
    first = moment.view_form(0)
    before = json.dumps(first)
    for seat in (1, 2, None):
        moment.view_form(seat)
    assert json.dumps(first) == before
