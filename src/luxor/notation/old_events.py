"""Lines of redacted records from before events said what happened, as lines of today.

Most events only had other names. What modules did was told as plain changes of their data and
piles; such a :class:`Note` is followed as it says, and told to nobody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from luxor.core import constants as k
from luxor.core import declarations as d
from luxor.core.errors import LuxorError
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.verbs import renew_pile, return_secret, take_secret
from luxor.notation.event_text import read_fields
from luxor.notation.record_text import Word

NAMES = {
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

FIELDS = {
    "round": ("number=", "round="),
    "rolled": ("number=", "face="),
    "sarcophagus": ("which=", "sarcophagus="),
}
"""Fields that had another name."""

ADDED = {"no_move": ("adventurer=-", "reason=no_legal_move")}
"""Fields that are new."""


def today(rs: Ruleset, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words of a line as they are written today; an event of the game stays as it is."""
    name, *rest = words
    if name.text not in NAMES or _is_event(rs, name):
        return words
    before, after = FIELDS.get(name.text, ("", ""))
    if before:
        rest = [replace(word, text=word.text.replace(before, after, 1)) for word in rest]
    rest += [replace(words[-1], text=text) for text in ADDED.get(name.text, ())]
    return (replace(name, text=NAMES[name.text]), *rest)


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


INDEX = d.Field("index", d.plain("a byte of module data", 0, k.MAX_DATA - 1))
SECRET = d.Field("value", d.ANY, secret=True)
KIND = d.Field("kind", d.ANY)
PILE = d.Field("pile", d.PILE)
OWNER = d.Field("seat", d.SEAT_OR_NOBODY)

NOTES = {
    note.name: note
    for note in (
        d.Event("data", (INDEX, d.Field("value", d.ANY)), State.set_data),
        d.Event("secret", (OWNER, INDEX, SECRET), _set_secret),
        d.Event("turned", (PILE, KIND), State.take_from_pile),
        d.Event("put", (PILE, KIND), State.put_on_pile),
        d.Event("renewed", (PILE, d.Field("from_pile", d.PILE)), renew_pile),
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
