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
    assert "(a number from 0 to 1; flat and ismcts)" in text
    assert "iterations such as 500it (1 to 1,000,000,000), a time such as 1s or 250ms" in text
    for level in LEVELS:
        assert f"{level} {LEVELS[level].about} ({LEVELS[level].spec})" in text
    for outside in OUTSIDE.values():
        assert f"{outside.form} {outside.about}" in text


def test_a_good_bot_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--check", strange("good"), "--games", "2"]) == 0
    text = said(capsys)
    assert text.startswith("strange by tests, ready in ")
    assert "game 1: p1 of 2: " in text
    assert "game 2: p1 of 2 with mummy, equipment, sceptres and characters: " in text
    assert "no faults in " in text
    assert "a decision took " in text


def test_a_bot_of_luxor_can_be_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--games", "1", "--players", "3", "--modules", "mummy"]
    assert main(["bots", "--check", "random", *arguments]) == 0
    assert "game 1: p1 of 3 with mummy: " in said(capsys)


def test_a_check_tells_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--check", strange("crash"), "--games", "1"]) == 1
    text = said(capsys)
    assert "ended with exit status 3" in text
    assert "has failed too often to be started again" in text
    assert "the end of its standard error: Traceback: my hand is" in text


def test_a_bot_that_cannot_start_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--check", strange("start-crash")]) == 1
    text = said(capsys)
    assert "game 1" not in text
    assert (
        "1 fault in 0 decisions: 1 x ended with exit status 1 first at the start: "
        "ended with exit status 1; standard error ended: no such model" in text
    )
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
    text = said(capsys)
    assert "took longer" not in text
    assert re.search(r"[\d.]+ ms at most \(in game 1, round \d+, \w+\)", text)
    monkeypatch.setattr(bots_check, "SLOW", 0.0)
    assert main(arguments) == 0
    text = said(capsys)
    number = re.search(r"no faults in (\d+) decisions", text)
    assert number
    assert f"{number[1]} decisions took longer than 0s: nobody interrupts a bot in Python" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "3"], "luxor: --games is for a check: name a bot with --check"),
        (["--players", "2"], "luxor: --players is for a check: name a bot with --check"),
        (["--modules", "none"], "luxor: --modules is for a check: name a bot with --check"),
        (["--seed", "1"], "luxor: --seed is for a check: name a bot with --check"),
        (["--check", "nobody"], "luxor: 'nobody' is no bot; expected "),
        (["--check", "random", "--games", "0"], "luxor: --games: 1 to 1000, not 0"),
        (["--check", "random", "--seed", "-1"], "luxor: --seed: a whole number from 0 on, not -1"),
        (["--check", "random", "--players", "9"], "luxor: players: 2 to 5 play, not 9"),
    ],
)
def test_a_check_that_cannot_be_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", *arguments]) == 1
    assert message in capsys.readouterr().err


# --- luxor play ------------------------------------------------------------------------------


def test_a_game_against_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text", "--auto", "--seed", "3", "--opponents", strange("good")]) == 0
    text = said(capsys)
    assert "The end" in text
    assert "a random option was taken" not in text


def test_a_person_reads_in_a_line_what_a_bot_did_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--text", "--auto", "--seed", "3", "--opponents", strange("crash")]) == 0
    out = capsys.readouterr().out
    line = "p2's bot ended with exit status 3: a random option was taken."
    assert line in out.splitlines()
    assert "my hand" not in out, "what a bot cries is not for others"
    assert "The end" in out


def test_a_spec_that_cannot_be_is_refused_before_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--text", "--opponents", "external:"]) == 1
    assert "luxor: --opponents: '' is no command line" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (
            f"external:{STRANGE.parent / 'nobody'}",
            "could not be started (No such file or directory)",
        ),
        (strange("start-crash"), "ended with exit status 1; standard error ended: no such model"),
        ("planner,greedy", "one bot, which plays on all other seats, not 'planner,greedy'"),
        ("planner,gredy", "'planner,gredy' is no bot; expected "),
    ],
    ids=["missing", "crash", "list", "no list"],
)
def test_opponents_that_cannot_play_are_told_before_the_game(
    spec: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--text", "--auto", "--opponents", spec]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("luxor: --opponents: ")
    assert message in told.err
