"""Games with all modules that differ in one secret: whose it is sees it, all others see the same.

A secret is exchanged for another that was possible, and the game goes on with the same answers
until its owner shows what it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.events import RawEvent, redact
from luxor.core.modules import NAMES
from luxor.core.nodes import apply
from luxor.core.options import Options
from luxor.core.rng import Rng
from luxor.core.ruleset import Ruleset
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from luxor.notation.seat_record import write_event
from luxor.play.saved import save_for_seat
from luxor.play.table import Answer, Table
from tests.support import position

SECRETS = ("deal", "draw", "scarab", "give_scarab")
"""The questions whose answers only one seat knows."""

WANTED = {"card_dealt", "card_drawn", "scarab_taken", "scarab_returned"}
"""Events in which the games of the tests differ for the owner of the secret."""

ANSWERS = 500
TEXTS = 12
"""So many pairs are compared as texts too, and the first that differs in each event."""
GAMES = range(400)


@dataclass
class Game:
    """A game that was played at random: what was answered, and the position before each answer."""

    rs: Ruleset
    answers: list[int]
    before: list[State]


@dataclass
class Pair:
    """Two games that differ in the answer ``at``, as far as nobody else can have noticed."""

    owner: int
    at: int
    other: int
    end: int
    events: tuple[list[RawEvent], list[RawEvent]]

    def differ(self, rs: Ruleset) -> set[str]:
        """Return the events that differ for the owner."""
        pairs = zip(*self.events, strict=True)
        return {rs.events[one[0]].name for one, two in pairs if one != two}


def question(s: State) -> str:
    name: str = s.rs.frames[s.frame()[0]].name
    return name


def played(seed: int) -> Game:
    """Play a game in which mummy tiles are used whenever it is possible."""
    rs = compile_ruleset(Options(2 + seed % 4, 0, NAMES), load_edition())
    s = engine.new_game(rs)
    rng = Rng(seed)
    game = Game(rs, [], [])
    while s.asks != k.OVER and len(game.answers) < ANSWERS:
        game.before.append(s.copy())
        answer = engine.draw_outcome(s, rng) if s.asks == k.CHANCE else chosen(s, rng)
        game.answers.append(answer)
        engine.answer(s, answer)
    return game


def chosen(s: State, rng: Rng) -> int:
    legal = s.legal()
    return legal[-1] if question(s) == "mummy_tile" else legal[rng.below(len(legal))]


def shown(s: State, answer: int) -> object:
    """Return what an answer shows of the hand of the seat that gives it."""
    hand = s.to_dict()["hands"][s.frame()[1]]
    match question(s):
        case "play" | "second":
            return None if answer == k.NO else hand[0 if answer == k.LEFT else -1]
        case "discard":
            return hand[answer - k.SLOT]
        case "mummy_tile":
            return None if answer == k.NO else hand
        case _:
            return None


def possible(s: State) -> list[int]:
    return [number for number, _ in engine.outcomes(s)] if s.asks == k.CHANCE else s.legal()


def pairs_of(game: Game) -> Iterator[Pair]:
    """Exchange every secret of a game for the first other one that was possible."""
    for at, before in enumerate(game.before):
        others = [number for number in possible(before) if number != game.answers[at]]
        if question(before) in SECRETS and others:
            pair = pair_of(game, at, others[0])
            if pair is not None:
                yield pair


def pair_of(game: Game, at: int, other: int) -> Pair | None:
    """Return the two games, None if one of them is over: then everything is shown."""
    owner = game.before[at].frame()[1]
    one, two = game.before[at].copy(), game.before[at].copy()
    one.events, two.events = [], []
    engine.answer(one, game.answers[at])
    engine.answer(two, other)
    end = at + 1
    while end < len(game.answers):
        answer = game.answers[end]
        assert one.to_dict()["stack"] == two.to_dict()["stack"]
        if engine.asked_seat(one) not in (owner, k.NOBODY):
            assert one.legal() == two.legal()
        if answer not in possible(two):
            break
        if engine.asked_seat(one) == owner and shown(one, answer) != shown(two, answer):
            break
        engine.answer(one, answer)
        engine.answer(two, answer)
        end += 1
        if k.OVER in (one.asks, two.asks):
            return None
    assert one.events is not None
    assert two.events is not None
    return Pair(owner, at, other, end, (one.events, two.events))


def check_others_see_the_same(game: Game, pair: Pair) -> None:
    one, two = pair.events
    for seat in (None, *range(game.rs.players)):
        same = [redact(game.rs, e, seat) for e in one] == [redact(game.rs, e, seat) for e in two]
        assert same == (seat != pair.owner)


def table_of(game: Game, answers: list[int]) -> Table:
    asked = [engine.asked_seat(s) for s in game.before[: len(answers)]]
    seats = [None if seat == k.NOBODY else seat for seat in asked]
    given = (Answer(seat, answer) for seat, answer in zip(seats, answers, strict=True))
    return Table.replay(game.rs.options, given, seed=1)


@pytest.mark.compiled
def test_nobody_else_sees_any_secret_of_any_module() -> None:
    compared: Counter[str] = Counter()
    for seed in GAMES:
        game = played(seed)
        for pair in pairs_of(game):
            check_others_see_the_same(game, pair)
            if not set(compared) >= pair.differ(game.rs) or compared.total() < TEXTS:
                check_records(game, pair)
            compared.update(pair.differ(game.rs))
        if seed >= 4 and set(compared) >= WANTED:
            return
    raise AssertionError(f"the games do not differ in {WANTED - set(compared)}")


def check_records(game: Game, pair: Pair) -> None:
    """Compare the texts of all seats' records, up to the last decision that the games share."""
    ends = range(pair.at + 1, min(pair.end + 1, len(game.before)))
    end = max(end for end in ends if game.before[end].asks == k.DECISION)
    answers = game.answers[:end]
    changed = [*answers[: pair.at], pair.other, *answers[pair.at + 1 :]]
    tables = [table_of(game, answers), table_of(game, changed)]
    for seat in (None, *range(game.rs.players)):
        one, two = (save_for_seat(table, seat) for table in tables)
        assert (one == two) == (seat != pair.owner)


@pytest.mark.parametrize("seat", [0, 1])
def test_which_two_equipment_cards_are_set_aside_only_their_owner_can_tell(seat: int) -> None:
    game = played(0)
    kit = game.rs.pile_names.index(f"kit{seat + 1}")
    deals = [at for at, s in enumerate(game.before) if question(s) == "deal"]
    last = max(at for at in deals if game.before[at].frame()[2] == kit)
    pair = next(pair for pair in pairs_of(game) if pair.at == last)
    check_records(game, pair)


NEAR_THE_END = """
    modules: equipment characters
    data power p1: one_tile
    p1: t40 t40 t40 t40 t38
    p1 hand: {hand}
    """


@pytest.mark.parametrize(
    ("one", "two", "events"),
    [
        # beside the 0 only the first has a move
        ("0 3 3 3 2", "0 3 3 3 5", {"could_move_secretly"}),
        # so that the power must be used
        ("5 3 3 3 2", "5 3 3 3 4", {"could_move_secretly", "power_bound"}),
    ],
)
def test_what_a_card_has_left_aside_only_its_owner_knows(
    one: str, two: str, events: set[str]
) -> None:
    states = [position(NEAR_THE_END.format(hand=hand)) for hand in (one, two)]
    for s in states:
        apply(s, "left")
    for seat in (None, 0, 1):
        texts = [
            [write_event(s.rs, redact(s.rs, happened, seat)) for happened in s.events or ()]
            for s in states
        ]
        differ = {a.split()[0] for a, b in zip(*texts, strict=True) if a != b}
        assert differ == (events if seat == 0 else set())
