"""Everything that can happen from a few positions, counted.

The numbers were counted by the engine and pinned; the first answers of *the end* were counted by
hand as well, and those of *wake up*. A rule that allows one move more or less, anywhere near these
positions, changes them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import pytest

from luxor.core import constants as k
from luxor.core import engine
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.core.state import State
from luxor.notation.edition_file import load_edition
from luxor.notation.position import parse_position


@dataclass
class Counts:
    """What lies up to so many answers ahead: ways to get there, and what is asked there."""

    ways: int = 0
    decisions: int = 0
    chances: int = 0
    over: int = 0
    keys: set[tuple[int, int]] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)


def perft(s: State, depth: int, counts: Counts) -> None:
    """Count the nodes from ``s`` on, up to ``depth`` answers of seats and chance alike.

    Outcomes of chance count once each, whatever their weight. The state is left as it is.
    """
    counts.ways += 1
    counts.keys.add((depth, s.key()))
    counts.questions.add(s.rs.frames[s.frame()[0]].name)
    counts.decisions += s.asks == k.DECISION
    counts.chances += s.asks == k.CHANCE
    counts.over += s.asks == k.OVER
    if depth == 0:
        return
    answers = s.legal() if s.asks == k.DECISION else [kind for kind, _ in engine.outcomes(s)]
    for answer in answers:
        following = s.copy()
        engine.answer(following, answer)
        perft(following, depth - 1, counts)


class Case(NamedTuple):
    """A position and what lies up to ``depth`` answers ahead.

    ``counted`` are the ways, those that lead to a decision, to chance and to the end of the game,
    and the different positions at each depth. ``questions`` of modules are there to be met.
    """

    position: str
    depth: int
    counted: tuple[int, ...]
    questions: tuple[str, ...] = ()


CASES: dict[str, Case] = {}

CASES["opening"] = Case(
    """
players: 2
p1 hand: 1 +-1 3 die 5
p2 hand: die 2 4 1 +-1
""",
    6,
    (2160, 1610, 550, 0, 2160),
)

# Osiris tiles ahead of several adventurers, a tunnel, a released adventurer, all and one fewer.
CASES["middle"] = Case(
    """
players: 3
round: 12
turn: p2
p1: t3 t9 stairs stairs statue
p1 hand: 2 3 1 4 +-1
p2: t6 t7 t7 t9 stairs*
p2 hand: h2:all2 1 3 2 h2:fewer2
p2 keys: 1
p3: t16 t16 t21 t14 t1
p3 hand: h3:1-6 1 2 die die
t3, t16: tunnel
t8: osiris2
t9: vase4
t15: osiris1
t28: joker_or_scarab
""",
    6,
    (5130, 3378, 1752, 0, 4794),
)

# The last turn of a round. With the 1 the foremost enters, the twins on t39 are one choice, and the
# one on t37 steps over the empty t38: four moves. With "all 2" the foremost would have a step left
# over, the first of the twins enters with the only key, the last two move and either may act: two.
CASES["the end"] = Case(
    """
players: 2
first: p1
round: 40
turn: p2
p1: chamber t40 t38 t31 t23
p1 hand: 1 2 3 h1:last 1
p1 keys: 2
p2: t40 t39 t39 t37 t36
p2 hand: 1 4 5 2 h2:all2
p2 keys: 1
t33-t35: empty
t38: empty
""",
    6,
    (875, 547, 307, 21, 867),
)

# Nothing to draw before the discards are shuffled, and two Horus piles are empty.
CASES["empty piles"] = Case(
    """
players: 2
round: 30
p1: t2 t5 t10 t29 t33
p1 hand: 5 3 h1:1-die 2 4
p2: t20 t20 t20 t31 stairs
p2 hand: 1 1 1 1 1
t20: statue6
horus: - h2:last -
discard: 1 2 2 2 3 3 3 4 4 4 5 5 5 +-1 +-1 +-1 +-1 +-1 die die die die
""",
    6,
    (3187, 2596, 591, 0, 1651),
)

# Fallen adventurers, one of them under the mummy. Counted by hand: roll or not (2); 6 faces, or the
# one playable card (7); then on 1 and 2 one of two is raised, on 3 and 4 p2 plays one of two cards,
# on 5 and 6 p1 does, and without a roll a key or a Horus card is taken (14).
CASES["wake up"] = Case(
    """
modules: mummy
round: 9
p1: t7! t12! t16! stairs statue
p1 hand: h1:last 2 3 4 5
p2: t10 t13 stairs stairs statue
p2 hand: h2:all2 1 2 3 h1:fewer1
data mummy: t16
data open: pairs all_4 lowest_treasure
data talismans p1: 1
data talismans p2: 2
data supply: 17
stack: turn p1
""",
    6,
    (789, 625, 164, 0, 453),
    ("wake", "wake_roll", "raise", "mummy_tile", "turn_up_mummy_tile"),
)

# Things, a scarab and a move are for sale.
CASES["mummy tiles"] = Case(
    """
modules: mummy
round: 9
p1: t7 t12 t3 stairs statue
p1 hand: h1:last 2 3 4 5
p1 scarabs: 1 2
p2: t10 t13 stairs stairs statue
p2 hand: h2:all2 1 2 3 h1:fewer1
p2 treasures: vase vase statue
data mummy: t14
data open: two_of_three swap_scarab rearmost_2
data talismans p1: 3
data talismans p2: 4
data supply: 13
stack: turn_end p1 / mummy_tile p1
""",
    6,
    (2328, 1849, 479, 0, 1947),
    ("take_several", "give_scarab", "rearmost"),
)

# A new hand, a card for another place, or one for a Horus card.
CASES["mummy tiles for cards"] = Case(
    """
modules: mummy
round: 9
p1: t7 t12 t3 stairs statue
p1 hand: h1:last 2 3 4 5
p2: t10 t13 stairs stairs statue
p2 hand: h2:all2 1 2 3 h1:fewer1
horus: h1:1-3 h2:1-4 -
discard: 1 1 1 1 1 2 2 3 3 4 4 4 5 5 5 +-1 +-1 +-1 +-1 +-1 die die die
data mummy: t2
data open: horus_card new_hand move_card
data talismans p1: 2
data talismans p2: 0
data supply: 18
stack: turn_end p1 / mummy_tile p1
""",
    5,
    (2266, 1601, 665, 0, 2106),
    ("deal", "discard", "move_card", "move_card_to"),
)

# N+ with every kind of second card, die ±1, and 0.
CASES["equipment"] = Case(
    """
modules: equipment
round: 3
p1: t2 t7 stairs statue statue
p1 hand: 1+ +-1 3 2 die+-1
p2 hand: 2+ 6 0 3+ 1+
""",
    6,
    (5625, 3280, 2345, 0, 2535),
    ("second", "side"),
)

# Treasures with others under them.
CASES["sceptres"] = Case(
    """
modules: sceptres
round: 5
p1: t1 t1 stairs statue statue
p1 hand: 1 2 h1:fewer1 4 2
p2: stairs t3 stairs statue statue
p2 hand: 3 2 2 1 1
t1-t3: vase1 sceptre3 sceptre4
""",
    6,
    (1175, 237, 938, 0, 1175),
    ("turn_up",),
)

# Near the chamber, where cards are too large and powers help.
CASES["key turner and one tile"] = Case(
    """
modules: characters
round: 30
p1: t39 t39 t16 t12 t5
p1 hand: 5 2 3 4 die
p1 keys: 2
p2: t39 t40 t39 t40 t40
p2 hand: h2:all2 2 3 4 5
data power p1: key_turner
data power p2: one_tile
""",
    5,
    (1771, 1528, 243, 0, 1344),
    ("use_power", "instead"),
)

# Dice that may be rolled again, and statues passed.
CASES["reroll and rearrange"] = Case(
    """
modules: characters
round: 4
p1: t5 t5 statue statue statue
p1 hand: die 2 3 4 h1:1-die
p2 hand: 1 2 h1:last 3 h3:1-6
discard: 1 1 1 1 1 2 2 3 3 4 4 4 5 5 5 5 +-1 +-1 +-1 +-1 +-1 die die
data power p1: reroll
data power p2: rearrange
""",
    6,
    (2398, 1280, 1118, 0, 484),
    ("reroll", "move_card", "move_card_to"),
)

# Treasures over temple tiles, and the third type that makes a set.
CASES["temple reader and collector"] = Case(
    """
modules: characters
round: 20
p1: t12 t14 stairs stairs statue
p1 hand: 2 1 1 1 h2:fewer2
p1 treasures: vase statue
p2: t2 t6 stairs statue statue
p2 hand: 1 4 5 4 1
p2 treasures: vase statue
t14: jewellery3
t3: jewellery1
data power p1: temple_reader
data power p2: collector
""",
    6,
    (1506, 1191, 315, 0, 1498),
    ("read_temple", "collect"),
)

# All four modules at once.
CASES["all modules"] = Case(
    """
players: 3
modules: mummy, equipment, sceptres, characters
round: 12
p1: t12! t7 t9 stairs statue
p1 hand: 1+ 2 3 2 h1:1-die
p1 keys: 1
p2: t10 t13 stairs stairs statue
p2 hand: die+-1 1 2 3 h1:fewer1
p3 hand: 0 1 2 3 h2:all2
data mummy: t14
data open: single_step swap_scarab move_card
data talismans p1: 1
data talismans p2: 1
data talismans p3: 0
data supply: 18
data power p1: key_turner
data power p2: reroll
data power p3: one_tile
stack: turn p1
""",
    6,
    (5810, 4025, 1785, 0, 1712),
    ("wake", "second", "side", "turn_up", "reroll", "mummy_tile", "move_card"),
)


@pytest.mark.parametrize("name", CASES)
def test_counts(name: str) -> None:
    case = CASES[name]
    s = parse_position(case.position)
    before = s.to_dict()
    counts = Counts()
    perft(s, case.depth, counts)
    found = (counts.ways, counts.decisions, counts.chances, counts.over, len(counts.keys))
    assert found == case.counted
    assert s.to_dict() == before
    assert set(case.questions) <= counts.questions


def test_every_question_of_the_modules_is_counted() -> None:
    rs = compile_ruleset(Options(modules=NAMES), load_edition())
    at_the_table = {frame.name for frame in rs.frames[k.BASE_FRAMES :] if frame.asks != k.NOTHING}
    assert at_the_table - {"character"} <= set[str]().union(*(c.questions for c in CASES.values()))
