"""What modules keep in a position: its lines, and the pieces that are declared with them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

from luxor.core import constants as k
from luxor.core.declarations import Datum, card_piles, tile_piles
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset

Form = dict[str, Any]
"""A whole position in numbers, as ``State.to_dict`` gives it."""


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


def kept_pieces(rs: Ruleset, form: Form) -> dict[tuple[str, str], list[str]]:
    """Return where data hold a piece of a pile: the line of each, by the pile and the kind."""
    kept: dict[tuple[str, str], list[str]] = defaultdict(list)
    for key, (datum, start) in data_lines(rs).items():
        numbers = form["data"][start : start + datum.size]
        if datum.pile and datum.type.words is None:
            kinds = rs.kind_names[rs.pile_names.index(datum.pile)]
            for kind, number in zip(kinds, numbers, strict=False):
                kept[datum.pile, kind] += [key] * number
        elif datum.pile:
            for number in numbers:
                if number != datum.type.nothing:
                    kept[datum.pile, datum.type.to_text(rs, number)].append(key)
    return kept


def fill_rest(rs: Ruleset, form: Form, given: Collection[str]) -> None:
    """Leave in piles and supplies that a text does not give what is nowhere else."""
    kept = kept_pieces(rs, form)
    for pile, others in _piles(rs):
        name, _, full = rs.pile(pile)
        if f"pile {name}" not in given:
            for i, kind in enumerate(rs.kind_names[pile]):
                elsewhere = sum(form["piles"][other][i] for other in others)
                form["piles"][pile][i] = max(full[i] - elsewhere - len(kept[name, kind]), 0)
    if "pile scarabs" not in given:
        for i, kind in enumerate(rs.kind_names[k.P_SCARAB]):
            left = form["piles"][k.P_SCARAB][i] - len(kept["scarabs", kind])
            form["piles"][k.P_SCARAB][i] = max(left, 0)
    for key, place, there, most in _supplies(rs, form):
        if key not in given:
            form["data"][place] = max(form["data"][place] + most - there, 0)


def check_pieces(rs: Ruleset, form: Form) -> None:
    """Raise ``PositionError`` where there is more of a module's pieces than the box has."""
    kept = kept_pieces(rs, form)
    for pile, others in _piles(rs):
        name, _, full = rs.pile(pile)
        for i, kind in enumerate(rs.kind_names[pile]):
            lines = kept[name, kind]
            there = sum(form["piles"][each][i] for each in (pile, *others)) + len(lines)
            what = f"{name.replace('_', ' ')} {kind}"
            check_number(lines[-1] if lines else f"pile {name}", there, what, full[i])
    for key, _, there, most in _supplies(rs, form):
        check_number(key, there, data_lines(rs)[key][0].rest_of, most)


def check_number(entry: str, there: int, what: str, most: int) -> None:
    """Raise ``PositionError`` where there is more of something than the box has."""
    if there > most:
        raise PositionError(entry, f"{there} {what} in all", f"at most {most}, as in the box")


def _piles(rs: Ruleset) -> Iterator[tuple[int, list[int]]]:
    """Yield each pile of a module's own pieces, and other piles that these pieces may be in."""
    base = {*range(k.BASE_PILES), *card_piles(rs), *tile_piles(rs)}
    own = [pile for pile in range(rs.piles) if pile not in base]
    for pile in own:
        same = [other for other in own if rs.kind_names[other] == rs.kind_names[pile]]
        if pile == same[0]:
            yield pile, same[1:]


def _supplies(rs: Ruleset, form: Form) -> Iterator[tuple[str, int, int, int]]:
    """Yield the line of each supply, its place in the data, how many there are, and in the box."""
    for module in rs.modules:
        for datum in module.data:
            if datum.rest_of:
                place, start = module.offsets[datum.name], module.offsets[datum.rest_of]
                there = form["data"][place] + sum(form["data"][start : start + rs.players])
                table: Any = rs.edition.modules[module.name]
                yield f"data {datum.name}", place, there, table[datum.rest_of]
