"""Positions as text: a short form of a whole position that people can read and write.

``parse_position`` and ``write_position`` are inverse to each other at every node of every game;
how to write a position by hand is told in ``docs/notation.md``.

>>> s = parse_position("p1: t4 t4 ; p1 hand: 1 2 3 4 5".replace(";", chr(10)))
>>> s.legal()
[0, 1]
>>> write_position(s).splitlines()[7]
'p1: t4 t4 statue statue statue'
"""

from luxor.core.errors import PositionError
from luxor.notation.position_read import parse_position
from luxor.notation.position_write import write_position

__all__ = ["PositionError", "parse_position", "write_position"]
