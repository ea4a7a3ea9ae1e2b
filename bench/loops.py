"""What is measured: random games, played in three ways, and copies of a state.

A game is a whole game: the set-up is dealt piece by piece, then cards are played until the result.
The generator determines the games, so that every round of a measurement does the same work.

``python -m bench.loops LOOP SETTING AMOUNT REPEATS`` does the same work REPEATS times without a
clock, for tools that count instead; it prints what one repeat came to.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass

from luxor.core.compile import compile_ruleset
from luxor.core.constants import DECISION, F_PLAY
from luxor.core.edition import Edition
from luxor.core.engine import answer, deal, new_game
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.playout import copies, playouts
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from luxor.play.table import Table

SEED = 1


@dataclass(frozen=True)
class Setting:
    """A game that is measured, and what tables call it."""

    title: str
    options: Options


SETTINGS = {
    "2": Setting("2 players", Options(players=2)),
    "4": Setting("4 players", Options(players=4)),
    "5-all": Setting("5 players, all modules", Options(players=5, modules=NAMES)),
}
"""The games that are measured, by the names that programs use; the first ones are the base game."""


@dataclass(frozen=True)
class Start:
    """Where the games of one setting begin."""

    options: Options
    edition: Edition
    state: State


@dataclass(frozen=True)
class Work:
    """What a loop came to: ``turns`` are cards played, ``moves`` another engine's actions."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    options: int = 0
    copies: int = 0
    moves: int = 0


def start(setting: str) -> Start:
    """Return the start of a game of the built-in edition, before anything is dealt."""
    options = SETTINGS[setting].options
    edition = load_edition()
    return Start(options, edition, new_game(compile_ruleset(options, edition)))


# --- the loops: these are timed --------------------------------------------------------------


def playout(begin: Start, games: int, rng: Rng) -> None:
    """Play inside the compiled loop."""
    playouts(begin.state, games, rng)


def api(begin: Start, games: int, rng: Rng) -> None:
    """Play from Python on a core state: list the options, pick one, apply it."""
    for _ in range(games):
        s = begin.state.copy()
        deal(s, rng)
        while s.asks == DECISION:
            options = s.legal()
            answer(s, options[rng.below(len(options))])
            deal(s, rng)


def table(begin: Start, games: int, rng: Rng) -> None:
    """Play at a table, which checks every action and keeps the events and the way back."""
    for game in range(games):
        at = Table(begin.options, edition=begin.edition, seed=game)
        while (decision := at.decision) is not None:
            at.play(decision.options[rng.below(len(decision.options))])


def copy(begin: Start, times: int, rng: Rng) -> None:  # noqa: ARG001
    """Copy a state, the work a search does most often."""
    copies(begin.state, times)


# --- what they came to: the same games again, counted ----------------------------------------


def count_playout(begin: Start, games: int, rng: Rng) -> Work:
    tally = playouts(begin.state, games, rng)
    return Work(tally.games, tally.turns, tally.decisions, tally.options)


def count_api(begin: Start, games: int, rng: Rng) -> Work:
    turns = decisions = offered = 0
    for _ in range(games):
        s = begin.state.copy()
        deal(s, rng)
        while s.asks == DECISION:
            options = s.legal()
            turns += s.frame()[0] == F_PLAY
            if len(options) > 1:
                decisions += 1
                offered += len(options)
            answer(s, options[rng.below(len(options))])
            deal(s, rng)
    return Work(games, turns, decisions, offered)


def count_table(begin: Start, games: int, rng: Rng) -> Work:
    turns = decisions = offered = 0
    for game in range(games):
        at = Table(begin.options, edition=begin.edition, seed=game)
        while (decision := at.decision) is not None:
            options = decision.options
            turns += decision.question == "play"
            if len(options) > 1:
                decisions += 1
                offered += len(options)
            at.play(options[rng.below(len(options))])
    return Work(games, turns, decisions, offered)


def count_copy(begin: Start, times: int, rng: Rng) -> Work:  # noqa: ARG001
    return Work(copies=times)


@dataclass(frozen=True)
class Loop:
    """A loop, and the same loop that counts; equal generators make both do the same."""

    play: Callable[[Start, int, Rng], None]
    count: Callable[[Start, int, Rng], Work]


LOOPS = {
    "playout": Loop(playout, count_playout),
    "api": Loop(api, count_api),
    "table": Loop(table, count_table),
    "copy": Loop(copy, count_copy),
}


def state_bytes(s: State) -> int:
    """Return the memory a state takes: itself and, uncompiled, its dictionary and its lists.

    Numbers are not counted (CPython shares the small ones), nor is the ruleset, which all states
    of a game share.
    """
    inside = getattr(s, "__dict__", None)
    if inside is None:
        return sys.getsizeof(s)
    lists = [value for value in inside.values() if isinstance(value, list)]
    return sys.getsizeof(s) + sys.getsizeof(inside) + sum(map(sys.getsizeof, lists))


def main(loop: str, setting: str, amount: str, repeats: str) -> None:
    begin = start(setting)
    work = LOOPS[loop].count(begin, int(amount), Rng(SEED))
    for _ in range(int(repeats)):
        LOOPS[loop].play(begin, int(amount), Rng(SEED))
    print(json.dumps(asdict(work)))


if __name__ == "__main__":
    main(*sys.argv[1:])
