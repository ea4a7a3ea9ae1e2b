"""External bots: good ones play, and whatever bad ones do, the game goes on and nothing is left."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luxor import Options
from luxor.bots import bot_rng
from luxor.bots.asking import Answer, ask, begin_game, close_bot, end_game
from luxor.bots.external import ExternalBot
from luxor.bots.process import (
    FLOOD,
    KEPT,
    MOST_BYTES,
    ProcessError,
    WorkerProcess,
    status_words,
)
from luxor.bots.random_bot import RandomBot
from luxor.bots.registry import BotSpecError, make_bot
from luxor.core.modules import NAMES
from luxor.core.rng import Rng
from luxor.core.view import View
from luxor.play.table import Table

STRANGE = Path(__file__).with_name("strange_bot.py")
ENOUGH = 60.0  # for a bot that will answer, on whatever machine
SHORT = 0.3  # for one that will not
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs process groups and fork")


def command(*words: object) -> str:
    return shlex.join([sys.executable, "-S", "-E", str(STRANGE), *map(str, words)])


def bot(*words: object, **settings: Any) -> ExternalBot:
    """Return a strange bot; all times are generous unless they are said to be short."""
    given = {"seconds": ENOUGH, "start_seconds": ENOUGH, "grace": 0.0, **settings}
    return ExternalBot(command(*words), **given)


def views(number: int = 3) -> Iterator[View]:
    """Yield some questions of one game."""
    table = Table(Options(players=2, first=0), seed=7)
    while table.asked is not None and number:
        view = table.view(table.asked)
        if view.seat == 0:
            number -= 1
            yield view
        table.play(view.options[0])


def answers(asked: ExternalBot, number: int = 3) -> list[Answer]:
    with asked:
        return [ask(asked, view, Rng(1)) for view in views(number)]


def faults(asked: ExternalBot, number: int = 3) -> list[str | None]:
    return [answer.fault for answer in answers(asked, number)]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:  # on Linux: one that nobody has taken notice of is not running either
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not Path("/proc/self").exists()


def wait_until_gone(*pids: int) -> None:
    until = time.monotonic() + ENOUGH
    while any(map(is_running, pids)):
        assert time.monotonic() < until, f"still running: {pids}"
        time.sleep(0.01)


# --- good bots -------------------------------------------------------------------------------


def test_a_good_bot_answers_by_text_or_by_number() -> None:
    assert [a.action for a in answers(bot("good"))] == [v.options[0] for v in views()]
    assert [a.action for a in answers(bot("number"))] == [v.options[-1] for v in views()]
    assert faults(bot("good")) == [None] * 3


@pytest.mark.parametrize("modules", [(), NAMES], ids=["base", "all"])
def test_a_program_plays_whole_games_one_after_the_other(
    modules: tuple[str, ...], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    external = bot("log", log)
    options = Options(players=3, modules=modules, first=0)
    tables = [Table(options, seed=seed) for seed in (1, 2)]
    for table in tables:
        begin_game(external)
        while (seat := table.asked) is not None:
            mine = external if seat == 1 else RandomBot()
            answer = ask(mine, table.view(seat), Rng(table.version))
            assert answer.fault is None
            table.play(answer.action, seat)
        end_game(external, table.view(1))
    close_bot(external)
    first, *lines = log.read_text().splitlines()
    assert first == "luxor-bot 1"
    messages = [json.loads(line) for line in lines]
    assert [m["type"] for m in messages if m["type"] != "decide"] == [
        *("game", "end", "game", "end", "quit")
    ]
    ends = [m["result"] for m in messages if m["type"] == "end"]
    assert [end["points"] for end in ends] == [
        list(table.result.points) for table in tables if table.result
    ]
    ids = [m["id"] for m in messages if m["type"] == "decide"]
    assert ids == list(range(1, len(ids) + 1)), "ids are never used twice"


def test_another_game_is_noticed_without_being_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with bot("log", log) as external:
        for _ in range(2):  # a ruleset of its own for each table
            for view in views(2):
                assert ask(external, view, Rng(1)).fault is None
    kinds = [json.loads(line)["type"] for line in log.read_text().splitlines()[1:]]
    assert kinds == ["game", "decide", "decide", "game", "decide", "decide", "quit"]


def test_a_bot_that_uses_the_seed_plays_the_same_game_again() -> None:
    def play() -> tuple[object, ...]:
        table = Table(Options(players=2, first=0), seed=3)
        with bot("seeded") as external:
            rngs = [bot_rng(3, seat) for seat in range(2)]
            for _ in range(40):
                seat = table.asked
                assert seat is not None
                answer = ask(external, table.view(seat), rngs[seat])
                assert answer.fault is None
                table.play(answer.action, seat)
        return table.answers

    assert play() == play()


def test_a_bot_is_told_how_much_time_it_has(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert faults(bot("log", log, seconds=31.5), 1) == [None]
    assert json.loads(log.read_text().splitlines()[2])["milliseconds"] == 31500


def test_a_bot_says_its_name_in_words_that_can_be_printed() -> None:
    with bot("names") as external:
        external.start()
        assert external.name == "a b [31m" + "c" * 51 + "…"
        assert external.author == ""


def test_a_bot_that_wants_the_numbers_gets_them(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert faults(bot("log-facts", log), 1) == [None]
    (view,) = views(1)
    assert json.loads(log.read_text().splitlines()[2])["facts"] == view.facts


# --- bad bots --------------------------------------------------------------------------------

GIVEN_UP = "has failed too often to be started again"
NONSENSE = "wrote a line that is no JSON object"


def test_a_bot_that_hangs_loses_the_move_and_is_started_again() -> None:
    found = []
    with bot("hang") as external:
        for view, seconds in zip(views(3), (ENOUGH, SHORT, ENOUGH), strict=True):
            external.seconds = seconds
            found.append(ask(external, view, Rng(1)).fault)
    assert found == [None, "gave no answer within 0.3 s", None]


@posix
@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("crash", "ended with exit status 3"),
        ("killed", "ended with signal SIGKILL"),
        ("close-stdout", "closed its standard output"),
    ],
)
def test_a_bot_that_ends_loses_the_move_and_is_started_again(way: str, fault: str) -> None:
    assert faults(bot(way), 3) == [None, fault, None]


def test_what_a_bot_cries_is_kept_for_its_writer_only() -> None:
    external = bot("crash")
    answer = answers(external, 2)[1]
    assert answer.fault == "ended with exit status 3"
    assert answer.detail is not None
    assert answer.detail.startswith("ended with exit status 3; standard error ended: ")
    assert external.error_text.startswith("Traceback: my hand is")


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("start-crash", "ended with exit status 1"),
        ("start-noise", "wrote a line that is no JSON object"),
        ("start-list", "wrote a line that is no JSON object"),
        ("start-other", "did not say hello"),
        ("start-version", "speaks another version of the protocol than 1"),
    ],
)
def test_a_bot_that_cannot_begin_is_given_up_for_the_game(way: str, fault: str) -> None:
    assert faults(bot(way, restarts=1), 4) == [fault, fault, GIVEN_UP, GIVEN_UP]


def test_a_bot_that_hangs_at_the_start_is_given_up() -> None:
    external = bot("start-hang", start_seconds=SHORT, restarts=0)
    hangs = "did not answer the version line within 0.3 s"
    assert faults(external, 3) == [hangs, GIVEN_UP, GIVEN_UP]


def test_a_bot_that_never_answered_is_not_started_in_the_next_game_either() -> None:
    with bot("start-crash", restarts=0) as external:
        first, second = views(2)
        assert ask(external, first, Rng(1)).fault == "ended with exit status 1"
        begin_game(external)
        assert ask(external, second, Rng(1)).fault == GIVEN_UP


def test_a_bot_that_has_answered_gets_a_new_chance_in_the_next_game() -> None:
    with bot("crash", restarts=0) as external:
        found: list[str | None] = []
        for view in views(4):
            if len(found) == 3:
                begin_game(external)
            found.append(ask(external, view, Rng(1)).fault)
    assert found == [None, "ended with exit status 3", GIVEN_UP, None]


def test_a_command_that_does_not_exist_is_a_fault() -> None:
    with ExternalBot("./no-such-bot", restarts=0) as external:
        assert faults(external, 1) == ["could not be started (No such file or directory)"]


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("left", NONSENSE),
        ("", NONSENSE),
        ('"left"', NONSENSE),
        ('{"id":', NONSENSE),
        ("NaN", NONSENSE),
        ("1" * 5000, NONSENSE),
        ('{"action":"left"}', "answered another question than it was asked"),
        ('{"id":true,"action":"left"}', "answered another question than it was asked"),
        ('{"id":1.0,"action":"left"}', "answered another question than it was asked"),
        ('{"id":"1","action":"left"}', "answered another question than it was asked"),
        ('{"id":2,"action":"left"}', "answered another question than it was asked"),
        ('{"id":-1,"action":"left"}', "answered another question than it was asked"),
        ('{"id":1}', "answered what is not an option"),
        ('{"id":1,"action":"LEFT"}', "answered what is not an option"),
        ('{"id":1,"action":["left"]}', "answered what is not an option"),
        ('{"id":1,"action":false}', "answered what is not an option"),
        ('{"id":1,"action":99}', "answered what is not an option"),
        ('{"id":1,"action":"no"}', "answered what is not an option"),
        ('{"id":1,"action":"left\\\\u0000"}', "answered what is not an option"),
    ],
)
def test_nonsense_is_a_fault(said: str, fault: str) -> None:
    assert faults(bot("say", said), 1) == [fault]


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("binary", NONSENSE),
        ("deep", NONSENSE),
        ("long", f"wrote more than {MOST_BYTES} bytes without the end of a line"),
    ],
)
def test_garbage_is_a_fault(way: str, fault: str) -> None:
    assert faults(bot(way), 2) == [fault, fault]


def test_a_flood_is_a_fault_and_stops() -> None:
    found = faults(bot("flood"), 2)
    assert found[0] == "answered what is not an option", "the first line has the right id"
    assert found[1] == FLOOD


def test_an_illegal_answer_does_not_cost_the_program() -> None:
    external = bot("say", '{"id":1,"action":"no"}')
    with external:
        assert ask(external, next(views()), Rng(1)).fault == "answered what is not an option"
        assert external._process is not None
        assert external._process.is_alive


@pytest.mark.parametrize("way", ["twice", "late"])
def test_an_answer_to_an_earlier_question_is_never_taken_for_a_later_one(way: str) -> None:
    found = answers(bot(way), 5)
    assert [(a.action, a.fault) for a in found] == [(v.options[0], None) for v in views(5)]


def test_much_on_standard_error_neither_blocks_nor_fills_the_memory() -> None:
    external = bot("errors")
    assert faults(external, 2) == [None, None]
    assert external.error_text.endswith("the last words")
    assert len(external.error_text) <= KEPT


def test_a_bot_that_does_not_read_does_not_block_us() -> None:
    process = WorkerProcess(command("start-hang"))
    for _ in range(50):
        process.send(b"x" * (1 << 16))  # more than any pipe holds
    process.close()
    assert not process.is_alive


# --- nothing is left --------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("end", ["close", "hang", "forget"])
def test_a_bot_goes_together_with_the_processes_it_started(end: str, tmp_path: Path) -> None:
    log = tmp_path / "pids"
    external = bot("fork", log, *(["hang"] if end == "hang" else []))
    external.start()
    if end == "hang":
        external.seconds = SHORT
        assert ask(external, next(views()), Rng(1)).fault == "gave no answer within 0.3 s"
    elif end == "close":
        external.close()
    else:
        del external
    wait_until_gone(*map(int, log.read_text().split()))


@posix
def test_a_bot_that_ignores_sigterm_is_killed() -> None:
    external = bot("stubborn")
    external.start()
    assert external._process is not None
    pid = external._process.pid
    assert is_running(pid)
    external.seconds = SHORT
    assert ask(external, next(views()), Rng(1)).fault == "gave no answer within 0.3 s"
    assert not is_running(pid)


@posix
def test_a_bot_that_does_not_leave_is_made_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("luxor.bots.external.LEAVE_SECONDS", 0.05)
    external = bot("no-leave")
    external.start()
    assert external._process is not None
    pid = external._process.pid
    external.close()
    assert not is_running(pid)


@posix
def test_no_bot_outlives_the_program(tmp_path: Path) -> None:
    log = tmp_path / "pids"
    code = (
        "from luxor.bots.external import ExternalBot\n"
        f"bot = ExternalBot({command('fork', log)!r}, start_seconds={ENOUGH})\n"
        "bot.start()\n"
        "raise SystemExit(7)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, timeout=10 * ENOUGH)
    assert done.returncode == 7
    wait_until_gone(*map(int, log.read_text().split()))


def test_a_bot_gets_no_more_of_the_environment_than_it_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUXOR_SECRET", "the seed")
    log = tmp_path / "env"
    with bot("env", log) as external:
        external.start()
    found = json.loads(log.read_text())
    assert "PATH" in found
    assert "LUXOR_SECRET" not in found


def test_a_closed_bot_can_be_asked_again() -> None:
    external = bot("good")
    (view,) = views(1)
    for _ in range(2):
        with external:
            assert ask(external, view, Rng(1)).fault is None
        assert external._process is None


def test_how_a_process_ended_is_said_in_words() -> None:
    assert status_words(2) == "exit status 2"
    assert status_words(-9999) == "exit status -9999"


def test_a_process_without_a_command_is_not_started() -> None:
    with pytest.raises(ProcessError, match="could not be started"):
        WorkerProcess("./no-such-bot")


# --- specs -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "words", "seconds"),
    [
        ("external:./mybot --fast", "./mybot --fast", 5.0),
        ("external:sh -c 'echo a:b'", "sh -c 'echo a:b'", 5.0),
        ("external:2s:./mybot", "./mybot", 2.0),
        ("external:250ms:./mybot x:y", "./mybot x:y", 0.25),
        ("external:5s", "5s", 5.0),
    ],
)
def test_the_rest_of_a_spec_is_a_command_line(spec: str, words: str, seconds: float) -> None:
    made = make_bot(spec)
    assert isinstance(made, ExternalBot)
    assert (made.command, made.seconds) == (words, seconds)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("external:", "'' is no command line: no command; expected one such as"),
        ("external", "'' is no command line: no command; expected one such as"),
        ("external:2s: ", "' ' is no command line: no command"),
        ("external:a\0b", "is no command line: no command"),
        ("external:sh -c 'x", "is no command line: No closing quotation"),
        ("external:10it:./mybot", "external:10it: the program gets a time such as 5s"),
        ("external:1h:./mybot", "a time such as 5s or 500ms, more than 0 and at most 86400s"),
        ("external:0s:./mybot", "a time such as 5s or 500ms, more than 0 and at most 86400s"),
        ("exernal:./mybot", "'exernal' is no bot; expected 'external'"),
    ],
)
def test_a_spec_that_cannot_be_is_refused(spec: str, message: str) -> None:
    with pytest.raises(BotSpecError) as caught:
        make_bot(spec)
    assert message in str(caught.value)
