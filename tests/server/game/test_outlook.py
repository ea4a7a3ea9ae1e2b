"""What ways to answer lead to: told from the view alone, and really so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import orjson
import pytest

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import View, determinize, view
from luxor.play.table import Table
from luxor.server.game import outlook as outlook_file
from luxor.server.game.forms import decision_form
from luxor.server.game.outlook import MOST_WAYS, Way, gone_on, outlook
from luxor.server.protocol.client_messages import MOST_ANSWERS
from luxor.server.protocol.server_messages import WayForm
from luxor.server.rooms.bot_views import view_form

pytestmark = pytest.mark.compiled

GAMES = [
    (2, (), 1),
    (3, NAMES, 2),
    (4, NAMES, 3),
    (5, NAMES, 4),
    (2, ("mummy", "characters"), 5),
    (4, ("sceptres", "equipment"), 6),
]


def positions(players: int, modules: tuple[str, ...], seed: int) -> Iterator[tuple[Table, Rng]]:
    """Play a random game; yield the table at each of its decisions."""
    table = Table(Options(players=players, modules=modules), seed=seed, hide_scores=seed % 2 == 0)
    rng = Rng(seed)
    while (decision := table.decision) is not None:
        version = table.version
        yield table, rng
        if table.version == version:
            table.play(decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_the_same_view_gives_the_same_bytes(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    others = 0
    for table, rng in positions(players, modules, seed):
        seat = table.asked
        seen = table.view(seat)
        state = determinize(seen, rng)
        again = view(state, seat, hide_scores=table.hide_scores)
        assert orjson.dumps(outlook(again)) == orjson.dumps(outlook(seen))
        others += state.key() != table.snapshot().key()
    assert others > 50  # so many positions really had something hidden in them


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_a_way_that_is_played_leads_to_what_was_told(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    then: Counter[str] = Counter()
    for table, rng in positions(players, modules, seed):
        seat = table.asked
        assert seat is not None
        ways = outlook(table.view(seat))
        way = ways[rng.below(len(ways))]
        WayForm.model_validate(way)
        assert [option["text"] for option in way["options"]] == way["answers"]
        since = table.event_count
        for text in way["answers"]:
            assert table.asked == seat
            table.play(text, seat)
        told, happened = way["events"], table.events(seat, since)
        assert happened[: len(told)] == told
        then[way["then"]] += 1
        after = happened[len(told) :]
        if way["then"] == "chance":  # the last thing told is what chance is asked
            assert (told[-1]["event"], told[-1]["seat"]) == ("asked", None)
        elif way["then"] in ("turn_over", "game_over"):
            assert after[0]["event"] in ("turn", "round", "ended")
            assert way["then"] == "turn_over" or after[0]["event"] == "ended"
        else:
            assert after == []
            assert (way["then"] == "question") == (table.asked == seat)
        decision = table.view(seat).decision if way["then"] == "question" else None
        if decision is None:
            assert way["question"] is None
        else:
            assert way["question"]["question"] == decision.question
            texts = [option["text"] for option in way["question"]["options"]]
            assert texts == list(map(str, decision.options))
    assert then["chance"] > 20


def test_every_option_begins_a_way_and_no_way_comes_twice() -> None:
    for table, _ in positions(4, NAMES, 11):
        seen = table.view(table.asked)
        ways = outlook(seen)
        begun = list(dict.fromkeys(way["answers"][0] for way in ways))
        assert begun == list(map(str, seen.options))
        assert len({tuple(way["answers"]) for way in ways}) == len(ways) <= MOST_WAYS


def with_moves() -> View:
    """Return a view of a seat that may choose a card and then an adventurer."""
    for table, _ in positions(2, (), 3):
        seen = table.view(table.asked)
        if table.turn[0] > 3 and all(len(way["answers"]) == 2 for way in outlook(seen)):
            return seen
    raise AssertionError("there is one in every game")


def test_a_card_and_the_move_with_it_are_one_way() -> None:
    ways = outlook(with_moves())
    joined = [way for way in ways if len(way["answers"]) == 2]
    assert len(joined) == len(ways) > 3
    for way in joined:
        assert way["options"][0]["verb"] in ("left", "right")
        assert way["options"][1]["verb"] == "move"
        kinds = [event["event"] for event in way["events"]]
        assert kinds[0] == "played"
        assert "moved" in kinds
        moved = next(event for event in way["events"] if event["event"] == "moved")
        assert moved["adventurer"] == way["options"][1]["adventurer"]


@pytest.mark.clause("Q3")
def test_two_cards_and_the_move_with_them_are_one_way() -> None:
    """N+ alone, with the card at either end, and with a die that is still to be rolled."""
    added: Counter[str] = Counter()
    for table, _ in positions(2, ("equipment",), 21):
        decision = table.decision
        if decision is None or decision.question != "play":
            continue
        for way in outlook(table.view(table.asked)):
            played = [event["card"] for event in way["events"] if event["event"] == "played"]
            if not played[0].endswith("+"):
                continue
            assert way["question"] is None or way["question"]["question"] != "second"
            verb = way["options"][1]["verb"]
            added["die" if "die" in played[-1] else verb] += 1
            assert len(played) == (1 if verb == "no" else 2)
            move = next((each for each in way["options"] if each["verb"] == "move"), None)
            if move is not None and verb == "no":
                assert move["number"] == int(played[0][:1])
            elif move is not None and played[1] in ("1", "2", "3", "4", "5", "6"):
                assert move["number"] == int(played[0][:1]) + int(played[1])
    assert added.keys() == {"left", "right", "no", "die"}


def test_what_others_draw_or_show_is_never_told() -> None:
    """Nothing that chance or somebody else decides is in it, and no end of a game."""
    never = {"drawn", "dealt", "rolled", "turn", "round", "ended", "shown", "scored", "scarab"}
    for players, modules, seed in GAMES:
        for table, _ in positions(players, modules, seed + 50):
            for way in outlook(table.view(table.asked)):
                assert never.isdisjoint(event["event"] for event in way["events"])


def test_too_many_ways_are_left_at_their_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = with_moves()
    everything = outlook(seen)
    monkeypatch.setattr(outlook_file, "MOST_WAYS", len(everything) - 1)
    fewer = outlook(seen)
    assert len(fewer) < len(everything)
    assert [way["then"] for way in fewer if len(way["answers"]) == 1] == ["question"]
    monkeypatch.setattr(outlook_file, "MOST_WAYS", 1)
    assert [way["answers"] for way in outlook(seen)] == [["left"], ["right"]]


def test_a_way_is_no_longer_than_a_gesture() -> None:
    seen = with_moves()
    way = next(Way(seen, determinize(seen, Rng(0)), decision_form(seen)).answered())
    assert way.goes_on
    way.ids = (0,) * MOST_ANSWERS
    assert not way.goes_on


def test_only_who_is_asked_can_look() -> None:
    table = Table(Options(players=2, first=0), seed=3)
    for seat in (1, None):
        with pytest.raises(ValueError, match="not asked"):
            outlook(table.view(seat))


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_what_is_seen_in_the_middle_of_a_gesture_is_what_comes(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    gone = over = 0
    for table, rng in positions(players, modules, seed):
        seat = table.asked
        seen = table.view(seat)
        ways = outlook(seen)
        way = ways[rng.below(len(ways))]
        ids = [option["id"] for option in way["options"]]
        for length in range(1, len(ids)):
            table.play(way["answers"][length - 1], seat)
            ahead = gone_on(seen, ids[:length])
            assert ahead is not None
            assert view_form(ahead) == view_form(table.view(seat))
            gone += 1
        table.play(way["answers"][-1], seat)
        over += gone_on(seen, ids) is None
    assert min(gone, over) > 10


def test_nobody_goes_on_by_what_is_no_option() -> None:
    seen = Table(Options(players=2, first=0), seed=1).view(0)
    with pytest.raises(ValueError, match="no option"):
        gone_on(seen, [999])
