"""What a table remembers is packed, and comes back as it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from luxor import Options, Table
from luxor.core.modules import NAMES
from luxor.play.history import Answer, Answers, Events

EVENTS = st.lists(
    st.lists(st.integers(-(2**31), 2**31 - 1), min_size=1, max_size=9).map(tuple), max_size=12
)


@given(EVENTS, EVENTS, st.integers(0, 24), st.integers(0, 24))
def test_events_come_back_in_order_from_any_number_on(
    first: list[tuple[int, ...]], then: list[tuple[int, ...]], cut: int, since: int
) -> None:
    kept = list(first)
    events = Events()
    events.extend(first)
    cut = min(cut, len(kept))
    events.cut(cut)
    del kept[cut:]
    events.extend(then)
    kept += then
    since = min(since, len(kept))
    assert len(events) == len(kept)
    assert list(events.since(since)) == kept[since:]


@given(st.lists(st.tuples(st.none() | st.integers(0, 4), st.integers(0, 1000))), st.integers(0, 9))
def test_answers_come_back_with_who_gave_them(
    given_: list[tuple[int | None, int]], cut: int
) -> None:
    answers = Answers()
    for number, (seat, action) in enumerate(given_):
        answers.append(Answer(seat, action), 3 * number)
    cut = min(cut, len(given_))
    answers.cut(cut)
    kept = given_[:cut]
    assert [(answer.seat, answer.id) for answer in answers] == kept
    assert list(answers.ids()) == [action for _, action in kept]
    assert [answers.events_before(number) for number in range(cut)] == [
        3 * number for number in range(cut)
    ]


def test_a_table_that_follows_answers_is_the_same_table() -> None:
    table = Table(Options(3, None, NAMES), seed=5)
    for number in range(40):
        decision = table.decision
        assert decision is not None
        table.play(decision.options[number % len(decision.options)])
    other = Table.opened(Options(3, None, NAMES), names=("Ann",))
    assert other.version == 0
    other.follow(table.answers)
    assert other.snapshot().to_dict() == table.snapshot().to_dict()
    assert other.events(1) == table.events(1)
    assert (other.turn, other.first) == (table.turn, table.first)
    assert other.standing() == table.standing()
    assert other.event_count == len(table.events(None))
