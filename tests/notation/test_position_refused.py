"""Positions that are refused: the line, the reason, and one example for every reason."""

from __future__ import annotations

import pickle

import pytest

from luxor.core.errors import LuxorError
from luxor.notation.position import PositionError, parse_position
from luxor.notation.position_lines import MAX_TEXT

MID = "stack: turn_end p1 / refill p1 / "
"""The start of a stack in the middle of p1's turn."""

SECOND = "stack: setup - 2 / new_hand p2 draw / "
"""The start of a stack while the last hand is dealt."""

REFUSED = {
    # lines
    "no colon": ("p1 hand 3", 1, "no colon"),
    "unknown key": ("p1 keys: 1\nround: 2\nkyes: 1", 3, "unknown key"),
    "unknown key of a player": ("p1 cards: 1", 1, 'unknown key; expected "p1'),
    "a seat in capitals": ("P1: t4", 1, 'unknown key; expected "p1"'),
    "a key in capitals": ("P1 Hand: 1", 1, 'unknown key; expected "p1 hand"'),
    "twice the same key": ("p1 keys: 1\n\np1 keys: 2", 3, "a second time, after line 1"),
    "no number": ("p1 keys: two", 1, "'two'; expected a number (0 to 20)"),
    "endless number": ("p1 score: " + "9" * 5000, 1, "expected a number of points (0 to 9999)"),
    "digits of another script": ("p1 keys: ٣", 1, "expected a number"),
    "no seat": ("turn: p0", 1, "'p0'; expected a seat (p1, p2)"),
    "no first player": ("first:", 1, "''; expected a seat (p1, p2)"),
    "no edition": ("edition: # mine", 1, "'' is not built in"),
    "first of another kind": ("first: p1 chosen", 1, "'p1 chosen'; expected a seat (p1, p2)"),
    "no such choice": ("moved: perhaps", 1, "expected no or yes"),
    "backward range": ("t4-t1: empty", 1, "in rising order"),
    "half a range": ("t4-: empty", 1, "expected spaces such as t8"),
    "too few tiles": ("t1-t4: vase1 vase3", 1, "2 tiles for 4 spaces"),
    "no tile at all": ("t1:", 1, "0 tiles for 1 spaces"),
    # the game
    "edition": ("edition: deluxe", 1, "'deluxe' is not built in; expected reconstructed"),
    "fingerprint": (
        "edition: reconstructed 0123456789ab",
        1,
        "'reconstructed 0123456789ab' is another one",
    ),
    "three words of edition": (
        "edition: reconstructed a b",
        1,
        "'reconstructed a b' is another one",
    ),
    "too many players": ("players: 6", 1, "'6'; expected 2 to 5 players"),
    "too high a seat": ("p6: t1", None, "players: p6 is named; expected p1 to p5"),
    "seat beyond the players": ("players: 2\np3: t1", 1, "2, and p3 is named; expected p1 to p2"),
    "round": ("round: 501", 1, "'501'; expected a round (0 to 500)"),
    "too many extra turns": ("extra:" + " p1" * 9, 1, "9 entries; expected at most 8"),
    # adventurers
    "six adventurers": ("p1: t1 t1 t1 t1 t1 t1", 1, "6 entries; expected at most 5"),
    "space beyond the board": ("p1: t41", 1, "'t41'; expected stairs, t1 to t40, chamber"),
    "t0": ("p1: t0", 1, "'t0'; expected stairs, t1 to t40, chamber"),
    "fallen on the stairs": ("p1: stairs!", 1, "'stairs!'; expected stairs, t1 to t40, chamber"),
    "a1 at a statue": (
        "p1: statue",
        1,
        "a1 is lying at a statue; expected stairs stairs statue statue",
    ),
    "a2 released": (
        "p1: t9 stairs*",
        1,
        "a2 is released at a statue; expected stairs stairs statue statue",
    ),
    # cards
    "no card": ("p1 hand: 1 2 3 4 7", 1, "'7'; expected a card (1, 2, 3,"),
    "one card too many": ("p1 hand: 5 5 5 5 5", 1, "5 cards 5 in all; expected at most 4"),
    "too many in two places": ("p1 hand: 5 5 5 5 1\ndiscard: 5", 2, "5 cards 5 in all"),
    "too many Horus cards": (
        "p1 hand: h1:last 1 2 3 4\nhorus: h1:last - -",
        2,
        "2 cards h1:last in all",
    ),
    "six cards": ("p1 hand: 1 2 3 4 5 die", 1, "6 entries; expected at most 5"),
    "nothing held from before a shuffle": (
        "p1 hand: 1 2 3 4 ~",
        1,
        "''; expected a card (1, 2, 3,",
    ),
    "two open cards": ("horus: h1:last h2:last", 1, "2 entries; expected 3"),
    "open card of another level": ("horus: h2:last h2:1-5 h3:last", 1, "as the card of level 1"),
    # what players hold
    "too many keys": ("p1 keys: 21", 1, "expected a number (0 to 20)"),
    "too many keys together": ("p1 keys: 11\np2 keys: 10", 2, "21 keys in all"),
    "too many with those laid": ("laid_keys: 1\np1 keys: 20", 1, "1; expected at most 0"),
    "too many jokers": ("p1 jokers: 10\np2 jokers: 9", 2, "19 jokers in all; expected at most 18"),
    "no scarab": ("p1 scarabs: 5", 1, "'5'; expected a scarab (1, 2, 3, 4)"),
    "too many scarabs": (
        "p1 scarabs: 4 4 4\np2 scarabs: 4 4",
        2,
        "5 scarabs of 4 in all; expected at most 4",
    ),
    "no treasure": (
        "p1 treasures: crown",
        1,
        "'crown'; expected a treasure (vase, statue, jewellery)",
    ),
    "too many treasures": (
        "p2 treasures:" + " vase" * 11,
        1,
        "11 treasures vase in all; expected at most 10",
    ),
    "treasures both laid and held": (
        "p1 treasures:" + " vase" * 9 + "\nt1-t2: vase1 vase3",
        1,
        "11 treasures vase in all; expected at most 10",
    ),
    # tiles
    "no tile of that name": ("t1: vase2", 1, "t1: 'vase2'; expected \"vase"),
    "Horus tile elsewhere": (
        "t1: horus1",
        1,
        "horus1 has its own spaces; expected another tile",
    ),
    "Horus tile of other eyes": ("t5: horus2", 1, "expected horus1 or empty"),
    "too many temple tiles": (
        "t1-t4, t6-t7: joker",
        1,
        "t7: 6 tiles joker in all; expected at most 3",
    ),
    "too many treasure tiles": ("t1-t2: vase6", 1, "t2: 2 tiles vase6 in all; expected at most 1"),
    "too many Osiris tiles": (
        "t8, t15: osiris4",
        1,
        "t15: 2 tiles osiris4 in all; expected at most 1",
    ),
    # the chamber
    "one owner": ("sarcophagi: -", 1, "1 entries; expected 2"),
    # when
    "asked whom": ("moved: asked", 1, "'asked'; expected seats behind asked and able"),
    "able whom": ("moved: asked p1 able", 1, "seats behind asked and able"),
    "more keys laid than there are": ("laid_keys: 21", 1, "expected a number (0 to 20)"),
    "over without a reason": (
        "stack: over -",
        None,
        "the reason does not fit the stack; expected ended:",
    ),
    "ended and going on": (
        "ended: tomb\nstack: turn p1",
        1,
        "the reason does not fit the stack; expected ended:",
    ),
    # the stack
    "empty stack": ("stack:", 1, "a frame without a name"),
    "no frame": ("stack: dance p1", 1, "'dance' is no frame"),
    "no seat in a frame": ("stack: turn x1", 1, "'x1' after turn"),
    "nobody's turn": ("stack: turn", 1, "turn without a seat; expected a seat from p1 to p2"),
    "too many arguments": ("stack: turn p1 0 0 0 0", 1, "'0' as a further argument of turn"),
    "argument that is none": (
        MID + "spare p1 t4",
        1,
        "'t4' as adventurer of spare; expected an adventurer",
    ),
    "argument too large": (
        MID + "move p1 128 128",
        1,
        "'128' as low of move; expected a number of tiles (0 to",
    ),
    "argument of a frame without": (
        MID + "play p1 1",
        1,
        "'1' as a further argument of play; expected no more than",
    ),
    "frames in no order": (
        "stack: refill p1 / turn_end p1",
        1,
        "refill at the bottom; expected one of over, setup,",
    ),
    "a frame of a turn alone": (
        "stack: move p1 3 3",
        1,
        "move at the bottom; expected one of over, setup, turn,",
    ),
    "refill alone": ("stack: refill p1", 1, "refill at the bottom; expected one of over, setup,"),
    "a frame of the set-up alone": (
        "stack: deal p1 draw 0",
        1,
        "deal at the bottom; expected one of over, setup, turn,",
    ),
    "endless stack": ("stack: " + "turn p1 / " * 30 + "turn p1", 1, "31 frames"),
    "unknown bit": (
        MID + "move p1 1 1 slow",
        1,
        "'slow' as flags of move; expected how to move (back,",
    ),
    "roll of no die": (MID + "roll p1 draw", 1, "'draw' as pile of roll; expected a pile (die)"),
    "roll of what": (MID + "roll p1 dice", 1, "'dice' as pile of roll; expected a pile (die)"),
    "acts twice": (
        MID + "act p1 a1|a1\np1: t1",
        1,
        "'a1|a1' as moved of act; expected adventurers (a1, a2,",
    ),
    "lands as sixth": (
        MID + "land p1 5",
        1,
        "'5' as adventurer of land; expected an adventurer (a1,",
    ),
    "spares as tenth": (
        MID + "spare p1 9",
        1,
        "'9' as adventurer of spare; expected an adventurer (a1,",
    ),
    "reveal of no pile": (
        MID + "reveal p1 draw",
        1,
        "'draw' as pile of reveal; expected a pile (horus1,",
    ),
    "reveal of cobras": (
        MID + "reveal p1 cobra",
        1,
        "'cobra' as pile of reveal; expected a pile (horus1,",
    ),
    "reveal of an empty pile": (
        MID + "reveal p1 horus1\np1 hand: 1 1 h1:1-3 1 1\ndiscard: h1:1-3 h1:1-4 h1:1-die h1:last "
        "h1:all1 h1:fewer1 h1:fewer1",
        1,
        "the pile 'horus1' is empty: nothing can be drawn;",
    ),
    "draw from nothing": (
        "stack: turn_end p1 / draw p1\np1 hand: 1 1 1 1\np2 hand: 2 2 2 2 1\ndiscard: 1"
        + " 3 4 5 die +-1" * 4
        + " +-1",
        1,
        "the pile 'draw' is empty: nothing can be drawn;",
    ),
    # the set-up
    "stage 7": ("stack: setup - 7", 1, "'7' as stage of setup; expected a stage of the set-up"),
    "deal of the sixth card": (
        SECOND + "deal p2 0 5",
        1,
        "'5' as slot of deal; expected a number of cards (0 to 4)",
    ),
    "deal from another pile": (
        SECOND + "deal p2 discard",
        1,
        "the pile 'discard' is empty: nothing can be drawn;",
    ),
    "treasure in the set-up": (
        "stack: setup - 1\np2 treasures: vase",
        2,
        "11 treasures vase in all; expected at most 10, as in",
    ),
    "over in the set-up": (
        "stack: setup - 6\nended: tomb",
        2,
        "the reason does not fit the stack; expected ended:",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_impossible_positions_are_refused_with_line_and_reason(name: str) -> None:
    text, line, reason = REFUSED[name]
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    assert reason in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: " if line else caught.value.entry)
    assert caught.value.right


def test_a_long_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(PositionError, match=f"{MAX_TEXT + 1} characters"):
        parse_position(" " * (MAX_TEXT + 1))


def test_the_error_is_one_of_the_projects_and_keeps_its_parts() -> None:
    with pytest.raises(LuxorError) as caught:
        parse_position("\np1 keys: 21")
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.line, error.entry) == (2, "p1 keys")
    assert str(error) == str(caught.value)
