"""Reading and checking of the expansion modules' tables in an edition file.

Each reader gives the table that ends up in ``Edition.modules``: the file's own entries, checked and
without their statuses. Every module may be left out of a file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from luxor.core.edition import HAND, MAX_COPIES, MAX_PLAYERS, PLAYERS_MIN, FrozenTable
from luxor.core.modules.sceptres import MOST_UNDER
from luxor.notation.edition_components import MAX_TOTAL, check_total, read_columns
from luxor.notation.edition_reader import Section
from luxor.notation.text import listed, nearest, shown

DIE_FACES = (1, 2, 3, 4, 5, 6)
WAKE_UP = ("one_and_end", "all_and_end", "all_and_go_on")
GOODS = ("scarab", "joker", "key")
EFFECTS = (
    "move_card",
    "swap_scarab",
    "single_step",
    "new_hand",
    "points_2",
    "rearmost_2",
    "horus_card",
    "scarab",
    "lowest_treasure",
    "keys_2",
    "two_of_three",
    "rearmost_4",
    "pairs",
    "all_4",
    "extra_turn",
)
EQUIPMENT = ("0", "1+", "2+", "3+", "6", "die+-1")
POWERS = (
    "reroll",
    "rearrange",
    "free_choice",
    "plunder",
    "one_tile",
    "temple_reader",
    "collector",
    "key_turner",
)
FACE_UP = 3
"""Mummy tiles lying face up (Y1)."""


@dataclass(frozen=True, slots=True)
class Seating:
    """What a module's components must suffice for; ``None`` where the file does not say."""

    players_max: int | None
    plain_spaces: int | None


Table = FrozenTable[object]
Reader = Callable[[Section, Seating], Table | None]


def read_modules(section: Section, seating: Seating) -> dict[str, Table]:
    """Give the tables of all modules the file has; seats and spaces must suffice for them."""
    tables: dict[str, Table] = {}
    for name, reader in READERS.items():
        part = section.section(name) if section.has(name) else None
        if part is None:
            continue
        table = reader(part, seating)
        part.close()
        if table is not None:
            tables[name] = table
    section.close()
    return tables


def _frozen(**entries: object) -> Table | None:
    """Give ``entries`` as an immutable table, or nothing if one of them is missing."""
    if any(value is None for value in entries.values()):
        return None
    return FrozenTable(
        (key, FrozenTable(value) if isinstance(value, Mapping) else value)
        for key, value in entries.items()
    )


def _mummy(section: Section, seating: Seating) -> Table | None:
    total = section.integer("total", FACE_UP, MAX_TOTAL)
    talismans = section.integer("talismans", 0, MAX_COPIES)
    highest = seating.players_max or MAX_PLAYERS
    seats = tuple(str(n) for n in range(PLAYERS_MIN, highest + 1))
    each = section.counts("talismans_each", seats, every=True)
    for players, count in (each or {}).items():
        if talismans is not None and int(players) * count > talismans:
            wrong = f"{players} players would start with {int(players) * count} of {talismans}"
            right = f"at most {talismans // int(players)} for each"
            section.problem(f"talismans_each.{players}", wrong, right)
    wake_up = section.groups("wake_up", WAKE_UP, DIE_FACES[0], DIE_FACES[-1])
    if wake_up and sorted(sum(wake_up.values(), ())) != list(DIE_FACES):
        section.problem("wake_up", "the faces are not all there once", "each of 1 to 6 once")
    goods = section.words("two_of_three", f"three of {listed(GOODS)}", GOODS)
    if goods is not None and len(goods) != len(GOODS):
        section.problem("two_of_three", f"{len(goods)} things", f"three: {', '.join(GOODS)}")
    return _frozen(
        total=total,
        talismans=talismans,
        talismans_each=each,
        wake_up=wake_up,
        two_of_three=None if goods is None else tuple(sorted(goods, key=GOODS.index)),
        tiles=_mummy_tiles(section, total),
    )


def _mummy_tiles(section: Section, total: int | None) -> tuple[Table, ...] | None:
    rows = section.rows("tiles", "effect", "rows of effect, price and copies")
    if rows is None:
        return None
    tiles: dict[str, Table] = {}
    counted: list[int] = []
    good = True
    for row in rows:
        effect = row.text("effect", listed(EFFECTS))
        price = row.integer("price", 1 if effect == "extra_turn" else 0, MAX_COPIES)
        copies = row.integer("copies", 0, MAX_COPIES)
        row.close()
        if effect is not None and effect not in EFFECTS:
            row.problem("effect", f"{shown(effect)} is unknown", nearest(effect, EFFECTS))
        elif effect in tiles:
            row.problem("effect", "is there twice", "one row, with the copies added up")
        elif effect is not None and price is not None and copies is not None:
            tiles[effect] = FrozenTable({"effect": effect, "price": price, "copies": copies})
            counted.append(copies)
            continue
        good = False
    if not good:
        return None
    check_total(section, "total", total, counted)
    return tuple(tiles[effect] for effect in EFFECTS if effect in tiles)


def _equipment(section: Section, seating: Seating) -> Table | None:
    total = section.integer("total", 0, MAX_TOTAL)
    per_colour = section.integer("per_colour", HAND, MAX_COPIES)
    cards = section.counts("cards", EQUIPMENT)
    if cards is not None:
        check_total(section, "per_colour", per_colour, cards.values())
    if None not in (total, per_colour, seating.players_max):
        needed = (per_colour or 0) * (seating.players_max or 0)
        if total != needed:
            wrong = f"{total} declared, but {seating.players_max} colours have {per_colour} each"
            section.problem("total", wrong, str(needed))
    return _frozen(total=total, per_colour=per_colour, cards=cards)


def _sceptres(section: Section, seating: Seating) -> Table | None:
    total = section.integer("total", 1, MOST_UNDER)
    columns = read_columns(section)
    if columns is None:
        return None
    points, needs, copies = zip(*columns, strict=True) if columns else ((), (), ())
    check_total(section, "total", total, copies)
    if total is not None and seating.plain_spaces is not None and total > seating.plain_spaces:
        wrong = f"{total} sceptres, but {seating.plain_spaces} treasure spaces without a symbol"
        section.problem("total", wrong, f"at most {seating.plain_spaces}, one lies under each (N1)")
    return _frozen(total=total, points=points, needs=needs, copies=copies)


def _characters(section: Section, seating: Seating) -> Table | None:
    total = section.integer("total", 1, len(POWERS))
    powers = section.words("powers", f"some of {listed(POWERS)}", POWERS)
    if powers is None:
        return None
    if total is not None and total != len(powers):
        section.problem("total", f"{total} declared, {len(powers)} listed", str(len(powers)))
    if seating.players_max is not None and len(powers) < seating.players_max:
        wrong = f"{len(powers)} characters"
        section.problem("powers", wrong, f"at least {seating.players_max}, one for each player")
    return _frozen(total=total, powers=tuple(name for name in POWERS if name in powers))


READERS: dict[str, Reader] = {
    "mummy": _mummy,
    "equipment": _equipment,
    "sceptres": _sceptres,
    "characters": _characters,
}
