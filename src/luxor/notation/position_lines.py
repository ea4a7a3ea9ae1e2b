"""The lines of a position text, each with how it is read and how it is written."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from operator import getitem
from typing import Any, NamedTuple

from luxor.core import constants as k
from luxor.core import declarations as d
from luxor.core.errors import PositionError
from luxor.core.ruleset import Ruleset
from luxor.core.text import nearest, shown
from luxor.notation.position_pieces import (
    DRAWN,
    HELD,
    Form,
    Path,
    data_lines,
    origins,
    pile_keys,
    put,
)
from luxor.notation.stack_text import read_number, read_stack, write_stack

Values = dict[str, Any]
"""What each line says under its key, in numbers."""

HandCard = tuple[int, int, int]
"""A card of a hand: its kind, the seats that know it, and the pile it came from."""

MAX_TEXT = 20_000
MAX_SCORE = 9999
"""More points than any edition has."""

GAME_KEYS = ("players", "edition", "modules", "extra_cards")
"""Keys of the lines that say which game it is; they are read before all others."""

ROW = 5
"""How many spaces share a line that is written."""

_SPACES = re.compile(r"t([1-9][0-9]?)(?:-t([1-9][0-9]?))?")


@dataclass(frozen=True, slots=True)
class Syntax:
    """How a value is read from text, after its key, and written.

    ``read`` raises :class:`PositionError` under the key. ``paths`` are where a whole position has
    the value: nowhere, in one place, or each part of its items in another list.
    """

    read: Callable[[Ruleset, str, str], Any]
    write: Callable[[Ruleset, Any], str]
    paths: tuple[Path, ...] = ()

    def at(self, *path: Any) -> Syntax:
        """Return this syntax for a value at a path."""
        return replace(self, paths=(path,))

    def get(self, form: Form) -> Any:
        """Return the value that a form has."""
        parts = [reduce(getitem, path, form) for path in self.paths]
        return parts[0] if len(parts) == 1 else list(zip(*parts, strict=True))

    def put(self, form: Form, value: Any) -> None:
        """Write a value into a form."""
        for i, path in enumerate(self.paths):
            put(form, path, [part[i] for part in value] if len(self.paths) > 1 else value)


def number(kind: d.NumberType, *, numerals: bool = False) -> Syntax:
    """Return the syntax of a number of a type; with ``numerals`` digits will do for its words."""

    def read(rs: Ruleset, key: str, word: str) -> int:
        value = read_number(rs, kind, word) if numerals else kind.from_text(rs, word)
        if value is None:
            words = kind.words(rs) if kind.words and not word.isdecimal() else ()
            close = difflib.get_close_matches(word, words, n=1)
            right = f'"{close[0]}"' if close else kind.expected(rs)
            raise PositionError(key, shown(word), right)
        return value

    return Syntax(read, kind.to_text)


def row(item: Syntax, most: int, *, exact: bool = False) -> Syntax:
    """Return the syntax of up to ``most`` words, or exactly as many."""

    def read(rs: Ruleset, key: str, text: str) -> list[Any]:
        words = text.split()
        if not exact and words == ["-"]:
            return []
        if len(words) > most or (exact and len(words) < most):
            right = f"{most}" if exact else f"at most {most}"
            raise PositionError(key, f"{len(words)} entries", right)
        return [item.read(rs, key, word) for word in words]

    return Syntax(read, lambda rs, values: " ".join(item.write(rs, value) for value in values))


def counts(kind: d.NumberType, size: int = 0) -> Syntax:
    """Return the syntax of how many there are of each kind: its word as often."""
    words = kind.words or (lambda _: ())

    def read(rs: Ruleset, key: str, text: str) -> list[int]:
        kinds = row(number(kind), len(text)).read(rs, key, text)
        return [kinds.count(i) for i in range(max(size, len(words(rs))))]

    def write(rs: Ruleset, values: list[int]) -> str:
        return " ".join(word for word, n in zip(words(rs), values, strict=False) for _ in range(n))

    return Syntax(read, write)


def up_to(most: Callable[[Ruleset], int]) -> Syntax:
    """Return the syntax of a number of things of which there are so many."""
    return number(d.NumberType("a number", limits=lambda rs: (0, most(rs))))


# --- words and lines of their own ------------------------------------------------------------


def write_place(rs: Ruleset, adventurer: tuple[int, int]) -> str:
    """Return the word for place and status of an adventurer."""
    place, status = adventurer
    mark = {k.RELEASED: "*", k.FALLEN: "!"}.get(status, "")
    return "statue" if status == k.SLEEPING else d.PLACE.to_text(rs, place) + mark


def _read_place(rs: Ruleset, key: str, word: str) -> tuple[int, int]:
    if word == "statue":
        return 0, k.SLEEPING
    status = {"*": k.RELEASED, "!": k.FALLEN}.get(word[-1:], k.ACTIVE)
    place = d.PLACE.from_text(rs, word[:-1] if status else word)
    possible = {k.RELEASED: range(1), k.FALLEN: range(1, rs.chamber)}
    if place is None or place not in possible.get(status, range(rs.chamber + 1)):
        right = f"stairs, t1 to t{rs.spaces}, chamber, statue, or stairs* if just released"
        raise PositionError(key, shown(word), right)
    return place, k.INSIDE if place == rs.chamber else status


ADVENTURERS = row(Syntax(_read_place, write_place), k.ADVENTURERS)
AT_FIRST = [(0, k.ACTIVE)] * (k.ADVENTURERS - k.STATUES) + [(0, k.SLEEPING)] * k.STATUES


def _read_places(rs: Ruleset, key: str, text: str) -> list[tuple[int, int]]:
    """Return where all adventurers are; those that are not named are where they began."""
    named = ADVENTURERS.read(rs, key, text)
    return [*named, *AT_FIRST[len(named) :]]


def hand_card(seat: int) -> Syntax:
    """Return the syntax of a card in the hand of a seat, with who knows it and its origin."""

    def read(rs: Ruleset, key: str, word: str) -> HandCard:
        name = word[:-1] if word[-1:] in (HELD, DRAWN) else word
        mark = word[len(name) :]
        known = name[-1:] if name[-1:] in ("!", "?") else ""
        card = CARD.read(rs, key, name.removesuffix(known))
        to_all = known == "!" or (not known and rs.card(card)[3] > 0)
        piles = origins(rs, seat, card, to_all=to_all)
        if mark not in piles:
            name = rs.card_names[card]
            right = f"{name} without it: it is for cards that are also dealt at first"
            raise PositionError(key, f"{shown(word)} with {mark}", right)
        return card, (1 << rs.players) - 1 if to_all else 1 << seat, piles[mark]

    def write(rs: Ruleset, value: HandCard) -> str:
        card, known, origin = value
        if card == k.UNKNOWN:
            return "unknown"  # no card is called so
        to_all = known == (1 << rs.players) - 1
        suffix = "" if to_all == (rs.card(card)[3] > 0) else "!" if to_all else "?"
        piles = origins(rs, seat, card, to_all=to_all)
        suffix += next((mark for mark, pile in piles.items() if pile == origin), "")
        return rs.card_names[card] + suffix

    return Syntax(read, write)


def _read_moved(rs: Ruleset, key: str, text: str) -> int:
    """Return who could move in this round: ``no``, ``yes``, or the seats asked and those able."""
    if not text.startswith("asked"):
        return k.COULD if number(d.FLAG).read(rs, key, text) else 0
    asked, able, rest = text.removeprefix("asked").partition("able")
    bits = [{1 << SEAT.read(rs, key, word) for word in words.split()} for words in (asked, rest)]
    if not bits[0] or bool(able) != bool(bits[1]) or not bits[1] <= bits[0]:
        raise PositionError(key, shown(text), "seats behind asked and able, these among those")
    could_move: int = k.ASKED * sum(bits[0]) + k.SECRETLY * sum(bits[1])
    return could_move


def _write_moved(rs: Ruleset, could_move: int) -> str:
    if could_move & k.COULD:
        return "yes"
    asked, able = (
        [d.SEAT.to_text(rs, seat) for seat in range(rs.players) if could_move & bit << seat]
        for bit in (k.ASKED, k.SECRETLY)
    )
    return " ".join(["asked", *asked, *(["able", *able] if able else [])]) if asked else "no"


# --- the table -------------------------------------------------------------------------------

CARD = number(d.CARD)
SEAT = number(d.SEAT)

_TURN = {
    "first": Syntax(
        lambda rs, key, text: SEAT.read(rs, key, text.removesuffix(" drawn")),
        lambda rs, seat: SEAT.write(rs, seat) + (" drawn" if rs.options.first is None else ""),
    ).at("first"),
    "round": number(d.ROUND).at("round"),
    "turn": SEAT.at("active"),
    "regular": SEAT.at("regular"),
}
_CARDS = {
    "horus": row(
        number(d.NumberType("a card", words=lambda rs: rs.card_names, nothing=k.UNKNOWN)),
        k.LEVELS,
        exact=True,
    ).at("tops"),
    "discard": counts(d.CARD).at("piles", k.P_DISCARD),
    "shuffled": counts(d.CARD),
}
_MOMENT = {
    "laid_keys": up_to(lambda rs: rs.keys),
    "sarcophagi": row(number(d.SEAT_OR_NOBODY), k.SARCOPHAGI, exact=True).at("sarcophagi"),
    "moved": Syntax(_read_moved, _write_moved).at("could_move"),
    "extra": row(SEAT, k.MAX_QUEUE).at("queue"),
    "ended": number(d.choice("how a game ends", *d.REASONS)).at("reason"),
    "stack": Syntax(lambda rs, _, text: read_stack(rs, text), write_stack).at("stack"),
}
_ALIASES = {"treasures": "pile treasures"}


def _seat_lines(seat: int) -> dict[str, Syntax]:
    """Return the syntax of the lines about a seat, by what follows its name."""
    types = d.NumberType("a treasure", words=lambda rs: rs.treasure_types)
    return {
        "": Syntax(_read_places, ADVENTURERS.write, (("positions", seat), ("statuses", seat))),
        "hand": replace(
            row(hand_card(seat), k.HAND),
            paths=(("hands", seat), ("known", seat), ("origins", seat)),
        ),
        "keys": up_to(lambda rs: rs.keys).at("keys", seat),
        "jokers": up_to(lambda rs: rs.jokers).at("jokers", seat),
        "scarabs": counts(d.SCARAB).at("scarabs", seat),
        "treasures": counts(types, k.TREASURE_TYPES).at("treasures", seat),
        "score": number(d.plain("a number of points", 0, MAX_SCORE)).at("scores", seat),
    }


@lru_cache(maxsize=64)
def line_table(rs: Ruleset) -> dict[str, Syntax]:
    """Return the syntax of every line that a position of a game can have, in their order."""
    table = dict(_TURN)
    for seat in range(rs.players):
        for what, syntax in _seat_lines(seat).items():
            table[f"p{seat + 1} {what}".strip()] = syntax
    for space in range(1, rs.chamber):
        table[f"t{space}"] = number(d.TILE).at("tiles", space - 1)
    table |= _CARDS
    for key, pile in pile_keys(rs).items():
        kind = replace(d.kinds_of(rs.pile_names[pile]), meaning="a piece of this pile")
        table[key] = counts(kind).at("piles", pile)
    for key, (datum, at) in data_lines(rs).items():
        values = row(number(datum.type, numerals=True), datum.size, exact=True)
        table[key] = values.at("data", slice(at, at + datum.size))
    return table | _MOMENT


def write_lines(rs: Ruleset, values: Values) -> str:
    """Return the text of lines that say these values."""
    texts = {
        key: syntax.write(rs, values[key]) or "-"
        for key, syntax in line_table(rs).items()
        if key in values
    }
    lines = []
    for key, text in texts.items():
        space = int(key[1:]) if _SPACES.fullmatch(key) else 0
        if space % ROW == 1:
            last = min(space + ROW, rs.chamber) - 1
            names = [texts[f"t{i}"] for i in range(space, last + 1)]
            together = f"{key}-t{last}" if last > space else key
            lines.append(f"{together}: {names[0] if len({*names}) == 1 else ' '.join(names)}\n")
        elif not space:
            lines.append(f"{key}: {text}\n")
    return "".join(lines)


# --- reading ---------------------------------------------------------------------------------


class _Line(NamedTuple):
    number: int
    value: str
    spaces: int = 0  # how many the line names


class Lines:
    """What a text says under each key; each key once, ``#`` starts a comment.

    Commas between words are like blanks. A line for several spaces is a line for each of them.
    Raises :class:`PositionError` where a line has no key or one that was given before.
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[str, _Line] = {}
        if len(text) > MAX_TEXT:
            right = f"at most {MAX_TEXT} characters"
            raise PositionError("position", f"{len(text)} characters", right)
        for line, whole in enumerate(re.split(r"\r\n|\n|\r", text), start=1):
            content = whole.partition("#")[0].strip()
            key, colon, value = content.partition(":")
            if content and not colon:
                right = "key: value, such as p1 hand: 3 1 2 2 die"
                raise PositionError(shown(content), "no colon", right, line)
            key = " ".join(key.split())
            value = " ".join(value.replace(",", " ").replace("±", "+-").split())
            if _SPACES.match(key):
                self._add_spaces(key, line, value.split())
            elif content:
                self._add(_ALIASES.get(key, key), _Line(line, value))

    def _add(self, key: str, line: _Line) -> None:
        earlier = self._lines.get(key)
        if earlier is not None and earlier.spaces <= line.spaces:
            right = "each key once" + (", or fewer spaces" if key[0] == "t" else "")
            wrong = f"given a second time, after line {earlier.number}"
            raise PositionError(key, wrong, right, line.number)
        self._lines[key] = line

    def _add_spaces(self, key: str, line: int, words: list[str]) -> None:
        """Add a line for each space; it may change some spaces of one that names more of them."""
        spaces: list[int] = []
        for part in key.split(","):
            match = _SPACES.fullmatch(part.strip())
            first, last = (int(match[1]), int(match[2] or match[1])) if match else (0, 0)
            if match is None or first > last:
                right = "spaces such as t8, t1-t4 or t1-t4, t9, in rising order"
                raise PositionError(key, shown(part.strip()), right, line)
            spaces += range(first, last + 1)
        if len(words) not in (1, len(spaces)):
            wrong = f"{len(words)} tiles for {len(spaces)} spaces"
            raise PositionError(key, wrong, "one for all or one for each", line)
        for i, space in enumerate(spaces):
            self._add(f"t{space}", _Line(line, words[i % len(words)], len(spaces)))

    def text(self, key: str, default: str = "") -> str:
        """Return what stands under a key."""
        return self._lines[key].value if key in self._lines else default

    def highest_seat(self) -> int:
        """Return the highest number of a player that any line names, 0 for none."""
        texts = (f"{key} {line.value}" for key, line in self._lines.items())
        seats = (int(seat) for text in texts for seat in re.findall(r"\bp([1-9])\b", text))
        return max(seats, default=0)

    def values(self, rs: Ruleset) -> Values:
        """Return what the lines say; raises :class:`PositionError` where a value is wrong."""
        table = line_table(rs)
        values: Values = {"first": 0}
        for key, line in self._lines.items():
            if key in table:
                values[key] = table[key].read(rs, key, line.value)
            elif key not in GAME_KEYS:
                names = [name for name in table if not _SPACES.fullmatch(name)]
                known = [*GAME_KEYS, *names, *_ALIASES, "t1"]
                right = d.SPACE.expected(rs) if line.spaces else nearest(key.lower(), known)
                raise PositionError(shown(key), "unknown key", right, line.number)
        return values

    def located(self, error: PositionError) -> PositionError:
        """Return the error with the line of its entry, if it has one."""
        line = self._lines.get(error.entry)
        if error.line is not None or line is None:
            return error
        return PositionError(error.entry, error.wrong, error.right, line.number)
