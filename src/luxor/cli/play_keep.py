"""Keeping a game that is played in the terminal: on request, at the end, or when it is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from luxor.cli.play_files import HIDDEN_INSIDE, again_words, save_table, user_path
from luxor.cli.play_terminal import Terminal
from luxor.core.errors import LuxorError
from luxor.play.table import Table

YES = ("y", "yes")
NO = ("", "n", "no", "q", "quit")
"""Answers that are never taken for the name of a file."""


class Keeper:
    """Writes the record of one table to files, and knows whether that has been done."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        terminal: Terminal,
        ask: Callable[[str], str],
        *,
        loaded: bool,
        record: Path | None,
    ) -> None:
        """``ask`` gets an answer to a prompt; ``record`` is written when the game is left."""
        self.table = table
        self.people = people
        self.terminal = terminal
        self.record = record
        self._ask = ask
        self._files: set[Path] = set()
        self._kept = table.answers if loaded else None

    @property
    def is_safe(self) -> bool:
        """Whether nothing would be lost: the game as it stands is in a file, or will be."""
        return self.record is not None or self._kept == self.table.answers

    def save(self, name: str) -> bool:
        """Save to a file that a person names, ask before overwriting; return whether it is done."""
        try:
            path = user_path(name)
            if path.exists() and path not in self._files:
                answer = self._ask(f"{name} exists. Type yes to overwrite it: ")
                if answer.lower() not in YES:
                    self.terminal.say("Not saved.")
                    return False
            self._write(path)
        except LuxorError as error:
            self.terminal.say(f"Not saved: {error}.")
            return False
        self._tell("Saved.", path)
        return True

    def offer(self, question: str) -> bool:
        """Ask whether to save; return False if a person wanted to and it was not done."""
        while True:
            answer = self._ask(f"{question} Type y, n or a file name: ")
            if answer.lower() in NO:
                return True
            if answer.lower() in YES:
                name = self._ask("File name: ")
                return bool(name) and self.save(name)
            if len(answer) > 1:
                return self.save(answer)
            self.terminal.say(f"{answer!r} is neither y nor n.")

    def leave(self) -> bool:
        """Write the record that was asked for beforehand; return False if that is not possible."""
        if self.record is None:
            return True
        try:
            self._write(self.record)
        except LuxorError as error:
            self.terminal.say(f"Not recorded: {error}.")
            return False
        self._tell("Recorded.", self.record)
        return True

    def _tell(self, done: str, path: Path) -> None:
        """Say that it is done, and the command for later on a line of its own, to be copied."""
        over = self.table.is_over
        self.terminal.say(f"{done} To {'step through it' if over else 'go on with it'}:")
        self.terminal.draw(f"  {again_words(self.table, path, self.people)}")
        if not over:
            self.terminal.say(HIDDEN_INSIDE)

    def _write(self, path: Path) -> None:
        save_table(self.table, path, self.people)
        self._files.add(path)
        self._kept = self.table.answers
