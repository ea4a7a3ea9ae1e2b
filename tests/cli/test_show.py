"""``luxor show``: where positions come from, whose view is shown, and what is printed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from luxor import Options, load_edition
from luxor.cli.questions import CHANCES, QUESTIONS
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.rng import Rng
from luxor.core.state import State
from luxor.notation.codec.exact import position_to_json
from luxor.notation.position import parse_position, write_position
from tests.cli.play_tables import ALL
from tests.cli.running import Luxor, assert_refused
from tests.notation.edition_texts import changed
from tests.notation.position_games import game_over, state_at

Show = Callable[..., str]


@pytest.fixture
def show(luxor: Luxor) -> Callable[..., str]:
    """Return what the command prints."""

    def run(*words: str) -> str:
        shown = luxor("show", *words)
        assert (shown.status, shown.err) == (0, "")
        return shown.out

    return run


# --- where the position comes from -------------------------------------------------------------


def test_a_text_can_be_given_as_it_is(show: Show) -> None:
    text = show("p1: t4 t4; p1 hand: 1 2 3 4 5; players: 3")
    assert "a1 t4 a2 t4" in text
    assert "B p3 blue" in text
    assert text == show("p1: t4 t4\np1 hand: 1 2 3 4 5\nplayers: 3")


def test_a_file_and_standard_input_are_read(show: Show, luxor: Luxor, tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text("# a puzzle ; with a comment\np1: t4 t4\n", "utf-8")
    text = show(str(path))
    assert "a1 t4 a2 t4" in text
    assert luxor("show", "-", lines=path.read_text("utf-8").splitlines()).out == text


def test_the_json_form_is_read_too(show: Show, tmp_path: Path) -> None:
    s = parse_position("p1: t4 t4")
    path = tmp_path / "state.json"
    path.write_text(json.dumps(position_to_json(s)), "utf-8")
    assert show(str(path)) == show(write_position(s)) == show(json.dumps(position_to_json(s)))


def test_a_board_of_ones_own_is_given_beside_it(show: Show, luxor: Luxor, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(changed(('name = "reconstructed"', 'name = "my-box"')), "utf-8")
    assert "TOMB" in show("edition: my-box", "--edition", str(box))
    assert_refused(luxor("show", "edition: my-box"), "'my-box'", "--edition FILE")
    assert luxor("show", "", "--edition", "nowhere.toml").status == 1


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("p1: t4; p1 keys: 21", ["line 2: p1 keys: '21'", "0 to 20"]),
        ("nowhere.txt", ["'nowhere.txt'"]),
        ("{:", ["JSON"]),
        ("{}", ["'format'"]),
        ("x" * 10_000, []),
        ("a\0b", []),
    ],
    ids=lambda found: str(found)[:12],
)
def test_what_is_no_position_is_refused_in_a_line(
    luxor: Luxor, text: str, named: list[str]
) -> None:
    assert_refused(luxor("show", text), *named)


def test_files_that_hold_no_position_are_refused(luxor: Luxor, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    path.write_bytes(b"p1: \xff")
    assert_refused(luxor("show", str(path)), "byte 5")
    path.write_bytes(b"#" * 1_000_000)
    assert_refused(luxor("show", str(path)))
    assert_refused(luxor("show", str(tmp_path)))


# --- whose view ----------------------------------------------------------------------------------

HANDS = "p1 hand: 1 1 1 1 2; p2 hand: 5 5 5 5 4"


@pytest.mark.parametrize(
    ("words", "own", "options"),
    [
        ([], True, True),
        (["--seat", "p2"], False, False),
        (["--seat", "all"], None, False),
        (["--seat", "public"], None, False),
    ],
)
def test_a_seat_sees_its_own_hand_and_options_and_everybody_none(
    show: Show, words: list[str], own: bool | None, options: bool
) -> None:
    text = show(HANDS, *words)
    assert ("1  1  1  1  2" in text) == (own is True)
    assert ("5  5  5  5  4" in text) == (own is False)
    assert ("\n  left" in text.rpartition("(play)")[2]) == options


def test_a_seat_that_does_not_play_is_refused(luxor: Luxor) -> None:
    assert_refused(luxor("show", "", "--seat", "p3"), "--seat", "'p3'", "p1 to p2")


# --- the question --------------------------------------------------------------------------------


def test_the_options_are_told_with_what_they_lead_to(show: Show) -> None:
    text = show("p1: t4 t1; p1 hand: 1 2 3 4 5; t2-t3: vase1 vase3; t6: empty")
    assert re.search(r"^  left a1\+1 .*t4 to t5", text, re.MULTILINE)
    assert re.search(r"^  left a2\+1 .*vase.*1", text, re.MULTILINE)


def test_chance_is_told_with_what_it_may_bring(show: Show) -> None:
    text = show("stack: turn_end p1 / refill p1 / roll p1 die")
    assert "1 1/6, 2 1/6" in text
    text = show("stack: turn_end p1 / draw p1")
    assert "1 6/31" in text
    assert "die 4/31" in " ".join(text.split())


BASE = ["first", "deal", "reveal", "lay", "roll", "uncover", "scarab", "draw"]


@pytest.mark.parametrize("question", [*BASE, "play", "move", "act", "spare", "take"])
def test_every_question_has_words(show: Show, question: str) -> None:
    text = show(write_position(state_at(question)))
    assert re.search(rf"is asked \({question}\): \w", text)


def test_the_end_is_told_with_the_points(show: Show) -> None:
    text = show(write_position(game_over()))
    assert "tomb" in text
    assert "sarcophagi" in text
    assert re.search(r"^1\. ", text, re.MULTILINE)


# --- JSON ----------------------------------------------------------------------------------------


def test_json_has_names_and_hides_the_same(show: Show) -> None:
    form = json.loads(show(HANDS + "; p1: t4; p2 scarabs: 2; t1: empty", "--json"))
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


def test_json_tells_everybody_what_is_in_the_discard_pile(show: Show) -> None:
    for seat in ("p1", "p2", "all"):
        text = show("discard: die 3 h1:last 3", "--json", "--seat", seat)
        assert json.loads(text)["discard"] == ["3", "3", "die", "h1:last"]


def test_json_of_the_end_says_why(show: Show) -> None:
    form = json.loads(show("ended: standstill", "--json"))
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


def test_every_question_of_the_modules_is_shown_in_words(show: Show) -> None:
    found = positions(ALL)
    assert set(found) <= set(QUESTIONS) | set(CHANCES)
    assert len(found) > 25
    for question, s in found.items():
        text = show(json.dumps(position_to_json(s)))
        assert re.search(rf"is asked \({question}\): \w", text)


def test_json_has_what_the_modules_keep(show: Show) -> None:
    s = positions(ALL)["mummy_tile"]
    form = json.loads(show(json.dumps(position_to_json(s)), "--json", "--seat", "all"))
    assert set(form["modules"]) == set(ALL)
    mummy = form["modules"]["mummy"]
    assert re.fullmatch(r"t\d+", mummy["space"])
    assert [set(tile) for tile in mummy["open"]] == [{"tile", "price"}] * 3
    have = [player["talismans"] for player in form["players"]]
    assert sum(have) + mummy["talismans_left"] == 20
    assert len({player["character"] for player in form["players"]}) == 3
    assert all(player["turned_sets"] == 0 for player in form["players"])
    assert all(re.fullmatch(r"t\d+", space) for space in form["modules"]["sceptres"]["covered"])
    base = json.loads(show("", "--json"))
    assert base["modules"] == {}
    assert "talismans" not in base["players"][0]
