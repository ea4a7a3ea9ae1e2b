"""What all measurements of a server share: empty databases, plans, and tables of the figures."""

from __future__ import annotations

import argparse
import contextlib
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from bench.machine import about_lines, cell, say, table

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Plan = TypeVar("Plan", bound=DataclassInstance)

ROOT = Path(__file__).resolve().parents[2]
SQLITE, POSTGRESQL = "sqlite", "postgresql"


@contextlib.contextmanager
def fresh(database: str) -> Iterator[str]:
    """Give the URL of an empty database: ``sqlite``, ``postgresql``, or a URL that is given.

    The first is a file on this folder's disk, the second a server that is started for it; both are
    removed afterwards. Both wait for the disk.
    """
    if database == SQLITE:
        (ROOT / "build").mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build") as folder:
            yield f"sqlite:///{folder}/games.sqlite"
    elif database == POSTGRESQL:
        from tests.server.postgres import postgres

        with postgres(durable=True) as server, server.database() as url:
            yield url
    else:
        yield database


def kind_of(database: str) -> str:
    """Return the kind of a database; its URL may hold a password."""
    return POSTGRESQL if database.startswith("postgres") else SQLITE


def planned(full: Plan, quick: Plan, args: argparse.Namespace) -> Plan:
    """Return one of two plans, changed by the options of the command line."""
    plan = quick if args.quick else full
    given: dict[str, Any] = {field.name: getattr(args, field.name, None) for field in fields(plan)}
    if given.get("rate"):
        given["rate"] = given["rate"][0]
    return replace(plan, **{name: value for name, value in given.items() if value is not None})


def on_each(
    name: str, databases: Iterable[str], measure: Callable[[str], dict[str, Any]]
) -> dict[str, Any]:
    """Return the figures of each database under a name, and report all faults."""
    measured = [measure(database) for database in databases]
    for one in measured:
        for fault in one["faults"]:
            say(f"{one['database']}: {fault}")
    return {name: measured, "is_good": all(one["is_good"] for one in measured)}


def section(result: dict[str, Any], about: str, *tables: list[str]) -> list[str]:
    """Return Markdown: what the figures depend on, then tables."""
    return [*about_lines(result), f"- {about}", *(line for lines in tables for line in lines)]


def rows(
    title: str, columns: dict[str, dict[str, Any]], figures: Iterable[tuple[str, str]]
) -> list[str]:
    """Return a table: a column for each set of figures, a row for each (figure, words)."""
    body = [
        (words, *(cell(column.get(name)) for column in columns.values())) for name, words in figures
    ]
    return table([title, *columns], body)
