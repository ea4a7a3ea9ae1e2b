"""What holds in every position, reachable or not: no more pieces than the box has, and no nonsense.

The numbers must be in range, which ``State.fill`` checks.
"""

from __future__ import annotations

from luxor.core import constants as k
from luxor.core.declarations import PLACE, card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.core.text import listed
from luxor.notation.position_cards import is_own, usual_origin
from luxor.notation.position_defaults import Form, dealt_from
from luxor.notation.position_modules import check_number, check_pieces, kept_pieces

_STATUSES = ("active", "released", "lying at a statue", "in the tomb chamber", "fallen")
MAX_SCORE = 9999
"""More points than any edition has."""

_LEADS_ON = (k.F_OVER, k.F_SETUP, k.F_TURN, k.F_TURN_END)


def check_position(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` where a position cannot be played on; ``entry`` is its text key."""
    _check_stack(rs, form)
    for seat in range(rs.players):
        _check_adventurers(rs, form, seat)
        _check_hand(rs, form, seat)
    _check_piles(rs, form)
    _check_cards(rs, form)
    _check_tiles(rs, form)
    _check_supplies(rs, form)
    for seat, score in enumerate(form["scores"]):
        if not 0 <= score <= MAX_SCORE:
            raise PositionError(f"p{seat + 1} score", f"{score}", f"0 to {MAX_SCORE}")
    used = [
        module.offsets[d.name] + d.size * (rs.players if d.per_seat else 1)
        for module in rs.modules
        for d in module.data
    ]
    if any(form["data"][max(used, default=0) :]):
        raise PositionError("data", "numbers that no module keeps", "0 behind the last datum")
    check_pieces(rs, form)
    for module in rs.modules:
        module.check_position(rs, form)


def _check_stack(rs: Ruleset, form: Form) -> None:
    kinds = [frame[0] for frame in form["stack"]]
    if not kinds or kinds[0] not in _LEADS_ON:
        wrong = f"{rs.frames[kinds[0]].name} at the bottom" if kinds else "no frames"
        names = ", ".join(rs.frames[kind].name for kind in _LEADS_ON)
        raise PositionError(
            "stack", wrong, f"one of {names} first, which leads on to the next turn"
        )
    asked, able = form["could_move"] // k.ASKED, form["could_move"] % k.ASKED // k.SECRETLY
    if (form["could_move"] & k.COULD and form["could_move"] != k.COULD) or able & ~asked:
        right = "no, yes, or the seats asked and those of them able"
        raise PositionError("moved", "not what a round comes to", right)
    if (k.F_OVER in kinds) != (form["reason"] != k.RUNNING) or k.F_OVER in kinds[1:]:
        right = "ended: tomb, standstill or round_limit, and stack: over - or no stack"
        raise PositionError("ended", "the reason does not fit the stack", right)


def _check_adventurers(rs: Ruleset, form: Form, seat: int) -> None:
    pairs = zip(form["positions"][seat], form["statuses"][seat], strict=True)
    for i, (place, status) in enumerate(pairs):
        at_statue = place == 0 and i >= k.ADVENTURERS - k.STATUES
        fits = {
            k.ACTIVE: place < rs.chamber,
            k.RELEASED: at_statue,
            k.SLEEPING: at_statue,
            k.INSIDE: place == rs.chamber,
            k.FALLEN: 0 < place < rs.chamber,
        }
        if not fits[status]:
            wrong = f"a{i + 1} is {_STATUSES[status]} on {PLACE.to_text(rs, place)}"
            if status in (k.RELEASED, k.SLEEPING):
                wrong = f"a{i + 1} has no statue" if place == 0 else wrong
            right = "stairs stairs statue statue statue at the start (S1)"
            raise PositionError(f"p{seat + 1}", wrong, right)


def _check_hand(rs: Ruleset, form: Form, seat: int) -> None:
    everybody = (1 << rs.players) - 1
    hand = zip(form["hands"][seat], form["known"][seat], form["origins"][seat], strict=True)
    for card, known, origin in hand:
        key = f"p{seat + 1} hand"
        if card == k.UNKNOWN or known not in (1 << seat, everybody):
            name = "a card" if card == k.UNKNOWN else rs.card_names[card]
            right = "each card known to its owner or to all"
            raise PositionError(key, f"{name} known to some", right)
        origins = {usual_origin(rs, card, known == everybody), k.P_HELD}
        if is_own(rs, seat, card):
            origins.add(dealt_from(rs, seat))
        if origin not in origins:
            wrong = f"{rs.card_names[card]} comes from the pile {rs.pile_names[origin]}"
            raise PositionError(key, wrong, listed(rs.pile_names[pile] for pile in sorted(origins)))


def _check_piles(rs: Ruleset, form: Form) -> None:
    for pile, counts in enumerate(form["piles"]):
        key = f"pile {rs.pile_names[pile]}"
        if sum(counts) != form["pile_sizes"][pile]:
            wrong = f"a size of {form['pile_sizes'][pile]}"
            raise PositionError(key, wrong, f"{sum(counts)}, the sum of its counts")
        if pile in (k.P_DIE, k.P_FIRST, k.P_HELD) and counts != rs.pile(pile)[2]:
            raise PositionError(key, "it has changed", "as it is at the start, always")


def _totals(rs: Ruleset, form: Form, piles: list[int], kinds: int) -> tuple[list[int], list[int]]:
    """Return how many of each kind some piles have now, and have in a full box."""
    now, full = [0] * kinds, [0] * kinds
    for pile in piles:
        _, first, counts = rs.pile(pile)
        for i, count in enumerate(counts):
            full[first + i] += count
            now[first + i] += form["piles"][pile][i]
    return now, full


def _check_cards(rs: Ruleset, form: Form) -> None:
    there, full = _totals(rs, form, card_piles(rs), rs.card_kinds)
    for card in (card for hand in form["hands"] for card in hand):
        there[card] += 1
    for level, card in enumerate(form["tops"]):
        if card == k.UNKNOWN:
            continue
        there[card] += 1
        _, first, counts = rs.pile(k.P_HORUS + level)
        if not first <= card < first + len(counts):
            wrong = f"{rs.card_names[card]} lies open as the card of level {level + 1}"
            raise PositionError("horus", wrong, "a card of that level")
    for card, name in enumerate(rs.card_names):
        check_number("cards", there[card], f"cards {name}", full[card])


def _check_tiles(rs: Ruleset, form: Form) -> None:
    there, full = _totals(rs, form, tile_piles(rs), rs.tile_kinds)
    for space, tile in enumerate(form["tiles"], start=1):
        there[tile] += 1
        fixed = rs.space(space)[2]
        full[fixed] += 1
        if tile != fixed and rs.tile(tile)[1] == k.T_HORUS:
            right = f"{rs.tile_names[fixed]} or empty" if fixed else "another tile"
            raise PositionError(f"t{space}", f"{rs.tile_names[tile]} has its own spaces", right)
    for tile, name in enumerate(rs.tile_names[1:], start=1):
        check_number("tiles", there[tile], f"tiles {name}", full[tile])
    for number in range(k.TREASURE_TYPES):
        name = rs.treasure_types[number] if number < len(rs.treasure_types) else "of no type"
        kinds = [
            kind
            for kind in range(1, rs.tile_kinds)
            if rs.tile(kind)[1] == k.T_TREASURE and rs.tile(kind)[4] == number
        ]
        held = sum(treasures[number] for treasures in form["treasures"])
        lying = sum(there[kind] for kind in kinds)
        most = sum(full[kind] for kind in kinds)
        check_number("treasures", held + lying, f"treasures {name}", most)


def _check_supplies(rs: Ruleset, form: Form) -> None:
    check_number("keys", sum(form["keys"]) + form["key_supply"], "keys", rs.keys)
    jokers = sum(form["jokers"]) + form["joker_supply"]
    if jokers != rs.jokers:
        raise PositionError("jokers", f"{jokers} jokers in all", f"{rs.jokers}, as in the box")
    kept = kept_pieces(rs, form)
    for kind, (value, copies) in enumerate(rs.edition.scarabs):
        lines = kept["scarabs", str(value)]
        there = sum(held[kind] for held in form["scarabs"]) + form["piles"][k.P_SCARAB][kind]
        entry = lines[-1] if lines else "scarabs"
        check_number(entry, there + len(lines), f"scarabs of {value}", copies)
    for seat, scarabs in enumerate(form["scarabs"]):
        if sum(scarabs) != form["scarab_counts"][seat]:
            wrong = f"{form['scarab_counts'][seat]} in all"
            raise PositionError(f"p{seat + 1} scarabs", wrong, f"{sum(scarabs)}")
