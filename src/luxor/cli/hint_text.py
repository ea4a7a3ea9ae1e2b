"""A hint for people: a table of the options, why the best one is best, and what would come next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from luxor.bots import Bot
from luxor.bots.hints import Rated, rate
from luxor.bots.levels import SECONDS
from luxor.bots.option_values import SAMPLES, Continuation, OptionValue, option_values
from luxor.bots.registry import make_bot
from luxor.bots.search_bot import Watch
from luxor.cli.drawing import table
from luxor.cli.hint_words import Reason, advantages, gains, reasons_words, signed
from luxor.cli.phrases import count_words
from luxor.cli.play_choices import Choice, choices
from luxor.cli.play_terminal import Terminal
from luxor.cli.progress import Thinking
from luxor.core.actions import Action
from luxor.core.rng import Rng
from luxor.core.view import View

LISTED = 10
"""How many options are listed at most."""

FEW = 30
"""Tries below which figures are rough."""

EVEN = 0.05
"""A lead in points that is none."""

IN_GAME = f"ismcts:500it:{SECONDS:g}s:sure=6"
LISTED_IN_GAME = 5
"""Who is asked in a game, where people wait, and how many options are listed there."""

BAR = 10
BESIDE = 36
"""Columns that words need to stand beside the figures and not below them."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot thinks of the options of a view, and why.

    ``options`` are all of them, the best first; ``best`` is what the first one comes to by the end
    of the turn, ``runner_up`` what the second one does, None if there is none.
    """

    view: View
    options: tuple[Rated, ...]
    best: OptionValue
    runner_up: OptionValue | None

    @property
    def gains(self) -> tuple[Reason, ...]:
        """What the best option brings by the end of the turn."""
        return gains(self.best)

    @property
    def advantages(self) -> tuple[Reason, ...]:
        """What speaks for the best option against the second one, and what against it."""
        return advantages(self.best, self.runner_up) if self.runner_up else ()

    @property
    def lead(self) -> float:
        """By how many points the best option is ahead of the second one after the turn."""
        return self.best.total - self.runner_up.total if self.runner_up else 0.0


def make_hint(
    bot: Bot, view: View, seed: int, watch: Watch | None = None, samples: int = SAMPLES
) -> Hint:
    """Return what a bot thinks of the options of a view; nothing but the view is looked at.

    Raises ``HintError`` if the view's seat is not asked, or if the bot cannot say.
    """
    rng = Rng(seed)
    rated = rate(bot, view, rng, watch)
    first, *rest = option_values(view, [option.action for option in rated[:2]], rng, samples)
    return Hint(view, rated, first, rest[0] if rest else None)


# --- words -----------------------------------------------------------------------------------


def options_words(view: View) -> dict[Action, str]:
    """Return what each option leads to, in the words in which a game in the terminal offers it."""
    offered: dict[Action, list[Choice]] = {}
    for choice in choices(view):
        offered.setdefault(choice.actions[0], []).append(choice)
    return {action: _words(same) for action, same in offered.items()}


def _words(same: list[Choice]) -> str:
    first = same[0]
    if len(first.actions) > 1:
        return first.heading  # a card, whose moves are another question
    return ": ".join(part for part in (first.heading, first.text) if part)


def line_words(value: OptionValue) -> list[str]:
    """Return what would be done next in the turn, by what the die shows; empty for nothing."""
    return [words for line in value.lines if (words := _line(line))]


def _line(line: Continuation) -> str:
    steps = [f"{step.action} ({options_words(step.view)[step.action]})" for step in line.steps]
    if not steps:
        return ""
    roll = f"After a {' and a '.join(map(str, line.faces))}:" if line.faces else "Then probably"
    return f"{roll} {', then '.join(steps)}."


def why_words(hint: Hint) -> list[str]:
    """Return why the best option is best, and what sets it apart from the second one."""
    best = hint.best
    parts = reasons_words(hint.gains) or "nothing that would count"
    said = [f"By the end of the turn it brings {signed(best.total)} points: {parts}."]
    if hint.runner_up is None:
        return said
    parts = reasons_words(hint.advantages)
    lead = "no more" if abs(hint.lead) < EVEN else signed(hint.lead)
    said.append(f"Against {hint.runner_up.action} that is {lead}{': ' if parts else ''}{parts}.")
    if hint.lead < EVEN and all(option.visits for option in hint.options[:2]):
        said.append(f"So what speaks for {best.action} is what may come after this turn.")
    return said


def loss_words(hint: Hint, played: Action) -> str:
    """Return how what was played compares with the best option."""
    best = hint.options[0]
    mine = next(option for option in hint.options if option.action == played)
    if mine is best:
        tried = "the best option here" if best.visits != 0 else "which the bot would play too"
        return f"Played: {played}, {tried}."
    if mine.margin is None or best.margin is None:
        never = played if mine.margin is None else best.action
        return (
            f"Played: {played}, not {best.action}; {never} was not tried, so nothing compares them."
        )
    lost = []
    if best.chance is not None and mine.chance is not None:
        chance = best.chance - mine.chance
        lost.append(f"win chance {abs(chance):.1%} {'lower' if chance >= 0 else 'higher'}")
    margin = best.margin - mine.margin
    lost.append(f"margin {abs(margin):.1f} {'lower' if margin >= 0 else 'higher'}")
    rough = mine.visits is not None and mine.visits < FEW
    doubt = f" (tried only {times(mine.visits or 0)}, so this is rough)" if rough else ""
    return f"Played: {played}, not {best.action}: {', '.join(lost)}{doubt}."


def untried_words(hint: Hint) -> str:
    """Return how many options a search did not come to; empty if it came to all."""
    visits = [option.visits for option in hint.options if option.visits is not None]
    untried = visits.count(0)
    if not untried:
        return ""
    which, have = ("was", "it has") if untried == 1 else ("were", "they have")
    tries = count_words(sum(visits), "iteration")
    said = f"{untried} of {len(visits)} options {which} not tried in {tries}: {have} no figures."
    if not hint.options[0].visits:
        said += f" {hint.best.action} is best by what the bot thought before any try."
    return said


def times(number: int) -> str:
    """Return how often something was done: ``once``, ``4 times``."""
    return "once" if number == 1 else f"{number} times"


# --- the table -------------------------------------------------------------------------------


def tell_hint(
    hint: Hint,
    terminal: Terminal,
    *,
    listed: int = LISTED,
    played: Action | None = None,
    in_game: bool = False,
) -> None:
    """Print the options, why the best one is best, and what would come next.

    ``in_game`` if whoever reads it cannot choose another bot.
    """
    told = [
        option
        for place, option in enumerate(hint.options)
        if place < listed or option.action == played
    ]
    words = options_words(hint.view)
    if len(hint.options) == 1:
        only = told[0].action
        terminal.say(f"There is one option only: {only} ({words[only]}).", "", "  ")
        return
    _tell_table(told, words, terminal, played)
    left = [str(option.action) for option in hint.options if option not in told]
    if left:
        terminal.say(f"and {len(left)} more: {', '.join(left)}", "  ")
    if untried := untried_words(hint):
        more = f" A larger budget tells more: --bot ismcts:{FEW * len(hint.options)}it."
        terminal.say(untried + ("" if in_game else more))
    if played is not None:
        terminal.say(loss_words(hint, played))
    terminal.say(f"\nWhy {hint.best.action}:")
    terminal.list([*line_words(hint.best), *why_words(hint)])


def _tell_table(
    told: Sequence[Rated], words: Mapping[Action, str], terminal: Terminal, played: Action | None
) -> None:
    searched = told[0].visits is not None
    cells = []
    for option in told:
        mark = "* " if option.action == played else "  "
        margin = "–" if option.margin is None else signed(option.margin)
        found = [_chance(option.chance), margin, _visits(option)] if searched else [margin]
        cells.append([f"{mark}{option.action}", *found])
    titles = ["win chance", "margin", "visits"] if searched else ["margin"]
    left = (0, 1) if searched else (0,)
    head, *rows = table(["  option", *titles], cells, left=left).splitlines()
    terminal.draw(head)
    for option, row in zip(told, rows, strict=True):
        text = words[option.action]
        if terminal.columns - len(row) >= BESIDE:
            terminal.say(text, f"{row}  ", " " * (len(row) + 2))
        else:
            terminal.draw(row)
            terminal.say(text, "    ")


def _chance(chance: float | None) -> str:
    if chance is None:
        return "not tried"
    full = round(chance * BAR)
    return f"{chance:6.1%} {'█' * full}{'░' * (BAR - full)}"


def _visits(option: Rated) -> str:
    return f"{option.visits:,} ({option.share:.0%})" if option.visits else "0"


# --- in a game -------------------------------------------------------------------------------


def tell_short_hint(view: View, terminal: Terminal) -> None:
    """Print a hint to the person who is asked in a game, with the number to type for it."""
    thinking = Thinking()
    try:
        hint = make_hint(make_bot(IN_GAME), view, 0, thinking.watch)
    finally:
        thinking.end()
    tell_hint(hint, terminal, listed=LISTED_IN_GAME, in_game=True)
    if len(hint.options) > 1 and (number := number_of(hint)):
        terminal.say(f"  To play {hint.best.action}, type {number}.")


def number_of(hint: Hint) -> int | None:
    """Return the number under which a game in the terminal offers the best option, or None."""
    best = hint.best
    sure = len(best.lines) == 1
    actions = (best.action, *(step.action for step in best.lines[0].steps if sure))
    for number, choice in enumerate(choices(hint.view), start=1):
        if choice.actions == actions[: len(choice.actions)]:
            return number
    return None


# --- JSON ------------------------------------------------------------------------------------


def hint_json(hint: Hint, played: Action | None = None) -> dict[str, Any]:
    """Return a hint for programs: what :func:`tell_hint` tells, in numbers."""
    seat = f"p{(hint.view.seat or 0) + 1}"
    words = options_words(hint.view)
    return {
        "seat": seat,
        "question": hint.view.question,
        "iterations": _iterations(hint.options),
        "untried": _untried(hint.options),
        "options": [_option_json(option, words) for option in hint.options],
        "best": str(hint.best.action),
        "why": _value_json(hint.best, hint.gains),
        "runner_up": str(hint.runner_up.action) if hint.runner_up else None,
        "advantage": None
        if hint.runner_up is None
        else {
            "points": hint.lead,
            "reasons": [_reason_json(reason) for reason in hint.advantages],
        },
        "played": None if played is None else _played_json(hint, played),
    }


def _iterations(options: Sequence[Rated]) -> int | None:
    visits = [option.visits for option in options if option.visits is not None]
    return sum(visits) if visits else None


def _untried(options: Sequence[Rated]) -> int | None:
    visits = [option.visits for option in options if option.visits is not None]
    return visits.count(0) if visits else None


def _option_json(option: Rated, words: Mapping[Action, str]) -> dict[str, Any]:
    return {
        "action": str(option.action),
        "id": option.action.id,
        "leads_to": words[option.action],
        "chance": option.chance,
        "margin": option.margin,
        "visits": option.visits,
        "share": option.share,
    }


def _value_json(value: OptionValue, reasons: Sequence[Reason]) -> dict[str, Any]:
    return {
        "points": value.total,
        "reasons": [_reason_json(reason) for reason in reasons],
        "sources": value.points,
        "features": value.potential,
        "others": value.others,
        "lines": [
            {"faces": list(line.faces), "actions": [str(step.action) for step in line.steps]}
            for line in value.lines
        ],
    }


def _reason_json(reason: Reason) -> dict[str, Any]:
    return {"ground": reason.ground, "points": reason.points, "words": reason.words}


def _played_json(hint: Hint, played: Action) -> dict[str, Any]:
    best = hint.options[0]
    mine = next(option for option in hint.options if option.action == played)
    return {
        "action": str(played),
        "chance_lost": _difference(best.chance, mine.chance),
        "margin_lost": _difference(best.margin, mine.margin),
    }


def _difference(best: float | None, other: float | None) -> float | None:
    return None if best is None or other is None else best - other
