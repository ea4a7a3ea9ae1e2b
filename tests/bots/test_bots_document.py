"""``docs/bots.md`` is complete and true: its tables, its conversation and its examples."""

from __future__ import annotations

import doctest
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from luxor import Options
from luxor.bots.asking import ask, end_game
from luxor.bots.external import ExternalBot
from luxor.bots.messages import decide_message, end_message, game_message
from luxor.bots.outside import OUTSIDE
from luxor.bots.registry import BOTS
from luxor.bots.specs import MOST_ITERATIONS, MOST_SECONDS
from luxor.core import constants as k
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.play.table import Table
from tests.bots.test_external import ENOUGH

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
TEXT = DOCUMENT.read_text("utf-8")

REPLAYER = """
import sys
answers = {answers!r}
log = open({log!r}, "w")
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    if line.startswith("luxor-bot") or '"decide"' in line:
        print(answers.pop(0), flush=True)
"""


def table(first: str) -> dict[str, list[str]]:
    """Return the rows of a table by their first column, without its marks; ``first`` heads it."""
    found = re.search(rf"^\| {first} \|.*\n\|[-|]+\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    assert found, f"no table {first!r}"
    rows = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in found[1].splitlines()]
    return {row[0].strip("` |"): row[1:] for row in rows}


def over() -> Table:
    played = Table(Options(players=2, modules=NAMES), seed=1)
    while played.decision is not None:
        played.play(played.decision.options[0])
    return played


def messages() -> dict[str, dict[str, Any]]:
    """Return an example of everything that has a table."""
    seen = Table(Options(players=2, first=0, modules=NAMES), seed=1).view(0)
    decide = decide_message(seen, 1, 1, 1, ["facts"])
    end = end_message(over().view(0))
    return {
        "game": game_message(seen),
        "decide": decide,
        "view": decide["view"],
        "player": decide["view"]["players"][0],
        "end": end,
        "result": end["result"],
    }


@pytest.mark.parametrize("name", messages())
def test_every_field_is_described_in_its_order(name: str) -> None:
    found = list(messages()[name])
    if name == "decide":  # options are written before the view for those who cannot parse
        assert found[:2] == ["type", "id"]
    assert list(table(name)) == found


def test_every_field_of_an_option_is_described() -> None:
    fields: list[str] = []
    verbs = set()
    played = Table(Options(players=2, modules=NAMES), seed=1)
    rng = Rng(1)
    while played.asked is not None:
        seen = played.view(played.asked)
        for option in decide_message(seen, 1, 1, 1)["options"]:
            fields += [field for field in option if field not in fields]
            verbs.add(option["verb"])
        played.play(seen.options[rng.below(len(seen.options))])
    assert sorted(table("option")) == sorted(fields)
    assert verbs <= set(re.findall(r"`(\w+)`", table("option")["verb"][0]))


def test_every_question_is_described() -> None:
    rs = Table(Options(players=2, modules=NAMES), seed=1).view(0).rs
    asked = {frame.name for frame in rs.frames if frame.asks == k.DECISION}
    assert set(table("question")) == asked
    for frame in rs.frames:
        if frame.name in asked:
            arguments = re.findall(r"`(\w+)`", table("question")[frame.name][1])
            assert arguments == [field.name for field in frame.arguments]


def test_the_answers_to_every_question_are_described() -> None:
    answers = {
        name: set(re.findall(r"`(\w+)`", row[-1])) for name, row in table("question").items()
    }
    for seed in range(3):
        played = Table(Options(players=2 + seed, modules=NAMES), seed=seed)
        rng = Rng(seed)
        while played.asked is not None:
            seen = played.view(played.asked)
            assert {str(option.verb) for option in seen.options} <= answers[seen.question]
            played.play(seen.options[rng.below(len(seen.options))])


def test_the_conversation_is_what_is_said(tmp_path: Path) -> None:
    found = re.search(r"^```transcript\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert found
    lines = [line for line in found[1].splitlines() if line and not line.startswith("#")]
    ours = [line[2:] for line in lines if line.startswith("> ")]
    answers = [line[2:] for line in lines if line.startswith("< ")]
    assert len(ours) + len(answers) == len(lines)
    program, log = tmp_path / "replayer.py", tmp_path / "log"
    program.write_text(REPLAYER.format(answers=answers, log=str(log)))
    bot = ExternalBot(f"'{sys.executable}' '{program}'", start_seconds=ENOUGH, grace=ENOUGH)
    played = Table(Options(players=2, first=0), seed=7)
    with bot:
        while len(answers) > 1:
            seat = played.asked
            assert seat is not None
            seen = played.view(seat)
            if seat == 0:
                answer = ask(bot, seen, Rng(1))
                assert answer.fault is None
                said = json.loads(answers.pop(1))["action"]
                assert said in (str(answer.action), answer.action.id)
                played.play(answer.action)
            else:
                played.play(seen.options[-1])
        end_game(bot, played.view(0))
    said = log.read_text().splitlines()
    assert len(said) == len(ours)
    for real, shown in zip(said, ours, strict=True):
        pattern = ".*".join(re.escape(part) for part in shown.split("…"))
        assert re.fullmatch(pattern, real), f"{shown}\nis not\n{real}"


def test_all_bots_are_in_the_document() -> None:
    named = set(re.findall(r"`([a-z]+)[:`]", TEXT))
    assert {*BOTS, *OUTSIDE} <= named


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_every_parameter_stands_there_with_its_bounds() -> None:
    owners: dict[str, list[str]] = {}
    for name, kind in BOTS.items():
        for key in kind.parameters:
            owners.setdefault(key, []).append(f"`{name}`")
    expected = {
        key: [", ".join(names), parameter.bounds, f"{parameter.default:g}"]
        for key, names in owners.items()
        for parameter in (BOTS[names[0].strip("`")].parameters[key],)
    }
    assert {key: row[:3] for key, row in table("parameter").items()} == expected
    assert f"Iterations are 1 to {MOST_ITERATIONS:,}, and a time is more than 0" in TEXT
    assert f"at most {MOST_SECONDS:.0f}s." in TEXT
