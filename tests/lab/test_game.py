"""One game of an experiment: what it depends on, what is counted, and what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from luxor import Options
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.nodes import result
from luxor.core.state import State
from luxor.lab.dealing import PileDealer, seat_rng
from luxor.lab.game import GamePlayer
from luxor.lab.jobs import Order, Outcome, Setting
from luxor.lab.rows import GameRow
from luxor.notation.edition_file import load_edition
from luxor.notation.record import parse_record
from tests.lab.lab_bots import FIRST, WRONG, has_bad_luck

ROOT = Path(__file__).resolve().parents[2]
EDITION = load_edition()
BASE = Setting(Options(players=2), EDITION, seed=5)
FULL = Setting(Options(players=3, modules=NAMES), EDITION, seed=5, decisions=True, records=True)


def played(setting: Setting, *orders: Order) -> list[Outcome]:
    with GamePlayer(setting) as player:
        return [player.play(order) for order in orders]


def row_of(outcome: Outcome) -> GameRow:
    assert outcome.row is not None, outcome.error
    return outcome.row


# --- chance ----------------------------------------------------------------------------------


def draws(seed: int, deal: int, choice: int) -> list[tuple[str, int]]:
    """Return what the piles bring, up to the first shuffle, if everybody takes one option."""
    s = engine.new_game(compile_ruleset(Options(players=3, first=0), EDITION), listen=True)
    dealer = PileDealer(seed, deal)
    found = []
    while s.asks != k.OVER and not any(
        event[0] == k.E_DISCARDS_SHUFFLED for event in s.events or ()
    ):
        if s.asks == k.CHANCE:
            drawn = dealer.draw(s)
            found.append((s.rs.pile_names[s.frame()[2]], drawn))
            engine.answer(s, drawn)
        else:
            engine.answer(s, s.legal()[choice])
    return found


def by_pile(found: list[tuple[str, int]]) -> dict[str, list[int]]:
    piles: dict[str, list[int]] = {}
    for pile, drawn in found:
        piles.setdefault(pile, []).append(drawn)
    return piles


def test_piles_bring_the_same_however_it_is_played() -> None:
    rolls = 0
    for deal in range(6):
        first, last = draws(1, deal, 0), draws(1, deal, -1)
        assert first != last  # they have gone different ways
        one, other = by_pile(first), by_pile(last)
        for pile in one.keys() & other.keys():
            common = min(len(one[pile]), len(other[pile]))
            assert one[pile][:common] == other[pile][:common]
        rolls += min(len(one["die"]), len(other["die"]))
    assert rolls > 10
    assert draws(1, 5, 0) != draws(1, 4, 0) != draws(2, 4, 0)


def test_a_game_depends_on_seed_deal_number_and_bots_only() -> None:
    order = Order(7, 3, (FIRST, "random"))
    other = Order(6, 3, ("random", FIRST))
    (alone,) = played(BASE, order)
    assert [alone] == played(BASE, other, order)[1:]
    again = Setting(BASE.options, EDITION, seed=6)
    assert row_of(played(again, order)[0]).to_json() != row_of(alone).to_json()


def test_games_of_a_deal_begin_with_the_same_table() -> None:
    orders = [Order(game, game // 2, (FIRST, "random")) for game in range(3)]
    setting = Setting(BASE.options, EDITION, seed=5, records=True)
    starts = []
    for outcome in played(setting, *orders):
        assert outcome.record is not None
        lines = outcome.record.splitlines()
        starts.append([line for line in lines if line.startswith(("deal", "reveal", "lay"))])
    assert starts[0] == starts[1] != starts[2]


def test_bots_of_different_games_and_seats_have_different_streams() -> None:
    streams = [seat_rng(*where).save() for where in ((1, 2, 0), (1, 2, 1), (1, 3, 0), (2, 2, 0))]
    assert all(streams.count(stream) == 1 for stream in streams)


# --- rows ------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[BASE, FULL], ids=["base", "modules"])
def outcomes(request: pytest.FixtureRequest) -> list[tuple[Setting, Outcome]]:
    setting: Setting = request.param
    seats = setting.options.players
    orders = [
        Order(0, 0, (FIRST, *["random"] * (seats - 1))),
        Order(1, 1, tuple(["random"] * seats)),
    ]
    return [(setting, outcome) for outcome in played(setting, *orders)]


def test_rows_conserve_points_and_victories(outcomes: list[tuple[Setting, Outcome]]) -> None:
    for setting, outcome in outcomes:
        row = row_of(outcome)
        seats = range(setting.options.players)
        assert [sum(row.points[source][seat] for source in row.points) for seat in seats] == (
            row.scores
        )
        assert sum(row.wins) == pytest.approx(1.0)
        assert {place for place, win in zip(row.places, row.wins, strict=True) if win} == {1}
        best = max(row.scores)
        assert all(row.scores[seat] == best for seat in seats if row.wins[seat])
        assert GameRow.from_json(json.loads(json.dumps(row.to_json()))) == row


def test_counts_agree_with_each_other(outcomes: list[tuple[Setting, Outcome]]) -> None:
    for setting, outcome in outcomes:
        row = row_of(outcome)
        counts = row.counts
        for seat in range(setting.options.players):
            mine = {name: by_seat[seat] for name, by_seat in counts.items()}
            families = [n for name, n in mine.items() if name.startswith("played_")]
            assert sum(families) == mine["cards_played"] > 0
            levels = [mine[f"horus_{level}_taken"] for level in (1, 2, 3)]
            assert sum(levels) == mine["horus_cards_taken"]
            kinds = [n for name, n in mine.items() if name.startswith("treasures_")]
            assert sum(kinds) == 2 * mine["treasures_taken"]  # the sum is among them
            assert mine["keys_taken"] - mine["keys_used"] == row.points["keys"][seat]
            assert mine["adventurers_in_chamber"] == len(row.entries[seat])
            assert all(0 < entry <= row.rounds for entry in row.entries[seat])
            stayed = sum(row.landings[seat])
            assert stayed == mine["moves"] + mine["tunnel_jumps"]
            assert min(row.landings[seat]) >= 0
            assert row.landings[seat][-1] == mine["adventurers_in_chamber"]
            tiles = mine.get("points_by_tiles", 0)
            assert row.points["play"][seat] == mine["treasure_points"] + tiles
            assert mine["pips_rolled"] <= 6 * mine["dice_rolled"]
            if setting is FULL:
                assert sum(n for name, n in mine.items() if name.startswith("power_")) == 1
                bought = [n for name, n in mine.items() if name.startswith("mummy_tile_")]
                assert sum(bought) == mine["mummy_tiles_used"]
                assert mine["raised"] <= mine["falls"]
        assert sum(counts["sarcophagi"]) == min(2, sum(counts["adventurers_in_chamber"]))


def test_only_games_with_modules_count_what_modules_bring() -> None:
    base, full = (GamePlayer(setting)._observer.names for setting in (BASE, FULL))
    assert set(base) < set(full)
    assert {"falls", "talismans_taken", "power_reroll", "played_zero"} <= set(full) - set(base)
    for names in (base, full):
        assert len(set(names)) == len(names)
        assert all(name == name.lower() and name.isidentifier() for name in names)


def test_the_document_explains_every_count() -> None:
    table = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").split("### Counts")[1]
    lines = [line.split("|")[1] for line in table.split("## ")[0].splitlines() if "|" in line]
    explained = set(re.findall(r"`([a-z0-9_]+)…?`", " ".join(lines)))
    names = GamePlayer(FULL)._observer.names
    families = ("mummy_tile_", "power_")
    plain = {name for name in names if not name.startswith(families)}
    assert explained == plain | set(families)


# --- decisions, records, faults --------------------------------------------------------------


def test_decisions_and_record_tell_the_game(outcomes: list[tuple[Setting, Outcome]]) -> None:
    for setting, outcome in outcomes:
        if setting is not FULL:
            assert outcome.decisions == ()
            assert outcome.record is None
            continue
        row = row_of(outcome)
        assert outcome.record is not None
        record = parse_record(outcome.record)
        found = record.result
        assert found is not None
        assert list(found.points) == row.scores
        assert record.names == tuple(row.bots)
        assert len(outcome.decisions) == row.decisions
        asked: list[tuple[State, int | None, int]] = []
        before = None
        for moment in record.moments():
            if before is not None and moment.answer is not None and before.n_options > 1:
                asked.append((before, moment.answer.seat, moment.answer.id))
            before = moment.state
        assert len(asked) == row.decisions
        for number, (decision, (state, seat, _)) in enumerate(
            zip(outcome.decisions, asked, strict=True), start=1
        ):
            assert decision["number"] == number
            assert decision["seat"] == seat
            assert decision["round"] == state.round
            assert decision["options"] == state.n_options
            assert decision["chosen"] in decision["actions"]  # type: ignore[operator]


def test_decisions_tell_nothing_but_question_and_answer(
    outcomes: list[tuple[Setting, Outcome]],
) -> None:
    """Nothing of the table is in them: no hand, no pile, no scarab, nobody else's options."""
    for _, outcome in outcomes:
        for decision in outcome.decisions:
            assert set(decision) == {
                *("game", "number", "round", "seat", "bot", "question"),
                *("options", "actions", "chosen"),
            }


def test_a_bot_that_fails_loses_its_move_and_is_reported() -> None:
    orders = [Order(game, game, ("random", WRONG)) for game in range(12)]
    failing = [has_bad_luck(seat_rng(BASE.seed, order.game, 1)) for order in orders]
    assert any(failing)
    assert not all(failing)
    for fails, outcome in zip(failing, played(BASE, *orders), strict=True):
        faults = row_of(outcome).faults
        assert len(faults) > 0 if fails else faults == []
        for fault in faults:
            assert (fault["seat"], fault["bot"]) == (1, WRONG)
            assert fault["fault"] == "raised ArithmeticError"


def test_a_game_that_breaks_off_is_an_outcome_too() -> None:
    (outcome, good) = played(BASE, Order(0, 0, ("nobody", "random")), Order(1, 0, (FIRST, FIRST)))
    assert outcome.row is None
    assert outcome.error is not None
    assert "nobody" in outcome.error
    assert good.row is not None
    (outcome,) = played(BASE, Order(0, 0, ("random",)))
    assert outcome.error == "ValueError: 1 bots for 2 seats"


def test_the_row_is_the_result_of_the_record() -> None:
    setting = Setting(Options(players=4), EDITION, seed=1, records=True)
    (outcome,) = played(setting, Order(0, 0, (FIRST, "random", FIRST, "random")))
    assert outcome.record is not None
    final = result(parse_record(outcome.record).final())
    row = row_of(outcome)
    assert row.scores == list(final.points)
    for place, seats in enumerate(final.ranking):
        better = sum(len(sharing) for sharing in final.ranking[:place])
        assert all(row.places[seat] == better + 1 for seat in seats)
