"""What ``luxor play`` offers and tells: options, typed answers, the story, the result."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from types import ModuleType

import pytest

from luxor import Action, Options, Table
from luxor.bots.random_bot import RandomBot
from luxor.cli.play_choices import LISTED, Choice, choices, understand
from luxor.cli.play_result import result_words
from luxor.cli.play_story import Story
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.errors import AmbiguousActionError, IllegalActionError
from luxor.core.nodes import Result
from luxor.core.rng import Rng
from luxor.play import preview
from luxor.play.preview import Preview
from tests.cli.play_tables import ALL, decisions, table_at

NAMES = ("p1", "bot2", "bot3", "bot4")


# --- what is offered -------------------------------------------------------------------------


MODULES = pytest.mark.parametrize("modules", [(), ALL], ids=["base", "all modules"])


@MODULES
def test_every_option_is_offered_once_and_nothing_else(modules: tuple[str, ...]) -> None:
    for table in decisions(range(4), modules=modules):
        seen = table.view(table.asked)
        offered = choices(seen)
        firsts = list(dict.fromkeys(choice.actions[0] for choice in offered))
        assert firsts == list(seen.options)
        assert len({choice.actions for choice in offered}) == len(offered)
        assert all(choice.text for choice in offered)


def leading(ahead: Preview, choice: Choice) -> Preview:
    """Return where the answers of a choice lead."""
    for action in choice.actions:
        ahead = ahead.after(action)
    return ahead


@MODULES
def test_what_an_option_foretells_is_what_happens(modules: tuple[str, ...]) -> None:
    checked = 0
    for table in decisions(range(3), players=3, modules=modules):
        seat = table.asked
        assert seat is not None
        ahead = Preview(table.view(seat))
        for choice in choices(table.view(seat), ahead):
            after = leading(ahead, choice)
            copy = Table.at(table.snapshot(), seed=1)
            for action in choice.actions:
                copy.play(action)
            assert tuple(copy.raw_events(seat))[: len(after.events)] == after.events
            checked += 1
    assert checked > 1000


@MODULES
def test_options_do_not_depend_on_what_is_imagined(modules: tuple[str, ...]) -> None:
    for table in decisions(range(2), players=4, modules=modules):
        seen = table.view(table.asked)
        assert choices(seen, Preview(seen, Rng(1))) == choices(seen, Preview(seen, Rng(2)))


def test_moves_are_listed_with_their_card_unless_there_are_many() -> None:
    longest = 0
    for table in decisions(range(12)):
        seen = table.view(table.asked)
        ahead = Preview(seen)
        for choice in choices(seen, ahead):
            longest = max(longest, len(choice.actions))
            after = leading(ahead, choice)
            if choice.actions[0] in (Action.parse("left"), Action.parse("right")):
                alone = len(choice.actions) == 1 and after.question == "move"
                assert not alone or len(after.options) > LISTED
    assert longest == 2


@MODULES
def test_a_question_costs_one_copy_for_each_answer_and_a_few_more(
    modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every answer is tried once, and hardly any position on the way is looked at."""
    calls: Counter[str] = Counter()

    def counted(place: ModuleType, name: str) -> Callable[..., object]:
        real = getattr(place, name)

        def call(*arguments: object, **named: object) -> object:
            calls[name] += 1
            return real(*arguments, **named)

        return call

    for place, name in ((preview, "determinize"), (engine, "answer"), (preview, "view")):
        monkeypatch.setattr(place, name, counted(place, name))
    for table in decisions(range(3), players=3, modules=modules):
        seen = table.view(table.asked)
        calls.clear()
        offered = choices(seen)
        assert calls["determinize"] == 1
        answers = {choice.actions[:n] for choice in offered for n in (1, 2)}
        passed = calls["answer"] - len(answers)  # where somebody may move a card (C2)
        assert 0 <= passed <= 2 * len(offered)
        assert not passed or "characters" in modules
        assert calls["view"] <= 2 + len(offered)


@pytest.mark.clause("A2", "A4", "M5", "M8", "H4")
def test_an_option_names_where_it_leads_and_what_it_brings() -> None:
    table = table_at(
        """
        players: 2
        p1: t6 t4 statue statue statue
        p1 hand: 4 1 1 1 h1:fewer1
        t5: horus1
        t7: vase4
        t8: osiris2
        t9: vase3
        t10: statue3
        """
    )
    texts = {str(choice): choice.text for choice in choices(table.view(0))}
    for answer, words in {
        "left a2+4": ["t4 to t8", "Osiris", "t10", "wakes a3", "1 of the 2", "3"],
        "right a2+1": ["t4 to t5", "key", "h1:"],
        "right a1+1": ["t6 to t7", "wakes a3", "vase", "4", "one adventurer fewer"],
    }.items():
        assert re.search(".*".join(map(re.escape, words)), texts[answer])


def test_equal_adventurers_are_offered_once_and_named_together() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    assert all("a1 (or a2)" in choice.text for choice in choices(table.view(0)))


# --- what is typed -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("1", "left a1+3"),
        ("left", "left"),
        ("RIGHT a2+2", "right a2+2"),
        ("left a2+3", "left a2+3"),
        ("a2+2", "right a2+2"),
    ],
)
def test_numbers_actions_and_both_at_once_are_understood(text: str, answers: str) -> None:
    seen = table_at("players: 2\np1: t2 t5 statue statue statue\np1 hand: 3 1 1 1 2").view(0)
    offered = choices(seen)
    assert understand(seen, text, offered) == tuple(map(Action.parse, answers.split()))
    with pytest.raises(AmbiguousActionError, match=r"left a1\+3, left a2\+3"):
        understand(seen, "+3", offered)
    with pytest.raises(IllegalActionError, match=r"a1\+5"):
        understand(seen, "a1+5", offered)


# --- the story -------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_story_tells_every_turn_once_to_whoever_reads_it(seat: int | None) -> None:
    table = Table(Options(players=2, first=0), seed=11)
    piecewise = Story(table.view(None).rs, NAMES, seat)
    told: list[str] = []
    rng = Rng(3)
    while table.asked is not None:
        piecewise.follow(table.raw_events(seat, piecewise.events))
        told += piecewise.news()
        table.play(RandomBot().choose(table.view(table.asked), rng))
    piecewise.follow(table.raw_events(seat, piecewise.events))
    told += piecewise.news()
    whole = Story(table.view(None).rs, NAMES, seat)
    whole.follow(table.raw_events(seat))
    assert piecewise.log() == whole.log()
    clauses = sum(len(chapter.clauses) for chapter in whole.chapters)
    assert clauses > 300
    assert sum(sentence.count("; ") + sentence.count(": ") + 1 for sentence in told) >= clauses
    assert len(whole.chapters) == sum(
        event[0] == k.E_TURN_STARTED for event in table.raw_events(seat)
    )


def test_every_card_played_and_every_face_rolled_is_in_the_story() -> None:
    table = Table(Options(players=4, first=0), seed=12)
    rng = Rng(1)
    while table.asked is not None:
        table.play(RandomBot().choose(table.view(table.asked), rng))
    story = Story(table.view(None).rs, NAMES, None)
    story.follow(table.raw_events(None))
    text = "\n".join(story.log())
    happened = table.events(None)
    for name, field in {"card_played": "card", "horus_card_taken": "card"}.items():
        events = [event for event in happened if event["event"] == name]
        assert events
        for thing, times in Counter(str(event[field]) for event in events).items():
            assert text.count(thing) >= times, thing


def test_a_story_that_does_not_begin_at_the_beginning_is_refused() -> None:
    table = Table(Options(players=2, first=0), seed=1)
    since = len(table.raw_events(0))
    table.play("left")
    with pytest.raises(ValueError, match="untouched table"):
        Story(table.view(0).rs, NAMES, 0).follow(table.raw_events(0, since))


# --- the end ---------------------------------------------------------------------------------


def outcome(
    points: Sequence[int], ranking: Sequence[Sequence[int]], reason: str = "tomb"
) -> Result:
    return Result(
        reason=reason,
        ranking=tuple(map(tuple, ranking)),
        points=tuple(points),
        by_source=tuple({"play": total - 5, "sarcophagi": 5} for total in points),
    )


def test_the_result_is_a_table_by_source_in_order_of_rank() -> None:
    lines = result_words(outcome([20, 31], [[1], [0]]), ["You", "bot2"]).splitlines()
    rows = [line.split() for line in lines if re.match(r"\d\.", line)]
    assert rows == [["1.", "bot2", "26", "5", "31"], ["2.", "You", "15", "5", "20"]]
    assert "bot2" in lines[-1]
    assert "31" in lines[-1]


def test_the_sentences_of_the_result_are_wrapped() -> None:
    text = result_words(outcome([20, 31], [[1], [0]]), ["You", "bot2"], 40)
    assert max(map(len, text.splitlines())) <= 40
    assert len(text.splitlines()) > 8


@pytest.mark.clause("E5")
def test_the_result_says_how_a_tie_was_broken_or_shared() -> None:
    broken = result_words(outcome([30, 30], [[1], [0]]), ["Anna", "Ben"]).splitlines()[-1]
    assert "Ben" in broken
    assert "Anna" not in broken
    assert "sarcophagus" in broken
    shared = result_words(outcome([30, 30, 9], [[0, 1], [2]], "standstill"), ["A", "B", "C"])
    assert "A and B" in shared.splitlines()[-1]
    assert re.findall(r"^(\d)\.", shared, re.MULTILINE) == ["1", "1", "3"]
