"""Words for what the modules bring: questions, answers, events, and explanations."""

from __future__ import annotations

import re
from collections import Counter
from typing import ClassVar

import pytest

from luxor import Options, Table, View, load_edition
from luxor.bots.random_bot import RandomBot
from luxor.cli.board import board_text
from luxor.cli.module_facts import (
    character,
    equipment_cards,
    mummy_tile_kinds,
    open_mummy_tiles,
)
from luxor.cli.module_words import EFFECTS, POWERS, TOPICS, effect_brief, powers
from luxor.cli.play_answers import missing_words
from luxor.cli.play_choices import choices, understand
from luxor.cli.play_narrator import SILENT, WORDS
from luxor.cli.play_session import Session
from luxor.cli.questions import CHANCES, QUESTIONS, question_words
from luxor.cli.words import MODULE_ALIASES, card_words, explain, explain_card, topics
from luxor.core import constants as k
from luxor.core import engine
from luxor.core.actions import Action
from luxor.core.compile import compile_ruleset
from luxor.core.modules.characters import POWERS as CORE_POWERS
from luxor.core.modules.mummy_tiles import EFFECTS as CORE_EFFECTS
from luxor.core.rng import Rng
from luxor.core.view import determinize
from luxor.core.view import view as look
from luxor_royal_errands.errands import RoyalErrands
from tests.cli.play_tables import ALL, Player, decisions

RULES = compile_ruleset(Options(modules=ALL), load_edition())
UNTOLD = re.compile(r"[{}]|\b[a-z]+_[a-z0-9]+\b|None|Decide:|#\d")
"""What only stands in a text where words are missing: braces, names of the engine."""


@pytest.fixture(scope="module")
def view() -> View:
    return Table(Options(players=2, first=0, modules=ALL), seed=1).view(0)


# --- questions and answers -------------------------------------------------------------------


def test_every_question_to_a_seat_has_words_of_its_own() -> None:
    asked = {frame.name for frame in RULES.frames if frame.asks == k.DECISION}
    assert asked == set(QUESTIONS)
    assert len(set(QUESTIONS.values())) == len(QUESTIONS)


def test_every_question_to_chance_has_words() -> None:
    asked = {frame.name for frame in RULES.frames if frame.asks == k.CHANCE}
    assert asked == set(CHANCES)


def test_every_event_is_told_or_seen_elsewhere() -> None:
    assert set(WORDS) | set(SILENT) == {event.name for event in RULES.events}
    assert not set(WORDS) & set(SILENT)


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.compiled)])
def test_every_question_and_every_answer_of_whole_games_is_told(players: int) -> None:
    asked: Counter[str] = Counter()
    for table in decisions(range(6), players=players, modules=ALL):
        seen = table.view(table.asked)
        asked[seen.question] += 1
        offered = choices(seen)
        told = [question_words(seen), *missing_words(seen), *(choice.text for choice in offered)]
        for text in told:
            assert text
            assert not UNTOLD.search(text), text
        texts = [(choice.heading, choice.text) for choice in offered]
        assert len(set(texts)) == len(texts), "answers that differ read differently"
    rare = {"give_scarab", "spare", "act", "use_power", "instead", "collect", "take_several"}
    assert set(QUESTIONS) - rare <= set(asked)


@pytest.mark.clause("P1")
def test_a_seat_is_told_nothing_that_depends_on_what_it_cannot_know() -> None:
    questions = set()
    for number, table in enumerate(decisions(range(3), players=3, modules=ALL)):
        if number % 3 == 0:
            for seat in range(3):
                seen = table.view(seat)
                questions.add(seen.question)
                other = look(determinize(seen, Rng(number)), seat)
                assert question_words(other) == question_words(seen)
                assert missing_words(other) == missing_words(seen)
                assert board_text(other) == board_text(seen)
                for topic in ("mummy tiles", "characters", "discard", "scarabs", "t1"):
                    assert explain(other, topic) == explain(seen, topic)
        assert choices(table.view(None)) == []
    assert {"move_card_to", "side", "second", "mummy_tile", "wake"} <= questions


class Wordless(RoyalErrands):
    """The example module without words of its own."""

    words: ClassVar[dict[str, str]] = {}


def test_a_module_without_words_of_its_own_gets_generic_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rules = compile_ruleset(Options(players=2, modules=ALL), load_edition(), (Wordless(),))
    table = Table.at(engine.new_game(rules), seed=3, names=["Ani", "bot2"])
    terminal = Player(3)
    terminal.table = table
    assert Session(table, {1: RandomBot()}, terminal).run() == 0
    out = capsys.readouterr().out
    assert "Decide: messenger." in out
    assert re.search(r"^   1  #112$", out, re.MULTILINE)
    assert re.search("a (key|joker|gold) messenger came to light on t", out)
    assert re.search(r"errand drawn: \w+", out)


# --- things ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CORE_EFFECTS)
def test_every_mummy_tile_is_explained_under_its_name(view: View, name: str) -> None:
    assert set(EFFECTS) == set(CORE_EFFECTS)
    (tile,) = [tile for tile in mummy_tile_kinds(RULES) if tile.name == name]
    title = EFFECTS[name].title
    for topic in (name, name.replace("_", " "), title):
        told = explain(view, topic)
        assert f'"{title}"' in told
        assert f"{tile.price} talisman" in told
        assert not UNTOLD.search(told.replace("joker_or_scarab", ""))
    assert len(effect_brief(RULES, tile)) <= 25


def test_an_open_mummy_tile_is_explained_by_its_place(view: View) -> None:
    for number, tile in enumerate(open_mummy_tiles(view.rs, view.facts), start=1):
        assert tile is not None
        told = explain(view, f"tile{number}")
        assert f'"{EFFECTS[tile.name].title}"' in told
        assert f"tile{number} " in explain(view, "mummy tiles")


@pytest.mark.parametrize("name", [name for name in CORE_POWERS if name])
def test_every_character_is_explained_with_who_has_it(view: View, name: str) -> None:
    assert set(POWERS) == set(powers(RULES)) == set(CORE_POWERS) - {""}
    told = explain(view, name.replace("_", " "))
    assert POWERS[name].title in told
    owners = [seat for seat in (0, 1) if character(view.rs, view.facts, seat) == name]
    assert re.findall(r"\bp[12]\b", told) == [f"p{owner + 1}" for owner in owners]
    assert len(POWERS[name].title + POWERS[name].brief) <= 72


@pytest.mark.parametrize("name", equipment_cards(RULES))
def test_every_equipment_card_is_explained_under_its_name(view: View, name: str) -> None:
    told = explain(view, name)
    assert name in told
    assert not UNTOLD.search(told)
    assert card_words(RULES, RULES.card_names.index(name)).startswith(name)


def test_no_two_cards_have_the_same_words() -> None:
    cards = [explain_card(RULES, i) for i in range(len(RULES.card_names))]
    assert len(set(cards)) == len(cards)


@pytest.mark.parametrize(
    "topic", [*(name for found in TOPICS.values() for name in found), *MODULE_ALIASES]
)
def test_every_topic_of_a_module_is_explained(view: View, topic: str) -> None:
    told = explain(view, topic)
    assert told != explain(view, "dragon").replace("dragon", topic)
    assert not UNTOLD.search(told)


def test_the_list_of_names_has_what_the_modules_bring(view: View) -> None:
    listed = topics(view)
    for name in ("mummy", "talismans", "extra_turn", "key_turner", "die+-1", "equipment"):
        assert f" {name}" in listed
    base = Table(Options(players=2, first=0), seed=1).view(0)
    assert "mummy" not in topics(base)
    assert "talisman" not in explain(base, "all").lower()


@pytest.mark.parametrize("module", ALL)
def test_a_module_that_is_not_in_the_game_is_named_with_what_is(module: str) -> None:
    base = Table(Options(players=2, first=0), seed=1).view(0)
    first, _, listed = explain(base, module).partition("\n")
    assert module in first
    assert listed == topics(base)


# --- single answers ----------------------------------------------------------------------------


def texts_at(question: str, power: str = "", players: int = 2) -> tuple[View, dict[str, str]]:
    """Return the first view in random games at a question, and its answers by their action."""
    for table in decisions(range(40), players=players, modules=ALL):
        seat = table.asked or 0
        seen = table.view(seat)
        if seen.question == question and power in ("", character(seen.rs, seen.facts, seat)):
            return seen, {str(choice): choice.text for choice in choices(seen)}
    raise AssertionError(f"no game has asked {question}")


@pytest.mark.clause("Y8")
def test_the_roll_that_wakes_names_the_fallen_and_what_each_face_brings() -> None:
    seen, texts = texts_at("wake")
    told = question_words(seen)
    fallen = [
        number
        for number, status in enumerate(seen.facts["statuses"][seen.seat or 0], 1)
        if status == k.FALLEN
    ]
    assert re.findall(r"a(\d) on t\d+", told) == [str(number) for number in fallen]
    assert all(face in told for face in "123456")
    assert set(texts) == {"yes", "no"}


@pytest.mark.clause("Y9")
def test_mummy_tiles_are_offered_with_price_and_the_others_named_with_the_reason() -> None:
    seen, texts = texts_at("mummy_tile")
    missing = " ".join(missing_words(seen))
    for number, tile in enumerate(open_mummy_tiles(seen.rs, seen.facts), start=1):
        assert tile is not None
        title = f'"{EFFECTS[tile.name].title}"'
        if f"tile{number}" in texts:
            assert texts[f"tile{number}"].startswith(title)
            assert str(tile.price) in texts[f"tile{number}"]
        else:
            assert title in missing
    assert "no" in texts


@pytest.mark.clause("Q3")
def test_a_second_card_is_offered_with_the_sum() -> None:
    seen, texts = texts_at("second")
    value = seen.known.frame()[2]
    assert f"{value}+" in question_words(seen)
    adding = [text for action, text in texts.items() if action in ("left", "right")]
    assert adding
    assert all(re.search(r"^add the (left|right) card .*: ", text) for text in adding)


@pytest.mark.clause("Q4")
def test_the_place_of_a_gained_card_is_offered_with_the_hand_it_makes() -> None:
    seen, texts = texts_at("side")
    hand = [name or "" for name in seen.hand(seen.seat or 0)]
    assert texts["left"].endswith(f"{hand[0]}  <{hand[1]}>  {hand[2]}  {hand[3]}")
    assert texts["right"].endswith(f"{hand[0]}  {hand[2]}  <{hand[1]}>  {hand[3]}")


@pytest.mark.clause("C2")
def test_a_key_that_changes_the_number_is_told_beforehand() -> None:
    told = 0
    for table in decisions(range(12), players=5, modules=("characters",)):
        seat = table.asked or 0
        seen = table.view(seat)
        if character(seen.rs, seen.facts, seat) == "key_turner" and seen.question == "play":
            told += sum("key to change" in choice.text for choice in choices(seen))
    assert told > 20


@pytest.mark.clause("Y2")
def test_the_mummys_walk_stands_in_the_heading_of_a_horus_card() -> None:
    headings = {
        choice.heading
        for table in decisions(range(6), modules=("mummy",))
        for choice in choices(table.view(table.asked))
    }
    walking = [heading for heading in headings if "mummy" in heading]
    assert walking
    assert all(re.search(r"h\d:.* t\d+", heading) for heading in walking)


def test_typed_answers_of_modules_are_understood() -> None:
    seen, texts = texts_at("mummy_tile")
    offered = choices(seen)
    for action in texts:
        assert understand(seen, action, offered) == (Action.parse(action),)
