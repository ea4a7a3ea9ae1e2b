"""``luxor play``: what is kept of a game, who goes on with it, and how it is left."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from luxor import Options, Table
from luxor.bots import bot_rng
from luxor.bots.random_bot import RandomBot
from luxor.cli.play_choices import choices, understand
from luxor.cli.play_files import load_table, seat_options
from luxor.cli.play_session import Session
from luxor.cli.play_story import Story
from luxor.cli.words import discard_words
from luxor.core import constants as k
from luxor.core.actions import Action
from luxor.core.errors import ActionError
from luxor.core.rng import Rng
from luxor.notation.record import parse_record
from tests.cli.play_tables import decisions, table_at
from tests.cli.running import Luxor, Typist, assert_refused

PLAY = ("play", "--text")

# --- who goes on -----------------------------------------------------------------------------


def test_a_hot_seat_game_says_how_to_go_on_and_who_is_a_bot(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "our game"
    people = ["--hot-seat", "--name", "Ani", "--name", "Jan", "--first", "p1"]
    saved = luxor(*PLAY, *people, lines=["", f"s {file}"])
    assert f"luxor play --load {shlex.quote(str(file))} --hot-seat 2 " in saved.words
    assert "--hot-seat 2" in parse_record(file.read_text("utf-8")).comment

    alone = luxor(*PLAY, "--load", str(file))
    assert "Ani (p1), Jan (p2, played by a bot)" in alone.words
    assert "--hot-seat" in alone.out
    together = luxor(*PLAY, "--load", str(file), "--hot-seat", "2")
    assert "Ani (p1), Jan (p2)." in together.words
    assert "bot" not in together.out


def test_bots_with_the_names_of_bots_are_not_pointed_out(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "game"
    luxor(*PLAY, "--name", "Ani", lines=[f"s {file}"])
    loaded = luxor(*PLAY, "--load", str(file))
    assert "Ani (p1), bot2 (p2)." in loaded.words
    assert "--hot-seat" not in loaded.out


@pytest.mark.parametrize(
    ("people", "players", "asked", "options"),
    [
        ([], 2, 0, "--auto"),
        ([0], 2, 0, ""),
        ([0], 2, 1, "--seat p1"),
        ([0, 1], 2, 1, "--hot-seat 2"),
        ([0, 2], 3, 1, "--hot-seat 2 --seat p3"),
    ],
)
def test_the_options_seat_the_same_people_again(
    people: list[int], players: int, asked: int, options: str
) -> None:
    assert seat_options(people, players, asked) == options


def test_commands_are_told_as_the_program_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Luxor
) -> None:
    monkeypatch.setenv("LUXOR_COMMAND", "python3 run.py")
    said = luxor(*PLAY, lines=["?", f"s {tmp_path}/game"]).words
    assert f"python3 run.py play --load {tmp_path}/game " in said
    assert "python3 run.py play --load FILE" in said
    assert "luxor play" not in said


# --- records ---------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["--auto"], []], ids=["bots", "a person"])
def test_a_finished_game_is_recorded(tmp_path: Path, luxor: Luxor, words: list[str]) -> None:
    file = tmp_path / "game"
    options = ["--seed", "4", "--record", str(file), *words]
    played = luxor(*PLAY, *options, lines=["1"] * 3000)
    assert played.status == 0
    assert played.words.endswith(f"luxor replay {file}")
    record = parse_record(file.read_text("utf-8"))
    assert record.result is not None
    assert record.seed == 4
    assert luxor("replay", str(file), "--brief").status == 0


@pytest.mark.parametrize(("lines", "status"), [(["1", "q"], 0), (["1"], 1)])
def test_a_game_that_is_left_is_recorded(
    tmp_path: Path, luxor: Luxor, lines: list[str], status: int
) -> None:
    file = tmp_path / "game"
    left = luxor(*PLAY, "--record", str(file), "--first", "p1", lines=lines)
    assert left.status == status
    assert "luxor play --load" in left.words
    table = load_table(str(file))
    assert any(answer.seat == 0 for answer in table.answers)
    words = ["--load", str(file), "--record", str(file)]
    assert luxor(*PLAY, *words, lines=["1", "q"]).status == 0
    assert len(load_table(str(file)).answers) > len(table.answers)


def test_a_record_overwrites_nothing_and_needs_its_folder(tmp_path: Path, luxor: Luxor) -> None:
    file = tmp_path / "precious"
    file.write_text("my diary", "utf-8")
    for name in (file, tmp_path, tmp_path / "no" / "file"):
        assert_refused(luxor(*PLAY, "--auto", "--record", str(name)), str(tmp_path))
    assert file.read_text("utf-8") == "my diary"


def nearly_over() -> Table:
    """Return a table at which p1 has the last answer of the game to give."""
    table = Table(Options(players=2, first=1), seed=5)
    rng = Rng(1)
    while table.asked is not None:
        table.play(RandomBot().choose(table.view(table.asked), rng))
    table.take_back(max(i for i, answer in enumerate(table.answers) if answer.seat == 0))
    return table


def test_at_the_end_the_record_is_offered_and_the_own_hand_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    table = nearly_over()
    typist = Typist(*["1"] * 3, "x", "y", f"{tmp_path}/no/file", "y", str(file))
    assert Session(table, {1: RandomBot()}, typist).run() == 0
    assert table.is_over
    assert parse_record(file.read_text("utf-8")).result is not None
    hand = "  ".join(card or "" for card in table.view(0).hand(0))
    assert f"hand {hand}" in capsys.readouterr().out


@pytest.mark.parametrize("answer", ["", "n", "q", "No"])
def test_a_letter_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, luxor: Luxor, answer: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert luxor(*PLAY, lines=["q", answer]).status == 0
    assert luxor(*PLAY, lines=["q", "y", "", "q", "n"]).status == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("more", "asked"), [([], 0), (["1"], 1)], ids=["saved", "played on"])
def test_what_is_saved_is_not_offered_again(tmp_path: Path, more: list[str], asked: int) -> None:
    table = Table(Options(players=2, first=0), seed=1)
    typist = Typist(f"s {tmp_path}/a", *more, "q", "n")
    assert Session(table, {1: RandomBot()}, typist).run() == 0
    assert len(typist.prompts) == 2 + len(more) + asked


@pytest.mark.parametrize("name", ["no/file", "", "~nobody~/x"])
def test_where_a_game_cannot_be_saved_that_is_named_and_it_goes_on(
    tmp_path: Path, luxor: Luxor, name: str
) -> None:
    played = luxor(*PLAY, lines=[f"s {tmp_path}/{name}", "yes", "l"])
    assert played.status == 1
    assert f"{tmp_path}/{name}".rstrip("/") in played.words
    assert "Errno" not in played.out


def test_an_interruption_ends_with_its_own_status() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    assert Session(table, {1: RandomBot()}, Typist(None)).run() == 130


# --- bots, discards, forced moves, the log ---------------------------------------------------


def test_the_numbers_of_bots_are_their_own_and_come_again() -> None:
    streams = [bot_rng(seed, seat).word() for seed in (1, 2) for seat in (0, 1)]
    assert len(set(streams)) == 4
    assert bot_rng(7, 1).save() == bot_rng(7, 1).save()
    assert bot_rng(7, 1).save() != Rng(2 << 64 | 7).save()


@pytest.mark.clause("P2")
def test_the_discard_pile_can_be_looked_through(luxor: Luxor) -> None:
    told = set()
    for table in decisions(range(2)):
        names = table.view(0).rs.card_names
        counts = table.snapshot().to_dict()["piles"][k.P_DISCARD]
        words = discard_words(table.view(1))
        told.add(words)
        assert not sum(counts) or str(sum(counts)) in words
        for name, count in zip(names, counts, strict=False):
            assert not count or name in words
    assert len(told) > 20
    empty = discard_words(Table(Options(players=2, first=0), seed=1).view(0))
    assert empty in luxor(*PLAY, "--first", "p1", "--seed", "1", lines=["d"]).words


def test_a_move_that_is_not_asked_may_be_named() -> None:
    table = table_at("players: 2\np1: t2 t2 statue statue statue\np1 hand: 3 1 1 1 +-1")
    seen = table.view(0)
    offered = choices(seen)
    left = (Action.parse("left"),)
    for text in ("left", "left a1+3", "left a2+3", "left +3", "a1+3", "+3"):
        assert understand(seen, text, offered) == left
    for text in ("left a1+2", "left a3+3", "left a1-3", "left a4+3"):
        with pytest.raises(ActionError):
            understand(seen, text, offered)


def test_a_forced_move_may_be_followed_by_what_it_leads_to() -> None:
    seen = table_at("players: 2\np1 hand: 5 1 1 1 1\nt5: horus1").view(0)
    answers = understand(seen, "left a1+5 key", choices(seen))
    assert [str(action) for action in answers] == ["left", "key"]


def test_the_log_counts_turns_and_has_no_empty_rounds() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    rng = Rng(1)
    while table.view(0).facts["round"] < 4 or table.asked != 0:
        table.play(RandomBot().choose(table.view(table.asked), rng))
    story = Story(table.view(0).rs, table.names, 0)
    assert story.log() == []
    story.follow(table.raw_events(0))
    lines = story.log()
    assert [line for line in lines if line.startswith("Round")] == ["Round 1", "Round 2", "Round 3"]
    assert len([line for line in lines if line.startswith("  ")]) == 6
    assert story.log(3) == ["Round 2", lines[5], "Round 3", *lines[7:9]]
