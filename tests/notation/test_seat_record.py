"""Redacted records: what a seat may keep of a running game, and nothing more."""

from __future__ import annotations

import doctest
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from luxor.core import constants as k
from luxor.core import fold
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import ANY, BY_SEAT, Datum, Event, Field
from luxor.core.edition import Edition
from luxor.core.errors import LuxorError
from luxor.core.events import redact
from luxor.core.module import Module
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation import position, record_text
from luxor.notation.codec.named import event_from_json, event_json
from luxor.notation.edition_file import load_edition
from luxor.notation.record import Record, parse_record, write_record
from luxor.notation.record_text import KEYS, RecordError, words_of
from luxor.notation.seat_record import (
    OLD_NAMES,
    Follower,
    OldModules,
    SeatRecord,
    parse_any_record,
    read_event,
    write_event,
    write_seat_record,
)
from tests.notation.record_games import (
    EXAMPLES,
    FULL,
    REDACTED,
    finished_record,
    parse_seat_record,
)

EXAMPLE = parse_seat_record(REDACTED)
DOCUMENT = EXAMPLES.parents[1] / "docs" / "records.md"


def without_remarks(text: str) -> str:
    """Give a redacted record without remarks and empty lines."""
    return "".join(f"{line}\n" for line in text.splitlines() if line and line[0] != "#")


def seat_record(record: Record, seat: int | None) -> SeatRecord:
    """Give what a seat sees of a recorded game."""
    rs = record.final().rs
    seen = (redact(rs, event, seat) for moment in record.moments() for event in moment.events)
    return SeatRecord(record.options, record.edition, seat, tuple(seen), record.names)


# --- the example -----------------------------------------------------------------------------


def test_the_example_is_the_beginning_of_the_full_example_as_p1_saw_it() -> None:
    full = parse_record(FULL)
    answers = next(moment.number for moment in full.moments() if moment.turn == 7)
    part = replace(full, answers=full.answers[:answers], seed=None)
    assert seat_record(part, 0) == EXAMPLE
    *_, last = EXAMPLE.views()
    assert last == view(part.final(), 0)
    assert last.asked == 0
    assert last.hand(0) == ("5", "4", "h1:last", "3", "1")
    assert last.hand(1) == (None,) * 5


def test_the_example_without_its_remarks_is_the_canonical_text() -> None:
    assert without_remarks(write_seat_record(EXAMPLE)) == without_remarks(REDACTED)


def test_the_documentation_shows_lines_of_the_examples() -> None:
    blocks = re.findall(r"```\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    full, redacted = (
        next(block.splitlines() for block in blocks if block.startswith(start))
        for start in ("luxor-record 1\n", "seat: p1\n")
    )
    assert len(full) > 15
    assert len(redacted) > 15
    assert set(full) <= set(FULL.splitlines())
    assert set(redacted) <= set(REDACTED.splitlines())


def test_the_documentation_names_every_event_and_head_key() -> None:
    text = DOCUMENT.read_text("utf-8")
    modules = compile_ruleset(Options(players=2, modules=NAMES), EXAMPLE.edition)
    for name in (*(event.name for event in modules.events), *KEYS):
        assert f"`{name}`" in text


def test_the_code_in_the_documentation_runs() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert failed == 0
    assert tried > 10


# --- events and views ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_text_gives_every_seat_its_view_at_every_question(players: int) -> None:
    record = finished_record(players)
    states = [moment.state for moment in record.moments()]
    for seat in (None, *range(players)):
        seen = seat_record(record, seat)
        text = write_seat_record(seen)
        back = parse_seat_record(text)
        assert back == seen
        views = list(back.views())
        assert len(views) == len(states)
        for state, folded in zip(states, views, strict=True):
            assert folded == view(state, seat)


def test_every_event_comes_back_from_its_line() -> None:
    record = finished_record(3)
    rs = record.final().rs
    seen = set()
    for moment in record.moments():
        for event in moment.events:
            line = write_event(rs, event)
            assert read_event(rs, words_of(1, line)) == event
            assert event_from_json(rs, event_json(rs, event)) == event
            seen.add(event[0])
    assert len(seen) >= 22


def test_steps_divide_the_events_at_the_questions() -> None:
    steps = list(EXAMPLE.steps())
    assert tuple(event for step in steps for event in step.events) == EXAMPLE.events
    assert all(step.events[-1][0] == k.E_QUESTION_ASKED for step in steps)


def test_views_of_a_redacted_record_can_be_imagined_further() -> None:
    for number, seen in enumerate(EXAMPLE.views()):
        assert view(determinize(seen, Rng(number)), 0) == seen


def test_the_public_has_a_record_too() -> None:
    text = write_seat_record(seat_record(finished_record(2), None))
    assert "\nseat: public\n" in text
    assert set(re.findall("card_(?:dealt|drawn) .* card=(.*)", text)) == {"?"}
    assert set(re.findall(r"\nscarab_taken p\d scarab=(.*)", text)) == {"?"}


def test_a_seat_sees_its_own_cards_and_scarabs_and_no_others() -> None:
    text = write_seat_record(seat_record(finished_record(3), 1))
    own = re.findall(r"(?:card_dealt|card_drawn|scarab_taken) p2 .*(?:card|scarab)=(.*)", text)
    others = re.findall(
        r"(?:card_dealt|card_drawn|scarab_taken) p[13] .*(?:card|scarab)=(.*)", text
    )
    assert "?" not in own
    assert set(others) == {"?"}
    assert len(own) > 20
    assert len(others) > 40


def test_seed_comments_and_result_are_not_in_it() -> None:
    full = parse_record(FULL)
    assert "seed: 421" in write_record(full)
    text = write_seat_record(seat_record(full, 0))
    for secret in ("seed", "421", "result", "{", "hasty"):
        assert secret not in text


def test_a_record_that_tells_too_much_is_not_written() -> None:
    events = [event for step in EXAMPLE.steps() for event in step.events]
    at = next(i for i, event in enumerate(events) if event[0] == k.E_CARD_DEALT and event[1] == 1)
    told = (*events[:at], (*events[at][:-1], 3), *events[at + 1 :])
    with pytest.raises(RecordError, match=r"event \d+: .* p1 may not know"):
        write_seat_record(replace(EXAMPLE, events=told))


def test_a_record_of_no_seat_is_refused() -> None:
    with pytest.raises(RecordError, match="no seat p3"):
        replace(EXAMPLE, seat=2)


def test_any_kind_of_record_is_recognised() -> None:
    assert parse_any_record(REDACTED) == EXAMPLE
    assert parse_any_record(FULL) == parse_record(FULL)


# --- damage ----------------------------------------------------------------------------------

CARD = "slot=1 pile=draw card=+-1"
DAMAGE = [
    ("seat: p1", "seat: p3", "p1 to p2, or public, not 'p3'"),
    ("seat: p1", "seat: p2", "it tells what p2 may not know"),
    ("seat: p1", "seat: public", "it tells what the public may not know"),
    ("seat: p1", "seat: p1\nseed: 3", "seed: a redacted record has none"),
    ("seat: p1", "seat: p1\nresult: p1 3", "result: a redacted record has none"),
    ("chosen p1", "chosen p1 { me }", "has no comments"),
    ("first_player_chosen p1", "begin p1", "'begin' is no event; events are first_player_chosen"),
    ("chosen p1", "chosen p4", "seat: a seat (p1, p2), not 'p4'"),
    ("chosen p1", "chosen p1 p2", "first_player_chosen has seat; there are 2 here"),
    (CARD, "slot=1 pile=draw", "card_dealt has seat, slot, pile, card"),
    (CARD, "pile=draw slot=1 card=+-1", "where slot=... is due"),
    (CARD, "slot=1 pile=osiris card=+-1", "pile: a pile of cards (draw, discard"),
    (CARD, "slot=1 pile=- card=+-1", "pile: a pile of cards (draw, discard"),
    (CARD, "slot=2 pile=draw card=+-1", "there is no place in the hand 1"),
    (CARD, "slot=6 pile=draw card=+-1", "slot: a place in the hand (1, 2, 3, 4, 5), not '6'"),
    (CARD, "slot=1 pile=draw card=7", "card: a card (1, 2, 3"),
    (CARD, "slot=1 pile=draw card=?", "p1 knows its own"),
    ("level=1 card=h1:last", "level=2 card=h1:last", "there is no kind in this pile"),
    ("space=t5 tile=horus1", "space=chamber tile=horus1", "space: a space (t1, t2"),
    ("pile=osiris space=t8", "pile=cobra space=t8", "there is no kind in this pile"),
    ("round_started round=1\n", "round_started round=501\n", "round: a round (0 to 500)"),
    ("started p2 extra=no", "started p2 extra=yes", "no extra turn is waiting"),
    ("die_rolled p1 face=5", "die_rolled p1 face=7", "face: a face of the die (1 to 6)"),
    ("points=1", "points=x", "points: points ("),
    ("key_taken p2", "game_ended reason=running", "reason: why the game ended (tomb"),
    ("asked setup - 1 / first - first", "asked", "stack: a frame without a name"),
    ("refill p1 / roll p1 die", "refill p1 / roll p1 draw", "stack: "),
    ("refill p1 / move p1 4 4", "refill p1 / move p1 1 60", "stack: "),
    ("refill p1 / move p1 4 4", "refill p1 / hop p1 4 4", "stack: 'hop' is no frame"),
]


@pytest.mark.parametrize(("old", "new", "message"), DAMAGE)
def test_a_damaged_record_is_refused_at_its_line(old: str, new: str, message: str) -> None:
    text = without_remarks(REDACTED)
    assert old in text
    damaged = text.replace(old, new, 1)
    with pytest.raises(RecordError) as caught:
        parse_seat_record(damaged)
    assert message in str(caught.value)
    first = text[: text.index(old)].count("\n") + 1 + new.startswith("\n")
    last = first + new.strip("\n").count("\n") + 1
    if "may not know" not in message:  # a wrong seat shows further down only
        assert first <= (caught.value.line or 0) <= last


def test_a_record_that_breaks_off_in_the_middle_of_a_step_is_refused() -> None:
    lines = without_remarks(REDACTED).splitlines()
    assert lines[-1].startswith("question_asked")
    with pytest.raises(RecordError, match="breaks off here") as caught:
        parse_seat_record("\n".join(lines[:-1]) + "\n")
    assert caught.value.line == len(lines) - 1
    with pytest.raises(RecordError, match="break off before the question"):
        list(replace(EXAMPLE, events=EXAMPLE.events[:-1]).views())
    with pytest.raises(RecordError, match="break off before the question"):
        list(replace(EXAMPLE, events=()).views())


def test_events_from_code_are_checked_as_well() -> None:
    wrong_stack = (k.E_QUESTION_ASKED, 0, k.F_MOVE, k.F_MOVE, 0, 1, 120, 0)
    for event, message in (
        (wrong_stack, "stack"),
        ((k.E_QUESTION_ASKED, -1, k.F_OVER), "1 to 24 frames"),
        ((k.E_QUESTION_ASKED, 0, 99, 99, 0, 0, 0, 0), "not 99"),
        ((k.E_FIRST_PLAYER_CHOSEN, 7), "seat: a seat (p1, p2), not 7"),
        ((k.E_FIRST_PLAYER_CHOSEN,), "1 numbers, not 0"),
        ((99, 0), "the kind of an event"),
    ):
        record = SeatRecord(Options(players=2), EXAMPLE.edition, 0, (event,))
        with pytest.raises(RecordError, match="event 1: ") as caught:
            list(record.views())
        assert message in str(caught.value)


def test_cards_held_since_before_a_shuffle_are_followed() -> None:
    record = finished_record(2)
    seen = seat_record(record, 0)
    follower = Follower(seen.ruleset, 0)
    played = 0
    for event in seen.events:
        facts = follower.view().facts
        if event[0] == k.E_CARD_PLAYED and event[1] == 1:
            slot = -1 if event[2] == k.RIGHT else 0
            if facts["hands"][1][slot] == k.UNKNOWN and facts["origins"][1][slot] == k.P_HELD:
                played += 1
                assert facts["piles"][k.P_HELD][event[3]] > 0
        follower.follow(event)
    assert played > 0


def test_a_view_from_a_record_is_a_view_of_its_own() -> None:
    views = [seen for seen in EXAMPLE.views() if seen.asked == 0]
    assert all(isinstance(seen, View) for seen in views)
    assert len({seen.known.key() for seen in views}) == len(views)


# --- modules ---------------------------------------------------------------------------------


class Ledger(Module):
    """Counts turns for all to see, and for each seat something secret."""

    name = "ledger"
    data = (
        Datum("turns", ANY),
        Datum("own", ANY, per_seat=True, hidden=True),
    )
    events = (
        Event("turn_counted", (Field("number", ANY),), "count"),
        Event("turn_noted", (BY_SEAT, Field("number", ANY, secret=True)), "note"),
    )

    def count(self, s: State, number: int) -> None:
        s.set_data(self.offsets["turns"], number)
        if s.events is not None:
            s.events.append((s.rs.event_number("turn_counted"), number))

    def note(self, s: State, seat: int, number: int) -> None:
        if number != k.UNKNOWN:
            s.set_data(self.offsets["own"] + seat, number)
        if s.events is not None:
            s.events.append((s.rs.event_number("turn_noted"), seat, number))

    def turn_start(self, s: State, seat: int) -> None:
        self.count(s, -s.round)
        self.note(s, seat, s.round)


def test_events_of_modules_are_told_to_whom_they_concern(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_module(options: Options, edition: Edition, *_: object) -> Ruleset:
        return compile_ruleset(options, edition, (Ledger(),))

    monkeypatch.setattr(position, "compile_ruleset", with_module)
    monkeypatch.setattr(record_text, "compile_ruleset", with_module)
    full = parse_record(FULL)
    states = [moment.state for moment in full.moments()]
    for seat in (None, 0, 1):
        seen = seat_record(full, seat)
        text = write_seat_record(seen)
        views = list(parse_seat_record(text).views())
        assert [folded.facts for folded in views] == [view(s, seat).facts for s in states]
        assert "\nturn_counted number=-19\n" in text
        own = set(re.findall(r"\nturn_noted (p\d) number=\d+", text))
        assert own == (set() if seat is None else {f"p{seat + 1}"})


class Scout(Ledger):
    """Counts turns by an event that is called as one of the base game once was."""

    events = (Event("scarab", (Field("number", ANY),), "count"), Ledger.events[1])

    def count(self, s: State, number: int) -> None:
        s.set_data(self.offsets["turns"], number)
        if s.events is not None:
            s.events.append((s.rs.event_number("scarab"), number))


def test_an_event_of_a_module_may_be_called_like_an_old_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def with_module(options: Options, edition: Edition, *_: object) -> Ruleset:
        return compile_ruleset(options, edition, (Scout(),))

    monkeypatch.setattr(position, "compile_ruleset", with_module)
    monkeypatch.setattr(record_text, "compile_ruleset", with_module)
    seen = seat_record(parse_record(FULL), 0)
    text = write_seat_record(seen)
    assert "\nscarab number=-19\n" in text
    assert "scarab" in OLD_NAMES
    assert parse_seat_record(text) == seen


# --- records from before events had the names of today -----------------------------------------

OLD = Path(__file__).parent / "old_records"


def test_an_old_record_of_the_base_game_tells_the_same_game() -> None:
    old = parse_seat_record((OLD / "short-game-p1.luxor").read_text("utf-8"))
    assert list(old.views()) == list(EXAMPLE.views())


def test_an_old_record_with_modules_leads_to_the_same_view() -> None:
    text = (OLD / "all-modules-p1.luxor").read_text("utf-8")
    old = parse_seat_record(text)
    *_, last = old.steps()
    assert last.view.facts == json.loads((OLD / "all-modules-p1.json").read_text("utf-8"))
    old_kinds = [old.ruleset.event_number(event.name) for event in OldModules.events]
    assert {*old_kinds} & {event[0] for event in old.events}
    assert not {*old_kinds} & {event[0] for step in old.steps() for event in step.events}
    assert parse_seat_record(write_seat_record(old)) == old


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("data index=96 value=1", "index: a byte of module data (0 to 95)"),
        ("data index=0", "data has index, value"),
        ("turned pile=mummy_tiles kind=sneeze", "kind: "),
        ("turned pile=mummy_tiles kind=99", "kind: "),
        ("renewed pile=mummy_tiles from_pile=nothing", "from_pile: a pile ("),
        ("secret p2 index=5 value=1", "may not know"),
        ("secret_drawn p2 index=5 pile=draw value=1", "may not know"),
        ("secret_drawn p1 index=5 pile=die value=77", "there is no kind in this pile"),
        ("secret_put p1 index=5 pile=die value=77", "there is no kind in this pile"),
    ],
)
def test_a_damaged_old_record_is_refused(new: str, message: str) -> None:
    text = (OLD / "all-modules-p1.luxor").read_text("utf-8")
    with pytest.raises(RecordError) as caught:
        parse_seat_record(text.replace("data index=0 value=40\n", f"{new}\n", 1))
    assert message in str(caught.value)


def test_a_note_of_an_old_record_cannot_write_what_its_module_does_not_have() -> None:
    """A number that names no mummy tile would be an index beyond the table of tiles."""
    options = Options(players=2, modules=("mummy",))
    view = State(compile_ruleset(options, load_edition(), (OldModules(),)))
    before = view.to_dict()
    with pytest.raises(LuxorError, match="not a number of that module data"):
        fold.fold(view, (view.rs.event_number("data"), 1, 100))
    assert view.to_dict() == before
