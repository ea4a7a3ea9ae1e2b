"""run.py: what it decides by itself."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import run

REPORT = """<testsuites>
<testsuite name="a" tests="10" failures="1" errors="2" skipped="3"/>
<testsuite name="b" tests="5" failures="0" errors="0" skipped="0"/>
</testsuites>"""


def test_errors_count_as_failed_and_the_rest_as_passed(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    assert run.outcomes(report) == (9, 3, 3)


def test_a_pytest_run_that_leaves_no_report_counts_as_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    monkeypatch.setattr(run, "child", lambda *_, **__: 4)
    assert run.run_suite("title", "name", []) == (0, 1, 0)


def test_without_compiled_modules_the_sources_are_imported() -> None:
    code = "import luxor, luxor.core.engine as e; print(luxor.is_compiled(), e.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(run.PURE)}
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert said.stdout == f"False {run.PACKAGE / 'core' / 'engine.py'}\n"


def test_a_step_is_done_again_only_when_what_it_depends_on_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = tmp_path / "made"
    done: list[str] = []

    def fake_step(text: str, *_: str) -> None:
        done.append(text)
        made.write_text("")

    def do(inputs: str) -> int:
        run.stamped("a step/of two", inputs, outputs=lambda: str(made.exists()))
        return len(done)

    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "step", fake_step)
    assert [do("one"), do("one"), do("two"), do("two")] == [1, 1, 2, 2]
    made.unlink()
    assert do("two") == 3


@pytest.mark.parametrize(
    ("system", "named", "installed"),
    [("", "", ["postgres_server.txt"]), ("15/bin", "", []), ("", "postgresql://there/db", [])],
)
def test_a_postgresql_is_installed_only_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, named: str, installed: list[str]
) -> None:
    if system:
        (tmp_path / system).mkdir(parents=True)
        (tmp_path / system / "postgres").touch()
    done: list[str] = []
    monkeypatch.setattr(run, "POSTGRES", tmp_path)
    monkeypatch.setenv("LUXOR_TEST_POSTGRES", named)
    monkeypatch.setattr(run, "install_pinned", done.append)
    run.setup_postgres()
    assert done == installed


@pytest.mark.parametrize(
    ("version", "answer"),
    [
        *[("", False), ("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True)],
        *[("v21.7.3", False), ("v22.11.0", False), ("v22.12.0", True), ("v24.19.0", True)],
    ],
)
def test_a_node_is_used_that_can_build_the_client(version: str, answer: bool) -> None:
    assert run.can_build(version) is answer


def test_a_machine_without_node_gets_one_from_pypi(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr(run, "install_pinned", installed.append)
    monkeypatch.setattr(run, "output_of", lambda *_: "/package")
    npm = run.find_npm()
    assert installed == ["node.txt"]
    assert str(npm.words[-1]).startswith("/package/")
    assert npm.path.startswith("/package")


@pytest.fixture
def headers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The headers of Python, on a machine without a compiler."""
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("LUXOR_PURE", raising=False)
    monkeypatch.setenv("PATH", "/nonexistent")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    header = tmp_path / "Python.h"
    header.touch()
    return header


def test_a_machine_that_lacks_only_a_compiler_gets_one_from_pypi(
    monkeypatch: pytest.MonkeyPatch, headers: Path
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(run, "install_pinned", installed.append)
    changes = run.compiler_from_pypi()
    assert installed == ["compiler.txt"]
    assert shlex.split(changes["CC"]) == [
        *(str(run.PYTHON), "-m", "ziglang", "cc", "-mcpu=baseline")
    ]
    assert changes["LDSHARED"] == f"{changes['CC']} -shared"

    headers.unlink()
    assert run.compiler_from_pypi() == {}
    headers.touch()
    monkeypatch.setenv("CC", sys.executable)
    assert run.compiler_from_pypi() == {}
    assert installed == ["compiler.txt"]


@pytest.mark.usefixtures("headers")
def test_without_a_compiler_from_pypi_it_stays_pure(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def offline(_: str) -> None:
        raise run.StepError("failed (exit status 1): installing")

    monkeypatch.setattr(run, "install_pinned", offline)
    assert run.compiler_from_pypi() == {}
    assert "no C compiler could be had from PyPI" in capfd.readouterr().err


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str | Path, ...]]:
    """A folder with a client to build; returns the commands that are given for it."""
    commands: list[tuple[str | Path, ...]] = []

    def fake_step(_: str, *command: str | Path, **__: str) -> None:
        commands.append(command)
        noted = run.WEB / "node_modules" / ".package-lock.json"
        outputs = {
            "build": run.CLIENT / "index.html",
            "tools.protocol_types": run.WEB / "src" / "protocol.ts",
        }
        made = outputs.get(str(command[-1]), noted)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text("")

    for name in ("ROOT", "WEB", "CLIENT", "VENV", "PACKAGE"):
        monkeypatch.setattr(run, name, tmp_path / name.lower() if name != "ROOT" else tmp_path)
    run.VENV.mkdir()
    run.PACKAGE.mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts", "tests/one.test.ts"):
        (run.WEB / name).parent.mkdir(parents=True, exist_ok=True)
        (run.WEB / name).write_text(name)
    monkeypatch.setattr(run, "find_npm", lambda: run.Npm(("npm",), ""))
    monkeypatch.setattr(run, "step", fake_step)
    return commands


def test_the_client_is_built_only_when_it_or_its_sources_change(
    client: list[tuple[str | Path, ...]],
) -> None:
    def built() -> list[str]:
        client.clear()
        run.build_client()
        return [str(command[3] if len(command) > 3 else command[-1]) for command in client]

    assert built() == ["tools.protocol_types", "ci", "run"]
    assert built() == []
    (run.PACKAGE / "messages.py").write_text("changed")
    assert built() == ["tools.protocol_types"]
    (run.WEB / "src" / "protocol.ts").unlink()
    assert built() == ["tools.protocol_types"]
    (run.WEB / "src" / "main.ts").write_text("changed")
    assert built() == ["run"]
    (run.WEB / "tests" / "one.test.ts").write_text("changed")
    assert built() == []
    (run.CLIENT / "index.html").write_text("changed by somebody else")
    assert built() == ["run"]
    (run.CLIENT / "index.html").unlink()
    assert built() == ["run"]
    (run.WEB / "package-lock.json").write_text("changed")
    assert built() == ["ci", "run"]


@pytest.mark.usefixtures("client")
def test_a_client_that_cannot_be_built_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def offline(*_: object, **__: object) -> None:
        raise run.StepError("failed (exit status 1): installing")

    monkeypatch.setattr(run, "write_protocol_types", lambda: None)
    monkeypatch.setattr(run, "step", offline)
    with pytest.raises(run.StepError, match=r"failed.*\n.*online(.|\n)*play --text"):
        run.build_client()


@pytest.mark.parametrize(
    ("words", "shown"),
    [("play", True), ("serve --port 1", True), ("play --text", False), ("edition show", False)],
)
def test_the_client_is_built_for_those_who_see_it(
    monkeypatch: pytest.MonkeyPatch, words: str, shown: bool
) -> None:
    wanted: list[bool] = []
    monkeypatch.setattr(run, "setup", lambda _, client: wanted.append(client))
    monkeypatch.setattr(os, "name", "another")
    monkeypatch.setattr(run, "child", lambda *_, **__: 0)
    run.main(words.split())
    assert wanted == [shown]


def test_a_missing_browser_is_asked_for_or_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "find_chromium", lambda: None)
    monkeypatch.setattr(run, "works", lambda *_: True)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(run.StepError, match=r"need chromium .*--no-e2e leaves them out"):
        run.setup_browser()


@pytest.mark.parametrize(
    ("words", "browser"),
    [("", True), ("--no-e2e", False), ("tests/core", False), ("tests/web -k phone", True)],
)
def test_the_browser_is_for_all_tests_and_for_its_own(
    monkeypatch: pytest.MonkeyPatch, words: str, browser: bool
) -> None:
    asked: list[bool] = []

    def suites(_: list[str], *, browser: bool) -> list[tuple[int, int, int]]:
        asked.append(browser)
        return [(1, 0, 0)]

    for name in ("setup", "setup_postgres", "setup_npm", "setup_browser"):
        monkeypatch.setattr(run, name, lambda: None)
    monkeypatch.setattr(run, "checks", lambda _: [])
    monkeypatch.setattr(run, "vitest", lambda _: (1, 0, 0))
    monkeypatch.setattr(run, "suites", suites)
    assert run.test(words.split()) == 0
    assert asked == [browser]


def test_a_failing_step_shows_its_output(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(run.StepError, match=r"failed \(exit status 3\): breaking"):
        run.step("breaking", sys.executable, "-c", "print('details'); raise SystemExit(3)")
    captured = capfd.readouterr()
    assert captured.out == ""
    assert "details" in captured.err


def test_a_step_that_works_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    run.step("working", sys.executable, "-c", "print('noise')")
    captured = capfd.readouterr()
    assert (captured.out, captured.err) == ("", "run.py: working\n")


def test_a_command_takes_the_place_of_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    class BecameError(Exception):
        pass

    def become(path: Path, words: list[object], environment: dict[str, str]) -> None:
        assert words == [str(path), "play", "--port", "0"]
        assert path == run.BIN / "luxor"
        assert environment["LUXOR_COMMAND"].startswith("python3 ")
        raise BecameError

    monkeypatch.setattr(run, "setup", lambda *_, **__: None)
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setattr(os, "execve", become, raising=False)
    with pytest.raises(BecameError):
        run.main(["play", "--port", "0"])


def test_a_child_passes_its_exit_status_on() -> None:
    assert run.child(sys.executable, "-c", "raise SystemExit(7)") == 7


def test_the_pure_run_is_short_only_where_a_compiled_one_tests_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runs: dict[str, list[str]] = {}

    def fake(_title: str, name: str, words: list[str], **_: str) -> tuple[int, int, int]:
        runs[name] = words
        return 0, 0, 0

    monkeypatch.setattr(run, "run_suite", fake)
    monkeypatch.setattr(run, "compiled_modules", lambda: "state.so")
    list(run.suites([], browser=False))
    assert {"compiled", "pure"} <= set(runs)
    assert "tests/rules" in runs["pure"]
    for name in run.PURE_TESTS:
        assert (run.ROOT / name).exists()
    runs.clear()
    monkeypatch.setattr(run, "compiled_modules", str)
    list(run.suites([], browser=False))
    assert "compiled" not in runs
    assert not any(word.startswith("tests/") for word in runs["pure"])


def test_help_is_answered_before_anything_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "setup", lambda *_, **__: pytest.fail("set up"))
    assert run.main(["play", "--help"]) == 0
    assert "--hot-seat" in capfd.readouterr().out
