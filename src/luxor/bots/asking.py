"""Asking a bot in a way that no bot can break: a game goes on whatever it does.

>>> from luxor import Options, Table
>>> from luxor.bots.asking import ask
>>> from luxor.core.rng import Rng
>>> class Stubborn:
...     def choose(self, view, rng):
...         raise NotImplementedError("not today")
>>> table = Table(Options(players=2, first=0), seed=7)
>>> answer = ask(Stubborn(), table.view(0), Rng(1))
>>> answer.action in table.view(0).options, answer.fault, answer.detail
(True, 'raised NotImplementedError', 'raised NotImplementedError: not today')
"""

from __future__ import annotations

import contextlib
import os
import traceback
from dataclasses import dataclass

from luxor.bots import Bot, options_of
from luxor.bots.redirected_output import redirected_for
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View

MOST_CHARACTERS = 200
"""Of what is said about a fault."""

FALLBACK = "a random option was taken"
"""What happens to a move that a bot has lost."""


class BotFaultError(Exception):
    """A bot could not answer, and says why in words that the whole table may hear.

    Bots that know such words raise it instead of anything else. ``detail`` may say more: it is for
    whoever wrote the bot.
    """

    def __init__(self, fault: str, detail: str = "") -> None:
        super().__init__(fault)
        self.detail = detail or fault


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat does: what its bot chose, or a random option and the ``fault`` that cost it.

    ``fault`` is one short line without anything that only the seat may know: whether an end of its
    hand can be played is such a thing, so not even the refused answer is in it. ``detail`` may
    tell what the bot said and saw: keep it from the other seats. Both are None if all went well.
    """

    action: Action
    fault: str | None = None
    detail: str | None = None


def ask(bot: Bot, view: View, rng: Rng) -> Answer:
    """Return a bot's answer to a view's question, or a random option where the bot fails.

    It fails if it raises an ``Exception`` or ``SystemExit``, or answers what is not an option. What
    is no error of the bot passes: ``KeyboardInterrupt``, and ``ValueError`` for a view without
    options. What a bot from outside prints goes to standard error.
    """
    options = options_of(view)
    try:
        with redirected_for(bot):
            chosen: object = bot.choose(view, rng)
    except BotFaultError as error:
        fault, detail = str(error), error.detail
    except (Exception, SystemExit) as error:  # whatever a bot does, the game goes on
        fault = f"raised {type(error).__name__}"
        detail = f"{fault}{_place(bot, error)}: {_text(error)}"
    else:
        if isinstance(chosen, Action) and chosen in options:
            return Answer(options[options.index(chosen)])
        fault = "answered what is not an option"
        allowed = ", ".join(map(str, options))
        detail = f"answered {_text(chosen)}, which is not an option; the options were {allowed}"
    fallback = options[rng.below(len(options))]
    return Answer(fallback, one_line(fault), one_line(detail))


def begin_game(bot: Bot) -> None:
    """Tell a bot that wants to know it (``bot.new_game()``) that another game begins."""
    _tell(bot, "new_game")


def end_game(bot: Bot, view: View) -> None:
    """Tell a bot that wants to know it (``bot.game_over(view)``) how its game has ended."""
    _tell(bot, "game_over", view)


def close_bot(bot: Bot) -> None:
    """Let go of what a bot holds (``bot.close()``), such as a program that plays for it."""
    _tell(bot, "close")


def _tell(bot: Bot, method: str, *arguments: object) -> None:
    """Call a method that a bot need not have; whatever it raises costs nobody anything."""
    with contextlib.suppress(Exception, SystemExit), redirected_for(bot):
        getattr(bot, method, _nothing)(*arguments)


def _nothing(*_: object) -> None:
    pass


def one_line(text: str, most: int = MOST_CHARACTERS) -> str:
    """Return a text that can be printed in a line of its own: printable, and not too long."""
    kept = text[: 4 * most]  # of a huge text, no more than can be needed
    kept = " ".join("".join(c if c.isprintable() else " " for c in kept).split())
    return kept if len(kept) <= most else kept[: most - 1] + "…"


def _place(bot: Bot, error: BaseException) -> str:
    """Return the last line of a bot's own file on the way to an error, empty if there is none."""
    place = ""
    _, *below = traceback.walk_tb(error.__traceback__)  # without the line that asked
    for frame, line in below:
        file = os.path.basename(frame.f_code.co_filename)
        if frame.f_globals.get("__name__") == type(bot).__module__ and not file.startswith("<"):
            place = f" in {file}, line {line}"
    return place


def _text(thing: object) -> str:
    """Return a thing as text, also if it is one that cannot be shown."""
    try:
        return str(thing) if isinstance(thing, (Action, BaseException)) else repr(thing)
    except Exception:
        return f"a {type(thing).__name__}"
