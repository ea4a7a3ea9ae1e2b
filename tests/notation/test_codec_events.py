"""Events as JSON with names; what is damaged is refused."""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core import events
from luxor.core.compile import compile_ruleset
from luxor.core.errors import LuxorError
from luxor.core.options import Options
from luxor.notation.codec.named import event_from_json, event_json
from luxor.notation.edition_file import load_edition

RS = compile_ruleset(Options(players=3), load_edition())
DIE = RS.card_names.index("die")


@pytest.mark.clause("P1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_a_seat_may_not_see_is_none(seat: int | None) -> None:
    seen = events.redact(RS, (k.E_CARD_DRAWN, 1, 2, k.P_DRAW, DIE), seat)
    assert event_json(RS, seen)["card"] == ("die" if seat == 1 else None)
    assert event_from_json(RS, event_json(RS, seen)) == seen


def test_json_names_cards_tiles_piles_and_ways() -> None:
    tile = RS.tile_names.index("osiris2")
    assert event_json(RS, (k.E_TILE_LAID, k.P_OSIRIS, 8, tile)) == {
        "event": "tile_laid",
        "pile": "osiris",
        "space": 8,
        "tile": "osiris2",
    }
    assert event_json(RS, (k.E_ADVENTURER_MOVED, 2, 1, 3, 8, k.THROWN)) == {
        "event": "adventurer_moved",
        "seat": 2,
        "adventurer": 1,
        "from": 3,
        "to": 8,
        "how": "thrown",
    }
    assert event_json(
        RS, (k.E_QUESTION_ASKED, 1, k.F_PLAY, k.F_TURN_END, 1, 0, 0, 0, 7, 1, 0, 0, 0)
    ) == {
        "event": "question_asked",
        "seat": 1,
        "question": "play",
        "stack": [[k.F_TURN_END, 1, 0, 0, 0], [k.F_PLAY, 1, 0, 0, 0]],
    }


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ({}, "event"),
        ({"event": "sneezed", "seat": 0}, "sneezed"),
        ({"event": "card_played", "seat": 0, "end": "left"}, "card_played: no field 'card'"),
        ({"event": "card_played", "seat": 0, "end": "left", "card": "9"}, "not '9'"),
        ({"event": "card_played", "seat": 0, "end": "middle", "card": "die"}, "not 'middle'"),
        ({"event": "question_asked", "seat": 0, "question": "play", "stack": [7]}, "stack: "),
        ({"event": "question_asked", "seat": 0, "question": "play", "stack": [[7]]}, "stack"),
    ],
)
def test_a_damaged_event_is_refused(form: dict[str, object], message: str) -> None:
    with pytest.raises(LuxorError, match=message):
        event_from_json(RS, form)
