"""Answers that bots owe: every command of the laboratory says whose they are and what came."""

from __future__ import annotations

import json
from typing import Any

import pytest

from luxor.cli.main import main
from luxor.cli.standings_text import owed
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
    assert said[0].endswith(
        f"{OWING} owed {3 * GAMES} answers, replaced by random ones: "
        f"{2 * GAMES} × answered what is not an option, {GAMES} × raised ArithmeticError"
    )
    assert main([*words, "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert in_json(command, form, OWING) == (3 * GAMES, OWED)
    assert in_json(command, form, FIRST) == (0, {})


def test_one_bot_in_all_seats_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--bots", OWING, "--games", "1", "--workers", "1"]
    assert main(words) == 0
    assert f"\n{OWING} owed 6 answers, " in capsys.readouterr().out


def test_many_kinds_of_faults_are_not_all_listed() -> None:
    assert owed("A", {"hung": 1}) == "A owed 1 answer, replaced by a random one: 1 × hung"
    many = {f"raised Error{n}": 9 - n for n in range(7)}
    assert owed("A", many) == (
        "A owed 42 answers, replaced by random ones: 9 × raised Error0, 8 × raised Error1, "
        "7 × raised Error2, 6 × raised Error3, 5 × raised Error4, 2 more kinds of faults"
    )


@pytest.mark.parametrize("command", ["simulate", "tournament", "compare"])
def test_a_program_that_cannot_start_stops_everything(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["random", "external:false"]
    words = bots if command == "compare" else ["--bots", ",".join(bots)]
    assert main([command, *words, "--games", "2", "--workers", "1"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("luxor: external:false: the bot cannot be started: it ")
