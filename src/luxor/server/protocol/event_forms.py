"""What happened, as a server tells it to a seat: one typed form for every event of the game.

They are made from the declarations of the base game and its modules, so none is missing. What a
seat may not see is None.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import ConfigDict
from pydantic import Field as PydanticField
from typing_extensions import TypedDict

from luxor.core.declarations import Event, Field
from luxor.core.events import base_events
from luxor.core.modules import NAMES, class_of

EVENTS: tuple[Event, ...] = (
    *base_events(),
    *(event for name in NAMES for event in class_of(name).events),
)
"""All events of the game with all of its modules."""

STACK = "stack"
"""The field that tells what is half done, as frames of numbers; the last frame asks."""


def field_type(field: Field) -> Any:
    """Return the type of a field's JSON."""
    if field.name == STACK:
        return list[list[int]]
    kind: Any = int
    if field.type.named:
        kind = Literal[field.type.fixed] if field.type.fixed else str
    return kind | None if field.secret or field.type.nothing is not None else kind


def class_name(event: str) -> str:
    """Return what the form of an event is called, such as ``CardDrawnEvent``."""
    return "".join(part.capitalize() for part in event.split("_")) + "Event"


def _make(event: Event) -> Any:
    types = {field.name: field_type(field) for field in event.fields}
    make: Any = TypedDict
    form = make(class_name(event.name), {"event": Literal[event.name], **types})
    form.__pydantic_config__ = ConfigDict(extra="forbid")
    return form


FORMS: dict[str, Any] = {event.name: _make(event) for event in EVENTS}
"""The form of every event, by its name."""

if TYPE_CHECKING:
    EventForm = dict[str, Any]
else:
    EventForm = Annotated[reduce(or_, FORMS.values()), PydanticField(discriminator="event")]
