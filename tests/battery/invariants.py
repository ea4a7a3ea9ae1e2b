"""What holds at every node of every game, whatever was played.

Each function gets the tables and :meth:`State.to_dict` of one position and raises
``AssertionError`` where its invariant is broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset

Form = dict[str, Any]
Invariant = Callable[[Ruleset, Form], None]

CARD_PILES = (k.P_DRAW, k.P_DISCARD, *range(k.P_HORUS, k.P_HORUS + k.LEVELS))
TILE_PILES = (k.P_OSIRIS, k.P_TREASURE, *range(k.P_TEMPLE, k.P_SCARAB))


def in_piles(rs: Ruleset, form: Form, piles: tuple[int, ...]) -> Counter[int]:
    """Return how many of each kind lie in some piles."""
    found: Counter[int] = Counter()
    for pile in piles:
        _, first, full = rs.pile(pile)
        assert len(form["piles"][pile]) == len(full)
        for i, count in enumerate(form["piles"][pile]):
            found[first + i] += count
    return +found


def in_full_piles(rs: Ruleset, piles: tuple[int, ...]) -> Counter[int]:
    """Return how many of each kind the box holds in some piles."""
    found: Counter[int] = Counter()
    for pile in piles:
        _, first, full = rs.pile(pile)
        found.update({first + i: count for i, count in enumerate(full)})
    return +found


def entered(rs: Ruleset, form: Form) -> int:
    """Return how many adventurers are in the tomb chamber."""
    return sum(place == rs.chamber for places in form["positions"] for place in places)


def top_frame(rs: Ruleset, form: Form) -> str:
    """Return the name of the frame on top of the stack."""
    name: str = rs.frames[form["stack"][-1][0]].name
    return name


def cards_are_conserved(rs: Ruleset, form: Form) -> None:
    found = in_piles(rs, form, CARD_PILES)
    for hand in form["hands"]:
        found.update(hand)
    found.update(card for card in form["tops"] if card != k.UNKNOWN)
    assert found == in_full_piles(rs, CARD_PILES)


def tiles_are_conserved(rs: Ruleset, form: Form) -> None:
    """Tiles lie on the board or in their pile; treasures may also lie with a player."""
    box = in_full_piles(rs, TILE_PILES)
    found = in_piles(rs, form, TILE_PILES)
    fixed = Counter(tile for n in range(1, rs.chamber) if (tile := rs.space(n)[2]))
    laid = Counter(tile for tile in form["tiles"] if tile)
    if form["round"] > 0 or any(laid[kind] for kind in fixed):
        box += fixed
    missing = box.copy()
    missing.subtract(found)
    missing.subtract(laid)
    taken = [0] * k.TREASURE_TYPES
    points = 0
    for kind, count in missing.items():
        name, family, value, _, kind_of_treasure = rs.tile(kind)
        assert count >= 0, f"{-count} more of {name} than there are"
        assert count == 0 or family == k.T_TREASURE, f"{count} of {name} missing"
        taken[kind_of_treasure] += count
        points += count * value
    held = [sum(seat[i] for seat in form["treasures"]) for i in range(k.TREASURE_TYPES)]
    assert held == taken, f"players hold {held} treasures, the board lacks {taken}"
    assert points == sum(form["scores"]), "treasures taken do not make the points scored"


def scarabs_are_conserved(rs: Ruleset, form: Form) -> None:
    box = rs.pile(k.P_SCARAB)[2]
    for kind, count in enumerate(box):
        held = sum(seat[kind] for seat in form["scarabs"])
        assert held + form["piles"][k.P_SCARAB][kind] == count
    assert form["scarab_counts"] == [sum(seat) for seat in form["scarabs"]]
    assert min(min(seat) for seat in form["scarabs"]) >= 0


def keys_are_conserved(rs: Ruleset, form: Form) -> None:
    """A key is in the supply, with a player, or laid down for good by one who entered (M6)."""
    assert form["key_supply"] + sum(form["keys"]) + entered(rs, form) == rs.keys
    assert min(form["key_supply"], *form["keys"]) >= 0


def jokers_are_conserved(rs: Ruleset, form: Form) -> None:
    assert form["joker_supply"] + sum(form["jokers"]) == rs.jokers
    assert min(form["joker_supply"], *form["jokers"]) >= 0


def piles_are_counted(rs: Ruleset, form: Form) -> None:
    assert len(form["piles"]) == len(form["pile_sizes"]) == rs.piles
    for counts, size in zip(form["piles"], form["pile_sizes"], strict=True):
        assert min(counts) >= 0
        assert sum(counts) == size
    for pile in (k.P_DIE, k.P_FIRST):
        assert form["piles"][pile] == rs.pile(pile)[2], "nothing is ever taken from here"
    opening = form["round"] == 0
    for frame in form["stack"]:
        opening |= rs.frames[frame[0]].name == "reveal"
    for pile, card in enumerate(form["tops"], start=k.P_HORUS):
        assert opening or card != k.UNKNOWN or form["pile_sizes"][pile] == 0, "no open card"


def adventurers_are_in_place(rs: Ruleset, form: Form) -> None:
    """S1, M5, M7: five each; who sleeps or is released is on no space; who is inside, inside."""
    assert len(form["positions"]) == len(form["statuses"]) == rs.players
    for places, statuses in zip(form["positions"], form["statuses"], strict=True):
        assert len(places) == len(statuses) == k.ADVENTURERS
        for i, (place, status) in enumerate(zip(places, statuses, strict=True)):
            assert 0 <= place <= rs.chamber
            assert (status == k.INSIDE) == (place == rs.chamber)
            assert status in (k.ACTIVE, k.RELEASED, k.SLEEPING, k.INSIDE)
            if status in (k.RELEASED, k.SLEEPING):
                assert place == 0
                assert i >= k.ADVENTURERS - k.STATUES, "only three ever lie at a statue"


def nobody_rests_on_osiris(rs: Ruleset, form: Form) -> None:
    """M8: an Osiris tile always throws on."""
    for places in form["positions"]:
        for place in places:
            if 0 < place < rs.chamber:
                assert rs.tile(form["tiles"][place - 1])[1] != k.T_OSIRIS


def statues_are_passed_once(rs: Ruleset, form: Form) -> None:
    """M5: who has an adventurer beyond a statue has none lying there."""
    for places, statuses in zip(form["positions"], form["statuses"], strict=True):
        for statue, after in enumerate(rs.edition.statues):
            if max(places) > after:
                assert statuses[k.ADVENTURERS - k.STATUES + statue] != k.SLEEPING


def sarcophagi_go_to_the_first(rs: Ruleset, form: Form) -> None:
    """M7: as many are owned as adventurers have entered, by seats that have one inside."""
    owners = [owner for owner in form["sarcophagi"] if owner != k.NOBODY]
    assert len(owners) == min(entered(rs, form), k.SARCOPHAGI)
    assert form["sarcophagi"][: len(owners)] == owners
    for seat in set(owners):
        inside = sum(place == rs.chamber for place in form["positions"][seat])
        assert inside >= owners.count(seat)


def hands_are_full_between_turns(rs: Ruleset, form: Form) -> None:
    """T3: five cards; only within a turn the one whose turn it is has four."""
    sizes = [len(hand) for hand in form["hands"]]
    assert [len(known) for known in form["known"]] == sizes
    if form["round"] == 0:
        assert max(sizes) <= k.HAND
        return
    between_turns = top_frame(rs, form) in ("play", "over")
    for seat, size in enumerate(sizes):
        if seat == form["active"] and not between_turns:
            assert size in (k.HAND - 1, k.HAND)
        else:
            assert size == k.HAND


def owners_know_their_cards(rs: Ruleset, form: Form) -> None:
    """P1: a card in a hand is known to its owner alone, or to everybody."""
    everybody = (1 << rs.players) - 1
    for seat, known in enumerate(form["known"]):
        assert set(known) <= {1 << seat, everybody}


def the_table_is_in_range(rs: Ruleset, form: Form) -> None:
    """Every number that is an index points at something that exists."""
    for name in ("first", "regular", "active"):
        assert 0 <= form[name] < rs.players
    assert len(form["tiles"]) == rs.spaces
    assert all(0 <= tile < rs.tile_kinds for tile in form["tiles"])
    assert all(0 <= card < rs.card_kinds for hand in form["hands"] for card in hand)
    assert all(0 <= seat < rs.players for seat in form["queue"])
    assert 1 <= len(form["stack"]) <= k.MAX_STACK
    for kind, seat, *_ in form["stack"]:
        assert 0 <= kind < len(rs.frames)
        assert k.NOBODY <= seat < rs.players
    assert form["round"] <= k.ROUND_LIMIT


def over_means_over(rs: Ruleset, form: Form) -> None:
    """E1, E2: there is a reason exactly when the game is over, and it is a true one."""
    assert (form["reason"] != k.RUNNING) == (top_frame(rs, form) == "over")
    match form["reason"]:
        case k.BY_TOMB:
            assert entered(rs, form) >= k.SARCOPHAGI
        case k.BY_STANDSTILL:
            assert not form["could_move"]
        case k.BY_ROUND_LIMIT:
            assert form["round"] == k.ROUND_LIMIT
    if form["reason"] != k.RUNNING:
        assert len(form["stack"]) == 1
        assert form["queue"] == []


INVARIANTS: tuple[Invariant, ...] = (
    cards_are_conserved,
    tiles_are_conserved,
    scarabs_are_conserved,
    keys_are_conserved,
    jokers_are_conserved,
    piles_are_counted,
    adventurers_are_in_place,
    nobody_rests_on_osiris,
    statues_are_passed_once,
    sarcophagi_go_to_the_first,
    hands_are_full_between_turns,
    owners_know_their_cards,
    the_table_is_in_range,
    over_means_over,
)


def assert_invariants(rs: Ruleset, form: Form) -> None:
    """Raise ``AssertionError`` where any invariant is broken; a note says which."""
    for invariant in INVARIANTS:
        try:
            invariant(rs, form)
        except AssertionError as error:
            error.add_note(f"broken: {invariant.__name__}")
            raise
