"""What a client is told of where its answers lead."""

from __future__ import annotations

import orjson
import pytest

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import determinize, view
from luxor.play.table import Table
from luxor.server.game.forms import decision_form, preview_form
from luxor.server.protocol.server_messages import WayForm

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, NAMES)])
def test_a_way_tells_what_is_played_and_what_is_asked_next(
    players: int, modules: tuple[str, ...]
) -> None:
    table = Table(Options(players=players, modules=modules), seed=5)
    rng = Rng(5)
    asked = 0
    while (seat := table.asked) is not None:
        seen = table.view(seat)
        ways = preview_form(seen)
        again = preview_form(view(determinize(seen, rng), seat))
        assert orjson.dumps(ways) == orjson.dumps(again)
        way = ways[rng.below(len(ways))]
        WayForm.model_validate(way)
        assert [option["text"] for option in way["options"]] == way["answers"]
        since = table.event_count
        for option in way["options"]:
            decision = decision_form(table.view(seat))
            assert decision is not None
            assert option in decision["options"]
            table.play(option["text"], seat)
        assert table.events(seat, since)[: len(way["events"])] == way["events"]
        expected = decision_form(table.view(seat)) if way["then"] == "question" else None
        assert way["question"] == expected
        asked += expected is not None
    assert asked > 5


def test_only_who_is_asked_gets_ways() -> None:
    table = Table(Options(players=2, first=0), seed=3)
    with pytest.raises(ValueError, match="not asked"):
        preview_form(table.view(1))
