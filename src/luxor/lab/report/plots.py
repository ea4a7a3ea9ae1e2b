"""What the charts of a report show, from its figures; ``templates/`` draws and describes them.

``form`` has the figures of one experiment, ``peers`` those of all that stand side by side: their
charts share their axes.
"""

from __future__ import annotations

from collections.abc import Sequence

from luxor.lab.report.charts import Bars, Dot, Dots, Histogram, Scale
from luxor.lab.report.figures import Form
from luxor.lab.report.heat_map import heat_map
from luxor.lab.report.number_words import amount, number, percent, span

MOST_LINES = 14
"""How many differences are drawn; the table has all."""


def _named(line: Form, key: str) -> str:
    return f"seat {line[key]}" if key == "seat" else str(line[key])


# --- shares -----------------------------------------------------------------------------------


def share_chart(lines: Sequence[Form], key: str, parity: float, everybody: Sequence[Form]) -> Dots:
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
    return Dots(rows, Scale(0, min(1.0, most * 1.05), ticks=4, is_percent=True), line=parity)


def share_bars(lines: Sequence[Form], key: str) -> Bars:
    """Return a bar for the share of each line."""
    rows = [(line[key], [line["share"]], percent(line["share"])) for line in lines]
    return Bars(rows, Scale(0, 1, ticks=4, is_percent=True))


# --- points and scores ------------------------------------------------------------------------


def source_chart(form: Form, side: str, key: str, peers: Sequence[Form]) -> Bars:
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
    return Bars(rows, Scale(0, max(1.0, *(line["total"] for line in lines))))


def score_charts(form: Form, peers: Sequence[Form]) -> list[Histogram]:
    """Return how scores spread, a histogram for each bot."""
    reach = _reach([peer["scores"]["all"] for peer in peers])
    charts = []
    for line in form["scores"]["by_bot"]:
        low, middle, high = map(number, line["quartiles"])
        small = f"median {middle}, half from {low} to {high}"
        charts.append(_histogram(line, reach, 78, line["bot"], small))
    return charts


def seat_score_chart(form: Form, peers: Sequence[Form]) -> Dots:
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
    return Dots(rows, Scale(max(0.0, low - room), high + room, ticks=4))


# --- distributions ----------------------------------------------------------------------------


def length_chart(form: Form, name: str, peers: Sequence[Form]) -> Histogram:
    """Return how long games are, in rounds, turns or decisions."""
    return _histogram(form["length"][name], _reach([peer["length"][name] for peer in peers]))


def entry_charts(form: Form, peers: Sequence[Form]) -> list[Histogram]:
    """Return when the tomb chamber was entered first, and for the second time, if it was."""
    entries = [
        (peer, name, peer["chamber"][name])
        for peer in peers
        for name in ("first", "second")
        if peer["chamber"] and peer["chamber"][name]["rounds"]
    ]
    reach = _reach([line["rounds"] for *_, line in entries]) if entries else (0, 0)
    charts = []
    for peer, name, line in entries:
        if peer is form:
            middle = line["rounds"]["quartiles"][1]
            small = f"in {percent(line['share'])} of the games, median round {middle}"
            charts.append(_histogram(line["rounds"], reach, 84, f"{name} entry", small))
    return charts


def _histogram(
    line: Form, reach: tuple[int, int], height: int = 120, name: str = "", small: str = ""
) -> Histogram:
    bins = [(column["from"], column["to"], column["count"]) for column in line["bins"]]
    return Histogram(bins, reach, line["quartiles"][1], height, name, small)


def _reach(lines: Sequence[Form]) -> tuple[int, int]:
    """Return the first and the last number of distributions that share an axis."""
    return (
        min(line["bins"][0]["from"] for line in lines),
        max(line["bins"][-1]["to"] for line in lines),
    )


# --- winners, places, counts ------------------------------------------------------------------


def winners_chart(form: Form, peers: Sequence[Form]) -> Dots:
    """Return what winners do differently; no rows if nothing was counted."""
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
    return Dots(rows, Scale(-reach, reach, ticks=6), line=0)


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


def landings_charts(form: Form, peers: Sequence[Form]) -> Form:
    """Return heat maps of the path, for ``all`` and ``by_bot``, and the most of either."""
    found = form["landings"]
    known = [peer["landings"] for peer in peers if peer["landings"]]
    most = max(value for peer in known for value in peer["all"])
    most_by_bot = max(value for peer in known for values in peer["by_bot"] for value in values)
    return {
        "most": most,
        "all": heat_map(found, found["all"], most),
        "most_by_bot": most_by_bot,
        "by_bot": [heat_map(found, values, most_by_bot) for values in found["by_bot"]],
    }


def counts_chart(lines: Sequence[Form]) -> Bars:
    """Return how often things happen."""
    rows = [(line["label"], [line["all"]], number(float(line["all"]))) for line in lines]
    return Bars(rows, Scale(0, max(0.1, *(line["all"] for line in lines))))


# --- two experiments --------------------------------------------------------------------------


def both_wins_chart(lines: Sequence[Form]) -> Dots:
    """Return the shares of wins of bots in two experiments."""
    rows = [
        (
            line["bot"],
            [_mark(line[side], "rate", side) for side in "ab"],
            f"{percent(line['a']['rate'])} → {percent(line['b']['rate'])}",
        )
        for line in lines
    ]
    return Dots(rows, Scale(0, 1, ticks=4, is_percent=True))


def both_points_chart(lines: Sequence[Form]) -> Dots:
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
    return Dots(rows, Scale(0, max(1.0, most * 1.05)))


def effects_chart(lines: Sequence[Form]) -> Dots:
    """Return the largest differences between two experiments."""
    rows = []
    reach = 0.1
    for line in [line for line in lines if line["deviation"]][:MOST_LINES]:
        dot = _effect({**line, "mean": line["difference"]}, line["deviation"], "b")
        reach = max([reach, *(abs(v) for v in (dot.value, dot.low, dot.high) if v is not None)])
        rows.append((line["label"], [dot], _change(line)))
    return Dots(rows, Scale(-reach * 1.05, reach * 1.05, ticks=6), line=0)


def _change(line: Form) -> str:
    return f"{number(line['a']['mean'])} → {number(line['b']['mean'])}"


def _mark(side: Form, name: str, mark: str = "a") -> Dot:
    return Dot(side[name], side["low"], side["high"], mark)
