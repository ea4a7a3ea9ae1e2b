"""Positions with modules that no game can reach: one example for every reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.notation.codec.exact import position_from_json, position_to_json
from luxor.notation.position import PositionError, parse_position, write_position
from tests.notation.module_texts import (
    ALL,
    CHARACTERS,
    EQUIPMENT,
    MID,
    MUMMY,
    SCEPTRES,
    USING,
    restored,
)

ANY_CARD = "horus1|horus2|horus3"
TAKES_TWO = MUMMY + "data open: two_of_three scarab pairs\n" + USING
ONE_TILE = CHARACTERS + "data power p1: one_tile\n"
COLLECTOR = CHARACTERS + "data power p1: collector\np1 treasures: vase statue\n"
REARRANGES = (
    CHARACTERS
    + "data power p2: rearrange\np1: t7 t1 stairs*\np1 hand: 1 2 3 4\n"
    + MID
    + "land p1 a1"
)

TURN_UP = (
    SCEPTRES + "p1: t1 t1\np1 hand: 1 2 3 4\np1 treasures: vase\nt1: empty\n"
    "data under: 2 3 0 0 0 0 0 0 0 0 0 0\n"
    "stack: turn_end p1 / refill p1 / turn_up p1 treasures t1 a2"
)

REFUSED = {
    # mummy
    "beyond the path": (MUMMY + "data mummy: 41", "'41'; expected a space (t1, t2, ..., t40)"),
    "no such tile": (MUMMY + "data open: points_3 - -", "'points_3'; expected"),
    "a tile too often": (
        MUMMY + "data open: pairs pairs scarab",
        "2 mummy tiles pairs in all; expected at most 1, as in the box",
    ),
    "discarded and open": (
        MUMMY + "data open: pairs scarab all_4\npile mummy_discards: pairs",
        "2 mummy tiles pairs",
    ),
    "no such discard": (
        MUMMY + "pile mummy_discards: vase1",
        "'vase1'; expected a piece of this pile (move_card,",
    ),
    "too many talismans": (
        MUMMY + "data talismans p1: 15",
        "21 talismans in all; expected at most 20, as in the box",
    ),
    "more scarabs gone than there are": (
        MUMMY + "data gone_scarabs p1: 5 0 0 0 0 0",
        "5 scarabs of 1 in all; expected at most 4, as in the box",
    ),
    "nobody to raise": (
        MUMMY + "p1: t9 stairs stairs\nstack: turn_end p1 / raise p1",
        "the question 'raise' cannot be answered: it has no",
    ),
    "raised under the mummy": (
        MUMMY + "data mummy: t9\np1: t9! stairs stairs\nstack: turn_end p1 / raise p1",
        "the question 'raise' cannot be answered: it has no",
    ),
    "wake-up roll with a card": (
        MUMMY + "p1: t9! stairs stairs\n" + MID + "play p1 / wake_roll p1 draw",
        "'draw' as pile of wake_roll; expected a pile (die)",
    ),
    "argument of the shop": (
        MUMMY + "stack: turn_end p1 / mummy_tile p1 1",
        "'1' as a further argument of mummy_tile; expected no",
    ),
    "tile that does something else": (
        MUMMY + "data open: pairs scarab all_4\n" + USING + "give_scarab p1",
        "the question 'give_scarab' cannot be answered: it has",
    ),
    "fourth tile": (
        MUMMY + "stack: turn_end p1 / replace_mummy_tile p1 3",
        "'3' as slot of replace_mummy_tile; expected an open",
    ),
    "turned up from elsewhere": (
        MUMMY + "stack: turn_end p1 / turn_up_mummy_tile - draw tile1",
        "'draw' as pile of turn_up_mummy_tile; expected a pile",
    ),
    "no scarab to give": (
        MUMMY + USING + "give_scarab p1",
        "the question 'give_scarab' cannot be answered: it has",
    ),
    "Horus card of three": (
        TAKES_TWO + "take_several p1 horus1|key 1",
        "'horus1|key' as things of take_several; expected things",
    ),
    "nobody is rearmost": (
        MUMMY
        + "p1: t9! t9! t9! t9! t9!\ndata open: rearmost_2 pairs scarab\n"
        + USING
        + "rearmost p1 2",
        "the question 'rearmost' cannot be answered: it has no",
    ),
    "rearmost that cannot move": (
        MUMMY
        + "data mummy: t9\np1: t40 t40 t40 t40 t40\ndata open: rearmost_2 pairs scarab\n"
        + USING
        + "rearmost p1 2",
        "the question 'rearmost' cannot be answered: it has no",
    ),
    # equipment
    "cards of the own colour": (EQUIPMENT + "p1 hand: 6 6 1 2 3", "3 cards 6 in all; expected"),
    "cards of all colours": (EQUIPMENT + "discard: 6 6 6", "3 cards 6 in all; expected at most 2"),
    "equipment without its module": ("p1 hand: 1+ 2 3 4 5", "'1+'; expected"),
    "drawn starter card": (
        EQUIPMENT + "p1 hand: 1* 2 3 4 5",
        "'1*' with *; expected 1 without it: it is for cards",
    ),
    "set aside and in the hand": (
        EQUIPMENT + "p1 hand: 6 1 2 3 4\npile kit1: 6 0",
        "3 cards 6 in all; expected at most 2",
    ),
    "no such card aside": (
        EQUIPMENT + "pile kit1: 5 6",
        "'5'; expected a piece of this pile (0, 1+,",
    ),
    "kit of nobody": (EQUIPMENT + "pile kit3: 0 6", 'unknown key; expected "pile kit2"'),
    "kit without its module": ("pile kit1: 0 6", 'unknown key; expected "pile lion"'),
    "second card of what": (
        EQUIPMENT + MID + "second p1 4",
        "'4' as number of second; expected the number of the",
    ),
    "sum of no cards": (
        EQUIPMENT + MID + "move p1 11 11 twice",
        "'11' as low of move; expected a number of tiles (0 to",
    ),
    "bonus of no card": (
        EQUIPMENT + MID + "roll p1 die adjust 4",
        "'4' as bonus of roll; expected tiles that a first card",
    ),
    # characters
    "no such power": (CHARACTERS + "data power p1: digger", "'digger'; expected"),
    "a power for two": (
        CHARACTERS + "data power p1: plunder\ndata power p2: plunder",
        "2 characters plunder in all; expected at most 1, as in the box",
    ),
    "reroll of what": (
        CHARACTERS + MID + "reroll p1 7",
        "'7' as face of reroll; expected a face of the die (1 to",
    ),
    "power without a use": (
        CHARACTERS + "data power p1: key_turner\ndata bound p1: 1\n" + MID + "use_power p1 5 5",
        "the question 'use_power' cannot be answered: it has no",
    ),
    "rearranges a sixth card": (
        REARRANGES + " / move_card_to p2 5",
        "'5' as slot of move_card_to; expected a slot of the",
    ),
    # sceptres
    "unknown module": ("modules: scepters", "modules: 'scepters' is no module"),
    "twice": ("modules: sceptres sceptres", "each once"),
    "no sceptres without": ("p1 treasures: sceptre", "'sceptre'; expected a treasure (vase,"),
    "no data without": ("data under: 1", "'data under': unknown key"),
    "unknown data": (SCEPTRES + "data over: 1", '"data under"'),
    "too few": (SCEPTRES + "data under: 1 2", "2 entries; expected 12"),
    "no byte": (SCEPTRES + "data under: 128" + " 0" * 11, "'128'; expected"),
    "no number": (
        SCEPTRES + "data under: x" + " 0" * 11,
        "'x'; expected a space (t1, t2, ..., t40)",
    ),
    "negative": (
        SCEPTRES + "data under: -1" + " 0" * 11,
        "'-1'; expected a space (t1, t2, ..., t40)",
    ),
    "tiles beyond the path": (
        SCEPTRES + "data under: 99" + " 0" * 11,
        "'99'; expected a space (t1, t2, ..., t40)",
    ),
    "no pile": (SCEPTRES + "treasures: -\ndata under: 1" + " 0" * 11, "expected at most 0"),
    "no tile": (
        SCEPTRES + "treasures: joker",
        "'joker'; expected a piece of this pile (vase1, vase3,",
    ),
    "too many tiles": (
        SCEPTRES + "treasures:" + " vase6" * 9,
        "9 tiles vase6 in all; expected at most 1",
    ),
    "other pile": (
        TURN_UP.replace("p1 treasures t1", "p1 osiris t1"),
        "'osiris' as pile of turn_up; expected a pile (treasures)",
    ),
    "no such pile": (
        TURN_UP.replace("p1 treasures t1", "p1 99 t1"),
        "'99' as pile of turn_up; expected a pile (treasures)",
    ),
    "no such space": (
        TURN_UP.replace("treasures t1 a2", "treasures 99 a2"),
        "'99' as space of turn_up; expected a space (t1, t2,",
    ),
    "no adventurer": (
        TURN_UP.replace("a2", "77"),
        "'77' as adventurer of turn_up; expected an adventurer",
    ),
    "alone": (
        SCEPTRES + "stack: turn_up p1 treasures t1",
        "turn_up at the bottom; expected one of over, setup,",
    ),
    "after the end": (
        SCEPTRES + "stack: over - / turn_up p1 treasures t1",
        "the reason does not fit the stack; expected ended:",
    ),
    # several
    "able without being asked": (
        EQUIPMENT + "moved: asked p1 able p2",
        "seats behind asked and able",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_no_game_with_modules_can_reach_is_refused(name: str) -> None:
    text, reason = REFUSED[name]
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    assert reason in str(caught.value)
    assert caught.value.right


def test_the_positions_above_are_right_where_they_are_not_refused() -> None:
    for text in (
        TAKES_TWO + "take_several p1 key|joker|scarab 2",
        TAKES_TWO + "take_several p1 key|joker 1 / scarab p1 scarabs",
        REARRANGES + " / move_card p2 may / move_card p2 may",
        REARRANGES + " / move_card_to p2 slot5",
        ONE_TILE + "discard: h1:all1\n" + MID + "instead p1 h1:all1",
        COLLECTOR.replace("statue", "statue jewellery") + MID + "collect p1",
        EQUIPMENT + "p1 hand: 1 2 3\n" + MID + "roll p1 die adjust 2",
        EQUIPMENT + "p1 hand: 1 2 3\n" + MID + "move p1 1 3 edges|twice",
        MUMMY + "data open: new_hand pairs scarab\n" + USING + "new_hand p1 draw / deal p1 draw 2",
        CHARACTERS
        + "data power p1: free_choice\np1: t5\n"
        + MID
        + "take p1 key|horus1|horus2|horus3",
        ONE_TILE + "extra: p1 p1",
    ):
        assert restored(parse_position(text)), text


def damaged(text: str, *path: str | int, value: object) -> dict[str, Any]:
    form: dict[str, Any] = json.loads(json.dumps(position_to_json(parse_position(text))))
    part: Any = form
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return form


def test_damaged_json_is_refused() -> None:
    s = parse_position(ALL)
    piles = {name: number for number, name in enumerate(s.rs.pile_names)}
    offsets = {name: at for module in s.rs.modules for name, at in module.offsets.items()}
    characters = s.to_dict()["piles"][piles["characters"]]
    kit = s.to_dict()["piles"][piles["kit1"]]
    hand = s.to_dict()["hands"][0]
    cases = {
        "]: 99; expected a whole number from 0 to 15": damaged(
            ALL, "state", "data", offsets["open"], value=99
        ),
        "]: 9; expected a whole number from 0 to 8": damaged(
            ALL, "state", "data", offsets["power"], value=9
        ),
        "characters reroll in all; expected at most 1": damaged(
            ALL, "state", "piles", piles["characters"], value=[1, *characters[1:]]
        ),
        "cards 0 in all; expected at most 2": damaged(
            ALL, "state", "piles", piles["kit1"], 0, value=kit[0] + 1
        ),
        "state.could_move: does not fit the other entries": damaged(
            ALL, "state", "could_move", value=k.SECRETLY
        ),
        "state.origins: does not fit the other entries": damaged(
            ALL, "state", "origins", 0, 0, value=piles["kit2"]
        ),
        "state.data[3]: 128": damaged(TURN_UP, "state", "data", 3, value=128),
        "state.data: 0 entries": damaged(TURN_UP, "state", "data", value=[]),
        "data[1]: 41; expected a whole number from 0 to 40": damaged(
            TURN_UP, "state", "data", 1, value=41
        ),
        "as pile of turn_up; expected a pile": damaged(
            TURN_UP, "state", "stack", 2, k.A, value=k.P_DIE
        ),
        "state.stack: the kind of a frame: 99; expected": damaged(
            TURN_UP, "state", "stack", 2, 0, value=99
        ),
        "is not a module": damaged(TURN_UP, "options", "modules", value=["none"]),
        "state.hands[0][4]: 99": damaged(ALL, "state", "hands", 0, value=[*hand[:4], 99]),
    }
    for reason, form in cases.items():
        with pytest.raises(PositionError) as caught:
            position_from_json(form)
        assert reason in str(caught.value)


def test_every_decision_of_a_position_that_is_read_has_an_answer() -> None:
    text = CHARACTERS + "data power p1: key_turner\np1 keys: 1\np1: t39 t39 t39 t39 t39\n"
    s = parse_position(text + MID + "use_power p1 2 2")
    assert s.legal()
    engine.answer(s, s.legal()[0])
    assert parse_position(write_position(s)) == s
