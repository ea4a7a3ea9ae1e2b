"""Module 1, the mummy (Y1 to Y9): it walks against the adventurers and makes them fall.

What the mummy tiles do (Y10) is in ``mummy_tiles.py``.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Datum, Event, Field, Statistic
from luxor.core.edition import MAX_COPIES, PLAYERS_MIN
from luxor.core.edition_schema import (
    MAX_TOTAL,
    Finding,
    Named,
    Number,
    Numbers,
    Rows,
    Table,
    Words,
    adds_up,
    check,
)
from luxor.core.modules.mummy_tiles import EFFECTS, GOODS

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.hidden import draw_unseen
    from luxor.core.inline import *
    from luxor.core.modules.mummy_tiles import Effect
    from luxor.core.rules.movement import offer_adventurers, tell_could_move
    from luxor.core.verbs import fall, raise_up, renew_pile

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping


OPEN = 3  # tiles that lie face up
EXPOSED = 5  # places before the mummy that its next walks will pass
TALISMAN_WORTH = 1.0  # in points, for bots
FALL_COSTS = 0.5
OPEN_SLOT = d.counted("an open mummy tile", "tile", OPEN)
WAKE_UP = ("one_and_end", "all_and_end", "all_and_go_on")

TALISMANS = Field("count", d.COUNT)
OPEN_PLACE = Field("slot", d.counted("an open mummy tile", "", OPEN))
MUMMY_TILE = Field("tile", d.kinds_of("mummy_tiles"))
FACES = range(1, 7)  # of the die
SEATS = tuple(str(players) for players in range(PLAYERS_MIN, MAX_SEATS + 1))


@check("talismans", "talismans_each", "players.max")
def find_wrong_talismans(talismans: int, each: Mapping[str, int], most: int) -> Iterable[Finding]:
    """Y1: yield each number of players for which nothing is said, or too much."""
    for players in range(PLAYERS_MIN, most + 1):
        entry = f"talismans_each.{players}"
        needed = players * each.get(str(players), 0)
        if str(players) not in each:
            yield entry, "missing", "it, if only with 0"
        elif needed > talismans:
            wrong = f"{players} players would start with {needed} of {talismans}"
            yield entry, wrong, f"at most {talismans // players} for each"


@check("wake_up")
def find_wrong_faces(wake_up: Mapping[str, tuple[int, ...]]) -> Iterable[Finding]:
    """Y8: yield faces of the die that mean nothing or two things."""
    if sorted(sum(wake_up.values(), ())) != list(FACES):
        yield "wake_up", "the faces are not all there once", "each of 1 to 6 once"


@check("tiles")
def find_free_turns(tiles: tuple[Mapping[str, Any], ...]) -> Iterable[Finding]:
    """Yield an extra turn that costs nothing: the game might never end."""
    for tile in tiles:
        if tile["effect"] == "extra_turn" and tile["price"] == 0:
            wrong = "0 is out of range"
            yield "tiles.extra_turn.price", wrong, f"1 to {MAX_COPIES}, or turns would never end"


class Mummy(Module):
    """Y1 to Y9: where the mummy is, whose talismans there are, which tiles lie open."""

    name = "mummy"
    title = "The mummy"
    edition_table: ClassVar[Table | None] = Table(
        {
            "total": Number(OPEN, MAX_TOTAL),
            "talismans": Number(0, MAX_COPIES),
            "talismans_each": Named(SEATS, Number(0, MAX_COPIES), optional=True),
            "wake_up": Named(WAKE_UP, Numbers(min(FACES), max(FACES))),
            "two_of_three": Words(tuple(GOODS), least=len(GOODS)),
            "tiles": Rows(
                "effect",
                tuple(EFFECTS),
                {"price": Number(0, MAX_COPIES), "copies": Number(0, MAX_COPIES)},
            ),
        },
        checks=(find_wrong_talismans, find_wrong_faces, find_free_turns, adds_up("total", "tiles")),
    )
    statistics: ClassVar[tuple[Statistic, ...]] = (
        Statistic("falls", event="adventurer_fell"),
        Statistic("raised", event="adventurer_raised"),
        Statistic("scarabs_given", event="scarab_returned"),
        Statistic("talismans_taken", event="talismans_taken", total="count"),
        Statistic("talismans_spent", event="mummy_tile_used", total="price"),
        Statistic("mummy_tiles_used", event="mummy_tile_used"),
        Statistic("points_by_tiles", event="points_scored", total="points"),
        Statistic("mummy_tile", event="mummy_tile_used", by="tile"),
        Statistic("dice_rolled", event="wake_up_rolled"),
        Statistic("pips_rolled", event="wake_up_rolled", total="face"),
    )
    data: ClassVar[tuple[Datum, ...]] = (
        Datum("mummy", d.SPACE_OR_NONE),  # the space it stands on
        Datum("open", d.kinds_of("mummy_tiles", or_none=True), size=OPEN, pile="mummy_tiles"),
        Datum("talismans", d.COUNT, per_seat=True),
        Datum("supply", d.COUNT, rest_of="talismans"),
        Datum("done", d.FLAG, per_turn=True),  # 1 when a tile was used or declined (Y9)
        Datum("gone", d.COUNT, per_seat=True),  # how many scarabs a seat gave back to the box
        # and of which kinds
        Datum("gone_scarabs", d.COUNT, MAX_SCARABS, per_seat=True, hidden=True, pile="scarabs"),
    )
    events: ClassVar[tuple[Event, ...]] = (
        Event("mummy_placed", (Field("space", d.SPACE),), "place_mummy"),
        Event("talismans_dealt", (BY_SEAT, TALISMANS), "move_talismans"),
        Event(
            "mummy_walked", (BY_SEAT, Field("from", d.SPACE), Field("to", d.SPACE)), "move_mummy"
        ),
        Event("talismans_taken", (BY_SEAT, TALISMANS), "move_talismans"),
        Event("mummy_tiles_offered", (BY_SEAT,), "offer_tiles"),
        Event(
            "mummy_tile_used",
            (BY_SEAT, OPEN_PLACE, MUMMY_TILE, Field("price", d.COUNT)),
            "pay_for_tile",
        ),
        Event("mummy_tile_discarded", (OPEN_PLACE, MUMMY_TILE), "discard_tile"),
        Event("mummy_tiles_reshuffled", (), "reshuffle_tiles"),
        Event("mummy_tile_revealed", (OPEN_PLACE, MUMMY_TILE), "reveal_tile"),
        Event(
            "wake_up_rolled",
            (BY_SEAT, Field("face", d.FACE), Field("outcome", d.choice("an outcome", *WAKE_UP))),
            "roll_to_wake",
        ),
        Event(
            "scarab_returned", (BY_SEAT, Field("scarab", d.SCARAB, secret=True)), "return_scarab"
        ),
    )

    def compile(self, rs: Ruleset) -> None:
        table: Any = rs.edition.modules[self.name]
        self.each = table["talismans_each"][str(rs.players)]
        self.all_talismans = table["talismans"]
        self.place = self.offsets["mummy"]
        self.open = self.offsets["open"]
        self.talismans = self.offsets["talismans"]
        self.supply = self.offsets["supply"]
        self.done = self.offsets["done"]
        self.gone = self.offsets["gone"]
        self.gone_scarabs = self.offsets["gone_scarabs"]
        names = [row["effect"] for row in table["tiles"]]
        copies = [row["copies"] for row in table["tiles"]]
        self.tiles = rs.add_pile("mummy_tiles", 0, copies, names)
        self.used = rs.add_pile("mummy_discards", 0, [0] * len(names), names)
        outcomes = {face: i for i, name in enumerate(WAKE_UP) for face in table["wake_up"][name]}
        self.outcomes = [outcomes[face] for face in FACES]
        self.turn_up = rs.add_frame(TurnUpTile(self, "turn_up_mummy_tile", CHANCE))
        self.wake = rs.add_frame(Wake(self, "wake"))
        self.wake_roll = rs.add_frame(WakeRoll(self, "wake_roll", CHANCE))
        self.rise = rs.add_frame(Raise(self, "raise"))
        self.shop = rs.add_frame(Shop(self, "mummy_tile"))
        self.replace = rs.add_frame(Replace(self, "replace_mummy_tile", NOTHING))
        self.effects = []
        for row in table["tiles"]:
            kind, n = EFFECTS[row["effect"]]
            effect = kind(n, row["price"])
            effect.compile(rs, self)
            self.effects.append(effect)
        self.cheapest = min(row["price"] for row in table["tiles"])

    def setup(self, s: State) -> None:
        """Y1: the mummy in front of the chamber, three open tiles, talismans for everybody."""
        self.place_mummy(s, s.behind(s.rs.chamber))
        for seat in range(s.rs.players):
            self.move_talismans(s, seat, self.each)
            tell_own(self, s, "talismans_dealt", seat, self.each)
        for slot in range(OPEN - 1, -1, -1):
            push(s, self.turn_up, NOBODY, self.tiles, slot, 0)

    def place_mummy(self, s: State, space: int) -> None:
        """Y1: stand the mummy on a space; all talismans are in the supply."""
        s.set_data(self.place, space)
        s.set_data(self.supply, self.all_talismans)
        tell_own(self, s, "mummy_placed", space)

    def move_talismans(self, s: State, seat: int, count: int) -> None:
        """Move talismans from the supply to a seat, or back if ``count`` is negative."""
        s.set_data(self.talismans + seat, s.get_data(self.talismans + seat) + count)
        s.set_data(self.supply, s.data[self.supply] - count)

    def complete_position(self, rs: Ruleset, form: dict[str, Any], given: Collection[str]) -> None:
        """Y1: by default it stands on the last tile with nobody active; the rest is left over."""
        data, piles, stack = form["data"], form["piles"], form["stack"]
        if "data mummy" not in given:
            pairs = zip(chain(*form["positions"]), chain(*form["statuses"]), strict=True)
            active = {place for place, status in pairs if status == ACTIVE}
            tiles = [space for space, tile in enumerate(form["tiles"], start=1) if tile]
            free = [space for space in tiles if space not in active] or tiles or [0]
            data[self.place] = max(free)
        if "data open" not in given:
            missing = [frame[B] for frame in stack if frame[0] == self.turn_up]
            full = rs.pile(self.tiles)[2]
            left = [
                kind + 1
                for kind, copies in enumerate(full)
                for _ in range(copies - piles[self.used][kind])
            ]
            for slot in range(OPEN):
                data[self.open + slot] = 0 if slot in missing or not left else left.pop(0)
        if "data done" not in given:  # after the draw of a turn (Y9)
            data[self.done] = int(len(stack) > 1 and stack[1][0] not in (F_REFILL, F_DRAW))
        for seat in range(rs.players):
            first = self.gone_scarabs + seat * MAX_SCARABS
            if f"data gone p{seat + 1}" not in given:
                data[self.gone + seat] = sum(data[first : first + MAX_SCARABS])

    # --- the mummy walks ---------------------------------------------------------------------

    def horus_card(self, s: State, seat: int, card: int, taken: int) -> None:
        """Y2 to Y5: it walks as many tiles as the card has eyes; those it meets fall."""
        start = s.data[self.place]
        eyes = s.rs.card_eyes[card]
        last = s.behind(s.rs.chamber)
        place = start
        starts_over = 0
        for _ in range(eyes):
            place = s.behind(place)
            if place == 0:
                place = last
                starts_over = 1
        self.move_mummy(s, seat, start, place)
        fallen = 0  # bits: of whom somebody fell
        top = start - 1  # the first place that it passes
        if starts_over:
            place = start
            for _ in range(eyes):
                ahead = s.behind(place)
                if ahead == 0:
                    fallen |= fell_between(s, seat, place, top)
                    ahead = top = last
                place = ahead
        fallen |= fell_between(s, seat, place + 1, top)
        fallen |= fell_between(s, NOBODY, place, place)
        talismans = 0
        for other in range(s.rs.players):
            if other != seat and fallen & 1 << other and talismans < s.data[self.supply]:
                talismans += 1
        if talismans > 0:
            self.move_talismans(s, seat, talismans)
            tell_own(self, s, "talismans_taken", seat, talismans)

    def move_mummy(self, s: State, seat: int, start: int, place: int) -> None:
        """Y2: put the mummy on another space, by a card of a seat."""
        s.set_data(self.place, place)
        tell_own(self, s, "mummy_walked", seat, start, place)

    def landed(self, s: State, seat: int, adventurer: int) -> None:
        """Y6: an adventurer that ends a move on its tile falls."""
        index = seat * ADVENTURERS + adventurer
        if s.pos[index] == s.data[self.place] and s.status[index] == ACTIVE:
            fall(s, seat, adventurer)

    # --- raising the fallen ------------------------------------------------------------------

    def can_raise_unchecked(self, s: State, seat: int) -> int:
        """Y8: return which fallen adventurers of a seat (bits) are not on the mummy's tile."""
        found = 0
        for i in range(ADVENTURERS):
            index = seat * ADVENTURERS + i
            if s.status[index] == FALLEN and s.pos[index] != s.data[self.place]:
                found |= 1 << i
        return found

    def turn_start(self, s: State, seat: int) -> None:
        """Y8: a seat with fallen adventurers to raise may roll for it."""
        if self.can_raise_unchecked(s, seat):
            tell_could_move(s, seat)
            push(s, self.wake, seat, 0, 0, 0)

    # --- mummy tiles -------------------------------------------------------------------------

    def affordable_unchecked(self, s: State, seat: int, slot: int) -> int:
        """Y9, Y10: return 1 if a seat can pay for an open tile and it would do something."""
        tile = s.data[self.open + slot] - 1
        if not 0 <= tile < len(self.effects):
            return 0
        effect: Effect = self.effects[tile]
        if effect.price > s.data[self.talismans + seat]:
            return 0
        return effect.useful(s, seat)

    def turn_end(self, s: State, seat: int) -> int:
        """Y9: after drawing, one tile may be used."""
        if s.data[self.done] or s.data[self.talismans + seat] < self.cheapest:
            return 0
        for slot in range(OPEN):
            if self.affordable_unchecked(s, seat, slot):
                self.offer_tiles(s, seat)
                push(s, self.shop, seat, 0, 0, 0)
                return 1
        return 0

    def offer_tiles(self, s: State, seat: int) -> None:
        """Y9: let a seat use a tile, once in its turn."""
        s.set_data(self.done, 1)
        tell_own(self, s, "mummy_tiles_offered", seat)

    def pay_for_tile(self, s: State, seat: int, slot: int, tile: int, price: int) -> None:
        """Y9: a seat pays for an open tile in order to use it."""
        self.move_talismans(s, seat, -price)
        tell_own(self, s, "mummy_tile_used", seat, slot, tile, price)

    def discard_tile(self, s: State, slot: int, tile: int) -> None:
        """Y9: lay a used tile aside."""
        s.put_on_pile(self.used, tile)
        s.set_data(self.open + slot, 0)
        tell_own(self, s, "mummy_tile_discarded", slot, tile)

    def reshuffle_tiles(self, s: State) -> None:
        """Y9: shuffle the used tiles into a new pile."""
        renew_pile(s, self.tiles, self.used)
        tell_own(self, s, "mummy_tiles_reshuffled")

    def reveal_tile(self, s: State, slot: int, tile: int) -> None:
        """Y1, Y9: turn up a tile of the pile."""
        s.take_from_pile(self.tiles, tile)
        s.set_data(self.open + slot, tile + 1)
        tell_own(self, s, "mummy_tile_revealed", slot, tile)

    def roll_to_wake(self, s: State, seat: int, face: int, outcome: int) -> None:
        """Y8: a wake-up roll; where it ends the turn, no tile can be used either."""
        if outcome < len(WAKE_UP) - 1:
            s.set_data(self.done, 1)
        tell_own(self, s, "wake_up_rolled", seat, face, outcome)

    def return_scarab(self, s: State, seat: int, scarab: int) -> None:
        """Y10: put a scarab of a seat back into the box; in a view its kind may be UNKNOWN."""
        check_bounds("seat", seat, 0, s.rs.players - 1)
        if not UNKNOWN <= scarab < s.rs.scarab_kinds:
            refuse("kind of scarab", scarab, UNKNOWN, s.rs.scarab_kinds - 1)
        s.scarab_count[seat] -= 1
        s.data[self.gone + seat] += 1
        if scarab != UNKNOWN:
            s.scarabs[seat * MAX_SCARABS + scarab] -= 1
            s.data[self.gone_scarabs + seat * MAX_SCARABS + scarab] += 1
        tell_own(self, s, "scarab_returned", seat, scarab)

    # --- what others may not know ------------------------------------------------------------

    def potential(self, s: State, seat: int) -> float:
        """Talismans buy effects; adventurers just before the mummy may fall to others' cards."""
        exposed = 0
        ahead = s.data[self.place]
        for i in range(seat * ADVENTURERS, seat * ADVENTURERS + ADVENTURERS):
            if s.status[i] == ACTIVE and 0 < s.pos[i] < ahead <= s.pos[i] + EXPOSED:
                exposed += 1
        return TALISMAN_WORTH * s.data[self.talismans + seat] - FALL_COSTS * exposed

    def hide(self, s: State, seat: int) -> None:
        """P1: scarabs that went back to the box are known to who gave them, and to nobody else."""
        for owner in range(s.rs.players):
            if owner != seat:
                for kind in range(s.rs.scarab_kinds):
                    index = self.gone_scarabs + owner * MAX_SCARABS + kind
                    s.put_unseen(P_SCARAB, kind, s.data[index])

    def imagine(self, s: State, seat: int, rng: Rng) -> None:
        for owner in range(s.rs.players):
            if owner != seat:
                for _ in range(s.data[self.gone + owner]):
                    kind = draw_unseen(s, P_SCARAB, rng)
                    s.data[self.gone_scarabs + owner * MAX_SCARABS + kind] += 1


def fell_between(s: State, spared: int, low: int, high: int) -> int:
    """Y3: let active adventurers on some spaces fall, except one seat's; return whose fell (bits).

    Spaces begin at 1: nobody falls on the stairs.
    """
    fallen = 0
    if low <= high:
        for seat in range(s.rs.players):
            if seat != spared:
                for i in range(ADVENTURERS):
                    index = seat * ADVENTURERS + i
                    if low <= s.pos[index] <= high and s.status[index] == ACTIVE:
                        fall(s, seat, i)
                        fallen |= 1 << seat
    return fallen


class MummyFrame(YesNo):
    """A frame of the module; its options are yes and no if it says nothing else."""

    def __init__(self, mummy: Mummy, name: str, asks: int = DECISION) -> None:
        super().__init__(name, asks)
        self.mummy = mummy


class TurnUpTile(MummyFrame):
    """Y1, Y9: a mummy tile is turned up."""

    arguments = (
        Field("pile", d.pile_named("mummy_tiles")),
        Field("slot", OPEN_SLOT),
    )
    has_seat = False

    def answer(self, s: State, answer: int) -> None:
        _, _, slot, _ = pop_frame(s)
        self.mummy.reveal_tile(s, slot, answer)


class Wake(MummyFrame):
    """Y8: roll to raise the fallen, or not."""

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        if answer == YES:
            push(s, self.mummy.wake_roll, seat, P_DIE, 0, 0)


class WakeRoll(MummyFrame):
    """Y8: the wake-up roll."""

    arguments = (Field("pile", d.pile_named("die")),)

    def answer(self, s: State, answer: int) -> None:
        outcome = self.mummy.outcomes[answer - 1]
        seat = pop_seat(s)
        self.mummy.roll_to_wake(s, seat, answer, outcome)
        if outcome < len(WAKE_UP) - 1:
            s.end_turn()
        if outcome == 0:
            push(s, self.mummy.rise, seat, 0, 0, 0)
        else:
            can_raise = self.mummy.can_raise_unchecked(s, seat)
            for i in range(ADVENTURERS):
                if can_raise & 1 << i:
                    raise_up(s, seat, i)


class Raise(MummyFrame):
    """Y8: one of the fallen is raised."""

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        offer_adventurers(s, seat, self.mummy.can_raise_unchecked(s, seat))

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        raise_up(s, seat, (answer - MOVE) // STRIDE)


class Shop(MummyFrame):
    """Y9: one of the open tiles is used, or none."""

    def options(self, s: State) -> None:
        offer(s, NO)
        seat = s.stack[s.top + SEAT]
        tile = self.mummy.open
        for slot in range(OPEN):
            twin = 0  # an equal tile before it
            for earlier in range(slot):
                if s.data[tile + earlier] == s.data[tile + slot]:
                    twin = 1
            if not twin and self.mummy.affordable_unchecked(s, seat, slot):
                offer(s, OPEN_TILE + slot)

    def answer(self, s: State, answer: int) -> None:
        mummy = self.mummy
        seat = pop_seat(s)
        if answer == NO:
            return
        slot = answer - OPEN_TILE
        tile = s.data[mummy.open + slot] - 1
        effect: Effect = mummy.effects[tile]
        mummy.pay_for_tile(s, seat, slot, tile, effect.price)
        push(s, mummy.replace, seat, slot, 0, 0)
        effect.do(s, seat)


class Replace(MummyFrame):
    """Y9: the used tile is discarded and a new one turned up."""

    arguments = (Field("slot", OPEN_SLOT),)

    def run(self, s: State) -> None:
        _, slot, _, _ = pop_frame(s)
        mummy = self.mummy
        mummy.discard_tile(s, slot, s.data[mummy.open + slot] - 1)
        if s.pile_size[mummy.tiles] == 0:
            mummy.reshuffle_tiles(s)
        push(s, mummy.turn_up, NOBODY, mummy.tiles, slot, 0)
