"""Writes the reference of the protocol into its page, from the models of the server.

    python -m tools.protocol_page

Everything below a marker in ``docs/protocol.md`` is written by this; what stands above is left
alone. A test fails while the page is not what this writes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from tools.protocol_schema import (
    EVENT,
    WORDS,
    Model,
    Protocol,
    Schema,
    SchemaError,
    Section,
    check,
    name_of,
    read_protocol,
    words_named,
)
from tools.protocol_types import described

FILE: Final = Path(__file__).resolve().parents[1] / "docs" / "protocol.md"

MARKER: Final = "<!-- From here on: python -m tools.protocol_page -->"

SIMPLE: Final = {
    "integer": "integer",
    "number": "number",
    "string": "text",
    "boolean": "true or false",
    "null": "null",
}

SHORT: Final = "Input"
"""How a form is called in which a client may leave out fields that have defaults."""


class PageWriter:
    """Writes the reference of a protocol in Markdown."""

    def __init__(self, protocol: Protocol) -> None:
        self._protocol = protocol
        self._names = {members: name for name, members in protocol.unions.items()}

    def write(self) -> str:
        """Return the whole reference."""
        lines = ["## Reference", ""]
        for section in self._protocol.sections():
            lines += [f"### {section.title}", ""]
            if section.union == EVENT:
                lines += [*self._events(section), ""]
                continue
            for model in section.models:
                lines += [*self._model(model), ""]
        lines += ["### Words", "", *self._words()]
        return "\n".join(lines) + "\n"

    def type_words(self, schema: Schema) -> str:
        """Return the type of a schema in words; raises ``SchemaError`` for what is not known."""
        check(schema)
        if "$ref" in schema:
            name = name_of(schema["$ref"])
            return f"[{name}](#{name.lower()})"
        if "const" in schema:
            return f"`{schema['const']}`"
        if "enum" in schema:
            name = words_named(schema["enum"]) or ""
            words = ", ".join(f"`{word}`" for word in schema["enum"])
            return f"[{name}](#words)" if name else words
        for key in ("anyOf", "oneOf"):
            if key in schema:
                members = tuple(name_of(part["$ref"]) for part in schema[key] if "$ref" in part)
                if members in self._names:
                    return "[event](#what-happens-in-a-game)"
                return " or ".join(dict.fromkeys(map(self.type_words, schema[key])))
        kind = schema.get("type")
        if kind == "array":
            return self._list(schema)
        if kind == "object":
            values = schema["additionalProperties"]
            return "anything by name" if values is True else f"{self.type_words(values)} by name"
        if kind is None:
            return "anything"
        if kind not in SIMPLE:
            raise SchemaError(f"the type {kind!r} is not known here")
        return SIMPLE[kind]

    def _list(self, schema: Schema) -> str:
        if "prefixItems" in schema:
            return "list of " + " and ".join(map(self.type_words, schema["prefixItems"]))
        item = self.type_words(schema["items"])
        return f"list of ({item})" if " or " in item else f"list of {item}"

    def _model(self, model: Model) -> Iterator[str]:
        yield f"#### {model.name}"
        yield ""
        short = f"{model.name}{SHORT}"
        if short in self._protocol.models:
            yield f"As [{short}](#{short.lower()}), and every field is there."
            return
        if model.about:
            yield from (*model.about.splitlines(), "")
        if model.words:
            yield ", ".join(f"`{word}`" for word in model.words) + "."
            return
        yield "| field | type | |"
        yield "|---|---|---|"
        for field in model.fields:
            name = f"`{field.name}`" + ("" if field.required else " (optional)")
            text = " ".join(described(field).split())
            yield f"| {name} | {self.type_words(field.schema)} | {text} |".replace("  |", " |")

    def _events(self, section: Section) -> Iterator[str]:
        yield "Each event has its name as `event`, and these fields. What the seat may not see is"
        yield "null. [Records](records.md#a-redacted-record) explain the same events."
        yield ""
        yield "| event | fields |"
        yield "|---|---|"
        for model in section.models:
            name, *fields = model.fields
            listed = ", ".join(
                f"`{field.name}` ({self.type_words(field.schema)})" for field in fields
            )
            yield f"| `{name.schema['const']}` | {listed} |".replace("  |", " |")

    def _words(self) -> Iterator[str]:
        yield "| | |"
        yield "|---|---|"
        for name, alias in WORDS.items():
            yield f"| {name} | {' '.join(f'`{word}`' for word in get_args(alias))} |"


def whole_page(text: str, protocol: Protocol) -> str:
    """Return a page with a new reference; raises ``ValueError`` without the marker."""
    above, marker, _ = text.partition(MARKER)
    if not marker:
        raise ValueError(f"the page has no line {MARKER!r}")
    return f"{above}{MARKER}\n\n{PageWriter(protocol).write()}"


def main() -> int:
    """Write the page; return the exit status."""
    text = whole_page(FILE.read_text("utf-8"), read_protocol())
    FILE.write_text(text, "utf-8", newline="\n")
    print(f"wrote {FILE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
