"""What the exit status of ``luxor`` says, for scripts."""

from __future__ import annotations

from typing import Final

OK: Final = 0
FAILED: Final = 1
USAGE: Final = 2  # argparse's own
GAMES_BROKE_OFF: Final = 3
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141

MEANINGS: Final = {
    OK: "done",
    FAILED: "it could not be done; a line on standard error says why",
    USAGE: "the command line cannot be understood",
    GAMES_BROKE_OFF: "simulate, tournament, compare: done, but some games broke off",
    INTERRUPTED: "interrupted by Ctrl-C",
    BROKEN_PIPE: "the reader of the output closed it",
}
"""What each status means; ``luxor --help`` and ``docs/lab.md`` say the same."""


def in_words() -> str:
    """Return the table for ``luxor --help``."""
    lines = (f"  {status:>3}  {meaning}" for status, meaning in MEANINGS.items())
    return "exit status:\n" + "\n".join(lines)
