"""What happened, as the server sends it to a seat: one typed model for every event of the game.

They are made from the declarations of the base game and its modules, so none is missing. What a
seat may not see is None. ``changes`` are what the event changes in the seat's view: by path, what
stands there now. Events of modules from other packages have the same shape, but no model.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, WrapValidator
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

Changes = Annotated[dict[str, Any], PydanticField(exclude_if=lambda changes: not changes)]
"""What stands at each path of a view now; paths are explained at ``ViewJson``."""

STACK = "stack"
"""The field that tells what is half done, as frames of numbers; the last frame asks.

Events of a preview leave it out.
"""


def field_type(field: Field) -> Any:
    """Return the type of a field's JSON."""
    if field.name == STACK:
        return NotRequired[list[list[int]]]
    kind: Any = int
    if field.type.named:
        kind = Literal[field.type.fixed] if field.type.fixed else str
    return kind | None if field.secret or field.type.nothing is not None else kind


def class_name(event: str) -> str:
    """Return what the model of an event is called, such as ``CardDrawnEvent``."""
    return "".join(part.capitalize() for part in event.split("_")) + "Event"


def _make(event: Event) -> Any:
    types = {field.name: field_type(field) for field in event.fields}
    make: Any = TypedDict
    fields = {"event": Literal[event.name], **types, "changes": NotRequired[Changes]}
    model = make(class_name(event.name), fields)
    model.__pydantic_config__ = ConfigDict(extra="forbid")
    return model


MODELS: dict[str, Any] = {event.name: _make(event) for event in EVENTS}
"""The model of every event, by its name."""


def _allow_plugins(event: Any, validate: Callable[[Any], Any]) -> Any:
    """Check an event by its model; those of modules from other packages have none."""
    name = event.get("event") if isinstance(event, dict) else None
    return event if isinstance(name, str) and name not in MODELS else validate(event)


if TYPE_CHECKING:
    EventJson = dict[str, Any]
else:
    EventJson = Annotated[
        reduce(or_, MODELS.values()),
        PydanticField(discriminator="event"),
        WrapValidator(_allow_plugins),
    ]
