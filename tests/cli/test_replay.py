"""``luxor replay``: stepping through records, full and redacted."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from luxor.cli import replay
from luxor.cli.play_terminal import Terminal
from luxor.cli.replay_scenes import Eyes, scenes_of
from luxor.core.options import Options
from luxor.core.view import view
from luxor.notation.edition_file import parse_edition
from luxor.notation.record import Record, parse_record, write_record
from luxor.play.saved import save, save_for_seat
from luxor.play.table import Table
from tests.notation.edition_texts import changed
from tests.notation.record_games import EXAMPLES, FULL, REDACTED, parse_seat_record, running

GAME = str(EXAMPLES / "short-game.luxor")
SEEN_BY_P1 = str(EXAMPLES / "short-game-p1.luxor")


def luxor(*words: str) -> int:
    """Run the command line ``luxor`` with the one command of this file."""
    parser = argparse.ArgumentParser("luxor")
    replay.add_parser(parser.add_subparsers(required=True))
    args = parser.parse_args(["replay", *words])
    status = args.run(args)
    assert isinstance(status, int)
    return status


def written(folder: Path, text: str) -> str:
    path = folder / "game.luxor"
    path.write_text(text, "utf-8")
    return str(path)


# --- printing --------------------------------------------------------------------------------


def test_everything_is_printed_turn_by_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(GAME, "--all") == 0
    out = capsys.readouterr().out
    titles = re.findall(r"^── (.*?) ─+$", out, re.MULTILINE)
    assert titles[0] == "Set-up, before turn 1 of 38"
    assert titles[1] == "Turn 1 of 38, round 1: Ani (p1)"
    assert titles[38] == "Turn 38 of 38, round 19: Jan (p2)"
    assert len(titles) == 39
    assert out.count("TOMB") == 39
    assert "{ Two hasty explorers: nineteen rounds, and hardly a treasure. }" in out
    assert "Ani won with 38 points." in out


def test_without_a_terminal_everything_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    luxor(GAME, "--all")
    everything = capsys.readouterr().out
    assert luxor(GAME) == 0
    assert capsys.readouterr().out == everything


def test_brief_leaves_out_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(GAME, "--brief") == 0
    out = capsys.readouterr().out
    assert "TOMB" not in out
    assert "Turn 38 of 38" in out
    assert "Ani won with 38 points." in out


def test_one_turn_is_printed_with_the_position_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(GAME, "--turn", "15") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("── Turn 15 of 38, round 8: Ani (p1) ──")
    assert "Ani played h1:last" in out
    assert "a2, the last, from the stairs to t28; took jewellery worth 3" in out
    assert "{ h1:last brings a2 from the stairs to t28, where a1 waits: two are enough. }" in out
    assert "Round 8" in out
    assert "Turn 16" not in out


@pytest.mark.parametrize("turn", ["-1", "39"])
def test_a_turn_that_is_not_there_ends_with_1(
    turn: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert luxor(GAME, "--turn", turn) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "--turn: the record has turns 0 (the set-up) to 38\n"


def test_the_last_turn_of_a_running_game_may_be_half_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FULL.replace("seed: 421\n", "").replace("result: p1 38, p2 23 (tomb)\n", "")
    half = text[: text.index("\n7 p1 left")] + "\n7 p1 left\n"
    assert luxor(written(tmp_path, half), "--turn", "13", "--brief") == 0
    assert "Ani played a 4 from the left." in capsys.readouterr().out
    whole = text[: text.index("\n7 p1 left")]
    assert luxor(written(tmp_path, whole), "--turn", "13", "--brief") == 1
    assert "turns 0 (the set-up) to 12" in capsys.readouterr().err


def test_a_record_may_end_in_the_set_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for answers in (0, 7):
        record = parse_record(FULL)
        part = replace(record, answers=record.answers[:answers], seed=None)
        assert luxor(written(tmp_path, write_record(part)), "--all") == 0
        out = capsys.readouterr().out
        assert "Set-up, before turn 1 of 0" in out
        assert "The table is being set up." in out


# --- whose eyes ------------------------------------------------------------------------------


def test_a_full_record_is_seen_with_the_eyes_of_whose_turn_it_is() -> None:
    record = parse_record(FULL)
    scenes = scenes_of(record, Eyes.MOVER, record.names)
    assert [scene.view.seat for scene in scenes[:4]] == [0, 0, 1, 0]
    assert all(
        None not in scene.view.hand(scene.seat) for scene in scenes if scene.seat is not None
    )
    assert all("drew" in scene.story for scene in scenes[1:5] if "Horus card" not in scene.story)


def test_with_a_seat_only_that_seat_is_seen(capsys: pytest.CaptureFixture[str]) -> None:
    record = parse_record(FULL)
    states = [moment.state for moment in record.moments() if moment.state.frame()[0] == 7]
    for seat in (0, 1):
        scenes = scenes_of(record, seat, record.names)
        for scene, state in zip(scenes[:-1], states, strict=True):
            assert scene.view == view(state, seat)
        others = [scene for scene in scenes if scene.seat == 1 - seat]
        assert not any("drew" in scene.story for scene in others)
    assert luxor(GAME, "--turn", "4", "--seat", "p1") == 0
    assert "drew" not in capsys.readouterr().out


def test_the_public_sees_no_hand(capsys: pytest.CaptureFixture[str]) -> None:
    record = parse_record(FULL)
    for scene in scenes_of(record, Eyes.PUBLIC, record.names)[:6]:
        assert "drew" not in scene.story
        hands = [*scene.view.hand(0), *scene.view.hand(1)]
        assert {card for card in hands if card} <= {"h1:last"}
    assert luxor(GAME, "--turn", "2", "--seat", "public") == 0
    assert "drew" not in capsys.readouterr().out


def test_a_redacted_record_shows_its_own_seat_or_the_public() -> None:
    record = parse_seat_record(REDACTED)
    full = parse_record(FULL)
    for eyes in (0, Eyes.PUBLIC):
        scenes = scenes_of(record, eyes, record.names)
        whole = scenes_of(full, eyes, full.names)
        assert len(scenes) == 7
        for scene, same in zip(scenes, whole, strict=False):
            assert (scene.story, scene.events) == (same.story, same.events)
            assert scene.view == same.view


def test_a_redacted_record_cannot_be_seen_with_other_eyes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert luxor(SEEN_BY_P1, "--turn", "2") == 0
    assert luxor(SEEN_BY_P1, "--turn", "2", "--seat", "public") == 0
    capsys.readouterr()
    assert luxor(SEEN_BY_P1, "--seat", "p2") == 1
    assert "this is the redacted record of p1" in capsys.readouterr().err


def test_a_seat_that_is_not_there_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(GAME, "--seat", "p3") == 1
    assert capsys.readouterr().err == "--seat: p1 to p2, or public, not 'p3'\n"


def test_the_public_record_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, save_for_seat(running(3, answers=10), None))
    assert luxor(file, "--all", "--brief") == 0
    assert "drew" not in capsys.readouterr().out
    assert luxor(file, "--seat", "p1") == 1
    assert "redacted record of the public" in capsys.readouterr().err


def test_the_set_up_is_seen_by_whoever_begins(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(GAME, "--turn", "0", "--json") == 0
    form = json.loads(capsys.readouterr().out)
    dealt = [event for event in form["turns"][0]["events"] if event["event"] == "card_dealt"]
    assert {event["seat"] for event in dealt if event["card"] is not None} == {0}
    assert {event["seat"] for event in dealt if event["card"] is None} == {1}


# --- JSON ------------------------------------------------------------------------------------


def test_json_holds_every_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(GAME, "--json") == 0
    form = json.loads(capsys.readouterr().out)
    assert form["names"] == ["Ani", "Jan"]
    assert form["edition"] == {"name": "reconstructed", "fingerprint": "07981419879c"}
    assert form["options"]["players"] == 2
    assert [turn["turn"] for turn in form["turns"]] == list(range(39))
    assert form["turns"][0]["seat"] is None
    assert (form["turns"][3]["round"], form["turns"][3]["seat"]) == (2, 0)
    played = [event for event in form["turns"][3]["events"] if event["event"] == "card_played"]
    assert played == [{"event": "card_played", "seat": 0, "end": "right", "card": "die"}]
    assert form["turns"][3]["position"]["round"] == 2
    assert form["result"]["points"] == [38, 23]


def test_json_of_one_turn_of_a_redacted_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert luxor(SEEN_BY_P1, "--turn", "2", "--json") == 0
    form = json.loads(capsys.readouterr().out)
    assert [turn["turn"] for turn in form["turns"]] == [2]
    drawn = [event for event in form["turns"][0]["events"] if event["event"] == "card_drawn"]
    assert drawn[0]["card"] is None
    assert form["result"] is None


# --- files that cannot be replayed -----------------------------------------------------------


def test_a_damaged_file_is_refused_at_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, FULL.replace("3 p2 right a1+1 key", "3 p2 right a1+2 key"))
    line = FULL[: FULL.index("3 p2 right")].count("\n") + 1
    assert luxor(file) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{file}:{line}:12: 'a1+2' is not possible: p2 is asked 'move'")
    file = written(tmp_path, REDACTED.replace("key_taken p2", "key_taken p3"))
    assert luxor(file, "--json") == 1
    assert re.match(re.escape(file) + r":\d+:11: seat: a seat \(p1, p2\)", capsys.readouterr().err)


def test_what_is_no_record_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.luxor"
    path.write_bytes(b"luxor-record 1\nnames: p1=\xff\n")
    cases = [
        (str(tmp_path / "none.luxor"), "No such file"),
        (str(tmp_path), "directory"),
        (str(path), ":2:1: not UTF-8"),
        ("a\0b", "null"),
    ]
    for file, message in cases:
        assert luxor(file) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert message in err


def test_a_file_without_end_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "MOST_BYTES", 1000)
    assert luxor(written(tmp_path, FULL)) == 1
    assert "longer than the 1000 bytes" in capsys.readouterr().err


def test_an_edition_of_ones_own_is_given_beside_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = changed(('name = "reconstructed"', 'name = "my-box"'), ("keys = 20", "keys = 19"))
    box = tmp_path / "my-box.toml"
    box.write_text(text, "utf-8")
    table = Table(Options(players=2), edition=parse_edition(text), seed=1)
    file = written(tmp_path, save(table))
    assert luxor(file) == 1
    assert "'my-box' is not built in" in capsys.readouterr().err
    assert luxor(file, "--edition", str(box)) == 0
    assert luxor(file, "--edition", str(tmp_path / "none.toml")) == 1


def test_names_and_comments_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = parse_record(save(Table(Options(players=2), seed=1)))
    names = ("A\x1b[2J", "B\ud800")
    file = written(tmp_path, write_record(replace(record, names=names, comment="one\x07\ntwo")))
    assert luxor(file, "--all") == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "A\N{REPLACEMENT CHARACTER}[2J" in out
    assert luxor(file, "--json") == 0
    assert json.loads(capsys.readouterr().out)["names"] == ["A\x1b[2J", "B\ud800"]


# --- stepping --------------------------------------------------------------------------------


class Typist(Terminal):
    """A terminal at which somebody types given lines and then leaves."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.is_screen = True
        self.lines = list(lines)

    def ask(self, prompt: str) -> str:
        print(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def stepped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *typed: str
) -> list[tuple[str, str]]:
    """Give the turns shown, and what was said besides, while somebody types."""
    monkeypatch.setattr(replay, "Terminal", lambda: Typist(typed))
    assert luxor(GAME, "--brief") == 0
    out = capsys.readouterr().out
    return re.findall(r"(?:── (Set-up|Turn \d+)|(There is no turn.*|'.*' means nothing))", out)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ([], [0]),
        (["q", "n"], [0]),
        (["", "n", "p", "q"], [0, 1, 2, 1]),
        (["17", "", "e", "p", "0"], [0, 17, 18, 38, 37, 0]),
    ],
)
def test_turns_are_shown_as_somebody_steps_through_them(
    typed: list[str],
    shown: list[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    turns = [turn for turn, _ in stepped(monkeypatch, capsys, *typed)]
    assert turns == [f"Turn {number}" if number else "Set-up" for number in shown]


def test_what_means_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = stepped(monkeypatch, capsys, "p", "39", "x", "9" * 9, "e", "")
    assert [words for _, words in said if words] == [
        "There is no turn -1: they go from 0 (the set-up) to 38.",
        "There is no turn 39: they go from 0 (the set-up) to 38.",
        "'x' means nothing",
        "'999999999' means nothing",
        "There is no turn 39: they go from 0 (the set-up) to 38.",
    ]


def test_a_screen_with_all_or_a_turn_asks_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(replay, "Terminal", lambda: Typist([]))
    assert luxor(GAME, "--turn", "3", "--brief") == 0
    assert luxor(GAME, "--all", "--brief") == 0
    assert replay.KEYS not in capsys.readouterr().out


def test_a_record_is_read_for_what_it_is() -> None:
    assert isinstance(replay.read_record(GAME), Record)
    assert replay.read_record(SEEN_BY_P1) == parse_seat_record(REDACTED)


def test_a_game_that_was_given_up_says_so_at_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = parse_record(FULL)
    given_up = replace(
        record, answers=record.answers[:-9], seed=None, gave_up=(1,), ended="aborted"
    )
    file = written(tmp_path, write_record(given_up))
    assert luxor(file, "--brief", "--all") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Jan gave up. The game was ended without a result." in said
    assert luxor(file, "--json") == 0
    form = json.loads(capsys.readouterr().out)
    assert (form["gave_up"], form["ended"], form["result"]) == ([1], "aborted", None)
