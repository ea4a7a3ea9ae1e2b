"""Records of whole games: every answer, chance's included, as readable text.

``parse_record`` replays what it reads through the engine, so a record that it returns is a
possible game; ``write_record`` writes the one canonical form. A record of a running game tells
what seats may not know: for them there is :mod:`luxor.notation.seat_record`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Literal, cast, get_args

from luxor.core import constants as k
from luxor.core import engine, nodes
from luxor.core.actions import Action
from luxor.core.edition import Edition
from luxor.core.errors import ActionError, AmbiguousActionError
from luxor.core.events import RawEvent
from luxor.core.nodes import Result
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import listed, seat_of, shown
from luxor.notation.record_text import (
    MAX_SEED_DIGITS,
    Head,
    RecordError,
    Word,
    escaped,
    filled_names,
    located,
    read_head,
    ruleset_of,
    words_of,
    write_head,
)

Ended = Literal["aborted", "resigned"]

WORDS_PER_LINE = 10
"""How many answers of the set-up stand on a line at most."""

MOST_LETTERS = 24
"""How long the part of a file's name may be that stands for a player."""

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


@dataclass(frozen=True)
class Record:
    """A game from its options to its last answer, finished or not.

    ``names`` has a name for every seat, p1, p2 ... where none is given. ``seed`` belongs to a
    finished game only, since it tells what chance will bring. ``comment`` is on the game as a
    whole. ``gave_up`` are the seats that gave up, the first to do so first; ``ended`` says how a
    game ended that was not played to its end: ``aborted`` is without a result, ``resigned`` is
    with nobody left to play on. Raises :class:`RecordError` if there are more names than seats,
    or if a seat gave up that is not there.
    """

    options: Options
    edition: Edition
    answers: tuple[RecordedAnswer, ...] = ()
    names: tuple[str, ...] = field(default=())
    seed: int | None = None
    comment: str = ""
    gave_up: tuple[int, ...] = ()
    ended: Ended | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", filled_names(self.options.players, self.names))
        seats = range(self.options.players)
        if not set(self.gave_up) <= {*seats} or len({*self.gave_up}) < len(self.gave_up):
            raise RecordError(f"seats from p1 to p{len(seats)}, each once", key="gave_up")
        if self.ended not in (None, *get_args(Ended)):
            raise RecordError(f"{listed(get_args(Ended))}, not {shown(self.ended)}", key="ended")
        if self.ended == "resigned" and not self.gave_up:
            raise RecordError("who gave up is missing, such as 'gave_up: p2'", key="ended")

    def moments(self) -> Iterator[Moment]:
        """Play the game through; raises :class:`RecordError` at an answer that is not possible."""
        game = RecordedGame(ruleset_of(self.options, self.edition))
        yield game.moment()
        for answer in self.answers:
            game.answer(answer)
            yield game.moment(answer)

    def final(self) -> State:
        """Return the position after the last answer; raises as :meth:`moments` does."""
        *_, last = self.moments()
        return last.state

    @property
    def result(self) -> Result | None:
        """The result, None if the game is not over; raises as :meth:`moments` does."""
        state = self.final()
        return nodes.result(state) if state.asks == k.OVER else None


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

    def moment(self, answer: RecordedAnswer | None = None) -> Moment:
        """Return the position now, to which an answer has led."""
        return Moment(self.number, self.turn, answer, self.happened, self.state.copy())

    def answer(self, answer: RecordedAnswer) -> str:
        """Go on with an answer, and return it as the word of a line.

        Raises :class:`RecordError` if the answer is not possible now.
        """
        seat, words = self._asked_seat(), self._words()
        if answer.seat != seat or answer.id not in words:
            who = "chance" if answer.seat is None else f"p{answer.seat + 1}"
            problem = f"{answer.id} by {who} is not possible: {self.asked()}"
            raise RecordError(f"answer {self.number + 1}: {problem}")
        engine.answer(self.state, answer.id)
        self._collect()
        return words[answer.id]

    def asked(self) -> str:
        """Return who is asked what, and what would be possible, for messages."""
        if self.is_over:
            return "the game is over"
        seat, words = self._asked_seat(), ", ".join(self._words().values())
        question = self.state.rs.frames[self.state.frame()[0]].name
        if seat is None:
            return f"chance is asked {question!r} and can bring {words}"
        return f"p{seat + 1} is asked {question!r} and can answer {words}"

    def _words(self) -> dict[int, str]:
        """Return the words of all answers that are possible now."""
        s = self.state
        if s.asks == k.CHANCE:
            names = nodes.outcome_names(s.rs, s.frame()[2])
            return {number: CHANCE_MARK + names[number] for number, _ in engine.outcomes(s)}
        prefix = self._prefix(self._asked_seat())
        return {number: f"{prefix}{Action.from_id(number)}" for number in s.legal()}

    def read(self, word: Word) -> RecordedAnswer:
        """Carry out the answer that a word stands for, and return it."""
        seat = self._asked_seat()
        prefix = self._prefix(seat)
        if not word.text.startswith(prefix):
            wrong = "no answer of chance" if seat is None else "not by whoever is asked"
            raise word.error(f"{shown(word.text)} is {wrong}: {self.asked()}")
        text = word.text.removeprefix(prefix)
        try:
            if len(text) > MAX_WORD:
                raise ActionError(text)
            if seat is None:
                number = nodes.apply_chance(self.state, text)
            else:
                number = nodes.apply(self.state, text, seat).id
        except AmbiguousActionError as error:
            raise word.error(str(error)) from None
        except ActionError:
            raise word.error(f"{shown(word.text)} is not possible: {self.asked()}") from None
        self._collect()
        return RecordedAnswer(seat, number)

    def _asked_seat(self) -> int | None:
        """Return who is asked, None for chance."""
        return None if self.state.asks == k.CHANCE else engine.asked_seat(self.state)

    def _prefix(self, seat: int | None) -> str:
        """Return what an answer begins with: the seat, unless it is that of the line."""
        if seat is None:
            return CHANCE_MARK
        return f"p{seat + 1}:" if self.state.round > 0 and seat != self.state.active else ""

    def _collect(self) -> None:
        self.number += 1
        self.happened = tuple(self.state.events or ())
        self.state.events = []
        for event in self.happened:
            if event[0] == k.E_TURN_STARTED:
                self.turn += 1
                self._is_extra = bool(event[2])


# --- seeds and results -----------------------------------------------------------------------


def departure_from_seed(record: Record, seed: int) -> int | None:
    """Return which answer (from 0) chance would not have given under a seed; None: it fits.

    The answers must be possible. A negative seed fits nothing.
    """
    if seed < 0:
        return 0
    state = engine.new_game(ruleset_of(record.options, record.edition))
    rng = Rng(seed)
    for number, answer in enumerate(record.answers):
        if answer.seat is None and engine.draw_outcome(state, rng) != answer.id:
            return number
        engine.answer(state, answer.id)
    return None


def result_text(result: Result) -> str:
    """Return a result as a record states it: ``p1 66, p2 60 (tomb)``."""
    points = ", ".join(f"p{seat} {points}" for seat, points in enumerate(result.points, start=1))
    return f"{points} ({result.reason})"


def record_name(day: date, names: Iterable[str]) -> str:
    """Return a file name that every system takes: ``luxor-2026-11-16-ani-ben.luxor``.

    ``day`` is when the game was played. A name of which no letter or digit can be written in
    ASCII becomes p1, p2 ... after its seat.
    """
    players = []
    for seat, name in enumerate(names, start=1):
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        words = re.sub("[^a-z0-9]+", "-", plain)[:MOST_LETTERS].strip("-")
        players.append(words or f"p{seat}")
    return f"luxor-{day.isoformat()}-{'-'.join(players)}.luxor"


# --- writing ---------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """Return a record as text, always in the same form; :func:`parse_record` gives it back.

    Raises :class:`RecordError` if an answer is not possible, if there is a seed but the game is
    not over or chance was not answered from that seed, or if a game that was played to its end
    is said to have ended otherwise.
    """
    body: list[list[str]] = []
    line: tuple[object, ...] = ()
    game = RecordedGame(ruleset_of(record.options, record.edition))
    for answer in record.answers:
        stage = 0 if game.turn else game.state.to_dict()["stack"][0][k.A]  # of the set-up
        place = (game.label, game.turn, stage)
        if place != line or (game.turn == 0 and len(body[-1]) > WORDS_PER_LINE):
            body.append([game.label])
            line = place
        word = game.answer(answer)
        body[-1].append(f"{word} {_comment(answer.comment)}" if answer.comment else word)
    end = _end_entries(record, game)
    lines = write_head(record.edition, record.options, record.names, end)
    if record.comment:
        lines.append(_comment(record.comment))
    lines += [" ".join(words) for words in body]
    return "\n".join(lines) + "\n"


def _comment(text: str) -> str:
    return f"{{ {escaped(text, '{}')} }}"


def _end_entries(record: Record, game: RecordedGame) -> dict[str, str]:
    """Return what a head says about the end; raises ``RecordError`` if the game contradicts it."""
    entries = {}
    if record.seed is not None:
        number = departure_from_seed(record, record.seed)
        if not game.is_over:
            wrong = "the game is not over after the last line, and only a finished game may have "
            raise RecordError(f"{wrong}a seed: it tells what chance will bring", key="seed")
        if number is not None:
            wrong = f"{shown(record.seed)} does not bring answer {number + 1}; "
            right = "leave the seed out where chance was answered otherwise"
            raise RecordError(wrong + right, key="seed")
        entries["seed"] = str(record.seed)
    if game.is_over:
        entries["result"] = result_text(nodes.result(game.state))
    if record.gave_up:
        entries["gave_up"] = " ".join(f"p{seat + 1}" for seat in record.gave_up)
    if record.ended is not None:
        if game.is_over:
            problem = f"the game was played to its end, so it is not {record.ended}"
            raise RecordError(problem, key="ended")
        entries["ended"] = record.ended
    return entries


# --- reading ---------------------------------------------------------------------------------


def parse_record(text: str, edition: Edition | None = None) -> Record:
    """Return the record that a text holds; ``edition`` is needed where it is not a built-in one.

    Raises :class:`RecordError` at the first word that is wrong, with what would be right there.
    """
    return record_from(read_head(text, edition))


def record_from(head: Head) -> Record:
    """Return the record whose head has been read; raises as :func:`parse_record` does."""
    game = RecordedGame(head.rs)
    with located(head.entries):
        if "seat" in head.entries:
            wrong = "this is the redacted record of one seat, which has events instead of answers"
            raise RecordError(wrong, key="seat")
        seed = " ".join(head.words("seed"))
        if seed and not re.fullmatch(f"[0-9]{{1,{MAX_SEED_DIGITS}}}", seed):
            raise RecordError(f"a whole number from 0 on, not {shown(seed)}", key="seed")
        comment, answers = _read_body(game, head)
        gave_up = [seat_of(word, head.rs.players) for word in head.words("gave_up")]
        record = Record(
            options=head.rs.options,
            edition=head.rs.edition,
            answers=answers,
            names=head.names,
            seed=int(seed) if seed else None,
            comment=comment,
            gave_up=cast("tuple[int, ...]", tuple(gave_up)),  # it refuses what is no seat
            ended=cast("Ended | None", " ".join(head.words("ended")) or None),
        )
        stated, result = " ".join(head.words("result")), _end_entries(record, game).get("result")
        if stated and not game.is_over:
            wrong = f"the game is not over after the last line: {game.asked()}"
            right = "lines are missing, or there is no result yet"
            raise RecordError(f"{wrong}; {right}", key="result")
        if stated and stated != result:
            raise RecordError(f"the answers come to {result!r}, not {shown(stated)}", key="result")
    return record


def _read_body(game: RecordedGame, head: Head) -> tuple[str, tuple[RecordedAnswer, ...]]:
    """Return the comment on the game, and its answers after carrying them out.

    A comment is on the answer before it, or on the game; several become one.
    """
    comments = [""]
    answers: list[RecordedAnswer] = []
    for number, line in head.body:
        label, turn = game.label.split(), game.turn
        read = 0
        for word in words_of(number, line):
            if word.is_comment:
                comments[-1] = "\n".join(filter(None, (comments[-1], word.text)))
                continue
            if game.is_over:
                raise word.error(f"{shown(word.text)} after the end of the game")
            if read < len(label) and word.text != label[read]:
                must = f"in a line that must begin with {' '.join(label)!r}"
                raise word.error(f"{shown(word.text)} {must}: {game.asked()}")
            if read >= len(label):
                if turn != game.turn or game.label.split() != label:
                    right = f"belongs to another line, beginning with {game.label!r}"
                    raise word.error(f"{shown(word.text)} {right}")
                answers.append(game.read(word))
                comments.append("")
            read += 1
        if 0 < read < len(label):
            raise word.error(f"the line must begin with {game.label!r}")
    commented = zip(answers, comments[1:], strict=True)
    return comments[0], tuple(replace(answer, comment=comment) for answer, comment in commented)
