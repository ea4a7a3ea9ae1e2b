"""``luxor play --text``: whole games, wrong input, undo, saving, and secrets."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from luxor import Options, Table
from luxor.bots.random_bot import RandomBot
from luxor.cli.main import main
from luxor.cli.play_choices import choices
from luxor.cli.play_session import Session, hand_words
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.errors import IllegalActionError
from luxor.play.table import Answer
from tests.cli.play_tables import decisions, table_at
from tests.notation.edition_texts import changed


@dataclass
class Played:
    """What a run of ``luxor`` printed, and its exit status."""

    status: int
    out: str
    err: str


@pytest.fixture
def luxor(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Played]:
    """Run the command with lines on standard input."""

    def run(*words: str, lines: Sequence[str] = ()) -> Played:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(["play", "--text", *words])
        captured = capsys.readouterr()
        return Played(status, captured.out, captured.err)

    return run


def type_into(
    table: Table,
    lines: Sequence[str],
    monkeypatch: pytest.MonkeyPatch,
    people: Sequence[int] = (0,),
) -> int:
    """Let people type lines at a table until these end; return the exit status."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    seats = range(table.options.players)
    return Session(table, {seat: RandomBot() for seat in seats if seat not in people}).run()


@pytest.mark.parametrize(("compiled", "times"), [(True, 0), (False, 1)])
def test_a_game_says_once_that_the_engine_is_not_compiled(
    luxor: Callable[..., Played], monkeypatch: pytest.MonkeyPatch, compiled: bool, times: int
) -> None:
    monkeypatch.setattr("luxor.is_compiled", lambda: compiled)
    played = luxor("--seed", "4", lines=["1"] * 20)
    assert " ".join(played.out.split()).count("apt install gcc python3-dev") == times


# --- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_who_always_types_1_reaches_the_end(
    luxor: Callable[..., Played], players: int
) -> None:
    played = luxor("--players", str(players), "--seed", "4", lines=["1"] * 3000)
    assert played.status == 0
    assert "The game is over: " in played.out
    assert played.out.count("· your turn") > 20
    assert played.err == ""


def test_a_game_is_played_through_a_pipe() -> None:
    command = [sys.executable, "-m", "luxor", "play", "--text", "--seed", "9"]
    done = subprocess.run(
        command, input="1\n" * 3000, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0
    assert "The game is over: " in done.stdout
    assert "The same deal again: --seed 9" in done.stdout
    assert done.stderr == ""


def test_bots_alone_play_the_same_short_game_for_the_same_seed(
    luxor: Callable[..., Played],
) -> None:
    first, second, other = (luxor("--auto", "--seed", seed) for seed in ("1", "1", "2"))
    assert first.status == 0
    assert first.out == second.out
    assert first.out != other.out
    assert 20 < len(first.out.splitlines()) < 400
    assert re.search(r"^(bot1 won|bot2 won|bot1 and bot2 share)", first.out, re.MULTILINE)


@pytest.mark.parametrize(
    "option", [["--seed", "0"], ["--seat", "p1"], ["--hot-seat"], ["--no-extra-cards"]]
)
def test_an_option_for_the_terminal_means_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], option: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", *option]) == 1  # the end of the input
    assert "It is not saved" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--text", "--auto"])
def test_options_for_browser_and_terminal_do_not_go_together(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    assert main(["play", "--port", "9000", option]) == 1
    said = f"luxor: --port is for a game in the browser, {option} for one in the terminal\n"
    assert capsys.readouterr().err == said


def test_the_end_of_the_input_is_no_crash(luxor: Callable[..., Played]) -> None:
    played = luxor("--seed", "1", lines=["1"])
    assert played.status == 1
    assert "It is not saved" in played.out
    assert played.err == ""


def test_a_number_and_the_name_of_its_action_do_the_same(luxor: Callable[..., Played]) -> None:
    by_number, by_name = (
        luxor("--seed", "3", "--first", "p1", lines=[line]) for line in ("1", "left")
    )
    assert "You played " in by_number.out
    assert by_number.out == by_name.out


HEEDING_CTRL_C = """
import signal
from luxor.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
raise SystemExit(main())
"""
"""Runs luxor even where a shell has made its background commands ignore Ctrl-C."""


@pytest.mark.parametrize(("way", "status"), [("Ctrl-C", 130), ("Ctrl-D", 0)])
def test_a_terminal_is_left_quietly(way: str, status: int) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", HEEDING_CTRL_C, "play", "--text", "--seed", "9"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        said = ""
        while "(? for help)> " not in said:
            said += os.read(ours, 1 << 16).decode("utf-8", "replace")
        for _ in range(40):  # once is too early where nobody waits for a key yet
            if process.poll() is not None:
                break
            if way == "Ctrl-C":
                process.send_signal(signal.SIGINT)
            else:
                os.write(ours, b"\x04")
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.5)
        process.kill()
        assert process.stderr is not None
        errors = process.stderr.read()
    os.close(ours)
    assert process.returncode == status
    assert errors == b""


# --- what is typed ---------------------------------------------------------------------------


@pytest.mark.clause("T6")
def test_a_card_that_may_not_be_played_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = table_at(
        """
        players: 2
        p1: t40 t40 t40 t40 t40
        p1 hand: 5 1 1 1 +-1
        """
    )
    type_into(table, [], monkeypatch)
    out = " ".join(capsys.readouterr().out.split())
    assert "Nobody could move with the left card 5, so it may not be played now." in out


WRONG = {
    "0": "0 is not one of the numbers; there are 1 to",
    "99": "99 is not one of the numbers; there are 1 to",
    "banana": "'banana' is not an action; actions look like",
    "a9+1": "'a9+1' is not an action",
    "key": "key is not possible now; the options are left, right",
    "a5+3": "a5+3 is not one of the moves listed",
    "left key": "key: after left you are not asked again",
    "": "Choose one of the numbers",
    "u": "There is nothing to take back: you have not answered yet.",
    "s": "Say where to: s FILE",
    "l many": "l takes a number of turns from 1 on, not 'many'",
    "l 0": "l takes a number of turns from 1 on, not '0'",
    "l " + "9" * 5000: "l takes a number of turns from 1 on, not '999",
    "9" * 5000: "999999... is not one of the numbers; there are 1 to",
    "? " + "9" * 5000: "Nothing here is called '999",
    "a1+" + "9" * 5000: "is not an action",
    "s " + "9" * 5000: "File name too long",
    "s a\0b": "Not saved: a\N{REPLACEMENT CHARACTER}b: a file name cannot hold",
    "? banana": "Nothing here is called 'banana'",
    "\x00": "is not an action",
    "²": "is not an action",
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_line_says_what_is_wrong_and_changes_nothing(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(Options(players=2, first=0), seed=2)
    before = table.snapshot()
    assert type_into(table, [line], monkeypatch) == 1
    assert table.snapshot().to_dict() == before.to_dict()
    assert WRONG[line] in " ".join(capsys.readouterr().out.split())


# --- undo ------------------------------------------------------------------------------------


def five_first(seeds: range = range(100)) -> Table:
    """Return a new table on which the left card of p1 is a 5: it leads to the Horus tile t5."""
    for seed in seeds:
        table = Table(Options(players=2, first=0), seed=seed)
        if table.view(0).hand(0)[0] == "5":
            return table
    raise AssertionError("no seed deals a 5")


def test_undo_takes_back_what_was_typed_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = five_first()
    before = table.snapshot()
    type_into(table, ["left", "u"], monkeypatch)
    assert table.snapshot().to_dict() == before.to_dict()
    out = capsys.readouterr().out
    assert "What do you take?" in out
    assert "Taken back." in out
    assert out.count("Play the card at the left or at the right end") == 2


def test_undo_takes_back_card_and_move_together(monkeypatch: pytest.MonkeyPatch) -> None:
    for table in decisions(range(30)):
        if table.asked == 0 and table.view(0).question == "play":
            for choice in choices(table.view(0)):
                if len(choice.actions) == 2 and "you take a key or" in choice.text:
                    before = table.snapshot()
                    type_into(table, [str(choice), "u"], monkeypatch)
                    assert table.snapshot().to_dict() == before.to_dict()
                    return
    raise AssertionError("no move to a Horus tile was found")


def test_what_chance_has_answered_cannot_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = five_first()
    type_into(table, ["left", "key", "u"], monkeypatch)
    assert "There is nothing to take back" in capsys.readouterr().out
    assert table.view(0).facts["keys"][0] == 1


# --- words behind commands -------------------------------------------------------------------


@pytest.mark.parametrize("word", ["hint", "h", "hand", "b", "d", "o", "u", "undo", "q", "QUIT"])
def test_a_command_that_stands_alone_refuses_what_stands_behind_it(
    word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = five_first()
    version = table.version
    type_into(table, [f"{word} planner " + "x" * 60], monkeypatch)
    out = " ".join(capsys.readouterr().out.split())
    said = out.partition("(? for help)> ")[2]
    shown = "planner " + "x" * 29 + "..."
    about = " It tells about all your options." if word == "hint" else ""
    assert said.startswith(f"{word.lower()} stands alone, without '{shown}'.{about} ? for help.")
    assert "Why " not in said
    assert "Save first?" not in said
    assert table.version == version


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("?", "help"),
        ("? die", "help die"),
        ("h", "hand"),
        ("b", "Board"),
        ("d", "discards"),
        ("o", "options"),
        ("l", "log"),
        ("l 1", "log 1"),
        ("u", "undo"),
        ("s", "save"),
        ("q", "quit"),
        ("q", "exit"),
    ],
)
def test_commands_can_be_typed_in_full(
    short: str,
    full: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    printed = []
    for line in (short, full):
        type_into(five_first(), [line, "n"], monkeypatch)
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert "is not an action" not in printed[0].partition("> ")[2].partition("> ")[0]


# --- saving ----------------------------------------------------------------------------------


def test_a_saved_game_goes_on_from_the_same_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Callable[..., Played]
) -> None:
    from luxor.cli.play_files import load_table

    table = Table(Options(players=3, first=1), seed=5, names=["Anna", "bot2", "bot3"])
    file = tmp_path / "my game.luxor"
    type_into(table, ["1"] * 20 + [f"s {file}"], monkeypatch)
    loaded = load_table(str(file))
    assert loaded.snapshot().to_dict() == table.snapshot().to_dict()
    assert loaded.names == table.names
    assert loaded.answers == table.answers
    assert loaded.view(0) == table.view(0)
    assert loaded.seed != table.seed
    text = file.read_text("utf-8")
    assert "holds what its players may not know" in " ".join(text.split())
    assert str(table.seed) not in re.findall(r"seed:? *(\S+)", text)

    played = luxor("--load", str(file), lines=["1"] * 3000)
    assert played.status == 0
    assert "Going on with a saved game." in played.out
    assert "The game is over" in played.out


def test_a_game_is_saved_in_the_middle_of_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Callable[..., Played]
) -> None:
    file = tmp_path / "game"
    table = five_first()
    type_into(table, ["left", f"s {file}"], monkeypatch)
    played = luxor("--load", str(file))
    assert "What do you take?" in played.out
    assert "played a 5 from the left: a1 from the stairs to t5" in played.out


def test_a_game_on_an_edition_of_ones_own_is_saved_and_goes_on(
    tmp_path: Path, luxor: Callable[..., Played]
) -> None:
    edition, file = tmp_path / "my-box.toml", tmp_path / "game"
    edition.write_text(changed(('name = "reconstructed"', 'name = "my-box"')), "utf-8")
    played = luxor("--edition", str(edition), lines=["1", f"s {file}"])
    assert "Luxor on the edition 'my-box'" in played.out
    assert f"luxor play --load {file} --edition FILE\n" in played.out
    assert luxor("--load", str(file)).status == 1
    assert "my-box" in luxor("--load", str(file)).err
    played = luxor("--load", str(file), "--edition", str(edition), lines=["1"] * 3000)
    assert played.status == 0


def test_a_file_is_overwritten_only_on_request(
    tmp_path: Path, luxor: Callable[..., Played]
) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("my diary", "utf-8")
    luxor("--seed", "1", lines=[f"s {file}", "no"])
    luxor("--seed", "1", lines=[f"s {file}"])
    assert file.read_text("utf-8") == "my diary"
    played = luxor("--seed", "1", lines=[f"s {file}", "yes", f"s {file}"])
    assert played.out.count("Saved. ") == 2
    assert "my diary" not in file.read_text("utf-8")


def test_saving_where_that_is_not_possible_goes_on_playing(
    tmp_path: Path, luxor: Callable[..., Played]
) -> None:
    played = luxor("--seed", "1", lines=[f"s {tmp_path}/no/such/folder/file", "l"])
    assert "Not saved:" in played.out
    assert played.status == 1


def test_quitting_offers_to_save(tmp_path: Path, luxor: Callable[..., Played]) -> None:
    file = tmp_path / "later"
    assert luxor("--seed", "1", lines=["q", str(file)]).status == 0
    assert file.is_file()
    assert luxor("--seed", "1", lines=["q", ""]).status == 0


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", ":1:1: "),
        ("not a record\n", ":1:1: "),
        ("luxor-record 1\nnames: p1\n", ":3:1: "),
    ],
)
def test_a_file_that_is_no_saved_game_is_refused(
    tmp_path: Path, luxor: Callable[..., Played], text: str, error: str
) -> None:
    file = tmp_path / "broken"
    file.write_text(text, "utf-8")
    played = luxor("--load", str(file))
    assert played.status == 1
    assert played.err.startswith(f"{file}{error}")


def test_a_missing_file_is_named(tmp_path: Path, luxor: Callable[..., Played]) -> None:
    played = luxor("--load", str(tmp_path / "nothing"))
    assert played.status == 1
    assert played.err == f"{tmp_path / 'nothing'}: No such file or directory\n"


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, luxor: Callable[..., Played]) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert ":1:1: not UTF-8" in luxor("--load", str(file)).err


# --- secrets ---------------------------------------------------------------------------------

EVERYTHING = ["h", "b", "d", "o", "l", "?", "? all", "? horus", "? scarabs", "? t5", "u", "banana"]


def other_secrets(table: Table, owner: int, question: str) -> Table | None:
    """Return a table on which ``owner`` was given something else the last time chance was asked.

    None if chance was never asked that, or could have brought nothing else.
    """
    answers = list(table.answers)
    state = engine.new_game(compile_ruleset(table.options, table.edition))
    last: tuple[int, list[int]] | None = None
    for number, answer in enumerate(answers):
        kind, seat = state.frame()[:2]
        if state.asks == k.CHANCE and (state.rs.frames[kind].name, seat) == (question, owner):
            others = [found for found, _ in engine.outcomes(state) if found != answer.id]
            last = (number, others)
        engine.answer(state, answer.id)
    for other in last[1] if last else []:
        answers[last[0]] = Answer(None, other)  # type: ignore[index]
        try:
            return Table.replay(table.options, answers, names=table.names, seed=1)
        except IllegalActionError:  # somebody else has drawn the last card of that kind since
            continue
    return None


@pytest.mark.clause("P1")
@pytest.mark.parametrize("question", ["draw", "scarab"])
def test_tables_that_look_the_same_to_a_seat_print_the_same(
    question: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compared = 0
    for number, table in enumerate(decisions(range(12))):
        if table.asked != 0 or number % 23:
            continue
        other = other_secrets(table, 1, question)
        if other is None:
            continue
        assert other.snapshot().to_dict() != table.snapshot().to_dict()
        assert other.view(0) == table.view(0)
        type_into(table, EVERYTHING, monkeypatch)
        printed = capsys.readouterr().out
        type_into(other, EVERYTHING, monkeypatch)
        assert capsys.readouterr().out == printed
        compared += 1
    assert compared > 8


def test_bots_that_play_alone_are_watched_as_by_the_public(
    luxor: Callable[..., Played],
) -> None:
    out = luxor("--auto", "--seed", "1").out
    assert "drew" not in out
    assert not re.search(r"took a scarab worth", out)


@pytest.mark.clause("P1")
def test_a_guard_screen_stands_between_two_hands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(Options(players=2, first=0), seed=8, names=["Anna", "Ben"])
    hands = [f"Your hand: {hand_words(table.view(seat))}" for seat in (0, 1)]
    type_into(table, ["", "h", "1", "", "h"], monkeypatch, people=(0, 1))
    screens = capsys.readouterr().out.split("press Enter when only you see the screen.")
    assert [f"{hand}\n" in screens[1] for hand in hands] == [True, False]
    assert [f"{hand}\n" in screens[2] for hand in hands] == [False, True]
    assert "Anna (p1) is next" in screens[0]
    assert "Ben (p2) is next" in screens[1]
    assert "Anna played" in screens[2]
    assert "drew" not in screens[2]


def test_several_people_at_one_screen_play_to_the_end(luxor: Callable[..., Played]) -> None:
    # A blank line passes a guard screen, and is no answer elsewhere.
    played = luxor("--hot-seat", "--seed", "2", "--name", "Anna", lines=["", "1"] * 3000)
    assert played.status == 0
    assert "Anna" in played.out.splitlines()[0]
    assert "The game is over" in played.out


# --- the command line ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--players", "7"], "players: 2 to 5 play, not 7"),
        (["--first", "p3"], "--first: random or p1 to p2, not 'p3'"),
        (["--seat", "p3"], "--seat: with 2 players the seats are p1 to p2"),
        (["--hot-seat", "3"], "--hot-seat: 1 to 2 people can play, not 3"),
        (["--name", "A", "--name", "B"], "--name: 2 names for 1 person"),
        (["--name", " "], "--name: ' ' cannot be shown as a name"),
        (["--auto", "--name", "A"], "--seat and --name are for people"),
        (["--load", "x", "--players", "2"], "--players belongs to a new game"),
        (["--edition", "no-such-edition"], "no-such-edition"),
    ],
)
def test_options_that_cannot_be_are_refused_with_the_reason(
    luxor: Callable[..., Played], words: list[str], error: str
) -> None:
    played = luxor(*words)
    assert played.status == 1
    assert error in played.err
    assert played.out == ""


@pytest.mark.parametrize("words", [["--seat", "x"], ["--seed", "-1"], ["--auto", "--hot-seat"]])
def test_words_that_are_no_options_end_with_status_2(
    luxor: Callable[..., Played], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        luxor(*words)
    assert left.value.code == 2


def test_seat_name_and_first_player_are_as_asked_for(luxor: Callable[..., Played]) -> None:
    played = luxor("--players", "3", "--seat", "p2", "--name", "Ada", "--first", "p2")
    assert "bot1 (p1), Ada (p2), bot3 (p3)" in played.out
    assert "Round 1 · your turn, Ada (p2)" in played.out
    assert "bot1 played" not in played.out
