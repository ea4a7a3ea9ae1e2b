"""What happened, as each seat may see it.

Inside the engine an event is a tuple of numbers, its kind first. :data:`EVENTS` names the fields.
A field marked with ``*`` is seen by the event's seat only; :func:`redact` replaces it for others.
"""

from __future__ import annotations

from typing import Any

from luxor.core.constants import E_ASKED, FRAME, UNKNOWN
from luxor.core.ruleset import Ruleset

RawEvent = tuple[int, ...]

EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("first", ("seat",)),
    ("dealt", ("seat", "slot", "pile", "card*")),
    ("laid", ("pile", "space", "tile")),
    ("opened", ("level", "card")),
    ("round", ("number",)),
    ("turn", ("seat", "extra")),
    ("played", ("seat", "end", "card")),
    ("could_move", ("seat",)),
    ("rolled", ("seat", "number")),
    ("moved", ("seat", "adventurer", "from", "to", "how")),
    ("released", ("seat", "adventurer", "statue")),
    ("key_laid", ("seat",)),
    ("sarcophagus", ("seat", "which")),
    ("treasure", ("seat", "space", "tile", "points")),
    ("key", ("seat",)),
    ("joker", ("seat",)),
    ("scarab", ("seat", "scarab*")),
    ("horus_taken", ("seat", "level", "card", "slot")),
    ("drawn", ("seat", "slot", "pile", "card*")),
    ("shuffled", ()),
    ("no_move", ("seat",)),
    ("ended", ("reason",)),
    ("shown", ("seat", "scarab", "count")),
    ("scored", ("seat", "source", "points")),
    ("asked", ("seat", "question", "stack")),
    ("granted", ("seat",)),
    ("data", ("index", "value")),
    ("secret", ("seat", "index", "value*")),
    ("able", ("seat", "yes*")),
    ("chose", ("seat", "adventurer")),
    ("fell", ("seat", "adventurer")),
    ("raised", ("seat", "adventurer")),
    ("points", ("seat", "points")),
    ("turned", ("pile", "kind")),
    ("put", ("pile", "kind")),
    ("renewed", ("pile", "from_pile")),
    ("card_moved", ("seat", "slot", "to")),
    ("discarded", ("seat", "slot", "card")),
    ("scarab_gone", ("seat", "scarab*")),
    ("secret_drawn", ("seat", "index", "pile", "value*")),
    ("secret_put", ("seat", "index", "pile", "value*")),
)
"""Name and fields of every event, by kind."""

KINDS = {name: kind for kind, (name, _) in enumerate(EVENTS)}
FIELDS = tuple(tuple(field.rstrip("*") for field in fields) for _, fields in EVENTS)
SECRET = tuple(
    tuple(i for i, field in enumerate(fields, start=1) if field.endswith("*"))
    for _, fields in EVENTS
)

SOURCES = ("play", "adventurers", "sarcophagi", "keys", "sets", "scarabs")
"""Names of the base game's sources of points, by number."""

REASONS = ("running", "tomb", "standstill", "round_limit")
"""Names of what ended a game, by number."""

WAYS = ("walk", "thrown", "tunnel", "join")
"""Names of how an adventurer came along, by number."""


def redact(event: RawEvent, seat: int | None) -> RawEvent:
    """Return what ``seat`` (None: the public) sees of an event."""
    secret = SECRET[event[0]]
    if not secret or event[1] == seat:
        return event
    return tuple(UNKNOWN if i in secret else value for i, value in enumerate(event))


def to_json(rs: Ruleset, event: RawEvent) -> dict[str, Any]:
    """Return an event with names for its fields, cards, tiles and so on; hidden ones are None."""
    kind = event[0]
    name = EVENTS[kind][0]
    if kind == E_ASKED:
        stack = [list(event[i : i + FRAME]) for i in range(3, len(event), FRAME)]
        seat = None if event[1] == UNKNOWN else event[1]
        return {"event": name, "seat": seat, "question": rs.frames[event[2]].name, "stack": stack}
    form: dict[str, Any] = {"event": name}
    for field, value in zip(FIELDS[kind], event[1:], strict=True):
        form[field] = _name(rs, field, value)
    if "kind" in form:  # one of the kinds in the pile of the field before it
        form["kind"] = rs.kind_names[event[1]][event[2] - rs.pile(event[1])[1]]
    return form


def from_json(rs: Ruleset, form: dict[str, Any]) -> RawEvent:
    """Return the event that :func:`to_json` wrote; raises ``KeyError`` or ``ValueError``."""
    kind = KINDS[form["event"]]
    if kind == E_ASKED:
        seat = UNKNOWN if form["seat"] is None else form["seat"]
        question = [frame.name for frame in rs.frames].index(form["question"])
        return (kind, seat, question, *(value for frame in form["stack"] for value in frame))
    if "kind" in FIELDS[kind]:
        pile = rs.pile_names.index(form["pile"])
        return (kind, pile, rs.kind_names[pile].index(form["kind"]) + rs.pile(pile)[1])
    return (kind, *(_number(rs, field, form[field]) for field in FIELDS[kind]))


def _names(rs: Ruleset, field: str) -> list[str] | tuple[str, ...] | None:
    """Return the names behind the numbers of a field, or None where it is a plain number."""
    match field:
        case "card":
            return rs.card_names
        case "tile":
            return rs.tile_names
        case "pile" | "from_pile":
            return rs.pile_names
        case "source":
            return rs.source_names
        case "reason":
            return REASONS
        case "how":
            return WAYS
        case "end":
            return ("left", "right")
        case "scarab":
            return [str(value) for value, _ in rs.edition.scarabs]
        case _:
            return None


def _name(rs: Ruleset, field: str, value: int) -> str | int | None:
    names = _names(rs, field)
    if names is None:
        return value
    return None if value == UNKNOWN else names[value]


def _number(rs: Ruleset, field: str, value: str | int | None) -> int:
    names = _names(rs, field)
    if value is None:
        return UNKNOWN
    if names is None:
        return int(value)
    return list(names).index(str(value))
