"""A view arrives in another process as it was, and with it goes nothing that is hidden."""

from __future__ import annotations

import orjson
import pytest

from luxor import Options, Table, load_edition
from luxor.bots.registry import make_bot
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.errors import PositionError
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.view import View, determinize, view
from luxor.notation.codec.exact import (
    MOST_RULESETS,
    ruleset_of,
    view_from_json,
    view_to_json,
)
from luxor_royal_errands.errands import RoyalErrands
from tests.server.bots.bot_tables import GAMES, decisions, own_edition, views

pytestmark = pytest.mark.compiled


def sent(seen: View) -> bytes:
    return orjson.dumps(view_to_json(seen))


def carried(seen: View) -> View:
    return view_from_json(orjson.loads(sent(seen)))


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_view_arrives_as_it_was_and_bots_make_the_same_of_it(options: Options) -> None:
    scholar, vizier = make_bot("scholar"), make_bot("vizier")
    for number, (seen, _) in enumerate(decisions(options)):
        other = carried(seen)
        assert other == seen
        assert other.asked == seen.seat
        bot = scholar if number % 50 else vizier
        mine, its = Rng(number), Rng(number)
        assert bot.choose(other, its) == bot.choose(seen, mine)
        assert its.save() == mine.save()


@pytest.mark.clause("P1")
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_positions_that_a_seat_cannot_tell_apart_are_the_same_bytes(options: Options) -> None:
    rng = Rng(1)
    different = 0
    for seen, real in decisions(options)[::7]:
        other = determinize(seen, rng)
        assert sent(view(other, seen.seat)) == sent(seen)
        if other != real:
            different += 1
            everything, also = (sent(View(seen.seat, state)) for state in (real, other))
            assert everything != also, "what is not hidden would be seen"
    assert different > 10


def test_what_the_table_hides_stays_a_choice_of_the_table() -> None:
    table = Table(Options(players=2, first=0), seed=1, hide_scores=True)
    assert carried(table.view(0)).hide_scores
    assert not carried(views(Options())[0]).hide_scores


def test_a_form_that_comes_to_other_options_is_refused() -> None:
    form = view_to_json(views(Options())[0]) | {"legal": [0]}
    with pytest.raises(ValueError, match="has other options than were sent with it"):
        view_from_json(form)


def test_games_with_modules_from_outside_are_refused() -> None:
    rs = compile_ruleset(Options(first=0), load_edition(), (RoyalErrands(),))
    table = Table.at(engine.new_game(rs), seed=1)
    with pytest.raises(PositionError, match=r"royal_errands, from outside; expected modules that"):
        view_to_json(table.view(table.asked))


def test_the_tables_of_a_game_are_made_once_and_not_kept_for_ever() -> None:
    seen, other = views(Options(players=2, first=0))[:2]
    assert carried(seen).rs is carried(other).rs
    for first in (0, 1, None):
        for names in ((), *((name,) for name in NAMES), NAMES):
            for extra in (True, False):
                for players in (2, 3):
                    options = Options(players, first, names, extra)
                    table = Table(options, seed=1)
                    assert carried(table.view(table.asked)).rs.options == options
    assert ruleset_of.cache_info().currsize == MOST_RULESETS


def test_an_edition_that_is_not_built_in_is_refused() -> None:
    table = Table(Options(players=3, first=0), edition=own_edition(), seed=2)
    with pytest.raises(PositionError, match="edition: 'own' is not built in"):
        carried(table.view(table.asked))


def test_an_edition_with_other_numbers_than_were_sent_is_refused() -> None:
    form = view_to_json(views(Options())[0])
    form["edition"]["fingerprint"] = "0" * 12
    with pytest.raises(PositionError, match="'reconstructed 000000000000' is another one"):
        view_from_json(form)
