"""What is told of a position, made quickly: the very forms that are made for each seat alone."""

from __future__ import annotations

from typing import Any

import orjson
import pytest

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.notation.codec.named import view_json
from luxor.play.table import Table
from luxor.server.game.moment import Lately, Moment

pytestmark = pytest.mark.compiled

GAMES = [
    (2, (), True),
    (4, (), False),
    *((3, (name,), name == "mummy") for name in NAMES),
    (5, NAMES, False),
]


def text(form: Any) -> bytes:
    """Return a form as it is sent: the fields in their order."""
    return orjson.dumps(form)


@pytest.mark.parametrize(("players", "modules", "hide_scores"), GAMES)
def test_every_seat_gets_the_form_of_its_own_view(
    players: int, modules: tuple[str, ...], hide_scores: bool
) -> None:
    table = Table(Options(players, None, modules), seed=players, hide_scores=hide_scores)
    rng = Rng(players)
    lately = Lately()
    seats = [*range(players), None]
    since = 0
    while True:
        moment = Moment(table, lately)
        if rng.below(4) == 0:
            seats.append(seats.pop(0))  # somebody else is told first from now on
        for seat in seats:
            view = table.view(seat)
            assert text(moment.view_json(view)) == text(view_json(view))
            assert text(moment.events(view, since)) == text(table.events(seat, since))
        since = table.event_count
        decision = table.decision
        if decision is None:
            break
        if table.can_undo(decision.seat) and rng.below(5) == 0:
            table.undo(decision.seat)
            since = min(since, table.event_count)
        else:
            table.play(decision.options[rng.below(len(decision.options))])


def test_whatever_differs_in_a_view_differs_in_its_form() -> None:
    lately = Lately()
    for seed in range(20):
        table = Table(Options(3, None, NAMES), seed=seed)
        rng = Rng(seed)
        for _ in range(10 * seed):
            if table.decision is not None:
                table.play(table.decision.options[rng.below(len(table.decision.options))])
        view = table.view(seed % 3)
        assert text(Moment(table, lately).view_json(view)) == text(view_json(view))


def test_what_is_made_for_one_seat_is_not_changed_for_another() -> None:
    table = Table(Options(3, None, NAMES), seed=5)
    moment = Moment(table, Lately())
    first = moment.view_json(table.view(0))
    before = text(first)
    for seat in (1, 2, None):
        moment.view_json(table.view(seat))
    assert text(first) == before


def test_whose_scores_are_seen_depends_on_more_than_numbers() -> None:
    table = Table(Options(3), seed=5, hide_scores=True)
    lately = Lately()
    mine = table.view(0)
    Moment(table, lately).view_json(mine)
    for seat in (1, None):
        theirs = View(seat, mine.known, hide_scores=True)  # the same numbers
        assert text(Moment(table, lately).view_json(theirs)) == text(view_json(theirs))
