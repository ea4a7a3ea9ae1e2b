"""What happened at a table, turn by turn and in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from luxor.cli.words import card_words, count_words, place_words, tile_words
from luxor.core import constants as k
from luxor.core.events import FIELDS, RawEvent
from luxor.core.fold import begin, fold
from luxor.core.ruleset import Ruleset
from luxor.core.state import State

Fields = dict[str, int]
"""An event's numbers by the names of its fields."""

PAST = {
    "takes": "took",
    "lays": "laid",
    "wakes": "woke",
    "gets": "got",
    "can": "could",
    "comes": "came",
}
"""The past of every verb that :class:`Narrator` uses."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A few words on one event; ``movement`` where they say how an adventurer came along."""

    text: str
    movement: bool = False


class Narrator:
    """Puts events into words one after the other, and follows them on a view's state.

    ``state`` is a state as some seat knows it before the first event; it is changed. ``past``
    chooses between what happened and what would happen.
    """

    def __init__(self, state: State, *, past: bool) -> None:
        self.state = state
        self.rs = state.rs
        self.past = past
        self._landed: tuple[int, int] | None = None  # seat and place of whoever moved last
        self._movers: set[int] = set()
        self._offered = False  # a treasure with one adventurer fewer (H4)

    def tell(self, event: RawEvent) -> list[Clause]:
        """Follow an event and return what there is to say about it, often nothing."""
        kind = event[0]
        question = self.rs.frames[event[2]].name if kind == k.E_ASKED else ""
        clauses = []
        if kind in _AFTER_ACTION or question == "draw":
            clauses += self._nothing_done()
        if kind in _ACTIONS or question in _ACTING:
            self._landed = None
        self._offered = question == "spare" or (self._offered and kind != k.E_TURN)
        if kind == k.E_TURN:
            self._movers = set()
        fold(self.state, event)
        words = _WORDS.get(kind)
        if words is not None:
            clauses += words(self, dict(zip(FIELDS[kind], event[1:], strict=True)))
        return clauses

    def land(self, seat: int, place: int) -> None:
        """Let an adventurer stand where its tile is about to act, without having moved."""
        self._landed = (seat, place)

    def verb(self, verb: str) -> str:
        """Return a verb in the tense of this narrator."""
        return PAST[verb] if self.past else verb

    def facts(self) -> dict[str, Any]:
        """Return the numbers of the position reached so far."""
        return self.state.to_dict()

    # --- what is said, event by event --------------------------------------------------------

    def _played(self, e: Fields) -> list[Clause]:
        end = "right" if e["end"] == k.RIGHT else "left"
        card = card_words(self.rs, e["card"])
        return [Clause(f"played {card} from the {end}")] if self.past else []

    def _rolled(self, e: Fields) -> list[Clause]:
        return [Clause(f"rolled {e['number']}")]

    def _moved(self, e: Fields) -> list[Clause]:
        start, place, how = e["from"], e["to"], e["how"]
        inside = place == self.rs.chamber
        way = f"{'into' if inside else 'to'} {place_words(self.rs, place)}"
        who = f"a{e['adventurer'] + 1}"
        whence = f"from {place_words(self.rs, start)}"
        text = {
            k.WALK: f"{who} {whence} {way}",
            k.THROWN: f"thrown on by Osiris {way}",
            k.TUNNEL: f"through the tunnel {way}",
            k.JOIN: f"{who}, the last, {whence} {way}",
        }[how]
        self._movers.add(e["adventurer"])
        self._landed = None if inside or how == k.TUNNEL else (e["seat"], place)
        return [Clause(text, movement=True)]

    def _released(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('wakes')} a{e['adventurer'] + 1} at its statue")]

    def _key_laid(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('lays')} down a key")]

    def _sarcophagus(self, e: Fields) -> list[Clause]:
        worth = self.rs.edition.sarcophagi[e["which"]]
        return [Clause(f"{self.verb('takes')} the sarcophagus worth {worth}")]

    def _treasure(self, e: Fields) -> list[Clause]:
        printed = self.rs.tile(e["tile"])[2]
        extra = "" if e["points"] == printed else f" for {count_words(e['points'], 'point')}"
        return [Clause(f"{self.verb('takes')} {tile_words(self.rs, e['tile'])}{extra}")]

    def _key(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('takes')} a key")]

    def _joker(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('takes')} a joker")]

    def _scarab(self, e: Fields) -> list[Clause]:
        unknown = e["scarab"] == k.UNKNOWN
        worth = "" if unknown else f" worth {self.rs.edition.scarabs[e['scarab']][0]}"
        return [Clause(f"{self.verb('takes')} a scarab{worth}")]

    def _horus_taken(self, e: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('takes')} the Horus card {card_words(self.rs, e['card'])}")]

    def _opened(self, e: Fields) -> list[Clause]:
        """The card under one that was taken; those opened at set-up lie on the board."""
        if self.facts()["round"] == 0:
            return []
        return [Clause(f"next on that pile: {card_words(self.rs, e['card'])}")]

    def _laid(self, e: Fields) -> list[Clause]:
        """A temple tile that came to light; what was laid at set-up lies on the board."""
        if not k.P_TEMPLE <= e["pile"] < k.P_SCARAB:
            return []
        tile = tile_words(self.rs, e["tile"])
        return [Clause(f"{tile} {self.verb('comes')} to light on t{e['space']}")]

    def _drawn(self, e: Fields) -> list[Clause]:
        """The card drawn, for its owner; that others draw goes without saying."""
        if e["card"] == k.UNKNOWN:
            return []
        return [Clause(f"drew {card_words(self.rs, e['card'])}")]

    def _shuffled(self, _: Fields) -> list[Clause]:
        return [Clause("the discards became a new draw pile")] if self.past else []

    def _no_move(self, _: Fields) -> list[Clause]:
        return [Clause(f"nobody {self.verb('can')} move")]

    def _granted(self, _: Fields) -> list[Clause]:
        return [Clause(f"{self.verb('gets')} an extra turn")]

    def _nothing_done(self) -> list[Clause]:
        """Say why the tile on which the last move ended has done nothing, if it has not."""
        if self._landed is None:
            return []
        seat, place = self._landed
        self._landed = None
        if len(self._movers) > 1:  # which of them was chosen to act is not told
            return [Clause("no action")]
        facts = self.facts()
        tile = facts["tiles"][place - 1] if place else 0
        name, family, _, needs, _ = self.rs.tile(tile)
        if self._offered:
            return [Clause(f"left {tile_words(self.rs, tile)}")]
        if family == k.T_TREASURE:
            here = sum(
                at == place and status == k.ACTIVE
                for at, status in zip(
                    facts["positions"][seat], facts["statuses"][seat], strict=True
                )
            )
            return [Clause(f"{here} of the {needs} needed for {tile_words(self.rs, tile)}")]
        if family == k.T_TUNNEL:
            return [Clause("no tunnel further on")]
        return [Clause("no tile there" if tile == 0 else f"nothing left to take at {name}")]


_ACTIONS = {k.E_TREASURE, k.E_KEY, k.E_JOKER, k.E_SCARAB, k.E_HORUS_TAKEN}
_ACTING = {"take", "scarab"}
_AFTER_ACTION = {k.E_SHUFFLED, k.E_TURN, k.E_ROUND, k.E_ENDED}

_WORDS: dict[int, Callable[[Narrator, Fields], list[Clause]]] = {
    k.E_PLAYED: Narrator._played,
    k.E_ROLLED: Narrator._rolled,
    k.E_MOVED: Narrator._moved,
    k.E_RELEASED: Narrator._released,
    k.E_KEY_LAID: Narrator._key_laid,
    k.E_SARCOPHAGUS: Narrator._sarcophagus,
    k.E_TREASURE: Narrator._treasure,
    k.E_KEY: Narrator._key,
    k.E_JOKER: Narrator._joker,
    k.E_SCARAB: Narrator._scarab,
    k.E_HORUS_TAKEN: Narrator._horus_taken,
    k.E_OPENED: Narrator._opened,
    k.E_LAID: Narrator._laid,
    k.E_DRAWN: Narrator._drawn,
    k.E_SHUFFLED: Narrator._shuffled,
    k.E_NO_MOVE: Narrator._no_move,
    k.E_GRANTED: Narrator._granted,
}
"""What is said about each kind of event; about the others nothing."""


# --- the story -------------------------------------------------------------------------------


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
            return f"{name}: {'; '.join(clauses)}."
        first, *rest = clauses or ["had nothing to do"]
        extra = " (an extra turn)" if self.extra else ""
        return f"{name} {first}{extra}{': ' if rest else ''}{'; '.join(rest)}."


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
        self._narrator = Narrator(begin(rs), past=True)

    def follow(self, events: Iterable[RawEvent]) -> None:
        """Go on with events as the seat sees them.

        Raises ``ValueError`` if the first of all is not from the beginning of the game.
        """
        for event in events:
            if event[0] == k.E_PLAYED and not self.chapters:
                raise ValueError("a story begins with the first event of an untouched table")
            self.events += 1
            said = [clause.text for clause in self._narrator.tell(event)]
            if self.chapters:
                self.chapters[-1].clauses += said
            if event[0] == k.E_ROUND:
                self._round = event[1]
            elif event[0] == k.E_TURN:
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
