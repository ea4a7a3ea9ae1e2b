"""The page of rules shows the numbers of the edition that is played."""

from __future__ import annotations

import json

import pytest

from tools.web_rules import FILE, write

pytestmark = pytest.mark.compiled


def test_the_file_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == write(), "run `python -m tools.web_rules`"


def test_one_game_has_no_module_and_one_has_all() -> None:
    tables = json.loads(write())
    assert tables["base"]["modules"] == []
    assert set(tables["all"]["modules"]) == {"mummy", "equipment", "sceptres", "characters"}
