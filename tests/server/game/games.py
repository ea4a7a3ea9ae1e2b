"""Games at the server for tests: a log is kept beside every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from luxor.core.rng import Rng
from luxor.play.table import Table
from luxor.server.game import commands
from luxor.server.game import entries as e
from luxor.server.game.game import Game
from luxor.server.protocol.setup import GameSetup

SECRET = bytes(range(32))
COLOURS = ("red", "green", "blue", "yellow", "purple")


class Logged:
    """A game with the log that leads to it, and a clock that a test turns."""

    def __init__(self, players: int = 2, bots: Sequence[int] = (), **setup: object) -> None:
        seats = [
            {"colour": COLOURS[seat], "bot": "scholar" if seat in bots else None}
            for seat in range(players)
        ]
        chosen = GameSetup.model_validate({"seats": seats, "first": 0, **setup})
        self.game = Game("game", chosen, SECRET)
        self.log: list[tuple[int, e.Entry]] = []
        self.now = 1_000_000

    @property
    def table(self) -> Table:
        """The table of a game that has begun."""
        assert self.game.table is not None
        return self.game.table

    def do(self, entries: Sequence[e.Entry]) -> None:
        """Let entries happen, after a way through JSON."""
        for entry in entries:
            read = e.read_entry(e.write_entry(entry))
            assert read == entry
            self.game.apply(read, self.now)
            self.log.append((self.now, read))

    def sit_all(self) -> Self:
        """Let every person sit down; the game begins."""
        for seat in self.game.seats:
            if seat.kind == "open":
                self.do(commands.sit(self.game, seat.number, f"Player {seat.number}"))
        assert self.game.phase == "playing"
        return self

    def play(self, answers: int, seed: int = 1) -> Self:
        """Give random answers, as whoever is asked, until so many are given or the game is over."""
        rng = Rng(seed)
        while answers > 0 and self.game.phase == "playing":
            decision = self.table.decision
            assert decision is not None
            chosen = decision.options[rng.below(len(decision.options))]
            self.do(commands.answer(self.game, decision.seat, [chosen.id]).entries)
            answers -= 1
        return self

    def propose(
        self, by: int | None, what: str, *, absent: Sequence[int] = (), **more: object
    ) -> int:
        """Propose something; returns its number."""
        proposed = e.Proposed.model_validate({"by": by, "what": what, **more})
        number = self.game.version + 1
        away = dict.fromkeys(absent, commands.ABSENT)
        self.do(commands.propose(self.game, proposed, commands.Around(away)))
        return number

    def vote(self, seat: int, number: int, *, yes: bool = True) -> None:
        """Vote."""
        self.do(commands.vote(self.game, seat, number, yes=yes, now=self.now))

    def rebuilt(self) -> Game:
        """Return the game that the log alone leads to."""
        return Game.rebuild("game", self.game.setup, SECRET, self.log)
