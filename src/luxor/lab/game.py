"""Plays the games of an experiment, one after the other.

>>> from luxor import Options
>>> from luxor.lab.game import GamePlayer
>>> from luxor.lab.jobs import Order, Setting
>>> from luxor.notation.edition_file import load_edition
>>> with GamePlayer(Setting(Options(players=2), load_edition(), seed=1)) as player:
...     outcome = player.play(Order(game=0, deal=0, bots=("planner", "random")))
>>> outcome.row.places
[1, 2]
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any, Self

from luxor.bots import Bot
from luxor.bots.asking import ask, begin_game, close_bot, end_game
from luxor.bots.registry import make_bot
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import REASONS
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.rules import scoring
from luxor.core.state import State
from luxor.core.view import view
from luxor.lab.dealing import OneStreamDealer, PileDealer, playout_rng, seat_rng
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.observe import Observer
from luxor.lab.rows import GameRow
from luxor.notation.record import Record, RecordedAnswer, write_record
from luxor.play.dealer import Dealer

RANDOM = "random"
MOST_BOTS = 16
"""How many bots wait at once for their next game."""


def lab_options(options: Options) -> Options:
    """Return the options as the laboratory plays them: the first seat always begins."""
    return replace(options, first=0)


class GamePlayer:
    """Plays orders of one setting, and keeps what they share: the tables, and the bots.

    A bot stays for its seat and spec from game to game, and hears when a game begins and ends, and
    when it is no longer needed (see ``luxor.bots.asking``).
    """

    def __init__(self, setting: Setting) -> None:
        """Prepare; raises ``OptionsError`` where the edition is not for these options."""
        self.setting = setting
        self.rs = compile_ruleset(lab_options(setting.options), setting.edition)
        self._observer = Observer(self.rs)
        self._bots: OrderedDict[tuple[int, str], Bot] = OrderedDict()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, order: Order) -> Outcome:
        """Play a game and return what became of it; an error costs this game only."""
        try:
            return self._play(order)
        except Exception as error:  # the game is lost, not the experiment
            self.close()  # whatever state the bots are in
            return Outcome(order, None, f"{type(error).__name__}: {error}")

    def close(self) -> None:
        """Let the bots go."""
        while self._bots:
            close_bot(self._bots.popitem()[1])

    def _play(self, order: Order) -> Outcome:
        setting = self.setting
        if len(order.bots) != self.rs.players:
            raise ValueError(f"{len(order.bots)} bots for {self.rs.players} seats")
        if all(bot == RANDOM for bot in order.bots):
            game: _Game = _RandomGame(order, playout_rng(setting.seed, order.game))
        else:
            seats = range(self.rs.players)
            game = _Game(
                order,
                PileDealer(setting.seed, order.deal),
                [self._bot(seat, order.bots[seat]) for seat in seats],
                [seat_rng(setting.seed, order.game, seat) for seat in seats],
            )
        game.keeps_decisions = setting.decisions
        s = game.play(engine.new_game(self.rs, listen=True))
        for seat, bot in enumerate(game.bots):
            end_game(bot, view(s, seat))
        return Outcome(
            order,
            self._row(order, s, game),
            decisions=tuple(game.decisions),
            record=self._record(order, game) if setting.records else None,
        )

    def _bot(self, seat: int, spec: str) -> Bot:
        """Return the bot of a seat, ready for a new game."""
        found = self._bots.pop((seat, spec), None)
        bot = make_bot(spec) if found is None else found
        self._bots[seat, spec] = bot
        while len(self._bots) > MOST_BOTS:
            close_bot(self._bots.popitem(last=False)[1])
        begin_game(bot)
        return bot

    def _row(self, order: Order, s: State, game: _Game) -> GameRow:
        seats = range(self.rs.players)
        ranking = scoring.ranking(s)
        points = [scoring.points_by_source(s, seat) for seat in seats]
        places = [0] * len(seats)
        place = 1
        for sharing in ranking:
            for seat in sharing:
                places[seat] = place
            place += len(sharing)
        return GameRow(
            game=order.game,
            deal=order.deal,
            bots=list(order.bots),
            reason=REASONS[s.reason],
            rounds=s.round,
            turns=game.turns,
            decisions=game.asked,
            scores=[sum(by_source) for by_source in points],
            places=places,
            wins=[1 / len(ranking[0]) if seat in ranking[0] else 0.0 for seat in seats],
            points={
                name: [points[seat][source] for seat in seats]
                for source, name in enumerate(self.rs.source_names)
            },
            faults=game.faults,
            **self._observer.observe(s.events or (), s),
        )

    def _record(self, order: Order, game: _Game) -> str:
        answers = tuple(RecordedAnswer(seat, id_) for seat, id_ in game.answers)
        comment = f"game {order.game}, deal {order.deal}, seed {self.setting.seed}"
        record = Record(
            self.rs.options, self.rs.edition, answers, names=order.bots, comment=comment
        )
        return write_record(record)


class _Game:
    """One game under way: who answers, and what is kept beside the events."""

    def __init__(self, order: Order, dealer: Dealer, bots: list[Bot], rngs: list[Rng]) -> None:
        self.order = order
        self.dealer = dealer
        self.bots = bots
        self.rngs = rngs
        self.keeps_decisions = False
        self.turns = 0
        self.asked = 0
        self.answers: list[tuple[int | None, int]] = []
        self.decisions: list[dict[str, object]] = []
        self.faults: list[dict[str, Any]] = []

    def play(self, s: State) -> State:
        """Play a state to its end and return it."""
        answers = self.answers
        while True:
            if s.asks == k.CHANCE:
                answer = self.dealer.draw(s)
                answers.append((None, answer))
            elif s.asks == k.DECISION:
                kind, seat, *_ = s.frame()
                if kind == k.F_PLAY:
                    self.turns += 1
                options = s.legal()
                answer = options[0] if len(options) == 1 else self._ask(s, kind, seat, options)
                answers.append((seat, answer))
            else:
                return s
            engine.answer(s, answer)

    def _ask(self, s: State, kind: int, seat: int, options: list[int]) -> int:
        """Return a seat's answer to a question with several options."""
        self.asked += 1
        answer = self.choose(s, seat, options)
        if self.keeps_decisions:
            decision = {
                "game": self.order.game,
                "number": self.asked,
                "round": s.round,
                "seat": seat,
                "bot": self.order.bots[seat],
                "question": s.rs.frames[kind].name,
                "options": len(options),
                "actions": [str(Action.from_id(option)) for option in options],
                "chosen": str(Action.from_id(answer)),
            }
            self.decisions.append(decision)
        return answer

    def choose(self, s: State, seat: int, options: list[int]) -> int:  # noqa: ARG002
        """Return what the seat's bot answers, or a random option instead where it fails."""
        seen = view(s, seat)
        answer = ask(self.bots[seat], seen, self.rngs[seat])
        if answer.fault is not None:
            self.faults.append(
                {
                    "seat": seat,
                    "decision": self.asked,
                    "round": s.round,
                    "question": seen.question,
                    "fault": answer.fault,
                    "detail": answer.detail,
                    "bot": self.order.bots[seat],
                }
            )
        return answer.action.id


class _RandomGame(_Game):
    """A game of random bots only: the very playout that ``random_games.py`` sums up."""

    def __init__(self, order: Order, stream: Rng) -> None:
        super().__init__(order, OneStreamDealer(stream), [], [])
        self.stream = stream

    def choose(self, s: State, seat: int, options: list[int]) -> int:  # noqa: ARG002
        return options[self.stream.below(len(options))]
