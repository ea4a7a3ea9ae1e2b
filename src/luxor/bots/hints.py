"""What a bot thinks of each option of a question, for people who want to know.

>>> from luxor import Options, Table
>>> from luxor.bots.hints import rate
>>> from luxor.bots.registry import make_bot
>>> from luxor.core.rng import Rng
>>> view = Table(Options(players=2, first=0), seed=7).view(0)
>>> best, other = rate(make_bot("ismcts:20it"), view, Rng(1))
>>> best.visits >= other.visits, sorted([str(best.action), str(other.action)])
(True, ['left', 'right'])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import cast

from luxor.bots import Bot
from luxor.bots.asking import one_line
from luxor.bots.redirected_output import redirected_for
from luxor.bots.search_bot import Search, SearchBot, Watch
from luxor.bots.turn_bot import TurnBot
from luxor.core.actions import Action
from luxor.core.errors import LuxorError
from luxor.core.rng import Rng
from luxor.core.view import View, determinize

IMAGINED = 12
"""How many imagined states a bot that looks one turn ahead is asked about."""


Figures = tuple[int, int, float, float]
"""What a search says of an option: the id of the action, visits, chance and margin."""


class HintError(LuxorError):
    """There is nothing to give a hint on, or nobody who could; the message says why."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An option and what a bot thinks of it; None for what the bot cannot say.

    ``margin`` is how many points the seat is expected to be ahead of the mean of the others at the
    end, ``chance`` its chance to win, ``visits`` how often the option was tried, and ``share`` what
    part of all tries that is. An option without visits has neither margin nor chance; it can still
    be the first one, where the bot had an opinion before it tried anything.
    """

    action: Action
    margin: float | None = None
    chance: float | None = None
    visits: int | None = None
    share: float | None = None


def check_can_rate(bot: Bot, spec: str) -> None:
    """Raise :class:`HintError` if a bot cannot say what it thinks of each option."""
    if not isinstance(bot, TurnBot) and not callable(getattr(bot, "think", None)):
        raise HintError(
            f"{spec}: this bot only says what it plays, not what it thinks of each option; "
            f"expected ismcts, flat, planner, greedy or a level such as pharaoh"
        )


def rate(bot: Bot, view: View, rng: Rng, watch: Watch | None = None) -> tuple[Rated, ...]:
    """Return every option of the view's seat with what a bot thinks of it, the best first.

    With a budget of iterations the same view and ``rng`` give the same answer. A single option is
    not thought about. Raises :class:`HintError` if the seat is not asked, or if the bot cannot.
    """
    check_can_rate(bot, type(bot).__name__)
    if view.decision is None:
        raise HintError("a hint is for a seat that is asked, and this one is not")
    if len(view.options) == 1:
        return (Rated(view.options[0]),)
    if isinstance(bot, TurnBot):
        return _rate_turns(bot, view, rng)
    return _rate_search(*_think(bot, view, rng, watch), view.options)


def _think(bot: Bot, view: View, rng: Rng, watch: Watch | None) -> tuple[Sequence[Figures], int]:
    """Return the figures of a bot's search and the id of its best option.

    What a bot from outside says is looked at: it may be anything.
    """
    if isinstance(bot, SearchBot):
        search: Search = bot.think(view, rng, watch)
        return search.choices(), search.best()
    try:
        with redirected_for(bot):
            search = cast("Search", bot.think(view, rng))  # type: ignore[attr-defined]
            figures = [
                (int(action), int(visits), float(chance), float(margin))
                for action, visits, chance, margin in search.choices()
            ]
            best = search.best()
    except (Exception, SystemExit) as error:
        what = one_line(f"{type(error).__name__}: {error}")
        raise HintError(f"the bot could not say what it thinks of each option ({what})") from error
    legal = [option.id for option in view.options]
    if best not in legal:
        raise HintError(one_line(f"the bot's best option is {best!r}, expected one of {legal}"))
    for action, visits, chance, margin in figures:
        if action not in legal or visits < 0 or not (isfinite(chance) and isfinite(margin)):
            said = (action, visits, chance, margin)
            raise HintError(
                one_line(
                    f"the bot says {said} of an option; expected its id (one of {legal}), visits "
                    f"from 0 on, and numbers for its chance and margin"
                )
            )
    return figures, best


def _rate_search(
    figures: Sequence[Figures], best: int, options: Sequence[Action]
) -> tuple[Rated, ...]:
    found = {action: rest for action, *rest in figures}
    total = sum(int(rest[0]) for rest in found.values())
    rated = []
    for option in options:
        visits, chance, margin = found.get(option.id, (0, 0.0, 0.0))
        known = visits > 0
        rated.append(
            Rated(
                option,
                margin if known else None,
                chance if known else None,
                int(visits),
                visits / total if total else 0.0,
            )
        )
    tries = [option.visits or 0 for option in rated]
    # A search that deals out its visits evenly says nothing by them.
    spread = max(tries) - min(tries) > 1

    def merit(option: Rated) -> tuple[bool, bool, int, float, float]:
        visits = (option.visits or 0) if spread else 0
        tried = bool(option.visits)
        chance, margin = option.chance or 0.0, option.margin or 0.0
        return option.action.id == best, tried, visits, chance, margin

    return tuple(sorted(rated, key=merit, reverse=True))


def _rate_turns(bot: TurnBot, view: View, rng: Rng) -> tuple[Rated, ...]:
    """Rate by how the turn can end, in the mean over what the seat cannot know."""
    search = bot.search
    totals = dict.fromkeys((option.id for option in view.options), 0.0)
    for _ in range(IMAGINED):
        for action, value in search.options(determinize(view, rng)):
            totals[action] += value / IMAGINED
    rated = [Rated(option, totals[option.id]) for option in view.options]
    return tuple(sorted(rated, key=lambda option: option.margin or 0.0, reverse=True))
