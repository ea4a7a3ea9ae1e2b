"""P1 and P2: who knows what."""

from __future__ import annotations

import pytest

from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.codec.named import event_json
from tests.support import (
    any_chance,
    any_turn,
    asked,
    happened,
    new_table,
    outcomes,
    play,
    position,
    seen,
    seen_as,
    turn,
)

POSITION = """
    players: 3
    p1: t4 t4 statue statue statue
    p1 hand: 1 2 3 4 5
    p1 scarabs: 4 4
    p2 hand: 2 2 3 3 die
    p3 hand: 4 4 5 5 +-1
    discard: 1 1 h2:last
    horus: h1:1-4 h2:all2 h3:1-5
"""


def same_to(seat: int | None, one: State, other: State) -> bool:
    """Return whether two positions look the same to a seat, or to all (None)."""
    return view(one, seat) == view(other, seat)


# --- P1: hidden ------------------------------------------------------------------------------


@pytest.mark.clause("P1")
def test_a_hand_is_known_to_its_owner_only() -> None:
    s = position(POSITION)
    assert view(s, 0).hand(0) == ("1", "2", "3", "4", "5")
    for other in (1, 2, None):
        assert view(s, other).hand(0) == (None,) * 5


@pytest.mark.clause("P1")
@pytest.mark.parametrize("asked_seat", [0, 1, 2])
def test_only_the_seat_that_is_asked_sees_the_options(asked_seat: int) -> None:
    s = position(POSITION + f"    turn: p{asked_seat + 1}\n")
    for viewer in (0, 1, 2, None):
        assert bool(view(s, viewer).options) == (viewer == asked_seat)


@pytest.mark.clause("P1")
def test_others_cannot_tell_hands_apart_that_might_have_been_drawn() -> None:
    one = position(POSITION)
    other = position(POSITION.replace("p1 hand: 1 2 3 4 5", "p1 hand: +-1 die 1 3 +-1"))
    assert not same_to(0, one, other)
    assert same_to(1, one, other)
    assert same_to(2, one, other)
    assert same_to(None, one, other)


@pytest.mark.clause("P1", "P2", "S4")
def test_a_horus_card_that_everybody_saw_going_in_stays_known() -> None:
    s = position(POSITION)
    turn(s, "left", "horus1")
    for viewer in (0, 1, 2, None):
        assert view(s, viewer).hand(0)[2] == "h1:1-4"
    assert view(s, 1).hand(0) == (None, None, "h1:1-4", None, None)
    any_turn(s)
    any_turn(s)
    turn(s, "left", "a1+2")
    assert view(s, 1).hand(0) == (None, "h1:1-4", None, None, None)


@pytest.mark.clause("P1", "T5")
def test_a_horus_card_drawn_from_the_pile_is_known_to_its_owner_only() -> None:
    s = position("""
        p1: t12 t12 stairs statue statue
        p1 hand: 2 1 1 1 3
        p2 hand: 5 5 4 4 die
        t14: vase6
        discard: 1 1 1 2 2 2 3 3 3 4 4 5 5 +-1 +-1 +-1 +-1 +-1 die die die h1:1-3
    """)
    play(s, "left", "a1+2", "h1:1-3")
    assert view(s, 0).hand(0)[2] == "h1:1-3"
    assert view(s, 1).hand(0) == (None,) * 5
    assert view(s, None).hand(0) == (None,) * 5


@pytest.mark.clause("P1", "A5")
@pytest.mark.parametrize(
    ("event", "secret", "text", "answers"),
    [
        ("card_drawn", "card", "p1: t4 t4 t4 t4 t4\np1 hand: 1 1 1 1 5", ["right", "4"]),
        (
            "scarab_taken",
            "scarab",
            "p1: t9 t9 t9 t9 t9\np1 hand: 1 1 1 1 2\nt10: scarab",
            ["left", "4"],
        ),
    ],
)
def test_what_is_drawn_is_told_to_its_owner_only(
    event: str, secret: str, text: str, answers: list[str]
) -> None:
    s = play(position(text), *answers)
    told = seen_as(s, event, 0)
    assert told[secret] == "4"
    for other in (1, None):
        assert seen_as(s, event, other) == told | {secret: None}


@pytest.mark.clause("P1", "S3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_cards_dealt_are_told_to_their_owner_only(viewer: int | None) -> None:
    s = any_chance(new_table(3))
    events = [event_json(s.rs, event) for event in seen(s, viewer)]
    dealt = [event for event in events if event["event"] == "card_dealt"]
    assert len(dealt) == 15
    for event in dealt:
        assert (event["card"] is not None) == (event["seat"] == viewer)


@pytest.mark.clause("P1", "A5")
def test_the_values_of_scarabs_are_known_to_their_owner_only_their_number_to_all() -> None:
    one = position(POSITION)
    other = position(POSITION.replace("p1 scarabs: 4 4", "p1 scarabs: 1 3"))
    assert view(one, 0).facts["scarabs"][0] == [0, 0, 0, 2]
    assert not same_to(0, one, other)
    for viewer in (1, 2, None):
        assert same_to(viewer, one, other)
        assert view(one, viewer).facts["scarabs"][0] == [0, 0, 0, 0]
        assert view(one, viewer).facts["scarab_counts"] == [2, 0, 0]


@pytest.mark.clause("P1")
def test_what_an_owner_sees_of_the_supply_leaves_the_others_scarabs_open() -> None:
    s = position("p1 scarabs: 4 4\np2 scarabs: 4 1")
    supply = s.rs.pile_names.index("scarabs")
    assert view(s, 0).facts["piles"][supply] == [4, 8, 6, 2]
    assert view(s, 1).facts["piles"][supply] == [3, 8, 6, 3]
    assert view(s, None).facts["piles"][supply] == [4, 8, 6, 4]
    assert view(s, 0).facts["pile_sizes"][supply] == 18


@pytest.mark.clause("P1", "E3")
def test_at_the_end_everybody_shows_the_scarabs() -> None:
    s = position("""
        p1: t40 t40 t40 t40 t40
        p1 hand: 1 2 2 2 5
        p1 scarabs: 4 1
        p2: t40 t40 t40 t40 t40
        p2 hand: 1 3 3 3 5
        turn: p2
    """)
    assert view(s, 1).facts["scarabs"][0] == [0, 0, 0, 0]
    turn(s, "left")
    assert view(s, 1).facts["scarabs"][0] == [1, 0, 0, 1]
    assert happened(s, "scarabs_revealed") == [
        {"event": "scarabs_revealed", "seat": 0, "scarab": "1", "count": 1},
        {"event": "scarabs_revealed", "seat": 0, "scarab": "4", "count": 1},
    ]


@pytest.mark.clause("P1")
@pytest.mark.parametrize(
    ("question", "text", "answers"),
    [
        ("draw", "p1: t9 t9 t9 t9 t9\np1 hand: 3 1 1 1 2\nt12: vase6", ["left"]),
        ("reveal", "p1: t4 t4 t4 t4 t4\np1 hand: 1 1 1 1 2", ["left", "horus1"]),
        ("uncover", "p1: t2 t2 t2 t2 t2\np1 hand: 1 1 1 1 2\nt3: vase1", ["left"]),
        ("scarab", "p1: t9 t9 t9 t9 t9\np1 hand: 1 1 1 1 2\nt10: scarab", ["left"]),
    ],
)
def test_nobody_knows_what_a_pile_will_bring_before_it_is_drawn(
    question: str, text: str, answers: list[str]
) -> None:
    """Any piece that nobody has seen may come, as often as it is left; no order exists yet."""
    s = play(position(text), *answers)
    assert asked(s) == (None, question)
    name = {"draw": "draw", "reveal": "horus1", "uncover": "cobra", "scarab": "scarabs"}[question]
    left = s.to_dict()["piles"][s.rs.pile_names.index(name)]
    assert list(outcomes(s).values()) == [count for count in left if count]
    assert len(outcomes(s)) > 1
    for viewer in (0, 1, None):
        assert view(s, viewer).options == ()


@pytest.mark.clause("P1", "T6")
def test_others_do_not_learn_which_ends_a_player_may_play() -> None:
    text = """
        p1: t39 t39 t39 t39 t39
        p1 hand: {} 2 2 2 3
        p2 hand: 4 4 4 die die
    """
    one = position(text.format("1"))
    other = position(text.format("5"))
    assert [str(option) for option in view(one, 0).options] == ["left"]
    assert len(view(other, 0).options) == 2
    for viewer in (1, None):
        assert same_to(viewer, one, other)
        assert view(one, viewer).options == ()
        assert view(one, viewer).decision is None
        assert (view(one, viewer).asked, view(one, viewer).question) == (0, "play")


# --- P2: public ------------------------------------------------------------------------------


@pytest.mark.clause("P2")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_else_is_known_to_all(viewer: int | None) -> None:
    s = position(
        POSITION
        + """
    p2: t12 t40 t9 stairs chamber
    p2 keys: 3
    p2 jokers: 2
    p2 treasures: vase vase jewellery
    p2 score: 17
    """
    )
    public = (
        "round first regular active tiles positions statuses pile_sizes tops keys jokers "
        "key_supply joker_supply scarab_counts treasures scores sarcophagi stack"
    )
    seen, true = view(s, viewer).facts, s.to_dict()
    for fact in public.split():
        assert seen[fact] == true[fact], fact
    assert seen["keys"] == [0, 3, 0]
    assert seen["jokers"] == [0, 2, 0]
    assert seen["treasures"][1][:3] == [2, 0, 1]
    assert seen["scores"] == [0, 17, 0]


@pytest.mark.clause("P2")
@pytest.mark.parametrize("viewer", [1, None])
def test_the_contents_of_the_discard_pile_are_known_to_all(viewer: int | None) -> None:
    s = position(POSITION)
    discard = s.rs.pile_names.index("discard")
    assert view(s, viewer).facts["piles"][discard] == s.to_dict()["piles"][discard]
    assert not same_to(viewer, s, position(POSITION.replace("discard: 1 1", "discard: 1 2")))


@pytest.mark.clause("P2", "T2")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_which_card_was_played_and_which_taken_into_which_place_is_told_to_all(
    viewer: int | None,
) -> None:
    s = turn(position(POSITION), "left", "horus1")
    played = seen_as(s, "card_played", viewer)
    assert (played["seat"], played["end"], played["card"]) == (0, "left", "1")
    taken = seen_as(s, "horus_card_taken", viewer)
    assert (taken["seat"], taken["card"], taken["slot"]) == (0, "h1:1-4", 2)
