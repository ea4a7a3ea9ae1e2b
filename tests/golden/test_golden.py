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


def test_every_question_is_asked_and_every_event_happens() -> None:
    full = "".join(tell(file, in_full=True) for file in GAMES)
    asked = set(re.findall(r"^(?:p\d|chance) (\w+)", full, re.MULTILINE))
    happened = set(re.findall(r"^    event=(\w+)", full, re.MULTILINE))
    rules = BY_NAME["5-players-" + "+".join(NAMES)].ruleset
    assert asked == {kind.name for kind in rules.frames if kind.asks in (k.DECISION, k.CHANCE)}
    assert happened == {event.name for event in rules.events} - {"question_asked"}
