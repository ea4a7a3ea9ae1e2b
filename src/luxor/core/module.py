"""What a module of the game may bring and where it may listen.

A module adds kinds (frames, cards, tiles, piles, sources of points), declares its data, and
overrides the hooks it needs; a ruleset calls at each hook point only the modules that override
it, in the fixed order of the modules. The base rules never say a module's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.state import State

if TYPE_CHECKING:
    from collections.abc import Collection

    from luxor.core.declarations import Datum, Event, Statistic
    from luxor.core.edition import Edition, TreasureSpec
    from luxor.core.edition_schema import Table
    from luxor.core.rng import Rng
    from luxor.core.ruleset import Ruleset


class Module:
    """A module that adds nothing and listens nowhere; real ones override what they need."""

    name = ""
    title = ""
    """What the module is called in menus and reports; its name does where it is empty."""
    recommended_for: ClassVar[tuple[int, ...]] = ()
    """X1: the numbers of players for which the rulebook recommends it."""
    words: ClassVar[Mapping[str, str]] = {}
    """What players read about it, in English; what is missing is made from names."""
    statistics: ClassVar[tuple[Statistic, ...]] = ()
    """What the lab counts in games with it."""
    data: ClassVar[tuple[Datum, ...]] = ()
    """What the module keeps in a state."""
    events: ClassVar[tuple[Event, ...]] = ()
    """What can happen because of the module; each names the method that updates a view."""
    edition_table: ClassVar[Table | None] = None
    """What an edition says about the module, under ``modules`` and its name; None for nothing."""

    def __init__(self) -> None:
        self.offsets: dict[str, int] = {}  # where each datum lies in State.data
        self.numbers: dict[str, int] = {}  # of its events

    def treasures(self, edition: Edition) -> tuple[TreasureSpec, ...]:
        """Return treasure tiles that join those of the edition, perhaps of a type of their own."""
        return ()

    def add_cards(self, rs: Ruleset) -> None:
        """Add families and kinds of cards, before the piles of cards are made."""

    def compile(self, rs: Ruleset) -> None:
        """Add the module's other kinds to the tables of a new ruleset."""

    # --- positions that are written by hand --------------------------------------------------

    def complete_position(self, rs: Ruleset, form: dict[str, Any], given: Collection[str]) -> None:
        """Make data and piles that a text leaves out fit the position, ``State.to_dict`` of it.

        They are as after a set-up. ``given`` names the lines that the text has, such as
        ``data power p1`` or ``pile horus1``.
        """

    def check_position(self, rs: Ruleset, form: dict[str, Any]) -> None:
        """Raise ``PositionError`` where a position has more pieces of the module than the box."""

    # --- hooks, in the order of a game -------------------------------------------------------

    def setup(self, s: State) -> None:
        """Prepare the table: write data, push set-up frames (run after the base set-up)."""

    def deal_hands(self, s: State) -> int:
        """Deal the starting hands instead of S3: push frames and return 1, or return 0."""
        return 0

    def lay_tiles(self, s: State) -> int:
        """Lay the treasures instead of S6: push frames and return 1, or return 0."""
        return 0

    def turn_start(self, s: State, seat: int) -> None:
        """Act at the start of a turn, before a card is played."""

    def horus_card(self, s: State, seat: int, card: int, taken: int) -> None:
        """Act when a Horus card is taken from the Horus board (1) or played from a hand (0)."""

    def forced(self, s: State, seat: int, yes: int) -> None:
        """Note whether a card was played without a legal move though another had one (T6)."""

    def played(self, s: State, seat: int, card: int) -> int:
        """Act when a card was laid; return 1 if the module itself goes on with it, else 0."""
        return 0

    def rolled(self, s: State, seat: int, face: int, flags: int, bonus: int) -> int:
        """Act on a die rolled for a card; return 1 to go on with ``move_by_roll`` oneself."""
        return 0

    def reaches(self, s: State, seat: int, low: int, high: int, flags: int) -> int:
        """Return 1 if a power makes a move of ``low`` to ``high`` tiles legal or 0, else 0.

        MUST says that the power has to be used then.
        """
        return 0

    def steps(self, s: State, seat: int, low: int, high: int, flags: int) -> None:
        """Offer further moves where ``low`` to ``high`` tiles can be moved, in any order."""

    def stuck(self, s: State, seat: int, low: int, high: int, flags: int) -> int:
        """Push a question where ``low`` to ``high`` tiles cannot be moved and return 1, or 0."""
        return 0

    def chosen(self, s: State, seat: int, steps: int, low: int, high: int, flags: int) -> None:
        """Act when a number of tiles was chosen, before anybody moves."""

    def horus_piles(self, s: State, seat: int, things: int) -> int:
        """Return what may be taken (bits) where ``things`` would be on offer."""
        return things

    def released(self, s: State, seat: int, adventurer: int) -> None:
        """Act when a seat's adventurer is released from its statue (M5)."""

    def landed(self, s: State, seat: int, adventurer: int) -> None:
        """Act when an adventurer has ended a move; only if it stays active it does an action."""

    def treasure_points(self, s: State, seat: int, tile: int, points: int) -> int:
        """Return the points a treasure scores where it would score ``points``."""
        return points

    def treasure_taken(self, s: State, seat: int, adventurer: int, tile: int) -> None:
        """Act when a treasure was taken; what is pushed waits until its space is dealt with."""

    def emptied(self, s: State, seat: int, adventurer: int, space: int) -> int:
        """Deal with the space of a treasure that was taken and return 1, or return 0 (A3)."""
        return 0

    def uncovered(self, s: State, seat: int, adventurer: int, tile: int) -> None:
        """Act when taking a treasure has uncovered a temple tile."""

    def gained(self, s: State, seat: int, slot: int) -> None:
        """Act when a card was drawn or taken from the Horus board into a slot of the hand."""

    def refill(self, s: State, seat: int) -> int:
        """Add a card to the hand instead of T3: push frames and return 1, or 0. Asked again."""
        return 0

    def turn_end(self, s: State, seat: int) -> int:
        """Act after the draw; return 1 if frames were pushed. Asked again when they are done."""
        return 0

    def ended(self, s: State) -> None:
        """Show what was hidden when the game is over, before points are counted; push nothing."""

    def score(self, s: State, seat: int) -> list[tuple[int, int]]:
        """Return (source, points) pairs that the module adds at the end; change nothing."""
        return []

    def potential(self, s: State, seat: int) -> float:
        """Return the points that a seat may still expect from the module, for bots."""
        return 0.0

    def hide(self, s: State, seat: int) -> None:
        """Remove from a copied state what ``seat`` (-1: the public) may not know."""

    def imagine(self, s: State, seat: int, rng: Rng) -> None:
        """Fill in what :meth:`hide` removed, in a way that is possible."""
