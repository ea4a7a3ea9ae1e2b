"""What users see of the compiled classes is what the sources, and so type checkers, say."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from luxor import Options, Table
from luxor.core import engine, fold, hidden, playout, verbs
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.rules import scoring
from luxor.core.search.evaluation import Evaluation
from luxor.notation.edition_file import load_edition
from tests.battery.games import COMPILED
from tests.test_pure_and_compiled import ROOT, copy_without_extension


def things() -> dict[str, Any]:
    """Return one thing of each kind that users hold, and the modules they call."""
    rs = compile_ruleset(Options(players=2, modules=NAMES), load_edition())
    state = engine.new_game(rs)
    table = Table(Options(players=2, first=0), seed=1)
    made = {"state": state, "ruleset": rs, "rng": Rng(1), "tally": playout.Tally()}
    made |= {"evaluation": Evaluation(), "frame": rs.frames[0], "module": rs.modules[0]}
    made |= {"family": rs.card_families[0], "table": table, "view": table.view(0)}
    modules = (engine, fold, hidden, playout, scoring, verbs)
    return made | {module.__name__: module for module in modules}


def offered(thing: object) -> dict[str, list[str]]:
    """Return the public names of a thing, each with its type or its parameters."""
    found = {}
    for name in dir(thing):
        value = getattr(thing, name)
        if name.startswith("_") or inspect.ismodule(value) or isinstance(value, type):
            continue
        if callable(value):
            try:
                found[name] = ["call", *inspect.signature(value).parameters]
            except (TypeError, ValueError):
                found[name] = ["call", "?"]
        else:
            found[name] = [type(value).__name__]
    return found


def described() -> dict[str, dict[str, list[str]]]:
    return {name: offered(thing) for name, thing in things().items()}


@pytest.mark.compiled
@pytest.mark.skipif(not COMPILED, reason="luxor is not compiled here: nothing to compare")
def test_compiled_classes_offer_what_their_sources_say(tmp_path: Path) -> None:
    """Both ways, except for what only compiled code can call: its name ends in ``_unchecked``."""
    pure = copy_without_extension(tmp_path)
    code = (
        "import json; from tests.test_types_agree import described; print(json.dumps(described()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{pure}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    expected = json.loads(done.stdout)
    differences = []
    for name, here in described().items():
        for attribute in here.keys() | expected[name].keys():
            kind, there = here.get(attribute), expected[name].get(attribute)
            if kind is None:
                inside = name.startswith("luxor.") or attribute.endswith("_unchecked")
                agree = inside  # only compiled code calls it
            else:
                agree = kind == there or (kind == ["call", "?"] and there and there[0] == "call")
            if not agree:
                differences.append((name, attribute, kind, there))
    assert differences == []


def test_what_returns_nothing_returns_none() -> None:
    s = things()["state"]
    calls: list[tuple[Any, ...]] = [(s.push, 0, -1, 0, 0, 0), (s.pop,), (s.offer, 1)]
    calls += [(engine.resume, s), (engine.deal, s, Rng(1)), (engine.answer, s, 0)]
    calls += [(verbs.add_points, s, 0, 2)]
    assert [call(*arguments) for call, *arguments in calls] == [None] * len(calls)
