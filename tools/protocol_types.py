"""Writes the types of the protocol for TypeScript, from the models of the server.

    python -m tools.protocol_types

The file, ``web/src/protocol.ts``, is not kept in the repository: ``run.py`` writes it before it
builds the browser client.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from luxor.server.errors import Code
from luxor.server.protocol import client_messages, names, paths
from tools.protocol_schema import (
    WORDS,
    Field,
    Model,
    Protocol,
    Schema,
    SchemaError,
    bounds,
    check,
    name_of,
    read_protocol,
    words_named,
)

FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol.ts"

HEAD: Final = """\
// What is said between the server and those who play.
// Written by `python -m tools.protocol_types` from src/luxor/server/protocol: change it there.
"""

CONSTANTS: Final = {
    "PROTOCOL": client_messages.PROTOCOL,
    "MOST_ANSWERS": client_messages.MOST_ANSWERS,
    "MOST_CHAT": client_messages.MOST_CHAT,
    "MOST_NAME": names.MOST_NAME,
}

PATHS: Final = {
    name: value for name, value in vars(paths).items() if name.isupper() and isinstance(value, str)
}

SIMPLE: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

WIDTH: Final = 100


class Writer:
    """Writes the types of a protocol."""

    def __init__(self, protocol: Protocol) -> None:
        self._protocol = protocol
        self._names = {members: name for name, members in protocol.unions.items()}

    def write(self) -> str:
        """Return the TypeScript of the whole protocol."""
        blocks = [HEAD, "\n".join(_constants())]
        blocks += [_words(name, get_args(alias)) for name, alias in WORDS.items()]
        for section in self._protocol.sections():
            blocks.append(f"// --- {section.title} {'-' * (WIDTH - 8 - len(section.title))}")
            if section.union:
                listed = "".join(f"\n  | {model.name}" for model in section.models)
                blocks.append(f"export type {section.union} ={listed};")
            for model in section.models:
                blocks.append(_enumeration(model) if model.words else self.interface(model))
                if model.name == Code.__name__:
                    blocks.append(_statuses())
        return "\n\n".join(block.strip("\n") for block in blocks) + "\n"

    def interface(self, model: Model) -> str:
        """Return the interface of a model."""
        lines = [*_comment(model.about, ""), f"export interface {model.name} {{"]
        for field in model.fields:
            lines += _comment(described(field), "  ")
            mark = "" if field.required else "?"
            lines.append(f"  readonly {field.name}{mark}: {self.type_of(field.schema)};")
        return "\n".join([*lines, "}"])

    def type_of(self, schema: Schema) -> str:
        """Return the type of a schema; raises :class:`SchemaError` for what is not known."""
        check(schema)
        if "$ref" in schema:
            return name_of(schema["$ref"])
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return words_named(schema["enum"]) or " | ".join(map(json.dumps, schema["enum"]))
        for key in ("anyOf", "oneOf"):
            if key in schema:
                members = tuple(dict.fromkeys(map(self.type_of, schema[key])))
                return self._names.get(members) or " | ".join(members)
        kind = schema.get("type")
        if kind == "array":
            return self._array(schema)
        if kind == "object":
            return self._record(schema)
        if kind is None:
            return "unknown"
        if kind not in SIMPLE:
            raise SchemaError(f"the type {kind!r} is not known here")
        return SIMPLE[kind]

    def _array(self, schema: Schema) -> str:
        if "prefixItems" in schema:
            return f"readonly [{', '.join(map(self.type_of, schema['prefixItems']))}]"
        item = self.type_of(schema["items"])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"

    def _record(self, schema: Schema) -> str:
        if "properties" in schema:
            raise SchemaError("a form inside a field needs a name: make it a model of its own")
        values = schema["additionalProperties"]
        item = "unknown" if values is True else self.type_of(values)
        return f"Readonly<Record<string, {item}>>"


def described(field: Field) -> str:
    """Return what is said of a field, and what its values must keep to."""
    limits = bounds(field.schema)
    if not limits:
        return field.about
    if not field.about:
        return f"{limits[0].upper()}{limits[1:]}."
    return f"{field.about.removesuffix('.')} ({limits})."


def _enumeration(model: Model) -> str:
    return "\n".join([*_comment(model.about, ""), _words(model.name, model.words)])


def _words(name: str, words: tuple[str, ...]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {json.dumps(word)}" for word in words) + ";"


def _statuses() -> str:
    rows = "".join(f"  {code}: {code.status},\n" for code in Code)
    about = "/** The HTTP status of each code. */"
    return f"{about}\nexport const STATUS: Readonly<Record<Code, number>> = {{\n{rows}}};"


def _constants() -> Iterator[str]:
    for name, number in CONSTANTS.items():
        yield f"export const {name} = {number};"
    yield ""
    yield "/** Where the server is asked for what, below its base path. */"
    yield "export const PATHS = {"
    for name, path in PATHS.items():
        yield f"  {name}: {json.dumps(path)},"
    yield "} as const;"


def _comment(text: str, indent: str) -> list[str]:
    """Return a text as a comment, on one line where it fits."""
    text = text.replace("*/", "* /")
    if not text:
        return []
    if "\n" not in text and len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    lines: list[str] = []
    for paragraph in text.split("\n\n"):
        lines += [*([""] if lines else []), *textwrap.wrap(paragraph, WIDTH - len(indent) - 3)]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def main() -> int:
    """Write the file; return the exit status."""
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(Writer(read_protocol()).write(), "utf-8", newline="\n")
    print(f"wrote {FILE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
