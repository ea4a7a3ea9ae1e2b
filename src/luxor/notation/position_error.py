"""What is wrong with a position."""

from __future__ import annotations

from luxor.core.errors import LuxorError


class PositionError(LuxorError):
    """A position that cannot be read, or that no game can reach.

    ``entry`` is the line's key (``p1 hand``, ``t8``), ``line`` its number in the text, None where
    there is no text or the line was left out.
    """

    def __init__(self, entry: str, wrong: str, right: str, line: int | None = None) -> None:
        super().__init__(entry, wrong, right, line)
        self.entry = entry
        self.wrong = wrong
        self.right = right
        self.line = line

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{where}{self.entry}: {self.wrong}; expected {self.right}"
