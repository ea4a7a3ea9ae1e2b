"""The types of the protocol for TypeScript: up to date, and right in every case."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, create_model

from luxor.server.errors import Code
from luxor.server.protocol.setup import Colour, Level
from tools import protocol_types
from tools.protocol_schema import (
    Model,
    Protocol,
    SchemaError,
    bounds,
    model_of,
    plain,
    read_protocol,
)
from tools.protocol_types import Writer

pytestmark = pytest.mark.compiled

PROTOCOL = read_protocol()


def test_the_file_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_types, "FILE", tmp_path / "src" / "protocol.ts")
    assert protocol_types.main() == 0
    text = protocol_types.FILE.read_bytes().decode("utf-8")
    assert text == Writer(PROTOCOL).write()
    for name in PROTOCOL.models:
        assert re.search(rf"export (interface|type) {name}\b", text), name


def test_nothing_is_any() -> None:
    lines = Writer(PROTOCOL).write().splitlines()
    assert not [line for line in lines if line.startswith("  readonly") and " any" in line]


def test_every_model_is_in_one_section() -> None:
    names = [model.name for section in PROTOCOL.sections() for model in section.models]
    assert sorted(names) == sorted(PROTOCOL.models)
    assert len(set(names)) == len(names)


def test_messages_are_told_apart_by_a_word_that_is_always_there() -> None:
    for union, key in (
        ("ClientMessage", "type"),
        ("ServerMessage", "type"),
        ("GameEvent", "event"),
    ):
        words = []
        for name in PROTOCOL.unions[union]:
            field = next(field for field in PROTOCOL.models[name].fields if field.name == key)
            assert field.required
            words.append(field.schema["const"])
        assert len(set(words)) == len(words)


def test_what_the_server_says_is_complete_and_what_clients_say_may_be_short() -> None:
    optional = {
        model.name
        for model in PROTOCOL.models.values()
        if any(not field.required for field in model.fields)
    }
    assert optional == {
        *("Hello", "Propose", "Vote", "Sit", "Redeem"),
        *("GameSetupInput", "SeatSetupInput", "ClockInput", "AskSnapshot"),
        *("TileJson", "OptionJson", "RatedOption", "StepJson", "WayJson", "RoomChanges"),
        *PROTOCOL.unions["GameEvent"],
    }


def test_every_code_is_there() -> None:
    assert PROTOCOL.models["Code"].words == tuple(str(code) for code in Code)


# --- the cases of the generator --------------------------------------------------------------


class Inner(BaseModel):
    """A part."""

    model_config = ConfigDict(extra="forbid")

    number: int


def type_of(annotation: Any) -> str:
    writer = Writer(Protocol({}, {"Both": ("Inner", "null")}))
    schema = TypeAdapter(annotation).json_schema()
    schema.pop("$defs", None)
    return writer.type_of(schema)


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        (int, "number"),
        (float, "number"),
        (str, "string"),
        (bool, "boolean"),
        (None, "null"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (int | float | None, "number | null"),
        (Literal["a"], '"a"'),
        (Literal["a", "b"], '"a" | "b"'),
        (Literal['it\'s "so"'], '"it\'s \\"so\\""'),
        (Colour, "Colour"),
        (Level | None, "Level | null"),
        (list[int], "readonly number[]"),
        (list[int | None], "readonly (number | null)[]"),
        (list[list[int]], "readonly (readonly number[])[]"),
        (list[Colour], "readonly Colour[]"),
        (tuple[int, ...], "readonly number[]"),
        (tuple[int, str], "readonly [number, string]"),
        (dict[str, int], "Readonly<Record<string, number>>"),
        (dict[str, Any], "Readonly<Record<string, unknown>>"),
        (dict[str, dict[str, list[str]]], 3),
        (list[Inner], "readonly Inner[]"),
        (Inner | None, "Both"),
        (list[Inner | int], "readonly (Inner | number)[]"),
    ],
)
def test_types(annotation: Any, expected: Any) -> None:
    if expected == 3:
        inner = "Readonly<Record<string, readonly string[]>>"
        expected = f"Readonly<Record<string, {inner}>>"
    assert type_of(annotation) == expected


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "string", "format": "date"},
        {"type": "object", "properties": {}},
        {"type": "fraction"},
        {"type": "array", "items": {"allOf": []}},
    ],
)
def test_what_nobody_has_thought_of_is_refused(schema: dict[str, Any]) -> None:
    with pytest.raises(SchemaError):
        Writer(PROTOCOL).type_of(schema)


def test_a_form_that_may_have_other_fields_is_refused() -> None:
    with pytest.raises(SchemaError, match="Loose"):
        model_of("Loose", {"type": "object", "properties": {}})


def test_an_interface_has_the_docstrings_and_what_values_must_keep_to() -> None:
    class Wish(BaseModel):
        """What ``somebody`` wants, see :class:`~a.b.Inner`.

        It may be None, or */ anything.
        """

        model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

        word: Annotated[str, Field(min_length=2)]
        count: Annotated[int, Field(ge=0, le=9)] | None = None
        """How many."""
        many: Annotated[tuple[int, ...], Field(max_length=3)] = ()

    model = model_of("Wish-Input", TypeAdapter(Wish).json_schema())
    assert Writer(Protocol({}, {})).interface(model) == (
        """\
/**
 * What `somebody` wants, see `Inner`.
 *
 * It may be null, or * / anything.
 */
export interface WishInput {
  /** At least 2 characters. */
  readonly word: string;
  /** How many (0 to 9). */
  readonly count?: number | null;
  /** At most 3 entries. */
  readonly many?: readonly number[];
}"""
    )


def test_long_comments_are_wrapped() -> None:
    made = create_model("Long", __config__=ConfigDict(extra="forbid"), __doc__="word " * 40)
    text = Writer(Protocol({}, {})).interface(model_of("Long", TypeAdapter(made).json_schema()))
    assert all(len(line) <= 100 for line in text.splitlines())
    assert text.count("word") == 40


def test_a_field_without_limits_says_nothing_of_them() -> None:
    assert bounds({"type": "integer"}) == ""
    assert bounds({"prefixItems": [], "minItems": 2, "maxItems": 2}) == ""


def test_roles_of_docstrings_become_plain_names() -> None:
    assert (
        plain("See :meth:`~x.y.Z` and :data:`NAME` in ``code``.") == "See `Z` and `NAME` in `code`."
    )


def test_models_without_docstrings_have_no_comment() -> None:
    assert Writer(Protocol({}, {})).interface(Model("Bare", "", ())) == "export interface Bare {\n}"
