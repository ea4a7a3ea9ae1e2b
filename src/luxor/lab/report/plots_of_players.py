"""Plots of who wins, with what points, and from which seat."""

from __future__ import annotations

from collections.abc import Sequence

from luxor.lab.report.charts import Dot, Scale, dots, histogram, name_html, stacked, table
from luxor.lab.report.number_words import amount, number, parity_percent, span
from luxor.lab.report.plots import (
    Form,
    Plot,
    columns_of,
    range_text,
    reach_of,
    share_chart,
    share_table,
    unit,
)


def wins(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return who won how often; nothing where one bot plays against itself."""
    if len(form["bots"]) < 2:
        return []
    lines = [line for peer in peers for line in peer["bots"]]
    says = form["says"]["wins"]
    if len(peers) > 1:  # otherwise it is what the page begins with
        says = f"{form['says']['headline']} {says}"
    caption = f"Share of wins by bot; equal players win {parity_percent(form['parity'])}"
    return [
        Plot(
            "Share of wins",
            says,
            share_chart(form["bots"], lambda line: line["bot"], form["parity"], peers=lines),
            share_table(form["bots"], "bot", "bot", caption),
        )
    ]


def sources(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return where points come from, by bot and by seat."""
    names = form["sources"]["names"]
    if not names:
        return []
    parts = [name["label"] for name in names]
    sides = [peer["sources"][side] for peer in peers for side in ("by_bot", "by_seat")]
    scale = Scale(0, max(1.0, *(line["total"] for side in sides for line in side)))
    plots = []
    for side, key, title, says in (
        ("by_bot", "bot", "Points by source, for each bot", "sources"),
        ("by_seat", "seat", "Points by source, for each seat", "seat_sources"),
    ):
        rows = [
            (
                line[key] if key == "bot" else f"seat {line[key]}",
                [line["points"][name["source"]] for name in names],
                f"{amount(line['total'])} points",
            )
            for line in form["sources"][side]
        ]
        cells = [
            [name, *(amount(value) for value in values), total.removesuffix(" points")]
            for name, values, total in rows
        ]
        chart = stacked(rows, parts, scale=scale, inside=lambda value: f"{value:.0f}")
        figures = table([key, *parts, "all"], cells, caption=f"{title}, mean of a game")
        plots.append(Plot(title, form["says"].get(says, ""), chart, figures))
    return plots


def scores(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return how scores spread, a histogram for each bot on the same axis."""
    lines = form["scores"]["by_bot"]
    reach = reach_of([peer["scores"]["all"] for peer in peers])
    rows = []
    for line in lines:
        low, middle, high = line["quartiles"]
        small = f"median {number(middle)}, half from {number(low)} to {number(high)}"
        chart = histogram(columns_of(line), reach=reach, middle=middle, height=78)
        rows.append(f'<div class="row">{name_html(line["bot"], small)}{chart}</div>')
    cells = [
        [range_text(column), *(number(line["bins"][i]["count"]) for line in lines)]
        for i, column in enumerate(form["scores"]["all"]["bins"])
    ]
    head = ["points", *(line["bot"] for line in lines)]
    return [
        Plot(
            "Final scores",
            form["says"]["scores"],
            unit("Points across; how many seats ended with them upwards; the line is the median")
            + f'<div class="spread">{"".join(rows)}</div>',
            table(head, cells, caption="How many seats ended with how many points"),
        )
    ]


def seats(form: Form, peers: Sequence[Form]) -> list[Plot]:
    """Return what the place in the order of the table is worth."""
    lines = form["seats"]
    everybody = [line for peer in peers for line in peer["seats"]]
    chart = share_chart(lines, lambda line: f"seat {line['seat']}", form["parity"], peers=everybody)
    figures = share_table(lines, "seat", "seat", "Share of wins by seat; seat 1 begins")
    return [
        Plot("Share of wins by seat", form["says"]["seats"], chart, figures),
        _seat_scores(form, everybody),
    ]


def _seat_scores(form: Form, everybody: Sequence[Form]) -> Plot:
    points = [line["score"] for line in everybody]
    low = min(p["mean"] if p["low"] is None else p["low"] for p in points)
    high = max(p["mean"] if p["high"] is None else p["high"] for p in points)
    room = max(1.0, (high - low) * 0.15)
    rows = []
    cells = []
    for line in form["seats"]:
        score = line["score"]
        between = span(score, full=False)
        value = amount(score["mean"])
        dot = Dot(score["mean"], score["low"], score["high"])
        rows.append((f"seat {line['seat']}", [dot], f"{value} ({between})" if between else value))
        cells.append([str(line["seat"]), value, between or "–"])
    scale = Scale(max(0.0, low - room), high + room, ticks=4)
    head = ["seat", "mean score", "95 % interval"]
    return Plot(
        "Mean score by seat",
        form["says"]["seat_scores"],
        unit("Points; the axis does not begin at 0") + dots(rows, scale=scale),
        table(head, cells, caption="Mean score by seat; seat 1 begins"),
    )
