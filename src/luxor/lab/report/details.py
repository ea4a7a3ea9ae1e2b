"""What only reports ask of games: the features of seats, the course of games, and what went wrong.

Sums are kept by group of deals: how far the groups lie apart says how sure a mean is, whatever
happens within a deal. Rows are never kept, so an experiment of any length fits in memory.
"""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from operator import add, mul, sub
from typing import NamedTuple

from luxor.lab.aggregate import Aggregate, Key
from luxor.lab.intervals import CONFIDENCE, student
from luxor.lab.rows import GameRow, RowError

GROUPS = 100
"""Into how many groups deals are gathered."""

MOST_FAULTS = 100
"""How many faults are kept word for word; all of them are counted."""

Feature = tuple[str, str]
"""What is summed for each seat: its kind (``score``, ``points``, ``counts``) and its name."""

SCORE: Feature = ("score", "score")
BY_SEAT = ("scores", "places", "wins", "entries", "landings")
"""The lists of a row with an entry for each seat; the last two may be missing."""

Vector = Sequence[float]


# --- sums and means ---------------------------------------------------------------------------


class Mean(NamedTuple):
    """A mean, and its 95 % interval where there are two groups or more."""

    mean: float
    low: float | None
    high: float | None


def mean_of(total: Sequence[float], over: Sequence[float]) -> Mean | None:
    """Return a mean of sums by group, or None where there is nothing to divide by.

    Its variance is that of a ratio of sums over clusters, linearised.
    """
    divisor = math.fsum(over)
    if not divisor:
        return None
    mean = math.fsum(total) / divisor
    groups = sum(1 for n in over if n)
    if groups < 2:
        return Mean(mean, None, None)
    spread = math.fsum((t - mean * n) ** 2 for t, n in zip(total, over, strict=True))
    error = math.sqrt(spread * groups / (groups - 1)) / divisor
    half = error * student((1 + CONFIDENCE) / 2, groups - 1)
    return Mean(mean, mean - half, mean + half)


class Moments:
    """The number, sums and squares of vectors, by group of deals.

    A vector may be longer than those before, which had zeros there.
    """

    def __init__(self) -> None:
        self._numbers: Counter[int] = Counter()
        self._sums: defaultdict[int, list[float]] = defaultdict(list)
        self._squares: list[float] = []

    def add(self, group: int, vector: Vector) -> None:
        """Add a vector."""
        self._numbers[group] += 1
        self._sums[group] = _plus(self._sums[group], vector)
        self._squares = _plus(self._squares, list(map(mul, vector, vector)))

    @property
    def number(self) -> int:
        """How many vectors were added."""
        return self._numbers.total()

    def total(self, i: int = 0) -> float:
        """Return the sum of an entry."""
        return math.fsum(_at(sums, i) for sums in self._sums.values())

    def mean(self, i: int = 0) -> Mean | None:
        """Return the mean of an entry, None if nothing was added."""
        totals = [_at(self._sums[group], i) for group in self._numbers]
        return mean_of(totals, list(self._numbers.values()))

    def variance(self, i: int = 0) -> float:
        """Return the variance of an entry."""
        if not self.number:
            return 0.0
        return max(0.0, _at(self._squares, i) / self.number - (self.total(i) / self.number) ** 2)

    def deviation(self, i: int = 0) -> float:
        """Return the standard deviation of an entry."""
        return math.sqrt(self.variance(i))


def _plus(sums: list[float], vector: Vector) -> list[float]:
    if len(sums) < len(vector):
        sums = [*sums, *[0.0] * (len(vector) - len(sums))]
    return list(map(add, sums, vector))


def _at(sums: list[float], i: int) -> float:
    return sums[i] if i < len(sums) else 0.0


# --- details ----------------------------------------------------------------------------------


class Details:
    """Rows go in by :meth:`add`; ``sums`` are those that every experiment has.

    ``traits`` are what tells seats apart, such as the power of a character: they are groups of
    ``sums``, and so are the seats that enter the tomb chamber first.
    """

    def __init__(self, traits: Iterable[str] = ()) -> None:
        self.traits = tuple(traits)
        self.sums = Aggregate(self._groups)
        self.players = 0
        self.features: list[Feature] = []
        self.seats = Moments()
        """The features of all seats."""
        self.winners = Moments()
        self.lead = Moments()
        """What winners had more of than the others of their game."""
        self.moments: defaultdict[Key, Moments] = defaultdict(Moments)
        """The features of the seats of a bot where it won (``("won", bot, True)``) and not;
        of games (``("game", name)``), scores by bot and seat, and the rounds of entries by bot."""
        self.counted: defaultdict[Key, Counter[int]] = defaultdict(Counter)
        """How often which number occurred: lengths of games, scores."""
        self.landings: defaultdict[str, list[int]] = defaultdict(list)
        self.by_group: Counter[int] = Counter()
        """Games by group of deals, and the same by what ended them."""
        self.ends: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.watched = 0
        """Games of which is known who entered the chamber when."""
        self.faults: list[dict[str, object]] = []
        self._shape: tuple[tuple[str, ...], ...] = ()
        self._order: list[int | None] = []
        self._traits: list[tuple[str, str]] = []

    @property
    def games(self) -> int:
        """How many games were added."""
        return self.sums.games

    @property
    def places(self) -> int:
        """How many places the path has, 0 if the rows do not tell."""
        return max(map(len, self.landings.values()), default=0)

    def mean(self, i: int, bot: str) -> float:
        """Return the mean of a feature over the seats of a bot."""
        total = sum(self.moments["won", bot, won].total(i) for won in (True, False))
        return total / self.sums.groups["bot", bot].seats

    @property
    def bots(self) -> list[str]:
        """The bots, in the order in which they appeared."""
        return [bot for bot, _ in self.sums.of("bot")]

    def add(self, row: GameRow) -> None:
        """Add a game; raises :class:`RowError` for a row that contradicts itself."""
        try:
            self._check(row)
            vectors = self._vectors(row)
            self.sums.add(row)
            self._add(row, row.deal % GROUPS, vectors)
        except (TypeError, ValueError, IndexError, AttributeError, KeyError) as error:
            if isinstance(error, RowError):
                raise
            raise RowError(f"game {row.game}: its lists do not fit each other ({error})") from error

    def _check(self, row: GameRow) -> None:
        seats = len(row.bots)
        self.players = self.players or seats
        if seats != self.players or not seats:
            raise RowError(
                f"game {row.game}: {seats} players among games of {self.players}; "
                "a report is about games of one kind"
            )
        for name in BY_SEAT:
            values = getattr(row, name)
            if values and len(values) != seats:
                raise RowError(f"game {row.game}: {name} of {seats} seats, not {len(values)}")

    def _vectors(self, row: GameRow) -> list[Vector]:
        """Return the features of each seat, in the order of ``features``."""
        shape = (tuple(row.points), tuple(row.counts))
        if shape != self._shape:  # the first row, or one of a bot that counts differently
            names = [SCORE, *(("points", name) for name in shape[0])]
            names += [("counts", name) for name in shape[1]]
            self.features += [name for name in names if name not in self.features]
            self._order = [names.index(f) if f in names else None for f in self.features]
            self._traits = [
                (name, trait)
                for trait in self.traits
                for name in row.counts
                if name.startswith(f"{trait}_")
            ]
            self._shape = shape
        values = [row.scores, *row.points.values(), *row.counts.values()]
        none = [0] * self.players
        columns = (none if i is None else values[i] for i in self._order)
        return list(zip(*columns, strict=True))

    def _groups(self, row: GameRow, seat: int) -> Iterator[Key]:
        """Yield the traits of a seat, and whether it was the first in the tomb chamber."""
        for name, trait in self._traits:
            if row.counts[name][seat]:
                yield "trait", name.removeprefix(f"{trait}_"), trait
        entries = _entries(row)
        if entries and entries[0][1] == seat:
            yield ("first",)

    def _add(self, row: GameRow, group: int, vectors: list[Vector]) -> None:
        for seat, vector in enumerate(vectors):
            bot, score = row.bots[seat], row.scores[seat]
            self.seats.add(group, vector)
            self.moments["won", bot, bool(row.wins[seat])].add(group, vector)
            self.moments["bot", bot].add(group, [score])
            self.moments["seat", seat].add(group, [score])
            self.counted["bot", bot][score] += 1
            self.counted["all",][score] += 1
        won = [vector for vector, share in zip(vectors, row.wins, strict=True) if share]
        lost = [vector for vector, share in zip(vectors, row.wins, strict=True) if not share]
        if won and lost:
            winner = _middle(won)
            self.winners.add(group, winner)
            self.lead.add(group, list(map(sub, winner, _middle(lost))))
        self._add_game(row, group)
        for seat, landings in enumerate(row.landings):
            before = self.landings[row.bots[seat]]
            before += [0] * (len(landings) - len(before))
            before[: len(landings)] = map(add, before, landings)
        for fault in row.faults[: MOST_FAULTS - len(self.faults)]:
            # The detail says what the fault says, and more.
            text = str(fault.get("detail") or fault.get("fault") or json.dumps(fault))
            self.faults.append({"game": row.game, "bot": row.bots[fault["seat"]], "fault": text})

    def _add_game(self, row: GameRow, group: int) -> None:
        ranked = sorted(row.scores, reverse=True)
        values = {name: getattr(row, name) for name in ("rounds", "turns", "decisions")}
        values |= {"winning_score": ranked[0]}
        if len(ranked) > 1:
            values["margin"] = ranked[0] - ranked[1]
        if row.entries:
            self.watched += 1
            whens = [when for when, _ in _entries(row)]
            values |= dict(zip(("first_entry", "second_entry"), whens, strict=False))
            for bot, entries in zip(row.bots, row.entries, strict=True):
                if entries:
                    self.moments["entered", bot].add(group, [min(entries)])
        for name, value in values.items():
            self.counted["game", name][value] += 1
            self.moments["game", name].add(group, [value])
        self.ends[row.reason][group] += 1
        self.by_group[group] += 1


def _entries(row: GameRow) -> list[tuple[int, int]]:
    """Return when which seat entered the tomb chamber; in a round the seats play in their order."""
    return sorted((when, seat) for seat, entries in enumerate(row.entries) for when in entries)


def _middle(vectors: list[Vector]) -> Vector:
    """Return the mean of vectors."""
    if len(vectors) == 1:
        return vectors[0]
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]
