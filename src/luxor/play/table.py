"""A table: one game from its options to its result.

>>> from luxor import Options, Table
>>> table = Table(Options(players=2, first=0), seed=7)
>>> table.decision.question
'play'
>>> table.play(table.decision.options[0])
>>> table.result is None
True
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, SupportsIndex

from luxor.core import constants as k
from luxor.core import engine, events, nodes
from luxor.core.actions import Action
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.errors import IllegalActionError, OptionsError
from luxor.core.events import RawEvent
from luxor.core.nodes import Decision, Result
from luxor.core.options import Options
from luxor.core.state import State
from luxor.core.view import View, view
from luxor.notation.codec.named import event_json
from luxor.notation.edition_file import load_edition
from luxor.play.dealer import Dealer, SeededDealer
from luxor.play.history import Answer, Answers, Events

__all__ = ["Answer", "Played", "Table"]


class Table:
    """One game: it asks, checks and carries out answers, deals, remembers and takes back.

    Chance is answered by the dealer, so whoever sits at a table only ever meets decisions and, at
    the end, the result. The state stays inside; :meth:`view` shows what a seat may know.
    """

    def __init__(
        self,
        options: Options | None = None,
        *,
        edition: Edition | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
        hide_scores: bool = False,
    ) -> None:
        """Set up a table and deal.

        ``seed`` determines everything that chance brings; None takes a fresh one. ``names`` are
        the players' names by seat. Raises ``OptionsError`` if there are more names than seats,
        or one that cannot be printed. ``hide_scores`` keeps points in play off the table (P2).
        """
        self._sit_down(options or Options(), edition or load_edition(), seed, names, dealer)
        self.hide_scores = hide_scores
        self._begin()
        self._deal()

    @classmethod
    def at(
        cls,
        state: State,
        *,
        seed: int | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
    ) -> Table:
        """Return a table that goes on from a position, for puzzles and tests.

        Its events begin there, so they cannot be folded from an untouched table.
        """
        table = cls.__new__(cls)
        table._sit_down(state.rs.options, state.rs.edition, seed, names, dealer)
        table._state = state.copy()
        table._state.events = []
        table._start = state.copy()
        table._deal()
        return table

    @classmethod
    def opened(
        cls,
        options: Options,
        *,
        edition: Edition | None = None,
        names: Sequence[str] = (),
        hide_scores: bool = False,
    ) -> Table:
        """Return a table at which nothing is dealt yet, for :meth:`follow`."""
        table = cls.__new__(cls)
        table._sit_down(options, edition or load_edition(), None, names, None)
        table.hide_scores = hide_scores
        table._begin()
        return table

    @classmethod
    def replay(
        cls,
        options: Options,
        answers: Iterable[Answer],
        *,
        edition: Edition | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        dealer: Dealer | None = None,
    ) -> Table:
        """Return the table after a list of answers, chance's included.

        The game goes on from there with a dealer of its own. Raises an ``ActionError`` at the
        first answer that is not possible.
        """
        table = cls.__new__(cls)
        table._sit_down(options, edition or load_edition(), seed, names, dealer)
        table._begin()
        table.follow(answers)
        table._deal()
        return table

    def __copy__(self) -> Table:
        return deepcopy(self)  # a table that shared its game with another would be of no use

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        if self.is_over:
            return f"<Table of {names}: over>"
        return f"<Table of {names}: round {self._state.round}, p{(self.asked or 0) + 1} is asked>"

    # --- looking -----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open decision, None when the game is over."""
        found = nodes.node(self._state)
        return found if isinstance(found, Decision) else None

    @property
    def result(self) -> Result | None:
        """The result, None while the game runs."""
        return nodes.result(self._state) if self._state.asks == k.OVER else None

    def standing(self) -> Result:
        """Return the result as it would be if the game were scored as it stands."""
        return nodes.result(self._state)

    @property
    def first(self) -> int:
        """The seat of the first player."""
        return self._state.first

    @property
    def turn(self) -> tuple[int, int]:
        """The round, and the seat whose turn it is."""
        return self._state.round, self._state.active

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self._state.asks == k.OVER)

    @property
    def asked(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        seat = engine.asked_seat(self._state)
        return None if seat == k.NOBODY else seat

    @property
    def version(self) -> int:
        """How many answers have been given, chance's included."""
        return len(self._answers)

    @property
    def event_count(self) -> int:
        """How many events have happened; the same for every seat."""
        return len(self._events)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every answer so far, chance's included. It tells what seats may not know."""
        return tuple(self._answers)

    def answer(self, number: int) -> Answer:
        """Return one of these answers."""
        return self._answers[number]

    def events_before(self, number: int) -> int:
        """Return how many events had happened before an answer."""
        return self._answers.events_before(number)

    def view(self, seat: int | None) -> View:
        """Return what a seat knows of the position; None for what everybody knows."""
        self._check_seat(seat)
        return view(self._state, seat, hide_scores=self.hide_scores)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Return the events from number ``since`` on, as a seat (None: the public) sees them."""
        self._check_seat(seat)
        rs = self._state.rs
        return [event_json(rs, event) for event in self.raw_events(seat, since)]

    def raw_events(self, seat: int | None, since: int = 0) -> list[RawEvent]:
        """Return the same events as numbers, for :func:`luxor.core.fold.fold`."""
        self._check_seat(seat)
        rs = self._state.rs
        return [events.redact(rs, event, seat) for event in self._events.since(since)]

    def all_events(self, since: int = 0) -> list[RawEvent]:
        """Return them with what seats may not know: keep them inside."""
        return list(self._events.since(since))

    def snapshot(self) -> State:
        """Return a copy of the whole state. It holds what seats may not know: keep it inside."""
        return self._state.copy()

    # --- playing -----------------------------------------------------------------------------

    def play(self, action: Action | SupportsIndex | str, seat: int | None = None) -> None:
        """Answer the open decision; ``seat`` is who answers, None for whoever is asked.

        Raises ``MalformedActionError``, ``AmbiguousActionError``, ``OutOfTurnError`` or
        ``IllegalActionError``, and changes nothing then.
        """
        checked = nodes.check(self._state, action, seat)
        self._apply(Answer(self.asked, checked.id))
        self._deal()

    def follow(self, answers: Iterable[Answer]) -> None:
        """Carry out answers that were given elsewhere, chance's included; nothing is dealt.

        Raises an ``ActionError`` at the first that is not possible; those before it stay.
        """
        for answer in answers:
            self._check_replayed(answer)
            self._apply(answer)

    def adopt(self, played: Played) -> None:
        """Go on where answers have led that were carried out beside the table.

        Raises ``ValueError`` if the table has gone on since.
        """
        if played.version != len(self._answers):
            raise ValueError("the table has gone on since these answers were tried")
        for answer, happened in zip(played.answers, played.events, strict=True):
            self._answers.append(answer, len(self._events))
            self._events.extend(happened)
        self._state = played.state

    def can_undo(self, seat: int) -> bool:
        """Return whether a seat may take back its last answer without asking anybody.

        It may until chance or another seat has answered after it.
        """
        self._check_seat(seat)
        return self._answers.last_seat == seat

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer; raises ``IllegalActionError`` where it may not."""
        if not self.can_undo(seat):
            raise IllegalActionError(
                f"p{seat + 1} cannot undo: chance or another seat has answered since, "
                f"or there is nothing to take back"
            )
        self._go_back(len(self._answers) - 1)

    def take_back(self, version: int) -> None:
        """Go back to an earlier version, over chance and other seats: needs their consent.

        Chance is not asked for the same again: what it brings next is new. Raises ``ValueError``
        if the version is not an earlier one at which a seat was asked.
        """
        if not 0 <= version < len(self._answers) or self._answers[version].seat is None:
            raise ValueError(f"version {version} is no earlier decision of this table")
        self._go_back(version)

    # --- inside ------------------------------------------------------------------------------

    def _sit_down(
        self,
        options: Options,
        edition: Edition,
        seed: int | None,
        names: Sequence[str],
        dealer: Dealer | None,
    ) -> None:
        self.options = options
        self.edition = edition
        self.seed = checked_seed(seed)
        self.names = seat_names(options.players, names)
        self.hide_scores = False
        self._dealer = dealer or SeededDealer(self.seed)
        self._answers = Answers()
        self._events = Events()

    def _begin(self) -> None:
        rs = compile_ruleset(self.options, self.edition)
        self._start = engine.new_game(rs)
        self._state = engine.new_game(rs, listen=True)
        self._collect()

    def _go_back(self, version: int) -> None:
        """Play the answers that remain anew: cheaper than keeping every position."""
        self._events.cut(self._answers.events_before(version))
        self._answers.cut(version)
        self._state = self._start.copy()
        self._state.events = None
        for number in self._answers.ids():
            engine.answer(self._state, number)
        self._state.events = []

    def _deal(self) -> None:
        while self._state.asks == k.CHANCE:
            self._apply(Answer(None, self._dealer.draw(self._state)))

    def _apply(self, answer: Answer) -> None:
        self._answers.append(answer, len(self._events))
        engine.answer(self._state, answer.id)
        self._collect()

    def _collect(self) -> None:
        happened = self._state.events
        if happened:
            self._events.extend(happened)
            self._state.events = []

    def _check_replayed(self, answer: Answer) -> None:
        if answer.seat is not None:
            nodes.check(self._state, answer.id, answer.seat)
            return
        found = nodes.node(self._state)
        if not isinstance(found, nodes.Chance):
            raise IllegalActionError("an answer of chance where chance is not asked")
        if all(outcome.id != answer.id for outcome in found.outcomes):
            raise IllegalActionError(f"chance cannot bring {answer.id} at {found.question!r}")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.options.players):
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.options.players - 1}")


class Played:
    """Answers carried out beside a table, on a copy of its state.

    They are not checked. ``version`` is the table's before the first of them, ``events`` is what
    came of each. Like the state they hold what seats may not know.
    """

    def __init__(self, table: Table) -> None:
        self.version = table.version
        self.answers: list[Answer] = []
        self.events: list[list[RawEvent]] = []
        self.state = table.snapshot()
        self.state.events = []

    def answer(self, seat: int | None, number: int) -> None:
        """Answer the open question: by a seat, or by chance (None)."""
        engine.answer(self.state, number)
        self.answers.append(Answer(seat, number))
        self.events.append(self.state.events or [])
        self.state.events = []


def checked_seed(seed: int | None) -> int:
    """Return a seed, a fresh one for None; raises ``OptionsError`` if it is none."""
    if seed is None:
        return secrets.randbits(64)
    if type(seed) is not int or seed < 0:
        raise OptionsError(f"seed: a whole number from 0 on, not {seed!r}")
    return seed


def seat_names(players: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat; those not given are p1, p2 ..."""
    if len(names) > players:
        raise OptionsError(f"names: {len(names)} names for {players} players")
    for name in names:
        if not name or not name.isprintable():
            raise OptionsError(f"names: a name is a text that can be printed, not {name!r}")
    return (*names, *(f"p{seat + 1}" for seat in range(len(names), players)))
