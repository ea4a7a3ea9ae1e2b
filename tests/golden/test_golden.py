"""Games that were played once are played the same today, compiled or not, on every machine."""

from __future__ import annotations

import difflib

import pytest

from tests.golden.story import FOLDER, GAMES, tell


@pytest.mark.parametrize("file", GAMES)
def test_a_golden_game_is_played_as_it_was(file: str) -> None:
    pinned = (FOLDER / file).read_text("utf-8").splitlines()
    played = tell(file).splitlines()
    if played != pinned:
        changes = list(difflib.unified_diff(pinned, played, file, "played now", lineterm="", n=6))
        pytest.fail(
            "\n".join([*changes[:40], "if meant: python -m tests.golden.regenerate"]),
            pytrace=False,
        )


def test_every_golden_game_is_listed() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(GAMES)
