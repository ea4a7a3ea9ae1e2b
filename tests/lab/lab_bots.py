"""Bots for tests of the laboratory, by specs such as ``python:tests.lab.lab_bots:First``."""

from __future__ import annotations

import os
import signal
import time

from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View

HERE = "python:tests.lab.lab_bots:"
NAMES = ("First", "Wrong", "Stoic", "Quitter", "Victim", "Sleeper", "Owing", "Threads")
FIRST, WRONG, STOIC, QUITTER, VICTIM, SLEEPER, OWING, THREADS = (HERE + name for name in NAMES)
STATUS = 7


def has_bad_luck(rng: Rng) -> bool:
    """Return whether a bot that fails in some games fails in this one, by its stream's first word.

    It is so in one game of eight.
    """
    return rng.word() % 8 == 0


class First:
    """Takes the first option."""

    def choose(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        return view.options[0]


class Stoic:
    """Takes the first option, after a word that decides the fate of others like it."""

    def __init__(self) -> None:
        self.is_new = True

    def new_game(self) -> None:
        self.is_new = True

    def choose(self, view: View, rng: Rng) -> Action:
        if self.is_new and has_bad_luck(rng):
            self.fail()
        self.is_new = False
        return view.options[0]

    def fail(self) -> None:
        """Bear it."""


class Quitter(Stoic):
    """Ends its process in some games."""

    def fail(self) -> None:
        os._exit(STATUS)


class Victim(Stoic):
    """Is killed in some games."""

    def fail(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Wrong(Stoic):
    """Raises in some games."""

    def fail(self) -> None:
        raise ArithmeticError("bad luck")


class Owing(First):
    """Raises at the first question of every game, and answers the next two with nonsense."""

    def __init__(self) -> None:
        self.asked = 0

    def new_game(self) -> None:
        self.asked = 0

    def choose(self, view: View, rng: Rng) -> Action:
        self.asked += 1
        if self.asked == 1:
            raise ArithmeticError("bad luck")
        if self.asked <= 3:
            return "nonsense"  # type: ignore[return-value]
        return super().choose(view, rng)


class Sleeper(First):
    """Needs a while for its games."""

    def choose(self, view: View, rng: Rng) -> Action:
        time.sleep(0.002)
        return super().choose(view, rng)


class Threads(First):
    """Prints how many threads numeric libraries may use."""

    def __init__(self) -> None:
        print("OMP", os.environ["OMP_NUM_THREADS"], "MKL", os.environ["MKL_NUM_THREADS"])
