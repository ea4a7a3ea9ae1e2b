"""Pairs of games that one seat cannot tell apart although others hold other things.

World A is a random game. World B has the same answers of all seats, but chance has brought others
something else where the seat could not see it. What a seat sees of an event is written down here
once more, from P1 and P2, so that nothing depends on how the engine hides things.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from luxor.bots.registry import make_bot
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.events import RawEvent
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import view
from luxor.notation.edition_file import load_edition
from luxor.play.dealer import SECRET_BYTES, SecretDealer
from luxor.server.game.entries import Given

ONLY_FOR_THE_OWNER = {
    "card_dealt": "card",
    "card_drawn": "card",
    "scarab_taken": "scarab",
    "scarab_returned": "scarab",
}
"""Events of a seat with something that others do not see, and what that is."""

NOT_SEEN = ("could_move_secretly", "question_asked", "power_bound")
"""Events that nobody sees at a table: notes of the engine, and what it is about to do."""

LATELY = 25
"""Draws ago: what was drawn earlier has mostly been played, for everybody to see."""

PLANNER = make_bot("planner")
"""Chooses the answers, so that all there is in the game happens."""

TRIES = (30, 15, 8, 4, 4)
"""How often it is tried to change something, for each attempt at a pair: the more is different in
the other world, the sooner it shows."""

Seen = tuple[RawEvent, ...]


@cache
def rules(players: int, modules: tuple[str, ...]) -> Ruleset:
    """Return the tables of a game in which the first seat begins."""
    return compile_ruleset(Options(players, 0, modules), load_edition("reconstructed"))


def seen(rs: Ruleset, events: Sequence[RawEvent], viewer: int | None) -> tuple[Seen, bool]:
    """Return what somebody at the table (None: a spectator) sees, and whether that is not all."""
    found = []
    hides = False
    for event in events:
        declared = rs.events[event[0]]
        if declared.name in NOT_SEEN:
            continue
        hidden = ONLY_FOR_THE_OWNER.get(declared.name)
        if hidden is not None and event[1] != viewer:
            hides = True
            at = 1 + [field.name for field in declared.fields].index(hidden)
            found.append(event[:at] + event[at + 1 :])
        else:
            found.append(event)
    return tuple(found), hides


@dataclass(frozen=True, slots=True)
class Happened:
    """An answer, what the viewer saw of it, whether that was not all, and the position after it."""

    given: Given
    seen: Seen
    hides: bool
    after: State


class World:
    """A game as the answers that led to it. Positions in it are never changed."""

    def __init__(self, start: State, viewer: int | None, past: Sequence[Happened] = ()) -> None:
        self.start = start
        self.viewer = viewer
        self.past = list(past)

    @classmethod
    def dealt(cls, rs: Ruleset, viewer: int | None, secret: bytes) -> World:
        """Return a world in which the game has begun."""
        world = cls(engine.new_game(rs), viewer)
        world.past += _dealt(world.state, viewer, SecretDealer(secret))
        return world

    @classmethod
    def followed(cls, rs: Ruleset, viewer: int | None, given: Sequence[Given]) -> World:
        """Return the world that answers lead to."""
        world = cls(engine.new_game(rs), viewer)
        for one in given:
            happened = _happens(world.state, viewer, one)
            assert happened is not None
            world.past.append(happened)
        return world

    @property
    def state(self) -> State:
        """The position."""
        return self.past[-1].after if self.past else self.start

    @property
    def given(self) -> list[Given]:
        """All answers."""
        return [one.given for one in self.past]

    @property
    def drawn(self) -> int:
        """How often chance was asked."""
        return sum(one.given[0] is None for one in self.past)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.asks == k.OVER)

    def before(self, number: int) -> State:
        """Return the position before an answer."""
        return self.past[number - 1].after if number else self.start


def asked(s: State) -> int | None:
    """Return the seat that is asked, None if it is chance or nobody."""
    seat = engine.asked_seat(s)
    return None if seat == k.NOBODY else seat


def _happens(s: State, viewer: int | None, given: Given) -> Happened | None:
    """Return what comes of an answer; None if it is not possible."""
    seat, number = given
    if s.asks == k.OVER or seat != asked(s):
        return None
    if number not in (s.legal() if seat is not None else [n for n, _ in engine.outcomes(s)]):
        return None
    after = s.copy()
    after.events = []
    engine.answer(after, number)
    found, hides = seen(after.rs, after.events, viewer)
    after.events = None
    return Happened(given, found, hides, after)


def _dealt(s: State, viewer: int | None, dealer: SecretDealer) -> list[Happened]:
    """Return what chance brings until a seat is asked."""
    found: list[Happened] = []
    while s.asks == k.CHANCE:
        happened = _happens(s, viewer, (None, dealer.draw(s)))
        assert happened is not None
        found.append(happened)
        s = happened.after
    return found


def _answered(world: World, action: int, secret: bytes, drawn: int) -> list[Happened]:
    """Return what comes of an answer, and of what chance brings then."""
    first = _happens(world.state, world.viewer, (asked(world.state), action))
    assert first is not None
    return [first, *_dealt(first.after, world.viewer, SecretDealer(secret, drawn))]


# --- another world ---------------------------------------------------------------------------


def redealt(a: World, rng: random.Random, tries: int) -> World:
    """Return a world in which chance brought others something else, as far as that is possible."""
    b = World(a.start, a.viewer, a.past)
    draws = [n for n, one in enumerate(a.past) if one.given[0] is None and one.hides][-LATELY:]
    for _ in range(tries):
        changes = _changes(b, rng.choice(draws), draws, rng)
        other = _changed(b, changes) if changes else None
        if other is not None:
            b = other
    return b


def _changes(b: World, place: int, draws: Sequence[int], rng: random.Random) -> dict[int, int]:
    """Return another outcome of a draw; of another draw that brought this one, the former one."""
    was = b.past[place].given[1]
    pile = b.before(place).frame()[2]
    others = [number for number, _ in engine.outcomes(b.before(place)) if number != was]
    if not others:
        return {}
    new = rng.choice(others)
    swaps = [n for n in draws if b.past[n].given[1] == new and b.before(n).frame()[2] == pile]
    if swaps and rng.random() < 0.7:
        return {place: new, rng.choice(swaps): was}
    return {place: new}


def _changed(b: World, changes: dict[int, int]) -> World | None:
    """Return the world with other outcomes; None if it is not possible or would be noticed."""
    first = min(changes)
    other = World(b.start, b.viewer, b.past[:first])
    for number in range(first, len(b.past)):
        seat, action = b.past[number].given
        happened = _happens(other.state, b.viewer, (seat, changes.get(number, action)))
        if happened is None or happened.seen != b.past[number].seen:
            return None
        assert_same_question(happened.after, b.past[number].after)
        other.past.append(happened)
    return other


def assert_same_question(one: State, other: State) -> None:
    """Questions leak too: after the same has been seen, the same is asked of the same seat."""
    assert (one.asks, one.frame()[:2]) == (other.asks, other.frame()[:2])


# --- pairs -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """An answer of a script; ``alone`` if chance was not asked after it."""

    seat: int
    action: int
    alone: bool


@dataclass(frozen=True)
class Pair:
    """Two worlds that the viewer cannot tell apart, and answers after which it still cannot."""

    viewer: int | None
    secret: bytes
    a: World
    b: World
    script: tuple[Step, ...]
    after: World
    """World A after the script."""

    @property
    def differences(self) -> int:
        """In how many numbers the positions differ."""
        return _differences(self.a.state.to_dict(), self.b.state.to_dict())


def pair(a: World, rng: random.Random, *, most: int, tries: Sequence[int] = TRIES) -> Pair:
    """Return a pair behind a world with a script of at most so many answers, as long as one can."""
    found = [_scripted(a, redealt(a, rng, number), rng, most) for number in tries]
    return max(found, key=lambda one: (one.differences > 0, len(one.script), one.differences))


def _scripted(a: World, b: World, rng: random.Random, most: int) -> Pair:
    secret = rng.randbytes(SECRET_BYTES)
    here, there = (World(w.start, w.viewer, w.past) for w in (a, b))
    drawn = [a.drawn, b.drawn]
    script: list[Step] = []
    while len(script) < most and not here.is_over:
        step = _step(here, there, secret, drawn, rng)
        if step is None:
            break
        seat = asked(here.state)
        assert seat is not None
        script.append(Step(seat, step[0][0].given[1], len(step[0]) == 1))
        for number, (world, happened) in enumerate(zip((here, there), step, strict=True)):
            world.past += happened
            drawn[number] += len(happened) - 1
    return Pair(a.viewer, secret, a, b, tuple(script), here)


def _step(
    a: World, b: World, secret: bytes, drawn: Sequence[int], rng: random.Random
) -> tuple[list[Happened], list[Happened]] | None:
    """Return what happens after an answer that looks the same in both worlds; None if none does."""
    possible = set(b.state.legal())
    options = [action for action in a.state.legal() if action in possible]
    best = PLANNER.choose(view(a.state, asked(a.state)), Rng(rng.getrandbits(32))).id
    for action in sorted(options, key=lambda one: (one != best, rng.random())):
        here = _answered(a, action, secret, drawn[0])
        there = _answered(b, action, secret, drawn[1])
        if sum((one.seen for one in here), ()) == sum((one.seen for one in there), ()):
            assert_same_question(here[-1].after, there[-1].after)
            return here, there
    return None


def _differences(one: object, other: object) -> int:
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(_differences(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return sum(_differences(x, y) for x, y in zip(one, other, strict=True))
    return int(one != other)
