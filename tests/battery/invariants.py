"""What holds at every node of every game, whatever was played.

Each function gets the tables and :meth:`State.to_dict` of one position and raises
``AssertionError`` where its invariant is broken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from luxor.core import constants as k
from luxor.core.modules.characters import POWERS
from luxor.core.ruleset import Ruleset

Form = dict[str, Any]
Invariant = Callable[[Ruleset, Form], None]

TILE_PILES = (k.P_OSIRIS, k.P_TREASURE, *range(k.P_TEMPLE, k.P_SCARAB))


@cache
def kits(rs: Ruleset) -> tuple[int, ...]:
    """Return the piles of equipment cards, one for each colour."""
    return tuple(i for i, name in enumerate(rs.pile_names) if name.startswith("kit"))


@cache
def card_piles(rs: Ruleset) -> tuple[int, ...]:
    """Return the piles that hold cards."""
    return (k.P_DRAW, k.P_DISCARD, *range(k.P_HORUS, k.P_HORUS + k.LEVELS), *kits(rs))


@cache
def layout(rs: Ruleset) -> dict[str, list[slice]]:
    """Return where each datum of the modules lies, by ``module.name``, for each seat or once."""
    return {
        f"{module.name}.{datum.name}": [
            slice(start + i * datum.size, start + (i + 1) * datum.size)
            for i in range(rs.players if datum.per_seat else 1)
        ]
        for module in rs.modules
        for datum in module.data
        for start in (module.offsets[datum.name],)
    }


def data(rs: Ruleset, form: Form, name: str) -> list[list[int]]:
    """Return the bytes of a datum, for each seat or once for the table; none without its module."""
    return [form["data"][part] for part in layout(rs).get(name, ())]


def powers(rs: Ruleset, form: Form) -> list[str]:
    """Return each seat's power; an empty text where there is none."""
    return [POWERS[number] for (number,) in data(rs, form, "characters.power")] or [""] * rs.players


def waiting(rs: Ruleset, form: Form, name: str) -> int:
    """Return how many frames of a name lie on the stack."""
    return sum(rs.frames[frame[0]].name == name for frame in form["stack"])


def in_piles(rs: Ruleset, form: Form, piles: tuple[int, ...]) -> Counter[int]:
    """Return how many of each kind lie in some piles."""
    found: Counter[int] = Counter()
    for pile in piles:
        _, first, full = rs.pile(pile)
        assert len(form["piles"][pile]) == len(full)
        for i, count in enumerate(form["piles"][pile]):
            found[first + i] += count
    return +found


@cache
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
    found = in_piles(rs, form, card_piles(rs))
    for hand in form["hands"]:
        found.update(hand)
    found.update(card for card in form["tops"] if card != k.UNKNOWN)
    assert found == in_full_piles(rs, card_piles(rs))


def tiles_are_conserved(rs: Ruleset, form: Form) -> None:
    """Tiles lie on the board or in their pile; treasures may also lie with a player."""
    box = in_full_piles(rs, TILE_PILES).copy()
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
    for seat, power in enumerate(powers(rs, form)):
        points += sum(form["treasures"][seat]) if power == "plunder" else 0
    others = sum(form["scores"]) - points
    by_mummy_tiles = bool(data(rs, form, "mummy.mummy"))
    assert others == 0 or (others > 0 and by_mummy_tiles), "treasures do not make the points"


def scarabs_are_conserved(rs: Ruleset, form: Form) -> None:
    """A scarab is in the supply, with a player, or back in the box for good (Y10)."""
    box = rs.pile(k.P_SCARAB)[2]
    gone = data(rs, form, "mummy.gone_scarabs")
    for kind, count in enumerate(box):
        held = sum(seat[kind] for seat in form["scarabs"])
        held += sum(seat[kind] for seat in gone)
        assert held + form["piles"][k.P_SCARAB][kind] == count
    assert form["scarab_counts"] == [sum(seat) for seat in form["scarabs"]]
    assert data(rs, form, "mummy.gone") == [[sum(seat)] for seat in gone]
    assert min(min(seat) for seat in form["scarabs"] + gone) >= 0


def keys_are_conserved(rs: Ruleset, form: Form) -> None:
    """A key is in the supply, with a player, or laid for good: one to enter (M6), others by C2."""
    laid = rs.keys - form["key_supply"] - sum(form["keys"])
    more = laid - entered(rs, form)
    assert more == 0 or (more > 0 and "key_turner" in powers(rs, form))
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
            assert status in (k.ACTIVE, k.RELEASED, k.SLEEPING, k.INSIDE, k.FALLEN)
            if status == k.FALLEN:
                assert 0 < place < rs.chamber
                assert data(rs, form, "mummy.mummy"), "nobody falls without the mummy"
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
    """T3, Q4: five cards; only within a turn the one whose turn it is has one or two fewer.

    While a new hand is dealt (Y10) it may have any number.
    """
    sizes = [len(hand) for hand in form["hands"]]
    assert [len(known) for known in form["known"]] == sizes
    assert max(sizes) <= k.HAND
    if form["round"] == 0:
        return
    played = 2 if kits(rs) else 1
    for seat, size in enumerate(sizes):
        if seat != form["active"] or top_frame(rs, form) in FULL_HANDED:
            assert size == k.HAND
        elif not waiting(rs, form, "new_hand"):
            assert size >= k.HAND - played


FULL_HANDED = ("play", "over", "wake", "wake_roll", "raise", "mummy_tile", "turn_up_mummy_tile")
"""Questions that come before a turn's card is played, or after the hand was filled up."""


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
    assert len(form["queue"]) <= k.MAX_QUEUE
    assert rs.modules or not form["queue"]
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
            assert not form["could_move"] & k.ABLE
        case k.BY_ROUND_LIMIT:
            assert form["round"] == k.ROUND_LIMIT
    if form["reason"] != k.RUNNING:
        assert len(form["stack"]) == 1
        assert form["queue"] == []


# --- modules ---------------------------------------------------------------------------------


def who_could_move_is_noted(rs: Ruleset, form: Form) -> None:
    """E2: once everybody knows, nothing else counts; before, secrets only of those asked."""
    bits = form["could_move"]
    seats = (1 << rs.players) - 1
    if bits & k.COULD:
        assert bits == k.COULD
    else:
        secretly, asked = bits // k.SECRETLY & seats, bits // k.ASKED
        assert bits == secretly * k.SECRETLY + asked * k.ASKED
        assert secretly & ~asked == 0
        assert asked <= seats
        assert asked == 0 or any(module.name in MAY_STAY for module in rs.modules)


MAY_STAY = ("equipment", "characters")
"""Modules with which a card may be played without a move though another allows one."""


def mummy_tiles_are_conserved(rs: Ruleset, form: Form) -> None:
    """Y1, Y9: in the pile, face up, or discarded; three lie face up when none is about to come."""
    if not data(rs, form, "mummy.open"):
        return
    pile, used = (rs.pile_names.index(name) for name in ("mummy_tiles", "mummy_discards"))
    (open_tiles,) = data(rs, form, "mummy.open")
    found = in_piles(rs, form, (pile, used))
    found.update(tile - 1 for tile in open_tiles if tile)
    assert found == in_full_piles(rs, (pile,))
    if form["round"] > 0:
        assert open_tiles.count(0) == waiting(rs, form, "turn_up_mummy_tile")
        assert data(rs, form, "mummy.done") in ([[0]], [[1]])


def talismans_are_conserved(rs: Ruleset, form: Form) -> None:
    """Y1: with the players or in the supply."""
    held = [number for (number,) in data(rs, form, "mummy.talismans")]
    if held and form["round"] > 0:
        ((supply,),) = data(rs, form, "mummy.supply")
        table: Any = rs.edition.modules["mummy"]
        assert sum(held) + supply == table["talismans"]
        assert min(supply, *held) >= 0


def the_mummy_stands_alone(rs: Ruleset, form: Form) -> None:
    """Y1, Y3, Y6, Y7: it is always on a tile, and nobody stands upright there."""
    if form["round"] > 0:
        for (place,) in data(rs, form, "mummy.mummy"):
            assert 0 < place < rs.chamber
            assert form["tiles"][place - 1], "its tile was taken"
            for places, statuses in zip(form["positions"], form["statuses"], strict=True):
                assert (place, k.ACTIVE) not in zip(places, statuses, strict=True)


def equipment_is_set_aside(rs: Ruleset, form: Form) -> None:
    """Q1: once hands are dealt, what is left of a colour is out of the game."""
    for pile in kits(rs):
        counts = form["piles"][pile]
        left = sum(rs.pile(pile)[2]) - k.HAND
        assert sum(counts) == left if form["round"] > 0 else sum(counts) >= left


def lower_tiles_lie_under_treasures(rs: Ruleset, form: Form) -> None:
    """N1, N2: each under another treasure, on a space without a symbol, until it is turned up."""
    if form["round"] > 0:
        for spaces in data(rs, form, "sceptres.under"):
            under = [space for space in spaces if space]
            assert len(set(under)) == len(under)
            for space in under:
                assert rs.space(space)[:2] == (0, k.P_TREASURE)
                assert rs.tile(form["tiles"][space - 1])[1] == k.T_TREASURE
            left = len(under) + waiting(rs, form, "turn_up")
            assert left == form["pile_sizes"][k.P_TREASURE]


def characters_are_dealt_once(rs: Ruleset, form: Form) -> None:
    """C1, C2: each with one player or out of the game; only some of them keep something."""
    if not data(rs, form, "characters.power"):
        return
    pile = rs.pile_names.index("characters")
    held = [power for power in powers(rs, form) if power]
    names = rs.kind_names[pile]
    left = [name for name, count in zip(names, form["piles"][pile], strict=True) if count]
    assert sorted(held + left) == sorted(names)
    assert form["round"] == 0 or len(held) == rs.players
    turned, bound = (data(rs, form, f"characters.{name}") for name in ("turned", "bound"))
    for seat, power in enumerate(powers(rs, form)):
        sets = min(form["treasures"][seat][:3]) if power == "collector" else 0
        assert 0 <= turned[seat][0] <= sets
        assert bound[seat][0] in ((0, 1) if power in ("one_tile", "key_turner") else (0,))


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
    who_could_move_is_noted,
    mummy_tiles_are_conserved,
    talismans_are_conserved,
    the_mummy_stands_alone,
    equipment_is_set_aside,
    lower_tiles_lie_under_treasures,
    characters_are_dealt_once,
)


def assert_invariants(rs: Ruleset, form: Form) -> None:
    """Raise ``AssertionError`` where any invariant is broken; a note says which."""
    for invariant in INVARIANTS:
        try:
            invariant(rs, form)
        except AssertionError as error:
            error.add_note(f"broken: {invariant.__name__}")
            raise
