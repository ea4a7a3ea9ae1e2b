"""What a table remembers, packed: a server holds many games at once."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from luxor.core.events import RawEvent

BY_CHANCE = -1


class Answer(NamedTuple):
    """One answer of a game: by a ``seat``, or by chance (None)."""

    seat: int | None
    id: int


class Answers:
    """Answers in order, each with how many events had happened before it."""

    def __init__(self) -> None:
        self._seats = array("b")
        self._ids = array("h")
        self._marks = array("I")

    def __len__(self) -> int:
        return len(self._ids)

    def __getitem__(self, number: int) -> Answer:
        seat = self._seats[number]
        return Answer(None if seat == BY_CHANCE else seat, self._ids[number])

    def __iter__(self) -> Iterator[Answer]:
        return (self[number] for number in range(len(self)))

    @property
    def last_seat(self) -> int | None:
        """The seat of the last answer; None if it was chance's, or there is none."""
        return self._seats[-1] if self._seats and self._seats[-1] != BY_CHANCE else None

    def ids(self) -> array[int]:
        """Return the numbers of the answers."""
        return self._ids

    def events_before(self, number: int) -> int:
        """Return how many events had happened before an answer."""
        return self._marks[number]

    def append(self, answer: Answer, events: int) -> None:
        """Add an answer after so many events."""
        self._seats.append(BY_CHANCE if answer.seat is None else answer.seat)
        self._ids.append(answer.id)
        self._marks.append(events)

    def cut(self, length: int) -> None:
        """Forget what lies beyond a length."""
        del self._seats[length:]
        del self._ids[length:]
        del self._marks[length:]


class Events:
    """Events in order."""

    def __init__(self) -> None:
        self._numbers = array("i")
        self._ends = array("I")

    def __len__(self) -> int:
        return len(self._ends)

    def since(self, number: int) -> Iterator[RawEvent]:
        """Return the events from a number on."""
        start = self._ends[number - 1] if number > 0 else 0
        for first, end in pairwise((start, *self._ends[number:])):
            yield tuple(self._numbers[first:end])

    def extend(self, events: Iterable[RawEvent]) -> None:
        """Add events."""
        for event in events:
            self._numbers.extend(event)
            self._ends.append(len(self._numbers))

    def cut(self, length: int) -> None:
        """Forget what lies beyond a length."""
        del self._numbers[self._ends[length - 1] if length > 0 else 0 :]
        del self._ends[length:]
