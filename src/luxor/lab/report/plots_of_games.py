"""Plots of the course of games: their length, the tomb chamber, and what winners do."""

from __future__ import annotations

from collections.abc import Sequence

from luxor.lab.report.charts import Dot, Scale, bars, dots, histogram, mark_legend, name_html, table
from luxor.lab.report.number_words import amount, number, percent, signed, span
from luxor.lab.report.plots import Form, Plot, columns_of, percent_tick, range_text, reach_of, unit

MOST_FEATURES = 14
"""How many differences of winners are drawn; the table has all."""


def length(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return how long games are, and what ended them."""
    plots = []
    for name in ("rounds", "turns", "decisions"):
        line = form["length"][name]
        title = f"{name.capitalize()} of a game"
        reach = reach_of([peer["length"][name] for peer in peers])
        chart = unit(f"{name.capitalize()} across, games upwards; the line is the median")
        chart += histogram(columns_of(line), reach=reach, middle=line["quartiles"][1])
        cells = [[range_text(column), number(column["count"])] for column in line["bins"]]
        figures = table([name, "games"], cells, caption=title)
        plots.append(Plot(title, form["says"][name], chart, figures))
    return [*plots, _ends(form)]


def _ends(form: Form) -> Plot:
    lines = form["length"]["ends"]
    title = "What ended the games"
    rows = [(line["label"], line["share"], percent(line["share"])) for line in lines]
    cells = [[line["label"], number(line["games"]), percent(line["share"])] for line in lines]
    return Plot(
        title,
        form["says"]["ends"],
        bars(rows, scale=Scale(0, 1, ticks=4), write=percent_tick),
        table(["end", "games", "share"], cells, caption=title),
    )


def chamber(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return when the tomb chamber was reached, and by whom."""
    if form["chamber"] is None:
        return []
    entries = ("first", "second")
    known = [(name, form["chamber"][name]) for name in entries if form["chamber"][name]["rounds"]]
    if not known:
        return [Plot("Round in which the chamber is entered", form["says"]["chamber"], "")]
    reach = reach_of(
        [
            peer["chamber"][name]["rounds"]
            for peer in peers
            for name in entries
            if peer["chamber"] and peer["chamber"][name]["rounds"]
        ]
    )
    rows = []
    for name, line in known:
        middle = line["rounds"]["quartiles"][1]
        small = f"in {percent(line['share'])} of the games, median round {middle}"
        chart = histogram(columns_of(line["rounds"]), reach=reach, middle=middle, height=84)
        rows.append(f'<div class="row">{name_html(f"{name} entry", small)}{chart}</div>')
    cells = [
        [range_text(column), *(number(line["rounds"]["bins"][i]["count"]) for _, line in known)]
        for i, column in enumerate(known[0][1]["rounds"]["bins"])
    ]
    head = ["round", *(f"{name} entry" for name, _ in known)]
    caption = "Games by the round of the first and the second entry"
    return [
        Plot(
            "Round in which the chamber is entered",
            form["says"]["chamber"],
            unit("Rounds across, games upwards; the line is the median")
            + f'<div class="spread">{"".join(rows)}</div>',
            table(head, cells, caption=caption),
        ),
        _entering(form),
    ]


def _entering(form: Form) -> Plot:
    lines = form["chamber"]["by_bot"]
    rows = [(line["bot"], line["share"], percent(line["share"])) for line in lines]
    cells = [
        [
            line["bot"],
            number(line["seats"]),
            number(line["entered"]),
            percent(line["share"]),
            amount(line["round"]["mean"]) if line["round"] else "–",
            (span(line["round"], full=False) or "–") if line["round"] else "–",
        ]
        for line in lines
    ]
    return Plot(
        "Who gets there",
        form["says"]["entering"],
        unit("Share of its seats in which a bot brought an adventurer into the chamber")
        + bars(rows, scale=Scale(0, 1, ticks=4), write=percent_tick),
        table(
            ["bot", "seats", "entered", "share", "mean round", "95 % interval"],
            cells,
            caption="Seats in which the chamber was entered, and the round of the first entry",
        ),
    )


# --- winners ----------------------------------------------------------------------------------


def winners(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return what winners do differently."""
    drawn = _drawn(form)
    if not drawn:
        return []
    rows = [
        (line["label"], _marks(line), f"{number(line['winners'])} : {number(line['others'])}")
        for line in drawn
    ]
    reach = max(
        (abs(end) for peer in peers for line in _drawn(peer) for end in _ends_of(_marks(line))),
        default=1.0,
    )
    several = len(form["bots"]) > 1
    marks = [("a", "winner against the others at the table")]
    if several:
        marks.append(("b", "the same bot, where it wins against where it does not"))
    head = ["", "winners", "others", "difference", "95 % interval", "effect"]
    head += ["same bot", "95 % interval"] if several else []
    how = "Difference in standard deviations, right of the line: winners have more."
    scale = Scale(-reach * 1.05, reach * 1.05, ticks=6)
    return [
        Plot(
            "Winners against the others",
            form["says"]["winners"],
            mark_legend(marks)
            + unit(f"{how} Numbers: means of winners : others")
            + f'<div class="winners">{dots(rows, scale=scale, line=0)}</div>',
            table(
                head,
                [_cells(line, several=several) for line in form["winners"]["features"]],
                caption="Means of winners and others; effect: difference by standard deviation",
            ),
        )
    ]


def _drawn(form: Form) -> list[Form]:
    """Return the clearest differences, of equal ones the first; a higher score is no news."""
    found: dict[tuple[float, float], Form] = {}
    for line in form["winners"]["features"]:
        if line["kind"] != "score":
            found.setdefault((line["winners"], line["others"]), line)
    return list(found.values())[:MOST_FEATURES]


def _marks(line: Form) -> list[Dot]:
    marks = [_effect(line["difference"], line["deviation"], "a")]
    if line["same_bot"] is not None:
        marks.append(_effect(line["same_bot"], line["deviation"], "b"))
    return marks


def _effect(mean: Form, deviation: float, mark: str) -> Dot:
    if mean["low"] is None:
        return Dot(mean["mean"] / deviation, None, None, mark)
    return Dot(mean["mean"] / deviation, mean["low"] / deviation, mean["high"] / deviation, mark)


def _ends_of(marks: Sequence[Dot]) -> list[float]:
    return [end for dot in marks for end in (dot.value, dot.low, dot.high) if end is not None]


def _cells(line: Form, *, several: bool) -> list[str]:
    cells = [
        line["label"],
        number(line["winners"]),
        number(line["others"]),
        signed(line["difference"]["mean"]),
        span(line["difference"], signed, full=False) or "–",
        signed(line["effect"]),
    ]
    if several:
        own = line["same_bot"]
        cells += [signed(own["mean"]), span(own, signed, full=False)] if own else ["–", "–"]
    return cells
