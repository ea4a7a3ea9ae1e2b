"""Reading and checking of the cards, tiles and supplies of an edition file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from luxor.core.edition import (
    ADVENTURERS,
    HORUS_LEVELS,
    MAX_COPIES,
    MAX_HORUS_KINDS_PER_LEVEL,
    MAX_OSIRIS_NUMBER,
    MAX_PLAYERS,
    MAX_POINTS,
    MAX_SCARAB_KINDS,
    MAX_SCARABS,
    MAX_SET_POINTS,
    MAX_SET_SCORES,
    MAX_STEPS,
    PLAYERS_MIN,
    SARCOPHAGI,
    TEMPLE_BACKS,
    TEMPLE_FRONTS,
    TREASURE_TYPES,
    CardSpec,
    TempleSpec,
    TreasureSpec,
)
from luxor.notation.edition_reader import Section
from luxor.notation.text import shown

_STEPS = range(1, MAX_STEPS + 1)
MAX_TOTAL = 250
LEVELS = tuple(range(1, HORUS_LEVELS + 1))


@dataclass(frozen=True, slots=True)
class Players:
    """How many can play without the expansion and at all, and their colours."""

    base: int
    most: int
    colours: tuple[str, ...]


STARTER_NAMES: dict[str, tuple[str, int]] = {
    **{str(n): ("number", n) for n in _STEPS},
    "+-1": ("step", 1),
    "die": ("die", 0),
}
"""Family and value of every starter card an edition can have, in the fixed order of the kinds."""

HORUS_NAMES: dict[str, tuple[str, int]] = {
    **{f"1-{n}": ("range", n) for n in _STEPS if n > 1},
    "1-die": ("range_die", 0),
    "last": ("last", 0),
    **{f"all{n}": ("all", n) for n in _STEPS},
    **{f"fewer{n}": ("fewer", n) for n in _STEPS},
}
"""The same for the Horus cards of one level, without the level."""


def check_total(section: Section, key: str, declared: int | None, found: Iterable[int]) -> None:
    """Note a problem if ``found`` does not add up to what ``key`` declares."""
    summed = sum(found)
    if declared is not None and declared != summed:
        wrong = f"{declared} declared, but the copies add up to {summed}"
        section.problem(key, wrong, f"{summed}, or other copies")


def read_players(section: Section) -> Players | None:
    """Give the seats at the table."""
    base = section.integer("base", PLAYERS_MIN, MAX_PLAYERS)
    most = section.integer("max", base or PLAYERS_MIN, MAX_PLAYERS)
    colours = section.words("colours", "one colour for each player")
    section.integer("adventurers", ADVENTURERS, ADVENTURERS)
    section.close()
    for word in colours or ():
        if not re.fullmatch("[a-z]{1,20}", word):
            section.problem("colours", f"{shown(word)} is no colour", "one word of small letters")
    if colours is not None and most is not None and len(colours) != most:
        section.problem("colours", f"{len(colours)} colours", f"{most}, one for each player")
    if base is None or most is None or colours is None:
        return None
    return Players(base, most, colours)


def read_starter_cards(section: Section) -> tuple[CardSpec, ...] | None:
    """Give the kinds of starter cards."""
    total = section.integer("total", 1, MAX_TOTAL)
    cards = section.counts("cards", tuple(STARTER_NAMES))
    section.close()
    if cards is None:
        return None
    check_total(section, "total", total, cards.values())
    return tuple(CardSpec(name, *STARTER_NAMES[name], 0, copies) for name, copies in cards.items())


def read_horus_cards(section: Section, *, extra: bool) -> tuple[CardSpec, ...] | None:
    """Give the kinds of Horus cards, level by level.

    The base game declares how many there are in each level, the ``extra`` ones their total.
    """
    key = "total" if extra else "per_level"
    declared = section.integer(key, 0 if extra else 1, MAX_TOTAL)
    levels = [section.counts(f"level_{level}", tuple(HORUS_NAMES)) for level in LEVELS]
    section.close()
    cards: list[CardSpec] = []
    for level, counts in zip(LEVELS, levels, strict=True):
        if counts is None:
            continue
        if len(counts) > MAX_HORUS_KINDS_PER_LEVEL:
            right = f"at most {MAX_HORUS_KINDS_PER_LEVEL}"
            section.problem(f"level_{level}", f"{len(counts)} kinds of cards", right)
        if declared is not None and not extra and sum(counts.values()) != declared:
            wrong = f"{sum(counts.values())} cards, but per_level declares {declared}"
            section.problem(f"level_{level}", wrong, f"{declared} cards, or another per_level")
        cards += [
            CardSpec(f"h{level}:{name}", *HORUS_NAMES[name], level, copies)
            for name, copies in counts.items()
        ]
    if None in levels:
        return None
    if extra:
        check_total(section, key, declared, (card.copies for card in cards))
    return tuple(cards)


def read_columns(section: Section) -> list[tuple[int, int, int]] | None:
    """Give (points, needs, copies) of each tile of a treasure type, from its three columns."""
    points = section.integers("points", 0, MAX_POINTS, least=1)
    needs = section.integers("needs", 1, ADVENTURERS, least=1)
    copies = section.integers("copies", 0, MAX_COPIES, least=1)
    if points is None or needs is None or copies is None:
        return None
    lengths = {len(points), len(needs), len(copies)}
    if len(lengths) > 1:
        wrong = f"{len(points)} points, {len(needs)} needs, {len(copies)} copies"
        section.problem("copies", wrong, "three columns of equal length")
        return None
    tiles = sorted(zip(points, needs, copies, strict=True))
    for one, other in pairwise(tiles):
        if one[:2] == other[:2]:
            wrong = f"two columns for {one[0]} points and {one[1]} needed"
            section.problem("points", wrong, "one column, with the copies added up")
            return None
    return [tile for tile in tiles if tile[2]]


def read_treasures(section: Section) -> tuple[TreasureSpec, ...] | None:
    """Give the kinds of treasure tiles, type by type, each with rising points."""
    total = section.integer("total", 1, MAX_TOTAL)
    types = {name: section.section(name) for name in TREASURE_TYPES}
    section.close()
    tiles: list[TreasureSpec] = []
    complete = True
    for name, part in types.items():
        columns = read_columns(part) if part else None
        if part:
            part.close()
        if columns is None:
            complete = False
        else:
            tiles += [TreasureSpec(name, *column) for column in columns]
    if not complete:
        return None
    check_total(section, "total", total, (tile.copies for tile in tiles))
    return tuple(tiles)


def read_temple(section: Section) -> tuple[TempleSpec, ...] | None:
    """Give the kinds of temple tiles, back by back."""
    backs = section.counts("backs", TEMPLE_BACKS, every=True)
    fronts = section.counts("fronts", TEMPLE_FRONTS)
    piles = {back: section.counts(back, TEMPLE_FRONTS) for back in TEMPLE_BACKS}
    section.close()
    tiles = [
        TempleSpec(back, front, copies)
        for back, pile in piles.items()
        for front, copies in (pile or {}).items()
    ]
    for back, pile in piles.items():
        if backs and pile is not None and sum(pile.values()) != backs[back]:
            wrong = f"{sum(pile.values())} tiles, but backs declares {backs[back]}"
            section.problem(back, wrong, f"{backs[back]} tiles, or another backs.{back}")
    if None in piles.values():
        return None
    for front in TEMPLE_FRONTS if fronts is not None else ():
        found = sum(tile.copies for tile in tiles if tile.front == front)
        declared = (fronts or {}).get(front, 0)
        if found != declared:
            wrong = f"{declared} declared, but the piles hold {found}"
            section.problem(f"fronts.{front}", wrong, f"{found}, or other piles")
    return tuple(tiles)


def read_horus_tiles(section: Section) -> dict[str, int] | None:
    """Give how many Horus tiles there are with 1, 2 and 3 eyes."""
    copies = section.counts("copies", tuple(map(str, LEVELS)), every=True)
    section.close()
    return copies


def read_osiris_tiles(section: Section) -> tuple[tuple[int, int], ...] | None:
    """Give the Osiris tiles as (steps, copies), with rising steps."""
    total = section.integer("total", 0, MAX_TOTAL)
    names = tuple(str(n) for n in range(1, MAX_OSIRIS_NUMBER + 1))
    copies = section.counts("copies", names)
    section.close()
    if copies is None:
        return None
    check_total(section, "total", total, copies.values())
    return tuple((int(steps), count) for steps, count in copies.items())


def read_scarabs(section: Section) -> tuple[tuple[int, int], ...] | None:
    """Give the scarabs as (value, copies), with rising values."""
    total = section.integer("total", 0, MAX_SCARABS)
    values = section.integers("values", 0, MAX_POINTS, most=MAX_SCARAB_KINDS)
    copies = section.integers("copies", 0, MAX_COPIES, most=MAX_SCARAB_KINDS)
    section.close()
    if values is None or copies is None:
        return None
    if len(values) != len(copies):
        wrong = f"{len(values)} values, {len(copies)} copies"
        section.problem("copies", wrong, "one number of copies for each value")
        return None
    if len(set(values)) < len(values):
        section.problem("values", f"{list(values)} has one twice", "each value once")
        return None
    check_total(section, "total", total, copies)
    return tuple(pair for pair in sorted(zip(values, copies, strict=True)) if pair[1])


def read_sarcophagi(section: Section) -> tuple[int, ...] | None:
    """Give the points of the sarcophagi, for the first and the second in the chamber."""
    points = section.integers("points", 0, MAX_POINTS, least=SARCOPHAGI, most=SARCOPHAGI)
    section.close()
    return points


def read_supply(section: Section) -> tuple[int, int] | None:
    """Give the keys and the jokers; two keys at least, or no game could end in the chamber."""
    keys = section.integer("keys", 2, MAX_COPIES)
    jokers = section.integer("jokers", 0, MAX_COPIES)
    section.close()
    return None if keys is None or jokers is None else (keys, jokers)


def read_sets(section: Section) -> tuple[tuple[int, ...], int] | None:
    """Give the points of 1, 2, 3 ... treasure sets and how many jokers a set may hold."""
    points = section.integers("points", 0, MAX_SET_POINTS, least=1, most=MAX_SET_SCORES)
    jokers = section.integer("jokers_per_set", 0, len(TREASURE_TYPES) - 1)
    section.close()
    return None if points is None or jokers is None else (points, jokers)
