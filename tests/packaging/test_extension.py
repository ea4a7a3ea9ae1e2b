"""The core is compiled as a whole or not at all, and says so in one line."""

from __future__ import annotations

import runpy
import sysconfig
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Project

BOTH = {"luxor.core.state", "luxor.core.rules.turn"}
COMPILED = "{False} 7"
PURE = "{True} 7"


def lines(output: str) -> list[str]:
    return [line for line in output.splitlines() if line.startswith("luxor: ")]


@pytest.mark.compiled
def test_modules_with_an_augmenting_pxd_are_compiled(project: Project) -> None:
    result = project.build()
    assert lines(result.stdout) == ["luxor: modules compiled: 2"]
    assert project.extensions() == BOTH
    assert project.play() == COMPILED
    assert not list((project.folder / "src").rglob("*.c"))


@pytest.mark.compiled
@pytest.mark.parametrize(
    "environment",
    [{"CC": "/nonexistent/cc"}, {"PATH": "/nonexistent"}, {"LUXOR_PURE": "1"}],
    ids=["broken compiler", "no compiler", "asked for"],
)
def test_falling_back_removes_what_was_compiled_before(
    project: Project, environment: dict[str, str]
) -> None:
    project.build()
    assert project.extensions() == BOTH
    result = project.build(**environment)
    assert result.returncode == 0
    assert project.extensions() == set()
    assert project.play() == PURE
    (line,) = lines(result.stdout)
    assert line.endswith("so it runs as pure Python (complete, but slower)")


def test_without_a_compiler_there_is_one_line_and_no_noise(project: Project) -> None:
    result = project.build(CC="/nonexistent/cc", LUXOR_STRICT="1")
    assert result.returncode == 0
    headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
    reason = (
        "no working C compiler (Debian, Ubuntu: apt install gcc)"
        if headers
        else "no working C compiler and no headers of Python "
        "(Debian, Ubuntu: apt install gcc python3-dev)"
    )
    line = f"luxor: {reason}, so it runs as pure Python (complete, but slower)"
    assert result.stdout.splitlines() == ["running build_ext", line]


@pytest.mark.compiled
def test_missing_headers_are_told_apart_from_a_missing_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    what_is_missing = runpy.run_path("setup.py")["what_is_missing"]
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    said = what_is_missing()
    assert said == "no headers of Python (Debian, Ubuntu: apt install python3-dev)"


DAMAGE = {
    "C": 'cdef extern from "no_such_header.h":\n    int nothing()\n',
    "Cython": "cpdef int unfinished(State state\n",
}


@pytest.mark.compiled
@pytest.mark.parametrize("kind", DAMAGE)
def test_one_module_that_fails_leaves_none_compiled(project: Project, kind: str) -> None:
    project.build()
    turn = project.folder / "src/luxor/core/rules/turn.pxd"
    turn.write_text(turn.read_text() + DAMAGE[kind])
    result = project.build()
    assert result.returncode == 0, result.stdout
    assert project.extensions() == set()
    assert project.play() == PURE
    (line,) = lines(result.stdout)
    assert "turn" in line

    strict = project.build(LUXOR_STRICT="1")
    assert strict.returncode != 0
    assert project.extensions() == set()


@pytest.mark.compiled
def test_a_module_that_lost_its_pxd_is_no_longer_imported_compiled(project: Project) -> None:
    project.build()
    (project.folder / "src/luxor/core/rules/turn.pxd").unlink()
    project.build()
    assert project.extensions() == {"luxor.core.state"}


@pytest.mark.compiled
def test_a_changed_pxd_recompiles_those_who_cimport_it(project: Project) -> None:
    project.build()
    state = project.folder / "src/luxor/core/state.pxd"
    state.write_text(state.read_text().replace("int place", "long place, other"))
    project.build()
    assert project.play() == COMPILED


@pytest.mark.compiled
def test_a_changed_constant_recompiles_those_who_use_it(project: Project) -> None:
    project.build()
    project.write("src/luxor/core/constants.py", "STEP = 2\n")
    project.build()
    assert project.play() == "{False} 10"


def test_the_checkout_is_compiled_as_a_whole_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    sources = runpy.run_path("setup.py")["compiled_sources"]()
    assert sources
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    built = set((ROOT / "src" / "luxor").rglob(f"*{suffix}"))
    assert built in (set(), {(ROOT / path).with_suffix(suffix) for path in sources})
