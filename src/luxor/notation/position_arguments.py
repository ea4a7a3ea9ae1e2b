"""How the arguments of frames are written: words for numbers, or for bits."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core.ruleset import Ruleset

_NUMBER = re.compile(r"[0-9]{1,3}")
_MAX_NUMBER = 127


@dataclass(frozen=True, slots=True)
class Argument:
    """How one argument of a frame is written: words for single values, or for bits."""

    meaning: str
    words: Callable[[Ruleset], dict[str, int]] = lambda _: {}
    bits: bool = False

    def read(self, rs: Ruleset, text: str) -> int | None:
        """Return the number a text stands for, or None."""
        words = self.words(rs)
        if text in words:
            return words[text]
        if _NUMBER.fullmatch(text):
            return int(text) if int(text) <= _MAX_NUMBER else None
        if not self.bits:
            return None
        number = 0
        for word in text.split("|"):
            if word not in words or number & words[word]:
                return None
            number |= words[word]
        return number

    def write(self, rs: Ruleset, number: int) -> str:
        """Return the text of a number."""
        words = self.words(rs)
        if not self.bits:
            return next((word for word, n in words.items() if n == number), str(number))
        found = [word for word, bit in words.items() if number & bit]
        whole = found and sum(words[word] for word in found) == number
        return "|".join(found) if whole else str(number)

    def may_be_left_out(self, rs: Ruleset) -> bool:
        """Return whether 0 has no word, so that it goes without saying at the end of a frame."""
        return 0 not in self.words(rs).values()


def _piles(rs: Ruleset) -> dict[str, int]:
    return {name: pile for pile, name in enumerate(rs.pile_names)}


def _spaces(rs: Ruleset) -> dict[str, int]:
    return {f"t{space}": space for space in range(1, rs.chamber)}


def _adventurers(_: Ruleset) -> dict[str, int]:
    return {f"a{i + 1}": i for i in range(k.ADVENTURERS)}


def _adventurer_bits(_: Ruleset) -> dict[str, int]:
    return {f"a{i + 1}": 1 << i for i in range(k.ADVENTURERS)}


def _things(_: Ruleset) -> dict[str, int]:
    levels = {f"horus{i + 1}": k.HORUS_BIT << i for i in range(k.LEVELS)}
    return {"key": k.KEY_BIT, "joker": k.JOKER_BIT, "scarab": k.SCARAB_BIT, **levels}


def _all_numbers(_: Ruleset) -> dict[str, int]:
    """Return words for the tiles that all move without an action."""
    return {f"{n}|quiet": n | k.QUIET for n in range(1, k.QUIET)}


def _word(word: str, number: int) -> Argument:
    return Argument(word, lambda _: {word: number})


def _bits(**words: int) -> Argument:
    """Return an argument of bits, each of which has a word."""
    return Argument(f"some of {'|'.join(words)}", lambda _: words, bits=True)


PILE = Argument("a pile", _piles)
SPACE = Argument("a space", _spaces)
WHO = Argument("an adventurer", _adventurers)
WHOM = Argument("adventurers such as a1|a3", _adventurer_bits, bits=True)
COUNT = Argument("a number")
THINGS = Argument("things such as key|horus1", _things, bits=True)
MOVE_BITS = _bits(
    back=k.BACK,
    fewer=k.SPARE,
    edges=k.EDGES,
    fixed=k.FIXED,
    twice=k.TWICE,
    quiet=k.QUIET,
    floor=k.FLOOR,
)
ROLL_BITS = _bits(up_to=k.UP_TO, adjust=k.ADJUST, again=k.AGAIN)
MAY = _word("may", 1)
SLOT = Argument("slot1 to slot5", lambda _: {f"slot{i + 1}": i for i in range(k.HAND)})
OPEN_TILE = Argument("tile1 to tile3", lambda _: {f"tile{i + 1}": i for i in range(3)})
CARD = Argument("a card", lambda rs: {name: kind for kind, name in enumerate(rs.card_names)})

ARGUMENTS: dict[str, tuple[Argument, ...]] = {
    "setup": (COUNT,),
    "first": (PILE,),
    "new_hand": (PILE,),
    "deal": (PILE, COUNT),
    "reveal": (PILE,),
    "lay": (PILE, SPACE),
    "turn": (_word("extra", 1),),
    "roll": (PILE, ROLL_BITS, COUNT),
    "move": (COUNT, COUNT, MOVE_BITS),
    "all": (Argument("a number, or one such as 4|quiet", _all_numbers), WHOM, WHOM),
    "act": (WHOM,),
    "land": (WHO, _word("fewer", 1)),
    "spare": (WHO,),
    "uncover": (PILE, SPACE, WHO),
    "take": (THINGS, _word("quiet", k.QUIET)),
    "scarab": (PILE,),
    "draw": (COUNT,),
}
"""How the arguments of the base game's frames are written; those that are not named have none."""
