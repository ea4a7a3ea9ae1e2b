"""Records of whole games: every answer, chance's included, as readable text.

``parse_record`` replays what it reads through the engine, so a record that it returns is a
possible game; ``write_record`` writes the one canonical form. A record of a running game tells
what seats may not know: for them there is :mod:`luxor.notation.seat_record`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, get_args

from luxor.core import constants as k
from luxor.core import engine, nodes
from luxor.core.edition import Edition
from luxor.core.nodes import Result
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.record_game import Moment, RecordedAnswer, RecordedGame
from luxor.notation.record_text import (
    MAX_SEED_DIGITS,
    Head,
    RecordError,
    Word,
    body_words,
    escaped,
    filled_names,
    read_head,
    ruleset_of,
    seat_of,
    shortened,
    write_head,
)

__all__ = [
    "Ended",
    "Moment",
    "Record",
    "RecordError",
    "RecordedAnswer",
    "departure_from_seed",
    "parse_record",
    "result_text",
    "write_record",
]

Ended = Literal["aborted", "resigned"]

WORDS_PER_LINE = 10
"""How many answers of the set-up stand on a line at most."""


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
        seats = set(self.gave_up)
        if len(seats) < len(self.gave_up) or not seats <= set(range(self.options.players)):
            raise RecordError("a seat of the game gives up once")
        if self.ended == "resigned" and not self.gave_up:
            raise RecordError("a game that ended by giving up names who gave up")

    def moments(self) -> Iterator[Moment]:
        """Play the game through; raises :class:`RecordError` at an answer that is not possible."""
        game = RecordedGame(ruleset_of(self.options, self.edition))
        yield game.moment(0, None)
        for number, answer in enumerate(self.answers, start=1):
            try:
                game.check(answer)
            except RecordError as error:
                raise RecordError(f"answer {number}: {error.problem}") from None
            game.answer(answer.id)
            yield game.moment(number, answer)

    def final(self) -> State:
        """Return the position after the last answer; raises as :meth:`moments` does."""
        *_, last = self.moments()
        return last.state

    @property
    def result(self) -> Result | None:
        """The result, None if the game is not over; raises as :meth:`moments` does."""
        state = self.final()
        return nodes.result(state) if state.asks == k.OVER else None


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


# --- writing ---------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """Return a record as text, always in the same form; :func:`parse_record` gives it back.

    Raises :class:`RecordError` if an answer is not possible, if there is a seed but the game is
    not over or chance was not answered from that seed, or if a game that was played to its end
    is said to have ended otherwise.
    """
    body: list[str] = []
    words: list[str] = []
    line: tuple[object, ...] = ()
    game = RecordedGame(ruleset_of(record.options, record.edition))
    for number, answer in enumerate(record.answers, start=1):
        try:
            game.check(answer)
        except RecordError as error:
            raise RecordError(f"answer {number}: {error.problem}") from None
        place = (game.label, game.turn, _stage(game.state))
        if place != line or (game.turn == 0 and _answers_in(words) >= WORDS_PER_LINE):
            body.append(" ".join(words))
            words = [game.label]
            line = place
        words.append(game.word(answer))
        if answer.comment:
            words.append(_comment(answer.comment))
        game.answer(answer.id)
    body.append(" ".join(words))
    more = []
    if record.seed is not None:
        _check_seed(record, game.is_over)
        more.append(("seed", str(record.seed)))
    if game.is_over:
        more.append(("result", result_text(nodes.result(game.state))))
    if record.gave_up:
        more.append(("gave_up", " ".join(f"p{seat + 1}" for seat in record.gave_up)))
    if record.ended is not None:
        if game.is_over:
            raise RecordError(f"the game was played to its end, so it is not {record.ended}")
        more.append(("ended", record.ended))
    lines = write_head(record.edition, record.options, record.names, more)
    if record.comment:
        lines.append(_comment(record.comment))
    lines += [line for line in body if line]
    return "\n".join(lines) + "\n"


def _comment(text: str) -> str:
    return f"{{ {escaped(text, '{}')} }}"


def _answers_in(words: list[str]) -> int:
    return sum(not word.startswith("{") for word in words[1:])


def _stage(state: State) -> int:
    """Return which stage of the set-up a position is in, -1 after it."""
    stage: int = state.to_dict()["stack"][0][2] if state.round == 0 else -1
    return stage


def _check_seed(record: Record, is_over: bool) -> None:
    seed = record.seed or 0
    if not is_over:
        raise RecordError("a seed tells what chance will bring: only a finished game may have one")
    if not 0 <= seed < 10**MAX_SEED_DIGITS:
        raise RecordError(f"a seed is a whole number from 0 on, of up to {MAX_SEED_DIGITS} digits")
    number = departure_from_seed(record, seed)
    if number is not None:
        raise RecordError(f"the seed {seed} does not bring answer {number + 1}; leave it out")


# --- reading ---------------------------------------------------------------------------------


def parse_record(text: str, edition: Edition | None = None) -> Record:
    """Return the record that a text holds; ``edition`` is needed where it is not a built-in one.

    Raises :class:`RecordError` at the first word that is wrong, with what would be right there.
    """
    return record_from(read_head(text, edition))


def record_from(head: Head) -> Record:
    """Return the record whose head has been read; raises as :func:`parse_record` does."""
    if "seat" in head.entries:
        raise head.entries["seat"].error(
            "this is the redacted record of one seat, which has events instead of answers"
        )
    game = RecordedGame(head.rs)
    reader = _Body(game)
    for number, line in head.body:
        reader.read_line(body_words(number, line))
    record = Record(
        options=head.rs.options,
        edition=head.rs.edition,
        answers=tuple(reader.answers),
        names=head.names,
        seed=_read_seed(head, reader),
        comment=reader.comment,
        gave_up=_read_gave_up(head),
        ended=_read_ended(head, game),
    )
    _check_result(head, game)
    return record


class _Body:
    """The answers of a record as far as they have been read, and where each stood."""

    def __init__(self, game: RecordedGame) -> None:
        self.game = game
        self.answers: list[RecordedAnswer] = []
        self.words: list[Word] = []
        self.comment = ""

    def read_line(self, words: tuple[Word, ...]) -> None:
        """Read one line: the label, then answers of the turn it names, with comments."""
        bare = [word for word in words if not word.is_comment]
        label = self._read_label(bare) if bare else []
        turn = self.game.turn
        for word in words:
            if word.is_comment:
                self._add_comment(word.text)
            elif word not in label:
                now = self.game.label
                if self.game.is_over:
                    raise word.error(f"{shortened(word.text)} after the end of the game")
                if turn != self.game.turn or now.split() != [w.text for w in label]:
                    raise word.error(
                        f"{shortened(word.text)} belongs to another line, beginning with {now!r}"
                    )
                self.answers.append(self.game.read(word))
                self.words.append(word)

    def _read_label(self, bare: list[Word]) -> list[Word]:
        if self.game.is_over:
            raise bare[0].error(f"{shortened(bare[0].text)} after the end of the game")
        wanted = self.game.label.split()
        for word, right in zip(bare, wanted, strict=False):
            if word.text != right:
                raise word.error(
                    f"{shortened(word.text)} in a line that must begin with "
                    f"{self.game.label!r}: {self.game.asked()}"
                )
        if len(bare) < len(wanted):
            raise bare[-1].error(f"the line must begin with {self.game.label!r}")
        return bare[: len(wanted)]

    def _add_comment(self, text: str) -> None:
        """Put a comment on the answer before it, or on the game; several become one."""
        if not text:
            return
        if not self.answers:
            self.comment = _joined(self.comment, text)
        else:
            last = self.answers[-1]
            self.answers[-1] = RecordedAnswer(last.seat, last.id, _joined(last.comment, text))


def _joined(first: str, second: str) -> str:
    return f"{first}\n{second}" if first else second


def _read_seed(head: Head, reader: _Body) -> int | None:
    entry = head.entries.get("seed")
    if entry is None:
        return None
    text = entry.words[0].text
    digits = text.isascii() and text.isdigit()
    if len(entry.words) > 1 or not digits or len(text) > MAX_SEED_DIGITS:
        raise entry.error(f"a whole number from 0 on, not {shortened(text)}")
    if not reader.game.is_over:
        raise entry.error(
            "the game is not over after the last line, and a seed would tell what chance will "
            "bring; leave it out"
        )
    record = Record(head.rs.options, head.rs.edition, tuple(reader.answers))
    number = departure_from_seed(record, int(text))
    if number is not None:
        word = reader.words[number]
        raise entry.error(
            f"{text} does not bring {word.text} in line {word.line}, column {word.column}; "
            f"leave the seed out where chance was answered otherwise"
        )
    return int(text)


def _read_gave_up(head: Head) -> tuple[int, ...]:
    entry = head.entries.get("gave_up")
    seats: list[int] = []
    for word in entry.words if entry else ():
        seat = seat_of(word.text, head.rs.players)
        if seat is None or seat in seats:
            problem = "is named twice" if seat in seats else "is no seat of this game"
            raise word.error(
                f"{shortened(word.text)} {problem}; the seats are p1 to p{head.rs.players}"
            )
        seats.append(seat)
    return tuple(seats)


def _read_ended(head: Head, game: RecordedGame) -> Ended | None:
    entry = head.entries.get("ended")
    if entry is None:
        return None
    how = next((one for one in get_args(Ended) if [one] == [w.text for w in entry.words]), None)
    if how is None:
        raise entry.error(f"aborted or resigned, not {shortened(entry.words[0].text)}")
    if game.is_over:
        raise entry.error("the game was played to its end, so it did not end otherwise")
    if how == "resigned" and "gave_up" not in head.entries:
        raise entry.error("who gave up is missing, such as 'gave_up: p2'")
    ended: Ended = how
    return ended


def _check_result(head: Head, game: RecordedGame) -> None:
    entry = head.entries.get("result")
    if entry is None:
        return
    stated = " ".join(word.text for word in entry.words)
    if not game.is_over:
        raise entry.error(
            f"the game is not over after the last line: {game.asked()}; lines are missing, or "
            f"there is no result yet"
        )
    actual = result_text(nodes.result(game.state))
    if stated != actual:
        raise entry.error(f"the answers come to {actual!r}, not {shortened(stated)}")
