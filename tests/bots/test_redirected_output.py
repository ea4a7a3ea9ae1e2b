"""What bots from outside print: it goes to standard error, whoever asks them."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from luxor import Options, Table
from luxor.bots import redirected_output as module
from luxor.bots.asking import ask, begin_game, close_bot, end_game
from luxor.bots.hints import rate
from luxor.bots.random_bot import RandomBot
from luxor.bots.redirected_output import redirected_for, redirected_output
from luxor.bots.registry import make_bot
from luxor.core.rng import Rng

LOUD = "python:tests.bots.loud_bot:Loud"

Both = pytest.CaptureFixture[str]


def test_prints_and_programs_inside_go_to_standard_error(capfd: Both) -> None:
    print("before")
    with redirected_output():
        print("in Python")
        os.write(1, b"by the system\n")
        subprocess.run([sys.executable, "-S", "-E", "-c", "print('by a program')"], check=True)
    print("after")
    os.write(1, b"last\n")
    out, err = capfd.readouterr()
    assert sorted(out.split()) == ["after", "before", "last"]
    assert sorted(err.splitlines()) == ["by a program", "by the system", "in Python"]


def test_an_exception_turns_standard_output_back(capfd: Both) -> None:
    stream = sys.stdout
    with pytest.raises(ZeroDivisionError), redirected_output():
        _ = 1 / 0
    assert sys.stdout is stream
    os.write(1, b"here\n")
    assert capfd.readouterr().out == "here\n"


def test_the_last_of_several_threads_turns_it_back(capfd: Both) -> None:
    stream = sys.stdout
    entered, go_on = threading.Event(), threading.Event()

    def other() -> None:
        with redirected_output():
            entered.set()
            go_on.wait()

    thread = threading.Thread(target=other)
    with redirected_output():
        thread.start()
        entered.wait()
    assert sys.stdout is sys.stderr, "the other one is still inside"
    os.write(1, b"aside\n")
    go_on.set()
    thread.join()
    assert sys.stdout is stream
    os.write(1, b"out\n")
    assert capfd.readouterr() == ("out\n", "aside\n")


def test_no_file_is_left_open() -> None:
    spare = os.dup(1)
    os.close(spare)
    for _ in range(3):
        with redirected_output():
            pass
    again = os.dup(1)
    os.close(again)
    assert again == spare


def test_streams_that_are_not_the_usual_ones_are_left_alone(
    monkeypatch: pytest.MonkeyPatch, capfd: Both
) -> None:
    monkeypatch.setattr(sys, "__stdout__", None)  # as where a process has no standard output
    assert not module._are_usual()
    with redirected_output():
        print("in Python")
        os.write(1, b"whatever this is\n")
    assert capfd.readouterr() == ("whatever this is\n", "in Python\n")


def test_bots_of_luxor_are_not_guarded() -> None:
    stream = sys.stdout
    with redirected_for(RandomBot()):
        assert sys.stdout is stream


def test_a_bot_that_prints_is_heard_on_standard_error_only(
    capfd: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "tests.bots.loud_bot", raising=False)
    table = Table(Options(players=2, first=0), seed=7)
    bot = make_bot(LOUD)
    begin_game(bot)
    answer = ask(bot, table.view(0), Rng(1))
    assert (answer.action, answer.fault) == (table.view(0).options[0], None)
    assert len(rate(bot, table.view(0), Rng(1))) == 2
    end_game(bot, table.view(0))
    close_bot(bot)
    out, err = capfd.readouterr()
    assert out == ""
    said = [line.split()[1] for line in err.splitlines() if line.startswith("LOUD ")]
    cried = ["init", "new_game", "choose", "think", "choices", "best", "game_over", "close"]
    assert [word for word in said if word != "written"] == ["import", *cried]
    assert said.count("written") == len(cried)
