"""What the games of an experiment add up to, in one pass and in little memory.

:class:`Gathering` takes rows one by one and keeps sums of them, never the rows; ``figures.py``
makes figures of these. Games of the same deal hang together, so sums are kept by deal where wins
are counted, and elsewhere by group of deals: how far the groups lie apart says how sure a mean is,
whatever happens within a deal.
"""

from __future__ import annotations

import json
import math
from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from operator import add, mul, sub
from typing import NamedTuple

from luxor.lab.intervals import CONFIDENCE, student
from luxor.lab.rows import NEEDED, GameRow, RowError

GROUPS = 100
"""Into how many groups deals are gathered."""

MOST_FAULTS = 100
"""How many faults are kept word for word; all of them are counted."""

Feature = tuple[str, str]
"""What is summed for each seat: its kind (``score``, ``points``, ``counts``) and its name."""

SCORE: Feature = ("score", "score")
BY_SEAT = ("scores", "places", "wins", "entries", "landings")
"""The lists of a row with an entry for each seat; the last two may be missing."""

TRAIT = "trait "
"""What stands before the name of a trait where wins are counted by it."""


class Mean(NamedTuple):
    """A mean, and its 95 % interval where there are two groups or more."""

    mean: float
    low: float | None
    high: float | None


class Ratio:
    """Values by group of deals: their sums and their number."""

    __slots__ = ("over", "squares", "total")

    def __init__(self) -> None:
        self.total = [0.0] * GROUPS
        self.over = [0.0] * GROUPS
        self.squares = 0.0

    def add(self, group: int, value: float) -> None:
        """Add a value to a group."""
        self.total[group] += value
        self.over[group] += 1
        self.squares += value * value

    @property
    def mean(self) -> Mean | None:
        """The mean of what was added, None if nothing was."""
        return mean_of(self.total, self.over)

    @property
    def deviation(self) -> float:
        """The standard deviation of what was added."""
        return deviation(sum(self.total), self.squares, sum(self.over))


def deviation(total: float, squares: float, over: float) -> float:
    """Return the standard deviation of values with a sum, a sum of squares and a number."""
    if not over:
        return 0.0
    return math.sqrt(max(0.0, squares / over - (total / over) ** 2))


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


class Deals:
    """Wins and seats by deal, for whatever is compared: bots, seats, traits."""

    def __init__(self) -> None:
        self._place: dict[int, int] = {}
        self._columns: dict[Feature, tuple[array[float], array[float]]] = {}

    def __len__(self) -> int:
        return len(self._place)

    def add(self, deal: int, key: Feature, wins: float) -> None:
        """Count a seat and its share of a victory."""
        place = self._place.setdefault(deal, len(self._place))
        columns = self._columns.setdefault(key, (array("d"), array("d")))
        missing = place + 1 - len(columns[0])
        if missing > 0:
            for column in columns:
                column.extend([0.0] * missing)
        columns[0][place] += wins
        columns[1][place] += 1

    def of(self, kind: str) -> dict[str, list[tuple[float, float]]]:
        """Return wins and seats of each deal, by name, of all that is of one kind."""
        return {
            name: list(zip(*columns, strict=True))
            for (found, name), columns in self._columns.items()
            if found == kind
        }


class Moments:
    """Sums and squares of the features of seats."""

    __slots__ = ("number", "squares", "sums")

    def __init__(self, features: int) -> None:
        self.number = 0
        self.sums = [0.0] * features
        self.squares = [0.0] * features

    def add(self, vector: Sequence[float]) -> None:
        """Add the features of a seat."""
        self.number += 1
        self.sums = list(map(add, self.sums, vector))
        self.squares = list(map(add, self.squares, map(mul, vector, vector)))


class Player:
    """What the seats of one bot, or the seats at one place of the table, add up to."""

    __slots__ = ("landings", "lost", "score", "scores", "won")

    def __init__(self, features: int) -> None:
        self.won = Moments(features)
        self.lost = Moments(features)
        self.score = Ratio()
        self.scores: Counter[int] = Counter()
        self.landings: list[int] = []

    @property
    def seats(self) -> int:
        """How many seats there were."""
        return self.won.number + self.lost.number

    def total(self, feature: int) -> float:
        """Return the sum of a feature."""
        return self.won.sums[feature] + self.lost.sums[feature]

    def squares(self, feature: int) -> float:
        """Return the sum of a feature's squares."""
        return self.won.squares[feature] + self.lost.squares[feature]


class Gathering:
    """Rows go in by :meth:`add`; all sums can be read at any time.

    ``traits`` are what tells seats apart, such as the power of a character: wins are also
    counted by them.
    """

    def __init__(self, traits: Iterable[str] = ()) -> None:
        self.traits = tuple(traits)
        self.players = 0
        self.games = 0
        self.features: list[Feature] = []
        self.by_group: list[list[float]] = [[] for _ in range(GROUPS)]
        self.seats_by_group = [0] * GROUPS
        self.bots: dict[str, Player] = {}
        self.seats: list[Player] = []
        self.sat: Counter[tuple[str, int]] = Counter()
        """How often which bot had which seat."""
        self.tables: Counter[str] = Counter()
        """In how many games which bot sat, with however many seats."""
        self.deals = Deals()
        self.winners: list[float] = []
        self.others: list[float] = []
        self.decided = [0] * GROUPS
        """Games with a winner and a loser, by group."""
        self.lead: list[list[float]] = [[] for _ in range(GROUPS)]
        """Sums of what winners had more of than the others, by group and feature."""
        self.games_by_group = [0] * GROUPS
        self.ends: dict[str, list[int]] = {}
        self.of_game: dict[str, Ratio] = {}
        self.counted: dict[str, Counter[int]] = {
            name: Counter() for name in ("rounds", "turns", "decisions", "first", "second")
        }
        self.watched = 0
        """Games of which is known who entered the chamber when."""
        self.entered: Counter[str] = Counter()
        self.entry_round: dict[str, Ratio] = {}
        self.faults: list[dict[str, object]] = []
        self.faults_by_bot: Counter[str] = Counter()
        self._shape: tuple[tuple[str, ...], tuple[str, ...]] | None = None
        self._traits: list[tuple[int, str, str]] = []

    def add(self, row: GameRow) -> None:
        """Add a game; raises :class:`RowError` for a row that contradicts itself."""
        try:
            self._check(row)
            vectors = self._vectors(row)
            self._add(row, vectors)
        except (TypeError, ValueError, IndexError, AttributeError, KeyError) as error:
            if isinstance(error, RowError):
                raise
            raise RowError(f"game {row.game}: its lists do not fit each other ({error})") from error

    # --- what a row must be ------------------------------------------------------------------

    def _check(self, row: GameRow) -> None:
        seats = len(row.bots)
        if not self.games:
            self.players = seats
            self.seats = [Player(0) for _ in range(seats)]
        if seats != self.players or not seats:
            raise RowError(
                f"game {row.game}: {seats} players among games of {self.players}; "
                "a report is about games of one kind"
            )
        for name in BY_SEAT:
            values = getattr(row, name)
            if len(values) != seats and (values or name in NEEDED):
                raise RowError(f"game {row.game}: {name} of {seats} seats, not {len(values)}")

    def _vectors(self, row: GameRow) -> list[Sequence[float]]:
        """Return the features of each seat, in the order of ``features``."""
        shape = (tuple(row.points), tuple(row.counts))
        if self._shape is None:
            self._shape = shape
            names = [("points", name) for name in shape[0]] + [("counts", n) for n in shape[1]]
            self._learn([SCORE, *names])
        if shape == self._shape:
            values = [row.scores, *row.points.values(), *row.counts.values()]
            return list(zip(*values, strict=True))
        # Another order of names, or other names (bots from outside may count differently).
        found: dict[Feature, Sequence[float]] = {SCORE: row.scores}
        found |= {("points", name): values for name, values in row.points.items()}
        found |= {("counts", name): values for name, values in row.counts.items()}
        self._learn([name for name in found if name not in self.features])
        none = [0] * self.players
        return list(zip(*(found.get(name, none) for name in self.features), strict=True))

    def _learn(self, names: list[Feature]) -> None:
        """Make room for features that no row had so far."""
        more = [0.0] * len(names)
        self.features += names
        moments = [
            side
            for player in (*self.bots.values(), *self.seats)
            for side in (player.won, player.lost)
        ]
        for sums in (self.winners, self.others, *self.by_group, *self.lead):
            sums.extend(more)
        for side in moments:
            side.sums.extend(more)
            side.squares.extend(more)
        if names and len(self.features) > len(names):
            self._shape = ((), ())  # from now on rows are looked at name by name
        self._traits = [
            (i, trait, name.removeprefix(f"{trait}_"))
            for i, (kind, name) in enumerate(self.features)
            for trait in self.traits
            if kind == "counts" and name.startswith(f"{trait}_")
        ]

    # --- sums --------------------------------------------------------------------------------

    def _add(self, row: GameRow, vectors: list[Sequence[float]]) -> None:
        group = row.deal % GROUPS
        self.games += 1
        self.games_by_group[group] += 1
        self.seats_by_group[group] += self.players
        for seat, vector in enumerate(vectors):
            bot = row.bots[seat]
            if bot not in self.bots:
                self.bots[bot] = Player(len(self.features))
            self.sat[bot, seat] += 1
            self.by_group[group] = list(map(add, self.by_group[group], vector))
            for player in (self.bots[bot], self.seats[seat]):
                (player.won if row.wins[seat] else player.lost).add(vector)
                player.score.add(group, row.scores[seat])
                player.scores[row.scores[seat]] += 1
            self.deals.add(row.deal, ("bot", bot), row.wins[seat])
            self.deals.add(row.deal, ("seat", str(seat)), row.wins[seat])
            for i, trait, word in self._traits:
                if vector[i]:
                    self.deals.add(row.deal, (TRAIT + trait, word), row.wins[seat])
        self.tables.update(set(row.bots))
        self._add_winners(group, row, vectors)
        self._add_game(group, row)
        if row.landings:
            self._add_landings(row)
        if row.entries:
            self._add_entries(group, row)
        for fault in row.faults:
            self._add_fault(row, fault)

    def _add_winners(self, group: int, row: GameRow, vectors: list[Sequence[float]]) -> None:
        won = [vector for vector, share in zip(vectors, row.wins, strict=True) if share]
        lost = [vector for vector, share in zip(vectors, row.wins, strict=True) if not share]
        if won and lost:
            winner, other = _middle(won), _middle(lost)
            self.decided[group] += 1
            self.winners = list(map(add, self.winners, winner))
            self.others = list(map(add, self.others, other))
            self.lead[group] = list(map(add, self.lead[group], map(sub, winner, other)))

    def _add_game(self, group: int, row: GameRow) -> None:
        self.ends.setdefault(row.reason, [0] * GROUPS)[group] += 1
        for name in ("rounds", "turns", "decisions"):
            value = getattr(row, name)
            self.counted[name][value] += 1
            self._of_game(name, group, value)
        ranked = sorted(row.scores, reverse=True)
        self._of_game("winning_score", group, ranked[0])
        if len(ranked) > 1:
            self._of_game("margin", group, ranked[0] - ranked[1])

    def _of_game(self, name: str, group: int, value: float) -> None:
        if name not in self.of_game:
            self.of_game[name] = Ratio()
        self.of_game[name].add(group, value)

    def _add_landings(self, row: GameRow) -> None:
        for seat, landings in enumerate(row.landings):
            player = self.bots[row.bots[seat]]
            if len(player.landings) < len(landings):
                player.landings += [0] * (len(landings) - len(player.landings))
            player.landings[: len(landings)] = map(add, player.landings, landings)

    def _add_entries(self, group: int, row: GameRow) -> None:
        self.watched += 1
        # In a round the seats play in their order.
        entries = sorted((when, seat) for seat, found in enumerate(row.entries) for when in found)
        for name, entry in zip(("first", "second"), entries, strict=False):
            self.counted[name][entry[0]] += 1
            self._of_game(f"{name}_entry", group, entry[0])
        if entries:
            self.deals.add(row.deal, ("first", "first"), row.wins[entries[0][1]])
        for seat, found in enumerate(row.entries):
            if found:
                bot = row.bots[seat]
                self.entered[bot] += 1
                self.entry_round.setdefault(bot, Ratio()).add(group, min(found))

    def _add_fault(self, row: GameRow, fault: dict[str, object]) -> None:
        seat = fault.get("seat")
        bot = row.bots[seat] if isinstance(seat, int) else str(fault.get("bot", "?"))
        self.faults_by_bot[bot] += 1
        if len(self.faults) < MOST_FAULTS:
            # The detail says what the fault says, and more.
            text = str(fault.get("detail") or fault.get("fault") or json.dumps(fault))
            self.faults.append({"game": row.game, "bot": bot, "fault": text})


def _middle(vectors: list[Sequence[float]]) -> Sequence[float]:
    """Return the mean of vectors."""
    if len(vectors) == 1:
        return vectors[0]
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]
