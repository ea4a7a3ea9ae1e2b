"""Tables are plain and aligned in pipes; terminals get a bold head unless they refuse colours."""

from __future__ import annotations

import sys

import pytest

from luxor.cli.drawing import table

HEAD, ROWS = ["", "bot", "won"], [["1.", "[red]a[/red]", "3.0%"], ["12.", "planner", "97.0%"]]
PLAIN = """\
     bot             won
 1.  [red]a[/red]   3.0%
12.  planner       97.0%"""


def test_a_table_in_a_pipe_is_plain_text() -> None:
    assert table(HEAD, ROWS, left=(1,)) == PLAIN


def test_a_terminal_gets_a_bold_head_unless_it_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    head, *rows = table(HEAD, ROWS, left=(1,)).splitlines()
    assert "\x1b[1m" in head
    assert rows == PLAIN.splitlines()[1:]
    monkeypatch.setenv("NO_COLOR", "1")
    assert table(HEAD, ROWS, left=(1,)) == PLAIN
