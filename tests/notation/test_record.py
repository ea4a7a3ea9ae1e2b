"""Records of games: what is written, what is read, and where a damaged one is refused."""

from __future__ import annotations

import re
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset
from luxor.core.edition import Edition
from luxor.core.kinds import FrameKind
from luxor.core.module import Module
from luxor.core.options import Options
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation import position, record_text
from luxor.notation.edition_file import load_edition, parse_edition
from luxor.notation.record import (
    Record,
    RecordedAnswer,
    departure_from_seed,
    parse_record,
    write_record,
)
from luxor.notation.record_text import OPTIONS, RecordError
from tests.notation.edition_texts import changed
from tests.notation.record_games import FULL, REDACTED, finished, finished_record

EXAMPLE = parse_record(FULL)


def without_remarks(text: str) -> str:
    """Give a record without remarks and empty lines; no # stands in the rest of the example."""
    lines = (line.partition("#")[0].rstrip() for line in text.splitlines())
    return "".join(f"{line}\n" for line in lines if line)


def cut(record: Record, answers: int) -> Record:
    """Give the beginning of a record."""
    return replace(record, answers=record.answers[:answers], seed=None)


def problem_of(text: str) -> str:
    """Give what is wrong with a record, an empty text if nothing is."""
    try:
        parse_record(text)
    except RecordError as error:
        return error.problem
    return ""


# --- the example -----------------------------------------------------------------------------


def test_the_example_is_a_whole_game_with_all_that_a_record_can_have() -> None:
    assert EXAMPLE.options == Options(players=2)
    assert EXAMPLE.edition == load_edition("reconstructed")
    assert EXAMPLE.names == ("Ani", "Jan")
    assert EXAMPLE.seed == 421
    assert EXAMPLE.comment == "Two hasty explorers: nineteen rounds, and hardly a treasure."
    assert EXAMPLE.result is not None
    assert EXAMPLE.result.points == (38, 23)
    assert [answer.comment for answer in EXAMPLE.answers if answer.comment] == [
        "Everybody has seen this card: Jan knows where it stands in the hand.",
        "h1:last brings a2 from the stairs to t28, where a1 waits: two are enough.",
        "h3:fewer3: a vase that needs two, taken by one.",
        "The first to enter the tomb chamber.",
    ]


def test_the_example_without_its_remarks_is_the_canonical_text() -> None:
    assert write_record(EXAMPLE) == without_remarks(FULL)


# --- round trips -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_comes_back_with_seed_and_result(players: int) -> None:
    record = finished_record(players)
    text = write_record(record)
    assert record.seed is not None
    assert f"\nseed: {record.seed}\n" in text
    assert re.search(r"^result: p1 \d+, p2 \d+.* \((tomb|standstill)\)$", text, re.MULTILINE)
    assert parse_record(text) == record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_can_stop_after_any_answer(players: int) -> None:
    record = finished_record(players, seed=2)
    for answers in range(0, len(record.answers), 7):
        part = cut(record, answers)
        text = write_record(part)
        assert parse_record(text) == part
        assert "seed:" not in text
        assert "result:" not in text


def test_each_turn_is_a_line_with_its_round_and_seat() -> None:
    table = finished(3)
    body = write_record(finished_record(3)).partition("---\n")[2].splitlines()
    turns = [line.split()[:2] for line in body if line[0].isdigit()]
    round_ = 0
    expected = []
    for event in table.events(None):
        if event["event"] == "round_started":
            round_ = event["round"]
        elif event["event"] == "turn_started":
            expected.append([str(round_), f"p{event['seat'] + 1}"])
    assert turns == expected


def test_any_order_of_keys_blank_lines_and_line_ends_will_do() -> None:
    lines = write_record(EXAMPLE).splitlines()
    first, head, rest = lines[0], lines[1:6], lines[6:]
    text = "\r\n\r\n".join(["\ufeff" + first, *reversed(head), *rest])
    assert parse_record(text) == EXAMPLE


def test_a_turn_may_be_spread_over_lines() -> None:
    text = write_record(EXAMPLE)
    for old, new in (
        ("2 p1 right *4 a1+4 *4\n", "2 p1\n2 p1 right *4\n2 p1 { so far } a1+4 *4 # on\n"),
        ("3 p2 right a1+1 key *5\n", "3 p2 right a1+1 key\n{ keys }\n3 p2 *5\n"),
    ):
        assert text.count(f"\n{old}") == 1
        text = text.replace(f"\n{old}", f"\n{new}")
    record = parse_record(text)
    answers = list(EXAMPLE.answers)
    for comment in ("so far", "keys"):
        at = [answer.comment for answer in record.answers].index(comment)
        answers[at] = replace(answers[at], comment=comment)
    assert record.answers == tuple(answers)


def test_a_move_may_leave_out_the_adventurer_where_only_one_fits() -> None:
    record = finished_record(2)
    text = write_record(record)
    problems = []
    for move in re.finditer(r"(?<= )a\d(?=[+-]\d)", text):
        shortened = text[: move.start()] + text[move.end() :]
        problems.append(problem_of(shortened))
        if not problems[-1]:
            assert parse_record(shortened) == record
    assert 0 < problems.count("") < len(problems)
    assert all("fits several adventurers" in problem for problem in problems if problem)


def test_comments_before_the_first_answer_are_on_the_game_and_several_become_one() -> None:
    head, _, body = write_record(replace(EXAMPLE, comment="")).partition("---\n")
    record = parse_record(f"{head}---\n{{ one }} {{ two }}\n{{}}\n{body}")
    assert record.comment == "one\ntwo"
    assert parse_record(write_record(record)) == record


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=40))
def test_names_and_comments_may_hold_any_letters(name: str, comment: str, on_game: str) -> None:
    first = replace(EXAMPLE.answers[0], comment=comment)
    record = Record(EXAMPLE.options, EXAMPLE.edition, (first,), (name,), comment=on_game)
    text = write_record(record)
    assert parse_record(text) == record
    lines = text.partition("\nfirst ")[2]
    assert lines.count("\n") == 1


def test_every_option_of_a_game_can_be_written_and_read() -> None:
    assert set(OPTIONS) == {field.name for field in fields(Options)}
    for options in (Options(players=3), Options(players=4, first=3)):
        record = Record(options, load_edition())
        assert parse_record(write_record(record)).options == options


def test_moments_show_the_game_answer_by_answer() -> None:
    moments = list(EXAMPLE.moments())
    assert [moment.number for moment in moments] == list(range(len(EXAMPLE.answers) + 1))
    assert moments[0].answer is None
    assert moments[0].turn == 0
    assert moments[-1].turn == 38
    assert moments[-1].state == EXAMPLE.final()
    assert all(moment.events for moment in moments)


# --- what cannot be written ------------------------------------------------------------------


def test_impossible_answers_are_not_written() -> None:
    wrong = (*EXAMPLE.answers[:5], RecordedAnswer(0, 0))
    with pytest.raises(RecordError, match=r"answer 6: 0 by p1 is not possible: chance is asked"):
        write_record(replace(EXAMPLE, answers=wrong, seed=None))
    with pytest.raises(RecordError, match=r"answer 6: "):
        list(replace(EXAMPLE, answers=wrong).moments())


def test_nothing_is_written_after_the_end() -> None:
    more = (*EXAMPLE.answers, RecordedAnswer(0, 0))
    with pytest.raises(RecordError, match="the game is over"):
        write_record(replace(EXAMPLE, answers=more))


@pytest.mark.parametrize("seed", [420, -1, 10**4000])
def test_a_seed_that_did_not_bring_the_game_is_not_written(seed: int) -> None:
    with pytest.raises(RecordError, match="seed"):
        write_record(replace(EXAMPLE, seed=seed))


def test_the_seed_of_a_running_game_is_not_written() -> None:
    with pytest.raises(RecordError, match="only a finished game"):
        write_record(replace(cut(EXAMPLE, 60), seed=EXAMPLE.seed))


def test_departure_from_seed_names_the_first_answer_that_differs() -> None:
    assert departure_from_seed(EXAMPLE, 421) is None
    changed_card = replace(EXAMPLE.answers[3], id=EXAMPLE.answers[4].id)
    record = replace(
        EXAMPLE, answers=(*EXAMPLE.answers[:3], changed_card, *EXAMPLE.answers[4:]), seed=None
    )
    assert changed_card != EXAMPLE.answers[3]
    assert departure_from_seed(record, 421) == 3


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(RecordError, match="3 names for 2 players"):
        Record(Options(players=2), load_edition(), names=("a", "b", "c"))


# --- editions --------------------------------------------------------------------------------


@pytest.fixture
def box() -> Edition:
    return parse_edition(
        changed(('name = "reconstructed"', 'name = "my-box"'), ("keys = 20", "keys = 19"))
    )


def test_an_edition_of_ones_own_must_be_given(box: Edition) -> None:
    text = write_record(Record(Options(players=2), box))
    assert f"edition: my-box {box.fingerprint}" in text
    assert parse_record(text, box).edition == box
    with pytest.raises(
        RecordError, match=r"'my-box' is not built in; .*reconstructed.*--edition FILE"
    ):
        parse_record(text)


def test_another_edition_than_that_of_the_game_is_refused(box: Edition) -> None:
    with pytest.raises(RecordError, match=f"expected my-box {box.fingerprint}") as caught:
        parse_record(without_remarks(FULL), box)
    assert (caught.value.line, caught.value.column) == (2, 10)


def test_a_game_that_the_edition_does_not_allow_is_refused() -> None:
    small = parse_edition(
        changed(('name = "reconstructed"', 'name = "small"'), ("base = 4", "base = 3"))
    )
    record = Record(Options(players=4), small)
    with pytest.raises(RecordError, match="at most 3"):
        write_record(record)
    text = write_record(replace(record, options=Options(players=3), names=()))
    with pytest.raises(RecordError, match="at most 3") as caught:
        parse_record(text.replace("players=3", "players=4"), small)
    assert caught.value.line == 3


# --- games that were given up ---------------------------------------------------------------


def test_a_game_that_was_given_up_says_by_whom_and_how_it_ended() -> None:
    part = cut(finished_record(3), 60)
    for ended in (replace(part, gave_up=(2, 0), ended="resigned"), replace(part, ended="aborted")):
        text = write_record(ended)
        assert f"\nended: {ended.ended}\n" in text
        assert ("\ngave_up: p3 p1\n" in text) == bool(ended.gave_up)
        assert parse_record(text) == ended


def test_somebody_may_give_up_a_game_that_is_played_to_its_end() -> None:
    record = replace(finished_record(3), gave_up=(1,))
    assert "\ngave_up: p2\n" in write_record(record)
    assert parse_record(write_record(record)) == record
    with pytest.raises(RecordError, match="played to its end"):
        write_record(replace(record, ended="aborted"))


@pytest.mark.parametrize("gave_up", [(3,), (1, 1)])
def test_only_seats_of_the_game_give_up_and_only_once(gave_up: tuple[int, ...]) -> None:
    with pytest.raises(RecordError, match="seats from p1 to p3, each once"):
        replace(finished_record(3), gave_up=gave_up)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("gave_up: p4", "gave_up: seats from p1 to p3, each once"),
        ("gave_up: p1 p1", "gave_up: seats from p1 to p3, each once"),
        ("ended: badly", "aborted or resigned, not 'badly'"),
        ("ended: resigned", "who gave up is missing, such as 'gave_up: p2'"),
    ],
)
def test_nonsense_about_the_end_is_refused(line: str, message: str) -> None:
    text = write_record(cut(finished_record(3), 60)).replace("---\n", f"{line}\n---\n")
    with pytest.raises(RecordError, match=message) as caught:
        parse_record(text)
    assert caught.value.line == text[: text.index(line)].count("\n") + 1


# --- damage ----------------------------------------------------------------------------------

DAMAGE = [
    ("luxor-record 1", "luxor-recor 1", (1, 1), "begins with the line 'luxor-record 1'"),
    ("luxor-record 1", "luxor-record 2", (1, 1), "begins with the line 'luxor-record 1'"),
    ("edition: reconstructed", "edition: nothing", (2, 10), "'nothing' is not built in"),
    (
        " 07981419879c",
        "",
        (2, 10),
        "without its fingerprint; expected reconstructed 07981419879c",
    ),
    ("07981419879c", "07981419879d", (2, 10), "other numbers are another game"),
    (
        "edition: ",
        "edit: ",
        (2, 1),
        "'edit' is no key, or a second one; the keys are edition, options",
    ),
    ("edition: reconstructed 07981419879c\n", "", (6, 1), "no 'edition' before this line"),
    ("options: players=2", "options: ", (3, 11), "players=2"),
    ("players=2", "players=6", (3, 10), "players: '6'; expected 2 to 5 players"),
    ("players=2", "players=two", (3, 10), "players: 'two'; expected 2 to 5 players"),
    ("players=2", "players=2 players=2", (3, 20), "a second players; expected name=value"),
    ("first=random", "first=p3", (3, 10), "players: 2, and p3 is named; expected p1 to p2"),
    ("first=random", "first=youngest", (3, 10), "random, p1, p2 ..., not 'youngest'"),
    ("first=random", "last=p1", (3, 20), "expected name=value, with players, first, modules"),
    ("first=random", "modules=mummies", (3, 20), "'mummies' is no module; expected"),
    ("first=random", "modules=mummy#,equipment", (3, 20), "is no option; expected name=value"),
    ("first=random", "modules=mummy,,equipment", (3, 20), "is no option; expected name=value"),
    ("first=random", "modules=-", (3, 20), "is no option; expected name=value"),
    ("first=random", "extra_cards=", (3, 20), "is no option; expected name=value"),
    ("first=random", "first=p2", (9, 1), "must begin with 'deal p1': chance is asked 'deal'"),
    ('p2="Jan"', 'p3="Jan"', (4, 17), "one for each of p1 to p2"),
    ('p2="Jan"', 'p1="Jan"', (4, 17), "is no name, or a second one"),
    ('p2="Jan"', "p2=Jan", (4, 17), 'names read p1="Ani"'),
    ('p2="Jan"', 'p2="Jan', (4, 20), 'a " without its partner'),
    ('p2="Jan"', 'p2="\\q"', (4, 17), "\\q means nothing"),
    ("names:", "names", (4, 1), "'key: value'"),
    ("seed: 421", "seed: 422", (5, 7), "422 does not bring"),
    ("seed: 421", "seed: -3", (5, 7), "a whole number from 0 on, not '-3'"),
    ("seed: 421", "seed:", (5, 6), "has no value"),
    ("seed: 421", "seed: 421\nseed: 421", (6, 1), "'seed' is no key, or a second one"),
    ("p1 38,", "p1 39,", (6, 9), "the answers come to 'p1 38, p2 23 (tomb)'"),
    ("(tomb)", "(standstill)", (6, 9), "(tomb)"),
    ("---\n", "", (7, 1), "'key: value', or '---' ends it"),
    ("{ Two", "Two", (8, 62), "a } without a {"),
    ("treasure. }", "treasure.", (8, 1), "a { without a } on the same line"),
    ("{ Two", "{ \\x Two", (8, 1), "\\x means nothing"),
    ("{ Two", "} Two", (8, 1), "a } without a {"),
    ("first *p1", "first *p3", (9, 7), "can bring *p1, *p2"),
    ("first *p1", "first p1", (9, 7), "'p1' is no answer of chance"),
    ("first *p1\n", "", (9, 1), "must begin with 'first'"),
    ("deal p1", "deal", (10, 6), "must begin with 'deal p1'"),
    ("deal p1 *+-1", "deal p1 *+-1 *1", (10, 28), "belongs to another line"),
    ("deal p1 *+-1", "deal p1 *6", (10, 9), "'*6' is not possible: chance is asked 'deal'"),
    ("deal p1 *+-1", "deal p1", (11, 6), "in a line that must begin with 'deal p1'"),
    ("deal p2 *+-1", "deal p2 *h1:last", (11, 9), "can bring *1, *2, *3, *4, *5, *+-1, *die"),
    ("1 p1 right", "1 p2 right", (17, 3), "must begin with '1 p1': p1 is asked 'play'"),
    ("1 p1 right", "1 p1 up", (17, 6), "'up' is not possible: p1 is asked 'play'"),
    ("1 p1 right *5", "1 p1 right *7", (17, 12), "can bring *1, *2, *3, *4, *5, *6"),
    ("1 p1 right *5 key", "1 p1 right *5 joker", (17, 15), "can answer key, horus1"),
    ("1 p1 right *5 key", "1 p1 right *5 *key", (17, 15), "can answer key, horus1"),
    ("1 p2 right *3\n", "", (18, 1), "must begin with '1 p2'"),
    ("1 p2 right *3\n", "1 p2 right *3 right\n", (18, 15), "beginning with '2 p1'"),
    ("a1+4 *4\n2 p2", "a1+5 *4\n2 p2", (19, 15), "can answer a1+4, a2+4"),
    ("a1+4 *4\n2 p2", "+4 *4\n2 p2", (19, 15), "fits several adventurers: a1+4, a2+4"),
    ("a1+4 *4\n2 p2", "a1+4\n2 p2", (20, 3), "must begin with '2 p1'"),
    ("10 p1 right", "11 p1 right", (35, 1), "must begin with '10 p1'"),
    ("10 p1 right", "10", (35, 4), "must begin with '10 p1'"),
    ("horus1 *h1:1-3\n", "horus1 *h1:1-3 left\n", (54, 36), "after the end of the game"),
    ("horus1 *h1:1-3\n", "horus1 *h1:1-3\n20 p1 left\n", (55, 1), "after the end of the game"),
    ("19 p2 right *3 a2+3 horus1 *h1:1-3\n", "", (5, 7), "not over after the last line"),
]


@pytest.mark.parametrize(("old", "new", "where", "message"), DAMAGE)
def test_a_damaged_record_is_refused_where_it_is_wrong(
    old: str, new: str, where: tuple[int, int], message: str
) -> None:
    text = without_remarks(FULL)
    at = text.rindex(old) if old.startswith("horus1") else text.index(old)
    with pytest.raises(RecordError) as caught:
        parse_record(text[:at] + new + text[at + len(old) :])
    assert message in str(caught.value)
    assert (caught.value.line, caught.value.column or 1) == where
    assert str(caught.value).startswith(f"line {where[0]}, column {where[1]}: ")


def test_a_result_without_its_last_lines_is_refused() -> None:
    text = without_remarks(FULL).replace("seed: 421\n", "")
    cut_off = "".join(f"{line}\n" for line in text.splitlines()[:-1])
    with pytest.raises(RecordError, match="lines are missing, or there is no result yet") as caught:
        parse_record(cut_off)
    assert caught.value.line == 5


def test_an_empty_text_and_a_head_alone_are_refused() -> None:
    with pytest.raises(RecordError, match="line 1, column 1: '' is no record"):
        parse_record("")
    with pytest.raises(RecordError, match="'---' that ends the head is missing"):
        parse_record("luxor-record 1\n")


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(RecordError, match="longer than"):
        parse_record("luxor-record 1\n" + " " * 5_000_000)


def test_a_very_long_word_is_refused_and_not_repeated() -> None:
    text = without_remarks(FULL).replace("2 p1 right *4 a1+4", "2 p1 right *4 +" + "9" * 6000)
    with pytest.raises(RecordError, match=r"'\+9{35}\.\.\. is not possible"):
        parse_record(text)


def test_a_redacted_record_is_not_taken_for_a_full_one() -> None:
    with pytest.raises(RecordError, match="seat: this is the redacted record of one seat"):
        parse_record(REDACTED)


# --- answers of other seats, extra turns -----------------------------------------------------


class Favour(FrameKind):
    """The next seat may grant the active one an extra turn."""

    def __init__(self) -> None:
        super().__init__("favour", k.DECISION)

    def options(self, s: State) -> None:
        s.offer(k.YES)
        s.offer(k.NO)

    def answer(self, s: State, answer: int) -> None:
        s.pop()
        if answer == k.YES:
            s.grant_turn(s.active)


class Favours(Module):
    """In the first round the other seat is asked for a favour at each turn of the first player."""

    name = "favours"

    def compile(self, rs: Ruleset) -> None:
        rs.frames.append(Favour())

    def turn_start(self, s: State, seat: int) -> None:
        if s.round == 1 and seat == s.first:
            s.push(len(s.rs.frames) - 1, 1 - seat, 0, 0, 0)


def test_answers_of_other_seats_and_extra_turns_are_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    def with_module(options: Options, edition: Edition, *_: object) -> Ruleset:
        return compile_ruleset(options, edition, (Favours(),))

    monkeypatch.setattr(position, "compile_ruleset", with_module)
    monkeypatch.setattr(record_text, "compile_ruleset", with_module)
    head, _, body = without_remarks(FULL).partition("---\n")
    setup = body[: body.index("1 p1")]
    head = re.sub("(seed|result).*\n", "", head)
    text = (
        f"{head}---\n{setup}"
        "1 p1 p2:yes right *5 key *3\n"
        "1 p1+ p2:yes right *4 a1+4 *4\n"
        "1 p1+ p2:no left a1+1 *joker *1\n"
        "1 p2 right *3\n"
    )
    record = parse_record(text)
    assert write_record(record) == text
    setup_answers = 1 + 2 * k.HAND + k.LEVELS + 34
    seats = [answer.seat for answer in record.answers[setup_answers:]]
    assert seats[:5] == [1, 0, None, 0, None]  # p2:yes right *5 key *3
    with pytest.raises(RecordError, match=r"'p1' in a line that must begin with '1 p1\+'"):
        parse_record(text.replace("1 p1+ p2:yes", "1 p1 p2:yes"))
    with pytest.raises(RecordError, match="'yes' is not by whoever is asked: p2 is asked 'favour'"):
        parse_record(text.replace("p2:yes right *5", "yes right *5"))
    with pytest.raises(RecordError, match=r"belongs to another line, beginning with '1 p1\+'"):
        parse_record(text.replace("*4\n1 p1+ p2:no", "*4 p2:no"))
