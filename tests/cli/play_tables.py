"""Tables for the tests of ``luxor play``."""

from __future__ import annotations

from collections.abc import Iterator

from luxor import Options, Table
from luxor.bots.random_bot import RandomBot
from luxor.cli.play_choices import choices
from luxor.cli.play_terminal import Terminal
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


class Player(Terminal):
    """Somebody who types the number of any choice, now and then a question, and never quits."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Rng(seed)
        self.table: Table | None = None

    def ask(self, prompt: str) -> str:
        assert self.table is not None
        print(prompt)
        if "press Enter" in prompt or self.table.asked is None:
            return ""
        topics = ("o", "h", "b", "? mummy", "? tile1", "? characters")
        if self.rng.below(40) == 0:
            return topics[self.rng.below(len(topics))]
        return str(self.rng.below(len(choices(self.table.view(self.table.asked)))) + 1)
