"""Writes the golden games again: ``python -m tests.golden.regenerate``.

With ``--in-full FILE`` it prints a game with all that its digests are made of, and writes nothing.
"""

from __future__ import annotations

import argparse

from tests.golden.story import FOLDER, GAMES, tell


def main() -> None:
    """Write all games, or print one."""
    parser = argparse.ArgumentParser(description="Write the golden games again.")
    parser.add_argument("--in-full", metavar="FILE", choices=GAMES, help="print a game in full")
    file = parser.parse_args().in_full
    if file:
        print(tell(file, in_full=True), end="")
        return
    for file in GAMES:
        path = FOLDER / file
        old = path.read_text("utf-8") if path.exists() else None
        new = tell(file)
        path.write_text(new, "utf-8", newline="\n")
        print(f"{file}: {'as it was' if new == old else 'written'}")


if __name__ == "__main__":
    main()
