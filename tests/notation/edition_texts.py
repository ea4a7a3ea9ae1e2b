"""The built-in edition file as text, for tests that change it."""

from __future__ import annotations

import re
from importlib.resources import files

TEXT = files("luxor.notation").joinpath("editions", "reconstructed.toml").read_text("utf-8")
FILE = "my-box.toml"


def changed(*replacements: tuple[str, str], text: str = TEXT) -> str:
    """Give ``text`` with each first part, which must occur exactly once, replaced."""
    for old, new in replacements:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    return text


def without(name: str, text: str = TEXT) -> str:
    """Give ``text`` without the section ``name`` and the sections inside it."""
    kept = []
    inside = False
    for line in text.splitlines():
        heading = re.match(r"\[([a-z_]+)", line)
        inside = heading[1] == name if heading else inside
        if not inside:
            kept.append(line)
    assert len(kept) < len(text.splitlines()), f"there is no section {name}"
    return "\n".join(kept) + "\n"
