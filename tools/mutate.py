#!/usr/bin/env python3
"""Breaks rules on purpose, one at a time, and demands that a test of the broken clause notices.

    python -m tools.mutate              every breakage of the files in mutations/
    python -m tools.mutate M5 E1        only those of some clauses
    python -m tools.mutate --jobs 4     so many at a time (default 2)

A breakage is a table of its own there, headed by the clause and by what it breaks:

    [M5."a released adventurer is active at once"]
    where = "release"                   # a function, Class.method or table of the core
    old = "s.status[_] = RELEASED"      # code that it has exactly once
    new = "s.status[_] = ACTIVE"        # what takes its place; may be empty

Both pieces of code are compared by their syntax and may have placeholders (code_patterns.py).

The package is copied to a temporary folder as plain Python (no compiler is needed). There each
breakage is made, and the tests of tests/rules that are marked with its clause are run against the
copy. The exit status is 1 if they all pass (the breakage survives), if the code to replace is not
found exactly once, or if the tests fail without any breakage.
"""

from __future__ import annotations

import argparse
import ast
import atexit
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.code_patterns import Code, PatternError

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "luxor"
CORE = Code(PACKAGE / "core")
RULES = ROOT / "tests" / "rules"
TABLES = Path(__file__).with_name("mutations")
MARKS = ("clause", "example")
TIME_LIMIT = 60  # seconds for the tests of one breakage; a rule may break into an endless loop

BUGS = r"^.*: (?:Type|Name|Attribute|Syntax|Import|UnboundLocal)Error\b.*$"
"""What a test must not fail with: such a failure would say nothing about the rule."""

NURSERY = """
import json, os, pathlib, signal, sys
import hypothesis, pytest  # by far most of the time goes into these, so it is spent once

def run(package, seconds, arguments):
    sys.path.insert(0, str(package.parent))
    import luxor.core.engine, luxor.core.rules.movement
    for module in (luxor, luxor.core.engine, luxor.core.rules.movement):
        path = pathlib.Path(module.__file__)
        if package not in path.parents or path.suffix != ".py":
            print(f"{path} was imported instead of the plain copy in {package}")
            return 1
    signal.alarm(seconds)
    return pytest.main(arguments)

for line in sys.stdin:
    package, output, seconds, arguments = json.loads(line)
    child = os.fork()
    if child == 0:
        file = os.open(output, os.O_WRONLY | os.O_CREAT)
        os.dup2(file, 1)
        os.dup2(file, 2)
        status = 1
        try:
            status = int(run(pathlib.Path(package), seconds, arguments))
        finally:
            sys.stdout.flush()
            os._exit(status)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
"""A program that has pytest ready and runs it in a child for each line that it is given, after
making sure that the copy is tested; it answers with the exit status."""


# --- the breakages and the tests that must notice them ---------------------------------------


@dataclass(frozen=True)
class Mutation:
    """One breakage: the clause it breaks, how, and the edit that does it."""

    clause: str
    breaks: str
    where: str
    old: str
    new: str

    def edit(self) -> tuple[str, str]:
        """Return the name of a file of the core and its source with the breakage.

        Raise PatternError if the code to replace does not occur exactly once.
        """
        return CORE.replace(self.where, self.old, self.new)


def mutations() -> list[Mutation]:
    """Return the breakages of all files in mutations/."""
    tables = [
        tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(TABLES.glob("*.toml"))
    ]
    return [
        Mutation(clause, breaks, **edit)
        for table in tables
        for clause, entries in table.items()
        for breaks, edit in entries.items()
    ]


@dataclass(frozen=True)
class MarkedTest:
    """A test function of tests/rules with the ids in its marks."""

    file: str
    name: str
    ids: dict[str, tuple[str, ...]]


@cache
def marks() -> tuple[MarkedTest, ...]:
    """Return all test functions of tests/rules with the ids of their marks."""
    found = []
    for path in sorted(RULES.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                ids = {mark: tuple(_ids(node, mark)) for mark in MARKS}
                found.append(MarkedTest(path.name, node.name, ids))
    return tuple(found)


def _ids(function: ast.FunctionDef, mark: str) -> Iterator[str]:
    """Yield the ids in ``@pytest.mark.<mark>("...", ...)``."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == f"pytest.mark.{mark}":
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise ValueError(f"{function.name}: the ids of a mark must be plain strings")
                yield argument.value


# --- running ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verdict:
    """What became of a breakage."""

    ok: bool
    text: str


def copy_package(folder: Path) -> Path:
    """Copy the package, without compiled modules and what is online; return where it lies."""
    copy = folder / "luxor"
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "*.c", "__pycache__", "server", "client")
    shutil.copytree(PACKAGE, copy, ignore=ignore)
    return copy


class Nursery(threading.local):
    """A copy of the package and the program that runs tests against it, for each thread."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="luxor-mutate-")
        self._edits = 0
        self.package = copy_package(Path(self._folder.name))
        environment = {
            **os.environ,
            "PYTHONDONTWRITEBYTECODE": "",  # what is not broken is compiled once
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # plugins take longer than the tests
        }
        self._process = subprocess.Popen(
            [sys.executable, "-c", NURSERY],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._process.terminate)

    @contextmanager
    def broken(self, file: str, source: str) -> Iterator[Path]:
        """Yield the copy while a file of its core has another source."""
        path = self.package / "core" / file
        whole = path.read_text(encoding="utf-8")
        self._write(path, source)
        try:
            yield self.package
        finally:
            self._write(path, whole)

    def _write(self, path: Path, source: str) -> None:
        """Write a file with a time of its own, so that older bytecode of it is not used."""
        path.write_text(source, encoding="utf-8")
        self._edits += 1
        os.utime(path, (self._edits, self._edits))

    def run(self, order: list[object]) -> int:
        """Return the exit status of one order, less than 0 for the signal that ended it."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(json.dumps(order) + "\n")
        into.flush()
        return int(out.readline())


nursery = Nursery()


def run_tests(copy: Path, tests: list[str]) -> tuple[int | None, str]:
    """Run tests against a copy; return pytest's exit status (None: too slow) and its output."""
    options = ["-q", "-x", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-o", "addopts="]
    arguments = ["--import-mode=importlib", *options, *tests]
    with tempfile.NamedTemporaryFile("r", encoding="utf-8", prefix="luxor-mutate-") as output:
        status = nursery.run([str(copy), output.name, TIME_LIMIT, arguments])
        return (None, "") if status == -signal.SIGALRM else (status, output.read())


def node_ids(clause: str | None) -> list[str]:
    """Return the tests marked with a clause (None: with any), as pytest names them."""
    return [
        f"tests/rules/{test.file}::{test.name}"
        for test in marks()
        if (clause in test.ids["clause"] if clause else test.ids["clause"])
    ]


def without_breakage() -> Verdict:
    """Say whether all tests of clauses pass on an unchanged copy."""
    status, output = run_tests(nursery.package, node_ids(None))
    if status == 0:
        return Verdict(True, "all tests pass")
    return Verdict(False, f"tests fail:\n{output}")


def attempt(mutation: Mutation) -> Verdict:
    """Break a rule in a copy and say whether a test marked with its clause fails."""
    try:
        edit = mutation.edit()
    except PatternError as problem:
        return Verdict(False, str(problem))
    tests = node_ids(mutation.clause)
    if not tests:
        return Verdict(False, f"no test is marked with {mutation.clause}")
    with nursery.broken(*edit) as copy:
        status, output = run_tests(copy, tests)
    if status is None:
        return Verdict(True, f"no end within {TIME_LIMIT} s")
    bug = re.search(BUGS, output, re.MULTILINE)
    if bug is not None:
        return Verdict(False, f"breaks the program rather than the rule: {bug[0].strip()}")
    failed = re.search(r"^FAILED \S+::(\w+)", output, re.MULTILINE)
    if status == 1 and failed is not None:
        return Verdict(True, failed[1])
    if status == 0:
        return Verdict(False, f"SURVIVES the {len(tests)} tests of {mutation.clause}")
    return Verdict(False, f"the tests could not be run (exit status {status}):\n{output}")


def main(arguments: list[str] | None = None) -> int:
    """Run the breakages that are asked for and print a table; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("clauses", nargs="*", metavar="CLAUSE", help="only breakages of these")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (default 2)")
    options = parser.parse_args(arguments)
    table = mutations()
    unknown = set(options.clauses) - {mutation.clause for mutation in table}
    if unknown:
        parser.error(f"no breakage of {', '.join(sorted(unknown))} in {TABLES.name}")
    chosen = [m for m in table if not options.clauses or m.clause in options.clauses]
    start = time.monotonic()
    noticed = 0
    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        healthy = pool.submit(without_breakage)
        attempts = [(mutation, pool.submit(attempt, mutation)) for mutation in chosen]
        print(f"without any breakage: {healthy.result().text}", flush=True)
        for mutation, pending in attempts:
            verdict = pending.result()
            noticed += verdict.ok
            sign = "ok  " if verdict.ok else "FAIL"
            print(f"{sign} {mutation.clause}  {mutation.breaks}")
            print(f"         {verdict.text}", flush=True)
    seconds = time.monotonic() - start
    print(f"{noticed} of {len(chosen)} breakages noticed by tests of their clause, {seconds:.0f} s")
    return 0 if healthy.result().ok and noticed == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
