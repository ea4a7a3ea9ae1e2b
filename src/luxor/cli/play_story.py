"""What happened at a table, turn by turn and in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from luxor.cli.phrases import joined
from luxor.cli.play_narrator import Narrator
from luxor.core import constants as k
from luxor.core.events import RawEvent
from luxor.core.fold import fold
from luxor.core.ruleset import Ruleset
from luxor.core.state import State


@dataclass(slots=True)
class Chapter:
    """One turn: its round, whose it is, and what happened in it."""

    round: int
    seat: int
    extra: bool
    clauses: list[str] = field(default_factory=list)

    def sentence(self, name: str, since: int = 0) -> str:
        """Return the turn from clause number ``since`` on as one sentence."""
        clauses = self.clauses[since:]
        if since:
            return f"{name}: {joined(clauses)}."
        first, *rest = clauses or ["had nothing to do"]
        extra = " (an extra turn)" if self.extra else ""
        return f"{name} {first}{extra}{': ' if rest else ''}{joined(rest)}."


class Story:
    """The turns of a game in words, as ``seat`` (None: the public) knows them."""

    def __init__(self, rs: Ruleset, names: Sequence[str], seat: int | None) -> None:
        """Begin with an untouched table; ``names`` are what each seat is called."""
        self.names = tuple(names)
        self.seat = seat
        self.chapters: list[Chapter] = []
        self.events = 0
        self._told = (0, 0)
        self._round = 0
        self._known = State(rs)
        self._narrator = Narrator(self._known, past=True, names=names)

    def follow(self, events: Iterable[RawEvent]) -> None:
        """Go on with events as the seat sees them.

        Raises ``ValueError`` if the first of all is not from the beginning of the game.
        """
        for event in events:
            if event[0] == k.E_CARD_PLAYED and not self.chapters:
                raise ValueError("a story begins with the first event of an untouched table")
            self.events += 1
            said = [clause.text for clause in self._narrator.tell(event)]
            fold(self._known, event)
            if self.chapters:
                self.chapters[-1].clauses += said
            if event[0] == k.E_ROUND_STARTED:
                self._round = event[1]
            elif event[0] == k.E_TURN_STARTED:
                self.chapters.append(Chapter(self._round, event[1], bool(event[2])))

    def news(self) -> list[str]:
        """Return what happened since the last call, a sentence for each turn."""
        chapter, clause = self._told
        told = self._sentences(chapter, clause)
        self.skip()
        return told

    def skip(self, but: int = 0) -> None:
        """Count everything as told, except the last ``but`` turns before the current one."""
        if not self.chapters:
            return
        last = len(self.chapters) - 1
        self._told = (max(0, last - but), 0) if but else (last, len(self.chapters[last].clauses))

    def log(self, turns: int | None = None) -> list[str]:
        """Return a sentence for each turn, under the number of its round.

        ``turns`` is how many of the last ones that something has happened in, None for all.
        """
        told = [chapter for chapter in self.chapters if chapter.clauses]
        lines = []
        rounds = 0
        for chapter in told if turns is None else told[-turns:]:
            if chapter.round != rounds:
                rounds = chapter.round
                lines.append(f"Round {rounds}")
            lines.append(f"  {chapter.sentence(self.names[chapter.seat])}")
        return lines

    def _sentences(self, start: int, clause: int) -> list[str]:
        sentences = []
        for number, chapter in enumerate(self.chapters[start:], start=start):
            since = clause if number == start else 0
            if len(chapter.clauses) > since:
                sentences.append(chapter.sentence(self.names[chapter.seat], since))
        return sentences
