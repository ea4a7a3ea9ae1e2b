"""docs/ladder.md: the table of the ladder, between two marks of a page that people write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
FRAME = f"# The ladder\n\n{BEGIN}\n{END}\n"

HEAD = [
    *("step", "bot", "against", "players", "modules", "games", "won", "95 % bounds", "parity"),
    *("margin", "verdict", "measured"),
]
VERDICTS = {"above": "stronger", "below": "weaker", "open": "open"}
ALL = 4
NOTHING = "–"
OTHER_CODE = "†"
CUT = "‡"

Entry = dict[str, Any]
"""What is known of a step; without games only its names."""


def filled(page: str, lines: Iterator[str]) -> str:
    """Return a page with lines between its marks; raises ``ValueError`` if it has none."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the page has no marks {BEGIN} and {END} to write between")
    body = "\n".join(lines)
    return f"{before}{BEGIN}\n\n{body}\n\n{END}{after}"


def table(known: Sequence[Entry], code: str | None = None) -> Iterator[str]:
    """Yield the table, what its marks mean, and on which machines it was measured.

    ``code`` is the present state of rules and bots; what was measured of another one is marked.
    """
    machines: list[str] = []
    marks: set[str] = set()
    yield _row(HEAD)
    yield _row(["---"] * len(HEAD))
    for entry in known:
        players = entry["players"]
        cells = [
            f"`{entry['step']}`",
            bot(entry, "bot"),
            bot(entry, "other") + (f" × {players - 1}" if players > 2 else ""),
            str(players),
            _modules(entry["modules"]),
        ]
        if entry["games"]:
            where = machine(entry)
            if where not in machines:
                machines.append(where)
            mark = OTHER_CODE if entry.get("code") != code else ""
            cut = CUT if entry.get("cut") else ""
            marks |= {mark, cut}
            cells += [
                f"{entry['games']:,}{cut}",
                f"{entry['win_rate']:.1%}",
                f"{entry['low']:.1%} to {entry['high']:.1%}",
                f"{entry['parity']:.1%}",
                f"{entry['mean_margin']:+.1f}",
                verdict(entry),
                f"{entry['date'][:10]} [{machines.index(where) + 1}]{mark}",
            ]
        else:
            cells += [NOTHING] * (len(HEAD) - len(cells) - 1) + ["not yet"]
        yield _row(cells)
    if machines:
        yield from _notes(machines, marks, code)


def _notes(machines: Sequence[str], marks: set[str], code: str | None) -> Iterator[str]:
    """Yield what stands below the table."""
    yield ""
    if OTHER_CODE in marks:
        yield (
            f"{OTHER_CODE} measured with other rules or bots than those there were when this page "
            f"was written (`{code}`): by now the bots may play differently."
        )
        yield ""
    if CUT in marks:
        yield (
            f"{CUT} ended before the test was content, since the time was over: the bounds hold, "
            f"and the command goes on."
        )
        yield ""
    yield (
        "The whole table is measured by `python -m tools.ladder`, a line by "
        "`python -m tools.ladder --only STEP`. Machines:"
    )
    yield ""
    for number, where in enumerate(machines, start=1):
        yield f"{number}. {where}"


def bot(entry: Entry, role: str) -> str:
    """Return a bot by its name, and what a level was when it was measured."""
    name = entry[role]
    spec = entry.get("specs", {}).get(name)
    return f"`{name}` = `{spec}`" if spec else f"`{name}`"


def verdict(entry: Entry) -> str:
    """Return in a word or two what was found, also about the step's goal."""
    found = VERDICTS[entry["verdict"]]
    goal = entry.get("goal")
    if goal is not None:
        if entry["low"] >= goal:
            found += f", at least {goal:.0%}"
        else:
            found += f", below {goal:.0%}" if entry["high"] < goal else f", {goal:.0%} open"
    return found


def in_words(entry: Entry) -> str:
    """Return what was found in one line."""
    if not entry["games"]:
        return "no deal was finished"
    cut = {"time": ", out of time", "interrupted": ", interrupted"}.get(entry.get("cut") or "", "")
    return (
        f"{verdict(entry)}: {entry['win_rate']:.1%} ({entry['low']:.1%} to {entry['high']:.1%}) "
        f"of {entry['games']} games, parity {entry['parity']:.1%}{cut}"
    )


def machine(entry: Entry) -> str:
    """Return where a step was measured, in one line."""
    where = entry["machine"]
    return f"{where['cpu']}, {where['cores']} cores, {where['system']}, {where['python']}"


def _modules(names: Sequence[str]) -> str:
    return "all" if len(names) == ALL else ", ".join(names) or "none"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
