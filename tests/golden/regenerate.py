"""Writes the golden games again: ``python -m tests.golden.regenerate``."""

from __future__ import annotations

from tests.golden.story import FOLDER, GAMES, tell

if __name__ == "__main__":
    for file in GAMES:
        path = FOLDER / file
        old = path.read_text("utf-8") if path.exists() else None
        new = tell(file)
        path.write_text(new, "utf-8", newline="\n")
        print(f"{file}: {'as it was' if new == old else 'written'}")
