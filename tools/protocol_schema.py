"""The protocol as it is declared: every message with its fields, read from the pydantic models.

``protocol_types`` writes TypeScript from it and ``protocol_page`` the tables of the documentation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from pydantic import TypeAdapter

from luxor.server.protocol import http, server_messages, setup, views
from luxor.server.protocol.client_messages import CLIENT_MESSAGE
from luxor.server.protocol.events import EventJson
from luxor.server.protocol.server_messages import SERVER_MESSAGE

Schema = Mapping[str, Any]
Mode = Literal["validation", "serialization"]

CLIENT, SERVER, EVENT = "ClientMessage", "ServerMessage", "GameEvent"

UNIONS: Final[dict[str, tuple[Mode, Any]]] = {
    CLIENT: ("validation", CLIENT_MESSAGE),
    SERVER: ("serialization", SERVER_MESSAGE),
    EVENT: ("serialization", TypeAdapter(EventJson)),
}
"""What is said over a WebSocket, and what happens in a game: unions of models."""

REQUESTS: Final = (setup.GameSetup, http.MyTokens, http.Redeem, http.ImportRecord, http.AskOpinion)
ANSWERS: Final = (
    http.CreatedGame,
    http.MyGames,
    http.OneTimeToken,
    http.RedeemedToken,
    http.SharedReplay,
    http.ImportedGame,
    http.Course,
    http.ReplayJson,
    http.Opinion,
    http.Choices,
    http.Health,
    http.Problem,
)
"""What is said over HTTP."""

WORDS: Final[dict[str, Any]] = {
    "Colour": setup.Colour,
    "Level": setup.Level,
    "Happening": server_messages.Happening,
    "Status": views.Status,
    "CardFamily": views.CardFamily,
    "TileFamily": views.TileFamily,
}
"""Sets of words that have a name."""

KNOWN: Final = frozenset(
    (
        *("$ref", "const", "enum", "anyOf", "oneOf", "discriminator", "type", "title", "default"),
        *("items", "prefixItems", "minItems", "maxItems", "properties", "required"),
        *("additionalProperties", "description", "minimum", "maximum", "minLength", "maxLength"),
        *("pattern", "exclusiveMinimum", "exclusiveMaximum"),
    )
)
"""What a schema may say; anything else is a case that nobody has thought of."""


LARGEST: Final = 2**31 - 1
"""A limit that nobody meets is not worth a word."""


class SchemaError(ValueError):
    """A model says something that cannot be written down yet."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a model; ``about`` is its docstring, empty if it has none."""

    name: str
    schema: Schema
    required: bool
    about: str


@dataclass(frozen=True, slots=True)
class Model:
    """A message, or a part of one, under the name that it has in TypeScript.

    ``words`` are those of an enumeration, which has no fields.
    """

    name: str
    about: str
    fields: tuple[Field, ...]
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Models that belong together; ``union`` is the name of what is any of them, empty if none."""

    title: str
    models: tuple[Model, ...]
    union: str = ""


@dataclass(frozen=True, slots=True)
class Protocol:
    """All models by name, and the members of each union in order."""

    models: Mapping[str, Model]
    unions: Mapping[str, tuple[str, ...]]

    def sections(self) -> tuple[Section, ...]:
        """Return all models, each once: what is said, then the parts that it is made of."""
        requests = (self._name(model.__name__ + "Input", model.__name__) for model in REQUESTS)
        answers = (model.__name__ for model in ANSWERS)
        said = {
            "What a client says": (self.unions[CLIENT], CLIENT),
            "What the server says": (self.unions[SERVER], SERVER),
            "What is asked over HTTP": (tuple(requests), ""),
            "What is answered over HTTP": (tuple(answers), ""),
            "What happens in a game": (self.unions[EVENT], EVENT),
        }
        told = {name for names, _ in said.values() for name in names}
        said["Parts of messages"] = (tuple(sorted(set(self.models) - told)), "")
        return tuple(
            Section(title, tuple(self.models[name] for name in names), union)
            for title, (names, union) in said.items()
        )

    def _name(self, *names: str) -> str:
        return next(name for name in names if name in self.models)


def read_protocol() -> Protocol:
    """Return the protocol as the models declare it."""
    inputs: list[tuple[str, Mode, TypeAdapter[Any]]] = [
        *((name, mode, adapter) for name, (mode, adapter) in UNIONS.items()),
        *((model.__name__, "validation", TypeAdapter(model)) for model in REQUESTS),
        *((model.__name__, "serialization", TypeAdapter(model)) for model in ANSWERS),
    ]
    schemas, extra = TypeAdapter.json_schemas(inputs)
    models = [model_of(name, schema) for name, schema in extra["$defs"].items()]
    unions = {
        name: tuple(name_of(member["$ref"]) for member in schemas[name, mode]["oneOf"])
        for name, (mode, _) in UNIONS.items()
    }
    return Protocol({model.name: model for model in models}, unions)


def model_of(name: str, schema: Schema) -> Model:
    """Return a model from its schema; raises :class:`SchemaError` where it is not of this kind."""
    check(schema)
    about = plain(schema.get("description", ""))
    if "enum" in schema:
        return Model(clean(name), about, (), tuple(schema["enum"]))
    if schema.get("type") != "object" or schema.get("additionalProperties") is not False:
        raise SchemaError(f"{name} is neither an enumeration nor a form without other fields")
    required = schema.get("required", ())
    fields = tuple(
        Field(field, part, field in required, plain(part.get("description", "")))
        for field, part in schema.get("properties", {}).items()
    )
    return Model(clean(name), about, fields)


def check(schema: Schema) -> None:
    """Raise :class:`SchemaError` if a schema says something unknown."""
    unknown = sorted(set(schema) - KNOWN)
    if unknown:
        raise SchemaError(f"{unknown[0]!r} in {dict(schema)} is not known here")


def name_of(ref: str) -> str:
    """Return the name of the model that a reference leads to."""
    return clean(ref.rpartition("/")[2])


def clean(name: str) -> str:
    """Return a model's name: ``GameSetupInput`` is the form in which a client may leave out."""
    return name.removesuffix("-Output").replace("-Input", "Input")


def plain(text: str) -> str:
    """Return a docstring as Markdown: names in single backquotes, no roles."""
    text = text.replace("None", "null")
    text = re.sub(r":\w+:`~?(?:[\w.]*\.)?(\w+)`", r"`\1`", text)
    return text.replace("``", "`").strip()


def words_named(values: Iterable[object]) -> str | None:
    """Return the name of a set of words, None if it has none."""
    wanted = tuple(values)
    return next((name for name, alias in WORDS.items() if get_args(alias) == wanted), None)


def bounds(schema: Schema) -> str:
    """Return what a value must keep to besides its type, in words; empty if nothing."""
    parts = [part for part in schema.get("anyOf", ()) if part.get("type") != "null"]
    if len(parts) == 1:
        return bounds(parts[0])
    for low, high, what in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
        ("minItems", "maxItems", " entries"),
    ):
        least, most = schema.get(low), schema.get(high)
        if most == LARGEST:
            continue
        if "prefixItems" in schema or (least is None and most is None):
            continue
        if least is None:
            return f"at most {most}{what}"
        if most is None:
            return f"at least {least}{what}"
        return f"{least} to {most}{what}"
    return ""
