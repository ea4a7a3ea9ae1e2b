"""The lines of a position text: keys, values, and where they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from luxor.core.errors import PositionError
from luxor.core.text import listed, nearest, shown

MAX_TEXT = 20_000

KEYS = (
    "players",
    "modules",
    "extra_cards",
    "edition",
    "first",
    "round",
    "turn",
    "regular",
    "ended",
    "horus",
    "discard",
    "shuffled",
    "treasures",
    "laid_keys",
    "sarcophagi",
    "moved",
    "extra",
    "stack",
)
SEAT_KEYS = ("hand", "keys", "jokers", "scarabs", "treasures", "score")

_SEAT = re.compile(r"p([1-9])")
_SEAT_KEY = re.compile(rf"p[1-9]( ({'|'.join(SEAT_KEYS)}))?")
_DATA_KEY = re.compile(r"data [a-z_]+( p[1-9])?")
_PILE_KEY = re.compile(r"pile [a-z_]+[0-9]*")
_SPACES = re.compile(r"t([1-9][0-9]?)(?:-t([1-9][0-9]?))?")
_NUMBER = re.compile(r"[0-9]{1,4}")
_FREE_KEYS = (_SEAT_KEY, _DATA_KEY, _PILE_KEY)


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    value: str


class Lines:
    """What a text says under each key; each key once, ``#`` starts a comment.

    Commas between words are like blanks, and a lone ``-`` stands for nothing.

    Raises :class:`PositionError` where a line has no key, an unknown one or a second time the
    same one. Typed access raises it where a value is not what it should be.
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[str, _Line] = {}
        self._tile_lines: list[tuple[str, _Line]] = []
        self._spaces: dict[int, int] = {}  # the line that says what lies on a space
        if len(text) > MAX_TEXT:
            raise PositionError(
                "position", f"{len(text)} characters", f"at most {MAX_TEXT} characters"
            )
        for number, line in enumerate(re.split(r"\r\n|\n|\r", text), start=1):
            content = line.partition("#")[0].strip()
            if content:
                self._add(number, content)

    def _add(self, number: int, content: str) -> None:
        left, colon, value = content.partition(":")
        key = " ".join(left.split())
        line = _Line(number, " ".join(value.replace(",", " ").split()))
        if not colon:
            right = "key: value, such as p1 hand: 3 1 2 2 die"
            raise PositionError(shown(content), "no colon", right, number)
        if _SPACES.match(key):
            self._tile_lines.append((key, line))
        elif key not in KEYS and not any(form.fullmatch(key) for form in _FREE_KEYS):
            known = [*KEYS, "p1", *(f"p1 {what}" for what in SEAT_KEYS), "t1"]
            right = nearest(key.lower(), known)
            raise PositionError(shown(key), "unknown key", right, number)
        elif key in self._lines:
            wrong = f"given a second time, after line {self._lines[key].number}"
            raise PositionError(key, wrong, "each key once", number)
        else:
            self._lines[key] = line

    def __contains__(self, key: str) -> bool:
        return key in self._lines

    def data_keys(self) -> list[str]:
        """Return the keys of all lines with data of modules."""
        return [key for key in self._lines if _DATA_KEY.fullmatch(key)]

    def pile_keys(self) -> list[str]:
        """Return the keys of all lines with piles of modules."""
        return [key for key in self._lines if _PILE_KEY.fullmatch(key)]

    def located(self, error: PositionError) -> PositionError:
        """Return the error with the line of its entry, if it has one."""
        if error.line is not None:
            return error
        line: int | None = None
        if error.entry in self._lines:
            line = self._lines[error.entry].number
        elif match := _SPACES.fullmatch(error.entry):
            line = self._spaces.get(int(match[1]))
        return PositionError(error.entry, error.wrong, error.right, line)

    def highest_seat(self) -> int:
        """Return the highest number of a player that any line names, 0 for none."""
        texts = [*self._lines, *(line.value for line in self._lines.values())]
        return max(
            (int(seat) for text in texts for seat in re.findall(r"\bp([1-9])\b", text)), default=0
        )

    # --- values ------------------------------------------------------------------------------

    def text(self, key: str) -> str:
        """Return what stands under a key, an empty text where it is left out."""
        return self._lines[key].value if key in self._lines else ""

    def words(self, key: str) -> list[str]:
        """Return the words under a key, none where it is left out or ``-`` alone."""
        words = self.text(key).split()
        return words if words != ["-"] else []

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """Return the number under a key."""
        if key not in self._lines:
            return default
        text = self.text(key)
        if not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
            raise PositionError(key, shown(text), f"a number from {low} to {high}")
        return int(text)

    def choice(self, key: str, words: Sequence[str], default: str) -> int:
        """Return which of some words stands under a key."""
        text = self.text(key) if key in self._lines else default
        if text not in words:
            raise PositionError(key, shown(text), listed(words))
        return words.index(text)

    def seat(self, key: str, default: int, players: int) -> int:
        """Return the seat under a key."""
        return seat_of(key, self.text(key), players) if key in self._lines else default

    def tiles(self, spaces: int) -> dict[int, str]:
        """Return the tile that is named for each space.

        A line may change some spaces of an earlier one that names more of them.
        """
        tiles: dict[int, str] = {}
        lengths: dict[int, int] = {}
        for key, line in self._tile_lines:
            places = self._places(key, line, spaces)
            words = line.value.split()
            if len(words) == 1:
                words *= len(places)
            if len(words) != len(places):
                wrong = f"{len(words)} tiles for {len(places)} spaces"
                raise PositionError(key, wrong, "one for all or one for each", line.number)
            for space, word in zip(places, words, strict=True):
                if lengths.get(space, len(places) + 1) <= len(places):
                    wrong = f"given a second time, after line {self._spaces[space]}"
                    right = "each space once, or fewer spaces than in the earlier line"
                    raise PositionError(f"t{space}", wrong, right, line.number)
                tiles[space] = word
                lengths[space] = len(places)
                self._spaces[space] = line.number
        return tiles

    def _places(self, key: str, line: _Line, spaces: int) -> list[int]:
        places: list[int] = []
        for part in key.split(","):
            match = _SPACES.fullmatch(part.strip())
            if match is None:
                right = "spaces such as t8, t1-t4 or t1-t4, t9"
                raise PositionError(key, f"{shown(part.strip())}", right, line.number)
            start, end = int(match[1]), int(match[2] or match[1])
            if not start <= end <= spaces:
                right = f"spaces from t1 to t{spaces}, in rising order"
                raise PositionError(key, f"{shown(part.strip())}", right, line.number)
            places += range(start, end + 1)
        return places


def seat_of(key: str, word: str, players: int) -> int:
    """Return the seat that a word names."""
    match = _SEAT.fullmatch(word)
    if match is None or int(match[1]) > players:
        raise PositionError(key, shown(word), f"a seat from p1 to p{players}")
    return int(match[1]) - 1
