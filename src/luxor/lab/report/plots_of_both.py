"""The plots of two experiments side by side."""

from __future__ import annotations

from typing import Any

from luxor.lab.report.charts import Dot, Scale, dots, mark_legend, table
from luxor.lab.report.number_words import number, percent, signed, span
from luxor.lab.report.plots import Plot, percent_tick, unit

Form = dict[str, Any]

MOST_LINES = 14
"""How many differences are drawn; the table has all."""


def comparison_plots(compared: Form) -> list[Plot]:
    """Return the plots of a comparison."""
    settings = Plot("What was set differently", compared["says"]["settings"], "")
    return [settings, *_bots(compared), _points(compared), _effects(compared)]


def _legend(compared: Form) -> str:
    return mark_legend(list(zip("ab", compared["names"], strict=True)))


def _bots(compared: Form) -> list[Plot]:
    lines = [line for line in compared["bots"] if line["a"]["low"] is not None]
    if len(lines) < 2:
        return []
    rows = [
        (
            line["bot"],
            [_mark(line["a"], "rate", "a"), _mark(line["b"], "rate", "b")],
            f"{percent(line['a']['rate'])} → {percent(line['b']['rate'])}",
        )
        for line in lines
    ]
    cells = [
        [
            line["bot"],
            *(text for side in "ab" for text in _rate_cells(line[side])),
        ]
        for line in lines
    ]
    a, b = compared["names"]
    return [
        Plot(
            "Share of wins in both",
            compared["says"]["bots"],
            _legend(compared) + dots(rows, scale=Scale(0, 1, ticks=4), write=percent_tick),
            table(
                ["bot", a, "95 % interval", b, "95 % interval"],
                cells,
                caption="Share of wins of the bots that played in both",
            ),
        )
    ]


def _rate_cells(side: Form) -> list[str]:
    return [percent(side["rate"]), span(side, percent, full=False) or "–"]


def _mark(side: Form, name: str, mark: str) -> Dot:
    return Dot(side[name], side["low"], side["high"], mark)


def _points(compared: Form) -> Plot:
    lines = [line for line in compared["lines"] if line["kind"] == "points"]
    lines.sort(key=lambda line: -max(line["a"]["mean"], line["b"]["mean"]))
    total = [line for line in compared["lines"] if line["kind"] == "score"]
    most = max(
        (line[side]["high"] or line[side]["mean"] for line in lines for side in "ab"), default=1
    )
    rows = [
        (
            line["label"].removeprefix("points: "),
            [_mark(line["a"], "mean", "a"), _mark(line["b"], "mean", "b")],
            f"{number(line['a']['mean'])} → {number(line['b']['mean'])}",
        )
        for line in lines
    ]
    return Plot(
        "Points by source",
        compared["says"]["points"],
        _legend(compared)
        + unit("Mean points of a player")
        + dots(rows, scale=Scale(0, max(1.0, most * 1.05))),
        _table(compared, [*total, *lines], "Mean points of a player by source"),
    )


def _effects(compared: Form) -> Plot:
    lines = compared["lines"]
    drawn = [line for line in lines if line["deviation"]][:MOST_LINES]
    rows = []
    reach = 0.1
    for line in drawn:
        values = [line["difference"], line["low"], line["high"]]
        effect = [None if v is None else v / line["deviation"] for v in values]
        reach = max([reach, *(abs(v) for v in effect if v is not None)])
        dot = Dot(effect[0] or 0.0, effect[1], effect[2], "b")
        means = f"{number(line['a']['mean'])} → {number(line['b']['mean'])}"
        rows.append((line["label"], [dot], means))
    chart = dots(rows, scale=Scale(-reach * 1.05, reach * 1.05, ticks=6), line=0)
    return Plot(
        "What differs most",
        compared["says"]["all"],
        unit(
            f"Difference in standard deviations, right of the line: more in {compared['names'][1]}"
        )
        + f'<div class="winners">{chart}</div>',
        _table(compared, lines, "Every figure that both have, the clearest difference first"),
    )


def _table(compared: Form, lines: list[Form], caption: str) -> str:
    a, b = compared["names"]
    return table(
        ["", a, b, "difference", "95 % interval", "effect"],
        [
            [
                line["label"],
                number(line["a"]["mean"]),
                number(line["b"]["mean"]),
                signed(line["difference"]),
                span(line, signed, full=False) or "–",
                signed(line["effect"]),
            ]
            for line in lines
        ],
        caption=caption,
    )
