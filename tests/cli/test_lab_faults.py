"""Answers that bots owe: every command of the laboratory says whose they are and what came."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from luxor.cli.main import main
from luxor.cli.standings_text import owed
from tests.cli.running import Luxor, assert_refused
from tests.lab.lab_bots import FIRST, OWING

GAMES = 4
OWED = {"answered what is not an option": 2 * GAMES, "raised ArithmeticError": GAMES}
COMMANDS = {
    "simulate": ["simulate", "--bots", f"{FIRST},{OWING}"],
    "tournament": ["tournament", "--bots", f"{FIRST},{OWING}", "--no-ratings"],
    "compare": ["compare", FIRST, OWING],
}


def in_json(command: str, form: dict[str, Any], bot: str) -> tuple[int, dict[str, int]]:
    """Return how many answers a bot owed, and of what kinds."""
    if command == "compare":
        return form["faults"][bot], form["fault_kinds"][bot]
    lines = form["by_bot"] if command == "simulate" else {x["bot"]: x for x in form["standings"]}
    return lines[bot]["faults"], lines[bot]["fault_kinds"]


@pytest.mark.parametrize("command", COMMANDS)
def test_who_owed_answers_is_named_in_words_and_in_json(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*COMMANDS[command], "--games", str(GAMES), "--workers", "1"]
    assert main(words) == 0
    said = [line for line in capsys.readouterr().out.splitlines() if " owed " in line]
    assert len(said) == 1
    assert f"{OWING} owed {3 * GAMES} " in said[0]
    for kind, times in OWED.items():
        assert f"{times} × {kind}" in said[0]
    assert main([*words, "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert in_json(command, form, OWING) == (3 * GAMES, OWED)
    assert in_json(command, form, FIRST) == (0, {})


def test_one_bot_in_all_seats_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--bots", OWING, "--games", "1", "--workers", "1"]
    assert main(words) == 0
    assert f"\n{OWING} owed 6 " in capsys.readouterr().out


def test_many_kinds_of_faults_are_not_all_listed() -> None:
    assert "1 × hung" in owed("A", {"hung": 1})
    said = owed("A", {f"raised Error{n}": 9 - n for n in range(7)})
    assert re.findall(r"(\d) × raised Error(\d)", said) == [(str(9 - n), str(n)) for n in range(5)]
    assert "42" in said
    assert said.endswith("2 more kinds of faults")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("simulate --players 6", "2 to 5"),
        ("simulate --games 0", "--games: 1 to"),
        ("simulate --seed -1", "--seed: "),
        ("simulate --modules nonsense", "'nonsense'"),
        ("simulate --modules none,mummy", "all and none"),
        ("simulate --bots nobody", "'nobody'"),
        ("simulate --bots random,random,random", "2, not 3"),
        ("simulate --out=", "--out: "),
        ("simulate --decisions", "--decisions"),
        ("simulate --records", "--records"),
        ("simulate --workers 0", "workers: "),
        ("simulate --bots random,external:false --games 2 --workers 1", "external:false: "),
        ("tournament --bots random", "two bots"),
        ("tournament --bots random,random", "random"),
        ("tournament --bots random,rondom", "'rondom'"),
        ("tournament --bots random,greedy --games 0", "--games: 1 to"),
        ("tournament --bots random,greedy --decisions", "--out"),
        ("tournament --bots random,external:false --games 2 --workers 1", "external:false: "),
        ("compare random rondom", "'rondom'"),
        ("compare random external:false --games 2 --workers 1", "external:false: "),
    ],
)
def test_what_cannot_be_played_is_refused(words: str, named: str, luxor: Luxor) -> None:
    assert_refused(luxor(*words.split()), named)
