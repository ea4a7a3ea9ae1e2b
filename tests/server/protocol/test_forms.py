"""The typed forms of views, tables and events fit what the game really tells."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from luxor.core.actions import Verb as CoreVerb
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import STATUS
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.codec.named import option_json, view_json
from luxor.notation.edition_file import load_edition
from luxor.play.table import Table
from luxor.server.game.entries import Entry
from luxor.server.game.forms import tables_of
from luxor.server.protocol import table_forms
from luxor.server.protocol.event_forms import FORMS, EventForm
from luxor.server.protocol.server_messages import Happening, OptionForm
from luxor.server.protocol.table_forms import TablesForm, ViewForm

pytestmark = pytest.mark.compiled

EVENT: TypeAdapter[Any] = TypeAdapter(EventForm)


def words(alias: Any) -> set[str]:
    return set(alias.__args__)


def test_every_event_has_a_form_with_all_its_fields() -> None:
    rs = compile_ruleset(Options(players=2, modules=NAMES), load_edition())
    assert list(FORMS) == [event.name for event in rs.events]
    for event in rs.events:
        names = [field.name for field in event.fields]
        assert list(FORMS[event.name].__annotations__) == ["event", *names]


@pytest.mark.parametrize(
    ("players", "modules", "seed"),
    [(2, (), 1), (3, NAMES, 2), (5, NAMES, 3), (4, ("mummy", "characters"), 4)],
)
def test_games_are_told_in_these_forms(players: int, modules: tuple[str, ...], seed: int) -> None:
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
        for event in table.events(seat):
            assert EVENT.validate_json(json.dumps(event)) == event
    form = tables_of(table)
    told = TablesForm.model_validate_json(json.dumps(form))
    assert told.model_dump(exclude_unset=True) == form


def check_view(table: Table, seat: int | None) -> None:
    view = table.view(seat)
    form = view_json(view)
    assert ViewForm.model_validate_json(json.dumps(form)).model_dump() == form
    for option in view.options if view.decision else ():
        OptionForm.model_validate_json(json.dumps(option_json(view, option)))


def test_the_tables_tell_how_a_game_begins() -> None:
    table = Table(Options(players=3), seed=1)
    tables, view = tables_of(table), view_json(table.view(0))
    assert [player["statuses"] for player in view["players"]] == [tables["adventurers"]] * 3
    assert len(view["horus"]) == tables["horus_piles"]


def test_tiles_tell_which_horus_cards_may_be_taken() -> None:
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


def test_the_tables_tell_what_the_numbers_of_modules_mean() -> None:
    table = Table(Options(players=3, modules=NAMES), seed=5)
    rng = Rng(5)
    data = tables_of(table)["data"]
    offsets = {module.name: module.offsets for module in table.view(1).rs.modules}
    for _ in range(300):
        if table.decision is None:
            break
        table.play(table.decision.options[rng.below(len(table.decision.options))])
        seen = table.view(1)
        numbers, shown = seen.facts["data"], view_json(seen)["modules"]
        for form in data:
            own = numbers[offsets[form["module"]][form["name"]] :]
            assert shown[form["module"]][form["name"]] == as_shown(form, own, 3, eyes=1)


def as_shown(form: dict[str, Any], numbers: list[int], players: int, eyes: int) -> Any:
    def kept(seat: int) -> Any:
        start = seat * form["size"]
        kinds = form["kinds"]
        found = [kinds[n] if kinds else n for n in numbers[start : start + form["size"]]]
        return found[0] if len(found) == 1 else found

    if not form["per_seat"]:
        return None if form["hidden"] else kept(0)
    return [None if form["hidden"] and seat != eyes else kept(seat) for seat in range(players)]


def test_what_happens_in_a_room_is_what_its_log_holds() -> None:
    entries = get_args(get_args(Entry)[0])
    kinds = {model.model_fields["kind"].default for model in entries}
    assert words(Happening) == {*kinds, "reloaded"}


def test_words_are_those_of_the_game() -> None:
    rs = Table(Options(players=2, modules=NAMES), seed=1).view(None).rs
    assert words(table_forms.Status) == {STATUS.to_json(rs, n) for n in STATUS.numbers(rs)}
    assert words(table_forms.Verb) == {str(verb) for verb in CoreVerb}
    tiles, cards = ({f.name for f in each} for each in (rs.tile_families, rs.card_families))
    assert words(table_forms.TileFamily) == {*tiles, "other"} - {"none"}
    assert words(table_forms.CardFamily) == {*cards, "other"}
