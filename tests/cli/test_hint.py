"""``luxor hint``: what it reads, what it says, and what it refuses."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from luxor import Options, Table
from luxor.bots.registry import make_bot
from luxor.cli import hint as hint_command
from luxor.cli.hint_source import read_question
from luxor.cli.hint_text import make_hint, tell_hint
from luxor.cli.play_terminal import Terminal
from luxor.core.actions import Action
from luxor.core.search import features
from luxor.notation.codec.exact import position_to_json
from luxor.notation.position import parse_position, write_position
from luxor.play.saved import save, save_for_seat
from tests.cli.play_tables import ALL, decisions, table_at
from tests.cli.running import Luxor, assert_refused
from tests.notation.position_games import game_over, state_at
from tests.notation.record_games import EXAMPLES, FULL, running

Output = pytest.CaptureFixture[str]

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "hint.md").read_text("utf-8")
GAME = str(EXAMPLES / "short-game.luxor")
SEEN_BY_P1 = str(EXAMPLES / "short-game-p1.luxor")
VASE = "p1: t5 t6; p1 hand: 1 2 3 4 die; t6: vase4"
"""With the left card a1 joins a2 on a vase."""

LEFT, RIGHT = Action.parse("left"), Action.parse("right")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are as long as they may be, whatever terminal the tests run in."""
    monkeypatch.setenv("COLUMNS", "100")


def hint(luxor: Luxor, *words: str, bot: str = "ismcts:30it") -> str:
    """Return what the command prints."""
    run = luxor("hint", *words, "--bot", bot)
    assert (run.status, run.err) == (0, "")
    return run.out


def figures(luxor: Luxor, *words: str, bot: str = "ismcts:30it") -> dict[str, Any]:
    """Return what the command prints for programs."""
    found = json.loads(hint(luxor, *words, "--json", bot=bot))
    assert isinstance(found, dict)
    return found


def asks(luxor: Luxor, *words: str, named: tuple[str, ...]) -> None:
    """Assert that the command is refused with these names."""
    assert_refused(luxor("hint", *words), *named)


# --- what is said ----------------------------------------------------------------------------


def test_options_are_listed_with_figures_and_the_best_is_explained(luxor: Luxor) -> None:
    out = hint(luxor, VASE, bot="ismcts:60it")
    assert "[1]  2  3  4  [die]" in out
    row = re.compile(
        r"^  (left|right) +\d+\.\d% [█░]{10} +[+−]?\d+\.\d +\d+ \(\d+%\)  .*(1|die)", re.MULTILINE
    )
    assert row.findall(out) == [("left", "1"), ("right", "die")]
    assert "a1+1 (a1 from t5 to t6" in out
    assert "(+4.0)" in out
    assert "ismcts:60it" in out


def test_what_follows_a_roll_is_told_for_every_face(luxor: Luxor) -> None:
    out = hint(luxor, "p1: t5 t6; p1 hand: die 2 3 4 die; t6: vase4", bot="greedy")
    faces = re.findall(r" (\d): a\d\+(\d) \(a\d from t\d to t\d", out)
    assert faces == [(str(face), str(face)) for face in range(1, 7)]


def test_the_same_figures_are_there_for_programs(luxor: Luxor) -> None:
    found = figures(luxor, VASE, "--seed", "9", bot="ismcts:60it")
    assert list(found) == re.findall(r"^\| `(\w+)` \|", DOCUMENT.split("## As JSON")[1], re.M)
    assert (found["seat"], found["question"]) == ("p1", "play")
    assert (found["bot"], found["seed"]) == ("ismcts:60it", 9)
    assert [option["action"] for option in found["options"]] == ["left", "right"]
    assert [option["id"] for option in found["options"]] == [LEFT.id, RIGHT.id]
    assert 0 < sum(option["visits"] for option in found["options"]) == found["iterations"] <= 60
    assert sum(option["share"] for option in found["options"]) == pytest.approx(1.0)
    best, other = found["options"]
    assert 0 < other["chance"] < best["chance"] < 1
    assert other["margin"] < best["margin"]
    assert (found["best"], found["runner_up"]) == ("left", "right")
    assert max(found["why"]["reasons"], key=lambda it: it["points"])["ground"] == "points"
    assert found["why"]["lines"] == [{"faces": [], "actions": ["a1+1"]}]
    assert set(found["why"]["features"]) == set(features.NAMES)
    assert found["advantage"]["points"] > 0
    assert found["played"] is None


def test_the_same_seed_gives_the_same_hint_and_another_one_need_not(luxor: Luxor) -> None:
    assert hint(luxor, VASE, "--seed", "4") == hint(luxor, VASE, "--seed", "4")
    assert figures(luxor, VASE, "--seed", "4") != figures(luxor, VASE, "--seed", "5")


def test_one_turn_ahead_there_are_margins_only(luxor: Luxor) -> None:
    out = hint(luxor, VASE, bot="planner")
    assert re.search(r"^  left +\+\d+\.\d  ", out, re.MULTILINE)
    assert "%" not in out
    found = figures(luxor, VASE, bot="planner")
    assert found["iterations"] is found["options"][0]["chance"] is None
    assert found["options"][0]["visits"] is found["options"][0]["share"] is None


def test_few_of_many_options_are_listed_unless_all_are_wanted(
    luxor: Luxor, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_at("p1: t1 t2\np1 hand: h1:1-4 2 3 4 5")
    table.play("left")
    many = make_hint(make_bot("planner"), table.view(0), 0)
    assert len(many.options) == 8
    tell_hint(many, Terminal(), listed=3)
    rest = ", ".join(str(option.action) for option in many.options[3:])
    assert f" 5 more: {rest}\n" in capsys.readouterr().out
    tell_hint(many, Terminal(), listed=3, played=many.options[-1].action)
    out = capsys.readouterr().out
    assert " 4 more: " in out
    assert f"\n* {many.options[-1].action}  " in out
    monkeypatch.setattr(hint_command, "LISTED", 3)
    text = write_position(table.snapshot()).replace("\n", ";")
    assert " 5 more: " in hint(luxor, text, bot="planner")
    assert " more: " not in hint(luxor, text, "--all", bot="planner")


EIGHT_MOVES = "p1: t1 t2\np1 hand: h1:1-4 2 3 4 5"


@pytest.mark.parametrize(("bot", "tried"), [("ismcts:3it", 3), ("flat:3it", 3), ("ismcts:8it", 8)])
def test_options_that_were_not_tried_have_no_figures(luxor: Luxor, bot: str, tried: int) -> None:
    table = table_at(EIGHT_MOVES)
    table.play("left")
    text = write_position(table.snapshot()).replace("\n", ";")
    out = hint(luxor, text, bot=bot)
    assert len(re.findall(r"^  a\d\+\d +\d+\.\d% [█░]{10} .* 1 \(\d+%\)  ", out, re.M)) == tried
    assert ("5 of 8" in out) == ("--bot ismcts:240it" in out) == (tried < 8)
    found = figures(luxor, text, bot=bot)
    assert (found["iterations"], found["untried"]) == (tried, 8 - tried)
    for option in found["options"]:
        known = [option[figure] is not None for figure in ("chance", "margin")]
        assert known == [option["visits"] > 0] * 2
        assert option["share"] == option["visits"] / tried
    visits = [bool(option["visits"]) for option in found["options"][1:]]
    assert visits == sorted(visits, reverse=True)


def test_a_narrow_terminal_gets_the_words_below_the_figures(
    luxor: Luxor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = hint(luxor, VASE)
    assert max(map(len, out.splitlines())) <= 60
    assert re.search(r"^  left .*\)\n +\w", out, re.MULTILINE)


def test_where_there_is_one_option_only_it_is_named(luxor: Luxor) -> None:
    text = next(
        write_position(table.snapshot()).replace("\n", ";")
        for table in decisions(range(5))
        if len(table.view(table.asked).options) == 1
    )
    assert f" {read_question(text).view.options[0]} (" in hint(luxor, text)


# --- nothing hidden is used ------------------------------------------------------------------


@pytest.mark.clause("P1")
def test_positions_that_look_the_same_get_the_same_hint(luxor: Luxor) -> None:
    texts = [f"{VASE}; p2 scarabs: {scarab}; p2 hand: {hand}" for scarab, hand in SECRETS]
    assert parse_position(texts[0].replace(";", "\n")) != parse_position(
        texts[1].replace(";", "\n")
    )
    one, other = (hint(luxor, text) for text in texts)
    assert one == other
    one, other = (hint(luxor, text, "--json") for text in texts)
    assert one == other


SECRETS = [("1", "5 5 4 4 die"), ("3", "1 1 2 2 +-1")]


def test_what_the_seat_may_know_does_count(luxor: Luxor) -> None:
    texts = [f"{VASE}; p2 score: {score}" for score in (0, 9)]
    one, other = (figures(luxor, text)["options"][0]["margin"] for text in texts)
    assert other < one - 5


# --- where the question comes from -----------------------------------------------------------


def test_files_and_standard_input_hold_positions_or_records(luxor: Luxor, tmp_path: Path) -> None:
    state = parse_position(VASE.replace(";", "\n"))
    expected = hint(luxor, VASE)
    for text in (
        write_position(state),
        json.dumps(position_to_json(state)),
        VASE.replace(";", "\n"),
    ):
        path = tmp_path / "position"
        path.write_text(text, "utf-8-sig")
        assert hint(luxor, str(path)) == expected
        assert luxor("hint", "-", "--bot", "ismcts:30it", lines=text.split("\n")).out == expected
    typed = luxor("hint", "-", "--at", "5", "--bot", "ismcts:30it", lines=FULL.split("\n"))
    assert typed.out == hint(luxor, GAME, "--at", "5")


def test_a_running_record_asks_its_open_question(luxor: Luxor, tmp_path: Path) -> None:
    table = running(players=3, seed=2, answers=12)
    path = tmp_path / "game.luxor"
    path.write_text(save(table), "utf-8")
    question = read_question(str(path))
    assert question.view == table.view(table.asked)
    assert question.played is None
    assert figures(luxor, str(path))["played"] is None


def test_decisions_of_a_finished_game_are_counted_by_turns_as_in_a_replay() -> None:
    question = read_question(GAME, "15")
    assert re.findall(r"\d+", question.place) == ["15", "8", "1", "1"]
    assert question.who == "Ani (p1)"
    assert (question.view.seat, question.view.question) == (0, "play")
    assert question.view.hand(0)[0] == "h1:last"
    assert question.view.hand(1) == (None,) * 5
    first, second = (read_question(GAME, at) for at in ("3.1", "3.2"))
    assert [str(found.played) for found in (first, second)] == ["right", "a1+4"]
    assert second.view.question == "move"
    assert read_question(GAME, "3").view == first.view


def test_what_was_played_is_compared_with_the_best(luxor: Luxor) -> None:
    out = hint(luxor, GAME, "--at", "15")
    assert re.search(r"^\* left ", out, re.MULTILINE)
    assert "Ani (p1)" in out
    found = figures(luxor, GAME, "--at", "15")
    assert found["played"] == {"action": "left", "chance_lost": 0.0, "margin_lost": 0.0}


def test_a_redacted_record_tells_the_same_of_its_seat(luxor: Luxor) -> None:
    for at in ("1", "3", "3.2", "5.3"):
        full, redacted = read_question(GAME, at), read_question(SEEN_BY_P1, at)
        assert full.view == redacted.view
        assert (full.played, full.place) == (redacted.played, redacted.place)
    assert read_question(SEEN_BY_P1).view == read_question(GAME, "7").view
    assert hint(luxor, SEEN_BY_P1, "--at", "5") == hint(luxor, GAME, "--at", "5")


def test_what_a_seat_has_played_is_found_in_what_it_saw(tmp_path: Path) -> None:
    table = Table(Options(players=2, first=0, modules=ALL), seed=3)
    for number in range(60):
        assert table.decision is not None
        table.play(table.decision.options[number % len(table.decision.options)])
    whole, seen = tmp_path / "whole", tmp_path / "seen"
    whole.write_text(save(table), "utf-8")
    seen.write_text(save_for_seat(table, 0), "utf-8")
    found = 0
    for turn in range(1, 20):
        full = read_question(str(whole), str(turn))
        if full.view.seat != 0:
            continue
        redacted = read_question(str(seen), str(turn))
        assert redacted.view == full.view
        assert redacted.played in (full.played, None)  # None where two answers look the same
        found += redacted.played is not None
    assert found > 5


# --- what is refused -------------------------------------------------------------------------


def test_text_that_is_neither_position_nor_record_is_refused_with_its_place(
    luxor: Luxor, tmp_path: Path
) -> None:
    asks(luxor, "nowhere.luxor", named=("nowhere.luxor: ",))
    asks(luxor, str(tmp_path), named=(f"{tmp_path}: ",))
    asks(luxor, "where: ever", named=("'where'",))
    path = tmp_path / "thing"
    path.write_text("p1: t99\n", "utf-8")
    asks(luxor, str(path), named=(f"{path}: line 1: p1: ",))
    path.write_text(FULL.replace("1 p1 right *5 key", "1 p1 right *5 joker"), "utf-8")
    asks(luxor, str(path), named=(f"{path}:", "'joker'"))
    path.write_bytes(b"\xff\xfe\x00")
    asks(luxor, str(path), named=(f"{path}: ", "UTF-8"))


def test_where_nobody_decides_there_is_no_hint(luxor: Luxor, tmp_path: Path) -> None:
    path = tmp_path / "position"
    path.write_text(write_position(game_over()), "utf-8")
    asks(luxor, str(path), named=())
    path.write_text(write_position(state_at("roll")), "utf-8")
    asks(luxor, str(path), named=("(roll)",))
    asks(luxor, GAME, named=("--at", "1 to 38"))


@pytest.mark.parametrize(
    ("at", "named"),
    [
        ("0", "1 to 38"),
        ("39", "1 to 38"),
        ("3.3", "3.1 to 3.2"),
        ("3.0", "3.1 to 3.2"),
        ("last", "'last'"),
        ("-1", "'-1'"),
    ],
)
def test_a_decision_that_is_not_there_is_refused(luxor: Luxor, at: str, named: str) -> None:
    asks(luxor, GAME, f"--at={at}", named=("--at: ", named))


def test_others_decisions_are_not_judged_from_a_redacted_record(
    luxor: Luxor, tmp_path: Path
) -> None:
    asks(luxor, SEEN_BY_P1, "--at", "2", named=("p2", "p1"))
    path = tmp_path / "public"
    path.write_text(save_for_seat(running(), None), "utf-8")
    asks(luxor, str(path), named=("public",))


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bot", "random"], ("random", "ismcts, flat, planner, greedy")),
        (["--bot", "external:./nobody"], ("external:./nobody",)),
        (["--bot", "nobody"], ("'nobody'",)),
        (["--at", "1"], ("--at",)),
    ],
)
def test_bots_that_only_play_and_turns_of_a_position_are_refused(
    luxor: Luxor, words: list[str], named: tuple[str, ...]
) -> None:
    asks(luxor, VASE, *words, named=named)


@pytest.mark.parametrize("seed", ["-1", "one"])
def test_what_is_no_seed_ends_with_status_2(luxor: Luxor, seed: str) -> None:
    with pytest.raises(SystemExit) as left:
        luxor("hint", VASE, f"--seed={seed}")
    assert left.value.code == 2


# --- the document ----------------------------------------------------------------------------


def commands() -> list[list[str]]:
    block = re.search(r"^```\n(luxor hint .*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert block
    return [shlex.split(line, comments=True)[1:] for line in block[1].splitlines()]


@pytest.mark.compiled
@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_commands_of_the_document_run(
    words: list[str], luxor: Luxor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    run = luxor(*(word.replace("20000it", "200it") for word in words))
    assert (run.status, run.err) == (0, "")
    assert run.out


@pytest.mark.compiled
def test_the_example_of_the_document_looks_like_that(luxor: Luxor) -> None:
    block = re.search(r"^```hint\n\$ luxor (.*?)\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert block
    shown, real = (masked(text) for text in (block[2], luxor(*shlex.split(block[1])).out))
    assert shown[:9] == real[:9]  # the words on why depend on what the evaluation has learned
    assert shown[-1] == real[-1]


def test_the_links_of_the_document_lead_somewhere() -> None:
    found = re.findall(r"\]\(([^)#]+)#([^)]+)\)", DOCUMENT)
    assert found
    for target, heading in found:
        titles = re.findall(r"^#+ (.*)$", (ROOT / "docs" / target).read_text("utf-8"), re.M)
        assert heading in [title.lower().replace(" ", "-") for title in titles]


def masked(text: str) -> list[str]:
    """Return lines without figures and bars."""
    return [" ".join(re.sub(r"[\d.,+−█░%]+", "#", line).split()) for line in text.splitlines()]
