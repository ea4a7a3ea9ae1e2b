"""The terminal a game is played in: wrapped lines out, one line in, a screen to clear."""

from __future__ import annotations

import contextlib
import shutil
import sys
import textwrap
from collections.abc import Iterable

CLEAR = "\033[H\033[2J\033[3J"  # home, the screen, and what scrolled out of it
MOST_COLUMNS = 100


def printable(text: str) -> str:
    """Return a text that came from outside without what could command a terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


class Terminal:
    """Standard input and output of a person, or of a pipe."""

    def __init__(self) -> None:
        self.is_screen = sys.stdin.isatty() and sys.stdout.isatty()
        if self.is_screen:
            with contextlib.suppress(ImportError):  # Windows has none
                import readline  # noqa: F401 - gives input() its line editing and history

    @property
    def columns(self) -> int:
        """How wide a line may be."""
        return min(shutil.get_terminal_size((MOST_COLUMNS, 24)).columns, MOST_COLUMNS)

    def say(self, text: str = "", indent: str = "", hanging: str | None = None) -> None:
        """Print a text, each of its lines wrapped; ``hanging`` indents what is wrapped."""
        for line in text.splitlines() or [""]:
            lead = line[: len(line) - len(line.lstrip())]
            print(
                textwrap.fill(
                    line.strip(),
                    max(self.columns, 20),
                    initial_indent=indent + lead,
                    subsequent_indent=(indent if hanging is None else hanging) + lead,
                    break_long_words=False,
                    break_on_hyphens=False,
                )
            )

    def list(self, lines: Iterable[str]) -> None:
        """Print lines one below the other, indented, what is wrapped further in."""
        for line in lines:
            self.say(line, "  ", "    ")

    def draw(self, picture: str) -> None:
        """Print a text just as it is."""
        print(picture)

    def rule(self, title: str) -> None:
        """Print a line with a title across the screen."""
        print(f"\n── {title} ".ljust(self.columns + 1, "─"))

    def ask(self, prompt: str) -> str:
        """Return the line a person types, without blanks around it; raises ``EOFError``."""
        typed = False
        try:
            line = input(prompt).strip()
            typed = sys.stdin.isatty()
        except UnicodeDecodeError:
            line = "\N{REPLACEMENT CHARACTER}"
        finally:
            if not typed:
                print()  # nobody's Enter has ended the line of the prompt
        return line

    def clear(self) -> None:
        """Remove from the screen what the next person may not see."""
        print(CLEAR if self.is_screen else "\n" * 3, end="", flush=True)
