"""Damaged records: whatever is done to a text, it is read or refused with ``RecordError``."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.view import determinize
from luxor.notation.record import parse_record, write_record
from luxor.notation.record_text import RecordError
from luxor.notation.seat_record import parse_any_record, write_seat_record
from luxor.play.saved import record_of, save_for_seat, table_of
from luxor.play.table import Table
from tests.notation.record_games import FULL, REDACTED, finished_record, parse_seat_record, play_on

EXAMPLES = settings(max_examples=300, deadline=None)

MODULES = play_on(Table(Options(3, None, NAMES), seed=6), Rng(6), 160)

TEXTS = (
    FULL,
    write_record(finished_record(4)),
    write_record(record_of(MODULES)),
    REDACTED,
    save_for_seat(MODULES, 1),
)
FULL_TEXTS = TEXTS[:3]
SEAT_TEXTS = TEXTS[3:]

letters = st.sampled_from(" \n\t\r\\\"'#{}*:=-+/?|.,aeprt0123456789\u2028\ud800é") | st.characters()
WORDS = r"""
    *1 *die *h1:last *joker *p2 left right a1+1 a2+3 a5-1 a3 key joker scarab horus2 yes no #112 +1
    p1:left 1 2 99 p1 p2 p9 p1+ setup first deal reveal lay asked over - / play move 3 60 127 -1 ?
    turn_end refill roll draw uncover take spare act land all t1 t40 t41 chamber stairs card=? = :
    card=1 slot=1 slot=5 pile=die pile=- pile=draw space=t9 tile=empty tile=vase1 points=9999
    round turn played moved dealt drawn shuffled ended shown scored granted treasure key_laid 0
    wake raise mummy_tile replace_mummy_tile move_card second side reroll use_power tile1 slot2
    give1 data secret able fell raised put turned renewed card_moved discarded scarab_gone index=3
    value=9 kind=scarab yes=? yes=yes fixed twice pile=kit1 pile=mummy_tiles value=? value=-1
    index=40 players=4 first=p2 modules= modules=x level=3 seat: public --- luxor-record { }
    {x} \ \"
"""
words = st.sampled_from(WORDS.split())

Edit = Callable[[list[str]], None]


@st.composite
def edits(draw: st.DrawFn) -> Edit:
    """Give one small change to a text that is split into pieces."""
    kind = draw(st.sampled_from(["insert", "replace", "delete", "swap", "repeat", "cut"]))
    where = draw(st.floats(0, 1, exclude_max=True))
    other = draw(st.floats(0, 1, exclude_max=True))
    piece = draw(words | letters | st.text(max_size=8))

    def change(pieces: list[str]) -> None:
        if not pieces:
            return
        i, j = int(where * len(pieces)), int(other * len(pieces))
        if kind == "insert":
            pieces.insert(i, piece)
        elif kind == "replace":
            pieces[i] = piece
        elif kind == "delete":
            del pieces[i : i + 1 + int(other * 3)]
        elif kind == "swap":
            pieces[i], pieces[j] = pieces[j], pieces[i]
        elif kind == "repeat":
            pieces.insert(j, pieces[i])
        else:
            del pieces[i:]

    return change


@st.composite
def damaged(draw: st.DrawFn, texts: tuple[str, ...]) -> str:
    """Give one of some texts after a few changes of its lines, words or letters."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        mark = draw(st.sampled_from(["\n", " ", ""]))
        pieces = list(text) if mark == "" else text.split(mark)
        draw(edits())(pieces)
        text = mark.join(pieces)
    return text


def refusal(text: str) -> RecordError | None:
    """Give the error that a text is refused with, None if it can be read."""
    try:
        parse_any_record(text)
    except RecordError as error:
        return error
    return None


def assert_points_into(text: str, error: RecordError) -> None:
    """Assert that an error says where in a text it found what is wrong."""
    assert error.line is not None
    lines = text.split("\n")
    assert 1 <= error.line <= len(lines)
    assert 1 <= (error.column or 1) <= len(lines[error.line - 1]) + 1


@EXAMPLES
@given(damaged(FULL_TEXTS))
def test_a_damaged_full_record_is_read_or_refused(text: str) -> None:
    error = refusal(text)
    if error:
        assert_points_into(text, error)
    else:
        record = parse_record(text)
        assert parse_record(write_record(record)) == record
        assert table_of(record).version >= len(record.answers)


@EXAMPLES
@given(damaged(SEAT_TEXTS))
def test_a_damaged_redacted_record_is_read_or_refused(text: str) -> None:
    error = refusal(text)
    if error:
        assert_points_into(text, error)
    else:
        record = parse_seat_record(text)
        assert parse_seat_record(write_seat_record(record)) == record
        *_, last = record.views()
        determinize(last, Rng(1))


@EXAMPLES
@given(st.text(letters, max_size=200), st.sampled_from(["", "luxor-record 1\n"]))
def test_any_text_is_refused(text: str, head: str) -> None:
    error = refusal(head + text)
    assert error
    assert_points_into(head + text, error)


@EXAMPLES
@given(st.lists(words, max_size=60), st.sampled_from(TEXTS))
def test_any_words_after_a_head_are_read_or_refused(body: list[str], text: str) -> None:
    head = text.partition("---\n")[0]
    lines = " ".join(body).replace(" asked", "\nasked")
    whole = f"{head}---\n{lines}\n"
    error = refusal(whole)
    if error:
        assert_points_into(whole, error)
