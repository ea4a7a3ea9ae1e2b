"""Q1, Q2 and Q5: cards of the own colour, 6 and 0, the die that may be changed by one."""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import IllegalActionError
from luxor.core.events import redact
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation.codec.named import event_json
from tests.support import (
    any_turn,
    asked,
    changed,
    dealt,
    hand,
    happened,
    happenings,
    keys,
    new_table,
    options,
    outcomes,
    pile,
    pile_size,
    play,
    position,
    score,
    turn,
    where,
)

SEVEN = Counter({"0": 1, "1+": 2, "2+": 1, "3+": 1, "6": 1, "die+-1": 1})
"""The cards of each colour."""

STARTERS = Counter({"1": 6, "2": 4, "3": 4, "4": 4, "5": 4, "+-1": 5, "die": 4})
"""The starter cards of the base game."""


def table(text: str) -> State:
    """Return the position of a text, with equipment."""
    return position("modules: equipment\n" + dedent(text))


def set_aside(s: State, seat: str) -> Counter[str]:
    """Return the equipment cards of a seat that are not, or not known to be, anywhere else."""
    number = s.rs.pile_names.index(f"kit{seat[1:]}")
    first = s.rs.pile(number)[1]
    counts = s.to_dict()["piles"][number]
    return Counter({s.rs.card_names[first + i]: n for i, n in enumerate(counts) if n})


# --- Q1: set-up ------------------------------------------------------------------------------


@pytest.mark.clause("Q1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_five_of_the_seven_cards_of_the_own_colour(players: int) -> None:
    s = dealt(players, "equipment")
    for seat in range(players):
        cards = Counter(hand(s, f"p{seat + 1}"))
        assert cards.total() == 5
        assert set_aside(s, f"p{seat + 1}").total() == 2
        assert cards + set_aside(s, f"p{seat + 1}") == SEVEN


@pytest.mark.clause("Q1")
@pytest.mark.example("BOX12")
def test_the_seven_are_shuffled_and_the_order_in_which_they_come_is_that_of_the_hand() -> None:
    s = new_table(2, "equipment")
    assert asked(s) == (None, "deal")
    assert outcomes(s) == SEVEN
    play(s, "6", "1+", "0", "1+")
    assert outcomes(s) == {"2+": 1, "3+": 1, "die+-1": 1}
    play(s, "3+")
    assert hand(s, "p1") == ["6", "1+", "0", "1+", "3+"]
    assert outcomes(s) == SEVEN  # p2 has seven of its own
    play(s, "6", "0", "die+-1", "3+", "2+")
    assert hand(s, "p2") == ["6", "0", "die+-1", "3+", "2+"]
    engine.deal(s, Rng(1))
    assert hand(s, "p1") == ["6", "1+", "0", "1+", "3+"]  # nobody was asked to arrange it


@pytest.mark.clause("Q1")
@pytest.mark.parametrize("players", [2, 5])
def test_all_31_starter_cards_form_the_draw_pile(players: int) -> None:
    s = dealt(players, "equipment")
    assert pile_size(s, "draw") == 31
    assert pile(s, "draw") == STARTERS
    assert not pile(s, "discard")


@pytest.mark.clause("Q1")
def test_the_two_set_aside_never_come_into_the_game() -> None:
    s = dealt(2, "equipment")
    apart = [set_aside(s, "p1"), set_aside(s, "p2")]
    rng = Rng(7)
    while "discards_shuffled" not in happenings(s):
        choice = s.legal()
        engine.answer(s, choice[0] if choice else engine.draw_outcome(s, rng))
    assert [set_aside(s, "p1"), set_aside(s, "p2")] == apart
    cards = Counter(hand(s, "p1") + hand(s, "p2")) + pile(s, "draw") + pile(s, "discard")
    for name, copies in SEVEN.items():
        assert cards[name] == 2 * copies - apart[0][name] - apart[1][name]


@pytest.mark.clause("Q1", "P1")
def test_others_are_told_neither_the_hand_nor_what_was_set_aside() -> None:
    one, other = new_table(2, "equipment"), new_table(2, "equipment")
    play(one, "0", "1+", "6", "3+", "2+")
    play(other, "die+-1", "3+", "1+", "0", "1+")
    assert view(one, 0) != view(other, 0)
    for viewer in (1, None):
        assert view(one, viewer) == view(other, viewer)
        assert view(one, viewer).hand(0) == (None,) * 5
        told = [event_json(one.rs, redact(one.rs, event, viewer)) for event in one.events or []]
        assert {event["card"] for event in told if event["event"] == "card_dealt"} == {None}


def imagined(seen: View, times: int = 60) -> list[State]:
    """Return states that are possible behind a view."""
    rng = Rng(5)
    return [determinize(seen, rng) for _ in range(times)]


@pytest.mark.clause("Q1", "P1")
def test_the_owner_knows_the_two_set_aside_by_elimination_and_others_do_not() -> None:
    s = dealt(2, "equipment")
    apart = set_aside(s, "p1")
    assert set_aside(view(s, 0).known, "p1") == apart == SEVEN - Counter(hand(s, "p1"))
    assert set_aside(view(s, 1).known, "p1") == SEVEN
    assert set_aside(view(s, None).known, "p1") == SEVEN
    assert pile_size(view(s, 1).known, "kit1") == 2  # how many there are everybody knows
    for state in imagined(view(s, 0)):
        assert hand(state, "p1") == hand(s, "p1")
        assert set_aside(state, "p1") == apart


@pytest.mark.clause("Q1", "P1")
def test_others_imagine_any_five_of_the_seven() -> None:
    s = dealt(2, "equipment")
    hands = [Counter(hand(state, "p1")) for state in imagined(view(s, 1))]
    assert {cards.total() for cards in hands} == {5}
    assert all(cards <= SEVEN for cards in hands)
    for name, copies in SEVEN.items():
        assert {cards[name] for cards in hands} >= {copies - 1, copies}


@pytest.mark.clause("Q1", "P1")
def test_a_card_that_was_played_is_imagined_neither_in_the_hand_nor_aside() -> None:
    s = turn(table("p1: t4 t5 statue statue statue\np1 hand: 0 1+ 6 2+ 3+"), "left", "no")
    assert set_aside(view(s, 1).known, "p1") == SEVEN - Counter(["0"])
    for state in imagined(view(s, 1)):
        assert "0" not in hand(state, "p1")
        assert "0" not in set_aside(state, "p1")


# --- Q2: played like starter cards -----------------------------------------------------------


@pytest.mark.clause("Q2")
def test_equipment_is_played_from_an_end_and_goes_to_the_common_discard_pile() -> None:
    s = table("""
        p1 hand: 6 0 1+ 3+ 2+
        p2 hand: 1+ 0 1+ 3+ 6
    """)
    with pytest.raises(IllegalActionError):
        play(s, "slot2")
    play(s, "left")
    assert pile(s, "discard") == {"6": 1}
    assert hand(s, "p1") == ["0", "1+", "3+", "2+"]
    turn(s)
    turn(s, "right")
    assert pile(s, "discard") == {"6": 2}


@pytest.mark.clause("Q2")
def test_6_moves_one_active_adventurer_exactly_6_tiles() -> None:
    s = table("""
        p1: t4 t18 stairs stairs* statue
        p1 hand: 6 0 1+ 3+ 2+
        t10: empty
        regular: p2
    """)
    play(s, "left")
    assert options(s) == ["a1+6", "a2+6", "a3+6"]
    play(s, "a1+6")
    assert where(s, "p1")[0] == "t11"
    assert asked(s) == ("p1", "take")


@pytest.mark.clause("Q2", "T6")
def test_6_is_playable_only_if_somebody_can_move_6() -> None:
    s = table("""
        p1: t35 t36 t36 t36 t36
        p1 hand: 6 0 1+ 3+ 2
    """)
    assert options(s) == ["right"]
    s = changed(s, keys=[1, 0])
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert where(s, "p1")[0] == "chamber"


# --- Q2: 0 -----------------------------------------------------------------------------------

ZERO = """
    p1: t5 t10 t10 stairs statue
    p1 hand: 0 1 2 3 4
    t10: vase3
    p2 hand: 1 2 3 4 5
"""
"""An adventurer on a Horus tile, two on a treasure that needs two, one on the stairs."""


@pytest.mark.clause("Q2", "A2", "A3")
def test_0_lets_an_adventurer_do_the_action_of_its_tile_without_moving_or_nobody() -> None:
    s = play(table(ZERO), "left")
    assert asked(s) == ("p1", "move")
    assert options(s) == ["a1", "a2", "no"]
    nobody = play(s.copy(), "no")
    assert where(nobody, "p1") == ["t5", "t10", "t10", "stairs", "statue"]
    assert asked(nobody) == (None, "draw")
    treasure = play(s.copy(), "a2")
    assert score(treasure, "p1") == 3
    assert asked(treasure) == (None, "uncover")
    play(s, "a1", "key")
    assert where(s, "p1") == ["t5", "t10", "t10", "stairs", "statue"]
    assert keys(s, "p1") == 1
    assert asked(s) == (None, "draw")
    assert happenings(s)[:4] == [
        "could_move_secretly",
        "card_played",
        "adventurer_chosen",
        "key_taken",
    ]


@pytest.mark.clause("Q2", "A7", "M5")
def test_0_sends_an_adventurer_through_the_tunnel_it_stands_on() -> None:
    s = table(ZERO.replace("t10: vase3", "t10, t16: tunnel").replace("stairs", "statue"))
    play(s, "left", "a2")
    assert where(s, "p1") == ["t5", "t16", "t10", "stairs*", "statue"]
    assert happened(s, "adventurer_moved")[0]["how"] == "tunnel"


@pytest.mark.clause("Q2")
@pytest.mark.parametrize("place", ["stairs", "t4"])
def test_on_the_stairs_and_on_an_empty_space_0_is_played_without_effect(place: str) -> None:
    s = table(f"""
        p1: {place} {place} statue statue statue
        p1 hand: 0 1 2 3 4
        t4: empty
    """)
    assert options(s) == ["left", "right"]
    play(s, "left")
    assert happenings(s) == ["could_move_secretly", "card_played", "declined"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Q2")
@pytest.mark.parametrize("other", ["t9!", "stairs*"])
def test_only_active_adventurers_may_be_chosen(other: str) -> None:
    s = table(f"""
        p1: t11 t4 {other} statue statue
        p1 hand: 0 1 2 3 4
        regular: p2
    """)
    assert options(play(s, "left")) == ["a1", "a2", "no"]


@pytest.mark.clause("Q2", "T6")
def test_0_does_nothing_if_nobody_is_active() -> None:
    s = table("""
        p1: t5! t5! t5! t5! t5!
        p1 hand: 0 1 2 3 4
    """)
    assert options(s) == ["left", "right"]  # neither allows anything, so the choice is free (T6)
    play(s, "left")
    assert happenings(s) == ["card_played", "no_legal_move"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("T6", "Q2")
@pytest.mark.parametrize("other", ["1", "+-1", "die", "6", "2+", "die+-1", "h1:1-3", "h1:last"])
def test_0_may_be_played_beside_a_playable_card(other: str) -> None:
    s = table(f"""
        p1: t4 t9 stairs statue statue
        p1 hand: 0 1 2 3 {other}
    """)
    assert options(s) == ["left", "right"]


@pytest.mark.clause("T6", "Q2")
@pytest.mark.parametrize("cards", ["0 1 2 3 4", "4 1 2 3 0"])
def test_0_need_not_be_played_in_place_of_a_card_that_moves_nobody(cards: str) -> None:
    s = table(f"""
        p1: t37 t37 t37 t37 t37
        p1 hand: {cards}
    """)
    assert options(s) == ["left", "right"]
    end = "left" if cards.startswith("4") else "right"
    play(s, end)
    assert happenings(s) == ["card_played", "no_legal_move"]
    assert [event["card"] for event in happened(s, "card_played")] == ["4"]


# --- E2 and P1: 0 is no move, but the other end may have been one -----------------------------

STUCK = """
    p1: t40 t40 t40 t40 t40
    p1 hand: 0 2 2 2 5
    p2: t40 t40 t40 t40 t40
    p2 hand: 1 3 3 3 5
"""
"""Nobody can move: the chamber is next, and there is no key."""

SECRET = STUCK.replace("p1: t40", "p1: t39").replace("2 5", "2 1")
"""p1 can move by the card at the right end, the 1."""


@pytest.mark.clause("E2", "Q2")
def test_whoever_is_moved_by_the_action_of_0_has_moved() -> None:
    s = table("""
        p1: t25 t40 t40 t40 t40
        p1 hand: 0 2 2 2 6
        p2: t40 t40 t40 t40 t40
        p2 hand: 1 3 3 3 5
        t25, t28: tunnel
    """)
    turn(s, "left", "a1")
    any_turn(s)
    assert asked(s) == ("p1", "play")
    assert s.round == 2


def could_move(s: State) -> int:
    """Return what a state holds of who could move in this round, as bits."""
    bits: int = s.to_dict()["could_move"]
    return bits


@pytest.mark.clause("E2", "P1")
def test_that_the_other_end_was_playable_only_its_owner_knows() -> None:
    able, unable = table(SECRET), table(SECRET.replace("2 1", "2 5"))
    for s in (able, unable):
        turn(s, "left", "no", "3")
        assert could_move(s) & (k.COULD | k.ASKED) == k.ASKED  # that it is open everybody knows
    assert could_move(able) & k.ABLE == k.SECRETLY
    assert could_move(unable) & k.ABLE == 0
    assert view(able, 0).facts["could_move"] == k.ASKED | k.SECRETLY
    assert view(able, 0) != view(unable, 0)
    for viewer in (1, None):
        assert view(able, viewer).facts["could_move"] == k.ASKED
        assert view(able, viewer) == view(unable, viewer)


@pytest.mark.clause("E2", "P1")
def test_the_event_that_says_so_tells_others_nothing() -> None:
    for text, yes in ((SECRET, 1), (SECRET.replace("2 1", "2 5"), 0)):
        s = play(table(text), "left")
        (event,) = [event for event in s.events or [] if event[0] == k.E_COULD_MOVE_SECRETLY]
        assert event_json(s.rs, redact(s.rs, event, 0)) == {
            "event": "could_move_secretly",
            "seat": 0,
            "yes": yes,
        }
        hidden = (k.E_COULD_MOVE_SECRETLY, 0, k.UNKNOWN)
        assert redact(s.rs, event, 1) == redact(s.rs, event, None) == hidden


@pytest.mark.clause("E2", "P1")
def test_others_imagine_both_that_it_could_move_and_that_it_could_not() -> None:
    s = turn(table(SECRET), "left", "no", "3")
    found = {could_move(state) & k.ABLE for state in imagined(view(s, 1))}
    assert found == {0, k.SECRETLY}
    assert {could_move(state) & k.ABLE for state in imagined(view(s, 0))} == {k.SECRETLY}


@pytest.mark.clause("E2", "T6")
def test_whoever_plays_another_card_that_moves_nobody_could_not_move_as_all_know() -> None:
    s = table(STUCK.replace("hand: 0", "hand: 4"))
    turn(s, "left")
    assert could_move(s) == 0
    assert not happened(s, "could_move_secretly")
    assert {could_move(state) for state in imagined(view(s, 1))} == {0}


# --- Q5: the die that may be changed by one --------------------------------------------------


@pytest.mark.clause("Q5")
@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_the_roll_may_be_raised_or_lowered_by_one_or_left_as_it_is(face: str) -> None:
    s = table("""
        p1: t20 t20 t20 t20 t20
        p1 hand: die+-1 1 2 3 4
        t22: empty
    """)
    play(s, "left")
    assert asked(s) == (None, "roll")
    assert outcomes(s) == dict.fromkeys("123456", 1)
    play(s, face)
    low = int(face) - 1
    moves = [f"a1+{n}" if n else "a1" for n in range(low, low + 3)]
    assert options(s) == (moves if low else [*moves, "no"])


@pytest.mark.clause("Q5", "M9")
def test_only_numbers_that_give_a_legal_move_may_be_chosen() -> None:
    s = table("""
        p1: t34 t36 t40 t40 t40
        p1 keys: 1
        p1 hand: die+-1 1 2 3 4
    """)
    assert options(play(s.copy(), "left", "6")) == ["a1+5", "a1+6", "a1+7", "a2+5"]
    assert options(play(s.copy(), "left", "2")) == [
        *["a1+1", "a1+2", "a1+3", "a2+1", "a2+2", "a2+3", "a3+1"],
    ]
    play(s, "left", "6", "a1+7")
    assert where(s, "p1")[0] == "chamber"


@pytest.mark.clause("Q5")
def test_a_1_lowered_to_0_works_like_card_0() -> None:
    s = play(table(ZERO.replace("hand: 0", "hand: die+-1")), "left", "1")
    assert options(s)[0] == "a1"
    assert options(s)[-1] == "no"
    acting = play(s.copy(), "a1")
    assert asked(acting) == ("p1", "take")
    assert where(acting, "p1") == ["t5", "t10", "t10", "stairs", "statue"]
    play(s, "no")
    assert asked(s) == (None, "draw")
    assert where(s, "p1") == ["t5", "t10", "t10", "stairs", "statue"]


@pytest.mark.clause("Q5", "T7")
def test_it_is_playable_if_a_face_raised_or_lowered_would_allow_a_move() -> None:
    s = table("""
        p1: t39 t39 t39 t39 t39
        p1 hand: die+-1 1 2 3 4
    """)
    assert options(s) == ["left"]
    assert where(play(s.copy(), "left", "2"), "p1")[0] == "t40"  # lowered to 1
    play(s, "left", "3")
    assert happenings(s) == ["could_move", "card_played", "die_rolled", "no_legal_move"]
    assert asked(s) == (None, "draw")


@pytest.mark.clause("Q5", "T6")
def test_a_0_alone_does_not_make_it_playable() -> None:
    s = table("""
        p1: t40 t40 t40 t40 t40
        p1 hand: die+-1 1 2 3 +-1
    """)
    assert options(s) == ["right"]


@pytest.mark.clause("Q5", "T6", "M9")
def test_played_where_nobody_can_move_it_may_still_come_to_0() -> None:
    s = table("""
        p1: t37 t40 t40 t40 t40
        p1 hand: die+-1 1 2 3 5
        t38-t40: empty
    """)
    s = changed(s, positions=[[37] * 5, [0] * 5])
    assert options(s) == ["left", "right"]
    assert options(play(s.copy(), "left", "1")) == ["a1", "no"]
    play(s, "left", "2")
    assert happenings(s)[-1] == "no_legal_move"
    assert asked(s) == (None, "draw")


@pytest.mark.clause("E2", "Q5")
@pytest.mark.parametrize(("place", "rounds"), [("t39", 2), ("t40", 1)])
def test_a_roll_that_fails_counts_as_could_move_and_a_0_does_not(place: str, rounds: int) -> None:
    s = table(STUCK.replace("p1: t40", f"p1: {place}").replace("hand: 0", "hand: die+-1"))
    turn(s, "left", "6" if rounds == 2 else "1", *([] if rounds == 2 else ["no"]))
    any_turn(s)
    assert s.round == rounds
    assert asked(s) == (("p1", "play") if rounds == 2 else (None, "over"))
