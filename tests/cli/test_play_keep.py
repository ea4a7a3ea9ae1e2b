"""``luxor play``: what is kept of a game, who goes on with it, and how it is left."""

from __future__ import annotations

import io
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from luxor import Options, Table
from luxor.bots import bot_rng
from luxor.bots.random_bot import RandomBot
from luxor.cli.main import main, make_parser
from luxor.cli.play_choices import choices, understand
from luxor.cli.play_files import load_table, seat_options
from luxor.cli.play_session import Session
from luxor.cli.play_terminal import Terminal
from luxor.cli.words import discard_words
from luxor.core import constants as k
from luxor.core.actions import Action
from luxor.core.errors import ActionError
from luxor.core.rng import Rng
from luxor.notation.record import parse_record
from tests.cli.play_tables import decisions, table_at

Luxor = Callable[..., tuple[int, str, str]]


@pytest.fixture
def luxor(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Luxor:
    """Run ``luxor play --text`` with lines on standard input; give status, output and errors."""

    def run(*words: str, lines: Sequence[str] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(["play", "--text", *words])
        captured = capsys.readouterr()
        return status, " ".join(captured.out.split()), captured.err

    return run


# --- who goes on -----------------------------------------------------------------------------


def test_a_hot_seat_game_says_how_to_go_on_and_who_is_a_bot(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "our game"
    people = ["--hot-seat", "--name", "Ani", "--name", "Jan", "--first", "p1"]
    _, out, _ = luxor(*people, lines=["", f"s {file}"])
    assert (
        f"Saved. To go on with it: luxor play --load {shlex.quote(str(file))} --hot-seat 2 T" in out
    )
    comment = parse_record(file.read_text("utf-8")).comment
    assert "and --hot-seat 2." in " ".join(comment.split())

    _, out, _ = luxor("--load", str(file))
    assert "Ani (p1), Jan (p2, played by a bot)." in out
    assert "A bot plays for Jan (p2). To let a person play there, load the game with --hot-" in out
    _, out, _ = luxor("--load", str(file), "--hot-seat", "2")
    assert "Ani (p1), Jan (p2). Going on" in out
    assert "bot" not in out


def test_bots_with_the_names_of_bots_are_not_pointed_out(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "game"
    _, out, _ = luxor("--name", "Ani", lines=[f"s {file}"])
    assert f"Saved. To go on with it: luxor play --load {file} The file holds" in out
    _, out, _ = luxor("--load", str(file))
    assert "Ani (p1), bot2 (p2). Going on with a saved game. ──" in out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_options_seat_the_same_people_again(players: int) -> None:
    from luxor.cli.play import _people

    for start in range(players):
        for count in range(1, players + 1):
            people = sorted((start + i) % players for i in range(count))
            for asked in people:
                words = seat_options(people, players, asked).split()
                args = make_parser().parse_args(["play", *words])
                assert _people(args, players, asked) == people


def test_commands_are_told_as_the_program_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Luxor
) -> None:
    monkeypatch.setenv("LUXOR_COMMAND", "python3 run.py")
    _, out, _ = luxor(lines=["?", f"s {tmp_path}/game"])
    assert f"To go on with it: python3 run.py play --load {tmp_path}/game The" in out
    assert "python3 run.py play --load FILE goes on with it" in out
    assert "luxor play" not in out


# --- records ---------------------------------------------------------------------------------


def test_a_finished_game_is_recorded(tmp_path: Path, luxor: Luxor) -> None:
    for number, words in enumerate((["--auto"], [])):
        file = tmp_path / f"game{number}"
        status, out, _ = luxor("--seed", "4", "--record", str(file), *words, lines=["1"] * 3000)
        assert status == 0
        assert out.endswith(f"Recorded. To step through it: luxor replay {file}")
        record = parse_record(file.read_text("utf-8"))
        assert record.result is not None
        assert record.seed == 4
        assert main(["replay", str(file), "--brief"]) == 0


@pytest.mark.parametrize(("lines", "status"), [(["1", "q"], 0), (["1"], 1)])
def test_a_game_that_is_left_is_recorded(
    tmp_path: Path, luxor: Luxor, lines: list[str], status: int
) -> None:
    file = tmp_path / "game"
    left, out, _ = luxor("--record", str(file), "--first", "p1", lines=lines)
    assert left == status
    assert "Recorded. To go on with it: luxor play --load" in out
    assert "not saved" not in out
    table = load_table(str(file))
    assert any(answer.seat == 0 for answer in table.answers)
    assert luxor("--load", str(file), "--record", str(file), lines=["1", "q"])[0] == 0
    assert len(load_table(str(file)).answers) > len(table.answers)


def test_a_record_overwrites_nothing_and_needs_its_folder(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "precious"
    file.write_text("my diary", "utf-8")
    for name, error in (
        (file, "exists already"),
        (tmp_path, "is a folder"),
        (tmp_path / "no" / "file", f"there is no folder {tmp_path / 'no'}"),
    ):
        status, out, err = luxor("--auto", "--record", str(name))
        assert (status, out) == (1, "")
        assert error in err
    assert file.read_text("utf-8") == "my diary"


class Typist(Terminal):
    """A terminal at which somebody types given lines; ``None`` is Ctrl-C."""

    def __init__(self, lines: Sequence[str | None]) -> None:
        super().__init__()
        self.is_screen = True
        self.lines = list(lines)

    def ask(self, prompt: str) -> str:
        print(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if line is None:
            raise KeyboardInterrupt
        return line


def nearly_over(seed: int = 5) -> Table:
    """Return a table at which p1 has the last answer of the game to give."""
    table = Table(Options(players=2, first=1), seed=seed)
    rng = Rng(1)
    while table.asked is not None:
        table.play(RandomBot().choose(table.view(table.asked), rng))
    last = max(i for i, answer in enumerate(table.answers) if answer.seat == 0)
    table.take_back(last)
    return table


def test_at_the_end_the_record_is_offered_and_the_own_hand_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    table = nearly_over()
    typist = Typist(["1"] * 3 + ["x", "y", f"{tmp_path}/no/file", "y", str(file)])
    assert Session(table, {1: RandomBot()}, typist).run() == 0
    out = capsys.readouterr().out
    assert table.is_over
    assert "neither y nor n" in out
    assert "Not saved:" in out
    assert "replay" in out
    assert parse_record(file.read_text("utf-8")).result is not None
    hand = "  ".join(card or "" for card in table.view(0).hand(0))
    assert f"hand {hand}" in out[out.index("── The end") :]


@pytest.mark.parametrize("answer", ["", "n", "q", "No"])
def test_a_letter_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Luxor, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert luxor(lines=["q", answer])[0] == 0
    assert luxor(lines=["q", "y", "", "q", "n"])[0] == 0
    assert list(tmp_path.iterdir()) == []


def test_what_is_saved_is_not_offered_again(tmp_path: Path, luxor: Luxor) -> None:
    status, out, _ = luxor("--first", "p1", lines=[f"s {tmp_path}/a", "q"])
    assert status == 0
    assert "Save first?" not in out
    _, out, _ = luxor("--first", "p1", lines=[f"s {tmp_path}/b", "1", "q", "n"])
    assert "Save first?" in out


def test_why_it_is_not_saved_is_said_in_words(tmp_path: Path, luxor: Luxor) -> None:
    _, out, _ = luxor(lines=[f"s {tmp_path}/no/file", f"s {tmp_path}", "yes", "s ~nobody~/x"])
    assert f"Not saved: {tmp_path}/no/file: there is no folder {tmp_path}/no." in out
    assert f"Not saved: {tmp_path} is a folder, not a file." in out
    assert "Errno" not in out


def test_an_interruption_says_that_the_game_is_not_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lines, said in (([None], True), ([f"s {tmp_path}/game", None], False)):
        table = Table(Options(players=2, first=0), seed=1)
        assert Session(table, {1: RandomBot()}, Typist(lines)).run() == 130
        assert ("the game was not saved" in capsys.readouterr().out) == said


# --- bots, discards, forced moves, the log ---------------------------------------------------


def test_the_numbers_of_bots_are_their_own_and_come_again() -> None:
    streams = [bot_rng(seed, seat).word() for seed in (1, 2) for seat in (0, 1)]
    assert len(set(streams)) == 4
    assert bot_rng(7, 1).save() == bot_rng(7, 1).save()
    assert bot_rng(7, 1).save() != Rng(2 << 64 | 7).save()


@pytest.mark.clause("P2")
def test_the_discard_pile_can_be_looked_through() -> None:
    told = set()
    for table in decisions(range(2)):
        names = table.view(0).rs.card_names
        counts = table.snapshot().to_dict()["piles"][k.P_DISCARD]
        words = discard_words(table.view(1))
        told.add(words)
        number = sum(counts)
        assert words.startswith(f"Discard pile: {number} card" if number else "Discard pile: empty")
        for name, count in zip(names, counts, strict=False):
            assert not count or name in words
    assert len(told) > 20


def test_the_discard_pile_is_shown_on_request(luxor: Luxor) -> None:
    _, out, _ = luxor("--first", "p1", "--seed", "1", lines=["d"])
    assert "Discard pile: empty." in out


def test_a_move_that_is_not_asked_may_be_named() -> None:
    table = table_at(
        """
        players: 2
        p1: t2 t2 statue statue statue
        p1 hand: 3 1 1 1 +-1
        """
    )
    seen = table.view(0)
    offered = choices(seen)
    left = (Action.parse("left"),)
    assert understand(seen, "left", offered) == left
    for text in ("left a1+3", "left a2+3", "left +3", "a1+3", "+3"):
        assert understand(seen, text, offered) == left
    for text in ("left a1+2", "left a3+3", "left a1-3", "left a4+3"):
        with pytest.raises(ActionError):
            understand(seen, text, offered)


def test_a_forced_move_may_be_followed_by_what_it_leads_to() -> None:
    table = table_at("players: 2\np1 hand: 5 1 1 1 1\nt5: horus1")
    seen = table.view(0)
    assert [str(action) for action in understand(seen, "left a1+5 key", choices(seen))] == [
        "left",
        "key",
    ]


def test_the_log_counts_turns_and_has_no_empty_rounds(luxor: Luxor) -> None:
    _, out, _ = luxor("--first", "p1", "--seed", "1", lines=["l"])
    assert "Nobody has played yet." in out
    table = Table(Options(players=2, first=0), seed=1)
    rng = Rng(1)
    while table.view(0).facts["round"] < 4 or table.asked != 0:
        table.play(RandomBot().choose(table.view(table.asked), rng))
    story = Session(table, {1: RandomBot()})._stories[0]
    lines = story.log()
    assert [line for line in lines if line.startswith("Round")] == ["Round 1", "Round 2", "Round 3"]
    assert len([line for line in lines if line.startswith("  ")]) == 6
    assert story.log(3) == ["Round 2", lines[5], "Round 3", *lines[7:9]]
