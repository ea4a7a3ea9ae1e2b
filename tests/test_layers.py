"""Imports point one way: core <- notation <- play <- bots, lab, server, client, cli.

Every import counts, wherever it stands in a file. The core moreover needs nothing but the standard
library, reads no clock, file or hidden source of chance, and never names a module of the game.
"""

from __future__ import annotations

import ast
import re
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

from luxor.core.modules import NAMES

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "luxor"

OPEN_TO_CLIENTS = ("server.protocol", "server.errors")
"""What a client may know of the server: what is said, not how it is done."""

MAY_IMPORT = {
    "core": {"core"},
    "notation": {"core", "notation"},
    "play": {"core", "notation", "play"},
    "bots": {"core", "notation", "play", "bots"},
    "lab": {"core", "notation", "play", "bots", "lab"},
    "server": {"core", "notation", "play", "bots", "server", *OPEN_TO_CLIENTS},
    "client": {"core", "notation", "play", "bots", *OPEN_TO_CLIENTS, "client"},
    "cli": {
        *("core", "notation", "play", "bots", "lab", "server", *OPEN_TO_CLIENTS, "client"),
        *("cli", "luxor"),
    },
    "luxor": {"core", "notation", "play", "bots", "cli"},
}
"""What each folder of the package may import of it; ``luxor`` are the files beside the folders."""

WITHOUT_PACKAGES = ("core", "notation", "play", "luxor")
"""Layers that a bare ``import luxor`` may need, so they use the standard library alone."""

NOT_IN_CORE = {
    *("asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random"),
    *("secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"),
}
CALLS_NOT_IN_CORE = {"open", "print", "input", "exec", "eval", "breakpoint"}

MODULE_WORDS = re.compile("mummy|talisman|equipment|sceptre|character", re.IGNORECASE)

MAY_NAME_MODULES = {
    "core/modules/*.py",
    "lab/report/figure_words.py",
    # the terminal's words, until they move to the catalogue
    *("cli/board_p*.py", "cli/module_*.py", "cli/play_*.py", "cli/questions.py", "cli/show.py"),
    "cli/words.py",
}
"""Files that may name a module of the game in an import or a text: its rules and words."""


COMPILER = {"cython", "libc", "cpython"}
"""What the files for the C compiler import, and what says whether it was at work."""


def sources(suffix: str, layer: str = "") -> list[Path]:
    """Return the package's files with a suffix, or those of one layer."""
    return sorted((PACKAGE / layer).rglob(f"*{suffix}"))


def layer_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else "luxor"


def imported(text: str, suffix: str = ".py") -> set[str]:
    """Return the full names of the modules that a source imports (or cimports)."""
    if suffix == ".pxd":
        return set(re.findall(r"^\s*(?:from|c?import)\s+([\w.]+)", text, re.MULTILINE))
    found: set[str] = set()
    for statement in ast.walk(ast.parse(text)):
        if isinstance(statement, ast.Import):
            found.update(alias.name for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            assert statement.level == 0, f"line {statement.lineno}: a relative import"
            assert statement.module
            found.update(f"{statement.module}.{alias.name}" for alias in statement.names)
    return found


def target_of(name: str) -> str:
    """Return the layer, or the part of one that is open to clients, of a module's name."""
    for part in OPEN_TO_CLIENTS:
        if f"{name}.".startswith(f"{part}."):
            return part
    part, _, _ = name.partition(".")
    return part if part in MAY_IMPORT else "luxor"


def problems(layer: str, names: set[str]) -> list[str]:
    """Return the imports that a file of a layer may not have."""
    wrong = []
    for name in sorted(names):
        top, _, rest = name.partition(".")
        if top == "luxor":
            if target_of(rest) not in MAY_IMPORT[layer]:
                wrong.append(name)
        else:
            outside = top not in sys.stdlib_module_names | COMPILER
            impure = layer == "core" and top in NOT_IN_CORE
            if impure or (outside and layer in WITHOUT_PACKAGES):
                wrong.append(name)
    return wrong


FILES = [path for suffix in (".py", ".pxd") for path in sources(suffix)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    layer = layer_of(path)
    assert layer in MAY_IMPORT, f"{layer} is a new folder: say in MAY_IMPORT what it may import"
    assert problems(layer, imported(path.read_text("utf-8"), path.suffix)) == []


@pytest.mark.parametrize(
    ("layer", "source", "wrong"),
    [
        ("core", "import luxor.notation.position", ["luxor.notation.position"]),
        ("core", "def f():\n    from luxor import play", ["luxor.play"]),
        ("core", "from time import monotonic", ["time.monotonic"]),
        ("core", "import numpy", ["numpy"]),
        ("core", "if TYPE_CHECKING:\n    import random", ["random"]),
        ("core", "import luxor.core.state, json", []),
        ("server", "from luxor.cli import main", ["luxor.cli.main"]),
        ("client", "from luxor.server.errorsome import x", ["luxor.server.errorsome.x"]),
        ("client", "from luxor.server.errors import Code", []),
    ],
)
def test_wrong_imports_are_noticed(layer: str, source: str, wrong: list[str]) -> None:
    assert problems(layer, imported(source)) == wrong


def test_wrong_imports_of_the_compiler_are_noticed() -> None:
    text = "cimport cython\nfrom luxor.play.table cimport Table\nfrom libc.stdint cimport int8_t\n"
    assert imported(text, ".pxd") == {"cython", "luxor.play.table", "libc.stdint"}
    assert problems("core", imported(text, ".pxd")) == ["luxor.play.table"]


@pytest.mark.parametrize("path", sources(".py", "core"), ids=lambda path: path.name)
def test_the_core_reads_and_writes_nothing(path: Path) -> None:
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            assert call.func.id not in CALLS_NOT_IN_CORE, f"line {call.lineno}"


@pytest.mark.parametrize("suffix", [".py", ".pxd"])
def test_the_base_never_names_a_module(suffix: str) -> None:
    named = {
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in sources(suffix, "core")
        if "modules" not in path.relative_to(PACKAGE).parts
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if MODULE_WORDS.search(line)
    }
    assert named == set()


def named_modules(text: str) -> list[str]:
    """Return the imports and the names in texts by which a source names a module of the game."""
    found = []
    for part in ast.walk(ast.parse(text)):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            is_name = re.fullmatch(r"[\w.]+", part.value)
            if is_name and set(re.split(r"[_.]", part.value)) & set(NAMES):
                found.append(f"line {part.lineno}: {part.value!r}")
        elif isinstance(part, ast.ImportFrom) and part.module:
            if part.module.startswith("luxor.core.modules."):
                found.append(f"line {part.lineno}: {part.module}")
    return found


@pytest.mark.parametrize("path", sources(".py"), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_layer_names_a_module_of_the_game(path: Path) -> None:
    name = path.relative_to(PACKAGE).as_posix()
    named = named_modules(path.read_text("utf-8"))
    if not any(fnmatch(name, pattern) for pattern in MAY_NAME_MODULES):
        assert named == []


@pytest.mark.parametrize("pattern", sorted(MAY_NAME_MODULES))
def test_files_that_may_name_modules_do(pattern: str) -> None:
    texts = [path.read_text("utf-8") for path in PACKAGE.glob(pattern)]
    assert any(named_modules(text) for text in texts), "take it off the list"


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ('x = "mummy"', ["line 1: 'mummy'"]),
        ('x = {"mummy_tiles": 1}', ["line 1: 'mummy_tiles'"]),
        ('x = "characters.power"', ["line 1: 'characters.power'"]),
        ("from luxor.core.modules.sceptres import TYPE", ["line 1: luxor.core.modules.sceptres"]),
        ("from luxor.core.modules import NAMES", []),
        ('"""The mummy walks."""', []),
    ],
)
def test_named_modules_are_noticed(source: str, named: list[str]) -> None:
    assert named_modules(source) == named
