"""Sentences about two experiments side by side."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from luxor.lab.report.number_words import amount, percent, signed, span
from luxor.lab.report.sayings import Form, is_sure


def comparison_sayings(a: Form, b: Form, compared: Form) -> dict[str, str]:
    """Return the sentences of a comparison, by the name of the plot."""
    lines = {(line["kind"], line["name"]): line for line in compared["lines"]}
    return {
        "comparison": _compared(a, b, lines),
        "bots": _compared_bots(compared),
        "points": _compared_points(b, lines),
        "all": _compared_all(compared),
    }


def _compared(a: Form, b: Form, lines: Mapping[tuple[str, str], Form]) -> str:
    parts = []
    for kind, name, who, unit in (
        ("game", "rounds", "games have", "rounds"),
        ("score", "score", "players score", "points"),
    ):
        line = lines.get((kind, name))
        if line is None:
            continue
        means = f"{amount(line['b']['mean'])} against {amount(line['a']['mean'])}"
        if is_sure(line):
            more = "more" if line["difference"] > 0 else "fewer"
            parts.append(f"{who} {amount(abs(line['difference']))} {unit} {more} ({means})")
        else:
            parts.append(f"{who} about as many {unit} ({means})")
    return f"In {b['name']}, compared with {a['name']}, {' and '.join(parts)}." if parts else ""


def _compared_bots(compared: Form) -> str:
    lines = [line for line in compared["bots"] if line["a"]["low"] is not None]
    apart = [line for line in lines if _apart(line["a"], line["b"])]
    if not apart:
        return "No bot wins surely more or less often in the one than in the other."
    most = max(apart, key=lambda line: abs(line["b"]["rate"] - line["a"]["rate"]))
    return (
        f"{most['bot']} changes most: from {percent(most['a']['rate'])} to "
        f"{percent(most['b']['rate'])}, more than chance explains."
    )


def _apart(a: Mapping[str, Any], b: Mapping[str, Any]) -> bool:
    """Return whether the interval of a difference leaves 0 out."""
    halves = [(side["high"] - side["low"]) / 2 for side in (a, b)]
    return bool(abs(a["rate"] - b["rate"]) > math.hypot(*halves))


def _compared_points(b: Form, lines: Mapping[tuple[str, str], Form]) -> str:
    points = [line for (kind, _), line in lines.items() if kind == "points" and is_sure(line)]
    if not points:
        return "No source of points differs surely."
    wide = max(points, key=lambda line: abs(line["difference"]))
    return (
        f"The source that differs most: {wide['label'].removeprefix('points: ')}, "
        f"{signed(wide['difference'])} points a player in {b['name']}"
        f"{span({'low': wide['low'], 'high': wide['high']}, signed)}."
    )


def _compared_all(compared: Form) -> str:
    sure = [line for line in compared["lines"] if is_sure(line)]
    text = (
        f"{len(sure)} of {len(compared['lines'])} figures differ by more than chance explains; "
        "of figures that do not differ at all, one in twenty would look like it"
    )
    if sure:
        text += f". The clearest: “{sure[0]['label']}”, {signed(sure[0]['difference'])}"
    return text + "."
