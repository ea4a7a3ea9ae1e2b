"""What holds in every position, reachable or not: no more pieces than the box has, and no nonsense.

The numbers must be in range, which ``State.fill`` checks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple

from luxor.core import constants as k
from luxor.core.declarations import PLACE, card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.core.text import listed
from luxor.notation.position_defaults import dealt_from, is_own, usual_origin
from luxor.notation.position_modules import Form, check_pieces, kept_pieces

_STATUSES = ("active", "released", "lying at a statue", "in the tomb chamber", "fallen")
MAX_SCORE = 9999
"""More points than any edition has."""

_LEADS_ON = (k.F_OVER, k.F_SETUP, k.F_TURN, k.F_TURN_END)


def check_position(rs: Ruleset, form: Form, given: Container[str] = ()) -> None:
    """Raise ``PositionError`` where a position cannot be played on; ``entry`` is its text key.

    ``given`` are the keys of the lines in a text: the last of them with a piece too many is it.
    """
    _check_stack(rs, form)
    for seat in range(rs.players):
        _check_adventurers(rs, form, seat)
        _check_hand(rs, form, seat)
        if not 0 <= form["scores"][seat] <= MAX_SCORE:
            wrong = f"{form['scores'][seat]}"
            raise PositionError(f"p{seat + 1} score", wrong, f"0 to {MAX_SCORE}")
    _check_piles(rs, form)
    _check_board(rs, form)
    for pieces in _all_pieces(rs, form):
        pieces.check(given)
    for seat, scarabs in enumerate(form["scarabs"]):
        if sum(scarabs) != form["scarab_counts"][seat]:
            wrong = f"{form['scarab_counts'][seat]} in all"
            raise PositionError(f"p{seat + 1} scarabs", wrong, f"{sum(scarabs)}")
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


def _check_board(rs: Ruleset, form: Form) -> None:
    for level, card in enumerate(form["tops"]):
        _, first, counts = rs.pile(k.P_HORUS + level)
        if card != k.UNKNOWN and not first <= card < first + len(counts):
            wrong = f"{rs.card_names[card]} lies open as the card of level {level + 1}"
            raise PositionError("horus", wrong, "a card of that level")
    for space, tile in enumerate(form["tiles"], start=1):
        fixed = rs.space(space)[2]
        if tile != fixed and rs.tile(tile)[1] == k.T_HORUS:
            right = f"{rs.tile_names[fixed]} or empty" if fixed else "another tile"
            raise PositionError(f"t{space}", f"{rs.tile_names[tile]} has its own spaces", right)
    jokers = sum(form["jokers"]) + form["joker_supply"]
    if jokers < rs.jokers:
        raise PositionError("jokers", f"{jokers} jokers in all", f"{rs.jokers}, as in the box")


# --- pieces ----------------------------------------------------------------------------------

Holding = tuple[str, int, int]
"""Key of a line, a kind of piece, and how many of it are there."""


class _Pieces(NamedTuple):
    """Pieces of some kinds: their names, how many the box has of each, and where they are."""

    what: str
    names: Sequence[object]
    full: Sequence[int]
    holdings: Iterable[Holding]

    def check(self, given: Container[str]) -> None:
        there: Counter[int] = Counter()
        last: dict[int, str] = {}
        for key, kind, count in self.holdings:
            there[kind] += count
            if count and (key in given or last.get(kind) not in given):
                last[kind] = key
        for kind, (name, most) in enumerate(zip(self.names, self.full, strict=False)):
            if there[kind] > most:
                wrong = f"{there[kind]} {self.what} {name}".rstrip()
                raise PositionError(last[kind], f"{wrong} in all", f"at most {most}, as in the box")


def _all_pieces(rs: Ruleset, form: Form) -> Iterator[_Pieces]:
    full = _full(rs, card_piles(rs), rs.card_kinds)
    yield _Pieces("cards", rs.card_names, full, _cards(rs, form))
    full = _full(rs, tile_piles(rs), rs.tile_kinds)
    for space in range(1, rs.chamber):
        full[rs.space(space)[2]] += 1
    board = enumerate(form["tiles"], start=1)
    tiles = list(_in_piles(rs, form, tile_piles(rs)))
    tiles += [(f"t{space}", tile, 1) for space, tile in board if tile]
    yield _Pieces("tiles", rs.tile_names, full, tiles)
    families = [rs.tile(kind) for kind in range(rs.tile_kinds)]
    types = {kind: tile[4] for kind, tile in enumerate(families) if tile[1] == k.T_TREASURE}
    most = [0] * k.TREASURE_TYPES
    for kind, number in types.items():
        most[number] += full[kind]
    lying = [(key, types[kind], count) for key, kind, count in tiles if kind in types]
    names = [*rs.treasure_types, *["of no type"] * k.TREASURE_TYPES]
    yield _Pieces("treasures", names, most, [*lying, *_held(form, "treasures")])
    values, copies = zip(*rs.edition.scarabs, strict=True)
    scarabs = [*_in_piles(rs, form, [k.P_SCARAB]), *_held(form, "scarabs")]
    kept = kept_pieces(rs, form)
    for kind, value in enumerate(values):
        scarabs += [(key, kind, 1) for key in kept["scarabs", str(value)]]
    yield _Pieces("scarabs of", values, copies, scarabs)
    for what, total in (("key", rs.keys), ("joker", rs.jokers)):
        supply = (f"{what}s", 0, form[f"{what}_supply"])
        yield _Pieces(f"{what}s", [""], [total], [supply, *_held(form, f"{what}s")])


def _held(form: Form, what: str) -> Iterator[Holding]:
    for seat, held in enumerate(form[what]):
        for kind, count in enumerate(held if isinstance(held, list) else [held]):
            yield f"p{seat + 1} {what}", kind, count


def _in_piles(rs: Ruleset, form: Form, piles: list[int]) -> Iterator[Holding]:
    for pile in piles:
        first = rs.pile(pile)[1]
        for i, count in enumerate(form["piles"][pile]):
            yield f"pile {rs.pile_names[pile]}", first + i, count


def _full(rs: Ruleset, piles: list[int], kinds: int) -> list[int]:
    """Return how many of each kind some piles have in a full box."""
    full = [0] * kinds
    for pile in piles:
        _, first, counts = rs.pile(pile)
        for i, count in enumerate(counts):
            full[first + i] += count
    return full


def _cards(rs: Ruleset, form: Form) -> Iterator[Holding]:
    starters = len(rs.edition.starter_cards)
    piles = [pile for pile in card_piles(rs) if pile != k.P_DISCARD]
    for key, card, count in _in_piles(rs, form, piles):
        yield "shuffled" if key == "pile draw" and card >= starters else key, card, count
    for seat, hand in enumerate(form["hands"]):
        yield from ((f"p{seat + 1} hand", card, 1) for card in hand)
    yield from (("horus", card, 1) for card in form["tops"] if card != k.UNKNOWN)
    yield from (("discard", card, n) for card, n in enumerate(form["piles"][k.P_DISCARD]))
