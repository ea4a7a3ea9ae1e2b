"""Games that were played once are played the same today, compiled or not, on every machine."""

from __future__ import annotations

import difflib
import re

import pytest

from luxor.core import constants as k
from luxor.core.modules import NAMES
from tests.battery.games import BY_NAME
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


def test_the_golden_games_ask_every_question() -> None:
    asked = set()
    for file in GAMES:
        for line in (FOLDER / file).read_text("utf-8").splitlines():
            if found := re.match(r"\d+\. (?:p\d|chance) (\w+)", line):
                asked.add(found[1])
    frames = BY_NAME["5-players-" + "+".join(NAMES)].ruleset.frames
    assert asked == {frame.name for frame in frames if frame.asks in (k.DECISION, k.CHANCE)}
