"""Redacted records: what a seat may keep of a running game, and nothing more."""

from __future__ import annotations

import doctest
import re
from dataclasses import replace

import pytest

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset
from luxor.core.declarations import ANY, Datum
from luxor.core.edition import Edition
from luxor.core.events import EVENTS, from_json, to_json
from luxor.core.module import Module
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.core.view import View, determinize, view
from luxor.notation import record_text
from luxor.notation.event_checks import CHECKS
from luxor.notation.event_text import FIELDS, read_event, write_event
from luxor.notation.position import PositionError, parse_position
from luxor.notation.position_frames import check_frames
from luxor.notation.record import Record, RecordError, parse_record, write_record
from luxor.notation.record_text import KEYS, body_words
from luxor.notation.seat_checks import Follower
from luxor.notation.seat_record import (
    SeatRecord,
    parse_any_record,
    parse_seat_record,
    write_seat_record,
)
from tests.notation.record_games import EXAMPLES, FULL, REDACTED, finished_record

EXAMPLE = parse_seat_record(REDACTED)
DOCUMENT = EXAMPLES.parents[1] / "docs" / "records.md"


def without_remarks(text: str) -> str:
    """Give a redacted record without remarks and empty lines."""
    return "".join(f"{line}\n" for line in text.splitlines() if line and line[0] != "#")


def seat_record(record: Record, seat: int | None) -> SeatRecord:
    """Give what a seat sees of a recorded game."""
    events = [event for moment in record.moments() for event in moment.events]
    return SeatRecord.redacted(record.final().rs, events, seat, record.names)


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
    for name in (*(name for name, _ in EVENTS), *KEYS):
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
            assert read_event(rs, body_words(1, line)) == event
            assert from_json(rs, to_json(rs, event)) == event
            seen.add(event[0])
    assert len(seen) >= 22


def test_every_event_and_field_has_its_text_and_its_check() -> None:
    names = {name for name, _ in EVENTS} - {"asked"}
    assert set(CHECKS) == names
    fields = {field.rstrip("*") for name, fields in EVENTS if name in names for field in fields}
    assert set(FIELDS) == fields


def test_steps_divide_the_events_at_the_questions() -> None:
    steps = list(EXAMPLE.steps())
    assert tuple(event for step in steps for event in step.events) == EXAMPLE.events
    assert all(step.events[-1][0] == k.E_ASKED for step in steps)


def test_views_of_a_redacted_record_can_be_imagined_further() -> None:
    for number, seen in enumerate(EXAMPLE.views()):
        assert view(determinize(seen, Rng(number)), 0) == seen


def test_the_public_has_a_record_too() -> None:
    text = write_seat_record(seat_record(finished_record(2), None))
    assert "\nseat: public\n" in text
    assert set(re.findall("(?:dealt|drawn) .* card=(.*)", text)) == {"?"}
    assert set(re.findall(r"\nscarab p\d scarab=(.*)", text)) == {"?"}


def test_a_seat_sees_its_own_cards_and_scarabs_and_no_others() -> None:
    text = write_seat_record(seat_record(finished_record(3), 1))
    own = re.findall(r"(?:dealt|drawn|scarab) p2 .*(?:card|scarab)=(.*)", text)
    others = re.findall(r"(?:dealt|drawn|scarab) p[13] .*(?:card|scarab)=(.*)", text)
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
    events = EXAMPLE.events
    at = next(i for i, event in enumerate(events) if event[0] == k.E_DEALT and event[1] == 1)
    told = (*events[:at], (*events[at][:-1], 3), *events[at + 1 :])
    with pytest.raises(RecordError, match=r"event \d+ \(dealt\): .* p1 may not know"):
        write_seat_record(replace(EXAMPLE, events=told))


def test_a_record_of_no_seat_is_refused() -> None:
    with pytest.raises(RecordError, match="no seat p3"):
        replace(EXAMPLE, seat=2)


def test_any_kind_of_record_is_recognised() -> None:
    assert parse_any_record(REDACTED) == EXAMPLE
    assert parse_any_record(FULL) == parse_record(FULL)
    with pytest.raises(RecordError, match="this is the full record of a game"):
        parse_seat_record(FULL)


# --- damage ----------------------------------------------------------------------------------

DAMAGE = [
    ("seat: p1", "seat: p3", "p1 to p2, or public, not 'p3'"),
    ("seat: p1", "seat: p2", "it tells what p2 may not know"),
    ("seat: p1", "seat: public", "it tells what the public may not know"),
    ("seat: p1", "seat: p1\nseed: 3", "seed: a redacted record has none"),
    ("seat: p1", "seat: p1\nresult: p1 3", "result: a redacted record has none"),
    ("first p1", "first p1 { me }", "has no comments"),
    ("first p1", "begin p1", "'begin' is no event; events are first, dealt"),
    ("first p1", "first p4", "seat: one of p1, p2, not 'p4'"),
    ("first p1", "first p1 p2", "first has seat; there are 2 here"),
    ("slot=1 pile=draw card=+-1", "slot=1 pile=draw", "dealt has seat, slot, pile, card"),
    ("slot=1 pile=draw card=+-1", "pile=draw slot=1 card=+-1", "where slot=... is due"),
    ("slot=1 pile=draw card=+-1", "slot=1 pile=die card=+-1", "come from the pile draw"),
    ("slot=1 pile=draw card=+-1", "slot=1 pile=- card=+-1", "come from the pile draw"),
    ("slot=1 pile=draw card=+-1", "slot=2 pile=draw card=+-1", "none can come to place 2"),
    ("slot=1 pile=draw card=+-1", "slot=6 pile=draw card=+-1", "slot: one of 1, 2, 3, 4, 5"),
    ("slot=1 pile=draw card=+-1", "slot=1 pile=draw card=7", "card: one of 1, 2, 3"),
    ("slot=1 pile=draw card=+-1", "slot=1 pile=draw card=?", "p1 knows its own"),
    ("slot=1 pile=draw card=+-1", "slot=1 pile=draw card=h1:last", "no h1:last can be in"),
    ("opened level=1 card=h1:last", "opened level=2 card=h1:last", "no h1:last is left"),
    ("opened level=1 card=h1:last\n", "", "after the question 'reveal' comes opened"),
    ("drawn p2 slot=3", "drawn p1 slot=3", "p2 was asked 'draw', not another seat"),
    ("played p1 end=right card=die\n", "", "after the question 'play' comes played"),
    ("space=t5 tile=horus1", "space=t6 tile=horus1", "t6 gets its tile from a pile"),
    ("space=t5 tile=horus1", "space=t5 tile=horus2", "t5 gets its tile from a pile"),
    ("space=t5 tile=horus1", "space=chamber tile=horus1", "from t1 to t40"),
    ("space=t11 tile=horus1", "space=t5 tile=horus1", "on t5 lies horus1 already"),
    ("pile=osiris space=t8", "pile=cobra space=t8", "no osiris2 is left in the pile cobra"),
    ("pile=osiris space=t8", "pile=osiris space=t1", "t1 gets no tile from the pile osiris"),
    ("round number=1\n", "round number=2\n", "the next round is 1"),
    ("turn p2 extra=no", "turn p2 extra=yes", "no extra turn of p2 is waiting"),
    ("played p1 end=right card=die", "played p1 end=left card=die", "p1 has +-1 there"),
    ("rolled p1 number=5", "rolled p1 number=-5", "number: a number from 0"),
    ("from=stairs to=t5", "from=t1 to=t5", "a1 of p1 stands somewhere else"),
    ("adventurer=a1 from=stairs to=t5", "adventurer=a3 from=stairs to=t5", "is not active"),
    ("adventurer=a3 statue=1", "adventurer=a3 statue=2", "a3 does not lie at statue 2"),
    ("treasure p2 space=t10 tile=vase1", "treasure p2 space=t9 tile=vase1", "no vase1 lies there"),
    ("points=1", "points=999", "scores at most 255"),
    ("points=1", "points=x", "points: a number from 0 to"),
    ("level=1 card=h1:last slot=3", "level=2 card=h1:last slot=3", "does not lie open"),
    ("level=1 card=h1:last slot=3", "level=1 card=h1:last slot=3\nkey_laid p2", "p2 has no key"),
    ("\nkey p2", "\nkey p2\nshuffled", "the draw pile is not empty"),
    ("\nkey p2", "\nkey p2\nended reason=running", "a running game ends, for a reason"),
    ("\nkey p2", "\nkey p2\nshown p1 scarab=1 count=1", "scarabs are shown at the end"),
    ("\nkey p2", "\nkey p2\nscored p1 source=keys points=1", "points are counted at the end"),
    ("\nkey p2", "\nkey p2\nended reason=tomb", "the game is over with the event 'ended'"),
    ("\nkey p2", "\nkey p2\nsarcophagus p1 which=1\nsarcophagus p2 which=1", "has been taken"),
    ("asked setup - 1 / first - first", "asked", "stack: a frame without a name"),
    ("asked setup - 1 / first - first", "asked setup - 1", "setup asks nobody"),
    ("asked setup - 1 / first - first", "asked over -", "the game is over with the event"),
    ("refill p1 / roll p1 die", "refill p1 / roll p1 draw", "stack: "),
    ("refill p1 / move p1 4 4", "refill p1 / move p1 1 60", "stack: "),
    ("refill p1 / move p1 4 4", "refill p1 / move p2 4 4", "stack: "),
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
    assert lines[-1].startswith("asked")
    with pytest.raises(RecordError, match="breaks off here") as caught:
        parse_seat_record("\n".join(lines[:-1]) + "\n")
    assert caught.value.line == len(lines) - 1
    with pytest.raises(RecordError, match="break off before the question"):
        list(replace(EXAMPLE, events=EXAMPLE.events[:-1]).views())
    with pytest.raises(RecordError, match="break off before the question"):
        list(replace(EXAMPLE, events=()).views())


def test_events_from_code_are_checked_as_well() -> None:
    wrong_stack = (k.E_ASKED, 0, k.F_MOVE, k.F_MOVE, 0, 1, 120, 0)
    for event, message in (
        (wrong_stack, "stack: "),
        ((k.E_ASKED, -1, k.F_OVER), "a stack of 1 to 24 frames"),
        ((k.E_ASKED, 0, k.F_PLAY, 99, 0, 0, 0, 0), "a number that no frame has"),
        ((k.E_FIRST, 7), "seat: one of p1, p2"),
    ):
        record = SeatRecord(Options(players=2), EXAMPLE.edition, 0, (event,))
        with pytest.raises(RecordError, match="event 1 ") as caught:
            list(record.views())
        assert message in str(caught.value)


def test_a_card_that_is_not_known_was_not_just_taken() -> None:
    s = parse_position("turn: p2")
    stack = [[kind, 1, 0, 0, 0] for kind in (k.F_TURN_END, k.F_REFILL)]
    stack.append([k.F_REVEAL, 1, k.P_HORUS, 0, 0])
    for facts in (view(s, 0).facts, s.to_dict()):
        closed = facts | {"tops": [k.UNKNOWN, *facts["tops"][1:]], "stack": stack}
        with pytest.raises(PositionError, match="a card of level 1 just taken"):
            check_frames(s.rs, closed)


def test_cards_held_since_before_a_shuffle_are_followed() -> None:
    record = finished_record(2)
    seen = seat_record(record, 0)
    follower = Follower(seen.ruleset, 0)
    played = 0
    for event in seen.events:
        facts = follower.view().facts
        if event[0] == k.E_PLAYED and event[1] == 1:
            slot = -1 if event[2] == k.RIGHT else 0
            if facts["hands"][1][slot] == k.UNKNOWN and facts["origins"][1][slot] == k.P_HELD:
                played += 1
                held = facts["piles"][k.P_HELD]
                assert held[event[3]] > 0
                forged = (*event[:3], held.index(0))
                with pytest.raises(RecordError, match="is somewhere else"):
                    follower.follow(forged)
        follower.follow(event)
    assert played > 0


def test_a_view_from_a_record_is_a_view_of_its_own() -> None:
    views = [seen for seen in EXAMPLE.views() if seen.asked == 0]
    assert all(isinstance(seen, View) for seen in views)
    assert len({seen.known.key() for seen in views}) == len(views)


# --- modules ---------------------------------------------------------------------------------


class Ledger(Module):
    """Counts turns for all to see, and for each seat and for nobody something secret."""

    name = "ledger"
    data = (
        Datum("turns", ANY),
        Datum("own", ANY, per_seat=True, hidden=True),
        Datum("unseen", ANY, hidden=True),
    )

    def turn_start(self, s: State, seat: int) -> None:
        s.set_data(self.offsets["turns"], -s.round)
        s.set_data(self.offsets["own"] + seat, s.round)
        s.set_data(self.offsets["unseen"], s.round + 1)


def test_data_of_modules_is_told_to_whom_it_concerns(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_module(options: Options, edition: Edition) -> Ruleset:
        return compile_ruleset(options, edition, (Ledger(),))

    monkeypatch.setattr(record_text, "compile_ruleset", with_module)
    full = parse_record(FULL)
    states = [moment.state for moment in full.moments()]
    for seat in (None, 0, 1):
        seen = seat_record(full, seat)
        text = write_seat_record(seen)
        views = list(parse_seat_record(text).views())
        assert [folded.facts for folded in views] == [view(s, seat).facts for s in states]
        assert "\ndata index=0 value=-19\n" in text
        assert "\nsecret - index=3 value=?\n" in text
        own = set(re.findall(r"\nsecret (p\d) index=\d value=\d+", text))
        assert own == (set() if seat is None else {f"p{seat + 1}"})


def test_data_without_a_module_is_refused() -> None:
    text = REDACTED.replace("key p2", "key p2\ndata index=0 value=1")
    with pytest.raises(RecordError, match="no module of this game has data"):
        parse_seat_record(text)
    with pytest.raises(RecordError, match="index: a number from 0 to"):
        parse_seat_record(text.replace("index=0", "index=96"))
    with pytest.raises(RecordError, match="seat: one of p1, p2, not -1"):
        parse_seat_record(REDACTED.replace("key p2", "key p2\nkey -"))
