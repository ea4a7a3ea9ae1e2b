"""What events change in a view, and its checksum."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import pytest

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.notation.codec.changes import ViewFollower
from luxor.notation.codec.named import view_json
from luxor.notation.codec.view_parts import view_parts
from luxor.play.table import Table
from tests.battery.games import MODULE_SETS, set_name
from tests.view_changes import apply_changes, checksum, parts_of

GAMES = [(2 + number % 4, modules) for number, modules in enumerate(MODULE_SETS)]


def text(view: Any) -> str:
    """Return a view as text: the entries in their order."""
    return json.dumps(view)


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "modules"), GAMES, ids=str)
def test_changes_lead_from_each_node_to_the_next(players: int, modules: tuple[str, ...]) -> None:
    hide_scores = players % 2 == 0
    table = Table(Options(players, None, modules), seed=players, hide_scores=hide_scores)
    seats = (*range(players), None)
    rng = Rng(len(set_name(modules)))
    followers = {seat: ViewFollower(table.view(seat)) for seat in seats}
    views = {seat: view_json(table.view(seat)) for seat in seats}
    while table.decision is not None:
        since = table.event_count
        table.play(table.decision.options[rng.below(len(table.decision.options))])
        for seat in seats:
            for event in table.raw_events(seat, since):
                changes = followers[seat].follow(event).get("changes", {})
                views[seat] = apply_changes(views[seat], changes)
            assert views[seat] == view_json(table.view(seat))
        one = seats[table.version % len(seats)]
        assert text(views[one]) == text(followers[one].view_json())
        assert checksum(views[one]) == followers[one].checksum


def test_an_event_carries_what_it_changes_and_nothing_else() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    follower = ViewFollower(table.view(0))
    hand = table.view(0).hand(0)
    since = table.event_count
    table.play("left")
    played = follower.follow(table.raw_events(0, since)[0])
    assert played["event"] == "card_played"
    assert played["changes"]["players/0/hand"] == list(hand[1:])
    assert played["changes"]["piles/discard"] == {"size": 1, "kinds": {hand[0]: 1}}
    assert set(played["changes"]) == {"players/0/hand", "piles/discard"}


def test_an_event_that_changes_nothing_has_no_changes() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    follower = ViewFollower(table.view(1))
    again = table.raw_events(1)[-1]  # the question that is open already
    assert "changes" not in follower.follow(again)


def test_others_get_no_changes_of_what_they_cannot_see() -> None:
    table = Table(Options(players=3, first=0), seed=1)
    followers = [ViewFollower(table.view(seat)) for seat in (0, 1)]
    since = table.event_count
    while "card_drawn" not in (event["event"] for event in table.events(0, since)):
        assert table.decision is not None
        table.play(table.decision.options[0])
    mine, theirs = (
        [follower.follow(event) for event in table.raw_events(seat, since)]
        for seat, follower in enumerate(followers)
    )
    drawn = next(n for n, event in enumerate(mine) if event["event"] == "card_drawn")
    assert mine[drawn]["changes"]["players/0/hand"] == list(table.view(0).hand(0))
    assert theirs[drawn]["changes"]["players/0/hand"] == [None] * 5
    assert (
        theirs[drawn]["changes"]["piles/draw"]["kinds"]
        == (view_json(table.view(1))["piles"]["draw"]["kinds"])
    )


def test_the_parts_of_a_view_are_those_of_the_table() -> None:
    table = Table(Options(players=5, modules=NAMES), seed=1)
    seen = table.view(2)
    parts = view_parts(seen.rs, hide_scores=False)
    values = [value.json for value in parts.values(seen)]
    assert list(parts_of(view_json(seen))) == list(zip(parts.paths, values, strict=True))


def test_the_checksum_is_a_sum_over_the_parts() -> None:
    view = {"round": 3, "question": None, "tiles": [None, "osirisé"], "piles": {"draw": {"a": 1}}}
    lines = ("round=3", "question=null", "tiles/0=null", 'tiles/1="osirisé"', 'piles/draw={"a":1}')
    assert checksum(view) == sum(crc32(line.encode()) for line in lines) % 2**32


def test_keys_that_look_like_numbers_are_summed_in_one_order() -> None:
    one, other = {"piles": {"draw": {"2": 1, "+": 1}}}, {"piles": {"draw": {"+": 1, "2": 1}}}
    assert checksum(one) == checksum(other) == crc32(b'piles/draw={"+":1,"2":1}')


def test_a_copy_of_a_follower_goes_on_by_itself() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    follower = ViewFollower(table.view(1))
    before = follower.view_json(), follower.checksum
    since = table.event_count
    table.play("left")
    copy = follower.copy()
    for event in table.raw_events(1, since):
        copy.follow(event)
    assert (copy.view_json(), copy.checksum) != before
    assert copy.view_json() == view_json(table.view(1))
    assert (follower.view_json(), follower.checksum) == before


def test_following_a_view_leaves_the_table_alone() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    seen = table.view(1)
    follower = ViewFollower(seen)
    since = table.event_count
    table.play("left")
    for event in table.raw_events(1, since):
        follower.follow(event)
    assert view_json(seen) == view_json(Table(Options(players=2, first=0), seed=1).view(1))


def test_the_json_of_a_view_can_be_changed_without_harm() -> None:
    view = Table(Options(players=2), seed=3).view(0)
    before = text(view_json(view))
    view_json(view)["players"][0]["hand"].append("changed")
    assert text(view_json(view)) == before
