"""``luxor play --text``: whole games, wrong input, undo, saving, and secrets."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from luxor import Options, Table
from luxor.cli.play_choices import choices
from luxor.cli.play_files import load_table
from luxor.cli.play_session import hand_words
from luxor.notation.record import parse_record
from tests.cli.play_tables import decisions, table_at
from tests.cli.running import Luxor, assert_refused, other_secrets, type_into
from tests.notation.edition_texts import changed

Output = pytest.CaptureFixture[str]
PLAY = ("play", "--text")

# --- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_who_always_types_1_reaches_the_end(
    luxor: Luxor, tmp_path: Path, players: int
) -> None:
    file = tmp_path / "record"
    words = ["--players", str(players), "--seed", "4", "--record", str(file)]
    played = luxor(*PLAY, *words, lines=["1"] * 3000)
    assert (played.status, played.err) == (0, "")
    assert parse_record(file.read_text("utf-8")).result is not None


def test_a_game_is_played_through_a_pipe_and_names_its_seed() -> None:
    command = [sys.executable, "-m", "luxor", *PLAY, "--seed", "9"]
    done = subprocess.run(
        command, input="1\n" * 3000, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "--seed 9" in done.stdout


def test_bots_alone_play_the_same_short_game_for_the_same_seed(luxor: Luxor) -> None:
    first, second, other = (luxor(*PLAY, "--auto", "--seed", seed) for seed in ("1", "1", "2"))
    assert first.status == 0
    assert first.out == second.out
    assert first.out != other.out
    assert 20 < len(first.out.splitlines()) < 400


def test_several_people_at_one_screen_play_to_the_end(luxor: Luxor) -> None:
    # A blank line passes a guard screen, and is no answer elsewhere.
    words = ["--hot-seat", "--seed", "2", "--name", "Anna"]
    played = luxor(*PLAY, *words, lines=["", "1"] * 3000)
    assert played.status == 0
    assert "Anna" in played.out.splitlines()[0]


@pytest.mark.parametrize(("compiled", "times"), [(True, 0), (False, 1)])
def test_a_game_says_once_that_the_engine_is_not_compiled(
    luxor: Luxor, monkeypatch: pytest.MonkeyPatch, compiled: bool, times: int
) -> None:
    monkeypatch.setattr("luxor.is_compiled", lambda: compiled)
    played = luxor(*PLAY, "--seed", "4", lines=["1"] * 20)
    assert played.words.count("apt install gcc python3-dev") == times


@pytest.mark.parametrize(
    "option", [["--seed", "0"], ["--seat", "p1"], ["--hot-seat"], ["--no-extra-cards"]]
)
def test_an_option_for_the_terminal_means_the_terminal(luxor: Luxor, option: list[str]) -> None:
    played = luxor("play", *option)
    assert (played.status, played.err) == (1, "")  # the end of the input
    assert "http" not in played.out


@pytest.mark.parametrize("option", ["--text", "--auto"])
def test_options_for_browser_and_terminal_do_not_go_together(luxor: Luxor, option: str) -> None:
    assert_refused(luxor("play", "--port", "9000", option), "--port", option)


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
    command = [sys.executable, "-c", HEEDING_CTRL_C, *PLAY, "--seed", "9"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        said = ""
        while ")> " not in said:
            said += os.read(ours, 1 << 16).decode("utf-8", "replace")
        for _ in range(10):  # once is too early where nobody waits for a key yet
            if process.poll() is not None:
                break
            if way == "Ctrl-C":
                process.send_signal(signal.SIGINT)
            else:
                os.write(ours, b"\x04")
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(3)  # a second one would kill it while it leaves
        process.kill()
        assert process.stderr is not None
        errors = process.stderr.read()
    os.close(ours)
    assert process.returncode == status
    assert errors == b""


# --- what is typed ---------------------------------------------------------------------------


def after_the_prompt(capsys: Output) -> str:
    """Return what was printed after the first prompt, however it was wrapped."""
    return " ".join(capsys.readouterr().out.partition(")> ")[2].split())


def five_first() -> Table:
    """Return a new table on which the left card of p1 is a 5: it leads to the Horus tile t5."""
    for seed in range(100):
        table = Table(Options(players=2, first=0), seed=seed)
        if table.view(0).hand(0)[0] == "5":
            return table
    raise AssertionError("no seed deals a 5")


def test_a_number_and_the_name_of_its_action_do_the_same(luxor: Luxor) -> None:
    words = ["--seed", "3", "--first", "p1"]
    by_number, by_name, nothing = (
        luxor(*PLAY, *words, lines=lines) for lines in (["1"], ["left"], [])
    )
    assert by_number.out == by_name.out != nothing.out


@pytest.mark.clause("T6")
def test_a_card_that_may_not_be_played_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    table = table_at("players: 2\np1: t40 t40 t40 t40 t40\np1 hand: 5 1 1 1 +-1")
    type_into(table, [], monkeypatch)
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "left card" in line]
    assert "5" in line


NINES = "9" * 5000


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("0", "0"),
        ("99", "99"),
        ("banana", "banana"),
        ("a9+1", "a9+1"),
        ("key", "left, right"),
        ("a5+3", "a5+3"),
        ("left key", "key"),
        ("l many", "many"),
        ("l 0", "0"),
        ("? banana", "banana"),
        ("s", "s FILE"),
        ("s a\0b", "a\N{REPLACEMENT CHARACTER}b"),
        *((f"{command}{NINES}", "999") for command in ("", "l ", "? ")),
        *((odd, "") for odd in ("", "u", "\x00", "²", f"s {NINES}", f"a1+{NINES}")),
    ],
    ids=lambda text: repr(text[:10]),
)
def test_a_wrong_line_is_named_and_changes_nothing(
    line: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    table = Table(Options(players=2, first=0), seed=2)
    before = table.snapshot()
    assert type_into(table, [line], monkeypatch) == 1
    assert table.snapshot() == before
    assert named in after_the_prompt(capsys)


@pytest.mark.parametrize("word", ["hint", "h", "hand", "b", "d", "o", "u", "undo", "q", "QUIT"])
def test_a_command_that_stands_alone_refuses_what_stands_behind_it(
    word: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    table = five_first()
    before = table.snapshot()
    assert type_into(table, [f"{word} planner " + "x" * 60], monkeypatch) == 1
    said = after_the_prompt(capsys)
    assert said.startswith(word.lower())
    assert "planner" in said
    assert table.snapshot() == before


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
    short: str, full: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    printed = []
    for line in (short, full, "nonsense"):
        type_into(five_first(), [line, "n"], monkeypatch)
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]


# --- undo ------------------------------------------------------------------------------------


def test_undo_takes_back_what_was_typed_last(monkeypatch: pytest.MonkeyPatch) -> None:
    before, once, undone = five_first(), five_first(), five_first()
    type_into(once, ["left"], monkeypatch)
    assert once.snapshot() != before.snapshot()
    type_into(undone, ["left", "u"], monkeypatch)
    assert undone.snapshot() == before.snapshot()


def test_undo_takes_back_card_and_move_together(monkeypatch: pytest.MonkeyPatch) -> None:
    for table in decisions(range(30)):
        if table.asked == 0 and table.view(0).question == "play":
            for choice in choices(table.view(0)):
                copy = Table.at(before := table.snapshot(), seed=1)
                for action in choice.actions:
                    copy.play(action)
                if len(choice.actions) == 2 and copy.view(0).question == "take":
                    type_into(table, [str(choice), "u"], monkeypatch)
                    assert table.snapshot() == before
                    return
    raise AssertionError("no move to a Horus tile was found")


def test_what_chance_has_answered_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = five_first()
    type_into(table, ["left", "key", "u"], monkeypatch)
    assert table.view(0).facts["keys"][0] == 1


# --- saving ----------------------------------------------------------------------------------


def test_a_saved_game_goes_on_from_the_same_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Luxor
) -> None:
    table = Table(Options(players=3, first=1), seed=5, names=["Anna", "bot2", "bot3"])
    file = tmp_path / "my game.luxor"
    type_into(table, ["1"] * 20 + [f"s {file}"], monkeypatch)
    loaded = load_table(str(file))
    assert loaded.snapshot() == table.snapshot()
    assert (loaded.names, loaded.answers) == (table.names, table.answers)
    assert loaded.view(0) == table.view(0)
    assert loaded.seed != table.seed
    assert str(table.seed) not in re.findall(r"seed:? *(\S+)", file.read_text("utf-8"))
    assert luxor(*PLAY, "--load", str(file), lines=["1"] * 3000).status == 0


def test_a_game_is_saved_in_the_middle_of_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Luxor
) -> None:
    file = tmp_path / "game"
    type_into(five_first(), ["left", f"s {file}"], monkeypatch)
    assert load_table(str(file)).view(0).question == "take"
    assert "horus1" in luxor(*PLAY, "--load", str(file), lines=["banana"]).out


def test_a_game_on_an_edition_of_ones_own_is_saved_and_goes_on(
    tmp_path: Path, luxor: Luxor
) -> None:
    edition, file = tmp_path / "my-box.toml", tmp_path / "game"
    edition.write_text(changed(('name = "reconstructed"', 'name = "my-box"')), "utf-8")
    played = luxor(*PLAY, "--edition", str(edition), lines=["1", f"s {file}"])
    assert f"luxor play --load {file} --edition FILE\n" in played.out
    assert_refused(luxor(*PLAY, "--load", str(file)), "my-box")
    words = ["--load", str(file), "--edition", str(edition)]
    assert luxor(*PLAY, *words, lines=["1"] * 3000).status == 0


def test_a_file_is_overwritten_only_on_request(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("my diary", "utf-8")
    luxor(*PLAY, "--seed", "1", lines=[f"s {file}", "no"])
    luxor(*PLAY, "--seed", "1", lines=[f"s {file}"])
    assert file.read_text("utf-8") == "my diary"
    luxor(*PLAY, "--seed", "1", lines=[f"s {file}", "yes", "1", f"s {file}"])
    assert len(load_table(str(file)).answers) > 30  # its own file it overwrites unasked


def test_quitting_offers_to_save(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "later"
    assert luxor(*PLAY, "--seed", "1", lines=["q", str(file)]).status == 0
    assert file.is_file()
    assert luxor(*PLAY, "--seed", "1", lines=["q", ""]).status == 0


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (None, ": "),
        (b"", ":1:1: "),
        (b"not a record\n", ":1:1: "),
        (b"luxor-record 1\nnames: p1\n", ":3:1: "),
        (b"\xff\xfe\x00\x80", ":1:1: "),
    ],
    ids=["missing", "empty", "another text", "incomplete", "no text"],
)
def test_a_file_that_is_no_saved_game_is_refused(
    tmp_path: Path, luxor: Luxor, content: bytes | None, place: str
) -> None:
    file = tmp_path / "broken"
    if content is not None:
        file.write_bytes(content)
    played = luxor(*PLAY, "--load", str(file))
    assert (played.status, played.out) == (1, "")
    assert played.err.startswith(f"{file}{place}")


# --- secrets ---------------------------------------------------------------------------------

EVERYTHING = ["h", "b", "d", "o", "l", "?", "? all", "? horus", "? scarabs", "? t5", "u", "banana"]


@pytest.mark.clause("P1")
@pytest.mark.parametrize("question", ["draw", "scarab"])
def test_tables_that_look_the_same_to_a_seat_print_the_same(
    question: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    compared = 0
    for number, table in enumerate(decisions(range(12))):
        if table.asked != 0 or number % 23:
            continue
        other = other_secrets(table, 1, question)
        if other is None:
            continue
        assert other.snapshot() != table.snapshot()
        assert other.view(0) == table.view(0)
        type_into(table, EVERYTHING, monkeypatch)
        printed = capsys.readouterr().out
        type_into(other, EVERYTHING, monkeypatch)
        assert capsys.readouterr().out == printed
        compared += 1
    assert compared > 8


@pytest.mark.clause("P1")
def test_a_guard_screen_stands_between_two_hands(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    table = Table(Options(players=2, first=0), seed=8, names=["Anna", "Ben"])
    hands = [f"{hand_words(table.view(seat))}\n" for seat in (0, 1)]
    type_into(table, ["", "h", "1", "", "h"], monkeypatch, people=(0, 1))
    _, first, second, *_ = capsys.readouterr().out.split("press Enter")
    assert [hand in first for hand in hands] == [True, False]
    assert [hand in second for hand in hands] == [False, True]


# --- the command line ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "7"], ["2 to 5", "7"]),
        (["--first", "p3"], ["--first", "p1 to p2", "p3"]),
        (["--seat", "p3"], ["--seat", "p1 to p2"]),
        (["--hot-seat", "3"], ["--hot-seat", "1 to 2", "3"]),
        (["--name", "A", "--name", "B"], ["--name", "2", "1"]),
        (["--name", " "], ["--name", "' '"]),
        (["--auto", "--name", "A"], ["--seat", "--name"]),
        (["--load", "x", "--players", "2"], ["--players"]),
        (["--edition", "no-such-edition"], ["no-such-edition"]),
    ],
    ids=" ".join,
)
def test_options_that_cannot_be_are_refused(
    luxor: Luxor, words: list[str], named: list[str]
) -> None:
    assert_refused(luxor(*PLAY, *words), *named)


@pytest.mark.parametrize("words", [["--seat", "x"], ["--seed", "-1"], ["--auto", "--hot-seat"]])
def test_words_that_are_no_options_end_with_status_2(luxor: Luxor, words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        luxor(*PLAY, *words)
    assert left.value.code == 2


def test_seat_name_and_first_player_are_as_asked_for(luxor: Luxor) -> None:
    words = ["--players", "3", "--seat", "p2", "--name", "Ada", "--first", "p2"]
    played = luxor(*PLAY, *words)
    assert "bot1 (p1), Ada (p2), bot3 (p3)" in played.out
    assert played.out.index("Ada (p2)", 100) < len(played.out)
    assert played.out.count("bot1") < 5  # nobody has played before Ada
