"""``docs/modules.md`` is complete and true: its tables, its quotations and its examples."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from pathlib import Path

import pytest

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset, hooks
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.notation.edition_file import load_edition
from luxor_royal_errands.errands import RoyalErrands
from tests.plugins import SOURCE

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "modules.md"
TEXT = DOCUMENT.read_text("utf-8")
CORE = ROOT / "src" / "luxor" / "core"
QUOTED = (
    SOURCE,
    *(ROOT / "tests" / "examples" / name for name in ("games.py", "test_example_battery.py")),
)
VERBS = "Verbs: `luxor.core.verbs`"


def section(title: str) -> str:
    """Return the text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, f"no heading {title!r}"
    return found[1]


def calls(title: str) -> dict[str, list[str]]:
    """Return what the first columns of a section's tables name: functions and their arguments."""
    found = {}
    for row in re.findall(r"^\| (`.*?`) \|", section(title), re.MULTILINE):
        for name, arguments in re.findall(r"`(\w+)\((.*?)\)`", row):
            found[name] = [word.strip() for word in arguments.split(",") if word.strip()]
    return found


def functions(file: str, within: str = "") -> dict[str, list[str]]:
    """Return the public functions of a core file, or of one of its classes, and their arguments."""
    tree: ast.Module | ast.ClassDef = ast.parse((CORE / file).read_text("utf-8"))
    if within:
        tree = next(c for c in tree.body if isinstance(c, ast.ClassDef) and c.name == within)
    return {
        function.name: [a.arg for a in function.args.args if a.arg != "self"]
        for function in tree.body
        if isinstance(function, ast.FunctionDef)
        and not function.name.startswith("_")
        and not function.name.endswith("_unchecked")  # only compiled code can call it
    }


def test_the_list_of_hooks_is_complete() -> None:
    named = re.findall(r"`(\w+)`", section("All hooks"))
    rs = compile_ruleset(Options(), load_edition())
    assert named == hooks(rs)
    methods = functions("module.py", "Module")
    assert set(methods) - set(named) == {
        *("treasures", "add_cards", "compile", "complete_position", "check_position")
    }


def test_the_table_of_verbs_is_complete() -> None:
    assert calls(VERBS).items() >= functions("verbs.py").items()


def test_functions_of_the_base_rules_are_where_the_table_says() -> None:
    found = re.findall(r"^\| (`\w+\(.*?) \| `(\w+)` \|", section(VERBS), re.MULTILINE)
    assert len(found) > 5
    for names, file in found:
        module = importlib.import_module(f"luxor.core.rules.{file}")
        there = functions(f"rules/{file}.py")
        for name, arguments in re.findall(r"`(\w+)\((.*?)\)`", names):
            assert callable(getattr(module, name))
            assert there[name] == arguments.split(", ")


def test_methods_of_states_exist() -> None:
    named = re.findall(r"`(\w+)`", section("Methods of `State`"))
    assert len(named) > 10
    assert set(named) <= set(functions("state.py", "State"))


def test_frames_of_the_base_exist() -> None:
    named = re.findall(r"^\| `(F_\w+)` \|", section("Frames of the base that modules push"), re.M)
    assert len(named) > 5
    assert all(hasattr(k, name) for name in named)


def blocks() -> list[str]:
    """Return the blocks of Python that are no examples to run: quotations."""
    found = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [block for block in found if not block.startswith(">>>")]


def test_all_code_is_quoted_from_what_runs() -> None:
    sources = [lines(path.read_text("utf-8")) for path in QUOTED]
    assert len(blocks()) > 8
    for block in blocks():
        assert any(lines(block) in source for source in sources), f"quoted from nowhere:\n{block}"


def lines(text: str) -> str:
    """Return the lines of a text without indentation and empty ones."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)", TEXT):
        assert (DOCUMENT.parent / target).exists(), target


def test_the_room_that_is_left_is_what_the_text_says() -> None:
    rs = compile_ruleset(Options(players=5, modules=NAMES), load_edition())
    piles = k.MAX_PILES - rs.piles
    counts = k.MAX_COUNTS - sum(len(rs.pile(pile)[2]) for pile in range(rs.piles))
    used = sum(
        datum.size * (rs.players if datum.per_seat else 1)
        for module in rs.modules
        for datum in module.data
    )
    text = " ".join(section("What is not possible").split())
    assert f"leave {piles} piles, {counts} counts and {k.MAX_DATA - used} bytes" in text
    limits = {
        "piles": k.MAX_PILES,
        "kinds of cards": k.MAX_CARDS,
        "of tiles": k.MAX_TILES,
        "sources of points": k.MAX_SOURCES,
        "bytes of data": k.MAX_DATA,
        "frames on the stack": k.MAX_STACK,
        "options": k.MAX_OPTIONS,
    }
    for what, most in limits.items():
        assert f"{most} {what}" in text
    assert f"{k.MAX_COUNTS} counts together" in text


def test_what_does_not_fit_is_refused() -> None:
    modules = (RoyalErrands(), RoyalErrands())
    with pytest.raises(ValueError, match="data in all"):
        compile_ruleset(Options(players=5, modules=NAMES), load_edition(), modules)
