"""Two experiments side by side: what differs, and how surely."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from luxor.lab.intervals import rounded
from luxor.lab.report.figures import Form

SETTINGS = {
    "kind": "command",
    "players": "players",
    "modules": "modules",
    "extra_cards": "extra Horus cards",
    "edition": "edition",
    "bots": "bots",
    "seed": "seed",
    "luxor": "version",
}
"""What may be set differently, in words and in the order in which it is listed."""


def side_by_side(a: Form, b: Form) -> Form:
    """Return how the figures of ``b`` differ from those of ``a``.

    Every mean that both have is compared, with a 95 % interval of the difference that takes the
    two experiments as independent (with the same deals it is too wide rather than too narrow), the
    largest effect first: differences divided by the standard deviation. A source of points that
    one of them does not have brings 0 there; other figures that only one has are listed as such.
    """
    means = [{(line["kind"], line["name"]): line for line in form["means"]} for form in (a, b)]
    lines = []
    for key in dict.fromkeys([*means[0], *means[1]]):
        first, second = (found.get(key) for found in means)
        if key[0] in ("points", "ends"):  # what does not occur is 0
            first = first or _nothing(second)
            second = second or _nothing(first)
        if first and second and "mean" in first and "mean" in second:
            lines.append(_difference(first, second))
    lines.sort(key=lambda line: -abs(line["effect"]))
    return {
        "names": [a["name"], b["name"]],
        "same_players": a["players"] == b["players"],
        "differ": _settings(a, b),
        "lines": lines,
        "only": [
            [line["label"] for key, line in means[i].items() if key not in means[1 - i]]
            for i in (0, 1)
        ],
        "bots": _bots(a, b),
    }


def _nothing(line: Mapping[str, Any] | None) -> Form | None:
    return (
        None if line is None else {**line, "mean": 0.0, "low": 0.0, "high": 0.0, "deviation": 0.0}
    )


def _difference(a: Mapping[str, Any], b: Mapping[str, Any]) -> Form:
    difference = b["mean"] - a["mean"]
    bounds = [_half(line) for line in (a, b)]
    known = [bound for bound in bounds if bound is not None]
    half = math.hypot(*known) if len(known) == len(bounds) else None
    spread = math.sqrt((a["deviation"] ** 2 + b["deviation"] ** 2) / 2)
    return {
        "kind": a["kind"],
        "name": a["name"],
        "label": a["label"],
        "a": {name: a[name] for name in ("mean", "low", "high")},
        "b": {name: b[name] for name in ("mean", "low", "high")},
        "difference": rounded(difference),
        "low": None if half is None else rounded(difference - half),
        "high": None if half is None else rounded(difference + half),
        "deviation": rounded(spread),
        "effect": rounded(difference / spread) if spread else 0.0,
    }


def _half(line: Mapping[str, Any]) -> float | None:
    return None if line["low"] is None else (line["high"] - line["low"]) / 2


def _settings(a: Form, b: Form) -> list[Form]:
    """Return what was set differently, as far as both are known.

    How many played, and which bots, the rows themselves show; a bot may also have had more seats.
    """
    known = [
        {**form["played"], "players": form["players"], "bots": _names(form)} for form in (a, b)
    ]
    seated = [sorted(form["played"].get("bots", ())) for form in (a, b)]
    if known[0]["bots"] == known[1]["bots"] and len(seated[0]) == len(seated[1]):
        known = [{**found, "bots": bots} for found, bots in zip(known, seated, strict=True)]
    return [
        {"setting": name, "a": known[0][name], "b": known[1][name]}
        for name in SETTINGS
        if name in known[0] and name in known[1] and known[0][name] != known[1][name]
    ]


def _names(form: Form) -> list[str]:
    return sorted(line["bot"] for line in form["bots"])


def _bots(a: Form, b: Form) -> list[Form]:
    """Return the win rates of the bots that played in both."""
    there = {line["bot"]: line for line in b["bots"]}
    picked = ("rate", "low", "high")
    return [
        {
            "bot": line["bot"],
            "a": {name: line[name] for name in picked},
            "b": {name: there[line["bot"]][name] for name in picked},
        }
        for line in a["bots"]
        if line["bot"] in there
    ]
