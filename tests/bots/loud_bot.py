"""A bot that prints at every opportunity, in every way there is."""

from __future__ import annotations

import os
import sys

from luxor.bots.registry import make_bot
from luxor.bots.search_bot import Search, SearchBot
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View

print("LOUD import")


def cry(where: str) -> None:
    """Print by Python, and past it as a program would that the bot starts."""
    print(f"LOUD {where}")
    sys.stdout.write("{LOUD}\n")
    os.write(1, b"LOUD written\n")


class Loud:
    """Takes its first option."""

    def __init__(self) -> None:
        cry("init")

    def choose(self, view: View, rng: Rng) -> Action:
        cry(f"choose {rng.below(2)}")
        return view.options[0]

    def think(self, view: View, rng: Rng) -> LoudSearch:
        cry("think")
        bot = make_bot("flat:4it")
        assert isinstance(bot, SearchBot)
        return LoudSearch(bot.think(view, rng))

    def new_game(self) -> None:
        cry("new_game")

    def game_over(self, _: View) -> None:
        cry("game_over")

    def close(self) -> None:
        cry("close")


class LoudSearch:
    """A search whose figures are cried out."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def choices(self) -> list[tuple[int, int, float, float]]:
        cry("choices")
        return self.search.choices()

    def best(self) -> int:
        cry("best")
        return self.search.best()
