"""The models of views, tables and events fit what the server really sends."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from luxor.core.compile import compile_ruleset
from luxor.core.declarations import STATUS
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import option_json, view_json
from luxor.notation.edition_file import load_edition
from luxor.play.table import Table
from luxor.server.game.entries import Entry
from luxor.server.game.messages import decision_json, tables_of, view_after
from luxor.server.protocol import views
from luxor.server.protocol.events import MODELS, EventJson
from luxor.server.protocol.server_messages import DecisionJson, Happening
from luxor.server.protocol.views import TablesJson, ViewJson

pytestmark = pytest.mark.compiled

EVENT: TypeAdapter[Any] = TypeAdapter(EventJson)


def words(alias: Any) -> set[str]:
    return set(alias.__args__)


def test_every_event_has_a_model_with_all_its_fields() -> None:
    rs = compile_ruleset(Options(players=2, modules=NAMES), load_edition())
    assert list(MODELS) == [event.name for event in rs.events]
    for event in rs.events:
        names = [field.name for field in event.fields]
        assert list(MODELS[event.name].__annotations__) == ["event", *names, "changes"]


@pytest.mark.parametrize(
    ("players", "modules", "seed"),
    [(2, (), 1), (3, NAMES, 2), (5, NAMES, 3), (4, ("mummy", "characters"), 4)],
)
def test_games_fit_the_models(players: int, modules: tuple[str, ...], seed: int) -> None:
    table = Table(Options(players=players, modules=modules), seed=seed, hide_scores=seed % 2 == 0)
    rng = Rng(seed)
    for step in range(10_000):
        decision = table.decision
        if decision is None:
            break
        if step % 10 == 0:
            for seat in (None, *range(players)):
                check_view(table, seat)
        table.play(decision.options[rng.below(len(decision.options))])
    for seat in (None, *range(players)):
        check_view(table, seat)
        follower = ViewFollower(view_after(table, seat, 0))
        for event in map(follower.follow, table.raw_events(seat)):
            assert EVENT.validate_json(json.dumps(event)) == event
        assert follower.view_json() == view_json(table.view(seat))
    tables = tables_of(table)
    model = TablesJson.model_validate_json(json.dumps(tables))
    assert model.model_dump(exclude_unset=True) == tables


def check_view(table: Table, seat: int | None) -> None:
    view = table.view(seat)
    shown = view_json(view)
    model = ViewJson.model_validate_json(json.dumps(shown))
    assert json.dumps(model.model_dump()) == json.dumps(shown), "in the same order too"
    decision = decision_json(view)
    if decision is not None:
        DecisionJson.model_validate_json(json.dumps(decision))


def test_tiles_show_which_horus_cards_may_be_taken() -> None:
    offered: dict[str, set[int]] = {}
    for seed in range(40):
        table = Table(Options(players=2), seed=seed)
        rng = Rng(seed)
        while decision := table.decision:
            if decision.question == "take":
                view = table.view(decision.seat)
                options = [option_json(view, option) for option in decision.options]
                levels = {one["number"] for one in options if one["verb"] == "horus"}
                offered.setdefault(acting_tile(table, decision.seat), set()).update(levels)
            table.play(decision.options[rng.below(len(decision.options))])
    tiles = tables_of(Table(Options(players=2), seed=0))["tiles"]
    found = {tile: sorted(levels) for tile, levels in offered.items() if levels}
    assert found == {name: tile["eyes"] for name, tile in tiles.items() if "eyes" in tile}
    assert {len(eyes) for eyes in found.values()} == {1, 2}


def acting_tile(table: Table, seat: int) -> str:
    """Return the tile of the adventurer that has moved last, or was chosen among several."""
    movers = [
        one
        for one in table.events(None)
        if one["event"] in ("adventurer_moved", "adventurer_chosen")
    ]
    view = view_json(table.view(None))
    place = view["players"][seat]["places"][movers[-1]["adventurer"]]
    return str(view["tiles"][place])


def test_what_happens_in_a_room_is_what_its_log_holds() -> None:
    entries = get_args(get_args(Entry)[0])
    kinds = {model.model_fields["kind"].default for model in entries}
    assert words(Happening) == {*kinds, "reloaded"}


def test_words_are_those_of_the_game() -> None:
    rs = Table(Options(players=2, modules=NAMES), seed=1).view(None).rs
    assert words(views.Status) == {STATUS.to_json(rs, n) for n in STATUS.numbers(rs)}
    tiles, cards = ({f.name for f in each} for each in (rs.tile_families, rs.card_families))
    assert words(views.TileFamily) == {*tiles, "other"} - {"none"}
    assert words(views.CardFamily) == {*cards, "other"}
