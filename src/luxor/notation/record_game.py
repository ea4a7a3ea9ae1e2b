"""A game followed answer by answer, with the words that a record has for each of them."""

from __future__ import annotations

from dataclasses import dataclass

from luxor.core import constants as k
from luxor.core import engine, nodes
from luxor.core.actions import Action
from luxor.core.errors import ActionError, AmbiguousActionError
from luxor.core.events import RawEvent
from luxor.core.nodes import Chance, Decision
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import shown
from luxor.notation.record_text import RecordError, Word

CHANCE_MARK = "*"
MAX_WORD = 40


@dataclass(frozen=True, slots=True)
class RecordedAnswer:
    """One answer: by a ``seat``, or by chance (None), with a comment on it or an empty text."""

    seat: int | None
    id: int
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Moment:
    """One position of a recorded game and how it came about.

    ``number`` counts the answers so far, ``turn`` the turns begun (0 in the set-up). ``answer`` is
    what led here (None at the beginning), ``events`` what happened since the moment before, as
    nobody but the table sees it. ``state`` is a copy.
    """

    number: int
    turn: int
    answer: RecordedAnswer | None
    events: tuple[RawEvent, ...]
    state: State


class RecordedGame:
    """A game that is followed answer by answer, and the line of a record that it is in."""

    def __init__(self, rs: Ruleset) -> None:
        self.state = engine.new_game(rs, listen=True)
        self.number = -1
        self.turn = 0
        self.happened: tuple[RawEvent, ...] = ()
        self._is_extra = False
        self._collect()

    @property
    def label(self) -> str:
        """The words that a line with the next answer begins with."""
        s = self.state
        if s.round > 0:
            return f"{s.round} p{s.active + 1}{'+' if self._is_extra else ''}"
        kind, seat, *_ = s.frame()
        name: str = s.rs.frames[kind].name
        return name if seat == k.NOBODY else f"{name} p{seat + 1}"

    @property
    def is_over(self) -> bool:
        return bool(self.state.asks == k.OVER)

    @property
    def speaker(self) -> int | None:
        """The seat whose answers stand in the line without its name; None in the set-up."""
        return self.state.active if self.state.round > 0 else None

    def moment(self, answer: RecordedAnswer | None = None) -> Moment:
        """Return the position now, to which an answer has led."""
        return Moment(self.number, self.turn, answer, self.happened, self.state.copy())

    def answer(self, answer: RecordedAnswer) -> str:
        """Go on with an answer, and return it as the word of a line.

        Raises :class:`RecordError` if the answer is not possible now.
        """
        s = self.state
        by_chance = s.asks == k.CHANCE
        possible = [number for number, _ in engine.outcomes(s)] if by_chance else s.legal()
        asked = None if by_chance else engine.asked_seat(s)
        if answer.seat != asked or answer.id not in possible:
            who = "chance" if answer.seat is None else f"p{answer.seat + 1}"
            problem = f"{answer.id} by {who} is not possible: {self.asked()}"
            raise RecordError(f"answer {self.number + 1}: {problem}")
        if asked is None:
            word = CHANCE_MARK + nodes.outcome_names(s.rs, s.frame()[2])[answer.id]
        else:
            word = f"{self._prefix(asked)}{Action.from_id(answer.id)}"
        engine.answer(s, answer.id)
        self._collect()
        return word

    def asked(self) -> str:
        """Return who is asked what, and what would be possible, for messages."""
        node = nodes.node(self.state)
        if isinstance(node, Chance):
            names = ", ".join(CHANCE_MARK + outcome.name for outcome in node.outcomes)
            return f"chance is asked {node.question!r} and can bring {names}"
        if isinstance(node, Decision):
            prefix = self._prefix(node.seat)
            names = ", ".join(f"{prefix}{option}" for option in node.options)
            return f"p{node.seat + 1} is asked {node.question!r} and can answer {names}"
        return "the game is over"

    def read(self, word: Word) -> RecordedAnswer:
        """Carry out the answer that a word stands for, and return it."""
        text = word.text
        if self.state.asks == k.CHANCE:
            if not text.startswith(CHANCE_MARK):
                raise word.error(f"{shown(text)} is no answer of chance: {self.asked()}")
            chosen: int = self._carry_out(word, None, text[len(CHANCE_MARK) :])
            return RecordedAnswer(None, chosen)
        asked = engine.asked_seat(self.state)
        prefix = self._prefix(asked)
        if not text.startswith(prefix):
            raise word.error(f"{shown(text)} is not by whoever is asked: {self.asked()}")
        return RecordedAnswer(asked, self._carry_out(word, asked, text.removeprefix(prefix)))

    def _carry_out(self, word: Word, seat: int | None, text: str) -> int:
        if len(text) > MAX_WORD:
            raise word.error(f"{shown(word.text)} is not possible: {self.asked()}")
        try:
            if seat is None:
                number = nodes.apply_chance(self.state, text)
            else:
                number = nodes.apply(self.state, text, seat).id
        except AmbiguousActionError as error:
            raise word.error(str(error)) from None
        except ActionError:
            raise word.error(f"{shown(word.text)} is not possible: {self.asked()}") from None
        self._collect()
        return number

    def _prefix(self, seat: int) -> str:
        return "" if self.speaker in (None, seat) else f"p{seat + 1}:"

    def _collect(self) -> None:
        self.number += 1
        self.happened = tuple(self.state.events or ())
        self.state.events = []
        for event in self.happened:
            if event[0] == k.E_TURN_STARTED:
                self.turn += 1
                self._is_extra = bool(event[2])
