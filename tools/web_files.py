"""Writes what the browser's client has from the engine: its lessons, tables and test fixtures.

    python -m tools.web_files

A test fails while the files are not what this writes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools import web_fixtures, web_lessons, web_rules, web_scenes

FOLDERS = (web_fixtures.FOLDER, web_lessons.FOLDER)
"""In which there are no other files."""


def files() -> dict[Path, str]:
    """Return the text of each file."""
    parts = (web_fixtures, web_lessons, web_rules, web_scenes)
    return {path: text for part in parts for path, text in part.files().items()}


def main() -> int:
    """Write all files, and remove those that are no more."""
    written = files()
    for path in {path for folder in FOLDERS for path in folder.glob("*.json")} - set(written):
        path.unlink()
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
