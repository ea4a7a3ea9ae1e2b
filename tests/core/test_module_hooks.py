# ruff: noqa: ARG002, ARG005 - hooks have fixed signatures
"""Where modules may listen and what they may change, shown by small ones in plain Python.

The hooks return 0 where they have nothing to say, because the compiled core asks for a number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import hooks
from luxor.core.declarations import ANY, Datum
from luxor.core.errors import LuxorError
from luxor.core.module import Module
from luxor.core.nodes import apply
from luxor.core.rng import Rng
from luxor.core.search.evaluation import Evaluation
from luxor.core.state import State
from luxor.core.verbs import fall
from luxor.core.view import determinize, view
from tests.battery.games import choose
from tests.core.modular import count, play, rules

# --- every hook is called where the rules say -------------------------------------------------


class Recorder(Module):
    """Writes down every call and changes nothing."""

    name = "recorder"

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[Any, ...]] = []

    def note(self, *call: Any) -> int:
        self.calls.append(call)
        return 0


CHECKS: dict[str, Callable[..., bool]] = {
    "setup": lambda s: all(s.to_dict()["tiles"]) and all(map(all_cards, s.to_dict()["hands"])),
    "turn_start": lambda s, seat: s.active == seat,
    "played": lambda s, _, card: s.to_dict()["piles"][k.P_DISCARD][card] > 0,
    "rolled": lambda s, seat, face, flags, bonus: flags in (0, k.UP_TO) and bonus == 0,
    "steps": lambda s, *frame: s.frame() == (k.F_MOVE, *frame),
    "chosen": lambda s, seat, steps, low, high, flags: low <= steps <= high or steps == -1,
    "released": lambda s, seat, i: s.to_dict()["statuses"][seat][i] == k.RELEASED,
    "landed": lambda s, seat, i: s.to_dict()["statuses"][seat][i] in (k.ACTIVE, k.INSIDE),
    "emptied": lambda s, seat, adventurer, space: s.to_dict()["tiles"][space - 1] == 0,
    "ended": lambda s: s.reason == k.BY_TOMB,
}
"""What is true when a hook is called."""
ANSWERS = {"horus_piles": -1, "treasure_points": -1}
"""Which argument a hook returns that changes nothing; the others return 0, or nothing."""


def all_cards(hand: list[int]) -> bool:
    return len(hand) == k.HAND


def listener(hook: str) -> Callable[..., Any]:
    """Return a hook that notes its call."""

    def listen(self: Recorder, s: State, *about: Any) -> Any:
        assert hook not in CHECKS or CHECKS[hook](s, *about)
        noted = self.note(hook, *(number for number in about if not isinstance(number, Rng)))
        return about[ANSWERS[hook]] if hook in ANSWERS else [] if hook == "score" else noted

    return listen


for hook in hooks(rules()):
    if hook != "potential":  # only bots ask for it
        setattr(Recorder, hook, listener(hook))


def test_every_hook_is_called_exactly_where_its_rule_happens() -> None:
    recorder = Recorder()
    rs = rules(recorder)
    s = play(rs, seed=76)  # one in which an end card allowed no move
    calls = Counter(call[0] for call in recorder.calls)
    temples = range(k.P_TEMPLE, k.P_SCARAB)
    one_moves = count(
        s, k.E_CARD_PLAYED, lambda event: rs.card(event[3])[1] not in (k.C_ALL, k.C_LAST)
    )
    assert calls == {
        "setup": 1,
        "deal_hands": 1,
        "lay_tiles": 1,
        "turn_start": count(s, k.E_TURN_STARTED),
        "horus_card": count(s, k.E_HORUS_CARD_TAKEN)
        + count(s, k.E_CARD_PLAYED, lambda event: rs.card(event[3])[3] > 0),
        "forced": count(s, k.E_CARD_PLAYED),
        "played": count(s, k.E_CARD_PLAYED),
        "rolled": count(s, k.E_DIE_ROLLED),
        "reaches": calls["reaches"],
        "steps": calls["chosen"],
        "stuck": one_moves - calls["chosen"],
        "chosen": calls["chosen"],
        "horus_piles": calls["horus_piles"],
        "released": count(s, k.E_ADVENTURER_RELEASED),
        "landed": count(s, k.E_ADVENTURER_MOVED, lambda event: event[5] != k.THROWN),
        "treasure_points": count(s, k.E_TREASURE_TAKEN),
        "treasure_taken": count(s, k.E_TREASURE_TAKEN),
        "emptied": count(s, k.E_TREASURE_TAKEN),
        "uncovered": count(s, k.E_TILE_LAID, lambda event: event[1] in temples),
        "gained": count(s, k.E_CARD_DRAWN) + count(s, k.E_HORUS_CARD_TAKEN),
        "refill": count(s, k.E_CARD_DRAWN),
        "turn_end": count(s, k.E_TURN_STARTED),
        "ended": 1,
        "score": 3,
    }
    assert set(calls) == set(hooks(s.rs)) - {"potential", "hide", "imagine"}
    assert calls["chosen"] > calls["stuck"] > 0
    assert calls["reaches"] > 0
    assert calls["horus_piles"] >= count(s, k.E_HORUS_CARD_TAKEN) > 0


def test_the_potential_of_a_module_counts_in_the_evaluation() -> None:
    class Promising(Module):
        name = "promising"

        def potential(self, s: State, seat: int) -> float:
            return 10.0 * seat

    rs = rules(Promising())
    s = play(rs, rounds=1)
    potential = Evaluation().potential(s, 1)
    rs.on_potential.clear()
    assert potential > Evaluation().potential(s, 1) + 1


def test_hooks_are_told_who_and_what() -> None:
    recorder = Recorder()
    s = play(rules(recorder))
    for hook, kind, fields in (
        ("treasure_points", k.E_TREASURE_TAKEN, (1, 3, 4)),
        ("horus_card", k.E_HORUS_CARD_TAKEN, (1, 3)),
        ("rolled", k.E_DIE_ROLLED, (1, 2)),
        ("released", k.E_ADVENTURER_RELEASED, (1, 2)),
    ):
        calls = [call[1:] for call in recorder.calls if call[0] == hook]
        told = [c[: len(fields)] for c in calls if hook != "horus_card" or c[2]]
        assert told == [tuple(e[i] for i in fields) for e in s.events or [] if e[0] == kind]


def test_a_module_that_only_listens_changes_nothing() -> None:
    """Only who could move (E2) is told more often, because modules can keep it from being seen."""
    told = (k.E_COULD_MOVE, k.E_COULD_MOVE_SECRETLY, k.E_QUESTION_ASKED)
    games = [play(rules(Recorder())), play(rules())]
    with_module, without = ([e for e in s.events or [] if e[0] not in told] for s in games)
    assert with_module == without


def test_views_ask_the_module() -> None:
    recorder = Recorder()
    s = play(rules(recorder), rounds=1)
    recorder.calls.clear()
    determinize(view(s, 2), Rng(1))
    assert recorder.calls == [("hide", 2), ("imagine", 2)]
    recorder.calls.clear()
    determinize(view(s, None), Rng(1))
    assert recorder.calls == [("hide", k.NOBODY), ("imagine", k.NOBODY)]


class Named(Recorder):
    """Writes only its name down, into a list that several share."""

    def __init__(self, label: str, log: list[str]) -> None:
        super().__init__()
        self.label = label
        self.log = log

    def note(self, *call: Any) -> int:
        self.log.append(self.label)
        return 0


def test_modules_act_in_their_fixed_order() -> None:
    log: list[str] = []
    play(rules(Named("first", log), Named("second", log)), rounds=1)
    assert log
    assert log == ["first", "second"] * (len(log) // 2)


# --- hooks that change what happens ------------------------------------------------------------


class Trap(Module):
    name = "trap"

    def landed(self, s: State, seat: int, adventurer: int) -> Any:
        fall(s, seat, adventurer)
        return 0


def test_an_adventurer_that_falls_as_it_lands_does_no_action() -> None:
    s = play(rules(Trap()), rounds=30)
    assert count(s, k.E_ADVENTURER_MOVED) == count(s, k.E_ADVENTURER_FELL) > 0
    for kind in (
        k.E_TREASURE_TAKEN,
        k.E_KEY_TAKEN,
        k.E_JOKER_TAKEN,
        k.E_SCARAB_TAKEN,
        k.E_HORUS_CARD_TAKEN,
    ):
        assert count(s, kind) == 0


class Double(Module):
    name = "double"

    def treasure_points(self, s: State, seat: int, tile: int, points: int) -> int:
        return 2 * points


def test_treasures_can_score_otherwise_and_modules_build_on_each_other() -> None:
    rs = rules(Double(), Double())
    s = play(rs)
    points = [(rs.tile(e[3])[2], e[4]) for e in s.events or [] if e[0] == k.E_TREASURE_TAKEN]
    assert points
    assert all(scored == 4 * printed for printed, scored in points)
    assert sum(s.to_dict()["scores"]) == sum(scored for _, scored in points)


class AnyPile(Module):
    name = "any pile"

    def horus_piles(self, s: State, seat: int, things: int) -> int:
        return things | 7 * k.HORUS_BIT


def test_more_can_be_on_offer() -> None:
    rng = Rng(1)
    s = engine.new_game(rules(AnyPile()))
    while s.frame()[0] != k.F_TAKE:
        engine.answer(s, choose(s, rng))
    assert s.legal() == [k.TAKE_KEY, *range(k.TAKE_HORUS, k.TAKE_HORUS + k.LEVELS)]


class OwnDeal(Module):
    """Everybody gets the same five cards, no treasures are laid, and hands get a die card."""

    name = "own deal"
    die = 6

    def deal_hands(self, s: State) -> int:
        for seat in range(s.rs.players):
            for card in range(k.HAND):
                s.take_from_pile(k.P_DRAW, card)
                s.insert_card(seat, card, card, 1 << seat, k.P_DRAW)
        return 1

    def lay_tiles(self, s: State) -> int:
        return 1

    def refill(self, s: State, seat: int) -> int:
        s.take_from_pile(k.P_DRAW, self.die)
        s.insert_card(seat, 2, self.die, 1 << seat, k.P_DRAW)
        return 1


def test_a_module_can_deal_lay_and_refill_in_its_own_way() -> None:
    s = engine.new_game(rules(OwnDeal(), players=2), listen=True)
    assert s.rs.card_names[OwnDeal.die] == "die"
    engine.deal(s, Rng(1))
    form = s.to_dict()
    assert form["hands"] == [[0, 1, 2, 3, 4]] * 2
    assert form["piles"][k.P_TREASURE] == s.rs.pile(k.P_TREASURE)[2]
    assert sum(map(bool, form["tiles"])) == 10
    apply(s, "left")
    apply(s, "key")  # both stood on the stairs, and the first tile is a Horus tile
    assert s.to_dict()["hands"][0] == [1, 2, OwnDeal.die, 3, 4]
    assert count(s, k.E_CARD_DRAWN) == 0


class Secret(Module):
    """Each seat has a number that only it knows; the table has one that nobody knows."""

    name = "secret"
    data = (
        Datum("table", ANY, hidden=True),
        Datum("open", ANY, per_seat=True),
        Datum("own", ANY, per_seat=True, hidden=True),
    )

    def setup(self, s: State) -> Any:
        s.set_data(self.offsets["table"], 9)
        for seat in range(s.rs.players):
            s.set_data(self.offsets["open"] + seat, 20 + seat)
            s.set_data(self.offsets["own"] + seat, 30 + seat)
        return 0


def test_hidden_data_is_in_no_other_view() -> None:
    s = engine.new_game(rules(Secret()))
    engine.deal(s, Rng(1))
    assert view(s, 1).facts["data"][:7] == [0, 20, 21, 22, 0, 31, 0]
    assert view(s, None).facts["data"][:7] == [0, 20, 21, 22, 0, 0, 0]


class SaysNothing(Module):
    """Its hooks return nothing, as their signatures say."""

    name = "says nothing"

    def turn_start(self, s: State, seat: int) -> None:
        pass


def test_hooks_may_return_nothing() -> None:
    assert play(rules(SaysNothing()), rounds=1).round == 2


def test_an_error_in_a_module_comes_through() -> None:
    class Broken(Module):
        name = "broken"

        def turn_start(self, s: State, seat: int) -> Any:
            raise LookupError(f"seat {seat}")

    with pytest.raises(LookupError, match="seat 0"):
        play(rules(Broken()), rounds=1)


def test_a_module_that_never_stops_pushing_is_stopped() -> None:
    class Endless(Module):
        name = "endless"

        def turn_start(self, s: State, seat: int) -> Any:
            while True:
                s.push(k.F_TURN, seat, 0, 0, 0)

    with pytest.raises(LuxorError, match="frames on the stack"):
        play(rules(Endless()), rounds=1)
