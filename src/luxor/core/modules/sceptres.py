"""Module 3, new treasures (N1 to N3): a fourth type of treasure, and tiles under tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from luxor.core import declarations as d
from luxor.core.declarations import Datum, Event, Field, Statistic
from luxor.core.edition import TreasureSpec
from luxor.core.edition_schema import TILE_COLUMNS, Finding, Number, Table, adds_up, check
from luxor.core.errors import PositionError

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.scoring import complete_sets

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from luxor.core.edition import Edition

TYPE = "sceptre"
POINTS_WITH_A_SET = 3
SPARE_WORTH = 0.8  # in points, for bots
MOST_UNDER = 12  # tiles under others, so also sceptres of an edition


@check("total", "board.spaces", "board.symbols")
def find_too_many(
    total: int, spaces: Mapping[str, int], symbols: Mapping[str, tuple[int, ...]]
) -> Iterable[Finding]:
    """N1: yield more sceptres than there are spaces that can have a second tile."""
    plain = spaces["treasure"] - sum(map(len, symbols.values()))
    if total > plain:
        wrong = f"{total} sceptres, but {plain} treasure spaces without a symbol"
        yield "total", wrong, f"at most {plain}, one lies under each (N1)"


class Sceptres(Module):
    """N1 to N3: sceptres lie among the treasures, and some treasures lie under others.

    Face-down tiles are what is left in the pile of treasures when every space has an open one: a
    tile that nobody has seen is as good as one that is drawn when it is turned up.
    """

    name = "sceptres"
    title = "New treasures"
    recommended_for = (5,)
    edition_table: ClassVar[Table | None] = Table(
        {"total": Number(1, MOST_UNDER), **TILE_COLUMNS},
        checks=(adds_up("total", "copies"), find_too_many),
    )
    statistics: ClassVar[tuple[Statistic, ...]] = (Statistic("treasures_sceptre"),)
    data: ClassVar[tuple[Datum, ...]] = (
        Datum("under", d.SPACE_OR_NONE, size=MOST_UNDER),  # spaces with a second tile
    )
    events: ClassVar[tuple[Event, ...]] = (
        Event("covered_tile_laid", (Field("space", d.SPACE),), "lay_covered"),
        Event("covered_tile_turned", (Field("space", d.SPACE),), "turn_covered"),
    )

    def treasures(self, edition: Edition) -> tuple[TreasureSpec, ...]:
        table: Any = edition.modules[self.name]
        columns = zip(table["points"], table["needs"], table["copies"], strict=True)
        return tuple(TreasureSpec(TYPE, *row) for row in columns)

    def compile(self, rs: Ruleset) -> None:
        self.type = rs.treasure_types.index(TYPE)
        self.turn_up = rs.add_frame(TurnUp("turn_up", CHANCE))
        self.source = len(rs.source_names)
        rs.source_names.append(self.name)
        self.under = self.offsets["under"]
        self.end = self.under + MOST_UNDER

    def complete_position(self, rs: Ruleset, form: dict[str, Any], given: Collection[str]) -> None:
        """N1: by default tiles lie under treasures that still lie there, while there are any."""
        if "data under" in given:
            return
        left = sum(form["piles"][P_TREASURE])
        for i in range(self.under, self.end):
            space = form["data"][i]
            if space and left and rs.tile(form["tiles"][space - 1])[1] == T_TREASURE:
                left -= 1
            else:
                form["data"][i] = 0

    def check_position(self, rs: Ruleset, form: dict[str, Any]) -> None:
        """Raise ``PositionError`` where more tiles lie face down than the pile has."""
        under = [space for space in form["data"][self.under : self.end] if space]
        left = sum(form["piles"][P_TREASURE])
        if len(under) > left:
            right = f"at most {left}, as many as the treasure pile has"
            raise PositionError("data under", f"tiles under {len(under)} spaces", right)

    def lay_tiles(self, s: State) -> int:
        """N1: the first spaces without a symbol get a face-down tile under the open one."""
        left = s.pile_size[P_TREASURE]
        for space in range(1, s.rs.chamber):
            if s.rs.laid_from[space] == P_TREASURE:
                left -= 1
        used = 0
        for space in range(1, s.rs.chamber):
            plain = s.rs.laid_from[space] == P_TREASURE and s.rs.symbol[space] == 0
            if plain and used < left and used < MOST_UNDER:
                self.lay_covered(s, space)
                used += 1
        return 0

    def lay_covered(self, s: State, space: int) -> None:
        """N1: lay a face-down tile on a space, which an open one will cover."""
        for i in range(self.under, self.end):
            if s.data[i] == 0:
                s.set_data(i, space)
                break
        tell_own(self, s, "covered_tile_laid", space)

    def turn_covered(self, s: State, space: int) -> None:
        """N2: the covered tile of a space lies there no longer: it is turned up."""
        for i in range(self.under, self.end):
            if s.data[i] == space:
                s.set_data(i, 0)
        tell_own(self, s, "covered_tile_turned", space)

    def emptied(self, s: State, seat: int, adventurer: int, space: int) -> int:
        """N2: a tile under the one that was taken is turned up at once."""
        for i in range(self.under, self.end):
            if s.data[i] == space:
                self.turn_covered(s, space)
                push(s, self.turn_up, seat, P_TREASURE, space, adventurer)
                return 1
        return 0

    def score(self, s: State, seat: int) -> list[tuple[int, int]]:
        """N3: each complete set may take one sceptre along."""
        sceptres = s.treasures[seat * TREASURE_TYPES + self.type]
        return [(self.source, POINTS_WITH_A_SET * min(sceptres, complete_sets(s, seat)))]

    def potential(self, s: State, seat: int) -> float:
        """N3: sceptres still without a set may find one."""
        spare = s.treasures[seat * TREASURE_TYPES + self.type] - complete_sets(s, seat)
        return SPARE_WORTH * max(spare, 0)


class TurnUp(FrameKind):
    """N2: the lower tile is turned up."""

    arguments = (
        Field("pile", d.pile_named("treasures")),
        Field("space", d.SPACE),
        Field("adventurer", d.ADVENTURER),
    )

    def answer(self, s: State, answer: int) -> None:
        _, pile, space, _ = pop_frame(s)
        s.lay_tile(pile, space, answer)
