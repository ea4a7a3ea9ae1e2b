"""Sentences about two experiments side by side."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from luxor.core.modules import title_of
from luxor.lab.report.figures import Form
from luxor.lab.report.findings import is_sure
from luxor.lab.report.number_words import amount, listed, parity_percent, percent, signed, span
from luxor.lab.report.side_by_side import SETTINGS


def comparison_findings(a: Form, b: Form, compared: Form) -> dict[str, str]:
    """Return the sentences of a comparison, by the name of the plot."""
    lines = {(line["kind"], line["name"]): line for line in compared["lines"]}
    return {
        "comparison": _compared(a, b, lines),
        "settings": _settings(a, b, compared),
        "bots": _compared_bots(compared),
        "points": _compared_points(b, lines),
        "all": _compared_all(compared),
    }


def _settings(a: Form, b: Form, compared: Form) -> str:
    """Return what was set differently, and what this means for the comparison."""
    told = {line["setting"]: line for line in compared["differ"]}
    seed, version = told.pop("seed", None), told.pop("luxor", None)
    unknown = [form["name"] for form in (a, b) if not form["played"]]
    parts = [
        f"{SETTINGS[name]} ({_value(name, line['a'])} in {a['name']}, "
        f"{_value(name, line['b'])} in {b['name']})"
        for name, line in told.items()
    ]
    if not parts and unknown:
        text = "Nothing is known to be set differently."
    elif not parts:
        text = "Both experiments have the same settings."
    elif len(parts) == 1:
        text = f"The experiments differ in one setting: {parts[0]}."
    else:
        text = (
            f"The experiments differ in {len(parts)} settings: {listed(parts)}. It is impossible "
            "to tell which of these makes a difference: change one thing at a time."
        )
    if "players" in told:
        parities = [f"{parity_percent(form['parity'])} in {form['name']}" for form in (a, b)]
        text += f" Equal players win {listed(parities)}: shares of wins cannot be compared."
    elif "bots" in told:
        text += (
            " A share of wins depends on who else is at the table: shares of a bot that met other "
            "opponents cannot be compared."
        )
    if seed is not None:
        text += f" The seeds differ ({seed['a']} and {seed['b']}), so the deals are not the same."
    if version is not None:
        text += (
            f" Different versions of Luxor played them ({version['a']} and {version['b']}); their "
            "bots need not be the same."
        )
    if unknown:
        text += f" Of {listed(unknown)} only the rows are there, not what was set."
    return text


def _value(name: str, value: Any) -> str:
    """Return the value of a setting in words."""
    if name == "modules":
        return listed([title_of(module) for module in value]) or "none"
    if name == "bots":
        return listed(value)
    if name == "extra_cards":
        return "yes" if value else "no"
    if name == "edition":
        return f"{value.get('name')} {value.get('fingerprint')}"
    return str(value)


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
    text = (
        f"{most['bot']} changes most: from {percent(most['a']['rate'])} to "
        f"{percent(most['b']['rate'])}, more than chance explains"
    )
    differ = {line["setting"] for line in compared["differ"]}
    if "players" in differ:
        return f"{text}; but the tables are not of the same size."
    return f"{text}; but the opponents are not the same." if "bots" in differ else f"{text}."


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
