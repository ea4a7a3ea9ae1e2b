"""Module 4, characters (C1 to C3): everybody has a power for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from luxor.core import declarations as d
from luxor.core.declarations import BY_SEAT, Datum, Event, Field, Statistic
from luxor.core.edition_schema import Finding, Number, Table, Words, adds_up, check
from luxor.core.modules.hand_cards import add_move_card

try:
    import cython
except ModuleNotFoundError:  # pragma: no cover - depends on the installation
    from luxor.core import uncompiled as cython
if not cython.compiled:
    from luxor.core.inline import *
    from luxor.core.rules.landing import do_tile, take_key
    from luxor.core.rules.movement import can_move, offer_numbers
    from luxor.core.rules.starter_cards import carry_out, move_by_roll
    from luxor.core.verbs import spend_key

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


POWERS = (
    "",
    "reroll",
    "rearrange",
    "free_choice",
    "plunder",
    "one_tile",
    "temple_reader",
    "collector",
    "key_turner",
)
"""The powers by number; 0 for none."""

REROLL, REARRANGE, FREE_CHOICE, PLUNDER = 1, 2, 3, 4
ONE_TILE, TEMPLE_READER, COLLECTOR, KEY_TURNER = 5, 6, 7, 8
FIRST_KEYS = 2  # of the key turner
TOO_MANY = 9  # keys for one move
POWER = d.choice("a power", *POWERS[1:], first=1, nothing=0)


@check("powers", "players.max")
def find_missing(powers: tuple[str, ...], players: int) -> Iterable[Finding]:
    """C1: yield characters that would not suffice for everybody."""
    if len(powers) < players:
        yield "powers", f"{len(powers)} characters", f"at least {players}, one for each player"


class Characters(Module):
    """C1 to C3: each power listens where it acts; who has which is public."""

    name = "characters"
    title = "Characters"
    edition_table: ClassVar[Table | None] = Table(
        {"total": Number(1, len(POWERS) - 1), "powers": Words(POWERS[1:])},
        checks=(adds_up("total", "powers"), find_missing),
    )
    statistics: ClassVar[tuple[Statistic, ...]] = (Statistic("power", by="power"),)
    data: ClassVar[tuple[Datum, ...]] = (
        Datum("power", POWER, per_seat=True, pile="characters"),
        Datum("turned", d.COUNT, per_seat=True),  # sets turned over by the collector
        Datum("bound", d.FLAG, per_seat=True, hidden=True),  # 1: the power must be used (T6)
    )
    events: ClassVar[tuple[Event, ...]] = (
        Event(
            "character_drawn", (BY_SEAT, Field("character", d.kinds_of("characters"))), "give_power"
        ),
        Event("power_used", (BY_SEAT, Field("power", d.choice("a power", *POWERS[1:], first=1)))),
        Event("treasures_turned", (BY_SEAT,), "turn_treasures"),
        Event("power_bound", (BY_SEAT, Field("yes", d.FLAG, secret=True)), "bind"),
    )

    def compile(self, rs: Ruleset) -> None:
        table: Any = rs.edition.modules[self.name]
        self.power = self.offsets["power"]
        self.turned = self.offsets["turned"]
        self.bound = self.offsets["bound"]
        names = list(table["powers"])
        self.pile = rs.add_pile("characters", 0, [1] * len(names), names)
        self.powers = [POWERS.index(name) for name in names]
        self.draw = rs.add_frame(DrawCharacter(self, "character", CHANCE))
        self.reroll = rs.add_frame(Reroll(self, "reroll"))
        self.use = rs.add_frame(UsePower(self, "use_power", private=True))
        self.instead = rs.add_frame(Instead(self, "instead", private=True))
        self.read = rs.add_frame(ReadTemple(self, "read_temple"))
        self.collect = rs.add_frame(Collect(self, "collect"))
        self.move_card = add_move_card(rs, self.numbers["power_used"], REARRANGE)

    def setup(self, s: State) -> None:
        """C1: a random character for everybody."""
        for seat in range(s.rs.players - 1, -1, -1):
            push(s, self.draw, seat, self.pile, 0, 0)

    def give_power(self, s: State, seat: int, character: int) -> None:
        """C1: a seat draws a character and has its power from now on."""
        s.take_from_pile(self.pile, character)
        s.set_data(self.power + seat, self.powers[character])
        tell_own(self, s, "character_drawn", seat, character)

    def power_of(self, s: State, seat: int) -> int:
        """Return the power that a seat has, 0 if none yet."""
        check_bounds("seat", seat, 0, s.rs.players - 1)
        return s.data[self.power + seat]

    def tell_used(self, s: State, seat: int) -> None:
        """Write the event that a seat's power acts."""
        tell_own(self, s, "power_used", seat, self.power_of(s, seat))

    def complete_position(self, rs: Ruleset, form: dict[str, Any], given: Collection[str]) -> None:
        """C1: by default the seats have the first characters of the table that nobody has."""
        data = form["data"]
        open_seats = [seat for seat in range(rs.players) if f"data power p{seat + 1}" not in given]
        drawing = {frame[SEAT] for frame in form["stack"] if frame[0] == self.draw}
        has = [data[self.power + i] for i in range(rs.players) if i not in open_seats]
        left = [power for power in self.powers if power not in has]
        for seat in open_seats:
            data[self.power + seat] = 0 if seat in drawing else left.pop(0)

    # --- reroll, rearrange, free choice, plunder ---------------------------------------------

    def rolled(self, s: State, seat: int, face: int, flags: int, bonus: int) -> int:
        """*Reroll*: the die may be rolled once more."""
        if self.power_of(s, seat) != REROLL or flags & AGAIN:
            return 0
        push(s, self.reroll, seat, face, flags, bonus)
        return 1

    def released(self, s: State, seat: int, adventurer: int) -> None:
        """*Rearrange*: its owner may move a card when anybody's adventurer is released."""
        for owner in range(s.rs.players):
            if self.power_of(s, owner) == REARRANGE:
                push(s, self.move_card, owner, 1, 0, 0)

    def horus_piles(self, s: State, seat: int, things: int) -> int:
        """*Free choice*: the open card of any pile."""
        if self.power_of(s, seat) == FREE_CHOICE:
            self.tell_used(s, seat)
            return things | HORUS_BIT * ((1 << LEVELS) - 1)
        return things

    def treasure_points(self, s: State, seat: int, tile: int, points: int) -> int:
        """*Plunder*: one more for every treasure."""
        if self.power_of(s, seat) != PLUNDER:
            return points
        self.tell_used(s, seat)
        return points + 1

    # --- temple reader, collector ------------------------------------------------------------

    def uncovered(self, s: State, seat: int, adventurer: int, tile: int) -> None:
        """*Temple reader*: the action of an uncovered tile may be done at once."""
        if self.power_of(s, seat) == TEMPLE_READER:
            push(s, self.read, seat, adventurer, 0, 0)

    def treasure_taken(self, s: State, seat: int, adventurer: int, tile: int) -> None:
        """*Collector*: three real treasures that have not served yet may give an extra turn."""
        if self.power_of(s, seat) == COLLECTOR and s.queued < MAX_QUEUE:
            base = seat * TREASURE_TYPES
            sets = min(s.treasures[base], s.treasures[base + 1], s.treasures[base + 2])
            if sets > s.data[self.turned + seat]:
                push(s, self.collect, seat, 0, 0, 0)

    def turn_treasures(self, s: State, seat: int) -> None:
        """*Collector*: turn three treasures over; they do not serve again."""
        s.set_data(self.turned + seat, s.get_data(self.turned + seat) + 1)
        tell_own(self, s, "treasures_turned", seat)

    # --- one tile, key turner ----------------------------------------------------------------

    def forced(self, s: State, seat: int, yes: int) -> None:
        """T6: a card played in place of a playable one binds its player to use the power."""
        if self.power_of(s, seat) in (ONE_TILE, KEY_TURNER):
            self.bind(s, seat, yes)

    def bind(self, s: State, seat: int, yes: int) -> None:
        """T6: note whether a seat has to use its power; in a view that may be UNKNOWN."""
        if yes != UNKNOWN:
            s.set_data(self.bound + seat, yes)
        tell_own(self, s, "power_bound", seat, yes)

    def reaches(self, s: State, seat: int, low: int, high: int, flags: int) -> int:
        """T6: return whether the power would give a move or a 0, and whether it has to."""
        before = s.n_options
        s.n_options = 0
        self.offer_power(s, seat, low, high, flags)
        offered = s.n_options
        s.n_options = before
        if offered == 0:
            return 0
        return MUST if s.data[self.bound + seat] else 1

    def steps(self, s: State, seat: int, low: int, high: int, flags: int) -> None:
        """The power adds to what the card allows; where it has to be used, it alone counts."""
        if s.data[self.bound + seat] and not flags & QUIET:
            s.n_options = 0
            s.hold = 1
            self.offer_power(s, seat, low, high, flags)
            s.sort_options()
        else:
            self.offer_power(s, seat, low, high, flags)

    def offer_power(self, s: State, seat: int, low: int, high: int, flags: int) -> None:
        """Offer one tile forward, or what keys make of the number."""
        power = self.power_of(s, seat)
        if power == ONE_TILE and not flags & QUIET:
            offer_numbers(s, seat, 1, 1, 0)
        elif power == KEY_TURNER and not flags & (QUIET | FIXED):
            offer_turned(s, seat, low, high, flags)

    def stuck(self, s: State, seat: int, low: int, high: int, flags: int) -> int:
        """Ask for the power where the card itself allows no move."""
        if not self.reaches(s, seat, low, high, flags):
            return 0
        push(s, self.use, seat, low, high, flags)
        return 1

    def chosen(self, s: State, seat: int, steps: int, low: int, high: int, flags: int) -> None:
        """*Key turner*: what is not on the card costs a key for each tile of difference."""
        power = self.power_of(s, seat)
        if power == KEY_TURNER and not flags & (QUIET | FIXED):
            keys = keys_for(steps, low, high, flags)
            if keys > 0:
                self.tell_used(s, seat)
            for _ in range(keys):
                spend_key(s, seat)
        elif power == ONE_TILE and not flags & QUIET and keys_for(steps, low, high, flags) > 0:
            self.tell_used(s, seat)

    def played(self, s: State, seat: int, card: int) -> int:
        """*One tile*: also instead of what an *all* or *last* card says."""
        family = s.rs.card_family[card]
        if self.power_of(s, seat) != ONE_TILE or family not in (C_ALL, C_LAST):
            return 0
        if not can_move(s, seat, 1, 1):
            return 0
        push(s, self.instead, seat, card, 0, 0)
        return 1


def offer_turned(s: State, seat: int, low: int, high: int, flags: int) -> None:
    """*Key turner*: offer the numbers that one key, or two after two cards, can reach.

    A key that is spent does not open the chamber any more.
    """
    most = 2 if flags & TWICE else 1
    for keys in range(1, most + 1):
        if s.keys[seat] < keys:
            break
        s.keys[seat] -= keys
        for n in range(max(low - keys, 0), high + keys + 1):
            if keys_for(n, low, high, flags) == keys:
                offer_numbers(s, seat, n, n, 0)
        s.keys[seat] += keys


def keys_for(steps: int, low: int, high: int, flags: int) -> int:
    """*Key turner*: return how many keys it takes to move ``steps``; too many where it cannot be.

    As a second card a ±1 used backward cannot be changed, and a 0 not lowered: only one key counts.
    """
    if steps < 0:
        return 0
    if steps > high:
        return steps - high
    if steps < low:
        return low - steps if not flags & (EDGES | FLOOR) or low - steps == 1 else TOO_MANY
    if flags & EDGES and low < steps < high:
        return 1
    return 0


# --- frames ----------------------------------------------------------------------------------


class CharacterFrame(YesNo):
    """A frame of the module; its options are yes and no if it says nothing else."""

    def __init__(
        self, characters: Characters, name: str, asks: int = DECISION, *, private: bool = False
    ) -> None:
        super().__init__(name, asks, private=private)
        self.characters = characters


class DrawCharacter(CharacterFrame):
    """C1: a seat gets its character."""

    arguments = (Field("pile", d.pile_named("characters")),)

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        self.characters.give_power(s, seat, answer)
        if self.characters.power_of(s, seat) == KEY_TURNER:
            for _ in range(min(FIRST_KEYS, s.key_supply)):
                take_key(s, seat)


class Reroll(CharacterFrame):
    """C2: roll once more?"""

    arguments = (
        Field("face", d.FACE),
        Field("flags", d.ROLL_FLAGS),
        Field("bonus", d.BONUS),
    )

    def answer(self, s: State, answer: int) -> None:
        seat, face, flags, bonus = pop_frame(s)
        if answer == YES:
            self.characters.tell_used(s, seat)
            push(s, F_ROLL, seat, P_DIE, flags | AGAIN, bonus)
        else:
            move_by_roll(s, seat, face, flags, bonus)


class UsePower(CharacterFrame):
    """T6, C2: the card allows no move; a power may, or must."""

    arguments = (
        Field("low", d.STEPS),
        Field("high", d.STEPS),
        Field("flags", d.MOVE_FLAGS),
    )

    def options(self, s: State) -> None:
        seat, low, high, flags = top_frame(s)
        self.characters.offer_power(s, seat, low, high, flags)
        if not s.data[self.characters.bound + seat]:
            offer(s, NO)
        s.sort_options()

    def answer(self, s: State, answer: int) -> None:
        seat, low, high, flags = pop_frame(s)
        if answer == NO and not s.data[self.characters.bound + seat]:
            tell(s, E_NOTHING_HAPPENED, seat, NOBODY, NO_LEGAL_MOVE)
        else:
            carry_out(s, seat, answer, low, high, flags)


class Instead(CharacterFrame):
    """C3, *one tile*: one tile instead of what the card says."""

    arguments = (Field("card", d.CARD),)

    def options(self, s: State) -> None:
        seat = s.stack[s.top + SEAT]
        offer_numbers(s, seat, 1, 1, 0)
        if not s.data[self.characters.bound + seat]:
            offer(s, NO)

    def answer(self, s: State, answer: int) -> None:
        seat, card, _, _ = pop_frame(s)
        if answer == NO:
            play_card(s, seat, card, 0)
        else:
            self.characters.tell_used(s, seat)
            carry_out(s, seat, answer, 1, 1, FIXED)


class ReadTemple(CharacterFrame):
    """C2, *temple reader*: do the uncovered tile's action?"""

    arguments = (Field("adventurer", d.ADVENTURER),)

    def answer(self, s: State, answer: int) -> None:
        seat, adventurer, _, _ = pop_frame(s)
        if answer == YES:
            self.characters.tell_used(s, seat)
            do_tile(s, seat, adventurer, 0)


class Collect(CharacterFrame):
    """C2, *collector*: turn three treasures over for an extra turn?"""

    def answer(self, s: State, answer: int) -> None:
        seat = pop_seat(s)
        if answer == YES:
            self.characters.tell_used(s, seat)
            self.characters.turn_treasures(s, seat)
            s.grant_turn(seat)
