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
    "twice the same space": ("t1-t4: empty\nt3: vase1", 2, "t3: given a second time, after line 1"),
    "no number": ("p1 keys: two", 1, "'two'; expected a number from 0 to 20"),
    "endless number": ("p1 score: " + "9" * 5000, 1, "expected a number from 0 to 9999"),
    "digits of another script": ("p1 keys: ٣", 1, "expected a number"),
    "no seat": ("turn: p0", 1, "'p0'; expected a seat from p1 to p2"),
    "no first player": ("first:", 1, "''; expected a seat from p1 to p2"),
    "no edition": ("edition: # mine", 1, "'' is not built in"),
    "first of another kind": ("first: p1 chosen", 1, "'p1 chosen'; expected a seat, or a seat and"),
    "no such choice": ("moved: perhaps", 1, "expected no or yes"),
    "backward range": ("t4-t1: empty", 1, "in rising order"),
    "half a range": ("t4-: empty", 1, "expected spaces such as t8"),
    "too few tiles": ("t1-t4: vase1 vase3", 1, "2 tiles for 4 spaces"),
    "no tile at all": ("t1:", 1, "0 tiles for 1 spaces"),
    # the game
    "edition": ("edition: deluxe", 1, "'deluxe' is not built in; expected reconstructed"),
    "fingerprint": ("edition: reconstructed 0123456789ab", 1, "is that of another"),
    "three words of edition": ("edition: reconstructed a b", 1, "3 words"),
    "too many players": ("players: 6", 1, "'6'; expected a number from 2 to 5"),
    "too high a seat": ("p6: t1", None, "players: p6 is named; expected 2 to 5 players, p1 to p5"),
    "seat beyond the players": ("players: 2\np3: t1", 1, "p3 is named, but 2 play"),
    "round": ("round: 501", 1, "'501'; expected a number from 0 to 500"),
    "round 0": ("round: 0", 1, "0; expected 1 to 500, 0 in the set-up"),
    "too many extra turns": ("extra:" + " p1" * 9, 1, "9 extra turns"),
    # adventurers
    "six adventurers": ("p1: t1 t1 t1 t1 t1 t1", 1, "6 adventurers; expected at most 5"),
    "space beyond the board": ("p1: t41", 1, "'t41' as the place of a1"),
    "t0": ("p1: t0", 1, "'t0' as the place of a1"),
    "fallen on the stairs": ("p1: stairs!", 1, "'stairs!' as the place of a1"),
    "a1 at a statue": ("p1: statue", 1, "a1 was never at a statue"),
    "a2 released": ("p1: t9 stairs*", 1, "a2 was never at a statue"),
    "on an Osiris tile": ("p1: t8", 1, "a1 rests on the Osiris tile of t8"),
    "beyond its statue": ("p1: t7", 1, "a1 is beyond t6, where a3 lies at its statue"),
    "in the chamber past statues": ("p1: chamber t1 t1 t1", 1, "where a5 lies at its statue"),
    "statues in no order": ("p1: t3 t3 statue t3", 1, "a4 was released but a3 was not"),
    # cards
    "no card": ("p1 hand: 1 2 3 4 7", 1, "'7' is no card"),
    "one card too many": ("p1 hand: 5 5 5 5 5", 1, "one 5 too many; expected at most 4"),
    "too many in two places": ("p1 hand: 5 5 5 5 1\ndiscard: 5", 2, "one 5 too many"),
    "too many Horus cards": ("p1 hand: h1:last 1 2 3 4\nhorus: h1:last - -", 2, "one h1:last too"),
    "four cards between turns": ("p1 hand: 1 2 3 4", 1, "4 cards; expected 5 between turns"),
    "six cards": ("p1 hand: 1 2 3 4 5 die", 1, "6 cards; expected 5"),
    "five cards in the middle": (MID + "move p1 1 1\np1 hand: 1 2 3 4 5", 2, "5 cards; expected 4"),
    "no card left to deal": (
        "discard: " + "1 " * 6 + "2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5",
        None,
        "left",
    ),
    "open Horus card held from before a shuffle": (
        "p1 hand: 1 h1:last~ 2 3 4",
        1,
        "h1:last comes from the pile held; expected horus1",
    ),
    "nothing held from before a shuffle": ("p1 hand: 1 2 3 4 ~", 1, "'' is no card"),
    "starter shuffled in": ("shuffled: 5", 1, "5 is a starter card"),
    "two open cards": ("horus: h1:last h2:last", 1, "2 cards; expected 3"),
    "open card of another level": ("horus: h2:last h2:1-5 h3:last", 1, "as the card of level 1"),
    # what players hold
    "too many keys": ("p1 keys: 21", 1, "expected a number from 0 to 20"),
    "too many keys together": ("p1 keys: 11\np2 keys: 10", 2, "21 with players"),
    "too many with those laid": ("p1: chamber t1 t1 t1 t1\np1 keys: 20", 2, "1 laid down"),
    "too many jokers": ("p1 jokers: 10\np2 jokers: 9", 2, "19 with players; expected at most 18"),
    "no scarab": ("p1 scarabs: 5", 1, "'5' is no scarab; expected 1, 2, 3 or 4"),
    "too many scarabs": ("p1 scarabs: 4 4 4\np2 scarabs: 4 4", 2, "one scarab of 4 too many"),
    "no treasure": ("p1 treasures: crown", 1, "'crown' is no treasure"),
    "too many treasures": ("p2 treasures:" + " vase" * 11, 1, "11 vase tiles with players"),
    "treasures both laid and held": (
        "p1 treasures:" + " vase" * 9 + "\nt1-t2: vase1 vase3",
        1,
        "8 are not on the board",
    ),
    # tiles
    "no tile of that name": ("t1: vase2", 1, "'vase2' is no tile"),
    "Horus tile elsewhere": ("t1: horus1", 1, "horus1 cannot lie there; expected a treasure"),
    "Horus tile of other eyes": ("t5: horus2", 1, "expected horus1 or empty"),
    "Osiris tile elsewhere": ("t1: osiris1", 1, "osiris1 cannot lie there"),
    "treasure on an Osiris space": ("t8: vase1", 1, "expected an Osiris tile"),
    "temple tile without symbol": ("t1: tunnel", 1, "tunnel cannot lie there"),
    "temple tile of another pile": ("t3: favour_23", 1, "a temple tile of the pile cobra"),
    "too many temple tiles": ("t3: joker\nt7: joker", 2, "one joker too many; expected at most 1"),
    "too many treasure tiles": ("t1-t2: vase6", 1, "t2: one vase6 too many"),
    "too many Osiris tiles": ("t8, t15: osiris4", 1, "t15: one osiris4 too many"),
    # the chamber
    "one owner": ("sarcophagi: -", 1, "1 owners; expected 2"),
    "sarcophagus without chamber": ("sarcophagi: p1 -", 1, "with 0 in the tomb chamber"),
    "no owner": ("p1: chamber t1 t1 t1 t1\nsarcophagi: - -", 2, "- for number 1 with 1"),
    "second before the first": ("p1: chamber t1 t1 t1 t1\nsarcophagi: - p1", 2, "- for number 1"),
    "owner who is not there": ("p1: chamber t1 t1 t1 t1\nsarcophagi: p2 -", 2, "p2, who has 0 in"),
    "two for one": (
        "turn: p2\np1: chamber t1 t1 t1 t1\np2: chamber t1 t1 t1 t1\nsarcophagi: p1 p1",
        4,
        "2 for p1, who has 1 in the chamber",
    ),
    # when
    "nobody moved, yet two entered": (
        "turn: p2\nmoved: no\np1: chamber chamber t1 t1 t1",
        2,
        "though somebody has moved",
    ),
    "nobody moved, yet one is released": (
        "turn: p2\nmoved: no\np1: t7 t1 stairs*",
        2,
        "though somebody has moved",
    ),
    "asked whom": ("moved: asked", 1, "'asked'; expected seats behind asked and able"),
    "able whom": ("moved: asked p1 able", 1, "seats behind asked and able"),
    "asked without a module": ("moved: asked p1", 1, "not what a round comes to"),
    "keys laid without a module": ("laid_keys: 1", None, "0 laid down"),
    "more keys laid than there are": ("laid_keys: 21", 1, "expected a number from 0 to 20"),
    "nobody moved, yet a tile acts": (
        MID + "take p1 9\np1: t5\nmoved: no",
        3,
        "somebody has moved",
    ),
    "first player's turn after the tomb": (
        "turn: p1\np1: chamber chamber t1 t1 t1",
        1,
        "p1, who is first in every round, begins a turn with 2 adventurers",
    ),
    "turn of the first player yet to begin after the tomb": (
        "first: p2\np1: chamber t1 t1 t1 t1\np2: chamber chamber t1 t1 t1\nstack: turn p2",
        None,
        "begins a turn with 3 adventurers",
    ),
    "extra turns without a module": ("extra: p2", 1, "no module of this game grants any"),
    "over by the tomb": ("ended: tomb", 1, "tomb with 0 in the tomb chamber"),
    "over by the round limit": ("moved: yes\nended: round_limit", 2, "round 1"),
    "over although somebody moved": ("moved: yes\nended: standstill", 2, "moved: yes"),
    "over without a reason": ("stack: over -", None, "running with 0"),
    "over in the middle of a round": ("turn: p1\nended: standstill", 1, "p1 had the last turn"),
    "over with extra turns": ("extra: p1\nended: standstill", 1, "extra turns after the end"),
    "ended and going on": ("ended: tomb\nstack: turn p1", 1, "by its stack the game goes on"),
    # the stack
    "empty stack": ("stack:", 1, "a frame without a name"),
    "no frame": ("stack: dance p1", 1, "'dance' is no frame"),
    "no seat in a frame": ("stack: turn x1", 1, "'x1' after turn"),
    "wrong seat": ("stack: turn p2", 1, "turn p2; expected turn p1"),
    "nobody's turn": ("stack: turn", 1, "turn -; expected turn p1"),
    "too many arguments": ("stack: turn p1 0 0 0 0", 1, "turn has too many arguments"),
    "argument that is none": (MID + "spare p1 t4", 1, "'t4' as argument 1 of spare"),
    "argument too large": (MID + "move p1 128 128", 1, "'128' as argument 1 of move"),
    "argument of a frame without": (MID + "play p1 1", 1, "play has too many arguments"),
    "frames in no order": ("stack: refill p1 / turn_end p1", 1, "refill without what lies below"),
    "a turn in a turn": ("stack: turn_end p1 / turn p1", 1, "expected nothing below turn"),
    "two questions": (MID + "play p1 / play p1", 1, "cannot lie on each other"),
    "a frame of a turn alone": (
        "stack: move p1 3 3",
        1,
        "move without what lies below it; expected turn_end p1 / refill p1 / move p1 3 3",
    ),
    "refill alone": ("stack: refill p1", 1, "expected turn_end p1 / refill p1"),
    "a frame of the set-up alone": (
        "stack: deal p1 draw 0",
        1,
        "expected setup - 2 / new_hand p2 draw / new_hand p1 draw / deal p1 draw",
    ),
    "endless stack": ("stack: " + "turn p1 / " * 30 + "turn p1", 1, "31 frames"),
    "range that is not fixed": (MID + "move p1 1 3", 1, "cannot be asked here"),
    "quiet without a module": (MID + "move p1 1 1 fixed|quiet", 1, "cannot be asked here"),
    "unknown bit": (
        MID + "move p1 1 1 slow",
        1,
        "some of back|fewer|edges|fixed|twice|quiet|floor",
    ),
    "roll of a sum": (MID + "roll p1 die 0 2", 1, "cannot be asked here"),
    "take of a tile without": (MID + "take p1 key|horus1 quiet\np1: t5", 1, "cannot be asked"),
    "move of no card": (MID + "move p1 2 4", 1, "cannot be asked here"),
    "move of a long way": (MID + "move p1 9 9", 1, "cannot be asked here"),
    "roll of no die": (MID + "roll p1 draw", 1, "roll p1 draw cannot be asked here"),
    "roll of what": (MID + "roll p1 dice", 1, "'dice' as argument 1 of roll"),
    "nobody moved": (MID + "act p1 0\np1: t1", 1, "cannot be asked here"),
    "acts on the stairs": (MID + "act p1 a1|a2\np1: t1", 1, "still on the stairs"),
    "acts twice": (MID + "act p1 a1|a1\np1: t1", 1, "'a1|a1' as argument 1 of act"),
    "lands on the stairs": (MID + "land p1 a1", 1, "expected an adventurer that has moved"),
    "lands as sixth": (MID + "land p1 5", 1, "expected an adventurer that has moved"),
    "all by a card that is not": (MID + "all p1 5 a1", 1, "the number of an 'all' card"),
    "all twice": (MID + "all p1 2 a1 a1\np1: t1", 1, "those who have yet to move"),
    "all moved but one": (MID + "all p1 2 0 a2\np1: t1", 1, "still on the stairs"),
    "all while lying": (MID + "all p1 2 a3", 1, "active adventurers among those"),
    "spares without treasure": (MID + "spare p1 a1\np1: t5", 1, "needs just one more"),
    "spares with enough": (MID + "spare p1 a1\np1: t1\nt1: vase1", 1, "needs just one more"),
    "spares with too few": (MID + "spare p1 a1\np1: t1\nt1: vase6", 1, "needs just one more"),
    "spares as tenth": (MID + "spare p1 9", 1, "needs just one more"),
    "spares on the stairs": (MID + "spare p1 a1", 1, "needs just one more"),
    "uncovers under a tile": (MID + "uncover p1 cobra t3 a1\np1: t3", 1, "an empty space"),
    "uncovers without symbol": (MID + "uncover p1 cobra t1 a1\np1: t1\nt1: empty", 1, "symbol"),
    "uncovers far away": (MID + "uncover p1 cobra t3 a1\nt3: empty", 1, "who stands there"),
    "takes from nothing": (MID + "take p1 scarab\np1: t5", 1, "what a tile under an adventurer"),
    "takes something odd": (MID + "take p1 key|joker\np1: t5", 1, "what a tile under an"),
    "scarab from nothing": (MID + "scarab p1 scarabs\np1: t5", 1, "a tile that brings a scarab"),
    "reveal of no pile": (MID + "reveal p1 draw", 1, "a Horus pile, horus1 to horus3"),
    "reveal of cobras": (MID + "reveal p1 cobra", 1, "a Horus pile, horus1 to horus3"),
    "reveal of an open pile": (
        MID + "reveal p1 horus1\nhorus: h1:last h2:last h3:last",
        2,
        "yet to be turned up",
    ),
    "reveal of an empty pile": (
        MID + "reveal p1 horus1\np1 hand: 1 1 h1:1-3 1 1\ndiscard: h1:1-3 h1:1-4 h1:1-die h1:last "
        "h1:all1 h1:fewer1 h1:fewer1",
        1,
        "cards left in its pile",
    ),
    "reveal without a card taken": (MID + "reveal p1 horus1", 1, "in the middle of the hand"),
    "draw before the last": (MID + "draw p1", 1, "turn_end below draw"),
    "draw from nothing": (
        "stack: turn_end p1 / draw p1\np1 hand: 1 1 1 1\np2 hand: 2 2 2 2 1\ndiscard: 1"
        + " 3 4 5 die +-1" * 4
        + " +-1",
        1,
        "cards left in the draw pile",
    ),
    # the set-up
    "stage 7": ("stack: setup - 7", 1, "a stage from 0 to 6"),
    "frames of another stage": ("stack: setup - 1 / deal p1", 1, "setup 1 under deal"),
    "treasures before Osiris": ("stack: setup - 4 / lay - treasures t1", 1, "setup 4 under lay"),
    "piles in another order": (
        "stack: setup - 3 / reveal - horus1 / reveal - horus3",
        1,
        "setup 3 under reveal / reveal",
    ),
    "a seat in the set-up": ("stack: setup p1 1", 1, "setup p1; expected setup -"),
    "deal of the sixth card": (SECOND + "deal p2 0 5", 1, "0 to 4 cards dealt"),
    "deal of a hand that waits": (SECOND + "deal p1 draw", 1, "setup 2 under new_hand / deal"),
    "deal without its hand": ("stack: setup - 2 / deal p2 draw", 1, "setup 2 under deal"),
    "deal from another pile": (SECOND + "deal p2 discard", 1, "setup 2 under new_hand / deal"),
    "the last hand first": ("stack: setup - 2 / new_hand p1 draw", 1, "setup 2 under new_hand"),
    "a new hand in a turn": (MID + "new_hand p1 draw", 1, "nothing below new_hand"),
    "first drawn twice": ("first: p2\nstack: setup - 1 / first - first", 2, "first: p1 until then"),
    "lay on a Horus space": ("stack: setup - 4 / lay - osiris t5", 1, "a space that gets its tile"),
    "tile before its time": ("stack: setup - 1\nt1: vase1", 2, "does not fit the stack"),
    "no tile after its time": ("stack: setup - 6\nt1: empty", 2, "does not fit the stack"),
    "moved in the set-up": ("stack: setup - 1\np1: t1", 2, "have moved during the set-up"),
    "key in the set-up": ("stack: setup - 6\np2 keys: 1", 2, "1 in the set-up"),
    "treasure in the set-up": ("stack: setup - 1\np2 treasures: vase", 2, "taken during"),
    "discard in the set-up": ("stack: setup - 6\ndiscard: 1", None, "cards were played or taken"),
    "Horus card in the set-up": ("stack: setup - 6\np1 hand: h1:last 1 1 1 1", None, "were played"),
    "round in the set-up": ("stack: setup - 6\nround: 1", 2, "the game has not begun"),
    "turn in the set-up": ("stack: setup - 6\nturn: p2", None, "the game has not begun"),
    "extra turn in the set-up": ("stack: setup - 6\nextra: p2", 2, "the game has not begun"),
    "open card in the set-up": ("stack: setup - 1\nhorus: h1:last - -", 2, "yet to be turned up"),
    "hand in the set-up": ("stack: setup - 1\np1 hand: 1", 2, "1 cards; expected 0"),
    "over in the set-up": ("stack: setup - 6\nended: tomb", 2, "the game has not begun"),
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
