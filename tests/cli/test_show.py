"""``luxor show``: where positions come from, whose view is shown, and what is printed."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

from luxor import Options, load_edition
from luxor.cli.main import main
from luxor.cli.questions import CHANCES, QUESTIONS
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.codec.exact import position_to_json
from luxor.notation.position import parse_position, write_position
from tests.cli.play_tables import ALL
from tests.notation.edition_texts import changed
from tests.notation.position_games import game_over, state_at

Output = pytest.CaptureFixture[str]


def show(capsys: Output, *words: str) -> str:
    """Return what the command prints."""
    assert main(["show", *words]) == 0
    return capsys.readouterr().out


def refused(capsys: Output, *words: str) -> str:
    """Return why the command fails."""
    assert main(["show", *words]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


# --- where the position comes from -------------------------------------------------------------


def test_a_text_can_be_given_as_it_is(capsys: Output) -> None:
    text = show(capsys, "p1: t4 t4; p1 hand: 1 2 3 4 5; players: 3")
    assert "Round 1, turn of p1 red. To answer: p1 red (play)" in text
    assert "B p3 blue" in text
    assert text == show(capsys, "p1: t4 t4\np1 hand: 1 2 3 4 5\nplayers: 3")


def test_a_file_and_standard_input_are_read(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text("# a puzzle ; with a comment\np1: t4 t4\n", "utf-8")
    text = show(capsys, str(path))
    assert "a1 t4 a2 t4" in text
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    assert show(capsys, "-") == text


def test_the_json_form_is_read_too(capsys: Output, tmp_path: Path) -> None:
    s = parse_position("p1: t4 t4")
    path = tmp_path / "state.json"
    path.write_text(json.dumps(position_to_json(s)), "utf-8")
    assert show(capsys, str(path)) == show(capsys, write_position(s))
    assert show(capsys, json.dumps(position_to_json(s))) == show(capsys, write_position(s))


def test_a_board_of_ones_own_is_given_beside_it(capsys: Output, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(changed(('name = "reconstructed"', 'name = "my-box"')), "utf-8")
    assert "Round 1" in show(capsys, "edition: my-box", "--edition", str(box))
    said = refused(capsys, "edition: my-box")
    assert "'my-box' is not built in" in said
    assert "--edition FILE" in said
    assert "nowhere.toml" in refused(capsys, "", "--edition", "nowhere.toml")


def test_what_is_wrong_is_said_in_one_line(capsys: Output, tmp_path: Path) -> None:
    assert refused(capsys, "p1: t4; p1 keys: 21") == (
        "luxor: line 2: p1 keys: '21'; expected a number (0 to 20)\n"
    )
    assert "'nowhere.txt': no such file, and no position" in refused(capsys, "nowhere.txt")
    assert "no JSON" in refused(capsys, "{:")
    assert "position: no entry 'format'" in refused(capsys, "{}")
    path = tmp_path / "odd"
    path.write_bytes(b"p1: \xff")
    assert "byte 5 is not UTF-8" in refused(capsys, str(path))
    path.write_bytes(b"#" * 1_000_000)
    assert "more than" in refused(capsys, str(path))
    assert "no such file" in refused(capsys, "x" * 10_000)
    assert "no such file" in refused(capsys, "a\0b")
    assert "no such file" in refused(capsys, str(tmp_path))


# --- whose view ----------------------------------------------------------------------------------

HANDS = "p1 hand: 1 1 1 1 2; p2 hand: 5 5 5 5 4"


def test_the_seat_that_is_asked_sees_its_hand(capsys: Output) -> None:
    text = show(capsys, HANDS)
    assert "hand 1  1  1  1  2" in text
    assert "5  5" not in text


def test_another_seat_sees_its_own_hand_and_no_options(capsys: Output) -> None:
    text = show(capsys, HANDS, "--seat", "p2")
    assert "hand 5  5  5  5  4" in text
    assert "1  1" not in text
    assert "p1 red is asked (play)" in text
    assert "Left card" not in text


@pytest.mark.parametrize("seat", ["all", "public"])
def test_everybody_sees_no_hand(capsys: Output, seat: str) -> None:
    text = show(capsys, HANDS, "--seat", seat)
    assert "1  1" not in text
    assert "5  5" not in text


def test_a_seat_that_does_not_play_is_refused(capsys: Output) -> None:
    assert "--seat: 'p3'; expected p1 to p2, or all" in refused(capsys, "", "--seat", "p3")


# --- the question --------------------------------------------------------------------------------


def test_the_options_are_told_with_what_they_lead_to(capsys: Output) -> None:
    text = show(capsys, "p1: t4 t1; p1 hand: 1 2 3 4 5; t2-t3: vase1 vase3; t6: empty")
    assert "p1 red is asked (play): Play the card" in text
    assert "\n Left card 1:\n" in text
    (line,) = [line for line in text.splitlines() if line.startswith("  left a1+1")]
    assert "from t4 to t5" in line
    (line,) = [line for line in text.splitlines() if line.startswith("  left a2+1")]
    assert "takes a vase worth 1" in line


def test_chance_is_told_with_what_it_may_bring(capsys: Output) -> None:
    text = show(capsys, "stack: turn_end p1 / refill p1 / roll p1 die")
    assert "Chance is asked (roll): What does the die show?\n  1 1/6, 2 1/6" in text
    assert "for all this view knows" not in text
    text = show(capsys, "stack: turn_end p1 / draw p1")
    assert "Chance is asked (draw): Which card is drawn?\n  1 6/31" in text
    assert "die 4/31, for all this view knows" in " ".join(text.split())


@pytest.mark.parametrize(
    "question", ["first", "deal", "reveal", "lay", "roll", "uncover", "scarab", "draw"]
)
def test_every_question_to_chance_has_words(capsys: Output, question: str) -> None:
    text = show(capsys, write_position(state_at(question)))
    assert f"Chance is asked ({question}): " in text
    assert f"({question}): \n" not in text


@pytest.mark.parametrize("question", ["play", "move", "act", "spare", "take"])
def test_every_question_to_a_seat_has_words(capsys: Output, question: str) -> None:
    text = show(capsys, write_position(state_at(question)))
    assert f"is asked ({question}): " in text
    assert f"({question}): \n" not in text


def test_the_end_is_told_with_the_points(capsys: Output) -> None:
    text = show(capsys, write_position(game_over()))
    assert "The game is over (" in text
    assert "tomb" in text
    assert "sarcophagi" in text
    assert "won with" in text


# --- JSON ----------------------------------------------------------------------------------------


def test_json_has_names_and_hides_the_same(capsys: Output) -> None:
    form = json.loads(show(capsys, HANDS + "; p1: t4; p2 scarabs: 2; t1: empty", "--json"))
    assert form["seat"] == form["turn"] == form["asked"] == "p1"
    assert form["question"] == "play"
    assert form["options"][0]["action"].startswith("left")
    assert form["players"][0]["hand"] == ["1", "1", "1", "1", "2"]
    assert form["players"][0]["adventurers"] == ["t4", "stairs", "statue", "statue", "statue"]
    assert form["players"][1]["hand"] == [None] * 5
    assert form["players"][1]["scarabs"] == 1
    assert form["players"][1]["scarab_values"] is None
    assert form["tiles"]["t1"] is None
    assert form["tiles"]["t5"] == "horus1"
    assert form["piles"]["draw"] == 21
    assert form["supply"] == {"keys": 20, "jokers": 18}
    assert form["ended"] is None


def test_json_tells_everybody_what_is_in_the_discard_pile(capsys: Output) -> None:
    for seat in ("p1", "p2", "all"):
        text = show(capsys, "discard: die 3 h1:last 3", "--json", "--seat", seat)
        assert json.loads(text)["discard"] == ["3", "3", "die", "h1:last"]


def test_json_of_the_end_says_why(capsys: Output) -> None:
    form = json.loads(show(capsys, "ended: standstill", "--json"))
    assert form["ended"] == "standstill"
    assert form["asked"] is None
    assert form["options"] == []


# --- modules -------------------------------------------------------------------------------------


def positions(modules: tuple[str, ...]) -> dict[str, State]:
    """Return a position of random games for each question that is asked, chance's included."""
    found: dict[str, State] = {}
    rules = compile_ruleset(Options(players=3, modules=modules), load_edition())
    for seed in range(12):
        rng = Rng(seed)
        s = engine.new_game(rules)
        while s.asks != k.OVER:
            found.setdefault(s.rs.frames[s.frame()[0]].name, s.copy())
            if s.asks == k.CHANCE:
                engine.answer(s, engine.draw_outcome(s, rng))
            else:
                engine.answer(s, s.legal()[rng.below(len(s.legal()))])
    return found


def test_every_question_of_the_modules_is_shown_in_words(capsys: Output) -> None:
    found = positions(ALL)
    assert set(found) <= set(QUESTIONS) | set(CHANCES)
    assert len(found) > 25
    for question, s in found.items():
        text = show(capsys, json.dumps(position_to_json(s)))
        assert f"is asked ({question}): " in text
        assert f"({question}): \n" not in text
        assert "What does it bring?" not in text


def test_json_has_what_the_modules_keep(capsys: Output) -> None:
    s = positions(ALL)["mummy_tile"]
    form = json.loads(show(capsys, json.dumps(position_to_json(s)), "--json", "--seat", "all"))
    assert set(form["modules"]) == set(ALL)
    mummy = form["modules"]["mummy"]
    assert re.fullmatch(r"t\d+", mummy["space"])
    assert [set(tile) for tile in mummy["open"]] == [{"tile", "price"}] * 3
    have = [player["talismans"] for player in form["players"]]
    assert sum(have) + mummy["talismans_left"] == 20
    assert len({player["character"] for player in form["players"]}) == 3
    assert all(player["turned_sets"] == 0 for player in form["players"])
    assert all(re.fullmatch(r"t\d+", space) for space in form["modules"]["sceptres"]["covered"])
    base = json.loads(show(capsys, "", "--json"))
    assert base["modules"] == {}
    assert "talismans" not in base["players"][0]
