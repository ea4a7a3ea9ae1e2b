"""The charts of a report, made from its figures; ``templates/`` has their titles and tables.

``form`` has the figures of one experiment, ``peers`` those of all that stand side by side: their
charts share their axes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from luxor.lab.report.charts import (
    Dot,
    Scale,
    bars,
    dots,
    esc,
    histogram,
    name_html,
    stacked,
)
from luxor.lab.report.heat_map import heat_legend, heat_map
from luxor.lab.report.number_words import amount, number, percent, span

Form = dict[str, Any]

MOST_LINES = 14
"""How many differences are drawn; the table has all."""


def percent_tick(value: float) -> str:
    """Return a share below an axis."""
    return f"{100 * value:g} %"


def _named(line: Form, key: str) -> str:
    return f"seat {line[key]}" if key == "seat" else str(line[key])


# --- shares -----------------------------------------------------------------------------------


def share_chart(lines: Sequence[Form], key: str, parity: float, everybody: Sequence[Form]) -> str:
    """Return shares of wins with their intervals and the share of equal players.

    ``everybody`` are all lines that have to fit on the axis.
    """
    rows = [
        (
            _named(line, key),
            [Dot(line["rate"], line["low"], line["high"])],
            f"{percent(line['rate'])} ({span(line, percent, full=False)})",
        )
        for line in lines
    ]
    most = max([parity * 1.25, *(line["high"] or line["rate"] for line in everybody)])
    scale = Scale(0, min(1.0, most * 1.05), ticks=4)
    return dots(rows, scale=scale, line=parity, write=percent_tick)


def share_bars(lines: Sequence[Form], key: str) -> str:
    """Return a bar for the share of each line."""
    rows = [(line[key], line["share"], percent(line["share"])) for line in lines]
    return bars(rows, scale=Scale(0, 1, ticks=4), write=percent_tick)


# --- points and scores ------------------------------------------------------------------------


def source_chart(form: Form, side: str, key: str, peers: Sequence[Form]) -> str:
    """Return where points come from, a bar for each bot or seat."""
    names = form["sources"]["names"]
    lines = [line for peer in peers for by in ("by_bot", "by_seat") for line in peer["sources"][by]]
    rows = [
        (
            _named(line, key),
            [line["points"][name["source"]] for name in names],
            f"{amount(line['total'])} points",
        )
        for line in form["sources"][side]
    ]
    scale = Scale(0, max(1.0, *(line["total"] for line in lines)))
    labels = [name["label"] for name in names]
    return stacked(rows, labels, scale=scale, inside=lambda value: f"{value:.0f}")


def score_chart(form: Form, peers: Sequence[Form]) -> str:
    """Return how scores spread, a histogram for each bot."""
    reach = _reach([peer["scores"]["all"] for peer in peers])
    rows = []
    for line in form["scores"]["by_bot"]:
        low, middle, high = map(number, line["quartiles"])
        small = f"median {middle}, half from {low} to {high}"
        rows.append(_spread(line["bot"], small, line, reach, 78))
    return f'<div class="spread">{"".join(rows)}</div>'


def seat_score_chart(form: Form, peers: Sequence[Form]) -> str:
    """Return the mean score of each seat."""
    points = [line["score"] for peer in peers for line in peer["seats"]]
    low = min(p["mean"] if p["low"] is None else p["low"] for p in points)
    high = max(p["mean"] if p["high"] is None else p["high"] for p in points)
    room = max(1.0, (high - low) * 0.15)
    rows = []
    for line in form["seats"]:
        score = line["score"]
        between = span(score, full=False)
        words = f"{amount(score['mean'])} ({between})" if between else amount(score["mean"])
        rows.append((_named(line, "seat"), [_mark(score, "mean")], words))
    return dots(rows, scale=Scale(max(0.0, low - room), high + room, ticks=4))


# --- distributions ----------------------------------------------------------------------------


def length_chart(form: Form, name: str, peers: Sequence[Form]) -> str:
    """Return how long games are, in rounds, turns or decisions."""
    line = form["length"][name]
    reach = _reach([peer["length"][name] for peer in peers])
    return histogram(_columns(line), reach=reach, middle=line["quartiles"][1])


def entry_chart(form: Form, known: Sequence[str], peers: Sequence[Form]) -> str:
    """Return when the tomb chamber was entered; ``known`` entries (first, second) occurred."""
    reach = _reach(
        [
            peer["chamber"][name]["rounds"]
            for peer in peers
            for name in ("first", "second")
            if peer["chamber"] and peer["chamber"][name]["rounds"]
        ]
    )
    rows = []
    for name in known:
        line = form["chamber"][name]
        middle = line["rounds"]["quartiles"][1]
        small = f"in {percent(line['share'])} of the games, median round {middle}"
        rows.append(_spread(f"{name} entry", small, line["rounds"], reach, 84))
    return f'<div class="spread">{"".join(rows)}</div>'


def _spread(name: str, small: str, line: Form, reach: tuple[int, int], height: int) -> str:
    middle = line["quartiles"][1]
    chart = histogram(_columns(line), reach=reach, middle=middle, height=height)
    return f'<div class="row">{name_html(name, small)}{chart}</div>'


def _columns(line: Form) -> list[tuple[int, int, int]]:
    return [(column["from"], column["to"], column["count"]) for column in line["bins"]]


def _reach(lines: Sequence[Form]) -> tuple[int, int]:
    """Return the first and the last number of distributions that share an axis."""
    return (
        min(line["bins"][0]["from"] for line in lines),
        max(line["bins"][-1]["to"] for line in lines),
    )


# --- winners, places, counts ------------------------------------------------------------------


def winners_chart(form: Form, peers: Sequence[Form]) -> str:
    """Return what winners do differently, empty if nothing was counted."""
    rows = [
        (line["label"], _marks(line), f"{number(line['winners'])} : {number(line['others'])}")
        for line in _drawn(form)
    ]
    ends = [
        abs(end)
        for peer in peers
        for line in _drawn(peer)
        for dot in _marks(line)
        for end in (dot.value, dot.low, dot.high)
        if end is not None
    ]
    reach = max(ends, default=1.0) * 1.05
    return dots(rows, scale=Scale(-reach, reach, ticks=6), line=0) if rows else ""


def _drawn(form: Form) -> list[Form]:
    """Return the clearest differences, of equal ones the first; a higher score is no news."""
    found: dict[tuple[float, float], Form] = {}
    for line in form["winners"]["features"]:
        if line["kind"] != "score":
            found.setdefault((line["winners"], line["others"]), line)
    return list(found.values())[:MOST_LINES]


def _marks(line: Form) -> list[Dot]:
    means = {"a": line["difference"], "b": line["same_bot"]}
    return [_effect(mean, line["deviation"], mark) for mark, mean in means.items() if mean]


def _effect(mean: Form, deviation: float, mark: str) -> Dot:
    """Return a mean and its interval in standard deviations."""
    middle, *ends = (mean[name] for name in ("mean", "low", "high"))
    low, high = (None if end is None else end / deviation for end in ends)
    return Dot(middle / deviation, low, high, mark)


def landings_chart(form: Form, peers: Sequence[Form]) -> str:
    """Return the heat map of the path, for all and for each bot."""
    found = form["landings"]
    known = [peer["landings"] for peer in peers if peer["landings"]]
    most = max(value for peer in known for value in peer["all"])
    chart = heat_legend(most) + heat_map(found, found["all"], most=most)
    if len(found["bots"]) > 1:
        most = max(value for peer in known for values in peer["by_bot"] for value in values)
        maps = "".join(
            f"<div><h4>{esc(bot)}</h4>{heat_map(found, values, most=most, numbers=False)}</div>"
            for bot, values in zip(found["bots"], found["by_bot"], strict=True)
        )
        chart += f'<div class="maps">{maps}</div>'
        chart += f'<p class="unit">For each bot the deepest colour is {number(most)} a game.</p>'
    return chart


def counts_chart(lines: Sequence[Form]) -> str:
    """Return how often things happen."""
    rows = [(line["label"], line["all"], number(float(line["all"]))) for line in lines]
    return bars(rows, scale=Scale(0, max(0.1, *(line["all"] for line in lines))))


# --- two experiments --------------------------------------------------------------------------


def both_wins_chart(lines: Sequence[Form]) -> str:
    """Return the shares of wins of bots in two experiments."""
    rows = [
        (
            line["bot"],
            [_mark(line[side], "rate", side) for side in "ab"],
            f"{percent(line['a']['rate'])} → {percent(line['b']['rate'])}",
        )
        for line in lines
    ]
    return dots(rows, scale=Scale(0, 1, ticks=4), write=percent_tick)


def both_points_chart(lines: Sequence[Form]) -> str:
    """Return the mean points by source of two experiments."""
    rows = [
        (
            line["label"].removeprefix("points: "),
            [_mark(line[side], "mean", side) for side in "ab"],
            _change(line),
        )
        for line in lines
    ]
    most = max(
        (line[side]["high"] or line[side]["mean"] for line in lines for side in "ab"), default=1
    )
    return dots(rows, scale=Scale(0, max(1.0, most * 1.05)))


def effects_chart(lines: Sequence[Form]) -> str:
    """Return the largest differences between two experiments."""
    rows = []
    reach = 0.1
    for line in [line for line in lines if line["deviation"]][:MOST_LINES]:
        dot = _effect({**line, "mean": line["difference"]}, line["deviation"], "b")
        reach = max([reach, *(abs(v) for v in (dot.value, dot.low, dot.high) if v is not None)])
        rows.append((line["label"], [dot], _change(line)))
    return dots(rows, scale=Scale(-reach * 1.05, reach * 1.05, ticks=6), line=0)


def _change(line: Form) -> str:
    return f"{number(line['a']['mean'])} → {number(line['b']['mean'])}"


def _mark(side: Form, name: str, mark: str = "a") -> Dot:
    return Dot(side[name], side["low"], side["high"], mark)
