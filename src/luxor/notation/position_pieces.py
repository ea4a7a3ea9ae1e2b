"""All pieces of a position: how many the box has of each kind, and where they are.

What is nowhere else lies in a pile or a supply, and there are never more than in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import getitem
from typing import Any, NamedTuple

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.declarations import Datum, card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset

Form = dict[str, Any]
"""A whole position in numbers, as ``State.to_dict`` gives it."""

Path = tuple[Any, ...]
"""Where a form has something: an entry and perhaps an index or a slice."""

Holding = tuple[str, int, int]
"""Key of a line, a kind of piece, and how many of it are there."""


def put(form: Form, path: Path, value: Any) -> None:
    """Write a value into a form."""
    *outer, last = path
    reduce(getitem, outer, form)[last] = value


def derived(rs: Ruleset, form: Form) -> Form:
    """Return the entries that follow from others: what never changes, is left or is counted."""
    same = (k.P_DIE, k.P_FIRST, k.P_HELD)
    piles = [rs.pile(i)[2] if i in same else counts for i, counts in enumerate(form["piles"])]
    used = max((start + datum.size for datum, start in data_lines(rs).values()), default=0)
    return {
        "piles": piles,
        "pile_sizes": [sum(counts) for counts in piles],
        "scarab_counts": [sum(counts) for counts in form["scarabs"]],
        "joker_supply": max(rs.jokers - sum(form["jokers"]), 0),
        "data": form["data"][:used] + [0] * len(form["data"][used:]),
    }


class Pieces(NamedTuple):
    """Pieces of some kinds: their names, how many the box has of each, and where they are.

    ``rest`` is the line of the pile or supply with those that are nowhere else, at ``path``.
    """

    what: str
    names: Sequence[object]
    full: Sequence[int]
    holdings: Iterable[Holding]
    rest: str = ""
    path: Path = ()

    def check(self) -> None:
        """Raise ``PositionError`` where there are more than the box has; the last one is named."""
        there: Counter[int] = Counter()
        last: dict[int, str] = {}
        for key, kind, count in self.holdings:
            there[kind] += count
            if count:
                last[kind] = key
        for kind, (name, most) in enumerate(zip(self.names, self.full, strict=False)):
            if there[kind] > most:
                wrong = f"{there[kind]} {self.what} {name}".rstrip()
                raise PositionError(last[kind], f"{wrong} in all", f"at most {most}, as in the box")

    def fill_rest(self, form: Form, given: Container[str]) -> None:
        """Leave what is nowhere else in its pile or supply, unless that has a line."""
        if self.rest not in given:
            left = list(self.full)
            for key, kind, count in self.holdings:
                left[kind] -= 0 if key == self.rest else count
            put(form, self.path, [max(count, 0) for count in left])


def all_pieces(rs: Ruleset, form: Form) -> Iterator[Pieces]:
    """Yield the pieces of a game."""
    full = _full(rs, card_piles(rs), rs.card_kinds)
    yield Pieces("cards", rs.card_names, full, _cards(rs, form))
    full = _full(rs, tile_piles(rs), rs.tile_kinds)
    for space in range(1, rs.chamber):
        full[rs.space(space)[2]] += 1
    board = enumerate(form["tiles"], start=1)
    tiles = list(_in_piles(rs, form, tile_piles(rs)))
    tiles += [(f"t{space}", tile, 1) for space, tile in board if tile]
    yield Pieces("tiles", rs.tile_names, full, tiles)
    families = [rs.tile(kind) for kind in range(rs.tile_kinds)]
    types = {kind: tile[4] for kind, tile in enumerate(families) if tile[1] == k.T_TREASURE}
    most = [0] * k.TREASURE_TYPES
    for kind, number in types.items():
        most[number] += full[kind]
    lying = [(key, types[kind], count) for key, kind, count in tiles if kind in types]
    yield Pieces("treasures", rs.treasure_types, most, [*lying, *_held(form, "treasures")])
    for what, total in (("key", rs.keys), ("joker", rs.jokers)):
        supply = (f"{what}s", 0, form[f"{what}_supply"])
        yield Pieces(f"{what}s", [""], [total], [supply, *_held(form, f"{what}s")])
    yield from left_over(rs, form)


def left_over(rs: Ruleset, form: Form) -> Iterator[Pieces]:
    """Yield the pieces of which the rest is in a pile or a supply: scarabs and those of modules."""
    base = {*range(k.BASE_PILES), *card_piles(rs), *tile_piles(rs)} - {k.P_SCARAB}
    own = [pile for pile in range(rs.piles) if pile not in base]
    for pile in own:
        same = [other for other in own if rs.kind_names[other] == rs.kind_names[pile]]
        if pile == same[0]:
            name, first, full = rs.pile(pile)
            holdings = [(key, kind - first, n) for key, kind, n in _in_piles(rs, form, same)]
            holdings += _held(form, "scarabs") if pile == k.P_SCARAB else ()
            holdings += _kept(rs, form, pile)
            what = "scarabs of" if pile == k.P_SCARAB else name.replace("_", " ")
            key = f"pile {name}"
            yield Pieces(what, rs.kind_names[pile], full, holdings, key, ("piles", pile))
    lines = data_lines(rs)
    for supply, (datum, place) in lines.items():
        if datum.rest_of:
            keys = [key for key in lines if f"{key} ".startswith(f"data {datum.rest_of} ")]
            holdings = [(key, 0, form["data"][lines[key][1]]) for key in (supply, *keys)]
            (table,) = [rs.edition.modules[m.name] for m in rs.modules if datum in m.data]
            most: Any = table[datum.rest_of]
            path = ("data", slice(place, place + 1))
            yield Pieces(datum.rest_of, [""], [most], holdings, supply, path)


_WITHOUT_LINE = (k.P_DISCARD, k.P_DIE, k.P_FIRST, k.P_HELD)
"""Piles without a line ``pile NAME``: they have another one, or never change."""


def pile_keys(rs: Ruleset) -> dict[str, int]:
    """Return the key of the line for each pile."""
    names = enumerate(rs.pile_names)
    return {f"pile {name}": pile for pile, name in names if pile not in _WITHOUT_LINE}


def data_lines(rs: Ruleset) -> dict[str, tuple[Datum, int]]:
    """Return the key of each line of module data, what it says, and where in the data it is."""
    places = {}
    for module in rs.modules:
        for datum in module.data:
            start = module.offsets[datum.name]
            owners = [f" p{seat + 1}" for seat in range(rs.players)] if datum.per_seat else [""]
            for i, owner in enumerate(owners):
                places[f"data {datum.name}{owner}"] = (datum, start + i * datum.size)
    return places


# --- where pieces are ------------------------------------------------------------------------


def _held(form: Form, what: str) -> Iterator[Holding]:
    for seat, held in enumerate(form[what]):
        for kind, count in enumerate(held if isinstance(held, list) else [held]):
            yield f"p{seat + 1} {what}", kind, count


def _in_piles(rs: Ruleset, form: Form, piles: list[int]) -> Iterator[Holding]:
    for pile in piles:
        first = rs.pile(pile)[1]
        for i, count in enumerate(form["piles"][pile]):
            yield f"pile {rs.pile_names[pile]}", first + i, count


def _kept(rs: Ruleset, form: Form, pile: int) -> Iterator[Holding]:
    """Yield the pieces of a pile that modules keep in their data."""
    for key, (datum, start) in data_lines(rs).items():
        if datum.pile == rs.pile_names[pile]:
            numbers = form["data"][start : start + datum.size]
            kinds = rs.kind_names[pile]
            if datum.type.words is None:
                yield from ((key, i, n) for i, n in enumerate(numbers[: len(kinds)]))
            else:
                words = (datum.type.to_text(rs, n) for n in numbers if n != datum.type.nothing)
                yield from ((key, kinds.index(word), 1) for word in words)


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


# --- where hands come from -------------------------------------------------------------------


@lru_cache(maxsize=64)
def after_setup(rs: Ruleset) -> Form:
    """Return a game after its set-up: where hands are dealt from, what modules keep."""
    s = engine.new_game(rs)
    engine.deal(s, Rng(0))
    return s.to_dict()


def dealt_from(rs: Ruleset, seat: int) -> int:
    """Return the pile from which a seat gets its first hand (S3, Q1)."""
    pile: int = after_setup(rs)["origins"][seat][0] if rs.modules else k.P_DRAW
    return pile


HELD, DRAWN = "~", "*"
"""Marks of a hand card: held since before the last shuffle; drawn though the seat was dealt some
of its kind from a pile of its own."""


def origins(rs: Ruleset, seat: int, card: int, *, to_all: bool) -> dict[str, int]:
    """Return the pile that a hand card came from, by the mark that the card has in a position.

    Those that all know were taken from the Horus board.
    """
    eyes = rs.card(card)[3]
    drawn = k.P_HORUS + eyes - 1 if eyes and to_all else k.P_DRAW
    pile = dealt_from(rs, seat)
    _, first, full = rs.pile(pile)
    if pile != k.P_DRAW and 0 <= card - first < len(full) and full[card - first] > 0:
        return {"": pile, HELD: k.P_HELD, DRAWN: drawn}
    return {"": drawn, HELD: k.P_HELD}
