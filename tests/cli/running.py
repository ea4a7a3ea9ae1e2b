"""Running commands and playing games in the terminal, for the tests of the command line."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from luxor import Table
from luxor.bots.random_bot import RandomBot
from luxor.cli.play_session import Session
from luxor.cli.play_terminal import Terminal
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.errors import IllegalActionError
from luxor.play.table import Answer


@dataclass(frozen=True)
class Run:
    """What a run of ``luxor`` printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """What was printed, however its lines were wrapped."""
        return " ".join(self.out.split())

    @property
    def json(self) -> Any:
        """What was printed for programs."""
        return json.loads(self.out)


Luxor = Callable[..., Run]
"""The fixture ``luxor``: runs a command with lines on standard input."""


def assert_refused(run: Run, *names: str) -> None:
    """Assert that a command did nothing and said in a line what is wrong, with these names."""
    assert (run.status, run.out) == (1, "")
    assert run.err.count("\n") == 1
    for name in names:
        assert name in run.err


class Typist(Terminal):
    """A terminal at which somebody types given lines; ``None`` is Ctrl-C."""

    def __init__(self, *lines: str | None) -> None:
        super().__init__()
        self.is_screen = True
        self.lines = list(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        print(prompt)
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line is None:
            raise KeyboardInterrupt
        return line


def type_into(
    table: Table,
    lines: Sequence[str],
    monkeypatch: pytest.MonkeyPatch,
    people: Sequence[int] = (0,),
) -> int:
    """Let people type lines at a table until these end; return the exit status."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    seats = range(table.options.players)
    return Session(table, {seat: RandomBot() for seat in seats if seat not in people}).run()


def other_secrets(table: Table, owner: int, question: str) -> Table | None:
    """Return a table on which ``owner`` was given something else the last time chance was asked.

    None if chance was never asked that, or could have brought nothing else.
    """
    answers = list(table.answers)
    state = engine.new_game(compile_ruleset(table.options, table.edition))
    last: tuple[int, list[int]] | None = None
    for number, answer in enumerate(answers):
        kind, seat = state.frame()[:2]
        if state.asks == k.CHANCE and (state.rs.frames[kind].name, seat) == (question, owner):
            others = [found for found, _ in engine.outcomes(state) if found != answer.id]
            last = (number, others)
        engine.answer(state, answer.id)
    for other in last[1] if last else []:
        answers[last[0]] = Answer(None, other)  # type: ignore[index]
        try:
            return Table.replay(table.options, answers, names=table.names, seed=1)
        except IllegalActionError:  # somebody else has drawn the last card of that kind since
            continue
    return None
