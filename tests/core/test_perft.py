"""Everything that can happen from a few positions, counted.

The numbers were counted by the engine and pinned; the first answers of *the end* were counted by
hand as well. A rule that allows one move more or less, anywhere near these positions, changes them.
"""

from __future__ import annotations

import pytest

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
}


@pytest.mark.parametrize(
    ("position", "counts"),
    COUNTED.items(),
    ids=["opening", "middle", "the end", "empty piles"],
)
def test_counts(position: str, counts: str) -> None:
    depth = counts.count("\n") - 3
    s = parse_position(position)
    before = s.to_dict()
    assert table(perft(s, depth)) == counts[1:]
    assert s.to_dict() == before
