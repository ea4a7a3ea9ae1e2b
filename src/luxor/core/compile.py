"""Makes the tables of a game from its options and its edition."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from luxor.core import constants as k
from luxor.core import fields
from luxor.core.declarations import SOURCES, Datum, card_piles
from luxor.core.edition import (
    MAX_CARDS,
    MAX_COPIES,
    MAX_TREASURE_KINDS,
    TEMPLE_BACKS,
    TEMPLE_FRONTS,
    TREASURE_TYPES,
    CardSpec,
    Edition,
    TreasureSpec,
)
from luxor.core.errors import LuxorError, OptionsError, PluginError
from luxor.core.events import base_events, note_events
from luxor.core.kinds import CardFamily, FrameKind, TileFamily
from luxor.core.module import Module
from luxor.core.modules import NAMES, installed, make_modules, owner_of
from luxor.core.options import Options
from luxor.core.rules import horus, landing, setup, starter_cards, turn
from luxor.core.ruleset import Ruleset

BASE = "the base game"
DIE_FACES = 6
MOST_FRAMES = 127  # kinds, so that each has a number of a byte

RULES = (setup, turn, starter_cards, landing, horus)


def compile_ruleset(
    options: Options, edition: Edition, modules: tuple[Module, ...] = ()
) -> Ruleset:
    """Return the tables of a game; ``modules`` from outside act after those of the options.

    The edition must have been checked. Raises ``OptionsError`` where it is not for so many players
    or has no table of a module, ``PluginError`` where the declarations of a module are wrong, do
    not fit into the fixed arrays, or clash with others.
    """
    most = edition.players_max if options.extra_cards else edition.players_base
    if options.players > most:
        raise OptionsError(
            f"players: the edition {edition.name!r} is for at most {most}, not {options.players}"
        )
    modules = (*make_modules(options.modules), *modules)
    for module in modules:
        if module.edition_table is not None and module.name not in edition.modules:
            raise OptionsError(
                f"modules: the edition {edition.name!r} has no module {module.name!r}"
            )
    rs = Ruleset(options, edition)
    rs.frames = _listed("FRAMES")
    rs.card_families = _listed("CARD_FAMILIES")
    rs.tile_families = _listed("TILE_FAMILIES")
    rs.source_names = list(SOURCES)
    rs.events = base_events()
    extra = edition.extra_horus_cards if options.extra_cards else ()
    horus_cards = sorted(_joined(edition.horus_cards, extra), key=lambda spec: spec.eyes)
    families = [family.name for family in rs.card_families]
    for spec in (*edition.starter_cards, *horus_cards):
        rs.add_card(spec.name, families.index(spec.family), spec.value, spec.eyes)
    base_cards = rs.card_kinds
    claims = Claims(rs)
    tiles = list(edition.treasures)
    for module in modules:
        with _blaming(module):
            module.add_cards(rs)
            claims.claim(rs, owner_of(module.name))
            tiles += module.treasures(edition)
    first = _add_tiles(rs, edition, tiles)
    _add_piles(rs, edition, horus_cards, tiles, first)
    for number, space in enumerate(edition.spaces, start=1):
        if space.kind == "horus":
            rs.set_first_tile(number, first["horus"] + space.eyes - 1)
    claims.claim(rs, BASE)
    _add_modules(rs, modules, claims)
    note_events(rs)
    rs.layout = fields.layout(rs)
    rs.frame_arguments = [_argument_numbers(rs, kind) for kind in rs.frames]
    rs.may_stay = bool(rs.card_kinds > base_cards or rs.on_horus_card or rs.on_reaches)
    return rs


def recompile(options: Options, edition: Edition, outside: tuple[type[Module], ...]) -> Ruleset:
    """Return the tables of a game that was pickled."""
    return compile_ruleset(options, edition, tuple(module() for module in outside))


def check_plugins(edition: Edition) -> None:
    """Raise ``PluginError`` where installed modules cannot be used, or not together with others."""
    modules = make_modules(installed())
    names = [m.name for m in modules if m.edition_table is None or m.name in edition.modules]
    if len(modules) > len(NAMES):
        compile_ruleset(Options(modules=tuple(names)), edition)


@contextmanager
def _blaming(module: Module) -> Iterator[None]:
    """Raise what is wrong with a module as a ``PluginError`` that names it and its package."""
    try:
        yield
    except PluginError:
        raise
    except Exception as error:
        raise PluginError(
            f"modules: {owner_of(module.name)}: {type(error).__name__}: {error}"
        ) from error


def _argument_numbers(rs: Ruleset, kind: FrameKind) -> tuple[Collection[int], ...]:
    """Return which numbers each argument of a kind of frame can be."""
    if len(kind.arguments) > k.FRAME - k.A:
        raise LuxorError(f"the frame {kind.name!r} has more than {k.FRAME - k.A} arguments")
    declared = [field.type.numbers(rs) for field in kind.arguments]
    if kind.asks == k.CHANCE and not (declared and all(0 <= n < rs.piles for n in declared[0])):
        raise LuxorError(f"the first argument of the chance {kind.name!r} must be a pile")
    return (*declared, *[(0,)] * (k.FRAME - k.A - len(declared)))


class Claims:
    """Who has added each name to a ruleset: no two modules may use the same one."""

    def __init__(self, rs: Ruleset) -> None:
        self.owners: dict[str, dict[str, str]] = {}
        self.claim(rs, BASE)

    def claim(self, rs: Ruleset, owner: str, data: tuple[Datum, ...] = ()) -> None:
        """Note who has added what is new; raises ``PluginError`` where a name is taken."""
        for what, names in {
            "frame": [frame.name for frame in rs.frames],
            "pile": rs.pile_names,
            "card": rs.card_names,
            "tile": rs.tile_names,
            "source of points": rs.source_names,
            "kind of event": [event.name for event in rs.events],
            "datum": [*self.owners.get("datum", ()), *(datum.name for datum in data)],
        }.items():
            owners = self.owners.setdefault(what, {})
            for name in names[len(owners) :]:
                if name in owners:
                    raise PluginError(
                        f"modules: {owners[name]} and {owner} both have a {what} {name!r}, so "
                        "they cannot be played together"
                    )
                owners[name] = owner


def _check_kinds(rs: Ruleset) -> None:
    """Check what modules have added: the engine looks up behaviour without asking again."""
    for what, entries, kind in (
        ("frames", rs.frames, FrameKind),
        ("card_families", rs.card_families, CardFamily),
        ("tile_families", rs.tile_families, TileFamily),
    ):
        for entry in entries:
            if not isinstance(entry, kind):
                raise LuxorError(f"{what}: {entry!r} is no {kind.__name__}")
    if len(rs.frames) > MOST_FRAMES:
        raise LuxorError(f"more than {MOST_FRAMES} kinds of frames in all")
    if len(rs.treasure_types) > k.TREASURE_TYPES:
        raise LuxorError(f"more than {k.TREASURE_TYPES} types of treasures: {rs.treasure_types}")
    if len(rs.source_names) > k.MAX_SOURCES:
        raise LuxorError(f"more than {k.MAX_SOURCES} sources of points in all")
    for frame in rs.frames:
        _argument_numbers(rs, frame)


def _check_numbers(rs: Ruleset) -> None:
    """Check that a pile could hold all cards of a kind: counts are small numbers."""
    treasures = rs.pile(k.P_TREASURE)[2]
    if len(treasures) > MAX_TREASURE_KINDS:
        raise LuxorError(f"{len(treasures)} kinds of treasures, more than {MAX_TREASURE_KINDS}")
    copies = [0] * rs.card_kinds
    for pile in card_piles(rs):
        _, first, counts = rs.pile(pile)
        for card, count in enumerate(counts, start=first):
            copies[card] += count
    for name, count in zip(rs.card_names, copies, strict=True):
        if count > MAX_COPIES:
            raise LuxorError(f"{count} copies of the card {name!r}, more than {MAX_COPIES}")
    if sum(copies) > MAX_CARDS:
        raise LuxorError(f"{sum(copies)} cards in all, more than {MAX_CARDS}")


def _listed(table: str) -> list[Any]:
    """Return what the files of the base rules have in a table, in the order of the numbers."""
    numbered: dict[int, Any] = {}
    for file in RULES:
        numbered |= getattr(file, table, {})
    return [numbered[number] for number in range(len(numbered))]


def _joined(cards: tuple[CardSpec, ...], more: tuple[CardSpec, ...]) -> tuple[CardSpec, ...]:
    """X2: return cards together with more of them; kinds in both are counted together."""
    copies = {spec.name: spec.copies for spec in more}
    both = [replace(spec, copies=spec.copies + copies.pop(spec.name, 0)) for spec in cards]
    return (*both, *(spec for spec in more if spec.name in copies))


def _add_tiles(rs: Ruleset, edition: Edition, treasures: Sequence[TreasureSpec]) -> dict[str, int]:
    """Add all tiles; return the first treasure, Horus, Osiris and temple kind."""
    rs.treasure_types = list(dict.fromkeys((*TREASURE_TYPES, *(spec.type for spec in treasures))))
    names = [f"{spec.type}{spec.points}" for spec in treasures]
    families = [family.name for family in rs.tile_families]
    groups: dict[str, list[tuple[str, int, int, int, int]]] = {
        "empty": [("empty", k.T_NONE, 0, 0, 0)],
        "treasures": [
            (
                name if names.count(name) == 1 else f"{name}x{spec.needs}",
                k.T_TREASURE,
                spec.points,
                spec.needs,
                rs.treasure_types.index(spec.type),
            )
            for name, spec in zip(names, treasures, strict=True)
        ],
        "horus": [(f"horus{n}", k.T_HORUS, n, 0, 0) for n in range(1, k.LEVELS + 1)],
        "osiris": [(f"osiris{number}", k.T_OSIRIS, number, 0, 0) for number, _ in edition.osiris],
        "temple": [
            (front, families.index(family), value, 0, 0)
            for front, (family, value) in TEMPLE_FRONTS.items()
        ],
    }
    first = {}
    for group, tiles in groups.items():
        first[group] = rs.tile_kinds
        for tile in tiles:
            rs.add_tile(*tile)
    return first


def _add_piles(
    rs: Ruleset,
    edition: Edition,
    horus_cards: Sequence[CardSpec],
    treasures: Sequence[TreasureSpec],
    first: dict[str, int],
) -> None:
    """Add the piles of the base game: the first kind in each, how many of each, and their names."""
    cards, tiles = rs.card_names, rs.tile_names
    starters = [spec.copies for spec in edition.starter_cards]
    no_cards = [0] * len(cards)
    scarabs = dict(edition.scarabs)
    piles = {
        "draw": (0, starters + no_cards[len(starters) :], cards),
        "discard": (0, no_cards, cards),
    }
    for level in range(1, k.LEVELS + 1):
        lower = sum(spec.eyes < level for spec in horus_cards)
        counts = [spec.copies for spec in horus_cards if spec.eyes == level]
        piles[f"horus{level}"] = len(starters) + lower, counts, cards
    piles["osiris"] = first["osiris"], [count for _, count in edition.osiris], tiles
    piles["treasures"] = first["treasures"], [spec.copies for spec in treasures], tiles
    copies = {(spec.back, spec.front): spec.copies for spec in edition.temple}
    for back in TEMPLE_BACKS:
        counts = [copies.get((back, front), 0) for front in TEMPLE_FRONTS]
        piles[back] = first["temple"], counts, tiles
    piles["scarabs"] = 0, list(scarabs.values()), list(map(str, scarabs))
    piles["die"] = 1, [1] * DIE_FACES, [str(face) for face in range(DIE_FACES + 1)]
    piles["first"] = 0, [1] * rs.players, [f"p{seat + 1}" for seat in range(rs.players)]
    piles["held"] = 0, no_cards, cards
    for name, (start, counts, names) in piles.items():
        rs.add_pile(name, start, counts, names[start : start + len(counts)])


def hooks(rs: Ruleset) -> list[str]:
    """Return the hook points in the order of a game; ``rs.on_<hook>`` lists who listens there."""
    return [name for name in vars(Module) if hasattr(rs, f"on_{name}")]


def _add_modules(rs: Ruleset, modules: Sequence[Module], claims: Claims) -> None:
    """Let each module add what it brings, and enter it at the hooks it overrides."""
    for module in modules:
        with _blaming(module):
            module.offsets = {datum.name: rs.add_data(datum) for datum in module.data}
            rs.events += [
                replace(e, verb=getattr(module, e.verb)) if isinstance(e.verb, str) else e
                for e in module.events
            ]
            module.numbers = {event.name: rs.event_number(event.name) for event in module.events}
            module.compile(rs)
            _check_kinds(rs)
            claims.claim(rs, owner_of(module.name), module.data)
            _check_numbers(rs)
    rs.modules = list(modules)
    for hook in hooks(rs):
        listeners = [m for m in modules if getattr(type(m), hook) is not getattr(Module, hook)]
        setattr(rs, f"on_{hook}", listeners)
