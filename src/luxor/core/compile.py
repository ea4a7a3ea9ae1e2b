"""Makes the tables of a game from its options and its edition."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import accumulate

from luxor.core import constants as k
from luxor.core import fields
from luxor.core.declarations import SOURCES, Datum, Event
from luxor.core.edition import (
    MAX_CARDS,
    MAX_COPIES,
    MAX_TREASURE_KINDS,
    TEMPLE_BACKS,
    TREASURE_TYPES,
    CardSpec,
    Edition,
    TreasureSpec,
)
from luxor.core.errors import OptionsError, PluginError
from luxor.core.events import base_events, note_events
from luxor.core.kinds import CardFamily, FrameKind, TileFamily
from luxor.core.module import Module
from luxor.core.modules import make_modules
from luxor.core.options import Options
from luxor.core.rules import horus, landing, setup, starter_cards, treasures, turn
from luxor.core.ruleset import Ruleset

TEMPLE_KINDS = {
    "joker": (k.T_JOKER, 0),
    "scarab": (k.T_SCARAB, 0),
    "joker_or_scarab": (k.T_EITHER, 0),
    "tunnel": (k.T_TUNNEL, 0),
    "favour_12": (k.T_FAVOUR, 1),
    "favour_23": (k.T_FAVOUR, 2),
}
"""Family and value of each temple tile, in the order of their numbers."""

BASE = "the base game"
DIE_FACES = 6
MOST_FRAMES = 127  # kinds, so that each has a number of a byte

HOOKS = (
    "setup",
    "deal_hands",
    "lay_tiles",
    "turn_start",
    "horus_card",
    "forced",
    "played",
    "rolled",
    "reaches",
    "steps",
    "stuck",
    "chosen",
    "horus_piles",
    "released",
    "landed",
    "treasure_points",
    "treasure_taken",
    "emptied",
    "uncovered",
    "gained",
    "refill",
    "turn_end",
    "ended",
    "score",
    "potential",
)
"""The hook points; ``rs.on_<hook>`` lists the modules that listen there."""


def compile_ruleset(
    options: Options, edition: Edition, modules: tuple[Module, ...] = ()
) -> Ruleset:
    """Return the tables of a game; ``modules`` from outside act after those of the options.

    The edition must have been checked. Raises ``OptionsError`` where it is not for so many players
    or has no table of a module, ``ValueError`` where the modules' kinds do not fit
    into the fixed arrays.
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
    treasures = (*edition.treasures, *(t for m in modules for t in m.treasures(edition)))
    rs = Ruleset(options, edition)
    rs.frames = base_frames()
    rs.card_families = base_card_families()
    rs.tile_families = base_tile_families()
    rs.source_names = list(SOURCES)
    rs.events = base_events()
    horus_cards = edition.horus_cards
    if options.extra_cards:
        horus_cards = _joined(horus_cards, edition.extra_horus_cards)
    levels = _add_cards(rs, edition.starter_cards, horus_cards)
    base_cards = rs.card_kinds
    claims = Claims(rs)
    for module in modules:
        module.add_cards(rs)
        claims.claim(rs, module.name)
    first_treasure, first_horus, first_osiris, first_temple = _add_tiles(rs, edition, treasures)
    starters = [spec.copies for spec in edition.starter_cards]
    cards = rs.card_names
    rs.add_pile("draw", 0, starters + [0] * (len(cards) - len(starters)), cards)
    rs.add_pile("discard", 0, [0] * len(cards), cards)
    for level, (first, counts) in enumerate(levels, start=1):
        rs.add_pile(f"horus{level}", first, counts, cards[first : first + len(counts)])
    tiles = rs.tile_names
    osiris = [copies for _, copies in edition.osiris]
    rs.add_pile("osiris", first_osiris, osiris, tiles[first_osiris:first_temple])
    copies = [spec.copies for spec in treasures]
    rs.add_pile("treasures", first_treasure, copies, tiles[first_treasure:first_horus])
    for back in TEMPLE_BACKS:
        fronts = {spec.front: spec.copies for spec in edition.temple if spec.back == back}
        copies = [fronts.get(front, 0) for front in TEMPLE_KINDS]
        rs.add_pile(back, first_temple, copies, list(TEMPLE_KINDS))
    copies = [copies for _, copies in edition.scarabs]
    rs.add_pile("scarabs", 0, copies, [str(value) for value, _ in edition.scarabs])
    faces = range(1, DIE_FACES + 1)
    rs.add_pile("die", 1, [1] * DIE_FACES, [str(face) for face in faces])
    seats = range(options.players)
    rs.add_pile("first", 0, [1] * options.players, [f"p{seat + 1}" for seat in seats])
    rs.add_pile("held", 0, [0] * len(cards), cards)
    _add_path(rs, edition, first_horus)
    rs.set_scarabs([value for value, _ in edition.scarabs])
    rs.set_supplies(edition.keys, edition.jokers)
    best_of_sets = list(accumulate((0, *edition.set_points), max))
    rs.set_scores(list(edition.sarcophagi), best_of_sets, edition.jokers_per_set)
    claims.claim(rs, BASE)
    _add_modules(rs, modules, claims)
    note_events(rs)
    _check_kinds(rs)
    rs.layout = fields.layout(rs)
    rs.frame_arguments = [_argument_numbers(rs, kind) for kind in rs.frames]
    _check_numbers(rs)
    rs.may_stay = bool(rs.card_kinds > base_cards or rs.on_horus_card or rs.on_reaches)
    return rs


def compile_again(options: Options, edition: Edition, outside: tuple[type[Module], ...]) -> Ruleset:
    """Return the tables of a game that was pickled; its modules from outside are made anew."""
    return compile_ruleset(options, edition, tuple(module() for module in outside))


def _argument_numbers(rs: Ruleset, kind: FrameKind) -> tuple[Collection[int], ...]:
    """Return which numbers each argument of a kind of frame can be."""
    if len(kind.arguments) > k.FRAME - k.A:
        raise ValueError(f"the frame {kind.name!r} has more than {k.FRAME - k.A} arguments")
    declared = [field.type.numbers(rs) for field in kind.arguments]
    if kind.asks == k.CHANCE and not (declared and all(0 <= n < rs.piles for n in declared[0])):
        raise ValueError(f"the first argument of the chance {kind.name!r} must be a pile")
    return (*declared, *[(0,)] * (k.FRAME - k.A - len(declared)))


class Claims:
    """Who has added each name to a ruleset: no two modules may use the same one."""

    def __init__(self, rs: Ruleset) -> None:
        self.owners: dict[str, dict[str, str]] = {}
        self.claim(rs, BASE)

    def claim(self, rs: Ruleset, owner: str, data: tuple[Datum, ...] = ()) -> None:
        """Note who has added what is new; raises ``PluginError`` where a name is taken."""
        self._note("frame", [frame.name for frame in rs.frames], owner)
        self._note("pile", rs.pile_names, owner)
        self._note("card", rs.card_names, owner)
        self._note("tile", rs.tile_names, owner)
        self._note("source of points", rs.source_names, owner)
        self._note("kind of event", [event.name for event in rs.events], owner)
        known = self.owners.setdefault("datum", {})
        self._note("datum", [*known, *(datum.name for datum in data)], owner)

    def _note(self, what: str, names: list[str], owner: str) -> None:
        owners = self.owners.setdefault(what, {})
        for name in names[len(owners) :]:
            if name in owners:
                raise PluginError(
                    f"modules: {owners[name]} and {owner} both have a {what} {name!r}, so they "
                    "cannot be played together"
                )
            owners[name] = owner


def _check_kinds(rs: Ruleset) -> None:
    """Check what modules have added: the engine looks up behaviour without asking again."""
    for what, entries, kind in (
        ("frames", rs.frames, FrameKind),
        ("card_families", rs.card_families, CardFamily),
        ("tile_families", rs.tile_families, TileFamily),
        ("modules", rs.modules, Module),
    ):
        for entry in entries:
            if not isinstance(entry, kind):
                raise ValueError(f"{what}: {entry!r} is no {kind.__name__}")
    if len(rs.frames) > MOST_FRAMES:
        raise ValueError(f"more than {MOST_FRAMES} kinds of frames in all")
    if len(rs.treasure_types) > k.TREASURE_TYPES:
        raise ValueError(f"more than {k.TREASURE_TYPES} types of treasures: {rs.treasure_types}")
    for what, kinds, families in (
        ("card", [rs.card(i) for i in range(rs.card_kinds)], len(rs.card_families)),
        ("tile", [rs.tile(i)[:2] for i in range(rs.tile_kinds)], len(rs.tile_families)),
    ):
        for name, family, *_ in kinds:
            if not 0 <= family < families:
                raise ValueError(f"the {what} {name!r} is of family {family}, of {families}")


def _check_numbers(rs: Ruleset) -> None:
    """Check that a pile could hold all cards of a kind: counts are small numbers."""
    treasures = rs.pile(k.P_TREASURE)[2]
    if len(treasures) > MAX_TREASURE_KINDS:
        raise ValueError(f"{len(treasures)} kinds of treasures, more than {MAX_TREASURE_KINDS}")
    copies = [0] * rs.card_kinds
    horus = range(k.P_HORUS, k.P_HORUS + k.LEVELS)
    for pile in (k.P_DRAW, *horus, *range(k.BASE_PILES, rs.piles)):
        _, first, counts = rs.pile(pile)
        if rs.kind_names[pile] == rs.card_names[first : first + len(counts)]:
            for card, count in enumerate(counts, start=first):
                copies[card] += count
    for name, count in zip(rs.card_names, copies, strict=True):
        if count > MAX_COPIES:
            raise ValueError(f"{count} copies of the card {name!r}, more than {MAX_COPIES}")
    if sum(copies) > MAX_CARDS:
        raise ValueError(f"{sum(copies)} cards in all, more than {MAX_CARDS}")


def base_frames() -> list[FrameKind]:
    """Return the frames of the base game in the order of their numbers."""
    return [
        turn.Over(),
        setup.Setup(),
        setup.First(),
        setup.Deal(),
        horus.Reveal(),
        setup.Lay(),
        turn.Turn(),
        turn.Play(),
        starter_cards.Roll(),
        starter_cards.Move(),
        horus.All(),
        horus.Act(),
        landing.Land(),
        treasures.Spare(),
        treasures.Uncover(),
        landing.Take(),
        landing.Scarab(),
        turn.Refill(),
        turn.Draw(),
        turn.TurnEnd(),
        setup.NewHand(),
    ]


def base_card_families() -> list[CardFamily]:
    """Return the families of cards in the order of their numbers."""
    return [
        starter_cards.NumberCard(),
        starter_cards.StepCard(),
        starter_cards.DieCard(),
        horus.RangeCard(),
        horus.RangeDieCard(),
        horus.AllCard(),
        horus.LastCard(),
        horus.FewerCard(),
    ]


def base_tile_families() -> list[TileFamily]:
    """Return the families of tiles in the order of their numbers."""
    return [
        landing.NoTile(),
        treasures.TreasureTile(),
        landing.HorusTile(),
        landing.OsirisTile(),
        landing.ScarabTile(),
        landing.JokerTile(),
        landing.EitherTile(),
        landing.FavourTile(),
        landing.TunnelTile(),
    ]


def _joined(cards: tuple[CardSpec, ...], more: tuple[CardSpec, ...]) -> tuple[CardSpec, ...]:
    """X2: return cards together with more of them; kinds in both are counted together."""
    copies = {spec.name: spec.copies for spec in more}
    both = [replace(spec, copies=spec.copies + copies.pop(spec.name, 0)) for spec in cards]
    return (*both, *(spec for spec in more if spec.name in copies))


def _add_cards(
    rs: Ruleset, starter_cards: tuple[CardSpec, ...], horus_cards: tuple[CardSpec, ...]
) -> list[tuple[int, list[int]]]:
    """Add all cards; return first kind and copies of each Horus level."""
    for spec in starter_cards:
        _add_card(rs, spec)
    levels = []
    for level in range(1, k.LEVELS + 1):
        specs = [spec for spec in horus_cards if spec.eyes == level]
        first = rs.card_kinds
        for spec in specs:
            _add_card(rs, spec)
        levels.append((first, [spec.copies for spec in specs]))
    return levels


def _add_card(rs: Ruleset, spec: CardSpec) -> None:
    family = next(i for i, each in enumerate(rs.card_families) if each.name == spec.family)
    rs.add_card(spec.name, family, spec.value, spec.eyes)


def _add_tiles(
    rs: Ruleset, edition: Edition, treasures: tuple[TreasureSpec, ...]
) -> tuple[int, int, int, int]:
    """Add all tiles; return the first treasure, Horus, Osiris and temple kind."""
    rs.add_tile("empty", k.T_NONE, 0, 0, 0)
    rs.treasure_types = list(dict.fromkeys((*TREASURE_TYPES, *(spec.type for spec in treasures))))
    treasure = rs.tile_kinds
    for spec in treasures:
        kind = rs.treasure_types.index(spec.type)
        name = f"{spec.type}{spec.points}"
        if any(o is not spec and (o.type, o.points) == (spec.type, spec.points) for o in treasures):
            name += f"x{spec.needs}"
        rs.add_tile(name, k.T_TREASURE, spec.points, spec.needs, kind)
    horus_tile = rs.tile_kinds
    for eyes in range(1, k.LEVELS + 1):
        rs.add_tile(f"horus{eyes}", k.T_HORUS, eyes, 0, 0)
    osiris = rs.tile_kinds
    for number, _ in edition.osiris:
        rs.add_tile(f"osiris{number}", k.T_OSIRIS, number, 0, 0)
    temple = rs.tile_kinds
    for front, (family, value) in TEMPLE_KINDS.items():
        rs.add_tile(front, family, value, 0, 0)
    return treasure, horus_tile, osiris, temple


def _add_path(rs: Ruleset, edition: Edition, first_horus: int) -> None:
    points = [0, *(space.points for space in edition.spaces), edition.chamber_points]
    rs.set_path(len(edition.spaces), list(edition.statues), points)
    laid_from = {"treasure": k.P_TREASURE, "osiris": k.P_OSIRIS, "horus": 0}
    for number, space in enumerate(edition.spaces, start=1):
        symbol = k.P_TEMPLE + TEMPLE_BACKS.index(space.symbol) if space.symbol else 0
        tile = first_horus + space.eyes - 1 if space.kind == "horus" else 0
        rs.set_space(number, symbol, laid_from[space.kind], tile)


def _bound(event: Event, module: Module) -> Event:
    """Return an event of a module, with the method that it names."""
    if not isinstance(event.verb, str):
        return event
    return replace(event, verb=getattr(module, event.verb))


def _add_modules(rs: Ruleset, modules: tuple[Module, ...], claims: Claims) -> None:
    """Give each module its place in the data and enter it at the hooks it overrides."""
    offset = 0
    for module in modules:
        for datum in module.data:
            module.offsets[datum.name] = offset
            for owner in range(rs.players) if datum.per_seat else (k.NOBODY,):
                if offset + datum.size > k.MAX_DATA:
                    raise ValueError(
                        f"module {module.name!r}: more than {k.MAX_DATA} bytes of data in all"
                    )
                if datum.hidden:
                    for i in range(datum.size):
                        rs.set_data_owner(offset + i, owner)
                if datum.per_turn:
                    for i in range(datum.size):
                        rs.set_per_turn(offset + i)
                offset += datum.size
        rs.events += [_bound(event, module) for event in module.events]
        module.numbers = {event.name: rs.event_number(event.name) for event in module.events}
        module.compile(rs)
        claims.claim(rs, module.name, module.data)
    if len(rs.source_names) > k.MAX_SOURCES:
        raise ValueError(f"more than {k.MAX_SOURCES} sources of points in all")
    rs.modules = list(modules)
    for hook in HOOKS:
        listeners = [m for m in modules if getattr(type(m), hook) is not getattr(Module, hook)]
        setattr(rs, f"on_{hook}", listeners)
    rs.on_view = [
        m
        for m in modules
        if type(m).hide is not Module.hide or type(m).imagine is not Module.imagine
    ]
