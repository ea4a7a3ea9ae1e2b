"""What a client is shown of where its answers lead."""

from __future__ import annotations

import orjson
import pytest

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import determinize, view
from luxor.notation.codec.changes import ViewFollower
from luxor.play.table import Table
from luxor.server.game.messages import decision_json, steps_ahead, steps_json, ways_json
from luxor.server.protocol.server_messages import StepJson, WayJson

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (4, NAMES)])
def test_a_way_shows_what_is_played_what_that_changes_and_what_is_asked_next(
    players: int, modules: tuple[str, ...]
) -> None:
    table = Table(Options(players=players, modules=modules), seed=5)
    rng = Rng(5)
    asked = 0
    while (seat := table.asked) is not None:
        seen = table.view(seat)
        ways = ways_json(seen)
        again = ways_json(view(determinize(seen, rng), seat))
        assert orjson.dumps(ways) == orjson.dumps(again)
        way = ways[rng.below(len(ways))]
        WayJson.model_validate(way)
        assert [option["id"] for option in way["options"]] == way["answers"]
        since = table.event_count
        before = ViewFollower(seen)
        for option in way["options"]:
            decision = decision_json(table.view(seat))
            assert decision is not None
            assert option in decision["options"]
            table.play(option["id"], seat)
        happened = table.raw_events(seat, since)[: len(way["events"])]
        events = [before.follow(event) for event in happened]
        for event in events:
            event.pop("stack", None)
        assert events == way["events"]
        expected = decision_json(table.view(seat)) if way["then"] == "question" else None
        assert way.get("question") == expected
        asked += expected is not None
    assert asked > 5


def test_steps_that_ways_share_are_told_once() -> None:
    table = Table(Options(players=2, first=0), seed=5)
    steps = steps_json(table.view(table.asked))
    while not any("next" in step for step in steps):
        assert table.decision is not None
        table.play(table.decision.options[0])
        steps = steps_json(table.view(table.asked))
    for step in steps:
        StepJson.model_validate(step)
    assert [step["option"]["verb"] for step in steps] == ["left", "right"]
    card = next(step for step in steps if "next" in step)
    assert "then" not in card
    assert len(card["next"]) > 1
    shared = [
        way
        for way in ways_json(table.view(table.asked))
        if way["answers"][0] == card["option"]["id"]
    ]
    for way, step in zip(shared, card["next"], strict=True):
        assert way["options"] == [card["option"], step["option"]]
        assert way["events"] == [*card["events"], *step["events"]]
        assert way["then"] == step["then"]


def test_only_who_is_asked_gets_ways() -> None:
    table = Table(Options(players=2, first=0), seed=3)
    with pytest.raises(ValueError, match="not asked"):
        ways_json(table.view(1))


@pytest.mark.parametrize("modules", [(), NAMES], ids=str)
def test_steps_after_an_answer_are_those_found_before_it(modules: tuple[str, ...]) -> None:
    table = Table(Options(players=4, modules=modules), seed=3)
    rng = Rng(1)
    compared = 0
    for _ in range(150):
        if table.decision is None:
            break
        seat, version = table.asked, table.version
        after = steps_ahead(table.view(seat)).after
        answer = table.decision.options[rng.below(len(table.decision.options))]
        table.play(answer)
        if table.asked == seat and table.version == version + 1 and answer.id in after:
            assert steps_ahead(table.view(seat)).text == after[answer.id]
            compared += 1
    assert compared > 20
