"""The table of events: names, fields, what is secret, and their JSON form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from luxor.core import constants as k
from luxor.core import events, fold
from tests.battery.games import BY_NAME

RS = BY_NAME["3-players"].ruleset
CARD = RS.card_names.index("die")


def test_events_stand_in_the_order_of_their_numbers() -> None:
    numbers = {name[2:].lower(): value for name, value in vars(k).items() if name[:2] == "E_"}
    assert numbers == events.KINDS
    assert len(events.EVENTS) == k.BASE_EVENTS


def test_every_event_can_be_followed() -> None:
    source = Path(fold.__file__).parent / "fold.py"
    listed = re.search(r"^FOLDS = \((.*?)^\)", source.read_text(), re.DOTALL | re.MULTILINE)
    assert listed
    assert listed[1].count(",") == len(events.EVENTS)


def test_secret_fields_belong_to_a_seat() -> None:
    for name, fields in events.EVENTS:
        if any(field.endswith("*") for field in fields):
            assert fields[0] == "seat", name


def test_what_only_its_seat_sees_is_secret() -> None:
    secret = {
        (name, field.rstrip("*"))
        for name, fields in events.EVENTS
        for field in fields
        if field.endswith("*")
    }
    assert secret == {
        ("dealt", "card"),
        ("drawn", "card"),
        ("scarab", "scarab"),
        ("secret", "value"),
        ("able", "yes"),
        ("scarab_gone", "scarab"),
        ("secret_drawn", "value"),
        ("secret_put", "value"),
    }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_secret_is_seen_by_its_seat_only(seat: int | None) -> None:
    event = (k.E_DRAWN, 1, 2, k.P_DRAW, CARD)
    seen = events.redact(event, seat)
    assert seen == (event if seat == 1 else (k.E_DRAWN, 1, 2, k.P_DRAW, k.UNKNOWN))
    form = events.to_json(RS, seen)
    assert form["card"] == ("die" if seat == 1 else None)


def test_what_is_not_secret_is_seen_by_all() -> None:
    event = (k.E_HORUS_TAKEN, 1, 0, CARD, 2)
    assert all(events.redact(event, seat) == event for seat in (0, 1, 2, None))


def test_json_names_cards_tiles_piles_and_ways() -> None:
    tile = RS.tile_names.index("osiris2")
    assert events.to_json(RS, (k.E_LAID, k.P_OSIRIS, 8, tile)) == {
        "event": "laid",
        "pile": "osiris",
        "space": 8,
        "tile": "osiris2",
    }
    assert events.to_json(RS, (k.E_MOVED, 2, 1, 3, 8, k.THROWN)) == {
        "event": "moved",
        "seat": 2,
        "adventurer": 1,
        "from": 3,
        "to": 8,
        "how": "thrown",
    }
    assert events.to_json(
        RS, (k.E_ASKED, 1, k.F_PLAY, k.F_TURN_END, 1, 0, 0, 0, 7, 1, 0, 0, 0)
    ) == {
        "event": "asked",
        "seat": 1,
        "question": "play",
        "stack": [[k.F_TURN_END, 1, 0, 0, 0], [k.F_PLAY, 1, 0, 0, 0]],
    }


@pytest.mark.parametrize(
    ("form", "error"),
    [
        ({"event": "sneezed", "seat": 0}, KeyError),
        ({"event": "played", "seat": 0, "end": "left"}, KeyError),
        ({"event": "played", "seat": 0, "end": "left", "card": "9"}, ValueError),
        ({"event": "played", "seat": 0, "end": "middle", "card": "die"}, ValueError),
    ],
)
def test_a_damaged_form_is_refused(form: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        events.from_json(RS, form)
