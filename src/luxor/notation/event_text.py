"""Events as lines of text, both ways.

A line is the event's name and its fields: the seat bare, the others as ``field=value``::

    card_drawn p2 slot=3 pile=draw card=?
    adventurer_moved p1 adventurer=a2 from=t3 to=t8 how=walk
    question_asked turn_end p1 / refill p1 / move p1 3 3

Everything is counted from 1 and called by its name; ``?`` is what the reader may not know, ``-``
is nobody or nothing. ``question_asked`` has the stack instead of fields: its last frame is the
question. What the fields are is declared with the events (``Ruleset.events``).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from luxor.core import constants as k
from luxor.core import declarations as d
from luxor.core.declarations import Field
from luxor.core.errors import LuxorError, PositionError
from luxor.core.events import RawEvent
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.text import shown
from luxor.core.verbs import renew_pile, return_secret, take_secret
from luxor.notation.record_text import Word
from luxor.notation.stack_text import read_stack, write_stack

HIDDEN = "?"


def write_event(rs: Ruleset, event: RawEvent) -> str:
    """Return the line of an event; what is hidden (-1 in a secret field) is written as ``?``."""
    kind, *numbers = event
    declared = rs.events[kind]
    if kind == k.E_QUESTION_ASKED:
        flat = numbers[2:]
        stack = [flat[i : i + k.FRAME] for i in range(0, len(flat), k.FRAME)]
        return f"{declared.name} {write_stack(rs, stack)}"
    words = [declared.name]
    for field, number in zip(declared.fields, numbers, strict=True):
        hidden = field.secret and number == k.UNKNOWN
        text = HIDDEN if hidden else field.type.to_text(rs, number)
        words.append(text if field.name == "seat" else f"{field.name}={text}")
    return " ".join(words)


def read_event(rs: Ruleset, words: tuple[Word, ...]) -> RawEvent:
    """Return the event of a line's words; raises ``RecordError`` at the word that is wrong."""
    name, *rest = words = today(rs, words)
    kinds = {event.name: kind for kind, event in enumerate(rs.events)}
    if name.text not in kinds:
        raise name.error(f"{shown(name.text)} is no event; events are {', '.join(kinds)}")
    kind = kinds[name.text]
    if kind == k.E_QUESTION_ASKED:
        return _read_question(rs, name, rest)
    return (kind, *read_fields(rs, rs.events[kind].fields, words))


def read_fields(rs: Ruleset, fields: tuple[Field, ...], words: tuple[Word, ...]) -> list[int]:
    """Return the fields that follow the name of an event; raises as :func:`read_event` does."""
    name, *rest = words
    numbers = [_read_field(rs, field, word) for field, word in zip(fields, rest, strict=False)]
    if len(rest) != len(fields):
        at = rest[len(fields)] if len(rest) > len(fields) else words[-1]
        names = ", ".join(field.name for field in fields) or "no fields"
        raise at.error(f"{name.text} has {names}; there are {len(rest)} here")
    return numbers


def _read_field(rs: Ruleset, field: Field, word: Word) -> int:
    text = word.text
    if field.name != "seat":
        given, equals, text = word.text.partition("=")
        if given != field.name or not equals:
            raise word.error(f"{shown(word.text)} where {field.name}=... is due")
    if field.secret and text == HIDDEN:
        return k.UNKNOWN
    number = field.type.from_text(rs, text)
    if number is None:
        raise word.error(f"{field.name}: {field.type.expected(rs)}, not {shown(text)}")
    return number


def _read_question(rs: Ruleset, name: Word, rest: list[Word]) -> RawEvent:
    try:
        stack = read_stack(rs, " ".join(word.text for word in rest))
    except PositionError as error:
        raise (rest[0] if rest else name).error(str(error)) from None
    kind, seat, *_ = stack[-1]
    asked = seat if rs.frames[kind].asks == k.DECISION else k.NOBODY
    return (k.E_QUESTION_ASKED, asked, kind, *(number for frame in stack for number in frame))


# --- lines from before events said what happened ---------------------------------------------
# Most events only had other names. What modules did was written as plain changes of their data and
# piles; such a note is followed as it says, and not shown.

OLD_NAMES = {
    "first": "first_player_chosen",
    "dealt": "card_dealt",
    "laid": "tile_laid",
    "opened": "horus_card_revealed",
    "round": "round_started",
    "turn": "turn_started",
    "played": "card_played",
    "able": "could_move_secretly",
    "rolled": "die_rolled",
    "moved": "adventurer_moved",
    "released": "adventurer_released",
    "key_laid": "key_spent",
    "sarcophagus": "sarcophagus_taken",
    "treasure": "treasure_taken",
    "key": "key_taken",
    "joker": "joker_taken",
    "scarab": "scarab_taken",
    "horus_taken": "horus_card_taken",
    "drawn": "card_drawn",
    "shuffled": "discards_shuffled",
    "no_move": "nothing_happened",
    "ended": "game_ended",
    "shown": "scarabs_revealed",
    "scored": "final_points",
    "asked": "question_asked",
    "granted": "extra_turn_granted",
    "chose": "adventurer_chosen",
    "fell": "adventurer_fell",
    "raised": "adventurer_raised",
    "points": "points_scored",
    "discarded": "card_discarded",
    "scarab_gone": "scarab_returned",
}
"""Today's name of every event that had another one."""

OLD_FIELDS = {
    "round": ("number=", "round="),
    "rolled": ("number=", "face="),
    "sarcophagus": ("which=", "sarcophagus="),
}
"""Fields that had another name."""

NEW_FIELDS = {"no_move": ("adventurer=-", "reason=no_legal_move")}
"""Fields that are new."""


def today(rs: Ruleset, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words of a line as they are written today; an event of the game stays as it is."""
    name, *rest = words
    if name.text not in OLD_NAMES or _is_event(rs, name):
        return words
    before, after = OLD_FIELDS.get(name.text, ("", ""))
    if before:
        rest = [replace(word, text=word.text.replace(before, after, 1)) for word in rest]
    rest += [replace(words[-1], text=text) for text in NEW_FIELDS.get(name.text, ())]
    return (replace(name, text=OLD_NAMES[name.text]), *rest)


def _is_event(rs: Ruleset, name: Word) -> bool:
    return any(event.name == name.text for event in rs.events)


@dataclass(frozen=True, slots=True)
class Note:
    """A change of module data or of a pile: what it was called, and its numbers."""

    name: str
    numbers: tuple[int, ...]

    def follow(self, view: State, seat: int | None = None) -> None:
        """Make the change in the view of a seat; raises ``LuxorError`` where it cannot be made."""
        note = NOTES[self.name]
        for field, number in zip(note.fields, self.numbers, strict=True):
            if field.secret and number != k.UNKNOWN and self.numbers[0] != seat:
                raise LuxorError("it tells what the reader may not know; ? would be right")
        assert callable(note.verb)
        note.verb(view, *self.numbers)
        for number, (low, high) in zip(view.data, view.rs.layout.data, strict=True):
            if not low <= number <= high:
                raise LuxorError(f"{self.name}: {number} is not a number of that module data")


def _set_secret(view: State, _seat: int, index: int, value: int) -> None:
    if value != k.UNKNOWN:
        view.set_data(index, value)


INDEX = Field("index", d.plain("a byte of module data", 0, k.MAX_DATA - 1))
SECRET = Field("value", d.ANY, secret=True)
KIND = Field("kind", d.ANY)
PILE = Field("pile", d.PILE)
OWNER = Field("seat", d.SEAT_OR_NOBODY)

NOTES = {
    note.name: note
    for note in (
        d.Event("data", (INDEX, Field("value", d.ANY)), State.set_data),
        d.Event("secret", (OWNER, INDEX, SECRET), _set_secret),
        d.Event("turned", (PILE, KIND), State.take_from_pile),
        d.Event("put", (PILE, KIND), State.put_on_pile),
        d.Event("renewed", (PILE, Field("from_pile", d.PILE)), renew_pile),
        d.Event(
            "secret_drawn",
            (OWNER, INDEX, PILE, SECRET),
            lambda view, _, *numbers: take_secret(view, *numbers),
        ),
        d.Event(
            "secret_put",
            (OWNER, INDEX, PILE, SECRET),
            lambda view, _, *numbers: return_secret(view, *numbers),
        ),
    )
}


def read_note(rs: Ruleset, words: tuple[Word, ...]) -> Note | None:
    """Return the note of a line, None if it is an event of today; raises ``RecordError``."""
    name, *rest = words
    if name.text not in NOTES or _is_event(rs, name):
        return None
    for pile, kinds in zip(rs.pile_names, rs.kind_names, strict=True):
        if KIND in NOTES[name.text].fields and [w.text for w in rest[:1]] == [f"pile={pile}"]:
            first = rs.pile(rs.pile_names.index(pile))[1]
            numbers = {f"kind={kind}": f"kind={first + i}" for i, kind in enumerate(kinds)}
            rest = [replace(word, text=numbers.get(word.text, word.text)) for word in rest]
    fields = NOTES[name.text].fields
    return Note(name.text, tuple(read_fields(rs, fields, (name, *rest))))
