"""``luxor bots`` and external bots in ``luxor play``."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from luxor.bots.outside import OUTSIDE
from luxor.bots.registry import BOTS, LEVELS
from luxor.cli import bots_check
from luxor.cli.main import main
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View
from tests.cli.running import Luxor, assert_refused

STRANGE = Path(__file__).resolve().parents[1] / "bots" / "strange_bot.py"


def strange(way: str, time: str = "60s") -> str:
    command = shlex.join([sys.executable, "-S", "-E", str(STRANGE), way])
    return f"external:{time}:{command}"


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what was printed, whatever way it was wrapped."""
    return " ".join(capsys.readouterr().out.split())


def test_all_bots_are_listed_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    text = said(capsys)
    for name, kind in BOTS.items():
        assert name in text
        assert kind.about in text
        for key, parameter in kind.parameters.items():
            assert f"{key}= {parameter.about} ({parameter.bounds}; " in text
    for level in LEVELS:
        assert f"{level} {LEVELS[level].about} ({LEVELS[level].spec})" in text
    for outside in OUTSIDE.values():
        assert f"{outside.form} {outside.about}" in text


def test_a_good_bot_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--check", strange("good"), "--games", "2"]) == 0
    text = said(capsys)
    assert text.startswith("strange by tests")
    assert "game 1: p1 of 2: " in text
    assert "game 2: p1 of 2 with mummy, equipment, sceptres and characters: " in text


def test_a_bot_of_luxor_can_be_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "1", "--players", "3", "--modules", "mummy"]
    assert main(["bots", "--check", "random", *arguments]) == 0
    assert "game 1: p1 of 3 with mummy: " in said(capsys)


def test_a_check_tells_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--check", strange("crash"), "--games", "1"]) == 1
    text = said(capsys)
    assert "exit status 3" in text
    assert "Traceback: my hand is" in text


def test_a_bot_that_cannot_start_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--check", strange("start-crash")]) == 1
    text = said(capsys)
    assert "game 1" not in text
    assert "exit status 1" in text
    assert "no such model" in text
    assert "\x1b" not in text


class Odd:
    """Takes its first option, and now and then raises or answers what cannot be."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, _: Rng) -> Action:
        self.asked += 1
        if self.asked % 3 == 1:
            raise LookupError(f"decision {self.asked}: {view.hand(view.seat or 0)}")
        return Action.parse(f"give{self.asked % 2 + 1}" if self.asked % 3 == 2 else "joker")


def test_one_kind_of_fault_is_told_once_with_its_first_example(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bots", "--check", "python:tests.cli.test_bots:Odd", "--games", "2"]) == 1
    text = said(capsys)
    told = re.findall(r"(\d+) x (\w+ [\w ]+?) first in game (\d+), round (\d+), (\w+): (\w+)", text)
    kinds = {kind: int(count) for count, kind, *_ in told}
    assert len(told) == len(kinds) == 2
    assert set(kinds) == {"raised LookupError", "answered what is not an option"}
    decisions = re.search(r"(\d+) faults in (\d+) decisions:", text)
    assert decisions
    assert sum(kinds.values()) == int(decisions[1])
    assert min(kinds.values()) > 10
    assert [first[2:5] for first in told if first[1] == "raised LookupError"] == [
        ("1", "1", "play")
    ]
    assert re.search(r"raised LookupError in test_bots.py, line \d+: decision 1: \('", text)
    assert "decision 4" not in text
    assert text.count("which is not an option; the options were ") == 1


def test_long_thought_in_python_is_told_and_no_fault(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["bots", "--check", "random", "--games", "1"]
    assert main(arguments) == 0
    assert "than 0s" not in said(capsys)
    monkeypatch.setattr(bots_check, "SLOW", 0.0)
    assert main(arguments) == 0
    text = said(capsys)
    (number,) = re.findall(r"(\d+) decisions [\w ]+ than 0s", text)
    assert f"no faults in {number} decisions" in text


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--games", "3"], ["--games", "--check"]),
        (["--players", "2"], ["--players", "--check"]),
        (["--modules", "none"], ["--modules", "--check"]),
        (["--seed", "1"], ["--seed", "--check"]),
        (["--check", "nobody"], ["'nobody'"]),
        (["--check", "random", "--games", "0"], ["--games", "1 to 1000"]),
        (["--check", "random", "--seed", "-1"], ["--seed", "-1"]),
        (["--check", "random", "--players", "9"], ["2 to 5", "9"]),
    ],
)
def test_a_check_that_cannot_be_is_refused(
    arguments: list[str], named: list[str], luxor: Luxor
) -> None:
    assert_refused(luxor("bots", *arguments), *named)


# --- luxor play ------------------------------------------------------------------------------


def test_a_game_against_a_program(luxor: Luxor) -> None:
    auto = ["play", "--text", "--auto", "--seed", "3", "--opponents"]
    good, crash = luxor(*auto, strange("good")), luxor(*auto, strange("crash"))
    assert good.status == crash.status == 0
    assert "p2's bot" not in good.out
    line = next(line for line in crash.out.splitlines() if "p2's bot" in line)
    assert "exit status 3" in line, "a person reads in a line what a bot did wrong"
    assert "my hand" not in crash.out, "what a bot cries is not for others"


@pytest.mark.parametrize(
    ("spec", "named"),
    [
        ("external:", "''"),
        (f"external:{STRANGE.parent / 'nobody'}", "nobody"),
        (strange("start-crash"), "no such model"),
        ("planner,greedy", "'planner,greedy'"),
        ("planner,gredy", "'planner,gredy'"),
    ],
    ids=["empty", "missing", "crash", "list", "no list"],
)
def test_opponents_that_cannot_play_are_refused_before_the_game(
    spec: str, named: str, luxor: Luxor
) -> None:
    refused = luxor("play", "--text", "--auto", "--opponents", spec)
    assert (refused.status, refused.out) == (1, "")
    assert "--opponents: " in refused.err
    assert named in refused.err
