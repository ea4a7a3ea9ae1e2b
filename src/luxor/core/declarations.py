"""What the numbers of the engine mean: declared once, next to the rule, and read by everybody else.

A :class:`NumberType` says which numbers are possible and how they are written. An event
(:class:`Event`), a piece of module data (:class:`Datum`) and a question (``FrameKind.arguments``)
consist of fields of such types. Codecs, position files, records, checks and statistics read these
declarations and keep no tables of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from luxor.core import constants as k

if TYPE_CHECKING:
    from luxor.core.ruleset import Ruleset

BYTE = 127
MOST_POINTS = 32767
MOST_LISTED = 32  # words in a message


@dataclass(frozen=True, slots=True)
class NumberType:
    """A type of number: its bounds, and the words for it if it has any.

    ``words`` gives a word for each number from ``first`` on, or for each bit where ``bits`` is
    true; ``fixed`` are the words if they are the same in every game. ``limits`` gives the bounds
    of a plain number. ``nothing`` is a number that stands for nobody or nothing, written as ``-``
    in text and null in JSON. ``only`` says which numbers within the bounds there are, if not all.
    JSON uses words where ``named`` is true, and numbers otherwise.
    """

    meaning: str
    words: Callable[[Ruleset], Sequence[str]] | None = None
    limits: Callable[[Ruleset], tuple[int, int]] | None = None
    first: int = 0
    nothing: int | None = None
    named: bool = False
    bits: bool = False
    only: Callable[[Ruleset], Collection[int]] | None = None
    fixed: tuple[str, ...] = ()

    def bounds(self, rs: Ruleset) -> tuple[int, int]:
        """Return the lowest and the highest possible number."""
        if self.limits is not None:
            low, high = self.limits(rs)
        elif self.words is None:
            low, high = 0, BYTE
        elif self.bits:
            low, high = 0, (1 << len(self.words(rs))) - 1
        else:
            low, high = self.first, self.first + len(self.words(rs)) - 1
        if self.nothing is not None:
            low = min(low, self.nothing)
        return low, high

    def numbers(self, rs: Ruleset) -> Collection[int]:
        """Return all possible numbers."""
        low, high = self.bounds(rs)
        if self.only is None:
            return range(low, high + 1)
        numbers = {number for number in self.only(rs) if low <= number <= high}
        return numbers if self.nothing is None else numbers | {self.nothing}

    def to_text(self, rs: Ruleset, number: int) -> str:
        """Return how a number is written in records and position files."""
        if number == self.nothing:
            return "-"
        if self.words is None:
            return str(number)
        words = self.words(rs)
        if not self.bits:
            return words[number - self.first]
        return "|".join(word for i, word in enumerate(words) if number & 1 << i) or "0"

    def from_text(self, rs: Ruleset, text: str) -> int | None:
        """Return the number that a text stands for, None if it stands for none."""
        if text == "-" and self.nothing is not None:
            return self.nothing
        if self.words is not None:
            words = list(self.words(rs))
            if self.bits:
                return _flags_from(words, text.split("|") if text != "0" else [])
            if text in words:
                number = words.index(text) + self.first
                return number if number in self.numbers(rs) else None
        if not text.removeprefix("-").isdecimal() or len(text) > 6 or not text.isascii():
            return None
        number = int(text)
        return number if self.words is None and number in self.numbers(rs) else None

    def to_json(self, rs: Ruleset, number: int) -> str | int | list[str] | list[int] | None:
        """Return how a number is written in JSON: its flags as a list."""
        if number == self.nothing:
            return None
        if self.bits and self.words is not None:
            words = self.words(rs)
            bits = [i for i in range(len(words)) if number & 1 << i]
            return [words[i] for i in bits] if self.named else bits
        return self.to_text(rs, number) if self.named else number

    def from_json(self, rs: Ruleset, value: object) -> int:
        """Return the number behind a value of JSON; raises ``ValueError`` if it is none."""
        if value is None and self.nothing is not None:
            return self.nothing
        number: int | None = None
        if self.bits and isinstance(value, list):
            words = self.words(rs) if self.words is not None else ()
            number = _flags_from(words if self.named else range(len(words)), value)
        elif self.named and isinstance(value, str):
            number = self.from_text(rs, value)
        elif not self.named and not self.bits and type(value) is int:
            number = value if value in self.numbers(rs) else None
        if number is None:
            raise ValueError(f"{self.expected(rs)}, not {value!r}")
        return number

    def expected(self, rs: Ruleset) -> str:
        """Return what may stand there, for messages."""
        if self.words is not None:
            words = self.words(rs)
            if self.only is not None:
                words = [self.to_text(rs, number) for number in sorted(self.numbers(rs))]
            if len(words) > MOST_LISTED:
                words = [words[0], words[1], "...", words[-1]]
            return f"{self.meaning} ({', '.join(words)})"
        low, high = self.bounds(rs)
        return f"{self.meaning} ({low} to {high})"


def _flags_from(known: Sequence[object], flags: Sequence[object]) -> int | None:
    """Return the bits of some flags, None if one of them is not known or occurs twice."""
    number = 0
    for flag in flags:
        if isinstance(flag, bool) or flag not in known or number & 1 << known.index(flag):
            return None
        number |= 1 << known.index(flag)
    return number


@dataclass(frozen=True, slots=True)
class Field:
    """A named number of an event or a question; only the event's seat sees a ``secret`` one."""

    name: str
    type: NumberType
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that can happen: its name, its fields, and the verb that brings a view up to date.

    ``verb`` gets the view and the fields of the event; None if nothing changes on the table. A
    module names one of its methods instead. The first field of an event with secret fields is
    the seat that may see them.
    """

    name: str
    fields: tuple[Field, ...] = ()
    verb: Callable[..., object] | str | None = None

    def __post_init__(self) -> None:
        if any(field.secret for field in self.fields) and self.fields[0].name != "seat":
            raise ValueError(f"event {self.name!r}: the first field says who may see the others")


@dataclass(frozen=True, slots=True)
class Datum:
    """A named piece of module data: ``size`` numbers for the table, or for each seat.

    Only the seat itself sees what is ``hidden`` (for the table: nobody). A hidden number is 0
    for everybody else, so 0 should mean nothing there. What is ``per_turn`` is 0 again when a
    turn starts.

    ``pile`` names the pile that its pieces are from: each number with a word is a piece of that
    kind, plain numbers count the pieces of each kind. A supply names the seats' datum that it is
    the ``rest_of``; the edition says under that name how many there are in the box.
    """

    name: str
    type: NumberType
    size: int = 1
    per_seat: bool = False
    hidden: bool = False
    per_turn: bool = False
    pile: str = ""
    rest_of: str = ""


@dataclass(frozen=True, slots=True)
class Statistic:
    """A number that the lab counts for each seat of a game.

    It is how many events of a name a seat had, or the sum of the field ``total`` of these events.
    ``by`` names a field with words: then there is a number for every word, ``NAME_WORD``. Without
    an event ``by`` names data of the seat, a trait such as a role: the number of its word is 1 at
    the end. With neither, it is one that the lab counts for every kind of card or treasure.
    """

    name: str
    event: str = ""
    total: str = ""
    by: str = ""

    @property
    def is_trait(self) -> bool:
        """Whether it tells seats apart by what they are."""
        return bool(self.by) and not self.event

    def covers(self, name: str) -> bool:
        """Return whether a number of the lab is one of this statistic."""
        return name.startswith(f"{self.name}_") if self.by else name == self.name


# --- types -----------------------------------------------------------------------------------


def plain(meaning: str, low: int, high: int) -> NumberType:
    """Return the type of plain numbers within bounds."""
    return NumberType(meaning, limits=lambda _: (low, high))


def counted(meaning: str, prefix: str, number: int) -> NumberType:
    """Return the type of things that are counted from 1 in texts and from 0 in JSON."""
    words = tuple(f"{prefix}{i + 1}" for i in range(number))
    return NumberType(meaning, words=lambda _: words)


def choice(meaning: str, *words: str, first: int = 0, nothing: int | None = None) -> NumberType:
    """Return the type of a fixed choice, by its words, which are numbered from ``first`` on."""
    return NumberType(meaning, lambda _: words, None, first, nothing, named=True, fixed=words)


def flags(meaning: str, *words: str, named: bool = True) -> NumberType:
    """Return the type of a set of flags; the words are those of the bits, the lowest first."""
    return NumberType(meaning, words=lambda _: words, bits=True, named=named)


def kinds_of(pile: str, *, or_none: bool = False) -> NumberType:
    """Return the type of the kinds in a pile; with ``or_none`` counted from 1, 0 for none."""
    return NumberType(
        f"one of the {pile.replace('_', ' ')}",
        words=lambda rs: rs.kind_names[rs.pile_names.index(pile)],
        first=1 if or_none else 0,
        nothing=0 if or_none else None,
        named=True,
    )


def pile_named(*names: str) -> NumberType:
    """Return the type of a pile that is one of a few."""
    return NumberType(
        "a pile",
        words=lambda rs: rs.pile_names,
        named=True,
        only=lambda rs: [rs.pile_names.index(name) for name in names],
    )


def _holding(rs: Ruleset, base: Collection[int], names: list[str]) -> list[int]:
    """Return the piles of the base game, and those of modules, that hold cards or tiles."""
    found = list(base)
    for pile in range(k.BASE_PILES, rs.piles):
        _, first, counts = rs.pile(pile)
        if rs.kind_names[pile] == names[first : first + len(counts)]:
            found.append(pile)
    return found


def card_piles(rs: Ruleset) -> list[int]:
    """Return the piles that can hold cards."""
    levels = range(k.P_HORUS, k.P_HORUS + k.LEVELS)
    return _holding(rs, (k.P_DRAW, k.P_DISCARD, *levels, k.P_HELD), rs.card_names)


def tile_piles(rs: Ruleset) -> list[int]:
    """Return the piles that can hold tiles."""
    return _holding(rs, range(k.P_OSIRIS, k.P_SCARAB), rs.tile_names)


def _places(rs: Ruleset) -> list[str]:
    return ["stairs", *(f"t{space}" for space in range(1, rs.spaces + 1)), "chamber"]


def _spaces(rs: Ruleset) -> list[str]:
    return [f"t{space}" for space in range(1, rs.spaces + 1)]


def _seats(rs: Ruleset) -> list[str]:
    return [f"p{seat + 1}" for seat in range(rs.players)]


SOURCES = ("play", "adventurers", "sarcophagi", "keys", "sets", "scarabs")
"""Names of the base game's sources of points, by number."""

REASONS = ("running", "tomb", "standstill", "round_limit")
"""Names of what ended a game, by number."""

SEAT = NumberType("a seat", words=_seats)
SEAT_OR_NOBODY = NumberType("a seat", words=_seats, nothing=k.NOBODY)
CARD = NumberType("a card", words=lambda rs: rs.card_names, named=True)
TILE = NumberType("a tile", words=lambda rs: rs.tile_names, named=True)
PILE = NumberType("a pile", words=lambda rs: rs.pile_names, named=True)
PILE_OR_NONE = NumberType("a pile", words=lambda rs: rs.pile_names, nothing=k.NOBODY, named=True)
CARD_PILE = NumberType(
    "a pile of cards", words=lambda rs: rs.pile_names, named=True, only=card_piles
)
TILE_PILE = NumberType(
    "a pile of tiles", words=lambda rs: rs.pile_names, named=True, only=tile_piles
)
SCARAB = NumberType("a scarab", words=lambda rs: rs.kind_names[k.P_SCARAB], named=True)
SOURCE = NumberType("a source of points", words=lambda rs: rs.source_names, named=True)
SPACE = NumberType("a space", words=_spaces, first=1)
SPACE_OR_NONE = NumberType("a space", words=_spaces, first=1, nothing=0)
PLACE = NumberType("a place", words=_places)
ADVENTURER = counted("an adventurer", "a", k.ADVENTURERS)
ADVENTURER_OR_NONE = NumberType("an adventurer", ADVENTURER.words, nothing=k.NOBODY)
ADVENTURERS = flags("adventurers", *(f"a{i + 1}" for i in range(k.ADVENTURERS)), named=False)
STATUS = choice("how an adventurer is", "active", "released", "lying", "inside", "fallen")
SLOT = counted("a slot of the hand", "slot", k.HAND)
HAND_PLACE = counted("a place in the hand", "", k.HAND)
LEVEL = counted("a level", "", k.LEVELS)
STATUE = counted("a statue", "", k.STATUES)
SARCOPHAGUS = counted("a sarcophagus", "", k.SARCOPHAGI)
END = choice("an end of the hand", "left", "right")
WAY = choice("how an adventurer came along", "walk", "thrown", "tunnel", "join")
END_REASON = choice("why the game ended", *REASONS[k.BY_TOMB :], first=k.BY_TOMB)
NO_EFFECT = choice(
    "why nothing happened",
    "no_legal_move",
    "too_few_adventurers",
    "declined",
    "nothing_left",
    "no_tunnel_ahead",
    "no_tile",
    "no_active_adventurer",
)
QUESTION = NumberType(
    "a question", words=lambda rs: [frame.name for frame in rs.frames], named=True
)
FLAG = NumberType("no or yes", words=lambda _: ("no", "yes"))
ROUND = plain("a round", 0, k.ROUND_LIMIT)
FACE = plain("a face of the die", 1, 6)
COUNT = plain("a number", 0, BYTE)
ANY = plain("a number of one byte", -BYTE - 1, BYTE)
POINTS = plain("points", -MOST_POINTS, MOST_POINTS)
THINGS = flags(
    "things", "key", "joker", "scarab", *(f"horus{level + 1}" for level in range(k.LEVELS))
)
STEPS = plain("a number of tiles", 0, k.STRIDE - 4)  # a power adds 2, actions go up to 12
BONUS = plain("tiles that a first card adds", 0, 3)
MOVE_FLAGS = flags("how to move", "back", "fewer", "edges", "fixed", "twice", "quiet", "floor")
ROLL_FLAGS = flags("how to roll", "up_to", "adjust", "again")

# --- fields that many events have --------------------------------------------------------------

BY_SEAT = Field("seat", SEAT)
WITH_ADVENTURER = Field("adventurer", ADVENTURER)
IN_SLOT = Field("slot", HAND_PLACE)
FROM_PILE = Field("pile", CARD_PILE)
WITH_CARD = Field("card", CARD)
WITH_SECRET_CARD = Field("card", CARD, secret=True)
ON_SPACE = Field("space", SPACE)
WITH_TILE = Field("tile", TILE)
FOR_POINTS = Field("points", POINTS)
