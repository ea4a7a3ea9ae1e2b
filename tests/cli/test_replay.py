"""``luxor replay``: stepping through records, full and redacted."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from luxor.cli import replay
from luxor.cli.replay_scenes import Eyes, scenes_of
from luxor.core.options import Options
from luxor.core.view import view
from luxor.notation.edition_file import parse_edition
from luxor.notation.record import Record, parse_record, write_record
from luxor.play.saved import save, save_for_seat
from luxor.play.table import Table
from tests.cli.running import Luxor, Typist, assert_refused
from tests.notation.edition_texts import changed
from tests.notation.record_games import EXAMPLES, FULL, REDACTED, parse_seat_record, running

GAME = str(EXAMPLES / "short-game.luxor")
SEEN_BY_P1 = str(EXAMPLES / "short-game-p1.luxor")


def written(folder: Path, text: str) -> str:
    path = folder / "game.luxor"
    path.write_text(text, "utf-8")
    return str(path)


# --- printing --------------------------------------------------------------------------------


def test_everything_is_printed_turn_by_turn(luxor: Luxor) -> None:
    out = luxor("replay", GAME, "--all").out
    titles = re.findall(r"^── (.*?) ─+$", out, re.MULTILINE)[:39]
    assert "38" in titles[0]
    assert titles[1] == "Turn 1 of 38, round 1: Ani (p1)"
    assert titles[38] == "Turn 38 of 38, round 19: Jan (p2)"
    assert out.count("TOMB") == 39
    assert "{ Two hasty explorers: nineteen rounds, and hardly a treasure. }" in out
    assert "Ani" in out.splitlines()[-1]
    assert luxor("replay", GAME).out == out, "without a terminal everything is printed"
    brief = luxor("replay", GAME, "--brief").out
    assert "TOMB" not in brief
    assert titles[38] in brief


def test_one_turn_is_printed_with_the_position_after_it(luxor: Luxor) -> None:
    said = luxor("replay", GAME, "--turn", "15").words
    assert said.startswith("── Turn 15 of 38, round 8: Ani (p1) ──")
    for words in ("h1:last", "t28", "{ h1:last brings a2 from the stairs to t28", "Round 8"):
        assert words in said
    assert "Turn 16" not in said


@pytest.mark.parametrize("turn", ["-1", "39"])
def test_a_turn_that_is_not_there_ends_with_1(luxor: Luxor, turn: str) -> None:
    assert_refused(luxor("replay", GAME, "--turn", turn), "--turn", "0", "38")


def test_the_last_turn_of_a_running_game_may_be_half_done(tmp_path: Path, luxor: Luxor) -> None:
    text = FULL.replace("seed: 421\n", "").replace("result: p1 38, p2 23 (tomb)\n", "")
    whole = text[: text.index("\n7 p1 left")]
    turn = ("--turn", "13", "--brief")
    assert luxor("replay", written(tmp_path, whole + "\n7 p1 left\n"), *turn).status == 0
    assert_refused(luxor("replay", written(tmp_path, whole), *turn), "12")


@pytest.mark.parametrize("answers", [0, 7])
def test_a_record_may_end_in_the_set_up(tmp_path: Path, luxor: Luxor, answers: int) -> None:
    record = parse_record(FULL)
    part = replace(record, answers=record.answers[:answers], seed=None)
    shown = luxor("replay", written(tmp_path, write_record(part)), "--all")
    assert shown.status == 0
    assert len(re.findall(r"^── ", shown.out, re.MULTILINE)) == 1


# --- whose eyes ------------------------------------------------------------------------------


def test_a_full_record_is_seen_with_the_eyes_of_whose_turn_it_is() -> None:
    record = parse_record(FULL)
    scenes = scenes_of(record, Eyes.MOVER, record.names)
    assert [scene.view.seat for scene in scenes[:4]] == [0, 0, 1, 0]
    assert all(
        None not in scene.view.hand(scene.seat) for scene in scenes if scene.seat is not None
    )
    assert all("drew" in scene.story for scene in scenes[1:5] if "Horus card" not in scene.story)


def test_with_a_seat_only_that_seat_is_seen(luxor: Luxor) -> None:
    record = parse_record(FULL)
    states = [moment.state for moment in record.moments() if moment.state.frame()[0] == 7]
    for seat in (0, 1):
        scenes = scenes_of(record, seat, record.names)
        for scene, state in zip(scenes[:-1], states, strict=True):
            assert scene.view == view(state, seat)
        others = [scene for scene in scenes if scene.seat == 1 - seat]
        assert not any("drew" in scene.story for scene in others)
    assert "drew" not in luxor("replay", GAME, "--turn", "4", "--seat", "p1").out


def test_the_public_sees_no_hand(luxor: Luxor) -> None:
    record = parse_record(FULL)
    for scene in scenes_of(record, Eyes.PUBLIC, record.names)[:6]:
        assert "drew" not in scene.story
        hands = [*scene.view.hand(0), *scene.view.hand(1)]
        assert {card for card in hands if card} <= {"h1:last"}
    assert "drew" not in luxor("replay", GAME, "--turn", "2", "--seat", "public").out


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


def test_a_redacted_record_cannot_be_seen_with_other_eyes(tmp_path: Path, luxor: Luxor) -> None:
    for eyes in ([], ["--seat", "public"]):
        assert luxor("replay", SEEN_BY_P1, "--turn", "2", *eyes).status == 0
    assert_refused(luxor("replay", SEEN_BY_P1, "--seat", "p2"), "p1")
    public = written(tmp_path, save_for_seat(running(3, answers=10), None))
    assert "drew" not in luxor("replay", public, "--all", "--brief").out
    assert_refused(luxor("replay", public, "--seat", "p1"), "public")
    assert_refused(luxor("replay", GAME, "--seat", "p3"), "--seat", "p1 to p2", "p3")


def test_the_set_up_is_seen_by_whoever_begins(luxor: Luxor) -> None:
    form = luxor("replay", GAME, "--turn", "0", "--json").json
    dealt = [event for event in form["turns"][0]["events"] if event["event"] == "card_dealt"]
    assert {event["seat"] for event in dealt if event["card"] is not None} == {0}
    assert {event["seat"] for event in dealt if event["card"] is None} == {1}


# --- JSON ------------------------------------------------------------------------------------


def test_json_holds_every_turn(luxor: Luxor) -> None:
    form = luxor("replay", GAME, "--json").json
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


def test_json_of_one_turn_of_a_redacted_record(luxor: Luxor) -> None:
    form = luxor("replay", SEEN_BY_P1, "--turn", "2", "--json").json
    assert [turn["turn"] for turn in form["turns"]] == [2]
    drawn = [event for event in form["turns"][0]["events"] if event["event"] == "card_drawn"]
    assert drawn[0]["card"] is None
    assert form["result"] is None


def test_json_of_a_game_that_was_given_up_says_so(tmp_path: Path, luxor: Luxor) -> None:
    record = parse_record(FULL)
    given_up = replace(
        record, answers=record.answers[:-9], seed=None, gave_up=(1,), ended="aborted"
    )
    file = written(tmp_path, write_record(given_up))
    assert "Jan" in luxor("replay", file, "--brief", "--all").out.rpartition("{")[0][-100:]
    form = luxor("replay", file, "--json").json
    assert (form["gave_up"], form["ended"], form["result"]) == ([1], "aborted", None)


# --- files that cannot be replayed -----------------------------------------------------------


def test_a_damaged_file_is_refused_at_its_line(tmp_path: Path, luxor: Luxor) -> None:
    file = written(tmp_path, FULL.replace("3 p2 right a1+1 key", "3 p2 right a1+2 key"))
    line = FULL[: FULL.index("3 p2 right")].count("\n") + 1
    assert_refused(luxor("replay", file), f"{file}:{line}:12: 'a1+2'")
    file = written(tmp_path, REDACTED.replace("key_taken p2", "key_taken p3"))
    refused = luxor("replay", file, "--json")
    assert_refused(refused, "p1, p2")
    assert re.match(re.escape(file) + r":\d+:11: ", refused.err)


def test_what_is_no_record_ends_with_1(
    tmp_path: Path, luxor: Luxor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.luxor"
    path.write_bytes(b"luxor-record 1\nnames: p1=\xff\n")
    assert_refused(luxor("replay", str(path)), f"{path}:2:1: ")
    for file in (str(tmp_path / "none.luxor"), str(tmp_path)):
        assert_refused(luxor("replay", file), file)
    assert_refused(luxor("replay", "a\0b"))
    monkeypatch.setattr(replay, "MOST_BYTES", 1000)
    assert_refused(luxor("replay", written(tmp_path, FULL)), "1000")


def test_an_edition_of_ones_own_is_given_beside_the_record(tmp_path: Path, luxor: Luxor) -> None:
    text = changed(('name = "reconstructed"', 'name = "my-box"'), ("keys = 20", "keys = 19"))
    box = tmp_path / "my-box.toml"
    box.write_text(text, "utf-8")
    table = Table(Options(players=2), edition=parse_edition(text), seed=1)
    file = written(tmp_path, save(table))
    assert_refused(luxor("replay", file), "my-box")
    assert luxor("replay", file, "--edition", str(box)).status == 0
    assert luxor("replay", file, "--edition", str(tmp_path / "none.toml")).status == 1


def test_names_and_comments_cannot_command_the_terminal(tmp_path: Path, luxor: Luxor) -> None:
    record = parse_record(save(Table(Options(players=2), seed=1)))
    names = ("A\x1b[2J", "B\ud800")
    file = written(tmp_path, write_record(replace(record, names=names, comment="one\x07\ntwo")))
    out = luxor("replay", file, "--all").out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "A\N{REPLACEMENT CHARACTER}[2J" in out
    assert luxor("replay", file, "--json").json["names"] == ["A\x1b[2J", "B\ud800"]


# --- stepping --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ([], [0]),
        (["q", "n"], [0]),
        (["", "n", "p", "q"], [0, 1, 2, 1]),
        (["17", "", "e", "p", "0"], [0, 17, 18, 38, 37, 0]),
        (["p", "39", "x", "9" * 9, "e", ""], [0, 38]),
    ],
)
def test_turns_are_shown_as_somebody_steps_through_them(
    typed: list[str], shown: list[int], monkeypatch: pytest.MonkeyPatch, luxor: Luxor
) -> None:
    monkeypatch.setattr(replay, "Terminal", lambda: Typist(*typed))
    out = luxor("replay", GAME, "--brief").out
    turns = re.findall(r"^── (?:Set-up|Turn (\d+))", out, re.MULTILINE)
    assert [int(turn or 0) for turn in turns] == shown
    for wrong in {"39", "x"} & set(typed):
        assert re.search(rf"\b{wrong}\b", out)


def test_a_screen_with_all_or_a_turn_asks_nothing(
    monkeypatch: pytest.MonkeyPatch, luxor: Luxor
) -> None:
    for words in (["--turn", "3"], ["--all"]):
        typist = Typist()
        monkeypatch.setattr(replay, "Terminal", lambda typist=typist: typist)
        assert luxor("replay", GAME, *words, "--brief").status == 0
        assert typist.prompts == []


def test_a_record_is_read_for_what_it_is() -> None:
    assert isinstance(replay.read_record(GAME), Record)
    assert replay.read_record(SEEN_BY_P1) == parse_seat_record(REDACTED)
