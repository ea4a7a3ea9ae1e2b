"""Bots that are not Luxor's own: programs in any language, and classes of somebody's modules.

Their specs are not read in parts: what stands behind the name may contain colons.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass

from luxor.bots import Bot
from luxor.bots.asking import one_line
from luxor.bots.external import SECONDS, ExternalBot
from luxor.bots.redirected_output import redirected_output
from luxor.bots.specs import MOST_SECONDS, BotSpecError, Budget

TIME = re.compile(r"[+-]?\.?\d[\w.]*", re.ASCII)
"""What can only be meant as a time, right or wrong."""


@dataclass(frozen=True, slots=True)
class OutsideKind:
    """A way to bring a bot: what makes it from the rest of a spec, that spec, and a sentence."""

    make: Callable[[str], Bot]
    form: str
    about: str


def external_bot(rest: str) -> Bot:
    """Return the bot of ``external:COMMAND`` or ``external:TIME:COMMAND``; raises BotSpecError."""
    first, colon, command = rest.partition(":")
    if not colon or not TIME.fullmatch(first):
        return ExternalBot(rest)
    try:
        seconds = Budget.parse(first).seconds
    except BotSpecError:
        seconds = None
    if seconds is None:
        raise BotSpecError(
            f"external:{first}: the program gets a time such as 5s or 500ms, more than 0 and at "
            f"most {MOST_SECONDS:.0f}s, not {first!r}"
        )
    return ExternalBot(command, seconds)


def python_bot(rest: str) -> Bot:
    """Return the bot of ``python:MODULE:CLASS``, also from the current folder.

    The class is called without arguments; what it prints goes to standard error. Raises
    ``BotSpecError`` if there is no such class, or if what it makes is no bot.
    """
    module, colon, name = rest.rpartition(":")
    if not (colon and name.isidentifier() and all(map(str.isidentifier, module.split(".")))):
        raise BotSpecError(f"python:{rest}: expected a module and a class, as python:mybots:MyBot")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        with redirected_output():
            made: Bot = getattr(importlib.import_module(module), name)()
    except (Exception, SystemExit) as error:  # it is somebody else's code: anything may happen
        what = one_line(f"{type(error).__name__}: {error}")
        raise BotSpecError(f"python:{rest}: no bot could be made ({what})") from error
    if not callable(getattr(made, "choose", None)):
        raise BotSpecError(f"python:{rest}: {name} has no method choose(view, rng)")
    return made


OUTSIDE: dict[str, OutsideKind] = {
    "external": OutsideKind(
        external_bot,
        "external:[TIME:]COMMAND",
        f"a program in any language that is asked in lines of JSON; it has {SECONDS:g}s for a "
        f"decision, or TIME",
    ),
    "python": OutsideKind(
        python_bot, "python:MODULE:CLASS", "a class of your own with a method choose(view, rng)"
    ),
}
"""The ways to bring a bot of one's own, by the first word of their specs."""
