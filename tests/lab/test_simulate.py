"""Random games in great number."""

from __future__ import annotations

import json

import pytest

from luxor import Options
from luxor.cli.main import main
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.nodes import result
from luxor.core.playout import Tally, playout
from luxor.core.rng import Rng
from luxor.lab import simulate as lab
from luxor.notation.edition_file import load_edition

GAMES = 40


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_summary_is_the_sum_of_its_games(players: int) -> None:
    options = Options(players=players)
    summary = lab.simulate(options, games=GAMES, seed=3)
    start = engine.new_game(compile_ruleset(options, load_edition()))
    tally = Tally()
    results = []
    for number in range(GAMES):
        s = start.copy()
        playout(s, Rng((number << 64) | 3), tally)
        results.append(result(s))
    form = summary.to_json()
    assert (summary.games, summary.errors) == (GAMES, [])
    assert form["mean_turns"] == tally.turns / GAMES
    assert form["mean_decisions"] == tally.decisions / GAMES
    for seat in range(players):
        total = sum(found.points[seat] for found in results)
        assert form["mean_score"][seat] == pytest.approx(total / GAMES)
        sets = sum(found.by_source[seat]["sets"] for found in results)
        assert form["mean_score_by_source"]["sets"][seat] == pytest.approx(sets / GAMES)
        wins = sum(1 / len(found.winners) for found in results if seat in found.winners)
        assert form["wins_by_seat"][seat] == pytest.approx(wins, abs=1e-5)
    assert sum(form["wins_by_seat"]) == pytest.approx(GAMES, abs=1e-4)


EVERY_SET = [
    tuple(name for bit, name in enumerate(NAMES) if number & 1 << bit)
    for number in range(1 << len(NAMES))
]


@pytest.mark.compiled
@pytest.mark.clause("X1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_set_of_modules_is_played_without_an_error(players: int) -> None:
    assert len(EVERY_SET) == 16
    for modules in EVERY_SET:
        form = lab.simulate(Options(players=players, modules=modules), games=12, seed=2).to_json()
        assert (form["games"], form["errors"]) == (12, [])
        assert form["modules"] == list(modules)
        assert ("sceptres" in form["mean_score_by_source"]) == ("sceptres" in modules)
        assert sum(form["ends_by_reason"].values()) == 12
        assert form["mean_decisions"] > form["mean_rounds"] > 10


def test_the_command_plays_all_modules_and_only_what_was_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "--players", "5", "--games", "3", "--json"]
    for modules, played in ((["--modules", "all"], NAMES), (["--modules", "none"], ()), ([], ())):
        assert main([*words, *modules]) == 0
        said = capsys.readouterr()
        form = json.loads(said.out)
        assert (form["modules"], form["games"], form["errors"]) == (list(played), 3, [])
        assert said.err == ""
    assert main(["simulate", "--games", "3", "--modules", "mummy"]) == 0
    assert "ended: " in capsys.readouterr().out


def test_equal_seeds_give_equal_figures_and_others_do_not() -> None:
    one, same, other = (
        lab.simulate(Options(players=2), games=5, seed=seed).to_json() for seed in (1, 1, 2)
    )
    assert one == same
    assert one["mean_score"] != other["mean_score"]


def test_a_game_that_breaks_off_is_counted_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(s: object, rng: Rng, tally: Tally) -> None:
        if rng.save() == Rng(2 << 64).save():
            raise OverflowError("too deep")
        playout(s, rng, tally)  # type: ignore[arg-type]

    monkeypatch.setattr(lab, "playout", breaks)
    assert main(["simulate", "--games", "4", "--json"]) == 1
    form = json.loads(capsys.readouterr().out)
    assert form["games"] == 3
    assert form["errors"] == [{"game": 2, "error": "OverflowError: too deep"}]


def test_the_command_prints_figures_for_people_and_for_programs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "--players", "5", "--games", "10", "--seed", "4", "--json"]) == 0
    form = json.loads(capsys.readouterr().out)
    assert (form["players"], form["games"], form["extra_cards"]) == (5, 10, True)
    assert set(form["mean_score_by_source"]) == {
        *("play", "adventurers", "sarcophagi", "keys", "sets", "scarabs"),
    }
    assert main(["simulate", "--games", "10"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("10 random games of 2 players, 0 broken off\n")
    assert "\nwon " in out


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["--players", "6"], "2 to 5 play"),
        (["--games", "0"], "--games: 1 to"),
        (["--seed", "-1"], "--seed: a whole number"),
        (["--modules", "nonsense"], "'nonsense' is not a module"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    words: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 1
    assert wrong in capsys.readouterr().err
