"""The command ``luxor``: its version, its commands, and how it ends when something is wrong."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

import luxor
from luxor.cli import main as command
from luxor.cli.main import main, make_parser
from luxor.core.errors import LuxorError


@pytest.mark.parametrize("compiled", [True, False])
def test_the_version_says_in_a_line_how_the_engine_runs(
    compiled: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(luxor, "is_compiled", lambda: compiled)
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert said == f"{command.version()}\n"
    assert said.startswith(f"luxor {luxor.__version__} (")
    assert ("apt install gcc python3-dev" in said) != compiled


def test_python_m_luxor_is_the_same_command() -> None:
    words = [sys.executable, "-m", "luxor", "--version"]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert said.strip() == command.version()


def test_every_command_is_there_with_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("play", "show", "replay", "edition"):
        with pytest.raises(SystemExit) as left:
            main([name, "--help"])
        assert left.value.code == 0
        assert f"usage: luxor {name}" in capsys.readouterr().out


def test_no_command_at_all_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2
    assert "usage: luxor" in capsys.readouterr().err


def run_instead(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let whatever command is given raise an error."""

    def fail(_: argparse.Namespace) -> int:
        raise error

    parser = argparse.ArgumentParser()
    parser.set_defaults(run=fail)
    monkeypatch.setattr(command, "make_parser", lambda: parser)


def test_what_is_wrong_is_said_on_standard_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_instead(monkeypatch, LuxorError("the cat is on the board"))
    assert main([]) == 1
    captured = capsys.readouterr()
    assert captured.err == "luxor: the cat is on the board\n"
    assert captured.out == ""


def test_an_interruption_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_instead(monkeypatch, KeyboardInterrupt())
    assert main([]) == 130
    captured = capsys.readouterr()
    assert captured.err == ""


def test_a_mistake_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    run_instead(monkeypatch, ValueError("a bug"))
    with pytest.raises(ValueError, match="a bug"):
        main([])


def test_a_reader_that_goes_away_is_no_error() -> None:
    words = [sys.executable, "-m", "luxor", "edition", "show"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_terminal_without_the_signs_gets_others() -> None:
    words = [sys.executable, "-m", "luxor", "play", "--text", "--auto", "--seed", "1"]
    environment = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PATH": ""}
    done = subprocess.run(words, capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"TOMB" in done.stdout


def test_the_parser_names_the_game_and_its_author() -> None:
    assert "Rüdiger Dorn" in make_parser().format_help()
