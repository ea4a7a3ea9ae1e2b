"""Who sits where in which game: paired deals, balanced seats, every game fixed by its number.

A *deal* is played by a whole block of games that meet the same chance, so luck with the deal is the
same for all sides of a comparison. Two schedules are made of such blocks:

``tournament``
    With *m* bots a block is *m* games: one seating of the bots, and the same seating with every bot
    replaced by the next one of the list, until all have been everywhere. So on every deal every bot
    sits exactly once in every seat. From block to block the seating changes, through all seatings
    there are, in an order that lets all bots meet and follow each other as equally often as can be.
    Where there are fewer bots than seats, the seats are shared as evenly as possible (two bots at
    four seats: A A B B, A B A B, A B B A and the other way round; never three against one), and a
    bot counts once for each seat it holds. Either way equally strong bots win 1/N of their seats.

``duel``
    One bot in one seat against copies of another in all others; a block is as many games as there
    are seats, with the one in each of them in turn. Equally strong bots make it win 1/N of them.

>>> from luxor.lab.schedule import duel, tournament
>>> [order.bots for order in tournament(["A", "B", "C"], players=2, games=3)]
[('A', 'B'), ('B', 'C'), ('C', 'A')]
>>> [order.bots for order in duel("A", "B", players=3, games=3)]
[('A', 'B', 'B'), ('B', 'A', 'B'), ('B', 'B', 'A')]
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from luxor.core.errors import LuxorError
from luxor.lab.jobs import Order

WINDOW = 64
"""Among how many seatings the next one is looked for."""
GOLDEN = (math.sqrt(5) - 1) / 2

Base = tuple[int, ...]
"""A seating of the first game of a block: the place of a bot in the list, for each seat."""


class ScheduleError(LuxorError):
    """A tournament that cannot be; the message says what would be right."""


def tournament(bots: Sequence[str], *, players: int, games: int) -> Iterator[Order]:
    """Yield the games of a tournament in order; those of a block have the same deal.

    The last block is cut short where ``games`` is no multiple of the number of bots. Raises
    :class:`ScheduleError` for bots that cannot be compared.
    """
    check_bots(bots)
    m = len(bots)
    for deal, base in enumerate(bases(m, players)):
        for shift in range(m):
            game = deal * m + shift
            if game >= games:
                return
            yield Order(game, deal, tuple(bots[(place + shift) % m] for place in base))


def duel(bot: str, other: str, *, players: int, games: int) -> Iterator[Order]:
    """Yield games of one bot against copies of another, on each deal in every seat."""
    for game in range(games):
        deal, seat = divmod(game, players)
        yield Order(game, deal, tuple(bot if s == seat else other for s in range(players)))


def check_bots(bots: Sequence[str]) -> None:
    """Raise :class:`ScheduleError` unless there are at least two bots, each named once."""
    if len(bots) < 2:
        raise ScheduleError(f"a tournament needs at least two bots, not {len(bots)}")
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise ScheduleError(f"every bot of a tournament is named once, but {twice!r} is twice")


# --- seatings ---------------------------------------------------------------------------------


def bases(bots: int, players: int) -> Iterator[Base]:
    """Yield seatings for ever; in each round of all that there are, each comes once.

    The next one is, among some, that which leaves the meetings of all pairs of bots and their
    neighbourhoods (who sits behind whom) most even; the bots' strength plays no part in it.
    """
    evenness = _Evenness(bots)
    coming = iter(_Seatings(bots, players))
    window = list(itertools.islice(coming, WINDOW))
    found: list[Base] = []
    while window:
        chosen = min(range(len(window)), key=lambda i: (evenness.cost(window[i]), i))
        base = window.pop(chosen)
        window.extend(itertools.islice(coming, 1))
        evenness.add(base)
        found.append(base)
        yield base
    yield from itertools.cycle(found)  # all counts are even now, so the choices were the same


class _Seatings:
    """All seatings with the first bot in the first seat, in a fixed, well mixed order.

    The others are these with every bot replaced by another one of the list, so a block has them.
    """

    def __init__(self, bots: int, players: int) -> None:
        self.bots = bots
        self.players = players
        self._shared = _shared_seats(bots, players) if bots < players else []
        self.number = len(self._shared) or math.perm(bots - 1, players - 1)

    def __iter__(self) -> Iterator[Base]:
        stride = max(1, round(self.number * GOLDEN))
        while math.gcd(stride, self.number) != 1:
            stride += 1
        return (self._seating(i * stride % self.number) for i in range(self.number))

    def _seating(self, number: int) -> Base:
        if self._shared:
            return self._shared[number]
        left = list(range(1, self.bots))
        base = [0]
        while len(base) < self.players:
            number, place = divmod(number, len(left))
            base.append(left.pop(place))
        return tuple(base)


def _shared_seats(bots: int, players: int) -> list[Base]:
    """Return the seatings in which the numbers of seats of two bots differ by one at most."""
    even = {players // bots, -(-players // bots)}
    return [
        (0, *rest)
        for rest in itertools.product(range(bots), repeat=players - 1)
        if {(0, *rest).count(bot) for bot in range(bots)} <= even
    ]


class _Evenness:
    """Counts how often bots at a distance in the list have met and followed each other."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self.met = [0] * bots
        self.followed = [0] * bots

    def _pairs(self, base: Base) -> Iterator[tuple[list[int], int, int]]:
        """Yield the counts that a block adds to: which, at what distance, how much."""
        for first, second in itertools.combinations(base, 2):
            distance = min((first - second) % self.bots, (second - first) % self.bots)
            # Bots opposite each other in the list are half as many pairs, which meet twice each.
            yield self.met, distance, 2 if 2 * distance == self.bots else 1
        for first, second in zip(base, (*base[1:], base[0]), strict=True):
            yield self.followed, (second - first) % self.bots, 1

    def cost(self, base: Base) -> int:
        """Return by how much the squares of the counts of all pairs would grow."""
        self.add(base)
        grown = sum(2 * counts[at] - more for counts, at, more in self._pairs(base))
        self.add(base, -1)
        return grown

    def add(self, base: Base, times: int = 1) -> None:
        """Count a block."""
        for counts, at, more in self._pairs(base):
            counts[at] += times * more
