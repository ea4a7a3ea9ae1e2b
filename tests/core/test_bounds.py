"""No number from outside reaches an array of the compiled engine: wrong ones are refused.

Each kind of call is made with many wrong numbers; compiled, a missing check would end the process.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from luxor.core import constants as k
from luxor.core import engine, fold, verbs
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import Event
from luxor.core.errors import IllegalActionError, LuxorError, MalformedActionError
from luxor.core.hidden import draw_unseen, hide, imagine
from luxor.core.kinds import FrameKind
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.playout import playouts
from luxor.core.rng import Rng
from luxor.core.rules import horus, landing, movement, scoring, starter_cards
from luxor.core.search.evaluation import Evaluation
from luxor.core.search.features import Features
from luxor.core.search.flat import FlatSearch
from luxor.core.search.rollout import Rollout
from luxor.core.state import State
from luxor.notation.edition_file import load_edition

RS = compile_ruleset(Options(players=3, modules=NAMES), load_edition())
WRONG = (-(2**31), -129, -77, -6, 77, 127, 128, 255, 60_000, 2**31 - 1)
NOT_NUMBERS = (True, None, "0", 1.0, b"1", [1], 2**63, -(2**200))


def state(seed: int = 1, answers: int = 60) -> State:
    """Return a state in the middle of a game."""
    s = engine.new_game(RS)
    rng = Rng(seed)
    for _ in range(answers):
        engine.deal(s, rng)
        legal = s.legal()
        engine.answer(s, legal[rng.below(len(legal))])
    return s


def test_a_wrong_first_player_is_refused() -> None:
    s = engine.new_game(RS)
    before = s.to_dict()
    for number in (77, 2147483647, -1, 3):
        with pytest.raises(IllegalActionError, match="it can bring"):
            engine.answer(s, number)
    assert s.to_dict() == before
    engine.answer(s, 2)
    assert s.first == 2


def test_answers_that_are_not_possible_change_nothing() -> None:
    dice = Random(1)
    rng = Rng(2)
    s = engine.new_game(RS)
    for _ in range(400):
        possible = s.legal() if s.asks == k.DECISION else [kind for kind, _ in engine.outcomes(s)]
        before = s.key()
        for number in (*WRONG, *(dice.randrange(-200, 200) for _ in range(8))):
            if number not in possible:
                with pytest.raises(IllegalActionError):
                    engine.answer(s, number)
        for wrong in NOT_NUMBERS:
            with pytest.raises((MalformedActionError, IllegalActionError)):
                engine.answer(s, wrong)  # type: ignore[arg-type]
        assert s.key() == before
        if s.asks == k.OVER:
            break
        engine.answer(s, possible[rng.below(len(possible))])


def test_what_skips_the_check_cannot_be_reached_or_keeps_to_its_bounds() -> None:
    unchecked = getattr(engine, "answer_unchecked", None)
    if unchecked is None:
        return  # compiled: only compiled loops can call it
    for number in WRONG:
        if not 0 <= number < k.ACTIONS:
            with pytest.raises(LuxorError):
                unchecked(state(), number)
    for number in range(k.ACTIONS):
        with contextlib.suppress(Exception):
            unchecked(state(), number)


CALLS: dict[str, Callable[[State, int], object]] = {
    "push": lambda s, n: s.push(n, 0, 0, 0, 0),
    "push seat": lambda s, n: s.push(k.F_PLAY, n, 0, 0, 0),
    "push argument": lambda s, n: s.push(k.F_PLAY, 0, 0, n * 200, 0),
    "offer": lambda s, n: s.offer(n * 200),
    "place_tile": lambda s, n: s.place_tile(n, 1),
    "place_tile kind": lambda s, n: s.place_tile(1, n),
    "lay_tile": lambda s, n: s.lay_tile(n, 1, 1),
    "lay_tile space": lambda s, n: s.lay_tile(k.P_TREASURE, n, 1),
    "remove_tile": lambda s, n: s.remove_tile(n),
    "insert_card": lambda s, n: s.insert_card(n, 0, 0, 0, 0),
    "insert_card slot": lambda s, n: s.insert_card(0, n, 0, 0, 0),
    "remove_card": lambda s, n: s.remove_card(n, 0),
    "remove_card slot": lambda s, n: s.remove_card(0, n),
    "take_from_pile": lambda s, n: s.take_from_pile(n, 0),
    "take_from_pile kind": lambda s, n: s.take_from_pile(0, n),
    "put_on_pile": lambda s, n: s.put_on_pile(1, n),
    "put_unseen": lambda s, n: s.put_unseen(n, 1, -1),
    "put_unseen kind": lambda s, n: s.put_unseen(0, n, 1),
    "size_of": lambda s, n: s.size_of(n),
    "get_data": lambda s, n: s.get_data(n if n != 77 else 96),
    "set_data": lambda s, n: s.set_data(n if n != 77 else 96, 1),
    "grant_turn": lambda s, n: s.grant_turn(n),
    "hide": hide,
    "imagine": lambda s, n: imagine(hide(s, 0), n, Rng(1)),
    "draw_unseen": lambda s, n: draw_unseen(s, n, Rng(1)),
    "fall": lambda s, n: verbs.fall(s, n, 0),
    "fall whom": lambda s, n: verbs.fall(s, 0, n),
    "add_points": lambda s, n: verbs.add_points(s, n, 1),
    "spend_key": verbs.spend_key,
    "renew_pile": lambda s, n: verbs.renew_pile(s, n, 0),
    "move_card": lambda s, n: verbs.move_card(s, 0, 0, n),
    "discard_card": lambda s, n: verbs.discard_card(s, n, 0),
    "see_card_leave": lambda s, n: verbs.see_card_leave(s, n, 0, 0),
    "see_card_leave slot": lambda s, n: verbs.see_card_leave(s, 0, n, 0),
    "take_secret": lambda s, n: verbs.take_secret(s, n if n != 77 else 96, 0, 0),
    "take_secret pile": lambda s, n: verbs.take_secret(s, 0, n, 0),
    "return_secret": lambda s, n: verbs.return_secret(s, 0, n, k.UNKNOWN),
    "can_move": lambda s, n: movement.can_move(s, n, 1, 2),
    "walk": lambda s, n: movement.walk(s, 0, n, 1),
    "offer_moves": lambda s, n: movement.offer_moves(s, n, 1, 2, 0),
    "offer_moves number": lambda s, n: movement.offer_moves(s, 0, 1, n if n > 0 else 99, 0),
    "gain_horus_card": lambda s, n: horus.gain_horus_card(s, n, 0),
    "do_tile": lambda s, n: landing.do_tile(s, 0, n, 0),
    "take_key": landing.take_key,
    "take_joker": landing.take_joker,
    "take_horus_card": lambda s, n: horus.take_horus_card(s, 0, n),
    "move_all": lambda s, n: horus.move_all(s, n, 1, 0),
    "move_by_roll": lambda s, n: starter_cards.move_by_roll(s, 0, n, 0, 0),
    "final_points": scoring.final_points,
    "points_by_source": scoring.points_by_source,
    "complete_sets": scoring.complete_sets,
    "look": lambda s, n: Features().look(s, n),
    "margin": lambda s, n: Evaluation().margin(s, n),
    "card": lambda s, n: s.rs.card(n),
    "tile": lambda s, n: s.rs.tile(n),
    "pile": lambda s, n: s.rs.pile(n),
    "space": lambda s, n: s.rs.space(n),
}


@pytest.mark.parametrize("call", CALLS)
def test_wrong_numbers_are_refused(call: str) -> None:
    s = state()
    before = s.to_dict()
    for number in WRONG:
        with pytest.raises((LuxorError, OverflowError)):
            CALLS[call](s, number)
    assert s.to_dict() == before


def test_an_empty_table_asks_nobody() -> None:
    s = State(RS)
    for call in (s.frame, s.pop, lambda: engine.settle(s), lambda: engine.resume(s)):
        with pytest.raises(LuxorError):
            call()
    assert engine.outcomes(s) == []
    with pytest.raises(IllegalActionError):
        engine.draw_outcome(s, Rng(1))
    with pytest.raises(IllegalActionError):
        engine.answer(s, 0)


def test_none_is_refused_where_a_state_is_expected() -> None:
    nothing: Any = None
    for call in (
        lambda: engine.deal(nothing, Rng(1)),
        lambda: engine.answer(nothing, 0),
        lambda: engine.deal(engine.new_game(RS), nothing),
        lambda: hide(nothing, 0),
        lambda: State(nothing),
    ):
        with pytest.raises((TypeError, AttributeError)):
            call()


def test_a_view_of_somebody_elses_decision_is_not_searched() -> None:
    s = state()
    engine.deal(s, Rng(1))
    other = hide(s, (engine.asked_seat(s) + 1) % 3)
    with pytest.raises(LuxorError):
        FlatSearch(other, Rollout(Evaluation(), 1, 1.0))
    with pytest.raises(LuxorError):
        playouts(other, 1, Rng(1))


def test_events_that_say_anything_are_refused_or_followed() -> None:
    dice = Random(3)
    for _ in range(6000):
        view = State(RS)
        kind = dice.randrange(-2, k.BASE_EVENTS + 2)
        fields = [dice.choice((0, 1, 2, 5, -1, *WRONG)) for _ in range(dice.randrange(9))]
        try:
            fold.fold(view, (kind, *fields))
        except LuxorError:
            continue
        view.to_dict()
        view.key()


@pytest.mark.parametrize("event", RS.events, ids=lambda event: event.name)
def test_every_field_of_an_event_is_checked_before_a_view_changes(event: Event) -> None:
    view = hide(state(), 0)
    before = view.to_dict()
    right = [max(field.type.numbers(RS)) for field in event.fields]
    for i, field in enumerate(event.fields):
        for number in WRONG:
            if number not in field.type.numbers(RS):
                wrong = (*right[:i], number, *right[i + 1 :])
                with pytest.raises(LuxorError):
                    fold.fold(view, (RS.event_number(event.name), *wrong))
    assert view.to_dict() == before


def test_an_event_that_cannot_happen_leaves_a_view_as_it_was() -> None:
    view = State(RS)
    fold.fold(view, (k.E_CARD_DEALT, 0, 0, k.P_HORUS, k.UNKNOWN))
    before = view.to_dict()
    with pytest.raises(LuxorError, match="no kind in this pile 0"):
        fold.fold(view, (k.E_CARD_DISCARDED, 0, 0, 0))
    assert view.to_dict() == before


def test_whoever_listens_still_does_after_a_question_that_fails() -> None:
    class Broken(FrameKind):
        def options(self, s: State) -> None:
            raise LuxorError(f"broken in round {s.round}")

    rs = compile_ruleset(Options(players=2, first=0), RS.edition)
    s = engine.new_game(rs, listen=True)
    engine.deal(s, Rng(1))
    rs.frames[s.frame()[0]] = Broken("play", k.DECISION)
    with pytest.raises(LuxorError, match="broken"):
        engine.resume(s)
    assert s.events
    assert s.asks == k.NOTHING
