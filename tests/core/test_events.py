"""The table of events: names, fields, what is secret, and their JSON form."""

from __future__ import annotations

import pytest

import tools.constants
from luxor.core import constants as k
from luxor.core import engine, events, fold
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import CARD as CARD_TYPE
from luxor.core.declarations import Event, Field
from luxor.core.errors import LuxorError
from luxor.core.module import Module
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from tests.battery.games import BY_NAME

RS = BY_NAME["3-players"].ruleset
ALL = compile_ruleset(Options(players=3, modules=NAMES), RS.edition)
CARD = RS.card_names.index("die")


def test_every_event_of_the_base_game_has_a_constant_and_the_other_way_round() -> None:
    assert tools.constants.events_out_of_step() == []
    assert [event.name for event in RS.events] == [event.name for event in events.base_events()]
    assert len(RS.events) == k.BASE_EVENTS


def test_a_declaration_without_a_constant_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(k, "E_KEY_TAKEN")
    monkeypatch.setattr(k, "E_SNEEZED", 7, raising=False)
    assert sorted(tools.constants.events_out_of_step()) == ["E_KEY_TAKEN", "E_SNEEZED"]


def test_events_of_modules_follow_those_of_the_base_game() -> None:
    for module in ALL.modules:
        numbers = [ALL.event_number(event.name) for event in module.events]
        assert all(number >= k.BASE_EVENTS for number in numbers)
    with pytest.raises(LuxorError, match="no event is called 'sneezed'"):
        ALL.event_number("sneezed")


def test_two_events_of_the_same_name_are_refused() -> None:
    class Twice(Module):
        events = (Event("key_taken"),)

    with pytest.raises(ValueError, match="both have a kind of event 'key_taken'"):
        compile_ruleset(RS.options, RS.edition, (Twice(),))


def test_secret_fields_belong_to_a_seat() -> None:
    with pytest.raises(ValueError, match="says who may see the others"):
        Event("sneezed", (Field("card", CARD_TYPE, secret=True),))


def test_what_only_its_seat_sees_is_secret() -> None:
    secret = {
        (event.name, field.name) for event in ALL.events for field in event.fields if field.secret
    }
    assert secret == {
        ("card_dealt", "card"),
        ("card_drawn", "card"),
        ("scarab_taken", "scarab"),
        ("could_move_secretly", "yes"),
        ("scarab_returned", "scarab"),
        ("power_bound", "yes"),
    }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_secret_is_seen_by_its_seat_only(seat: int | None) -> None:
    event = (k.E_CARD_DRAWN, 1, 2, k.P_DRAW, CARD)
    seen = events.redact(RS, event, seat)
    assert seen == (event if seat == 1 else (k.E_CARD_DRAWN, 1, 2, k.P_DRAW, k.UNKNOWN))


def test_what_is_not_secret_is_seen_by_all() -> None:
    event = (k.E_HORUS_CARD_TAKEN, 1, 0, CARD, 2)
    assert all(events.redact(RS, event, seat) == event for seat in (0, 1, 2, None))


def test_cards_come_only_from_piles_of_cards() -> None:
    """A card counted to a pile of tiles would be a tile in somebody's hand later."""
    view = State(compile_ruleset(Options(players=2), load_edition()))
    temple = view.rs.pile_names.index("cobra")
    with pytest.raises(LuxorError, match="a pile of cards"):
        fold.fold(view, (k.E_CARD_DRAWN, 1, 0, temple, k.UNKNOWN))


def test_a_question_with_a_frame_that_is_none_changes_nothing() -> None:
    s = engine.new_game(compile_ruleset(Options(players=2), load_edition()))
    turn_end = (k.F_TURN_END, 0, 0, 0, 0)
    play = (k.F_PLAY, 1, 0, 0, 0)
    fold.fold(s, (k.E_QUESTION_ASKED, 1, k.F_PLAY, *turn_end, *play))
    before = s.to_dict()
    wrongs = ((k.F_PLAY, 2, 0, 0, 0), (k.F_PLAY, 1, 1, 0, 0), (127, 0, 0, 0, 0), (0,))
    stacks = [stack for wrong in wrongs for stack in (wrong, (*turn_end, *wrong), (*wrong, *play))]
    for stack in ((), turn_end[:2], turn_end * (k.MAX_STACK + 1), *stacks):
        for question in (k.F_TURN_END, k.F_PLAY, 127):
            with pytest.raises(LuxorError):
                fold.fold(s, (k.E_QUESTION_ASKED, 1, question, *stack))
            assert s.to_dict() == before
