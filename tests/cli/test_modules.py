"""Games with modules in the terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence

import pytest

from luxor import Options, Table
from luxor.bots.random_bot import RandomBot
from luxor.cli.board import board_text
from luxor.cli.canvas import ascii_style, unicode_style
from luxor.cli.main import main
from luxor.cli.module_facts import (
    covered_spaces,
    mummy_space,
    open_mummy_tiles,
    talismans,
    turned_sets,
)
from luxor.cli.module_option import modules_of, proposed
from luxor.cli.module_words import effect_brief
from luxor.cli.play_session import Session, goods_words
from luxor.cli.play_story import Story
from luxor.cli.play_terminal import Terminal
from luxor.cli.words import explain_tile, tile_words
from luxor.core import constants as k
from luxor.core.errors import OptionsError
from luxor.core.view import View
from luxor.notation.edition_file import load_edition
from tests.cli.play_tables import ALL, Player, decisions

Output = pytest.CaptureFixture[str]
UNTOLD = re.compile(r"[{}]|\b[a-z]+_[a-z0-9]+\b|None|Decide:")
"""What is only printed where words are missing."""


def played(players: int, modules: tuple[str, ...], seed: int, people: Sequence[int]) -> Table:
    """Play a whole game in a text session and return its table."""
    names = [f"Ani{seat}" if seat in people else f"bot{seat}" for seat in range(players)]
    table = Table(Options(players=players, modules=modules), seed=seed, names=names)
    terminal = Player(seed)
    terminal.table = table
    bots = {seat: RandomBot() for seat in range(players) if seat not in people}
    assert Session(table, bots, terminal).run() == 0
    assert table.is_over
    return table


# --- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_of_all_modules_is_told_without_an_unknown_word(
    capsys: Output, players: int
) -> None:
    for seed in range(2):
        played(players, ALL, seed, people=range(1 + seed))
        out = capsys.readouterr().out
        assert "The game is over: " in out
        assert "with mummy, equipment, sceptres and characters" in " ".join(out.split())
        for line in out.splitlines():
            assert not UNTOLD.search(line), line


@pytest.mark.parametrize("modules", [(name,) for name in ALL])
def test_a_game_of_each_module_is_played_by_bots(capsys: Output, modules: tuple[str, ...]) -> None:
    words = ["play", "--text", "--auto", "--seed", "2", "--players", "3"]
    assert main([*words, "--modules", ",".join(modules)]) == 0
    out = capsys.readouterr().out
    assert "The game is over: " in out
    assert not any(UNTOLD.search(line) for line in out.splitlines())


@pytest.mark.clause("C2")
def test_whoever_is_asked_in_anothers_turn_is_told_whose_it_is(capsys: Output) -> None:
    for seed in range(60):
        table = Table(Options(players=2, modules=("characters",)), seed=seed)
        if "rearrange" in goods_words(table.view(0), 0):
            break
    played(2, ("characters",), seed, people=[0])
    out = capsys.readouterr().out
    assert "bot1's turn, and a question to you, Ani0 (p1)" in out
    assert "An adventurer was woken: you may move a card." in out
    assert "your turn, Ani0 (p1)" in out


@pytest.mark.clause("Y11")
def test_an_extra_turn_is_called_so(capsys: Output) -> None:
    for seed in range(20):
        played(2, ("mummy",), seed, people=[0])
        out = capsys.readouterr().out
        if "your extra turn, Ani0 (p1)" in out:
            break
    assert "got an extra turn" in out
    assert "(an extra turn)" in out


# --- the story -------------------------------------------------------------------------------


def story_of(table: Table, seat: int | None) -> str:
    """Return the whole story of a table as a seat knows it."""
    names = [f"bot{i + 1}" for i in range(table.options.players)]
    if seat is not None:
        names[seat] = "You"
    story = Story(table.view(seat).rs, names, seat)
    story.follow(table.raw_events(seat))
    return "\n".join(story.log())


def finished(seed: int, players: int = 3, modules: tuple[str, ...] = ALL) -> Table:
    """Return a table at which a random game is over."""
    *_, table = decisions(range(seed, seed + 1), players=players, modules=modules)
    return table


def test_every_event_that_somebody_would_want_to_know_is_in_the_story() -> None:
    told = {
        "adventurer_fell": r"\b(fell)\b",
        "adventurer_raised": r"\brose\b",
        "card_moved": r"moved .* in the hand from place",
        "points_scored": r"scored \d+ points?",
        "scarab_returned": r"gave back a scarab",
        "extra_turn_granted": r"got an extra turn",
        "treasures_turned": r"turned a vase, a statue and jewellery over",
        "wake_up_rolled": r"rolled \d for the fallen \(",
        "treasure_taken": r"took (a vase|a statue treasure|jewellery|a sceptre) worth",
    }
    seen = set()
    for seed in range(8):
        table = finished(seed)
        text = story_of(table, None).replace("(twice)", "; rose; fell")
        names = [event["event"] for event in table.events(None)]
        for name, words in told.items():
            if name in names:
                seen.add(name)
                assert re.search(words, text)
        assert text.count("used the mummy tile") == names.count("mummy_tile_used")
    assert seen == set(told)


@pytest.mark.clause("Y2", "Y3", "Y4")
def test_the_mummys_walk_is_told_before_who_fell_and_what_it_brought() -> None:
    found = []
    for seed in range(12):
        found += re.findall(
            r"the mummy walked from \S+( round)? to t\d+(?:; bot\d's a\d fell)+; "
            r"took (?:a talisman|\d talismans)",
            story_of(finished(seed, modules=("mummy",)), None),
        )
    assert found


def test_a_story_of_a_mummy_tile_names_it_before_what_it_did() -> None:
    text = " ".join(story_of(finished(seed), None) for seed in range(8))
    assert re.search(r'used the mummy tile "2 keys" for 2 talismans; took a key \(twice\)', text)
    assert re.search(r'used the mummy tile "2 points" for 2 talismans; scored 2 points', text)
    assert re.search(r'used the mummy tile "new hand" for 1 talisman; discarded \S+.*?, ', text)


@pytest.mark.clause("P1")
def test_the_story_tells_nobody_what_only_another_seat_knows() -> None:
    swapped = moved = 0
    for seed in range(12):
        table = finished(seed)
        for line in story_of(table, None).splitlines():
            assert not re.search(r"(took|gave back) a scarab worth", line)
            assert "drew" not in line
        for event in table.events(None):
            swapped += event["event"] == "scarab_returned"
            moved += event["event"] == "card_moved"
        own = story_of(table, 0)
        assert ("gave back a scarab worth" in own) == any(
            event["event"] == "scarab_returned" and event["seat"] == 0 for event in table.events(0)
        )
    assert swapped
    assert moved


# --- the board -------------------------------------------------------------------------------


def somebody_fallen() -> View:
    """Return a view with a fallen adventurer that does not lie under the mummy."""
    for table in decisions(range(20), players=5, modules=ALL):
        seen = table.view(0)
        under = mummy_space(seen.rs, seen.facts)
        both = zip(seen.facts["positions"], seen.facts["statuses"], strict=True)
        for places, statuses in both:
            for place, status in zip(places, statuses, strict=True):
                if status == k.FALLEN and place != under:
                    return seen
    raise AssertionError("nobody has fallen")


@pytest.mark.clause("Y1", "Y7")
def test_the_board_shows_the_mummy_and_who_has_fallen() -> None:
    seen = somebody_fallen()
    for style in (unicode_style(), ascii_style()):
        text = board_text(seen, style=style, columns=80)
        path, _, legend = text.partition("needs two adventurers")
        assert path.count("MUMMY") == 1
        assert f"t{mummy_space(seen.rs, seen.facts)}".ljust(3) + "MUMMY" in path
        assert "R stands, r has fallen" in " ".join(legend.split())
        fallen = [
            (seat, f"a{i + 1} t{place} fallen", place)
            for seat, places in enumerate(seen.facts["positions"])
            for i, place in enumerate(places)
            if seen.facts["statuses"][seat][i] == k.FALLEN
        ]
        assert fallen
        assert text.count(" fallen") == len(fallen) + 1  # the legend's
        for seat, words, _ in fallen:
            assert words in text
            assert re.search(rf"[┃┊|><▶◀ ]{'rgbyp'[seat]}", path)
        assert max(map(len, text.splitlines())) <= 80


def test_a_game_without_the_mummy_draws_none() -> None:
    text = board_text(Table(Options(players=2), seed=1).view(0))
    assert "MUMMY" not in text
    assert "talism" not in text
    assert "fallen" not in text


@pytest.mark.parametrize("columns", [60, 80, 100])
def test_the_drawing_of_all_modules_fits_the_terminal(columns: int) -> None:
    for number, table in enumerate(decisions(range(1), players=5, modules=ALL)):
        if number % 20 == 0:
            for seat in (table.asked, None):
                text = board_text(table.view(seat), style=unicode_style(), columns=columns)
                assert max(map(len, text.splitlines())) <= columns


def test_talismans_characters_and_open_mummy_tiles_are_shown() -> None:
    seen = Table(Options(players=4, modules=ALL, first=0), seed=5).view(0)
    text = board_text(seen, style=unicode_style(), columns=100)
    rs = seen.rs
    for number, tile in enumerate(open_mummy_tiles(rs, seen.facts), start=1):
        assert tile is not None
        assert f"tile{number} {tile.price}: {effect_brief(rs, tile)}" in text
    assert "talismans 8" in text
    assert [talismans(rs, seen.facts, seat) for seat in range(4)] == [3] * 4
    header = next(line for line in text.splitlines() if "talism." in line)
    rows = [line for line in text.splitlines() if re.match(r". [RGBY] p\d ", line)]
    assert [row[: header.index("talism.") + 7].split()[-1] for row in rows] == ["3"] * 4
    assert len(re.findall(r"^    [a-z ]+: [a-z0-9]", text, re.MULTILINE)) == 4


def test_sets_turned_over_are_shown_with_the_collector() -> None:
    for table in decisions(range(40), players=5, modules=("characters",)):
        seen = table.view(None)
        if any(turned_sets(seen.rs, seen.facts, seat) for seat in range(5)):
            break
    text = board_text(seen, columns=100)
    assert re.search(r"collector: .* \(\d sets? turned over\)", text)


def test_the_board_shows_sceptres_and_where_a_second_tile_lies() -> None:
    seen = Table(Options(players=2, modules=("sceptres",)), seed=3).view(0)
    text = board_text(seen)
    assert covered_spaces(seen) == [1, 2, 4, 6, 9, 12, 14, 18, 20, 26]
    assert text.count("scept ") == sum("sceptre" in (seen.tile(i) or "") for i in range(1, 41))
    assert "+ a second tile lies face down" in " ".join(text.split())
    plain = Table(Options(players=2), seed=3).view(0)
    assert covered_spaces(plain) == []
    assert "second tile" not in board_text(plain)


def test_a_sceptre_explains_itself() -> None:
    rs = Table(Options(players=2, modules=("sceptres",)), seed=3).view(0).rs
    tile = rs.tile_names.index("sceptre5")
    assert tile_words(rs, tile) == "a sceptre worth 5"
    assert "at least 3 of yours" in explain_tile(rs, tile)


# --- which modules ---------------------------------------------------------------------------


class Person(Terminal):
    """A terminal at which somebody has typed some answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__()
        self.is_screen = True
        self.answers = list(answers)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


RECOMMENDED = ("equipment", "sceptres")


@pytest.mark.clause("X1")
@pytest.mark.parametrize(
    ("answers", "agreed"),
    [
        ([""], RECOMMENDED),
        (["y"], RECOMMENDED),
        (["what?", "YES"], RECOMMENDED),
        (["n"], ()),
        (["No"], ()),
        ([], ()),
    ],
)
def test_five_players_are_asked_whether_they_want_what_is_recommended(
    answers: list[str], agreed: tuple[str, ...]
) -> None:
    person = Person(*answers)
    assert proposed(5, load_edition(), person) == agreed
    assert person.prompts[0].startswith(
        "With 5 players the modules equipment and sceptres are recommended. Play with them?"
    )


@pytest.mark.clause("X1")
def test_fewer_players_are_not_asked() -> None:
    for players in (2, 3, 4):
        person = Person()
        assert proposed(players, load_edition(), person) == ()
        assert person.prompts == []


@pytest.fixture
def luxor(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> Callable[..., str]:
    """Run ``luxor play --auto`` through a pipe and return what it says."""

    def run(*words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        assert main(["play", "--text", "--auto", "--seed", "2", *words]) == 0
        return capsys.readouterr().out

    return run


@pytest.mark.clause("X1")
def test_where_nobody_can_be_asked_a_line_says_what_is_recommended(
    luxor: Callable[..., str],
) -> None:
    out = luxor("--players", "5")
    assert out.startswith(
        "With 5 players the modules equipment and sceptres are recommended: "
        "--modules equipment,sceptres plays with them.\n"
    )
    assert "sceptres" not in out.splitlines()[-4]
    for declined in ("none", ""):
        assert "recommended" not in luxor("--players", "5", "--modules", declined)
    assert "recommended" not in luxor("--players", "4")


def test_modules_are_named_one_by_one_or_all_at_once() -> None:
    assert modules_of("mummy,sceptres") == ("mummy", "sceptres")
    assert modules_of("mummy, sceptres") == ("mummy", "sceptres")
    assert modules_of("all") == ALL
    assert modules_of("none") == modules_of("") == ()


def test_an_unknown_module_is_refused(capsys: Output) -> None:
    assert main(["play", "--text", "--auto", "--modules", "pirates"]) == 1
    assert (
        "'pirates' is not a module (there are: mummy, equipment, sceptres, characters)"
        in capsys.readouterr().err
    )


@pytest.mark.parametrize("words", [["--modules", "mummy"], ["--extra-cards"]])
def test_modules_belong_to_a_new_game(capsys: Output, words: list[str]) -> None:
    assert main(["play", "--text", "--load", "any", *words]) == 1
    assert f"{words[0]} belongs to a new game" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["none,mummy", "mummy,all", "all,none"])
def test_all_and_none_stand_alone(text: str) -> None:
    with pytest.raises(OptionsError, match="all and none stand alone"):
        modules_of(text)
    assert modules_of(" mummy , ") == ("mummy",)
