"""A package of two compiled modules and a constant, built with the project's own setup.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

TINY = {
    "src/luxor/__init__.py": "",
    "src/luxor/__init__.pxd": "",
    "src/luxor/core/__init__.py": "",
    "src/luxor/core/__init__.pxd": "",
    "src/luxor/core/constants.py": "STEP = 1\n",
    "src/luxor/core/board.toml": "spaces = 1\n",
    "src/luxor/core/plain.py": "plain = True\n",
    "src/luxor/core/state.py": """
class State:
    def __init__(self, place):
        self.place = place
""",
    "src/luxor/core/state.pxd": """
cdef class State:
    cdef public int place
""",
    "src/luxor/core/rules/__init__.py": "",
    "src/luxor/core/rules/__init__.pxd": "",
    "src/luxor/core/rules/turn.py": """
import cython

from luxor.core.state import State

if not cython.compiled:
    from luxor.core.constants import *


def advance(state, steps):
    state.place += steps * STEP
    return state.place
""",
    "src/luxor/core/rules/turn.pxd": """
from luxor.core.constants cimport *
from luxor.core.state cimport State

cpdef int advance(State state, int steps)
""",
    "README.md": "Tiny.\n",
}


def compile_in_haste(folder: Path) -> None:
    """Let a copy of the project be compiled without optimizing: nobody looks at its speed."""
    setup = folder / "setup.py"
    text = setup.read_text(encoding="utf-8")
    assert text.count('"-O3"') == 1
    setup.write_text(text.replace('"-O3"', '"-O0"'), encoding="utf-8")


class Project:
    """A folder with a package in it, and what building it does."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in TINY.items():
            self.write(name, text)
        for name in ("setup.py", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        compile_in_haste(folder)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def python(self, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("CC", "LUXOR_PURE", "LUXOR_STRICT", "PYTHONPATH")
        }
        return subprocess.run(
            [sys.executable, *args],
            cwd=self.folder,
            env={**kept, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python("setup.py", "build_ext", "--inplace", **environment)

    def extensions(self) -> set[str]:
        """The names of the compiled modules in the source tree."""
        source = self.folder / "src"
        found = (path.relative_to(source) for path in source.rglob("*.so"))
        return {".".join((*path.parent.parts, path.name.split(".")[0])) for path in found}

    def play(self) -> str:
        """What the package, as it is built now, says about itself and a move."""
        code = (
            "from luxor.core import state\n"
            "from luxor.core.rules import turn\n"
            "kinds = {module.__file__.endswith('.py') for module in (state, turn)}\n"
            "print(kinds, turn.advance(state.State(4), 3))"
        )
        result = self.python("-c", code, PYTHONPATH=str(self.folder / "src"))
        assert result.returncode == 0, result.stdout
        return result.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)
