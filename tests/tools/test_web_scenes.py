"""The questions for the tests of the browser's client are those that the server asks now."""

from __future__ import annotations

import json

import pytest

from tools.web_scenes import FILE, write

pytestmark = pytest.mark.compiled


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == write(), "run `python -m tools.web_scenes`"


def test_nearly_every_question_is_asked() -> None:
    asked = {scene["decision"]["question"]["name"] for scene in json.loads(write())["scenes"]}
    assert {"play", "second", "side", "wake", "raise", "act", "spare", "collect"} <= asked
    assert len(asked) >= 20
