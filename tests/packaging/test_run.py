"""run.py: what it decides by itself."""

from __future__ import annotations

import os
import sys
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
    monkeypatch.setattr(run, "child", lambda *_, **__: (4, False))
    assert run.run_suite("title", "name", []) == (0, 1, 0)


def test_the_mirror_follows_the_sources_and_holds_nothing_compiled(tmp_path: Path) -> None:
    source, mirror = tmp_path / "src", tmp_path / "mirror"
    (source / "core").mkdir(parents=True)
    for name in ("__init__.py", "core/a.py", "core/a.pxd", "core/a.cpython-311.so", "core/b.pyd"):
        (source / name).write_text(name)
    run.mirror_without_extension(source, mirror)
    found = {str(path.relative_to(mirror)) for path in mirror.rglob("*") if path.is_file()}
    assert found == {"__init__.py", "core/a.py", "core/a.pxd"}

    (source / "core/a.py").write_text("changed")
    (source / "core/a.pxd").unlink()
    run.mirror_without_extension(source, mirror)
    assert (mirror / "core/a.py").read_text() == "changed"
    assert not (mirror / "core/a.pxd").is_symlink()


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

    monkeypatch.setattr(run, "setup", lambda: None)
    monkeypatch.setattr(os, "name", "posix")
    monkeypatch.setattr(os, "execve", become, raising=False)
    with pytest.raises(BecameError):
        run.main(["play", "--port", "0"])


def test_a_child_passes_its_exit_status_on() -> None:
    assert run.child(sys.executable, "-c", "raise SystemExit(7)") == (7, False)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["play", "--seed", "1"], ["play", "--seed", "1"]),
        (["edition", "show"], ["edition", "show"]),
        (["--version"], ["--version"]),
    ],
)
def test_other_words_are_commands_of_luxor(
    monkeypatch: pytest.MonkeyPatch, given: list[str], expected: list[str]
) -> None:
    monkeypatch.setattr(run, "luxor", lambda args: 5 if args == expected else 6)
    assert run.main(given) == 5
