"""What answers lead to: told from the view alone, and really so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from luxor.core import constants as k
from luxor.core.actions import Action, Verb
from luxor.core.events import RawEvent
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import View, determinize, view
from luxor.play.preview import MOST_ANSWERS, MOST_GESTURES, TURN_ENDS, Preview
from luxor.play.table import Table

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


def told(seen: View, rng: Rng | None = None) -> list[tuple[object, ...]]:
    """Return all that a preview tells."""
    return [
        (
            gesture.actions,
            gesture.events,
            gesture.then,
            gesture.question,
            gesture.options,
            gesture.view if gesture.then == "question" else None,
        )
        for gesture in Preview(seen, rng).gestures()
    ]


@pytest.mark.clause("P1")
@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_the_same_view_has_the_same_preview(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    others = 0
    for table, rng in positions(players, modules, seed):
        seat = table.asked
        seen = table.view(seat)
        state = determinize(seen, rng)
        again = view(state, seat, hide_scores=table.hide_scores)
        assert told(again) == told(seen)
        assert told(seen, rng) == told(seen)
        others += state.key() != table.snapshot().key()
    assert others > 50  # so many positions really had something hidden in them


def kinds(events: tuple[RawEvent, ...]) -> list[int]:
    return [event[0] for event in events]


@pytest.mark.parametrize(("players", "modules", "seed"), GAMES)
def test_a_gesture_that_is_played_leads_to_what_was_told(
    players: int, modules: tuple[str, ...], seed: int
) -> None:
    then: Counter[str] = Counter()
    continued = 0
    for table, rng in positions(players, modules, seed):
        seat = table.asked
        assert seat is not None
        ahead = Preview(table.view(seat))
        gestures = ahead.gestures()
        gesture = gestures[rng.below(len(gestures))]
        since = table.event_count
        for action in gesture.actions:
            assert table.asked == seat
            table.play(action, seat)
            ahead = ahead.after(action)
            assert ahead.continues == (ahead is not gesture)
            if ahead.continues:
                assert ahead.view == table.view(seat)
                continued += 1
        assert ahead is gesture
        happened = tuple(table.raw_events(seat, since))
        events = gesture.events
        assert happened[: len(events)] == events
        then[gesture.then] += 1
        after = kinds(happened[len(events) :])
        if gesture.then == "chance":  # the last thing told is what chance is asked
            assert events[-1][:2] == (k.E_QUESTION_ASKED, k.NOBODY)
        elif gesture.then in ("turn_over", "game_over"):
            assert after[0] in TURN_ENDS
            assert gesture.then == "turn_over" or after[0] == k.E_GAME_ENDED
            assert gesture.leads_to(happened)
            assert not gesture.leads_to(events)
        else:
            assert after == []
            assert gesture.leads_to(happened)
            assert (gesture.then == "question") == (table.asked == seat)
        if gesture.then == "question":
            assert gesture.view == table.view(seat)
            assert (gesture.question, gesture.options) == (
                gesture.view.question,
                gesture.view.options,
            )
        else:
            assert gesture.options == ()
    assert then["chance"] > 20
    assert continued > 10


def test_every_option_begins_a_gesture_and_none_comes_twice() -> None:
    for table, _ in positions(4, NAMES, 11):
        seen = table.view(table.asked)
        gestures = Preview(seen).gestures()
        assert list(dict.fromkeys(gesture.actions[0] for gesture in gestures)) == list(seen.options)
        assert len({gesture.actions for gesture in gestures}) == len(gestures) <= MOST_GESTURES


def with_moves() -> View:
    """Return a view of a seat that may choose a card and then an adventurer."""
    for table, _ in positions(2, (), 3):
        seen = table.view(table.asked)
        gestures = Preview(seen).gestures()
        if table.turn[0] > 3 and all(len(gesture.actions) == 2 for gesture in gestures):
            return seen
    raise AssertionError("there is one in every game")


def test_a_card_and_the_move_with_it_are_one_gesture() -> None:
    gestures = Preview(with_moves()).gestures()
    assert len(gestures) > 3
    for gesture in gestures:
        card, move = gesture.actions
        assert card.verb in (Verb.LEFT, Verb.RIGHT)
        assert move.verb is Verb.MOVE
        assert kinds(gesture.events)[0] == k.E_CARD_PLAYED
        moved = next(event for event in gesture.events if event[0] == k.E_ADVENTURER_MOVED)
        assert moved[2] == move.adventurer


@pytest.mark.clause("Q3")
def test_two_cards_and_the_move_with_them_are_one_gesture() -> None:
    """N+ alone, with the card at either end, and with a die that is still to be rolled."""
    added: Counter[str] = Counter()
    for table, _ in positions(2, ("equipment",), 21):
        seen = table.view(table.asked)
        if seen.question != "play":
            continue
        names = seen.rs.card_names
        for gesture in Preview(seen).gestures():
            played = [names[event[3]] for event in gesture.events if event[0] == k.E_CARD_PLAYED]
            if not played[0].endswith("+"):
                continue
            assert gesture.question != "second"
            verb = gesture.actions[1].verb
            added["die" if "die" in played[-1] else verb] += 1
            assert len(played) == (1 if verb is Verb.NO else 2)
            move = next((each for each in gesture.actions if each.verb is Verb.MOVE), None)
            if move is not None and verb is Verb.NO:
                assert move.number == int(played[0][:1])
            elif move is not None and played[1] in ("1", "2", "3", "4", "5", "6"):
                assert move.number == int(played[0][:1]) + int(played[1])
    assert added.keys() == {"left", "right", "no", "die"}


def test_what_others_draw_or_show_is_never_told() -> None:
    """Nothing that chance or somebody else decides is in it, and no end of a game."""
    never = {
        *(
            k.E_CARD_DRAWN,
            k.E_CARD_DEALT,
            k.E_DIE_ROLLED,
            k.E_SCARABS_REVEALED,
            k.E_FINAL_POINTS,
            k.E_SCARAB_TAKEN,
        ),
        *TURN_ENDS,
    }
    for players, modules, seed in GAMES:
        for table, _ in positions(players, modules, seed + 50):
            for gesture in Preview(table.view(table.asked)).gestures():
                assert never.isdisjoint(kinds(gesture.events))


def test_too_many_gestures_stop_at_earlier_questions() -> None:
    start = Preview(with_moves())
    everything = start.gestures()
    fewer = start.gestures(len(everything) - 1)
    assert len(fewer) < len(everything)
    assert [gesture.then for gesture in fewer if len(gesture.actions) == 1] == ["question"]
    assert [str(*gesture.actions) for gesture in start.gestures(1)] == ["left", "right"]


def test_a_gesture_joins_only_so_many_answers() -> None:
    begun = next(iter(Preview(with_moves())))
    assert begun.continues
    begun.answers *= MOST_ANSWERS
    assert not begun.continues


def test_each_answer_is_worked_out_once() -> None:
    start = Preview(with_moves())
    first, *rest = start
    assert start.after(start.options[0]) is first
    assert all(again is longer for again, longer in zip(start, [first, *rest], strict=True))


def test_only_who_is_asked_can_look_ahead() -> None:
    table = Table(Options(players=2, first=0), seed=3)
    for seat in (1, None):
        with pytest.raises(ValueError, match="not asked"):
            Preview(table.view(seat))


def test_what_is_no_option_leads_nowhere() -> None:
    start = Preview(Table(Options(players=2, first=0), seed=1).view(0))
    with pytest.raises(ValueError, match="yes is no option"):
        start.after(Action(Verb.YES))


@pytest.mark.clause("C2")
def test_whoever_may_decline_can_be_passed_over() -> None:
    """A card may be moved, or not, and the turn goes on alike."""
    declined = Counter[str]()
    for table, _ in positions(4, ("characters",), 8):
        for gesture in Preview(table.view(table.asked)).gestures():
            after = gesture.declined()
            if gesture.then in ("chance", "turn_over", "game_over"):
                assert after is None
            elif gesture.question == "move_card" and after is not None:
                assert after.actions[-1] == Action(Verb.NO)
                assert after.events[: len(gesture.events)] == gesture.events
                declined[gesture.then] += 1
    assert declined["question"] + declined["others"] > 5
