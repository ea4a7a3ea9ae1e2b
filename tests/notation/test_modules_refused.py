"""Positions with modules that no game can reach: one example for every reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.notation.position import PositionError, parse_position, write_position
from luxor.notation.state_json import from_json, to_json
from tests.notation.module_texts import (
    ALL,
    CHARACTERS,
    EQUIPMENT,
    MID,
    MUMMY,
    SETTING_UP,
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

REFUSED = {
    # mummy
    "no tile under the mummy": (MUMMY + "t9: empty\ndata mummy: t9", "t9, where no tile lies"),
    "no mummy": (MUMMY + "data mummy: -", "t0, where no tile lies"),
    "beyond the path": (MUMMY + "data mummy: 41", "41; expected numbers from 0 to 40"),
    "active on its tile": (MUMMY + "data mummy: t4\np2: t4", "p2: a1 is active on t4, the mummy's"),
    "no such tile": (MUMMY + "data open: points_3 - -", "'points_3'; expected"),
    "no open tile": (MUMMY + "data open: scarab scarab -", "none at place 3; expected a tile"),
    "a tile too often": (MUMMY + "data open: pairs pairs scarab", "2 tiles pairs open"),
    "discarded and open": (
        MUMMY + "data open: pairs scarab all_4\npile mummy_discards: pairs",
        "2 tiles pairs",
    ),
    "no such discard": (MUMMY + "pile mummy_discards: vase1", "'vase1' is not in such a pile"),
    "too many talismans": (MUMMY + "data talismans p1: 15", "21 talismans with players, 0 in"),
    "talismans lost": (MUMMY + "data supply: 3", "12 talismans with players, 3 in the supply"),
    "done before the draw": (MUMMY + "data done: 1", "1; expected 1 after the draw"),
    "not done after it": (
        MUMMY + "data done: 0\nstack: turn_end p1 / mummy_tile p1",
        "0; expected 1 after the draw",
    ),
    "more scarabs gone than there are": (
        MUMMY + "data gone_scarabs p1: 5 0 0 0 0 0",
        "5 scarabs of 1; expected 4",
    ),
    "kind of scarab": (MUMMY + "data gone_scarabs p1: 0 0 0 0 1 0", "a kind that is not there"),
    "count of scarabs": (MUMMY + "data gone p1: 1", "1; expected 0, as of each"),
    "nobody to raise": (MUMMY + "p1: t9 stairs stairs\nstack: turn_end p1 / raise p1", "(Y8)"),
    "raised under the mummy": (
        MUMMY + "data mummy: t9\np1: t9! stairs stairs\nstack: turn_end p1 / raise p1",
        "not on the mummy's tile (Y8)",
    ),
    "wakes nobody": (MUMMY + MID + "play p1 / wake p1", "with a fallen adventurer"),
    "wakes before the refill": (
        MUMMY + "p1: t9! stairs stairs\nstack: turn_end p1 / refill p1 / wake p1",
        "play below wake",
    ),
    "wakes, though nobody could move": (
        MUMMY + "moved: no\np1: t9! stairs stairs\n" + MID + "play p1 / wake p1",
        "somebody has moved",
    ),
    "wake-up roll with a card": (
        MUMMY + "p1: t9! stairs stairs\n" + MID + "play p1 / wake_roll p1 draw",
        "wake_roll p1 draw cannot be asked here",
    ),
    "shop of another seat": (MUMMY + "stack: turn_end p1 / mummy_tile p2", "whose turn it is"),
    "argument of the shop": (MUMMY + "stack: turn_end p1 / mummy_tile p1 1", "too many arguments"),
    "tile that does something else": (
        MUMMY + "data open: pairs scarab all_4\n" + USING + "give_scarab p1",
        "expected nothing above it, which is what the tile pairs does",
    ),
    "fourth tile": (MUMMY + "stack: turn_end p1 / replace_mummy_tile p1 3", "an open tile, tile1"),
    "turned up where one lies": (
        MUMMY + "data open: pairs scarab all_4\nstack: turn_end p1 / turn_up_mummy_tile - "
        "mummy_tiles tile1",
        "at which no open tile lies",
    ),
    "turned up from elsewhere": (
        MUMMY + "stack: turn_end p1 / turn_up_mummy_tile - draw tile1",
        "- mummy_tiles and a place",
    ),
    "no scarab to give": (MUMMY + USING + "give_scarab p1", "a scarab of the seat and one in"),
    "three of three": (TAKES_TWO + "take_several p1 key|joker|scarab 3", "things that are left"),
    "first of two": (TAKES_TWO + "take_several p1 key|joker 2", "the things that are left"),
    "Horus card of three": (TAKES_TWO + "take_several p1 horus1|key 1", "things that are left"),
    "long way of the rearmost": (
        MUMMY + "data open: rearmost_2 scarab pairs\n" + USING + "rearmost p1 4",
        "the number of the tile",
    ),
    "nobody is rearmost": (
        MUMMY
        + "p1: t9! t9! t9! t9! t9!\ndata open: rearmost_2 pairs scarab\n"
        + USING
        + "rearmost p1 2",
        "an active adventurer",
    ),
    "rearmost that cannot move": (
        MUMMY
        + "data mummy: t9\np1: t40 t40 t40 t40 t40\ndata open: rearmost_2 pairs scarab\n"
        + USING
        + "rearmost p1 2",
        "rearmost asks p1, who has nothing to answer",
    ),
    "loud step": (
        MUMMY + "data open: single_step pairs scarab\n" + USING + "move p1 1 1",
        "move p1 1 1 cannot be asked here",
    ),
    "four cards in the shop": (
        MUMMY + "p1 hand: 1 2 3 4\nstack: turn_end p1 / mummy_tile p1",
        "4 cards; expected 5",
    ),
    "full hand for a Horus card": (
        MUMMY
        + "p1 hand: 1 2 3 4 5\ndata open: horus_card pairs scarab\n"
        + USING
        + "take p1 horus1|horus2|horus3 quiet",
        "5 cards; expected 4",
    ),
    "move of nobody's card": (
        MUMMY + MID + "move_card p1",
        "replace_mummy_tile below move_card",
    ),
    "mummy tiles in the wrong order": (
        MUMMY + SETTING_UP + "turn_up_mummy_tile - mummy_tiles tile1",
        "setup 6 under turn_up_mummy_tile",
    ),
    "mummy before its time": (MUMMY + "stack: setup - 3\ndata mummy: t40", "before the set-up"),
    # equipment
    "cards of the own colour": (EQUIPMENT + "p1 hand: 6 6 1 2 3", "one 6 too many; expected at"),
    "cards of all colours": (EQUIPMENT + "discard: 6 6 6", "one 6 too many; expected at most 2"),
    "equipment without its module": ("p1 hand: 1+ 2 3 4 5", "'1+' is no card"),
    "drawn starter card": (EQUIPMENT + "p1 hand: 1* 2 3 4 5", "only equipment cards"),
    "one card set aside": (EQUIPMENT + "pile kit1: 0", "1 cards set aside; expected 2"),
    "set aside and in the hand": (
        EQUIPMENT + "p1 hand: 6 1 2 3 4\npile kit1: 6 0",
        "1 6; expected at most 0",
    ),
    "no such card aside": (EQUIPMENT + "pile kit1: 5 6", "'5' is not in such a pile"),
    "kit of nobody": (EQUIPMENT + "pile kit3: 0 6", "no pile of this game with a line of its own"),
    "kit in the set-up": (EQUIPMENT + "stack: setup - 6\npile kit1: 0 6", "it is what was not"),
    "kit without its module": ("pile kit1: 0 6", "expected no such line, or its module"),
    "starter cards dealt": (
        EQUIPMENT + "p1 hand: 1 1 1 1 1\nstack: setup - 6",
        "7 cards set aside; expected 2",
    ),
    "dealt from the draw pile": (
        EQUIPMENT + "stack: setup - 2 / new_hand p2 draw / deal p2 draw",
        "setup 2 under new_hand / deal",
    ),
    "held in another hand": (EQUIPMENT + "p1 hand: 6! 1 2 3 4", "6 comes from the pile kit1"),
    "second card of what": (EQUIPMENT + MID + "second p1 4", "the number of a card such as 2+"),
    "second card after two": (EQUIPMENT + "p1 hand: 1 2 3\n" + MID + "second p1 2", "expected 4"),
    "sum with four cards": (
        EQUIPMENT + "p1 hand: 1 2 3 4\n" + MID + "move p1 4 4 twice",
        "4 cards",
    ),
    "side of a full hand": (
        EQUIPMENT + "p1 hand: 1 2 3 4 5\n" + MID + "side p1 slot2",
        "5 cards; expected 4",
    ),
    "last draw of two": (EQUIPMENT + "p1 hand: 1 2 3 4\n" + MID + "draw p1", "4 cards; expected 3"),
    "side of another card": (EQUIPMENT + MID + "side p1 slot3", "and slot2"),
    "sum of no cards": (EQUIPMENT + MID + "move p1 11 11 twice", "cannot be asked here"),
    "bonus of no card": (EQUIPMENT + MID + "roll p1 die adjust 4", "cannot be asked here"),
    "three cards without two played": ("p1 hand: 1 2 3\n" + MID + "move p1 1 1", "3 cards"),
    # characters
    "no such power": (CHARACTERS + "data power p1: digger", "'digger'; expected"),
    "no power": (CHARACTERS + "data power p1: -", "-; expected a power"),
    "a power for two": (
        CHARACTERS + "data power p1: plunder\ndata power p2: plunder",
        "plunder; expected each power once",
    ),
    "nothing to turn over": (CHARACTERS + "data turned p1: 1", "1; expected at most 0"),
    "too much turned over": (COLLECTOR + "data turned p1: 1", "1; expected at most 0"),
    "bound without a power": (CHARACTERS + "data bound p1: 1", "1; expected 0, unless"),
    "keys laid by nobody": (CHARACTERS + "laid_keys: 1", "0 laid down, 19 in the supply"),
    "first keys": (
        CHARACTERS + "data power p1: key_turner\nstack: setup - 6",
        "0 in the set-up; expected 2",
    ),
    "power before it is drawn": (
        CHARACTERS + "data power p2: plunder\n" + SETTING_UP + "character p2 characters",
        "plunder; expected -, until it is drawn",
    ),
    "reroll of another": (
        CHARACTERS + "turn: p2\n" + MID.replace("p1", "p2") + "reroll p2 3",
        "reroll",
    ),
    "reroll of what": (CHARACTERS + MID + "reroll p1 7", "a face of the die, rolled once"),
    "reroll once more": (CHARACTERS + MID + "reroll p1 3 again", "a face of the die, rolled once"),
    "reroll of a sum": (CHARACTERS + MID + "reroll p1 3 0 2", "roll die, or roll die up_to"),
    "rolled again by another": (ONE_TILE + MID + "roll p1 die again", "cannot be asked here"),
    "power that is none": (CHARACTERS + MID + "use_power p1 5 5", "one_tile or key_turner"),
    "power for no card": (ONE_TILE + MID + "use_power p1 9 9", "fewest and the most tiles"),
    "power without a use": (
        CHARACTERS + "data power p1: key_turner\ndata bound p1: 1\n" + MID + "use_power p1 5 5",
        "use_power asks p1, who has nothing to answer",
    ),
    "instead of a card in a pile": (ONE_TILE + MID + "instead p1 h1:all1", "lies on the discard"),
    "instead of a number": (
        ONE_TILE + "discard: 5\n" + MID + "instead p1 5",
        "'all' or 'last' card",
    ),
    "reads no tile": (
        CHARACTERS + "data power p1: temple_reader\np1: t3\n" + MID + "read_temple p1 a1",
        "on the tile that it uncovered",
    ),
    "reads from the stairs": (
        CHARACTERS + "data power p1: temple_reader\n" + MID + "read_temple p1 a1",
        "on the tile that it uncovered",
    ),
    "collects too early": (COLLECTOR + MID + "collect p1", "three real treasures"),
    "rearranges without a release": (
        REARRANGES.replace("stairs*", "stairs") + " / move_card p2 may",
        "that was just released",
    ),
    "rearranges by another": (REARRANGES + " / move_card p1 may", "with the power rearrange"),
    "rearranges perforce": (REARRANGES + " / move_card p2", "may, since the power need not"),
    "rearranges a sixth card": (REARRANGES + " / move_card_to p2 5", "a card of the hand"),
    # several
    "free choice of another": (
        CHARACTERS + "data power p1: plunder\np1: t5\n" + MID + f"take p1 key|{ANY_CARD}",
        "what a tile under an adventurer",
    ),
    "asked before its turn": (EQUIPMENT + "moved: asked p2", "p2, which has not had its turn"),
    "able without being asked": (
        EQUIPMENT + "moved: asked p1 able p2",
        "not what a round comes to",
    ),
    "treasure pile without sceptres": (MUMMY + "treasures: vase1", "only in a game with face-down"),
    "extra turns without their modules": (EQUIPMENT + "extra: p1", "no module of this game grants"),
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
    form: dict[str, Any] = json.loads(json.dumps(to_json(parse_position(text))))
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
        "data open: 99; expected": damaged(ALL, "state", "data", offsets["open"], value=99),
        "data power p1: 9; expected": damaged(ALL, "state", "data", offsets["power"], value=9),
        "pile characters: a size": damaged(
            ALL, "state", "piles", piles["characters"], value=[1, *characters[1:]]
        ),
        "pile kit1: a size": damaged(ALL, "state", "piles", piles["kit1"], 0, value=kit[0] + 1),
        "not what a round comes to": damaged(ALL, "state", "could_move", value=k.SECRETLY),
        "p1 hand: 0 comes from the pile kit2": damaged(
            ALL, "state", "origins", 0, 0, value=piles["kit2"]
        ),
        "state.hands[0][4]: 99": damaged(ALL, "state", "hands", 0, value=[*hand[:4], 99]),
    }
    for reason, form in cases.items():
        with pytest.raises(PositionError) as caught:
            from_json(form)
        assert reason in str(caught.value)


def test_every_decision_of_a_position_that_is_read_has_an_answer() -> None:
    text = CHARACTERS + "data power p1: key_turner\np1 keys: 1\np1: t39 t39 t39 t39 t39\n"
    s = parse_position(text + MID + "use_power p1 2 2")
    assert s.legal()
    engine.answer(s, s.legal()[0])
    assert parse_position(write_position(s)) == s
