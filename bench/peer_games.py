"""The random games of other engines, played the way each of them is fast.

``python -m bench.peer_games NAME`` runs in the peers' environment, where luxor is not installed and
the engines are not type-checked. It says what it is, then answers each line of standard input:
``["count", way, "", games]`` with counts of the games, ``["time", way, "", games]`` with seconds
of the core and of the clock on the wall, and anything that goes wrong with ``{"error": ...}``.

A way to play is a generator of finished games, so that what is counted is what is timed.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from random import Random
from time import get_clock_info, perf_counter, process_time
from typing import Any, Literal, Protocol, TextIO

SEED = 1
DEALS = 16  # positions from which the rollouts of a search begin
CHANCE = -1  # pyspiel.PlayerId.CHANCE; a finished game has a lower number
TICK = get_clock_info("process_time").resolution

Kind = Literal["library", "python", "pure"]
"""Who runs the loop on what: compiled code, Python on compiled code, or Python on Python."""


class Engine(Protocol):
    """A game of another project, in its own process."""

    def play(self, way: str, games: int) -> Iterator[Any]:
        """Play games from the start to the end, the same ones each time; yield how each ended."""

    def count(self, way: str, games: int) -> dict[str, int]:
        """Return ``games``, ``moves``, ``decisions`` and ``options`` of the same games."""


@dataclass(frozen=True)
class Way:
    """One way to play an engine's games: what tables call it, and whether counts are estimates."""

    title: str
    kind: Kind
    estimated: bool = False


@dataclass(frozen=True)
class Peer:
    """An engine to compare with; ``players`` says which game of Luxor's is beside it."""

    title: str
    package: str
    players: int
    ways: dict[str, Way]
    load: Callable[[], Engine]


class Tally:
    """Counts what players were asked: every move, and as decisions those with a choice."""

    def __init__(self) -> None:
        self.games = self.moves = self.decisions = self.options = 0

    def move(self, options: int) -> None:
        self.moves += 1
        if options > 1:
            self.decisions += 1
            self.options += options


# --- the engines -----------------------------------------------------------------------------


class OpenSpiel:
    """A game of OpenSpiel, whose rules are C++.

    ``bots`` is the loop over a whole game that the package has inside. ``rollouts`` are those of
    its tree search, which cannot begin before the first cards or dice have fallen and do not say
    what was played. ``steps`` is a user's loop.
    """

    def __init__(self, name: str, *, even: bool) -> None:
        """Load a game; ``even`` says that all outcomes of its chance nodes are equally likely."""
        self._spiel: Any = import_module("pyspiel")
        self._game = self._spiel.load_game(name)
        self._even = even
        random = Random(SEED).random
        self._deals = [self._dealt(random) for _ in range(DEALS)]

    def play(self, way: str, games: int) -> Iterator[Any]:
        if way == "bots":
            return self._bots(games)
        if way == "rollouts":
            return self._rollouts(games)
        return self._steps(games, self._game.new_initial_state())

    def count(self, way: str, games: int) -> dict[str, int]:
        tally = Tally()
        if way == "rollouts":
            for begin, some in self._shares(games):
                self._count(tally, begin, self._steps(some, begin))
        else:
            self._count(tally, self._game.new_initial_state(), self.play(way, games))
        return vars(tally)

    def _count(self, tally: Tally, begin: Any, ends: Iterator[Any]) -> None:
        done = len(begin.full_history())
        for end in ends:
            tally.games += 1
            again = begin.clone()
            for step in end.full_history()[done:]:
                if step.player >= 0:
                    tally.move(len(again.legal_actions()))
                again.apply_action(step.action)

    def _bots(self, games: int) -> Iterator[Any]:
        spiel, start = self._spiel, self._game.new_initial_state
        bots = [spiel.make_uniform_random_bot(n, n) for n in range(self._game.num_players())]
        for game in range(games):
            state = start()
            spiel.evaluate_bots(state, bots, game)
            yield state

    def _rollouts(self, games: int) -> Iterator[Any]:
        for begin, some in self._shares(games):
            evaluator = self._spiel.RandomRolloutEvaluator(some, SEED)
            # One simulation: the root is not opened, only evaluated, by that many random games.
            bot = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 100, False, SEED, False)
            yield bot.mcts_search(begin)

    def _shares(self, games: int) -> Iterator[tuple[Any, int]]:
        for number, begin in enumerate(self._deals):
            some = games // DEALS + (number < games % DEALS)
            if some:
                yield begin, some

    def _steps(self, games: int, begin: Any) -> Iterator[Any]:
        random = Random(SEED).random
        for _ in range(games):
            state = begin.clone()
            if self._even:
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
            else:
                while (player := state.current_player()) >= CHANCE:
                    if player == CHANCE:
                        state.apply_action(self._outcome(state, random()))
                    else:
                        actions = state.legal_actions()
                        state.apply_action(actions[int(random() * len(actions))])
            yield state

    def _dealt(self, random: Callable[[], float]) -> Any:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self._outcome(state, random()))
        return state

    @staticmethod
    def _outcome(state: Any, point: float) -> int:
        outcome = 0
        for outcome, chance in state.chance_outcomes():  # noqa: B007
            point -= chance
            if point < 0:
                break
        return outcome


class Chess:
    """python-chess: a loop over its board, which ends where the rules end a game by themselves."""

    def __init__(self) -> None:
        self._board: Any = import_module("chess").Board

    def play(self, way: str, games: int) -> Iterator[Any]:  # noqa: ARG002
        random = Random(SEED).random
        for _ in range(games):
            board = self._board()
            while moves := list(board.legal_moves):
                if board.is_insufficient_material():
                    break
                # Five times the same position takes 16 moves that can be undone.
                clock = board.halfmove_clock
                if clock >= 16 and (clock >= 150 or board.is_fivefold_repetition()):
                    break
                board.push(moves[int(random() * len(moves))])
            yield board

    def count(self, way: str, games: int) -> dict[str, int]:
        tally = Tally()
        for end in self.play(way, games):
            tally.games += 1
            board = self._board()
            for move in end.move_stack:
                tally.move(board.legal_moves.count())
                board.push(move)
        return vars(tally)


class Catanatron:
    """Catan with four of catanatron's random players, by its own method for a whole game."""

    def __init__(self) -> None:
        self._game: Any = import_module("catanatron.game").Game
        players = import_module("catanatron.models.player")
        self._player, self._colours = players.RandomPlayer, list(players.Color)

    def play(self, way: str, games: int) -> Iterator[Any]:  # noqa: ARG002
        return self._play(games, None)

    def count(self, way: str, games: int) -> dict[str, int]:  # noqa: ARG002
        tally = Tally()

        def decide(player: Any, game: Any, actions: Any) -> Any:
            tally.move(len(actions))
            return player.decide(game, actions)

        tally.games = sum(1 for _ in self._play(games, decide))
        return vars(tally)

    def _play(self, games: int, decide: Any) -> Iterator[Any]:
        for game in range(games):
            state = self._game([self._player(c) for c in self._colours], seed=SEED + game)
            state.play(decide_fn=decide)
            yield state


def openspiel(title: str, players: int, name: str, *, even: bool) -> Peer:
    ways = {
        "bots": Way("`evaluate_bots`, in C++", "library"),
        "rollouts": Way("its search's rollouts, in C++, after the deal", "library", estimated=True),
        "steps": Way("Python loop", "python"),
    }
    load = partial(OpenSpiel, name, even=even)
    return Peer(f"OpenSpiel {title}", "open_spiel", players, ways, load)


PEERS = {
    "openspiel-backgammon": openspiel("backgammon", 2, "backgammon", even=False),
    "openspiel-hearts": openspiel("hearts", 4, "hearts", even=True),
    "python-chess": Peer("python-chess", "chess", 2, {"loop": Way("Python loop", "pure")}, Chess),
    "catanatron": Peer(
        "catanatron", "catanatron", 4, {"play": Way("`Game.play`", "pure")}, Catanatron
    ),
}
"""The engines by the names that programs use."""


# --- inside the process ----------------------------------------------------------------------


def timed(engine: Engine, way: str, games: int) -> tuple[float, float]:
    wall, core = perf_counter(), process_time()
    deque(engine.play(way, games), maxlen=0)
    core, wall = process_time() - core, perf_counter() - wall
    return max(core, TICK), max(wall, TICK)


def serve(peer: Peer, questions: TextIO, answers: TextIO) -> None:
    """Answer questions about a peer until there are no more, whatever its engine raises."""

    def say(answer: object) -> None:
        print(json.dumps(answer), file=answers, flush=True)

    try:
        engine = peer.load()
        python = f"{platform.python_implementation()} {platform.python_version()}"
        say({"version": version(peer.package), "python": python})
    except Exception as error:
        say(failure(error))
        return
    for line in questions:
        request, way, _, games = json.loads(line)
        try:
            say(timed(engine, way, games) if request == "time" else engine.count(way, games))
        except Exception as error:
            say(failure(error))


def failure(error: Exception) -> dict[str, str]:
    return {"error": f"{type(error).__name__}: {error}"}


def main(name: str) -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what an engine prints is not an answer
    serve(PEERS[name], sys.stdin, answers)


if __name__ == "__main__":
    main(*sys.argv[1:])
