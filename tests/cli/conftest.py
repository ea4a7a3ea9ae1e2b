"""The fixture that runs the command line."""

from __future__ import annotations

import io

import pytest

from luxor.cli.main import main
from tests.cli.running import Luxor, Run


@pytest.fixture
def luxor(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Luxor:
    """Run ``luxor`` with lines on standard input."""

    def run(*words: str, lines: list[str] | tuple[str, ...] = ()) -> Run:
        typed = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), "utf-8"))
        capsys.readouterr()
        status = main(list(words))
        return Run(status, *capsys.readouterr())

    return run
