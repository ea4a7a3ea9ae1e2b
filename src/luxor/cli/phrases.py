"""Small pieces of English that all commands share."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

LISTED = ("drew ", "discarded ", "discards ")
"""Beginnings of clauses that are told once for several things."""

ENDINGS = {1: "st", 2: "nd", 3: "rd"}
TIMES = {1: "", 2: " (twice)"}


def count_words(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun: ``1 key``, ``2 keys``."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def either(words: Iterable[object]) -> str:
    """Return several words as alternatives: ``1, 2 or 3``."""
    *others, last = [str(word) for word in words] or [""]
    return f"{', '.join(others)} or {last}" if others else last


def all_of(words: Iterable[str]) -> str:
    """Return several words together: ``a, b and c``."""
    *others, last = list(words) or [""]
    return f"{', '.join(others)} and {last}" if others else last


def in_order(place: int) -> str:
    """Return a small number as a place in a row: ``1st``, ``2nd``."""
    return f"{place}{ENDINGS.get(place, 'th')}"


def joined(clauses: Iterable[str]) -> str:
    """Return clauses as one text; equal ones are counted, and lists of one kind are one list."""
    told: list[str] = []
    for text, same in groupby(clauses):
        number = len(list(same))
        begins = next((verb for verb in LISTED if text.startswith(verb)), "")
        if begins:
            cards = [text.removeprefix(begins)] * number
            if told and told[-1].startswith(begins):
                told[-1] += ", " + ", ".join(cards)
            else:
                told.append(begins + ", ".join(cards))
        else:
            told.append(text + TIMES.get(number, f" ({number} times)"))
    return "; ".join(told)
