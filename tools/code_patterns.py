"""Finds a piece of code by its syntax and puts another in its place.

A pattern is Python, compared as a syntax tree: spaces, line breaks and comments don't matter. It is
searched for in one definition of a package: a function, ``Class.method``, a class, or a name that a
module or class assigns. Three placeholders match what doesn't matter:

    _           any expression; with ``and`` and ``or`` also several operands
    *_          any number of arguments or items
    ...         on a line of its own: any number of statements

In the replacement the first ``_`` stands for what the first ``_`` of the pattern matched, and so on
for each kind. A pattern may also be the first line of a statement, such as ``if done:``; the lines
below it stay.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

CANDIDATES = 3  # so many are named when there is no match

Matched = list[tuple[str, list[ast.AST]]]
"""The placeholders of a pattern, in order, and what each matched."""


class PatternError(ValueError):
    """The pattern cannot be replaced; the message says why and where it might have been meant."""


@dataclass(frozen=True)
class Definition:
    """A named piece of a source file."""

    name: str
    file: str
    node: ast.AST


@dataclass(frozen=True)
class Match:
    """Where a pattern occurs: in a field of a node, from ``start`` to ``end`` if that is a list."""

    parent: ast.AST
    field: str
    start: int
    end: int
    matched: Matched


class Code:
    """The source files below a folder."""

    def __init__(self, folder: Path) -> None:
        self._sources = {
            path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
            for path in sorted(folder.rglob("*.py"))
        }
        self._definitions = [
            Definition(name, file, node)
            for file, source in self._sources.items()
            for name, node in definitions(parse(source))
        ]

    def replace(self, where: str, old: str, new: str) -> tuple[str, str]:
        """Return a file's name and its source with ``new`` for ``old`` in the definition ``where``.

        Raise PatternError unless the pattern occurs there exactly once.
        """
        before, after = read_patterns(old, new)
        places = [d for d in self._definitions if d.name == where]
        found = [(place, match) for place in places for match in matches(before, place.node)]
        if len(found) != 1:
            raise PatternError(self._report(where, before, found))
        file = found[0][0].file
        tree = parse(self._sources[file])  # one that may be changed
        nodes = [node for name, node in definitions(tree) if name == where]
        [match] = [match for node in nodes for match in matches(before, node)]
        _put(after, match)
        return file, ast.unparse(tree)

    def _report(
        self, where: str, pattern: list[ast.AST], found: Sequence[tuple[Definition, Match]]
    ) -> str:
        """Say what is wrong, and name the places that may be meant."""
        if found:
            lines = [f"  {_line(place.file, match)}" for place, match in found]
            return "\n".join([f"{where} has this code {len(found)} times, expected once:", *lines])
        places = [d for d in self._definitions if d.name == where]
        if places:
            problem = f"{where} ({', '.join(d.file for d in places)}) has no such code."
        else:
            names = get_close_matches(where, {d.name for d in self._definitions}, CANDIDATES, 0.5)
            problem = f"there is no {where}, only {', '.join(names) or 'others'}."
        elsewhere = [
            f"  {_line(d.file, match)} in {d.name}"
            for d in self._definitions
            if not isinstance(d.node, ast.ClassDef)
            for match in matches(pattern, d.node)
        ]
        if elsewhere:
            problem += " It occurs in:"
        return "\n".join([problem, *elsewhere[:CANDIDATES]])


# --- reading ---------------------------------------------------------------------------------


class _Nested(ast.NodeTransformer):
    """Makes ``a and b and c`` a pair of pairs, so that ``_ and c`` matches it."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.BoolOp:
        self.generic_visit(node)
        first, second, *rest = node.values
        pair = ast.copy_location(ast.BoolOp(node.op, [first, second]), node)
        for operand in rest:
            pair = ast.copy_location(ast.BoolOp(node.op, [pair, operand]), node)
        return pair


def parse(source: str) -> ast.Module:
    """Return the syntax tree of a source text, in the form that patterns are compared in."""
    tree = _Nested().visit(ast.parse(source))
    assert isinstance(tree, ast.Module)
    return tree


def read_patterns(old: str, new: str) -> tuple[list[ast.AST], list[ast.AST]]:
    """Return a pattern and its replacement: one expression each, or statements."""
    try:
        before, after = [parse(_completed(text)).body for text in (old, new)]
    except SyntaxError as error:
        raise PatternError(f"not Python: {error}") from error
    if not before:
        raise PatternError("the pattern is empty")
    match before, after:
        case [ast.Expr(value=one)], [ast.Expr(value=other)]:
            return [one], [other]
    return list(before), list(after)


def _completed(text: str) -> str:
    """Return a pattern that is the first line of a statement with placeholders for the others."""
    text = re.sub(r"^elif\b", "if", text.strip())
    if not text.endswith(":"):
        return text
    has_else = re.match(r"(if|for|while)\b", text)
    return f"{text}\n    ...\n" + ("else:\n    ...\n" if has_else else "")


def definitions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Yield what a module or class defines, with its name; methods as ``Class.method``."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.ClassDef(name=name):
                yield prefix + name, node
                yield from definitions(node, f"{prefix}{name}.")
            case ast.FunctionDef(name=name):
                yield prefix + name, node
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield prefix + name, node
            case ast.If() | ast.Try():
                yield from definitions(node, prefix)


# --- matching --------------------------------------------------------------------------------


def matches(pattern: list[ast.AST], tree: ast.AST) -> Iterator[Match]:
    """Yield where an expression or a row of statements occurs in a tree."""
    statements = isinstance(pattern[0], ast.stmt)
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            nodes = value if isinstance(value, list) else [value]
            if statements and not (nodes and isinstance(nodes[0], ast.stmt)):
                continue
            for start in range(len(nodes)):
                for end in range(start + 1, len(nodes) + 1 if statements else start + 2):
                    matched: Matched = []
                    if _match_row(pattern, nodes[start:end], matched):
                        yield Match(parent, field, start, end, matched)
                        break


def _match(pattern: object, value: object, matched: Matched) -> bool:
    """Say whether a field of a pattern matches a field of the source, and note what it matched."""
    if isinstance(pattern, ast.Name) and pattern.id == "_" and isinstance(value, ast.expr):
        matched.append(("_", [value]))
        return True
    if isinstance(pattern, list):
        return isinstance(value, list) and _match_row(pattern, value, matched)
    if isinstance(pattern, ast.AST):
        return type(pattern) is type(value) and all(
            _match(inner, getattr(value, field, None), matched)
            for field, inner in ast.iter_fields(pattern)
        )
    return type(pattern) is type(value) and pattern == value


def _match_row(pattern: list[ast.AST], nodes: list[ast.AST], matched: Matched) -> bool:
    """Say whether nodes of a list match, one by one but for placeholders of any number."""
    if not pattern:
        return not nodes
    placeholder = _any_number(pattern[0])
    if placeholder is None:
        return (
            bool(nodes)
            and _match(pattern[0], nodes[0], matched)
            and _match_row(pattern[1:], nodes[1:], matched)
        )
    for count in range(len(nodes) + 1):
        rest: Matched = []
        if _match_row(pattern[1:], nodes[count:], rest):
            matched += [(placeholder, nodes[:count]), *rest]
            return True
    return False


def _any_number(node: ast.AST) -> str | None:
    """Return the placeholder for any number of nodes that a node of a pattern is, if it is one."""
    match node:
        case ast.Expr(value=ast.Constant(value=value)) if value is ...:
            return "..."
        case ast.Starred(value=ast.Name(id="_")):
            return "*_"
    return None


# --- replacing -------------------------------------------------------------------------------


class _Filled(ast.NodeTransformer):
    """Puts what a pattern matched in the place of the placeholders of its replacement."""

    def __init__(self, matched: Matched) -> None:
        self._matched = list(matched)

    def visit(self, node: ast.AST) -> ast.AST | list[ast.AST]:
        placeholder = _any_number(node)
        if placeholder is not None:
            return self._next(placeholder)
        if isinstance(node, ast.Name) and node.id == "_":
            return self._next("_")[0]
        return self.generic_visit(node)

    def _next(self, placeholder: str) -> list[ast.AST]:
        for i, (other, nodes) in enumerate(self._matched):
            if other == placeholder:
                del self._matched[i]
                return nodes
        raise PatternError(f"the replacement has more {placeholder} than the pattern")


def _put(new: list[ast.AST], match: Match) -> None:
    """Change a tree: put a replacement in the place of a match."""
    filled = _Filled(match.matched)
    row: list[ast.AST] = []
    for node in new:
        result = filled.visit(node)
        row += result if isinstance(result, list) else [result]
    nodes = getattr(match.parent, match.field)
    if not isinstance(nodes, list):
        setattr(match.parent, match.field, row[0])
    else:
        nodes[match.start : match.end] = row
        if not nodes and match.field == "body":
            nodes.append(ast.Pass())


def _first_line(node: ast.AST) -> str:
    """Return the first line of a node's code, without what is below it."""
    return ast.unparse(node).partition("\n")[0]


def _line(file: str, match: Match) -> str:
    """Say where a match is and what stands there."""
    nodes = getattr(match.parent, match.field)
    node = nodes[match.start] if isinstance(nodes, list) else nodes
    return f"{file}:{node.lineno} {_first_line(node)}"
