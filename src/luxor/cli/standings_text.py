"""The tables of a tournament as text for people, and as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from luxor.cli.drawing import table
from luxor.lab.intervals import wilson

Form = dict[str, Any]
"""What ``luxor tournament --json`` prints."""

NOTHING = "–"
MOST_ERRORS = 10
MOST_KINDS = 5
"""How many games that broke off are listed, and how many kinds of faults of a bot."""


def in_words(form: Form) -> Iterator[str]:
    """Yield the lines of a text for people."""
    yield f"{_what(form)}, {len(form['errors'])} broken off"
    for error in form["errors"][:MOST_ERRORS]:
        yield f"  game {error['game']}: {error['error']}"
    yield ""
    yield _aligned(_lines(form))
    if len(form["bots"]) > 1 and form["games"]:
        yield ""
        yield _aligned(_pairs(form))
        yield ""
        yield f"won by seat: {_seats(form)}; among equals {form['parity']:.1%} each"
        yield from _notes(form)


def markdown(form: Form) -> Iterator[str]:
    """Yield the lines of a page with the same tables."""
    yield "# Tournament"
    yield ""
    yield f"{_what(form)}, {len(form['errors'])} broken off; seed {form['seed']}."
    yield f"Among equals a bot wins {form['parity']:.1%}. Intervals hold with 95 % confidence."
    yield ""
    yield f"    {form['command']}"
    yield ""
    yield from _table(_lines(form))
    yield ""
    yield "How often the bot of a line came in ahead of the bot of a column:"
    yield ""
    yield from _table(_pairs(form))
    if form["games"]:
        yield ""
        yield f"Won by seat: {_seats(form)}."
    for note in _notes(form):
        yield ""
        yield note


def _what(form: Form) -> str:
    modules = f" with {', '.join(form['modules'])}" if form["modules"] else ""
    return (
        f"{form['games']} games of {form['players']} players{modules}, {form['deals']} deals, "
        f"{len(form['bots'])} bots"
    )


def _lines(form: Form) -> list[list[str]]:
    """Return the cells of the table of bots, its head first."""
    rated = any(line["rating"] for line in form["standings"])
    faults = any(line["faults"] for line in form["standings"])
    what = "seats" if shares_seats(_limits(form)) else "games"
    head = ["", "bot", what, "won", "95 % interval", "score", "margin"]
    head += ["rating", "mu ± sigma"] if rated else []
    head += ["faults"] if faults else []
    rows = [head]
    for place, line in enumerate(form["standings"], start=1):
        low, high = line["win_rate_95"]
        row = [
            f"{place}.",
            line["bot"],
            str(line["games"]),
            _shown(line["win_rate"], "{:.1%}"),
            f"{low:.1%} to {high:.1%}",
            _shown(line["mean_score"], "{:.1f}"),
            _shown(line["mean_margin"], "{:+.1f}"),
        ]
        if rated:
            rating = line["rating"]
            row += [f"{rating['value']:.1f}", f"{rating['mu']:.1f} ± {rating['sigma']:.1f}"]
        if faults:
            row.append(str(line["faults"]))
        rows.append(row)
    return rows


def _pairs(form: Form) -> list[list[str]]:
    """Return the cells of the table of who came in ahead of whom."""
    bots = [line["bot"] for line in form["standings"]]
    rows = [["", "ahead of", *(f"{place}." for place in range(1, len(bots) + 1))]]
    for place, bot in enumerate(bots, start=1):
        cells = [
            NOTHING if other == bot else _shown(form["pairs"][bot][other]["ahead"], "{:.1%}")
            for other in bots
        ]
        rows.append([f"{place}.", bot, *cells])
    return rows


def _seats(form: Form) -> str:
    rates = enumerate(form["win_rate_by_seat"], start=1)
    return ", ".join(f"p{seat} {rate:.1%}" for seat, rate in rates)


def _notes(form: Form) -> Iterator[str]:
    """Say what a reader should know before trusting the tables."""
    if form["games"] and not form["balanced_seats"]:
        yield (
            f"Only {form['whole_deals']} of {form['deals']} deals were played in all seatings, so "
            f"the bots did not sit equally often in every seat."
        )
    near = [
        f"{place}. and {place + 1}."
        for place, (line, after) in enumerate(pairwise(form["standings"]), start=1)
        if not _is_ahead(form, line, after)
    ]
    if near:
        yield f"Too few games to tell who is stronger: {', '.join(near)}"
    if shares_seats(_limits(form)):
        yield several_seats(_limits(form))
    for line in form["standings"]:
        if line["faults"]:
            yield owed(line["bot"], line["fault_kinds"])


def _is_ahead(form: Form, line: Form, after: Form) -> bool:
    """Return whether a bot is surely stronger than another: by wins, or where the two met."""
    if line["win_rate_95"][0] > after["win_rate_95"][1]:
        return True
    met = form["pairs"][line["bot"]][after["bot"]]
    return bool(met["games"]) and wilson(met["ahead"] * met["games"], met["games"]).low > 0.5


def _limits(form: Form) -> dict[str, float]:
    return {line["bot"]: line["win_rate_limit"] for line in form["standings"]}


def shares_seats(limits: Mapping[str, float]) -> bool:
    """Return whether a bot held several seats of a game, by the largest win rates there can be."""
    return any(limit < 1 for limit in limits.values())


def several_seats(limits: Mapping[str, float]) -> str:
    """Return a sentence about the largest win rates there can be where bots hold several seats."""
    rates = {f"{limit:.1%}" for limit in limits.values()}
    if len(rates) > 1:
        rates = {", ".join(f"{bot} {limit:.1%}" for bot, limit in limits.items())}
    return (
        "Bots held several seats of a game, of which one at most wins, so the largest win rate "
        f"there can be is: {rates.pop()}"
    )


def owed(bot: str, kinds: Mapping[str, int]) -> str:
    """Return a sentence about the answers that a bot owed, by what came instead of them."""
    number = sum(kinds.values())
    shown = [f"{times} × {what}" for what, times in list(kinds.items())[:MOST_KINDS]]
    if len(kinds) > MOST_KINDS:
        shown.append(f"{len(kinds) - MOST_KINDS} more kinds of faults")
    answers = (
        "1 answer, replaced by a random one"
        if number == 1
        else (f"{number} answers, replaced by random ones")
    )
    return f"{bot} owed {answers}: {', '.join(shown)}"


def _shown(value: float | None, how: str) -> str:
    return NOTHING if value is None else how.format(value)


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    """Return a table for a terminal, with the bots' names to the left."""
    head, *body = rows
    return table(head, body, left=(1,))


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table as Markdown."""
    head, *body = rows
    yield _row(head)
    yield _row(["--:", ":--", *["--:"] * (len(head) - 2)])
    for row in body:
        yield _row(row)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
