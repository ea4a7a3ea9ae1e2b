"""Games with modules in the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from luxor import Options, Table
from luxor.bots.random_bot import RandomBot
from luxor.cli.board import board_text
from luxor.cli.canvas import ascii_style, unicode_style
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
from luxor.cli.words import explain_tile, tile_words
from luxor.core import constants as k
from luxor.core.errors import OptionsError
from luxor.core.view import View
from luxor.notation.edition_file import load_edition
from tests.cli.play_tables import ALL, Player, decisions
from tests.cli.running import Luxor, Typist, assert_refused

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
        assert "mummy, equipment, sceptres and characters" in " ".join(out.split())
        for line in out.splitlines():
            assert not UNTOLD.search(line), line


@pytest.mark.parametrize("modules", [(name,) for name in ALL])
def test_a_game_of_each_module_is_played_by_bots(luxor: Luxor, modules: tuple[str, ...]) -> None:
    words = ["play", "--text", "--auto", "--seed", "2", "--players", "3"]
    run = luxor(*words, "--modules", ",".join(modules))
    assert run.status == 0
    assert not any(UNTOLD.search(line) for line in run.out.splitlines())


@pytest.mark.clause("C2")
def test_whoever_is_asked_in_anothers_turn_is_told_whose_it_is(capsys: Output) -> None:
    for seed in range(60):
        table = Table(Options(players=2, modules=("characters",)), seed=seed)
        if "rearrange" in goods_words(table.view(0), 0):
            break
    played(2, ("characters",), seed, people=[0])
    rules = re.findall(r"^── .*Ani0 \(p1\).*$", capsys.readouterr().out, re.MULTILINE)
    assert {"bot1" in rule for rule in rules} == {True, False}


@pytest.mark.clause("Y11")
def test_an_extra_turn_is_called_so(capsys: Output) -> None:
    for seed in range(20):
        table = played(2, ("mummy",), seed, people=[0])
        out = capsys.readouterr().out
        extra = [e["seat"] for e in table.events(0) if e["event"] == "turn_started" and e["extra"]]
        assert bool(extra) == ("extra turn)" in out)
        if 0 in extra:
            assert re.search(r"^── .*extra turn.*Ani0 \(p1\)", out, re.MULTILINE)
            return
    raise AssertionError("no seed brought p1 an extra turn")


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


def test_every_event_of_a_module_is_in_the_story() -> None:
    """As often as it happened a word of it is there, which nothing else brings."""
    told = {
        "adventurer_fell": r"\bfell\b",
        "adventurer_raised": r"\brose\b",
        "points_scored": r"scored \d+ point",
        "scarab_returned": r"gave back a scarab",
        "mummy_tile_used": r'the mummy tile "[\w ]+" for \d',
        "wake_up_rolled": r"rolled \d for the fallen",
    }
    seen = set()
    for seed in range(8):
        table = finished(seed)
        text = story_of(table, None).replace("(twice)", "; rose; fell")
        for name, words in told.items():
            if any(event["event"] == name for event in table.events(None)):
                seen.add(name)
                assert re.search(words, text), name
    assert seen == set(told)


@pytest.mark.clause("Y2", "Y3", "Y4")
def test_the_mummys_walk_is_told_before_who_fell() -> None:
    stories = " ".join(story_of(finished(seed, modules=("mummy",)), None) for seed in range(12))
    assert re.search(r"mummy [^;]+ to t\d+(?:; bot\d's a\d fell)+; .*talisman", stories)


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
    assert re.search(r"\bsceptre .*\b5\b", tile_words(rs, tile))
    assert "at least 3" in explain_tile(rs, tile)


# --- which modules ---------------------------------------------------------------------------


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
    person = Typist(*answers)
    assert proposed(5, load_edition(), person) == agreed
    assert all(name in person.prompts[0] for name in RECOMMENDED)


@pytest.mark.clause("X1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewer_players_are_not_asked(players: int) -> None:
    person = Typist()
    assert proposed(players, load_edition(), person) == ()
    assert person.prompts == []


@pytest.mark.clause("X1")
@pytest.mark.parametrize(
    ("words", "recommended"),
    [
        (["--players", "5"], True),
        (["--players", "5", "--modules", "none"], False),
        (["--players", "5", "--modules", ""], False),
        (["--players", "4"], False),
    ],
)
def test_where_nobody_can_be_asked_a_line_says_what_is_recommended(
    luxor: Luxor, words: list[str], recommended: bool
) -> None:
    out = luxor("play", "--text", "--auto", "--seed", "2", *words).out
    assert ("--modules equipment,sceptres" in out.splitlines()[0]) == recommended
    assert "sceptres" not in out.partition("\n")[2]


def test_modules_are_named_one_by_one_or_all_at_once() -> None:
    assert modules_of("mummy,sceptres") == ("mummy", "sceptres")
    assert modules_of("mummy, sceptres") == ("mummy", "sceptres")
    assert modules_of("all") == ALL
    assert modules_of("none") == modules_of("") == ()
    assert modules_of(" mummy , ") == ("mummy",)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--auto", "--modules", "pirates"], ["'pirates'", "mummy, equipment, sceptres"]),
        (["--load", "any", "--modules", "mummy"], ["--modules"]),
        (["--load", "any", "--extra-cards"], ["--extra-cards"]),
    ],
)
def test_modules_that_are_unknown_or_of_a_game_that_has_begun_are_refused(
    luxor: Luxor, words: list[str], named: list[str]
) -> None:
    assert_refused(luxor("play", "--text", *words), *named)


@pytest.mark.parametrize("text", ["none,mummy", "mummy,all", "all,none"])
def test_all_and_none_stand_alone(text: str) -> None:
    with pytest.raises(OptionsError):
        modules_of(text)
