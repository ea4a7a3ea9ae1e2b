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

from collections.abc import Callable
from dataclasses import replace

from luxor.core import constants as k
from luxor.core import declarations as d
from luxor.core.declarations import Event, Field
from luxor.core.errors import LuxorError, PositionError
from luxor.core.events import RawEvent, frames
from luxor.core.module import Module
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
        return f"{declared.name} {write_stack(rs, frames(event))}"
    words = [declared.name]
    for field, number in zip(declared.fields, numbers, strict=True):
        type_ = field.type if field is not KIND else _kinds_in(rs, numbers[0])
        hidden = field.secret and number == k.UNKNOWN
        text = HIDDEN if hidden else type_.to_text(rs, number)
        words.append(text if field.name == "seat" else f"{field.name}={text}")
    return " ".join(words)


def read_event(rs: Ruleset, words: tuple[Word, ...]) -> RawEvent:
    """Return the event of a line's words; raises ``RecordError`` at the word that is wrong."""
    name, *rest = words
    kinds = {event.name: kind for kind, event in enumerate(rs.events)}
    is_old = name.text in OLD_NAMES and name.text not in kinds
    if is_old:
        now, *more = OLD_NAMES[name.text].split()
        name = replace(name, text=now)
        rest += [replace(words[-1], text=text) for text in more]
    if name.text not in kinds:
        raise name.error(f"{shown(name.text)} is no event; events are {', '.join(kinds)}")
    kind = kinds[name.text]
    if kind == k.E_QUESTION_ASKED:
        return _read_question(rs, name, rest)
    fields = rs.events[kind].fields
    numbers: list[int] = []
    for field, word in zip(fields, rest, strict=False):
        type_ = field.type if field is not KIND else _kinds_in(rs, numbers[0])
        text = word.text
        if field.name != "seat":
            given, equals, text = word.text.partition("=")
            if not equals or (given != field.name and not is_old):  # some had other names
                raise word.error(f"{shown(word.text)} where {field.name}=... is due")
        number = k.UNKNOWN if field.secret and text == HIDDEN else type_.from_text(rs, text)
        if number is None:
            raise word.error(f"{field.name}: {type_.expected(rs)}, not {shown(text)}")
        numbers.append(number)
    if len(rest) != len(fields):
        at = rest[len(fields)] if len(rest) > len(fields) else words[-1]
        names = ", ".join(field.name for field in fields) or "no fields"
        raise at.error(f"{name.text} has {names}; there are {len(rest)} here")
    return (kind, *numbers)


def _read_question(rs: Ruleset, name: Word, rest: list[Word]) -> RawEvent:
    try:
        stack = read_stack(rs, " ".join(word.text for word in rest))
    except PositionError as error:
        raise (rest[0] if rest else name).error(str(error)) from None
    kind, seat, *_ = stack[-1]
    asked = seat if rs.frames[kind].asks == k.DECISION else k.NOBODY
    return (k.E_QUESTION_ASKED, asked, kind, *(number for frame in stack for number in frame))


# --- lines from before events said what happened ---------------------------------------------

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
    "no_move": "nothing_happened adventurer=- reason=no_legal_move",
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
"""Today's name of every event that had another one, and fields that are new."""


def _noted(verb: Callable[..., object]) -> Callable[..., None]:
    """Return a verb that also refuses numbers that module data cannot have."""

    def follow(view: State, *numbers: int) -> None:
        verb(view, *numbers)
        for number, (low, high) in zip(view.data, view.rs.layout.data, strict=True):
            if not low <= number <= high:
                raise LuxorError(f"{number} is not a number of that module data")

    return follow


def _set_secret(view: State, _seat: int, index: int, value: int) -> None:
    if value != k.UNKNOWN:
        view.set_data(index, value)


INDEX = Field("index", d.plain("a byte of module data", 0, k.MAX_DATA - 1))
VALUE = Field("value", d.ANY)
SECRET = replace(VALUE, secret=True)
PILE = Field("pile", d.PILE)
KIND = Field("kind", d.ANY)
OWNER = Field("seat", d.SEAT_OR_NOBODY)


def _kinds_in(rs: Ruleset, pile: int) -> d.NumberType:
    """Return the type of what can be in a pile."""
    return d.NumberType("a kind", lambda rs: rs.kind_names[pile], first=rs.pile(pile)[1])


class OldModules(Module):
    """Follows what modules did in old records: it was written as changes of their data and piles.

    Such events change the view as they say, and are not shown.
    """

    name = "old_modules"
    events = (
        Event("data", (INDEX, VALUE), _noted(State.set_data)),
        Event("secret", (OWNER, INDEX, SECRET), _noted(_set_secret)),
        Event("turned", (PILE, KIND), State.take_from_pile),
        Event("put", (PILE, KIND), State.put_on_pile),
        Event("renewed", (PILE, Field("from_pile", d.PILE)), renew_pile),
        Event(
            "secret_drawn",
            (OWNER, INDEX, PILE, SECRET),
            _noted(lambda view, _, *numbers: take_secret(view, *numbers)),
        ),
        Event(
            "secret_put",
            (OWNER, INDEX, PILE, SECRET),
            _noted(lambda view, _, *numbers: return_secret(view, *numbers)),
        ),
    )
