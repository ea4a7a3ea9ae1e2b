"""Progress of an experiment and of a search: what is shown, where, and how often."""

from __future__ import annotations

import io

import pytest

from luxor.cli import progress as progress_module
from luxor.cli.progress import Progress, Thinking, duration


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock whose time is its only element."""
    now = [100.0]
    monkeypatch.setattr("luxor.cli.progress.time.monotonic", lambda: now[0])
    return now


def test_a_terminal_gets_a_bar_with_speed_and_time_left(clock: list[float]) -> None:
    screen = Terminal()
    with Progress(1000, stream=screen) as progress:
        progress.show(1)  # too soon
        assert screen.getvalue() == ""
        clock[0] += 5
        progress.show(250)
        shown = screen.getvalue()
        assert shown.endswith("250/1,000 games  50 games/s  15 s left")
        clock[0] += 0.05
        progress.show(260)
        assert screen.getvalue() == shown
        clock[0] += 1
        progress.show(260, broken=2)
        assert screen.getvalue().endswith("  2 broken off")
    assert screen.getvalue().endswith("\r\x1b[1A\x1b[2K")  # the line is empty again


def test_games_of_before_are_done_but_not_fast(clock: list[float]) -> None:
    progress = Progress(100, finished=50, stream=Terminal())
    clock[0] += 10
    progress.show(60)
    assert "60/100 games  1 games/s  40 s left" in progress.line(10.0)


def test_elsewhere_it_is_silent_unless_it_is_wanted(clock: list[float]) -> None:
    silent, wanted = io.StringIO(), io.StringIO()
    for stream, wish in ((silent, None), (wanted, True)):
        progress = Progress(100, stream=stream, wanted=wish)
        for done in range(1, 41):
            clock[0] += 1
            progress.note = "planner leads"
            progress.show(done)
    assert silent.getvalue() == ""
    lines = wanted.getvalue().splitlines()
    assert len(lines) == 4
    assert lines[-1] == "40/100 games  1 games/s  60 s left  planner leads".replace(
        "60 s", "1 min 00 s"
    )


def test_a_terminal_stays_quiet_if_that_is_wanted(clock: list[float]) -> None:
    screen = Terminal()
    with Progress(10, stream=screen, wanted=False) as progress:
        clock[0] += 60
        progress.show(5)
    assert screen.getvalue() == ""


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "0 s"), (59.4, "59 s"), (185, "3 min 05 s"), (7810, "2 h 10 min"), (-3, "0 s")],
)
def test_durations_are_said_in_words(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_long_thinking_is_shown_on_a_terminal_and_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, pipe = Terminal(), io.StringIO()
    for stream in (screen, pipe):
        Thinking(stream).watch(0.1)  # too early
        assert stream.getvalue() == ""
    monkeypatch.setattr(progress_module, "PATIENCE", 0.0)
    for stream in (screen, pipe):
        thinking = Thinking(stream)
        thinking.watch(0.25)
        thinking.end()
    assert "thinking: 25%" in screen.getvalue()
    assert screen.getvalue().endswith("\x1b[2K")
    assert pipe.getvalue() == ""
