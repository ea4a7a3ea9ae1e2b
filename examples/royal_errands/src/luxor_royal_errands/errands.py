# ruff: noqa: ARG002 - hooks have fixed signatures
"""Royal errands: a module of the game that lives outside the package.

Its rules are in ``README.md`` beside this file; ``docs/modules.md`` goes through it step by step.
It imports nothing of Luxor but the core, and the core knows nothing of it::

    rs = compile_ruleset(Options(players=3), load_edition(), (RoyalErrands(),))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from luxor.core import constants as k
from luxor.core.declarations import (
    BY_SEAT,
    COUNT,
    THINGS,
    Datum,
    Event,
    Field,
    Statistic,
    kinds_of,
    pile_named,
)
from luxor.core.hidden import draw_unseen
from luxor.core.kinds import FrameKind, TileFamily
from luxor.core.module import Module
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.verbs import add_points, return_secret, take_secret


@dataclass(frozen=True)
class Errand:
    """An errand: what its card says, and the points of a seat that has it."""

    name: str
    words: str
    points: Callable[[State, int], int]


VASE, STATUE, JEWELLERY = range(3)


def of_type(type_: int) -> Callable[[State, int], int]:
    """Return what counts 2 points for each treasure of a type."""
    return lambda s, seat: 2 * s.treasures[seat * k.TREASURE_TYPES + type_]


ERRANDS = (
    Errand("potter", "2 points for each vase", of_type(VASE)),
    Errand("sculptor", "2 points for each statue", of_type(STATUE)),
    Errand("jeweller", "2 points for each jewel", of_type(JEWELLERY)),
    Errand("locksmith", "2 points for each key", lambda s, seat: 2 * s.keys[seat]),
    Errand("naturalist", "2 points for each scarab", lambda s, seat: 2 * s.scarab_count[seat]),
    Errand("pioneer", "6 points with a sarcophagus", lambda s, seat: 6 * (seat in s.sarcophagus)),
)
ERRAND = kinds_of("errands", or_none=True)
COPIES = 2  # of each errand
MOST_DRAWN = 4  # errands that a player may draw: the first, and three new ones

GOLD = 0  # what a messenger brings that is no bit of the base frame *take*
GOLD_POINTS = 2

MESSENGERS = {
    "key_messenger": (k.KEY_BIT, 3),
    "joker_messenger": (k.JOKER_BIT, 3),
    "gold_messenger": (GOLD, 2),
}
"""The tiles: what each brings, and how many there are."""

NEW_ERRAND = k.OUTSIDE_ACTIONS  # answers to the messenger's question
SUPPLIES = k.OUTSIDE_ACTIONS + 1

WORDS = {
    "about": "Everybody has a secret errand that scores at the end. Messengers come where "
    "treasures were taken; they bring supplies or a new errand.",
    "question.messenger": "A messenger waits here. What do you ask for?",
    f"answer.messenger.{NEW_ERRAND}": "a new errand, which costs a point at the end",
    f"answer.messenger.{SUPPLIES}": "supplies",
    "event.errand_drawn": "drew an errand",
    "event.errand_returned": "gave an errand back",
    "event.errand_revealed": "showed the errand",
    "data.drawn": "errands drawn",
    "data.shown": "errand at the end",
    "about.key_messenger": "Ask for a key, or for a new errand.",
    "about.joker_messenger": "Ask for a joker, or for a new errand.",
    "about.gold_messenger": "Ask for 2 points, or for a new errand.",
    **{f"about.{errand.name}": errand.words for errand in ERRANDS},
}


class RoyalErrands(Module):
    """Everybody has a secret errand; messengers on emptied spaces bring new ones."""

    name = "royal_errands"
    title = "Royal errands"
    words = WORDS
    data: ClassVar[tuple[Datum, ...]] = (
        Datum("errand", ERRAND, per_seat=True, hidden=True, pile="errands"),
        Datum("shown", ERRAND, per_seat=True, pile="errands"),  # at the end, when all lie open
        Datum("drawn", COUNT, per_seat=True),  # how many errands the seat has drawn
    )
    events: ClassVar[tuple[Event, ...]] = (
        Event("errand_drawn", (BY_SEAT, Field("errand", ERRAND, secret=True)), "draw_errand"),
        Event("errand_returned", (BY_SEAT, Field("errand", ERRAND, secret=True)), "return_errand"),
        Event("errand_revealed", (BY_SEAT, Field("errand", ERRAND)), "reveal_errand"),
    )
    statistics: ClassVar[tuple[Statistic, ...]] = (
        Statistic("errands_drawn", event="errand_drawn"),
        Statistic("errand", by="shown"),  # so wins are counted by errand
    )

    def compile(self, rs: Ruleset) -> None:
        """Add two piles, a family of tiles and its kinds, two frames and a source of points."""
        names = [errand.name for errand in ERRANDS]
        self.errands = rs.add_pile("errands", 1, [COPIES] * len(names), names)
        family = len(rs.tile_families)
        rs.tile_families.append(Messenger(self))
        tiles = [rs.add_tile(name, family, bit, 0, 0) for name, (bit, _) in MESSENGERS.items()]
        copies = [number for _, number in MESSENGERS.values()]
        self.messengers = rs.add_pile("messengers", tiles[0], copies, list(MESSENGERS))
        self.draw = rs.add_frame(DrawErrand(self))
        self.ask = rs.add_frame(AskMessenger(self))
        self.source = len(rs.source_names)
        rs.source_names.append(self.name)

    # --- verbs: what happens, in a game and in the views of it ---------------------------------

    def draw_errand(self, s: State, seat: int, errand: int) -> None:
        """Give a seat an errand of the pile; in others' views it is UNKNOWN which."""
        take_secret(s, self.offsets["errand"] + seat, self.errands, errand)
        drawn = self.offsets["drawn"] + seat
        s.set_data(drawn, s.get_data(drawn) + 1)
        if s.events is not None:
            s.events.append((self.numbers["errand_drawn"], seat, errand))

    def return_errand(self, s: State, seat: int, errand: int) -> None:
        """Put a seat's errand back into the pile."""
        return_secret(s, self.offsets["errand"] + seat, self.errands, errand)
        if s.events is not None:
            s.events.append((self.numbers["errand_returned"], seat, errand))

    def reveal_errand(self, s: State, seat: int, errand: int) -> None:
        """Turn a seat's errand up; who did not know it now knows that it is not in the pile."""
        if self.read(s, "errand", seat) == 0:
            s.put_unseen(self.errands, errand, -1)
        s.set_data(self.offsets["errand"] + seat, 0)
        s.set_data(self.offsets["shown"] + seat, errand)
        if s.events is not None:
            s.events.append((self.numbers["errand_revealed"], seat, errand))

    # --- reading, for the frames below and for whoever shows the game -------------------------

    def errand(self, s: State, seat: int) -> Errand | None:
        """Return a seat's errand, None if it has none yet or if ``s`` is a view without it."""
        number = self.read(s, "errand", seat) or self.read(s, "shown", seat)
        return ERRANDS[number - 1] if number else None

    def read(self, s: State, name: str, seat: int) -> int:
        """Return the number of a seat under a name of :attr:`data`."""
        return s.get_data(self.offsets[name] + seat)

    # --- hooks ---------------------------------------------------------------------------------

    def setup(self, s: State) -> None:
        """Let everybody draw an errand: p1 first, since the last frame pushed comes first."""
        for seat in reversed(range(s.rs.players)):
            s.push(self.draw, seat, self.errands, 0, 0)

    def emptied(self, s: State, seat: int, adventurer: int, space: int) -> int:
        """Have a messenger laid where a treasure was taken and no temple tile comes."""
        temple_pile = s.rs.space(space)[0]
        if temple_pile or s.size_of(self.messengers) == 0:
            return 0
        s.push(k.F_LAY, k.NOBODY, self.messengers, space, 0)
        return 1

    def ended(self, s: State) -> None:
        """Turn all errands up: what only its owner knew is public now."""
        for seat in range(s.rs.players):
            self.reveal_errand(s, seat, self.read(s, "errand", seat))

    def score(self, s: State, seat: int) -> list[tuple[int, int]]:
        """Return the points of the errand; each new one has cost a point."""
        errand = self.errand(s, seat)
        if errand is None:
            return []
        points = errand.points(s, seat) - (self.read(s, "drawn", seat) - 1)
        return [(self.source, max(points, 0))]

    def hide(self, s: State, seat: int) -> None:
        """Count the errands of others to the pile: that is all ``seat`` knows of them."""
        for other in range(s.rs.players):
            number = self.read(s, "errand", other)
            if other != seat and number:
                s.put_unseen(self.errands, number, 1)

    def imagine(self, s: State, seat: int, rng: Rng) -> None:
        """Draw an errand for every other seat that has one, out of those that are unseen."""
        for other in range(s.rs.players):
            has_one = self.read(s, "drawn", other) and not self.read(s, "shown", other)
            if other != seat and has_one:
                number = draw_unseen(s, self.errands, rng)
                s.set_data(self.offsets["errand"] + other, number)


class DrawErrand(FrameKind):
    """Chance: a seat draws an errand; an old one then goes back."""

    arguments = (Field("pile", pile_named("errands")),)

    def __init__(self, module: RoyalErrands) -> None:
        super().__init__("errand", k.CHANCE, secret=True)
        self.module = module

    def answer(self, s: State, answer: int) -> None:
        _, seat, _, _, _ = s.frame()
        s.pop()
        old = self.module.read(s, "errand", seat)
        if old:
            self.module.return_errand(s, seat, old)
        self.module.draw_errand(s, seat, answer)


class Messenger(TileFamily):
    """A tile on which a messenger waits; its value is what the messenger brings."""

    def __init__(self, module: RoyalErrands) -> None:
        self.module = module

    def act(self, s: State, seat: int, adventurer: int, tile: int, spare: int) -> None:
        brings = s.rs.tile(tile)[2]
        s.push(self.module.ask, seat, brings, 0, 0)


class AskMessenger(FrameKind):
    """A question: a new errand, or what the messenger brings?"""

    arguments = (Field("brings", THINGS),)

    def __init__(self, module: RoyalErrands) -> None:
        super().__init__("messenger", k.DECISION)
        self.module = module

    def options(self, s: State) -> None:
        _, seat, _, _, _ = s.frame()
        if self.module.read(s, "drawn", seat) < MOST_DRAWN:
            s.offer(NEW_ERRAND)
        s.offer(SUPPLIES)

    def answer(self, s: State, answer: int) -> None:
        _, seat, brings, _, _ = s.frame()
        s.pop()
        if answer == NEW_ERRAND:
            s.push(self.module.draw, seat, self.module.errands, 0, 0)
        elif brings == GOLD:
            add_points(s, seat, GOLD_POINTS)
        else:
            s.push(k.F_TAKE, seat, brings, 0, 0)
