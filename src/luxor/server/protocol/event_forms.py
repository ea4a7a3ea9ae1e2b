"""What happened, as a server tells it to a seat: one typed form for every event of the core.

They are made from the core's own table of events, so none is missing. What a seat may not see is
None, or -1 where the value is a plain number.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import ConfigDict, Field
from typing_extensions import TypedDict

from luxor.core.events import EVENTS, REASONS, WAYS

NUMBERS = (
    *("seat", "slot", "space", "level", "number", "extra", "adventurer", "from", "to", "statue"),
    *("which", "points", "count", "index", "value", "yes"),
)
"""Fields that are plain numbers."""

NAMES: dict[str, Any] = {
    **dict.fromkeys(("pile", "from_pile", "card", "tile", "source", "scarab", "kind"), str),
    "how": Literal[WAYS],
    "end": Literal["left", "right"],
    "reason": Literal[REASONS[1:]],
}
"""What the other fields are."""

ASKED: dict[str, Any] = {"seat": int | None, "question": str, "stack": list[list[int]]}
"""The fields of ``asked``: the stack tells what is half done, in numbers, the last frame asks."""


MAY_BE_NONE = (("laid", "pile"),)
"""What is None not because it is hidden: some tiles come from no pile."""


def field_type(event: str, field: str) -> Any:
    """Return the type of a field of :data:`EVENTS`, in which ``*`` marks what may be hidden."""
    plain = field.rstrip("*")
    if plain in NUMBERS:
        return int
    hidden = field != plain or (event, plain) in MAY_BE_NONE
    return NAMES[plain] | None if hidden else NAMES[plain]


def class_name(event: str) -> str:
    """Return what the form of an event is called, such as ``HorusTakenEvent``."""
    return "".join(part.capitalize() for part in event.split("_")) + "Event"


def _make(event: str, fields: tuple[str, ...]) -> Any:
    types = ASKED if event == "asked" else {f.rstrip("*"): field_type(event, f) for f in fields}
    make: Any = TypedDict
    form = make(class_name(event), {"event": Literal[event], **types})
    form.__pydantic_config__ = ConfigDict(extra="forbid")
    return form


FORMS: dict[str, Any] = {event: _make(event, fields) for event, fields in EVENTS}
"""The form of every event, by its name."""

if TYPE_CHECKING:
    EventForm = dict[str, Any]
else:
    EventForm = Annotated[reduce(or_, FORMS.values()), Field(discriminator="event")]
