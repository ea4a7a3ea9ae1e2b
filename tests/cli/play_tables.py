"""Tables for the tests of ``luxor play``."""

from __future__ import annotations

from collections.abc import Iterator

from luxor import Options, Table
from luxor.bots.random_bot import RandomBot
from luxor.core.rng import Rng
from luxor.notation.position import parse_position

ALL = ("mummy", "equipment", "sceptres", "characters")
"""All modules of the expansion."""


def decisions(seeds: range, players: int = 2, modules: tuple[str, ...] = ()) -> Iterator[Table]:
    """Give the tables of random games at each of their decisions."""
    bot = RandomBot()
    for seed in seeds:
        table = Table(Options(players=players, first=0, modules=modules), seed=seed)
        rng = Rng(seed)
        while table.asked is not None:
            yield table
            table.play(bot.choose(table.view(table.asked), rng))


def table_at(text: str) -> Table:
    """Return a table that goes on from a position written by hand."""
    return Table.at(parse_position(text), seed=1)
