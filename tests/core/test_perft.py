"""Everything that can happen from a few positions, counted.

The numbers were counted by the engine and pinned; the first answers of *the end* were counted by
hand as well, and those of *wake up*. A rule that allows one move more or less, anywhere near these
positions, changes them.
"""

from __future__ import annotations

import pytest

from luxor.core import constants as k
from luxor.core.compile import compile_ruleset
from luxor.core.modules import NAMES
from luxor.core.options import Options
from luxor.notation.edition_file import load_edition
from luxor.notation.position import parse_position
from tests.core.perft import perft, table

OPENING = """
players: 2
p1 hand: 1 +-1 3 die 5
p2 hand: die 2 4 1 +-1
"""

# Osiris tiles ahead of several adventurers, a tunnel, a released adventurer, all and one fewer.
MIDDLE = """
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
"""

# The last turn of a round. With the 1 the foremost enters, the twins on t39 are one choice, and the
# one on t37 steps over the empty t38: four moves. With "all 2" the foremost would have a step left
# over, the first of the twins enters with the only key, the last two move and either may act: two.
THE_END = """
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
"""

# Nothing to draw before the discards are shuffled, and two Horus piles are empty.
EMPTY_PILES = """
players: 2
round: 30
p1: t2 t5 t10 t29 t33
p1 hand: 5 3 h1:1-die 2 4
p2: t20 t20 t20 t31 stairs
p2 hand: 1 1 1 1 1
t20: statue6
horus: - h2:last -
discard: 1 2 2 2 3 3 3 4 4 4 5 5 5 +-1 +-1 +-1 +-1 +-1 die die die die
"""

# Fallen adventurers, one of them under the mummy. Counted by hand: roll or not (2); 6 faces, or the
# one playable card (7); then on 1 and 2 one of two is raised, on 3 and 4 p2 plays one of two cards,
# on 5 and 6 p1 does, and without a roll a key or a Horus card is taken (14).
WAKE_UP = """
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
"""

# Things, a scarab and a move are for sale.
MUMMY_TILES = """
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
"""

# A new hand, a card for another place, or one for a Horus card.
MUMMY_CARDS = """
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
"""

# N+ with every kind of second card, die ±1, and 0.
EQUIPMENT = """
modules: equipment
round: 3
p1: t2 t7 stairs statue statue
p1 hand: 1+ +-1 3 2 die+-1
p2 hand: 2+ 6 0 3+ 1+
"""

# Treasures with others under them.
SCEPTRES = """
modules: sceptres
round: 5
p1: t1 t1 stairs statue statue
p1 hand: 1 2 h1:fewer1 4 2
p2: stairs t3 stairs statue statue
p2 hand: 3 2 2 1 1
t1-t3: vase1 sceptre3 sceptre4
"""

# Near the chamber, where cards are too large and powers help.
LATE_POWERS = """
modules: characters
round: 30
p1: t39 t39 t16 t12 t5
p1 hand: 5 2 3 4 die
p1 keys: 2
p2: t39 t40 t39 t40 t40
p2 hand: h2:all2 2 3 4 5
data power p1: key_turner
data power p2: one_tile
"""

# Dice that may be rolled again, and statues passed.
ROLLS = """
modules: characters
round: 4
p1: t5 t5 statue statue statue
p1 hand: die 2 3 4 h1:1-die
p2 hand: 1 2 h1:last 3 h3:1-6
discard: 1 1 1 1 1 2 2 3 3 4 4 4 5 5 5 5 +-1 +-1 +-1 +-1 +-1 die die
data power p1: reroll
data power p2: rearrange
"""

# Treasures over temple tiles, and the third type that makes a set.
TREASURES = """
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
"""

# All four modules at once.
ALL_MODULES = """
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
"""

COUNTED = {
    OPENING: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        1        1        0        2
    2        9        7        2        0        9
    3       27       13       14        0       27
    4      117       56       61        0      117
    5      505      398      107        0      505
    6     1499     1134      365        0     1499
""",
    MIDDLE: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        2        0        0        2
    2        6        3        3        0        6
    3       27       21        6        0       27
    4       78       54       24        0       78
    5      717      306      411        0      675
    6     4299     2991     1308        0     4005
""",
    THE_END: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        2        0        0        2
    2        6        1        5        0        5
    3       34        7        6       21       27
    4       54       54        0        0       54
    5      136       94       42        0      136
    6      642      388      254        0      642
""",
    EMPTY_PILES: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        2        0        0        2
    2       10        1        9        0       10
    3       62       56        6        0       62
    4      152      152        0        0       96
    5      416       80      336        0      208
    6     2544     2304      240        0     1272
""",
    WAKE_UP: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        1        1        0        2
    2        7        7        0        0        4
    3       14       10        4        0        8
    4       47       31       16        0       30
    5      182      150       32        0      104
    6      536      425      111        0      304
""",
    MUMMY_TILES: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        4        4        0        0        4
    2        9        4        5        0        9
    3       44       30       14        0       43
    4      202      182       20        0      182
    5      596      548       48        0      476
    6     1472     1080      392        0     1232
""",
    MUMMY_CARDS: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        4        3        1        0        4
    2       13       12        1        0       13
    3       44        3       41        0       40
    4      392      263      129        0      340
    5     1812     1319      493        0     1708
""",
    EQUIPMENT: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        1        1        0        2
    2        9        8        1        0        9
    3       69       15       54        0       35
    4      420      318      102        0      195
    5     1314     1184      130        0      590
    6     3810     1753     2057        0     1703
""",
    SCEPTRES: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        2        0        0        2
    2        4        0        4        0        4
    3       28       18       10        0       28
    4       96       96        0        0       96
    5      192      120       72        0      192
    6      852        0      852        0      852
""",
    LATE_POWERS: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        1        1        0        2
    2       15        9        6        0       15
    3      106       48       58        0       86
    4      490      452       38        0      373
    5     1157     1017      140        0      867
""",
    ROLLS: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        0        2        0        2
    2       12       12        0        0       12
    3       24       10       14        0       13
    4      124      103       21        0       41
    5      517      365      152        0      128
    6     1718      789      929        0      287
""",
    TREASURES: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        2        0        0        2
    2        6        2        4        0        6
    3       32       28        4        0       32
    4       81       81        0        0       81
    5      218       43      175        0      217
    6     1166     1034      132        0     1159
""",
    ALL_MODULES: """
depth     ways decision  chances     over distinct
    0        1        1        0        0        1
    1        2        1        1        0        2
    2        8        7        1        0        4
    3       20       14        6        0       12
    4      129       58       71        0       49
    5      860      248      612        0      272
    6     4790     3696     1094        0     1372
""",
}

REACHED = {
    WAKE_UP: {"wake", "wake_roll", "raise", "mummy_tile", "turn_up_mummy_tile"},
    MUMMY_TILES: {"take_several", "give_scarab", "rearmost"},
    MUMMY_CARDS: {"deal", "discard", "move_card", "move_card_to"},
    EQUIPMENT: {"second", "side"},
    SCEPTRES: {"turn_up"},
    LATE_POWERS: {"use_power", "instead"},
    ROLLS: {"reroll", "move_card", "move_card_to"},
    TREASURES: {"read_temple", "collect"},
    ALL_MODULES: {"wake", "second", "side", "turn_up", "reroll", "mummy_tile", "move_card"},
}
"""The questions of modules that a position is there for."""


@pytest.mark.parametrize(
    ("position", "counts"),
    COUNTED.items(),
    ids=[
        "opening",
        "middle",
        "the end",
        "empty piles",
        "wake up",
        "mummy tiles",
        "mummy tiles for cards",
        "equipment",
        "sceptres",
        "key turner and one tile",
        "reroll and rearrange",
        "temple reader and collector",
        "all modules",
    ],
)
def test_counts(position: str, counts: str) -> None:
    depth = counts.count("\n") - 3
    s = parse_position(position)
    before = s.to_dict()
    rows = perft(s, depth)
    assert table(rows) == counts[1:]
    assert s.to_dict() == before
    assert REACHED.get(position, set()) <= set().union(*(row.questions for row in rows))


def test_every_question_of_the_modules_is_counted() -> None:
    rs = compile_ruleset(Options(modules=NAMES), load_edition())
    at_the_table = {frame.name for frame in rs.frames[k.BASE_FRAMES :] if frame.asks != k.NOTHING}
    assert at_the_table - {"character"} <= set().union(*REACHED.values())
